//! An arch of stones without mortar.

use super::Scene;
use super::sketch::{FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry, Parameter};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "arch",
        title: "Arch",
        symbol: "",
        unit: "",
        help: "Wedge-shaped stones that hold each other up without mortar.",
        parameters: &[count(9, (3, 21), 61, "Number of stones."), ROUGH, GRAVITY],
    },
    space: "plane",
    observation: "The thrust runs from stone to stone to the ground; every stone is pressed by both neighbours and none slips.",
    document,
};

const ROUGH: Parameter = FRICTION.with_default(0.8);
/// Depth of the ring of stones, m; the inner radius is 1 m.
const DEPTH: f64 = 0.35;

/// Centre of mass of a polygon.
fn centroid(points: &[DVec3]) -> DVec3 {
    let (mut sum, mut area) = (DVec3::ZERO, 0.0);
    for (i, a) in points.iter().enumerate() {
        let b = points[(i + 1) % points.len()];
        let cross = a.x * b.y - a.y * b.x;
        sum += cross * (*a + b);
        area += 3.0 * cross;
    }
    sum / area
}

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let n = args.number("n") as u32;
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let step = std::f64::consts::PI / f64::from(n);
    let (inner, outer) = (1.0, 1.0 + DEPTH);
    for i in 0..n {
        let (a, b) = (step * f64::from(i), step * f64::from(i + 1));
        let corner = |r: f64, t: f64| DVec3::new(r * libm::cos(t), r * libm::sin(t), 0.0);
        let corners = [corner(inner, a), corner(outer, a), corner(outer, b), corner(inner, b)];
        let centre = centroid(&corners);
        sketch.solid(&Solid::Hull(&corners.mapped(|x| x - centre)), centre, &[("density", Is::Number(100.0))]);
    }
    sketch.stepping(&[])
}
