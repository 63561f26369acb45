//! A ball falls and bounces with the coefficient of restitution e.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, RESTITUTION, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "bouncing-ball",
        title: "Bouncing ball",
        symbol: "",
        unit: "",
        help: "A ball falls and bounces with the coefficient of restitution e.",
        parameters: &[
            Parameter::number("height", "h₀", "m", (0.0, 1e3), (0.1, 3.0), 1.0, "Initial height.").at_restart(),
            BOUNCY,
            BODY_MASS,
            SPEED_ALONG,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "Each bounce reaches e² times the previous height; infinitely many of them end after √(2h/g)(1 + e)/(1 − e).",
    document,
};

const BOUNCY: Parameter = RESTITUTION.with_default(0.8);
const SPEED_ALONG: Parameter =
    Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (-5.0, 5.0), 0.0, "Initial horizontal velocity.").at_restart();
/// Radius of the ball, m.
const RADIUS: f64 = 0.15;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let fields = [("mass", Is::Number(args.number("mass"))), ("velocity", Is::Vector(DVec3::X * args.number("speed")))];
    sketch.solid(&Solid::Ball(RADIUS), DVec3::Y * (args.number("height") + RADIUS), &fields);
    sketch.stepping(&[])
}
