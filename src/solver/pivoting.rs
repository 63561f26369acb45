//! Common parts of the pivoting solvers: the problem as a dense matrix with rows and columns scaled to the same size, and the
//! last step, in which the free rows are solved once more with the original numbers.
//!
//!   A ← S A S,  b ← S b/u,  λ ← S⁻¹ λ/u,  bounds ← S⁻¹ bounds/u     with S_i = 1/√(max_j |A_ij|, |A_ji|)
//!
//! leaves every sign and so the problem as it is. u, a power of two, makes the largest number of b and of the bounds to start from
//! about 1. The two tangent rows of a disc share their S. With friction the last step is
//! Newton's method on all rows, which also takes λ from the polygon in a disc to the disc.

use super::bounded::Bounded;
use super::report::{Report, StoppedBy, Stopping};
use super::rows::Order;
use super::semismooth::{Place, Semismooth};
use super::sweep::Sweep;
use crate::assembly::{Bounds, Problem, clamp};
use crate::error::{Code, Error, Result};
use crate::math::{Dense, Lu, vector};

/// A scaled dense box LCP.
#[derive(Debug, Default)]
pub(super) struct Scaled {
    pub n: usize,
    /// n × n, row by row.
    pub a: Vec<f64>,
    pub b: Vec<f64>,
    pub lo: Vec<f64>,
    pub hi: Vec<f64>,
    /// S u: λ_i where the scaled one is 1.
    pub s: Vec<f64>,
    bounded: Bounded,
    dense: Dense,
    free: Vec<usize>,
    lu: Lu,
    right: Vec<f64>,
    trial: Vec<f64>,
    w: Vec<f64>,
    newton: Semismooth,
}

impl Scaled {
    /// Takes the problem in; how small the residual has to be.
    pub fn read(&mut self, p: &mut Problem, stopping: &Stopping) -> f64 {
        let n = p.b.len();
        self.n = n;
        self.bounded.prepare(p.a, &p.bounds);
        p.a.dense(&mut self.dense);
        self.s.clear();
        for i in 0..n {
            let largest = (0..n).fold(0.0_f64, |m, j| m.max(self.dense.row(i)[j].abs()).max(self.dense.row(j)[i].abs()));
            self.s.push(if largest > 0.0 && largest.is_finite() { 1.0 / largest.sqrt() } else { 1.0 });
        }
        for [i, j] in p.bounds.friction.iter().filter(|f| f.is_disc()).map(|f| f.tangents) {
            let smaller = vector::smaller(self.s[i], self.s[j]);
            (self.s[i], self.s[j]) = (smaller, smaller);
        }
        let (s, dense) = (&self.s, &self.dense);
        self.a.clear();
        self.a.extend((0..n * n).map(|k| s[k / n] * dense.row(k / n)[k % n] * s[k % n]));
        let nearest = |i: usize| clamp(0.0, p.bounds.interval(i).0, p.bounds.interval(i).1) / s[i];
        let largest = (0..n).fold(0.0, |m: f64, i| m.max((s[i] * p.b[i]).abs()).max(nearest(i).abs()));
        let unit = power_of_two(largest);
        self.b.clear();
        self.b.extend(p.b.iter().zip(s).map(|(b, s)| s * b / unit));
        self.s.iter_mut().for_each(|s| *s *= unit);
        self.lo.clear();
        self.lo.extend((0..n).map(|i| p.bounds.interval(i).0 / self.s[i]));
        self.hi.clear();
        self.hi.extend((0..n).map(|i| p.bounds.interval(i).1 / self.s[i]));
        self.bounded.small(p.b, stopping)
    }

    /// The residual of λ, from the original numbers.
    pub fn residual(&mut self, p: &mut Problem, lambda: &[f64]) -> f64 {
        vector::zeros(&mut self.w, self.n);
        p.a.apply(lambda, &mut self.w);
        vector::add_scaled(&mut self.w, 1.0, p.b);
        self.bounded.residual(&p.bounds, lambda, &self.w)
    }

    /// λ ← P(λ)
    pub fn project(&self, bounds: &Bounds, lambda: &mut [f64]) {
        self.bounded.project(bounds, lambda);
    }

    /// λ ← S x, within its bounds to the bit.
    pub fn unscale(&self, bounds: &Bounds, x: &[f64], lambda: &mut [f64]) {
        for i in 0..self.n {
            let (lo, hi) = bounds.interval(i);
            lambda[i] = if x[i] == self.lo[i] {
                lo
            } else if x[i] == self.hi[i] {
                hi
            } else {
                self.s[i] * x[i]
            };
        }
        // Intervals are not theirs.
        bounds.friction.iter().flat_map(|f| f.tangents()).for_each(|&t| lambda[t] = self.s[t] * x[t]);
        self.bounded.project(bounds, lambda);
    }

    /// Takes the rounding of many pivots out, from the original numbers, and reports.
    pub fn finish(&mut self, p: &mut Problem, lambda: &mut [f64], iterations: u32, ended: StoppedBy, small: f64) -> Report {
        let residual = match ended {
            _ if p.bounds.friction.is_empty() => self.refine(p, lambda),
            StoppedBy::Direct => self.refine_after_sweeps(p, lambda, small),
            _ => self.residual(p, lambda),
        };
        let stopped_by = match ended {
            _ if !residual.is_finite() => StoppedBy::Breakdown,
            StoppedBy::Direct if !is_exact(residual, lambda, small) => StoppedBy::Change,
            ended => ended,
        };
        Report { iterations, residual, stopped_by }
    }

    /// Solves w_F = 0 for the rows strictly between their bounds; kept where the residual, which it returns, becomes smaller.
    fn refine(&mut self, p: &mut Problem, lambda: &mut [f64]) -> f64 {
        let mut residual = self.residual(p, lambda);
        for _ in 0..2 {
            self.free.clear();
            self.free.extend((0..self.n).filter(|&i| {
                let (lo, hi) = p.bounds.interval(i);
                lo < lambda[i] && lambda[i] < hi
            }));
            let (free, dense) = (&self.free, &self.dense);
            if free.is_empty() || !self.lu.factor(free.len(), |i, j| dense.row(free[i])[free[j]], 1e-14) {
                break;
            }
            self.right.clear();
            self.right.extend(free.iter().map(|&i| -self.w[i]));
            self.lu.solve(&mut self.right);
            self.trial.clear();
            self.trial.extend_from_slice(lambda);
            for (&i, step) in free.iter().zip(&self.right) {
                self.trial[i] += step;
            }
            let mut trial = std::mem::take(&mut self.trial);
            self.bounded.project(&p.bounds, &mut trial);
            let after = self.residual(p, &trial);
            if after < residual {
                lambda.copy_from_slice(&trial);
                residual = after;
            }
            self.trial = trial;
            let _ = self.residual(p, lambda);
        }
        residual
    }

    /// Newton's method from λ and, as long as it does not arrive, from where sweeps lead; the best λ is kept, and its residual returned.
    fn refine_after_sweeps(&mut self, p: &mut Problem, lambda: &mut [f64], small: f64) -> f64 {
        let n = self.n as u64;
        let mut best = self.refine_with_friction(p, lambda, small);
        let mut swept = lambda.to_vec();
        for round in 0..ROUNDS {
            let max_iterations = SWEEPS << round;
            let cost = u64::from(max_iterations) * n * n;
            // Rounding may become smaller once.
            let arrived = best <= small || (round > 0 && is_exact(best, lambda, small));
            if arrived || cost > MOST_WORK || !p.work.is_none_or(|work| work.charge(cost)) {
                break;
            }
            let sweeps = Stopping { tolerance: 0.0, max_iterations, rank_tolerance: 0.0 };
            let same = Problem { a: &mut *p.a, ..*p };
            Sweep::new(Order::Forward).run(same, &mut swept, 1.0, &sweeps, &mut ());
            let residual = self.refine_with_friction(p, &mut swept, small);
            if residual < best {
                lambda.copy_from_slice(&swept);
                best = residual;
            }
        }
        best
    }

    /// Newton's method from λ; the best λ is kept, and its residual returned.
    #[inline(never)]
    pub fn refine_with_friction(&mut self, p: &mut Problem, lambda: &mut [f64], small: f64) -> f64 {
        let n = self.n as u64;
        let mut best = self.residual(p, lambda);
        let mut trial = std::mem::take(&mut self.trial);
        trial.clear();
        trial.extend_from_slice(lambda);
        for _ in 0..MOST_NEWTON_STEPS {
            if best == 0.0 || !p.work.is_none_or(|work| work.charge(n * n * n / 3)) {
                break;
            }
            let at = Place { a: &self.dense, bounded: &self.bounded, bounds: &p.bounds, lambda: &trial, w: &self.w };
            let Some(step) = self.newton.step(at) else { break };
            vector::add_scaled(&mut trial, 1.0, step);
            self.bounded.project(&p.bounds, &mut trial);
            let residual = self.residual(p, &trial);
            let was_exact = is_exact(best, lambda, small);
            if residual < best {
                lambda.copy_from_slice(&trial);
                best = residual;
            } else if was_exact || !residual.is_finite() {
                break;
            }
        }
        self.trial = trial;
        best
    }
}

/// The power of two at or below x; 1 where there is none.
fn power_of_two(x: f64) -> f64 {
    if x.is_normal() { f64::from_bits(x.to_bits() & f64::INFINITY.to_bits()) } else { 1.0 }
}

/// Sweeps before Newton's method is tried again, twice as many each time.
const SWEEPS: u32 = 200;
const ROUNDS: u32 = 9;

/// Elementary operations that the sweeps of a round may take.
const MOST_WORK: u64 = 200_000_000;

/// Newton's steps after the last pivot, at most.
const MOST_NEWTON_STEPS: usize = 30;

/// True where the residual is what was asked for, or rounding.
pub(super) fn is_exact(residual: f64, lambda: &[f64], small: f64) -> bool {
    !(small > 0.0 && residual > small.max(1e-9 * vector::norm_max(lambda)))
}

/// Elementary operations charged for an entry of the dense matrices: for its memory, too.
const WORK_OF_AN_ENTRY: u64 = 100;

/// Elementary operations of a pivot on so many rows.
pub(super) fn work_of_a_pivot(rows: u64) -> u64 {
    4 * rows * rows
}

/// True where the step can pay for the dense matrices on so many unknowns and the last elimination.
pub(super) fn can_pay(problem: &Problem, unknowns: usize) -> bool {
    let n = unknowns as u64;
    problem.work.is_none_or(|work| work.charge(n * n * (WORK_OF_AN_ENTRY + n / 3)))
}

/// Most pivots: the iteration limit, but at least so many per row, as far as the step can pay for them. (Usual problems need fewer
/// than 3 per row; the worst need 2ᵐ.)
pub(super) fn most_pivots(problem: &Problem, stopping: &Stopping, rows: usize) -> u32 {
    let most = stopping.max_iterations.max(20 * rows as u32);
    problem.work.map_or(most, |work| work.rounds(most, work_of_a_pivot(rows as u64)))
}

/// An error where friction follows a row that may pull, λ_n < 0: the polyhedral cone is for rows that push.
pub(super) fn pushing_normals(id: &str, bounds: &Bounds) -> Result<()> {
    let Some(f) = bounds.friction.iter().find(|f| bounds.interval(f.normal).0 < 0.0) else { return Ok(()) };
    let other = super::gauss_seidel::ENTRY.id;
    let message = format!("\"{id}\" takes friction of rows that push only, and row {} may pull; choose \"{other}\"", f.normal);
    Err(Error::new(Code::Unsupported, "", message))
}
