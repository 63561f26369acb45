//! What the stationary solvers share: go through the rows, change λ_i by −ω w_i/A_ii, project it onto its bounds, repeat
//! until a rule fires. A pair of rows in a friction disc changes together: λ_t ← P_disc(λ_t − ωγ w_t, μ λ_n).

use super::bounded::{Bounded, Region};
use super::passing::{Any, Passing, Rows, Work};
use super::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::{Bounds, FrictionLink, Problem, clamp, clamp_to_disc};
use crate::math::vector;

/// In which order a sweep goes through the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// All rows see the λ of the sweep before (Jacobi).
    Together,
    /// Each row sees the newest values, first to last.
    #[default]
    Forward,
    /// First to last, then last to first.
    ForwardAndBack,
}

/// The memory of a stationary solver.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    pub order: Order,
    pub bounded: Bounded,
    passing: Passing,
    before: Vec<f64>,
    w: Vec<f64>,
}

impl Sweep {
    /// A sweep in that order.
    pub fn new(order: Order) -> Self {
        Sweep { order, ..Sweep::default() }
    }

    /// Takes the problem in, for [`Sweep::sweep`].
    pub fn prepare(&mut self, p: &Problem) {
        self.bounded.prepare(p.a, &p.bounds);
        if let Some((j, w)) = p.a.factors() {
            self.passing.read(j, w);
        }
    }

    /// One sweep over all rows of the problem that was taken in, from any λ, on the way to iterate k.
    pub fn sweep(&mut self, p: &mut Problem, lambda: &mut [f64], k: u32, watcher: &mut dyn Watcher) {
        let formed = p.a.factors().is_none();
        let pass =
            Pass { bounded: &self.bounded, b: p.b, bounds: p.bounds, omega: 1.0, order: self.order, k, watcher, change: 0.0, largest: 0.0 };
        let mut once = Once { pass, lambda, before: &mut self.before };
        if formed { once.on(&mut Any(&mut *p.a)) } else { self.passing.with(once) }
    }

    /// Sweeps until a rule fires. Rows with A_ii ≤ 0 are left alone.
    pub fn run(&mut self, p: Problem, lambda: &mut [f64], omega: f64, stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        if p.b.is_empty() {
            return Report::default();
        }
        if !p.same {
            self.prepare(&p);
        }
        let small = self.bounded.small(&p, stopping);
        let Problem { a, b, bounds, .. } = p;
        let pass = Pass { bounded: &self.bounded, b, bounds, omega, order: self.order, k: 0, watcher, change: 0.0, largest: 0.0 };
        let formed = a.factors().is_none();
        let mut many = Many { pass, lambda, stopping, small, before: &mut self.before, w: &mut self.w };
        if formed { many.on(&mut Any(a)) } else { self.passing.with(many) }
    }
}

/// One sweep from any λ.
struct Once<'a> {
    pass: Pass<'a>,
    lambda: &'a mut [f64],
    before: &'a mut Vec<f64>,
}

impl Work<()> for Once<'_> {
    fn on<R: Rows>(&mut self, rows: &mut R) {
        rows.begin(self.lambda);
        self.pass.run(rows, self.lambda, self.before);
    }
}

/// Sweeps until a rule fires.
struct Many<'a> {
    pass: Pass<'a>,
    lambda: &'a mut [f64],
    stopping: &'a Stopping,
    small: f64,
    before: &'a mut Vec<f64>,
    w: &'a mut Vec<f64>,
}

impl Work<Report> for Many<'_> {
    fn on<R: Rows>(&mut self, rows: &mut R) -> Report {
        iterate(&mut self.pass, rows, self.lambda, self.stopping, self.small, self.before, self.w)
    }
}

/// Sweeps until a rule fires.
///
/// With bounds, the residual costs half a sweep. When nobody watches it is looked at only where the sweep's largest change
/// says that it may be small, and at the end; the iterates do not depend on who watches. Where no tolerance is asked for,
/// the number of sweeps is the plan, and only the end is looked at.
fn iterate<R: Rows>(
    pass: &mut Pass,
    rows: &mut R,
    lambda: &mut [f64],
    stopping: &Stopping,
    small: f64,
    before: &mut Vec<f64>,
    w: &mut Vec<f64>,
) -> Report {
    let free = pass.bounded.free;
    vector::zeros(w, pass.b.len());
    pass.bounded.project(&pass.bounds, lambda);
    rows.begin(lambda);
    let mut change = 0.0;
    for k in 0..=stopping.max_iterations {
        let last = k == stopping.max_iterations;
        let still = f64::EPSILON * if free { vector::norm(lambda) } else { pass.largest };
        let may_be_small = stopping.tolerance > 0.0 && (k == 0 || change <= 10.0 * small);
        let look = free || last || may_be_small || (k > 0 && change <= still) || !change.is_finite();
        if k > 0 && (pass.order == Order::Together || look && stopping.tolerance > 0.0) {
            rows.begin(lambda);
        }
        let mut residual = f64::INFINITY;
        if look || pass.watcher.watches() {
            w.iter_mut().zip(pass.b).enumerate().for_each(|(i, (w, b))| *w = rows.product(i) + b);
            residual = pass.bounded.residual(&pass.bounds, lambda, w);
            pass.watcher.iterate(k, lambda, residual);
        }
        let report = |stopped_by| Report { iterations: k, residual, stopped_by };
        if look && !residual.is_finite() {
            return report(StoppedBy::Breakdown);
        }
        if look && residual <= small {
            return report(StoppedBy::Residual);
        }
        if look && k > 0 && change <= still {
            return report(StoppedBy::Change);
        }
        if last {
            return report(StoppedBy::Iterations);
        }
        pass.k = k + 1;
        change = pass.run(rows, lambda, before);
    }
    Report::default()
}

/// One sweep: what it reads, and who watches.
struct Pass<'a> {
    bounded: &'a Bounded,
    b: &'a [f64],
    bounds: Bounds<'a>,
    omega: f64,
    order: Order,
    k: u32,
    watcher: &'a mut dyn Watcher,
    /// Of the last sweep, over all rows: the largest |Δλ_i| and the largest |λ_i|.
    change: f64,
    largest: f64,
}

impl Pass<'_> {
    /// λ after one more sweep; the largest change of a row, ‖Δλ‖₂ where all are free.
    fn run<R: Rows>(&mut self, rows: &mut R, lambda: &mut [f64], before: &mut Vec<f64>) -> f64 {
        if self.bounded.free || self.order == Order::Together {
            before.clear();
            before.extend_from_slice(lambda);
        }
        (self.change, self.largest) = (0.0, 0.0);
        let detail = self.watcher.watches_rows();
        for i in 0..lambda.len() {
            self.relax(rows, i, lambda, before, detail);
        }
        if self.order == Order::ForwardAndBack {
            for i in (0..lambda.len()).rev() {
                self.relax(rows, i, lambda, before, detail);
            }
        }
        if self.bounded.free { vector::norm_by(lambda.len(), |i| lambda[i] - before[i]) } else { self.change }
    }

    /// λ_i ← P_i(λ_i − ω w_i/A_ii)
    #[inline(always)]
    fn relax<R: Rows>(&mut self, rows: &mut R, i: usize, lambda: &mut [f64], before: &[f64], detail: bool) {
        let known: &[f64] = if self.order == Order::Together { before } else { lambda };
        if let Some((lo, hi, step)) = self.bounded.single(i, known) {
            let step = -self.omega * step * (rows.product(i) + self.b[i]);
            let to = clamp(lambda[i] + step, lo, hi);
            return self.set(rows, i, to, step, lambda, detail);
        }
        if let Region::Disc(f) = self.bounded.region(i, &self.bounds, known) {
            self.relax_pair(rows, f, f.radius(known), lambda, detail);
        }
    }

    fn relax_pair<R: Rows>(&mut self, rows: &mut R, f: FrictionLink, radius: f64, lambda: &mut [f64], detail: bool) {
        let step = f.tangents.map(|t| -self.omega * self.bounded.step[t] * (rows.product(t) + self.b[t]));
        let [s, t] = f.tangents;
        let (x, y) = clamp_to_disc(lambda[s] + step[0], lambda[t] + step[1], radius);
        self.set(rows, s, x, step[0], lambda, detail);
        self.set(rows, t, y, step[1], lambda, detail);
    }

    #[inline(always)]
    fn set<R: Rows>(&mut self, rows: &mut R, i: usize, to: f64, step: f64, lambda: &mut [f64], detail: bool) {
        let clamped = to != lambda[i] + step;
        let change = if clamped { to - lambda[i] } else { step };
        lambda[i] = to;
        (self.change, self.largest) = (vector::larger(self.change, change.abs()), vector::larger(self.largest, to.abs()));
        if self.order != Order::Together && change != 0.0 {
            rows.change(i, change);
        }
        if detail {
            self.watcher.row(self.k, i, change, clamped);
        }
    }
}
