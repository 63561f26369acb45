//! A ratchet: a crank rocks a lever, a slipping clutch drives the toothed wheel, and a pawl that falls behind each tooth lets it
//! turn one way only.

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "ratchet",
        title: "Ratchet",
        symbol: "",
        unit: "",
        help: "A lever rocks to and fro and takes a toothed wheel along by a clutch; a pawl falls behind each tooth.",
        parameters: &[
            Parameter::new(
                "teeth",
                "n",
                "",
                Type::Integer { min: 6, max: 24, soft: (8, 20), default: 16 },
                "Number of teeth of the wheel.",
            )
            .at_restart(),
            Parameter::new("pawl", "", "", Type::Boolean { default: true }, "Whether there is a pawl.").at_restart(),
            Parameter::number("speed", "ω", "rad/s", (-1e3, 1e3), (-6.0, 6.0), PI, "Speed of the crank.").at_restart(),
            Parameter::number(
                "torque",
                "τ",
                "N·m",
                (0.0, 1e9),
                (0.0, 5.0),
                2.0,
                "Largest torque of the clutch; above it the clutch slips.",
            )
            .at_restart(),
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The lever goes to and fro, the wheel one way only: two teeth for every turn of the crank. Without the pawl it stays where it was.",
    document,
};

/// Radii of a tooth's tip, of its root and of its mount on the wheel, m.
const TIP: f64 = 0.6;
const ROOT: f64 = 0.5;
const HUB: f64 = 0.42;
/// Radius of the pawl's rounded end, m.
const NOSE: f64 = 0.025;
/// Length of the lever, which hangs from the wheel's axle, and of the crank that rocks it by a rod, m.
const LEVER: f64 = 0.9;
const CRANK: f64 = 0.4;
/// Pivots of the crank and of the pawl, m.
const CRANK_AT: DVec3 = DVec3::new(1.2, -0.9, 0.0);
const PAWL_AT: DVec3 = DVec3::new(0.62, 0.85, 0.0);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let mass = args.number("mass");
    let smooth = || ("friction", Is::Number(0.1));
    let axle = sketch.fixed(DVec3::ZERO);
    let fields = [("mass", Is::Number(mass)), ("inertia", Is::Number(0.5 * mass * ROOT * ROOT)), smooth()];
    let corners: Vec<[DVec3; 4]> = teeth(args.number("teeth") as u32);
    let mut parts: Vec<(Solid, DVec3)> = corners.iter().map(|tooth| (Solid::Hull(tooth), DVec3::ZERO)).collect();
    parts.push((Solid::Ball(HUB), DVec3::ZERO));
    let wheel = sketch.solid(&Solid::Compound(&parts), DVec3::ZERO, &fields);
    sketch.hinge(axle, wheel, DVec3::ZERO, DVec3::Z);

    let light = |sketch: &mut Sketch, half: DVec3, at: DVec3| {
        sketch.solid(&Solid::Box(half), at, &[("mass", Is::Number(0.2 * mass)), ("collides", Is::No)])
    };
    let lever = light(&mut sketch, DVec3::new(0.03, 0.5 * LEVER, 0.0), DVec3::NEG_Y * 0.5 * LEVER);
    sketch.hinge(axle, lever, DVec3::ZERO, DVec3::Z);
    let clutch = [("speed", Is::Number(0.0)), ("maxTorque", Is::Number(args.number("torque")))];
    let [speed, torque] = clutch;
    sketch.constrain("motor", &[("between", Is::Bodies(&[lever, wheel])), speed, torque]);

    let shaft = sketch.fixed(CRANK_AT);
    let crank = light(&mut sketch, DVec3::new(0.03, 0.5 * CRANK, 0.0), CRANK_AT + DVec3::Y * 0.5 * CRANK);
    let foot = DVec3::NEG_Y * 0.5 * CRANK;
    let drive = [("driven", Is::Yes), ("speed", Is::Number(args.number("speed"))), ("maxTorque", Is::Number(100.0))];
    sketch.joint("hinge", [shaft, crank], [DVec3::ZERO, foot], &drive);
    let ends = [DVec3::NEG_Y * 0.5 * LEVER, -foot];
    let length = (CRANK_AT + DVec3::Y * CRANK).distance(DVec3::NEG_Y * LEVER);
    let rod = [("between", Is::Bodies(&[lever, crank])), ("anchors", Is::Points(&ends)), ("length", Is::Number(length))];
    sketch.constrain("distance", &rod);

    if args.boolean("pawl") {
        // It starts just above a tooth, and falls on it.
        let nose = DVec3::Y * (TIP + NOSE + 1e-3);
        let way = PAWL_AT - nose;
        let half = 0.5 * way.length();
        let angle = ("angle", Is::Number(libm::atan2(way.y, way.x)));
        let hung = sketch.fixed(PAWL_AT);
        let pawl = sketch.solid(&Solid::Capsule(half, NOSE), nose + 0.5 * way, &[("mass", Is::Number(0.2 * mass)), smooth(), angle]);
        sketch.joint("hinge", [hung, pawl], [DVec3::ZERO, DVec3::X * half], &[]);
    }
    sketch.stepping_on_joints(200)
}

/// Saw teeth: steep on the side that the pawl stops, sloping from tip to root on the other. The first points upwards.
fn teeth(count: u32) -> Vec<[DVec3; 4]> {
    let pitch = 2.0 * PI / f64::from(count);
    let at = |radius: f64, angle: f64| radius * DVec3::new(libm::cos(angle), libm::sin(angle), 0.0);
    (0..count).map(|k| 0.5 * PI + pitch * f64::from(k)).map(|a| [at(HUB, a), at(TIP, a), at(ROOT, a + pitch), at(HUB, a + pitch)]).collect()
}
