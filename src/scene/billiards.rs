//! A ball runs into a triangle of balls, seen from above.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, Is, RESTITUTION, SPEED, Sketch, Solid, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "billiards",
        title: "Billiard break",
        symbol: "",
        unit: "",
        help: "A ball runs into a triangle of balls, seen from above.",
        parameters: &[count(5, (1, 7), 20, "Rows of the triangle."), SPEED, BODY_MASS, ELASTIC, FRICTION],
    },
    space: "plane",
    observation: "The break conserves momentum, until balls hit the cushions.",
    document,
};

const ELASTIC: Parameter = RESTITUTION.with_default(0.95);
/// Distance of neighbouring balls over their diameter.
const GAP: f64 = 1.001;
/// Distance of rows over the radius: √3 with the gap.
const ROW: f64 = 1.7338;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    for (normal, through) in [(DVec3::X, -1.4), (DVec3::NEG_X, -1.4), (DVec3::Y, -0.7), (DVec3::NEG_Y, -0.7)] {
        sketch.ground(normal, normal * through);
    }
    let mass = Is::Number(args.number("mass"));
    let rows = args.number("n") as u32;
    let r = (0.6 / f64::from(rows)).min(0.06);
    sketch.solid(
        &Solid::Ball(r),
        DVec3::new(-0.8, 0.0, 0.0),
        &[("mass", mass), ("velocity", Is::Vector(DVec3::X * 4.0 * args.number("speed")))],
    );
    for row in 0..rows {
        for k in 0..=row {
            let at = DVec3::new(0.3 + ROW * r * f64::from(row), r * GAP * (2.0 * f64::from(k) - f64::from(row)), 0.0);
            sketch.solid(&Solid::Ball(r), at, &[("mass", Is::Number(args.number("mass")))]);
        }
    }
    sketch.stepping(&[])
}
