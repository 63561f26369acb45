//! Wind: linear drag relative to air of velocity w, f = −c (v − w). Its work enters the energy balance.

use super::{Accumulators, Force, Target};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "wind",
    title: "Wind",
    symbol: "−c (v − w)",
    unit: "N",
    help: "Drags bodies along with moving air.",
    parameters: &[
        Parameter::new("velocity", "w", "m/s", Type::Vector { default: Some([1.0, 0.0, 0.0]) }, "Velocity of the air."),
        Parameter::number("coefficient", "c", "kg/s", (0.0, 1e9), (0.0, 5.0), 0.1, "Drag coefficient."),
        Parameter::new("body", "", "", Type::Body { optional: true }, "The body it acts on; all of them if left out."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let on = Target::from_args(args, bodies)?;
    Ok(Box::new(Wind { velocity: DVec3::from_array(args.vector("velocity")), coefficient: args.number("coefficient"), on }))
}

#[derive(Debug)]
struct Wind {
    velocity: DVec3,
    coefficient: f64,
    on: Target,
}

impl Force for Wind {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.on.for_each(motion.bodies, |i| q.account(motion, i, -self.coefficient * (motion.velocity(i) - self.velocity)));
    }
}
