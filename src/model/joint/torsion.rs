//! The angle θ of one body against another ([`super::turn`]), held at θ₀:
//!
//!   C = θ − θ₀      J = ∂θ      J̇v of θ
//!
//! With a stiffness k it is soft, λ = −(kC + cĊ): a torsional spring with a damper whose torque is that at the end of the step
//! (implicit Euler), and so stable however stiff it is. Its potential is ½kC². The force `torsional-spring` is the explicit one.

use super::turn::{Turn, must_be_reached};
use super::{BETWEEN, COLLIDE, axis, hinge, must_turn, pair};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::constraint::Glyph;
use crate::model::rows::{Row, Rows, Softness};
use crate::model::{Bodies, Constraint, Motion};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "torsion",
    title: "Angle between bodies",
    symbol: "θ − θ₀",
    unit: "rad",
    help: "Holds the angle of one body against another, rigidly or as an implicit torsional spring; in space a hinge must hold the axis.",
    parameters: &[BETWEEN, hinge::AXIS, ANGLE, stiffness((0.0, 1e6), 0.0, "Of a spring, torque per angle; 0: rigid."), DAMPING, COLLIDE],
};

/// θ₀
pub const ANGLE: Parameter = Parameter::number(
    "angle",
    "θ₀",
    "rad",
    (-1e6, 1e6),
    (-3.0, 3.0),
    0.0,
    "The angle at rest, counted from the start; in space between −π and π.",
);

/// c
pub const DAMPING: Parameter =
    Parameter::number("damping", "c", "N·m·s/rad", (0.0, 1e9), (0.0, 50.0), 0.0, "Of the spring, torque per angular velocity.");

/// k
pub const fn stiffness(soft: (f64, f64), default: f64, help: &'static str) -> Parameter {
    Parameter::number("stiffness", "k", "N·m/rad", (0.0, 1e12), soft, default, help)
}

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    Ok(Box::new(Torsion::from_args(args, bodies)?))
}

/// The angle of one body against another, its value at rest, and a spring with a damper.
#[derive(Clone, Copy, Debug)]
pub struct Torsion {
    /// Indices of the bodies.
    pub bodies: [usize; 2],
    /// θ
    pub turn: Turn,
    /// θ₀, rad
    pub angle: f64,
    /// k and c; of the constraint k = 0 means that it is rigid.
    pub spring: Softness,
}

impl Torsion {
    /// From `between`, `axis`, `angle`, `stiffness` and `damping`.
    pub fn from_args(args: &Args, bodies: &Bodies) -> Result<Self> {
        let between = pair(args, bodies)?;
        must_turn(bodies, &between)?;
        must_be_reached(args, &["angle"], bodies)?;
        let turn = Turn::new(bodies, Some(between[0]), between[1], axis(args, "axis", bodies)?);
        let spring = Softness { stiffness: args.number("stiffness"), damping: args.number("damping") };
        Ok(Torsion { bodies: between, turn, angle: args.number("angle"), spring })
    }

    fn softness(&self) -> Option<Softness> {
        (self.spring.stiffness > 0.0).then_some(self.spring)
    }

    /// ½k(θ − θ₀)², J
    #[must_use]
    pub fn energy(&self, motion: &Motion) -> f64 {
        let stretch = self.turn.at(motion).angle - self.angle;
        0.5 * self.spring.stiffness * stretch * stretch
    }
}

impl Constraint for Torsion {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let theta = self.turn.coordinate(motion);
        let row = Row { c: theta.value - self.angle, jdot_v: theta.jdot_v, softness: self.softness(), ..Row::default() };
        rows.push(motion, row, theta.blocks);
    }

    fn unit(&self) -> &'static str {
        "rad"
    }

    fn is_soft(&self) -> bool {
        self.softness().is_some()
    }

    fn potential(&self, motion: &Motion) -> f64 {
        self.energy(motion)
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Rod { between: self.bodies.mapped(|i| motion.bodies.list()[i].id) }]
    }

    fn angle(&self, motion: &Motion) -> Option<f64> {
        Some(self.turn.at(motion).angle)
    }
}
