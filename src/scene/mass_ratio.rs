//! A light box under a heavy one: what row-by-row solvers find hardest.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid, sweeps_for};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "mass-ratio",
        title: "Heavy on light",
        symbol: "",
        unit: "",
        help: "A light box under a heavy one: what row-by-row solvers find hardest.",
        parameters: &[
            Parameter::number("ratio", "m₂/m₁", "", (1e-3, 1e6), (1.0, 1000.0), 100.0, "Mass of the upper box over that of the lower.")
                .logarithmic()
                .at_restart(),
            BODY_MASS,
            FRICTION,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The number of iterations of Gauss–Seidel grows in proportion to the mass ratio; a direct solver does not depend on it.",
    document,
};

/// Side of a box, m.
const SIDE: f64 = 0.5;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let (light, half) = (args.number("mass"), DVec3::splat(0.5 * SIDE));
    sketch.solid(&Solid::Box(half), DVec3::Y * 0.5 * SIDE, &[("mass", Is::Number(light))]);
    sketch.solid(&Solid::Box(half), DVec3::Y * 1.5 * SIDE, &[("mass", Is::Number(light * args.number("ratio")))]);
    // With 20 sweeps, the light box is pressed out from under one of more than 500 times its mass.
    sketch.stepping_with(&[], sweeps_for(args.number("ratio")).max(20))
}
