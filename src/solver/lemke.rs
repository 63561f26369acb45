//! Lemke's method with the lexicographic ratio test (Lemke 1965; Cottle, Pang, Stone, "The Linear Complementarity Problem",
//! section 4.4 and, for the ratio test, 4.9): pivots from one almost complementary basis of
//!
//!   w − M z − 1 z₀ = q     w, z, z₀ ≥ 0     w_i z_i = 0 for all i but one
//!
//! to the next until z₀ = 0 (a solution) or nothing blocks (a ray). For positive semi-definite M a ray means that there is
//! no solution; for others it means nothing.
//!
//! How bounds and friction become such a problem is in `standard.rs`. With friction M is copositive, xᵀMx ≥ 0 for x ≥ 0: then
//! Lemke's method ends in a solution wherever qᵀx ≥ 0 holds for the solutions x of the problem with q = 0 (Anitescu and Potra,
//! "Formulating dynamic multi-rigid-body contact problems with friction as solvable linear complementarity problems", 1997), and
//! else possibly in a ray. The start λ is not used.

use super::interface::Solver;
use super::pivoting::{Scaled, can_pay, most_pivots, pushing_normals, work_of_a_pivot};
use super::report::{Report, StoppedBy, Stopping, Watcher};
use super::standard::{Standard, size_with_friction};
use crate::assembly::{Bounds, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::math::vector;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "lemke",
    title: "Lemke's method",
    symbol: "w − Mz − 1z₀ = q",
    unit: "",
    help: "Pivots from basis to basis to an exact solution. An iteration is a pivot; the last one refines.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Lemke::default())
}

/// More rows than this are not taken on: the tableau has 2m² entries.
pub const MOST_ROWS: usize = 1000;

#[derive(Debug, Default)]
struct Lemke {
    scaled: Scaled,
    standard: Standard,
    tableau: Tableau,
    x: Vec<f64>,
}

impl Solver for Lemke {
    fn solve(&mut self, mut problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        if problem.b.is_empty() {
            return Report::default();
        }
        if !can_pay(&problem, size_with_friction(&problem)) {
            return Report { iterations: 0, residual: f64::INFINITY, stopped_by: StoppedBy::Breakdown };
        }
        let small = self.scaled.read(&mut problem, stopping);
        if !vector::is_finite(&self.scaled.a) || !vector::is_finite(&self.scaled.b) {
            return Report { iterations: 0, residual: f64::NAN, stopped_by: StoppedBy::Breakdown };
        }
        self.standard.read(&self.scaled, &problem.bounds, stopping.rank_tolerance);
        let Standard { m, q, .. } = &self.standard;
        self.tableau.begin(m, q);
        let size = q.len();
        let most = most_pivots(&problem, stopping, size);
        let mut k = 0;
        let ended = loop {
            if watcher.watches() {
                // Before the first pivot: the start, which plays no part.
                if k == 0 {
                    self.scaled.project(&problem.bounds, lambda)
                } else {
                    self.recover(&problem.bounds, lambda);
                }
                let residual = self.scaled.residual(&mut problem, lambda);
                watcher.iterate(k, lambda, residual);
            }
            match self.tableau.state {
                State::Solved => break StoppedBy::Direct,
                State::Ray => break StoppedBy::Ray,
                State::Underway if k >= most => break StoppedBy::Iterations,
                State::Underway => self.tableau.pivot(),
            }
            k += 1;
        };
        self.recover(&problem.bounds, lambda);
        charge_unknowns_beyond_rows(&problem, k, size);
        let report = self.scaled.finish(&mut problem, lambda, k + 1, ended, small);
        watcher.iterate(report.iterations, lambda, report.residual);
        report
    }

    fn work(&self, rows: u64) -> u64 {
        work_of_a_pivot(rows)
    }

    fn honours(&self, bounds: &Bounds) -> Result<()> {
        pushing_normals(ENTRY.id, bounds)
    }
}

impl Lemke {
    /// λ from the present basis.
    fn recover(&mut self, bounds: &Bounds, lambda: &mut [f64]) {
        let tableau = &self.tableau;
        self.standard.recover(&self.scaled, |k| tableau.z(k), &mut self.x);
        self.scaled.unscale(bounds, &self.x, lambda);
    }
}

/// [`Solver::work`] counts pivots on rows; those of the tableau are on more unknowns where there is friction.
fn charge_unknowns_beyond_rows(problem: &Problem, pivots: u32, size: usize) {
    let more = work_of_a_pivot(size as u64).saturating_sub(work_of_a_pivot(problem.b.len() as u64));
    problem.work.inspect(|work| {
        work.charge(u64::from(pivots) * more);
    });
}

/// Where a tableau is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// z₀ > 0.
    #[default]
    Underway,
    /// z₀ = 0.
    Solved,
    /// Nothing blocks the entering unknown.
    Ray,
}

/// Lemke's tableau for w = Mz + q. Columns: w, z, z₀, right side.
#[derive(Debug, Default)]
pub struct Tableau {
    /// How far it has come.
    pub state: State,
    n: usize,
    entries: Vec<f64>,
    /// Which column is basic in each row.
    basis: Vec<usize>,
    entering: usize,
}

/// Entries below this are no pivots; M is scaled to about 1.
const SMALL: f64 = 1e-11;

impl Tableau {
    /// The tableau of that problem, M row by row, with w basic.
    pub fn begin(&mut self, m: &[f64], q: &[f64]) {
        let n = q.len();
        let width = 2 * n + 2;
        self.n = n;
        vector::zeros(&mut self.entries, n * width);
        self.basis.clear();
        self.basis.extend(0..n);
        for (i, row) in self.entries.chunks_exact_mut(width).enumerate() {
            row[i] = 1.0;
            for j in 0..n {
                row[n + j] = -m[i * n + j];
            }
            row[2 * n] = -1.0;
            row[2 * n + 1] = q[i];
        }
        self.entering = 2 * n;
        self.state = if q.iter().all(|q| *q >= 0.0) { State::Solved } else { State::Underway };
    }

    fn row(&self, i: usize) -> &[f64] {
        let width = 2 * self.n + 2;
        &self.entries[i * width..(i + 1) * width]
    }

    /// The value of z_k in the present basis.
    #[must_use]
    pub fn z(&self, k: usize) -> f64 {
        self.basis.iter().position(|&c| c == self.n + k).map_or(0.0, |i| self.row(i)[2 * self.n + 1].max(0.0))
    }

    /// The direction of z_k along the ray that was found.
    #[must_use]
    pub fn ray(&self, k: usize) -> f64 {
        if self.entering == self.n + k {
            return 1.0;
        }
        self.basis.iter().position(|&c| c == self.n + k).map_or(0.0, |i| (-self.row(i)[self.entering]).max(0.0))
    }

    /// Brings the entering unknown into the basis; its complement is the next to enter.
    pub fn pivot(&mut self) {
        let z0 = 2 * self.n;
        let leaving = if self.entering == z0 { self.most_negative() } else { self.blocking() };
        let Some(r) = leaving else {
            self.state = State::Ray;
            return;
        };
        self.exchange(r, self.entering);
        let left = std::mem::replace(&mut self.basis[r], self.entering);
        if left == z0 {
            self.state = State::Solved;
            return;
        }
        self.entering = if left < self.n { left + self.n } else { left - self.n };
    }

    /// The row whose (q_i, e_i) is lexicographically the smallest: with it z₀ makes all others non-negative.
    fn most_negative(&self) -> Option<usize> {
        // Among equal q_i the row of the highest index is the smallest: (q, 0 … 0, 1) < (q, 0 … 1, 0).
        let q = |i: usize| self.row(i)[2 * self.n + 1];
        (0..self.n).reduce(|best, i| if q(i) <= q(best) { i } else { best })
    }

    /// The row that blocks first: lexicographically smallest (q_i, B⁻¹_i)/T_ic over T_ic > 0; z₀ whenever it is among the
    /// smallest q_i/T_ic.
    fn blocking(&self) -> Option<usize> {
        let (n, c) = (self.n, self.entering);
        let ratio = |i: usize, column: usize| self.row(i)[column] / self.row(i)[c];
        let mut best: Option<usize> = None;
        for i in (0..n).filter(|&i| self.row(i)[c] > SMALL) {
            let Some(b) = best else {
                best = Some(i);
                continue;
            };
            let columns = std::iter::once(2 * n + 1).chain(0..n);
            let mut smaller = false;
            for column in columns {
                let (x, y) = (ratio(i, column), ratio(b, column));
                let tie = (x - y).abs() <= 1e-12 * (1.0 + x.abs().max(y.abs()));
                if tie && column == 2 * n + 1 && (self.basis[i] == 2 * n || self.basis[b] == 2 * n) {
                    smaller = self.basis[i] == 2 * n;
                    break;
                }
                if !tie {
                    smaller = x < y;
                    break;
                }
            }
            if smaller {
                best = Some(i);
            }
        }
        best
    }

    fn exchange(&mut self, r: usize, c: usize) {
        let width = 2 * self.n + 2;
        let pivot = self.entries[r * width + c];
        self.entries[r * width..(r + 1) * width].iter_mut().for_each(|x| *x /= pivot);
        let (before, rest) = self.entries.split_at_mut(r * width);
        let (row, after) = rest.split_at_mut(width);
        for other in before.chunks_exact_mut(width).chain(after.chunks_exact_mut(width)) {
            let factor = other[c];
            if factor != 0.0 {
                vector::add_scaled(other, -factor, row);
                other[c] = 0.0;
            }
        }
    }
}
