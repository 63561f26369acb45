//! Two particles, or points of bodies, at a fixed distance r: C, Ċ, J and J̇v are those of a [`Pair`], in its two forms.
//!
//! Where x = X + s is a point of a body that turns, J has r × its part as well, and J̇v that of g = ω₁ × (ω₁ × s₁) − ω₂ × (ω₂ × s₂).

use super::{Constraint, Glyph, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::joint::{Link, OPTIONAL_ANCHORS};
use crate::model::pair::{Length, Pair};
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "distance",
    title: "Distance",
    symbol: "C",
    unit: "",
    help: "Keeps two bodies, or points of them, at a fixed distance: a stick.",
    parameters: &[
        Parameter::new("between", "", "", Type::Bodies { min: 2, max: 2 }, "The two bodies."),
        Parameter::number("length", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "The distance."),
        Parameter::new("form", "C", "", Type::Choice { options: FORMS, default: "squared" }, "Which function is zero at the distance."),
        OPTIONAL_ANCHORS,
    ],
};

const FORMS: &[(&str, &str)] = &[("squared", "|x₁ − x₂|² − r²"), ("length", "|x₁ − x₂| − r")];

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let anchored = !args.points("anchors").is_empty();
    let length = Length { r: args.number("length"), squared: args.choice("form") == "squared" };
    let link = Link::from_args(args, bodies)?;
    let particles = link.bodies.map(|i| bodies.place(i));
    let pair = particles.iter().all(|place| place.kind.is_particle()).then_some(Pair { particles, length });
    Ok(Box::new(Distance { link, pair, anchored, length }))
}

#[derive(Debug)]
struct Distance {
    link: Link,
    /// If both are particles.
    pair: Option<Pair>,
    anchored: bool,
    length: Length,
}

impl Constraint for Distance {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        if let Some(pair) = &self.pair {
            return rows.push_pairs(motion, std::slice::from_ref(pair));
        }
        let [a, b] = self.link.points(motion);
        let d = a.x - b.x;
        let (c, j) = self.length.gradient(d);
        let jdot_v = self.length.bend(d, a.v - b.v, a.turning - b.turning);
        rows.push(motion, Row { c, jdot_v, ..Row::default() }, [a.block(j), b.block(-j)]);
    }

    fn as_pair(&self) -> Option<Pair> {
        self.pair
    }

    fn unit(&self) -> &'static str {
        if self.length.squared { "m²" } else { "m" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let [a, b] = self.link.points(motion);
        if self.anchored {
            return vec![Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() }];
        }
        vec![rod(motion, a.body, b.body)]
    }
}
