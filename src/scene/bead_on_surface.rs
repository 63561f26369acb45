//! A bead on a surface in space, tied to the middle by a spring that keeps it near.

use super::Scene;
use super::sketch::{GRAVITY, Is, MASS, SPEED, Sketch, angle, length};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "bead-on-surface",
        title: "Bead on a surface",
        symbol: "",
        unit: "",
        help: "A bead on a surface: one row; two degrees of freedom remain.",
        parameters: &[
            Parameter::new("surface", "", "", Type::Choice { options: SURFACES, default: "sphere" }, "Which surface.").at_restart(),
            length("a", "a", 1.0, "Horizontal radius of the surface."),
            length("b", "b", 0.4, "Half height of the ellipsoid, radius of the tube (at most 0.8 a)."),
            angle("angle", "θ₀", 0.3, "Initial depth below the centre."),
            Parameter::number("springStiffness", "k", "N/m", (0.0, 1e4), (0.0, 50.0), 8.0, "Stiffness of the spring to the centre."),
            SPEED,
            MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "The bead never passes the lowest point: its angular momentum about the vertical is conserved.",
    document,
};

const SURFACES: &[(&str, &str)] =
    &[("sphere", "Sphere"), ("plane", "Plane"), ("cylinder", "Cylinder"), ("ellipsoid", "Ellipsoid"), ("torus", "Torus")];

fn document(args: &Args) -> Value {
    let (surface, a, b) = (args.choice("surface"), args.number("a"), args.number("b"));
    let (sin, cos) = libm::sincos(args.number("angle"));
    let tube = b.min(0.8 * a);
    let at = match surface {
        "sphere" => DVec3::new(a * cos, -a * sin, 0.0),
        "ellipsoid" => DVec3::new(a * cos, -b * sin, 0.0),
        "torus" => tube * DVec3::new(cos, -sin, 0.0) + a * DVec3::X,
        _ => DVec3::new(a, 0.0, 0.0),
    };
    let mut sketch = Sketch::space().with(args);
    let bead = sketch.particle(args.number("mass"), at, DVec3::NEG_Z * args.number("speed"));
    let middle = sketch.fixed(DVec3::ZERO);
    sketch.spring(bead, middle, args.number("springStiffness"), 0.0, 0.0);
    let body = ("body", Is::Body(bead));
    match surface {
        "plane" => sketch.constrain(surface, &[body]),
        "ellipsoid" => sketch.constrain(surface, &[body, ("a", Is::Number(a)), ("b", Is::Number(b)), ("c", Is::Number(a))]),
        "torus" => sketch.constrain(surface, &[body, ("radius", Is::Number(a)), ("tube", Is::Number(tube))]),
        _ => sketch.constrain(surface, &[body, ("radius", Is::Number(a))]),
    }
    sketch.document(4, "cg")
}
