//! Friction in joints, motors that go to a place, and gears with play, in closed form.

use crate::common::bodies::{heavy, weightless};
use crate::common::{G, assert_near, run, simulation};
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

/// A rotor of 0.5 kg·m² on a hinge of a fixed body.
fn rotor(spin: f64, words: Value) -> Simulation {
    let post = json!({ "shape": { "disc": 0.1 }, "at": [0, 0], "fixed": true });
    let wheel = json!({ "shape": { "disc": 0.5 }, "mass": 1, "inertia": 0.5, "at": [0, 0], "spin": spin });
    let mut hinge = json!({ "between": [0, 1], "anchors": [[0, 0], [0, 0]] });
    hinge.as_object_mut().unwrap().extend(words.as_object().unwrap().clone());
    let mut document = weightless(vec![post, wheel], json!({ "stepSize": 0.001, "substeps": 1 }));
    document["constraints"] = json!([{ "hinge": hinge }]);
    simulation(&document)
}

fn angle_and_spin(s: &Simulation) -> [f64; 2] {
    [s.positions()[5], s.velocities()[5]]
}

#[test]
fn friction_brakes_with_its_torque_and_then_holds() {
    // ω̇ = −τ/I = −4 rad/s²: it stops after 0.5 s at 0.5 rad, and stays.
    let mut s = rotor(2.0, json!({ "frictionTorque": 2 }));
    run(&mut s, 300);
    assert_near(angle_and_spin(&s)[1], 2.0 - 4.0 * 0.3, 1e-9, "ω₀ − τt/I");
    run(&mut s, 700);
    let [angle, spin] = angle_and_spin(&s);
    assert_near(spin, 0.0, 1e-12, "it stands");
    assert_near(angle, 0.5, 2e-3, "where it stopped");
}

#[test]
fn friction_holds_a_weight_up_to_its_bound() {
    // A bar of 1 kg held level at its end: m g ℓ/2 = 4.905 N·m.
    let tilts = |friction: f64| {
        let wall = json!({ "shape": { "box": [0.1, 0.1] }, "at": [0, 0], "fixed": true });
        let bar = json!({ "shape": { "box": [0.5, 0.02] }, "mass": 1, "at": [0.5, 0] });
        let mut document = heavy(vec![wall, bar], json!({ "stepSize": 0.005 }));
        document["constraints"] = json!([{ "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]], "frictionTorque": friction } }]);
        let mut s = simulation(&document);
        run(&mut s, 200);
        -s.positions()[5]
    };
    assert_near(tilts(1.05 * 0.5 * G), 0.0, 1e-6, "it sticks");
    assert!(tilts(0.8 * 0.5 * G) > 0.1, "it gives way");
}

#[test]
fn a_motor_with_a_gain_goes_to_its_target() {
    // θ̇ = −κ(θ − θ₀): θ = θ₀(1 − exp(−κt)), to first order in h.
    let drive = |most: f64| rotor(0.0, json!({ "driven": true, "gain": 4, "target": 1.5, "maxTorque": most }));
    let mut s = drive(1e9);
    run(&mut s, 500);
    assert_near(angle_and_spin(&s)[0], 1.5 * (1.0 - libm::exp(-2.0)), 5e-3, "θ(0.5 s)");
    run(&mut s, 3000);
    assert_near(angle_and_spin(&s)[0], 1.5, 1e-5, "it is there");
    // With 1 N·m at most it begins with ω̇ = 2 rad/s².
    let mut s = drive(1.0);
    run(&mut s, 200);
    assert_near(angle_and_spin(&s)[1], 0.4, 1e-6, "τt/I");
    run(&mut s, 5000);
    assert_near(angle_and_spin(&s)[0], 1.5, 1e-4, "it gets there later");
}

#[test]
fn a_slider_sticks_by_its_friction_on_a_slope_of_the_axis() {
    let slides = |friction: f64| {
        let rail = json!({ "shape": { "box": [0.1, 0.1] }, "at": [0, 0], "fixed": true });
        let car = json!({ "shape": { "box": [0.1, 0.1] }, "mass": 2, "at": [0, 0] });
        let mut document = heavy(vec![rail, car], json!({ "stepSize": 0.005 }));
        let words = json!({ "between": [0, 1], "anchors": [[0, 0], [0, 0]], "axis": [0.8, -0.6], "frictionForce": friction });
        document["constraints"] = json!([{ "slider": words }]);
        let mut s = simulation(&document);
        run(&mut s, 200);
        s.velocities()[3] / 0.8
    };
    // The weight along the axis is 0.6 · 2 kg · g = 11.772 N.
    assert_near(slides(12.0), 0.0, 1e-9, "it sticks");
    assert_near(slides(5.0), (11.772 - 5.0) / 2.0, 1e-6, "(f − f_f)/m · 1 s");
}

#[test]
fn gears_with_play_turn_each_other_once_it_is_used_up() {
    let wheel = |x: f64, spin: f64| json!({ "shape": { "disc": 0.5 }, "mass": 1, "inertia": 0.5, "at": [x, 0], "spin": spin });
    let post = json!({ "shape": { "box": [1, 0.1] }, "at": [0, 0], "fixed": true });
    let hinge = |k: usize, x: f64| json!({ "hinge": { "between": [0, k], "anchors": [[x, 0], [0, 0]] } });
    let mut document = weightless(vec![post, wheel(-0.5, 2.0), wheel(0.5, 0.0)], json!({ "stepSize": 0.001, "substeps": 1 }));
    document["constraints"] = json!([hinge(1, -0.5), hinge(2, 0.5), { "gear": { "between": [1, 2], "ratio": 1, "play": 0.4 } }]);
    let mut s = simulation(&document);
    // 0.2 rad at 2 rad/s
    run(&mut s, 95);
    assert_near(s.velocities()[8], 0.0, 1e-12, "the second stands");
    assert_near(s.positions()[5], 0.19, 1e-9, "the first is free");
    run(&mut s, 20);
    assert_near(s.velocities()[5], 1.0, 1e-6, "they share the spin");
    assert_near(s.velocities()[8], -1.0, 1e-6, "the other way round");
}
