//! A particle on Bernoulli's lemniscate, a figure eight of half width a, in the plane; s = x² + y²:
//!
//!   C = (s² − a²(x² − y²))/a²      ∇C = (2x(2s − a²), 2y(2s + a²))/a²
//!   vᵀHv = (4s v·v + 8 (x·v)² − 2a²(v_x² − v_y²))/a²
//!
//! At the crossing the gradient vanishes: a particle at rest exactly there is not constrained.

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::{Constraint, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "lemniscate",
    title: "Lemniscate",
    symbol: "C",
    unit: "m²",
    help: "Keeps a particle on a figure eight, in the plane; at the crossing its gradient vanishes.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "The crossing."),
        Parameter::number("a", "a", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Half its width."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Plane, bodies, "a lemniscate")?;
    OnImplicit::build(args, bodies, Box::new(Lemniscate { a: args.number("a") }))
}

#[derive(Debug)]
struct Lemniscate {
    a: f64,
}

impl Implicit for Lemniscate {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let (a2, s, xv) = (self.a * self.a, x.dot(x), x.dot(v));
        let f = (s * s - a2 * (x.x * x.x - x.y * x.y)) / a2;
        let gradient = DVec3::new(2.0 * x.x * (2.0 * s - a2), 2.0 * x.y * (2.0 * s + a2), 0.0) / a2;
        let vhv = (4.0 * s * v.dot(v) + 8.0 * xv * xv - 2.0 * a2 * (v.x * v.x - v.y * v.y)) / a2;
        (f, gradient, vhv)
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        let point = |cos: f64, sin: f64| {
            let r = self.a * cos / (1.0 + sin * sin);
            DVec3::new(r, r * sin, 0.0)
        };
        vec![around(&point)]
    }
}
