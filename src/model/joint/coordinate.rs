//! The coordinate that a joint leaves free, a number s (an angle or an extension), and what may act on it:
//!
//!   lower limit    C = s − s_min ≥ 0      J = ∂s         λ ≥ 0
//!   upper limit    C = s_max − s ≥ 0      J = −∂s        λ ≥ 0
//!   motor          Ċ = ṡ − ω              J = ∂s,  ∂C/∂t = −ω,  C = 0      |λ| ≤ τ
//!
//! Limits have their rows always; apart from a limit the row only forbids to come beyond it within the step. A motor
//! holds a speed, not a place: what it falls behind it does not catch up with, so its C is zero. Its bounded force makes it
//! a brake when ω = 0.

use crate::describe::{Args, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::model::Motion;
use crate::model::rows::{Row, Rows};
use crate::model::state::Block;

/// True where there are limits.
pub const LIMITED: Parameter = Parameter::new("limited", "", "", Type::Boolean { default: false }, "Whether it has limits.");
/// True where there is a motor.
pub const DRIVEN: Parameter = Parameter::new("driven", "", "", Type::Boolean { default: false }, "Whether a motor drives it.");

/// s at one state.
#[derive(Clone, Copy, Debug)]
pub struct Coordinate {
    /// s, rad or m
    pub value: f64,
    /// ∂s for both bodies
    pub blocks: [Block; 2],
    /// J̇v of s
    pub jdot_v: f64,
}

impl Coordinate {
    /// The row C = s − s₀.
    pub fn hold(&self, at: f64, motion: &Motion, rows: &mut Rows) {
        rows.push(motion, Row { c: self.value - at, jdot_v: self.jdot_v, ..Row::default() }, self.blocks);
    }
}

/// Limits and a motor.
#[derive(Clone, Copy, Debug)]
pub struct Drive {
    /// s_min and s_max
    pub limits: Option<(f64, f64)>,
    /// ω and τ
    pub motor: Option<(f64, f64)>,
}

impl Drive {
    /// From `limited`, `lower`, `upper`, `driven`, `speed` and the parameter that bounds the motor.
    pub fn from_args(args: &Args, most: &str) -> Result<Self> {
        let (lower, upper) = (args.number("lower"), args.number("upper"));
        let limited = args.boolean("limited");
        if limited && lower > upper {
            return Err(Error::new(Code::OutOfRange, "upper", format!("{upper} is below the lower limit {lower}; give more")));
        }
        Ok(Drive {
            limits: limited.then_some((lower, upper)),
            motor: args.boolean("driven").then(|| (args.number("speed"), args.number(most))),
        })
    }

    /// The rows of limits and motor.
    pub fn rows(&self, s: &Coordinate, motion: &Motion, rows: &mut Rows) {
        if let Some((lower, upper)) = self.limits {
            let above = Row { c: s.value - lower, jdot_v: s.jdot_v, bounds: Row::PUSHES, ..Row::default() };
            rows.push(motion, above, s.blocks);
            let below = Row { c: upper - s.value, jdot_v: -s.jdot_v, bounds: Row::PUSHES, ..Row::default() };
            rows.push(motion, below, s.blocks.map(Block::reversed));
        }
        if let Some((speed, most)) = self.motor {
            rows.push(motion, drive(s, speed, most), s.blocks);
        }
    }

    /// How many rows these are.
    #[must_use]
    pub fn count(&self) -> usize {
        2 * usize::from(self.limits.is_some()) + usize::from(self.motor.is_some())
    }
}

/// The row of a motor.
#[must_use]
pub fn drive(s: &Coordinate, speed: f64, most: f64) -> Row {
    Row { c: 0.0, jdot_v: s.jdot_v, c_t: -speed, bounds: (-most, most) }
}
