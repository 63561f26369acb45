//! How constraints are enforced. A method turns the same rows into its own b, lets a solver find λ and moves the state
//! on by one substep. Each is one file and one line in [`REGISTRY`]; integrators likewise.
//!
//! `acceleration` and `penalty` act through forces and leave the rest to an integrator ([`force_law`]); `velocity`,
//! `generalised`, `position` and `rattle` move the state themselves. Any of them may be followed by a [`projection`].

pub mod acceleration;
mod base;
mod beginning;
pub mod contact_law;
mod contact_rows;
mod culprit;
pub mod evaluation;
pub mod fits;
pub mod force_law;
pub mod generalised;
mod impacts;
pub mod integrator;
mod kick;
mod parameters;
pub mod penalty;
pub mod position;
pub mod projection;
pub mod rattle;
mod recall;
pub mod settings;
pub mod stopwatch;
mod usual;
pub mod velocity;

use crate::describe::Entry;
pub use base::{Limits, Method, Terms};
pub use culprit::{Culprit, Warning};
pub use evaluation::Evaluation;
pub use force_law::{ForceLaw, evaluate};
pub use parameters::{METHOD, owners};
pub use settings::Settings;
pub use stopwatch::Stopwatch;

/// A method's description, and how it is built.
type Registered = (&'static Entry, fn(&Settings) -> Box<dyn Method>);

/// All methods there are.
pub static REGISTRY: &[Registered] = &[
    (&acceleration::ENTRY, acceleration::build),
    (&velocity::ENTRY, velocity::build),
    (&generalised::ENTRY, generalised::build),
    (&position::ENTRY, position::build),
    (&rattle::ENTRY, rattle::build),
    (&penalty::ENTRY, penalty::build),
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|(e, _)| *e).collect()
}

/// The method that these settings describe.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    let id = settings.method.choice("kind");
    let build = REGISTRY.iter().find(|(e, _)| e.id == id).map_or(REGISTRY[0].1, |(_, build)| *build);
    let method = build(settings);
    // RATTLE ends every step on the constraint by itself; what generalised coordinates do not hold is projected.
    let projects = settings.project && id != rattle::ENTRY.id || id == generalised::ENTRY.id;
    if projects { projection::after(method, settings) } else { method }
}

/// The ids of the methods with a capability, whatever these settings choose.
#[must_use]
pub fn which(settings: &Settings, can: fn(&dyn Method) -> bool) -> Vec<&'static str> {
    REGISTRY.iter().filter(|(_, build)| can(build(settings).as_ref())).map(|(entry, _)| entry.id).collect()
}
