//! A contact as the kernel's sweeps see it, or two side by side, and one body of a pair.

use super::super::super::contact_law::ContactLaw;
use super::hand::{One, Row, add, beside, dot, pack};
use super::number::Number;
use crate::assembly::clamp_to_disc;
use crate::math::Two;
use crate::math::block_rows::each;
use crate::model::Contact;
use crate::model::body::Space;
use crate::model::rigid::Surface;
use glam::{DMat3, DVec3};

/// What the sweeps read of a contact, or of two side by side of pairs that have no moving body in common.
#[derive(Clone, Copy, Debug)]
pub struct Touching<N: Number, const M: usize, const R: usize> {
    pub rows: [Row<N, M>; R],
    /// 1/A_nn
    pub step: N,
    /// 1/λ_max of the tangents' block of A
    pub step_across: N,
    /// A_kn: how λ_n moves along the rows
    pub coupling: [N; R],
    /// hλ, N·s
    pub impulse: [N; R],
    /// 0: no friction
    pub mu: N,
    /// The normal velocity before the substep, m/s
    pub before: N,
    /// What the normal velocity is held to, m/s
    pub held: N,
    /// The part of it that only takes overlap back, m/s
    pub pushed: N,
    /// m
    pub gap: N,
    pub restitution: N,
    /// How many of the rows there are, on each side.
    pub count: [usize; 2],
}

/// What stands beside a contact where there is no second.
pub const NO_CONTACT: Contact = Contact {
    bodies: [0; 2],
    feature: 0,
    point: DVec3::ZERO,
    normal: DVec3::ZERO,
    gap: 0.0,
    surface: Surface { friction: 0.0, sliding: 1.0, restitution: 0.0, rolling: 0.0, torsional: 0.0 },
};

/// One of the bodies of a pair, as it stands.
#[derive(Clone, Copy)]
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

impl<N: Number, const M: usize, const R: usize> Touching<N, M, R> {
    pub const NOTHING: Self = Touching {
        rows: [[N::NONE; M]; R],
        step: N::ZERO,
        step_across: N::ZERO,
        coupling: [N::ZERO; R],
        impulse: [N::ZERO; R],
        mu: N::ZERO,
        before: N::ZERO,
        held: N::ZERO,
        pushed: N::ZERO,
        gap: N::ZERO,
        restitution: N::ZERO,
        count: [0; 2],
    };

    /// Takes in the contact of each side, with λ = 0.
    pub fn pose<const B: usize>(
        &mut self,
        sides: &[[Side<B>; 2]; 2],
        u: &Row<N, M>,
        contacts: [&Contact; 2],
        space: Space,
        law: &ContactLaw,
    ) {
        let across = |contact: &Contact| if contact.surface.friction > 0.0 { contact.tangents(space) } else { [DVec3::ZERO; 2] };
        let one = across(contacts[0]);
        let other = if N::SIDES > 1 { across(contacts[1]) } else { one };
        let mut before = [N::ZERO; R];
        each!(R, k => {
            let row = |side: usize, [s, t]: [DVec3; 2]| {
                let (contact, [a, b]) = (contacts[side], &sides[side]);
                let to = if k == 0 { contact.normal } else if k == 1 { s } else { t };
                pack(&a.lever(contact.point, -to), &b.lever(contact.point, to))
            };
            let first = row(0, one);
            self.rows[k] = beside::<N, M>(&first, &if N::SIDES > 1 { row(1, other) } else { first });
            before[k] = N::sum(dot(&self.rows[k], u));
            self.coupling[k] = N::sum(dot(&self.rows[k], &self.rows[0]));
            self.impulse[k] = N::ZERO;
        });
        let (step, across) = (self.coupling[0], self.largest_across());
        self.step = N::of(|side| inverse(step.get(side)));
        self.step_across = N::of(|side| inverse(across.get(side)));
        let mut largest = N::ZERO;
        each!(R, k => if k > 0 { largest = largest.larger(before[k].abs()) });
        self.before = before[0];
        self.mu = N::of(|side| {
            let surface = &contacts[side].surface;
            surface.friction * if largest.get(side) > law.threshold { surface.sliding } else { 1.0 }
        });
        self.gap = N::of(|side| contacts[side].gap);
        self.restitution = N::of(|side| contacts[side].surface.restitution);
        let count = |contact: &Contact| if contact.surface.friction > 0.0 { R } else { 1 };
        self.count = [count(contacts[0]), count(contacts[1])];
    }

    /// λ_max of the tangents' block of A, of one or two rows.
    #[inline(always)]
    fn largest_across(&self) -> N {
        let a = |i: usize, j: usize| N::sum(dot(&self.rows[i], &self.rows[j]));
        let x = a(1, 1);
        if R == 2 {
            return x;
        }
        let (y, z) = (a(1, R - 1), a(R - 1, R - 1));
        N::of(|side| {
            let (x, y, z) = (x.get(side), y.get(side), z.get(side));
            0.5 * (x + z) + (0.25 * (x - z) * (x - z) + y * y).sqrt()
        })
    }

    /// What is held to in a substep of length h, with these û if nothing pressed. (They count only for what bounces.)
    #[inline(always)]
    pub fn hold(&mut self, free: impl Fn() -> Row<N, M>, law: &ContactLaw, h: f64) {
        let bounces = self.restitution.get(0) > 0.0 || self.restitution.get(N::SIDES - 1) > 0.0;
        let free = if bounces { N::sum(dot(&self.rows[0], &free())) } else { N::ZERO };
        let mut pushed = [0.0; 2];
        self.held = N::of(|side| {
            let (gap, restitution) = (self.gap.get(side), self.restitution.get(side));
            let demand =
                if bounces { law.normal((gap, restitution), self.before.get(side), free.get(side), h) } else { law.without_bounce(gap, h) };
            pushed[side] = demand.pushed;
            demand.velocity
        });
        self.pushed = N::of(|side| pushed[side]);
    }

    /// λ where the sweeps start, 0 where it is cold.
    #[inline(always)]
    pub fn start(&mut self, warm: bool) {
        self.impulse = if warm { self.within(self.impulse) } else { [N::ZERO; R] };
    }

    /// One row after the other; the largest |Δλ_i|. (The velocities of all rows are taken first, and those across go on along
    /// A_tn as λ_n changes: no row waits for the one before to reach Δû.)
    #[inline(always)]
    pub fn relax(&mut self, omega: N, u: &mut Row<N, M>) -> N {
        let mut w = [N::ZERO; R];
        each!(R, k => w[k] = N::sum(dot(&self.rows[k], u)));
        w[0] = w[0] - self.held;
        let mut to = self.impulse;
        to[0] = N::ZERO.larger(self.impulse[0] - omega * self.step * w[0]);
        let pressed = to[0] - self.impulse[0];
        let mut change = pressed.abs();
        add::<N, M>(&self.rows[0], pressed, u);
        if self.rubs() {
            let step = omega * self.step_across;
            each!(R, k => if k > 0 { to[k] = to[k] - step * (w[k] + self.coupling[k] * pressed) });
            to = self.within(to);
            each!(R, k => if k > 0 {
                let moved = to[k] - self.impulse[k];
                change = change.larger(moved.abs());
                add::<N, M>(&self.rows[k], moved, u);
            });
        }
        self.impulse = to;
        change
    }

    /// Whether there is friction on any side.
    #[inline(always)]
    fn rubs(&self) -> bool {
        self.mu.get(0) > 0.0 || (N::SIDES > 1 && self.mu.get(1) > 0.0)
    }

    /// P(λ)
    #[inline(always)]
    pub fn within(&self, impulse: [N; R]) -> [N; R] {
        let mut out = [N::ZERO; R];
        out[0] = N::ZERO.larger(impulse[0]);
        if self.rubs() {
            let radius = self.mu * out[0];
            if R == 2 {
                out[1] = impulse[1].smaller(radius).larger(-radius);
            } else {
                let mut last = [0.0; 2];
                out[1] = N::of(|side| {
                    let (x, y) = clamp_to_disc(impulse[1].get(side), impulse[R - 1].get(side), radius.get(side));
                    last[side] = y;
                    x
                });
                out[R - 1] = N::of(|side| last[side]);
            }
            each!(R, k => if k > 0 { out[k] = out[k].where_positive(self.mu) });
        }
        out
    }

    /// What the natural map leaves over, with these velocities of the rows.
    #[inline(always)]
    pub fn leave(&self, after: &[N; R], left: &mut Left<N>) {
        // λ is in its set, which is convex: what is left over is no longer than the way to where it aims.
        let no_worse = |way: N, left: N| way.get(0) <= left.get(0) && way.get(N::SIDES - 1) <= left.get(N::SIDES - 1);
        let by = self.step * (after[0] - self.held);
        if !no_worse(by.abs(), left.normal) {
            left.normal = worse_of(left.normal, (self.impulse[0] - N::ZERO.larger(self.impulse[0] - by)).abs());
        }
        let (mut aim, mut square) = (self.impulse, N::ZERO);
        each!(R, k => if k > 0 {
            let by = self.step_across * after[k];
            aim[k] = aim[k] - by;
            square += by * by;
        });
        if self.rubs() && !no_worse(square, left.across) {
            // The disc is that of the λ_n there is.
            let within = self.within(aim);
            let mut square = N::ZERO;
            each!(R, k => square += (self.impulse[k] - within[k]) * (self.impulse[k] - within[k]));
            left.across = worse_of(left.across, square);
        }
    }

    /// A substep is over, with this normal velocity; the gap a time `carried` later, s. Twice the work of what took overlap back,
    /// which is drift, J.
    #[inline(always)]
    pub fn end(&mut self, after: N, carried: f64) -> N {
        self.before = after;
        self.gap += N::splat(carried) * after;
        if self.pushed.get(0) > 0.0 || self.pushed.get(N::SIDES - 1) > 0.0 {
            self.impulse[0] * N::ZERO.larger(after).smaller(N::ZERO.larger(self.pushed))
        } else {
            N::ZERO
        }
    }

    /// hλ of one side.
    pub fn impulse(&self, side: usize) -> [f64; R] {
        let mut out = [0.0; R];
        each!(R, k => out[k] = self.impulse[k].get(side));
        out
    }
}

/// The largest that the natural map leaves over of any row, as in [`crate::solver::Report::residual`].
pub struct Left<N> {
    normal: N,
    /// Its square, of the rows across.
    across: N,
}

impl<N: Number> Left<N> {
    pub const NOTHING: Self = Left { normal: N::ZERO, across: N::ZERO };

    pub fn residual(&self) -> f64 {
        let of_all = |of: N| if N::SIDES > 1 { worse(of.get(0), of.get(1)) } else { of.get(0) };
        worse(of_all(self.normal), of_all(self.across).sqrt())
    }
}

#[inline(always)]
fn worse_of<N: Number>(x: N, y: N) -> N {
    N::of(|side| worse(x.get(side), y.get(side)))
}

/// The larger; what is no number is worse than any, and stays.
#[inline(always)]
fn worse(x: f64, y: f64) -> f64 {
    if y <= x { x } else { y + 0.0 * x }
}

/// 1/x; 0 of a row that moves nothing.
fn inverse(x: f64) -> f64 {
    if x > 0.0 { 1.0 / x } else { 0.0 }
}
