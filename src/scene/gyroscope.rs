//! A spinning disc on an axle that is held at one end.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "gyroscope",
        title: "Gyroscope",
        symbol: "",
        unit: "",
        help: "A spinning disc on an axle that is held at one end.",
        parameters: &[
            Parameter::number("speed", "ω₀", "rad/s", (-1e4, 1e4), (0.0, 200.0), 60.0, "Spin of the disc.").at_restart(),
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "It does not fall: it precesses about the vertical at mgl/(Iω), with a small nutation. Without spin it swings like a pendulum.",
    document,
};

/// Radius of the disc, m.
const RADIUS: f64 = 0.3;
/// Distance from the pivot to the disc, m.
const ARM: f64 = 0.5;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    let pivot = sketch.fixed(DVec3::ZERO);
    let mass = args.number("mass");
    // A disc of radius R: ½ m R² about the axle, a quarter across it.
    let [axle, across] = [0.5, 0.25].mapped(|part| part * mass * RADIUS * RADIUS);
    let fields = [
        ("mass", Is::Number(mass)),
        ("inertia", Is::Vector(DVec3::new(axle, across, across))),
        ("spin", Is::Vector(DVec3::X * args.number("speed"))),
        ("collides", Is::No),
    ];
    let disc = sketch.solid(&Solid::Box(DVec3::new(0.04, RADIUS, RADIUS)), DVec3::X * ARM, &fields);
    sketch.joint("ball", [pivot, disc], [DVec3::ZERO, DVec3::NEG_X * ARM], &[]);
    sketch.document(10, "direct")
}
