//! Direct: A is formed and factorised once, A = P L Lᵀ Pᵀ. Where rows are dependent, the least-squares λ of smallest
//! norm (see [`crate::math::dense::PivotedCholesky`]).

use super::{Report, Solver, StoppedBy, Stopping, Watcher};
use crate::assembly::Problem;
use crate::describe::Entry;
use crate::math::dense::PivotedCholesky;
use crate::math::{Dense, vector};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "direct",
    title: "Direct",
    symbol: "LLᵀ",
    unit: "",
    help: "Factorises A once and solves exactly, up to rounding.",
    parameters: &[],
};

/// A is stored in full: 2,000² numbers are 32 MB, and factorising them takes seconds. More rows are refused.
pub const MOST_ROWS: usize = 2000;

/// Builds the solver.
#[must_use]
pub fn build() -> Box<dyn Solver> {
    Box::new(Direct::default())
}

#[derive(Debug, Default)]
struct Direct {
    a: Dense,
    factor: PivotedCholesky,
    residual: Vec<f64>,
    correction: Vec<f64>,
}

impl Solver for Direct {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let Problem { a, b } = problem;
        let m = b.len();
        if m == 0 {
            return Report::default();
        }
        watcher.iterate(0, lambda, residual(a, b, lambda, &mut self.residual));
        a.dense(&mut self.a);
        self.factor.factor(&self.a, stopping.rank_tolerance);
        self.factor.solve(b, lambda);
        lambda.iter_mut().for_each(|l| *l = -*l);
        let mut r = residual(a, b, lambda, &mut self.residual);
        if self.factor.rank() == m {
            // One step of iterative refinement takes the rounding of the factors out.
            vector::zeros(&mut self.correction, m);
            self.factor.solve(&self.residual, &mut self.correction);
            vector::add_scaled(lambda, -1.0, &self.correction);
            r = residual(a, b, lambda, &mut self.residual);
        }
        watcher.iterate(1, lambda, r);
        Report { iterations: 1, residual: r, stopped_by: if r.is_finite() { StoppedBy::Direct } else { StoppedBy::Breakdown } }
    }
}

/// r = Aλ + b; its norm.
fn residual(a: &mut dyn crate::assembly::Operator, b: &[f64], lambda: &[f64], r: &mut Vec<f64>) -> f64 {
    vector::zeros(r, b.len());
    a.apply(lambda, r);
    vector::add_scaled(r, 1.0, b);
    vector::norm(r)
}
