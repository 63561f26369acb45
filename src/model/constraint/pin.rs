//! A particle held at a point p: one row per coordinate.
//!
//!   C = x − p      Ċ = v      J = 1      J̇v = 0

use super::{Constraint, Glyph, one_body};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "pin",
    title: "Pin",
    symbol: "C",
    unit: "m",
    help: "Holds a particle at a point.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("point", "p", "m", Type::Vector { default: Some([0.0; 3]) }, "The point."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let dimension = bodies.space().dimension();
    Ok(Box::new(Pin { body: one_body(args, bodies)?, point: DVec3::from_array(args.vector("point")), dimension }))
}

#[derive(Debug)]
struct Pin {
    body: usize,
    point: DVec3,
    dimension: usize,
}

impl Constraint for Pin {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let x = motion.position(self.body) - self.point;
        for axis in &DVec3::AXES[..self.dimension] {
            rows.push(motion, Row { c: axis.dot(x), ..Row::default() }, [(self.body, *axis)]);
        }
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Anchor { at: self.point.to_array(), body: motion.bodies.list()[self.body].id }]
    }
}
