//! Joints between two bodies. Each is one file that opens with its C, J and J̇v, and one line in [`REGISTRY`]; they stand
//! among a document's constraints and are constraints, with two or three things in common:
//!
//! * `anchors`, two points, each in its own body's coordinates, that the joint brings together. (A particle has but one
//!   point; it stands for all its anchors.) What a joint holds still of the turning is as the bodies *start*.
//! * What a joint leaves free is a number, its [`coordinate::Coordinate`]: an angle or an extension. Limits and a motor act
//!   on that.
//! * The world is a fixed body; a fixed particle, too, does not turn.
//!
//! All of J̇v is taken with the velocity components constant, as a state has them. In space these are along a body's own
//! axes; since ω × ω = 0, ω is constant in the world's axes as well.

pub mod alignment;
pub mod ball;
pub mod coordinate;
pub mod gear;
pub mod hinge;
pub mod max_distance;
pub mod motor;
pub mod slider;
pub mod turn;
pub mod weld;

use super::constraint::Glyph;
use super::state::Point;
use super::{Bodies, Constraint, Motion, Registered};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use glam::DVec3;

/// All joints there are.
pub static REGISTRY: &[Registered<dyn Constraint>] = &[
    Registered { entry: &ball::ENTRY, build: ball::build },
    Registered { entry: &hinge::ENTRY, build: hinge::build },
    Registered { entry: &slider::ENTRY, build: slider::build },
    Registered { entry: &weld::ENTRY, build: weld::build },
    Registered { entry: &gear::ENTRY, build: gear::build },
    Registered { entry: &motor::ENTRY, build: motor::build },
    Registered { entry: &max_distance::ENTRY, build: max_distance::build },
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|r| r.entry).collect()
}

/// The two bodies of a joint.
pub const BETWEEN: Parameter =
    Parameter::new("between", "", "", Type::Bodies { min: 2, max: 2 }, "The two bodies; a fixed one stands for the world.");
/// Where they meet.
pub const ANCHORS: Parameter = Parameter::new(
    "anchors",
    "r",
    "m",
    Type::Points { width: 0, min: 2, default: &[] },
    "The point of each body, in its own coordinates, where they meet.",
);
/// The same for what joins centres unless told otherwise.
pub const OPTIONAL_ANCHORS: Parameter = Parameter::new(
    "anchors",
    "r",
    "m",
    Type::Points { width: 0, min: 0, default: &[] },
    "The point of each body, in its own coordinates, that it acts on; the centres unless given.",
);

/// Two bodies and a point of each.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// Indices of the bodies.
    pub bodies: [usize; 2],
    /// In each body's own coordinates, m.
    pub anchors: [DVec3; 2],
}

impl Link {
    /// From `between` and `anchors`; without anchors the centres.
    pub fn from_args(args: &Args, bodies: &Bodies) -> Result<Self> {
        let anchors = match args.points("anchors") {
            [] => [DVec3::ZERO; 2],
            [a, b] => [DVec3::from_array(*a), DVec3::from_array(*b)],
            more => {
                let message = format!("{} points; give one for each of the two bodies", more.len());
                return Err(Error::new(Code::OutOfRange, "anchors", message));
            }
        };
        Ok(Link { bodies: pair(args, bodies)?, anchors })
    }

    /// Both points as they move.
    #[must_use]
    pub fn points(&self, motion: &Motion) -> [Point; 2] {
        [0, 1].map(|i| motion.point(self.bodies[i], self.anchors[i]))
    }

    /// From each body's centre to where it is joined.
    #[must_use]
    pub fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let arm = |p: Point| Glyph::Segment { from: (p.x - p.arm).to_array(), to: p.x.to_array() };
        self.points(motion).map(arm).into()
    }
}

/// The indices of the two bodies in `between`.
fn pair(args: &Args, bodies: &Bodies) -> Result<[usize; 2]> {
    match args.body_list("between") {
        [a, b, ..] => Ok([bodies.index_of(*a)?, bodies.index_of(*b)?]),
        _ => Err(Error::new(Code::OutOfRange, "between", "a joint needs two bodies; give two")),
    }
}

/// Refuses particles where turning is held or measured, but for fixed ones.
fn must_turn(bodies: &Bodies, of: &[usize]) -> Result<()> {
    match of.iter().position(|i| bodies.list()[*i].rigid.is_none() && !bodies.list()[*i].fixed) {
        None => Ok(()),
        Some(k) => {
            let message = "a particle does not turn; name a body with a shape, or fix it";
            Err(Error::new(Code::Unsupported, format!("between[{k}]"), message))
        }
    }
}

/// A unit vector from a parameter; in the plane the axis out of it.
fn axis(args: &Args, name: &str, bodies: &Bodies) -> Result<DVec3> {
    match bodies.space() {
        super::Space::Plane => Ok(DVec3::Z),
        super::Space::Space => super::constraint::direction(args, name),
    }
}

/// A vector of one body's coordinates in those of another, as they start.
fn carried(bodies: &Bodies, vector: DVec3, from: Option<usize>, to: Option<usize>) -> DVec3 {
    let start = |i: Option<usize>| i.map_or(glam::DQuat::IDENTITY, |i| bodies.start_rotation(i));
    start(to).inverse() * (start(from) * vector)
}
