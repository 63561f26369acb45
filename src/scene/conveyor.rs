//! A box on rollers that motors turn: friction takes it along until it is as fast as their surfaces.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "conveyor",
        title: "Conveyor",
        symbol: "",
        unit: "",
        help: "A box on rollers that motors turn: friction accelerates it to the speed of their surfaces.",
        parameters: &[
            count(12, (6, 24), 60, "Number of rollers."),
            Parameter::number("turning", "ω", "rad/s", (-1e3, 1e3), (-20.0, 20.0), -10.0, "Speed of the rollers.").at_restart(),
            Parameter::number("torque", "τ", "N·m", (0.0, 1e9), (0.0, 50.0), 20.0, "Largest torque of each motor.").at_restart(),
            FRICTION,
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "While it slips, the box accelerates at μg, whatever its mass; then it moves at the speed ωr of the rollers' surfaces and friction vanishes, until the table at the end brakes it.",
    document,
};

/// Radius of a roller, m.
const RADIUS: f64 = 0.1;
/// Distance from one roller to the next, m.
const PITCH: f64 = 0.25;
/// Half the size of the box, m.
const HALF: DVec3 = DVec3::new(0.4, 0.2, 0.0);
/// Half the size of the tables at both ends; their tops are level with those of the rollers.
const TABLE: DVec3 = DVec3::new(1.0, 0.1, 0.0);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mass = args.number("mass");
    for k in 0..args.number("n") as u32 {
        let at = DVec3::X * PITCH * f64::from(k);
        let axle = sketch.fixed(at);
        let roller = sketch.solid(&Solid::Ball(RADIUS), at, &[("mass", Is::Number(mass))]);
        let drive = [("driven", Is::Yes), ("speed", Is::Number(args.number("turning"))), ("maxTorque", Is::Number(args.number("torque")))];
        sketch.joint("hinge", [axle, roller], [DVec3::ZERO; 2], &drive);
    }
    let last = PITCH * (args.number("n") - 1.0);
    for x in [-TABLE.x - PITCH, last + TABLE.x + PITCH] {
        sketch.solid(&Solid::Box(TABLE), DVec3::new(x, RADIUS - TABLE.y, 0.0), &[("fixed", Is::Yes)]);
    }
    sketch.solid(&Solid::Box(HALF), DVec3::new(HALF.x, RADIUS + HALF.y, 0.0), &[("mass", Is::Number(mass))]);
    sketch.stepping_with(&[], 100)
}
