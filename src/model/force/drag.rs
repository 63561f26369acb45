//! Linear drag: f = −c v. Its work enters the energy balance, so that it does not count as energy drift.

use super::{Accumulators, Force, Target};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::{Bodies, Motion};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "drag",
    title: "Linear drag",
    symbol: "−c v",
    unit: "N",
    help: "A force against the velocity and proportional to it.",
    parameters: &[
        Parameter::number("coefficient", "c", "kg/s", (0.0, 1e9), (0.0, 5.0), 0.1, "Drag coefficient."),
        Parameter::new("body", "", "", Type::Body { optional: true }, "The body it acts on; all of them if left out."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(Drag { coefficient: args.number("coefficient"), on: Target::from_args(args, bodies)? }))
}

#[derive(Debug)]
struct Drag {
    coefficient: f64,
    on: Target,
}

impl Force for Drag {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.on.for_each(motion.bodies, |i| q.account(motion, i, -self.coefficient * motion.velocity(i)));
    }

    fn resist(&self, motion: &Motion, c: &mut [f64]) {
        self.on.for_each(motion.bodies, |i| motion.bodies.add_resistance(i, self.coefficient, 0.0, c));
    }
}
