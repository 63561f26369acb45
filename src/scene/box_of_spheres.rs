//! Spheres fall into a box and come to rest.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, RESTITUTION, Sketch, Solid, count};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "box-of-spheres",
        title: "Box of spheres",
        symbol: "",
        unit: "",
        help: "Spheres fall into a box and come to rest.",
        parameters: &[count(100, (10, 500), 500, "Number of spheres."), BODY_MASS, FRICTION, RESTITUTION, GRAVITY],
    },
    space: "space",
    observation: "Many contacts, few iterations per step: each step continues from the λ of the last.",
    document,
};

/// Radius of a sphere, m.
const RADIUS: f64 = 0.15;
/// Number of spheres in a row, and their initial distance, m.
const ACROSS: u32 = 5;
const PITCH: f64 = 0.34;
/// Distance from the middle to a wall, m.
const WALL: f64 = 1.0;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    for normal in [DVec3::X, DVec3::NEG_X, DVec3::Z, DVec3::NEG_Z] {
        sketch.ground(normal, -WALL * normal);
    }
    let n = args.number("n") as u32;
    for i in 0..n {
        let (layer, rest) = (i / (ACROSS * ACROSS), i % (ACROSS * ACROSS));
        let place = |k: u32| PITCH * (f64::from(k) - 0.5 * f64::from(ACROSS - 1));
        // Layers are offset, so that no sphere is exactly above another.
        let skew = 0.04 * f64::from(layer % 5) - 0.08;
        let at = DVec3::new(place(rest % ACROSS) + skew, RADIUS + PITCH * f64::from(layer), place(rest / ACROSS) - 0.7 * skew);
        sketch.solid(&Solid::Ball(RADIUS), at, &[("mass", Is::Number(args.number("mass")))]);
    }
    sketch.stepping_with(&[("detection", Is::Word("step"))], 4)
}
