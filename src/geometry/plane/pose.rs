//! Position and rotation of a shape: x ↦ p + R x, with R = (c −s; s c) stored as the unit complex number c + is.

use glam::DVec2;

/// A position and a rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// p: position of the local origin in the world, m.
    pub at: DVec2,
    /// (cos θ, sin θ), counterclockwise; of length 1.
    pub rotation: DVec2,
}

impl Pose {
    /// The local frame is the world's.
    pub const IDENTITY: Pose = Pose { at: DVec2::ZERO, rotation: DVec2::X };

    /// From a position, m, and an angle, rad.
    #[must_use]
    #[inline]
    pub fn from_angle(at: DVec2, angle: f64) -> Self {
        Pose { at, rotation: DVec2::new(libm::cos(angle), libm::sin(angle)) }
    }

    /// p + R x: a local point in the world.
    #[must_use]
    #[inline(always)]
    pub fn point(&self, local: DVec2) -> DVec2 {
        self.at + self.vector(local)
    }

    /// R v: a local direction in the world.
    #[must_use]
    #[inline(always)]
    pub fn vector(&self, local: DVec2) -> DVec2 {
        self.rotation.rotate(local)
    }

    /// Rᵀ (x − p): a point of the world in the local frame.
    #[must_use]
    #[inline(always)]
    pub fn inverse_point(&self, world: DVec2) -> DVec2 {
        self.inverse_vector(world - self.at)
    }

    /// Rᵀ v: a direction of the world in the local frame.
    #[must_use]
    #[inline(always)]
    pub fn inverse_vector(&self, world: DVec2) -> DVec2 {
        conjugate(self.rotation).rotate(world)
    }

    /// Composition self · inner: a pose given in this frame, in the world.
    #[must_use]
    pub fn times(&self, inner: &Pose) -> Pose {
        Pose { at: self.point(inner.at), rotation: self.vector(inner.rotation) }
    }

    /// This pose in the frame of another: frame⁻¹ · self.
    #[must_use]
    #[inline]
    pub fn seen_from(&self, frame: &Pose) -> Pose {
        Pose { at: frame.inverse_point(self.at), rotation: frame.inverse_vector(self.rotation) }
    }

    /// The inverse: the world frame seen from this pose.
    #[must_use]
    pub fn inverse(&self) -> Pose {
        Pose { at: self.inverse_vector(-self.at), rotation: conjugate(self.rotation) }
    }
}

fn conjugate(rotation: DVec2) -> DVec2 {
    DVec2::new(rotation.x, -rotation.y)
}
