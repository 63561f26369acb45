//! Spectral projected gradient (Birgin, Martínez, Raydan, "Nonmonotone spectral projected gradient methods on convex sets", SIAM
//! J. Optimization 10, 2000), every row scaled by its own step S = diag(1/A_ii):
//!
//!   d_k = P(λ_k − α_k S w_k) − λ_k,  w_k = A λ_k + b      λ_{k+1} = λ_k + t d_k
//!   α_{k+1} = (dᵀS⁻¹d)/(dᵀA d), in turn with (dᵀA d)/((A d)ᵀS A d)      (Barzilai, Borwein, 1988)
//!
//! t is 1, unless f(λ) = ½ λᵀAλ + bᵀλ would rise above the largest of its last ten values; then t is where f is smallest along
//! d. One product with A an iteration. With friction the radii follow the λ_n just found, f is no measure any more, and of all
//! iterates the best is handed back.

use super::best::Best;
use super::bounded::Bounded;
use super::interface::Solver;
use super::report::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::Problem;
use crate::describe::{Args, Entry};
use crate::math::vector;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "spectral-projected-gradient",
    title: "Spectral projected gradient",
    symbol: "SPG",
    unit: "",
    help: "Projected gradient steps whose length comes from the last change of the gradient (Barzilai and Borwein).",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(SpectralProjectedGradient::default())
}

/// Values of f that the next one may be as large as.
const REMEMBERED: usize = 10;
/// The part of the slope along d that f has to fall by.
const DESCENT: f64 = 1e-4;
/// α stays between this and its inverse.
const SHORTEST: f64 = 1e-10;

#[derive(Debug, Default)]
struct SpectralProjectedGradient {
    bounded: Bounded,
    best: Best,
    /// P(λ − αSw), and A times it.
    aim: Vec<f64>,
    a_aim: Vec<f64>,
    a_lambda: Vec<f64>,
    w: Vec<f64>,
}

/// A step d = P(λ − αSw) − λ, in the numbers that decide on its length.
#[derive(Default)]
struct Step {
    /// wᵀd
    slope: f64,
    /// dᵀA d
    curvature: f64,
    /// dᵀS⁻¹d
    length: f64,
    /// (A d)ᵀS A d
    bend: f64,
    /// max |d_i|
    largest: f64,
}

impl Solver for SpectralProjectedGradient {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let m = problem.b.len();
        if m == 0 {
            return Report::default();
        }
        self.bounded.prepare(problem.a, &problem.bounds);
        let small = self.bounded.small(problem.b, stopping);
        let Problem { a, b, bounds, .. } = problem;
        self.bounded.project(&bounds, lambda);
        for x in [&mut self.aim, &mut self.a_aim, &mut self.a_lambda, &mut self.w] {
            vector::zeros(x, m);
        }
        a.apply(lambda, &mut self.a_lambda);
        self.best.begin();
        let (mut alpha, mut values) = (1.0, [f64::NEG_INFINITY; REMEMBERED]);
        for k in 0..=stopping.max_iterations {
            self.w.iter_mut().zip(&self.a_lambda).zip(b).for_each(|((w, a), b)| *w = a + b);
            let residual = self.bounded.residual(&bounds, lambda, &self.w);
            watcher.iterate(k, lambda, residual);
            if let Some(report) = self.best.stop(k, lambda, residual, small, stopping) {
                return report;
            }
            for (i, aim) in self.aim.iter_mut().enumerate() {
                *aim = lambda[i] - alpha * self.bounded.step[i] * self.w[i];
            }
            self.bounded.project(&bounds, &mut self.aim);
            a.apply(&self.aim, &mut self.a_aim);
            let step = self.step(lambda);
            if step.largest <= 0.1 * f64::EPSILON * vector::norm_max(lambda) {
                return self.best.hand_back(lambda, k, StoppedBy::Change);
            }
            let value = 0.5 * (vector::dot(lambda, &self.w) + vector::dot(lambda, b));
            values[k as usize % REMEMBERED] = value;
            let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let falls = value + step.slope + 0.5 * step.curvature <= most + DESCENT * step.slope;
            let t = if falls || step.slope >= 0.0 { 1.0 } else { -step.slope / step.curvature };
            advance(lambda, &self.aim, t);
            advance(&mut self.a_lambda, &self.a_aim, t);
            let spectral = if k % 2 == 0 { step.length / step.curvature } else { step.curvature / step.bend };
            alpha = if spectral.is_finite() { spectral.clamp(SHORTEST, 1.0 / SHORTEST) } else { 1.0 };
        }
        Report::default()
    }

    fn work(&self, rows: u64) -> u64 {
        40 * rows
    }
}

impl SpectralProjectedGradient {
    fn step(&self, lambda: &[f64]) -> Step {
        let mut step = Step::default();
        for (i, lambda) in lambda.iter().enumerate() {
            let (d, a_d, s) = (self.aim[i] - lambda, self.a_aim[i] - self.a_lambda[i], self.bounded.step[i]);
            step.slope += self.w[i] * d;
            step.curvature += d * a_d;
            step.length += d * d / s;
            step.bend += a_d * a_d * s;
            step.largest = vector::larger(step.largest, d.abs());
        }
        step
    }
}

/// x ← x + t (aim − x); t = 1 gives the aim to the bit.
fn advance(x: &mut [f64], aim: &[f64], t: f64) {
    x.iter_mut().zip(aim).for_each(|(x, aim)| *x = if t == 1.0 { *aim } else { *x + t * (aim - *x) });
}
