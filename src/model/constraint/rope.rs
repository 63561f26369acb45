//! A taut rope of fixed length L over several points (pulleys are fixed particles); with nₖ the direction and ℓₖ the
//! length of its k-th piece:
//!
//!   C = Σ ℓₖ − L      Ċ = Σ nₖ·uₖ      ∂C/∂x = sum of the directions of the pieces that end there      J̇v = Σ (uₖ·uₖ − (nₖ·uₖ)²)/ℓₖ

use super::stick::Stick;
use super::{Constraint, Glyph, body_list, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "rope",
    title: "Rope",
    symbol: "C",
    unit: "m",
    help: "Keeps the length of a rope that runs over several particles; fixed ones are pulleys.",
    parameters: &[
        Parameter::new("over", "", "", Type::Bodies { min: 2, max: 10_000 }, "The particles it runs over, in order."),
        Parameter::number("length", "L", "m", (1e-9, 1e9), (0.1, 10.0), 1.0, "Its length; unless given, the present one.").measured(),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    Ok(Box::new(Rope { over: body_list(args, "over", bodies)?, length: args.number("length") }))
}

#[derive(Debug)]
struct Rope {
    over: Vec<usize>,
    length: f64,
}

impl Constraint for Rope {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let pieces = || self.over.windows(2).map(|pair| Stick::between(motion, pair[0], pair[1]));
        let c = pieces().map(|s| s.length).sum::<f64>() - self.length;
        let jdot_v = pieces().map(|s| s.jdot_v).sum();
        let direction = |k: Option<usize>| match k {
            Some(k) if k + 1 < self.over.len() => Stick::between(motion, self.over[k], self.over[k + 1]).n,
            _ => DVec3::ZERO,
        };
        let gradients = self.over.iter().enumerate().map(|(k, body)| (*body, direction(Some(k)) - direction(k.checked_sub(1))));
        rows.push(motion, Row { c, jdot_v, ..Row::default() }, gradients);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.over.windows(2).map(|pair| rod(motion, pair[0], pair[1])).collect()
    }
}
