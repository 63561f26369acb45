//! A force that a user or a script sets while the simulation runs. Its work is accounted for.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::vector;
use crate::model::{Bodies, Motion};

/// How this force describes itself.
pub static ENTRY: Entry = Entry {
    id: "user",
    title: "User force",
    symbol: "f",
    unit: "N",
    help: "A force that is set while the simulation runs.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The body it acts on."),
        Parameter::new("force", "f", "N", Type::Vector { default: Some([0.0; 3]) }, "The force now."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(User { body: bodies.index_of(args.body("body").unwrap_or(u32::MAX))?, force: args.vector("force") }))
}

#[derive(Debug)]
struct User {
    body: usize,
    force: [f64; 3],
}

impl Force for User {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        let (at, d) = (motion.bodies.offset(self.body), motion.bodies.space().dimension());
        vector::add_scaled(&mut q.accounted[at..at + d], 1.0, &self.force[..d]);
    }
}
