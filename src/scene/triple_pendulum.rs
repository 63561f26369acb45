//! Three sticks in a row.

use super::Scene;
use super::pendulum::{ANGLE, hanging, stick};
use super::sketch::{FORM, GRAVITY, angle, one_mass};
use crate::describe::{Args, Entry};
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "triple-pendulum",
        title: "Triple pendulum",
        symbol: "",
        unit: "",
        help: "Three particles on three sticks: A has a band of three entries per row.",
        parameters: &[
            angle("angle1", "φ₁", 1.6, ANGLE),
            angle("angle2", "φ₂", 1.6, ANGLE),
            angle("angle3", "φ₃", 2.2, ANGLE),
            stick("length1", "r₁", 0.7),
            stick("length2", "r₂", 0.7),
            stick("length3", "r₃", 0.7),
            one_mass("mass1", "m₁", 1.0),
            one_mass("mass2", "m₂", 1.0),
            one_mass("mass3", "m₃", 1.0),
            GRAVITY,
            FORM,
        ],
    },
    space: "plane",
    observation: "Every λ depends on all others, yet rows 1 and 3 of A share no particle: their entry is zero.",
    document,
};

fn document(args: &Args) -> Value {
    hanging(args, &[["angle1", "length1", "mass1"], ["angle2", "length2", "mass2"], ["angle3", "length3", "mass3"]])
}
