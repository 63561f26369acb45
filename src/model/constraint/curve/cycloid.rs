//! A cycloid, the path of a point on a wheel of radius R that rolls under a ceiling; lowest at the centre:
//!
//!   γ(s) = R (s + sin s, 1 − cos s),  −3 ≤ s ≤ 3
//!
//! The wire ends before the cusps at ±π, where the curve has no direction, and goes on straight.
//! The period of a bead on it does not depend on the amplitude: 4π√(R/g) (Huygens 1673).

use super::{Curve, OnCurve};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::Bodies;
use crate::model::constraint::Constraint;
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "cycloid",
    title: "Cycloid",
    symbol: "C",
    unit: "m",
    help: "Keeps a particle on a cycloid: every swing takes the same time.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "The lowest point."),
        Parameter::number("rollingRadius", "R", "m", (1e-6, 1e6), (0.1, 2.0), 0.5, "Radius of the rolling wheel."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    OnCurve::build(args, bodies, Box::new(Cycloid { r: args.number("rollingRadius") }))
}

#[derive(Debug)]
struct Cycloid {
    r: f64,
}

/// End of the arch.
const END: f64 = 3.0;

impl Curve for Cycloid {
    fn at(&self, s: f64) -> [DVec3; 4] {
        let beyond = s - s.clamp(-END, END);
        if beyond != 0.0 {
            let [point, tangent, ..] = self.at(s - beyond);
            return [point + beyond * tangent, tangent, DVec3::ZERO, DVec3::ZERO];
        }
        let (r, sin, cos) = (self.r, libm::sin(s), libm::cos(s));
        [
            r * DVec3::new(s + sin, 1.0 - cos, 0.0),
            r * DVec3::new(1.0 + cos, sin, 0.0),
            r * DVec3::new(-sin, cos, 0.0),
            r * DVec3::new(-cos, -sin, 0.0),
        ]
    }

    /// On the straight end at its side.
    fn near(&self, x: DVec3) -> Option<f64> {
        let end = END.copysign(x.x);
        let [point, tangent, ..] = self.at(end);
        let along = (x - point).dot(tangent) / tangent.dot(tangent);
        Some(end + if along * end > 0.0 { along } else { 0.0 })
    }

    fn range(&self) -> (f64, f64) {
        (-END, END)
    }
}
