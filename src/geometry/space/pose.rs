//! Position and orientation of a shape: x_world = at + R x_local, with R the rotation of a unit quaternion.

use glam::{DMat3, DQuat, DVec3};

/// Position and orientation in space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Position of the local origin in the world, m.
    pub at: DVec3,
    rotation: DQuat,
    /// The rotation as a matrix, for speed.
    matrix: DMat3,
}

impl Pose {
    /// The identity: origin, no rotation.
    pub const IDENTITY: Pose = Pose { at: DVec3::ZERO, rotation: DQuat::IDENTITY, matrix: DMat3::IDENTITY };

    /// From a position, m, and a unit quaternion.
    #[must_use]
    pub fn new(at: DVec3, rotation: DQuat) -> Self {
        debug_assert!((rotation.length_squared() - 1.0).abs() < 1e-6, "not a unit quaternion: {rotation}");
        Pose { at, rotation, matrix: DMat3::from_quat(rotation) }
    }

    /// From a position, m, without rotation.
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

    /// Rᵀ(x − at): a point of the world in the local frame.
    #[must_use]
    #[inline(always)]
    pub fn inverse_point(&self, world: DVec3) -> DVec3 {
        self.inverse_vector(world - self.at)
    }

    /// Rᵀ x: a direction of the world in the local frame.
    #[must_use]
    #[inline(always)]
    pub fn inverse_vector(&self, world: DVec3) -> DVec3 {
        DVec3::new(self.matrix.x_axis.dot(world), self.matrix.y_axis.dot(world), self.matrix.z_axis.dot(world))
    }

    /// Composition self · inner: a pose given in this frame, in the world.
    #[must_use]
    pub fn times(&self, inner: &Pose) -> Pose {
        Pose::new(self.point(inner.at), self.rotation * inner.rotation)
    }

    /// This pose in the frame of another: frame⁻¹(self(x)).
    #[must_use]
    pub fn seen_from(&self, frame: &Pose) -> Pose {
        Pose::new(frame.inverse_point(self.at), frame.rotation.conjugate() * self.rotation)
    }

    /// The inverse: the world frame seen from this pose.
    #[must_use]
    pub fn inverse(&self) -> Pose {
        Pose::IDENTITY.seen_from(self)
    }
}
