//! Sides of a chain. It has no thickness and a particle no size: where a particle overlaps a chain, if only by rounding, the shapes alone put it
//! on the other side. So its contacts are found with the particle moved off the chain, to the side on which it was in the step before, and the
//! gaps are then reduced by as much. A particle that begins on a chain lies on its upper side.

use crate::geometry::plane::{Manifolds, Pose, Shape};
use crate::model::body::Body;
use crate::model::shape::Geometry;
use crate::model::{Model, Motion};
use glam::{DVec2, DVec3};

/// How far a particle is moved off the chain, m: the largest overlap at which its side is known.
const OFF: f64 = 1e-3;

/// How far it is moved up, m, where it had no contact in the step before.
const ON: f64 = 1e-9;

/// Displacement of a particle while its contacts with a chain are found; none for other pairs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Side {
    /// Which of the two bodies is the particle.
    particle: Option<usize>,
    /// m
    off: DVec2,
}

impl Side {
    /// That of a pair of bodies, by the contacts of the step before.
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

    /// The poses with the displacement, and the gap up to which contacts are found.
    pub fn seen(&self, mut poses: [Pose; 2], margin: f64) -> ([Pose; 2], f64) {
        let Some(particle) = self.particle else { return (poses, margin) };
        poses[particle].at += self.off;
        (poses, margin + OFF)
    }

    /// Gaps and points without the displacement.
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
