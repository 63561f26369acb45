//! Two wheels that turn each other. θ₁ and θ₂ count from the start, against what carries the wheels, a third body, or
//! else the world ([`super::turn`]):
//!
//!   C = θ₁ + ρ θ₂      J = (∂θ₁; ρ ∂θ₂; −∂θ₁ − ρ ∂θ₂)      J̇v = J̇v of θ₁ + ρ J̇v of θ₂
//!
//! With play δ it is |C| ≤ δ/2, two rows: δ/2 + C ≥ 0 and δ/2 − C ≥ 0, λ ≥ 0.
//!
//! J stands on the wheels and their carrier (Willis: with a carrier that turns it is a planetary gear). ρ is the second wheel's
//! radius over the first's, positive for wheels that turn against each other. In space an angle does not know whole
//! turns, so C is known but for whole teeth: with ρ = p/n in lowest terms the nearest to 0 of C + 2πk/n is taken.

use super::turn::Turn;
use super::{COLLIDE, axis, carried, must_turn};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::model::constraint::{Glyph, body_list};
use crate::model::rows::{Row, Rows};
use crate::model::state::Block;
use crate::model::{Bodies, Constraint, Motion, Space};
use core::f64::consts::PI;

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "gear",
    title: "Gear",
    symbol: "θ₁ + ρθ₂",
    unit: "rad",
    help: "Two wheels that turn each other, about axes that a hinge of each must hold.",
    parameters: &[
        Parameter::new(
            "between",
            "",
            "",
            Type::Bodies { min: 2, max: 3 },
            "The two wheels and, where it is not the world, the body that carries both.",
        ),
        Parameter::number(
            "ratio",
            "ρ",
            "",
            (-1e6, 1e6),
            (-5.0, 5.0),
            1.0,
            "Turns of the first for one of the second, in the opposite sense.",
        ),
        Parameter::new("axis", "a", "", Type::Vector { default: Some([0.0, 0.0, 1.0]) }, "Of the first, in its own coordinates, in space.")
            .in_space(),
        Parameter::new(
            "otherAxis",
            "a₂",
            "",
            Type::Vector { default: Some([0.0, 0.0, 1.0]) },
            "Of the second, in its own coordinates, in space.",
        )
        .in_space(),
        Parameter::number(
            "play",
            "δ",
            "rad",
            (0.0, 3.0),
            (0.0, 0.5),
            0.0,
            "Backlash: the angle that the first can turn while the second is at rest.",
        ),
        COLLIDE,
    ],
};

/// Whole numbers up to this one are tried as denominators of ρ.
const MOST_TEETH: u32 = 100;

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let list = body_list(args, "between", bodies)?;
    must_turn(bodies, &list)?;
    let (wheels, carrier, ratio) = ([list[0], list[1]], list.get(2).copied(), args.number("ratio"));
    let axes = [axis(args, "axis", bodies)?, axis(args, "otherAxis", bodies)?];
    let turns = [0, 1].mapped(|i| Turn::new(bodies, carrier, wheels[i], carried(bodies, axes[i], Some(wheels[i]), carrier)));
    let tooth = match (bodies.space(), denominator(ratio)) {
        (Space::Plane, _) => None,
        (Space::Space, Some(n)) => Some(2.0 * PI / f64::from(n)),
        (Space::Space, None) => {
            let message = format!("in space a gear needs a ratio of whole numbers, the lower one up to {MOST_TEETH}");
            return Err(Error::new(Code::OutOfRange, "ratio", message));
        }
    };
    Ok(Box::new(Gear { wheels, carrier, ratio, turns, tooth, play: args.number("play") }))
}

/// The smallest n for which n ρ is whole, but for rounding.
fn denominator(ratio: f64) -> Option<u32> {
    (1..=MOST_TEETH).find(|n| {
        let x = f64::from(*n) * ratio;
        (x - (x + 0.5).floor()).abs() <= 1e-12 * x.abs().max(1.0)
    })
}

#[derive(Debug)]
struct Gear {
    wheels: [usize; 2],
    carrier: Option<usize>,
    ratio: f64,
    turns: [Turn; 2],
    /// In space: 2π/n
    tooth: Option<f64>,
    /// δ
    play: f64,
}

impl Constraint for Gear {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [one, two] = self.turns.mapped(|turn| turn.at(motion));
        let c = one.angle + self.ratio * two.angle;
        let c = self.tooth.map_or(c, |tooth| c - tooth * (c / tooth + 0.5).floor());
        let row = Row { c, jdot_v: one.jdot_v + self.ratio * two.jdot_v, ..Row::default() };
        let (j1, j2) = (one.gradient, self.ratio * two.gradient);
        let wheels = [Block::angular(self.wheels[0], j1), Block::angular(self.wheels[1], j2)];
        let carrier = self.carrier.map(|body| Block::angular(body, -j1 - j2));
        if self.play == 0.0 {
            return rows.push(motion, row, wheels.into_iter().chain(carrier));
        }
        let half = 0.5 * self.play;
        let above = Row { c: half + row.c, bounds: Row::PUSHES, ..row };
        rows.push(motion, above, wheels.into_iter().chain(carrier));
        let below = Row { c: half - row.c, jdot_v: -row.jdot_v, bounds: Row::PUSHES, ..row };
        rows.push(motion, below, wheels.into_iter().chain(carrier).map(Block::reversed));
    }

    fn unit(&self) -> &'static str {
        "rad"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Rod { between: self.wheels.mapped(|i| motion.bodies.list()[i].id) }]
    }
}
