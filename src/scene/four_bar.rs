//! Cranks of one length, joined to each other: n parallelograms in a row.

use super::Scene;
use super::pendulum::down;
use super::sketch::{GRAVITY, MASS, SPEED, Sketch, angle, count};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "four-bar",
        title: "Four-bar linkage",
        symbol: "",
        unit: "",
        help: "Cranks in a row, each joined to the next: n loops and one degree of freedom.",
        parameters: &[
            count(1, (1, 20), 500, "Number of loops."),
            angle("angle", "φ₀", 0.0, "Initial angle of the cranks, counterclockwise from straight down."),
            Parameter { ty: Type::Number { min: -1e3, max: 1e3, soft: (-6.0, 6.0), logarithmic: false, default: Some(3.5) }, ..SPEED },
            MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "All cranks stay parallel. Faster than √(2gr) at the bottom they reach the horizontal position, where A loses rank.",
    document,
};

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let crank = down(args.number("angle"));
    let velocity = args.number("speed") * DVec3::Z.cross(crank);
    let mut last = None;
    for k in 0..=args.number("n") as u32 {
        let at = DVec3::X * f64::from(k);
        let pivot = sketch.fixed(at);
        let end = sketch.particle(args.number("mass"), at + crank, velocity);
        sketch.stick(pivot, end);
        if let Some(last) = last {
            sketch.stick(last, end);
        }
        last = Some(end);
    }
    sketch.document(4, "direct")
}
