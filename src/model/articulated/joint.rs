//! Joints of a tree: their freedoms, and the displacement along them.

use super::spatial::Twist;
use crate::math::rotation;
use crate::model::body::Kind;
use glam::{DQuat, DVec3};

/// A rigid displacement: x ↦ R x + t.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// R
    pub rotation: DQuat,
    /// t, m
    pub translation: DVec3,
}

impl Placed {
    /// The identity.
    pub const STILL: Placed = Placed { rotation: DQuat::IDENTITY, translation: DVec3::ZERO };

    /// The displacement with that rotation that takes one point to another.
    #[must_use]
    pub fn taking(from: DVec3, to: DVec3, rotation: DQuat) -> Placed {
        Placed { rotation, translation: to - rotation * from }
    }

    /// R x + t: the displaced point.
    #[must_use]
    pub fn point(&self, x: DVec3) -> DVec3 {
        self.rotation * x + self.translation
    }

    /// Composition: first the other, then this.
    #[must_use]
    pub fn after(&self, first: &Placed) -> Placed {
        Placed { rotation: (self.rotation * first.rotation).normalize(), translation: self.point(first.translation) }
    }

    /// The inverse displacement.
    #[must_use]
    pub fn inverse(&self) -> Placed {
        let back = self.rotation.inverse();
        Placed { rotation: back, translation: -(back * self.translation) }
    }
}

/// Type and geometry of a joint. Points and axes in the world, in the reference configuration.
#[derive(Clone, Copy, Debug)]
pub enum Joint {
    /// An angle about an axis through a point, rad
    Revolute {
        /// m
        pivot: DVec3,
        /// Unit vector
        axis: DVec3,
    },
    /// A length along an axis, m
    Prismatic {
        /// Unit vector
        axis: DVec3,
    },
    /// A unit quaternion x, y, z, w about a point; its velocity is ω in the parent's axes.
    Ball {
        /// m
        pivot: DVec3,
    },
    /// No freedom: a weld, or a particle at a point of its parent.
    Weld,
    /// All freedoms: displacement of the centre, and the angle or unit quaternion of rotation, with ω in body axes. The root of a
    /// floating tree.
    Free {
        /// m
        center: DVec3,
        /// Kind of the body: its position and velocity layout.
        kind: Kind,
    },
}

impl Joint {
    /// The point that the joint holds, in the reference configuration; None where it holds a direction or all of a body.
    #[must_use]
    pub fn pivot(&self) -> Option<DVec3> {
        match *self {
            Joint::Revolute { pivot, .. } | Joint::Ball { pivot } => Some(pivot),
            Joint::Prismatic { .. } | Joint::Weld | Joint::Free { .. } => None,
        }
    }

    /// Length of the joint's part of q.
    #[must_use]
    pub fn coordinates(&self) -> usize {
        match self {
            Joint::Revolute { .. } | Joint::Prismatic { .. } => 1,
            Joint::Ball { .. } => 4,
            Joint::Weld => 0,
            Joint::Free { kind, .. } => kind.coordinates(),
        }
    }

    /// Length of the joint's part of q̇.
    #[must_use]
    pub fn dof(&self) -> usize {
        match self {
            Joint::Revolute { .. } | Joint::Prismatic { .. } => 1,
            Joint::Ball { .. } => 3,
            Joint::Weld => 0,
            Joint::Free { kind, .. } => kind.dof(),
        }
    }

    /// Offset of the unit quaternion in the joint's part of q, if it has one.
    #[must_use]
    pub fn quaternion(&self) -> Option<usize> {
        match self {
            Joint::Ball { .. } => Some(0),
            Joint::Free { kind: Kind::SpaceRigid, .. } => Some(3),
            _ => None,
        }
    }

    /// E(q): displacement of the link from its reference pose, relative to its parent.
    #[must_use]
    pub fn moved(&self, q: &[f64]) -> Placed {
        match *self {
            Joint::Revolute { pivot, axis } => Placed::taking(pivot, pivot, rotation::from_vector(q[0] * axis)),
            Joint::Prismatic { axis } => Placed { rotation: DQuat::IDENTITY, translation: q[0] * axis },
            Joint::Ball { pivot } => Placed::taking(pivot, pivot, DQuat::from_slice(q).normalize()),
            Joint::Weld => Placed::STILL,
            Joint::Free { center, kind } => {
                let turned = match kind {
                    Kind::PlaneRigid => rotation::about_z(q[2]),
                    Kind::SpaceRigid => DQuat::from_slice(&q[3..]).normalize(),
                    Kind::PlaneParticle | Kind::SpaceParticle => DQuat::IDENTITY,
                };
                Placed::taking(center, center + displacement(kind, q), turned)
            }
        }
    }

    /// The inverse of E: q of a link with its reference centre of mass at `center` from its displacement relative to the parent,
    /// projected onto the joint's freedoms. In the plane `angle` is the rotation angle, whole turns included.
    pub fn read(&self, moved: &Placed, center: DVec3, angle: Option<f64>, q: &mut [f64]) {
        match *self {
            Joint::Revolute { axis, .. } => {
                q[0] = angle.map_or_else(|| rotation::angle_about(moved.rotation, axis), |angle| axis.z * angle);
            }
            Joint::Prismatic { axis } => q[0] = axis.dot(moved.point(center) - center),
            Joint::Ball { .. } => moved.rotation.write_to_slice(q),
            Joint::Weld => {}
            Joint::Free { kind, .. } => {
                let d = linear(kind);
                q[..d].copy_from_slice(&(moved.point(center) - center).to_array()[..d]);
                match (kind, angle) {
                    (Kind::PlaneRigid, Some(angle)) => q[2] = angle,
                    (Kind::SpaceRigid, _) => moved.rotation.write_to_slice(&mut q[3..]),
                    _ => {}
                }
            }
        }
    }

    /// q ← q advanced by the velocity v for a time h.
    pub fn advance(&self, q: &mut [f64], h: f64, v: &[f64]) {
        let turn = |v: &[f64]| rotation::from_vector(h * DVec3::from_slice(v));
        match *self {
            Joint::Ball { .. } => (turn(v) * DQuat::from_slice(q)).normalize().write_to_slice(q),
            Joint::Free { kind: Kind::SpaceRigid, .. } => {
                crate::math::vector::add_scaled(&mut q[..3], h, &v[..3]);
                (DQuat::from_slice(&q[3..]) * turn(&v[3..])).normalize().write_to_slice(&mut q[3..]);
            }
            _ => crate::math::vector::add_scaled(q, h, v),
        }
    }

    /// Appends the rate of q at the velocity v: v, and for a quaternion ½ ω q or, with ω in body axes, ½ q ω.
    pub fn rates(&self, q: &[f64], v: &[f64], out: &mut Vec<f64>) {
        let half = |v: &[f64]| DQuat::from_xyzw(0.5 * v[0], 0.5 * v[1], 0.5 * v[2], 0.0);
        match *self {
            Joint::Ball { .. } => out.extend((half(v) * DQuat::from_slice(q)).to_array()),
            Joint::Free { kind: Kind::SpaceRigid, .. } => {
                out.extend_from_slice(&v[..3]);
                out.extend((DQuat::from_slice(&q[3..]) * half(&v[3..])).to_array());
            }
            _ => out.extend_from_slice(v),
        }
    }

    /// S_k: unit twist of the joint's k-th freedom in the current configuration of the parent and the link.
    #[must_use]
    pub fn twist(&self, parent: &Placed, own: &Placed, k: usize) -> Twist {
        match *self {
            Joint::Revolute { pivot, axis } => Twist::about(parent.point(pivot), parent.rotation * axis),
            Joint::Prismatic { axis } => Twist { angular: DVec3::ZERO, linear: parent.rotation * axis },
            Joint::Ball { pivot } => Twist::about(parent.point(pivot), parent.rotation * DVec3::AXES[k]),
            Joint::Weld => Twist::default(),
            Joint::Free { kind, .. } if k < linear(kind) => Twist { angular: DVec3::ZERO, linear: DVec3::AXES[k] },
            Joint::Free { center, kind: Kind::SpaceRigid } => Twist::about(own.point(center), own.rotation * DVec3::AXES[k - 3]),
            Joint::Free { center, .. } => Twist::about(own.point(center), DVec3::Z),
        }
    }

    /// Σ Ṡ_k q̇_k from the twists of parent and link: S moves with the parent. A free body's S is constant, except for the
    /// rotation axes, which pass through its moving centre.
    #[must_use]
    pub fn drift(&self, parent: Twist, own: &Placed, rate: Twist) -> Twist {
        match *self {
            Joint::Free { center, .. } => {
                let velocity = rate.at(own.point(center));
                Twist { angular: DVec3::ZERO, linear: velocity.cross(rate.angular) }
            }
            _ => parent.cross(rate),
        }
    }
}

/// Number of translational components of a free body.
fn linear(kind: Kind) -> usize {
    match kind {
        Kind::PlaneParticle | Kind::PlaneRigid => 2,
        Kind::SpaceParticle | Kind::SpaceRigid => 3,
    }
}

/// Displacement of a free body's centre, from its q.
fn displacement(kind: Kind, q: &[f64]) -> DVec3 {
    DVec3::new(q[0], q[1], if linear(kind) == 3 { q[2] } else { 0.0 })
}
