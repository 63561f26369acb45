//! A pendulum with the same stick several times over.

use super::Scene;
use super::pendulum::{ANGLE, down};
use super::sketch::{FORM, GRAVITY, MASS, Sketch, angle, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "redundant",
        title: "The same constraint again",
        symbol: "",
        unit: "",
        help: "A pendulum with the same stick several times over.",
        parameters: &[count(3, (1, 10), 100, "Number of identical sticks."), angle("angle", "φ₀", 1.2, ANGLE), MASS, GRAVITY, FORM],
    },
    space: "plane",
    observation: "It moves as with one stick. A has rank 1, and the smallest λ gives every stick the same share.",
    document,
};

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let pivot = sketch.fixed(DVec3::ZERO);
    let bob = sketch.particle(args.number("mass"), down(args.number("angle")), DVec3::ZERO);
    for _ in 0..args.number("n") as u32 {
        sketch.stick_of(1.0, pivot, bob);
    }
    sketch.document(4, "cg")
}
