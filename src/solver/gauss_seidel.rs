//! Projected Gauss–Seidel: λ_i ← P_i(λ_i − w_i/A_ii) with the newest values; of A only the diagonal and û = Ĵᵀλ are kept.
//! Converges for every symmetric positive definite A (Korean note, sections 4.2 and 5.1; Japanese note).
//!
//! The sweep below is the one that runs, for heaps and for lessons: over single rows, and over contacts, whose rows change as a
//! group (`Group::relax` in `group.rs`). SOR, symmetric Gauss–Seidel and Jacobi are the same sweep with another ω or order.

use super::block;
use super::bounded::{Bounded, Region};
use super::contacts::Contacts;
use super::lanes::{Body, Number, of_lanes, put_lanes};
use super::report::Watcher;
use super::rows::{Extent, Order, Rows};
use crate::assembly::{Bounds, FrictionLink, clamp, clamp_to_disc};
use crate::describe::Entry;
use crate::math::{Mapped, vector};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "gauss-seidel",
    title: "Gauss–Seidel",
    symbol: "D + L",
    unit: "",
    help: "Every row is solved with the newest values.",
    parameters: &[],
};

/// One sweep over all rows, with its input and its watcher.
pub(super) struct Pass<'a> {
    pub bounded: &'a Bounded,
    pub b: &'a [f64],
    pub bounds: Bounds<'a>,
    pub omega: f64,
    pub order: Order,
    /// The iterate that the sweep leads to.
    pub k: u32,
    pub watcher: &'a mut dyn Watcher,
    /// True where every change of a row is reported to the watcher.
    pub watched: bool,
    pub extent: Extent,
}

impl Pass<'_> {
    /// λ after one more sweep: rows one by one, then contacts, then the rows that follow the contacts' λ_n.
    pub fn sweep<R: Rows + ?Sized>(&mut self, rows: &mut R, lambda: &mut [f64], before: &[f64]) {
        self.extent = Extent::default();
        let (first, after) = rows.singles();
        let after = after.len();
        for i in first.clone() {
            self.relax(rows, i, lambda, before);
        }
        self.sweep_contacts(rows);
        if after > 0 {
            rows.store(lambda);
        }
        for k in 0..after {
            let i = rows.singles().1[k] as usize;
            self.relax(rows, i, lambda, before);
        }
        if self.order == Order::ForwardAndBack {
            for i in first.rev() {
                self.relax(rows, i, lambda, before);
            }
        }
    }

    fn sweep_contacts<R: Rows + ?Sized>(&mut self, rows: &mut R) {
        let (k, watcher) = (self.k, &mut *self.watcher);
        let omega = (self.order != Order::Pairs).then_some(self.omega);
        let extent = if self.watched {
            rows.sweep_contacts(omega, Some(&mut |i, change, clamped| watcher.row(k, i, change, clamped)))
        } else {
            rows.sweep_contacts(omega, None)
        };
        self.note(extent.change, extent.largest);
    }

    fn note(&mut self, change: f64, lambda: f64) {
        let Extent { change: most, largest } = self.extent;
        self.extent = Extent { change: vector::larger(most, change), largest: vector::larger(largest, lambda) };
    }

    /// λ_i ← P_i(λ_i − ω w_i/A_ii),  w_i = Ĵ_i û + b_i
    #[inline(always)]
    fn relax<R: Rows + ?Sized>(&mut self, rows: &mut R, i: usize, lambda: &mut [f64], before: &[f64]) {
        let known: &[f64] = if self.order == Order::Together { before } else { lambda };
        if let Some((lo, hi, step)) = self.bounded.single(i, known) {
            let step = -self.omega * step * (rows.product(i, lambda[i]) + self.b[i]);
            let to = clamp(lambda[i] + step, lo, hi);
            return self.set(rows, i, to, step, lambda);
        }
        if let Region::Disc(f) = self.bounded.region(i, &self.bounds, known) {
            self.relax_disc(rows, f, f.radius(known), lambda);
        }
    }

    /// Both tangent rows of a friction disc together.
    fn relax_disc<R: Rows + ?Sized>(&mut self, rows: &mut R, f: FrictionLink, radius: f64, lambda: &mut [f64]) {
        let step = f.tangents.mapped(|t| -self.omega * self.bounded.step[t] * (rows.product(t, lambda[t]) + self.b[t]));
        let [s, t] = f.tangents;
        let (x, y) = clamp_to_disc(lambda[s] + step[0], lambda[t] + step[1], radius);
        self.set(rows, s, x, step[0], lambda);
        self.set(rows, t, y, step[1], lambda);
    }

    /// û += Ĵ_iᵀ Δλ_i; Jacobi keeps û to the end of the sweep.
    #[inline(always)]
    fn set<R: Rows + ?Sized>(&mut self, rows: &mut R, i: usize, to: f64, step: f64, lambda: &mut [f64]) {
        let clamped = to != lambda[i] + step;
        let change = if clamped { to - lambda[i] } else { step };
        lambda[i] = to;
        self.note(change.abs(), to.abs());
        if self.order != Order::Together && change != 0.0 {
            rows.change(i, change);
        }
        if self.watched {
            self.watcher.row(self.k, i, change, clamped);
        }
    }
}

/// One sweep over contacts; the velocities of a pair of bodies stay in registers while its contacts are gone through. Without
/// an ω, their normal rows are solved together first.
pub(super) fn sweep_contacts<N: Number, const B: usize, const M: usize, const R: usize>(
    contacts: &mut Contacts<N, B, M, R>,
    velocities: &mut [Body<B>],
    omega: Option<f64>,
) -> Extent {
    let in_pairs = omega.is_none();
    let (omega, mut change, mut largest, mut first) = (N::splat(omega.unwrap_or(1.0)), N::ZERO, N::ZERO, 0);
    for pair in &contacts.pairs {
        let bodies = pair.bodies();
        let mut u = of_lanes::<N, B, M>(velocities, bodies);
        let groups = &mut contacts.groups[first..pair.end()];
        let together = R > 2 && in_pairs && groups.len() > 1;
        let solved = if together { block::solve(groups, &contacts.factors[first..pair.end()], &mut u) } else { None };
        for group in groups {
            let moved = if solved.is_some() { group.relax_tangents(omega, &mut u) } else { group.relax(omega, &mut u) };
            change = change.larger(moved);
            largest = largest.larger(group.lambda[0]);
        }
        if let Some(moved) = solved {
            change = change.larger(moved);
        }
        put_lanes::<N, B, M>(velocities, bodies, &u);
        first = pair.end();
    }
    Extent { change: change.largest(), largest: largest.largest() }
}
