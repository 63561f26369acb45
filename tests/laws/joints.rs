//! Joints: closed forms, the same mechanism built in another way, and laws.

use crate::common::cases::cases;
use crate::common::{assert_near, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::model::Space;
use constrained_dynamics::observe::reference::pendulum::Pendulum;
use constrained_dynamics::world::Status;
use glam::{DQuat, DVec3};
use proptest::prelude::*;
use serde_json::{Value, json};

const G: f64 = 9.81;

/// Forces found exactly and integrated to fourth order.
fn exact(step: f64) -> Value {
    json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": step, "solver": { "kind": "direct" } })
}

/// Forces of rows with bounds by pivoting, integrated to fourth order.
fn bounded(step: f64) -> Value {
    json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": step, "solver": { "kind": "principal-pivoting" } })
}

/// Time stepping, solved to rounding.
fn stepping(step: f64) -> Value {
    json!({ "kind": "velocity", "stepSize": step, "substeps": 1, "solver": { "kind": "gauss-seidel", "maxIterations": 20000, "tolerance": 1e-14 } })
}

/// Time stepping with principal pivoting, which also solves problems whose b is only rounding.
fn pivoting(step: f64) -> Value {
    json!({ "kind": "velocity", "stepSize": step, "substeps": 1, "solver": { "kind": "principal-pivoting" } })
}

fn world(space: &str, bodies: Value, constraints: Value, method: Value) -> Value {
    let gravity = if space == "plane" { json!([0, -G]) } else { json!([0, -G, 0]) };
    json!({ "version": 1, "space": space, "gravity": gravity, "bodies": bodies, "constraints": constraints, "method": method })
}

fn weightless(mut document: Value) -> Value {
    let d = document["gravity"].as_array().map_or(2, Vec::len);
    document["gravity"] = json!(vec![0.0; d]);
    document
}

/// A thin rod of length 1 along x: I = ML²/12.
fn rod(mass: f64, at: [f64; 2]) -> Value {
    json!({ "shape": { "box": [0.5, 0.01] }, "mass": mass, "inertia": mass / 12.0, "at": at, "collides": false })
}

fn ground() -> Value {
    json!({ "particle": {}, "at": [0, 0], "fixed": true })
}

fn ok(s: &mut Simulation, steps: u32) {
    let report = s.step(steps);
    assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
}

fn read(s: &mut Simulation, name: &str) -> f64 {
    s.observe(name).unwrap_or_else(|e| panic!("{e}"))
}

/// VERIFICATION 14: a hit of one unit at s turns the rod about its pivot, which gives 3s/2L − 1.
#[test]
fn a_pinned_rod_pushes_its_pivot_unless_it_is_hit_at_two_thirds() {
    for (s, expected) in [(1.0 / 3.0, -0.5), (2.0 / 3.0, 0.0), (1.0, 0.5)] {
        let (m, h) = (2.0, 0.01);
        // Effect of the impulse on the free rod.
        let mut hit = rod(m, [0.5, 0.0]);
        hit["velocity"] = json!([0.0, 1.0 / m]);
        hit["spin"] = json!((s - 0.5) / (m / 12.0));
        let joint = json!([{ "hinge": { "between": [0, 1], "anchors": [[-0.5, 0], [0, 0]] } }]);
        let mut run = simulation(&weightless(world("plane", json!([hit, ground()]), joint, stepping(h))));
        ok(&mut run, 1);
        assert_near(h * read(&mut run, "constraint[0].lambda[1]"), expected, 1e-12, s);
    }
}

fn physical_pendulum(angle: f64, method: Value) -> Simulation {
    let mut body = rod(2.0, [0.5 * libm::sin(angle), -0.5 * libm::cos(angle)]);
    body["angle"] = json!(angle - std::f64::consts::FRAC_PI_2);
    let joint = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]] } }]);
    simulation(&world("plane", json!([body, ground()]), joint, method))
}

#[test]
fn a_rod_on_a_hinge_swings_as_a_pendulum_of_two_thirds_its_length() {
    let mut s = physical_pendulum(1.5, exact(1e-3));
    let closed = Pendulum::new(1.5 * G, 1.5, 0.0);
    for _ in 0..4 {
        ok(&mut s, 1000);
        let (theta, rate) = closed.at(s.world().state().t);
        // h⁴ = 1e-12, and drift over 4 s
        assert_near(1.5 + read(&mut s, "constraint[0].angle"), theta, 1e-9, "θ");
        assert_near(read(&mut s, "body[0].spin"), rate, 1e-9, "θ̇");
    }
}

#[test]
fn time_stepping_of_a_hinge_is_of_first_order() {
    let error = |h: f64| {
        let mut s = physical_pendulum(1.0, stepping(h));
        ok(&mut s, (1.0 / h).round() as u32);
        (1.0 + read(&mut s, "constraint[0].angle") - Pendulum::new(1.5 * G, 1.0, 0.0).at(1.0).0).abs()
    };
    let ratio = error(1e-3) / error(5e-4);
    assert!((1.8..2.2).contains(&ratio), "{ratio}");
}

#[test]
fn a_slider_falls_along_its_axis_and_pushes_across_it() {
    let alpha = 0.4f64;
    let (cos, sin) = (libm::cos(alpha), libm::sin(alpha));
    let joint = json!([{ "slider": { "between": [1, 0], "anchors": [[0, 0], [0, 0]], "axis": [1, 0] } }]);
    let track = json!({ "shape": { "disc": 0.1 }, "at": [0, 0], "angle": alpha, "fixed": true });
    let mut body = rod(3.0, [0.0, 0.0]);
    body["angle"] = json!(alpha);
    let mut s = simulation(&world("plane", json!([body, track]), joint, exact(0.01)));
    ok(&mut s, 100);
    assert_near(read(&mut s, "constraint[0].extension"), -0.5 * G * sin, 1e-12, "s = −½ g sin α t²");
    assert_near(read(&mut s, "constraint[0].lambda[0]"), 3.0 * G * cos, 1e-10, "m g cos α");
    assert_near(read(&mut s, "constraint[0].lambda[1]"), 0.0, 1e-10, "no torque at the centre");
}

/// Two wheels on a fixed board, I = ½ and 2; a motor turns the first.
fn wheels(ratio: f64, motor: Value, method: Value) -> Value {
    let wheel = |x: f64, inertia: f64| json!({ "shape": { "disc": 0.5 }, "mass": 1, "inertia": inertia, "at": [x, 0], "collides": false });
    let hub = |i: u32, x: f64| json!({ "hinge": { "between": [2, i], "anchors": [[x, 0], [0, 0]] } });
    let board = json!({ "shape": { "box": [2, 1] }, "at": [0, 0], "fixed": true, "collides": false });
    let gear = json!({ "gear": { "between": [0, 1], "ratio": ratio } });
    let drive = json!({ "motor": motor });
    let constraints = json!([hub(0, 0.0), hub(1, 1.0), gear, drive]);
    weightless(world("plane", json!([wheel(0.0, 0.5), wheel(1.0, 2.0), board]), constraints, method))
}

#[test]
fn a_motor_drives_gears_with_its_torque_until_it_has_its_speed_and_all_work_is_accounted() {
    let (ratio, torque, speed) = (2.0, 3.0, 4.0);
    // Both wheels together turn as one of I₁ + I₂/ρ².
    let inertia = 0.5 + 2.0 / (ratio * ratio);
    for method in [
        stepping(1e-3),
        json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 1e-3, "beta": 200, "solver": { "kind": "principal-pivoting" } }),
    ] {
        let mut s = simulation(&wheels(ratio, json!({ "between": [2, 0], "speed": speed, "maxTorque": torque }), method.clone()));
        for k in 1..=2000 {
            ok(&mut s, 1);
            let lambda = read(&mut s, "constraint[3].lambda");
            assert!(lambda.abs() <= torque * (1.0 + 1e-12), "{lambda}");
            let (one, two) = (read(&mut s, "body[0].spin"), read(&mut s, "body[1].spin"));
            assert_near(one + ratio * two, 0.0, 1e-10, "θ̇₁ + ρθ̇₂");
            if k == 500 {
                assert_near(one, torque / inertia * 0.5, 1e-9, "ω = τt/I");
            }
        }
        // By feedback the rest of the way is an exponential of rate β over 0.66 s.
        assert_near(read(&mut s, "body[0].spin"), speed, 1e-9, "speed");
        assert_near(read(&mut s, "energy.appliedWork"), 0.5 * inertia * speed * speed, 1e-3, "W = ½Iω²");
        // rk4 across the corner where the torque leaves its bound: of order h², not rounding.
        let tolerance = if method["kind"] == "velocity" { 1e-11 } else { 1e-5 };
        assert_near(read(&mut s, "energy.drift"), 0.0, tolerance, "drift");
        assert_near(read(&mut s, "constraint[2].C"), 0.0, 1e-10, "the gear after a whole turn");
    }
}

#[test]
fn a_motor_without_speed_is_a_brake() {
    let mut document = wheels(1.0, json!({ "between": [2, 0], "speed": 0, "maxTorque": 0.5 }), pivoting(1e-3));
    (document["bodies"][0]["spin"], document["bodies"][1]["spin"]) = (json!(2), json!(-2));
    let mut s = simulation(&document);
    let energy = read(&mut s, "energy.kinetic");
    // I = 2.5 from 2 rad/s at 0.2 rad/s²: stands after 10 s.
    ok(&mut s, 5000);
    assert_near(read(&mut s, "body[0].spin"), 1.0, 1e-9, "half way");
    ok(&mut s, 6000);
    assert_near(read(&mut s, "body[0].spin"), 0.0, 1e-12, "stands");
    assert_near(read(&mut s, "energy.appliedWork"), -energy, 1e-9, "all of it braked away");
    assert_near(read(&mut s, "energy.drift"), 0.0, 1e-9, "drift");
}

#[test]
fn a_limit_only_pushes_and_holds() {
    // A rod falls from the horizontal; the stop is at −0.7 rad.
    let joint = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]], "limited": true, "lower": -0.7, "upper": 0.5 } }]);
    let mut s = simulation(&world("plane", json!([rod(2.0, [0.5, 0.0]), ground()]), joint, stepping(1e-3)));
    for _ in 0..2000 {
        ok(&mut s, 1);
        let angle = read(&mut s, "constraint[0].angle");
        // The speculative row lets it come to the limit and not beyond, but for the turning of J within a step: h²ω².
        assert!((-0.7 - 1e-4..=0.5).contains(&angle), "{angle}");
        for row in 2..4 {
            let lambda = read(&mut s, &format!("constraint[0].lambda[{row}]"));
            assert!(lambda >= 0.0, "{lambda}");
        }
    }
    assert_near(read(&mut s, "constraint[0].lambda[2]"), 2.0 * G * 0.5 * libm::cos(0.7), 1e-6, "the weight's torque");
    assert_near(read(&mut s, "constraint[0].lambda[3]"), 0.0, 1e-12, "the other limit is far");
    assert_near(read(&mut s, "energy.drift"), 0.0, 2e-2, "what the stop takes is accounted for; the step's error is h");
}

#[test]
fn a_rod_at_rest_on_its_limit_rests_at_acceleration_level_too() {
    let joint = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]], "limited": true, "lower": 0, "upper": 0.5 } }]);
    let mut s = simulation(&world("plane", json!([rod(2.0, [0.5, 0.0]), ground()]), joint, bounded(1e-3)));
    assert_near(read(&mut s, "constraint[0].lambda[2]"), 2.0 * G * 0.5, 1e-12, "M g L/2");
    ok(&mut s, 1000);
    assert_near(read(&mut s, "constraint[0].angle"), 0.0, 1e-12, "rests");
}

#[test]
fn a_slack_rope_lets_go_until_it_is_taut() {
    let ball = json!({ "particle": {}, "at": [0.6, 0], "velocity": [0, 0] });
    let joint = json!([{ "max-distance": { "between": [0, 1], "length": 1 } }]);
    let mut s = simulation(&world("plane", json!([ball, ground()]), joint, stepping(1e-3)));
    // Falls freely to the depth 0.8: t = √(1.6/g) = 0.4038.
    ok(&mut s, 400);
    assert_near(read(&mut s, "constraint[0].lambda"), 0.0, 1e-12, "slack");
    for _ in 0..3000 {
        ok(&mut s, 1);
        assert!(read(&mut s, "constraint[0].lambda") >= 0.0);
        // Past the length by the bend of the circle in a step, h²v²/2L with v² ≤ 2gL, of which β takes a fifth back.
        assert!(read(&mut s, "constraint[0].C") > -5.0 * 1e-6 * G);
    }
}

fn with_kind(mut method: Value, kind: &str) -> Value {
    method["kind"] = json!(kind);
    method
}

#[test]
fn a_solver_that_knows_no_limits_is_refused_and_every_other_way_of_enforcing_them_goes() {
    let joint = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]], "limited": true } }]);
    let of = |method: Value| world("plane", json!([rod(2.0, [0.5, 0.0]), ground()]), joint.clone(), method);
    let at = |method: Value| {
        let report = simulation(&of(method)).step(1);
        (report.step.status, report.culprit.unwrap_or_default())
    };
    for method in [exact(0.01), json!({ "kind": "rattle", "stepSize": 0.01, "solver": { "kind": "direct" } })] {
        let error = Simulation::from_document(&of(method), &serde_json::Map::new()).err().expect("it is refused when it is read");
        assert_eq!((error.code.as_str(), error.path.as_str()), ("unsupported", "method.solver.kind"), "{error}");
    }
    let mut set = simulation(&of(stepping(0.001)));
    set.set("solver", json!("direct")).unwrap();
    assert_eq!(set.step(1).step.status, Status::Unsupported);
    for fine in [
        bounded(0.001),
        stepping(0.001),
        with_kind(stepping(0.001), "rattle"),
        json!({ "kind": "penalty", "stepSize": 1e-4, "stiffness": 1e5 }),
    ] {
        assert_eq!(at(fine).0, Status::Ok);
    }
    let mut projected = stepping(0.01);
    projected["projection"] = json!({ "tolerance": 1e-12 });
    let mut s = simulation(&world("plane", json!([rod(2.0, [0.5, 0.0]), ground()]), joint.clone(), projected));
    ok(&mut s, 1);
    assert_near(read(&mut s, "constraint[0].angle"), -1.5 * G * 1e-4, 1e-6, "an open limit is not projected");
}

#[test]
fn welded_bodies_move_as_the_compound_of_both() {
    // Two boxes side by side, thrown and spinning, in space, with a weight.
    let half = json!({ "box": [0.5, 0.2, 0.3] });
    let (spin, v) = (DVec3::new(0.4, 2.0, -1.0), DVec3::new(1.0, 3.0, 0.5));
    let side = |x: f64| {
        let velocity = v + spin.cross(DVec3::new(x, 0.0, 0.0));
        json!({ "shape": half, "density": 2, "at": [x, 0, 0], "velocity": velocity.to_array(), "spin": spin.to_array() })
    };
    let weld = json!([{ "weld": { "between": [0, 1], "anchors": [[0.5, 0.1, 0], [-0.5, 0.1, 0]] } }]);
    let mut two = simulation(&world("space", json!([side(-0.5), side(0.5)]), weld, exact(1e-3)));
    let whole =
        json!({ "shape": { "box": [1, 0.2, 0.3] }, "density": 2, "at": [0, 0, 0], "velocity": v.to_array(), "spin": spin.to_array() });
    let mut one = simulation(&world("space", json!([whole]), json!([]), exact(1e-3)));
    ok(&mut two, 1000);
    ok(&mut one, 1000);
    let (p, q) = (two.positions(), one.positions());
    for k in 0..3 {
        assert_near(0.5 * (p[k] + p[k + 7]), q[k], 1e-9, "centre");
    }
    for k in 3..7 {
        assert_near(p[k], q[k], 1e-9, "turned");
        assert_near(p[k + 7], q[k], 1e-9, "turned");
    }
}

/// Bricard's linkage in the measures of the IFToMM benchmark: five rods of length 1 along the edges of a cube and the
/// ground, six hinges, each across both of its rods.
fn bricard() -> Value {
    let corners =
        [[0, 0, 0], [1, 0, 0], [1, -1, 0], [1, -1, 1], [0, -1, 1], [0, 0, 1]].map(|p: [i32; 3]| DVec3::from_array(p.map(f64::from)));
    let mut bodies: Vec<Value> = (0..5)
        .map(|i| {
            let (a, b) = (corners[i], corners[i + 1]);
            let along = (b - a).abs();
            let inertia = (DVec3::splat(1.0 / 12.0) * (DVec3::ONE - along) + 1e-3).to_array();
            json!({ "shape": { "sphere": 0.05 }, "mass": 1, "inertia": inertia, "at": ((a + b) * 0.5).to_array(), "collides": false })
        })
        .collect();
    bodies.push(json!({ "particle": {}, "at": [0, 0, 0], "fixed": true }));
    bodies.push(json!({ "particle": {}, "at": [0, 0, 1], "fixed": true }));
    let direction = |i: usize| corners[(i + 1) % 6] - corners[i % 6];
    let constraints: Vec<Value> = (0..6)
        .map(|i| {
            let axis = direction((i + 5) % 6).cross(direction(i));
            let (a, b) = (if i == 0 { 5 } else { i - 1 }, if i == 5 { 6 } else { i });
            let arm = |body: usize, corner: DVec3| match body {
                0..5 => (corner - (corners[body] + corners[body + 1]) * 0.5).to_array(),
                _ => [0.0; 3],
            };
            json!({ "hinge": { "between": [a, b], "anchors": [arm(a, corners[i]), arm(b, corners[i])], "axis": axis.to_array() } })
        })
        .collect();
    world("space", json!(bodies), json!(constraints), exact(1e-3))
}

#[test]
fn bricards_linkage_moves_though_counting_says_it_cannot() {
    let mut s = simulation(&bricard());
    let spectrum = s.spectrum().unwrap();
    // 30 components, 30 rows, one of them too many.
    assert_eq!((s.world().state().v.len() - 6, spectrum.rank, spectrum.nullity), (30, 29, 1));
    ok(&mut s, 1000);
    assert!(read(&mut s, "C.norm") < 1e-6, "it holds together: {}", read(&mut s, "C.norm"));
    assert_near(read(&mut s, "energy.drift"), 0.0, 1e-6, "energy");
    assert!(read(&mut s, "energy.kinetic") > 0.1, "and moves");
}

#[test]
fn a_door_on_two_hinges_swings_as_on_one() {
    let door = json!({ "shape": { "box": [0.5, 1, 0.02] }, "mass": 5, "at": [0.5, 0, 0], "spin": [0, 1, 0], "velocity": [0, 0, -0.5] });
    let post = json!({ "shape": { "sphere": 0.1 }, "at": [0, 0, 0], "fixed": true, "collides": false });
    let hinge = |y: f64| json!({ "hinge": { "between": [1, 0], "anchors": [[0, y, 0], [-0.5, y, 0]], "axis": [0, 1, 0] } });
    let run = |hinges: Value| {
        let mut s = simulation(&world("space", json!([door, post]), hinges, exact(1e-3)));
        ok(&mut s, 1000);
        s
    };
    let (mut one, mut two) = (run(json!([hinge(0.0)])), run(json!([hinge(0.8), hinge(-0.8)])));
    let turned = libm::fmod(1.0, std::f64::consts::TAU);
    assert_near(read(&mut one, "constraint[0].angle"), turned, 1e-9, "turns evenly");
    assert_near(read(&mut two, "constraint[0].angle"), turned, 1e-9, "so does it on two");
    assert_near(read(&mut two, "constraint[1].angle"), turned, 1e-9, "and on the other");
    // Both carry the weight in equal parts: the λ of smallest norm.
    assert_near(read(&mut two, "constraint[0].lambda[1]"), read(&mut two, "constraint[1].lambda[1]"), 1e-6, "shared");
}

#[test]
fn a_spring_between_points_of_bodies_turns_them_and_keeps_energy() {
    let mut document = weightless(world("plane", json!([rod(1.0, [0.0, 0.0]), rod(2.0, [0.3, 1.0])]), json!([]), exact(2.5e-4)));
    document["forces"] = json!([{ "spring": { "between": [0, 1], "stiffness": 40, "rest": 0.5, "anchors": [[0.5, 0], [-0.5, 0]] } }]);
    let mut s = simulation(&document);
    ok(&mut s, 8000);
    assert!(read(&mut s, "body[0].spin").abs() > 0.1);
    assert_near(read(&mut s, "energy.drift"), 0.0, 1e-9, "energy");
    assert_near(read(&mut s, "momentum.x"), 0.0, 1e-12, "momentum");
    assert_near(read(&mut s, "angularMomentum"), 0.0, 1e-12, "angular momentum");
}

#[test]
fn sticks_between_points_of_bodies_make_a_four_bar_of_rods() {
    // A rod on two sticks of equal length from a fixed bar: it swings without turning, as a simple pendulum.
    let bar = json!({ "shape": { "box": [0.5, 0.01] }, "at": [0, 0], "fixed": true, "collides": false });
    let (cos, sin) = (libm::cos(0.8), libm::sin(0.8));
    let stick = |x: f64, form: &str| json!({ "distance": { "between": [0, 1], "length": 1, "form": form, "anchors": [[x, 0], [x, 0]] } });
    let document = world("plane", json!([rod(2.0, [sin, -cos]), bar]), json!([stick(0.5, "length"), stick(-0.5, "squared")]), exact(1e-3));
    let mut s = simulation(&document);
    ok(&mut s, 1000);
    let theta = Pendulum::new(G, 0.8, 0.0).at(1.0).0;
    assert_near(s.positions()[0], libm::sin(theta), 1e-9, "x");
    assert_near(s.positions()[2], 0.0, 1e-9, "does not turn");
}

#[test]
fn plane_and_space_agree_on_a_crank_with_its_slider() {
    let build = |space: Space| {
        let flat = space == Space::Plane;
        let p = |x: f64, y: f64| if flat { json!([x, y]) } else { json!([x, y, 0]) };
        let bar = |m: f64, x: f64| {
            let inertia = if flat { json!(m / 12.0) } else { json!([1e-3, m / 12.0, m / 12.0]) };
            let shape = if flat { json!({ "disc": 0.1 }) } else { json!({ "sphere": 0.1 }) };
            json!({ "shape": shape, "mass": m, "inertia": inertia, "at": p(x, 0.0), "collides": false })
        };
        let mut frame = bar(1.0, 0.0);
        frame["fixed"] = json!(true);
        let hinge = |a: u32, b: u32, from: f64, to: f64| json!({ "hinge": { "between": [a, b], "anchors": [p(from, 0.0), p(to, 0.0)] } });
        let slide = json!({ "slider": { "between": [0, 3], "anchors": [p(2.0, 0.0), p(0.0, 0.0)], "axis": p(1.0, 0.2) } });
        let constraints = json!([hinge(0, 1, 0.0, -0.5), hinge(1, 2, 0.5, -0.5), hinge(2, 3, 0.5, 0.0), slide]);
        let bodies = json!([frame, bar(1.0, 0.5), bar(2.0, 1.5), bar(0.5, 2.0)]);
        let mut s = simulation(&world(space.as_str(), bodies, constraints, exact(1e-3)));
        ok(&mut s, 800);
        s
    };
    let (mut plane, mut space) = (build(Space::Plane), build(Space::Space));
    for body in 1..4 {
        for axis in ["x", "y", "vx", "vy"] {
            let name = format!("body[{body}].{axis}");
            assert_near(read(&mut plane, &name), read(&mut space, &name), 1e-8, &name);
        }
        assert_near(read(&mut space, &format!("body[{body}].z")), 0.0, 1e-12, "z");
    }
    assert_near(read(&mut plane, "constraint[3].extension"), read(&mut space, "constraint[3].extension"), 1e-8, "extension");
    assert_near(read(&mut plane, "constraint[0].angle"), read(&mut space, "constraint[0].angle"), 1e-8, "angle");
    assert!(read(&mut plane, "constraint[0].angle").abs() > 0.1, "it moves");
}

#[test]
fn gears_in_space_stay_in_mesh_over_many_turns_also_on_a_carrier() {
    // Bevel gears: axes x and y, ratio −3/2; all of it, with its carrier, tumbles free of weight.
    let wheel = |at: [f64; 3], spin: [f64; 3]| json!({ "shape": { "sphere": 0.3 }, "mass": 1, "at": at, "spin": spin, "collides": false });
    let carrier = json!({ "shape": { "box": [1, 0.5, 0.5] }, "density": 1, "at": [0, 0, 0], "collides": false });
    let hub = |i: u32, at: [f64; 3], axis: [f64; 3]| json!({ "hinge": { "between": [2, i], "anchors": [at, [0, 0, 0]], "axis": axis } });
    let gear = json!({ "gear": { "between": [0, 1, 2], "ratio": -1.5, "axis": [1, 0, 0], "otherAxis": [0, 1, 0] } });
    let constraints = json!([hub(0, [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]), hub(1, [0.0, 1.0, 0.0], [0.0, 1.0, 0.0]), gear]);
    let bodies = json!([wheel([1.0, 0.0, 0.0], [15.0, 0.0, 0.0]), wheel([0.0, 1.0, 0.0], [0.0, 10.0, 0.0]), carrier]);
    let mut s = simulation(&weightless(world("space", bodies, constraints, exact(1e-3))));
    let before = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(|n| read(&mut s, n));
    ok(&mut s, 3000);
    assert_near(read(&mut s, "constraint[2].C"), 0.0, 1e-6, "in mesh after seven turns");
    assert_near(read(&mut s, "energy.drift"), 0.0, 1e-6, "energy");
    let after = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(|n| read(&mut s, n));
    for (a, b) in before.iter().zip(after) {
        assert_near(*a, b, 1e-7, "angular momentum, the carrier's included");
    }
}

#[test]
fn bad_joints_are_refused_with_their_place() {
    let bodies = json!([rod(1.0, [0.0, 0.0]), { "particle": {}, "at": [1, 0] }]);
    let refused = |constraint: Value| {
        let document = world("plane", bodies.clone(), json!([constraint]), exact(0.01));
        Simulation::from_document(&document, &serde_json::Map::new()).map(drop).unwrap_err().to_string()
    };
    let anchors = json!([[0, 0], [0, 0]]);
    for (constraint, place) in [
        (json!({ "ball": { "between": [0, 1] } }), "\"anchors\" is missing"),
        (json!({ "ball": { "between": [0, 1], "anchors": [[0, 0]] } }), "constraints[0].ball.anchors"),
        (json!({ "ball": { "between": [0, 1], "anchors": [[0, 0], [0, 0], [0, 0]] } }), "constraints[0].ball.anchors"),
        (json!({ "weld": { "between": [0, 1], "anchors": anchors } }), "constraints[0].weld.between[1]: a particle does not turn"),
        (json!({ "slider": { "between": [0, 1], "anchors": anchors, "axis": [0, 0] } }), "constraints[0].slider"),
        (json!({ "hinge": { "between": [0, 1], "anchors": anchors, "limited": true, "lower": 1, "upper": 0 } }), "constraints[0].hinge"),
        (json!({ "distance": { "between": [0, 1], "anchors": [[0, 0]] } }), "constraints[0].distance.anchors"),
    ] {
        let message = refused(constraint);
        assert!(message.contains(place), "{message}");
    }
}

/// Every joint that needs no ground, between two bodies anyhow placed whose anchors meet, in world axes.
fn joined(u: &[f64], kind: &Value, space: Space) -> Simulation {
    let three = |i: usize| DVec3::new(u[i], u[i + 1], if space == Space::Space { u[i + 2] } else { 0.0 });
    let (angles, turns) = ([3.0 * u[0], 3.0 * u[1]], [three(2), three(5)]);
    let rotation = |i: usize| match space {
        Space::Plane => DQuat::from_rotation_z(angles[i]),
        Space::Space => DQuat::from_scaled_axis(2.0 * turns[i]),
    };
    let (arms, first) = ([three(8), three(11)], three(14));
    let second = first + rotation(0) * arms[0] - rotation(1) * arms[1];
    let d = space.dimension();
    let body = |i: usize, at: DVec3| {
        let mut body = json!({ "mass": 1.0 + i as f64, "at": at.to_array()[..d].to_vec() });
        if space == Space::Plane {
            (body["shape"], body["inertia"], body["angle"]) = (json!({ "disc": 0.5 }), json!(0.7), json!(angles[i]));
        } else {
            (body["shape"], body["inertia"]) = (json!({ "sphere": 0.5 }), json!([0.5, 0.7, 0.9]));
            body["orientation"] = json!(rotation(i).to_array());
        }
        body
    };
    let mut inner = kind.as_object().unwrap().values().next().unwrap().clone();
    let id = kind.as_object().unwrap().keys().next().unwrap();
    inner["between"] = json!([0, 1]);
    if id != "motor" {
        inner["anchors"] = json!(arms.map(|a| a.to_array()[..d].to_vec()));
    }
    if id == "slider" {
        inner["axis"] = json!(DVec3::new(u[17] + 1.5, u[18], if d == 3 { u[19] } else { 0.0 }).to_array()[..d].to_vec());
    } else if d == 3 && (id == "hinge" || id == "motor") {
        inner["axis"] = json!([u[17] + 1.5, u[18], u[19]]);
    }
    simulation(&weightless(world(space.as_str(), json!([body(0, first), body(1, second)]), json!([{ id: inner }]), bounded(0.01))))
}

proptest! {
    #![proptest_config(cases(256))]

    /// Each row of J, as a force, adds up to no force and no torque.
    #[test]
    fn no_joint_without_ground_gives_momentum(u in prop::collection::vec(-1.0f64..1.0, 20)) {
        let kinds = [
            json!({ "ball": {} }),
            json!({ "hinge": { "limited": true, "driven": true } }),
            json!({ "slider": { "limited": true, "driven": true } }),
            json!({ "weld": {} }),
            json!({ "motor": {} }),
            json!({ "max-distance": { "length": 1.0 } }),
            json!({ "distance": { "length": 0.4 } }),
        ];
        for (space, kind) in [Space::Plane, Space::Space].into_iter().flat_map(|s| kinds.iter().map(move |k| (s, k))) {
            let s = joined(&u, kind, space);
            let (bodies, q) = (&s.world().model().bodies, &s.world().state().q);
            let rows = s.world().model().rows_at(s.world().state());
            for i in 0..rows.len() {
                let (mut force, mut torque) = (DVec3::ZERO, DVec3::ZERO);
                for (column, block) in rows.jacobian.row(i) {
                    let x = bodies.center(q, bodies.of_velocity(column));
                    let b = bodies.block_in_world(q, column, block);
                    let d = space.dimension();
                    let f = DVec3::new(b[0], b[1], if d == 3 { b[2] } else { 0.0 });
                    force += f;
                    torque += x.cross(f) + if d == 3 { DVec3::new(b[3], b[4], b[5]) } else { DVec3::new(0.0, 0.0, b[2]) };
                }
                prop_assert!(force.length() <= 1e-14 && torque.length() <= 1e-13, "{kind} row {i}: {force} {torque}");
            }
            // And it starts legal: joints are built from how bodies start.
            let free = (0..rows.len()).filter(|i| (rows.lo[*i], rows.hi[*i]) == (f64::NEG_INFINITY, f64::INFINITY));
            for i in free.filter(|_| kind.get("distance").is_none()) {
                prop_assert!(rows.c[i].abs() <= 1e-13, "{kind} row {i}: C = {}", rows.c[i]);
            }
        }
    }
}

/// A rack on a slider, pulled along its axis, turns a pinion on a hinge: a = g M/(M + I/r²), θ = s/r.
fn rack_and_pinion(space: &str, radius: f64) -> Value {
    let (mass, inertia) = (3.0, 0.5);
    let plane = space == "plane";
    let place = |x: f64, y: f64| if plane { json!([x, y]) } else { json!([x, y, 0.5]) };
    let body = |mut own: Value, at: Value| {
        own["at"] = at;
        own["collides"] = json!(false);
        own
    };
    let wheel = if plane {
        json!({ "shape": { "disc": 0.2 }, "mass": 1, "inertia": inertia })
    } else {
        json!({ "shape": { "sphere": 0.2 }, "mass": 1, "inertia": [inertia, inertia, inertia] })
    };
    let half = if plane { json!([1, 0.1]) } else { json!([1, 0.1, 0.1]) };
    let bodies = json!([
        body(json!({ "shape": { "box": half }, "mass": mass }), place(0.0, 0.0)),
        body(wheel, place(0.0, radius)),
        { "particle": {}, "at": place(0.0, 0.0), "fixed": true },
        { "particle": {}, "at": place(0.0, radius), "fixed": true },
    ]);
    let centres = if plane { json!([[0, 0], [0, 0]]) } else { json!([[0, 0, 0], [0, 0, 0]]) };
    let axis = if plane { json!([1, 0]) } else { json!([1, 0, 0]) };
    let constraints = json!([
        { "slider": { "between": [2, 0], "anchors": centres, "axis": axis } },
        { "hinge": { "between": [3, 1], "anchors": centres } },
        { "rack-and-pinion": { "between": [0, 1], "radius": radius, "direction": axis } },
    ]);
    let mut document = world(space, bodies, constraints, exact(1e-3));
    document["gravity"] = if plane { json!([G, 0]) } else { json!([G, 0, 0]) };
    document
}

#[test]
fn a_rack_is_pulled_along_with_the_inertia_of_its_pinion() {
    let (mass, inertia) = (3.0, 0.5);
    for space in ["plane", "space"] {
        for radius in [0.3, -0.3] {
            let mut s = simulation(&rack_and_pinion(space, radius));
            let acceleration = G * mass / (mass + inertia / (radius * radius));
            for k in 1..=4 {
                ok(&mut s, 500);
                let t = 0.5 * f64::from(k);
                let shift = 0.5 * acceleration * t * t;
                assert_near(read(&mut s, "constraint[0].extension"), shift, 1e-8, "s = ½at²");
                // s is the pinion's place along the rack: it runs back while the rack is pulled on.
                let spin = s.velocities()[if space == "plane" { 5 } else { 11 }];
                assert_near(spin, acceleration * t / radius, 1e-8, "θ̇ = ṡ/r");
                assert_near(read(&mut s, "constraint[2].C"), 0.0, 1e-8, "in mesh, after whole turns too");
            }
        }
    }
}
