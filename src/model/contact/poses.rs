//! Where the bodies stand, as collision detection reads it.

use crate::geometry::{plane, space};

/// Poses of bodies, in the plane or in space.
#[derive(Debug, Default)]
pub(super) struct Poses {
    pub plane: Vec<plane::Pose>,
    pub space: Vec<space::Pose>,
}

impl Poses {
    /// Takes those of some bodies, by their indices.
    pub fn copy(&mut self, from: &Poses, bodies: &[u32]) {
        self.plane.clear();
        self.space.clear();
        self.plane.extend(bodies.iter().filter_map(|i| from.plane.get(*i as usize)));
        self.space.extend(bodies.iter().filter_map(|i| from.space.get(*i as usize)));
    }
}
