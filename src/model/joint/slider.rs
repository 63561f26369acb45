//! Two bodies that do not turn against each other and move along an axis only: a piston. With d = x₂ + r₂ − x₁ − r₁ and p
//! across the axis, fixed in the first body:
//!
//!   C = p·d      J = (−p, −(r₁ + d) × p; p, r₂ × p)
//!   J̇v = p̈·d + 2 ṗ·ḋ + p·(ω₂ × (ω₂ × r₂) − ω₁ × (ω₁ × r₁)),  ṗ = ω₁ × p,  p̈ = ω₁ × ṗ
//!
//! for one p in the plane and two in space, and the rows of [`super::alignment`]. Limits and motor act on the extension
//! a·d along the axis a, whose derivatives are the same with a for p.

use super::alignment::Alignment;
use super::coordinate::{self, Coordinate, Drive};
use super::{ANCHORS, BETWEEN, COLLIDE, Link, must_turn};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::{Glyph, direction};
use crate::model::rows::Rows;
use crate::model::state::{Block, Point};
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion, Space};
use glam::DVec3;

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "slider",
    title: "Slider",
    symbol: "C",
    unit: "",
    help: "Lets one body move along an axis of another, without turning, between limits and driven by a motor where wanted.",
    parameters: &[
        BETWEEN,
        ANCHORS,
        Parameter::new("axis", "a", "", Type::Vector { default: Some([1.0, 0.0, 0.0]) }, "The axis, in the first body's coordinates."),
        coordinate::LIMITED,
        Parameter::number("lower", "s_min", "m", (-1e9, 1e9), (-3.0, 0.0), -1.0, "Smallest extension along the axis."),
        Parameter::number("upper", "s_max", "m", (-1e9, 1e9), (0.0, 3.0), 1.0, "Largest extension along the axis."),
        coordinate::DRIVEN,
        Parameter::number("speed", "v", "m/s", (-1e6, 1e6), (-5.0, 5.0), 1.0, "Set velocity of the second body, where the gain is 0."),
        Parameter::number("maxForce", "f", "N", (0.0, 1e12), (0.0, 100.0), 10.0, "The motor's largest force."),
        coordinate::GAIN,
        Parameter::number("target", "s₀", "m", (-1e9, 1e9), (-3.0, 3.0), 0.0, "The motor's target extension, where its gain is not 0."),
        Parameter::number(
            "frictionForce",
            "f_f",
            "N",
            (0.0, 1e12),
            (0.0, 100.0),
            0.0,
            "Friction in the guide: it sticks up to this force.",
        ),
        COLLIDE,
        BREAKING_FORCE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let link = Link::from_args(args, bodies)?;
    must_turn(bodies, &link.bodies)?;
    let axis = direction(args, "axis")?;
    let (p, q) = match bodies.space() {
        Space::Plane => (DVec3::Z.cross(axis), DVec3::ZERO),
        Space::Space => axis.any_orthonormal_pair(),
    };
    let alignment = Alignment::new(bodies, link.bodies);
    Ok(Box::new(Slider { link, axis, across: [p, q], alignment, drive: Drive::from_args(args, "maxForce", "frictionForce")? }))
}

#[derive(Debug)]
struct Slider {
    link: Link,
    /// a, in the first body's coordinates
    axis: DVec3,
    /// p of each row; the first counts in the plane
    across: [DVec3; 2],
    alignment: Alignment,
    drive: Drive,
}

/// p·d, for p in the first body's coordinates.
pub(super) fn along(motion: &Motion, [a, b]: &[Point; 2], p: DVec3) -> Coordinate {
    let (p, spin) = (motion.rotation(a.body) * p, motion.spin(a.body));
    let (d, d_dot, p_dot) = (b.x - a.x, b.v - a.v, spin.cross(p));
    let first = Block { body: a.body, linear: -p, angular: -(a.arm + d).cross(p) };
    let jdot_v = spin.cross(p_dot).dot(d) + 2.0 * p_dot.dot(d_dot) + p.dot(b.centripetal - a.centripetal);
    Coordinate { value: p.dot(d), blocks: [first, b.block(p)], jdot_v }
}

impl Constraint for Slider {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let points = self.link.points(motion);
        for p in &self.across[..motion.bodies.space().dimension() - 1] {
            along(motion, &points, *p).hold(0.0, motion, rows);
        }
        self.alignment.rows(motion, rows);
        if self.drive.count() > 0 {
            self.drive.rows(&along(motion, &points, self.axis), motion, rows);
        }
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn row_unit(&self, row: usize, space: Space) -> &'static str {
        let d = space.dimension();
        let turning = if d == 2 { 1 } else { 3 };
        if (d - 1..d - 1 + turning).contains(&row) { "rad" } else { "m" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let mut out = self.link.glyphs(motion);
        let [a, b] = self.link.points(motion);
        out.push(Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() });
        out
    }

    fn extension(&self, motion: &Motion) -> Option<f64> {
        Some(along(motion, &self.link.points(motion), self.axis).value)
    }
}
