//! Two particles at a fixed distance r; with d = x₁ − x₂, u = v₁ − v₂, n = d/|d|:
//!
//! form "squared" (slide 19):
//!   C = d·d − r²      Ċ = 2 d·u      J = (2d, −2d)      J̇v = 2 u·u
//!
//! form "length":
//!   C = |d| − r       Ċ = n·u        J = (n, −n)        J̇v = (u·u − (n·u)²)/|d|

use super::stick::Stick;
use super::{Constraint, Glyph, body_list, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "distance",
    title: "Distance",
    symbol: "C",
    unit: "",
    help: "Keeps two particles at a fixed distance: a stick.",
    parameters: &[
        Parameter::new("between", "", "", Type::Bodies { min: 2, max: 2 }, "The two particles."),
        Parameter::number("length", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "The distance."),
        Parameter::new("form", "C", "", Type::Choice { options: FORMS, default: "squared" }, "Which function is zero at the distance."),
    ],
};

const FORMS: &[(&str, &str)] = &[("squared", "|x₁ − x₂|² − r²"), ("length", "|x₁ − x₂| − r")];

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let list = body_list(args, "between", bodies)?;
    Ok(Box::new(Distance { a: list[0], b: list[1], r: args.number("length"), squared: args.choice("form") == "squared" }))
}

#[derive(Debug)]
struct Distance {
    a: usize,
    b: usize,
    r: f64,
    squared: bool,
}

impl Constraint for Distance {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let (row, j) = if self.squared {
            let ((x1, v1), (x2, v2)) = (motion.particle(self.a), motion.particle(self.b));
            let (d, u) = (x1 - x2, v1 - v2);
            (Row { c: d.dot(d) - self.r * self.r, jdot_v: 2.0 * u.dot(u), ..Row::default() }, 2.0 * d)
        } else {
            let Stick { length, n, curvature, .. } = Stick::between(motion, self.a, self.b);
            (Row { c: length - self.r, jdot_v: curvature, ..Row::default() }, n)
        };
        rows.push(motion, row, [(self.a, j), (self.b, -j)]);
    }

    fn unit(&self) -> &'static str {
        if self.squared { "m²" } else { "m" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![rod(motion, self.a, self.b)]
    }
}
