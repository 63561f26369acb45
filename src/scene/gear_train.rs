//! Gear train: a motor turns the first wheel; each wheel has its own number of teeth.

use super::Scene;
use super::sketch::{BODY_MASS, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "gear-train",
        title: "Gear train",
        symbol: "",
        unit: "",
        help: "A motor turns a wheel, which turns the next, each with its own number of teeth.",
        parameters: &[
            Parameter::number("speed", "ω₁", "rad/s", (-1e3, 1e3), (-10.0, 10.0), 2.0, "Speed of the motor.").at_restart(),
            Parameter::number("torque", "τ", "N·m", (0.0, 1e9), (0.0, 20.0), 5.0, "Largest torque of the motor.").at_restart(),
            BODY_MASS,
        ],
    },
    space: "plane",
    observation: "Angular velocities are inversely proportional to the radii; neighbours turn in opposite senses.",
    document,
};

/// Radii of the wheels, m.
const RADII: [f64; 4] = [0.5, 0.25, 0.75, 0.3];

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mut before: Option<(u32, f64)> = None;
    let mut at = DVec3::ZERO;
    for radius in RADII {
        at += DVec3::X * before.map_or(0.0, |(_, r)| r + radius);
        // Wheels of one thickness: the mass goes with the square of the radius.
        let mass = args.number("mass") * radius * radius / (RADII[0] * RADII[0]);
        let wheel = sketch.solid(&Solid::Ball(radius), at, &[("mass", Is::Number(mass)), ("collides", Is::No)]);
        let frame = sketch.fixed(at);
        sketch.hinge(frame, wheel, at, DVec3::Z);
        match before {
            None => {
                let drive = [("speed", Is::Number(args.number("speed"))), ("maxTorque", Is::Number(args.number("torque")))];
                let [speed, torque] = drive;
                sketch.constrain("motor", &[("between", Is::Bodies(&[frame, wheel])), speed, torque]);
            }
            Some((last, r)) => sketch.constrain("gear", &[("between", Is::Bodies(&[last, wheel])), ("ratio", Is::Number(radius / r))]),
        }
        before = Some((wheel, radius));
    }
    sketch.stepping_with(&[], 200)
}
