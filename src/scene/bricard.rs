//! Bricard linkage: six bars in a ring, joined by hinges at right angles to each other. One row is redundant: it moves.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "bricard",
        title: "Bricard's linkage",
        symbol: "",
        unit: "",
        help: "Six bars in a ring, joined by hinges at right angles to each other: one row is redundant, so it moves.",
        parameters: &[BODY_MASS, GRAVITY],
    },
    space: "space",
    observation: "By the count of rows it cannot move; but A has a zero eigenvalue, and the ring turns inside out.",
    document,
};

const fn corner(x: f64, y: f64, z: f64) -> DVec3 {
    DVec3::new(x, y, z)
}

/// Initial positions of the hinges, m.
const CORNERS: [DVec3; 6] = [
    corner(0.0, 0.0, 0.0),
    corner(1.0, 0.0, 0.0),
    corner(1.0, -1.0, 0.0),
    corner(1.0, -1.0, 1.0),
    corner(0.0, -1.0, 1.0),
    corner(0.0, 0.0, 1.0),
];

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    // IFToMM benchmark A04: five bars of 1 m along the edges of a cube; the sixth is the ground.
    let (mut last, mut before) = (sketch.fixed(CORNERS[0]), CORNERS[0] - CORNERS[5]);
    for (from, to) in CORNERS.iter().zip(&CORNERS[1..]) {
        let along = *to - *from;
        let half = 0.5 * along.abs() + DVec3::splat(0.02);
        let bar = sketch.solid(&Solid::Box(half), 0.5 * (*from + *to), &[("mass", Is::Number(args.number("mass"))), ("collides", Is::No)]);
        // Hinge axis perpendicular to both bars.
        sketch.hinge(last, bar, *from, before.cross(along));
        (last, before) = (bar, along);
    }
    let end = sketch.fixed(CORNERS[5]);
    sketch.hinge(end, last, CORNERS[5], before.cross(CORNERS[0] - CORNERS[5]));
    sketch.document(4, "direct")
}
