//! A stick, held at one end: the circle again, as the simplest particle system.

use super::Scene;
use super::sketch::{FORM, GRAVITY, MASS, Sketch, angle, length};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "pendulum",
        title: "Pendulum",
        symbol: "",
        unit: "",
        help: "A particle on a stick: one constraint, one λ.",
        parameters: &[angle("angle", "φ₀", 1.2, ANGLE), length("length", "r", 1.0, LENGTH), MASS, GRAVITY, FORM],
    },
    space: "plane",
    observation: "The stick pulls hardest at the bottom, where the particle is fastest: weight plus mv²/r.",
    document,
};

/// Help text of the initial angle.
pub const ANGLE: &str = "Initial angle of the stick, counterclockwise from straight down.";
/// Help text of the length.
const LENGTH: &str = "Length of the stick.";

/// Length of one of several sticks.
pub const fn stick(name: &'static str, symbol: &'static str, default: f64) -> Parameter {
    Parameter::number(name, symbol, "m", (1e-3, 1e3), (0.3, 2.0), default, LENGTH).at_restart()
}

fn document(args: &Args) -> Value {
    hanging(args, &[["angle", "length", "mass"]])
}

/// Sticks that hang from each other, each with the names of its angle, length and mass.
pub fn hanging(args: &Args, sticks: &[[&str; 3]]) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mut at = DVec3::ZERO;
    let mut last = sketch.fixed(at);
    for [angle, length, mass] in sticks {
        at += args.number(length) * down(args.number(angle));
        let next = sketch.particle(args.number(mass), at, DVec3::ZERO);
        sketch.stick(last, next);
        last = next;
    }
    // Three sticks turn faster than two.
    sketch.document(if sticks.len() > 2 { 8 } else { 4 }, "cg")
}

/// Straight down, turned counterclockwise.
pub fn down(angle: f64) -> DVec3 {
    DVec3::new(libm::sin(angle), -libm::cos(angle), 0.0)
}
