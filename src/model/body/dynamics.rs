//! Dynamics of bodies: energy, momentum, forces and the gyroscopic torque.

use super::Bodies;
use super::layout::{Kind, Place};
use super::path::Displacement;
use super::value::Body;
use crate::math::{rotation, vector};
use crate::model::rigid::Rigid;
use glam::DVec3;

impl Bodies {
    /// ½ vᵀ M v over the bodies that move, J.
    #[must_use]
    pub fn kinetic(&self, v: &[f64]) -> f64 {
        let d = self.space.dimension();
        let of = |(i, body): (usize, &Body)| {
            let at = self.places[i].v;
            let linear = 0.5 * body.mass * v[at..at + d].iter().map(|x| x * x).sum::<f64>();
            let Some(rigid) = &body.rigid else { return linear };
            let spin = self.principal_spin(v, i);
            linear + 0.5 * (rigid.inertia * spin).dot(spin)
        };
        self.moving().map(of).sum()
    }

    /// The kinetic energy that an impulse gives bodies at rest, ½ fᵀWf, J.
    #[must_use]
    pub fn kinetic_of_impulse(&self, f: &[f64]) -> f64 {
        0.5 * f.iter().zip(self.inverse_mass()).map(|(f, w)| w * f * f).sum::<f64>()
    }

    /// Adds a force at a body's centre and a torque about it, both in world axes, to what is laid out as the
    /// velocities. A particle has no use for a torque; a fixed body for neither.
    pub fn add_force(&self, q: &[f64], index: usize, force: DVec3, torque: DVec3, out: &mut [f64]) {
        if self.list[index].fixed {
            return;
        }
        self.put(index, force, || self.rotation(q, index).inverse() * torque, torque.z, out);
    }

    /// Adds a force and a torque on a body with prescribed motion, likewise.
    pub fn add_force_to_told(&self, index: usize, told: &Displacement, force: DVec3, torque: DVec3, out: &mut [f64]) {
        self.put(index, force, || self.told_rotation(index, told).inverse() * torque, torque.z, out);
    }

    /// Adds a force, and a torque: in space along the principal axes, in the plane its third component.
    fn put(&self, index: usize, force: DVec3, principal: impl Fn() -> DVec3, about_z: f64, out: &mut [f64]) {
        let Place { kind, v: at, .. } = self.places[index];
        let d = self.space.dimension();
        vector::add_scaled(&mut out[at..at + d], 1.0, &force.to_array()[..d]);
        match kind {
            Kind::PlaneRigid => out[at + 2] += about_z,
            Kind::SpaceRigid => vector::add_scaled(&mut out[at + 3..at + 6], 1.0, &principal().to_array()),
            _ => {}
        }
    }

    /// Angular momentum about the origin, kg·m²/s.
    #[must_use]
    pub fn angular_momentum(&self, q: &[f64], v: &[f64]) -> DVec3 {
        let of = |(i, body): (usize, &Body)| {
            let orbital = body.mass * self.center(q, i).cross(self.center_velocity(v, i));
            let own = body.rigid.as_ref().map_or(DVec3::ZERO, |r| self.rotation(q, i) * (r.inertia * self.principal_spin(v, i)));
            orbital + own
        };
        self.moving().map(of).sum()
    }

    /// −ω × I ω of every body that turns in space, along its principal axes, added to Q.
    pub fn add_gyroscopic_torque(&self, v: &[f64], out: &mut [f64]) {
        if !self.turns {
            return;
        }
        for (index, rigid) in self.turning() {
            let spin = self.principal_spin(v, index);
            let torque = (rigid.inertia * spin).cross(spin);
            let at = self.places[index].v + 3;
            vector::add_scaled(&mut out[at..at + 3], 1.0, &torque.to_array());
        }
    }

    /// ω after a time h under no torque but the gyroscopic one, taken at the end of the step: it cannot gain energy.
    ///
    ///   I(ω⁺ − ω) + h ω⁺ × I ω⁺ = 0, by Newton's method from ω
    ///
    /// (Catto, "Numerical Methods", GDC 2015, with the iteration carried to the end.)
    pub fn turn_implicitly(&self, h: f64, v: &mut [f64]) {
        if !self.turns {
            return;
        }
        for (index, rigid) in self.turning() {
            let at = self.places[index].v + 3;
            let after = rotation::implicit_spin(rigid.inertia, DVec3::from_slice(&v[at..]), h);
            after.write_to_slice(&mut v[at..]);
        }
    }

    /// ω at the middle of a time h under no torque but the gyroscopic one; `gyration` is its change until then. With L = Iω along the
    /// principal axes, which turn by ½hω_m until then,
    ///
    ///   I ω_m = R(½hω_m)ᵀ L
    ///
    /// It is the implicit midpoint rule on the sphere |L| = const: symmetric in time, so that energy does not drift.
    pub fn turn_to_middle(&self, h: f64, v: &mut [f64], gyration: &mut Vec<f64>) {
        vector::zeros(gyration, v.len());
        if !self.turns {
            return;
        }
        for (index, rigid) in self.gyrating() {
            let at = self.places[index].v + 3;
            let start = DVec3::from_slice(&v[at..]);
            let middle = rotation::spin_of_middle(rigid.inertia, start, h);
            middle.write_to_slice(&mut v[at..]);
            (middle - start).write_to_slice(&mut gyration[at..]);
        }
    }

    /// ω at the end of a time h from that of its middle, where other torques have acted on the way there and are expected to act as much
    /// after it; `expected` is ω at the end as far as it is known before, twice that of the middle less that of the start. With x = ω
    /// and what is still expected of those torques,
    ///
    ///   I(ω⁺ − ω) = R(½hx)ᵀ I x − I x
    ///
    /// the other half of [`Bodies::turn_to_middle`], in reverse.
    pub fn turn_from_middle(&self, h: f64, expected: &[f64], v: &mut [f64]) {
        if !self.turns {
            return;
        }
        for (index, rigid) in self.gyrating() {
            let at = self.places[index].v + 3;
            let middle = DVec3::from_slice(&v[at..]);
            let start = 2.0 * middle - DVec3::from_slice(&expected[at..]);
            let turned = 2.0 * middle - rotation::spin_of_middle(rigid.inertia, start, h);
            let after = rotation::turn(rotation::from_vector(-0.5 * h * turned), rigid.inertia * turned) / rigid.inertia;
            (middle + after - turned).write_to_slice(&mut v[at..]);
        }
    }

    /// ω of these bodies at the end of the time h from that of its middle, after impulses: a body turned by hω, and L stayed in the world.
    ///
    ///   I ω⁺ = R(hω)ᵀ I(ω − gyration)
    pub fn turn_to_end(&self, h: f64, v: &mut [f64], gyration: &[f64], bodies: &dyn Fn(usize) -> bool) {
        if !self.turns {
            return;
        }
        for (index, rigid) in self.gyrating().filter(|(index, _)| bodies(*index)) {
            let at = self.places[index].v + 3;
            let middle = DVec3::from_slice(&v[at..]);
            let momentum = rigid.inertia * (middle - DVec3::from_slice(&gyration[at..]));
            let after = rotation::turn(rotation::from_vector(-h * middle), momentum) / rigid.inertia;
            after.write_to_slice(&mut v[at..]);
        }
    }

    /// Bodies with ω × Iω ≠ 0 for some ω.
    fn gyrating(&self) -> impl Iterator<Item = (usize, &Rigid)> {
        self.turning().filter(|(_, rigid)| rigid.inertia != DVec3::splat(rigid.inertia.x))
    }

    fn turning(&self) -> impl Iterator<Item = (usize, &Rigid)> {
        self.moving().filter_map(|(i, b)| b.rigid.as_deref().map(|r| (i, r)))
    }
}
