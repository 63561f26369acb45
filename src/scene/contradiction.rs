//! Contradictory constraints: a triangle with sides 1, 1 and 3.

use super::Scene;
use super::sketch::{FORM, GRAVITY, MASS, Sketch};
use crate::describe::{Args, Entry, Parameter};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "contradiction",
        title: "Contradictory triangle",
        symbol: "",
        unit: "",
        help: "A triangle with the sides 1, 1 and 3: no position of its corners satisfies all three.",
        parameters: &[Parameter::number("side", "r₃", "m", (0.1, 100.0), (0.5, 4.0), 3.0, "The third side."), MASS, GRAVITY, FORM],
    },
    space: "plane",
    observation: "The triangle is stretched nearly flat: least squares distribute the error over the sides, and the residual is what no λ can remove.",
    document,
};

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    let top = sketch.fixed(DVec3::ZERO);
    let [left, right] = [-0.5, 0.5].mapped(|x| sketch.particle(args.number("mass"), DVec3::new(x, -0.8, 0.0), DVec3::ZERO));
    sketch.stick_of(1.0, top, left);
    sketch.stick_of(1.0, top, right);
    sketch.stick_of(args.number("side"), left, right);
    let mut document = sketch.document(4, "direct");
    // The nearly flat triangle would need very large forces: weak feedback, and a larger tolerance for dependent rows.
    for (key, value) in [("alpha", 25.0), ("beta", 20.0)] {
        document["method"][key] = value.into();
    }
    document["method"]["solver"]["rankTolerance"] = 0.01.into();
    document
}
