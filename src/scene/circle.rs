//! A bead on a ring (slides 5 to 11): one particle, one constraint, one λ.

use super::Scene;
use super::writer::object;
use crate::describe::{Args, Entry, Parameter, Type};
use crate::model::constraint::circle::FORMS;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "circle",
        title: "A point on a circle",
        symbol: "",
        unit: "",
        help: "A bead slides on a ring under gravity; one multiplier λ holds it there.",
        parameters: &[
            Parameter::number("radius", "r", "m", (1e-6, 1e6), (0.2, 2.0), 1.0, "Radius of the ring."),
            Parameter::number("mass", "m", "kg", (1e-9, 1e9), (0.1, 10.0), 1.0, "Mass of the bead.").logarithmic(),
            Parameter::number("gravity", "g", "m/s²", (0.0, 1e6), (0.0, 25.0), 9.81, "Acceleration of gravity, downwards."),
            Parameter::new(
                "form",
                "C",
                "",
                Type::Choice { options: FORMS, default: "half-squared" },
                "Which function is zero on the ring.",
            ),
            Parameter {
                restart: true,
                ..Parameter::new(
                    "start",
                    "x₀, v₀",
                    "",
                    Type::Choice { options: STARTS, default: "legal" },
                    "Initial state: on the ring and moving along it, or not.",
                )
            },
            Parameter::number(
                "angle",
                "φ₀",
                "rad",
                (-7.0, 7.0),
                (-PI, PI),
                -0.35,
                "Initial angle of the bead, counterclockwise from the right.",
            )
            .at_restart(),
            Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (-8.0, 8.0), 0.0, "Initial velocity along the ring, counterclockwise.")
                .at_restart(),
        ],
    },
    space: "plane",
    observation: "Without feedback every step leaves a small error in C, and no later step corrects it: the bead drifts off the ring.",
    document,
};

const STARTS: &[(&str, &str)] =
    &[("legal", "on the ring, along it"), ("off-circle", "off the ring"), ("wrong-velocity", "on the ring, not along it")];

fn document(args: &Args) -> Value {
    let (r, angle, speed) = (args.number("radius"), args.number("angle"), args.number("speed"));
    let (sin, cos) = (libm::sin(angle), libm::cos(angle));
    let distance = if args.choice("start") == "off-circle" { 1.2 * r } else { r };
    let outwards = if args.choice("start") == "wrong-velocity" { 1.0 } else { 0.0 };
    let body = object([
        ("particle", object([])),
        ("mass", args.number("mass").into()),
        ("at", [distance * cos, distance * sin].into()),
        ("velocity", [outwards * cos - speed * sin, outwards * sin + speed * cos].into()),
    ]);
    let ring = object([("body", 0.into()), ("center", [0.0, 0.0].into()), ("radius", r.into()), ("form", args.choice("form").into())]);
    let method = object([
        ("kind", "acceleration".into()),
        ("integrator", "symplectic-euler".into()),
        ("stepSize", 0.01.into()),
        ("alpha", 0.0.into()),
        ("beta", 0.0.into()),
    ]);
    object([
        ("version", 1.into()),
        ("space", "plane".into()),
        ("title", "A point on a circle".into()),
        ("gravity", [0.0, -args.number("gravity")].into()),
        ("bodies", [body].into()),
        ("constraints", [object([("circle", ring)])].into()),
        ("method", method),
    ])
}
