//! A stack of cubes in space, with four contact points between neighbours.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "tower",
        title: "Tower of cubes",
        symbol: "",
        unit: "",
        help: "Cubes on top of each other in space, four contact points between any two.",
        parameters: &[count(10, (1, 20), 100, "Number of cubes."), BODY_MASS, FRICTION, GRAVITY],
    },
    space: "space",
    observation: "Four points carry what three could: λ is not unique. Pull it with the mouse: it sways and falls.",
    document,
};

/// Side of a cube, m.
const SIDE: f64 = 0.4;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    for i in 0..args.number("n") as u32 {
        let at = DVec3::Y * SIDE * (0.5 + f64::from(i));
        sketch.solid(&Solid::Box(DVec3::splat(0.5 * SIDE)), at, &[("mass", Is::Number(args.number("mass")))]);
    }
    sketch.stepping(&[])
}
