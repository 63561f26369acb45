//! The area inside a closed chain of particles in the plane, counterclockwise positive; indices are cyclic:
//!
//!   C = ½ Σ xₖ × xₖ₊₁ − S      Ċ = ½ Σ (vₖ × xₖ₊₁ + xₖ × vₖ₊₁)      J̇v = Σ vₖ × vₖ₊₁
//!   ∂C/∂xₖ = ½ (y₍ₖ₊₁₎ − y₍ₖ₋₁₎, x₍ₖ₋₁₎ − x₍ₖ₊₁₎)

use super::{Constraint, Glyph, body_list, only_in, rod};
use crate::describe::{Arg, Args, Entry, Parameter, Type};
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

impl Area {
    /// ½ Σ xₖ × xₖ₊₁, m²
    fn present(&self, motion: &Motion) -> f64 {
        let n = self.around.len();
        let at = |k: usize| motion.particle(self.around[k % n]).0;
        (0..n).map(|k| 0.5 * at(k).cross(at(k + 1)).z).sum()
    }
}

impl Constraint for Area {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let n = self.around.len();
        let at = |k: usize| motion.particle(self.around[k % n]);
        let jdot_v = (0..n).map(|k| at(k).1.cross(at(k + 1).1).z).sum();
        let gradient = |k: usize| {
            let (next, last) = (at(k + 1).0, at(k + n - 1).0);
            0.5 * DVec3::new(next.y - last.y, last.x - next.x, 0.0)
        };
        rows.push(
            motion,
            Row { c: self.present(motion) - self.area, jdot_v, ..Row::default() },
            (0..n).map(|k| (self.around[k], gradient(k))),
        );
    }

    fn measured(&self, motion: &Motion) -> Option<Arg> {
        Some(Arg::Number(self.present(motion)))
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        (0..self.around.len()).map(|k| rod(motion, self.around[k], self.around[(k + 1) % self.around.len()])).collect()
    }
}
