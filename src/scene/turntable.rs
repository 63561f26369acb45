//! Boxes on a table that turns faster and faster: friction carries each of them round until it would have to be more than μ m g.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "turntable",
        title: "Turntable",
        symbol: "",
        unit: "",
        help: "Boxes on a table that turns faster and faster, as a formula of time prescribes.",
        parameters: &[
            Parameter::number("growth", "α", "rad/s²", (0.0, 100.0), (0.05, 1.0), 0.3, "Angular acceleration of the table.").at_restart(),
            FRICTION.with_default(0.3),
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "The boxes slide off one after the other, the outermost first, each when ω²r passes μg, whatever its mass.",
    document,
};

/// Half its height, and radius of the table, m.
const TABLE: (f64, f64) = (0.1, 2.0);
/// Half the size of a box, m.
const HALF: DVec3 = DVec3::new(0.12, 0.1, 0.12);
/// Number of boxes, and from one to the next, m.
const BOXES: (u32, f64) = (4, 0.4);

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    sketch.ground(DVec3::Y, DVec3::new(0.0, -0.8, 0.0));
    let angle = format!("{}*t^2", 0.5 * args.number("growth"));
    let moves = [("angle", Is::Word(&angle)), ("axis", Is::Vector(DVec3::Y))];
    sketch.solid(&Solid::Cylinder(TABLE.0, TABLE.1), DVec3::new(0.0, -TABLE.0, 0.0), &[("moves", Is::Fields(&moves))]);
    for k in 0..BOXES.0 {
        // Each a quarter turn on, so that none meets another on its way.
        let r = BOXES.1 * f64::from(k + 1);
        let direction = [DVec3::X, DVec3::Z, -DVec3::X, -DVec3::Z][k as usize % 4];
        sketch.solid(&Solid::Box(HALF), r * direction + HALF.y * DVec3::Y, &[("mass", Is::Number(args.number("mass")))]);
    }
    sketch.stepping(&[])
}
