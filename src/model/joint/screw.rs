//! A nut on a screw: the second body turns about an axis of the first and moves along it, by the pitch p in each turn. With
//! d = x₂ + r₂ − x₁ − r₁, a the axis and e₁, e₂ across it, all fixed in the first body, and u₁, u₂ across it, fixed in the second:
//!
//!   C₁ = e₁·d,  C₂ = e₂·d      ([`super::slider`])
//!   C₃ = a·u₁,  C₄ = a·u₂      ([`super::alignment`])
//!   C₅ = s − s₀ − pθ/2π,  s = a·d      ([`super::wheel`] with r = −p/2π)
//!
//! θ counts from the start, right-handed about a. C₅ is known but for whole turns: a nut may start between two threads.

use super::slider::along;
use super::turn::Turn;
use super::wheel::Wheel;
use super::{ANCHORS, BETWEEN, COLLIDE, Link, alignment, carried, hinge, must_turn};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::constraint::base::only_in;
use crate::model::constraint::{Glyph, direction};
use crate::model::rows::Rows;
use crate::model::state::Block;
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion, Space};
use core::f64::consts::PI;
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "screw",
    title: "Screw",
    symbol: "s − pθ/2π",
    unit: "",
    help: "Lets one body turn about an axis of another and moves it along by the pitch in each turn, in space.",
    parameters: &[
        BETWEEN,
        ANCHORS,
        hinge::AXIS,
        Parameter::number(
            "pitch",
            "p",
            "m",
            (-1e6, 1e6),
            (-0.5, 0.5),
            0.1,
            "Advance along the axis in one turn; negative for a left-hand thread.",
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
    let ([a, b], axis) = (link.bodies, direction(args, "axis")?);
    let (e1, e2) = axis.any_orthonormal_pair();
    let level = [e1, e2].mapped(|u| carried(bodies, u, Some(a), Some(b)));
    let start = |i: usize| {
        let (index, body) = (link.bodies[i], &bodies.list()[link.bodies[i]]);
        let arm = body.rigid.as_ref().map_or(DVec3::ZERO, |_| bodies.start_rotation(index) * link.anchors[i]);
        DVec3::from_array(body.start.at) + arm
    };
    let start = (bodies.start_rotation(a) * axis).dot(start(1) - start(0));
    let wheel = Wheel::new(bodies, Turn::new(bodies, Some(a), b, axis), -args.number("pitch") / (2.0 * PI));
    Ok(Box::new(Screw { link, axis, across: [e1, e2], level, start, wheel }))
}

#[derive(Debug)]
struct Screw {
    link: Link,
    /// a, in the first body's coordinates
    axis: DVec3,
    /// e₁, e₂, in the first body's
    across: [DVec3; 2],
    /// u₁, u₂, in the second body's
    level: [DVec3; 2],
    /// s₀, m
    start: f64,
    wheel: Wheel,
}

impl Constraint for Screw {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let (points, [a, b]) = (self.link.points(motion), self.link.bodies);
        for e in self.across {
            along(motion, &points, e).hold(0.0, motion, rows);
        }
        for u in self.level {
            alignment::across(motion, [(a, self.axis), (b, u)], rows);
        }
        let s = along(motion, &points, self.axis);
        let (row, theta) = self.wheel.row(motion, s.value - self.start, s.jdot_v);
        let sum = |k: usize| Block { angular: s.blocks[k].angular + theta[k].angular, ..s.blocks[k] };
        rows.push(motion, row, [sum(0), sum(1)]);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn row_unit(&self, row: usize, _space: Space) -> &'static str {
        if row == 2 || row == 3 { "rad" } else { "m" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.link.glyphs(motion)
    }

    fn extension(&self, motion: &Motion) -> Option<f64> {
        Some(along(motion, &self.link.points(motion), self.axis).value)
    }
}
