//! Temporary.
#[path = "../common/mod.rs"]
mod common;
#[path = "../documents/corners.rs"]
mod corners;
#[path = "../documents/determinism.rs"]
mod determinism;
#[path = "../documents/golden_states.rs"]
mod golden_states;
#[path = "../laws/mechanisms.rs"]
mod mechanisms;
#[path = "../documents/scene_counts.rs"]
mod scene_counts;
#[path = "../verification/scenes_rigid.rs"]
mod scenes_rigid;
