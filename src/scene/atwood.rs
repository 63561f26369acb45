//! Two masses on a rope over two pulleys.

use super::Scene;
use super::pendulum::down;
use super::sketch::{GRAVITY, Is, Sketch, Solid, angle, one_mass};
use crate::describe::{Args, Entry};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "atwood",
        title: "Atwood machine",
        symbol: "",
        unit: "",
        help: "Two masses on one rope over two pulleys: one λ, the tension of the whole rope.",
        parameters: &[
            // The other holds 1.2 kg up where it swings: at 46° a pendulum of 1 kg pulls with 1.2 times its weight in the mean.
            one_mass("mass1", "m₁", 1.2),
            one_mass("mass2", "m₂", 1.0),
            angle("angle", "φ₀", 0.8, "Initial angle of the second mass; 0: the plain machine."),
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "Hanging vertically, the masses accelerate at (m₁ − m₂)g/(m₁ + m₂). Swinging, the light one holds the heavy one up.",
    document,
};

/// Radius of a pulley's wheel, m.
const WHEEL: f64 = 0.1;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let pulleys = [DVec3::new(-0.5, 0.0, 0.0), DVec3::new(0.5, 0.0, 0.0)];
    let first = sketch.particle(args.number("mass1"), pulleys[0] - 2.0 * DVec3::Y, DVec3::ZERO);
    let over = pulleys.mapped(|at| sketch.fixed(at));
    let second = sketch.particle(args.number("mass2"), pulleys[1] + 2.0 * down(args.number("angle")), DVec3::ZERO);
    sketch.constrain("rope", &[("over", Is::Bodies(&[first, over[0], over[1], second])), ("length", Is::Number(5.0))]);
    // Wheels, at which a mass that is pulled up stops.
    for at in pulleys {
        sketch.solid(&Solid::Ball(WHEEL), at, &[("fixed", Is::Yes), ("friction", Is::Number(0.0)), ("restitution", Is::Number(0.0))]);
    }
    sketch.document(4, "lemke")
}
