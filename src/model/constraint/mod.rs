//! Constraints. Each is one file that opens with its C, Ċ, J and J̇v, and one line in [`REGISTRY`]; the catalogue, the
//! schema and the tests that compare J and J̇v with finite differences follow from the registry.
//!
//! Particles have one geometry: in the plane z = 0 and the third component of a gradient is dropped when the row is
//! written ([`crate::model::Rows::push`]).

pub mod angle;
pub mod area;
pub mod base;
pub mod circle;
pub mod curve;
pub mod distance;
pub mod driven_circle;
pub mod equal_distances;
pub mod formula;
pub mod implicit;
pub mod line;
pub mod pin;
pub mod rigid_group;
pub mod rope;
pub mod stick;
pub mod through;
pub mod volume;

use super::{Bodies, Registered, joint};
use crate::describe::{Args, Entry};
use crate::error::{Code, Error, Result};
pub use base::{CircleGeometry, Constraint, Formulas, Glyph, Partial};
use base::{axes_across, one_body, only_in, rod};
pub(super) use base::{body_list, direction};

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
    Registered { entry: &formula::ENTRY, build: formula::build },
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
