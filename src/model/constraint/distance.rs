//! Two particles, or points of bodies, at a fixed distance r; with d = x₁ − x₂, u = v₁ − v₂, n = d/|d|:
//!
//! form "squared" (slide 19):
//!   C = d·d − r²      Ċ = 2 d·u      J = (2d, −2d)      J̇v = 2 u·u + 2 d·g
//!
//! form "length":
//!   C = |d| − r       Ċ = n·u        J = (n, −n)        J̇v = (u·u − (n·u)²)/|d| + n·g
//!
//! Where x = X + s is a point of a body that turns, J has r × its part as well, and g = ω₁ × (ω₁ × s₁) − ω₂ × (ω₂ × s₂);
//! otherwise g = 0.

use super::stick::Stick;
use super::{Constraint, Glyph, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::vector;
use crate::model::body::Place;
use crate::model::joint::{Link, OPTIONAL_ANCHORS};
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};
use glam::DVec3;

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
    let (r, squared) = (args.number("length"), args.choice("form") == "squared");
    let link = Link::from_args(args, bodies)?;
    let places = link.bodies.map(|i| bodies.place(i));
    let particles = places.iter().all(|place| place.kind.is_particle()).then_some(places);
    Ok(Box::new(Distance { link, particles, anchored, r, squared }))
}

#[derive(Debug)]
struct Distance {
    link: Link,
    /// Where the numbers of both stand, if they are particles: of these a net has thousands.
    particles: Option<[Place; 2]>,
    anchored: bool,
    r: f64,
    squared: bool,
}

impl Distance {
    #[inline]
    fn value(&self, d: DVec3) -> f64 {
        if self.squared { d.dot(d) - self.r * self.r } else { vector::length(d) - self.r }
    }

    /// C and J̇v from d, u and g; and the gradient with respect to the first point.
    #[inline]
    fn row(&self, d: DVec3, u: DVec3, g: DVec3) -> (Row, DVec3) {
        let c = self.value(d);
        if self.squared {
            return (Row { c, jdot_v: 2.0 * u.dot(u) + 2.0 * d.dot(g), ..Row::default() }, 2.0 * d);
        }
        let Stick { n, curvature, .. } = Stick::new(d, u, g);
        (Row { c, jdot_v: curvature, ..Row::default() }, n)
    }
}

impl Constraint for Distance {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        if let Some(particles) = self.particles {
            let [d, u] = motion.apart(particles);
            if rows.wants_only_values() {
                return rows.push_value(self.value(d));
            }
            let (row, j) = self.row(d, u, DVec3::ZERO);
            return rows.push_opposite(row, particles, j);
        }
        let [a, b] = self.link.points(motion);
        let (row, j) = self.row(a.x - b.x, a.v - b.v, a.turning - b.turning);
        rows.push(motion, row, [a.block(j), b.block(-j)]);
    }

    fn unit(&self) -> &'static str {
        if self.squared { "m²" } else { "m" }
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let [a, b] = self.link.points(motion);
        if self.anchored {
            return vec![Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() }];
        }
        vec![rod(motion, a.body, b.body)]
    }
}
