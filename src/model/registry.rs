//! Registries of constraints and forces.

use super::body::Bodies;
use crate::describe::{Args, Entry};
use crate::error::Result;

/// A constraint's or force's place in its registry: how it describes itself and how it is built.
pub struct Registered<T: ?Sized> {
    /// Its description.
    pub entry: &'static Entry,
    /// Builds it from values that were checked against the description.
    pub build: fn(&Args, &Bodies) -> Result<Box<T>>,
}
