//! Applied forces. Each is one file and one line in [`REGISTRY`].

pub mod constant;
pub mod drag;
pub mod gravity;
pub mod mouse_spring;
pub mod user;

use super::{Bodies, Motion, Registered};
use crate::describe::{Args, Entry};
use crate::error::{Code, Error, Result};
pub use mouse_spring::MouseSpring;

/// What a force must know.
pub trait Force: std::fmt::Debug {
    /// Adds this force to Q, laid out as the velocities, N.
    fn apply(&self, motion: &Motion, q: &mut [f64]);

    /// Whether it has a potential. The work of forces without one is accounted for, so that it does not count as drift.
    fn is_conservative(&self) -> bool {
        false
    }

    /// Its potential energy, J; 0 where it has none.
    fn potential(&self, _motion: &Motion) -> f64 {
        0.0
    }
}

/// All forces there are, but for the mouse spring, which a hand adds.
pub static REGISTRY: &[Registered<dyn Force>] = &[
    Registered { entry: &constant::ENTRY, build: constant::build },
    Registered { entry: &gravity::ENTRY, build: gravity::build },
    Registered { entry: &drag::ENTRY, build: drag::build },
    Registered { entry: &user::ENTRY, build: user::build },
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|r| r.entry).collect()
}

/// Builds the force that these values describe.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    match REGISTRY.iter().find(|r| r.entry.id == args.entry().id) {
        Some(registered) => (registered.build)(args, bodies),
        None => Err(Error::new(Code::UnknownKey, "", format!("no force \"{}\"", args.entry().id))),
    }
}

/// The bodies a force acts on: one, or all.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    One(usize),
    All,
}

impl Target {
    pub(super) fn from_args(args: &Args, bodies: &Bodies) -> Result<Self> {
        match args.body("body") {
            Some(id) => bodies.index_of(id).map(Target::One),
            None => Ok(Target::All),
        }
    }

    /// Calls `f` with each body that moves and the range of its numbers.
    pub(super) fn for_each(self, bodies: &Bodies, mut f: impl FnMut(&super::Body, std::ops::Range<usize>)) {
        let d = bodies.space().dimension();
        match self {
            Target::One(i) if bodies.list()[i].fixed => {}
            Target::One(i) => f(&bodies.list()[i], i * d..(i + 1) * d),
            Target::All => bodies.moving().for_each(|(body, at)| f(body, at)),
        }
    }
}
