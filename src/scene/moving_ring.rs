//! A bead on a vertically oscillating ring (Kapitza's pendulum).

use super::Scene;
use super::pendulum::down;
use super::sketch::{GRAVITY, Is, MASS, Sketch, angle, length};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "moving-ring",
        title: "Shaken ring",
        symbol: "",
        unit: "",
        help: "A bead on a ring that a motor shakes up and down.",
        parameters: &[
            length("radius", "r", 0.5, "Radius of the ring."),
            Parameter::number("amplitude", "a", "m", (0.0, 10.0), (0.0, 0.2), 0.1, "Amplitude of the ring."),
            Parameter::number("frequency", "ω", "rad/s", (0.0, 1e3), (0.0, 80.0), 60.0, "Angular frequency with which the ring is shaken."),
            angle("angle", "φ₀", 2.8, "Initial angle of the bead, counterclockwise from the lowest point."),
            MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "Shaken fast enough, a²ω² > 2gr, the bead stays at the top of the ring; slower, it falls down.",
    document,
};

fn document(args: &Args) -> Value {
    let (r, amplitude, omega) = (args.number("radius"), args.number("amplitude"), args.number("frequency"));
    let mut sketch = Sketch::plane().with(args);
    let out = down(args.number("angle"));
    // The bead starts with the normal component of the ring's velocity.
    let bead = sketch.particle(args.number("mass"), r * out, amplitude * omega * out.y * out);
    let shaken = [("radius", Is::Number(r)), ("amplitude", Is::Vector(DVec3::Y * amplitude)), ("frequency", Is::Number(omega))];
    let [radius, amplitude, frequency] = shaken;
    sketch.constrain("driven-circle", &[("body", Is::Body(bead)), radius, amplitude, frequency]);
    // At least 160 substeps per revolution of the motor.
    let substeps = (0.01 * omega * 160.0 / (2.0 * PI)).ceil().clamp(8.0, 1000.0);
    sketch.document(substeps as u32, "cg")
}
