//! Nonsmooth nonlinear conjugate gradients (Silcowitz-Hansen, Niebe, Erleben, "A nonsmooth nonlinear conjugate gradient
//! method for interactive contact force problems", 2010, algorithm 1). A sweep of projected Gauss–Seidel is a fixed-point map
//! F; its step takes the place of the negative gradient, with Fletcher and Reeves' factor:
//!
//!   g_k = λ_k − F(λ_k)     β = ‖g_k‖²/‖g_{k−1}‖²     λ_{k+1} = F(λ_k) + β p_{k−1}     p_k = β p_{k−1} − g_k
//!
//! and where β > 1 the direction is forgotten: p_k = 0. What the step along p takes out of the bounds is projected back.
//! Nothing falls monotonically, so that of all iterates the best is handed back.

use super::best::Best;
use super::interface::Solver;
use super::report::{Report, StoppedBy, Stopping, Watcher};
use super::sweep::Sweep;
use crate::assembly::Problem;
use crate::describe::{Args, Entry};
use crate::math::vector;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "nncg",
    title: "Nonsmooth nonlinear conjugate gradients",
    symbol: "NNCG",
    unit: "",
    help: "Treats the steps of Gauss–Seidel sweeps as gradients and follows conjugate directions.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Nncg::default())
}

#[derive(Debug, Default)]
struct Nncg {
    sweep: Sweep,
    before: Vec<f64>,
    /// F(λ_k)
    swept: Vec<f64>,
    p: Vec<f64>,
    w: Vec<f64>,
    best: Best,
}

impl Solver for Nncg {
    fn solve(&mut self, mut problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let m = problem.b.len();
        if m == 0 {
            return Report::default();
        }
        let small = self.sweep.open(&problem, lambda, stopping);
        vector::zeros(&mut self.p, m);
        vector::zeros(&mut self.w, m);
        self.best.begin();
        let mut last = f64::INFINITY;
        for k in 0..=stopping.max_iterations {
            problem.a.apply(lambda, &mut self.w);
            vector::add_scaled(&mut self.w, 1.0, problem.b);
            let residual = self.sweep.bounded.residual(&problem.bounds, lambda, &self.w);
            watcher.iterate(k, lambda, residual);
            if let Some(report) = self.best.stop(k, lambda, residual, small, stopping) {
                return report;
            }
            self.before.clear();
            self.before.extend_from_slice(lambda);
            self.sweep.sweep(&mut problem, lambda, k + 1, watcher);
            // before = −g
            self.before.iter_mut().zip(lambda.iter()).for_each(|(x, new)| *x = new - *x);
            let length = vector::dot(&self.before, &self.before);
            if length.sqrt() <= f64::EPSILON * vector::norm(lambda) {
                return self.best.hand_back(lambda, k, StoppedBy::Change);
            }
            let beta = if last.is_finite() { length / last } else { 0.0 };
            last = length;
            if beta > 1.0 {
                self.p.fill(0.0);
                continue;
            }
            self.swept.clear();
            self.swept.extend_from_slice(lambda);
            for (p, (lambda, step)) in self.p.iter_mut().zip(lambda.iter_mut().zip(&self.before)) {
                *lambda += beta * *p;
                *p = beta * *p + step;
            }
            self.sweep.bounded.project(&problem.bounds, lambda);
            watcher.together(k + 1, &self.swept, lambda);
        }
        Report::default()
    }

    fn work(&self, rows: u64) -> u64 {
        90 * rows
    }

    fn passes(&self) -> usize {
        2
    }
}
