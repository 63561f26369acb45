//! Shapes in space: geometry, mass properties, contact manifolds.

mod ball;
mod bounds;
mod boxes;
mod clip;
mod collide;
mod cores;
mod feature;
mod hull;
mod manifold;
mod mass;
mod mesh;
mod polyhedra;
mod pose;
mod principal;
mod quickhull;
mod round;
mod segments;
mod separation;
mod shape;
mod sizes;
mod solid;

pub use collide::collide;
pub use feature::{MAX_PARTS, MAX_VERTICES};
pub use hull::{Edge, Face, Hull};
pub use manifold::{MAX_POINTS, Manifold, ManifoldPoint, Manifolds};
pub use mass::MassProperties;
pub use mesh::Mesh;
pub use pose::Pose;
pub use principal::principal;
pub use separation::BIAS;
pub use shape::{SIDES, Shape};
