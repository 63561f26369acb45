//! What can be seen of a world without changing it: observables, their recordings, the history to rewind, and the
//! exact motion where one is known.

pub mod contact_problem;
pub mod history;
pub mod observable;
pub mod recorder;
pub mod reference;
pub mod size;
pub mod stages;

pub use history::History;
pub use observable::Probe;
pub use recorder::Recorder;
