//! A rope that is wound on a drum: it leaves a body that carries the drum at a fixed point, at a tangent of the drum, and ends at a load.
//! With d = x₁ + r₁ − x₂ − r₂ from the load to that point, ℓ = |d| and θ the angle of the drum against its carrier since the start:
//!
//!   C = L − ℓ − r θ ≥ 0      J and J̇v of ℓ as in [`crate::model::constraint::stick`], those of rθ in [`super::wheel`]
//!
//! on carrier, load and drum. λ ≥ 0 is the rope's tension: it pulls the load, and turns the drum by −rλ. Where C > 0 the rope is slack by C;
//! kept taut it is the equation C = 0. It does not slip. A wheel with two such ropes, r and −r, is a pulley with mass: its rope has two
//! tensions.

use super::turn::Turn;
use super::wheel::Wheel;
use super::{COLLIDE, Link, OPTIONAL_ANCHORS, axis, hinge, must_turn};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::stick::Stick;
use crate::model::constraint::{Glyph, body_list};
use crate::model::rows::{Row, Rows};
use crate::model::state::Block;
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "drum",
    title: "Rope on a drum",
    symbol: "L − ℓ − rθ",
    unit: "m",
    help: "A rope that a drum winds up, from a point of its carrier to a load. A pulley with mass has two, with opposite radii.",
    parameters: &[
        Parameter::new(
            "between",
            "",
            "",
            Type::Bodies { min: 3, max: 3 },
            "The carrier that the rope leaves, the load and the drum; a fixed body stands for the world.",
        ),
        Parameter {
            help: "A point of the carrier and one of the load, in their own coordinates; the centres unless given.",
            ..OPTIONAL_ANCHORS
        },
        Parameter::number("radius", "r", "m", (-1e6, 1e6), (-1.0, 1.0), 0.1, "Of the drum; positive if it winds up as its angle grows."),
        Parameter::number(
            "length",
            "L",
            "m",
            (1e-9, 1e9),
            (0.1, 10.0),
            1.0,
            "Of the free rope at the start; unless given, the present one.",
        )
        .measured(),
        Parameter::new(
            "taut",
            "",
            "",
            Type::Boolean { default: false },
            "Keeps the rope taut, so that it pushes too; otherwise it can be slack, in space by less than 3/4 of a turn.",
        ),
        hinge::AXIS,
        COLLIDE,
        BREAKING_FORCE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let (link, drum) = (Link::from_args(args, bodies)?, body_list(args, "between", bodies)?[2]);
    let carrier = link.bodies[0];
    // The load may be a particle; the drum is the third of `between`.
    must_turn(bodies, &[carrier, carrier, drum])?;
    let turn = Turn::new(bodies, Some(carrier), drum, axis(args, "axis", bodies)?);
    let bounds = if args.boolean("taut") { Row::FREE } else { Row::PUSHES };
    let wheel = Wheel::new(bodies, turn, -args.number("radius")).bounded(bounds);
    Ok(Box::new(Drum { link, length: args.number("length"), wheel }))
}

#[derive(Debug)]
struct Drum {
    /// Carrier and load.
    link: Link,
    /// L, m
    length: f64,
    wheel: Wheel,
}

impl Constraint for Drum {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [a, b] = self.link.points(motion);
        let Stick { length, n, jdot_v, .. } = Stick::joining(&a, &b);
        let (row, [from, of]) = self.wheel.row(motion, self.length - length, -jdot_v);
        let carrier = a.block(-n);
        let carrier = Block { angular: carrier.angular + from.angular, ..carrier };
        rows.push(motion, row, [carrier, b.block(n), of]);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn pulling(&self) -> f64 {
        1.0
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let [a, b] = self.link.points(motion);
        vec![Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() }]
    }
}
