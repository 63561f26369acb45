//! Two points no further apart than L: a rope that may hang slack. With d = x₁ + r₁ − x₂ − r₂, n = d/|d| and u = ḋ:
//!
//!   C = L − |d| ≥ 0      J = (−n, −r₁ × n; n, r₂ × n)      λ ≥ 0: its tension
//!   J̇v = −(u·u − (n·u)²)/|d| − n·(ω₁ × (ω₁ × r₁) − ω₂ × (ω₂ × r₂))

use super::{BETWEEN, COLLIDE, Link, OPTIONAL_ANCHORS};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::model::constraint::Glyph;
use crate::model::constraint::stick::Stick;
use crate::model::rows::{Row, Rows};
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion};

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "max-distance",
    title: "Slack rope",
    symbol: "L − |d|",
    unit: "m",
    help: "Keeps two points from being further apart than the length of a rope, which may hang slack.",
    parameters: &[
        BETWEEN,
        OPTIONAL_ANCHORS,
        Parameter::number("length", "L", "m", (1e-9, 1e9), (0.1, 10.0), 1.0, "Its length; unless given, the present distance.").measured(),
        COLLIDE,
        BREAKING_FORCE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    Ok(Box::new(MaxDistance { link: Link::from_args(args, bodies)?, length: args.number("length") }))
}

#[derive(Debug)]
struct MaxDistance {
    link: Link,
    /// L, m
    length: f64,
}

impl Constraint for MaxDistance {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [a, b] = self.link.points(motion);
        let Stick { length, n, jdot_v, .. } = Stick::joining(&a, &b);
        let row = Row { c: self.length - length, jdot_v: -jdot_v, bounds: Row::PUSHES, ..Row::default() };
        rows.push(motion, row, [a.block(-n), b.block(n)]);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn pulling(&self) -> f64 {
        1.0
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let [a, b] = self.link.points(motion);
        vec![Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() }]
    }
}
