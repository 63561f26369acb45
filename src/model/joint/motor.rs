//! Turns two bodies against each other, without holding them together: a hinge does that. With the axis a fixed in the
//! first body and ω = ω₂ − ω₁:
//!
//!   Ċ = a·ω − Ω,  C = 0      J = (−a; a) on (ω₁, ω₂)      ∂C/∂t = −Ω      J̇v = (ω₁ × a)·ω      |λ| ≤ τ
//!
//! λ is the torque; its power is λ a·ω, and counts as work that is done on the bodies, not as drift.

use super::coordinate::{Coordinate, drive};
use super::{BETWEEN, COLLIDE, axis, hinge, must_turn, pair};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::constraint::Glyph;
use crate::model::rows::Rows;
use crate::model::state::Block;
use crate::model::{Bodies, Constraint, Motion};
use glam::DVec3;

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "motor",
    title: "Motor",
    symbol: "Ċ = ω − Ω",
    unit: "rad/s",
    help: "Turns the second of two bodies against the first at a set speed, with a bounded torque.",
    parameters: &[
        BETWEEN,
        hinge::AXIS,
        Parameter::number("speed", "Ω", "rad/s", (-1e6, 1e6), (-20.0, 20.0), 1.0, "The speed; zero makes it a brake."),
        Parameter::number("maxTorque", "τ", "N·m", (0.0, 1e12), (0.0, 100.0), 10.0, "Its largest torque."),
        COLLIDE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let between = pair(args, bodies)?;
    must_turn(bodies, &between)?;
    let (speed, most) = (args.number("speed"), args.number("maxTorque"));
    Ok(Box::new(Motor { bodies: between, axis: axis(args, "axis", bodies)?, speed, most }))
}

#[derive(Debug)]
struct Motor {
    bodies: [usize; 2],
    /// In the first body's coordinates
    axis: DVec3,
    /// Ω, rad/s
    speed: f64,
    /// τ, N·m
    most: f64,
}

impl Constraint for Motor {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [a, b] = self.bodies;
        let (axis, spin) = (motion.rotation(a) * self.axis, motion.spin(a));
        let jdot_v = spin.cross(axis).dot(motion.spin(b) - spin);
        let s = Coordinate { value: 0.0, blocks: [Block::angular(a, -axis), Block::angular(b, axis)], jdot_v };
        rows.push(motion, drive(&s, self.speed, self.most), s.blocks);
    }

    fn unit(&self) -> &'static str {
        "rad"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Rod { between: self.bodies.mapped(|i| motion.bodies.list()[i].id) }]
    }
}
