//! Two cylinders side by side carry a third: friction decides whether they part.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "three-cylinders",
        title: "Three cylinders",
        symbol: "",
        unit: "",
        help: "Two cylinders side by side carry a third: friction decides whether they separate.",
        parameters: &[FRICTION, BODY_MASS, GRAVITY],
    },
    space: "plane",
    observation: "They stay when μ is at least 2 − √3 = 0.268 between the cylinders; below that the upper one drives them apart.",
    document,
};

/// Radius of a cylinder, m.
const RADIUS: f64 = 0.4;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    for at in [DVec3::new(-RADIUS, RADIUS, 0.0), DVec3::new(RADIUS, RADIUS, 0.0), DVec3::new(0.0, RADIUS * (1.0 + 3.0_f64.sqrt()), 0.0)] {
        sketch.solid(&Solid::Ball(RADIUS), at, &[("mass", Is::Number(args.number("mass")))]);
    }
    sketch.stepping(&[])
}
