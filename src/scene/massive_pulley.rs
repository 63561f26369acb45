//! Two loads on a rope over a wheel with mass.

use super::Scene;
use super::sketch::{GRAVITY, Is, Sketch, Solid, exact, one_mass};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "massive-pulley",
        title: "Pulley with mass",
        symbol: "",
        unit: "",
        help: "Two loads on a rope over a wheel with mass, which it turns without slip: two λ, the tensions on both sides.",
        parameters: &[
            one_mass("mass1", "m₁", 1.5),
            one_mass("mass2", "m₂", 1.0),
            Parameter::number("wheelMass", "M", "kg", (1e-9, 1e9), (0.1, 5.0), 2.0, "Mass of the wheel.").logarithmic(),
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The loads accelerate at (m₁ − m₂)g/(m₁ + m₂ + I/r²), I = ½Mr²; the tensions differ. When the heavier load stands on the ground, its rope is slack.",
    document,
};

/// Radius of the wheel, m.
const RADIUS: f64 = 0.4;
/// Length of the rope on each side, m. Up to four times lighter, a load that is thrown up stays below the wheel.
const ROPE: f64 = 2.5;
/// Half the size of a load, m.
const HALF: DVec3 = DVec3::new(0.2, 0.2, 0.0);
/// Way of a load down to the ground, m.
const DROP: f64 = 0.8;
/// Half the size of the bracket that carries the wheel, m.
const BRACKET: DVec3 = DVec3::new(0.05, 0.3, 0.0);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let above = DVec3::Y * BRACKET.y;
    let bracket = sketch.solid(&Solid::Box(BRACKET), above, &[("fixed", Is::Yes), ("collides", Is::No)]);
    let of = [("mass", Is::Number(args.number("wheelMass"))), ("collides", Is::No)];
    let wheel = sketch.solid(&Solid::Ball(RADIUS), DVec3::ZERO, &of);
    sketch.hinge(bracket, wheel, DVec3::ZERO, DVec3::Z);
    // The right rope is wound up as the wheel turns counterclockwise, the left one unwound.
    for (mass, radius) in [("mass1", -RADIUS), ("mass2", RADIUS)] {
        let rim = DVec3::X * radius;
        let load = sketch.solid(&Solid::Box(HALF), rim - (ROPE + HALF.y) * DVec3::Y, &[("mass", Is::Number(args.number(mass)))]);
        let (between, anchors) = ([bracket, load, wheel], [rim - above, HALF.y * DVec3::Y]);
        sketch.constrain("drum", &[("between", Is::Bodies(&between)), ("anchors", Is::Points(&anchors)), ("radius", Is::Number(radius))]);
    }
    sketch.ground(DVec3::Y, -(ROPE + 2.0 * HALF.y + DROP) * DVec3::Y);
    let mut document = sketch.stepping(&[]);
    document["method"]["solver"] = exact();
    document
}
