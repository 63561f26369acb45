//! Forces between bodies, and wind, against their formulas at one state: the spring with its damper, mutual gravity,
//! electric charges.

use crate::common;
use crate::common::assert_all_near;
use constrained_dynamics::Simulation;
use constrained_dynamics::model::State;
use serde_json::{Value, json};

/// A few roundings of numbers up to 100.
const ROUNDING: f64 = 1e-12;

/// Three bodies of 2, 3 and 0.5 kg under one force: the first two 5 m apart along (3, 4)/5, the third held.
fn three(force: &Value) -> Simulation {
    common::simulation(&json!({
        "version": 1, "space": "plane",
        "bodies": [
            { "particle": {}, "mass": 2, "at": [3, 4], "velocity": [1, 2] },
            { "particle": {}, "mass": 3, "at": [0, 0], "velocity": [0, -1] },
            { "particle": {}, "mass": 0.5, "at": [0, 1000], "fixed": true },
        ],
        "forces": [force],
    }))
}

/// The force on every body at the start, N.
fn force_of(force: &Value) -> Vec<f64> {
    three(force).forces().unwrap()[0].force.clone()
}

#[test]
fn a_spring_pulls_by_its_stretch_and_brakes_by_its_rate() {
    let spring = |stiffness: f64, damping: f64, rest: f64| {
        force_of(&json!({ "spring": { "between": [0, 1], "stiffness": stiffness, "damping": damping, "rest": rest } }))
    };
    // d = (3, 4), u = (1, 3): n = (0.6, 0.8), n·u = 3.
    assert_all_near(&spring(10.0, 0.0, 3.0), &[-12.0, -16.0, 12.0, 16.0, 0.0, 0.0], ROUNDING, "stretched by 2 m at 10 N/m");
    assert_all_near(&spring(10.0, 0.0, 6.0), &[6.0, 8.0, -6.0, -8.0, 0.0, 0.0], ROUNDING, "pressed together by 1 m");
    assert_all_near(&spring(0.0, 2.0, 1.0), &[-3.6, -4.8, 3.6, 4.8, 0.0, 0.0], ROUNDING, "drawn apart at 3 m/s, 2 N·s/m");
}

#[test]
fn wind_drags_by_the_difference_of_the_velocities() {
    let wind = |velocity: [f64; 2]| force_of(&json!({ "wind": { "velocity": velocity, "coefficient": 4 } }));
    assert_all_near(&wind([3.0, 1.0]), &[8.0, -4.0, 12.0, 8.0, 0.0, 0.0], ROUNDING, "−c (v − w), and nothing on what is fixed");
    assert_all_near(&wind([1.0, 2.0])[..2], &[0.0, 0.0], ROUNDING, "nothing on what moves with the air");
}

#[test]
fn masses_attract_and_like_charges_repel_with_the_inverse_square() {
    // The third body, a kilometre off, adds less than 1e-4 N.
    let attraction = |softening: f64| force_of(&json!({ "attraction": { "constant": 50, "softening": softening } }));
    // G m₁ m₂/d² = 50·6/25 = 12 N along (0.6, 0.8).
    assert_all_near(&attraction(0.0)[..4], &[-7.2, -9.6, 7.2, 9.6], 1e-3, "two masses");
    // √(5² + 12²) = 13: 300 · 5/13³ N
    let soft = 1500.0 / 2197.0;
    assert_all_near(&attraction(12.0)[..4], &[-0.6 * soft, -0.8 * soft, 0.6 * soft, 0.8 * soft], 1e-3, "softened");
    let charges = |alternating: bool| force_of(&json!({ "coulomb": { "constant": 50, "charge": 2, "alternating": alternating } }));
    assert_all_near(&charges(false)[..4], &[4.8, 6.4, -4.8, -6.4], 1e-3, "50·2·2/25 = 8 N apart");
    assert_all_near(&charges(true)[..4], &[-4.8, -6.4, 4.8, 6.4], 1e-3, "unlike ones together");
}

#[test]
fn a_force_with_a_potential_is_minus_its_gradient_and_a_damper_has_none() {
    for force in [
        json!({ "spring": { "between": [0, 1], "stiffness": 7, "rest": 2 } }),
        json!({ "spring": { "between": [1, 2], "stiffness": 0.01, "rest": 2 } }),
        json!({ "attraction": { "constant": 5, "softening": 0.5 } }),
        json!({ "coulomb": { "constant": 5, "charge": 1.5 } }),
        json!({ "coulomb": { "constant": 5, "charge": 1.5, "alternating": true, "softening": 1 } }),
    ] {
        let simulation = three(&force);
        let (model, state) = (simulation.world().model(), simulation.world().state());
        let at = |k: usize, s: f64| {
            let mut q = state.q.clone();
            q[k] += s;
            model.potential(&State { q, ..state.clone() })
        };
        // Central differences over 2e-4 m: their error is below 1e-7 N here, rounding of V included.
        let minus_gradient: Vec<f64> = (0..4).map(|k| (at(k, -1e-4) - at(k, 1e-4)) / 2e-4).collect();
        assert_all_near(&simulation.forces().unwrap()[0].force[..4], &minus_gradient, 1e-6, force.to_string());
    }
    let mut damped = three(&json!({ "spring": { "between": [0, 1], "stiffness": 7, "damping": 3, "rest": 2 } }));
    let start = damped.world().energy();
    damped.set("method", json!("acceleration")).expect("a method");
    damped.set("integrator", json!("rk4")).expect("an integrator");
    damped.set("stepSize", json!(1e-3)).expect("a step");
    damped.step(500);
    let (change, drift) = (damped.world().energy() - start, damped.world().energy_drift());
    assert!(change < -1.0, "the damper takes energy out: {change} J");
    assert!(drift.abs() < 1e-8, "and its work is not drift: {drift} J");
}

/// A disc of I = 1 on a fixed axle, with a torsional spring; in space about the axis (1, 2, 2)/3, which a hinge holds.
fn torsion(space: &str, damping: f64) -> Simulation {
    let plane = space == "plane";
    let (axis, disc) = (json!([1, 2, 2]), json!({ "shape": { "sphere": 0.5 }, "mass": 1, "inertia": [1, 1, 1], "at": [0, 0, 0] }));
    let mut spring = json!({ "between": [0, 1], "stiffness": 4, "damping": damping, "angle": 0.7 });
    let mut hinge = json!({ "between": [0, 1], "anchors": [[0, 0, 0], [0, 0, 0]] });
    let (mut axle, mut disc) = (json!({ "particle": {}, "at": [0, 0, 0], "fixed": true }), disc);
    if plane {
        axle["at"] = json!([0, 0]);
        hinge["anchors"] = json!([[0, 0], [0, 0]]);
        disc = json!({ "shape": { "disc": 0.5 }, "mass": 1, "inertia": 1, "at": [0, 0] });
    } else {
        (spring["axis"], hinge["axis"]) = (axis.clone(), axis);
    }
    common::simulation(&json!({
        "version": 1, "space": space, "bodies": [axle, disc], "constraints": [{ "hinge": hinge }], "forces": [{ "torsional-spring": spring }],
        "method": { "kind": "acceleration", "integrator": "rk4", "stepSize": 1e-3, "solver": { "kind": "direct" } },
    }))
}

#[test]
fn a_torsional_spring_swings_a_disc_about_its_angle_at_rest() {
    for space in ["plane", "space"] {
        let mut s = torsion(space, 0.0);
        for _ in 0..4 {
            s.step(1000);
            // ω² = k/I = 4
            let theta = 0.7 * (1.0 - (2.0 * s.world().state().t).cos());
            assert_all_near(&[s.observe("constraint[0].angle").unwrap()], &[theta], 1e-9, space);
            assert_all_near(&[s.world().energy()], &[0.5 * 4.0 * 0.7 * 0.7], 1e-9, "energy");
        }
    }
}

#[test]
fn the_damper_of_a_torsional_spring_brakes_it_and_its_work_is_no_drift() {
    for space in ["plane", "space"] {
        let mut s = torsion(space, 4.0);
        s.step(1500);
        let t = s.world().state().t;
        // Critical damping: c = 2√(kI).
        assert_all_near(&[s.observe("constraint[0].angle").unwrap()], &[0.7 * (1.0 - (1.0 + 2.0 * t) * (-2.0 * t).exp())], 1e-9, space);
        assert_all_near(&[s.world().energy_drift()], &[0.0], 1e-9, "drift");
        assert!(s.world().energy() < 0.1, "{}", s.world().energy());
    }
}
