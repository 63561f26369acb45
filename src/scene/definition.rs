//! A scene of the catalogue.

use crate::describe::{Args, Entry};
use serde_json::Value;

/// A scene of the catalogue: a document as a function of a few parameters.
#[derive(Debug)]
pub struct Scene {
    /// Name, purpose and parameters.
    pub entry: Entry,
    /// "plane" or "space".
    pub space: &'static str,
    /// Observation that the scene is for, in a sentence.
    pub observation: &'static str,
    /// The document for given parameters.
    pub document: fn(&Args) -> Value,
}
