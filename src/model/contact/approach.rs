//! Bodies as they will stand a little later in a step, and contacts of that moment as the step takes them from its beginning.

use super::Contact;
use crate::geometry::{plane, space};
use crate::math::{Mapped, rotation, vector};
use crate::model::Motion;
use crate::model::shape::Geometry;
use glam::DVec3;

/// A body with corners that touches and turns by more than this in a step touches with others soon, rad.
const FAST_TURN: f64 = 0.2;

/// The motion of bodies, and for how long it is looked ahead, s.
#[derive(Clone, Copy, Debug)]
pub struct Ahead<'a> {
    /// At the beginning.
    pub motion: &'a Motion<'a>,
    /// s
    pub time: f64,
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

    /// A contact of a time t, as the step takes it from its beginning: its gap, and where it acts, carried back with the bodies.
    #[inline(never)]
    pub(super) fn carried_back(&self, mut contact: Contact, t: f64) -> Contact {
        contact.gap -= t * self.rate(&contact, t).min(0.0);
        let [first, second] = contact.bodies.mapped(|body| {
            let turned_back = rotation::from_vector(-t * self.motion.spin(body));
            self.motion.position(body) + turned_back * self.arm(&contact, body, t)
        });
        contact.point = 0.5 * (first + second);
        contact.apart = 0.5 * (second - first);
        contact
    }

    /// True of a body with corners that turns far in the time.
    #[inline(never)]
    pub(super) fn turns(&self, body: usize) -> bool {
        let has_corners = self.motion.bodies.list()[body].rigid.as_ref().is_some_and(|rigid| !is_round(&rigid.shape.geometry));
        has_corners && self.time * vector::length(self.motion.principal_spin(body)) > FAST_TURN
    }
}

fn is_round(shape: &Geometry) -> bool {
    match shape {
        Geometry::Plane(plane::Shape::Convex(convex)) => convex.vertices().len() == 1,
        Geometry::Space(shape) => matches!(shape, space::Shape::Sphere { .. }),
        Geometry::Plane(_) => false,
    }
}
