//! A plank on an edge, with a box at each end; one is heavier.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "seesaw",
        title: "Seesaw",
        symbol: "",
        unit: "",
        help: "A plank on an edge, with a box at each end; one is heavier.",
        parameters: &[
            Parameter::number("ratio", "m₂/m₁", "", (1e-3, 1e3), (0.2, 5.0), 2.0, "Mass of the right box over that of the left.")
                .logarithmic()
                .at_restart(),
            BODY_MASS,
            FRICTION,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The heavier side goes down; with equal masses the plank stays level.",
    document,
};

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let edge = [DVec3::new(-0.3, -0.2, 0.0), DVec3::new(0.3, -0.2, 0.0), DVec3::new(0.0, 0.4, 0.0)];
    sketch.solid(&Solid::Hull(&edge), DVec3::Y * 0.2, &[("fixed", Is::Yes)]);
    let (mass, plank) = (args.number("mass"), DVec3::new(1.5, 0.04, 0.2));
    sketch.solid(&Solid::Box(plank), DVec3::Y * (0.6 + plank.y), &[("mass", Is::Number(mass))]);
    for (side, ratio) in [(-1.0, 1.0), (1.0, args.number("ratio"))] {
        let at = DVec3::new(1.25 * side, 0.6 + 2.0 * plank.y + 0.15, 0.0);
        sketch.solid(&Solid::Box(DVec3::splat(0.15)), at, &[("mass", Is::Number(mass * ratio))]);
    }
    sketch.stepping(&[])
}
