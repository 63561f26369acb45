//! Record of a solve: every iterate, and every change of a λ_i in order, with the residual after each. A step that changes all
//! rows at once is recorded as one change of each row, marked as such.

use super::bounded::Bounded;
use super::report::Watcher;
use super::tournament::Tournament;
use crate::assembly::{Bounds, Operator, Problem};
use crate::math::{BlockRows, vector};

/// A row changed on the way to an iterate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowChange {
    /// The iterate that it leads to, from 1 on.
    pub iterate: u32,
    /// Which row.
    pub row: usize,
    /// Δλ of the row.
    pub change: f64,
    /// True where a bound limited the change.
    pub clamped: bool,
    /// True where it is part of a step that changes all rows at once; the rows of one such step follow one another.
    pub together: bool,
    /// The residual of λ after the change (after the whole step where rows change together), as in
    /// [`super::report::Report::residual`]; NaN until it is measured.
    pub residual: f64,
}

/// Records a solve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// True to keep the iterates; otherwise only their residuals.
    pub keeps_iterates: bool,
    /// True to keep the changes of rows; iterates have to be kept as well.
    pub keeps_rows: bool,
    /// Of every iterate, the start included.
    pub residuals: Vec<f64>,
    /// λ of every iterate, one after the other.
    pub iterates: Vec<f64>,
    /// In the order in which they happened.
    pub changes: Vec<RowChange>,
}

/// Numbers that are kept of each change of a row.
pub(crate) const NUMBERS_OF_CHANGE: usize = 6;

impl Watcher for Record {
    fn iterate(&mut self, k: u32, lambda: &[f64], residual: f64) {
        self.residuals.push(residual);
        if !self.keeps_iterates {
            return;
        }
        let told = self.changes.last().is_some_and(|c| c.iterate == k);
        if k > 0 && self.keeps_rows && !told {
            let before = self.iterates[self.iterates.len() - lambda.len()..].to_vec();
            self.push_all(k, &before, lambda);
        }
        self.iterates.extend_from_slice(lambda);
    }

    fn watches_rows(&self) -> bool {
        self.keeps_rows
    }

    fn row(&mut self, k: u32, i: usize, change: f64, clamped: bool) {
        self.changes.push(RowChange { iterate: k, row: i, change, clamped, together: false, residual: f64::NAN });
    }

    fn together(&mut self, k: u32, before: &[f64], after: &[f64]) {
        if self.keeps_rows && before != after {
            self.push_all(k, before, after);
        }
    }
}

impl Record {
    fn push_all(&mut self, k: u32, before: &[f64], after: &[f64]) {
        self.changes.extend(before.iter().zip(after).enumerate().map(|(i, (before, after))| RowChange {
            iterate: k,
            row: i,
            change: after - before,
            clamped: false,
            together: true,
            residual: f64::NAN,
        }));
    }

    /// The residual after each change, from the iterates: w_j += A_ji Δλ_i, and r of the rows that this touches. The problem
    /// is the one that was solved; `factors` are J and W where A = J W Jᵀ plus something on the diagonal.
    pub fn measure(&mut self, problem: &mut Problem, factors: Option<(&BlockRows, &[f64])>) {
        if self.changes.is_empty() {
            return;
        }
        let Problem { ref mut a, b, ref bounds, .. } = *problem;
        let n = b.len();
        let mut bounded = Bounded::default();
        bounded.prepare(*a, bounds);
        let coupled = coupled(*a, bounds, factors);
        let mut rest = Tournament::new(n, bounded.free);
        let (mut lambda, mut w) = (vec![0.0; n], vec![0.0; n]);
        let mut renew = |lambda: &[f64], w: &mut [f64], rest: &mut Tournament| {
            a.apply(lambda, w);
            vector::add_scaled(w, 1.0, b);
            (0..n).for_each(|j| rest.set(j, left(&bounded, bounds, j, lambda, w)));
        };
        let (mut iterate, mut at) = (0, 0);
        while let Some(&RowChange { iterate: k, row, change, together, .. }) = self.changes.get(at) {
            if k != iterate {
                iterate = k;
                lambda.copy_from_slice(&self.iterates[(k as usize - 1) * n..k as usize * n]);
                renew(&lambda, &mut w, &mut rest);
            }
            let end = if together { at + n } else { at + 1 };
            if together {
                self.changes[at..end].iter().for_each(|c| lambda[c.row] += c.change);
                renew(&lambda, &mut w, &mut rest);
            } else {
                lambda[row] += change;
                coupled[row].iter().for_each(|&(j, a)| w[j] += a * change);
                coupled[row].iter().for_each(|&(j, _)| rest.set(j, left(&bounded, bounds, j, &lambda, &w)));
            }
            self.changes[at..end].iter_mut().for_each(|c| c.residual = rest.norm());
            at = end;
        }
    }
}

/// Contribution of row j to the residual.
fn left(bounded: &Bounded, bounds: &Bounds, j: usize, lambda: &[f64], w: &[f64]) -> f64 {
    if bounded.free { w[j] } else { bounded.row_residual(j, bounds, lambda, w) }
}

/// For every row i the rows j with a residual that depends on λ_i, with A_ji: those coupled to it by A, and those bounded by it.
fn coupled(a: &dyn Operator, bounds: &Bounds, factors: Option<(&BlockRows, &[f64])>) -> Vec<Vec<(usize, f64)>> {
    let n = a.size();
    let mut found: Vec<Vec<usize>> = match factors {
        Some((jacobian, w)) => sharing(jacobian, w),
        None => (0..n).map(|i| (0..n).filter(|&j| i == j || a.entry(j, i) != 0.0).collect()).collect(),
    };
    for f in bounds.friction {
        for &t in f.tangents() {
            found[f.normal].push(t);
            f.tangents().iter().for_each(|&other| found[other].push(t));
        }
    }
    let with_entries = |(i, mut list): (usize, Vec<usize>)| {
        list.sort_unstable();
        list.dedup();
        list.iter().map(|&j| (j, a.entry(j, i))).collect()
    };
    found.into_iter().enumerate().map(with_entries).collect()
}

/// Of every row those that act on a body of it that moves, itself among them.
fn sharing(jacobian: &BlockRows, w: &[f64]) -> Vec<Vec<usize>> {
    let mut on = vec![Vec::new(); w.len()];
    let moved = |i: usize| jacobian.row(i).filter(|(at, x)| w[*at..at + x.len()].iter().any(|w| *w != 0.0)).map(|(at, _)| at);
    for i in 0..jacobian.len() {
        moved(i).for_each(|at| on[at].push(i));
    }
    (0..jacobian.len()).map(|i| std::iter::once(i).chain(moved(i).flat_map(|at| on[at].iter().copied())).collect()).collect()
}
