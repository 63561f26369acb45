//! A ladder leans against a wall; friction at its foot holds it, or does not.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "ladder",
        title: "Ladder",
        symbol: "",
        unit: "",
        help: "A ladder leans against a wall; friction at its foot holds it, or does not.",
        parameters: &[
            Parameter::number("angle", "θ", "rad", (0.05, 1.5), (0.2, 1.4), 1.0, "Angle between the ladder and the ground.").at_restart(),
            FRICTION,
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "With μ at both ends it stands while tan θ ≥ (1 − μ²)/(2μ), whatever its length and weight.",
    document,
};

/// Half length between the centres of the round ends, and their radius, m.
const HALF: f64 = 1.0;
const RADIUS: f64 = 0.02;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    sketch.ground(DVec3::X, DVec3::ZERO);
    let angle = args.number("angle");
    let at = DVec3::new(HALF * libm::cos(angle) + RADIUS, HALF * libm::sin(angle) + RADIUS, 0.0);
    let fields = [("mass", Is::Number(args.number("mass"))), ("angle", Is::Number(-angle))];
    sketch.solid(&Solid::Capsule(HALF, RADIUS), at, &fields);
    sketch.stepping(&[])
}
