//! Scene documents: reading with validation, writing, the JSON Schema; and the catalogue of scenes, one file each.

pub mod catalogue;
pub mod circle;
pub mod document;
pub mod reader;
pub mod schema;
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
pub static REGISTRY: &[&Scene] = &[&circle::SCENE];

/// The scene of that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Scene> {
    REGISTRY.iter().copied().find(|s| s.entry.id == id)
}
