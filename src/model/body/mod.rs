//! Bodies: particles and rigid bodies, in the plane or in space, together in one world.
//!
//! | body | coordinates | velocity |
//! |---|---|---|
//! | particle | x | ẋ |
//! | rigid body in the plane | x, y, θ | ẋ, ẏ, θ̇ |
//! | rigid body in space | x, and a unit quaternion (x, y, z, w) | ẋ, and ω along the body's own principal axes |
//!
//! x is the centre of mass. Turning velocities along the principal axes (as in the Japanese note, where every velocity
//! is that of the body's own frame) make W = M⁻¹ diagonal for every body. What a user sees is in world axes.

mod dynamics;
mod kinematics;
mod layout;
mod list;
mod path;
mod value;
mod view;

pub use super::space::Space;
pub use layout::{Kind, Place};
pub use list::Bodies;
pub use path::{Displacement, MOVES, Path};
pub use value::{Body, PARTICLE, Start};
