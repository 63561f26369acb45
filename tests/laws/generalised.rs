//! Time stepping in generalised coordinates, against closed forms, against the same scenes in maximal coordinates and
//! against Runge and Kutta on M(q) q̈ + h = τ; and laws.

use crate::common;
use crate::common::cases::cases;
use crate::common::{assert_near, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::model::articulated::{Dynamics, Tree};
use constrained_dynamics::model::{Rows, State};
use constrained_dynamics::world::Status;
use glam::{DQuat, DVec3};
use proptest::prelude::*;
use serde_json::{Value, json};

const G: f64 = 9.81;

/// Solved to rounding.
fn method(kind: &str, h: f64) -> Value {
    json!({ "kind": kind, "stepSize": h, "substeps": 1, "solver": { "kind": "gauss-seidel", "maxIterations": 5000, "tolerance": 1e-14 } })
}

/// Number of iterations with which contacts with friction converge.
fn touching(kind: &str, h: f64) -> Value {
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 300, "tolerance": 0, "warmStart": true });
    json!({ "kind": kind, "stepSize": h, "substeps": 1, "solver": solver })
}

fn world(space: &str, bodies: Value, constraints: Value, method: Value) -> Value {
    let gravity = if space == "plane" { json!([0, -G]) } else { json!([0, -G, 0]) };
    json!({ "version": 1, "space": space, "gravity": gravity, "bodies": bodies, "constraints": constraints, "method": method })
}

fn rod(mass: f64, at: [f64; 2]) -> Value {
    json!({ "shape": { "box": [0.5, 0.01] }, "mass": mass, "inertia": mass / 12.0, "at": at, "collides": false })
}

fn ground() -> Value {
    json!({ "particle": {}, "at": [0, 0], "fixed": true })
}

/// Two rods in a row, held at the origin.
fn double(method: Value) -> Simulation {
    let hinges = json!([
        { "hinge": { "between": [2, 0], "anchors": [[0, 0], [-0.5, 0]] } },
        { "hinge": { "between": [0, 1], "anchors": [[0.5, 0], [-0.5, 0]] } },
    ]);
    simulation(&world("plane", json!([rod(1.0, [0.5, 0.0]), rod(2.0, [1.5, 0.0]), ground()]), hinges, method))
}

fn ok(s: &mut Simulation, steps: u32) {
    let report = s.step(steps);
    assert_eq!((report.step.status, report.steps), (Status::Ok, steps), "{report:?}");
}

/// All rows of all constraints, those that the method does not count too.
fn all_rows(s: &Simulation) -> Rows {
    s.world().model().rows_at(s.world().state())
}

/// The largest |C| and |Ċ| of all joints.
fn errors(s: &Simulation) -> (f64, f64) {
    let rows = all_rows(s);
    let largest = |x: &[f64]| x.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    (largest(&rows.c), largest(&rows.c_dot))
}

fn distance(a: &Simulation, b: &Simulation) -> f64 {
    a.world().state().q.iter().zip(&b.world().state().q).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max)
}

/// Bodies on every kind of joint in space, turned and with skew inertia, two branches; held by a hinge, or thrown free.
fn branching(u: &[f64], held: bool, method: Value) -> Value {
    let places = [DVec3::new(0.5, 0.2, 0.0), DVec3::new(1.0, -0.3, 0.4), DVec3::new(0.6, 1.0, -0.2), DVec3::new(1.2, 1.4, 0.3)];
    let turned = |i: usize| DQuat::from_xyzw(u[3 * i], u[3 * i + 1], u[3 * i + 2], 1.5).normalize();
    let body = |i: usize| {
        json!({ "shape": { "sphere": 0.1 }, "mass": 1.0 + i as f64, "inertia": [0.1, 0.2, 0.25], "at": places[i].to_array(),
            "orientation": turned(i).to_array(), "collides": false })
    };
    let local = |i: usize, x: DVec3| (turned(i).inverse() * (x - places[i])).to_array();
    let joint = |id: &str, a: usize, b: usize, at: DVec3| {
        let mut inner = json!({ "between": [a, b], "anchors": [local(a, at), local(b, at)] });
        if id == "hinge" || id == "slider" {
            inner["axis"] = json!([u[12] + 1.5, u[13], u[14]]);
        }
        json!({ id: inner })
    };
    let mut joints = vec![
        joint("slider", 2, 3, DVec3::new(0.9, 1.2, 0.0)),
        joint("ball", 2, 0, DVec3::new(0.5, 0.6, 0.0)),
        joint("hinge", 1, 0, DVec3::new(0.8, 0.0, 0.2)),
    ];
    if held {
        let anchors = json!([[0, 0, 0], local(0, DVec3::ZERO)]);
        joints.push(json!({ "hinge": { "between": [4, 0], "anchors": anchors, "axis": [u[15], 1.5, u[16]] } }));
    }
    let fixed = json!({ "particle": {}, "at": [0, 0, 0], "fixed": true });
    world("space", json!([body(0), body(1), body(2), body(3), fixed]), json!(joints), method)
}

fn waves() -> Vec<f64> {
    (0..32).map(|i| libm::sin(f64::from(i * i + 1))).collect()
}

#[test]
fn a_physical_pendulum_keeps_its_energy_and_its_joint() {
    // E = ½·(m l²/3)·ω² + m g y is kept by a step of least action to second order in h and without drift.
    let run = |h: f64| {
        let hinge = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]] } }]);
        let mut s = simulation(&world("plane", json!([rod(2.0, [0.5, 0.0]), ground()]), hinge, method("generalised", h)));
        let start = s.world().energy();
        let mut worst = 0.0_f64;
        for _ in 0..(10.0 / h) as u32 {
            ok(&mut s, 1);
            worst = worst.max((s.world().energy() - start).abs());
            let (c, c_dot) = errors(&s);
            assert!(c < 1e-15 && c_dot < 1e-14, "a joint that is no row holds to rounding: {c} {c_dot}");
        }
        worst
    };
    let (coarse, fine) = (run(0.01), run(0.005));
    assert!(coarse < 6e-3 && (coarse / fine - 4.0).abs() < 0.1, "of m g l = 19.62 J: {coarse} {fine}");
}

#[test]
fn joints_of_a_tree_are_no_rows_and_what_they_do_is_in_the_constraint_force() {
    let mut s = double(method("generalised", 1e-3));
    assert_eq!((s.c().len(), s.lambda().len()), (0, 0));
    // In maximal coordinates, solved exactly, both joints' forces at the start.
    let mut maximal = double(json!({ "kind": "acceleration", "solver": { "kind": "direct" } }));
    // The two moving rods.
    for (x, y) in s.constraint_forces()[..6].iter().zip(&maximal.constraint_forces()[..6]) {
        assert_near(*x, *y, 1e-10 * 3.0 * G, "at rest, where nothing depends on the velocity");
    }
    let labels = s.matrix("A").unwrap();
    assert_eq!((labels.rows, labels.cols), (0, 0));
}

/// Two Lagrangian double pendulums of rods: M(q) q̈ + h = 0 under Runge–Kutta with tiny steps.
#[test]
fn the_error_of_a_double_pendulum_falls_with_the_step_and_without_a_joint_opening() {
    let exact = {
        let s = double(method("generalised", 1e-3));
        let model = s.world().model();
        let tree = Tree::from_model(model).unwrap();
        let (mut dynamics, mut q, mut v) = (Dynamics::default(), tree.start(), vec![0.0; 2]);
        (0..10_000).for_each(|_| dynamics.step(&tree, &mut q, &mut v, &[0.0; 2], 1e-4));
        let mut places = State::start(&model.bodies).q;
        tree.write(&model.bodies, &q, dynamics.places(), &mut Vec::new(), &mut places);
        places
    };
    let error = |h: f64| {
        let mut s = double(method("generalised", h));
        ok(&mut s, (1.0 / h).round() as u32);
        assert!(errors(&s).0 < 1e-15);
        s.world().state().q.iter().zip(&exact).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max)
    };
    let (coarse, fine) = (error(1e-3), error(5e-4));
    assert!(fine < 1e-4 && (coarse / fine - 4.0).abs() < 0.1, "second order: {coarse} {fine}");
}

#[test]
fn every_kind_of_joint_moves_as_in_maximal_coordinates() {
    let u = waves();
    for held in [true, false] {
        // Drag turns also what falls freely; it depends on the velocity.
        let scene = |method: Value| {
            let mut document = branching(&u, held, method);
            document["forces"] = json!([{ "drag": { "coefficient": 3 } }]);
            simulation(&document)
        };
        let exact = json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 1e-3, "solver": { "kind": "direct" } });
        let mut reference = scene(exact);
        ok(&mut reference, 400);
        let error = |h: f64| {
            let mut s = scene(method("generalised", h));
            assert_eq!(s.c().len(), 0, "no joint is left over");
            ok(&mut s, (0.4 / h).round() as u32);
            let (c, c_dot) = errors(&s);
            assert!(c < 1e-14 && c_dot < 1e-12, "{c} {c_dot}");
            distance(&s, &reference)
        };
        let (coarse, fine) = (error(1e-3), error(5e-4));
        assert!(fine < 1e-4 && (coarse / fine - 4.0).abs() < 0.15, "second order, held {held}: {coarse} {fine}");
    }
}

/// Two rods of lengths 1 m and masses 1 and 2 kg: M and h as textbooks have them, with q₂ relative to the first rod.
#[test]
fn the_views_of_reduced_coordinates_are_those_of_the_double_pendulum_under_every_method() {
    for kind in ["generalised", "velocity", "acceleration"] {
        let mut s = double(method(kind, 1e-3));
        ok(&mut s, 700);
        let state = s.world().state().clone();
        let column = |s: &mut Simulation, name: &str| s.matrix(name).unwrap().data;
        let (m1, m2, second) = (1.0, 2.0, state.q[5] - state.q[2]);
        let (cos, sin) = (libm::cos(second), libm::sin(second));
        let coupled = m2 / 3.0 + 0.5 * m2 * cos;
        let exact = [m1 / 3.0 + m2 * (4.0 / 3.0 + cos), coupled, coupled, m2 / 3.0];
        let rates = column(&mut s, "qdot");
        let exact_bias = [-0.5 * m2 * sin * (2.0 * rates[0] * rates[1] + rates[1] * rates[1]), 0.5 * m2 * sin * rates[0] * rates[0]];
        // Under "acceleration" the joints have drifted open a little.
        let near = if kind == "generalised" { 1e-12 } else { 1e-2 };
        for (found, exact) in [(column(&mut s, "M"), exact.to_vec()), (column(&mut s, "bias"), exact_bias.to_vec())] {
            assert_eq!(found.len(), exact.len());
            found.iter().zip(&exact).for_each(|(x, y)| assert_near(*x, *y, near * (1.0 + y.abs()), kind));
        }
        let columns = s.matrix("S").unwrap();
        assert_eq!((columns.rows, columns.cols), (8, 2));
        for i in 0..8 {
            let v = columns.data[2 * i] * rates[0] + columns.data[2 * i + 1] * rates[1];
            assert_near(v, state.v[i], 10.0 * near, "v = S q̇");
        }
        let weight = column(&mut s, "f");
        for (k, tau) in column(&mut s, "tau").into_iter().enumerate() {
            let expected: f64 = (0..8).map(|i| columns.data[2 * i + k] * weight[i]).sum();
            assert_near(tau, expected, 1e-12, "τ = SᵀQ");
        }
        let gaps = s.matrix("Cjoints").unwrap();
        let largest = gaps.data.iter().fold(0.0_f64, |m, c| m.max(c.abs()));
        assert!(gaps.rows == 4 && gaps.row_labels[0] == gaps.row_labels[1] && largest < near, "{gaps:?}");
    }
    assert_eq!(double(method("velocity", 1e-3)).matrix("nothing").unwrap_err().code.as_str(), "unknown-key");
}

/// A chain of rods, held at one end, that falls from the horizontal; in the plane or in space.
fn falling_chain(rods: usize, space: &str, method: Value) -> Simulation {
    simulation(&chain(rods, space, method))
}

fn chain(rods: usize, space: &str, method: Value) -> Value {
    let d = if space == "plane" { 2 } else { 3 };
    let at = |x: f64| json!([x, 0.0, 0.0][..d].to_vec());
    let shape = if space == "plane" { json!({ "box": [0.1, 0.02] }) } else { json!({ "box": [0.1, 0.02, 0.03] }) };
    let mut bodies: Vec<Value> = (0..rods).map(|i| json!({ "shape": shape, "at": at(0.1 + 0.2 * i as f64), "collides": false })).collect();
    bodies.push(json!({ "particle": {}, "at": at(0.0), "fixed": true }));
    let joint = |i: usize| {
        let (other, anchor) = if i == 0 { (rods, at(0.0)) } else { (i - 1, at(0.1)) };
        json!({ "ball": { "between": [other, i], "anchors": [anchor, at(-0.1)] } })
    };
    world(space, json!(bodies), (0..rods).map(joint).collect(), method)
}

/// Over 10 s at h = 1/60 s, in parts of the largest drop m g l/2 of the chain: the largest gain, and what is missing at the end.
fn energy_of(rods: usize, space: &str, kind: &str, substeps: u32) -> (f64, f64) {
    let method = json!({ "kind": kind, "stepSize": 1.0 / 60.0, "substeps": substeps, "projection": { "tolerance": 1e-9 } });
    let mut s = falling_chain(rods, space, method);
    let mass: f64 = s.world().model().bodies.list()[..rods].iter().map(|b| b.mass).sum();
    let (start, drop) = (s.world().energy(), mass * G * 0.1 * rods as f64);
    let mut gain = 0.0_f64;
    for _ in 0..600 {
        ok(&mut s, 1);
        gain = gain.max((s.world().energy() - start) / drop);
    }
    (gain, (start - s.world().energy()) / drop)
}

#[test]
fn a_chain_keeps_its_energy_as_rattle_keeps_it() {
    for (rods, space, substeps) in [(3, "plane", 2), (10, "plane", 2), (30, "plane", 4), (10, "space", 4)] {
        let (gain, lost) = energy_of(rods, space, "generalised", substeps);
        let (gain_of_rattle, lost_of_rattle) = energy_of(rods, space, "rattle", substeps);
        assert!(gain < 0.01 && lost.abs() < 0.01, "{rods} rods in the {space}: {gain} {lost}; rattle {gain_of_rattle} {lost_of_rattle}");
    }
}

/// Equations that close loops or hold particles are rows; with half a kick at each end and a projection they are met as by RATTLE.
/// A chain that a heavy end pulls straight jerks within a step in which no joint turns far.
#[test]
fn a_chain_with_a_heavy_end_gains_no_energy_where_it_jerks() {
    for rods in [2, 3, 4, 6] {
        for times in [10.0, 100.0] {
            for angle in [0.0, 0.6, 1.2] {
                let mut document = chain(rods, "plane", json!({ "kind": "generalised", "stepSize": 1.0 / 60.0 }));
                // A fall from a slope is one from the horizontal under a weight that leans.
                document["gravity"] = json!([-G * libm::sin(angle), -G * libm::cos(angle)]);
                let mut s = simulation(&document);
                let mass = times * s.world().model().bodies.list()[rods - 1].mass;
                s.update_body(rods as u32 - 1, json!({ "mass": mass })).unwrap();
                let energies = |s: &Simulation| (s.world().energy(), s.world().model().potential(s.world().state()));
                let ((start, top), mut gain, mut lowest) = (energies(&s), 0.0_f64, f64::INFINITY);
                for _ in 0..600 {
                    ok(&mut s, 1);
                    let (energy, potential) = energies(&s);
                    (gain, lowest) = (gain.max(energy - start), lowest.min(potential));
                }
                let gain = gain / (top - lowest);
                assert!(gain < 0.01, "{rods} rods, the last {times} times as heavy, {angle} rad: gains {gain} of the drop");
            }
        }
    }
}

#[test]
fn loops_and_particles_move_as_under_rattle() {
    for id in ["double-pendulum", "four-bar", "peaucellier", "bead-on-curve", "moving-ring"] {
        let after = |kind: &str, h: f64| {
            let mut document = common::scene(id, json!({})).to_json();
            document["method"] = json!({ "kind": kind, "stepSize": h, "substeps": 1, "solver": { "kind": "direct" } });
            document["method"]["projectionOff"] = json!({ "tolerance": 1e-12 });
            let mut s = simulation(&document);
            ok(&mut s, (0.8 / h) as u32);
            s
        };
        let rattle = after("rattle", 0.005);
        let [one, half, least] = [0.005, 0.0025, 0.0003125].map(|h| after("generalised", h));
        assert!(distance(&one, &rattle) < 1e-7, "{id}: {}", distance(&one, &rattle));
        let order = (distance(&one, &least) / distance(&half, &least)).log2();
        assert!(order > 1.8, "{id}: {order}");
        let drift = |s: Simulation| { s }.observe("energy.drift").unwrap();
        assert_near(drift(one), drift(rattle), 1e-6, format!("{id}: energy as RATTLE has it"));
    }
}

#[test]
fn a_free_body_beside_a_tree_keeps_angular_momentum_while_something_touches() {
    // A brick in the air, a rod on a ball joint, and a ball that lies on the floor, so that no substep is a leapfrog step.
    let bodies = json!([
        { "shape": { "box": [0.5, 0.3, 0.1] }, "mass": 6, "at": [0, 8, 0], "spin": [1, 2, 3] },
        { "shape": { "box": [0.5, 0.05, 0.05] }, "mass": 1, "at": [9.5, 3, 0], "collides": false },
        { "shape": { "sphere": 0.5 }, "mass": 1, "at": [0, 0.5, 0] },
        { "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true },
        { "particle": {}, "at": [9, 3, 0], "fixed": true },
    ]);
    let joint = json!([{ "ball": { "between": [4, 1], "anchors": [[0, 0, 0], [-0.5, 0, 0]] } }]);
    let mut s = simulation(&world("space", bodies, joint, touching("generalised", 1.0 / 60.0)));
    let momentum = |s: &Simulation| {
        let state = s.world().state();
        let inertia = DVec3::new(0.3 * 0.3 + 0.1 * 0.1, 0.5 * 0.5 + 0.1 * 0.1, 0.5 * 0.5 + 0.3 * 0.3) * 6.0 / 3.0;
        s.world().model().bodies.rotation(&state.q, 0) * (inertia * s.world().model().bodies.principal_spin(&state.v, 0))
    };
    let start = momentum(&s);
    ok(&mut s, 60);
    assert!((momentum(&s) - start).length() < 1e-10 * start.length(), "{} became {}", start, momentum(&s));
}

#[test]
fn bodies_without_joints_move_as_under_the_velocity_method() {
    let scene = |kind: &str| {
        let bodies = json!([
            { "shape": { "box": [0.5, 0.3, 0.2] }, "at": [0, 0.6, 0], "orientation": [0.1, 0.2, 0.05, 1], "velocity": [1, -1, 0.3], "spin": [1, 2, 3] },
            { "shape": { "sphere": 0.3 }, "at": [0.3, 1.5, 0.1], "restitution": 0.5 },
            { "particle": {}, "at": [0, 3, 0] },
            { "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true },
        ]);
        let mut s = simulation(&world("space", bodies, json!([]), touching(kind, 0.005)));
        ok(&mut s, 60);
        s
    };
    // Equal sums in another order of addition.
    assert!(distance(&scene("generalised"), &scene("velocity")) < 1e-9);
}

/// An arm of two rods with a ball as its hand, that falls onto the ground.
fn arm(method: Value) -> Simulation {
    let link = |at: [f64; 2]| json!({ "shape": { "box": [0.5, 0.05] }, "mass": 1, "at": at, "friction": 0.5 });
    let bodies = json!([
        link([0.5, 0.8]), link([1.5, 0.8]),
        { "shape": { "disc": 0.1 }, "mass": 0.5, "at": [2, 0.8], "friction": 0.5 },
        { "particle": {}, "at": [0, 0.8], "fixed": true },
        { "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "friction": 0.5 },
    ]);
    let joints = json!([
        { "hinge": { "between": [3, 0], "anchors": [[0, 0], [-0.5, 0]] } },
        { "hinge": { "between": [0, 1], "anchors": [[0.5, 0], [-0.5, 0]] } },
        { "weld": { "between": [1, 2], "anchors": [[0.5, 0], [0, 0]] } },
    ]);
    simulation(&world("plane", bodies, joints, method))
}

#[test]
fn an_arm_falls_onto_the_ground_and_rests_where_it_rests_in_maximal_coordinates() {
    let (mut reduced, mut maximal) = (arm(touching("generalised", 0.002)), arm(touching("velocity", 0.002)));
    for _ in 0..2000 {
        ok(&mut reduced, 1);
        let (c, _) = errors(&reduced);
        assert!(c < 1e-14, "joints hold through the impact too, to the rounding of places some metres away: {c}");
    }
    maximal.step(2000);
    // Both come down on an elbow or a hand, sunk in by no more than the slop of 5 mm; where along the ground depends on how
    // they slid.
    let deepest = reduced.contacts().iter().fold(0.0_f64, |m, c| m.min(c.gap));
    assert!(!reduced.contacts().is_empty() && deepest > -0.0051, "{deepest}");
    assert!(reduced.world().state().v.iter().all(|v| v.abs() < 1e-9), "{:?}", reduced.world().state().v);
    assert!(distance(&reduced, &maximal) < 0.02, "{}: {:?} {:?}", distance(&reduced, &maximal), reduced.positions(), maximal.positions());
    // Ground and pivot together carry the weight.
    let carried: f64 = reduced.constraint_forces()[..9].iter().skip(1).step_by(3).sum();
    assert_near(carried, 2.5 * G, 1e-6, "weight");
}

#[test]
fn a_thrown_tree_keeps_its_momentum_to_rounding() {
    let u = waves();
    let mut solid = branching(&u, false, method("generalised", 0.01));
    solid["gravity"] = json!([0, 0, 0]);
    for (i, body) in solid["bodies"].as_array_mut().unwrap()[..4].iter_mut().enumerate() {
        body["velocity"] = json!([u[i], u[i + 4], u[i + 8]]);
        body["spin"] = json!([3.0 * u[i + 12], 3.0 * u[i + 16], 3.0 * u[i + 20]]);
    }
    let mut flat = world(
        "plane",
        json!([rod(1.0, [0.5, 0.0]), rod(2.0, [1.5, 0.0]), rod(3.0, [2.5, 0.0])]),
        json!([
            { "hinge": { "between": [1, 0], "anchors": [[-0.5, 0], [0.5, 0]] } },
            { "slider": { "between": [1, 2], "anchors": [[0.5, 0], [-0.5, 0]], "axis": [1, 2] } },
        ]),
        method("generalised", 0.01),
    );
    flat["gravity"] = json!([0, 0]);
    for (i, spin) in [4.0, -1.0, -1.0].into_iter().enumerate() {
        flat["bodies"][i]["spin"] = json!(spin);
        flat["bodies"][i]["velocity"] = json!([u[i], u[i + 3]]);
    }
    for (document, angular) in [(solid, false), (flat, true)] {
        let mut s = simulation(&document);
        // The first step makes velocities fit the joints, by impulses within: they keep momentum too.
        let momentum = |s: &mut Simulation| {
            let names = if angular { ["momentum.x", "momentum.y", "angularMomentum"] } else { ["momentum.x", "momentum.y", "momentum.z"] };
            names.map(|name| common::observe(s, name))
        };
        let before = momentum(&mut s);
        ok(&mut s, 500);
        for (x, y) in momentum(&mut s).into_iter().zip(before) {
            assert_near(x, y, 1e-11, "500 steps of rounding");
        }
        let (c, _) = errors(&s);
        assert!(c < 1e-13, "{c}");
    }
}

#[test]
fn a_joint_that_closes_a_loop_stays_a_row() {
    // A four-bar linkage: three rods, four hinges.
    let bodies = json!([rod(1.0, [0.5, 0.0]), rod(1.0, [1.5, 0.0]), rod(1.0, [2.5, 0.0]), ground(),
        { "particle": {}, "at": [3, 0], "fixed": true }]);
    let hinge = |a: usize, b: usize, x: f64, y: f64| json!({ "hinge": { "between": [a, b], "anchors": [[x, 0], [y, 0]] } });
    let joints = json!([hinge(3, 0, 0.0, -0.5), hinge(0, 1, 0.5, -0.5), hinge(1, 2, 0.5, -0.5), hinge(2, 4, 0.5, 0.0)]);
    let spin = |mut d: Value| {
        d["bodies"][1]["velocity"] = json!([0, 0.2]);
        d
    };
    let mut s = simulation(&spin(world("plane", bodies, joints, method("generalised", 1e-3))));
    assert_eq!(s.c().len(), 2);
    ok(&mut s, 1000);
    let rows = all_rows(&s);
    let c: Vec<f64> = rows.c.iter().map(|c| c.abs()).collect();
    let open = |c: &[f64]| c.iter().fold(0.0_f64, |m, c| m.max(*c));
    // One of the hinges is cut, the others are exact; the cut one is taken back by β.
    assert_eq!(c.chunks(2).filter(|c| open(c) > 1e-15).count(), 1, "{c:?}");
    assert!(open(&c) < 1e-4, "{c:?}");
}

#[test]
fn limits_and_motors_of_a_trees_joints_hold_as_in_maximal_coordinates() {
    let scene = |kind: &str| {
        let joints = json!([
            { "hinge": { "between": [2, 0], "anchors": [[0, 0], [-0.5, 0]], "driven": true, "speed": 2, "maxTorque": 1000 } },
            { "hinge": { "between": [0, 1], "anchors": [[0.5, 0], [-0.5, 0]], "limited": true, "lower": -0.3, "upper": 0.3 } },
        ]);
        simulation(&world("plane", json!([rod(1.0, [0.5, 0.0]), rod(2.0, [1.5, 0.0]), ground()]), joints, method(kind, 1e-3)))
    };
    let mut s = scene("generalised");
    assert_eq!(s.c().len(), 3, "a motor and two limits, and no joint");
    ok(&mut s, 500);
    let state = s.world().state().clone();
    assert_near(state.v[2], 2.0, 1e-9, "the motor keeps its speed");
    let angle = state.q[5] - state.q[2];
    assert!((-0.3002..=0.3002).contains(&angle), "{angle}");
    let mut maximal = scene("velocity");
    ok(&mut maximal, 500);
    assert!(distance(&s, &maximal) < 0.02, "{}", distance(&s, &maximal));
}

#[test]
fn a_state_that_breaks_a_joint_is_put_together_by_the_next_step() {
    let mut s = double(method("generalised", 1e-3));
    ok(&mut s, 100);
    s.set_state(1, json!({ "at": [2, -2], "velocity": [3, 1] })).unwrap();
    assert!(errors(&s).0 > 0.1);
    ok(&mut s, 1);
    let (c, c_dot) = errors(&s);
    assert!(c < 1e-15 && c_dot < 1e-13, "{c} {c_dot}");
}

#[test]
fn going_back_and_forth_ends_in_the_same_bits() {
    let mut s = arm(touching("generalised", 0.002));
    ok(&mut s, 300);
    let hash = s.state_hash();
    s.step_back(120);
    ok(&mut s, 120);
    assert_eq!(s.state_hash(), hash);
    let mut again = arm(touching("generalised", 0.002));
    for _ in 0..300 {
        ok(&mut again, 1);
        // Looking changes nothing.
        let _ = (again.constraints().len(), again.lambda().len());
    }
    assert_eq!(again.state_hash(), hash);
}

proptest! {
    #![proptest_config(cases(256))]

    /// A, as views and solvers have it, is what is left of J W Jᵀ when the joints' rows are eliminated (their Schur
    /// complement): for a second joint between the branches, which closes a loop.
    #[test]
    fn delassus_of_a_tree_is_that_of_all_rows_without_the_joints(u in prop::collection::vec(-1.0f64..1.0, 32), held: bool) {
        let mut document = branching(&u, held, method("generalised", 1e-3));
        let closing = json!({ "ball": { "between": [3, 1], "anchors": [[u[17], u[18], u[19]], [u[20], u[21], u[22]]] } });
        document["constraints"].as_array_mut().unwrap().push(closing);
        let mut s = simulation(&document);
        prop_assert_eq!(s.c().len(), 3);
        // The position error is at the loop-closing joint, not at a joint of the tree.
        prop_assert!(all_rows(&s).c[..all_rows(&s).len() - 3].iter().all(|c| c.abs() < 1e-12));
        let found = s.matrix("A").unwrap().data;

        let (rows, w) = (all_rows(&s), s.world().model().bodies.inverse_mass());
        let m = rows.len();
        let dense = |i: usize| {
            let mut row = vec![0.0; w.len()];
            rows.jacobian.add_row_scaled(i, 1.0, &mut row);
            row
        };
        let j: Vec<Vec<f64>> = (0..m).map(dense).collect();
        let product = |x: &[f64], y: &[f64]| x.iter().zip(y).zip(w).map(|((x, y), w)| x * w * y).sum::<f64>();
        // The joints' rows, eliminated one after the other.
        let mut a: Vec<Vec<f64>> = j.iter().map(|x| j.iter().map(|y| product(x, y)).collect()).collect();
        for k in 0..m - 3 {
            let pivot = a[k].clone();
            for row in &mut a[k + 1..] {
                let factor = row[k] / pivot[k];
                row.iter_mut().zip(&pivot).for_each(|(x, pivot)| *x -= factor * pivot);
            }
        }
        for i in 0..3 {
            for l in 0..3 {
                let expected = a[m - 3 + i][m - 3 + l];
                // Rounding, times the condition of the joints' rows.
                prop_assert!((found[3 * i + l] - expected).abs() < 1e-9, "{i}{l}: {} {expected}", found[3 * i + l]);
            }
        }
    }

    /// Impacts of a tree: no kinetic energy comes from a contact with e = 0, and joints do no work in it.
    #[test]
    fn an_impact_of_a_thrown_tree_gains_no_energy(u in prop::collection::vec(-1.0f64..1.0, 32)) {
        let mut document = branching(&u, false, method("generalised", 1e-3));
        document["gravity"] = json!([0, 0, 0]);
        for body in &mut document["bodies"].as_array_mut().unwrap()[..4] {
            body["collides"] = json!(true);
            body["velocity"] = json!([2.0 * u[23], -5.0, 2.0 * u[24]]);
        }
        document["bodies"].as_array_mut().unwrap().push(json!({ "shape": { "halfSpace": [0, 1, 0] }, "at": [0, -0.41, 0], "fixed": true }));
        let mut s = simulation(&document);
        let before = s.world().energy();
        ok(&mut s, 10);
        prop_assert!(s.world().state().contacts.rows() > 0 || s.world().state().v[1] != -5.0, "it hits");
        // The step's own error is of order h² in each step.
        prop_assert!(s.world().energy() <= before * (1.0 + 1e-2), "{} {before}", s.world().energy());
    }
}

#[test]
fn a_constraint_between_fixed_bodies_has_no_coordinate_left_and_still_steps() {
    let (pin, solid) =
        (json!({ "particle": {}, "at": [0, 0, 0], "fixed": true }), json!({ "shape": { "sphere": 0.5 }, "at": [0, 0, 0], "fixed": true }));
    let cycloid = json!({ "cycloid": { "body": 1, "center": [0.7, -0.2, -0.8] } });
    let mut s = simulation(&json!({
        "version": 1, "space": "space", "gravity": [0, -9.81, 0], "bodies": [pin, solid], "constraints": [cycloid],
        "method": { "kind": "generalised", "stepSize": 0.01, "substeps": 4 },
    }));
    for _ in 0..3 {
        assert_eq!(s.step(5).step.status, Status::Ok);
    }
}

/// A rounded position, divided by a tiny step, is a large error of velocity beside that of bodies at rest.
#[test]
fn steps_down_to_a_tenth_of_a_microsecond_are_solved_from_rest() {
    for h in [1e-3, 1e-5, 1e-7] {
        let mut s = simulation(&branching(&[0.3; 32], false, method("generalised", h)));
        ok(&mut s, 20);
        let fallen = s.world().state().t * 9.81;
        let fastest = s.world().state().v.iter().fold(0.0f64, |most, v| most.max(v.abs()));
        assert!(fastest > 0.1 * fallen && fastest < 100.0 * fallen, "{h} s: {fastest} m/s after {fallen} m/s of fall");
    }
}

#[test]
fn a_joint_that_coordinates_hold_has_no_rows_no_force_and_no_tension_and_the_others_have() {
    let bodies = json!([ground(), rod(1.0, [0.5, 0.0]), rod(1.0, [1.5, 0.0]), { "particle": {}, "at": [2, 1], "fixed": true }]);
    let hinges = [
        json!({ "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]] } }),
        json!({ "hinge": { "between": [1, 2], "anchors": [[0.5, 0], [-0.5, 0]] } }),
    ];
    let rope = json!({ "distance": { "between": [2, 3], "anchors": [[0.5, 0], [0, 0]] } });
    let mut s = simulation(&world("plane", bodies, json!([hinges[0], hinges[1], rope]), method("generalised", 1e-3)));
    s.step(10);
    let seen: Vec<(usize, usize)> = s.constraints().iter().map(|c| (c.rows.len(), c.force.len())).collect();
    assert_eq!(seen, [(0, 0), (0, 0), (1, 2)]);
    for (name, exists) in
        [("constraint[0].force", false), ("constraint[1].tension", false), ("constraint[2].force", true), ("constraint[2].tension", true)]
    {
        assert_eq!(s.observe(name).unwrap().is_finite(), exists, "{name}");
    }
}
