//! One contact as the kernel's sweeps see it, and one body of a pair.

use super::super::super::contact_law::{ContactLaw, Demand};
use super::hand::{One, Row, add, dot, pack};
use crate::assembly::{clamp, clamp_to_disc};
use crate::math::Two;
use crate::math::block_rows::each;
use crate::math::vector::larger;
use crate::model::Contact;
use crate::model::body::Space;
use glam::{DMat3, DVec3};

/// What the sweeps read of one contact.
#[derive(Clone, Copy, Debug)]
pub struct Touching<const M: usize, const R: usize> {
    pub rows: [Row<M>; R],
    /// 1/A_nn
    pub step: f64,
    /// 1/λ_max of the tangents' block of A
    pub step_across: f64,
    /// A_kn: how λ_n moves along the rows
    pub coupling: [f64; R],
    /// What the rows' velocities would be without λ, less what they are held to.
    pub b: [f64; R],
    /// hλ, N·s
    pub impulse: [f64; R],
    /// 0: no friction
    pub mu: f64,
    /// How many of the rows there are.
    pub count: usize,
    /// Ĵ û before the substep
    pub before: [f64; R],
    /// What the normal velocity is held to.
    pub demand: Demand,
    /// m
    pub gap: f64,
    pub restitution: f64,
}

/// One of the bodies of a pair, as it stands.
pub struct Side<'a, const B: usize> {
    /// Its centre, m
    pub at: DVec3,
    /// In space: from its principal axes to the world's.
    pub axes: Option<&'a DMat3>,
    /// Diagonal of W^½
    pub root: &'a One<B>,
}

impl<const B: usize> Side<'_, B> {
    /// Its part of Ĵ for a force along a direction at a point.
    #[inline(always)]
    fn lever(&self, point: DVec3, to: DVec3) -> One<B> {
        let turning = (point - self.at).cross(to);
        let mut out = [Two::new(to.x, to.y); B];
        if let Some(axes) = self.axes {
            out[1] = Two::new(to.z, axes.x_axis.dot(turning));
            out[B - 1] = Two::new(axes.y_axis.dot(turning), axes.z_axis.dot(turning));
        } else {
            out[1] = Two::new(turning.z, 0.0);
        }
        each!(B, k => out[k] = out[k] * self.root[k]);
        out
    }
}

impl<const M: usize, const R: usize> Touching<M, R> {
    pub const NOTHING: Self = Touching {
        rows: [[Two::ZERO; M]; R],
        step: 0.0,
        step_across: 0.0,
        coupling: [0.0; R],
        b: [0.0; R],
        impulse: [0.0; R],
        mu: 0.0,
        count: 0,
        before: [0.0; R],
        demand: Demand { velocity: 0.0, pushed: 0.0 },
        gap: 0.0,
        restitution: 0.0,
    };

    /// Takes a contact in, with λ = 0.
    pub fn pose<const B: usize>(&mut self, [a, b]: &[Side<B>; 2], free: &Row<M>, contact: &Contact, space: Space, law: &ContactLaw) {
        let surface = &contact.surface;
        let [s, t] = contact.tangents(space);
        let rubs = surface.friction > 0.0;
        each!(R, k => {
            let to = if k == 0 { contact.normal } else if k == 1 { s } else { t };
            self.rows[k] = if k == 0 || rubs { pack(&a.lever(contact.point, -to), &b.lever(contact.point, to)) } else { [Two::ZERO; M] };
            self.before[k] = dot(&self.rows[k], free);
            self.coupling[k] = dot(&self.rows[k], &self.rows[0]);
        });
        self.step = inverse(self.coupling[0]);
        self.step_across = inverse(largest_eigenvalue(&self.rows[1..]));
        let sliding = self.before[1..].iter().any(|v| v.abs() > law.threshold);
        self.mu = surface.friction * if sliding { surface.sliding } else { 1.0 };
        self.count = if rubs { R } else { 1 };
        self.impulse = [0.0; R];
        (self.gap, self.restitution) = (contact.gap, surface.restitution);
    }

    /// One row after the other; the largest |Δλ_i|. (The velocities of all rows are taken first, and those across go on along
    /// A_tn as λ_n changes: no row waits for the one before to reach Δû.)
    #[inline(always)]
    pub fn relax(&mut self, omega: f64, u: &mut Row<M>) -> f64 {
        let mut w = self.b;
        each!(R, k => w[k] += dot(&self.rows[k], u));
        let mut to = self.impulse;
        to[0] = larger(0.0, self.impulse[0] - omega * self.step * w[0]);
        let pressed = to[0] - self.impulse[0];
        let mut change = pressed.abs();
        add(&self.rows[0], pressed, u);
        if self.mu > 0.0 {
            let step = omega * self.step_across;
            each!(R, k => if k > 0 { to[k] -= step * (w[k] + self.coupling[k] * pressed) });
            to = self.within(to);
            each!(R, k => if k > 0 {
                let moved = to[k] - self.impulse[k];
                change = larger(change, moved.abs());
                add(&self.rows[k], moved, u);
            });
        }
        self.impulse = to;
        change
    }

    /// P(λ)
    #[inline(always)]
    pub fn within(&self, impulse: [f64; R]) -> [f64; R] {
        let mut out = [0.0; R];
        out[0] = larger(0.0, impulse[0]);
        if self.mu > 0.0 {
            let radius = self.mu * out[0];
            if R == 2 {
                out[1] = clamp(impulse[1], -radius, radius);
            } else {
                (out[1], out[R - 1]) = clamp_to_disc(impulse[1], impulse[R - 1], radius);
            }
        }
        out
    }

    /// What the natural map leaves over, with these velocities of the rows.
    #[inline(always)]
    pub fn leave(&self, w: &[f64; R], left: &mut Left) {
        let mut aim = self.impulse;
        each!(R, k => aim[k] -= if k == 0 { self.step } else { self.step_across } * w[k]);
        left.normal = worse(left.normal, (self.impulse[0] - larger(0.0, aim[0])).abs());
        if self.mu > 0.0 {
            // The disc is that of the λ_n there is.
            aim[0] = self.impulse[0];
            let within = self.within(aim);
            let mut square = 0.0;
            each!(R, k => square += (self.impulse[k] - within[k]) * (self.impulse[k] - within[k]));
            left.across = worse(left.across, square);
        }
    }

    /// The work of its impulse, with the velocities after the substep; what takes overlap back is drift.
    pub fn account(&self, after: &[f64; R]) -> Work {
        let pushed = clamp(after[0], 0.0, larger(self.demand.pushed, 0.0));
        let mut done = 0.0;
        each!(R, k => done += 0.5 * self.impulse[k] * (self.before[k] + after[k]));
        Work { constraint: done, accounted: done - 0.5 * self.impulse[0] * pushed }
    }
}

/// The work of a substep's impulses, J.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// All of it.
    pub constraint: f64,
    /// Without what took overlap back.
    pub accounted: f64,
}

impl Work {
    pub fn take_in(&mut self, other: Work) {
        self.constraint += other.constraint;
        self.accounted += other.accounted;
    }
}

/// The largest that the natural map leaves over of any row, as in [`crate::solver::Report::residual`].
#[derive(Default)]
pub struct Left {
    normal: f64,
    /// Its square, of the rows across.
    across: f64,
}

impl Left {
    pub fn residual(&self) -> f64 {
        worse(self.normal, self.across.sqrt())
    }
}

/// The larger; what is no number is worse than any, and stays.
#[inline(always)]
fn worse(x: f64, y: f64) -> f64 {
    if y <= x { x } else { y + 0.0 * x }
}

/// λ_max of the block of A of one or two rows.
fn largest_eigenvalue<const M: usize>(rows: &[Row<M>]) -> f64 {
    let x = dot(&rows[0], &rows[0]);
    if rows.len() < 2 {
        return x;
    }
    let (y, z) = (dot(&rows[0], &rows[1]), dot(&rows[1], &rows[1]));
    0.5 * (x + z) + (0.25 * (x - z) * (x - z) + y * y).sqrt()
}

/// 1/x; 0 of a row that moves nothing.
fn inverse(x: f64) -> f64 {
    if x > 0.0 { 1.0 / x } else { 0.0 }
}
