//! A point of one body on a point of another: a ball in its socket, in the plane an axle. With r the anchors from the
//! centres, in the world's axes, and e each of these axes:
//!
//!   C = x₁ + r₁ − x₂ − r₂      Ċ = v₁ + ω₁ × r₁ − v₂ − ω₂ × r₂
//!   J = (e, r₁ × e; −e, −r₂ × e)      J̇v = ω₁ × (ω₁ × r₁) − ω₂ × (ω₂ × r₂)

use super::{ANCHORS, BETWEEN, COLLIDE, Link};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::model::constraint::Glyph;
use crate::model::rows::{Row, Rows};
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion};
use glam::DVec3;

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "ball",
    title: "Ball joint",
    symbol: "C",
    unit: "m",
    help: "Keeps a point of one body on a point of another; both turn freely about it.",
    parameters: &[BETWEEN, ANCHORS, COLLIDE, BREAKING_FORCE],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    Ok(Box::new(Ball { link: Link::from_args(args, bodies)? }))
}

/// A ball joint.
#[derive(Debug)]
pub struct Ball {
    /// The two points.
    pub link: Link,
}

/// The world's axes.
const AXES: [DVec3; 3] = [DVec3::X, DVec3::Y, DVec3::Z];

/// The rows that keep two points together, one for each of the world's axes.
pub fn rows(link: &Link, motion: &Motion, rows: &mut Rows) {
    let [a, b] = link.points(motion);
    let (d, g) = (a.x - b.x, a.centripetal - b.centripetal);
    for e in AXES.into_iter().take(motion.bodies.space().dimension()) {
        rows.push(motion, Row { c: e.dot(d), jdot_v: e.dot(g), ..Row::default() }, [a.block(e), b.block(-e)]);
    }
}

impl Constraint for Ball {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        self::rows(&self.link, motion, rows);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.link.glyphs(motion)
    }
}
