//! Positions and velocities of bodies, read from a state and moved on.

use super::Bodies;
use super::layout::Kind;
use super::path::Displacement;
use crate::math::{rotation, vector};
use crate::model::space::Space;
use glam::{DQuat, DVec3};

impl Bodies {
    /// The first d numbers of the body at `index`, from positions: its centre; in the plane z = 0.
    #[must_use]
    #[inline]
    pub fn center(&self, q: &[f64], index: usize) -> DVec3 {
        self.three(q, self.places[index].q)
    }

    /// The velocity of a body's centre; in the plane z = 0.
    #[must_use]
    #[inline]
    pub fn center_velocity(&self, v: &[f64], index: usize) -> DVec3 {
        self.three(v, self.places[index].v)
    }

    #[inline]
    fn three(&self, x: &[f64], at: usize) -> DVec3 {
        let z = if self.space == Space::Space { x[at + 2] } else { 0.0 };
        DVec3::new(x[at], x[at + 1], z)
    }

    /// From the body's principal axes to the world's; the identity for a particle.
    #[must_use]
    pub fn rotation(&self, q: &[f64], index: usize) -> DQuat {
        let place = self.places[index];
        match place.kind {
            Kind::PlaneRigid => rotation::about_z(q[place.q + 2]),
            // Inside the step of an integrator it may be a little off the unit sphere.
            Kind::SpaceRigid => rotation::unit(DQuat::from_slice(&q[place.q + 3..])),
            _ => DQuat::IDENTITY,
        }
    }

    /// θ of the body at `index`, in the plane, rad; zero for a particle.
    #[must_use]
    #[inline]
    pub fn angle(&self, q: &[f64], index: usize) -> f64 {
        let place = self.places[index];
        if place.kind == Kind::PlaneRigid { q[place.q + 2] } else { 0.0 }
    }

    /// From the frame in which its shape is given to the world's, as the body at `index` starts.
    #[must_use]
    pub fn start_rotation(&self, index: usize) -> DQuat {
        let start = &self.list[index].start;
        match self.places[index].kind {
            Kind::PlaneRigid => rotation::about_z(start.angle),
            Kind::SpaceRigid => DQuat::from_array(start.orientation),
            _ => DQuat::IDENTITY,
        }
    }

    /// Rotation from the principal axes to the world's, of a body with prescribed motion.
    #[must_use]
    pub fn told_rotation(&self, index: usize, told: &Displacement) -> DQuat {
        let start = self.start_rotation(index) * self.list[index].axes();
        rotation::unit(rotation::from_vector(told.angle[0] * told.axis) * start)
    }

    /// ω along the principal axes of the body at `index`, rad/s; in the plane (0, 0, θ̇).
    #[must_use]
    #[inline]
    pub fn principal_spin(&self, v: &[f64], index: usize) -> DVec3 {
        let place = self.places[index];
        match place.kind {
            Kind::PlaneRigid => DVec3::new(0.0, 0.0, v[place.v + 2]),
            Kind::SpaceRigid => DVec3::from_slice(&v[place.v + 3..]),
            _ => DVec3::ZERO,
        }
    }

    /// ω in world axes, rad/s.
    #[must_use]
    pub fn spin(&self, q: &[f64], v: &[f64], index: usize) -> DVec3 {
        let spin = self.principal_spin(v, index);
        if self.places[index].kind == Kind::SpaceRigid { self.rotation(q, index) * spin } else { spin }
    }

    /// q moved along the velocity v for a time h: exactly, as if nothing turned about changing axes.
    pub fn advance(&self, q: &mut [f64], h: f64, v: &[f64]) {
        if !self.turns {
            return vector::add_scaled(q, h, v);
        }
        for place in &self.places {
            place.advance(q, h, v);
        }
    }

    /// The velocity that leads `from` one place to another in a time h: the inverse of [`Bodies::advance`].
    pub fn velocity_between(&self, from: &[f64], to: &[f64], h: f64, v: &mut [f64]) {
        if !self.turns {
            for ((v, from), to) in v.iter_mut().zip(from).zip(to) {
                *v = (to - from) / h;
            }
            return;
        }
        for place in &self.places {
            place.velocity_between(from, to, h, v);
        }
    }

    /// True where some body turns in space.
    #[must_use]
    pub fn turns(&self) -> bool {
        self.turns
    }

    /// q moved by an impulse f that acts for a unit of time: along W f, which f becomes where bodies turn.
    pub fn push(&self, q: &mut [f64], f: &mut [f64]) {
        if !self.turns {
            for ((q, f), w) in q.iter_mut().zip(f).zip(&self.inverse_mass) {
                *q += *f * w;
            }
            return;
        }
        for (f, w) in f.iter_mut().zip(&self.inverse_mass) {
            *f *= w;
        }
        self.advance(q, 1.0, f);
    }

    /// q̇ = S(q) v: for a quaternion ½ q ω, with ω along the body's own axes (Korean note, section 1, has it in world axes).
    pub fn rates(&self, q: &[f64], v: &[f64], out: &mut Vec<f64>) {
        out.clear();
        if !self.turns {
            return out.extend_from_slice(v);
        }
        for place in &self.places {
            let n = place.kind.dof().min(3);
            out.extend_from_slice(&v[place.v..place.v + n]);
            if place.kind == Kind::SpaceRigid {
                let spin = DVec3::from_slice(&v[place.v + 3..]);
                let rate = DQuat::from_slice(&q[place.q + 3..]) * DQuat::from_xyzw(0.5 * spin.x, 0.5 * spin.y, 0.5 * spin.z, 0.0);
                out.extend_from_slice(&rate.to_array());
            }
        }
    }

    /// The first body with a position or velocity that nothing can be computed with, if there is one: a number that is NaN or
    /// beyond [`vector::LARGEST`], or a quaternion that is not of unit length.
    #[must_use]
    pub fn out_of_range(&self, q: &[f64], v: &[f64]) -> Option<usize> {
        let is_unit = |r: DQuat| (r.dot(r) - 1.0).abs() <= 1e-6;
        let skew = || self.places.iter().position(|p| p.kind == Kind::SpaceRigid && !is_unit(DQuat::from_slice(&q[p.q + 3..])));
        self.too_far(q, v).or_else(|| if self.turns { skew() } else { None })
    }

    /// The first body with a position or velocity that is NaN or beyond [`vector::LARGEST`], if there is one.
    #[must_use]
    pub fn too_far(&self, q: &[f64], v: &[f64]) -> Option<usize> {
        let far = vector::out_of_range(q).map(|i| self.of_position(i));
        far.or_else(|| vector::out_of_range(v).map(|i| self.of_velocity(i)))
    }

    /// All quaternions back to unit length.
    pub fn normalize(&self, q: &mut [f64]) {
        for place in self.places.iter().filter(|p| p.kind == Kind::SpaceRigid) {
            rotation::unit(DQuat::from_slice(&q[place.q + 3..])).write_to_slice(&mut q[place.q + 3..]);
        }
    }
}
