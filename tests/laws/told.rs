//! Bodies that move as they are told, against closed forms: under every method, in constraints, contacts and forces.

use crate::common::bodies::{cube, heavy, square, weightless, with};
use crate::common::{G, assert_near, max_difference, observe, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::error::Code;
use serde_json::{Map, Value, json};

/// A bob of 2 kg at a distance of 1 m from a pivot.
fn pendulum(pivot: Value, gravity: [f64; 2], method: Value) -> Simulation {
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": gravity, "method": method,
        "bodies": [pivot, { "particle": {}, "mass": 2, "at": [0.6, -0.8] }],
        "constraints": [{ "distance": { "between": [0, 1] } }],
    }))
}

/// The bob as seen from the pivot.
fn hanging(s: &Simulation) -> [f64; 2] {
    let q = s.positions();
    [q[2] - q[0], q[3] - q[1]]
}

#[test]
fn a_pendulum_on_an_accelerated_pivot_is_one_in_tilted_gravity() {
    let told = json!({ "particle": {}, "at": [0, 0], "moves": { "x": "1.5*t^2", "y": "-0.5*t^2 + 0.7*t" } });
    let fixed = json!({ "particle": {}, "at": [0, 0], "fixed": true });
    let methods = [
        (json!({ "kind": "rattle", "stepSize": 0.001 }), 1e-5),
        (json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 0.001, "alpha": 100, "beta": 20 }), 1e-8),
        (json!({ "kind": "acceleration", "integrator": "dormand-prince", "stepSize": 0.01 }), 1e-6),
        (json!({ "kind": "velocity", "stepSize": 0.0002, "substeps": 1 }), 1e-2),
        (json!({ "kind": "position", "stepSize": 0.0002, "sweeps": 20 }), 1e-2),
    ];
    for (method, allowed) in methods {
        let steps = (1.0 / method["stepSize"].as_f64().unwrap()).round() as u32;
        let mut moved = pendulum(told.clone(), [0.0, -G], method.clone());
        let mut tilted = pendulum(fixed.clone(), [-3.0, 1.0 - G], method.clone());
        // Relative to the pivot it starts as fast as the pivot is slow.
        tilted.set_state(1, json!({ "velocity": [0, -0.7] })).unwrap();
        run(&mut moved, steps);
        run(&mut tilted, steps);
        let difference = max_difference(&hanging(&moved), &hanging(&tilted));
        assert!(difference < allowed, "{method}: {difference:e}");
        assert_near(moved.positions()[0], 1.5, 1e-12, "the pivot");
        assert_near(moved.velocities()[1], -0.3, 1e-12, "its velocity");
    }
}

#[test]
fn a_rod_pulls_with_the_mass_times_the_acceleration() {
    let mut s = simulation(&json!({
        "version": 1, "space": "space", "method": { "kind": "rattle", "stepSize": 0.01 },
        "bodies": [{ "particle": {}, "at": [0, 0, 0], "moves": { "x": "2*t^2" } }, { "particle": {}, "mass": 3, "at": [-1, 0, 0] }],
        "constraints": [{ "distance": { "between": [0, 1], "length": 1, "form": "length" } }],
    }));
    run(&mut s, 100);
    assert_near(s.positions()[3], 1.0, 1e-9, "it follows at 1 m");
    assert_near(observe(&mut s, "constraint[0].lambda").abs(), 12.0, 1e-6, "m a");
    // Its motion is work of the one who moves the pivot.
    let work = observe(&mut s, "energy.kinetic") - observe(&mut s, "energy.drift");
    assert_near(work, 0.5 * 3.0 * 16.0, 1e-6, "½ m v²");
    assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-6, "drift");
}

#[test]
fn a_driven_crank_turns_a_bar_on_a_joint() {
    // A bar on a hinge at the rim of a wheel that turns at 2 rad/s, without gravity and started along: it goes round rigidly.
    for kind in ["rattle", "velocity", "generalised"] {
        let wheel = json!({ "shape": { "disc": 0.5 }, "at": [0, 0], "moves": { "angle": "2*t" } });
        let bar = json!({ "shape": { "box": [0.5, 0.05] }, "mass": 1, "at": [1, 0], "velocity": [0, 2], "spin": 2 });
        let mut document = weightless(vec![wheel, bar], json!({ "kind": kind, "stepSize": 0.001, "substeps": 1 }));
        document["constraints"] = json!([{ "weld": { "between": [0, 1], "anchors": [[0.5, 0], [-0.5, 0]] } }]);
        let mut s = simulation(&document);
        run(&mut s, 1000);
        let q = s.positions();
        assert_near(q[5], 2.0, 5e-3, format!("{kind}: its angle"));
        assert_near(q[3], libm::cos(2.0), 5e-3, format!("{kind}: x"));
        assert_near(q[4], libm::sin(2.0), 5e-3, format!("{kind}: y"));
    }
}

#[test]
fn a_conveyor_accelerates_a_box_by_friction_to_its_speed() {
    let belt = json!({ "shape": { "box": [50, 0.5] }, "at": [20, -0.5], "friction": 0.3, "moves": { "x": "2*t" } });
    let parcel = with(square(0.0, 0.5), json!({ "friction": 0.3 }));
    let mut s = simulation(&heavy(vec![belt, parcel], json!({ "stepSize": 0.005 })));
    run(&mut s, 60); // 0.3 s: it slips until 2/(μg) = 0.68 s
    assert_near(s.velocities()[3], 0.3 * G * 0.3, 0.02, "μ g t");
    run(&mut s, 140);
    assert_near(s.velocities()[3], 2.0, 1e-3, "the speed of the belt");
}

#[test]
fn a_lift_presses_with_the_mass_times_gravity_and_acceleration() {
    let parcels = [square(0.0, 0.5), with(square(0.0, 0.5), json!({ "friction": 0, "restitution": 0 }))];
    for (parcel, detection) in parcels.into_iter().flat_map(|parcel| ["substep", "step"].map(|word| (parcel.clone(), word))) {
        let floor = json!({ "shape": { "box": [5, 0.5] }, "at": [0, -0.5], "moves": { "y": "1.5*t^2" } });
        let mut s = simulation(&heavy(vec![floor, parcel], json!({ "stepSize": 0.005, "substeps": 4, "detection": detection })));
        run(&mut s, 100);
        assert_near(s.velocities()[4], 3.0 * 0.5, 1.01 * 3.0 * 0.005 / 4.0, "the mean velocity of the substep");
        let pressed: f64 = s.contacts().iter().map(|c| c.lambda[0]).sum();
        assert_near(pressed, G + 3.0, 0.05, "m (g + a)");
        assert_near(s.positions()[4], 0.5 + 0.375, 0.01, "it rides along");
    }
}

#[test]
fn a_turntable_carries_what_friction_can_hold() {
    // ω² r = 2 m/s² needs μ > 0.204.
    let radius = |mu: f64| {
        let table = json!({ "shape": { "box": [2, 0.1, 2] }, "at": [0, -0.1, 0], "friction": mu,
            "moves": { "angle": "2*t", "axis": [0, 1, 0] } });
        let load = with(
            cube(0.5, 0.05, 0.0),
            json!({ "shape": { "box": [0.05, 0.05, 0.05] }, "friction": mu,
            "velocity": [0, 0, -1], "spin": [0, 2, 0] }),
        );
        let mut s = simulation(&heavy(vec![table, load], json!({ "stepSize": 0.005 })));
        run(&mut s, 200);
        let q = s.positions();
        (q[7] * q[7] + q[9] * q[9]).sqrt()
    };
    assert_near(radius(0.4), 0.5, 0.01, "it stays where it is on the table");
    assert!(radius(0.1) > 0.7, "it slides off");
}

/// A box that lies on a turntable at 1 m, and goes round with it.
fn passenger(method: Value) -> Simulation {
    let table = json!({ "shape": { "cylinder": { "radius": 2, "halfLength": 0.1 } }, "at": [0, -0.1, 0],
        "moves": { "angle": "1.5*t + 0.1*t^2", "axis": [0, 1, 0], "y": "0.1*t^2" } });
    let load = json!({ "shape": { "box": [0.1, 0.1, 0.1] }, "at": [1, 0.1, 0], "velocity": [0, 0, -1.5], "spin": [0, 1.5, 0] });
    simulation(&heavy(vec![table, load], method))
}

#[test]
fn a_passenger_of_a_turntable_drifts_to_second_order_under_every_method_that_steps() {
    for kind in ["velocity", "position", "rattle", "generalised"] {
        let away = |h: f64| {
            let mut s = passenger(json!({ "kind": kind, "stepSize": h, "substeps": 1 }));
            run(&mut s, (2.0 / h).round() as u32);
            let q = s.positions();
            let angle = 1.5 * 2.0 + 0.1 * 4.0;
            libm::hypot(q[7] - libm::cos(angle), q[9] + libm::sin(angle))
        };
        let (coarse, fine) = (away(0.01), away(0.005));
        assert!(coarse < 3e-3, "{kind}: {coarse:e} m in 2 s");
        assert!(fine < 0.3 * coarse, "{kind}: {coarse:e} and {fine:e} m with half the step");
    }
}

#[test]
fn a_ball_that_rolls_on_a_turntable_goes_in_circles() {
    // At 2/7 of the table's angular velocity, whatever its own.
    let (turn, along) = (3.0, 0.5);
    let table = json!({ "shape": { "cylinder": { "radius": 8, "halfLength": 0.1 } }, "at": [0, -0.1, 0], "friction": 1,
        "moves": { "angle": "3*t", "axis": [0, 1, 0] } });
    let ball = json!({ "shape": { "sphere": 0.1 }, "at": [1, 0.1, 0], "friction": 1, "velocity": [0, 0, along - turn],
        "spin": [along / 0.1, 0, 0] });
    let away = |h: f64| {
        let mut s = simulation(&heavy(vec![table.clone(), ball.clone()], json!({ "stepSize": h, "substeps": 1 })));
        let steps = 200.0 * 0.005 / h;
        run(&mut s, steps as u32);
        let (rate, t) = (2.0 / 7.0 * turn, 1.0);
        let radius = (turn - along) / rate;
        let q = s.positions();
        libm::hypot(q[7] - (1.0 - radius + radius * libm::cos(rate * t)), q[9] + radius * libm::sin(rate * t))
    };
    let (coarse, fine) = (away(0.01), away(0.005));
    assert!(coarse < 5e-3 && fine < 0.55 * coarse, "{coarse:e} and {fine:e} m with half the step");
}

#[test]
fn a_shaken_body_never_falls_asleep_and_wakes_others() {
    let floor = json!({ "shape": { "box": [5, 0.5] }, "at": [0, -0.5], "moves": { "y": "0.05*step(t - 4)*sin(20*(t - 4))" } });
    let mut s = simulation(&heavy(vec![floor, square(0.0, 0.5)], json!({ "stepSize": 0.01, "sleepAfter": 0.5 })));
    run(&mut s, 300);
    let before = s.positions()[4];
    run(&mut s, 108);
    assert!((s.positions()[4] - before).abs() > 0.03, "carried along by the floor");
}

#[test]
fn paths_are_written_read_and_returned_to() {
    let shaker = json!({ "shape": { "box": [5, 0.5] }, "at": [0, -0.5], "moves": { "x": "0.2*cos(3*t)" } });
    let mut s = simulation(&heavy(vec![shaker, square(0.0, 0.5)], json!({})));
    assert_near(s.positions()[0], 0.2, 1e-15, "at the start");
    let written = s.to_json();
    assert_eq!(written["bodies"][0]["moves"]["x"], "0.2*cos(3*t)");
    assert_eq!(written["bodies"][0]["fixed"], true);
    run(&mut s, 20);
    let there = s.state_hash();
    let snapshot = s.snapshot();
    run(&mut s, 20);
    let end = s.state_hash();
    s.step_back(20);
    assert_eq!(s.state_hash(), there);
    s.restore(&snapshot).unwrap();
    run(&mut s, 20);
    assert_eq!(s.state_hash(), end);
}

#[test]
fn errors_name_the_word_and_the_column() {
    let refused = |body: Value| Simulation::from_document(&heavy(vec![body], json!({})), &Map::new()).err().unwrap();
    let box_with = |moves: Value| json!({ "shape": { "box": [1, 1] }, "at": [0, 0], "moves": moves });
    let e = refused(box_with(json!({ "x": "2*u" })));
    assert_eq!(e.path, "bodies[0].moves.x");
    assert!(e.message.contains("column 3"), "{}", e.message);
    assert_eq!(refused(box_with(json!({ "z": "t" }))).code, Code::UnknownKey);
    assert_eq!(refused(json!({ "particle": {}, "at": [0, 0], "moves": { "angle": "t" } })).code, Code::Unsupported);
}

#[test]
fn a_state_that_formulas_decide_is_refused_after_the_first_step_and_an_update_moves_it() {
    let lift = json!({ "shape": { "box": [5, 0.5] }, "at": [0, -0.5], "moves": { "y": "1.5*t^2" } });
    let mut s = simulation(&heavy(vec![lift, square(0.0, 0.5)], json!({ "stepSize": 0.01 })));
    s.set_state(0, json!({ "at": [0, -0.6] })).unwrap();
    assert_near(s.positions()[1], -0.6, 0.0, "before the first step it is where the motion begins");
    run(&mut s, 10);
    let (hash, at) = (s.state_hash(), s.positions()[1]);
    let error = s.set_state(0, json!({ "at": [0, 3] })).unwrap_err();
    assert_eq!((error.code, &*error.path), (Code::Unsupported, "body"));
    assert!(error.message.contains("updateBody"), "{}", error.message);
    assert_eq!(s.state_hash(), hash, "nothing has changed");
    s.update_body(0, json!({ "at": [0, -0.7] })).unwrap();
    assert_near(s.positions()[1], at - 0.1, 1e-12, "moved with the start of its motion");
    s.set_state(1, json!({ "at": [0, 1] })).unwrap();
}

#[test]
fn a_motion_without_a_finite_beginning_is_refused_at_its_word() {
    for (word, formula) in [("x", "log(t)"), ("y", "1/t"), ("angle", "sqrt(t)")] {
        let mut document = json!({ "version": 1, "space": "plane", "bodies": [{ "shape": { "disc": 0.5 }, "at": [0, 0], "moves": {} }] });
        document["bodies"][0]["moves"][word] = json!(formula);
        let error = Simulation::from_own_document(document, &Map::new()).err().expect("an error").to_string();
        assert!(error.starts_with(&format!("bodies[0].moves.{word}")) && error.contains("t = 0"), "{error}");
    }
}

#[test]
fn a_body_that_is_told_to_move_by_nothing_stays_and_carries_another() {
    for moves in [json!({ "angle": "0*t^2" }), json!({ "x": "0", "y": "0" })] {
        let bodies = json!([
            { "shape": { "box": [1, 0.1] }, "at": [0, 0], "moves": moves },
            { "shape": { "box": [0.1, 0.1] }, "at": [0, 0.2] },
        ]);
        let document = json!({ "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies });
        let mut s = simulation(&document);
        s.step(100);
        assert_eq!((s.positions()[0], s.positions()[1], s.positions()[2]), (0.0, 0.0, 0.0), "{moves}");
        assert_near(s.positions()[4], 0.2, 0.01, "the box on it");
    }
}
