//! `detection: "event"`: substeps are divided at the moments of impacts.

use crate::common::exact::order;
use crate::common::{assert_near, observe, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Value, json};

const G: f64 = 9.81;

/// A ball of radius ½ whose lowest point starts 1 m above the ground.
fn document(space: &str, e: f64, method: Value) -> Value {
    let d = if space == "plane" { 2 } else { 3 };
    let along = |y: f64| json!([0.0, y, 0.0][..d]);
    let (round, flat) = if space == "plane" { ("disc", "halfPlane") } else { ("sphere", "halfSpace") };
    json!({
        "version": 1, "space": space, "gravity": along(-G), "method": method,
        "bodies": [
            { "shape": { round: 0.5 }, "mass": 2, "at": along(1.5), "restitution": e, "friction": 0 },
            { "shape": { flat: along(1.0) }, "at": along(0.0), "fixed": true, "restitution": e, "friction": 0 },
        ],
    })
}

fn ball(space: &str, e: f64, method: Value) -> Simulation {
    simulation(&document(space, e, method))
}

fn stepping(detection: &str, h: f64) -> Value {
    json!({ "kind": "velocity", "stepSize": h, "substeps": 1, "detection": detection, "solver": { "kind": "gauss-seidel", "maxIterations": 100, "tolerance": 1e-14 } })
}

/// Height and speed of a ball that falls from 1 m and bounces with e.
fn closed_form(e: f64, t: f64) -> (f64, f64) {
    let mut speed = (2.0 * G).sqrt();
    let mut landed = speed / G;
    if t < landed {
        return (1.0 - 0.5 * G * t * t, -G * t);
    }
    loop {
        speed *= e;
        let s = t - landed;
        if s < 2.0 * speed / G {
            return (speed * s - 0.5 * G * s * s, speed - G * s);
        }
        landed += 2.0 * speed / G;
    }
}

#[test]
fn a_bouncing_ball_is_that_of_the_closed_form_over_its_bounces() {
    for space in ["plane", "space"] {
        for (e, h) in [(1.0, 0.01), (0.8, 0.01), (0.8, 1.0 / 60.0), (0.5, 0.003)] {
            let mut s = ball(space, e, stepping("event", h));
            // As long as the bounces are higher than 1 cm.
            let until = if e == 1.0 {
                5.0
            } else {
                (2.0 / G).sqrt() * (1.0 + 2.0 * (1..).map(|k| e.powi(k)).take_while(|e| e * e > 0.01).sum::<f64>())
            };
            for k in 1..=(until / h) as u32 {
                assert_eq!(s.step(1).step.status.as_str(), "ok");
                let (height, speed) = closed_form(e, f64::from(k) * h);
                assert_near(s.world().state().q[1] - 0.5, height, 2e-7, format!("{space} {e} {h} step {k}"));
                assert_near(s.world().state().v[1], speed, 2e-6, format!("{space} {e} {h} step {k}: speed"));
            }
            assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-6, "drift");
        }
    }
}

/// A spring to a point above pulls, so that flight is no parabola: second order. Without events the moment of each bounce is off by a
/// part of the step.
#[test]
fn with_impacts_it_is_of_second_order_and_ordinary_detection_is_not() {
    let forces = json!([{ "spring": { "between": [0, 2], "stiffness": 40, "rest": 0.5 } }]);
    let at = |detection: &str, h: f64| {
        let mut document = document("plane", 0.9, stepping(detection, h));
        document["bodies"].as_array_mut().unwrap().push(json!({ "particle": {}, "at": [0, 3], "fixed": true }));
        document["forces"] = forces.clone();
        let mut s = simulation(&document);
        s.step((3.0 / h).round() as u32);
        s.world().state().q[1]
    };
    let exact = at("event", 3.0 / 24_000.0);
    let error = |detection: &str| [300.0, 600.0, 1200.0].map(|n| (3.0 / n, (at(detection, 3.0 / n) - exact).abs()));
    let located = error("event");
    assert!(order(&located) > 1.8, "{located:?}");
    let found = error("substep");
    assert!(order(&found) < 1.5 && found[2].1 > 20.0 * located[2].1, "{found:?} {located:?}");
}

#[test]
fn balls_that_meet_exchange_their_velocities_at_the_moment_they_touch() {
    let disc =
        |x: f64, v: f64| json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [x, 0], "velocity": [v, 0], "restitution": 1, "friction": 0 });
    let mut s = simulation(&json!({ "version": 1, "space": "plane", "gravity": [0, 0], "method": stepping("event", 0.1),
        "bodies": [disc(0.0, 1.0), disc(2.03, -1.0), disc(5.0, -3.0)] }));
    s.step(20);
    // Equal masses pass their motions on: the i-th from the left moves as the i-th of points that pass through each other.
    let mut ends = [2.0, 1.03 - 2.0, 3.0 - 6.0];
    ends.sort_by(f64::total_cmp);
    for (i, end) in ends.iter().enumerate() {
        assert_near(s.world().state().q[3 * i], end + i as f64, 1e-7, format!("disc {i}"));
    }
}

#[test]
fn bounces_without_end_are_cut_off_with_a_warning_and_the_ball_rests() {
    let mut s = ball("plane", 0.7, stepping("event", 0.05));
    let (mut warned, mut energy) = (false, f64::INFINITY);
    for _ in 0..200 {
        let report = s.step(1);
        assert_eq!(report.step.status.as_str(), "ok");
        warned |= report.warning.is_some();
        let now = observe(&mut s, "energy.total");
        assert!(now <= energy + 1e-6, "{now} after {energy}");
        energy = now;
    }
    assert!(s.world().state().v[1].abs() < 0.02 && (s.world().state().q[1] - 0.5).abs() < 2e-3, "{:?}", s.world().state().q);
    assert!(!warned || s.step(1).warning.is_none(), "at rest there are no events");
}

#[test]
fn a_bullet_does_not_pass_through_a_wall() {
    let mut s = simulation(&json!({ "version": 1, "space": "plane", "gravity": [0, 0], "method": stepping("event", 0.02), "bodies": [
        { "shape": { "disc": 0.05 }, "mass": 1, "at": [0, 0], "velocity": [400, 0], "restitution": 1, "friction": 0 },
        { "shape": { "box": [0.05, 1] }, "at": [5, 0], "fixed": true, "restitution": 1, "friction": 0 },
    ] }));
    s.step(5);
    assert!(s.world().state().q[0] < 5.0 && s.world().state().v[0] < 0.0, "{:?}", s.world().state().q);
}

#[test]
fn by_default_lossless_bodies_keep_their_energy() {
    let smooth = |d: usize, k: usize| {
        let (x, y) = (0.3 + 0.45 * (k % 5) as f64, 0.4 + 0.5 * (k / 5) as f64);
        let shape =
            [json!({ "disc": 0.1 }), json!({ "box": [0.1, 0.07] }), json!({ "sphere": 0.1 })][if d == 3 { 2 } else { k % 2 }].clone();
        let velocity = [2.0 - 0.37 * k as f64 % 3.0, -1.0 + 0.53 * k as f64 % 2.0, 0.0];
        json!({ "shape": shape, "mass": 1, "at": ([x, y, 1.0][..d]), "velocity": (velocity[..d]), "restitution": 1, "friction": 0 })
    };
    let wall = |d: usize, axis: usize, sign: f64| {
        let mut normal = [0.0; 3];
        normal[axis] = sign;
        let at = if sign < 0.0 { [2.5, 2.5, 2.0] } else { [0.0; 3] };
        json!({ "shape": { if d == 2 { "halfPlane" } else { "halfSpace" }: (normal[..d]) }, "at": (at[..d]), "fixed": true, "restitution": 1, "friction": 0 })
    };
    for d in [2, 3] {
        let walls = (0..d).flat_map(|axis| [1.0, -1.0].map(|sign| wall(d, axis, sign)));
        let bodies: Vec<Value> = (0..20).map(|k| smooth(d, k)).chain(walls).collect();
        let document =
            json!({ "version": 1, "space": if d == 2 { "plane" } else { "space" }, "gravity": ([0.0, -9.81, 0.0][..d]), "bodies": bodies });
        let mut simulation = simulation(&document);
        let before = simulation.observe("energy.total").unwrap();
        for _ in 0..500 {
            assert!(simulation.step(1).step.status == Status::Ok);
            let energy = simulation.observe("energy.total").unwrap();
            assert!((energy - before).abs() < 2e-3 * before, "{d} dimensions: {energy} J of {before} J");
        }
    }
}

#[test]
fn a_row_with_small_gaps_hands_an_impact_on() {
    for (n, gap, friction) in [(5, 1e-5, 0.5), (5, 1e-3, 0.5), (5, 0.01, 0.5), (29, 1e-3, 0.5), (50, 1e-3, 0.0)] {
        let disc = |x: f64, v: f64| json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [x, 0], "velocity": [v, 0], "restitution": 1, "friction": friction });
        let row = (0..n).map(|k| disc(k as f64 * (0.2 + gap), 0.0));
        let bodies: Vec<Value> = row.chain([disc(-1.0137, 5.0)]).collect();
        let mut simulation = simulation(&json!({ "version": 1, "space": "plane", "bodies": bodies }));
        simulation.step(150);
        let (v, last) = (simulation.velocities(), 3 * (n - 1));
        assert!((v[last] - 5.0).abs() < 1e-6, "{n}, gap {gap} m: the last leaves with {} m/s", v[last]);
        assert!(v[3 * n].abs() < 1e-6, "{n}, gap {gap} m: the first keeps {} m/s", v[3 * n]);
    }
}

/// Velocities of equal balls of diameter 0.2 m on a line after a time, from impact to impact of two.
fn after_impacts_of_two(mut x: Vec<f64>, mut v: Vec<f64>, e: f64, mut time: f64) -> Vec<f64> {
    loop {
        let meeting = |i: usize| ((x[i + 1] - x[i] - 0.2) / (v[i] - v[i + 1]), i);
        let next = (0..x.len() - 1).filter(|i| v[*i] > v[i + 1] + 1e-12).map(meeting).min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((after, i)) = next.filter(|(after, _)| *after < time) else { return v };
        x.iter_mut().zip(&v).for_each(|(x, v)| *x += after * v);
        time -= after;
        let (mean, half) = (0.5 * (v[i] + v[i + 1]), 0.5 * e * (v[i] - v[i + 1]));
        (v[i], v[i + 1]) = (mean - half, mean + half);
    }
}

#[test]
fn by_default_a_row_with_small_gaps_hands_on_an_impact_that_loses_energy() {
    for (d, n, gap, e) in
        [(2, 3, 1e-3, 0.5), (2, 3, 1e-3, 0.9), (2, 5, 1e-3, 0.8), (2, 5, 1e-3, 0.99), (3, 3, 1e-4, 0.9), (3, 5, 1e-3, 0.5)]
    {
        let x: Vec<f64> = (0..n).map(|k| if k == 0 { -1.0 } else { f64::from(k) * (0.2 + gap) }).collect();
        let v: Vec<f64> = (0..n).map(|k| if k == 0 { 2.0 } else { 0.0 }).collect();
        let shape = if d == 2 { json!({ "disc": 0.1 }) } else { json!({ "sphere": 0.1 }) };
        let ball = |(x, v): (&f64, &f64)| json!({ "shape": shape, "mass": 1, "at": ([*x, 0.0, 0.0][..d]), "velocity": ([*v, 0.0, 0.0][..d]), "restitution": e });
        let bodies: Vec<Value> = x.iter().zip(&v).map(ball).collect();
        let mut simulation = simulation(&json!({ "version": 1, "space": if d == 2 { "plane" } else { "space" }, "bodies": bodies }));
        simulation.step(120);
        let exact = after_impacts_of_two(x, v, e, 2.0);
        for (k, exact) in exact.iter().enumerate() {
            // Below the threshold of 0.01 m/s an impact has no restitution.
            assert_near(simulation.velocities()[k * [3, 6][d - 2]], *exact, 0.02, format!("{n} balls, e = {e}, ball {k}"));
        }
    }
}

#[test]
fn a_slack_rope_does_not_keep_an_impact_from_its_moment() {
    let disc = |at: [f64; 2]| json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": at, "restitution": 0.6 });
    let floor = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "restitution": 0.6 });
    let document = |constraints: Value| json!({ "version": 1, "space": "plane", "gravity": [0, -G], "bodies": [disc([0.0, 1.0]), disc([0.5, 1.2]), floor], "constraints": constraints, "method": { "kind": "velocity", "detection": "event" } });
    let mut slack = simulation(&document(json!([{ "max-distance": { "between": [0, 1], "length": 2 } }])));
    let mut free = simulation(&document(json!([])));
    for step in 0..300 {
        let report = slack.step(1);
        free.step(1);
        assert!(report.warning.is_none(), "step {step}: {:?}", report.warning);
        for (k, (slack, free)) in slack.positions().iter().zip(free.positions()).enumerate() {
            // Of first order with a row, of second without.
            assert_near(*slack, free, 0.02, format!("step {step}, coordinate {k}"));
        }
    }
}

#[test]
fn by_default_impacts_are_events_where_few_bodies_lose_nothing_and_of_few_round_ones() {
    for (n, e, friction, shape, expected) in [
        (30, 1.0, 0.5, json!({ "disc": 0.1 }), "event"),
        (31, 1.0, 0.5, json!({ "disc": 0.1 }), "step"),
        (100, 1.0, 0.0, json!({ "disc": 0.1 }), "event"),
        (101, 1.0, 0.0, json!({ "disc": 0.1 }), "step"),
        (5, 1.0, 0.0, json!({ "box": [0.1, 0.1] }), "event"),
        (5, 1.0, 0.5, json!({ "box": [0.1, 0.1] }), "step"),
        (10, 0.9, 0.5, json!({ "disc": 0.1 }), "event"),
        (11, 0.9, 0.0, json!({ "disc": 0.1 }), "step"),
        (5, 0.9, 0.0, json!({ "box": [0.1, 0.1] }), "step"),
        (5, 0.0, 0.0, json!({ "disc": 0.1 }), "step"),
    ] {
        let body = |k: usize| json!({ "shape": shape, "mass": 1, "at": [0.3 * k as f64, 0], "restitution": e, "friction": friction });
        let simulation = simulation(&json!({ "version": 1, "space": "plane", "bodies": (0..n).map(body).collect::<Vec<_>>() }));
        let detection = simulation.world().settings().method.choice("detection");
        assert_eq!(detection, expected, "{n} of {shape}, e = {e}, μ = {friction}");
    }
}

/// 80 discs, packed as spheres are in rows so far apart, that land as a whole.
fn block(e: f64, friction: f64, pitch: f64, method: Value) -> Simulation {
    let disc = |k: usize| {
        let at = [0.2004 * (k % 8) as f64 + 0.1 * (k / 8 % 2) as f64, 0.2 + pitch * (k / 8) as f64];
        json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": at, "velocity": [0, -5], "restitution": e, "friction": friction })
    };
    let floor = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "restitution": e, "friction": friction });
    let bodies: Vec<Value> = (0..80).map(disc).chain([floor]).collect();
    simulation(&json!({ "version": 1, "space": "plane", "gravity": [0, -G], "method": method, "bodies": bodies }))
}

/// Its impacts have to be solved to the end, and a substep in which they are too many must not be left half done.
#[test]
fn a_block_of_many_discs_that_lands_gains_nothing() {
    for (e, friction, pitch) in [(0.9, 0.0, 0.1733), (1.0, 0.0, 0.1733), (1.0, 0.5, 0.1733), (1.0, 0.0, 0.1737), (1.0, 0.5, 0.1737)] {
        let mut simulation = block(e, friction, pitch, json!({ "detection": "event" }));
        let mut energy = observe(&mut simulation, "energy.total");
        for step in 0..40 {
            assert!(simulation.step(1).step.status == Status::Ok);
            let now = observe(&mut simulation, "energy.total");
            assert!(now <= energy * (1.0 + 1e-4), "e = {e}, μ = {friction}, rows at {pitch} m, step {step}: {now} J after {energy} J");
            energy = now;
        }
    }
}

#[test]
fn a_substep_that_begins_again_reports_its_own_solve() {
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 50, "tolerance": 0 });
    let mut simulation = block(1.0, 0.0, 0.1733, json!({ "kind": "velocity", "detection": "event", "substeps": 1, "solver": solver }));
    let reports: Vec<_> = (0..10).map(|_| simulation.step(1)).filter(|report| report.warning.is_some()).collect();
    assert!(!reports.is_empty());
    for report in reports {
        assert!(report.step.solver.iterations <= 50, "{} iterations", report.step.solver.iterations);
    }
}

/// Over the first swings: later the two lifted balls' rows come to more impacts in a step than are located. Within a swing the energy goes
/// to and fro by 0.1 %, a step being of first order.
#[test]
fn cradles_with_small_gaps_keep_their_energy() {
    for (n, lifted, steps) in [(20, 2, 300), (30, 1, 400)] {
        let (radius, length, angle, gap) = (0.05, 1.0, -0.6_f64, 0.0005);
        let hang = |i: usize| (2.0 * radius + gap) * i as f64;
        let turned = |i: usize| if i < lifted { angle } else { 0.0 };
        let ball = |i: usize| {
            let at = [hang(i) + length * turned(i).sin(), -length * turned(i).cos()];
            json!({ "shape": { "disc": radius }, "mass": 1, "at": at, "angle": turned(i), "restitution": 1, "friction": 0 })
        };
        let hinge = |i: usize| json!({ "hinge": { "between": [n, i], "anchors": [[hang(i), 0], [0, length]] } });
        let beam = json!({ "shape": { "box": [0.01, 0.01] }, "at": [0, 0], "fixed": true, "collides": false });
        let bodies: Vec<Value> = (0..n).map(ball).chain([beam]).collect();
        let hinges: Vec<Value> = (0..n).map(hinge).collect();
        let mut simulation =
            simulation(&json!({ "version": 1, "space": "plane", "gravity": [0, -G], "bodies": bodies, "constraints": hinges }));
        let drop = lifted as f64 * G * length * (1.0 - angle.cos());
        let before = observe(&mut simulation, "energy.total");
        for step in 0..steps {
            assert!(simulation.step(1).step.status == Status::Ok);
            let gained = observe(&mut simulation, "energy.total") - before;
            assert!(gained.abs() < 1e-2 * drop, "{n} balls, {lifted} lifted, step {step}: {gained} J of {drop} J");
        }
    }
}
