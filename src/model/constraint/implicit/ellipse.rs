//! A particle on an ellipse with half axes a and b, in the plane.
//!
//!   C = (x/a)² + (y/b)² − 1      ∇C = 2 (x/a², y/b²)      vᵀHv = 2 (v_x²/a² + v_y²/b²)

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::{Constraint, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "ellipse",
    title: "Ellipse",
    symbol: "C",
    unit: "",
    help: "Keeps a particle on an ellipse, in the plane.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Centre of the ellipse."),
        Parameter::number("a", "a", "m", (1e-9, 1e9), (0.1, 3.0), 2.0, "Half axis along x."),
        Parameter::number("b", "b", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Half axis along y."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Plane, bodies, "an ellipse")?;
    OnImplicit::build(args, bodies, Box::new(Ellipse { a: args.number("a"), b: args.number("b") }))
}

#[derive(Debug)]
struct Ellipse {
    a: f64,
    b: f64,
}

impl Implicit for Ellipse {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let (p, q) = (1.0 / (self.a * self.a), 1.0 / (self.b * self.b));
        let f = p * x.x * x.x + q * x.y * x.y - 1.0;
        (f, 2.0 * DVec3::new(p * x.x, q * x.y, 0.0), 2.0 * (p * v.x * v.x + q * v.y * v.y))
    }

    fn unit(&self) -> &'static str {
        ""
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        vec![around(&|cos, sin| DVec3::new(self.a * cos, self.b * sin, 0.0))]
    }
}
