//! Pairs of cards lean on each other, storey upon storey: friction alone holds them.

use super::Scene;
use super::sketch::{FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "card-house",
        title: "House of cards",
        symbol: "",
        unit: "",
        help: "Pairs of cards lean on each other, storey upon storey: friction alone holds them.",
        parameters: &[count(3, (1, 5), 10, "Number of storeys."), ROUGH, GRAVITY],
    },
    space: "plane",
    observation: "With too little friction at their feet the cards slide apart; how much is enough does not depend on their weight.",
    document,
};

const ROUGH: Parameter = FRICTION.with_default(0.8);
/// Half of a card's length between the centres of its edges, and half its thickness, m.
const LENGTH: f64 = 0.4;
const THICK: f64 = 0.01;
/// Angle of the cards from the vertical, rad.
const LEAN: f64 = 0.35;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let n = args.number("n") as u32;
    let (sin, cos) = (libm::sin(LEAN), libm::cos(LEAN));
    // Round edges: a card is a capsule; it leans by LEAN from the vertical.
    let storey = 2.0 * LENGTH * cos + 2.0 * THICK;
    let half_base = LENGTH * sin;
    let pitch = 4.0 * half_base + 4.0 * THICK;
    let card = Solid::Capsule(LENGTH, THICK);
    for level in 0..n {
        let floor = f64::from(level) * (storey + 2.0 * THICK);
        let tents = n - level;
        for k in 0..tents {
            let middle = pitch * (f64::from(k) - 0.5 * f64::from(tents - 1));
            for side in [-1.0, 1.0] {
                let at = DVec3::new(middle + side * (half_base + THICK), floor + THICK + LENGTH * cos, 0.0);
                let angle = 0.5 * std::f64::consts::PI + side * LEAN;
                sketch.solid(&card, at, &[("density", Is::Number(1.0)), ("angle", Is::Number(angle))]);
            }
        }
        // A plank over each pair of tents that carries the next storey.
        for k in 1..tents {
            let middle = pitch * (f64::from(k) - 0.5 * f64::from(tents));
            let at = DVec3::new(middle, floor + storey + THICK, 0.0);
            sketch.solid(&Solid::Box(DVec3::new(0.5 * pitch - 0.1 * THICK, THICK, 0.0)), at, &[("density", Is::Number(1.0))]);
        }
    }
    sketch.stepping(&[])
}
