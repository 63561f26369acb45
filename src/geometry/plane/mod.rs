//! Shapes of the plane and their contact manifolds.
//!
//! Every solid shape is a convex polygon of one, two or more vertices, rounded by a radius ([`Convex`]): a disc is a
//! rounded point, a capsule a rounded segment. So there is one narrow phase for all of them ([`collide()`]). Beside these
//! stand the half-plane, one face without ends, and the [`Chain`], segments that know their neighbours.

pub mod chain;
pub mod collide;
pub mod convex;
pub mod manifold;
pub mod mass;
pub mod outline;
pub mod pose;
pub mod shape;
mod touch;

pub use super::broad_phase::Aabb;
pub use chain::Chain;
pub use collide::collide;
pub use convex::Convex;
pub use manifold::{Manifold, ManifoldPoint, Manifolds};
pub use mass::MassProperties;
pub use outline::Outline;
pub use pose::Pose;
pub use shape::Shape;
