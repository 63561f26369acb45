//! Sides of a chain. It is thin, and a particle is a point: where it overlaps the chain, if only by rounding, its shape alone says that it is
//! on the other side. So it is looked at from the side on which it was in the step before, a little off the chain; its gaps are then made
//! smaller by as much. One that begins on a chain lies on it.

use crate::geometry::plane::{Manifolds, Pose, Shape};
use crate::model::body::Body;
use crate::model::shape::Geometry;
use crate::model::{Model, Motion};
use glam::{DVec2, DVec3};

/// As far as a particle may overlap a chain, m.
const OFF: f64 = 1e-3;

/// One that has not touched it yet may be so far from its upper side and lie on it, m.
const ON: f64 = 1e-9;

/// How two bodies of a pair are looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Side {
    /// Which of the two is a particle that meets a chain.
    particle: Option<usize>,
    /// How far that is looked at off its place, m.
    off: DVec2,
}

impl Side {
    /// The side from which one of two bodies is looked at, if it is a particle and the other is a chain.
    pub fn of(model: &Model, motion: &Motion, pair: [usize; 2]) -> Side {
        let has_shape = |body: usize| model.bodies.list()[body].rigid.is_some();
        if pair.into_iter().all(has_shape) { Side::default() } else { Side::of_particle(model, motion, pair) }
    }

    #[inline(never)]
    fn of_particle(model: &Model, motion: &Motion, [a, b]: [usize; 2]) -> Side {
        let bodies = [a, b].map(|body| &model.bodies.list()[body]);
        let particle = usize::from(bodies[1].rigid.is_none());
        if !is_chain(bodies[1 - particle]) {
            return Side::default();
        }
        let sign = if particle == 0 { -1.0 } else { 1.0 };
        let before = motion.contacts.of_pair(&mut 0, motion.bodies.ids([a, b]));
        let normals: DVec3 = before.iter().map(|touch| touch.normal).sum();
        let up = -DVec3::from(model.gravity);
        let off = if before.is_empty() { ON * up.normalize_or_zero() } else { sign * OFF * normals.normalize_or_zero() };
        Side { particle: Some(particle), off: off.truncate() }
    }

    /// Poses as they are looked at, and the gap up to which contacts are found.
    pub fn seen(&self, mut poses: [Pose; 2], margin: f64) -> ([Pose; 2], f64) {
        let Some(particle) = self.particle else { return (poses, margin) };
        poses[particle].at += self.off;
        (poses, margin + OFF)
    }

    /// Gaps and points as they are where the particle is.
    pub fn take_back(&self, found: &mut Manifolds) {
        if let Some(particle) = self.particle {
            self.move_back(if particle == 0 { -1.0 } else { 1.0 }, found);
        }
    }

    #[inline(never)]
    fn move_back(&self, sign: f64, found: &mut Manifolds) {
        for manifold in found {
            for point in &mut manifold.points {
                point.gap -= sign * manifold.normal.dot(self.off);
                point.point -= 0.5 * self.off;
            }
        }
    }
}

fn is_chain(body: &Body) -> bool {
    body.rigid.as_ref().is_some_and(|rigid| matches!(rigid.shape.geometry, Geometry::Plane(Shape::Chain(_))))
}
