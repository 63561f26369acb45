//! Travelling in the recorded run is lossless: the same bits, whichever way a moment is reached.

use crate::common;
use crate::common::cases::cases;
use crate::common::documents::{bead, circle, everything, in_space};
use crate::common::simulation;
use constrained_dynamics::Simulation;
use constrained_dynamics::scene;
use constrained_dynamics::simulation::traces::{Start, TraceOptions};
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Everything that may happen between steps, in an order that touches each kind.
fn disturb(s: &mut Simulation, number: usize) {
    match number % 16 {
        0 => s.grab(0, &[0.0, 0.1], &[2.0, 1.0]).unwrap(),
        1 => s.move_grab(&[1.5, -1.0]).unwrap(),
        2 => {
            // Two moves within one step: the later one counts.
            s.move_grab(&[9.0, 9.0]).unwrap();
            s.move_grab(&[0.123, 1.0]).unwrap();
        }
        3 => s.set("alpha", json!(64.5)).unwrap(),
        4 => s.release_grab(),
        5 => s.set("stepSize", json!(0.0031)).unwrap(),
        6 => drop(s.add_body(json!({ "id": "late", "particle": {}, "at": [0, 3], "velocity": [1, 0.5] })).unwrap()),
        7 => drop(s.add_constraint(json!({ "circle": { "body": "late", "radius": 3, "form": "length" } })).unwrap()),
        8 => s.set_state(1, json!({ "velocity": [0.3, 0.2] })).unwrap(),
        9 => s.update_force(3, json!({ "force": [-0.7, 0.4] })).unwrap(),
        10 => s.set("integrator", json!("symplectic-euler")).unwrap(),
        11 => s.update_constraint(1, json!({ "radius": 1.9 })).unwrap(),
        12 => s.update_body(0, json!({ "mass": 2.5 })).unwrap(),
        13 => {
            let late = s.constraints().last().unwrap().id;
            s.remove_constraint(late).unwrap();
            let id = s.bodies().last().unwrap().id;
            s.remove_body(id).unwrap();
        }
        14 => s.set("solver", json!("direct")).unwrap(),
        _ => drop(s.add_force(json!({ "drag": { "coefficient": 0.01 } })).unwrap()),
    }
}

/// A run with something happening every `gap` steps; the hash and the time at every step, after what happened there.
fn disturbed_run(s: &mut Simulation, steps: u32, gap: u32) -> Vec<(f64, String)> {
    let mut passed = vec![(s.world().state().t, s.state_hash())];
    for step in 1..=steps {
        assert_eq!(s.step(1).step.status, Status::Ok);
        if step % gap == 0 {
            disturb(s, (step / gap - 1) as usize);
        }
        passed.push((s.world().state().t, s.state_hash()));
    }
    passed
}

#[test]
fn a_snapshot_restores_the_same_bits_and_the_same_future() {
    for document in [bead(), everything(), in_space()] {
        let mut s = simulation(&document);
        s.step(77);
        let (bytes, hash) = (s.snapshot(), s.state_hash());
        s.step(100);
        let later = s.state_hash();
        assert_ne!(later, hash);
        s.restore(&bytes).unwrap();
        assert_eq!((s.state_hash(), s.snapshot() == bytes), (hash, true));
        s.step(100);
        assert_eq!(s.state_hash(), later);
    }
}

#[test]
fn a_snapshot_restores_across_edits_and_into_another_simulation() {
    let mut s = simulation(&everything());
    s.step(50);
    let (bytes, document) = (s.snapshot(), s.to_json());
    s.step(100);
    let later = s.state_hash();
    for i in 0..16 {
        disturb(&mut s, i);
        s.step(3);
    }
    s.restore(&bytes).unwrap();
    assert_eq!(s.to_json(), document, "structure, parameters and state as they were");
    s.step(100);
    assert_eq!(s.state_hash(), later);
    let mut other = circle(json!({}));
    other.restore(&bytes).unwrap();
    other.step(100);
    assert_eq!(other.state_hash(), later);
}

/// RATTLE halves steps in which gradients turn far; what it remembers of that must not outlast a step.
#[test]
fn a_step_of_a_chain_that_cracks_is_the_same_from_a_snapshot() {
    let ball = |i: usize| json!({ "shape": { "sphere": 0.25 }, "at": [0.5 * i as f64, 0, 0], "fixed": i == 0, "collides": false });
    let joint = |i: usize| json!({ "ball": { "between": [i, i + 1], "anchors": [[0.25, 0, 0], [-0.25, 0, 0]] } });
    let document = json!({
        "version": 1, "space": "space", "gravity": [0, -9.81, 0],
        "bodies": (0..51).map(ball).collect::<Vec<_>>(),
        "constraints": (0..50).map(joint).collect::<Vec<_>>(),
        "method": { "stepSize": 1.0 / 60.0 },
    });
    let mut s = simulation(&document);
    for _ in 0..400 {
        let before = s.snapshot();
        assert_eq!(s.step(1).step.status, Status::Ok);
        let mut other = simulation(&document);
        other.restore(&before).unwrap();
        other.step(1);
        assert_eq!(other.state_hash(), s.state_hash());
    }
}

#[test]
fn a_thousand_steps_back_and_forward_again_give_the_same_hash() {
    for document in [bead(), everything(), in_space()] {
        let mut s = simulation(&document);
        s.step(500);
        let middle = s.state_hash();
        s.step(1000);
        let end = s.state_hash();
        s.step_back(1000);
        assert_eq!((s.state_hash(), s.world().step_count()), (middle, 500));
        s.step(1000);
        assert_eq!(s.state_hash(), end);
    }
}

#[test]
fn a_thousand_steps_back_and_forward_replay_every_kind_of_input() {
    for gap in [1, 7, 90] {
        let mut s = simulation(&everything());
        let passed = disturbed_run(&mut s, 16 * gap.max(63) + 5, gap);
        let steps = passed.len() as u32 - 1;
        s.step_back(1000);
        let back = steps.saturating_sub(1000);
        assert_eq!(s.state_hash(), passed[back as usize].1, "gap {gap}");
        for step in back + 1..=steps {
            s.step(1);
            assert_eq!(s.state_hash(), passed[step as usize].1, "gap {gap}: step {step}");
        }
    }
}

#[test]
fn a_run_longer_than_the_keyframes_can_be_reached_everywhere() {
    let mut s = simulation(&bead());
    let passed = disturbed_free_run(&mut s, 10_000);
    for step in [0, 1, 4095, 4096, 4097, 5001, 8192, 9999, 17, 10_000, 3] {
        let (t, hash) = &passed[step];
        s.seek(*t).unwrap();
        assert_eq!((s.world().step_count(), &s.state_hash()), (step as u64, hash));
    }
}

fn disturbed_free_run(s: &mut Simulation, steps: u32) -> Vec<(f64, String)> {
    disturbed_run(s, steps, steps + 1)
}

#[test]
fn a_jump_over_a_grab_leads_where_the_run_led_under_every_method() {
    for method in ["acceleration", "velocity", "generalised", "position", "rattle", "penalty"] {
        let mut s = simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81], "method": { "kind": method },
            "bodies": [{ "particle": {}, "at": [0, 1] }, { "particle": {}, "at": [1, 1], "fixed": true }],
            "constraints": [{ "distance": { "between": [0, 1] } }],
        }));
        s.step(10);
        s.grab(0, &[0.0, 0.0], &[1.0, 2.0]).unwrap();
        s.step(7);
        let held = s.state_hash();
        s.step(3);
        s.release_grab();
        s.step(9);
        let end = s.state_hash();
        for (from, to, there) in [(0.05, 0.17, &held), (0.05, 0.29, &end), (0.17, 0.29, &end), (0.29, 0.17, &held)] {
            s.seek(from).unwrap();
            s.seek(to).unwrap();
            assert_eq!(&s.state_hash(), there, "{method}: from {from} s to {to} s");
        }
    }
}

#[test]
fn steps_back_stop_at_the_beginning() {
    let mut s = simulation(&bead());
    let start = s.state_hash();
    s.step(20);
    s.step_back(u32::MAX);
    assert_eq!((s.state_hash(), s.world().step_count()), (start, 0));
}

#[test]
fn a_seek_beyond_the_recorded_run_stops_at_its_ends() {
    let mut s = simulation(&bead());
    let start = s.state_hash();
    s.step(300);
    let end = s.state_hash();
    for time in [-1.0, f64::NEG_INFINITY, -1e300] {
        s.seek(time).unwrap();
        assert_eq!(s.state_hash(), start);
    }
    for time in [1e9, f64::INFINITY] {
        s.seek(time).unwrap();
        assert_eq!(s.state_hash(), end);
    }
}

#[test]
fn a_seek_finds_the_nearest_step() {
    let mut s = simulation(&bead());
    s.step(100);
    for (time, step) in [(0.2549, 25), (0.2551, 26), (0.25, 25), (0.0049, 0), (0.0051, 1)] {
        s.seek(time).unwrap();
        assert_eq!(s.world().step_count(), step, "{time} s with h = 0.01 s");
    }
}

#[test]
fn after_a_seek_the_report_is_that_of_the_step_stood_at() {
    // Sticks of 1, 1 and 3 m are no triangle: there comes to be a residual that no λ can remove.
    let stick = |a: u32, b: u32, length: f64| json!({ "distance": { "between": [a, b], "length": length } });
    let triangle = json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [
            { "particle": {}, "at": [0, 0], "fixed": true },
            { "particle": {}, "at": [0.3, -1] },
            { "particle": {}, "at": [0.6, -1.7] },
        ],
        "constraints": [stick(0, 1, 1.0), stick(1, 2, 1.0), stick(0, 2, 3.0)],
        "method": {
            "kind": "acceleration", "integrator": "rk4", "stepSize": 0.01, "alpha": 100, "beta": 20,
            "solver": { "kind": "direct", "rankTolerance": 0.01 },
        },
    });
    let mut s = simulation(&triangle);
    let report = |s: &mut Simulation| (s.observe("solver.iterations").unwrap(), s.observe("solver.residual").unwrap());
    let mut passed = vec![report(&mut s)];
    for _ in 0..200 {
        s.step(1);
        passed.push(report(&mut s));
    }
    assert!(passed[1..].iter().all(|(iterations, _)| *iterations > 0.0));
    assert!(passed.iter().filter(|(_, residual)| *residual > 1.0).count() > 100, "{passed:?}");
    for step in [187, 12, 200, 0, 1] {
        s.seek(0.01 * f64::from(step)).unwrap();
        assert_eq!(report(&mut s), passed[step as usize], "a seek to step {step}");
    }
    s.step_back(0);
    s.seek(1.7).unwrap();
    for step in [171, 172] {
        s.step(1);
        assert_eq!(report(&mut s), passed[step], "over recorded time");
    }
    s.step_back(2);
    assert_eq!(report(&mut s), passed[170], "a step back");
}

/// In the first step the method knows nothing of the model yet, and has looked at it in the others.
#[test]
fn a_step_over_recorded_time_reports_what_it_reported_first() {
    let again = |name: &str, s: &mut Simulation| {
        let reports = |s: &mut Simulation| (0..3).map(|_| s.step(1).step).collect::<Vec<_>>();
        let first = reports(s);
        s.step_back(3);
        assert_eq!(reports(s), first, "{name}");
    };
    for scene in scene::REGISTRY {
        let id = scene.entry.id;
        for (method, _) in scene::catalogue::methods_of(scene).unwrap().iter().filter(|(_, reason)| reason.is_none()) {
            again(&format!("{id}, {method}"), &mut common::scene(id, json!({ "method": method })));
        }
    }
    // Taut ropes of particles, and too few sweeps for them.
    let particle = |x: u32| json!({ "particle": {}, "at": [x, 0], "fixed": x == 0, "velocity": [x, 0] });
    let rope = |x: u32| json!({ "max-distance": { "between": [x, x + 1], "length": 1 } });
    let ropes = json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": (0..6).map(particle).collect::<Vec<_>>(),
        "constraints": (0..5).map(rope).collect::<Vec<_>>(),
        "method": { "kind": "rattle", "solver": { "kind": "gauss-seidel", "maxIterations": 2, "tolerance": 0 } },
    });
    again("ropes", &mut simulation(&ropes));
}

#[test]
fn the_recorded_span_reaches_from_the_first_step_to_the_furthest_wherever_one_stands() {
    let mut s = simulation(&everything());
    let passed = disturbed_run(&mut s, 200, 9);
    let whole = (0.0, passed[200].0);
    assert_eq!(s.recorded_span(), whole);
    for back in [1, 70, 129] {
        s.step_back(back);
        assert_eq!(s.recorded_span(), whole, "the step size has changed on the way");
    }
    s.seek(s.recorded_span().1).unwrap();
    assert_eq!(s.state_hash(), passed[200].1);
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn every_recorded_moment_is_reached_from_anywhere(gap in 1..40u32, jumps in prop::collection::vec((any::<prop::sample::Index>(), 0..3u8), 1..12)) {
        let mut s = simulation(&everything());
        let passed = disturbed_run(&mut s, 300, gap);
        for (to, how) in jumps {
            let (from, to) = (s.world().step_count(), to.index(passed.len()));
            match how {
                0 if to as u64 >= from => drop(s.step((to as u64 - from) as u32)),
                1 if from >= to as u64 => s.step_back((from - to as u64) as u32),
                _ => s.seek(passed[to].0).unwrap(),
            }
            prop_assert_eq!((s.world().step_count(), s.state_hash()), (to as u64, passed[to].1.clone()), "from step {}", from);
        }
    }
}

#[test]
fn an_input_in_the_past_replaces_the_future() {
    let mut s = circle(json!({}));
    s.step(300);
    s.step_back(200);
    s.set("alpha", json!(100)).unwrap();
    assert_eq!(s.recorded_span().1, s.world().state().t, "what came later is gone");
    s.step(200);
    let mut fresh = circle(json!({}));
    fresh.step(100);
    fresh.set("alpha", json!(100)).unwrap();
    fresh.step(200);
    assert_eq!(s.state_hash(), fresh.state_hash());
    s.seek(f64::INFINITY).unwrap();
    assert_eq!(s.world().step_count(), 300);
    for back in [1, 50, 199, 250] {
        s.step_back(back);
        fresh.step_back(back);
        assert_eq!(s.state_hash(), fresh.state_hash(), "the new future is the recorded one, {back} steps before its end too");
        s.step(back);
        fresh.step(back);
    }
    assert_eq!(s.state_hash(), fresh.state_hash());
}

#[test]
fn a_look_at_the_past_leaves_the_future_in_place() {
    let mut s = circle(json!({}));
    s.step(300);
    let end = s.state_hash();
    s.step_back(200);
    look(&mut s);
    s.record(&["C.norm".into()], 1, 100).unwrap();
    s.seek(f64::INFINITY).unwrap();
    assert_eq!(s.state_hash(), end);
}

#[test]
fn reset_starts_over_with_the_present_parameters() {
    let parameters = json!({ "radius": 0.8, "gravity": 3, "angle": 1.0, "speed": 2, "alpha": 50, "integrator": "rk4", "stepSize": 0.002 });
    let mut s = circle(json!({}));
    s.step(123);
    for (name, value) in parameters.as_object().unwrap() {
        s.set(name, value.clone()).unwrap();
        s.step(7);
    }
    s.grab(0, &[0.0, 0.0], &[1.0, 1.0]).unwrap();
    s.step(5);
    s.reset();
    let mut fresh = circle(parameters);
    assert_eq!((s.world().step_count(), s.recorded_span()), (0, (0.0, 0.0)));
    assert_eq!(s.state_hash(), fresh.state_hash(), "the hand lets go too");
    s.step(200);
    fresh.step(200);
    assert_eq!(s.state_hash(), fresh.state_hash());
}

#[test]
fn reset_returns_to_where_a_body_was_put_before_the_first_step() {
    let mut s = circle(json!({}));
    s.set_state(0, json!({ "at": [0, -1], "velocity": [3, 0] })).unwrap();
    let start = s.state_hash();
    s.step(50);
    s.set("mass", json!(2)).unwrap(); // changes the mass, and only the mass
    s.set("mass", json!(1)).unwrap();
    s.reset();
    assert_eq!(s.world().state().q, [0.0, -1.0]);
    assert_eq!(s.state_hash(), start);
    s.set("angle", json!(0)).unwrap();
    s.reset();
    assert_eq!(s.world().state().q, [1.0, 0.0], "a new angle is a new start");
}

#[test]
fn a_diverged_step_is_undone_and_not_counted() {
    // Explicit Euler on a far too stiff spring: it explodes.
    let mut document = bead();
    document["method"] = json!({ "kind": "penalty", "integrator": "explicit-euler", "stepSize": 0.1, "stiffness": 1e6 });
    document["constraints"][0]["circle"]["form"] = json!("half-squared");
    let mut s = simulation(&document);
    let report = s.step(100_000);
    assert_eq!(report.step.status, Status::Diverged);
    assert!(report.steps > 0 && report.culprit.is_some() && report.message.is_some(), "{report:?}");
    assert_eq!(s.world().step_count(), u64::from(report.steps));
    assert!(common::is_finite(&s));
    let last_good = s.state_hash();
    for _ in 0..3 {
        assert_eq!((s.step(1).steps, s.state_hash()), (0, last_good.clone()), "it stays where it is");
    }
    assert_eq!(s.recorded_span().1, s.world().state().t);
    s.step_back(1);
    s.step(1);
    assert_eq!(s.state_hash(), last_good, "and the run up to there can be travelled");
    s.reset();
    s.set("stepSize", json!(1e-4)).unwrap();
    assert_eq!(s.step(1000).step.status, Status::Ok, "with a smaller step it runs");
}

/// Every way of looking.
fn look(s: &mut Simulation) {
    for (name, _) in s.observables() {
        s.observe(&name).unwrap();
    }
    for name in ["J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f", "fhat"] {
        s.matrix(name).unwrap();
    }
    for solver in common::ids("solvers") {
        let options = TraceOptions { tolerance: Some(1e-3), max_iterations: Some(5), start: Start::Warm, rows: true };
        s.solve_trace(Some(&solver), &options).unwrap();
    }
    s.step_problem().unwrap();
    s.constraints();
    let _ = s.forces();
    s.c();
    s.c_dot();
    s.lambda();
    s.applied_forces();
    s.constraint_forces();
    s.spectrum().unwrap();
    s.stages();
    s.residual();
    s.reference(100.0);
    s.reference(0.1);
    let _ = s.parameters();
    let _ = s.snapshot();
    let _ = (s.to_json(), s.recorded_span());
}

#[test]
fn looking_never_changes_a_bit_of_the_run() {
    for (document, warm) in [(bead(), false), (everything(), true), (everything(), false), (in_space(), true)] {
        for solver in common::ids("solvers") {
            let mut document = document.clone();
            document["method"]["solver"] = json!({ "kind": solver, "warmStart": warm });
            let (mut calm, mut watched) = (simulation(&document), simulation(&document));
            let names: Vec<String> = watched.observables().into_iter().map(|(n, _)| n).collect();
            for i in 0..60 {
                if i == 20 {
                    watched.record(&names, 1, 30).unwrap();
                }
                calm.step(1);
                watched.step(1);
                look(&mut watched);
                assert_eq!(watched.state_hash(), calm.state_hash(), "step {i}");
            }
            watched.step_back(40);
            look(&mut watched);
            watched.step(40);
            assert_eq!(watched.state_hash(), calm.state_hash(), "back and forth");
        }
    }
}

#[test]
fn an_edit_that_changes_nothing_changes_no_bit() {
    let mut s = simulation(&everything());
    s.step(100);
    let before = s.state_hash();
    let of_body: Value = json!({ "mass": 2 });
    s.update_body(0, of_body).unwrap();
    s.update_constraint(1, json!({ "radius": 2 })).unwrap();
    s.set("alpha", json!(100)).unwrap();
    s.set_state(0, json!({})).unwrap();
    s.grab(1, &[0.0, 0.0], &[0.0, 0.0]).unwrap();
    s.move_grab(&[1.0, 0.0]).unwrap();
    s.release_grab();
    assert_eq!(s.state_hash(), before);
}

fn series(s: &Simulation, name: &str) -> (Vec<f64>, Vec<u64>) {
    let (t, y) = s.series(name).unwrap();
    (t, y.into_iter().map(f64::to_bits).collect())
}

#[test]
fn travelling_leaves_recorded_series_as_they_are() {
    let mut s = simulation(&everything());
    s.record(&["energy.total".into(), "constraint[0].lambda".into()], 1, 1000).unwrap();
    disturbed_run(&mut s, 200, 11);
    let before = series(&s, "constraint[0].lambda");
    assert_eq!(before.0.len(), 201, "a sample a step, and the start");
    s.step_back(150);
    s.step(60);
    s.seek(0.0).unwrap();
    s.seek(f64::INFINITY).unwrap();
    assert_eq!(series(&s, "constraint[0].lambda"), before);
}

#[test]
fn an_input_in_the_past_cuts_the_series_there() {
    let mut s = circle(json!({}));
    s.record(&["C.norm".into()], 1, 1000).unwrap();
    s.step(100);
    s.step_back(60);
    s.set("alpha", json!(10)).unwrap();
    let (t, _) = s.series("C.norm").unwrap();
    assert_eq!((t.len(), *t.last().unwrap()), (41, s.world().state().t));
    s.step(10);
    let (t, y) = s.series("C.norm").unwrap();
    assert_eq!((t.len(), y.len()), (51, 51));
    assert!(t.windows(2).all(|w| w[0] < w[1]), "times ascend");
    assert_eq!(*y.last().unwrap(), s.observe("C.norm").unwrap());
}

#[test]
fn what_is_first_recorded_in_the_past_is_sampled_while_it_is_replayed() {
    let mut s = circle(json!({}));
    s.record(&["C.norm".into()], 1, 1000).unwrap();
    s.step(100);
    let before = series(&s, "C.norm");
    s.step_back(60);
    s.record(&["C.norm".into(), "Cdot.norm".into()], 1, 1000).unwrap();
    assert_eq!(series(&s, "C.norm"), before, "a series that stays keeps its samples");
    s.step(80);
    let (t, y) = s.series("Cdot.norm").unwrap();
    assert_eq!((t.len(), y.len()), (81, 81), "the moment it was asked for and every step since");
    let mut whole = circle(json!({}));
    whole.record(&["C.norm".into(), "Cdot.norm".into()], 1, 1000).unwrap();
    whole.step(120);
    assert_eq!(series(&s, "C.norm"), series(&whole, "C.norm"));
    assert_eq!(series(&s, "Cdot.norm").1[..], series(&whole, "Cdot.norm").1[40..]);
}

#[test]
fn a_moved_hand_shows_in_the_sample_of_the_same_instant() {
    let mut s = circle(json!({}));
    s.record(&["lambda.norm".into()], 1, 100).unwrap();
    s.step(5);
    s.grab(0, &[0.0, 0.0], &[1.0, 1.0]).unwrap();
    for target in [[2.0, 0.0], [5.0, 5.0]] {
        s.move_grab(&target).unwrap();
        let (t, y) = s.series("lambda.norm").unwrap();
        assert_eq!((t.len(), *y.last().unwrap()), (6, s.observe("lambda.norm").unwrap()));
    }
}

#[test]
fn rings_keep_the_latest_samples_and_every_nth_step() {
    let mut s = circle(json!({}));
    s.record(&["body[0].x".into()], 3, 10).unwrap();
    s.step(100);
    let (t, y) = s.series("body[0].x").unwrap();
    let steps: Vec<f64> = t.iter().map(|t| (t / 0.01).round()).collect();
    assert_eq!(steps, (24..=33).map(|i| f64::from(3 * i)).collect::<Vec<_>>());
    s.seek(*t.last().unwrap()).unwrap();
    assert_eq!(*y.last().unwrap(), s.observe("body[0].x").unwrap());
}

/// With every second step of 4 ms, all four bounces of the ball in its first 2.3 s were left out.
#[test]
fn a_force_of_contacts_is_recorded_as_the_largest_since_the_last_sample() {
    let series = |every: u32, back: u32| {
        let mut s = common::scene("bouncing-ball", json!({ "stepSize": 0.004, "substeps": 1 }));
        s.record(&["contact.force".into(), "body[1].y".into()], every, 1000).unwrap();
        s.step(600 - back);
        s.step_back(back);
        s.step(2 * back);
        (s.series("contact.force").unwrap().1, s.series("body[1].y").unwrap().1)
    };
    let (force, height) = series(1, 0);
    assert!(force.iter().filter(|force| **force > 500.0).count() > 3, "{force:?}");
    for (every, back) in [(2, 0), (5, 0), (8, 0), (8, 3), (8, 100)] {
        let (forces, heights) = series(every, back);
        let every = every as usize;
        let largest = |i: usize| force[(i * every).saturating_sub(every - 1)..=i * every].iter().copied().fold(0.0, f64::max);
        assert_eq!(forces, (0..=600 / every).map(largest).collect::<Vec<_>>(), "every {every}, {back} back");
        assert_eq!(heights, (0..=600 / every).map(|i| height[i * every]).collect::<Vec<_>>(), "what is no impulse, as it was");
    }
}

#[test]
fn restoring_and_resetting_empty_what_was_recorded_after() {
    let mut s = circle(json!({}));
    s.record(&["C.norm".into()], 1, 100).unwrap();
    s.step(10);
    let bytes = s.snapshot();
    s.step(10);
    s.restore(&bytes).unwrap();
    assert_eq!(s.series("C.norm").unwrap().0.len(), 11);
    s.reset();
    assert_eq!(s.series("C.norm").unwrap().0, [0.0]);
}
