//! The trait of a constraint, and what several kinds of constraints share.

use crate::describe::Args;
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::model::{Bodies, Motion, Rows, Space};
use glam::DVec3;

/// A constraint: its rows, and how it is drawn.
pub trait Constraint: std::fmt::Debug + std::any::Any {
    /// Emits C, J̇v, ∂C/∂t and the blocks of J of each of its rows.
    fn rows(&self, motion: &Motion, rows: &mut Rows);

    /// Its drawing, in world coordinates.
    fn glyphs(&self, motion: &Motion) -> Vec<Glyph>;

    /// True for prescribed motion (C depends on t explicitly): its glyphs change with time.
    fn moves(&self) -> bool {
        false
    }

    /// The unit of C; λ then has J per that.
    fn unit(&self) -> &'static str;

    /// The sign of λ where it pulls its bodies together: negative where C grows with their distance.
    fn pulling(&self) -> f64 {
        -1.0
    }

    /// True where one of its rows is soft.
    fn is_soft(&self) -> bool {
        false
    }

    /// The potential energy of its soft rows, J.
    fn potential(&self, _motion: &Motion) -> f64 {
        0.0
    }

    /// Angular coordinate of the body on the constraint, rad, for constraints that have one.
    fn angle(&self, _motion: &Motion) -> Option<f64> {
        None
    }

    /// The unit of C in one of its rows, where they differ.
    fn row_unit(&self, _row: usize, _space: Space) -> &'static str {
        self.unit()
    }

    /// How far it is drawn out, m, for joints that slide.
    fn extension(&self, _motion: &Motion) -> Option<f64> {
        None
    }

    /// Its formulas, for constraints that are given as text.
    fn formulas(&self) -> Option<Formulas> {
        None
    }

    /// The single circle this constraint keeps one body on, for the closed form of its motion.
    fn as_circle(&self) -> Option<CircleGeometry> {
        None
    }
}

/// A constraint's C and its derivatives as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formulas {
    /// C
    pub c: String,
    /// ∂C with respect to the coordinates that it contains.
    pub j: Vec<Partial>,
    /// J̇v (without what comes from the turning of bodies).
    pub jdot_v: String,
    /// ∂C/∂t
    pub c_t: String,
}

/// A partial derivative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partial {
    /// The name of the coordinate.
    pub of: String,
    /// The derivative.
    pub text: String,
}

/// A part of a drawing, so that the page holds no physics.
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
        /// True where the last point joins the first.
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
        /// Centre of the other cap, m
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

/// Where the circle is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleGeometry {
    /// Index of the particle.
    pub body: usize,
    /// m
    pub center: [f64; 3],
    /// m
    pub radius: f64,
    /// Unit normal; (0, 0, 1) in the plane.
    pub normal: [f64; 3],
}

/// A unit vector from a parameter.
pub(crate) fn direction(args: &Args, name: &str) -> Result<DVec3> {
    let vector = DVec3::from_array(args.vector(name)).try_normalize();
    vector.ok_or_else(|| Error::new(Code::OutOfRange, name, "has no direction; give a vector that is not zero"))
}

/// The index of the one particle that a constraint's `body` names.
pub(super) fn one_body(args: &Args, bodies: &Bodies) -> Result<usize> {
    bodies.index_of(args.body("body").unwrap_or(u32::MAX))
}

/// The indices of the particles that a list names.
pub(crate) fn body_list(args: &Args, name: &str, bodies: &Bodies) -> Result<Vec<usize>> {
    args.body_list(name).iter().map(|id| bodies.index_of(*id)).collect()
}

/// A rod between two particles.
pub(super) fn rod(motion: &Motion, a: usize, b: usize) -> Glyph {
    Glyph::Rod { between: [a, b].mapped(|i| motion.bodies.list()[i].id) }
}

/// The two coordinate axes that d is shortest along.
pub(super) fn axes_across(d: DVec3) -> [DVec3; 2] {
    let [x, y, z] = d.abs().to_array();
    match (x >= y && x >= z, y >= z) {
        (true, _) => [DVec3::Y, DVec3::Z],
        (_, true) => [DVec3::Z, DVec3::X],
        _ => [DVec3::X, DVec3::Y],
    }
}

/// Refuses what exists only in the plane, or only in space.
pub(in crate::model) fn only_in(space: Space, bodies: &Bodies, what: &str) -> Result<()> {
    if bodies.space() == space {
        return Ok(());
    }
    Err(Error::new(Code::Unsupported, "", format!("{what} exists only in {}", if space == Space::Plane { "the plane" } else { "space" })))
}
