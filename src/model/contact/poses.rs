//! Where the bodies stand, as collision detection reads it.

use crate::geometry::{plane, space};
use crate::math::rotation;
use crate::model::Motion;
use crate::model::body::Space;

/// Poses of bodies, in the plane or in space.
#[derive(Debug, Default)]
pub(super) struct Poses {
    pub plane: Vec<plane::Pose>,
    pub space: Vec<space::Pose>,
}

impl Poses {
    /// Puts a body where its velocity leads it in a time t; to the bit where it stands for t = 0.
    #[inline(never)]
    pub fn lead(&mut self, motion: &Motion, body: usize, t: f64) {
        let at = motion.position(body) + t * motion.velocity(body);
        let turned = t * motion.spin(body);
        match motion.bodies.space() {
            Space::Plane => self.plane[body] = plane::Pose::from_angle(at.truncate(), motion.angle(body) + turned.z),
            Space::Space => {
                let start = motion.rotation(body);
                let rotation = if t == 0.0 { start } else { rotation::unit(rotation::from_vector(turned) * start) };
                self.space[body] = space::Pose::new(at, rotation);
            }
        }
    }

    /// Takes those of some bodies, by their indices.
    pub fn copy(&mut self, from: &Poses, bodies: &[u32]) {
        self.plane.clear();
        self.space.clear();
        self.plane.extend(bodies.iter().filter_map(|i| from.plane.get(*i as usize)));
        self.space.extend(bodies.iter().filter_map(|i| from.space.get(*i as usize)));
    }
}
