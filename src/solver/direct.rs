//! Direct: A is factorised and the problem solved exactly, up to rounding. Where rows are dependent, the least-squares λ
//! of smallest norm. Small problems are formed and factorised densely with pivoting; larger ones on the graph of A.

use super::interface::{Solver, only_free};
use super::report::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::{Bounds, Operator, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::math::dense::PivotedCholesky;
use crate::math::{Dense, SparseLdl, Work, vector};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "direct",
    title: "Direct",
    symbol: "LDLᵀ",
    unit: "",
    help: "Factorises A and solves exactly, up to rounding.",
    parameters: &[],
};

/// Up to this many rows pivoting is worth forming A.
const DENSE_ROWS: usize = 32;

/// Elementary operations to form an entry of A, roughly.
const WORK_OF_AN_ENTRY: u64 = 80;

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Direct::default())
}

/// A direct solver with the memory of its last factorisation.
#[derive(Debug, Default)]
pub struct Direct {
    a: Dense,
    dense: PivotedCholesky,
    sparse: SparseLdl,
    /// Which of the two holds the last factorisation.
    is_sparse: bool,
    residual: Vec<f64>,
    correction: Vec<f64>,
}

impl Solver for Direct {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let Problem { a, b, work, .. } = problem;
        let m = b.len();
        if m == 0 {
            return Report::default();
        }
        if watcher.watches() {
            watcher.iterate(0, lambda, residual(a, b, lambda, &mut self.residual));
        }
        let unlimited = Work::default();
        let work = work.unwrap_or(&unlimited);
        let regular = self.factor(a, stopping.rank_tolerance, false, work) == m;
        if work.is_spent() {
            return Report { iterations: 0, residual: f64::INFINITY, stopped_by: StoppedBy::Breakdown };
        }
        self.back_solve(b, lambda);
        lambda.iter_mut().for_each(|l| *l = -*l);
        if regular {
            // One step of iterative refinement takes the rounding of the factors out.
            let mut correction = std::mem::take(&mut self.correction);
            let mut rest = std::mem::take(&mut self.residual);
            find_rest(a, b, lambda, &mut rest);
            vector::zeros(&mut correction, m);
            self.back_solve(&rest, &mut correction);
            vector::add_scaled(lambda, -1.0, &correction);
            (self.correction, self.residual) = (correction, rest);
        }
        let r = residual(a, b, lambda, &mut self.residual);
        watcher.iterate(1, lambda, r);
        Report { iterations: 1, residual: r, stopped_by: if r.is_finite() { StoppedBy::Direct } else { StoppedBy::Breakdown } }
    }

    fn honours(&self, bounds: &Bounds) -> Result<()> {
        only_free(ENTRY.id, bounds)
    }
}

impl Direct {
    /// Factorises A, which may have the graph that it had the last time; its rank. Where that would take more work than is left,
    /// there are no factors.
    pub fn factor(&mut self, a: &mut dyn Operator, tolerance: f64, again: bool, work: &Work) -> usize {
        match a.factors() {
            Some((j, w)) if j.len() > DENSE_ROWS && a.softness().is_empty() => {
                let again = again && self.is_sparse;
                self.is_sparse = true;
                if !(again || self.sparse.fit(j, w, work)) || !work.charge(self.sparse.operations()) {
                    self.is_sparse = false;
                    return 0;
                }
                self.sparse.factor_again(j, w, tolerance, work);
                self.sparse.rank()
            }
            _ => {
                self.is_sparse = false;
                let m = a.size() as u64;
                if !work.charge(m * m * (WORK_OF_AN_ENTRY + m / 3)) {
                    return 0;
                }
                a.dense(&mut self.a);
                self.dense.factor(&self.a, tolerance);
                self.dense.rank()
            }
        }
    }

    /// x = A⁺ y with the last factorisation.
    pub fn back_solve(&mut self, y: &[f64], x: &mut [f64]) {
        if self.is_sparse { self.sparse.solve(y, x) } else { self.dense.solve(y, x) }
    }
}

/// r = Aλ + b
fn find_rest(a: &mut dyn Operator, b: &[f64], lambda: &[f64], r: &mut Vec<f64>) {
    vector::zeros(r, b.len());
    a.apply(lambda, r);
    vector::add_scaled(r, 1.0, b);
}

/// Norm of Aλ + b; the vector is left in r.
fn residual(a: &mut dyn Operator, b: &[f64], lambda: &[f64], r: &mut Vec<f64>) -> f64 {
    find_rest(a, b, lambda, r);
    vector::norm(r)
}
