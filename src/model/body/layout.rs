//! Where the numbers of a body stand in the state.

use crate::math::{rotation, vector};
use glam::{DQuat, DVec3};

/// How many numbers a body has in the state, and what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// x, y
    PlaneParticle,
    /// x, y, θ
    PlaneRigid,
    /// x, y, z
    SpaceParticle,
    /// x, y, z and a quaternion; v and ω
    SpaceRigid,
}

impl Kind {
    /// Numbers in the positions: 2, 3, 3 or 7.
    #[must_use]
    pub fn coordinates(self) -> usize {
        match self {
            Kind::PlaneParticle => 2,
            Kind::PlaneRigid | Kind::SpaceParticle => 3,
            Kind::SpaceRigid => 7,
        }
    }

    /// True where it does not turn.
    #[must_use]
    pub fn is_particle(self) -> bool {
        matches!(self, Kind::PlaneParticle | Kind::SpaceParticle)
    }

    /// Numbers in the velocities: 2, 3, 3 or 6.
    #[must_use]
    #[inline]
    pub fn dof(self) -> usize {
        match self {
            Kind::SpaceRigid => 6,
            _ => self.coordinates(),
        }
    }
}

/// Where a body's numbers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The meaning of the numbers.
    pub kind: Kind,
    /// The first in the positions.
    pub q: usize,
    /// The first in the velocities.
    pub v: usize,
}

impl Place {
    /// q moved along the velocity v for a time h.
    pub fn advance(self, q: &mut [f64], h: f64, v: &[f64]) {
        let n = self.kind.dof().min(3);
        vector::add_scaled(&mut q[self.q..self.q + n], h, &v[self.v..self.v + n]);
        if self.kind == Kind::SpaceRigid {
            let turned = DQuat::from_slice(&q[self.q + 3..]) * rotation::from_vector(h * DVec3::from_slice(&v[self.v + 3..]));
            rotation::unit(turned).write_to_slice(&mut q[self.q + 3..]);
        }
    }

    /// The velocity that leads `from` one place to another in a time h, into v: the inverse of [`Place::advance`].
    pub fn velocity_between(self, from: &[f64], to: &[f64], h: f64, v: &mut [f64]) {
        let (q, at, n) = (self.q, self.v, self.kind.dof().min(3));
        for ((v, from), to) in v[at..at + n].iter_mut().zip(&from[q..q + n]).zip(&to[q..q + n]) {
            *v = (to - from) / h;
        }
        if self.kind == Kind::SpaceRigid {
            let turned = DQuat::from_slice(&from[q + 3..]).conjugate() * DQuat::from_slice(&to[q + 3..]);
            (rotation::to_vector(turned) / h).write_to_slice(&mut v[at + 3..]);
        }
    }
}
