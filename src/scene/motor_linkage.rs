//! A motor turns the crank of a four-bar linkage of rigid bodies; the rocker goes to and fro.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "motor-linkage",
        title: "Motorised linkage",
        symbol: "",
        unit: "",
        help: "A motor turns the crank of a four-bar linkage of rigid bodies; the rocker oscillates.",
        parameters: &[
            Parameter::number("speed", "ω", "rad/s", (-1e3, 1e3), (-10.0, 10.0), 3.0, "Speed of the crank.").at_restart(),
            Parameter::number("torque", "τ", "N·m", (0.0, 1e9), (0.0, 200.0), 100.0, "Largest torque of the motor.").at_restart(),
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The shortest bar turns fully, since it and the longest are together shorter than the other two (Grashof).",
    document,
};

/// Ends of the crank and of the rocker, and the rocker's pivot, m; the crank's pivot is the origin.
const CRANK: DVec3 = DVec3::new(0.0, 0.5, 0.0);
const ROCKER: DVec3 = DVec3::new(1.3, 1.2, 0.0);
const FRAME: DVec3 = DVec3::new(1.5, 0.0, 0.0);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let [a, b, c, d] = [DVec3::ZERO, CRANK, ROCKER, FRAME];
    let (left, right) = (sketch.fixed(a), sketch.fixed(d));
    let mut bar = |from: DVec3, to: DVec3| {
        let along = to - from;
        let fields =
            [("mass", Is::Number(args.number("mass"))), ("angle", Is::Number(libm::atan2(along.y, along.x))), ("collides", Is::No)];
        sketch.solid(&Solid::Capsule(0.5 * along.length(), 0.04), 0.5 * (from + to), &fields)
    };
    let (crank, coupler, rocker) = (bar(a, b), bar(b, c), bar(d, c));
    let half = |from: DVec3, to: DVec3| DVec3::X * 0.5 * (to - from).length();
    sketch.joint("hinge", [left, crank], [DVec3::ZERO, -half(a, b)], &[]);
    sketch.joint("hinge", [crank, coupler], [half(a, b), -half(b, c)], &[]);
    sketch.joint("hinge", [coupler, rocker], [half(b, c), half(d, c)], &[]);
    sketch.joint("hinge", [right, rocker], [DVec3::ZERO, -half(d, c)], &[]);
    let [speed, torque] = [("speed", Is::Number(args.number("speed"))), ("maxTorque", Is::Number(args.number("torque")))];
    sketch.constrain("motor", &[("between", Is::Bodies(&[left, crank])), speed, torque]);
    sketch.stepping_with(&[], 300)
}
