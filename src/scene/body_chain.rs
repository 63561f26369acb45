//! Bars joined end to end by ball joints, held at one end.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "body-chain",
        title: "Chain of bodies",
        symbol: "",
        unit: "",
        help: "Bars joined end to end by ball joints, held at one end.",
        parameters: &[count(8, (1, 20), 100, "Number of bars."), BODY_MASS, GRAVITY],
    },
    space: "space",
    observation: "Each joint carries what hangs below it; the end cracks like a whip.",
    document,
};

/// Length of a bar, m.
const LENGTH: f64 = 0.4;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    let mut last = sketch.fixed(DVec3::ZERO);
    let mut end = DVec3::ZERO;
    for i in 0..args.number("n") as u32 {
        // It starts as a zigzag, so that it leaves the plane.
        let along = DVec3::new(1.0, 0.0, if i % 2 == 0 { 0.3 } else { -0.3 }).normalize() * LENGTH;
        let at = end + 0.5 * along;
        let turn = [0.0, -libm::sin(0.5 * libm::atan2(along.z, along.x)), 0.0, libm::cos(0.5 * libm::atan2(along.z, along.x))];
        let fields = [("mass", Is::Number(args.number("mass"))), ("orientation", Is::Numbers(&turn)), ("collides", Is::No)];
        let bar = sketch.solid(&Solid::Box(DVec3::new(0.5 * LENGTH, 0.03, 0.03)), at, &fields);
        let from = if i == 0 { DVec3::ZERO } else { DVec3::X * 0.5 * LENGTH };
        sketch.joint("ball", [last, bar], [from, DVec3::NEG_X * 0.5 * LENGTH], &[]);
        (last, end) = (bar, end + along);
    }
    sketch.rattling(4)
}
