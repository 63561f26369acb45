//! The force of an electric and a magnetic field on a charge q (Lorentz): f = q (E + v × B), B along an axis, in the plane out of it.
//! The electric part has the potential −q E·x; the magnetic one is across the velocity and does no work.

use super::{Accumulators, Force, Target};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::joint::base::axis;
use crate::model::joint::hinge;
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "lorentz",
    title: "Lorentz force",
    symbol: "q (E + v × B)",
    unit: "N",
    help: "The force of an electric and a magnetic field, both the same everywhere, on charged bodies, at their centres.",
    parameters: &[
        Parameter::number("charge", "q", "C", (-1e9, 1e9), (-5.0, 5.0), 1.0, "Charge of each body."),
        Parameter::new("electric", "E", "V/m", Type::Vector { default: Some([0.0; 3]) }, "Electric field."),
        Parameter::number("magnetic", "B", "T", (-1e9, 1e9), (-10.0, 10.0), 1.0, "Magnetic field along the axis; in the plane out of it."),
        hinge::AXIS,
        Parameter::new("body", "", "", Type::Body { optional: true }, "The body it acts on; all of them if left out."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let charge = args.number("charge");
    Ok(Box::new(Lorentz {
        electric: charge * DVec3::from_array(args.vector("electric")),
        magnetic: charge * args.number("magnetic") * axis(args, "axis", bodies)?,
        on: Target::from_args(args, bodies)?,
    }))
}

#[derive(Debug)]
struct Lorentz {
    /// q E
    electric: DVec3,
    /// q B
    magnetic: DVec3,
    on: Target,
}

impl Force for Lorentz {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.on.for_each(motion.bodies, |i| {
            q.conserve(motion, i, self.electric);
            q.account(motion, i, motion.velocity(i).cross(self.magnetic));
        });
    }

    fn is_across(&self) -> bool {
        true
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let mut energy = 0.0;
        self.on.for_each(motion.bodies, |i| energy -= self.electric.dot(motion.position(i)));
        energy
    }
}
