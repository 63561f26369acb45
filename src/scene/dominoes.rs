//! A row of dominoes; the first is pushed.

use super::Scene;
use super::sketch::{FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "dominoes",
        title: "Dominoes",
        symbol: "",
        unit: "",
        help: "A row of dominoes; the first is pushed.",
        parameters: &[count(20, (2, 60), 500, "Number of dominoes."), FRICTION, PUSH, GRAVITY],
    },
    space: "plane",
    observation: "A wave runs along the row at a speed of its own, whatever the first push was.",
    document,
};

const PUSH: Parameter =
    Parameter::number("speed", "ω₀", "rad/s", (0.0, 1e3), (0.0, 10.0), 3.0, "Initial angular velocity of the first.").at_restart();
/// Half extents of a domino, m.
const HALF: DVec3 = DVec3::new(0.04, 0.25, 0.1);
/// Distance of neighbouring dominoes, m.
const PITCH: f64 = 0.25;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    for i in 0..args.number("n") as u32 {
        let spin = if i == 0 { -args.number("speed") } else { 0.0 };
        let at = DVec3::new(PITCH * f64::from(i), HALF.y, 0.0);
        // It turns about its lower right edge.
        let velocity = DVec3::new(-spin * HALF.y, -spin * HALF.x, 0.0);
        sketch.solid(
            &Solid::Box(HALF),
            at,
            &[("density", Is::Number(10.0)), ("spin", Is::Number(spin)), ("velocity", Is::Vector(velocity))],
        );
    }
    sketch.stepping(&[])
}
