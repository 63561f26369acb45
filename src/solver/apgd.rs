//! Accelerated projected gradient descent (Nesterov 1983; for contact Mazhar, Heyn, Negrut, Tasora, "Using Nesterov's
//! method to accelerate multibody dynamics with friction and contact", 2015), with the restart of O'Donoghue and Candès
//! (2015) and every row scaled by its own step S = diag(1/A_ii):
//!
//!   λ_{k+1} = P(y_k − S(A y_k + b)/L)     y_{k+1} = λ_{k+1} + β_{k+1}(λ_{k+1} − λ_k)
//!   θ_{k+1} solves θ² = (1 − θ)θ_k²       β_{k+1} = θ_k(1 − θ_k)/(θ_k² + θ_{k+1})
//!
//! L grows until ΔᵀAΔ ≤ L ΔᵀS⁻¹Δ for the step Δ taken, and shrinks a little after each success. One product with A an
//! iteration: A y follows from those of the two λ. With friction the projection takes its radii from the λ_n just found; its
//! fixed points are the solutions, but no objective falls any more, so that of all iterates the best is handed back.

use super::best::Best;
use super::bounded::Bounded;
use super::interface::Solver;
use super::report::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::Problem;
use crate::describe::{Args, Entry};
use crate::math::vector;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "apgd",
    title: "Accelerated projected gradient",
    symbol: "APGD",
    unit: "",
    help: "Projected gradient steps with Nesterov's momentum, restarted where they go uphill.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Apgd::default())
}

#[derive(Debug, Default)]
struct Apgd {
    bounded: Bounded,
    best: Best,
    /// λ of the iterate before, and A λ of it.
    old: Vec<f64>,
    a_old: Vec<f64>,
    a_new: Vec<f64>,
    y: Vec<f64>,
    a_y: Vec<f64>,
    w: Vec<f64>,
}

/// The largest L that is tried: m rows that are all alike have L = m.
const LARGEST: f64 = 1e12;

impl Solver for Apgd {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let m = problem.b.len();
        if m == 0 {
            return Report::default();
        }
        self.bounded.prepare(problem.a, &problem.bounds);
        let small = self.bounded.small(problem.b, stopping);
        let Problem { a, b, bounds, .. } = problem;
        self.bounded.project(&bounds, lambda);
        for x in [&mut self.a_old, &mut self.a_new, &mut self.w] {
            vector::zeros(x, m);
        }
        a.apply(lambda, &mut self.a_new);
        self.y.clear();
        self.y.extend_from_slice(lambda);
        self.a_y.clone_from(&self.a_new);
        self.best.begin();
        let (mut largest, mut theta) = (1.0_f64, 1.0_f64);
        for k in 0..=stopping.max_iterations {
            self.w.iter_mut().zip(&self.a_new).zip(b).for_each(|((w, a), b)| *w = a + b);
            let residual = self.bounded.residual(&bounds, lambda, &self.w);
            watcher.iterate(k, lambda, residual);
            if let Some(report) = self.best.stop(k, lambda, residual, small, stopping) {
                return report;
            }
            self.old.clear();
            self.old.extend_from_slice(lambda);
            std::mem::swap(&mut self.a_old, &mut self.a_new);
            loop {
                for (i, lambda) in lambda.iter_mut().enumerate() {
                    *lambda = self.y[i] - self.bounded.step[i] * (self.a_y[i] + b[i]) / largest;
                }
                self.bounded.project(&bounds, lambda);
                a.apply(lambda, &mut self.a_new);
                if self.curvature_at_most(largest, lambda) || largest >= LARGEST {
                    break;
                }
                largest *= 2.0;
            }
            let (mut uphill, mut change) = (0.0, 0.0_f64);
            for (i, (new, old)) in lambda.iter().zip(&self.old).enumerate() {
                uphill += (self.a_y[i] + b[i]) * (new - old);
                change = change.max((new - old).abs());
            }
            if change <= 0.1 * f64::EPSILON * vector::norm_max(lambda) {
                return self.best.hand_back(lambda, k, StoppedBy::Change);
            }
            let beta = if uphill > 0.0 {
                theta = 1.0;
                0.0
            } else {
                let next = 0.5 * theta * ((theta * theta + 4.0).sqrt() - theta);
                let beta = theta * (1.0 - theta) / (theta * theta + next);
                theta = next;
                beta
            };
            for (y, (new, old)) in self.y.iter_mut().zip(lambda.iter().zip(&self.old)) {
                *y = new + beta * (new - old);
            }
            for (y, (new, old)) in self.a_y.iter_mut().zip(self.a_new.iter().zip(&self.a_old)) {
                *y = new + beta * (new - old);
            }
            largest *= 0.98;
        }
        Report::default()
    }

    fn work(&self, rows: u64) -> u64 {
        40 * rows
    }
}

impl Apgd {
    /// ΔᵀAΔ ≤ L ΔᵀS⁻¹Δ for Δ = λ − y.
    fn curvature_at_most(&self, largest: f64, lambda: &[f64]) -> bool {
        let (mut curvature, mut length) = (0.0, 0.0);
        for (i, lambda) in lambda.iter().enumerate() {
            let step = lambda - self.y[i];
            curvature += step * (self.a_new[i] - self.a_y[i]);
            length += step * step / self.bounded.step[i];
        }
        curvature <= largest * length * (1.0 + 1e-12)
    }
}
