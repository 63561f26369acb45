//! How position and velocity follow from the acceleration. Each is one file and one line in [`REGISTRY`].

pub mod dormand_prince;
mod explicit_euler;
mod midpoint;
mod rk4;
mod symplectic_euler;

use super::Culprit;
use crate::describe::{Args, Entry};
use crate::math::vector;
use crate::model::State;

/// Time derivative of a state.
#[derive(Clone, Debug, Default)]
pub struct Derivative {
    /// q̇ = S(q) v
    pub q: Vec<f64>,
    /// v̇, m/s²
    pub v: Vec<f64>,
    /// Power of the applied forces that have no potential, W.
    pub applied_power: f64,
    /// Power of the constraint forces, W.
    pub constraint_power: f64,
}

/// Gives the derivative at any state.
pub trait Rates {
    /// Writes the derivative at `state`.
    fn rates(&mut self, state: &State, out: &mut Derivative) -> Result<(), Culprit>;

    /// Moves positions along the present velocities for a time h.
    fn drift(&self, state: &mut State, h: f64);
}

/// A rule that moves a state on by h.
pub trait Integrator: std::fmt::Debug {
    /// One step.
    fn step(&mut self, f: &mut dyn Rates, state: &mut State, h: f64) -> Result<(), Culprit>;
}

/// An integrator's description, and how it is built.
type Registered = (&'static Entry, fn(&Args) -> Box<dyn Integrator>);

/// All integrators there are.
pub static REGISTRY: &[Registered] = &[
    (&explicit_euler::ENTRY, |_| Box::<explicit_euler::ExplicitEuler>::default()),
    (&symplectic_euler::ENTRY, |_| Box::<symplectic_euler::SymplecticEuler>::default()),
    (&midpoint::ENTRY, |_| Box::<midpoint::Midpoint>::default()),
    (&rk4::ENTRY, |_| Box::<rk4::Rk4>::default()),
    (&dormand_prince::ENTRY, dormand_prince::build),
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|(e, _)| *e).collect()
}

/// The integrator that a method's values name; the first of the registry for an id that is not there (documents are
/// checked before).
#[must_use]
pub fn build(method: &Args) -> Box<dyn Integrator> {
    let id = method.choice("integrator");
    let found = REGISTRY.iter().find(|(e, _)| e.id == id).map_or(REGISTRY[0].1, |(_, build)| *build);
    found(method)
}

impl State {
    /// state += h · derivative
    fn advance(&mut self, h: f64, d: &Derivative) {
        self.t += h;
        vector::add_scaled(&mut self.q, h, &d.q);
        self.advance_rest(h, d);
    }

    /// The same without time and positions.
    fn advance_rest(&mut self, h: f64, d: &Derivative) {
        vector::add_scaled(&mut self.v, h, &d.v);
        self.applied_work += h * d.applied_power;
        self.constraint_work += h * d.constraint_power;
    }
}
