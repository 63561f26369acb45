//! Pendulums side by side, joined by weak springs.

use super::Scene;
use super::pendulum::down;
use super::sketch::{GRAVITY, Is, MASS, Sketch, angle, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "pendulum-row",
        title: "Row of pendulums",
        symbol: "",
        unit: "",
        help: "Pendulums side by side, joined by weak springs.",
        parameters: &[
            count(5, (2, 20), 500, "Number of pendulums."),
            Parameter::number("springStiffness", "k", "N/m", (0.0, 1e4), (0.0, 5.0), 0.5, "Stiffness of the springs between neighbours."),
            angle("angle", "φ₀", -0.5, "Initial angle of the first."),
            MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The first pendulum passes its energy to its neighbour, and so on along the row; later it returns.",
    document,
};

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mut last = None;
    for k in 0..args.number("n") as u32 {
        let at = DVec3::X * (0.5 * f64::from(k));
        let pivot = sketch.fixed(at);
        let bob = sketch.particle(args.number("mass"), at + down(if k == 0 { args.number("angle") } else { 0.0 }), DVec3::ZERO);
        sketch.stick(pivot, bob);
        if let Some(last) = last {
            sketch.force(
                "spring",
                &[
                    ("between", Is::Bodies(&[last, bob])),
                    ("stiffness", Is::Number(args.number("springStiffness"))),
                    ("rest", Is::Number(0.5)),
                ],
            );
        }
        last = Some(bob);
    }
    sketch.document(2, "cg")
}
