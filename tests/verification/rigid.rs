//! VERIFICATION, chapter "Rigid bodies": 12, 13 and 15. (14 needs a pivot: with the joints.)

use crate::common::bodies::{weightless, with};
use crate::common::{assert_all_near, assert_near, observe, run, simulation};
use constrained_dynamics::model::contact::impulse::{Collider, collide};
use glam::{DMat3, DQuat, DVec3, dvec3};
use serde_json::{Value, json};

fn free_body(inertia: [f64; 3], spin: [f64; 3], method: Value) -> constrained_dynamics::Simulation {
    let body = json!({ "shape": { "box": [0.5, 0.5, 0.5] }, "mass": 1, "inertia": inertia, "at": [0, 0, 0], "spin": spin });
    simulation(&weightless(vec![body], method))
}

fn best() -> Value {
    json!({ "kind": "acceleration", "integrator": "dormand-prince", "errorTolerance": 1e-12, "stepSize": 0.01 })
}

fn orientation(s: &constrained_dynamics::Simulation) -> DQuat {
    DQuat::from_slice(&s.positions()[3..7])
}

fn angular_momentum(s: &mut constrained_dynamics::Simulation) -> [f64; 3] {
    ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(|name| observe(s, name))
}

#[test]
fn case_12_axis_of_a_symmetric_top_precesses_about_l_at_l_over_i() {
    let mut s = free_body([1.0, 1.0, 2.0], [0.5, 0.0, 3.0], best());
    let l = dvec3(0.5, 0.0, 6.0);
    let rate = l.length();
    assert_near(rate, 6.020797289396, 1e-12, "|L|/I₁");
    for _ in 0..10 {
        run(&mut s, 100);
        let turned = DQuat::from_axis_angle(l.normalize(), rate * s.world().state().t) * DVec3::Z;
        let axis = orientation(&s) * DVec3::Z;
        assert!((axis - turned).length() < 1e-6, "at {} s: {axis}, not {turned}", s.world().state().t);
    }
}

/// Distance of the top's axis from its exact direction after 1 s of time stepping.
fn error_of_time_stepping(gyroscopic: &str, h: f64) -> f64 {
    let body = json!({ "shape": { "box": [0.5, 0.5, 0.5] }, "inertia": [1, 1, 2], "mass": 1, "at": [0, 0, 0], "spin": [0.5, 0, 3] });
    let mut document = weightless(vec![body], json!({ "kind": "velocity", "stepSize": h, "substeps": 1 }));
    document["gyroscopic"] = gyroscopic.into();
    let mut s = simulation(&document);
    run(&mut s, (1.0 / h).round() as u32);
    let l = dvec3(0.5, 0.0, 6.0);
    (orientation(&s) * DVec3::Z - DQuat::from_axis_angle(l.normalize(), l.length()) * DVec3::Z).length()
}

#[test]
fn time_stepping_turns_a_top_with_an_error_of_first_or_of_second_order() {
    for (kind, order) in [("implicit", 1.0), ("explicit", 1.0), ("midpoint", 2.0)] {
        let [coarse, fine] = [0.001, 0.0005].map(|h| error_of_time_stepping(kind, h));
        assert!(fine < 0.01, "{kind}: {fine}");
        assert_near(coarse / fine, 2.0_f64.powf(order), 0.1, format!("{kind}: half the step, a part of the error"));
    }
    assert!(error_of_time_stepping("off", 0.0005) > 0.1, "without the torque it is another motion");
}

#[test]
fn case_13_rod_hit_at_its_tip() {
    // By the formula.
    let rod =
        Collider { inverse_mass: 0.5, inverse_inertia: 6.0 * DMat3::IDENTITY, at: DVec3::ZERO, velocity: DVec3::ZERO, spin: DVec3::ZERO };
    let ball = Collider {
        inverse_mass: 1.0,
        inverse_inertia: 1.0 * DMat3::IDENTITY,
        at: dvec3(0.5, 0.15, 0.0),
        velocity: dvec3(0.0, -3.0, 0.0),
        spin: DVec3::ZERO,
    };
    let hit = collide(0.5, DVec3::Y, dvec3(0.5, 0.05, 0.0), &[rod, ball]).expect("they can move");
    assert_near(hit.a, 1.5, 1e-12, "impulse");
    assert_near(hit.after[0].0.y, -0.75, 1e-12, "the rod's velocity");
    assert_near(hit.after[0].1.z, -4.5, 1e-12, "the rod's spin");
    assert_near(hit.energy_lost, 1.125, 1e-12, "energy lost");
    // By a step. The shape is a bit longer than the rod whose inertia it has, so that the tip is no corner.
    let rod = json!({ "shape": { "box": [0.6, 0.05] }, "mass": 2, "inertia": 1.0 / 6.0, "at": [0, 0], "friction": 0 });
    let ball = json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [0.5, 0.151], "velocity": [0, -3], "restitution": 0.5, "friction": 0 });
    let mut s = simulation(&weightless(vec![rod, ball], json!({ "stepSize": 0.001, "substeps": 1 })));
    run(&mut s, 3);
    let v = s.velocities();
    assert_all_near(&v[..5], &[0.0, -0.75, -4.5, 0.0, -1.5], 1e-12, "velocities after the bounce");
    assert_near(observe(&mut s, "energy.appliedWork"), -1.125, 1e-12, "the work of the impact");
    assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-12, "which is accounted for");
}

#[test]
fn case_15_free_body_keeps_energy_and_angular_momentum_for_100_s() {
    let mut s = free_body([1.0, 2.0, 3.0], [0.1, 3.0, 0.2], best());
    let (energy, l) = (observe(&mut s, "energy.kinetic"), angular_momentum(&mut s));
    let size = l.iter().map(|l| l * l).sum::<f64>().sqrt();
    let mut flips = 0;
    let mut up = true;
    for _ in 0..10_000 {
        run(&mut s, 1);
        let now = (orientation(&s) * DVec3::Y).y > 0.0;
        flips += usize::from(now != up);
        up = now;
    }
    assert!(flips > 10, "about the middle axis it tumbles: {flips}");
    assert_near(observe(&mut s, "energy.kinetic") / energy, 1.0, 1e-9, "energy");
    for (now, start) in angular_momentum(&mut s).iter().zip(l) {
        assert_near((now - start) / size, 0.0, 1e-9, "angular momentum");
    }
}

#[test]
fn implicit_gyroscopic_torque_never_gains_energy_and_its_loss_is_drift() {
    for h in [0.1, 0.01] {
        let mut s = free_body([1.0, 2.0, 3.0], [4.0, 5.0, 3.0], json!({ "kind": "velocity", "stepSize": h, "substeps": 1 }));
        s.set("gyroscopic", json!("implicit")).expect("a parameter");
        let start = observe(&mut s, "energy.kinetic");
        let mut before = start;
        for _ in 0..1000 {
            run(&mut s, 1);
            let now = observe(&mut s, "energy.kinetic");
            assert!(now <= before * (1.0 + 1e-12), "h = {h}: {before} J grows to {now} J");
            before = now;
        }
        assert_near(observe(&mut s, "energy.drift"), before - start, 1e-9 * start, "the loss is drift");
    }
}

#[test]
fn unit_quaternions_stay_units() {
    let mut s = free_body([1.0, 2.0, 3.0], [4.0, 500.0, 3.0], json!({ "kind": "velocity", "stepSize": 0.01 }));
    run(&mut s, 10_000);
    assert_near(orientation(&s).length(), 1.0, 1e-14, "after 10,000 steps");
}

#[test]
fn off_centre_particle_and_ball_of_the_same_weight_collide_alike() {
    // A particle meets shapes as a ball without size.
    let wall = |d: usize| json!({ "shape": if d == 2 { json!({ "box": [0.5, 1] }) } else { json!({ "box": [0.5, 1, 1] }) }, "mass": 3, "restitution": 0.4, "friction": 0 });
    let at = [-0.51, 0.7, 0.3];
    for d in [2, 3] {
        let target = with(wall(d), json!({ "at": vec![0.0; d] }));
        let particle = json!({ "particle": {}, "mass": 1, "at": at[..d], "velocity": ([2.0, 0.0, 0.0])[..d] });
        let mut ball_at = at;
        ball_at[0] -= 0.1;
        let shape = if d == 2 { json!({ "disc": 0.1 }) } else { json!({ "sphere": 0.1 }) };
        let ball = json!({ "shape": shape, "mass": 1, "at": ball_at[..d], "velocity": ([2.0, 0.0, 0.0])[..d], "friction": 0 });
        let [one, other] = [particle, ball].map(|hitting| {
            let mut s = simulation(&weightless(vec![target.clone(), hitting], json!({ "stepSize": 0.001, "substeps": 1 })));
            run(&mut s, 10);
            s.velocities()[..3 * (d - 1) + d].to_vec()
        });
        assert!(one[0] > 0.1, "it moves: {one:?}");
        assert_all_near(&one, &other, 1e-12, format!("in {d} dimensions"));
    }
}
