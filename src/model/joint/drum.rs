//! A rope that is wound on a drum: it leaves a body that carries the drum at a fixed point, at a tangent of the drum, and ends at a load.
//! With d = x₁ + r₁ − x₃ − r₃ from the load to that point, ℓ = |d| and θ the angle of the drum against its carrier since the start:
//!
//!   C = ℓ − L + r θ      J and J̇v of ℓ as in [`crate::model::constraint::stick`], those of rθ in [`super::wheel`]
//!
//! on carrier, drum and load. λ is minus the rope's tension S: it pulls the load, and turns the drum by rS. The rope does not slip and stays
//! taut. A wheel with two such ropes, r and −r, is a pulley with mass: its rope has two tensions.

use super::turn::Turn;
use super::wheel::Wheel;
use super::{COLLIDE, axis, hinge, must_turn};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::model::constraint::stick::Stick;
use crate::model::constraint::{Glyph, body_list};
use crate::model::rows::Rows;
use crate::model::state::{Block, Point};
use crate::model::strength::BREAKING_FORCE;
use crate::model::{Bodies, Constraint, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "drum",
    title: "Rope on a drum",
    symbol: "ℓ − L + rθ",
    unit: "m",
    help: "A rope that a drum winds up, from a point of what carries the drum to a load. A pulley with mass has two, with opposite radii.",
    parameters: &[
        Parameter::new(
            "between",
            "",
            "",
            Type::Bodies { min: 3, max: 3 },
            "The carrier that the rope leaves, the drum and the load; a fixed body stands for the world.",
        ),
        Parameter::new(
            "anchors",
            "r",
            "m",
            Type::Points { width: 0, min: 0, default: &[] },
            "The point of the carrier where the rope leaves and that of the load where it ends; the centres unless given.",
        ),
        Parameter::number("radius", "r", "m", (-1e6, 1e6), (-1.0, 1.0), 0.1, "Of the drum; positive where it winds up as its angle grows."),
        Parameter::number("length", "L", "m", (1e-9, 1e9), (0.1, 10.0), 1.0, "Length of the rope that is off the drum at the start."),
        hinge::AXIS,
        COLLIDE,
        BREAKING_FORCE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let list = body_list(args, "between", bodies)?;
    must_turn(bodies, &list[..2])?;
    let anchors = match args.points("anchors") {
        [] => [DVec3::ZERO; 2],
        [a, b] => [*a, *b].map(DVec3::from_array),
        more => {
            let message = format!("{} points; give one of the carrier and one of the load", more.len());
            return Err(Error::new(Code::OutOfRange, "anchors", message));
        }
    };
    let turn = Turn::new(bodies, Some(list[0]), list[1], axis(args, "axis", bodies)?);
    let wheel = Wheel::new(bodies, turn, args.number("radius"));
    Ok(Box::new(Drum { ends: [list[0], list[2]], anchors, length: args.number("length"), wheel }))
}

#[derive(Debug)]
struct Drum {
    /// Carrier and load.
    ends: [usize; 2],
    /// In their coordinates, m
    anchors: [DVec3; 2],
    /// L, m
    length: f64,
    wheel: Wheel,
}

impl Drum {
    fn points(&self, motion: &Motion) -> [Point; 2] {
        [0, 1].map(|i| motion.point(self.ends[i], self.anchors[i]))
    }
}

impl Constraint for Drum {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [a, b] = self.points(motion);
        let Stick { length, n, jdot_v, .. } = Stick::joining(&a, &b);
        let (row, [from, of]) = self.wheel.row(motion, length - self.length, jdot_v);
        let carrier = a.block(n);
        let carrier = Block { angular: carrier.angular + from.angular, ..carrier };
        rows.push(motion, row, [carrier, of, b.block(-n)]);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let [a, b] = self.points(motion);
        vec![Glyph::Segment { from: a.x.to_array(), to: b.x.to_array() }]
    }
}
