//! Floating bodies: the weight of what they displace, its centre, and the potential.

use crate::common::{G, assert_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::error::Code;
use constrained_dynamics::model::State;
use core::f64::consts::PI;
use serde_json::{Map, Value, json};

/// One body in a fluid up to y = 0.
fn document(shape: Value, at: Value, turn: Value, fluid: Value) -> Value {
    let d = at.as_array().unwrap().len();
    let mut body = json!({ "shape": shape, "density": 500, "at": at });
    let gravity = [0.0, -G, 0.0];
    body[if d == 2 { "angle" } else { "orientation" }] = turn;
    json!({
        "version": 1, "space": if d == 2 { "plane" } else { "space" }, "gravity": gravity[..d], "bodies": [body],
        "forces": [{ "buoyancy": fluid }],
        "method": { "kind": "acceleration", "integrator": "rk4", "stepSize": 0.002 },
    })
}

fn lift(shape: Value, at: Value) -> f64 {
    let upright = if at.as_array().unwrap().len() == 2 { json!(0) } else { json!([0, 0, 0, 1]) };
    let s = simulation(&document(shape, at, upright, json!({ "density": 1000 })));
    s.forces().unwrap()[0].force[1] / (1000.0 * G)
}

#[test]
fn the_lift_is_the_weight_of_what_is_displaced() {
    let cases = [
        (json!({ "box": [0.5, 0.2] }), json!([0, -1]), 0.4, "a box under the level"),
        (json!({ "box": [0.5, 0.2] }), json!([3, 0.1]), 0.1, "a box a quarter under"),
        (json!({ "disc": 0.5 }), json!([0, 0]), 0.125 * PI, "half a disc"),
        (json!({ "disc": 0.5 }), json!([0, -2]), 0.25 * PI, "a disc"),
        (json!({ "sphere": 0.3 }), json!([0, 0, 0]), 2.0 / 3.0 * PI * 0.027, "half a ball"),
        (json!({ "sphere": 0.3 }), json!([0, 5, 0]), 0.0, "a ball in the air"),
        (json!({ "box": [0.5, 0.2, 0.3] }), json!([0, 0.1, 2]), 0.5 * 0.2 * 0.3 * 8.0 / 4.0, "a cuboid a quarter under"),
    ];
    for (shape, at, size, what) in cases {
        assert_near(lift(shape, at), size, 1e-12, what);
    }
    // The prism that stands for a cylinder has its volume.
    assert_near(
        lift(json!({ "cylinder": { "halfLength": 0.4, "radius": 0.3 } }), json!([0, 0.2, 0])),
        PI * 0.09 * 0.2,
        1e-12,
        "a cylinder",
    );
}

#[test]
fn force_and_torque_are_minus_the_gradient_of_the_potential() {
    let turned = json!([0.3, -0.2, 0.4, 0.8]);
    let cases = [
        (json!({ "box": [0.5, 0.2] }), json!([0.3, 0.05]), json!(0.7)),
        (json!({ "polygon": [[-0.5, -0.3], [0.6, -0.2], [0.1, 0.7]] }), json!([0.3, 0.05]), json!(-0.4)),
        (json!({ "disc": 0.5 }), json!([0.3, 0.2]), json!(0.7)),
        (json!({ "box": [0.5, 0.2, 0.3] }), json!([0.3, 0.05, 0.1]), turned.clone()),
        (json!({ "sphere": 0.5 }), json!([0.3, 0.05, 0.1]), turned.clone()),
        (json!({ "cone": { "height": 0.8, "radius": 0.3 } }), json!([0.3, 0.05, 0.1]), turned),
    ];
    for (shape, at, turn) in cases {
        let mut document = document(shape.clone(), at, turn, json!({ "density": 1000 }));
        document.as_object_mut().unwrap().remove("gravity");
        let s = simulation(&document);
        let (model, state) = (s.world().model(), s.world().state());
        let dof = state.v.len();
        let mut force = vec![0.0; dof];
        model.apply_forces(state, &mut force, &mut vec![0.0; dof]);
        for (k, force) in force.iter().enumerate() {
            let at = |h: f64| {
                let (mut q, mut along) = (state.q.clone(), vec![0.0; dof]);
                along[k] = h;
                model.bodies.advance(&mut q, 1.0, &along);
                model.potential(&State { q, ..state.clone() })
            };
            let expected = (at(-1e-4) - at(1e-4)) / 2e-4;
            assert_near(*force, expected, 1e-3 * (1.0 + expected.abs()), format!("{shape}, component {k}"));
        }
    }
}

#[test]
fn a_floating_box_bobs_with_its_own_frequency_and_keeps_its_energy() {
    // Half as dense as the fluid and 0.4 m high: ω² = g/0.2 m; let go 0.05 m too deep.
    let mut s = simulation(&document(json!({ "box": [0.5, 0.2, 0.5] }), json!([0, -0.05, 0]), json!([0, 0, 0, 1]), json!({})));
    run(&mut s, 300);
    assert_near(s.positions()[1], -0.05 * libm::cos((G / 0.2).sqrt() * 0.6), 1e-6, "y");
    assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-4, "energy");
    // Braked it comes to rest where it displaces its own weight: its swing falls as exp(−t/s).
    let braked = json!({ "damping": 2000 });
    let mut s = simulation(&document(json!({ "box": [0.5, 0.2, 0.5] }), json!([0, 0.1, 0]), json!([0, 0, 0, 1]), braked));
    run(&mut s, 10_000);
    assert_near(s.positions()[1], 0.0, 1e-6, "half of it under the level");
}

#[test]
fn a_shape_whose_part_is_not_known_is_refused() {
    let shape = json!({ "capsule": { "halfLength": 0.4, "radius": 0.2 } });
    let document = document(shape, json!([0, 0, 0]), json!([0, 0, 0, 1]), json!({ "density": 1000 }));
    let e = Simulation::from_document(&document, &Map::new()).err().unwrap();
    assert_eq!((e.code, e.path.as_str()), (Code::Unsupported, "forces[0].buoyancy.body"));
}
