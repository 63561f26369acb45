//! A box on a slope: it sticks below the angle of friction and slides above it.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "incline",
        title: "Box on an incline",
        symbol: "",
        unit: "",
        help: "A box on a slope: it sticks below the angle of friction and slides above it.",
        parameters: &[
            Parameter::number("angle", "θ", "rad", (0.0, 1.5), (0.0, 1.0), 0.35, "Angle of the slope.").at_restart(),
            FRICTION,
            BODY_MASS,
            SPEED_DOWN,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "Up to tan θ = μ it stays; beyond that it accelerates at g(sin θ − μ cos θ), whatever its mass.",
    document,
};

const SPEED_DOWN: Parameter =
    Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (-5.0, 5.0), 0.0, "Initial velocity down the slope.").at_restart();
/// Half extents of the box, m.
const HALF: DVec3 = DVec3::new(0.3, 0.2, 0.2);

fn document(args: &Args) -> Value {
    let (angle, mut sketch) = (args.number("angle"), Sketch::plane().with(args));
    let (normal, down) = (DVec3::new(libm::sin(angle), libm::cos(angle), 0.0), DVec3::new(libm::cos(angle), -libm::sin(angle), 0.0));
    let velocity = Is::Vector(down * args.number("speed"));
    let fields = [("mass", Is::Number(args.number("mass"))), ("angle", Is::Number(-angle)), ("velocity", velocity)];
    sketch.solid(&Solid::Box(HALF), normal * HALF.y, &fields);
    sketch.ground(normal, DVec3::ZERO);
    sketch.stepping(&[])
}
