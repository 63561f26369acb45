//! A bead on a curve in the plane, of any kind.

use super::Scene;
use super::sketch::{GRAVITY, Is, MASS, SPEED, Sketch, angle};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "bead-on-curve",
        title: "Bead on a curve",
        symbol: "",
        unit: "",
        help: "A bead on one of seven curves, given by an equation or by a parameter.",
        parameters: &[
            Parameter::new("curve", "", "", Type::Choice { options: CURVES, default: "ellipse" }, "Which curve.").at_restart(),
            half_axis("a", "a", 1.5, "Half its width."),
            half_axis("b", "b", 0.8, "Half its height, or its height."),
            angle("angle", "s₀", -0.3, "Initial parameter; the curve through points starts at its right end."),
            Parameter { ty: Type::Number { min: -1e3, max: 1e3, soft: (-3.0, 3.0), logarithmic: false, default: Some(1.0) }, ..SPEED },
            MASS,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The constraint force is perpendicular to every curve: it bends the path and conserves the energy.",
    document,
};

/// A measure of the curve: at the speeds that gravity gives, sharper bends would need shorter steps.
const fn half_axis(name: &'static str, symbol: &'static str, default: f64, help: &'static str) -> Parameter {
    Parameter::number(name, symbol, "m", (1e-3, 1e3), (0.5, 2.0), default, help).at_restart()
}

const CURVES: &[(&str, &str)] = &[
    ("circle", "Circle"),
    ("ellipse", "Ellipse"),
    ("lemniscate", "Figure eight"),
    ("polynomial", "x⁴/a⁴ + y⁴/b⁴ = 1"),
    ("parabola", "Parabola"),
    ("cycloid", "Cycloid"),
    ("spline", "Through points"),
];

fn document(args: &Args) -> Value {
    let (curve, a, b, s) = (args.choice("curve"), args.number("a"), args.number("b"), args.number("angle"));
    // The arch of the cycloid ends before its cusps.
    let s = if curve == "cycloid" { s.clamp(-3.0, 3.0) } else { s };
    let (sin, cos) = (libm::sin(s), libm::cos(s));
    let (a4, b4) = (a * a * a * a, b * b * b * b);
    let drawn = [(1.0, 0.0), (0.6, 0.9), (-0.2, 0.3), (-0.9, 0.7), (-0.9, -0.7), (-0.2, -0.3), (0.6, -0.9)];
    let points = drawn.map(|(x, y)| DVec3::new(a * x, b * y, 0.0));
    let terms = [DVec3::new(4.0, 0.0, 1.0 / a4), DVec3::new(0.0, 4.0, 1.0 / b4), DVec3::NEG_Z];
    let center = ("center", Is::Vector(DVec3::ZERO));
    // Initial position of the bead, and a tangent of the curve there.
    let (at, along, fields): (_, _, [(&str, Is); 2]) = match curve {
        "circle" => ((a * cos, a * sin), (-sin, cos), [("radius", Is::Number(a)), center]),
        "lemniscate" => {
            let r = a * cos / (1.0 + sin * sin);
            let (x, y) = (r, r * sin);
            let (two, a2) = (2.0 * (x * x + y * y), a * a);
            ((x, y), (-y * (two + a2), x * (two - a2)), [("a", Is::Number(a)), center])
        }
        "polynomial" => {
            let r = libm::pow(sin * sin * sin * sin + cos * cos * cos * cos, -0.25);
            let (x, y) = (r * cos, r * sin);
            ((a * x, b * y), (-a * y * y * y, b * x * x * x), [("terms", Is::Terms(&terms)), center])
        }
        "parabola" => {
            let radius = 0.5 * a * a / b;
            ((a * s, b * s * s), (1.0, a * s / radius), [("curvatureRadius", Is::Number(radius)), center])
        }
        "cycloid" => ((0.5 * b * (s + sin), 0.5 * b * (1.0 - cos)), (1.0 + cos, sin), [("rollingRadius", Is::Number(0.5 * b)), center]),
        "spline" => ((a, 0.0), (0.0, 1.0), [("points", Is::Points(&points)), ("closed", Is::Yes)]),
        _ => ((a * cos, b * sin), (-a * sin, b * cos), [("a", Is::Number(a)), ("b", Is::Number(b))]),
    };
    let mut sketch = Sketch::plane().with(args);
    let flat = |(x, y)| DVec3::new(x, y, 0.0);
    let bead = sketch.particle(args.number("mass"), flat(at), args.number("speed") * flat(along).normalize_or_zero());
    let [first, second] = fields;
    sketch.constrain(curve, &[("body", Is::Body(bead)), first, second]);
    sketch.document(4, "cg")
}
