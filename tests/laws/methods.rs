//! Differences of the methods on one scene: constraint violation and energy.

use crate::common;
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Value, json};

/// n links of a chain, each 0.2 m with 1 kg at its end, started horizontally.
fn chain(n: usize, method: Value) -> Simulation {
    let bodies: Vec<Value> = (0..=n).map(|i| json!({ "particle": {}, "at": [0.2 * i as f64, 0], "fixed": i == 0 })).collect();
    let sticks: Vec<Value> = (0..n).map(|i| json!({ "distance": { "between": [i, i + 1], "length": 0.2 } })).collect();
    common::simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "constraints": sticks, "method": method,
    }))
}

fn rattle(h: f64, substeps: u32) -> Value {
    json!({ "kind": "rattle", "stepSize": h, "substeps": substeps, "projection": { "tolerance": 1e-11, "maxIterations": 60 },
            "solver": { "kind": "direct" } })
}

/// The largest |C| over a run and the largest energy drift.
fn worst(simulation: &mut Simulation, steps: u32) -> (f64, f64) {
    let (mut c, mut drift) = (0.0_f64, 0.0_f64);
    for _ in 0..steps {
        let report = simulation.step(1);
        assert!(report.culprit.is_none(), "{report:?}");
        c = simulation.c().iter().fold(c, |m, c| m.max(c.abs()));
        drift = drift.max(simulation.world().energy_drift().abs());
    }
    (c, drift)
}

#[test]
fn rattle_keeps_the_constraint_and_its_energy_error_falls_with_the_square_of_the_step() {
    let run = |h: f64, steps| worst(&mut chain(3, rattle(h, 1)), steps);
    let ((c, coarse), (_, fine)) = (run(0.004, 500), run(0.002, 1000));
    assert!(c <= 1e-11, "{c}");
    let order = libm::log2(coarse / fine);
    assert!((order - 2.0).abs() < 0.3, "order {order}: {coarse} {fine}");
}

#[test]
fn rattle_warns_of_a_light_chain_with_a_heavy_end_before_its_energy_is_wrong() {
    for (mass, warns) in [(1e6, true), (1.0, false)] {
        let body =
            |k: u32| json!({ "particle": {}, "mass": if k == 10 { mass } else { 1.0 }, "at": [0.1 * f64::from(k), 0], "fixed": k == 0 });
        let link = |k: u32| json!({ "distance": { "between": [k, k + 1] } });
        let mut s = common::simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81], "method": { "kind": "rattle", "stepSize": 0.001 },
            "bodies": (0..=10).map(body).collect::<Vec<_>>(), "constraints": (0..10).map(link).collect::<Vec<_>>(),
        }));
        let (mut drift, mut warned) = (0.0_f64, false);
        for _ in 0..300 {
            let report = s.step(10);
            warned |= report.warning.is_some();
            drift = drift.max(s.world().energy_drift().abs() / (mass * 9.81));
            if warned || report.step.status != Status::Ok {
                break;
            }
        }
        assert!(warned == warns && drift < 0.01, "{mass} kg: warned {warned}, {drift} of the drop");
    }
}

#[test]
fn rattle_runs_backwards_as_it_ran_forwards() {
    let mut simulation = chain(4, rattle(0.005, 1));
    let start = simulation.world().state().clone();
    simulation.step(200);
    let state = simulation.world().state().clone();
    for (i, body) in simulation.bodies().to_vec().iter().enumerate().filter(|(_, b)| !b.fixed) {
        let v: Vec<f64> = state.v[2 * i..2 * i + 2].iter().map(|v| -v).collect();
        simulation.set_state(body.id, json!({ "velocity": v })).unwrap();
    }
    simulation.step(200);
    for (x, y) in simulation.world().state().q.iter().zip(&start.q) {
        assert!((x - y).abs() < 1e-6, "tolerance 1e-11 per step, grown by the chaos of the chain: {x} {y}");
    }
}

#[test]
fn rattle_in_substeps_goes_the_way_of_as_many_steps_whether_or_not_forces_depend_on_the_velocity() {
    for drag in [0.0, 0.3] {
        let mut ends = [(1, 0.005), (5, 0.025)].map(|(substeps, h)| {
            let mut simulation = chain(6, rattle(h, substeps));
            if drag > 0.0 {
                simulation.add_force(json!({ "drag": { "coefficient": drag } })).unwrap();
            }
            for _ in 0..100 / substeps {
                assert!(simulation.step(1).culprit.is_none());
                let legal = simulation.c_dot().iter().fold(0.0_f64, |m, c| m.max(c.abs()));
                assert!(legal <= 1e-11, "the velocity is legal at the end of every step: {legal}");
            }
            simulation
        });
        let [one, five] = ends.each_mut().map(|s| s.world().state().clone());
        for (x, y) in one.q.iter().chain(&one.v).zip(five.q.iter().chain(&five.v)) {
            assert!((x - y).abs() < 1e-8, "drag {drag}: tolerance 1e-11 per substep: {x} {y}");
        }
        let drifts = ends.each_mut().map(|s| s.world().energy_drift());
        assert!((drifts[0] - drifts[1]).abs() < 1e-7, "and does the same work: {drifts:?}");
    }
}

#[test]
fn the_velocity_method_takes_the_part_beta_of_an_error_back_in_each_step() {
    let mut simulation = common::simulation(&json!({
        "version": 1, "space": "plane",
        "bodies": [{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [1.1, 0] }],
        "constraints": [{ "distance": { "between": [0, 1], "length": 1, "form": "length" } }],
        "method": { "kind": "velocity", "baumgarte": 0.25, "stepSize": 0.01, "solver": { "kind": "direct" } },
    }));
    let mut c = simulation.c()[0];
    for _ in 0..10 {
        simulation.step(1);
        let now = simulation.c()[0];
        assert!((now - 0.75 * c).abs() < 1e-14, "along the stick C is linear: {now} {c}");
        c = now;
    }
}

#[test]
fn lambda_of_the_velocity_method_is_a_force_and_its_unknown_an_impulse() {
    // At rest on a taut stick the force is the weight.
    let mut simulation = common::simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [0, -1], "mass": 2 }],
        "constraints": [{ "distance": { "between": [0, 1], "length": 1, "form": "length" } }],
        "method": { "kind": "velocity", "stepSize": 0.01 },
    }));
    simulation.step(3);
    assert!((simulation.lambda()[0] + 19.62).abs() < 1e-9, "{:?}", simulation.lambda());
    assert!((simulation.matrix("lambda").unwrap().data[0] + 0.1962).abs() < 1e-11);
    assert!((simulation.matrix("b").unwrap().data[0] - 0.0981).abs() < 1e-11);
}

#[test]
fn after_a_projection_no_method_leaves_the_constraint() {
    for kind in ["acceleration", "velocity", "penalty"] {
        let projection = json!({ "tolerance": 1e-12, "maxIterations": 30 });
        let method = json!({ "kind": kind, "stepSize": 0.005, "projection": projection, "solver": { "kind": "direct" }, "stiffness": 1e3 });
        let mut simulation = chain(5, method);
        for _ in 0..200 {
            simulation.step(1);
            let (c, c_dot) = (simulation.c().to_vec(), simulation.c_dot().to_vec());
            assert!(c.iter().chain(&c_dot).all(|x| x.abs() <= 1e-12), "{kind}: {c:?} {c_dot:?}");
        }
    }
}

#[test]
fn rattle_and_projection_bring_a_start_from_far_off_onto_the_constraint() {
    for (kind, projection) in [("rattle", false), ("velocity", true), ("acceleration", true)] {
        // Sticks of 1 m between particles 0.63 m apart, in a zigzag.
        let bodies: Vec<Value> = (0..4)
            .map(|i| json!({ "particle": {}, "mass": i + 1, "at": [0.6 * f64::from(i), 0.2 * f64::from(i % 2)], "fixed": i == 0 }))
            .collect();
        let sticks: Vec<Value> = (0..3).map(|i| json!({ "distance": { "between": [i, i + 1] } })).collect();
        let mut method = json!({ "kind": kind, "solver": { "kind": "direct" } });
        if projection {
            method["projection"] = json!({});
        }
        let mut simulation = common::simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "constraints": sticks, "method": method,
        }));
        simulation.step(1);
        assert!(simulation.c().iter().all(|c| c.abs() <= 1e-12), "{kind}: {:?}", simulation.c());
        let (c, _) = worst(&mut simulation, 100);
        assert!(c <= 1e-12, "{kind}: {c}");
    }
}

#[test]
fn the_work_of_a_motor_is_not_drift() {
    for method in [
        json!({ "integrator": "rk4", "stepSize": 0.001 }),
        rattle(0.001, 1),
        json!({ "kind": "velocity", "stepSize": 0.001, "baumgarte": 0.0 }),
    ] {
        let mut simulation = common::simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81], "method": method,
            "bodies": [{ "particle": {}, "at": [0, -1], "velocity": [1.2, 0] }],
            "constraints": [{ "driven-circle": { "body": 0, "amplitude": [0.3, 0], "frequency": 4 } }],
        }));
        let start = simulation.world().energy();
        simulation.step(1000);
        let (change, drift) = (simulation.world().energy() - start, simulation.world().energy_drift());
        assert!(change.abs() > 0.5, "the motor works: {change}");
        assert!(drift.abs() < 0.02 * change.abs(), "{method}: {drift} J of {change} J");
    }
}

#[test]
fn dormand_prince_keeps_its_error_in_proportion_to_its_tolerance() {
    let end = |tolerance: f64| {
        let method =
            json!({ "integrator": "dormand-prince", "errorTolerance": tolerance, "stepSize": 0.1, "solver": { "kind": "direct" } });
        let mut simulation = chain(2, method);
        simulation.step(20);
        simulation.world().state().q.clone()
    };
    let distance = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    let best = end(1e-13);
    let (coarse, fine) = (distance(&end(1e-6), &best), distance(&end(1e-9), &best));
    assert!(fine < 1e-6 && coarse < 1e-3, "{fine} {coarse}");
    assert!(fine < coarse / 50.0, "a tolerance a thousandth as large: {fine} {coarse}");
}

#[test]
fn a_chain_of_a_hundred_links_at_sixty_steps_a_second_keeps_its_links_and_its_energy() {
    let n = 100;
    let mut simulation = chain(n, rattle(1.0 / 60.0, 1));
    let (c, drift) = worst(&mut simulation, 300);
    // C = |d|² − r² is 2r times the error of the length: 1e-6 of 0.2 m is 8e-8 m².
    assert!(c < 8e-8, "{c}");
    // From lying straight to hanging straight.
    let range: f64 = (1..=n).map(|i| 9.81 * 0.2 * i as f64).sum();
    assert!(drift < 0.01 * range, "{drift} J of {range} J");
}

/// Bars of 0.5 m on ball joints that do not touch, held at one end and let go straight out to the side.
fn bars(n: usize, method: Value) -> Simulation {
    leaning_bars(n, 0.0, method)
}

/// Bars as [`bars`] has them, under a weight that leans by this angle.
fn leaning_bars(n: usize, angle: f64, method: Value) -> Simulation {
    let bar = |i: usize| json!({ "shape": { "box": [0.25, 0.05] }, "at": [0.5 * i as f64 - 0.25, 0], "fixed": i == 0, "collides": false });
    let joint = |i: usize| json!({ "ball": { "between": [i, i + 1], "anchors": [[0.25, 0], [-0.25, 0]] } });
    common::simulation(&json!({
        "version": 1, "space": "plane", "gravity": [-9.81 * libm::sin(angle), -9.81 * libm::cos(angle)],
        "bodies": (0..=n).map(bar).collect::<Vec<_>>(), "constraints": (0..n).map(joint).collect::<Vec<_>>(), "method": method,
    }))
}

/// A square net of n × n masses, held at one corner.
fn net(n: usize, method: Value) -> Simulation {
    let mass = |k: usize| json!({ "particle": {}, "at": [0.2 * (k % n) as f64, -0.2 * (k / n) as f64], "fixed": k == 0 });
    let beside = (0..n * n).filter(|k| k % n > 0).map(|k| [k - 1, k]);
    let below = (n..n * n).map(|k| [k - n, k]);
    let sticks = beside.chain(below).map(|ends| json!({ "distance": { "between": ends, "length": 0.2, "form": "length" } }));
    common::simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": (0..n * n).map(mass).collect::<Vec<_>>(),
        "constraints": sticks.collect::<Vec<_>>(), "method": method,
    }))
}

/// The largest gain of energy over a run, in parts of the drop of the potential energy; or `None` where a step was undone.
fn gain(simulation: &mut Simulation, steps: u32) -> Option<f64> {
    let potential = |s: &Simulation| s.world().model().potential(s.world().state());
    let (start, top) = (simulation.world().energy(), potential(simulation));
    let (mut most, mut bottom) = (0.0_f64, top);
    for _ in 0..steps {
        let report = simulation.step(1);
        if report.step.status == Status::Diverged {
            return None;
        }
        assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
        most = most.max(simulation.world().energy() - start);
        bottom = bottom.min(potential(simulation));
    }
    Some(most / (top - bottom))
}

/// A chain of rods whose end is heavy jerks where it is pulled straight; its light masses must not win energy there.
#[test]
fn a_chain_with_a_heavy_end_gains_no_energy_where_it_jerks() {
    for heavy in [1.0, 10.0, 100.0] {
        for links in [2, 4, 15, 20] {
            for slope in [0.0, 0.6, 1.2_f64] {
                let mut s = chain(links, json!({ "stepSize": 1.0 / 60.0 }));
                for i in 1..=links {
                    let along = 0.2 * i as f64;
                    s.set_state(i as u32, json!({ "at": [along * libm::cos(slope), along * libm::sin(slope)] })).unwrap();
                }
                s.update_body(links as u32, json!({ "mass": heavy })).unwrap();
                let gained = gain(&mut s, 600).expect("it goes on");
                assert!(gained < 0.01, "{links} links, {heavy} kg at the end, slope {slope}: gains {gained} of the drop");
            }
        }
    }
}

/// The rows of a ball joint change their length as bars turn. A step that was halved on the way to shorter rows only, and not on the way
/// to longer ones, was not that of the way back: energy grew from crack to crack, by up to 3 % of the drop in 10 s.
#[test]
fn a_chain_of_bars_does_not_gain_energy_from_crack_to_crack() {
    for heavy in [1.0, 30.0] {
        for links in [3, 4, 6] {
            for angle in [0.0, 0.3, 0.6, 0.9, 1.2] {
                let mut s = leaning_bars(links, angle, json!({ "stepSize": 1.0 / 60.0 }));
                let mass = heavy * s.world().model().bodies.list()[links].mass;
                s.update_body(links as u32, json!({ "mass": mass })).unwrap();
                let gained = gain(&mut s, 600).expect("it goes on");
                assert!(gained < 0.01, "{links} bars, the last {heavy} times as heavy, {angle} rad: gains {gained} of the drop");
            }
        }
    }
}

#[test]
fn rattle_gains_no_energy_however_coarse_its_tolerance_is_or_says_that_it_cannot_go_on() {
    for tolerance in [1e-12, 1e-8, 1e-6, 1e-3, 1e-1] {
        for substeps in [1, 2] {
            let method =
                || json!({ "kind": "rattle", "stepSize": 1.0 / 60.0, "substeps": substeps, "projection": { "tolerance": tolerance } });
            // A net of rigid links folds up as it falls, and cannot go on.
            let scenes = [(chain(3, method()), true), (chain(100, method()), true), (bars(20, method()), true), (net(8, method()), false)];
            for (k, (mut scene, goes_on)) in scenes.into_iter().enumerate() {
                let gained = gain(&mut scene, 600);
                assert!(gained.is_some() || !goes_on, "scene {k}, tolerance {tolerance}, {substeps} substeps: a step was undone");
                assert!(
                    gained.unwrap_or(0.0) <= 0.01,
                    "scene {k}, tolerance {tolerance}, {substeps} substeps: gains {gained:?} of the drop"
                );
            }
        }
    }
}

#[test]
fn rattle_undoes_a_step_that_does_not_end_on_the_constraint_and_names_the_constraint() {
    // Links that are taut between two held ends: nothing that falls can keep their length.
    let mut simulation = chain(4, rattle(1.0 / 60.0, 1));
    simulation.update_body(4, json!({ "fixed": true })).unwrap();
    let before = simulation.world().state().clone();
    let report = simulation.step(1);
    assert_eq!((report.step.status, report.steps), (Status::Diverged, 0), "{:?}", report.message);
    assert!(report.message.unwrap().contains("could not be brought back to C = 0"));
    assert_eq!(simulation.world().state(), &before);
}

#[test]
fn a_projection_that_ends_at_its_limit_is_reported_also_where_the_sweeps_are_a_plan() {
    // A chain so fast that one iteration does not bring it back to 10⁻¹².
    for (kind, ends) in [("velocity", Status::Ok), ("position", Status::Ok), ("acceleration", Status::SolverLimit)] {
        let status = |iterations: u32| {
            let mut method = json!({ "kind": kind, "stepSize": 0.02, "projection": { "tolerance": 1e-12, "maxIterations": iterations } });
            match kind {
                "position" => method["sweeps"] = json!(1),
                _ => method["solver"] = json!({ "kind": "gauss-seidel", "tolerance": 0, "maxIterations": 4 }),
            }
            let mut s = chain(6, method);
            for k in 1..=6 {
                s.set_state(k, json!({ "velocity": [0, 20 * k] })).unwrap();
            }
            s.step(1).step.status
        };
        assert_eq!(status(1), Status::SolverLimit, "{kind}: the projection has not arrived");
        assert_eq!(status(50), ends, "{kind}: it has");
    }
}

#[test]
fn the_forces_shown_are_whole_where_a_projection_holds_the_equations() {
    // Beside λ at force level: a projection turns the velocity with J, and the force that does so is in λ and in f̂.
    for id in ["double-pendulum", "four-bar", "peaucellier", "moving-ring", "bead-on-curve", "motor-linkage"] {
        let after = |method: Value| {
            let mut document = common::scene(id, json!({})).to_json();
            document["method"] = method;
            document["method"]["stepSize"] = json!(0.0005);
            document["method"]["substeps"] = json!(1);
            let mut s = common::simulation(&document);
            common::run(&mut s, 600);
            // Those on the ground are left out: where coordinates hold its joints they are not shown.
            let moves: Vec<bool> = s.world().model().bodies.inverse_mass().iter().map(|w| *w > 0.0).collect();
            s.constraint_forces().into_iter().zip(moves).filter(|(_, moves)| *moves).map(|(force, _)| force).collect::<Vec<f64>>()
        };
        let solver = json!({ "kind": "gauss-seidel", "maxIterations": 2000, "tolerance": 1e-13 });
        let whole = after(json!({ "kind": "acceleration", "integrator": "rk4", "solver": solver }));
        for kind in ["velocity", "generalised"] {
            let shown = after(json!({ "kind": kind, "projection": { "tolerance": 1e-12 }, "solver": solver }));
            let difference = common::max_difference(&shown, &whole) / common::max_norm(&whole);
            assert!(difference < 0.01, "{id}, {kind}: {difference}: {shown:?}, {whole:?}");
        }
    }
}
