//! A constant force: f = F, with the potential −F·x.

use super::{Accumulators, Force, Target};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "constant",
    title: "Constant force",
    symbol: "f",
    unit: "N",
    help: "A constant force.",
    parameters: &[
        Parameter::new("force", "F", "N", Type::Vector { default: None }, "The force."),
        Parameter::new("body", "", "", Type::Body { optional: true }, "The body it acts on; all of them if left out."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(Constant { force: DVec3::from_array(args.vector("force")), on: Target::from_args(args, bodies)? }))
}

#[derive(Debug)]
struct Constant {
    force: DVec3,
    on: Target,
}

impl Force for Constant {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.on.for_each(motion.bodies, |i| q.conserve(motion, i, self.force));
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let mut energy = 0.0;
        self.on.for_each(motion.bodies, |i| energy -= self.force.dot(motion.position(i)));
        energy
    }
}
