//! What changes with time, and how models read it.

use super::body::{Bodies, Space};
use glam::DVec3;

/// q, v and what is integrated along with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// s
    pub t: f64,
    /// Positions, m.
    pub q: Vec<f64>,
    /// Velocities, m/s.
    pub v: Vec<f64>,
    /// Work so far of the applied forces that have no potential: drag, the user, the mouse. J.
    pub applied_work: f64,
    /// Work so far of the constraint forces Jᵀλ: zero on a legal path. J.
    pub constraint_work: f64,
}

impl State {
    /// The starting state of some bodies, at t = 0.
    #[must_use]
    pub fn start(bodies: &Bodies) -> Self {
        let mut state = State::default();
        let d = bodies.space().dimension();
        for body in bodies.list() {
            state.q.extend_from_slice(&body.start.at[..d]);
            let velocity = if body.fixed { [0.0; 3] } else { body.start.velocity };
            state.v.extend_from_slice(&velocity[..d]);
        }
        state
    }

    /// Takes over another state of the same size, without allocating.
    pub fn copy_from(&mut self, other: &State) {
        self.t = other.t;
        self.q.clone_from(&other.q);
        self.v.clone_from(&other.v);
        self.applied_work = other.applied_work;
        self.constraint_work = other.constraint_work;
    }
}

/// A state as constraints and forces see it: time, and position and velocity of any body.
#[derive(Clone, Copy, Debug)]
pub struct Motion<'a> {
    /// Who stands where.
    pub bodies: &'a Bodies,
    /// s
    pub t: f64,
    /// Positions, m.
    pub q: &'a [f64],
    /// Velocities, m/s.
    pub v: &'a [f64],
}

impl<'a> Motion<'a> {
    /// Bodies at a state.
    #[must_use]
    pub fn new(bodies: &'a Bodies, state: &'a State) -> Self {
        Motion { bodies, t: state.t, q: &state.q, v: &state.v }
    }

    /// Position and velocity of the particle at `index`; in the plane z = 0.
    #[must_use]
    pub fn particle(&self, index: usize) -> (DVec3, DVec3) {
        (self.point(self.q, index), self.point(self.v, index))
    }

    /// Position of the particle at `index`.
    #[must_use]
    pub fn position(&self, index: usize) -> DVec3 {
        self.point(self.q, index)
    }

    fn point(&self, x: &[f64], index: usize) -> DVec3 {
        let at = self.bodies.offset(index);
        let z = if self.bodies.space() == Space::Space { x[at + 2] } else { 0.0 };
        DVec3::new(x[at], x[at + 1], z)
    }
}
