//! Wind: drag relative to air of velocity w, linear and quadratic. With u the velocity of the centre of pressure, a point r of the body:
//!
//!   f = −(c + ½ρ c_w A |u − w|) (u − w),  τ = r × f
//!
//! The size c_w A, drag coefficient times cross-section, does not follow the body's attitude. Its work enters the energy balance.

use super::{Accumulators, Force, Target};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::math::vector;
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "wind",
    title: "Wind",
    symbol: "−c (v − w) − ½ρ c_w A |v − w| (v − w)",
    unit: "N",
    help: "Drag of moving air.",
    parameters: &[
        Parameter::new("velocity", "w", "m/s", Type::Vector { default: Some([1.0, 0.0, 0.0]) }, "Velocity of the air."),
        Parameter::number("coefficient", "c", "kg/s", (0.0, 1e9), (0.0, 5.0), 0.1, "Coefficient of linear drag."),
        Parameter::number(
            "area",
            "c_w A",
            "m²",
            (0.0, 1e9),
            (0.0, 2.0),
            0.0,
            "Of quadratic drag: drag coefficient times cross-section, in the plane in m; 0: none.",
        ),
        Parameter::number("density", "ρ", "kg/m³", (0.0, 1e9), (0.0, 10.0), 1.2, "Density of the air, in the plane in kg/m²."),
        Parameter::new(
            "point",
            "r",
            "m",
            Type::Vector { default: Some([0.0; 3]) },
            "Centre of pressure, in the body's coordinates; not for a particle.",
        ),
        Parameter::new("body", "", "", Type::Body { optional: true }, "The body it acts on; all of them if left out."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    Ok(Box::new(Wind {
        velocity: DVec3::from_array(args.vector("velocity")),
        coefficient: args.number("coefficient"),
        quadratic: 0.5 * args.number("density") * args.number("area"),
        point: DVec3::from_array(args.vector("point")),
        on: Target::from_args(args, bodies)?,
    }))
}

#[derive(Debug)]
struct Wind {
    /// w, m/s
    velocity: DVec3,
    /// c, kg/s
    coefficient: f64,
    /// ½ρ c_w A, kg/m
    quadratic: f64,
    /// r, m
    point: DVec3,
    on: Target,
}

impl Force for Wind {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.on.for_each(motion.bodies, |i| {
            let at = motion.point(i, self.point);
            let slip = at.v - self.velocity;
            q.account_at(motion, &at, -self.resistance(slip) * slip);
        });
    }

    fn resist(&self, motion: &Motion, c: &mut [f64]) {
        self.on.for_each(motion.bodies, |i| {
            let at = motion.point(i, self.point);
            motion.bodies.add_resistance(i, self.resistance(at.v - self.velocity), vector::length(at.arm), c);
        });
    }
}

impl Wind {
    /// c + ½ρ c_w A |u − w|
    fn resistance(&self, slip: DVec3) -> f64 {
        self.coefficient + self.quadratic * vector::length(slip)
    }
}
