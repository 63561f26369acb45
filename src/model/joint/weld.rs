//! Two bodies as one: the rows of a [`super::ball`] joint and those of an [`super::alignment`], three in the plane, six
//! in space.

use super::alignment::Alignment;
use super::{ANCHORS, BETWEEN, COLLIDE, Link, ball, must_turn};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::model::constraint::Glyph;
use crate::model::rows::Rows;
use crate::model::strength::{BREAKING_FORCE, BREAKING_TORQUE};
use crate::model::{Bodies, Constraint, Motion, Space};

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "weld",
    title: "Weld",
    symbol: "C",
    unit: "",
    help: "Joins two bodies at a point, with the relative orientation in which they start.",
    parameters: &[BETWEEN, ANCHORS, COLLIDE, BREAKING_FORCE, BREAKING_TORQUE],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let link = Link::from_args(args, bodies)?;
    must_turn(bodies, &link.bodies)?;
    Ok(Box::new(Weld { link, alignment: Alignment::new(bodies, link.bodies) }))
}

#[derive(Debug)]
struct Weld {
    link: Link,
    alignment: Alignment,
}

impl Constraint for Weld {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        ball::rows(&self.link, motion, rows);
        self.alignment.rows(motion, rows);
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
}
