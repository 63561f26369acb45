//! A helix about a vertical axis, in space: γ(s) = (R cos s, b s/2π, −R sin s); b is the pitch.

use super::{Curve, OnCurve};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::{Constraint, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;
use std::f64::consts::PI;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "helix",
    title: "Helix",
    symbol: "C",
    unit: "m",
    help: "Keeps a particle on a helix about a vertical axis, in space.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "A point of the axis, at the height of s = 0."),
        Parameter::number("radius", "R", "m", (1e-6, 1e6), (0.1, 3.0), 1.0, "Radius of the helix."),
        Parameter::number("pitch", "b", "m", (-1e6, 1e6), (-2.0, 2.0), 0.5, "Rise of one turn."),
        Parameter::number("turns", "N", "", (0.1, 100.0), (1.0, 10.0), 4.0, "Number of turns up and down."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a helix")?;
    let (r, rise, turns) = (args.number("radius"), args.number("pitch") / (2.0 * PI), args.number("turns"));
    OnCurve::build(args, bodies, Box::new(Helix { r, rise, turns }))
}

#[derive(Debug)]
struct Helix {
    r: f64,
    rise: f64,
    turns: f64,
}

impl Curve for Helix {
    fn at(&self, s: f64) -> [DVec3; 4] {
        let (x, z) = (self.r * libm::cos(s), -self.r * libm::sin(s));
        [DVec3::new(x, self.rise * s, z), DVec3::new(z, self.rise, -x), DVec3::new(-x, 0.0, -z), DVec3::new(-z, 0.0, x)]
    }

    /// At the angle of x about the axis, on the turn that is nearest in height.
    fn near(&self, x: DVec3) -> Option<f64> {
        let angle = libm::atan2(-x.z, x.x);
        let turns = (x.y / self.rise - angle) / (2.0 * PI);
        Some(angle + 2.0 * PI * libm::round(turns))
    }

    fn range(&self) -> (f64, f64) {
        (-2.0 * PI * self.turns, 2.0 * PI * self.turns)
    }
}
