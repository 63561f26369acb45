//! Two sticks in a row.

use super::Scene;
use super::pendulum::{ANGLE, hanging, stick};
use super::sketch::{FORM, GRAVITY, angle, one_mass};
use crate::describe::{Args, Entry};
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "double-pendulum",
        title: "Double pendulum",
        symbol: "",
        unit: "",
        help: "Two particles on two sticks: the smallest system with two coupled λ.",
        parameters: &[
            angle("angle1", "φ₁", 2.0, ANGLE),
            angle("angle2", "φ₂", 2.6, ANGLE),
            stick("length1", "r₁", 1.0),
            stick("length2", "r₂", 1.0),
            one_mass("mass1", "m₁", 1.0),
            one_mass("mass2", "m₂", 1.0),
            GRAVITY,
            FORM,
        ],
    },
    space: "plane",
    observation: "From nearly equal initial states the motions soon differ completely: chaos. The energy is conserved nevertheless.",
    document,
};

fn document(args: &Args) -> Value {
    hanging(args, &[["angle1", "length1", "mass1"], ["angle2", "length2", "mass2"]])
}
