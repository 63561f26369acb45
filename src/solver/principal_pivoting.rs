//! The principal pivoting method of Dantzig and Cottle (1968; Cottle, Pang, Stone, section 4.2; for boxes and contact Baraff,
//! "Fast contact force computation for nonpenetrating rigid bodies", 1994): the rows become complementary one after the
//! other. While λ_k is driven until w_k = 0 or λ_k meets its bound, the rows before it stay complementary:
//!
//!   free rows F keep w_F = 0 and move with Δλ_F = −A_FF⁻¹ A_Fk Δλ_k; one that meets its bound leaves F
//!   bound rows keep λ_B, and one whose w_i reaches 0 enters F
//!
//! A tableau of y = q + T x, where of each pair (λ_i, w_i) one is basic (y) and one is not (x), carries A_FF⁻¹ along: a
//! principal pivot exchanges the two. Finite for positive semi-definite symmetric A and for P-matrices; ties go to the row of
//! least index (Murty, Bland) and a limit guards against cycling. Where nothing blocks, no row is left to exchange: for
//! symmetric A the problem has no solution. The start λ is not used.
//!
//! Friction whose bounds follow λ_n has no such tableau: the matrix of the polyhedral cone (`standard.rs`) has zeros on its
//! diagonal, is no P-matrix, and principal pivots on it may cycle. So the bounds ±μλ_n are held while a run pivots, and follow the λ_n
//! that it found until they stay (a fixed point on the friction threshold: Haslinger, "Approximation of the Signorini problem
//! with friction, obeying the Coulomb law", 1983). Each run is finite; the fixed point is reached where μ is small enough, and
//! where it is not the solve ends with its limit of runs. Newton's method shortens the way.

use super::interface::Solver;
use super::pivoting::{Scaled, can_pay, is_exact, most_pivots, pushing_normals, work_of_a_pivot};
use super::report::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::{Bounds, Problem, clamp};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::math::vector;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "principal-pivoting",
    title: "Principal pivoting",
    symbol: "λ_i ↔ w_i",
    unit: "",
    help: "Makes the rows complementary one after another, exactly. An iteration is a pivot; the last one refines.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(PrincipalPivoting::default())
}

#[derive(Debug, Default)]
struct PrincipalPivoting {
    scaled: Scaled,
    /// T, n × n row by row.
    t: Vec<f64>,
    /// λ_i where it is not basic, w_i = 0 otherwise.
    x: Vec<f64>,
    /// The basic one of each pair.
    y: Vec<f64>,
    /// True where λ_i is basic: row i is free.
    free: Vec<bool>,
    lambda: Vec<f64>,
}

/// Event that ends the motion of λ_k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Block {
    /// w_k = 0.
    Complementary,
    /// λ_k at its bound.
    Bound,
    /// Another row changes sides.
    Row(usize),
}

impl Solver for PrincipalPivoting {
    fn solve(&mut self, mut problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let n = problem.b.len();
        if n == 0 {
            return Report::default();
        }
        if !can_pay(&problem, n) {
            return Report { iterations: 0, residual: f64::INFINITY, stopped_by: StoppedBy::Breakdown };
        }
        let small = self.scaled.read(&mut problem, stopping);
        if !vector::is_finite(&self.scaled.a) || !vector::is_finite(&self.scaled.b) {
            return Report { iterations: 0, residual: f64::NAN, stopped_by: StoppedBy::Breakdown };
        }
        let mut run = Run { most: most_pivots(&problem, stopping, n), pivots: 0, tolerance: stopping.rank_tolerance };
        let ended = if problem.bounds.friction.is_empty() {
            self.pivot(&mut problem, lambda, &mut run, watcher)
        } else {
            self.follow_normals(&mut problem, lambda, &mut run, small, watcher)
        };
        let report = self.scaled.finish(&mut problem, lambda, run.pivots + 1, ended, small);
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

/// Most runs with bounds of friction held.
const MOST_RUNS: usize = 100;

/// Pivots so far.
struct Run {
    most: u32,
    pivots: u32,
    tolerance: f64,
}

impl PrincipalPivoting {
    /// Pivots until all rows are complementary; λ.
    fn pivot(&mut self, problem: &mut Problem, lambda: &mut [f64], run: &mut Run, watcher: &mut dyn Watcher) -> StoppedBy {
        self.begin();
        let (n, mut row) = (self.scaled.n, 0);
        let ended = loop {
            if watcher.watches() {
                self.recover(&problem.bounds, lambda);
                let residual = self.scaled.residual(problem, lambda);
                watcher.iterate(run.pivots, lambda, residual);
            }
            while row < n && self.is_settled(row, run.tolerance) {
                row += 1;
            }
            if row == n {
                break StoppedBy::Direct;
            }
            if run.pivots >= run.most {
                break StoppedBy::Iterations;
            }
            match self.drive(row, run.tolerance) {
                None => break StoppedBy::Ray,
                Some(done) if done => row += 1,
                Some(_) => {}
            }
            run.pivots += 1;
        };
        self.recover(&problem.bounds, lambda);
        ended
    }

    /// Runs with the bounds of friction held until they agree with the λ_n found. The first is without friction.
    fn follow_normals(
        &mut self,
        problem: &mut Problem,
        lambda: &mut [f64],
        run: &mut Run,
        small: f64,
        watcher: &mut dyn Watcher,
    ) -> StoppedBy {
        lambda.fill(0.0);
        for _ in 0..MOST_RUNS {
            for f in problem.bounds.friction {
                let radius = f.radius(lambda);
                for &t in f.tangents() {
                    let scaled = radius / self.scaled.s[t];
                    (self.scaled.lo[t], self.scaled.hi[t]) = (-scaled, scaled);
                }
            }
            let ended = self.pivot(problem, lambda, run, watcher);
            if ended != StoppedBy::Direct {
                return ended;
            }
            let normals = lambda.to_vec();
            if is_exact(self.scaled.refine_with_friction(problem, lambda, small), lambda, small) {
                return StoppedBy::Direct;
            }
            lambda.copy_from_slice(&normals);
            run.pivots += 1;
        }
        StoppedBy::Iterations
    }

    /// λ as near to 0 as its bounds allow, none of them basic.
    fn begin(&mut self) {
        let Scaled { n, a, b, lo, hi, .. } = &self.scaled;
        self.t.clone_from(a);
        self.x.clear();
        self.x.extend(lo.iter().zip(hi).map(|(lo, hi)| clamp(0.0, *lo, *hi)));
        self.y.clear();
        self.y.extend((0..*n).map(|i| b[i] + vector::dot(&a[i * n..(i + 1) * n], &self.x)));
        self.free.clear();
        self.free.resize(*n, false);
    }

    fn recover(&mut self, bounds: &Bounds, lambda: &mut [f64]) {
        self.lambda.clear();
        self.lambda.extend(self.free.iter().zip(self.x.iter().zip(&self.y)).map(|(free, (x, y))| if *free { *y } else { *x }));
        self.scaled.unscale(bounds, &self.lambda, lambda);
    }

    /// True where row k, with λ_k not basic, is complementary already. Strictly between its bounds it becomes free.
    fn is_settled(&mut self, k: usize, tolerance: f64) -> bool {
        let (w, at_lo, at_hi) = (self.y[k], self.x[k] == self.scaled.lo[k], self.x[k] == self.scaled.hi[k]);
        let zero = 1e-13 * (1.0 + vector::norm_max(&self.scaled.b));
        if at_lo && w >= -zero || at_hi && w <= zero {
            return true;
        }
        if at_lo || at_hi || w.abs() > zero.max(tolerance * vector::norm_max(&self.scaled.b)) {
            return false;
        }
        if self.t[k * self.scaled.n + k] > tolerance {
            return false;
        }
        // A row that depends on the free ones and agrees with them.
        true
    }

    /// One move of λ_k and the pivot at its end: whether row k is complementary now; None where nothing blocks.
    fn drive(&mut self, k: usize, tolerance: f64) -> Option<bool> {
        let n = self.scaled.n;
        let direction = if self.y[k] < 0.0 { 1.0 } else { -1.0 };
        let rate = |s: &Self, i: usize| s.t[i * n + k] * direction;
        let (mut block, mut length) = (None, f64::INFINITY);
        let own = self.t[k * n + k];
        if own > tolerance {
            (block, length) = (Some(Block::Complementary), self.y[k].abs() / own);
        }
        let bound = if direction > 0.0 { self.scaled.hi[k] } else { self.scaled.lo[k] };
        if (bound - self.x[k]).abs() < length {
            (block, length) = (Some(Block::Bound), (bound - self.x[k]).abs());
        }
        for i in 0..k {
            let to = self.room(i, rate(self, i), tolerance);
            if to < length {
                (block, length) = (Some(Block::Row(i)), to);
            }
        }
        let block = block?;
        for i in 0..n {
            self.y[i] += length * rate(self, i);
        }
        self.x[k] += length * direction;
        match block {
            Block::Complementary => {
                self.y[k] = 0.0;
                self.exchange(k);
            }
            Block::Bound => self.x[k] = bound,
            Block::Row(i) => {
                if self.t[i * n + i].abs() <= 1e-14 {
                    return None;
                }
                if self.free[i] {
                    let (lo, hi) = (self.scaled.lo[i], self.scaled.hi[i]);
                    self.y[i] = if rate(self, i) > 0.0 { hi } else { lo };
                } else {
                    self.y[i] = 0.0;
                }
                self.exchange(i);
            }
        }
        Some(!matches!(block, Block::Row(_)))
    }

    /// How far λ_k can go until row i, which is complementary, changes sides.
    fn room(&self, i: usize, rate: f64, tolerance: f64) -> f64 {
        if rate.abs() <= tolerance {
            return f64::INFINITY;
        }
        let (lo, hi, y) = (self.scaled.lo[i], self.scaled.hi[i], self.y[i]);
        let room = if self.free[i] {
            if rate > 0.0 { hi - y } else { y - lo }
        } else if lo == hi {
            f64::INFINITY
        } else {
            let (at_lo, at_hi) = (self.x[i] == lo, self.x[i] == hi);
            match rate > 0.0 {
                true if at_lo => f64::INFINITY,
                false if at_hi => f64::INFINITY,
                true if at_hi => -y,
                false if at_lo => y,
                _ => 0.0,
            }
        };
        (room / rate.abs()).max(0.0)
    }

    /// The principal pivot on row r: λ_r and w_r change places.
    fn exchange(&mut self, r: usize) {
        let n = self.scaled.n;
        let pivot = self.t[r * n + r];
        let (before, rest) = self.t.split_at_mut(r * n);
        let (row, after) = rest.split_at_mut(n);
        for (c, x) in row.iter_mut().enumerate() {
            *x = if c == r { 1.0 } else { -*x } / pivot;
        }
        for other in before.chunks_exact_mut(n).chain(after.chunks_exact_mut(n)) {
            let factor = other[r];
            other[r] = 0.0;
            if factor != 0.0 {
                vector::add_scaled(other, factor, row);
            }
        }
        std::mem::swap(&mut self.x[r], &mut self.y[r]);
        self.free[r] = !self.free[r];
    }
}
