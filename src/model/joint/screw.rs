//! A screw in its nut: in space, the second body turns about an axis of the first and moves along it by a lead l for each turn. With d = x₂ + r₂ −
//! x₁ − r₁, the axis a and p across it fixed in the first body, u across it fixed in the second, and s = a·d and θ counted from the start:
//!
//!   C₁,₂ = p·d      C₃,₄ = a·u      C₅ = s − l θ/2π      J₅ = ∂s − (l/2π) ∂θ
//!
//! with J and J̇v as in [`super::slider`], [`super::alignment`] and [`super::turn`]. A nut of mass m and moment I on a fixed screw
//! falls along it with g/(1 + I(2π/l)²/m). An angle in space does not know whole turns, so C₅ is known but for whole leads: the nearest to
//! 0 is taken.

use super::slider::along;
use super::turn::Turn;
use super::{ANCHORS, BETWEEN, COLLIDE, Link, alignment, carried, hinge, must_turn};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::model::constraint::base::only_in;
use crate::model::constraint::{Glyph, direction};
use crate::model::rows::Rows;
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion, Space};
use core::f64::consts::TAU;
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "screw",
    title: "Screw",
    symbol: "s − lθ/2π",
    unit: "",
    help: "Lets one body turn about an axis of another and move along it by a lead for each turn, in space.",
    parameters: &[
        BETWEEN,
        ANCHORS,
        hinge::AXIS,
        Parameter::number(
            "lead",
            "l",
            "m",
            (-1e6, 1e6),
            (-1.0, 1.0),
            0.1,
            "How far it moves along the axis in a turn; negative: left-handed.",
        ),
        COLLIDE,
        BREAKING_FORCE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a screw")?;
    let link = Link::from_args(args, bodies)?;
    must_turn(bodies, &link.bodies)?;
    let (axis, lead) = (direction(args, "axis")?, args.number("lead"));
    let [a, b] = link.bodies;
    let (p, q) = axis.any_orthonormal_pair();
    let point =
        |i: usize| DVec3::from_array(bodies.list()[link.bodies[i]].start.at) + bodies.start_rotation(link.bodies[i]) * link.anchors[i];
    let start = (bodies.start_rotation(a) * axis).dot(point(1) - point(0));
    let marks = [p, q].map(|u| carried(bodies, u, Some(a), Some(b)));
    Ok(Box::new(Screw { link, axis, across: [p, q], marks, start, lead, turn: Turn::new(bodies, Some(a), b, axis) }))
}

#[derive(Debug)]
struct Screw {
    link: Link,
    /// a, in the first body's coordinates
    axis: DVec3,
    /// p of each row, in the first body's
    across: [DVec3; 2],
    /// u of each row, in the second body's
    marks: [DVec3; 2],
    /// a·d at the start, m
    start: f64,
    /// l, m
    lead: f64,
    turn: Turn,
}

impl Constraint for Screw {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let points = self.link.points(motion);
        for p in self.across {
            along(motion, &points, p).hold(0.0, motion, rows);
        }
        let [a, b] = self.link.bodies;
        for u in self.marks {
            alignment::across(motion, [(a, self.axis), (b, u)], rows);
        }
        let around = (self.lead != 0.0).then_some(self.lead.abs());
        let s = along(motion, &points, self.axis).plus_turn(self.start, -self.lead / TAU, &self.turn.coordinate(motion));
        s.nearest(around).hold(0.0, motion, rows);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn row_unit(&self, row: usize, _space: Space) -> &'static str {
        if row == 2 || row == 3 { "rad" } else { "m" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let mut out = self.link.glyphs(motion);
        let [a, b] = self.link.points(motion);
        out.push(Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() });
        out
    }

    fn angle(&self, motion: &Motion) -> Option<f64> {
        Some(self.turn.at(motion).angle)
    }

    fn extension(&self, motion: &Motion) -> Option<f64> {
        Some(along(motion, &self.link.points(motion), self.axis).value)
    }
}
