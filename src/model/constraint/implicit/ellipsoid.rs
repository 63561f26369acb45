//! A particle on an ellipsoid with half axes a, b, c, in space.
//!
//!   C = (x/a)² + (y/b)² + (z/c)² − 1      ∇C = 2 (x/a², y/b², z/c²)      vᵀHv = 2 (v_x²/a² + v_y²/b² + v_z²/c²)

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::{Constraint, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "ellipsoid",
    title: "Ellipsoid",
    symbol: "C",
    unit: "",
    help: "Keeps a particle on an ellipsoid, in space.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Centre of the ellipsoid."),
        Parameter::number("a", "a", "m", (1e-9, 1e9), (0.1, 3.0), 2.0, "Half axis along x."),
        Parameter::number("b", "b", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Half axis along y."),
        Parameter::number("c", "c", "m", (1e-9, 1e9), (0.1, 3.0), 1.5, "Half axis along z."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "an ellipsoid")?;
    let axes = DVec3::new(args.number("a"), args.number("b"), args.number("c"));
    OnImplicit::build(args, bodies, Box::new(Ellipsoid { axes }))
}

#[derive(Debug)]
struct Ellipsoid {
    axes: DVec3,
}

impl Implicit for Ellipsoid {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let p = (self.axes * self.axes).recip();
        (x.dot(p * x) - 1.0, 2.0 * p * x, 2.0 * v.dot(p * v))
    }

    fn unit(&self) -> &'static str {
        ""
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        vec![
            around(&|cos, sin| self.axes * DVec3::new(cos, sin, 0.0)),
            around(&|cos, sin| self.axes * DVec3::new(cos, 0.0, sin)),
            around(&|cos, sin| self.axes * DVec3::new(0.0, cos, sin)),
        ]
    }
}
