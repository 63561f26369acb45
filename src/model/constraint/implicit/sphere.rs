//! A particle on a sphere with radius r, in space.
//!
//!   C = ½(x·x − r²)      ∇C = x      vᵀHv = v·v

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::{Constraint, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "sphere",
    title: "Sphere",
    symbol: "C",
    unit: "m²",
    help: "Keeps a particle on a sphere.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Centre of the sphere."),
        Parameter::number("radius", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Radius of the sphere."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a sphere")?;
    OnImplicit::build(args, bodies, Box::new(Sphere { r: args.number("radius") }))
}

#[derive(Debug)]
struct Sphere {
    r: f64,
}

impl Implicit for Sphere {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        (0.5 * (x.dot(x) - self.r * self.r), x, v.dot(v))
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        vec![
            around(&|cos, sin| self.r * DVec3::new(cos, sin, 0.0)),
            around(&|cos, sin| self.r * DVec3::new(cos, 0.0, sin)),
            around(&|cos, sin| self.r * DVec3::new(0.0, cos, sin)),
        ]
    }
}
