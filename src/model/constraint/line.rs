//! A particle on a straight line through p along t; n are unit vectors across t: one in the plane, two in space.
//!
//!   C = n·(x − p)      Ċ = n·v      J = nᵀ      J̇v = 0

use super::circle::plane_axes;
use super::{Constraint, Glyph, direction, one_body};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "line",
    title: "Straight line",
    symbol: "C",
    unit: "m",
    help: "Keeps a particle on a straight line.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("point", "p", "m", Type::Vector { default: Some([0.0; 3]) }, "A point of the line."),
        Parameter::new("direction", "t", "", Type::Vector { default: Some([1.0, 0.0, 0.0]) }, "Along the line."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let along = direction(args, "direction")?;
    let (u, w) = plane_axes(along);
    let across = if bodies.space() == Space::Plane { vec![DVec3::new(-along.y, along.x, 0.0)] } else { vec![u, w] };
    Ok(Box::new(Line { body: one_body(args, bodies)?, point: DVec3::from_array(args.vector("point")), along, across }))
}

#[derive(Debug)]
struct Line {
    body: usize,
    point: DVec3,
    along: DVec3,
    across: Vec<DVec3>,
}

/// Half the length of the piece that is drawn, m.
const DRAWN: f64 = 100.0;

impl Constraint for Line {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let x = motion.position(self.body) - self.point;
        for n in &self.across {
            rows.push(motion, Row { c: n.dot(x), ..Row::default() }, [(self.body, *n)]);
        }
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, _motion: &Motion) -> Vec<Glyph> {
        let end = DRAWN * self.along;
        vec![Glyph::Segment { from: (self.point - end).to_array(), to: (self.point + end).to_array() }]
    }
}
