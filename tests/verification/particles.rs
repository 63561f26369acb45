//! VERIFICATION.md, cases 5 to 10: particle systems against their exact answers, and the order at which the error falls
//! when the step is halved, under every method, integrator and solver that converges to them.

use crate::common::beads::{INTEGRATORS, position, present, velocity};
use crate::common::exact::zero_of_cubic;
use crate::common::{G, assert_near, assert_vector_near, exact, observe, run, simulation};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::{Value, json};
use std::f64::consts::PI;

/// Pivot (0, 0), two unit masses on unit sticks at two angles from straight down.
fn double_pendulum(angles: [f64; 2], method: &Value) -> Simulation {
    let down = |angle: f64| DVec3::new(libm::sin(angle), -libm::cos(angle), 0.0);
    let first = down(angles[0]);
    let second = first + down(angles[1]);
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -G],
        "bodies": [
            { "particle": {}, "at": [first.x, first.y] },
            { "particle": {}, "at": [second.x, second.y] },
            { "particle": {}, "at": [0, 0], "fixed": true },
        ],
        "constraints": [{ "distance": { "between": [2, 0] } }, { "distance": { "between": [0, 1] } }],
        "method": method,
    }))
}

/// One unit mass on a curve or surface.
fn bead(space: &str, gravity: f64, at: &[f64], velocity: &[f64], constraint: Value, method: &Value) -> Simulation {
    let down = if space == "plane" { json!([0, -gravity]) } else { json!([0, -gravity, 0]) };
    simulation(&json!({
        "version": 1, "space": space, "gravity": down, "bodies": [{ "particle": {}, "at": at, "velocity": velocity }],
        "constraints": [constraint], "method": method,
    }))
}

fn rk4(h: f64) -> Value {
    json!({ "integrator": "rk4", "stepSize": h })
}

/// The table's numbers have twelve digits after the point.
const CASE_5: [f64; 4] = [-0.585168391999, -0.810911803469, -1.444818849944, -1.321794461382];

/// Largest distance of a coordinate from case 5, after 1 s in so many steps.
fn case_5_error(mut method: Value, steps: u32) -> f64 {
    method["stepSize"] = json!(1.0 / f64::from(steps));
    let mut s = double_pendulum([0.5 * PI, 0.5 * PI], &method);
    run(&mut s, steps);
    s.world().state().q.iter().zip(CASE_5).fold(0.0, |m, (x, y)| m.max((x - y).abs()))
}

/// Tight enough for every solver: what it leaves is far below 1e-8.
fn solved_by(id: &str) -> Value {
    json!({ "kind": id, "tolerance": 1e-13, "maxIterations": 10_000 })
}

const SOLVERS: [&str; 6] = ["cg", "direct", "jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor"];

#[test]
fn case_5_the_double_pendulum_after_a_second() {
    for id in SOLVERS {
        let error = case_5_error(json!({ "integrator": "rk4", "solver": solved_by(id) }), 2_000);
        assert!(error <= 1e-8, "RK4 with {id}: {error:e}");
    }
    let cases = [
        ("midpoint", json!({ "integrator": "midpoint" }), 40_000),
        ("Dormand-Prince", json!({ "integrator": "dormand-prince", "errorTolerance": 1e-11 }), 60),
        ("RK4 with feedback", json!({ "integrator": "rk4", "alpha": 400.0, "beta": 40.0 }), 2_000),
        ("RK4 with projection", json!({ "integrator": "rk4", "projection": {} }), 2_000),
        ("RATTLE", json!({ "kind": "rattle", "solver": { "kind": "direct" } }), 50_000),
    ];
    for (name, method, steps) in cases {
        let error = case_5_error(method, steps);
        assert!(error <= 1e-8, "{name}: {error:e}");
    }
}

#[test]
fn case_5_falls_at_the_order_of_the_method_with_every_solver() {
    let order_of = |method: &Value, coarsest: u32| {
        let points: Vec<(f64, f64)> =
            (0..4).map(|k| coarsest << k).map(|steps| (1.0 / f64::from(steps), case_5_error(method.clone(), steps))).collect();
        exact::order(&points)
    };
    // The next term of the error is h times some 10/s smaller than the leading one.
    for (id, order) in INTEGRATORS {
        let coarsest = if order == 1.0 { 2_000 } else { 200 };
        assert_near(order_of(&json!({ "integrator": id }), coarsest), order, 0.1, id);
    }
    for id in SOLVERS {
        assert_near(order_of(&json!({ "integrator": "rk4", "solver": solved_by(id) }), 200), 4.0, 0.1, format!("RK4 with {id}"));
        let impulses = json!({ "kind": "velocity", "baumgarte": 0.2, "solver": solved_by(id) });
        assert_near(order_of(&impulses, 1_000), 1.0, 0.1, format!("impulses by {id}"));
    }
    for projection in [json!({ "tolerance": 1e-13 }), json!({ "tolerance": 1e-13, "maxIterations": 50 })] {
        let rattle = json!({ "kind": "rattle", "projection": projection, "solver": { "kind": "direct" } });
        assert_near(order_of(&rattle, 200), 2.0, 0.1, "RATTLE");
        let projected = json!({ "integrator": "midpoint", "projection": projection });
        assert_near(order_of(&projected, 200), 2.0, 0.1, "midpoint and projection");
    }
}

/// Times at which a coordinate passes zero upwards: the cubic through value and rate at both ends of the step (error h⁴).
fn passages(s: &mut Simulation, count: usize, coordinate: impl Fn(&Simulation) -> (f64, f64)) -> Vec<f64> {
    let h = s.world().settings().step_size();
    let mut found = Vec::new();
    let mut before = coordinate(s);
    while found.len() < count {
        run(s, 1);
        let t = s.world().state().t;
        assert!(t < 200.0, "no passage");
        let now = coordinate(s);
        if before.0 < 0.0 && now.0 >= 0.0 {
            found.push(t - h + h * zero_of_cubic(h, before, now));
        }
        before = now;
    }
    found
}

/// Mean time from passage to passage.
fn period(times: &[f64]) -> f64 {
    (times[times.len() - 1] - times[0]) / (times.len() - 1) as f64
}

#[test]
fn case_6_small_swings_of_the_double_pendulum_have_two_frequencies() {
    for (omega, shape) in [(2.397199397864, 2.0_f64.sqrt()), (5.787351298036, -(2.0_f64.sqrt()))] {
        // An amplitude of 1 mrad moves the frequency by some 1e-7 of itself.
        let mut s = double_pendulum([1e-3, shape * 1e-3], &rk4(2e-3));
        let times = passages(&mut s, 6, |s| (position(s).x, velocity(s).x));
        assert_near(2.0 * PI / period(&times), omega, 1e-4, "ω");
        // In its mode, the second mass keeps the first one's time.
        let second = passages(&mut s, 6, |s| (s.world().state().q[2], s.world().state().v[2]));
        assert_near(2.0 * PI / period(&second), omega, 1e-4, "ω of the second mass");
    }
}

const TAUTOCHRONE: f64 = 2.837006706886;

/// A bead at rest on the cycloid of rolling radius ½, at the parameter s.
fn on_cycloid(s: f64, method: &Value) -> Simulation {
    let at = [0.5 * (s + libm::sin(s)), 0.5 * (1.0 - libm::cos(s))];
    bead("plane", G, &at, &[0.0, 0.0], json!({ "cycloid": { "body": 0, "rollingRadius": 0.5 } }), method)
}

#[test]
fn case_7_the_cycloid_takes_the_same_time_for_every_amplitude() {
    for amplitude in [0.1, 0.7, 1.5, 2.2, 2.9] {
        for solver in ["cg", "direct"] {
            let mut s = on_cycloid(amplitude, &json!({ "integrator": "rk4", "stepSize": 5e-4, "solver": { "kind": solver } }));
            let times = passages(&mut s, 4, |s| (position(s).x, velocity(s).x));
            assert_near(period(&times), TAUTOCHRONE, 1e-6, format!("period from s = {amplitude}, {solver}"));
        }
    }
}

const LAP: f64 = 9.688448220548;

fn on_ellipse(method: &Value) -> Simulation {
    bead("plane", 0.0, &[2.0, 0.0], &[0.0, 1.0], json!({ "ellipse": { "body": 0, "a": 2.0, "b": 1.0 } }), method)
}

#[test]
fn case_8_a_lap_of_the_ellipse_at_speed_one_takes_its_circumference() {
    for method in [
        rk4(2e-3),
        json!({ "integrator": "rk4", "stepSize": 2e-3, "solver": { "kind": "direct" } }),
        json!({ "integrator": "dormand-prince", "stepSize": 0.02, "errorTolerance": 1e-11 }),
        json!({ "kind": "rattle", "stepSize": 5e-4, "solver": { "kind": "direct" } }),
    ] {
        let mut s = on_ellipse(&method);
        let times = passages(&mut s, 2, |s| (position(s).y, velocity(s).y));
        // The first passage from below ends the first lap; the bead started at y = 0.
        assert_near(times[0], LAP, 1e-6, format!("the first lap, {method}"));
        assert_near(times[1] - times[0], LAP, 1e-6, format!("the second, {method}"));
        assert_near(velocity(&s).length(), 1.0, 1e-6, format!("speed, {method}"));
    }
}

/// ω and the pull of the conical pendulum at 30°, sticks and masses 1.
const CONICAL: f64 = 3.365651836049;

/// A conical pendulum, held by a stick or on a sphere.
fn conical(stick: bool, method: &Value) -> Simulation {
    let (sin, cos) = (0.5, 0.75_f64.sqrt());
    let constraint =
        if stick { json!({ "distance": { "between": [0, 1], "form": "length" } }) } else { json!({ "sphere": { "body": 0 } }) };
    simulation(&json!({
        "version": 1, "space": "space", "gravity": [0, -G, 0],
        "bodies": [
            { "particle": {}, "at": [sin, -cos, 0], "velocity": [0, 0, -(G / cos).sqrt() * sin] },
            { "particle": {}, "at": [0, 0, 0], "fixed": true },
        ],
        "constraints": [constraint], "method": method,
    }))
}

fn on_cone(t: f64) -> DVec3 {
    DVec3::new(0.5 * libm::cos(CONICAL * t), -(0.75_f64.sqrt()), -0.5 * libm::sin(CONICAL * t))
}

#[test]
fn cycloid_ellipse_and_cone_are_reached_at_the_order_of_the_method() {
    type Build = fn(&Value) -> Simulation;
    // The lowest point of the cycloid after a quarter of a period, the top of the ellipse after a quarter of a lap.
    let cases: [(&str, Build, f64, DVec3); 3] = [
        ("cycloid", |m| on_cycloid(1.5, m), 0.25 * TAUTOCHRONE, DVec3::ZERO),
        ("ellipse", on_ellipse, 0.25 * LAP, DVec3::Y),
        ("cone", |m| conical(true, m), 1.0, on_cone(1.0)),
    ];
    for (name, build, end, exactly) in cases {
        let order_of = |method: Value, coarsest: u32| {
            let points: Vec<(f64, f64)> = (0..4)
                .map(|k| {
                    let (mut method, steps) = (method.clone(), coarsest << k);
                    method["stepSize"] = json!(end / f64::from(steps));
                    let mut s = build(&method);
                    run(&mut s, steps);
                    (end / f64::from(steps), (position(&s) - exactly).length())
                })
                .collect();
            exact::order(&points)
        };
        for (id, order) in INTEGRATORS {
            // Coarse enough to stay above rounding and the digits of the table.
            let coarsest = match order {
                1.0 => 4_000,
                2.0 => 800,
                _ if name == "ellipse" => 100,
                _ => 25,
            };
            assert_near(order_of(json!({ "integrator": id }), coarsest), order, 0.15, format!("{name}, {id}"));
        }
        // Without a load, as on the ellipse, the leading term of the impulses' error vanishes.
        let impulses = order_of(json!({ "kind": "velocity" }), 4_000);
        assert_near(impulses, if name == "ellipse" { 2.0 } else { 1.0 }, 0.15, format!("{name}, impulses"));
        assert_near(order_of(json!({ "kind": "rattle", "solver": { "kind": "direct" } }), 400), 2.0, 0.15, format!("{name}, RATTLE"));
    }
}

#[test]
fn case_9_the_same_constraint_three_times_over() {
    let times = |n: usize, constraint: &Value, feedback: f64| {
        simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -G],
            "bodies": [
                { "particle": {}, "mass": 1.7, "at": [0.6, -0.9], "velocity": [0.4, 1.1] },
                { "particle": {}, "at": [0, 0], "fixed": true },
            ],
            "constraints": vec![constraint; n],
            "method": { "alpha": feedback, "beta": 2.0 * feedback.sqrt(), "integrator": "rk4", "stepSize": 0.005 },
        }))
    };
    for constraint in [
        json!({ "distance": { "between": [0, 1] } }),
        json!({ "distance": { "between": [0, 1], "form": "length" } }),
        json!({ "circle": { "body": 0 } }),
        json!({ "ellipse": { "body": 0 } }),
        json!({ "cycloid": { "body": 0 } }),
    ] {
        for feedback in [0.0, 100.0] {
            let (mut once, mut thrice) = (times(1, &constraint, feedback), times(3, &constraint, feedback));
            let (one, three) = (present(&mut once), present(&mut thrice));
            for lambda in &three.lambda {
                assert_near(*lambda, one.lambda[0] / 3.0, 1e-10, format!("λ/3 each, {constraint}"));
            }
            let apart = one.acceleration.iter().zip(&three.acceleration).fold(0.0_f64, |m, (x, y)| m.max((x - y).abs()));
            assert!(apart <= 1e-10, "v̇ differs by {apart:e}: {constraint}");
            assert_eq!((three.lambda.len(), thrice.spectrum().expect("A").rank), (3, 1), "{constraint}");
        }
        // And the same motion.
        let [mut once, mut thrice] = [1, 3].map(|n| times(n, &constraint, 100.0));
        run(&mut once, 200);
        run(&mut thrice, 200);
        assert_vector_near(position(&once), position(&thrice), 1e-8, format!("after 1 s: {constraint}"));
    }
}

/// 3 kg and 1 kg on one rope over two pulleys.
fn atwood(method: Value) -> Simulation {
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -G],
        "bodies": [
            { "particle": {}, "mass": 3, "at": [-1, -2] },
            { "particle": {}, "at": [-1, 0], "fixed": true },
            { "particle": {}, "at": [1, 0], "fixed": true },
            { "particle": {}, "mass": 1, "at": [1, -3] },
        ],
        "constraints": [{ "rope": { "over": [0, 1, 2, 3], "length": 7 } }],
        "method": method,
    }))
}

#[test]
fn case_10_atwood() {
    for id in SOLVERS {
        let mut s = atwood(json!({ "integrator": "rk4", "stepSize": 0.01, "solver": solved_by(id) }));
        for _ in 0..5 {
            let e = present(&mut s);
            assert_near(e.acceleration[1], -4.905, 1e-8, format!("the heavy one, {id}"));
            assert_near(e.acceleration[7], 4.905, 1e-8, format!("the light one, {id}"));
            assert_near(-e.lambda[0], 14.715, 1e-8, format!("the rope, {id}"));
            run(&mut s, 10);
        }
        assert_near(position(&s).y, -2.0 - 0.5 * 4.905 * 0.25, 1e-8, format!("½at² after half a second, {id}"));
    }
    // At impulse level λ belongs to the step; the force it stands for is the same.
    for method in [json!({ "kind": "velocity", "stepSize": 0.01 }), json!({ "kind": "rattle", "stepSize": 0.01 })] {
        let mut s = atwood(method.clone());
        run(&mut s, 10);
        assert_near(-s.lambda()[0], 14.715, 1e-8, format!("the rope, {method}"));
        assert_near(velocity(&s).y, -0.4905, 1e-8, format!("at after a tenth of a second, {method}"));
    }
}

#[test]
fn case_10_the_conical_pendulum() {
    for stick in [true, false] {
        let mut s = conical(stick, &rk4(1e-3));
        let turn = passages(&mut s, 4, |s| (-position(s).z, -velocity(s).z));
        assert_near(2.0 * PI / period(&turn), CONICAL, 1e-8, "ω");
        assert_vector_near(position(&s), on_cone(s.world().state().t), 1e-8, "the place on the circle");
        assert_near(position(&s).y, -(0.75_f64.sqrt()), 1e-8, "height");
        let e = present(&mut s);
        assert_near(
            DVec3::new(e.constraint_force[0], e.constraint_force[1], e.constraint_force[2]).length(),
            G / 0.75_f64.sqrt(),
            1e-8,
            "pull",
        );
    }
    let mut s = conical(true, &json!({ "integrator": "dormand-prince", "stepSize": 0.01, "errorTolerance": 1e-12 }));
    run(&mut s, 500);
    assert_vector_near(position(&s), on_cone(5.0), 1e-8, "Dormand-Prince");
    assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-8, "energy");
}
