//! Formulas given as text: read ([`parse`]), differentiated exactly ([`derivative`]), evaluated ([`Graph`]), written as text again
//! ([`text`]). Variables are known by index; what they mean is the caller's.

pub mod derivative;
mod graph;
pub mod parse;
mod text;

pub use graph::{Graph, Place};
pub use parse::Names;
pub use text::text;
