//! Scene documents: reading with validation, writing, the JSON Schema; and the catalogue of scenes, one file each.

pub mod atwood;
pub mod bead_on_curve;
pub mod bead_on_space_curve;
pub mod bead_on_surface;
pub mod board;
pub mod body;
pub mod catalogue;
pub mod chain;
pub mod circle;
pub mod cloth;
pub mod contradiction;
pub mod document;
pub mod double_pendulum;
pub mod four_bar;
pub mod molecule;
pub mod moving_ring;
pub mod peaucellier;
pub mod pendulum;
pub mod pendulum_row;
pub mod reader;
pub mod redundant;
pub mod rope_bridge;
pub mod schema;
mod sketch;
pub mod soft_body;
pub mod stick_figure;
pub mod tensegrity;
pub mod triple_pendulum;
pub mod truss_tower;
pub mod turning_ring;
pub mod writer;

use crate::describe::{Args, Entry};
use serde_json::Value;

pub use document::Document;

/// A scene of the catalogue: a document as a function of a few parameters.
#[derive(Debug)]
pub struct Scene {
    /// Name, purpose and parameters.
    pub entry: Entry,
    /// "plane" or "space".
    pub space: &'static str,
    /// What a student should see.
    pub observation: &'static str,
    /// The document for given parameters.
    pub document: fn(&Args) -> Value,
}

/// All scenes there are.
pub static REGISTRY: &[&Scene] = &[
    &circle::SCENE,
    &pendulum::SCENE,
    &double_pendulum::SCENE,
    &triple_pendulum::SCENE,
    &chain::SCENE,
    &rope_bridge::SCENE,
    &bead_on_curve::SCENE,
    &bead_on_space_curve::SCENE,
    &bead_on_surface::SCENE,
    &moving_ring::SCENE,
    &turning_ring::SCENE,
    &cloth::SCENE,
    &stick_figure::SCENE,
    &truss_tower::SCENE,
    &tensegrity::SCENE,
    &atwood::SCENE,
    &pendulum_row::SCENE,
    &four_bar::SCENE,
    &peaucellier::SCENE,
    &redundant::SCENE,
    &contradiction::SCENE,
    &soft_body::SCENE,
    &molecule::SCENE,
    &board::SCENE,
];

/// The scene of that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Scene> {
    REGISTRY.iter().copied().find(|s| s.entry.id == id)
}
