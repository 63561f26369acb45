//! A braced tower with a jib, and a load that hangs from it.

use super::Scene;
use super::sketch::{GRAVITY, MASS, SPEED, Sketch, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "truss-tower",
        title: "Truss tower",
        symbol: "",
        unit: "",
        help: "Braced storeys with a jib that carries a hanging load: the tower alone has as many rows as degrees of freedom.",
        parameters: &[
            count(4, (1, 12), 500, "Number of storeys."),
            MASS,
            Parameter::number("load", "m₁", "kg", (1e-6, 1e6), (0.1, 50.0), 10.0, "The load.").logarithmic(),
            SPEED,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "Only the load moves. The legs below the jib push, λ > 0; the far legs and the rope pull, λ < 0.",
    document,
};

/// Horizontal reach of the jib, m.
const REACH: f64 = 1.5;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mass = args.number("mass");
    let storeys = args.number("n") as u32;
    let (mut left, mut right) = (sketch.fixed(DVec3::ZERO), sketch.fixed(DVec3::X));
    let mut lower = right;
    for k in 1..=storeys {
        let height = DVec3::Y * f64::from(k);
        let (a, b) = (sketch.particle(mass, height, DVec3::ZERO), sketch.particle(mass, height + DVec3::X, DVec3::ZERO));
        for (from, to) in [(left, a), (right, b), (a, b), (left, b)] {
            sketch.stick(from, to);
        }
        (left, lower, right) = (a, right, b);
    }
    let tip = DVec3::new(1.0 + REACH, f64::from(storeys), 0.0);
    let jib = sketch.particle(mass, tip, DVec3::ZERO);
    sketch.stick(right, jib);
    sketch.stick(lower, jib);
    let load = sketch.particle(args.number("load"), tip - DVec3::Y, DVec3::X * args.number("speed"));
    sketch.stick(jib, load);
    sketch.document(2, "direct")
}
