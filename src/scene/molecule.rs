//! A molecule that tumbles freely in space.

use super::Scene;
use super::sketch::{Is, SPEED, Sketch};
use crate::describe::{Args, Entry, Parameter, Type};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "molecule",
        title: "Molecule",
        symbol: "",
        unit: "",
        help: "Atoms held by lengths and angles, tumbling freely in space.",
        parameters: &[
            Parameter::new("molecule", "", "", Type::Choice { options: KINDS, default: "methane" }, "Which molecule.").at_restart(),
            Parameter { ty: Type::Number { min: -1e3, max: 1e3, soft: (-5.0, 5.0), logarithmic: false, default: Some(2.0) }, ..SPEED },
        ],
    },
    space: "space",
    observation: "No external force acts: momentum and angular momentum are conserved, whatever the bonds do.",
    document,
};

const KINDS: &[(&str, &str)] = &[("methane", "CH₄"), ("water", "H₂O")];

/// Angle H–O–H, rad.
const WATER: f64 = 1.8242;

fn document(args: &Args) -> Value {
    let water = args.choice("molecule") == "water";
    let (sin, cos) = libm::sincos(0.5 * WATER);
    let corner = 1.0 / 3.0f64.sqrt();
    let bent = [DVec3::new(sin, -cos, 0.0), DVec3::new(-sin, -cos, 0.0)];
    let tetrahedron =
        [(1.0, 1.0, 1.0), (1.0, -1.0, -1.0), (-1.0, 1.0, -1.0), (-1.0, -1.0, 1.0)].map(|(x, y, z)| corner * DVec3::new(x, y, z));
    let (middle, hydrogen, angle) = if water { (16.0, &bent[..], WATER) } else { (12.0, &tetrahedron[..], libm::acos(-1.0 / 3.0)) };
    let mut sketch = Sketch::space().with(args);
    // Rotation about the centre of mass, not about an axis of symmetry.
    let centre = hydrogen.iter().sum::<DVec3>() / (middle + hydrogen.len() as f64);
    let spin = args.number("speed") * DVec3::new(0.6, 0.8, 0.3);
    let mut atom = |mass: f64, at: DVec3| sketch.particle(mass, at - centre, spin.cross(at - centre));
    let heavy = atom(middle, DVec3::ZERO);
    let light: Vec<u32> = hydrogen.iter().map(|at| atom(1.0, *at)).collect();
    for (k, a) in light.iter().enumerate() {
        sketch.stick(heavy, *a);
        for b in &light[k + 1..] {
            sketch.constrain("angle", &[("between", Is::Bodies(&[*a, heavy, *b])), ("angle", Is::Number(angle))]);
        }
    }
    sketch.document(4, "direct")
}
