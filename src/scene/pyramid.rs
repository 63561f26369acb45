//! A wall of boxes that narrows upwards, each on two others.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "pyramid",
        title: "Pyramid of boxes",
        symbol: "",
        unit: "",
        help: "A wall of boxes that narrows upwards, each on two others.",
        parameters: &[count(8, (2, 20), 60, "Boxes in the lowest row."), BODY_MASS, FRICTION, GRAVITY],
    },
    space: "plane",
    observation: "Every box shares its weight between two below; λ is not unique, the velocities are.",
    document,
};

/// Side of a box, m.
const SIDE: f64 = 0.4;
/// Distance of neighbouring boxes in a row, m.
const PITCH: f64 = 0.45;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let n = args.number("n") as u32;
    for row in 0..n {
        for k in 0..n - row {
            let across = f64::from(k) - 0.5 * f64::from(n - row - 1);
            let at = DVec3::new(PITCH * across, SIDE * (0.5 + f64::from(row)), 0.0);
            sketch.solid(&Solid::Box(DVec3::splat(0.5 * SIDE)), at, &[("mass", Is::Number(args.number("mass")))]);
        }
    }
    sketch.stepping(&[])
}
