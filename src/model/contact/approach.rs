//! Bodies as they will stand a little later in a step, and contacts of that moment as the step takes them from its beginning.

use super::Contact;
use crate::math::{Mapped, vector};
use crate::model::Motion;
use glam::DVec3;

/// A body with corners that touches and turns by more than this in a step touches with others soon, rad.
const FAST_TURN: f64 = 0.2;

/// Turns smaller than this are none, rad.
const NO_TURN: f64 = 1e-3;

/// The motion of bodies, and for how long it is looked ahead, s.
#[derive(Clone, Copy, Debug)]
pub struct Ahead<'a> {
    /// At the beginning.
    pub motion: &'a Motion<'a>,
    /// s
    pub time: f64,
    /// Impulses act at the beginnings of substeps of this length, s.
    pub substep: f64,
    /// True where contacts become those of the moment in which the bodies meet; else what bodies miss is left out, and the others stay as
    /// they are, since an impulse at one point of both bodies keeps their angular momentum.
    pub carries: bool,
}

impl Ahead<'_> {
    /// How fast a gap opens that was found at a time t, m/s.
    #[inline(never)]
    pub(super) fn rate(&self, contact: &Contact, t: f64) -> f64 {
        let velocity = |body: usize| self.motion.velocity(body) + self.motion.spin(body).cross(self.arm(contact, body, t));
        let [first, second] = contact.bodies;
        contact.normal.dot(velocity(second) - velocity(first))
    }

    #[inline(never)]
    fn arm(&self, contact: &Contact, body: usize, t: f64) -> DVec3 {
        contact.point - self.motion.position(body) - t * self.motion.velocity(body)
    }

    /// A contact of a time t, as the step takes it from its beginning: its gap, and where it acts, carried back with the bodies' centres. Its
    /// arms stay those of that time: what the bodies take then has the torque that it has then.
    #[inline(never)]
    pub(super) fn carried_back(&self, mut contact: Contact, t: f64) -> Contact {
        contact.gap -= t * self.rate(&contact, t).min(0.0);
        let [first, second] = contact.bodies.mapped(|body| contact.point - t * self.motion.velocity(body));
        contact.point = 0.5 * (first + second);
        contact.apart = 0.5 * (second - first);
        contact.when = (self.substep * (t / self.substep).floor()) as f32;
        contact
    }

    /// True of a body with corners that turns far in the time, or of a ball that turns at all: where that touches its arm stays, and its axes
    /// turn.
    #[inline(never)]
    pub(super) fn turns(&self, body: usize, ball: bool) -> bool {
        let rigid = self.motion.bodies.list()[body].rigid.as_ref();
        let most = if ball { NO_TURN } else { FAST_TURN };
        rigid.is_some_and(|rigid| rigid.shape.geometry.is_round() == ball)
            && self.time * vector::length(self.motion.principal_spin(body)) > most
    }
}
