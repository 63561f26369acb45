//! The angle at the middle one of three particles. With u = (x₁ − x₂)/|…|, w = (x₃ − x₂)/|…| and ρ, σ those lengths:
//!
//!   C = u·w − cos θ₀      Ċ = u̇·w + u·ẇ
//!   ∂C/∂x₁ = (w − (u·w)u)/ρ      ∂C/∂x₃ = (u − (u·w)w)/σ      ∂C/∂x₂ = −∂C/∂x₁ − ∂C/∂x₃
//!   J̇v = ü·w + 2u̇·ẇ + u·ẅ   with   u̇ = (δ − (u·δ)u)/ρ,  ü = −(u̇·u̇)u − 2(u·δ)u̇/ρ,  δ = v₁ − v₂   (and so for w)
//!
//! The cosine keeps everything smooth but at 0 and π, where its gradient vanishes.

use super::{Constraint, Glyph, body_list, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "angle",
    title: "Angle",
    symbol: "C",
    unit: "",
    help: "Keeps the angle between three particles.",
    parameters: &[
        Parameter::new("between", "", "", Type::Bodies { min: 3, max: 3 }, "Three particles; the angle is at the second."),
        Parameter::number(
            "angle",
            "θ₀",
            "rad",
            (0.001, 3.13),
            (0.1, 3.0),
            std::f64::consts::FRAC_PI_2,
            "The angle; unless given, the present one.",
        )
        .measured(),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let list = body_list(args, "between", bodies)?;
    Ok(Box::new(Angle { arms: [list[0], list[2]], at: list[1], cosine: libm::cos(args.number("angle")) }))
}

#[derive(Debug)]
struct Angle {
    arms: [usize; 2],
    at: usize,
    cosine: f64,
}

/// A direction with its length and its first and second derivative.
struct Arm {
    length: f64,
    u: DVec3,
    u_dot: DVec3,
    u_ddot: DVec3,
}

impl Arm {
    fn new((x, v): (DVec3, DVec3), (x0, v0): (DVec3, DVec3)) -> Self {
        let (d, delta) = (x - x0, v - v0);
        let length = d.length();
        if length == 0.0 {
            return Arm { length: 1.0, u: DVec3::ZERO, u_dot: DVec3::ZERO, u_ddot: DVec3::ZERO };
        }
        let u = d / length;
        let rate = u.dot(delta);
        let u_dot = (delta - rate * u) / length;
        Arm { length, u, u_dot, u_ddot: -u_dot.dot(u_dot) * u - 2.0 * rate / length * u_dot }
    }
}

impl Constraint for Angle {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let middle = motion.particle(self.at);
        let [a, b] = self.arms.mapped(|i| Arm::new(motion.particle(i), middle));
        let cosine = a.u.dot(b.u);
        let jdot_v = a.u_ddot.dot(b.u) + 2.0 * a.u_dot.dot(b.u_dot) + a.u.dot(b.u_ddot);
        let j1 = (b.u - cosine * a.u) / a.length;
        let j3 = (a.u - cosine * b.u) / b.length;
        let row = Row { c: cosine - self.cosine, jdot_v, ..Row::default() };
        rows.push(motion, row, [(self.arms[0], j1), (self.at, -j1 - j3), (self.arms[1], j3)]);
    }

    fn unit(&self) -> &'static str {
        ""
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.arms.iter().map(|arm| rod(motion, self.at, *arm)).collect()
    }
}
