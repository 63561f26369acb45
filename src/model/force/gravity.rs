//! Uniform gravity: f = m a on every body, with the potential −m a·x. A document's `gravity` is this force, too.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::block_rows;
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "gravity",
    title: "Gravity",
    symbol: "m g",
    unit: "N",
    help: "An equal acceleration of every body.",
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
        weight(motion, self.acceleration, q.conservative);
    }

    fn potential(&self, motion: &Motion) -> f64 {
        potential(motion, self.acceleration)
    }
}

/// Adds m g to Q for every body that moves.
pub fn weight(motion: &Motion, g: [f64; 3], q: &mut [f64]) {
    match motion.bodies.space() {
        Space::Plane => add(motion, [g[0], g[1]], q),
        Space::Space => add(motion, g, q),
    }
}

#[inline(always)]
fn add<const N: usize>(motion: &Motion, g: [f64; N], q: &mut [f64]) {
    for (at, mass) in motion.bodies.masses() {
        block_rows::add::<N>(&g, *mass, &mut q[*at..*at + N]);
    }
}

/// −Σ m g·x, J.
#[must_use]
pub fn potential(motion: &Motion, g: [f64; 3]) -> f64 {
    motion.bodies.moving().map(|(i, body)| -body.mass * motion.position(i).dot(DVec3::from_array(g))).sum()
}
