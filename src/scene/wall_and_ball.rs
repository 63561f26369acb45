//! A ball flies into a wall of loose bricks.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid, count};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "wall-and-ball",
        title: "Wall and ball",
        symbol: "",
        unit: "",
        help: "A ball flies into a wall of loose bricks.",
        parameters: &[
            count(6, (1, 10), 20, "Bricks across and up."),
            Parameter::number("load", "m₁", "kg", (1e-3, 1e6), (0.1, 50.0), 10.0, "Mass of the ball.").logarithmic(),
            BODY_MASS,
            FRICTION,
            SPEED_THERE,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "The wall stands until it is hit; then momentum spreads from brick to brick through contacts alone.",
    document,
};

const SPEED_THERE: Parameter = Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (0.0, 30.0), 12.0, "Speed of the ball.").at_restart();
/// Radius of the ball, m.
const BALL: f64 = 0.25;
/// Half extents of a brick, m.
const HALF: DVec3 = DVec3::new(0.1, 0.1, 0.2);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let n = args.number("n") as u32;
    for row in 0..n {
        // Rows are offset by ±⅛ brick: with ±¼ the end bricks would balance on the edge of those below.
        let shift = 0.125 - 0.25 * f64::from(row % 2) - 0.5 * f64::from(n - 1);
        for k in 0..n {
            let at = DVec3::new(0.0, HALF.y * (1.0 + 2.0 * f64::from(row)), 2.0 * HALF.z * (f64::from(k) + shift));
            sketch.solid(&Solid::Box(HALF), at, &[("mass", Is::Number(args.number("mass")))]);
        }
    }
    let at = DVec3::new(-2.0, BALL.max(HALF.y * f64::from(n)), 0.0);
    let fields = [("mass", Is::Number(args.number("load"))), ("velocity", Is::Vector(DVec3::X * args.number("speed")))];
    sketch.solid(&Solid::Ball(BALL), at, &fields);
    sketch.stepping(&[])
}
