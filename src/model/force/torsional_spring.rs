//! A torsional spring with a damper between two bodies, about an axis fixed in the first. With θ the angle by which the second
//! has turned against the first since the start, ∂θ its gradient with respect to ω₂, and θ̇ = ∂θ·(ω₂ − ω₁):
//!
//!   τ₂ = −(k(θ − θ₀) + c θ̇) ∂θ,  τ₁ = −τ₂;   potential ½k(θ − θ₀)²
//!
//! The damper's work enters the energy balance. In the plane θ counts whole turns; in space it lies in (−π, π], and a hinge has to hold
//! the axis.

use super::base::WORK_OF_A_PAIR;
use super::{Accumulators, Force};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::model::joint::base::BETWEEN;
use crate::model::joint::hinge;
use crate::model::joint::torsion::{ANGLE, DAMPING, Torsion, stiffness};
use crate::model::{Bodies, Motion};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "torsional-spring",
    title: "Torsional spring and damper",
    symbol: "−k(θ − θ₀) − c θ̇",
    unit: "N·m",
    help: "A spring with a damper that turns two bodies against each other, about an axis that a hinge must hold in space.",
    parameters: &[BETWEEN, hinge::AXIS, stiffness((0.1, 1e4), 10.0, "Torque per angle.").logarithmic(), DAMPING, ANGLE],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(TorsionalSpring(Torsion::from_args(args, bodies)?)))
}

#[derive(Debug)]
struct TorsionalSpring(Torsion);

impl Force for TorsionalSpring {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        let Torsion { bodies: [a, b], turn, angle: rest, spring } = self.0;
        let theta = turn.at(motion);
        let rate = theta.gradient.dot(motion.spin(b) - motion.spin(a));
        let (pull, brake) = (spring.stiffness * (theta.angle - rest), spring.damping * rate);
        for (body, sign) in [(a, 1.0), (b, -1.0)] {
            q.conserve_torque(motion, body, sign * pull * theta.gradient);
            q.account_torque(motion, body, sign * brake * theta.gradient);
        }
    }

    fn work(&self, _bodies: &Bodies) -> u64 {
        WORK_OF_A_PAIR
    }

    fn potential(&self, motion: &Motion) -> f64 {
        self.0.energy(motion)
    }
}
