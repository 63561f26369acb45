//! All bodies, with their places in the state vectors and W.

use super::layout::{Kind, Place};
use super::path::Displacement;
use super::value::Body;
use crate::error::{Code, Error, Result};
use crate::model::ids::claim;
use crate::model::space::Space;
use glam::DVec3;

/// All bodies by ascending id, with their places in the state vectors and W = M⁻¹.
#[derive(Clone, Debug)]
pub struct Bodies {
    pub(super) space: Space,
    pub(super) list: Vec<Body>,
    next_id: u32,
    pub(super) places: Vec<Place>,
    ids: Vec<u32>,
    coordinates: usize,
    /// True where a body has a quaternion, so that q̇ ≠ v.
    pub(super) turns: bool,
    /// True where a body can touch another.
    collide: bool,
    /// True where the motion of a body is prescribed.
    told: bool,
    /// Diagonal of W, one entry per velocity component, 1/kg or 1/(kg·m²).
    pub(super) inverse_mass: Vec<f64>,
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
            told: false,
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
        let id = self.append(body, id)?;
        self.refresh();
        Ok(id)
    }

    /// Makes room for so many more.
    pub(crate) fn reserve(&mut self, count: usize) {
        self.list.reserve_exact(count);
    }

    /// Appends one of several, after which [`Bodies::refresh`] is due.
    pub(crate) fn append(&mut self, body: Body, id: Option<u32>) -> Result<u32> {
        let id = claim(&mut self.next_id, id)?;
        self.list.push(Body { id, ..body });
        Ok(id)
    }

    /// Changes a body in its place.
    pub fn update(&mut self, index: usize, change: impl FnOnce(&mut Body)) {
        change(&mut self.list[index]);
        self.refresh();
    }

    pub(crate) fn remove(&mut self, index: usize) {
        self.list.remove(index);
        self.refresh();
    }

    /// Takes back the last one, its id too.
    pub(crate) fn withdraw(&mut self) {
        if let Some(last) = self.list.pop() {
            self.next_id = last.id;
            self.refresh();
        }
    }

    /// Finds the places of all bodies and W.
    pub(crate) fn refresh(&mut self) {
        self.places.clear();
        self.ids.clear();
        self.ids.extend(self.list.iter().map(|b| b.id));
        self.inverse_mass.clear();
        self.masses.clear();
        let d = self.space.dimension();
        self.places.reserve_exact(self.list.len());
        self.masses.reserve_exact(self.list.len());
        self.inverse_mass.reserve_exact(self.list.len() * if self.list.iter().any(|b| b.rigid.is_some()) { 3 * d - 3 } else { d });
        self.coordinates = 0;
        self.turns = false;
        self.collide = self.list.iter().any(|b| b.rigid.as_ref().is_some_and(|r| r.collides));
        self.told = self.list.iter().any(|b| b.path.is_some());
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

    /// True where any of them can touch another.
    #[must_use]
    pub fn collide(&self) -> bool {
        self.collide
    }

    /// True where the motion of one of them is prescribed.
    #[must_use]
    #[inline]
    pub fn any_told(&self) -> bool {
        self.told
    }

    /// Displacement of a body with prescribed motion at a time.
    #[must_use]
    #[inline]
    pub fn told(&self, index: usize, t: f64) -> Option<Displacement> {
        if self.told { self.displacement(index, t) } else { None }
    }

    #[inline(never)]
    fn displacement(&self, index: usize, t: f64) -> Option<Displacement> {
        self.list[index].path.as_ref().map(|path| path.at(t))
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

    pub(crate) fn inverse_mass_mut(&mut self) -> &mut [f64] {
        &mut self.inverse_mass
    }

    /// Adds a force −c u, with u the velocity at a point at this distance from the centre, to the c of each velocity component: of a
    /// matrix that is no smaller. (c (v + ωr)² ≤ c (1 + r/k) v² + c (r² + rk) ω² for each k; this is the radius of gyration.)
    pub fn add_resistance(&self, index: usize, c: f64, r: f64, out: &mut [f64]) {
        let (at, d) = (self.places[index].v, self.space.dimension());
        let end = self.places.get(index + 1).map_or(self.inverse_mass.len(), |next| next.v);
        let (moves, turns) = self.inverse_mass[at..end].split_at(d);
        let k = turns.iter().map(|w| (moves[0] / w).sqrt()).fold(f64::INFINITY, f64::min);
        let (slowed, braked) = out[at..end].split_at_mut(d);
        slowed.iter_mut().for_each(|x| *x += c * (1.0 + r / k));
        braked.iter_mut().for_each(|x| *x += c * r * (r + k));
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

    /// The lasting ids of two bodies. (`map` on an array is a call in WebAssembly.)
    #[must_use]
    #[inline]
    pub fn ids(&self, [a, b]: [usize; 2]) -> [u32; 2] {
        [self.ids[a], self.ids[b]]
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
}
