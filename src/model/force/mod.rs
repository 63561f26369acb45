//! Applied forces. Each is one file and one line in [`REGISTRY`].

pub mod attraction;
pub mod base;
pub mod buoyancy;
pub mod constant;
pub mod coulomb;
pub mod drag;
pub mod formula;
pub mod gravity;
mod inverse_square;
pub mod lorentz;
pub mod mouse_spring;
pub mod rotating_frame;
pub mod spring;
mod submerged;
pub mod torsional_spring;
pub mod user;
pub mod wind;

use super::{Bodies, Registered};
use crate::describe::{Args, Entry};
use crate::error::{Code, Error, Result};
use base::Target;
pub use base::{Accumulators, Force, whole};
pub use mouse_spring::MouseSpring;

/// All applied forces except the mouse spring, which the page adds while a body is held.
pub static REGISTRY: &[Registered<dyn Force>] = &[
    Registered { entry: &constant::ENTRY, build: constant::build },
    Registered { entry: &gravity::ENTRY, build: gravity::build },
    Registered { entry: &drag::ENTRY, build: drag::build },
    Registered { entry: &user::ENTRY, build: user::build },
    Registered { entry: &spring::ENTRY, build: spring::build },
    Registered { entry: &torsional_spring::ENTRY, build: torsional_spring::build },
    Registered { entry: &wind::ENTRY, build: wind::build },
    Registered { entry: &attraction::ENTRY, build: attraction::build },
    Registered { entry: &coulomb::ENTRY, build: coulomb::build },
    Registered { entry: &buoyancy::ENTRY, build: buoyancy::build },
    Registered { entry: &lorentz::ENTRY, build: lorentz::build },
    Registered { entry: &rotating_frame::ENTRY, build: rotating_frame::build },
    Registered { entry: &formula::ENTRY, build: formula::build },
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|r| r.entry).collect()
}

/// Builds the force with these parameter values.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    match REGISTRY.iter().find(|r| r.entry.id == args.entry().id) {
        Some(registered) => (registered.build)(args, bodies),
        None => Err(Error::new(Code::UnknownKey, "", format!("no force \"{}\"", args.entry().id))),
    }
}
