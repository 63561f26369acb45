//! Read-only views of a world: observables, recordings, the history for rewinding, and the exact motion if one is known.

pub mod contact_problem;
pub mod history;
pub mod observable;
mod packed;
pub mod recorder;
pub mod reference;
pub mod size;
pub mod stages;

pub use history::History;
pub use observable::Probe;
pub use recorder::Recorder;
