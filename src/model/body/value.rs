//! One body: a particle or a rigid body.

use super::path::Path;
use crate::describe::{Entry, Parameter, Type};
use crate::model::groups::{GROUPS, Groups, IGNORES};
use crate::model::rigid::Rigid;
use glam::DQuat;
use std::rc::Rc;

/// How a particle describes itself in documents.
pub static PARTICLE: Entry = Entry {
    id: "particle",
    title: "Particle",
    symbol: "x",
    unit: "m",
    help: "A point with a mass.",
    parameters: &[
        Parameter::number("mass", "m", "kg", (1e-12, 1e12), (0.1, 10.0), 1.0, "Mass of the particle.").logarithmic(),
        Parameter::new("at", "x", "m", Type::Vector { default: None }, "Initial position."),
        Parameter::new("velocity", "v", "m/s", Type::Vector { default: Some([0.0; 3]) }, "Initial velocity."),
        Parameter::new("fixed", "", "", Type::Boolean { default: false }, "Whether it is fixed."),
        GROUPS,
        IGNORES,
    ],
};

/// Where a body starts; `reset` returns to it. What a particle or the plane does not have is zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Start {
    /// Centre of mass, m
    pub at: [f64; 3],
    /// m/s
    pub velocity: [f64; 3],
    /// In the plane, rad
    pub angle: f64,
    /// In space: a unit quaternion x, y, z, w
    pub orientation: [f64; 4],
    /// Angular velocity in world axes, rad/s; in the plane only the third component
    pub spin: [f64; 3],
}

impl Default for Start {
    fn default() -> Self {
        Start { at: [0.0; 3], velocity: [0.0; 3], angle: 0.0, orientation: [0.0, 0.0, 0.0, 1.0], spin: [0.0; 3] }
    }
}

/// One body.
#[derive(Clone, Debug)]
pub struct Body {
    /// Never reused, kept through the removal of others.
    pub id: u32,
    /// The document's `"id"`.
    pub name: Option<String>,
    /// kg
    pub mass: f64,
    /// Fixed bodies do not move: their inverse mass is 0.
    pub fixed: bool,
    /// Where it starts.
    pub start: Start,
    /// Its prescribed motion; without, it is fixed.
    pub path: Option<Box<Path>>,
    /// Its collision groups, if it has any.
    pub groups: Option<Box<Groups>>,
    /// Shape, inertia and surface of a rigid body, shared by bodies that are alike; none: a particle.
    pub rigid: Option<Rc<Rigid>>,
}

impl Body {
    /// A particle that moves, without a name.
    #[must_use]
    pub fn particle(mass: f64, at: [f64; 3], velocity: [f64; 3]) -> Self {
        Body {
            id: 0,
            name: None,
            mass,
            fixed: false,
            start: Start { at, velocity, ..Start::default() },
            path: None,
            groups: None,
            rigid: None,
        }
    }

    /// 1/m, or 0 for a fixed body; 1/kg.
    #[must_use]
    pub fn inverse_mass(&self) -> f64 {
        if self.fixed { 0.0 } else { 1.0 / self.mass }
    }

    /// From its principal axes to its own frame; the identity unless the shape is skew.
    #[must_use]
    pub fn axes(&self) -> DQuat {
        self.rigid.as_ref().map_or(DQuat::IDENTITY, |r| r.axes)
    }
}
