//! Position-based dynamics: what one correction is, what is kept and what is lost, what compliance means, and where it leads as
//! steps get small.

use crate::common::{max_difference, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

fn position(h: f64, sweeps: u32) -> Value {
    json!({ "kind": "position", "stepSize": h, "sweeps": sweeps })
}

/// A pendulum of two unequal masses on two unequal sticks, let go from the side.
fn double_pendulum(method: &Value) -> Simulation {
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [
            { "particle": {}, "at": [0, 0], "fixed": true },
            { "particle": {}, "mass": 2, "at": [1, 0] },
            { "particle": {}, "mass": 0.5, "at": [1, 0.7] },
        ],
        "constraints": [
            { "distance": { "between": [0, 1], "length": 1, "form": "length" } },
            { "distance": { "between": [1, 2], "length": 0.7 } },
        ],
        "method": method,
    }))
}

fn run(simulation: &mut Simulation, steps: u32) {
    for _ in 0..steps {
        let report = simulation.step(1);
        assert!(report.culprit.is_none() && report.step.status == Status::Ok, "{report:?}");
    }
}

#[test]
fn one_stick_moves_its_ends_as_their_masses_share_it() {
    // VERIFICATION 11
    let mut simulation = simulation(&json!({
        "version": 1, "space": "plane",
        "bodies": [{ "particle": {}, "mass": 1, "at": [1.5, 0] }, { "particle": {}, "mass": 3, "at": [0, 0] }],
        "constraints": [{ "distance": { "between": [0, 1], "length": 1, "form": "length" } }],
        "method": position(0.01, 1),
    }));
    run(&mut simulation, 1);
    assert!(max_difference(&simulation.world().state().q, &[1.5 - 0.375, 0.0, 0.125, 0.0]) <= 1e-14);
    let v = &simulation.world().state().v;
    assert!((v[0] + 3.0 * v[2]).abs() <= 1e-13 * v[0].abs(), "momentum {v:?}");
    let lambda = simulation.lambda()[0];
    assert!((lambda + 0.375 / 0.01_f64.powi(2)).abs() < 1e-9, "λ/h² is a force: {lambda}");
}

#[test]
fn every_sweep_is_planned_and_reported() {
    let mut method = position(0.01, 7);
    method["substeps"] = json!(3);
    let report = double_pendulum(&method).step(1);
    assert_eq!((report.step.status, report.step.solver.iterations), (Status::Ok, 21));
    assert!(report.step.solver.residual > 0.0);
}

#[test]
fn at_rest_lambda_is_the_weight_and_its_unknown_a_displacement() {
    let h = 0.01;
    let mut simulation = simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [0, -1], "mass": 2 }],
        "constraints": [{ "distance": { "between": [0, 1], "length": 1, "form": "length" } }],
        "method": position(h, 1),
    }));
    run(&mut simulation, 3);
    assert!((simulation.lambda()[0] + 19.62).abs() < 1e-9, "{:?}", simulation.lambda());
    let (unknown, b) = (simulation.matrix("lambda").unwrap().data[0], simulation.matrix("b").unwrap().data[0]);
    assert!((unknown + 19.62 * h * h).abs() < 1e-13, "{unknown}");
    assert!((b - 9.81 * h * h).abs() < 1e-13, "b is C where the weight alone leads: {b}");
    // w = A λ + b is zero: this very λ is what the problem asks for.
    assert!((0.5 * unknown + b).abs() < 1e-13, "{unknown} {b}");
}

/// With steps of 1/2 and 1/4 ms, how fast the end of a run of `time` comes near that of RATTLE with steps of 1/20 ms.
fn order_towards_rattle(start: impl Fn(&Value) -> Simulation, time: f64, sweeps: u32) -> f64 {
    let end = |method: Value, step: f64| {
        let mut simulation = start(&method);
        run(&mut simulation, libm::round(time / step) as u32);
        simulation.world().state().clone()
    };
    let exact = end(json!({ "kind": "rattle", "stepSize": 5e-5, "solver": { "kind": "direct" } }), 5e-5);
    let error = |step: f64| {
        let at = end(position(step, sweeps), step);
        max_difference(&at.q, &exact.q).max(max_difference(&at.v, &exact.v))
    };
    libm::log2(error(5e-4) / error(2.5e-4))
}

#[test]
fn it_goes_the_way_of_rattle_as_steps_get_small() {
    let order = order_towards_rattle(double_pendulum, 0.4, 60);
    assert!((order - 1.0).abs() < 0.1, "order {order}");
}

#[test]
fn bodies_that_turn_go_the_way_of_rattle_too_in_the_plane_and_in_space() {
    let plane = json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [
            { "shape": { "box": [0.6, 0.2] }, "at": [0.3, 0], "velocity": [0, 0.45], "spin": 1.5, "collides": false },
            { "shape": { "disc": 0.1 }, "at": [0, 0], "fixed": true, "collides": false },
        ],
        "constraints": [{ "ball": { "between": [0, 1], "anchors": [[-0.3, 0], [0, 0]] } }],
    });
    let space = json!({
        "version": 1, "space": "space", "gravity": [0, -9.81, 0],
        "bodies": [
            { "shape": { "box": [0.6, 0.2, 0.4] }, "at": [0.3, 0, 0], "velocity": [0, 0.45, -0.6], "spin": [0.7, 2, 1.5], "collides": false },
            { "shape": { "sphere": 0.1 }, "at": [0, 0, 0], "fixed": true, "collides": false },
        ],
        "constraints": [{ "ball": { "between": [0, 1], "anchors": [[-0.3, 0, 0], [0, 0, 0]] } }],
    });
    for document in [plane, space] {
        let start = |method: &Value| {
            let mut document = document.clone();
            document["method"] = method.clone();
            simulation(&document)
        };
        let order = order_towards_rattle(start, 0.3, 40);
        assert!((order - 1.0).abs() < 0.15, "{}: order {order}", document["space"]);
    }
}

#[test]
fn whichever_loop_a_stick_stands_in_it_does_the_same() {
    // A rope over two points is a stick that stands among the others, one by one.
    let ends = ["distance", "rope"].map(|kind| {
        let stick = |a: u32, length: f64| match kind {
            "distance" => json!({ "distance": { "between": [a, a + 1], "length": length, "form": "length" } }),
            _ => json!({ "rope": { "over": [a, a + 1], "length": length } }),
        };
        let mut method = position(0.01, 4);
        method["compliance"] = json!(1e-5);
        let mut simulation = simulation(&json!({
            "version": 1, "space": "space", "gravity": [0, -9.81, 0],
            "bodies": [
                { "particle": {}, "at": [0, 0, 0], "fixed": true },
                { "particle": {}, "at": [1, 0, 0] }, { "particle": {}, "mass": 3, "at": [1, 0, 0.5] },
            ],
            "constraints": [stick(0, 1.0), stick(1, 0.5)],
            "method": method,
        }));
        run(&mut simulation, 100);
        (simulation.world().state().clone(), simulation.lambda().to_vec())
    });
    let [(a, l), (b, m)] = &ends;
    assert!(max_difference(&a.q, &b.q) < 1e-11 && max_difference(&a.v, &b.v) < 1e-9, "{a:?} {b:?}");
    assert!(max_difference(l, m) < 1e-7, "{l:?} {m:?}");
}

#[test]
fn compliance_is_the_length_that_a_newton_adds_however_often_it_is_swept() {
    let (g, masses, compliance) = (9.81, [1.0, 2.0, 0.5], 2e-3);
    for sweeps in [40, 80] {
        let bodies = (0..4).map(|i| match i {
            0 => json!({ "particle": {}, "at": [0, 0], "fixed": true }),
            _ => json!({ "particle": {}, "mass": masses[i - 1], "at": [0, -(i as f64)] }),
        });
        let mut method = position(0.01, sweeps);
        method["compliance"] = json!(compliance);
        let mut simulation = simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -g],
            "bodies": bodies.collect::<Vec<_>>(),
            "constraints": (0..3).map(|i| json!({ "distance": { "between": [i, i + 1], "length": 1, "form": "length" } })).collect::<Vec<_>>(),
            "forces": [{ "drag": { "coefficient": 20 } }],
            "method": method,
        }));
        run(&mut simulation, 3000);
        for (i, c) in simulation.c().to_vec().iter().enumerate() {
            let weight: f64 = masses[i..].iter().sum::<f64>() * g;
            assert!((c - compliance * weight).abs() < 1e-9, "{sweeps} sweeps: {c} is not {}", compliance * weight);
            assert!((simulation.lambda()[i] + weight).abs() < 1e-6, "and λ is the weight below");
        }
    }
}

#[test]
fn angular_momentum_is_lost_at_first_order() {
    // J is taken at x̄, not at x: PHYSICS 7. A free rod, one turn a second.
    let kept = |h: f64| {
        let mut simulation = simulation(&json!({
            "version": 1, "space": "plane",
            "bodies": [{ "particle": {}, "at": [0.5, 0], "velocity": [0, 3] }, { "particle": {}, "at": [-0.5, 0], "velocity": [0, -3] }],
            "constraints": [{ "distance": { "between": [0, 1], "length": 1, "form": "length" } }],
            "method": position(h, 1),
        }));
        run(&mut simulation, (1.0 / h) as u32);
        let (q, v) = (&simulation.world().state().q, &simulation.world().state().v);
        let kinetic: f64 = v.iter().map(|v| 0.5 * v * v).sum();
        let work = simulation.world().state().constraint_work;
        assert!(work < 0.0 && (kinetic - 9.0 - work).abs() < 1e-10, "the stick's work is what the rod loses: {work} {kinetic}");
        (q[0] * v[1] - q[1] * v[0] + q[2] * v[3] - q[3] * v[2]) / 3.0
    };
    let (coarse, fine) = (1.0 - kept(0.002), 1.0 - kept(0.001));
    assert!(coarse > 0.0, "it is lost, not won");
    let order = libm::log2(coarse / fine);
    assert!((order - 1.0).abs() < 0.1, "order {order}: {coarse} {fine}");
}

/// Unit masses on links of 0.2 m; these are held.
fn net(places: &[[f64; 2]], held: &[usize], links: &[[usize; 2]], substeps: u32) -> Simulation {
    let bodies = places.iter().enumerate().map(|(k, at)| json!({ "particle": {}, "at": at, "fixed": held.contains(&k) }));
    let links = links.iter().map(|ends| json!({ "distance": { "between": ends, "length": 0.2, "form": "length" } }));
    let mut method = position(1.0 / 60.0, 1);
    method["substeps"] = json!(substeps);
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": bodies.collect::<Vec<_>>(), "constraints": links.collect::<Vec<_>>(), "method": method,
    }))
}

/// n links, straight out to the side.
fn chain(n: usize, substeps: u32) -> Simulation {
    let places: Vec<_> = (0..=n).map(|k| [0.2 * k as f64, 0.0]).collect();
    net(&places, &[0], &(0..n).map(|k| [k, k + 1]).collect::<Vec<_>>(), substeps)
}

/// A square net of n × n masses, held at its upper corners; its rows hang as arcs of 2.2 rad.
fn curtain(n: usize, substeps: u32) -> Simulation {
    let (mut row, last) = (vec![[0.0, 0.0]], (n - 1) as f64);
    for k in 0..n - 1 {
        let (sin, cos) = libm::sincos(2.2 * ((k as f64 + 0.5) / last - 0.5));
        row.push([row[k][0] + 0.2 * cos, row[k][1] + 0.2 * sin]);
    }
    let places: Vec<_> = (0..n * n).map(|k| [row[k % n][0], row[k % n][1] - 0.2 * (k / n) as f64]).collect();
    // Mass by mass: the link to the left, then the one upwards.
    let links = (1..n * n).flat_map(|k| [(k % n > 0).then(|| [k - 1, k]), (k >= n).then(|| [k - n, k])]).flatten();
    net(&places, &[0, n - 1], &links.collect::<Vec<_>>(), substeps)
}

#[test]
fn substeps_of_one_sweep_gain_no_energy() {
    for substeps in [4, 16, 32, 64] {
        for (name, mut s) in [("chain", chain(100, substeps)), ("curtain", curtain(30, substeps))] {
            let potential = |s: &Simulation| s.world().model().potential(s.world().state());
            let (start, top) = (s.world().energy(), potential(&s));
            let (mut gain, mut bottom) = (0.0_f64, top);
            for _ in 0..600 {
                run(&mut s, 1);
                gain = gain.max(s.world().energy() - start);
                bottom = bottom.min(potential(&s));
            }
            assert!(gain <= 0.01 * (top - bottom), "{name}, {substeps}: gains {gain} J of a drop of {} J", top - bottom);
        }
    }
}

#[test]
fn the_work_of_drag_and_of_a_motor_is_not_drift() {
    let drift = |h: f64| {
        let mut simulation = simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81],
            // Legal from the start: the ring moves with ω a.
            "bodies": [{ "particle": {}, "at": [1, 0], "velocity": [0.8, 0] }, { "particle": {}, "at": [1.5, 0], "velocity": [0.8, 0] }],
            "constraints": [
                { "driven-circle": { "body": 0, "center": [0, 0], "radius": 1, "amplitude": [0.2, 0], "frequency": 4 } },
                { "distance": { "between": [0, 1], "length": 0.5 } },
            ],
            "forces": [{ "drag": { "coefficient": 0.5 } }],
            "method": position(h, 30),
        }));
        run(&mut simulation, (0.5 / h) as u32);
        assert!(simulation.world().state().applied_work.abs() > 0.1, "there is work to account for");
        simulation.world().energy_drift()
    };
    let (coarse, fine) = (drift(1e-3), drift(5e-4));
    let order = libm::log2((coarse / fine).abs());
    assert!((order - 1.0).abs() < 0.2, "order {order}: {coarse} {fine}");
}

#[test]
fn a_stick_whose_ends_coincide_has_no_direction_and_is_named() {
    for stick in [json!({ "distance": { "between": [2, 3], "length": 1 } }), json!({ "rope": { "over": [2, 3], "length": 1 } })] {
        let bodies = [0, 1, 3, 3].map(|x| json!({ "particle": {}, "at": [x, 0] }));
        let mut together = simulation(&json!({
            "version": 1, "space": "plane",
            "bodies": bodies,
            "constraints": [{ "rope": { "over": [0, 1], "length": 1 } }, stick],
            "method": position(0.01, 5),
        }));
        let _ = together.c(); // looking changes nothing
        assert_eq!(together.step(1).culprit.as_deref(), Some("constraints[1]"), "no direction to push in: {stick}");
    }
}

#[test]
fn a_row_sees_what_the_one_before_it_in_its_constraint_has_moved() {
    let mut simulation = simulation(&json!({
        "version": 1, "space": "plane",
        "bodies": [
            { "shape": { "box": [0.5, 0.3] }, "at": [0.5, 0.3], "collides": false },
            { "shape": { "disc": 0.1 }, "at": [-0.002, -0.001], "fixed": true, "collides": false },
        ],
        "constraints": [{ "ball": { "between": [0, 1], "anchors": [[-0.5, -0.3], [0, 0]] } }],
        "method": position(0.01, 1),
    }));
    run(&mut simulation, 1);
    let c = simulation.c().to_vec();
    assert!(c[1].abs() < 1e-5 && c[0].abs() > 1e-4, "the last row is left with what is of second order: {c:?}");
}

/// A few masses anywhere, moving, with sticks between some of them that do not fit.
fn scattered() -> impl Strategy<Value = Value> {
    let particle = (0.1..10.0f64, prop::array::uniform3(-1.0..1.0f64), prop::array::uniform3(-2.0..2.0f64));
    prop::collection::vec(particle, 3..7).prop_map(|particles| {
        let n = particles.len();
        json!({
            "version": 1, "space": "space",
            "bodies": particles.iter().map(|(mass, at, v)| json!({ "particle": {}, "mass": mass, "at": at, "velocity": v })).collect::<Vec<_>>(),
            "constraints": (1..n).map(|i| json!({ "distance": { "between": [i / 2, i], "length": 0.8 } })).chain([
                json!({ "rope": { "over": (0..n).collect::<Vec<_>>(), "length": 2.0 } }),
            ]).collect::<Vec<_>>(),
            "method": position(0.01, 3),
        })
    })
}

proptest! {
    #[test]
    fn linear_momentum_is_kept_to_rounding(document in scattered()) {
        let mut simulation = simulation(&document);
        let momentum = |s: &Simulation| {
            let masses: Vec<f64> = s.bodies().iter().map(|b| b.mass).collect();
            let v = &s.world().state().v;
            [0, 1, 2].map(|k| masses.iter().enumerate().map(|(i, m)| m * v[3 * i + k]).sum::<f64>())
        };
        let before = momentum(&simulation);
        prop_assume!(simulation.step(5).culprit.is_none());
        let fastest = simulation.world().state().v.iter().fold(1.0_f64, |most, v| most.max(v.abs()));
        for (a, b) in before.iter().zip(momentum(&simulation)) {
            // v is a difference of places over h: a few roundings of 1 m over 0.01 s, of 60 kg at most, five times.
            prop_assert!((a - b).abs() <= 60.0 * 1e-12 * fastest, "{a} {b}");
        }
    }
}
