//! Shared by joints: the two bodies and their anchors, and checks of these.

use crate::describe::{Args, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::model::constraint::base::{Glyph, direction};
use crate::model::state::Point;
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

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
/// Optional anchors: the centres unless given.
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
                let message = format!("{} points; give two", more.len());
                return Err(Error::new(Code::OutOfRange, "anchors", message));
            }
        };
        Ok(Link { bodies: pair(args, bodies)?, anchors })
    }

    /// True where both bodies can turn.
    #[must_use]
    pub fn turns(&self, bodies: &Bodies) -> bool {
        self.bodies.iter().all(|i| !bodies.place(*i).kind.is_particle())
    }

    /// True where the motion of one of the bodies is prescribed.
    #[must_use]
    pub fn of_told(&self, bodies: &Bodies) -> bool {
        self.bodies.iter().any(|i| bodies.list()[*i].path.is_some())
    }

    /// Both points as they move.
    #[must_use]
    pub fn points(&self, motion: &Motion) -> [Point; 2] {
        [0, 1].mapped(|i| motion.point(self.bodies[i], self.anchors[i]))
    }

    /// The distance between the two points, m.
    #[must_use]
    pub fn apart(&self, motion: &Motion) -> f64 {
        let [a, b] = self.points(motion);
        a.x.distance(b.x)
    }

    /// From each body's centre to where it is joined.
    #[must_use]
    pub fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let arm = |p: Point| Glyph::Segment { from: (p.x - p.arm).to_array(), to: p.x.to_array() };
        self.points(motion).map(arm).into()
    }
}

/// The indices of the two bodies in `between`.
pub(in crate::model) fn pair(args: &Args, bodies: &Bodies) -> Result<[usize; 2]> {
    match args.body_list("between") {
        [a, b, ..] => Ok([bodies.index_of(*a)?, bodies.index_of(*b)?]),
        _ => Err(Error::new(Code::OutOfRange, "between", "a joint needs two bodies; give two")),
    }
}

/// Refuses particles where turning is held or measured, but for fixed ones.
pub(in crate::model) fn must_turn(bodies: &Bodies, of: &[usize]) -> Result<()> {
    match of.iter().position(|i| bodies.list()[*i].rigid.is_none() && !bodies.list()[*i].fixed) {
        None => Ok(()),
        Some(k) => {
            let message = "a particle does not turn; name a body with a shape, or fix it";
            Err(Error::new(Code::Unsupported, format!("between[{k}]"), message))
        }
    }
}

/// A unit vector from a parameter; in the plane the axis out of it.
pub(in crate::model) fn axis(args: &Args, name: &str, bodies: &Bodies) -> Result<DVec3> {
    match bodies.space() {
        Space::Plane => Ok(DVec3::Z),
        Space::Space => direction(args, name),
    }
}

/// A vector of one body's coordinates in those of another, as they start.
pub(super) fn carried(bodies: &Bodies, vector: DVec3, from: Option<usize>, to: Option<usize>) -> DVec3 {
    let start = |i: Option<usize>| i.map_or(glam::DQuat::IDENTITY, |i| bodies.start_rotation(i));
    start(to).inverse() * (start(from) * vector)
}
