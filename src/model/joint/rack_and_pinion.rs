//! A toothed wheel, the pinion, that rolls along a straight toothed bar, the rack. With s the place of the pinion's centre along
//! the rack's axis a and θ the pinion's angle against the rack, both counted from the start:
//!
//!   C = s + r θ      J = ∂s + r ∂θ      J̇v = J̇v of s + r J̇v of θ
//!
//! on rack and pinion ([`super::slider`], [`super::turn`]). r is the pitch radius, positive for a pinion on the side of b × a,
//! where b is the pinion's axis: in the plane, above a rack whose axis points to the right. In space C is known but for whole
//! circumferences ([`super::wheel`]).

use super::slider::along;
use super::turn::Turn;
use super::wheel::Wheel;
use super::{COLLIDE, axis, hinge, must_turn, pair};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::Mapped;
use crate::model::constraint::{Glyph, direction};
use crate::model::rows::Rows;
use crate::model::state::Block;
use crate::model::{Bodies, Constraint, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "rack-and-pinion",
    title: "Rack and pinion",
    symbol: "s + rθ",
    unit: "m",
    help: "A toothed wheel rolls along a toothed bar: as the one turns, the other shifts.",
    parameters: &[
        Parameter::new("between", "", "", Type::Bodies { min: 2, max: 2 }, "The rack and the pinion; a fixed one stands for the world."),
        Parameter::number("radius", "r", "m", (-1e6, 1e6), (-1.0, 1.0), 0.1, "Pitch radius; negative on the rack's other side."),
        Parameter::new("direction", "a", "", Type::Vector { default: Some([1.0, 0.0, 0.0]) }, "The rack's axis, in its coordinates."),
        hinge::AXIS,
        COLLIDE,
    ],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let [rack, pinion] = pair(args, bodies)?;
    must_turn(bodies, &[rack, pinion])?;
    let (along, radius) = (direction(args, "direction")?, args.number("radius"));
    let turn = Turn::new(bodies, Some(rack), pinion, axis(args, "axis", bodies)?);
    let place = |i: usize| DVec3::from_array(bodies.list()[i].start.at);
    let start = (bodies.start_rotation(rack) * along).dot(place(pinion) - place(rack));
    Ok(Box::new(RackAndPinion { bodies: [rack, pinion], along, start, wheel: Wheel::new(bodies, turn, radius) }))
}

#[derive(Debug)]
struct RackAndPinion {
    /// Rack and pinion.
    bodies: [usize; 2],
    /// a, in the rack's coordinates
    along: DVec3,
    /// a·(x₂ − x₁) at the start, m
    start: f64,
    /// r, θ
    wheel: Wheel,
}

impl Constraint for RackAndPinion {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let centres = self.bodies.mapped(|body| motion.point(body, DVec3::ZERO));
        let s = along(motion, &centres, self.along);
        let (row, theta) = self.wheel.row(motion, s.value - self.start, s.jdot_v);
        let sum = |k: usize| Block { angular: s.blocks[k].angular + theta[k].angular, ..s.blocks[k] };
        rows.push(motion, row, [sum(0), sum(1)]);
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Rod { between: self.bodies.mapped(|i| motion.bodies.list()[i].id) }]
    }
}
