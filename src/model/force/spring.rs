//! A spring with a damper between two bodies, their centres or points of them; with d = x₁ − x₂, n = d/|d| and the rate n·u of its length:
//!
//!   f₁ = −(k(|d| − ℓ₀) + c n·u) n,  f₂ = −f₁;   potential ½k(|d| − ℓ₀)²
//!
//! The damper's work enters the energy balance.

use super::base::WORK_OF_A_PAIR;
use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::constraint::stick::Stick;
use crate::model::joint::{Link, OPTIONAL_ANCHORS};
use crate::model::{Bodies, Motion};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "spring",
    title: "Spring and damper",
    symbol: "−k(|d| − ℓ₀) − c ℓ̇",
    unit: "N",
    help: "A spring with a damper between two bodies, or points of them.",
    parameters: &[
        Parameter::new("between", "", "", Type::Bodies { min: 2, max: 2 }, "The two bodies."),
        Parameter::number("stiffness", "k", "N/m", (0.0, 1e12), (0.1, 1e4), 10.0, "Stiffness of the spring.").logarithmic(),
        Parameter::number("damping", "c", "N·s/m", (0.0, 1e9), (0.0, 50.0), 0.0, "Damping constant."),
        Parameter::number("rest", "ℓ₀", "m", (0.0, 1e9), (0.0, 3.0), 1.0, "Rest length; unless given, the present one.").measured(),
        OPTIONAL_ANCHORS,
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let (stiffness, damping, rest) = (args.number("stiffness"), args.number("damping"), args.number("rest"));
    Ok(Box::new(Spring { link: Link::from_args(args, bodies)?, stiffness, damping, rest }))
}

#[derive(Debug)]
struct Spring {
    link: Link,
    stiffness: f64,
    damping: f64,
    rest: f64,
}

impl Force for Spring {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        let [a, b] = self.link.points(motion);
        let s = Stick::joining(&a, &b);
        let (pull, brake) = (self.stiffness * (s.length - self.rest), self.damping * s.n.dot(s.u));
        for (at, sign) in [(a, -1.0), (b, 1.0)] {
            q.conserve_at(motion, &at, sign * pull * s.n);
            q.account_at(motion, &at, sign * brake * s.n);
        }
    }

    fn omega_squared(&self, bodies: &Bodies) -> f64 {
        self.stiffness * self.link.bodies.iter().map(|i| bodies.list()[*i].inverse_mass()).sum::<f64>()
    }

    fn work(&self, _bodies: &Bodies) -> u64 {
        WORK_OF_A_PAIR
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let [a, b] = self.link.points(motion);
        let stretch = Stick::joining(&a, &b).length - self.rest;
        0.5 * self.stiffness * stretch * stretch
    }
}
