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
    parameters: &[
        BETWEEN,
        hinge::AXIS,
        Parameter::number(
            "angle",
            "θ₀",
            "rad",
            (-1e6, 1e6),
            (-3.0, 3.0),
            0.0,
            "The angle, counted from the start; in space between −π and π.",
        ),
        Parameter::number("stiffness", "k", "N·m/rad", (0.0, 1e12), (0.0, 1e6), 0.0, "Of a spring, torque per angle; 0: rigid."),
        Parameter::number("damping", "c", "N·m·s/rad", (0.0, 1e9), (0.0, 50.0), 0.0, "Of a spring, torque per angular velocity."),
        COLLIDE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let between = pair(args, bodies)?;
    must_turn(bodies, &between)?;
    must_be_reached(args, &["angle"], bodies)?;
    let turn = Turn::new(bodies, Some(between[0]), between[1], axis(args, "axis", bodies)?);
    let (stiffness, damping) = (args.number("stiffness"), args.number("damping"));
    let softness = (stiffness > 0.0).then_some(Softness { stiffness, damping });
    Ok(Box::new(Torsion { bodies: between, turn, angle: args.number("angle"), softness }))
}

#[derive(Debug)]
struct Torsion {
    bodies: [usize; 2],
    turn: Turn,
    /// θ₀, rad
    angle: f64,
    /// None: it is rigid.
    softness: Option<Softness>,
}

impl Constraint for Torsion {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let theta = self.turn.coordinate(motion);
        let row = Row { c: theta.value - self.angle, jdot_v: theta.jdot_v, softness: self.softness, ..Row::default() };
        rows.push(motion, row, theta.blocks);
    }

    fn unit(&self) -> &'static str {
        "rad"
    }

    fn is_soft(&self) -> bool {
        self.softness.is_some()
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let Some(Softness { stiffness, .. }) = self.softness else { return 0.0 };
        let stretch = self.turn.at(motion).angle - self.angle;
        0.5 * stiffness * stretch * stretch
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Rod { between: self.bodies.map(|i| motion.bodies.list()[i].id) }]
    }

    fn angle(&self, motion: &Motion) -> Option<f64> {
        Some(self.turn.at(motion).angle)
    }
}
