//! The area inside a closed chain of particles in the plane, counterclockwise positive; indices are cyclic:
//!
//!   C = ½ Σ xₖ × xₖ₊₁ − S      Ċ = ½ Σ (vₖ × xₖ₊₁ + xₖ × vₖ₊₁)      J̇v = Σ vₖ × vₖ₊₁
//!   ∂C/∂xₖ = ½ (y₍ₖ₊₁₎ − y₍ₖ₋₁₎, x₍ₖ₋₁₎ − x₍ₖ₊₁₎)

use super::{Constraint, Glyph, body_list, only_in, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "area",
    title: "Area",
    symbol: "C",
    unit: "m²",
    help: "Keeps the area inside a closed chain of particles, in the plane.",
    parameters: &[
        Parameter::new("around", "", "", Type::Bodies { min: 3, max: 10_000 }, "The particles, counterclockwise."),
        Parameter::number("area", "S", "m²", (-1e12, 1e12), (0.0, 5.0), 1.0, "The area; unless given, the present one.").measured(),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Plane, bodies, "an area")?;
    Ok(Box::new(Area { around: body_list(args, "around", bodies)?, area: args.number("area") }))
}

#[derive(Debug)]
struct Area {
    around: Vec<usize>,
    area: f64,
}

impl Constraint for Area {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let n = self.around.len();
        let at = |k: usize| motion.particle(self.around[k % n]);
        let (mut area, mut jdot_v) = (0.0, 0.0);
        for k in 0..n {
            let ((x, v), (x_next, v_next)) = (at(k), at(k + 1));
            area += 0.5 * x.cross(x_next).z;
            jdot_v += v.cross(v_next).z;
        }
        let gradient = |k: usize| {
            let (next, last) = (at(k + 1).0, at(k + n - 1).0);
            0.5 * DVec3::new(next.y - last.y, last.x - next.x, 0.0)
        };
        rows.push(motion, Row { c: area - self.area, jdot_v, ..Row::default() }, (0..n).map(|k| (self.around[k], gradient(k))));
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        (0..self.around.len()).map(|k| rod(motion, self.around[k], self.around[(k + 1) % self.around.len()])).collect()
    }
}
