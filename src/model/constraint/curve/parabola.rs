//! A parabola with its vertex at the centre: γ(s) = (s, s²/(2p)); p is the radius of curvature at the vertex.

use super::{Curve, OnCurve};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::Bodies;
use crate::model::constraint::Constraint;
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "parabola",
    title: "Parabola",
    symbol: "C",
    unit: "m",
    help: "Keeps a particle on a parabola that is open upwards.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "The lowest point."),
        Parameter::number("curvatureRadius", "p", "m", (1e-6, 1e6), (0.1, 3.0), 0.5, "Radius of curvature at the lowest point."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    OnCurve::build(args, bodies, Box::new(Parabola { p: args.number("curvatureRadius") }))
}

#[derive(Debug)]
struct Parabola {
    p: f64,
}

impl Curve for Parabola {
    fn at(&self, s: f64) -> [DVec3; 4] {
        let p = self.p;
        [DVec3::new(s, 0.5 * s * s / p, 0.0), DVec3::new(1.0, s / p, 0.0), DVec3::new(0.0, 1.0 / p, 0.0), DVec3::ZERO]
    }

    fn near(&self, x: DVec3) -> Option<f64> {
        Some(x.x)
    }

    fn range(&self) -> (f64, f64) {
        (-6.0 * self.p, 6.0 * self.p)
    }
}
