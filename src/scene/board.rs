//! An empty board for the building kit.

use super::Scene;
use super::sketch::{GRAVITY, Sketch};
use crate::describe::{Args, Entry};
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "board",
        title: "Empty board",
        symbol: "",
        unit: "",
        help: "Nothing yet: add particles, constraints and forces.",
        parameters: &[GRAVITY],
    },
    space: "plane",
    observation: "What you build obeys the same equations as every other scene.",
    document,
};

fn document(args: &Args) -> Value {
    Sketch::plane().with(args).document(4, "direct")
}
