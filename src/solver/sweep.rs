//! What the stationary solvers share: go through the rows, change λ_i by −ω w_i/A_ii, repeat until a rule fires.

use super::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::Problem;
use crate::math::vector;

/// In which order a sweep goes through the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// All rows see the λ of the sweep before (Jacobi).
    Together,
    /// Each row sees the newest values, first to last.
    Forward,
    /// First to last, then last to first.
    ForwardAndBack,
}

/// The memory of a stationary solver.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    diagonal: Vec<f64>,
    delta: Vec<f64>,
    residual: Vec<f64>,
}

impl Sweep {
    /// Sweeps until a rule fires. Rows with A_ii = 0 are left alone.
    pub(super) fn run(
        &mut self,
        p: Problem,
        lambda: &mut [f64],
        omega: f64,
        order: Order,
        stopping: &Stopping,
        watcher: &mut dyn Watcher,
    ) -> Report {
        let Problem { a, b } = p;
        let m = b.len();
        if m == 0 {
            return Report::default();
        }
        a.diagonal(&mut self.diagonal);
        vector::zeros(&mut self.delta, m);
        vector::zeros(&mut self.residual, m);
        let small = stopping.tolerance * vector::norm(b);
        for k in 0..=stopping.max_iterations {
            a.begin(lambda);
            for (i, r) in self.residual.iter_mut().enumerate() {
                *r = a.product(i) + b[i];
            }
            let residual = vector::norm(&self.residual);
            watcher.iterate(k, lambda, residual);
            let report = |stopped_by| Report { iterations: k, residual, stopped_by };
            if !residual.is_finite() {
                return report(StoppedBy::Breakdown);
            }
            if residual <= small {
                return report(StoppedBy::Residual);
            }
            if k > 0 && vector::norm(&self.delta) <= f64::EPSILON * vector::norm(lambda) {
                return report(StoppedBy::Change);
            }
            if k == stopping.max_iterations {
                return report(StoppedBy::Iterations);
            }
            let before = &mut self.residual;
            before.copy_from_slice(lambda);
            let mut relax = |i: usize, lambda: &mut [f64]| {
                if self.diagonal[i] > 0.0 {
                    let change = -omega * (a.product(i) + b[i]) / self.diagonal[i];
                    lambda[i] += change;
                    if order != Order::Together {
                        a.change(i, change);
                    }
                }
            };
            (0..m).for_each(|i| relax(i, lambda));
            if order == Order::ForwardAndBack {
                (0..m).rev().for_each(|i| relax(i, lambda));
            }
            for (d, (new, old)) in self.delta.iter_mut().zip(lambda.iter().zip(before.iter())) {
                *d = new - old;
            }
        }
        Report::default()
    }
}
