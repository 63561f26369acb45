//! Limits, ropes, motors and friction of joints in position-based dynamics, in closed form.

use crate::common::bodies::{heavy, square, weightless, with};
use crate::common::{G, assert_near, run, simulation};
use crate::position_contacts::position;
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

/// A rotor of 0.5 kg·m² on a hinge of a fixed body, in the plane or in space.
fn rotor(in_space: bool, spin: f64, words: Value) -> Simulation {
    let (shape, zero, spin) = if in_space {
        (json!({ "sphere": 0.1 }), json!([0, 0, 0]), json!([0, 0, spin]))
    } else {
        (json!({ "disc": 0.1 }), json!([0, 0]), json!(spin))
    };
    let post = json!({ "shape": shape, "at": zero, "fixed": true });
    let inertia = if in_space { json!([0.5, 0.5, 0.5]) } else { json!(0.5) };
    let wheel = json!({ "shape": shape, "mass": 1, "inertia": inertia, "at": zero, "spin": spin });
    let mut hinge = json!({ "between": [0, 1], "anchors": [zero, zero] });
    if in_space {
        hinge["axis"] = json!([0, 0, 1]);
    }
    hinge.as_object_mut().unwrap().extend(words.as_object().unwrap().clone());
    let mut document = weightless(vec![post, wheel], position(0.001, 1, 10));
    document["constraints"] = json!([{ "hinge": hinge }]);
    simulation(&document)
}

/// Its speed.
fn spin(s: &Simulation) -> f64 {
    *s.velocities().last().unwrap()
}

/// How far it has turned.
fn angle(s: &Simulation, in_space: bool) -> f64 {
    let q = s.positions();
    if in_space { 2.0 * q[q.len() - 2].asin() } else { q[q.len() - 1] }
}

#[test]
fn a_motor_turns_with_its_most_torque_until_it_has_its_speed() {
    for in_space in [false, true] {
        // ω̇ = τ/I = 2 rad/s²: 3 rad/s after 1.5 s.
        let mut s = rotor(in_space, 0.0, json!({ "driven": true, "speed": 3, "maxTorque": 1 }));
        run(&mut s, 1000);
        assert_near(spin(&s), 2.0, 1e-9, "τ t/I");
        assert_near(s.lambda().last().copied().unwrap(), 1.0, 1e-9, "its most torque");
        run(&mut s, 1000);
        assert_near(spin(&s), 3.0, 1e-9, "its speed");
        assert_near(s.lambda().last().copied().unwrap(), 0.0, 1e-6, "nothing is left to do");
    }
}

#[test]
fn friction_brakes_with_its_torque_and_then_holds() {
    for in_space in [false, true] {
        let mut s = rotor(in_space, 2.0, json!({ "frictionTorque": 2 }));
        run(&mut s, 300);
        assert_near(spin(&s), 2.0 - 4.0 * 0.3, 1e-9, "ω₀ − τt/I");
        run(&mut s, 700);
        assert_near(spin(&s), 0.0, 1e-9, "it stands");
    }
}

#[test]
fn a_limit_stops_what_comes_to_it_and_does_not_pull_it_back() {
    for in_space in [false, true] {
        let words = json!({ "limited": true, "lower": -1, "upper": 1 });
        let mut s = rotor(in_space, 2.0, words.clone());
        run(&mut s, 400);
        assert_near(spin(&s), 2.0, 1e-9, "nothing acts before");
        run(&mut s, 600);
        assert_near(spin(&s), 0.0, 1e-9, "stopped");
        assert_near(angle(&s, in_space), 1.0, 1e-9, "at the limit");
        let mut s = rotor(in_space, -2.0, words);
        run(&mut s, 1000);
        assert_near(angle(&s, in_space), -1.0, 1e-9, "at the lower one");
    }
}

#[test]
fn a_rope_hangs_slack_and_then_carries_the_weight() {
    let at = |y: f64| json!({ "particle": {}, "at": [0, y], "mass": 2 });
    let mut document = heavy(vec![with(at(0.0), json!({ "fixed": true })), at(-0.5)], position(0.001, 1, 2));
    document["constraints"] = json!([{ "max-distance": { "between": [0, 1], "length": 1 } }]);
    let mut s = simulation(&document);
    run(&mut s, 300); // taut after √(2 · 0.5/g) = 0.319 s
    assert_near(s.positions()[3], -0.5 - 0.5 * G * 0.09, 2e-3, "it falls");
    assert_near(s.lambda()[0], 0.0, 0.0, "slack");
    run(&mut s, 300);
    assert_near(s.positions()[3], -1.0, 1e-9, "as far as the rope lets it");
    assert_near(s.lambda()[0], 2.0 * G, 1e-6, "its tension");
}

#[test]
fn a_rope_breaks_under_more_than_it_carries() {
    let at = |y: f64| json!({ "particle": {}, "at": [0, y], "mass": 2 });
    let mut document = heavy(vec![with(at(0.0), json!({ "fixed": true })), at(-1.0)], position(0.001, 1, 2));
    document["constraints"] = json!([{ "max-distance": { "between": [0, 1], "length": 1, "breakingForce": 15 } }]);
    let mut s = simulation(&document);
    run(&mut s, 500);
    assert!(s.positions()[3] < -2.0, "2 kg are 19.6 N: {}", s.positions()[3]);
}

#[test]
fn work_of_motors_is_accounted_for() {
    let mut s = rotor(false, 0.0, json!({ "driven": true, "speed": 3, "maxTorque": 1 }));
    run(&mut s, 2000);
    assert_near(s.observe("energy.drift").unwrap(), 0.0, 1e-9, "½ I ω² is the motor's work");
    let mut document = heavy(vec![square(0.0, 0.0), with(square(0.0, 3.0), json!({ "fixed": true }))], position(0.001, 1, 10));
    document["constraints"] = json!([{ "slider": { "between": [1, 0], "anchors": [[0, 0], [0, 0]], "axis": [0, 1], "driven": true, "speed": 1, "maxForce": 50 } }]);
    let mut s = simulation(&document);
    run(&mut s, 1000);
    assert_near(s.positions()[1], 1.0 - 0.5 / (50.0 - G), 1e-3, "lifted at its speed, once its most force has brought it there");
    assert_near(s.observe("energy.drift").unwrap(), 0.0, 1e-2, "m g y is the motor's work");
}
