//! Bodies: here particles, in the plane or in space.

use crate::describe::{Entry, Parameter, Type};
use crate::error::{Code, Error, Result};

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

/// Where a body starts; `reset` returns to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Start {
    /// m
    pub at: [f64; 3],
    /// m/s
    pub velocity: [f64; 3],
}

/// One body.
#[derive(Clone, Debug, PartialEq)]
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
}

impl Body {
    /// 1/m, or 0 for a fixed body; 1/kg.
    #[must_use]
    pub fn inverse_mass(&self) -> f64 {
        if self.fixed { 0.0 } else { 1.0 / self.mass }
    }
}

/// All bodies by ascending id, with their places in the state vectors and W = M⁻¹.
#[derive(Clone, Debug)]
pub struct Bodies {
    space: Space,
    list: Vec<Body>,
    next_id: u32,
    /// Diagonal of W, one entry per velocity component, 1/kg.
    inverse_mass: Vec<f64>,
}

impl Bodies {
    /// No bodies yet.
    #[must_use]
    pub fn new(space: Space) -> Self {
        Bodies { space, list: Vec::new(), next_id: 0, inverse_mass: Vec::new() }
    }

    /// Plane or space.
    #[must_use]
    pub fn space(&self) -> Space {
        self.space
    }

    /// All bodies, by ascending id.
    #[must_use]
    pub fn list(&self) -> &[Body] {
        &self.list
    }

    /// Adds a body; `id` is given where a document restores one.
    pub fn add(&mut self, mut body: Body, id: Option<u32>) -> u32 {
        body.id = id.unwrap_or(self.next_id);
        self.next_id = self.next_id.max(body.id + 1);
        let id = body.id;
        self.list.push(body);
        self.refresh();
        id
    }

    /// Adds many at once (W is formed once).
    pub fn extend(&mut self, bodies: impl Iterator<Item = (Body, Option<u32>)>) {
        for (mut body, id) in bodies {
            body.id = id.unwrap_or(self.next_id);
            self.next_id = self.next_id.max(body.id + 1);
            self.list.push(body);
        }
        self.refresh();
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

    fn refresh(&mut self) {
        let d = self.space.dimension();
        self.inverse_mass.clear();
        self.inverse_mass.extend(self.list.iter().flat_map(|b| std::iter::repeat_n(b.inverse_mass(), d)));
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

    /// Length of the velocity vector.
    #[must_use]
    pub fn dof(&self) -> usize {
        self.inverse_mass.len()
    }

    /// Diagonal of W, laid out as the velocities, 1/kg.
    #[must_use]
    pub fn inverse_mass(&self) -> &[f64] {
        &self.inverse_mass
    }

    /// Where the numbers of the body at `index` begin, in positions and in velocities.
    #[must_use]
    pub fn offset(&self, index: usize) -> usize {
        index * self.space.dimension()
    }

    /// The place in the list of the body with that id.
    pub fn index_of(&self, id: u32) -> Result<usize> {
        self.list.binary_search_by_key(&id, |b| b.id).map_err(|_| {
            let n = self.list.len();
            Error::new(Code::UnknownId, "", format!("no body {id}; there {} {n}", if n == 1 { "is" } else { "are" }))
        })
    }

    /// ½ vᵀ M v over the bodies that move, J.
    #[must_use]
    pub fn kinetic(&self, v: &[f64]) -> f64 {
        self.moving().map(|(b, at)| 0.5 * b.mass * v[at].iter().map(|x| x * x).sum::<f64>()).sum()
    }

    /// The bodies that move, with the range of their numbers.
    pub fn moving(&self) -> impl Iterator<Item = (&Body, std::ops::Range<usize>)> {
        let d = self.space.dimension();
        self.list.iter().enumerate().filter(|(_, b)| !b.fixed).map(move |(i, b)| (b, i * d..(i + 1) * d))
    }
}
