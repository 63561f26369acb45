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
pub mod base;
pub mod coordinate;
pub mod drum;
pub mod gear;
pub mod hinge;
pub mod max_distance;
pub mod motor;
pub mod rack_and_pinion;
pub mod screw;
pub mod slider;
pub mod torsion;
pub mod turn;
pub mod weld;
pub mod wheel;

pub use super::groups::COLLIDE;
use super::{Constraint, Registered};
use crate::describe::Entry;
pub use base::{ANCHORS, BETWEEN, Link, OPTIONAL_ANCHORS};
use base::{axis, carried, must_turn, pair};

/// All joints there are.
pub static REGISTRY: &[Registered<dyn Constraint>] = &[
    Registered { entry: &ball::ENTRY, build: ball::build },
    Registered { entry: &hinge::ENTRY, build: hinge::build },
    Registered { entry: &slider::ENTRY, build: slider::build },
    Registered { entry: &weld::ENTRY, build: weld::build },
    Registered { entry: &gear::ENTRY, build: gear::build },
    Registered { entry: &rack_and_pinion::ENTRY, build: rack_and_pinion::build },
    Registered { entry: &screw::ENTRY, build: screw::build },
    Registered { entry: &drum::ENTRY, build: drum::build },
    Registered { entry: &torsion::ENTRY, build: torsion::build },
    Registered { entry: &motor::ENTRY, build: motor::build },
    Registered { entry: &max_distance::ENTRY, build: max_distance::build },
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|r| r.entry).collect()
}
