//! The same acceleration on every body: f = m a, with the potential −m a·x. A document's `gravity` is this too.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::vector;
use crate::model::{Bodies, Motion};

/// How this force describes itself.
pub static ENTRY: Entry = Entry {
    id: "gravity",
    title: "Gravity",
    symbol: "m g",
    unit: "N",
    help: "The same acceleration on every body.",
    parameters: &[Parameter::new("acceleration", "g", "m/s²", Type::Vector { default: None }, "The acceleration.")],
};

/// Builds the force.
pub fn build(args: &Args, _bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(Gravity { acceleration: args.vector("acceleration") }))
}

#[derive(Debug)]
struct Gravity {
    acceleration: [f64; 3],
}

impl Force for Gravity {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        weight(motion.bodies, self.acceleration, q.conservative);
    }

    fn potential(&self, motion: &Motion) -> f64 {
        potential(motion.bodies, self.acceleration, motion.q)
    }
}

/// Adds m g to Q for every body that moves.
pub fn weight(bodies: &Bodies, g: [f64; 3], q: &mut [f64]) {
    for (body, at) in bodies.moving() {
        let d = at.len();
        vector::add_scaled(&mut q[at], body.mass, &g[..d]);
    }
}

/// −Σ m g·x, J.
#[must_use]
pub fn potential(bodies: &Bodies, g: [f64; 3], x: &[f64]) -> f64 {
    bodies.moving().map(|(body, at)| -body.mass * vector::dot(&x[at.clone()], &g[..at.len()])).sum()
}
