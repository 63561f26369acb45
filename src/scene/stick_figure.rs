//! A human figure of particles and sticks, after that of Hitman in the slides with two sticks fewer: the lesson on particles has 21.

use super::Scene;
use super::sketch::{DRAG, GRAVITY, MASS, Sketch};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "stick-figure",
        title: "Stick figure",
        symbol: "",
        unit: "",
        help: "A human figure of particles and sticks, the trunk and the head braced.",
        parameters: &[
            Parameter::new("held", "", "", Type::Choice { options: HELD, default: "hand" }, "Held by one hand, or falling freely.")
                .at_restart(),
            MASS,
            GRAVITY,
            DRAG,
        ],
    },
    space: "plane",
    observation: "All sticks keep their lengths at once. Trunk and head have one stick more than rigidity needs: how their sticks share the load is not unique.",
    document,
};

const HELD: &[(&str, &str)] = &[("hand", "By one hand"), ("falling", "Falling freely")];

/// Initial positions of the joints, m.
const JOINTS: [(f64, f64); 14] = [
    (0.0, 1.75), // head
    (0.0, 1.5),  // neck
    (-0.2, 1.42),
    (0.2, 1.42), // shoulders
    (-0.42, 1.2),
    (0.42, 1.58), // elbows
    (-0.3, 0.93),
    (0.55, 1.83), // hands
    (-0.14, 0.92),
    (0.14, 0.92), // hips
    (-0.24, 0.5),
    (0.28, 0.52), // knees
    (-0.22, 0.06),
    (0.24, 0.08), // feet
];

/// Neck to shoulders, the trunk with both diagonals, the head braced, arms, legs.
const STICKS: [(u32, u32); 19] = [
    (1, 2),
    (1, 3),
    (2, 3),
    (2, 8),
    (3, 9),
    (8, 9),
    (2, 9),
    (3, 8),
    (0, 1),
    (0, 2),
    (0, 3),
    (2, 4),
    (4, 6),
    (3, 5),
    (5, 7),
    (8, 10),
    (10, 12),
    (9, 11),
    (11, 13),
];

fn document(args: &Args) -> Value {
    let hand = JOINTS[7];
    let held = args.choice("held") == "hand";
    let mut sketch = Sketch::plane().with(args);
    for (i, (x, y)) in JOINTS.iter().enumerate() {
        let at = DVec3::new(x - hand.0, y - hand.1, 0.0);
        if held && i == 7 {
            sketch.fixed(at);
        } else {
            // Falling, it turns and swings a leg.
            let turn = if held { 0.0 } else { 1.5 };
            let velocity = if held { DVec3::ZERO } else { DVec3::new(-turn * at.y, turn * at.x, 0.0) };
            sketch.particle(args.number("mass"), at, velocity);
        }
    }
    for (a, b) in STICKS {
        sketch.stick(a, b);
    }
    sketch.rattling(10)
}
