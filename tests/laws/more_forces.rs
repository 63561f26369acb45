//! Forces of fields, of turning frames, and along a body's own axes, against the closed forms of the motion.

use crate::common::bodies::weightless;
use crate::common::{assert_near, assert_vector_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::math::rotation;
use glam::{DQuat, DVec3};
use serde_json::{Value, json};

/// One particle of 2 kg under a force, by rk4 with 1,000 steps a second.
fn particle(space: &str, velocity: &[f64], force: Value) -> Simulation {
    let mut at = vec![1.0, 0.0, 0.0];
    at.truncate(velocity.len());
    simulation(&json!({
        "version": 1, "space": space, "bodies": [{ "particle": {}, "mass": 2, "at": at, "velocity": velocity }], "forces": [force],
        "method": { "kind": "acceleration", "integrator": "rk4", "stepSize": 0.001 },
    }))
}

#[test]
fn a_charge_circles_with_the_cyclotron_frequency() {
    // ω = qB/m = 3 rad/s, r = v/ω: from (1, 0) with (0, 6) against the sense of B.
    let mut s = particle("plane", &[0.0, 6.0], json!({ "lorentz": { "charge": 4, "magnetic": 1.5 } }));
    run(&mut s, 700);
    let (sin, cos) = libm::sincos(3.0 * 0.7);
    let q = s.positions();
    assert_near(q[0], 1.0 + 2.0 * (1.0 - cos), 1e-9, "x");
    assert_near(q[1], 2.0 * sin, 1e-9, "y");
    assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-9, "a magnetic field does no work");
}

#[test]
fn crossed_fields_make_a_charge_drift_across_both() {
    // At v = E × B/B² the two forces are equal and opposite.
    let mut s = particle(
        "space",
        &[0.0, -3.0, 0.0],
        json!({ "lorentz": { "charge": -2, "electric": [6, 0, 0], "magnetic": 2, "axis": [0, 0, 5] } }),
    );
    run(&mut s, 1000);
    assert_vector_near(DVec3::from_slice(&s.positions()), DVec3::new(1.0, -3.0, 0.0), 1e-9, "straight on");
}

#[test]
fn seen_from_a_turning_frame_a_free_particle_goes_straight_in_the_other() {
    let (turning, point) = (DVec3::new(0.0, 0.0, 1.3), DVec3::new(0.5, -0.2, 0.0));
    let frame = json!({ "rotating-frame": { "speed": 1.3, "point": [0.5, -0.2] } });
    let mut s = particle("plane", &[0.4, -0.7], frame);
    run(&mut s, 1500);
    let r = DVec3::new(1.0, 0.0, 0.0) - point;
    let straight = r + 1.5 * (DVec3::new(0.4, -0.7, 0.0) + turning.cross(r));
    let seen = point + rotation::from_vector(-1.5 * turning) * straight;
    let q = s.positions();
    assert_vector_near(DVec3::new(q[0], q[1], 0.0), seen, 1e-9, "x");
    assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-9, "½ m v² − ½ m |Ω × r|²");
}

#[test]
fn seen_from_a_turning_frame_a_free_body_tumbles_as_in_the_other() {
    let (turning, spin) = (DVec3::new(0.3, -0.8, 0.5), DVec3::new(1.0, 2.0, -0.5));
    let body = |spin: DVec3| {
        let body = json!({ "shape": { "box": [0.5, 0.3, 0.1] }, "density": 1, "at": [0, 0, 0], "spin": spin.to_array() });
        weightless(vec![body], json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 0.001 }))
    };
    let mut there = simulation(&body(spin));
    let mut document = body(spin - turning);
    document["forces"] = json!([{ "rotating-frame": { "speed": turning.length(), "axis": turning.to_array() } }]);
    let mut here = simulation(&document);
    run(&mut there, 1000);
    run(&mut here, 1000);
    let orientation = |s: &Simulation| DQuat::from_slice(&s.positions()[3..]);
    let expected = rotation::from_vector(-turning) * orientation(&there);
    assert_near(orientation(&here).dot(expected).abs(), 1.0, 1e-9, "turned back by the frame");
    assert_near(observe(&mut here, "energy.drift"), 0.0, 1e-8, "energy");
}

#[test]
fn a_thrust_along_the_bodys_own_axes_turns_with_it() {
    let disc = json!({ "shape": { "disc": 0.5 }, "mass": 2, "inertia": 1, "at": [0, 0], "spin": 3 });
    let mut document = weightless(vec![disc], json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 0.001 }));
    document["forces"] = json!([{ "formula": { "of": [0], "axes": "body", "fx": "5" } }]);
    let mut s = simulation(&document);
    run(&mut s, 1000);
    let (sin, cos) = libm::sincos(3.0);
    let v = s.velocities();
    assert_near(v[0], 5.0 / 6.0 * sin, 1e-9, "F/(mω) sin ωt");
    assert_near(v[1], 5.0 / 6.0 * (1.0 - cos), 1e-9, "F/(mω) (1 − cos ωt)");
}
