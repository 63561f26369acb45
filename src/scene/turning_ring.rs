//! A bead on an upright ring that turns about the vertical.

use super::Scene;
use super::pendulum::down;
use super::sketch::{GRAVITY, Is, MASS, Sketch, angle, length};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "turning-ring",
        title: "Turning ring",
        symbol: "",
        unit: "",
        help: "A bead on an upright ring that a motor turns about the vertical.",
        parameters: &[
            length("radius", "r", 1.0, "Radius of the ring."),
            Parameter::number("turning", "Ω", "rad/s", (-1e3, 1e3), (-10.0, 10.0), 5.0, "Angular velocity of the ring.").at_restart(),
            angle("angle", "φ₀", 0.05, "Initial angle of the bead, counterclockwise from the lowest point."),
            MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "Turning slowly, the ring leaves the bead at the bottom; faster than Ω = √(g/r) it climbs. The motor does the work.",
    document,
};

fn document(args: &Args) -> Value {
    let (r, turning) = (args.number("radius"), args.number("turning"));
    let mut sketch = Sketch::space().with(args);
    let at = r * down(args.number("angle"));
    let bead = sketch.particle(args.number("mass"), at, DVec3::NEG_Z * (turning * at.x));
    sketch.constrain("driven-circle", &[("body", Is::Body(bead)), ("radius", Is::Number(r)), ("turning", Is::Number(turning))]);
    sketch.document(4, "cg")
}
