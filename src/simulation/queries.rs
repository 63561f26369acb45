//! Questions about where things are: rays, points, and which bodies began or ceased to touch.

use super::Simulation;
use crate::error::{Code, Error, Result};
use crate::geometry::ray::{self, Apart};
use crate::model::shape::{Geometry, Shape};
use glam::{DQuat, DVec3};

/// The first body that a ray meets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RayHit {
    /// Its id.
    pub body: u32,
    /// Where, m.
    pub point: DVec3,
    /// Outward unit normal of the surface.
    pub normal: DVec3,
    /// From the start of the ray, m.
    pub distance: f64,
}

/// Pairs of bodies by id.
pub type Pairs = Vec<[u32; 2]>;

/// Pairs of bodies that touch now and did not, and the other way round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContactEvents {
    /// Touch now.
    pub began: Pairs,
    /// No longer touch.
    pub ended: Pairs,
}

impl Simulation {
    /// The first body that a ray meets within `reach`, m. Particles are not met, nor is a body that the ray starts in.
    pub fn cast_ray(&self, from: &[f64], direction: &[f64], reach: f64) -> Result<Option<RayHit>> {
        let (from, direction) = (DVec3::from_array(self.point(from, "from")?), DVec3::from_array(self.point(direction, "direction")?));
        let Some(along) = direction.try_normalize() else {
            return Err(Error::new(Code::OutOfRange, "direction", "must not be zero; give a vector of any length"));
        };
        if reach.is_nan() || reach < 0.0 {
            return Err(Error::new(Code::OutOfRange, "maxDistance", "must be a number from 0 on, in m"));
        }
        let mut first: Option<RayHit> = None;
        self.each_shape(&mut |body, shape, center, rotation| {
            // From the body's centre to the ray: most bodies are excluded here.
            let nearest = from + (center - from).dot(along).max(0.0) * along;
            if nearest.distance_squared(center) > shape.reach * shape.reach {
                return;
            }
            let (back, most) = (rotation.inverse(), first.map_or(reach, |hit| hit.distance));
            if let Some(entry) = ray::cast(back * (from - center), back * along, most, &|x, out| apart(shape, x, out)) {
                let point = from + entry.distance * along;
                first = Some(RayHit { body, point, normal: rotation * entry.normal, distance: entry.distance });
            }
        });
        Ok(first)
    }

    /// Ids of the bodies whose shape a point is in or on, ascending; of a chain only the points of its segments.
    pub fn bodies_at(&self, point: &[f64]) -> Result<Vec<u32>> {
        let point = DVec3::from_array(self.point(point, "point")?);
        let (mut found, mut parts) = (Vec::new(), Vec::new());
        self.each_shape(&mut |body, shape, center, rotation| {
            parts.clear();
            apart(shape, rotation.inverse() * (point - center), &mut parts);
            if parts.iter().any(|part| part.gap <= 0.0) {
                found.push(body);
            }
        });
        Ok(found)
    }

    /// Calls a function with each body that has a shape: id, shape, centre and rotation.
    fn each_shape(&self, look: &mut dyn FnMut(u32, &Shape, DVec3, DQuat)) {
        let (bodies, q) = (&self.world.model().bodies, &self.world.state().q);
        for (i, body) in bodies.list().iter().enumerate() {
            if let Some(rigid) = &body.rigid {
                look(body.id, &rigid.shape, bodies.center(q, i), bodies.rotation(q, i));
            }
        }
    }

    /// The pairs of bodies that began to touch, or ceased to, since the last call (at first: since none touched).
    pub fn contact_events(&mut self) -> ContactEvents {
        let mut now = Pairs::new();
        let mut events = ContactEvents::default();
        for touch in self.contacts().iter().filter(|t| t.gap <= 0.0 || t.lambda[0] > 0.0) {
            now.push(touch.bodies);
        }
        now.sort_unstable();
        now.dedup();
        for pair in &now {
            if self.touching.binary_search(pair).is_err() {
                events.began.push(*pair);
            }
        }
        for pair in &self.touching {
            if now.binary_search(pair).is_err() {
                events.ended.push(*pair);
            }
        }
        self.touching = now;
        events
    }
}

/// The parts of a shape as a local point sees them.
fn apart(shape: &Shape, x: DVec3, out: &mut Vec<Apart>) {
    match &shape.geometry {
        Geometry::Plane(shape) => shape.apart(x, out),
        Geometry::Space(shape) => shape.apart(x, out),
    }
}
