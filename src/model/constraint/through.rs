//! A rod through a ring: particle 3 (the ring) on the line through particles 1 and 2. With d = x₂ − x₁ and e = x₃ − x₁,
//! in the plane, where a × b = a_x b_y − a_y b_x:
//!
//!   C = d × e      Ċ = ḋ × e + d × ė      J̇v = 2 ḋ × ė
//!   ∂C/∂x₂ = (e_y, −e_x)      ∂C/∂x₃ = (−d_y, d_x)      ∂C/∂x₁ = −∂C/∂x₂ − ∂C/∂x₃
//!
//! In space the same with two components of the cross product: of the three the one along which d is longest follows
//! from the others, since d·(d × e) = 0.

use super::{Constraint, Glyph, body_list, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "through",
    title: "Rod through a ring",
    symbol: "C",
    unit: "m²",
    help: "Keeps three particles on one line: the third is a ring on the rod between the first two.",
    parameters: &[Parameter::new("between", "", "", Type::Bodies { min: 3, max: 3 }, "Both ends of the rod, and the ring.")],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let list = body_list(args, "between", bodies)?;
    Ok(Box::new(Through { ends: [list[0], list[1]], ring: list[2], flat: bodies.space() == Space::Plane }))
}

#[derive(Debug)]
struct Through {
    ends: [usize; 2],
    ring: usize,
    flat: bool,
}

impl Constraint for Through {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [(x1, v1), (x2, v2)] = self.ends.mapped(|i| motion.particle(i));
        let (x3, v3) = motion.particle(self.ring);
        let (d, e) = (x2 - x1, x3 - x1);
        let (d_dot, e_dot) = (v2 - v1, v3 - v1);
        let axes = super::axes_across(if self.flat { DVec3::X } else { d });
        for axis in &axes[usize::from(self.flat)..] {
            let row = Row { c: axis.dot(d.cross(e)), jdot_v: 2.0 * axis.dot(d_dot.cross(e_dot)), ..Row::default() };
            // a·(δ × e) = δ·(e × a) and a·(d × ε) = ε·(a × d)
            let (j2, j3) = (e.cross(*axis), axis.cross(d));
            rows.push(motion, row, [(self.ends[0], -j2 - j3), (self.ends[1], j2), (self.ring, j3)]);
        }
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![rod(motion, self.ends[0], self.ends[1])]
    }
}
