//! A bead on a curve in space, tied to the middle by a spring.

use super::Scene;
use super::sketch::{GRAVITY, Is, MASS, SPEED, Sketch, angle};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "bead-on-space-curve",
        title: "Bead on a curve in space",
        symbol: "",
        unit: "",
        help: "A bead on a helix, a tilted ring or a curve through points: two rows keep it there.",
        parameters: &[
            Parameter::new("curve", "", "", Type::Choice { options: CURVES, default: "helix" }, "Which curve.").at_restart(),
            Parameter::number("radius", "R", "m", (1e-3, 1e3), (0.5, 3.0), 1.0, "Radius of the curve.").at_restart(),
            Parameter::number(
                "pitch",
                "b",
                "m",
                (1e-3, 1e3),
                (0.2, 1.5),
                0.5,
                "Rise of the helix in a turn; twice the height of the curve through points.",
            )
            .at_restart(),
            angle("tilt", "τ", 0.6, "Tilt of the ring."),
            Parameter::number("springStiffness", "k", "N/m", (1.0, 1e4), (1.0, 50.0), 8.0, "Stiffness of the spring to the centre."),
            SPEED,
            MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "On the helix the bead oscillates like a heavier mass on the spring: ω² = k/(m + m(2πR/b)²).",
    document,
};

const CURVES: &[(&str, &str)] = &[("helix", "Helix"), ("circle", "Tilted ring"), ("spline", "Through points")];

fn document(args: &Args) -> Value {
    let (curve, r, pitch, tilt) = (args.choice("curve"), args.number("radius"), args.number("pitch"), args.number("tilt"));
    let (k, mass, speed) = (args.number("springStiffness"), args.number("mass"), args.number("speed"));
    let normal = DVec3::new(libm::sin(tilt), libm::cos(tilt), 0.0);
    let point = |i: u32| {
        let (sin, cos) = libm::sincos(0.25 * PI * f64::from(i));
        DVec3::new(r * cos, 0.5 * pitch * (cos * cos - sin * sin), -r * sin)
    };
    let points: Vec<DVec3> = (0..8).map(point).collect();
    let rise = pitch / (2.0 * PI);
    let mut sketch = Sketch::space().with(args);
    let (at, along) = match curve {
        "helix" => (r * DVec3::X, DVec3::new(0.0, rise, -r)),
        "circle" => (r * DVec3::Z, normal.cross(DVec3::Z)),
        _ => (points[0], DVec3::NEG_Z),
    };
    let velocity = speed * along.normalize();
    let bead = sketch.particle(mass, at, velocity);
    let middle = sketch.fixed(DVec3::ZERO);
    sketch.spring(bead, middle, k, 0.0, 0.0);
    match curve {
        "helix" => {
            // Turns of the helix: those within the bead's amplitude, and one more.
            let sink = mass * args.number("gravity") / k;
            let heavy = mass * (1.0 + r * r / (rise * rise));
            let turns = (sink + (sink * sink + heavy * velocity.y * velocity.y / k).sqrt()) / pitch + 1.0;
            let numbers = [("radius", Is::Number(r)), ("pitch", Is::Number(pitch)), ("turns", Is::Number(turns.min(100.0)))];
            let [radius, pitch, turns] = numbers;
            sketch.constrain(curve, &[("body", Is::Body(bead)), radius, pitch, turns]);
        }
        "circle" => sketch.constrain(curve, &[("body", Is::Body(bead)), ("radius", Is::Number(r)), ("normal", Is::Vector(normal))]),
        _ => sketch.constrain(curve, &[("body", Is::Body(bead)), ("points", Is::Points(&points)), ("closed", Is::Yes)]),
    }
    sketch.document(4, "cg")
}
