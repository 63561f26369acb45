//! A bar on a wire that resists twisting.

use super::Scene;
use super::sketch::{BODY_MASS, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "torsion-pendulum",
        title: "Torsion pendulum",
        symbol: "",
        unit: "",
        help: "A bar on a wire: a torsional spring as a row, solved for the torque at the end of each step.",
        parameters: &[
            Parameter::number("springStiffness", "k", "N·m/rad", (1e-9, 1e9), (0.02, 2.0), 0.2, "Torque of the wire per angle.")
                .logarithmic(),
            Parameter::number("springDamping", "c", "N·m·s/rad", (0.0, 1e9), (0.0, 0.1), 0.0, "Damping torque per angular velocity."),
            BODY_MASS,
            // From φ₀ to −φ₀: in space a twist is known up to half a turn.
            Parameter::number("twist", "φ₀", "rad", (-1.5, 1.5), (-1.5, 1.5), 1.0, "Twist at the start.").at_restart(),
        ],
    },
    space: "space",
    observation: "An oscillation takes 2π√(I/k), whatever its amplitude. Implicit Euler damps it slowly, less with shorter steps.",
    document,
};

/// Half the size of the bar, m.
const HALF: DVec3 = DVec3::new(0.5, 0.06, 0.06);
/// Length of the wire, m.
const WIRE: f64 = 1.0;
/// Half the size of the support, m.
const SUPPORT: DVec3 = DVec3::new(0.15, 0.04, 0.15);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    let angle = args.number("twist");
    let support = sketch.solid(&Solid::Box(SUPPORT), DVec3::Y * WIRE, &[("fixed", Is::Yes), ("collides", Is::No)]);
    let turned = [0.0, libm::sin(0.5 * angle), 0.0, libm::cos(0.5 * angle)];
    let of = [("mass", Is::Number(args.number("mass"))), ("orientation", Is::Numbers(&turned)), ("collides", Is::No)];
    let bar = sketch.solid(&Solid::Box(HALF), DVec3::ZERO, &of);
    sketch.joint("hinge", [support, bar], [WIRE * DVec3::NEG_Y, DVec3::ZERO], &[("axis", Is::Vector(DVec3::Y))]);
    let (between, axis) = (("between", Is::Bodies(&[support, bar])), ("axis", Is::Vector(DVec3::Y)));
    let [k, c] = [("stiffness", "springStiffness"), ("damping", "springDamping")].mapped(|(to, of)| (to, Is::Number(args.number(of))));
    sketch.constrain("torsion", &[between, axis, ("angle", Is::Number(-angle)), k, c]);
    sketch.stepping(&[])
}
