//! A prism of three struts that touch no other strut, held up by cables.

use super::Scene;
use super::sketch::{GRAVITY, MASS, Sketch, length};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "tensegrity",
        title: "Tensegrity",
        symbol: "",
        unit: "",
        help: "Three struts that do not touch, held by cables: struts are constraints, cables are springs.",
        parameters: &[
            length("radius", "R", 0.6, "Circumradius of the triangles."),
            length("height", "H", 1.2, "Distance between the triangles."),
            Parameter::number("springStiffness", "k", "N/m", (1.0, 1e6), (100.0, 5e3), 2000.0, "Stiffness of the cables.")
                .logarithmic()
                .at_restart(),
            Parameter::number("tension", "F", "N", (0.0, 1e4), (0.0, 300.0), 100.0, "Initial tension of the cables of the triangles.")
                .at_restart(),
            Parameter::number("springDamping", "c", "N·s/m", (0.0, 1e4), (0.0, 20.0), 1.0, "Dampers in the cables."),
            Parameter { name: "mass", symbol: "m", ..MASS },
            GRAVITY,
        ],
    },
    space: "space",
    observation: "The struts push, λ > 0, the cables pull, and nothing else holds the upper triangle up.",
    document,
};

fn document(args: &Args) -> Value {
    let (r, height, k, damping) =
        (args.number("radius"), args.number("height"), args.number("springStiffness"), args.number("springDamping"));
    let mut sketch = Sketch::space().with(args);
    let corner = |i: u32, turn: f64, y: f64| {
        let (sin, cos) = libm::sincos(turn + 2.0 * PI / 3.0 * f64::from(i));
        DVec3::new(r * cos, y, -r * sin)
    };
    // Equilibrium: the ends of a strut are 150° apart about the axis (Connelly & Back 1998).
    for i in 0..3 {
        sketch.fixed(corner(i, 0.0, 0.0));
    }
    for i in 0..3 {
        sketch.particle(args.number("mass"), corner(i, 5.0 * PI / 6.0, height), DVec3::ZERO);
    }
    // The force density (tension over length) of the upright cables is √3 times that of the triangles' cables.
    let density = args.number("tension") / (3.0f64.sqrt() * r);
    let cable = |sketch: &mut Sketch, a: u32, b: u32, density: f64| sketch.spring(a, b, k, damping, (1.0 - density / k).max(0.0));
    for i in 0..3 {
        let next = (i + 1) % 3;
        sketch.stick(i, 3 + i);
        cable(&mut sketch, i, next, density);
        cable(&mut sketch, 3 + i, 3 + next, density);
        cable(&mut sketch, next, 3 + i, 3.0f64.sqrt() * density);
    }
    sketch.document(4, "cg")
}
