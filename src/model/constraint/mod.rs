//! Constraints. Each is one file that opens with its C, Ċ, J and J̇v, and one line in [`REGISTRY`]; the catalogue, the
//! schema and the tests that compare J and J̇v with finite differences follow from the registry.

pub mod circle;

use super::{Bodies, Motion, Registered, Rows};
use crate::describe::{Args, Entry};
use crate::error::{Code, Error, Result};

/// What a constraint must know: its rows, and what it looks like.
pub trait Constraint: std::fmt::Debug {
    /// Emits C, J̇v, ∂C/∂t and the blocks of J of each of its rows.
    fn rows(&self, motion: &Motion, rows: &mut Rows);

    /// What to draw, in world coordinates.
    fn glyphs(&self, motion: &Motion) -> Vec<Glyph>;

    /// The unit of C; λ then has J per that.
    fn unit(&self) -> &'static str;

    /// An angle that tells where on the constraint the body is, rad, for constraints that have one.
    fn angle(&self, _motion: &Motion) -> Option<f64> {
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
}

/// All constraints there are.
pub static REGISTRY: &[Registered<dyn Constraint>] = &[Registered { entry: &circle::ENTRY, build: circle::build }];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|r| r.entry).collect()
}

/// Builds the constraint that these values describe.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    match REGISTRY.iter().find(|r| r.entry.id == args.entry().id) {
        Some(registered) => (registered.build)(args, bodies),
        None => Err(Error::new(Code::UnknownKey, "", format!("no constraint \"{}\"", args.entry().id))),
    }
}
