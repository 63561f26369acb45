//! A bowling ball starts without spin: friction slows it and turns it until it rolls.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "sliding-ball",
        title: "Sliding, then rolling",
        symbol: "",
        unit: "",
        help: "A bowling ball starts without spin: friction slows it and turns it until it rolls.",
        parameters: &[SPEED_ALONG, SLIPPERY, BODY_MASS, GRAVITY],
    },
    space: "space",
    observation: "It rolls after t = 2v₀/(7μg), at 5/7 of its initial speed; from then on friction is zero.",
    document,
};

const SPEED_ALONG: Parameter = Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (0.0, 10.0), 5.0, "Initial velocity.").at_restart();
const SLIPPERY: Parameter = FRICTION.with_default(0.3);
/// Radius of the ball, m.
const RADIUS: f64 = 0.3;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let fields = [("mass", Is::Number(args.number("mass"))), ("velocity", Is::Vector(DVec3::X * args.number("speed")))];
    sketch.solid(&Solid::Ball(RADIUS), DVec3::Y * RADIUS, &fields);
    sketch.stepping(&[])
}
