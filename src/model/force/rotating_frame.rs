//! The document's axes turn with Ω about a point p, seen from an inertial frame: the centrifugal and the Coriolis force on every body.
//! With r = x − p, for a body with the moments I (in the plane all torques are zero)
//!
//!   f = −m Ω × (Ω × r) − 2m Ω × v
//!   τ = −Ω × IΩ − ω × IΩ − Ω × Iω − I(Ω × ω)
//!
//! τ follows from d(I(ω + Ω))/dt = 0 in the inertial frame. The parts without velocities have the potential −½ m |Ω × r|² − ½ Ω·IΩ;
//! the others do no work.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::body::Kind;
use crate::model::joint::base::axis;
use crate::model::joint::hinge;
use crate::model::{Bodies, Motion};
use glam::{DMat3, DVec3};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "rotating-frame",
    title: "Rotating frame",
    symbol: "−m Ω × (Ω × r) − 2m Ω × v",
    unit: "N",
    help: "Centrifugal and Coriolis force on all bodies, as in a rotating frame such as a carousel or the Earth.",
    parameters: &[
        Parameter::number("speed", "Ω", "rad/s", (-1e6, 1e6), (-5.0, 5.0), 1.0, "Angular velocity of the frame."),
        hinge::AXIS,
        Parameter::new("point", "p", "m", Type::Vector { default: Some([0.0; 3]) }, "A point of the axis that the frame turns about."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let turning = args.number("speed") * axis(args, "axis", bodies)?;
    Ok(Box::new(RotatingFrame { turning, point: DVec3::from_array(args.vector("point")) }))
}

#[derive(Debug)]
struct RotatingFrame {
    /// Ω
    turning: DVec3,
    /// p
    point: DVec3,
}

/// I of a body that turns in space, in world axes.
fn inertia(motion: &Motion, index: usize) -> Option<DMat3> {
    let rigid = motion.bodies.list()[index].rigid.as_ref().filter(|_| motion.bodies.place(index).kind == Kind::SpaceRigid)?;
    let rotation = DMat3::from_quat(motion.principal_rotation(index));
    Some(rotation * DMat3::from_diagonal(rigid.inertia) * rotation.transpose())
}

impl Force for RotatingFrame {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        let turning = self.turning;
        for (i, body) in motion.bodies.moving() {
            let r = motion.position(i) - self.point;
            q.conserve(motion, i, -body.mass * turning.cross(turning.cross(r)));
            q.account(motion, i, -2.0 * body.mass * turning.cross(motion.velocity(i)));
            if let Some(inertia) = inertia(motion, i) {
                let (spin, carried) = (motion.spin(i), inertia * turning);
                q.conserve_torque(motion, i, -turning.cross(carried));
                q.account_torque(motion, i, -spin.cross(carried) - turning.cross(inertia * spin) - inertia * turning.cross(spin));
            }
        }
    }

    fn is_across(&self) -> bool {
        true
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let of = |(i, mass): (usize, f64)| {
            let own = inertia(motion, i).map_or(0.0, |inertia| self.turning.dot(inertia * self.turning));
            -0.5 * (mass * self.turning.cross(motion.position(i) - self.point).length_squared() + own)
        };
        motion.bodies.moving().map(|(i, body)| of((i, body.mass))).sum()
    }
}
