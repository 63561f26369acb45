//! A particle on a torus about the unit axis k: a tube of radius r whose middle is a circle of radius R, in space. With
//! the height z = k·x, p = x − zk, ρ = |p|, n = p/ρ and D = ρ − R:
//!
//!   C = ½(D² + z² − r²)      ∇C = D n + z k      vᵀHv = (n·v)² + (k·v)² + D (p̂·p̂ − (n·v)²)/ρ   with   p̂ = v − (k·v)k

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::circle::plane_axes;
use crate::model::constraint::{Constraint, direction, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "torus",
    title: "Torus",
    symbol: "C",
    unit: "m²",
    help: "Keeps a particle on a torus, in space.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Centre of the torus."),
        Parameter::new("axis", "k", "", Type::Vector { default: Some([0.0, 1.0, 0.0]) }, "Axis of rotational symmetry."),
        Parameter::number("radius", "R", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Radius of the circle in the middle of the tube."),
        Parameter::number("tube", "r", "m", (1e-9, 1e9), (0.05, 1.0), 0.3, "Radius of the tube."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a torus")?;
    let (axis, radius, tube) = (direction(args, "axis")?, args.number("radius"), args.number("tube"));
    OnImplicit::build(args, bodies, Box::new(Torus { axis, radius, tube }))
}

#[derive(Debug)]
struct Torus {
    axis: DVec3,
    radius: f64,
    tube: f64,
}

impl Implicit for Torus {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let (z, z_dot) = (self.axis.dot(x), self.axis.dot(v));
        let (p, p_dot) = (x - z * self.axis, v - z_dot * self.axis);
        let rho = p.length();
        let n = if rho == 0.0 { DVec3::ZERO } else { p / rho };
        let (depth, rate) = (rho - self.radius, n.dot(v));
        let turning = if rho == 0.0 { 0.0 } else { depth * (p_dot.dot(p_dot) - rate * rate) / rho };
        let f = 0.5 * (depth * depth + z * z - self.tube * self.tube);
        (f, depth * n + z * self.axis, rate * rate + z_dot * z_dot + turning)
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        let (u, w) = plane_axes(self.axis);
        let ring = |r: f64, h: f64| around(&|cos, sin| r * (cos * u + sin * w) + h * self.axis);
        let tube = |d: DVec3| around(&|cos, sin| (self.radius + self.tube * cos) * d + self.tube * sin * self.axis);
        vec![
            ring(self.radius + self.tube, 0.0),
            ring(self.radius - self.tube, 0.0),
            ring(self.radius, self.tube),
            ring(self.radius, -self.tube),
            tube(u),
            tube(w),
            tube(-u),
            tube(-w),
        ]
    }
}
