//! The model: bodies, the forces on them and the constraints between them. A [`Model`] holds no state that
//! changes with time; that is [`State`].

pub mod articulated;
pub mod batch;
pub mod body;
pub mod constraint;
pub mod contact;
mod evaluate;
pub mod force;
pub mod formula;
pub mod groups;
mod gyroscopic;
mod ids;
pub mod islands;
pub mod joint;
mod registry;
pub mod rest;
pub mod rigid;
pub mod rows;
pub mod shape;
mod space;
pub mod state;
pub mod strength;
mod system;

pub use body::{Bodies, Body, Space};
pub use constraint::Constraint;
pub use contact::Contact;
pub use force::{Force, MouseSpring};
pub use gyroscopic::Gyroscopic;
pub use ids::LARGEST_ID;
pub use registry::Registered;
pub use rows::Rows;
pub use state::{Motion, State};
pub use system::{Item, Model};
