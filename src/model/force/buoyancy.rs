//! A fluid of density ρ at rest below a level y₀, on bodies with a shape. With the part of the body below the level, its size S
//! (m³, in the plane m²), its centre b and the velocity u of the body there,
//!
//!   f = ρ g S e_y − c S u   at b;      potential ρ g S (y₀ − b_y)
//!
//! The fluid does not move, and its surface stays level. Particles have no size; nothing acts on them.

use super::submerged::{self, Part};
use super::{Accumulators, Force, Target};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::geometry::{plane, space};
use crate::math::vector;
use crate::model::shape::Geometry;
use crate::model::{Bodies, Motion};
use glam::{DVec2, DVec3};

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "buoyancy",
    title: "Buoyancy",
    symbol: "ρ g S",
    unit: "N",
    help: "A fluid at rest below a level lifts bodies with a shape by the weight of the displaced fluid, with linear drag.",
    parameters: &[
        Parameter::number("density", "ρ", "kg/m³", (0.0, 1e9), (0.1, 10_000.0), 1000.0, "Density of the fluid; in the plane in kg/m².")
            .logarithmic(),
        Parameter::number("level", "y₀", "m", (-1e9, 1e9), (-5.0, 5.0), 0.0, "Height of its surface."),
        Parameter::number("gravity", "g", "m/s²", (0.0, 1e6), (0.0, 30.0), 9.81, "Acceleration of gravity, downwards along y."),
        Parameter::number("damping", "c", "kg/m³/s", (0.0, 1e12), (0.0, 10_000.0), 0.0, "Drag force per submerged volume and velocity."),
        Parameter::new("body", "", "", Type::Body { optional: true }, "The body it acts on; all of them if left out."),
    ],
};

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let force = Buoyancy {
        density: args.number("density"),
        level: args.number("level"),
        gravity: args.number("gravity"),
        damping: args.number("damping"),
        on: Target::from_args(args, bodies)?,
    };
    let mut unknown = None;
    force.on.for_each(bodies, |i| {
        let shape = bodies.list()[i].rigid.as_ref().map(|rigid| &rigid.shape);
        let known = shape.is_none_or(|shape| match &shape.geometry {
            Geometry::Plane(shape) => submerged::in_plane(shape, &plane::Pose::IDENTITY, 0.0).is_some(),
            Geometry::Space(shape) => submerged::in_space(shape, &space::Pose::IDENTITY, 0.0).is_some(),
        });
        unknown = unknown.or((!known).then(|| shape.map_or("", |shape| shape.id())));
    });
    match unknown {
        None => Ok(Box::new(force)),
        Some(id) => {
            let message = format!("what a {id} displaces is not known; take a body with another shape, or name the bodies that float");
            Err(Error::new(Code::Unsupported, "body", message))
        }
    }
}

#[derive(Debug)]
struct Buoyancy {
    /// ρ
    density: f64,
    /// y₀
    level: f64,
    gravity: f64,
    /// c
    damping: f64,
    on: Target,
}

impl Buoyancy {
    /// The part of a body below the level, and its centre.
    fn part(&self, motion: &Motion, index: usize) -> Option<(Part, DVec3)> {
        let shape = &motion.bodies.list()[index].rigid.as_ref()?.shape;
        let x = motion.position(index);
        let part = match &shape.geometry {
            Geometry::Plane(shape) => {
                let pose = plane::Pose::from_angle(DVec2::new(x.x, x.y), motion.angle(index));
                submerged::in_plane(shape, &pose, self.level)
            }
            Geometry::Space(shape) => submerged::in_space(shape, &space::Pose::new(x, motion.rotation(index)), self.level),
        }?;
        part.center().map(|center| (part, center))
    }
}

impl Force for Buoyancy {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.on.for_each(motion.bodies, |i| {
            let Some((part, center)) = self.part(motion, i) else { return };
            let arm = center - motion.position(i);
            let lift = self.density * self.gravity * part.size * DVec3::Y;
            let brake = -self.damping * part.size * (motion.velocity(i) + motion.spin(i).cross(arm));
            q.conserve(motion, i, lift);
            q.conserve_torque(motion, i, arm.cross(lift));
            q.account(motion, i, brake);
            q.account_torque(motion, i, arm.cross(brake));
        });
    }

    fn resist(&self, motion: &Motion, c: &mut [f64]) {
        if self.damping == 0.0 {
            return;
        }
        self.on.for_each(motion.bodies, |i| {
            if let Some((part, center)) = self.part(motion, i) {
                motion.bodies.add_resistance(i, self.damping * part.size, vector::length(center - motion.position(i)), c);
            }
        });
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let mut energy = 0.0;
        self.on.for_each(motion.bodies, |i| {
            if let Some((part, center)) = self.part(motion, i) {
                energy += self.density * self.gravity * part.size * (self.level - center.y);
            }
        });
        energy
    }

    fn work(&self, bodies: &Bodies) -> u64 {
        bodies.list().iter().map(|body| body.rigid.as_ref().map_or(1, |rigid| 40 * rigid.shape.corners)).sum()
    }
}
