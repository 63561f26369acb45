//! The coordinate that a joint leaves free, a number s (an angle or an extension), and what may act on it:
//!
//!   lower limit    C = s − s_min ≥ 0      J = ∂s         λ ≥ 0
//!   upper limit    C = s_max − s ≥ 0      J = −∂s        λ ≥ 0
//!   motor          Ċ = ṡ − ω              J = ∂s,  ∂C/∂t = −ω,  C = 0      |λ| ≤ τ
//!   towards a place  Ċ = ṡ + κ(s − s₀)   J = ∂s,  ∂C/∂t = κ(s − s₀),  J̇v with κṡ besides
//!   friction       Ċ = ṡ                  J = ∂s,  C = 0                   |λ| ≤ τ_f
//!
//! Limits have their rows always; apart from a limit the row only forbids to come beyond it within the step. A motor
//! holds a speed, not a position: it does not catch up after falling behind, so its C is zero. Its bounded force makes it
//! a brake when ω = 0. With κ > 0 it goes to s₀ at the speed κ(s₀ − s), or as its force lets it. Friction holds exactly up to its bound,
//! and brakes with that.

use crate::describe::{Args, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::model::Motion;
use crate::model::rows::{Row, Rows};
use crate::model::state::Block;

/// True where there are limits.
pub const LIMITED: Parameter = Parameter::new("limited", "", "", Type::Boolean { default: false }, "Whether it has limits.");
/// True where there is a motor.
pub const DRIVEN: Parameter = Parameter::new("driven", "", "", Type::Boolean { default: false }, "Whether a motor drives it.");

/// κ
pub const GAIN: Parameter = Parameter::number(
    "gain",
    "κ",
    "1/s",
    (0.0, 1e6),
    (0.0, 50.0),
    0.0,
    "Speed of the motor per unit of distance from its target; 0: no target.",
);

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
    /// ṡ
    fn rate(&self, motion: &Motion) -> f64 {
        self.blocks.iter().map(|b| b.linear.dot(motion.velocity(b.body)) + b.angular.dot(motion.spin(b.body))).sum()
    }

    /// The row C = s − s₀.
    pub fn hold(&self, at: f64, motion: &Motion, rows: &mut Rows) {
        rows.push(motion, Row { c: self.value - at, jdot_v: self.jdot_v, ..Row::default() }, self.blocks);
    }
}

/// The motor of a joint.
#[derive(Clone, Copy, Debug)]
pub struct Motor {
    /// ω, where κ is 0
    pub speed: f64,
    /// τ
    pub most: f64,
    /// κ
    pub gain: f64,
    /// s₀
    pub target: f64,
}

/// Limits, a motor and friction.
#[derive(Clone, Copy, Debug)]
pub struct Drive {
    /// s_min and s_max
    pub limits: Option<(f64, f64)>,
    /// Drives it.
    pub motor: Option<Motor>,
    /// τ_f; zero: none
    pub friction: f64,
}

impl Drive {
    /// From `limited`, `lower`, `upper`, `driven`, `speed`, `gain`, `target` and the parameters that bound motor and friction.
    pub fn from_args(args: &Args, most: &str, friction: &str) -> Result<Self> {
        let (lower, upper) = (args.number("lower"), args.number("upper"));
        let limited = args.boolean("limited");
        if limited && lower > upper {
            return Err(Error::new(Code::OutOfRange, "upper", format!("{upper} is below the lower limit {lower}; give more")));
        }
        Ok(Drive {
            limits: limited.then_some((lower, upper)),
            motor: args.boolean("driven").then(|| Motor {
                speed: args.number("speed"),
                most: args.number(most),
                gain: args.number("gain"),
                target: args.number("target"),
            }),
            friction: args.number(friction),
        })
    }

    /// The rows of limits, motor and friction.
    pub fn rows(&self, s: &Coordinate, motion: &Motion, rows: &mut Rows) {
        if let Some((lower, upper)) = self.limits {
            let above = Row { c: s.value - lower, jdot_v: s.jdot_v, bounds: Row::PUSHES, ..Row::default() };
            rows.push(motion, above, s.blocks);
            let below = Row { c: upper - s.value, jdot_v: -s.jdot_v, bounds: Row::PUSHES, ..Row::default() };
            rows.push(motion, below, s.blocks.mapped(Block::reversed));
        }
        if let Some(Motor { speed, most, gain, target }) = self.motor {
            // With κ the speed follows from the place alone: ω besides would end ω/κ beyond s₀.
            let speed = if gain > 0.0 { gain * (target - s.value) } else { speed };
            let mut row = drive(s, speed, most);
            row.jdot_v += gain * s.rate(motion);
            rows.push(motion, row, s.blocks);
        }
        if self.friction > 0.0 {
            rows.push(motion, drive(s, 0.0, self.friction), s.blocks);
        }
    }

    /// How many rows these are.
    #[must_use]
    pub fn count(&self) -> usize {
        2 * usize::from(self.limits.is_some()) + usize::from(self.motor.is_some()) + usize::from(self.friction > 0.0)
    }
}

/// The row of a motor.
#[must_use]
pub fn drive(s: &Coordinate, speed: f64, most: f64) -> Row {
    Row { c: 0.0, jdot_v: s.jdot_v, c_t: -speed, bounds: (-most, most), softness: None }
}
