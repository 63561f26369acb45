//! Two bodies that turn against each other about an axis through a point of both: the rows of a [`super::ball`] joint,
//! in space two more, and where wanted limits and a motor.
//!
//!   C₄ = a·u₁,  C₅ = a·u₂      a: the axis, fixed in the first body; u₁, u₂: across it, fixed in the second
//!
//! with J and J̇v as in [`super::alignment`]; limits and motor act on the angle θ ([`super::turn`], [`super::coordinate`]).

use super::coordinate::{self, Drive};
use super::turn::{Turn, must_be_reached};
use super::{ANCHORS, BETWEEN, COLLIDE, Link, alignment, axis, ball, carried, must_turn};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::constraint::Glyph;
use crate::model::rows::Rows;
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion, Space};
use core::f64::consts::{FRAC_PI_2, PI};
use glam::DVec3;

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "hinge",
    title: "Hinge",
    symbol: "C",
    unit: "",
    help: "Lets two bodies turn about one axis only, between limits and driven by a motor where wanted.",
    parameters: &[
        BETWEEN,
        ANCHORS,
        AXIS,
        coordinate::LIMITED,
        Parameter::number("lower", "θ_min", "rad", (-1e6, 1e6), (-PI, 0.0), -FRAC_PI_2, "Smallest angle, counted from the start."),
        Parameter::number("upper", "θ_max", "rad", (-1e6, 1e6), (0.0, PI), FRAC_PI_2, "Largest angle, counted from the start."),
        coordinate::DRIVEN,
        Parameter::number("speed", "ω", "rad/s", (-1e6, 1e6), (-20.0, 20.0), 1.0, "Set velocity of the second body, where the gain is 0."),
        Parameter::number("maxTorque", "τ", "N·m", (0.0, 1e12), (0.0, 100.0), 10.0, "The motor's largest torque."),
        coordinate::GAIN,
        Parameter::number(
            "target",
            "θ₀",
            "rad",
            (-1e6, 1e6),
            (-PI, PI),
            0.0,
            "The motor's target angle, where its gain is not 0; in space between −π and π.",
        ),
        Parameter::number(
            "frictionTorque",
            "τ_f",
            "N·m",
            (0.0, 1e12),
            (0.0, 50.0),
            0.0,
            "Friction in the bearing: it sticks up to this torque.",
        ),
        COLLIDE,
        BREAKING_FORCE,
    ],
};

/// The axis of rotation.
pub const AXIS: Parameter = Parameter::new(
    "axis",
    "a",
    "",
    Type::Vector { default: Some([0.0, 0.0, 1.0]) },
    "The axis, in the first body's coordinates, in space.",
)
.in_space();

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let link = Link::from_args(args, bodies)?;
    must_turn(bodies, &link.bodies)?;
    let drive = Drive::from_args(args, "maxTorque", "frictionTorque")?;
    if drive.limits.is_some() {
        must_be_reached(args, &["lower", "upper"], bodies)?;
    }
    if drive.motor.is_some_and(|motor| motor.gain > 0.0) {
        must_be_reached(args, &["target"], bodies)?;
    }
    let [a, b] = link.bodies;
    let axis = axis(args, "axis", bodies)?;
    let (u1, u2) = axis.any_orthonormal_pair();
    let across = [u1, u2].mapped(|u| carried(bodies, u, Some(a), Some(b)));
    Ok(Box::new(Hinge { link, axis, across, turn: Turn::new(bodies, Some(a), b, axis), drive }))
}

#[derive(Debug)]
struct Hinge {
    link: Link,
    /// a, in the first body's coordinates
    axis: DVec3,
    /// u₁, u₂, in the second body's
    across: [DVec3; 2],
    turn: Turn,
    drive: Drive,
}

impl Constraint for Hinge {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        ball::rows(&self.link, motion, rows);
        if motion.bodies.space() == Space::Space {
            let [a, b] = self.link.bodies;
            for u in self.across {
                alignment::across(motion, [(a, self.axis), (b, u)], rows);
            }
        }
        if self.drive.count() > 0 {
            self.drive.rows(&self.turn.coordinate(motion), motion, rows);
        }
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn row_unit(&self, row: usize, space: Space) -> &'static str {
        if row < space.dimension() { "m" } else { "rad" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.link.glyphs(motion)
    }

    fn angle(&self, motion: &Motion) -> Option<f64> {
        Some(self.turn.at(motion).angle)
    }
}
