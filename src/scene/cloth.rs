//! A square cloth, held at two corners.

use super::Scene;
use super::sketch::{GRAVITY, Is, Sketch, count};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "cloth",
        title: "Cloth",
        symbol: "",
        unit: "",
        help: "A net of sticks in space, held at two corners; cut it by removing constraints.",
        parameters: &[
            count(12, (3, 24), 40, "Particles along each side."),
            Parameter::new("diagonals", "", "", Type::Boolean { default: false }, "Springs along the diagonals, against shear.")
                .at_restart(),
            Parameter::number("mass", "m", "kg", (1e-3, 1e6), (0.1, 5.0), 1.0, "Mass of the cloth.").logarithmic(),
            GRAVITY,
            Parameter::number("air", "c", "kg/s", (0.0, 1e3), (0.0, 5.0), 0.5, "Drag of the air on the whole cloth."),
            Parameter::number("wind", "w", "m/s", (-100.0, 100.0), (-5.0, 5.0), 0.0, "Speed of the air, towards the viewer."),
        ],
    },
    space: "space",
    observation: "The tension is largest at the two held corners: every thread carries what hangs below it.",
    document,
};

/// Half the angle of that arc, rad.
const ARC: f64 = 0.9;
/// Stiffness of a diagonal, N/m.
const SHEAR: f64 = 5.0;
/// Length of a side, m.
const SIDE: f64 = 2.0;

fn document(args: &Args) -> Value {
    let n = args.number("n") as u32;
    let share = 1.0 / f64::from(n * n);
    let mut sketch = Sketch::space();
    // It starts as an arc: an inextensible straight edge between two fixed ends could not move.
    let length = SIDE / f64::from(n - 1);
    let turn = 2.0 * ARC / f64::from(n - 1);
    let radius = 0.5 * length / libm::sin(0.5 * turn);
    let place = |i: u32, k: u32| {
        let (sin, cos) = libm::sincos(turn * f64::from(i) - ARC);
        DVec3::new(radius * sin, radius * (libm::cos(ARC) - cos), length * f64::from(k))
    };
    for (k, i) in (0..n).flat_map(|k| (0..n).map(move |i| (k, i))) {
        if k == 0 && (i == 0 || i == n - 1) {
            sketch.fixed(place(i, k));
        } else {
            sketch.particle(args.number("mass") * share, place(i, k), DVec3::ZERO);
        }
    }
    for (k, i) in (0..n).flat_map(|k| (0..n).map(move |i| (k, i))) {
        let at = k * n + i;
        let (right, below) = (i + 1 < n, k + 1 < n);
        if right {
            sketch.stick(at, at + 1);
        }
        if below {
            sketch.stick(at, at + n);
        }
        if right && below && args.boolean("diagonals") {
            sketch.spring(at, at + n + 1, SHEAR, 0.0, 1.0);
            sketch.spring(at + 1, at + n, SHEAR, 0.0, 1.0);
        }
    }
    let wind = DVec3::Z * args.number("wind");
    sketch.force("wind", &[("velocity", Is::Vector(wind)), ("coefficient", Is::Number(args.number("air") * share))]);
    sketch.with(args).rattling(8)
}
