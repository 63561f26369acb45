//! A solve as it went: every iterate, and row by row every change of a λ_i in the order in which they happened, with how far
//! λ is from a solution after each.

use super::Watcher;
use super::bounded::Bounded;
use crate::assembly::{Bounds, Problem};
use crate::math::{Dense, vector};

/// A row changed on the way to an iterate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowChange {
    /// The iterate that it leads to, from 1 on.
    pub iterate: u32,
    /// Which row.
    pub row: usize,
    /// Δλ of the row.
    pub change: f64,
    /// Whether its bounds held it back.
    pub clamped: bool,
    /// The residual of λ as it stands after the change, as in [`super::Report::residual`]; NaN until it is measured.
    pub residual: f64,
}

/// Keeps what passes by.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// Whether iterates are kept, not their residuals alone.
    pub keeps_iterates: bool,
    /// Whether changes of rows are kept.
    pub keeps_rows: bool,
    /// Of every iterate, the start included.
    pub residuals: Vec<f64>,
    /// λ of every iterate, one after the other.
    pub iterates: Vec<f64>,
    /// Of solvers that go row by row.
    pub changes: Vec<RowChange>,
}

impl Watcher for Record {
    fn iterate(&mut self, _k: u32, lambda: &[f64], residual: f64) {
        self.residuals.push(residual);
        if self.keeps_iterates {
            self.iterates.extend_from_slice(lambda);
        }
    }

    fn watches_rows(&self) -> bool {
        self.keeps_rows
    }

    fn row(&mut self, k: u32, i: usize, change: f64, clamped: bool) {
        self.changes.push(RowChange { iterate: k, row: i, change, clamped, residual: f64::NAN });
    }
}

impl Record {
    /// The residual after each change, from the iterates: w_j += A_ji Δλ_i, and r of the rows that this touches. The problem
    /// is the one that was solved; A is formed.
    pub fn measure(&mut self, problem: &mut Problem) {
        if self.changes.is_empty() {
            return;
        }
        let n = problem.b.len();
        let (mut bounded, mut a) = (Bounded::default(), Dense::default());
        bounded.prepare(problem.a, &problem.bounds);
        problem.a.dense(&mut a);
        let bounds = &problem.bounds;
        let touched: Vec<Vec<usize>> = (0..n).map(|i| touched(&a, bounds, i)).collect();
        let (mut lambda, mut w, mut rest) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
        let mut iterate = 0;
        for c in &mut self.changes {
            if c.iterate != iterate {
                iterate = c.iterate;
                let before = (iterate as usize - 1) * n;
                lambda.copy_from_slice(&self.iterates[before..before + n]);
                problem.a.apply(&lambda, &mut w);
                vector::add_scaled(&mut w, 1.0, problem.b);
                rest.iter_mut().enumerate().for_each(|(j, r)| *r = bounded.row_residual(j, bounds, &lambda, &w));
            }
            lambda[c.row] += c.change;
            let touched = &touched[c.row];
            touched.iter().for_each(|&j| w[j] += a.row(j)[c.row] * c.change);
            touched.iter().for_each(|&j| rest[j] = bounded.row_residual(j, bounds, &lambda, &w));
            c.residual = if bounded.free { vector::norm(&w) } else { vector::norm_max(&rest) };
        }
    }
}

/// The rows whose residual depends on λ_i: those that A couples to it, and those whose bounds follow it.
fn touched(a: &Dense, bounds: &Bounds, i: usize) -> Vec<usize> {
    let tied = |j: usize| bounds.friction.iter().any(|f| f.tangents().contains(&j) && (f.normal == i || f.tangents().contains(&i)));
    (0..a.size()).filter(|&j| j == i || a.row(j)[i] != 0.0 || tied(j)).collect()
}
