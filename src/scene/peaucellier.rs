//! The linkage that draws a straight line (Peaucellier 1864): seven sticks, hanging from two pivots.

use super::Scene;
use super::sketch::{GRAVITY, MASS, SPEED, Sketch};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "peaucellier",
        title: "Straight-line linkage",
        symbol: "",
        unit: "",
        help: "Peaucellier's seven sticks, which turn circular into straight motion.",
        parameters: &[
            Parameter { ty: Type::Number { min: -10.0, max: 10.0, soft: (-1.5, 1.5), logarithmic: false, default: Some(1.2) }, ..SPEED },
            MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The lowest joint moves along a horizontal straight line, though no straight line guides any stick.",
    document,
};

/// The arms from the upper pivot, the sides of the rhombus and the crank, m.
const ARM: f64 = 1.6;
const SIDE: f64 = 1.0;
const CRANK: f64 = 0.5;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    // Straight down: pivots at 0 and −c, the rhombus' near corner at −2c, its far one where the product of their distances
    // from the upper pivot is ARM² − SIDE²: an inversion, which makes a circle through the pivot a straight line.
    let near = 2.0 * CRANK;
    let far = (ARM * ARM - SIDE * SIDE) / near;
    let middle = 0.5 * (near + far);
    let half = (ARM * ARM - middle * middle).sqrt();
    let turning = args.number("speed") / near;
    let mut joint = |x: f64, y: f64| {
        let at = DVec3::new(x, -y, 0.0);
        sketch.particle(args.number("mass"), at, turning * DVec3::Z.cross(at))
    };
    let [near, left, right, far] = [(0.0, near), (-half, middle), (half, middle), (0.0, far)].map(|(x, y)| joint(x, y));
    let pivots = [0.0, CRANK].mapped(|y| sketch.fixed(DVec3::NEG_Y * y));
    for (a, b) in [(pivots[1], near), (pivots[0], left), (pivots[0], right), (near, left), (near, right), (far, left), (far, right)] {
        sketch.stick(a, b);
    }
    sketch.document(4, "cg")
}
