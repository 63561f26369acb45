//! Bodies: particles and rigid bodies, in the plane or in space, together in one world.
//!
//! | body | coordinates | velocity |
//! |---|---|---|
//! | particle | x | ẋ |
//! | rigid body in the plane | x, y, θ | ẋ, ẏ, θ̇ |
//! | rigid body in space | x, and a unit quaternion (x, y, z, w) | ẋ, and ω along the body's own principal axes |
//!
//! x is the centre of mass. Turning velocities along the principal axes (as in the Japanese note, where every velocity
//! is that of the body's own frame) make W = M⁻¹ diagonal for every body. What a user sees is in world axes.

use super::claim;
use super::rigid::Rigid;
use crate::describe::{Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::{rotation, vector};
use glam::{DMat3, DQuat, DVec3};

/// How a particle describes itself in documents.
pub static PARTICLE: Entry = Entry {
    id: "particle",
    title: "Particle",
    symbol: "x",
    unit: "m",
    help: "A point with a mass.",
    parameters: &[
        Parameter::number("mass", "m", "kg", (1e-12, 1e12), (0.1, 10.0), 1.0, "Mass of the particle.").logarithmic(),
        Parameter::new("at", "x", "m", Type::Vector { default: None }, "Where it starts."),
        Parameter::new("velocity", "v", "m/s", Type::Vector { default: Some([0.0; 3]) }, "How fast it starts."),
        Parameter::new("fixed", "", "", Type::Boolean { default: false }, "Whether it stays where it is."),
    ],
};

/// Whether everything happens in the plane or in space. The plane is the slice z = 0 of space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// x, y
    Plane,
    /// x, y, z
    Space,
}

impl Space {
    /// Coordinates of a point: 2 or 3.
    #[must_use]
    pub fn dimension(self) -> usize {
        match self {
            Space::Plane => 2,
            Space::Space => 3,
        }
    }

    /// The word documents use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Space::Plane => "plane",
            Space::Space => "space",
        }
    }
}

/// Where a body starts; `reset` returns to it. What a particle or the plane does not have is zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Start {
    /// Centre of mass, m
    pub at: [f64; 3],
    /// m/s
    pub velocity: [f64; 3],
    /// In the plane, rad
    pub angle: f64,
    /// In space: a unit quaternion x, y, z, w
    pub orientation: [f64; 4],
    /// Angular velocity in world axes, rad/s; in the plane only the third component
    pub spin: [f64; 3],
}

impl Default for Start {
    fn default() -> Self {
        Start { at: [0.0; 3], velocity: [0.0; 3], angle: 0.0, orientation: [0.0, 0.0, 0.0, 1.0], spin: [0.0; 3] }
    }
}

/// One body.
#[derive(Clone, Debug)]
pub struct Body {
    /// Never reused, kept through the removal of others.
    pub id: u32,
    /// The document's `"id"`.
    pub name: Option<String>,
    /// kg
    pub mass: f64,
    /// Fixed bodies do not move: their inverse mass is 0.
    pub fixed: bool,
    /// Where it starts.
    pub start: Start,
    /// What makes it more than a particle: its shape, inertia and surface.
    pub rigid: Option<Box<Rigid>>,
}

impl Body {
    /// A particle that moves, without a name.
    #[must_use]
    pub fn particle(mass: f64, at: [f64; 3], velocity: [f64; 3]) -> Self {
        Body { id: 0, name: None, mass, fixed: false, start: Start { at, velocity, ..Start::default() }, rigid: None }
    }

    /// 1/m, or 0 for a fixed body; 1/kg.
    #[must_use]
    pub fn inverse_mass(&self) -> f64 {
        if self.fixed { 0.0 } else { 1.0 / self.mass }
    }

    /// From its own frame to its principal axes; the identity unless the shape is skew.
    #[must_use]
    pub fn axes(&self) -> DQuat {
        self.rigid.as_ref().map_or(DQuat::IDENTITY, |r| r.axes)
    }
}

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

    /// Whether it does not turn.
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
    /// What they are.
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
}

/// All bodies by ascending id, with their places in the state vectors and W = M⁻¹.
#[derive(Clone, Debug)]
pub struct Bodies {
    space: Space,
    list: Vec<Body>,
    next_id: u32,
    places: Vec<Place>,
    ids: Vec<u32>,
    coordinates: usize,
    /// Whether a body has a quaternion, so that q̇ ≠ v.
    turns: bool,
    /// Whether a body can touch another.
    collide: bool,
    /// Diagonal of W, one entry per velocity component, 1/kg or 1/(kg·m²).
    inverse_mass: Vec<f64>,
    /// Where the velocity of each body that moves begins, and its mass.
    masses: Vec<(usize, f64)>,
}

impl Bodies {
    /// No bodies yet.
    #[must_use]
    pub fn new(space: Space) -> Self {
        Bodies {
            space,
            list: Vec::new(),
            next_id: 0,
            places: Vec::new(),
            ids: Vec::new(),
            coordinates: 0,
            turns: false,
            collide: false,
            inverse_mass: Vec::new(),
            masses: Vec::new(),
        }
    }

    /// Plane or space.
    #[must_use]
    #[inline]
    pub fn space(&self) -> Space {
        self.space
    }

    /// All bodies, by ascending id.
    #[must_use]
    pub fn list(&self) -> &[Body] {
        &self.list
    }

    /// Adds a body; `id` is given where a document restores one.
    pub fn add(&mut self, body: Body, id: Option<u32>) -> Result<u32> {
        self.extend(std::iter::once((body, id)))?;
        Ok(self.list.last().map_or(0, |b| b.id))
    }

    /// Adds many at once (W is formed once).
    pub fn extend(&mut self, bodies: impl Iterator<Item = (Body, Option<u32>)>) -> Result<()> {
        for (mut body, id) in bodies {
            body.id = claim(&mut self.next_id, id)?;
            self.list.push(body);
        }
        self.refresh();
        Ok(())
    }

    /// Changes a body in its place.
    pub fn update(&mut self, index: usize, change: impl FnOnce(&mut Body)) {
        change(&mut self.list[index]);
        self.refresh();
    }

    pub(super) fn remove(&mut self, index: usize) {
        self.list.remove(index);
        self.refresh();
    }

    /// Takes back the last one, its id too.
    pub(super) fn withdraw(&mut self) {
        if let Some(last) = self.list.pop() {
            self.next_id = last.id;
            self.refresh();
        }
    }

    fn refresh(&mut self) {
        self.places.clear();
        self.ids.clear();
        self.ids.extend(self.list.iter().map(|b| b.id));
        self.inverse_mass.clear();
        self.masses.clear();
        self.coordinates = 0;
        self.turns = false;
        self.collide = self.list.iter().any(|b| b.rigid.as_ref().is_some_and(|r| r.collides));
        let d = self.space.dimension();
        for body in &self.list {
            let kind = match (self.space, &body.rigid) {
                (Space::Plane, None) => Kind::PlaneParticle,
                (Space::Plane, Some(_)) => Kind::PlaneRigid,
                (Space::Space, None) => Kind::SpaceParticle,
                (Space::Space, Some(_)) => Kind::SpaceRigid,
            };
            self.turns |= kind == Kind::SpaceRigid;
            if !body.fixed {
                self.masses.push((self.inverse_mass.len(), body.mass));
            }
            self.places.push(Place { kind, q: self.coordinates, v: self.inverse_mass.len() });
            self.coordinates += kind.coordinates();
            self.inverse_mass.extend(std::iter::repeat_n(body.inverse_mass(), d));
            let turning = body.rigid.as_ref().map_or(DVec3::ZERO, |r| if body.fixed { DVec3::ZERO } else { r.inertia.recip() });
            match kind {
                Kind::PlaneRigid => self.inverse_mass.push(turning.z),
                Kind::SpaceRigid => self.inverse_mass.extend(turning.to_array()),
                _ => {}
            }
        }
    }

    /// The id that the next body gets.
    #[must_use]
    pub fn next_id(&self) -> u32 {
        self.next_id
    }

    /// Sets the id that the next body gets, if that is further on.
    pub fn reserve_id(&mut self, id: u32) {
        self.next_id = self.next_id.max(id);
    }

    /// Whether any of them can touch another.
    #[must_use]
    pub fn collide(&self) -> bool {
        self.collide
    }

    /// Length of the velocity vector.
    #[must_use]
    #[inline]
    pub fn dof(&self) -> usize {
        self.inverse_mass.len()
    }

    /// Length of the position vector.
    #[must_use]
    pub fn coordinates(&self) -> usize {
        self.coordinates
    }

    /// Diagonal of W, laid out as the velocities, 1/kg or 1/(kg·m²).
    #[must_use]
    #[inline]
    pub fn inverse_mass(&self) -> &[f64] {
        &self.inverse_mass
    }

    /// Where the numbers of the body at `index` stand.
    #[must_use]
    #[inline]
    pub fn place(&self, index: usize) -> Place {
        self.places[index]
    }

    /// Where the velocity of each body that moves begins, and its mass, kg.
    #[must_use]
    pub fn masses(&self) -> &[(usize, f64)] {
        &self.masses
    }

    /// Which of the velocity components are those of the body at `index`.
    #[must_use]
    #[inline]
    pub fn components(&self, index: usize) -> std::ops::Range<usize> {
        let place = self.places[index];
        place.v..place.v + place.kind.dof()
    }

    /// The lasting id of the body at `index`.
    #[must_use]
    #[inline]
    pub fn id(&self, index: usize) -> u32 {
        self.ids[index]
    }

    /// The index of the body that a velocity component belongs to.
    #[must_use]
    pub fn of_velocity(&self, component: usize) -> usize {
        self.places.partition_point(|p| p.v <= component).saturating_sub(1)
    }

    /// The index of the body that a coordinate belongs to.
    #[must_use]
    pub fn of_position(&self, coordinate: usize) -> usize {
        self.places.partition_point(|p| p.q <= coordinate).saturating_sub(1)
    }

    /// The place in the list of the body with that id.
    pub fn index_of(&self, id: u32) -> Result<usize> {
        self.list.binary_search_by_key(&id, |b| b.id).map_err(|_| {
            let n = self.list.len();
            Error::new(Code::UnknownId, "", format!("no body {id}; there {} {n}", if n == 1 { "is" } else { "are" }))
        })
    }

    /// The bodies that move, with their indices.
    pub fn moving(&self) -> impl Iterator<Item = (usize, &Body)> {
        self.list.iter().enumerate().filter(|(_, b)| !b.fixed)
    }

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

    /// ω along the principal axes of the body at `index`, rad/s; in the plane (0, 0, θ̇).
    #[must_use]
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

    /// Adds a force at a body's centre and a torque about it, both in world axes, to what is laid out as the
    /// velocities. A particle has no use for a torque; a fixed body for neither.
    pub fn add_force(&self, q: &[f64], index: usize, force: DVec3, torque: DVec3, out: &mut [f64]) {
        if self.list[index].fixed {
            return;
        }
        let Place { kind, v: at, .. } = self.places[index];
        let d = self.space.dimension();
        vector::add_scaled(&mut out[at..at + d], 1.0, &force.to_array()[..d]);
        match kind {
            Kind::PlaneRigid => out[at + 2] += torque.z,
            Kind::SpaceRigid => {
                let principal = self.rotation(q, index).inverse() * torque;
                vector::add_scaled(&mut out[at + 3..at + 6], 1.0, &principal.to_array());
            }
            _ => {}
        }
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
        for Place { kind, q, v: at } in self.places.iter().copied() {
            let n = kind.dof().min(3);
            for ((v, from), to) in v[at..at + n].iter_mut().zip(&from[q..q + n]).zip(&to[q..q + n]) {
                *v = (to - from) / h;
            }
            if kind == Kind::SpaceRigid {
                let turned = DQuat::from_slice(&from[q + 3..]).conjugate() * DQuat::from_slice(&to[q + 3..]);
                (rotation::to_vector(turned) / h).write_to_slice(&mut v[at + 3..]);
            }
        }
    }

    /// Whether some body turns in space.
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

    /// What is laid out as the velocities, turning parts from principal to world axes.
    pub fn to_world(&self, q: &[f64], x: &mut [f64]) {
        for (index, place) in self.places.iter().enumerate().filter(|(_, p)| p.kind == Kind::SpaceRigid) {
            let turned = self.rotation(q, index) * DVec3::from_slice(&x[place.v + 3..]);
            turned.write_to_slice(&mut x[place.v + 3..]);
        }
    }

    /// A block of J that begins at that velocity component, in world axes.
    #[must_use]
    pub fn block_in_world(&self, q: &[f64], column: usize, block: &[f64]) -> Vec<f64> {
        let mut out = block.to_vec();
        if block.len() == 6 {
            let turned = self.rotation(q, self.of_velocity(column)) * DVec3::from_slice(&block[3..]);
            turned.write_to_slice(&mut out[3..]);
        }
        out
    }

    /// W as a full matrix in world axes, row by row: 1/m, and R I⁻¹ Rᵀ.
    #[must_use]
    pub fn inverse_mass_in_world(&self, q: &[f64]) -> Vec<f64> {
        let n = self.dof();
        let mut out = vec![0.0; n * n];
        for (i, w) in self.inverse_mass.iter().enumerate() {
            out[i * n + i] = *w;
        }
        for (index, place) in self.places.iter().enumerate().filter(|(_, p)| p.kind == Kind::SpaceRigid) {
            let rotation = DMat3::from_quat(self.rotation(q, index));
            let block = rotation * DMat3::from_diagonal(DVec3::from_slice(&self.inverse_mass[place.v + 3..])) * rotation.transpose();
            for (i, row) in (place.v + 3..place.v + 6).enumerate() {
                for j in 0..3 {
                    out[row * n + place.v + 3 + j] = block.col(j)[i];
                }
            }
        }
        out
    }

    /// The name of a velocity component: "x0", "θ2", "ωy1".
    #[must_use]
    pub fn label(&self, component: usize) -> String {
        let index = self.of_velocity(component);
        let place = self.places[index];
        let names = match place.kind {
            Kind::PlaneRigid => ["x", "y", "θ", "", "", ""],
            _ => ["x", "y", "z", "ωx", "ωy", "ωz"],
        };
        format!("{}{}", names[component - place.v], self.list[index].id)
    }

    /// Positions as users see them: orientations are those of the frame in which a shape is given.
    pub fn shown_positions(&self, q: &[f64], out: &mut Vec<f64>) {
        out.clear();
        out.extend_from_slice(q);
        for (body, place) in self.list.iter().zip(&self.places).filter(|(_, p)| p.kind == Kind::SpaceRigid) {
            if body.axes() != DQuat::IDENTITY {
                let shown = DQuat::from_slice(&q[place.q + 3..]) * body.axes().inverse();
                shown.write_to_slice(&mut out[place.q + 3..]);
            }
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

    /// The first body with a position or velocity that nothing can be computed with, if there is one: a number that is NaN or
    /// beyond [`vector::LARGEST`], or a quaternion that is not of unit length.
    #[must_use]
    pub fn out_of_range(&self, q: &[f64], v: &[f64]) -> Option<usize> {
        let far = || vector::out_of_range(q).map(|i| self.of_position(i));
        let fast = || vector::out_of_range(v).map(|i| self.of_velocity(i));
        let is_unit = |r: DQuat| (r.dot(r) - 1.0).abs() <= 1e-6;
        let skew = || self.places.iter().position(|p| p.kind == Kind::SpaceRigid && !is_unit(DQuat::from_slice(&q[p.q + 3..])));
        far().or_else(fast).or_else(|| if self.turns { skew() } else { None })
    }

    /// All quaternions back to unit length.
    pub fn normalize(&self, q: &mut [f64]) {
        for place in self.places.iter().filter(|p| p.kind == Kind::SpaceRigid) {
            rotation::unit(DQuat::from_slice(&q[place.q + 3..])).write_to_slice(&mut q[place.q + 3..]);
        }
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

    fn turning(&self) -> impl Iterator<Item = (usize, &Rigid)> {
        self.moving().filter_map(|(i, b)| b.rigid.as_deref().map(|r| (i, r)))
    }
}
