//! Boxes on top of each other: each contact carries the weight of all boxes above.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, RESTITUTION, Sketch, Solid, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "stack",
        title: "Stack of boxes",
        symbol: "",
        unit: "",
        help: "Boxes on top of each other: each contact carries everything above it.",
        parameters: &[count(10, (1, 30), 200, "Number of boxes."), BODY_MASS, FRICTION, RESTITUTION, GRAVITY],
    },
    space: "plane",
    observation: "λ grows by the weight of a box from contact to contact downwards; with few iterations the stack sinks and sways.",
    document,
};

/// Side of a box, m.
const SIDE: f64 = 0.4;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    for i in 0..args.number("n") as u32 {
        let at = DVec3::Y * SIDE * (0.5 + f64::from(i));
        sketch.solid(&Solid::Box(DVec3::splat(0.5 * SIDE)), at, &[("mass", Is::Number(args.number("mass")))]);
    }
    sketch.stepping(&[])
}
