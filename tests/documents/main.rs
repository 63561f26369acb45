//! Documents, the catalogue, golden states, the recorded run, refused input, and the layers of the sources.

#[path = "../common/mod.rs"]
mod common;

mod adding;
mod as_code;
mod bad_calls;
mod bad_input;
mod catalogue;
mod corners;
mod determinism;
mod golden_states;
mod history;
mod layers;
mod queries;
mod random_input;
mod robustness;
mod round_trip;
mod scene_counts;
