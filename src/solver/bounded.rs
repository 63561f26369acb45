//! The bounds of a problem, made ready for a solve: the projection P onto them, and how far λ is from a solution.
//!
//! λ solves the problem exactly where it stays put under a projected step along −w, w = Aλ + b. The natural map measures
//! it in the unit of λ, each row with its own step:
//!
//!   r_i = λ_i − clamp(λ_i − w_i/A_ii, lo_i, hi_i)          r_t = λ_t − P_disc(λ_t − γ w_t, μ λ_n),  γ = 1/λ_max(A_tt)
//!
//! and the residual is max |r_i|. (Divisor |A_ii|, or 1 where A_ii = 0.) A problem without bounds keeps ‖Aλ + b‖₂.

use super::report::Stopping;
use crate::assembly::{Bounds, FrictionLink, Operator, Problem, clamp, clamp_to_disc};
use crate::math::vector;

/// One row as the passes read it.
#[derive(Clone, Copy, Debug)]
struct RowBound {
    lo: f64,
    /// The largest λ; of a tangent row μ.
    hi: f64,
    /// As in [`Bounded::step`]; 0 for a row that cannot move anything.
    step: f64,
    kind: Kind,
    /// Of a tangent row: its normal row. Of the first of a pair in a disc: its friction.
    other: u32,
}

/// Kind of a row's bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Its own interval.
    Own,
    /// μ times the λ of its normal row.
    Tied,
    /// The first of a pair in a disc.
    Disc,
    /// The second of such a pair.
    Follows,
    /// Its contact, which changes as a group by itself.
    Grouped,
}

/// Bounds with what solvers need of A beside them; the memory is kept from solve to solve.
#[derive(Debug, Default)]
pub(super) struct Bounded {
    /// A_ii
    pub diagonal: Vec<f64>,
    /// Step of each row: 1/|A_ii|, or 1 where A_ii = 0; γ for the rows of a disc.
    pub step: Vec<f64>,
    /// Bounds of each row, stored row by row for the sweeps.
    rows: Vec<RowBound>,
    /// True where no row has a bound.
    pub free: bool,
}

/// The region that a row's λ may be in at present.
pub(super) enum Region {
    /// An interval.
    Interval(f64, f64),
    /// The first row of a pair in a disc, and its friction.
    Disc(FrictionLink),
    /// The second row of such a pair: it changes together with the first.
    Follows,
}

impl Bounded {
    /// Reads the problem's diagonal and bounds.
    pub fn prepare(&mut self, a: &dyn Operator, bounds: &Bounds) {
        self.prepare_singles(a, bounds, a.size(), &[]);
        self.free = bounds.is_free();
    }

    /// Reads those of the rows up to `first` and of the rows `after`; the others are left to whoever groups them.
    pub fn prepare_singles(&mut self, a: &dyn Operator, bounds: &Bounds, first: usize, after: &[u32]) {
        self.free = false;
        let m = if after.is_empty() { first } else { a.size() };
        vector::zeros(&mut self.diagonal, m);
        vector::zeros(&mut self.step, m);
        self.rows.clear();
        self.rows.resize(m, RowBound { lo: 0.0, hi: 0.0, step: 0.0, kind: Kind::Grouped, other: 0 });
        for i in (0..first).chain(after.iter().map(|i| *i as usize)) {
            let (lo, hi) = bounds.interval(i);
            let diagonal = a.entry(i, i);
            self.diagonal[i] = diagonal;
            self.step[i] = if diagonal == 0.0 { 1.0 } else { 1.0 / diagonal.abs() };
            self.rows[i] = RowBound { lo, hi, step: if diagonal > 0.0 { self.step[i] } else { 0.0 }, kind: Kind::Own, other: 0 };
        }
        for (k, f) in bounds.friction.iter().enumerate() {
            if self.groups(f) {
                continue;
            }
            for (place, &t) in f.tangents().iter().enumerate() {
                let (kind, other) = match (f.is_disc(), place) {
                    (false, _) => (Kind::Tied, f.normal),
                    (true, 0) => (Kind::Disc, k),
                    (true, _) => (Kind::Follows, k),
                };
                self.rows[t] = RowBound { lo: 0.0, hi: f.mu, kind, other: other as u32, ..self.rows[t] };
            }
            if f.is_disc() {
                let largest = largest_eigenvalue(a, f.tangents());
                let gamma = if largest > 0.0 { 1.0 / largest } else { 1.0 };
                f.tangents().iter().for_each(|&t| self.step[t] = gamma);
            }
        }
    }

    /// True where the tangent rows change as a group with their contact.
    fn groups(&self, f: &FrictionLink) -> bool {
        f.tangents().iter().any(|t| self.rows.get(*t).is_none_or(|row| row.kind == Kind::Grouped))
    }

    /// Feasible set of λ_i for the present λ of its normal row.
    #[inline]
    pub fn region(&self, i: usize, bounds: &Bounds, lambda: &[f64]) -> Region {
        let row = &self.rows[i];
        match row.kind {
            Kind::Own => Region::Interval(row.lo, row.hi),
            Kind::Tied => {
                let radius = row.hi * vector::larger(0.0, lambda[row.other as usize]);
                Region::Interval(-radius, radius)
            }
            Kind::Disc => Region::Disc(bounds.friction[row.other as usize]),
            Kind::Follows | Kind::Grouped => Region::Follows,
        }
    }

    /// [lo_i, hi_i] and the step of a row that changes by itself; None for one of a disc.
    #[inline(always)]
    pub fn single(&self, i: usize, lambda: &[f64]) -> Option<(f64, f64, f64)> {
        let row = &self.rows[i];
        match row.kind {
            Kind::Own => Some((row.lo, row.hi, row.step)),
            Kind::Tied => {
                let radius = row.hi * vector::larger(0.0, lambda[row.other as usize]);
                Some((-radius, radius, row.step))
            }
            Kind::Disc | Kind::Follows | Kind::Grouped => None,
        }
    }

    /// λ ← P(λ): rows of their own first, then the tangent rows with the new λ_n.
    pub fn project(&self, bounds: &Bounds, lambda: &mut [f64]) {
        if self.free {
            return;
        }
        for (lambda, RowBound { lo, hi, kind, .. }) in lambda.iter_mut().zip(&self.rows) {
            if *kind == Kind::Own {
                *lambda = clamp(*lambda, *lo, *hi);
            }
        }
        for f in bounds.friction {
            if self.groups(f) {
                continue;
            }
            let radius = f.radius(lambda);
            if f.is_disc() {
                let [x, y] = f.tangents;
                (lambda[x], lambda[y]) = clamp_to_disc(lambda[x], lambda[y], radius);
            } else {
                f.tangents().iter().for_each(|&t| lambda[t] = clamp(lambda[t], -radius, radius));
            }
        }
    }

    /// How far λ is from a solution, with w = Aλ + b.
    pub fn residual(&self, bounds: &Bounds, lambda: &[f64], w: &[f64]) -> f64 {
        if self.free {
            return vector::norm(w);
        }
        let mut largest = 0.0_f64;
        for i in 0..self.rows.len() {
            let r = self.row_residual(i, bounds, lambda, w);
            if r.is_nan() {
                return r;
            }
            largest = vector::larger(largest, r.abs());
        }
        largest
    }

    /// The part of row i: 0 for the second row of a disc, which its first row speaks for.
    pub fn row_residual(&self, i: usize, bounds: &Bounds, lambda: &[f64], w: &[f64]) -> f64 {
        let target = |i: usize| lambda[i] - self.step[i] * w[i];
        match self.region(i, bounds, lambda) {
            Region::Interval(lo, hi) => lambda[i] - clamp(target(i), lo, hi),
            Region::Disc(f) => {
                let [s, t] = f.tangents;
                let (x, y) = clamp_to_disc(target(s), target(t), f.radius(lambda));
                let (x, y) = (lambda[s] - x, lambda[t] - y);
                (x * x + y * y).sqrt()
            }
            Region::Follows => 0.0,
        }
    }

    /// Below which residual the problem counts as solved: tolerance · ‖b‖₂ without bounds; with them, tolerance times the
    /// largest step that a row takes from λ = 0, max |b_i/A_ii|, or the largest bound it has to start from.
    pub fn small(&self, b: &[f64], stopping: &Stopping) -> f64 {
        match stopping.tolerance {
            0.0 => 0.0,
            tolerance if self.free => tolerance * vector::norm(b),
            tolerance => tolerance * self.scale(b),
        }
    }

    /// max(|b_i/A_ii|, |clamp(0, lo_i, hi_i)|)
    pub fn scale(&self, b: &[f64]) -> f64 {
        let mut largest = 0.0_f64;
        for ((b, step), RowBound { lo, hi, kind, .. }) in b.iter().zip(&self.step).zip(&self.rows) {
            largest = vector::larger(largest, (step * b).abs());
            if *kind == Kind::Own {
                largest = vector::larger(largest, clamp(0.0, *lo, *hi).abs());
            }
        }
        largest
    }
}

/// Of the symmetric part of a 2 × 2 block of A.
fn largest_eigenvalue(a: &dyn Operator, rows: &[usize]) -> f64 {
    let [s, t] = [rows[0], rows[1]];
    let (x, y, z) = (a.entry(s, s), 0.5 * (a.entry(s, t) + a.entry(t, s)), a.entry(t, t));
    0.5 * (x + z) + (0.25 * (x - z) * (x - z) + y * y).sqrt()
}

/// How far λ is from a solution of the problem, computed afresh, in the unit of λ (‖Aλ + b‖₂ without bounds).
pub fn residual(problem: &mut Problem, lambda: &[f64]) -> f64 {
    let mut bounded = Bounded::default();
    bounded.prepare(problem.a, &problem.bounds);
    let mut w = vec![0.0; lambda.len()];
    problem.a.apply(lambda, &mut w);
    vector::add_scaled(&mut w, 1.0, problem.b);
    bounded.residual(&problem.bounds, lambda, &w)
}

/// The size of λ that residuals of the problem are judged by: max(|b_i/A_ii|, |clamp(0, lo_i, hi_i)|).
#[must_use]
pub fn scale(problem: &Problem) -> f64 {
    let mut bounded = Bounded::default();
    bounded.prepare(problem.a, &problem.bounds);
    bounded.scale(problem.b)
}
