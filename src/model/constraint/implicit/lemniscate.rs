//! A particle on Bernoulli's lemniscate, a figure eight of half width a, in the plane; s = x² + y²:
//!
//!   C = (s² − a²(x² − y²))/a²      ∇C = (2x(2s − a²), 2y(2s + a²))/a²
//!   vᵀHv = (4s v·v + 8 (x·v)² − 2a²(v_x² − v_y²))/a²
//!
//! At the crossing the gradient vanishes: a particle exactly there is not constrained. Around it C is a product, with one branch
//! k = ±1 that is smooth there, and J is the gradient of this factor alone:
//!
//!   y = kφ(x),  φ = x√u,  u = 4a/(p + a) − 1,  p = √(a² + 8x²)
//!   C = G B,  B = y − kφ,  G = (y + kφ)(y² + x² + a(a + p)/2)/a²      J = G∇B      J̇v = G vᵀ(∇²B)v
//!
//! On the curve, B = 0, this is ∇C. Beside it ∇C = G∇B + B∇G turns towards the other branch as soon as B is as large as G, and the
//! smallest deviation would become a large force. |G| is at least a thousandth of a, which bounds λ.

use super::{Implicit, OnImplicit, around};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::vector;
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

/// So near to the crossing C is the product, in parts of a.
const NEAR: f64 = 0.125;
/// So near to it the velocity tells the branch, in parts of a; else the position does, unless it is between the branches.
const VERY_NEAR: f64 = 0.01;
/// Least |G| in parts of a.
const LEAST: f64 = 1e-3;

#[derive(Debug)]
struct Lemniscate {
    a: f64,
}

impl Lemniscate {
    /// C, J and J̇v by the factor of one branch.
    fn at_crossing(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let a = self.a;
        let (x2, p) = (x.x * x.x, (a * a + 8.0 * x.x * x.x).sqrt());
        let sum = p + a;
        // u and its derivatives by x², then those of m = √u.
        let u = 4.0 * a / sum - 1.0;
        let du = -16.0 * a / (p * sum * sum);
        let ddu = -4.0 * du * (1.0 / p + 2.0 / sum) / p;
        let m = u.sqrt();
        let dm = 0.5 * du / m;
        let ddm = (0.5 * ddu - dm * dm) / m;
        let k = self.branch(x, v);
        let (phi, slope, bend) = (k * x.x * m, k * (m + 2.0 * x2 * dm), k * x.x * (6.0 * dm + 4.0 * x2 * ddm));
        let g = (x.y + phi) * (x.y * x.y + x2 + 0.5 * a * sum) / (a * a);
        let g = vector::larger(g.abs(), LEAST * a).copysign(g);
        (g * (x.y - phi), g * DVec3::new(-slope, 1.0, 0.0), -g * bend * v.x * v.x)
    }

    /// 1 on the branch through the first quadrant, −1 on the other.
    fn branch(&self, x: DVec3, v: DVec3) -> f64 {
        let square = x.length_squared();
        let told = square > (VERY_NEAR * self.a) * (VERY_NEAR * self.a) && 4.0 * (x.x * x.y).abs() > square;
        if if told { x.x * x.y } else { v.x * v.y } < 0.0 { -1.0 } else { 1.0 }
    }
}

impl Implicit for Lemniscate {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let (a2, s, xv) = (self.a * self.a, x.dot(x), x.dot(v));
        if s < NEAR * NEAR * a2 && s > 0.0 {
            return self.at_crossing(x, v);
        }
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
