//! Newton's cradle: touching balls in a row, hit by one. Impacts are solved sequentially or simultaneously.

use super::Scene;
use super::sketch::{BODY_MASS, Is, RESTITUTION, SPEED, Sketch, Solid, count, exact};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "newtons-cradle",
        title: "Newton's cradle",
        symbol: "",
        unit: "",
        help: "One ball hits a row of touching balls. Impacts are solved pair by pair, or all in one problem.",
        parameters: &[
            count(5, (2, 10), 100, "Number of balls."),
            Parameter::new(
                "solve",
                "",
                "",
                Type::Choice { options: IMPACTS, default: "in-sequence" },
                "How simultaneous impacts are solved.",
            )
            .at_restart(),
            SPEED,
            BODY_MASS,
            ELASTIC,
            LEVEL,
        ],
    },
    space: "plane",
    observation: "Solved in sequence, one ball leaves at full speed; solved together, all of them move, with the same momentum and energy.",
    document,
};

const IMPACTS: &[(&str, &str)] = &[("in-sequence", "in sequence, pair by pair"), ("together", "together, in one problem")];
const ELASTIC: Parameter = RESTITUTION.with_default(1.0);
const LEVEL: Parameter =
    Parameter::number("level", "y", "m", (-1e3, 1e3), (-2.0, 2.0), 0.0, "Height of the row, to show two rows above each other.")
        .at_restart();
/// Radius of a ball, m.
const RADIUS: f64 = 0.2;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    for i in 0..args.number("n") as u32 {
        let (at, speed) = if i == 0 { (-1.0, args.number("speed")) } else { (2.0 * RADIUS * f64::from(i), 0.0) };
        let fields = [("mass", Is::Number(args.number("mass"))), ("velocity", Is::Vector(DVec3::X * speed)), ("friction", Is::Number(0.0))];
        sketch.solid(&Solid::Ball(RADIUS), DVec3::new(at, args.number("level"), 0.0), &fields);
    }
    let mut document = sketch.stepping(&[("impacts", Is::Word(args.choice("solve")))]);
    document["method"]["solver"] = exact();
    document
}
