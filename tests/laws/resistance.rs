//! Forces −c v are held for a substep by methods that step in time. However strong they are, nothing grows: where hc > m a body has at the
//! end of the substep the velocity at which its forces balance.

use crate::common::bodies::with;
use crate::common::cases::cases;
use crate::common::{G, assert_near, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

const METHODS: [&str; 3] = ["velocity", "position", "rattle"];

fn document(bodies: Value, constraints: Value, forces: Value, kind: &str, h: f64, substeps: u32) -> Simulation {
    let method = json!({ "kind": kind, "stepSize": h, "substeps": substeps });
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -G], "bodies": bodies, "constraints": constraints, "forces": forces, "method": method,
    }))
}

#[track_caller]
fn run(s: &mut Simulation, steps: u32) {
    let report = s.step(steps);
    assert_eq!((report.step.status, report.steps), (Status::Ok, steps), "{:?}", report.message);
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_falling_particle_ends_with_the_speed_at_which_drag_carries_it(
        log_c in -1.0..8.0_f64, speed in -100.0..100.0_f64, substeps in 1_u32..4, method in 0..3_usize, wind in any::<bool>(),
    ) {
        let (c, m, h) = (10.0_f64.powf(log_c), 0.5, 0.02);
        let force = if wind { json!([{ "wind": { "velocity": [0, 0], "coefficient": c } }]) } else { json!([{ "drag": { "coefficient": c } }]) };
        let body = json!([{ "particle": {}, "mass": m, "at": [0, 0], "velocity": [speed, speed] }]);
        let mut s = document(body, json!([]), force, METHODS[method], h, substeps);
        let mut largest = 1.5 * speed.hypot(speed) + G * m / c + G * h;
        for _ in 0..40 {
            run(&mut s, 1);
            let v = s.velocities();
            prop_assert!(v[0].hypot(v[1]) <= largest, "{v:?} after at most {largest}");
            largest = largest.min(v[0].hypot(v[1]) + G * m / c + G * h);
        }
        run(&mut s, (20.0 * m / (c * h)) as u32);
        let v = s.velocities();
        prop_assert!(v[0].abs() <= 1e-5 * speed.abs() && (v[1] + G * m / c).abs() <= 1e-5 * (speed.abs() + G * m / c), "{v:?}, c = {c}");
    }

    #[test]
    fn a_box_in_a_thick_fluid_comes_up_and_floats(log_c in 2.0..7.0_f64, angle in -0.5..0.5_f64, method in 0..2_usize, substeps in 1_u32..5) {
        let body = json!({ "shape": { "box": [0.5, 0.25] }, "density": 500, "at": [0, -0.1], "angle": angle, "collides": false });
        let buoyancy = json!({ "buoyancy": { "density": 1000, "damping": 10.0_f64.powf(log_c) } });
        let mut s = document(json!([body]), json!([]), json!([buoyancy]), METHODS[method], 0.02, substeps);
        for _ in 0..50 {
            run(&mut s, 20);
            prop_assert!(s.velocities().iter().all(|v| v.abs() < 3.0), "{:?}", s.velocities());
            prop_assert!(s.positions()[1].abs() < 0.6, "{:?}", s.positions());
        }
    }
}

#[test]
fn a_light_parachute_brakes_a_heavy_load_as_it_must() {
    let (load, chute, c, h) = (10.0, 0.01, 4.0, 0.01); // hc = 4 · 0.01 kg
    let body = |m: f64, y: f64| json!({ "particle": {}, "mass": m, "at": [0, y] });
    let between = json!([{ "distance": { "between": [0, 1] } }]);
    let drag = json!([{ "drag": { "coefficient": c, "body": 1 } }]);
    for kind in METHODS {
        let mut s = document(json!([body(load, 0.0), body(chute, 2.0)]), between.clone(), drag.clone(), kind, h, 1);
        run(&mut s, 200);
        let (m, t) = (load + chute, 2.0);
        let v = -m * G / c * (1.0 - (-c * t / m).exp());
        for k in [1, 3] {
            assert_near(s.velocities()[k], v, 0.01 * v.abs(), format!("{kind}: speed"));
        }
    }
}

#[test]
fn its_work_is_accounted_for() {
    let ball = with(json!({ "shape": { "disc": 0.2 }, "mass": 1, "at": [0, 0] }), json!({ "collides": false }));
    for kind in METHODS {
        let mut s = document(json!([ball]), json!([]), json!([{ "drag": { "coefficient": 500 } }]), kind, 0.01, 1);
        run(&mut s, 50);
        let before = s.world().energy_drift();
        run(&mut s, 500);
        let fallen = G * G / 500.0 * 5.0;
        assert_near(s.world().energy_drift(), before, 1e-9 * fallen, format!("{kind}: drift"));
    }
}

#[test]
fn where_it_is_strong_one_substep_ends_at_the_speed_at_which_forces_balance() {
    let (c, m, h) = (400.0, 0.5, 0.01); // hc = 8 m
    for kind in ["velocity", "position"] {
        let body = json!([{ "particle": {}, "mass": m, "at": [0, 0], "velocity": [3, 50] }]);
        let mut s = document(body, json!([]), json!([{ "drag": { "coefficient": c } }]), kind, h, 1);
        run(&mut s, 1);
        let v = s.velocities();
        assert_near(v[0], 0.0, 1e-12, format!("{kind}: across"));
        assert_near(v[1], -m * G / c, 1e-12, format!("{kind}: down"));
    }
}
