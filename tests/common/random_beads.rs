//! Random beads for property tests.

use super::beads::{Bead, Circle, FORMS};
use glam::DVec3;
use proptest::prelude::*;
use serde_json::json;

/// Random numbers of a bead, in [−1, 1]: shrinking them gives simpler beads.
type Units = [f64; 28];

/// A number in [low, high] from one in [−1, 1].
fn within(unit: f64, low: f64, high: f64) -> f64 {
    low + 0.5 * (1.0 + unit) * (high - low)
}

fn three(u: &Units, from: usize) -> DVec3 {
    DVec3::new(u[from], u[from + 1], u[from + 2])
}

/// A bead at any state, legal or not, but with |x| from 0.6 r to 1.5 r (at the centre there is no direction to push
/// in): any mass, centre, radius, plane, feedback, gravity, constant force, user force and drag.
pub fn beads() -> impl Strategy<Value = Bead> {
    made_of(any_start)
}

/// A random bead with C = Ċ = 0.
pub fn legal_beads() -> impl Strategy<Value = Bead> {
    made_of(|circle, axes, u| {
        let (sin, cos) = libm::sincos(within(u[0], -3.2, 3.2));
        let outwards = cos * axes.0 + sin * axes.1;
        (circle.radius * outwards, 3.0 * u[1] * circle.normal.cross(outwards))
    })
}

type Frame = (DVec3, DVec3);

fn any_start(circle: &Circle, axes: Frame, u: &Units) -> (DVec3, DVec3) {
    let (sin, cos) = libm::sincos(within(u[0], -3.2, 3.2));
    let x = within(u[2], 0.6, 1.4) * circle.radius * (cos * axes.0 + sin * axes.1) + 0.3 * u[3] * circle.radius * circle.normal;
    (x, 3.0 * three(u, 4))
}

fn made_of(start: fn(&Circle, Frame, &Units) -> (DVec3, DVec3)) -> impl Strategy<Value = Bead> {
    (any::<[bool; 2]>(), prop::array::uniform28(-1.0f64..=1.0)).prop_map(move |([in_space, length], u)| {
        let dimension = if in_space { 3 } else { 2 };
        let flat = |x: DVec3| if in_space { x } else { DVec3::new(x.x, x.y, 0.0) };
        // Any direction; the offset keeps it from vanishing.
        let normal = if in_space { (three(&u, 7) + DVec3::new(0.0, 0.0, 1.8)).normalize() } else { DVec3::Z };
        let circle =
            Circle { center: flat(3.0 * three(&u, 10)), radius: within(u[13], 0.3, 3.0), form: FORMS[usize::from(length)], normal };
        let axis = normal.any_orthonormal_vector();
        let (x, v) = start(&circle, (axis, normal.cross(axis)), &u);
        let bead = Bead {
            dimension,
            mass: libm::exp(2.0 * u[14]),
            at: circle.center + flat(x),
            velocity: flat(v),
            circle: Some(circle),
            gravity: flat(15.0 * three(&u, 15)),
            forces: Vec::new(),
            method: json!({ "alpha": within(u[18], 0.0, 400.0), "beta": within(u[19], 0.0, 40.0) }),
        };
        let (constant, user) = (bead.vector(10.0 * three(&u, 20)), bead.vector(10.0 * three(&u, 23)));
        bead.force(json!({ "constant": { "force": constant } }))
            .force(json!({ "user": { "body": 0, "force": user } }))
            .force(json!({ "drag": { "coefficient": within(u[26], 0.0, 2.0) } }))
    })
}

impl Bead {
    /// The applied force at the start as the random bead's document has it: weight, constant, user and drag.
    pub fn applied_at_start(&self) -> DVec3 {
        let mut force = self.mass * self.gravity;
        for (kind, values) in self.forces.iter().flat_map(|f| f.as_object().expect("an object")) {
            force += match kind.as_str() {
                "constant" | "user" => components(&values["force"]),
                "drag" => -values["coefficient"].as_f64().expect("a number") * self.velocity,
                other => panic!("no {other} in random beads"),
            };
        }
        force
    }

    /// A number of this bead's method.
    pub fn setting(&self, name: &str) -> f64 {
        self.method[name].as_f64().unwrap_or_else(|| panic!("{name} in {}", self.method))
    }
}

fn components(list: &serde_json::Value) -> DVec3 {
    let x = |i: usize| list.get(i).and_then(serde_json::Value::as_f64).unwrap_or(0.0);
    DVec3::new(x(0), x(1), x(2))
}
