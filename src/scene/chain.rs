//! A chain that starts out straight and level, held at one end.

use super::Scene;
use super::sketch::{FORM, GRAVITY, MASS, Sketch, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "chain",
        title: "Chain",
        symbol: "",
        unit: "",
        help: "Many links in a row, held at one end: A is banded, and cheap to factorise.",
        parameters: &[count(20, (2, 100), 6000, "Number of links."), MASS, GRAVITY, FORM],
    },
    space: "plane",
    observation: "At first every particle falls freely and all λ are zero; then tension spreads along the chain, and its end cracks like a whip.",
    document,
};

/// m
const LINK: f64 = 0.2;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mut last = sketch.fixed(DVec3::ZERO);
    for k in 1..=args.number("n") as u32 {
        let next = sketch.particle(args.number("mass"), DVec3::X * (LINK * f64::from(k)), DVec3::ZERO);
        sketch.stick_of(LINK, last, next);
        last = next;
    }
    sketch.rattling(10)
}
