//! A force that a user or a script sets while the simulation runs. Its work enters the energy balance.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "user",
    title: "User force",
    symbol: "f",
    unit: "N",
    help: "A force that is set while the simulation runs.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The body it acts on."),
        Parameter::new("force", "f", "N", Type::Vector { default: Some([0.0; 3]) }, "The current force."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(User { body: bodies.index_of(args.body("body").unwrap_or(u32::MAX))?, force: DVec3::from_array(args.vector("force")) }))
}

#[derive(Debug)]
struct User {
    body: usize,
    force: DVec3,
}

impl Force for User {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        q.account(motion, self.body, self.force);
    }
}
