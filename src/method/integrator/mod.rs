//! How position and velocity follow from the acceleration. Each is one file and one line in [`REGISTRY`].

mod base;
pub mod dormand_prince;
mod explicit_euler;
mod midpoint;
mod rk4;
mod symplectic_euler;

use crate::describe::{Args, Entry};
pub use base::{Derivative, Integrator, Rates};

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
