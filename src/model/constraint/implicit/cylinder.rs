//! A particle on a cylinder with radius r about the unit axis k, in space; with p = x − (k·x)k and p̂ = v − (k·v)k:
//!
//!   C = ½(p·p − r²)      ∇C = p      vᵀHv = p̂·p̂

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::constraint::circle::plane_axes;
use crate::model::constraint::{Constraint, direction, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "cylinder",
    title: "Cylinder",
    symbol: "C",
    unit: "m²",
    help: "Keeps a particle on a cylinder, in space.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "A point of the axis."),
        Parameter::new("axis", "k", "", Type::Vector { default: Some([0.0, 1.0, 0.0]) }, "Direction of the axis."),
        Parameter::number("radius", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Radius of the cylinder."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a cylinder")?;
    OnImplicit::build(args, bodies, Box::new(Cylinder { axis: direction(args, "axis")?, r: args.number("radius") }))
}

#[derive(Debug)]
struct Cylinder {
    axis: DVec3,
    r: f64,
}

impl Implicit for Cylinder {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let across = |y: DVec3| y - self.axis.dot(y) * self.axis;
        let (p, p_dot) = (across(x), across(v));
        (0.5 * (p.dot(p) - self.r * self.r), p, p_dot.dot(p_dot))
    }

    /// Three rings.
    fn unit(&self) -> &'static str {
        "m²"
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        let (u, w) = plane_axes(self.axis);
        [-2.0, 0.0, 2.0].mapped(|h| around(&|cos, sin| self.r * (cos * u + sin * w) + h * self.axis)).to_vec()
    }
}
