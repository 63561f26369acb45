//! A torsional spring with a damper between two bodies, about an axis fixed in the first. With θ the angle by which the second
//! has turned against the first since the start, ∂θ its gradient with respect to ω₂, and θ̇ = ∂θ·(ω₂ − ω₁):
//!
//!   τ₂ = −(k(θ − θ₀) + c θ̇) ∂θ,  τ₁ = −τ₂;   potential ½k(θ − θ₀)²
//!
//! The damper's work enters the energy balance. In the plane θ counts whole turns; in space it lies in (−π, π], and a hinge has to hold
//! the axis.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::model::joint::base::{BETWEEN, axis, must_turn, pair};
use crate::model::joint::hinge;
use crate::model::joint::turn::{Turn, must_be_reached};
use crate::model::{Bodies, Motion};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "torsional-spring",
    title: "Torsional spring and damper",
    symbol: "−k(θ − θ₀) − c θ̇",
    unit: "N·m",
    help: "A spring with a damper that turns two bodies against each other, about an axis that a hinge must hold in space.",
    parameters: &[
        BETWEEN,
        hinge::AXIS,
        Parameter::number("stiffness", "k", "N·m/rad", (0.0, 1e12), (0.1, 1e4), 10.0, "Torque per angle.").logarithmic(),
        Parameter::number("damping", "c", "N·m·s/rad", (0.0, 1e9), (0.0, 50.0), 0.0, "Torque of the damper per angular velocity."),
        Parameter::number(
            "angle",
            "θ₀",
            "rad",
            (-1e6, 1e6),
            (-3.0, 3.0),
            0.0,
            "Rest angle, counted from the start; in space, where angles are measured in (−π, π], one of these.",
        ),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let between = pair(args, bodies)?;
    must_turn(bodies, &between)?;
    must_be_reached(args, &["angle"], bodies)?;
    let turn = Turn::new(bodies, Some(between[0]), between[1], axis(args, "axis", bodies)?);
    let (stiffness, damping, rest) = (args.number("stiffness"), args.number("damping"), args.number("angle"));
    Ok(Box::new(TorsionalSpring { bodies: between, turn, stiffness, damping, rest }))
}

#[derive(Debug)]
struct TorsionalSpring {
    bodies: [usize; 2],
    turn: Turn,
    /// k, N·m/rad
    stiffness: f64,
    /// c, N·m·s/rad
    damping: f64,
    /// θ₀, rad
    rest: f64,
}

impl Force for TorsionalSpring {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        let [a, b] = self.bodies;
        let theta = self.turn.at(motion);
        let rate = theta.gradient.dot(motion.spin(b) - motion.spin(a));
        let (pull, brake) = (self.stiffness * (theta.angle - self.rest), self.damping * rate);
        for (body, sign) in [(a, 1.0), (b, -1.0)] {
            q.conserve_torque(motion, body, sign * pull * theta.gradient);
            q.account_torque(motion, body, sign * brake * theta.gradient);
        }
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let stretch = self.turn.at(motion).angle - self.rest;
        0.5 * self.stiffness * stretch * stretch
    }
}
