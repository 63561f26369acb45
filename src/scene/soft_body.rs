//! A ring of particles and springs that keeps its area: a soft disc, held at its top.

use super::Scene;
use super::pendulum::down;
use super::sketch::{GRAVITY, Is, Sketch, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "soft-body",
        title: "Soft body",
        symbol: "",
        unit: "",
        help: "A ring of springs with one constraint: the area inside.",
        parameters: &[
            count(16, (5, 60), 200, "Number of particles."),
            Parameter::number("springStiffness", "k", "N/m", (0.0, 1e5), (50.0, 2e3), 200.0, "Stiffness of the springs.").logarithmic(),
            Parameter::number("springDamping", "c", "N·s/m", (0.0, 1e3), (0.0, 5.0), 0.5, "Dampers in the springs."),
            Parameter::number("mass", "m", "kg", (1e-3, 1e6), (0.5, 20.0), 2.0, "Mass of the body.").logarithmic(),
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The body wobbles and changes its shape, but the area inside is kept: λ is the pressure.",
    document,
};

fn document(args: &Args) -> Value {
    let n = args.number("n") as u32;
    let mut sketch = Sketch::plane().with(args);
    let ring: Vec<u32> = (0..n)
        .map(|i| {
            let at = 0.6 * down(PI + 2.0 * PI * f64::from(i) / f64::from(n));
            if i == 0 { sketch.fixed(at) } else { sketch.particle(args.number("mass") / f64::from(n), at, DVec3::ZERO) }
        })
        .collect();
    for i in 0..n {
        for step in [1, 2] {
            sketch.spring(i, (i + step) % n, args.number("springStiffness"), args.number("springDamping"), 1.0);
        }
    }
    let area = 0.18 * f64::from(n) * libm::sin(2.0 * PI / f64::from(n));
    sketch.constrain("area", &[("around", Is::Bodies(&ring)), ("area", Is::Number(area))]);
    sketch.document(4, "cg")
}
