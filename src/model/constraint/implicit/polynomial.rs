//! A particle where a polynomial in x and y is zero, in the plane; terms c xⁱ yʲ:
//!
//!   C = Σ c xⁱ yʲ      ∇C = Σ c (i xⁱ⁻¹yʲ, j xⁱyʲ⁻¹)      vᵀHv = Σ c (i(i−1)xⁱ⁻²yʲ v_x² + 2ij xⁱ⁻¹yʲ⁻¹ v_x v_y + j(j−1)xⁱyʲ⁻² v_y²)

use super::{Implicit, OnImplicit, contour};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::model::constraint::{Constraint, only_in};
use crate::model::{Bodies, Space};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "polynomial",
    title: "Polynomial curve",
    symbol: "C",
    unit: "",
    help: "Keeps a particle where a polynomial in x and y is zero, in the plane.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Origin of x and y."),
        Parameter::new("terms", "", "", Type::Points { width: 3, min: 1, default: PARABOLA }, "[i, j, c] for each term c xⁱ yʲ."),
    ],
};

/// y − x² = 0
const PARABOLA: &[[f64; 3]] = &[[0.0, 1.0, 1.0], [2.0, 0.0, -1.0]];

/// Largest permitted exponent.
const HIGHEST: f64 = 16.0;

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Plane, bodies, "a polynomial curve")?;
    let mut terms = Vec::new();
    for (k, [i, j, c]) in args.points("terms").iter().enumerate() {
        for (place, power) in [i, j].into_iter().enumerate() {
            if power.fract() != 0.0 || !(0.0..=HIGHEST).contains(power) {
                let path = format!("terms[{k}][{place}]");
                return Err(Error::new(Code::OutOfRange, path, format!("an exponent must be an integer from 0 to {HIGHEST}; got {power}")));
            }
        }
        terms.push((*i as usize, *j as usize, *c));
    }
    OnImplicit::build(args, bodies, Box::new(Polynomial { terms }))
}

#[derive(Debug)]
struct Polynomial {
    terms: Vec<(usize, usize, f64)>,
}

/// xⁿ and its first and second derivative.
fn powers(x: f64, n: usize) -> [f64; 3] {
    let power = |k: usize| (0..k).fold(1.0, |p, _| p * x);
    let factor = n as f64;
    let first = if n >= 1 { factor * power(n - 1) } else { 0.0 };
    let second = if n >= 2 { factor * (factor - 1.0) * power(n - 2) } else { 0.0 };
    [power(n), first, second]
}

impl Implicit for Polynomial {
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64) {
        let (mut f, mut gradient, mut vhv) = (0.0, DVec3::ZERO, 0.0);
        for &(i, j, c) in &self.terms {
            let ([p, dp, ddp], [q, dq, ddq]) = (powers(x.x, i), powers(x.y, j));
            f += c * p * q;
            gradient += c * DVec3::new(dp * q, p * dq, 0.0);
            vhv += c * (ddp * q * v.x * v.x + 2.0 * dp * dq * v.x * v.y + p * ddq * v.y * v.y);
        }
        (f, gradient, vhv)
    }

    fn unit(&self) -> &'static str {
        ""
    }

    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)> {
        contour(&mut |x| self.at(x, DVec3::ZERO).0).into_iter().map(|line| (line.into(), false)).collect()
    }
}
