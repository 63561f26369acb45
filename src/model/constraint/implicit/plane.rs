//! A particle on a plane with the unit normal n, in space.
//!
//!   C = n·x      ∇C = n      vᵀHv = 0

use super::{Implicit, OnImplicit};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::circle::plane_axes;
use crate::model::constraint::{Constraint, direction, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "plane",
    title: "Plane",
    symbol: "C",
    unit: "m",
    help: "Keeps a particle on a plane, in space.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "A point of the plane."),
        Parameter::new("normal", "n", "", Type::Vector { default: Some([0.0, 1.0, 0.0]) }, "Normal of the plane."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a plane")?;
    OnImplicit::build(args, bodies, Box::new(Plane { n: direction(args, "normal")? }))
}

#[derive(Debug)]
struct Plane {
    n: DVec3,
}

impl Implicit for Plane {
    fn at(&self, x: DVec3, _v: DVec3) -> (f64, DVec3, f64) {
        (self.n.dot(x), self.n, 0.0)
    }

    /// A square of 4 m.
    fn unit(&self) -> &'static str {
        "m"
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        let (u, w) = plane_axes(self.n);
        let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
        vec![(corners.iter().map(|(a, b)| 2.0 * (*a * u + *b * w)).collect(), true)]
    }
}
