//! A smooth curve through given points: the natural cubic spline with unit spacing of s, or the periodic spline if closed. Its
//! second derivatives mₖ solve a tridiagonal system (Stoer & Bulirsch, section 2.4.2):
//!
//!   mₖ₋₁ + 4 mₖ + mₖ₊₁ = 6 (pₖ₋₁ − 2 pₖ + pₖ₊₁)
//!
//! C, Ċ and J are continuous; J̇v is too, since γ'' is.

use super::{Curve, OnCurve};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::model::Bodies;
use crate::model::constraint::Constraint;
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "spline",
    title: "Curve through points",
    symbol: "C",
    unit: "m",
    help: "Keeps a particle on a smooth curve through given points: one that you draw.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Origin of the points."),
        Parameter::new("points", "p", "m", Type::Points { width: 0, min: 3, default: WAVE }, "The points, in order."),
        Parameter::new("closed", "", "", Type::Boolean { default: false }, "The curve returns to the first point."),
    ],
};

const WAVE: &[[f64; 3]] = &[[-1.5, 0.5, 0.0], [-0.5, -0.5, 0.0], [0.5, 0.5, 0.0], [1.5, -0.5, 0.0]];

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let points: Vec<DVec3> = args.points("points").iter().map(|p| DVec3::from_array(*p)).collect();
    let closed = args.boolean("closed");
    if let Some(k) = (1..points.len()).find(|k| points[*k] == points[*k - 1]) {
        return Err(Error::new(Code::OutOfRange, format!("points[{k}]"), "coincides with the previous point; remove it"));
    }
    OnCurve::build(args, bodies, Box::new(Spline { second: second_derivatives(&points, closed), points, closed }))
}

/// The second derivatives at the points, by Gauss–Seidel: the system is diagonally dominant by a factor of two, so each
/// sweep gains at least half a decimal, and 80 sweeps reach rounding.
fn second_derivatives(points: &[DVec3], closed: bool) -> Vec<DVec3> {
    let n = points.len();
    let mut m = vec![DVec3::ZERO; n];
    let inner = if closed { 0..n } else { 1..n - 1 };
    for _ in 0..80 {
        for k in inner.clone() {
            let (last, next) = ((k + n - 1) % n, (k + 1) % n);
            m[k] = (6.0 * (points[last] - 2.0 * points[k] + points[next]) - m[last] - m[next]) / 4.0;
        }
    }
    m
}

#[derive(Debug)]
struct Spline {
    points: Vec<DVec3>,
    second: Vec<DVec3>,
    closed: bool,
}

impl Curve for Spline {
    /// An open spline is continued by straight lines beyond its ends.
    fn at(&self, s: f64) -> [DVec3; 4] {
        let n = self.points.len();
        let pieces = if self.closed { n } else { n - 1 };
        let inside = if self.closed { s - pieces as f64 * (s / pieces as f64).floor() } else { s.clamp(0.0, pieces as f64) };
        let k = (inside as usize).min(pieces - 1);
        let (a, b) = (k % n, (k + 1) % n);
        let (u, w) = (inside - k as f64, 1.0 - (inside - k as f64));
        let (p, q, m, l) = (self.points[a], self.points[b], self.second[a], self.second[b]);
        let point = w * p + u * q + ((w * w * w - w) * m + (u * u * u - u) * l) / 6.0;
        let slope = q - p + ((1.0 - 3.0 * w * w) * m + (3.0 * u * u - 1.0) * l) / 6.0;
        let beyond = if self.closed { 0.0 } else { s - inside };
        if beyond != 0.0 {
            return [point + beyond * slope, slope, DVec3::ZERO, DVec3::ZERO];
        }
        [point, slope, w * m + u * l, l - m]
    }

    fn range(&self) -> (f64, f64) {
        (0.0, if self.closed { self.points.len() } else { self.points.len() - 1 } as f64)
    }

    fn is_closed(&self) -> bool {
        self.closed
    }
}
