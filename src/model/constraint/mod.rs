//! Constraints. Each is one file that opens with its C, Ċ, J and J̇v, and one line in [`REGISTRY`]; the catalogue, the
//! schema and the tests that compare J and J̇v with finite differences follow from the registry.
//!
//! Particles have one geometry: in the plane z = 0 and the third component of a gradient is dropped when the row is
//! written ([`Rows::push`]).

pub mod angle;
pub mod area;
pub mod circle;
pub mod curve;
pub mod distance;
pub mod driven_circle;
pub mod equal_distances;
pub mod implicit;
pub mod line;
pub mod pin;
pub mod rigid_group;
pub mod rope;
pub mod stick;
pub mod through;
pub mod volume;

use super::pair::Pair;
use super::{Bodies, Motion, Registered, Rows, joint};
use crate::describe::{Args, Entry};
use crate::error::{Code, Error, Result};
use glam::DVec3;

/// What a constraint must know: its rows, and what it looks like.
pub trait Constraint: std::fmt::Debug {
    /// Emits C, J̇v, ∂C/∂t and the blocks of J of each of its rows.
    fn rows(&self, motion: &Motion, rows: &mut Rows);

    /// What to draw, in world coordinates.
    fn glyphs(&self, motion: &Motion) -> Vec<Glyph>;

    /// Whether it moves by itself, so that its glyphs are others at another time.
    fn moves(&self) -> bool {
        false
    }

    /// The unit of C; λ then has J per that.
    fn unit(&self) -> &'static str;

    /// An angle that tells where on the constraint the body is, rad, for constraints that have one.
    fn angle(&self, _motion: &Motion) -> Option<f64> {
        None
    }

    /// The unit of C in one of its rows, where they differ.
    fn row_unit(&self, _row: usize, _space: super::Space) -> &'static str {
        self.unit()
    }

    /// How far it is drawn out, m, for joints that slide.
    fn extension(&self, _motion: &Motion) -> Option<f64> {
        None
    }

    /// The two particles it keeps at a distance, if that is all it does.
    fn as_pair(&self) -> Option<Pair> {
        None
    }

    /// The two bodies that turn, of which it keeps a point of one on a point of the other, if that is all it does.
    fn as_ball(&self) -> Option<joint::Link> {
        None
    }

    /// The single circle this constraint keeps one body on, for the closed form of its motion.
    fn as_circle(&self) -> Option<circle::Geometry> {
        None
    }
}

/// What to draw, so that the page holds no physics.
#[derive(Clone, Debug, PartialEq)]
pub enum Glyph {
    /// The body itself.
    Point,
    /// A circle about a centre; in space across a normal.
    Circle {
        /// m
        center: [f64; 3],
        /// m
        radius: f64,
        /// Unit vector.
        normal: [f64; 3],
    },
    /// A line through points, m.
    Polyline {
        /// m
        points: Vec<[f64; 3]>,
        /// Whether the last point joins the first.
        closed: bool,
    },
    /// The edge of a solid without end: a line or a plane.
    Boundary {
        /// m
        at: [f64; 3],
        /// Unit vector out of the solid.
        normal: [f64; 3],
    },
    /// A ball.
    Ball {
        /// m
        center: [f64; 3],
        /// m
        radius: f64,
    },
    /// A rod with round ends.
    Rounded {
        /// Centre of one cap, m
        from: [f64; 3],
        /// Of the other, m
        to: [f64; 3],
        /// m
        radius: f64,
    },
    /// The surface of a polyhedron.
    Mesh {
        /// m
        vertices: Vec<[f64; 3]>,
        /// Counter-clockwise seen from outside.
        triangles: Vec<[u32; 3]>,
        /// Pairs of vertices.
        edges: Vec<[u32; 2]>,
    },
    /// A rod between two bodies, wherever they are.
    Rod {
        /// Lasting ids.
        between: [u32; 2],
    },
    /// A place that a body is held at.
    Anchor {
        /// m
        at: [f64; 3],
        /// Lasting id.
        body: u32,
    },
    /// A straight line between two points, m.
    Segment {
        /// m
        from: [f64; 3],
        /// m
        to: [f64; 3],
    },
}

/// All constraints there are.
pub static REGISTRY: &[Registered<dyn Constraint>] = &[
    Registered { entry: &circle::ENTRY, build: circle::build },
    Registered { entry: &driven_circle::ENTRY, build: driven_circle::build },
    Registered { entry: &distance::ENTRY, build: distance::build },
    Registered { entry: &pin::ENTRY, build: pin::build },
    Registered { entry: &line::ENTRY, build: line::build },
    Registered { entry: &through::ENTRY, build: through::build },
    Registered { entry: &angle::ENTRY, build: angle::build },
    Registered { entry: &rope::ENTRY, build: rope::build },
    Registered { entry: &area::ENTRY, build: area::build },
    Registered { entry: &volume::ENTRY, build: volume::build },
    Registered { entry: &equal_distances::ENTRY, build: equal_distances::build },
    Registered { entry: &rigid_group::ENTRY, build: rigid_group::build },
    Registered { entry: &implicit::ellipse::ENTRY, build: implicit::ellipse::build },
    Registered { entry: &implicit::lemniscate::ENTRY, build: implicit::lemniscate::build },
    Registered { entry: &implicit::polynomial::ENTRY, build: implicit::polynomial::build },
    Registered { entry: &implicit::sphere::ENTRY, build: implicit::sphere::build },
    Registered { entry: &implicit::plane::ENTRY, build: implicit::plane::build },
    Registered { entry: &implicit::cylinder::ENTRY, build: implicit::cylinder::build },
    Registered { entry: &implicit::ellipsoid::ENTRY, build: implicit::ellipsoid::build },
    Registered { entry: &implicit::torus::ENTRY, build: implicit::torus::build },
    Registered { entry: &curve::parabola::ENTRY, build: curve::parabola::build },
    Registered { entry: &curve::cycloid::ENTRY, build: curve::cycloid::build },
    Registered { entry: &curve::helix::ENTRY, build: curve::helix::build },
    Registered { entry: &curve::spline::ENTRY, build: curve::spline::build },
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|r| r.entry).collect()
}

/// Everything that may stand among a document's constraints: constraints, then joints.
#[must_use]
pub fn with_joints() -> Vec<&'static Entry> {
    let mut all = entries();
    all.extend(joint::entries());
    all
}

/// Builds the constraint or joint that these values describe.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    match REGISTRY.iter().chain(joint::REGISTRY).find(|r| r.entry.id == args.entry().id) {
        Some(registered) => (registered.build)(args, bodies),
        None => Err(Error::new(Code::UnknownKey, "", format!("no constraint \"{}\"", args.entry().id))),
    }
}

/// A unit vector from a parameter.
pub(super) fn direction(args: &Args, name: &str) -> Result<DVec3> {
    let vector = DVec3::from_array(args.vector(name)).try_normalize();
    vector.ok_or_else(|| Error::new(Code::OutOfRange, name, "has no direction; give a vector that is not zero"))
}

/// The index of the one particle that a constraint's `body` names.
fn one_body(args: &Args, bodies: &Bodies) -> Result<usize> {
    bodies.index_of(args.body("body").unwrap_or(u32::MAX))
}

/// The indices of the particles that a list names.
pub(super) fn body_list(args: &Args, name: &str, bodies: &Bodies) -> Result<Vec<usize>> {
    args.body_list(name).iter().map(|id| bodies.index_of(*id)).collect()
}

/// A rod between two particles.
fn rod(motion: &Motion, a: usize, b: usize) -> Glyph {
    Glyph::Rod { between: [a, b].map(|i| motion.bodies.list()[i].id) }
}

/// The two coordinate axes that d is shortest along.
fn axes_across(d: DVec3) -> [DVec3; 2] {
    let [x, y, z] = d.abs().to_array();
    match (x >= y && x >= z, y >= z) {
        (true, _) => [DVec3::Y, DVec3::Z],
        (_, true) => [DVec3::Z, DVec3::X],
        _ => [DVec3::X, DVec3::Y],
    }
}

/// Refuses what exists only in the plane, or only in space.
fn only_in(space: super::Space, bodies: &Bodies, what: &str) -> Result<()> {
    if bodies.space() == space {
        return Ok(());
    }
    Err(Error::new(
        Code::Unsupported,
        "",
        format!("{what} exists only in {}", if space == super::Space::Plane { "the plane" } else { "space" }),
    ))
}
