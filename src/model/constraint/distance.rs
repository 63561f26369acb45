//! Two particles, or points of bodies, at a fixed distance r. With d = x₁ − x₂, u = v₁ − v₂, n = d/|d|, and g the part of d̈ that
//! comes from the turning of bodies, ω₁ × (ω₁ × s₁) − ω₂ × (ω₂ × s₂), zero between particles:
//!
//! form "squared" (slide 19):
//!   C = d·d − r²      Ċ = 2 d·u      J = (2d, −2d)      J̇v = 2 u·u + 2 d·g
//!
//! form "length":
//!   C = |d| − r       Ċ = n·u        J = (n, −n)        J̇v = (u·u − (n·u)²)/|d| + n·g
//!
//! With a stiffness k it is soft, λ = −(kC + cĊ) in the form "length": a spring with a damper whose force is that at the end of the step
//! (implicit Euler), and so stable however stiff it is. Its potential is ½kC².
//!
//! J is with respect to the two points; where x = X + s is a point of a body that turns, the body's block has s × its part as well.

use super::stick::Stick;
use super::{Constraint, Glyph, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::joint::{COLLIDE, Link, OPTIONAL_ANCHORS};
use crate::model::rows::{Row, Rows, Softness};
use crate::model::strength::BREAKING_FORCE;
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
        Parameter::number("length", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "The distance; unless given, the present one.").measured(),
        Parameter::new("form", "C", "", Type::Choice { options: FORMS, default: "squared" }, "Which function is zero at the distance."),
        OPTIONAL_ANCHORS,
        COLLIDE,
        BREAKING_FORCE,
        Parameter::number("stiffness", "k", "N/m", (0.0, 1e12), (0.0, 1e6), 0.0, "Of an implicit spring; 0: a rigid stick."),
        Parameter::number("damping", "c", "N·s/m", (0.0, 1e9), (0.0, 50.0), 0.0, "Damping constant of the implicit spring."),
    ],
};

const FORMS: &[(&str, &str)] = &[("squared", "|x₁ − x₂|² − r²"), ("length", "|x₁ − x₂| − r")];

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let anchored = !args.points("anchors").is_empty();
    let (stiffness, damping) = (args.number("stiffness"), args.number("damping"));
    let softness = (stiffness > 0.0).then_some(Softness { stiffness, damping });
    let length = Length { r: args.number("length"), squared: args.choice("form") == "squared" && softness.is_none() };
    Ok(Box::new(Distance { link: Link::from_args(args, bodies)?, anchored, length, softness }))
}

/// A distance between two bodies.
#[derive(Debug)]
pub struct Distance {
    /// The two points.
    pub link: Link,
    anchored: bool,
    /// Their distance.
    pub length: Length,
    /// Stiffness and damping; None: it is rigid.
    pub softness: Option<Softness>,
}

/// The distance, and in which form.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// m
    pub r: f64,
    /// Form "squared", else "length".
    pub squared: bool,
}

impl Length {
    /// C, ∂C/∂x₁ and J̇v, from d, u and g.
    #[inline(always)]
    #[must_use]
    pub fn row(self, d: DVec3, u: DVec3, g: DVec3) -> (f64, DVec3, f64) {
        if self.squared {
            (d.dot(d) - self.r * self.r, 2.0 * d, 2.0 * u.dot(u) + 2.0 * d.dot(g))
        } else {
            let Stick { length, n, jdot_v, .. } = Stick::new(d, u, g);
            (length - self.r, n, jdot_v)
        }
    }
}

impl Constraint for Distance {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [a, b] = self.link.points(motion);
        let (c, j, jdot_v) = self.length.row(a.x - b.x, a.v - b.v, a.centripetal - b.centripetal);
        rows.push(motion, Row { c, jdot_v, softness: self.softness, ..Row::default() }, [a.block(j), b.block(-j)]);
    }

    fn unit(&self) -> &'static str {
        if self.length.squared { "m²" } else { "m" }
    }

    fn is_soft(&self) -> bool {
        self.softness.is_some()
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let Some(Softness { stiffness, .. }) = self.softness else { return 0.0 };
        let [a, b] = self.link.points(motion);
        let stretch = Stick::joining(&a, &b).length - self.length.r;
        0.5 * stiffness * stretch * stretch
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let [a, b] = self.link.points(motion);
        if self.anchored {
            return vec![Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() }];
        }
        vec![rod(motion, a.body, b.body)]
    }
}
