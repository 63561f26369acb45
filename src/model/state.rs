//! The state, and how models read it.

use super::body::{Bodies, Kind, Space};
use super::contact::Memory;
use super::rest::Rest;
use crate::math::rotation;
use glam::{DMat3, DQuat, DVec3};

/// q, v and what is integrated along with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// s
    pub t: f64,
    /// Positions, m and rad or quaternions: see [`super::body`].
    pub q: Vec<f64>,
    /// Velocities, m/s and rad/s.
    pub v: Vec<f64>,
    /// Work so far of the applied forces that have no potential: drag, the user, the mouse. J.
    pub applied_work: f64,
    /// Work so far of the constraint forces Jᵀλ: zero on a legal path. J.
    pub constraint_work: f64,
    /// The contacts of the last step.
    pub contacts: Memory,
    /// Sleeping bodies.
    pub rest: Rest,
    /// The ids of broken constraints, ascending.
    pub broken: Vec<u32>,
}

impl State {
    /// The starting state of some bodies, at t = 0.
    #[must_use]
    pub fn start(bodies: &Bodies) -> Self {
        let mut state = State::default();
        state.q.reserve_exact(bodies.coordinates());
        state.v.reserve_exact(bodies.dof());
        for index in 0..bodies.list().len() {
            state.append_start(bodies, index);
        }
        state.place_told(bodies);
        state
    }

    /// Appends the starting numbers of the last body.
    pub fn append_start(&mut self, bodies: &Bodies, index: usize) {
        let (body, kind) = (&bodies.list()[index], bodies.place(index).kind);
        let d = bodies.space().dimension();
        let start = &body.start;
        // Not 0 · v, which may be −0.
        let moving = |v: f64| if body.fixed { 0.0 } else { v };
        self.q.extend_from_slice(&start.at[..d]);
        self.v.extend(start.velocity[..d].iter().map(|v| moving(*v)));
        match kind {
            Kind::PlaneRigid => {
                self.q.push(start.angle);
                self.v.push(moving(start.spin[2]));
            }
            Kind::SpaceRigid => {
                let rotation = (DQuat::from_array(start.orientation) * body.axes()).normalize();
                self.q.extend(rotation.to_array());
                let spin = rotation.inverse() * DVec3::from_array(start.spin);
                self.v.extend(spin.to_array().map(moving));
            }
            _ => {}
        }
    }

    /// Places the bodies with prescribed motion where they are at the time t.
    pub fn place_told(&mut self, bodies: &Bodies) {
        if !bodies.any_told() {
            return;
        }
        let d = bodies.space().dimension();
        for (index, body) in bodies.list().iter().enumerate() {
            let place = bodies.place(index);
            let Some(displacement) = body.path.as_ref().map(|path| path.at(self.t)) else { continue };
            let x = DVec3::from_array(bodies.list()[index].start.at) + displacement.offset[0];
            self.q[place.q..place.q + d].copy_from_slice(&x.to_array()[..d]);
            self.v[place.v..place.v + d].copy_from_slice(&displacement.offset[1].to_array()[..d]);
            match place.kind {
                Kind::PlaneRigid => {
                    self.q[place.q + 2] = bodies.list()[index].start.angle + displacement.angle[0];
                    self.v[place.v + 2] = displacement.angle[1];
                }
                Kind::SpaceRigid => {
                    let rotation = bodies.told_rotation(index, &displacement);
                    rotation.write_to_slice(&mut self.q[place.q + 3..]);
                    (rotation.inverse() * displacement.spin()).write_to_slice(&mut self.v[place.v + 3..]);
                }
                _ => {}
            }
        }
    }

    /// True where the constraint of that id is broken.
    #[must_use]
    #[inline]
    pub fn is_broken(&self, id: u32) -> bool {
        !self.broken.is_empty() && self.broken.binary_search(&id).is_ok()
    }

    /// Takes over another state of the same size, without allocating.
    pub fn copy_from(&mut self, other: &State) {
        self.t = other.t;
        self.q.clone_from(&other.q);
        self.v.clone_from(&other.v);
        self.applied_work = other.applied_work;
        self.constraint_work = other.constraint_work;
        self.contacts.clone_from(&other.contacts);
        self.rest.copy_from(&other.rest);
        self.broken.clone_from(&other.broken);
    }
}

/// A state as constraints and forces see it: time, and position and velocity of any body.
#[derive(Clone, Copy, Debug)]
pub struct Motion<'a> {
    /// Bodies and their places in the state.
    pub bodies: &'a Bodies,
    /// s
    pub t: f64,
    /// Positions, m.
    pub q: &'a [f64],
    /// Velocities, m/s.
    pub v: &'a [f64],
    /// The contacts of the step before.
    pub contacts: &'a Memory,
    /// Of each body, where they are known already; else empty.
    rotations: &'a [Rotations],
}

/// The rotations of a body at one state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rotations {
    /// From the body's principal axes to the world's.
    principal: DQuat,
    /// From the body's own frame, in which its shape is given, to the world's.
    own: DQuat,
}

impl<'a> Motion<'a> {
    /// Bodies at a state.
    #[must_use]
    pub fn new(bodies: &'a Bodies, state: &'a State) -> Self {
        Motion { bodies, t: state.t, q: &state.q, v: &state.v, contacts: &state.contacts, rotations: &[] }
    }

    /// With other velocities.
    #[must_use]
    pub fn with_velocities(self, v: &'a [f64]) -> Self {
        Motion { v, ..self }
    }

    /// From the principal axes of the body at `index` to the world's, as they will be after a time if it goes on to turn as it does, s.
    #[must_use]
    #[inline(never)]
    pub fn principal_axes_after(&self, index: usize, time: f32) -> DMat3 {
        let now = self.principal_rotation(index);
        DMat3::from_quat(if time == 0.0 { now } else { rotation::from_vector(f64::from(time) * self.spin(index)) * now })
    }

    /// With the rotations of these bodies, found once for all constraints on them; the bodies of constraints must be
    /// among these.
    #[must_use]
    pub fn with_rotations(self, of: &[usize], rotations: &'a mut Vec<Rotations>) -> Self {
        if of.is_empty() {
            return self;
        }
        rotations.resize(self.bodies.list().len(), Rotations::default());
        for index in of {
            let principal = self.principal(*index);
            rotations[*index] = Rotations { principal, own: self.own(*index, principal) };
        }
        Motion { rotations, ..self }
    }

    /// Position and velocity of the particle at `index`; in the plane z = 0.
    #[must_use]
    pub fn particle(&self, index: usize) -> (DVec3, DVec3) {
        (self.position(index), self.velocity(index))
    }

    /// Position of the particle, or of the centre of the rigid body, at `index`.
    #[must_use]
    #[inline]
    pub fn position(&self, index: usize) -> DVec3 {
        match self.bodies.told(index, self.t) {
            None => self.bodies.center(self.q, index),
            Some(told) => DVec3::from_array(self.bodies.list()[index].start.at) + told.offset[0],
        }
    }

    /// Velocity of the same.
    #[must_use]
    #[inline]
    pub fn velocity(&self, index: usize) -> DVec3 {
        match self.bodies.told(index, self.t) {
            None => self.bodies.center_velocity(self.v, index),
            Some(told) => told.offset[1],
        }
    }

    /// ω of the body at `index` in world axes, rad/s.
    #[must_use]
    pub fn spin(&self, index: usize) -> DVec3 {
        if let Some(told) = self.bodies.told(index, self.t) {
            return told.spin();
        }
        let spin = self.bodies.principal_spin(self.v, index);
        if self.bodies.place(index).kind == Kind::SpaceRigid { self.principal_rotation(index) * spin } else { spin }
    }

    /// ω of the body at `index` along its principal axes, rad/s.
    #[must_use]
    pub fn principal_spin(&self, index: usize) -> DVec3 {
        match self.bodies.told(index, self.t) {
            None => self.bodies.principal_spin(self.v, index),
            Some(told) => self.principal_rotation(index).inverse() * told.spin(),
        }
    }

    /// From a body's principal axes to the world's.
    #[must_use]
    #[inline]
    pub fn principal_rotation(&self, index: usize) -> DQuat {
        match self.rotations.get(index) {
            Some(rotations) => rotations.principal,
            None => self.principal(index),
        }
    }

    #[inline]
    fn principal(&self, index: usize) -> DQuat {
        match self.bodies.told(index, self.t) {
            None => self.bodies.rotation(self.q, index),
            Some(told) => self.bodies.told_rotation(index, &told),
        }
    }

    /// From its own frame to the world's; in the plane the two frames are one.
    #[inline]
    fn own(&self, index: usize, principal: DQuat) -> DQuat {
        match self.bodies.space() {
            Space::Plane => principal,
            Space::Space => principal * self.bodies.list()[index].axes().inverse(),
        }
    }

    /// θ of the body at `index`, in the plane, rad; zero for a particle.
    #[must_use]
    pub fn angle(&self, index: usize) -> f64 {
        match self.bodies.told(index, self.t) {
            None => self.bodies.angle(self.q, index),
            Some(told) => self.bodies.list()[index].start.angle + told.angle[0],
        }
    }

    /// From a body's own frame, in which its shape is given, to the world's.
    #[must_use]
    #[inline]
    pub fn rotation(&self, index: usize) -> DQuat {
        match self.rotations.get(index) {
            Some(rotations) => rotations.own,
            None => self.own(index, self.principal(index)),
        }
    }

    /// A point of the body at `index`, given in its own frame, as it moves. A particle has but one.
    #[must_use]
    pub fn point(&self, index: usize, local: DVec3) -> Point {
        let (x, v) = self.particle(index);
        if self.bodies.place(index).kind.is_particle() {
            return Point { body: index, x, v, arm: DVec3::ZERO, centripetal: DVec3::ZERO };
        }
        let (arm, spin) = (self.rotation(index) * local, self.spin(index));
        let around = spin.cross(arm);
        Point { body: index, x: x + arm, v: v + around, arm, centripetal: spin.cross(around) }
    }
}

/// A point of a body as it moves.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// Index of the body.
    pub body: usize,
    /// m
    pub x: DVec3,
    /// m/s
    pub v: DVec3,
    /// From the body's centre, m
    pub arm: DVec3,
    /// The part of its acceleration that comes from ω alone, ω × (ω × r), m/s²
    pub centripetal: DVec3,
}

impl Point {
    /// The block of J for a row whose gradient with respect to this point is n: (n, r × n).
    #[must_use]
    pub fn block(&self, n: DVec3) -> Block {
        Block { body: self.body, linear: n, angular: self.arm.cross(n) }
    }
}

/// A row's gradient with respect to one body, in world axes.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// Index of the body.
    pub body: usize,
    /// With respect to the centre's velocity.
    pub linear: DVec3,
    /// With respect to the angular velocity.
    pub angular: DVec3,
}

impl Block {
    /// A gradient with respect to the angular velocity alone.
    #[must_use]
    pub fn angular(body: usize, angular: DVec3) -> Block {
        Block { body, linear: DVec3::ZERO, angular }
    }

    /// The other way round.
    #[must_use]
    pub fn reversed(self) -> Block {
        Block { linear: -self.linear, angular: -self.angular, ..self }
    }
}

impl From<(usize, DVec3)> for Block {
    fn from((body, linear): (usize, DVec3)) -> Self {
        Block { body, linear, angular: DVec3::ZERO }
    }
}
