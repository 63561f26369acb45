//! The volume of a tetrahedron of four particles in space; with a = x₂ − x₁, b = x₃ − x₁, c = x₄ − x₁:
//!
//!   C = (a × b)·c/6 − V      Ċ = ((ȧ × b)·c + (a × ḃ)·c + (a × b)·ċ)/6      J̇v = ((ȧ × ḃ)·c + (ȧ × b)·ċ + (a × ḃ)·ċ)/3
//!   ∂C/∂x₂ = b × c/6      ∂C/∂x₃ = c × a/6      ∂C/∂x₄ = a × b/6      ∂C/∂x₁ = minus their sum
//!
//! Bodies of many tetrahedra take one constraint each.

use super::{Constraint, Glyph, body_list, only_in, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "volume",
    title: "Volume",
    symbol: "C",
    unit: "m³",
    help: "Keeps the volume of a tetrahedron of four particles, in space.",
    parameters: &[
        Parameter::new(
            "corners",
            "",
            "",
            Type::Bodies { min: 4, max: 4 },
            "The four corners; the volume is positive where (x₂−x₁, x₃−x₁, x₄−x₁) is right-handed.",
        ),
        Parameter::number("volume", "V", "m³", (-1e12, 1e12), (0.0, 1.0), 1.0 / 6.0, "The volume; unless given, the present one.")
            .measured(),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    only_in(Space::Space, bodies, "a volume")?;
    let list = body_list(args, "corners", bodies)?;
    Ok(Box::new(Volume { corners: [list[0], list[1], list[2], list[3]], volume: args.number("volume") }))
}

#[derive(Debug)]
struct Volume {
    corners: [usize; 4],
    volume: f64,
}

impl Constraint for Volume {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [(x, v), (x2, v2), (x3, v3), (x4, v4)] = self.corners.mapped(|i| motion.particle(i));
        let (a, b, c) = (x2 - x, x3 - x, x4 - x);
        let (a_dot, b_dot, c_dot) = (v2 - v, v3 - v, v4 - v);
        let jdot_v = (a_dot.cross(b_dot).dot(c) + a_dot.cross(b).dot(c_dot) + a.cross(b_dot).dot(c_dot)) / 3.0;
        let [j2, j3, j4] = [b.cross(c) / 6.0, c.cross(a) / 6.0, a.cross(b) / 6.0];
        let row = Row { c: a.cross(b).dot(c) / 6.0 - self.volume, jdot_v, ..Row::default() };
        let [i1, i2, i3, i4] = self.corners;
        rows.push(motion, row, [(i1, -j2 - j3 - j4), (i2, j2), (i3, j3), (i4, j4)]);
    }

    fn unit(&self) -> &'static str {
        "m³"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let edges = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        edges.iter().map(|(a, b)| rod(motion, self.corners[*a], self.corners[*b])).collect()
    }
}
