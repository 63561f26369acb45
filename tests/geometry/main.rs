//! Shapes, manifolds, hulls and the broad phase, against exact answers and against parry.

#[path = "../common/mod.rs"]
mod common;

mod broad_phase;
mod plane;
mod plane_cases;
mod rays;
mod space;
mod space_hull;
mod space_laws;
mod space_shapes;
