//! Where a shape is: x_world = at + R x_local, with R the rotation of a unit quaternion.

use glam::{DMat3, DQuat, DVec3};

/// Place and orientation in space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where the local origin is, m.
    pub at: DVec3,
    rotation: DQuat,
    /// The same rotation as a matrix, which turns many vectors faster.
    matrix: DMat3,
}

impl Pose {
    /// The origin, not turned.
    pub const IDENTITY: Pose = Pose { at: DVec3::ZERO, rotation: DQuat::IDENTITY, matrix: DMat3::IDENTITY };

    /// At a place (m), turned by a unit quaternion.
    #[must_use]
    pub fn new(at: DVec3, rotation: DQuat) -> Self {
        debug_assert!((rotation.length_squared() - 1.0).abs() < 1e-6, "not a unit quaternion: {rotation}");
        Pose { at, rotation, matrix: DMat3::from_quat(rotation) }
    }

    /// At a place (m), not turned.
    #[must_use]
    pub fn at(at: DVec3) -> Self {
        Pose { at, ..Pose::IDENTITY }
    }

    /// The orientation, a unit quaternion.
    #[must_use]
    pub fn rotation(&self) -> DQuat {
        self.rotation
    }

    /// The orientation as a matrix R; its columns are the local axes in the world.
    #[must_use]
    pub fn matrix(&self) -> &DMat3 {
        &self.matrix
    }

    /// at + R x: a local point in the world.
    #[must_use]
    #[inline(always)]
    pub fn point(&self, local: DVec3) -> DVec3 {
        self.at + self.matrix * local
    }

    /// R x: a local direction in the world.
    #[must_use]
    #[inline(always)]
    pub fn vector(&self, local: DVec3) -> DVec3 {
        self.matrix * local
    }

    /// Rᵀ(x − at): a point of the world, seen from here.
    #[must_use]
    #[inline(always)]
    pub fn inverse_point(&self, world: DVec3) -> DVec3 {
        self.inverse_vector(world - self.at)
    }

    /// Rᵀ x: a direction of the world, seen from here.
    #[must_use]
    #[inline(always)]
    pub fn inverse_vector(&self, world: DVec3) -> DVec3 {
        DVec3::new(self.matrix.x_axis.dot(world), self.matrix.y_axis.dot(world), self.matrix.z_axis.dot(world))
    }

    /// What stands at `inner` in the frame of this pose, in the world: self(inner(x)).
    #[must_use]
    pub fn times(&self, inner: &Pose) -> Pose {
        Pose::new(self.point(inner.at), self.rotation * inner.rotation)
    }

    /// This pose in the frame of another: frame⁻¹(self(x)).
    #[must_use]
    pub fn seen_from(&self, frame: &Pose) -> Pose {
        Pose::new(frame.inverse_point(self.at), frame.rotation.conjugate() * self.rotation)
    }

    /// The world in the frame of this pose.
    #[must_use]
    pub fn inverse(&self) -> Pose {
        Pose::IDENTITY.seen_from(self)
    }
}
