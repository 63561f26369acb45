//! Two sticks of equal, unknown length; with lengths ℓ, m and directions n, k:
//!
//!   C = ℓ(x₁, x₂) − m(x₃, x₄)      Ċ = ℓ̇ − ṁ      J = (n, −n, −k, k)      J̇v = the difference of the sticks' own

use super::stick::Stick;
use super::{Constraint, Glyph, body_list, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "equal-distances",
    title: "Equal distances",
    symbol: "C",
    unit: "m",
    help: "Keeps two pairs of particles equally far apart.",
    parameters: &[
        Parameter::new("first", "", "", Type::Bodies { min: 2, max: 2 }, "One pair."),
        Parameter::new("second", "", "", Type::Bodies { min: 2, max: 2 }, "The other pair; they may share a particle."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let (first, second) = (body_list(args, "first", bodies)?, body_list(args, "second", bodies)?);
    if first.iter().all(|body| second.contains(body)) {
        return Err(Error::new(Code::DuplicateId, "second", "is the first pair again; name another"));
    }
    Ok(Box::new(EqualDistances { first: [first[0], first[1]], second: [second[0], second[1]] }))
}

#[derive(Debug)]
struct EqualDistances {
    first: [usize; 2],
    second: [usize; 2],
}

impl Constraint for EqualDistances {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let ([a, b], [c, d]) = (self.first, self.second);
        let (one, two) = (Stick::between(motion, a, b), Stick::between(motion, c, d));
        let row = Row { c: one.length - two.length, jdot_v: one.jdot_v - two.jdot_v, ..Row::default() };
        rows.push(motion, row, [(a, one.n), (b, -one.n), (c, -two.n), (d, two.n)]);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![rod(motion, self.first[0], self.first[1]), rod(motion, self.second[0], self.second[1])]
    }
}
