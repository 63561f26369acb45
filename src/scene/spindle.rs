//! A bar with a thread in its middle runs down a spindle and bounces on the ground.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, RESTITUTION, Sketch, Solid, exact};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "spindle",
        title: "Nut on a spindle",
        symbol: "",
        unit: "",
        help: "A bar with a thread in its middle runs down a fixed spindle by its own weight: as it falls by the pitch, it turns once.",
        parameters: &[
            Parameter::number("threadPitch", "p", "m", (1e-3, 1e3), (0.2, 1.0), 0.5, "Way down in one turn.").at_restart(),
            RESTITUTION.with_default(0.8),
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "The nut falls with g/(1 + I(2π/p)²/m), whatever its mass: most of its energy goes into its turning. On the ground both reverse.",
    document,
};

/// Half the size of the bar, m.
const HALF: DVec3 = DVec3::new(0.4, 0.06, 0.06);
/// Height of the bar above the ground at the start, m.
const HEIGHT: f64 = 1.5;
/// Half the length of the spindle and its radius, m.
const SPINDLE: (f64, f64) = (0.9, 0.03);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    let smooth = ("friction", Is::Number(0.0));
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let (half, radius) = SPINDLE;
    let spindle = sketch.solid(&Solid::Cylinder(half, radius), DVec3::Y * half, &[("fixed", Is::Yes), ("collides", Is::No)]);
    let start = DVec3::Y * (HEIGHT + HALF.y);
    let nut = sketch.solid(&Solid::Box(HALF), start, &[("mass", Is::Number(args.number("mass"))), smooth]);
    let screw = [("axis", Is::Vector(DVec3::Y)), ("pitch", Is::Number(args.number("threadPitch")))];
    sketch.joint("screw", [spindle, nut], [start - DVec3::Y * half, DVec3::ZERO], &screw);
    let mut document = sketch.stepping(&[]);
    document["method"]["solver"] = exact();
    document
}
