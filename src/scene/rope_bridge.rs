//! A rope bridge, held at both ends.

use super::Scene;
use super::sketch::{DRAG, GRAVITY, Sketch, count, length, one_mass};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "rope-bridge",
        title: "Rope bridge",
        symbol: "",
        unit: "",
        help: "Planks on a rope between two fixed ends, with a load on one of them.",
        parameters: &[
            count(15, (2, 60), 500, "Number of planks."),
            length("span", "L", 4.0, "Distance between the ends."),
            length("sag", "s", 0.8, "How far the middle hangs below the ends."),
            one_mass("mass", "m", 1.0),
            Parameter::number("load", "m₁", "kg", (0.0, 1e6), (0.0, 10.0), 10.0, "Load on the plank nearest to a quarter of the way."),
            GRAVITY,
            Parameter { ty: Type::Number { min: 0.0, max: 1e6, soft: (0.0, 5.0), logarithmic: false, default: Some(0.5) }, ..DRAG },
        ],
    },
    space: "plane",
    observation: "Without load the bridge hangs in a parabola, and the horizontal component of the tension is the same everywhere. A load makes a kink.",
    document,
};

fn document(args: &Args) -> Value {
    let (planks, span, sag) = (args.number("n") as u32, args.number("span"), args.number("sag"));
    let mut sketch = Sketch::plane().with(args);
    // Equal weights at equal distances hang on a parabola.
    let place = |k: u32| {
        let s = 2.0 * f64::from(k) / f64::from(planks + 1) - 1.0;
        DVec3::new(0.5 * span * s, sag * (s * s - 1.0), 0.0)
    };
    let loaded = planks.div_ceil(4);
    let mut last = sketch.fixed(place(0));
    for k in 1..=planks {
        let load = if k == loaded { args.number("load") } else { 0.0 };
        let next = sketch.particle(args.number("mass") + load, place(k), DVec3::ZERO);
        sketch.stick(last, next);
        last = next;
    }
    let end = sketch.fixed(place(planks + 1));
    sketch.stick(last, end);
    sketch.document(4, "direct")
}
