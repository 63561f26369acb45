//! A T-shaped handle spins freely about its intermediate axis and turns over, again and again.

use super::Scene;
use super::sketch::{Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "t-handle",
        title: "Spinning T-handle",
        symbol: "",
        unit: "",
        help: "A T-shaped handle spins freely about its intermediate axis and turns over, again and again.",
        parameters: &[
            Parameter::number("speed", "ω₀", "rad/s", (-1e3, 1e3), (-20.0, 20.0), 10.0, "Spin about the intermediate axis.").at_restart(),
            Parameter::number("off", "ε", "rad/s", (-1e3, 1e3), (0.0, 0.5), 0.01, "Spin about another axis at the start.").at_restart(),
        ],
    },
    space: "space",
    observation: "Rotation about the axis of the intermediate moment of inertia is unstable: it flips, while energy and angular momentum are conserved.",
    document,
};

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    let bar = (Solid::Box(DVec3::new(0.5, 0.06, 0.06)), DVec3::ZERO);
    let stem = (Solid::Box(DVec3::new(0.06, 0.15, 0.06)), DVec3::new(0.0, -0.21, 0.0));
    let spin = DVec3::new(args.number("off"), args.number("speed"), args.number("off"));
    sketch.solid(&Solid::Compound(&[bar, stem]), DVec3::ZERO, &[("spin", Is::Vector(spin))]);
    sketch.free()
}
