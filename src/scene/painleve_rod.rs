//! A slanting rod slides with its tip on the ground: with strong friction, a rigid body without an impact is a contradiction.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "painleve-rod",
        title: "Painlevé's rod",
        symbol: "",
        unit: "",
        help: "A slanting rod slides with its tip on the ground: with strong friction, no finite contact force is possible.",
        parameters: &[
            Parameter::number("angle", "θ", "rad", (0.05, 1.5), (0.2, 1.4), 1.0, "Angle between the rod and the ground.").at_restart(),
            SPEED_ALONG,
            GREAT,
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "Beyond μ = (1 + 3cos²θ)/(3 sin θ cos θ) there is no solution for accelerations, but always one for impulses: the rod jams, and jumps.",
    document,
};

const GREAT: Parameter = FRICTION.with_default(2.0);
const SPEED_ALONG: Parameter =
    Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (0.0, 10.0), 3.0, "Sliding speed of the tip, towards which the rod leans.")
        .at_restart();
/// Half length and radius of the rod, m.
const HALF: f64 = 1.0;
const RADIUS: f64 = 1e-3;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let angle = args.number("angle");
    let at = DVec3::new(0.0, HALF * libm::sin(angle) + RADIUS, 0.0);
    let mass = args.number("mass");
    let fields = [
        ("mass", Is::Number(mass)),
        ("inertia", Is::Number(mass * HALF * HALF / 3.0)),
        ("angle", Is::Number(angle)),
        ("velocity", Is::Vector(DVec3::NEG_X * args.number("speed"))),
    ];
    sketch.solid(&Solid::Capsule(HALF, RADIUS), at, &fields);
    sketch.stepping(&[])
}
