//! A top spins on its tip on the floor.

use super::Scene;
use super::sketch::{FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "spinning-top",
        title: "Spinning top",
        symbol: "",
        unit: "",
        help: "A top spins on its tip on the floor.",
        parameters: &[
            Parameter::number("speed", "ω₀", "rad/s", (-1e4, 1e4), (0.0, 200.0), 100.0, "Spin.").at_restart(),
            Parameter::number("lean", "θ", "rad", (0.0, 1.2), (0.0, 1.0), 0.3, "Initial tilt.").at_restart(),
            ROUGH,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "Spinning fast, it does not fall: its axis precesses about the vertical at mgl/(Iω). Spinning slowly, it falls over.",
    document,
};

const ROUGH: Parameter = FRICTION.with_default(0.8);
const PI: f64 = std::f64::consts::PI;
/// Radius of the disc, from its middle to the tip, and the tip's radius, m.
const RIM: f64 = 0.3;
const STEM: f64 = 0.35;
const TIP: f64 = 0.03;
/// Half the thickness of the disc, m.
const THICK: f64 = 0.04;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let lean = args.number("lean");
    let axis = DVec3::new(libm::sin(lean), libm::cos(lean), 0.0);
    // A disc of a hull of twice eight points over a ball as its tip.
    let ring =
        |y: f64| (0..8).map(move |k| DVec3::new(RIM * libm::cos(0.25 * PI * f64::from(k)), y, RIM * libm::sin(0.25 * PI * f64::from(k))));
    let disc: Vec<DVec3> = ring(-THICK).chain(ring(THICK)).collect();
    let parts = [(Solid::Hull(&disc), DVec3::ZERO), (Solid::Ball(TIP), DVec3::NEG_Y * (STEM - TIP))];
    let turn = [0.0, 0.0, -libm::sin(0.5 * lean), libm::cos(0.5 * lean)];
    let fields = [("spin", Is::Vector(axis * args.number("speed"))), ("orientation", Is::Numbers(&turn))];
    // It stands on its tip or, leaning far, on its rim.
    let (rim, tip) = (RIM * axis.x + THICK * axis.y, (STEM - TIP) * axis.y + TIP);
    sketch.solid(&Solid::Compound(&parts), (STEM - TIP) * axis.x * DVec3::X + rim.max(tip) * DVec3::Y, &fields);
    sketch.stepping(&[])
}
