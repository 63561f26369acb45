//! Lemke's method with the lexicographic ratio test (Lemke 1965; Cottle, Pang, Stone, "The Linear Complementarity Problem",
//! section 4.4 and, for the ratio test, 4.9): pivots from one almost complementary basis of
//!
//!   w − M z − 1 z₀ = q     w, z, z₀ ≥ 0     w_i z_i = 0 for all i but one
//!
//! to the next until z₀ = 0 (a solution) or nothing blocks (a ray). For positive semi-definite M a ray means that there is
//! no solution; for others it means nothing.
//!
//! Bounds become pairs: from a finite bound, λ = lo + x or λ = hi − x with x ≥ 0; where both are finite the other one is
//! hi − lo − x ≥ 0 with a multiplier of its own. Free rows are eliminated by the Schur complement, and where they are
//! dependent λ = x⁺ − x⁻. The start λ is not used.

use super::interface::Solver;
use super::pivoting::{Scaled, can_pay, most_pivots, no_friction, work_of_a_pivot};
use super::report::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::{Bounds, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::math::{Lu, vector};

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
        if !can_pay(&problem) {
            return Report { iterations: 0, residual: f64::INFINITY, stopped_by: StoppedBy::Breakdown };
        }
        let small = self.scaled.read(&mut problem, stopping);
        if !vector::is_finite(&self.scaled.a) || !vector::is_finite(&self.scaled.b) {
            return Report { iterations: 0, residual: f64::NAN, stopped_by: StoppedBy::Breakdown };
        }
        self.standard.read(&self.scaled, stopping.rank_tolerance);
        let Standard { m, q, .. } = &self.standard;
        self.tableau.begin(m, q);
        let most = most_pivots(&problem, stopping, q.len());
        let mut k = 0;
        let ended = loop {
            if watcher.watches() {
                // Before the first pivot: the start, which plays no part.
                if k == 0 {
                    self.scaled.project(&problem.bounds, lambda)
                } else {
                    self.recover(&problem.bounds, lambda)
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
        let report = self.scaled.finish(&mut problem, lambda, k + 1, ended, small);
        watcher.iterate(report.iterations, lambda, report.residual);
        report
    }

    fn work(&self, rows: u64) -> u64 {
        work_of_a_pivot(rows)
    }

    fn honours(&self, bounds: &Bounds) -> Result<()> {
        no_friction(ENTRY.id, bounds)
    }
}

impl Lemke {
    /// λ from the present basis.
    fn recover(&mut self, bounds: &Bounds, lambda: &mut [f64]) {
        self.standard.recover(&self.scaled, &self.tableau, &mut self.x);
        self.scaled.unscale(bounds, &self.x, lambda);
    }
}

/// One unknown of the standard form.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Unknown {
    row: usize,
    /// λ_row grows with it (1), falls (−1), or it is the multiplier of the second bound (0).
    sign: f64,
}

/// The box LCP as w = Mz + q, z ≥ 0.
#[derive(Debug, Default)]
struct Standard {
    unknowns: Vec<Unknown>,
    /// Where λ begins: a finite bound, or 0.
    origin: Vec<f64>,
    /// Rows that the Schur complement has eliminated.
    eliminated: Vec<usize>,
    lu: Lu,
    /// A and b with those rows eliminated.
    a: Vec<f64>,
    b: Vec<f64>,
    column: Vec<f64>,
    m: Vec<f64>,
    q: Vec<f64>,
}

impl Standard {
    fn read(&mut self, p: &Scaled, rank_tolerance: f64) {
        let n = p.n;
        self.unknowns.clear();
        self.origin.clear();
        self.eliminated.clear();
        for i in 0..n {
            let (lo, hi) = (p.lo[i], p.hi[i]);
            let (from_lo, from_hi) = (lo.is_finite(), hi.is_finite());
            self.origin.push(if from_lo {
                lo
            } else if from_hi {
                hi
            } else {
                0.0
            });
            if !from_lo && !from_hi {
                self.eliminated.push(i);
            } else if lo < hi {
                self.unknowns.push(Unknown { row: i, sign: if from_lo { 1.0 } else { -1.0 } });
                if from_lo && from_hi {
                    self.unknowns.push(Unknown { row: i, sign: 0.0 });
                }
            }
        }
        self.a.clone_from(&p.a);
        self.b.clear();
        self.b.extend((0..n).map(|i| p.b[i] + vector::dot(&p.a[i * n..(i + 1) * n], &self.origin)));
        if !self.eliminate(p, rank_tolerance) {
            for i in self.eliminated.drain(..) {
                self.unknowns.push(Unknown { row: i, sign: 1.0 });
                self.unknowns.push(Unknown { row: i, sign: -1.0 });
            }
        }
        let (unknowns, a) = (&self.unknowns, &self.a);
        let size = unknowns.len();
        self.m.clear();
        self.m.extend((0..size * size).map(|k| {
            let (i, j) = (unknowns[k / size], unknowns[k % size]);
            let same = if i.row == j.row { 1.0 } else { 0.0 };
            match (i.sign == 0.0, j.sign == 0.0) {
                (false, false) => i.sign * j.sign * a[i.row * n + j.row],
                (false, true) => same,
                (true, false) => -same,
                (true, true) => 0.0,
            }
        }));
        self.q.clear();
        self.q.extend(unknowns.iter().map(|i| if i.sign == 0.0 { p.hi[i.row] - p.lo[i.row] } else { i.sign * self.b[i.row] }));
    }

    /// A ← A − A_·F A_FF⁻¹ A_F·, b likewise; whether A_FF is regular.
    fn eliminate(&mut self, p: &Scaled, tolerance: f64) -> bool {
        let (n, free) = (p.n, &self.eliminated);
        if !self.lu.factor(free.len(), |i, j| p.a[free[i] * n + free[j]], tolerance) {
            return false;
        }
        for j in 0..=n {
            let right = |i: usize| if j < n { p.a[i * n + j] } else { self.b[i] };
            self.column.clear();
            self.column.extend(free.iter().map(|&i| right(i)));
            self.lu.solve(&mut self.column);
            for i in 0..n {
                if free.contains(&i) {
                    continue;
                }
                let less: f64 = free.iter().zip(&self.column).map(|(&f, x)| p.a[i * n + f] * x).sum();
                if j < n { self.a[i * n + j] -= less } else { self.b[i] -= less }
            }
        }
        true
    }

    /// The scaled λ of the tableau's basis.
    fn recover(&mut self, p: &Scaled, tableau: &Tableau, x: &mut Vec<f64>) {
        x.clone_from(&self.origin);
        for (k, unknown) in self.unknowns.iter().enumerate() {
            x[unknown.row] += unknown.sign * tableau.z(k);
        }
        self.unknowns.iter().filter(|u| u.sign == 0.0).for_each(|u| x[u.row] = x[u.row].min(p.hi[u.row]));
        if self.eliminated.is_empty() {
            return;
        }
        let n = p.n;
        self.column.clear();
        self.column.extend(self.eliminated.iter().map(|&i| -p.b[i] - vector::dot(&p.a[i * n..(i + 1) * n], x)));
        self.lu.solve(&mut self.column);
        self.eliminated.iter().zip(&self.column).for_each(|(&i, value)| x[i] = *value);
    }
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
