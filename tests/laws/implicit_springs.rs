//! Distances with a stiffness: springs whose force is that at the end of the step.

use crate::common::{assert_near, observe, simulation};
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

fn particle(at: [f64; 2], fixed: bool) -> Value {
    json!({ "particle": {}, "mass": 2, "at": at, "fixed": fixed })
}

fn document(bodies: Value, constraints: Value, gravity: f64, method: Value) -> Value {
    json!({ "version": 1, "space": "plane", "gravity": [0, -gravity], "bodies": bodies, "constraints": constraints, "method": method })
}

fn stepping(kind: &str, h: f64) -> Value {
    json!({ "kind": kind, "stepSize": h, "substeps": 1, "solver": { "kind": "direct" } })
}

/// A mass of 2 kg at 1.3 m from a fixed point, of a spring of 1 m.
fn oscillator(k: f64, c: f64, method: Value) -> Simulation {
    let spring = json!([{ "distance": { "between": [0, 1], "length": 1, "stiffness": k, "damping": c } }]);
    simulation(&document(json!([particle([0.0, 0.0], true), particle([1.3, 0.0], false)]), spring, 0.0, method))
}

#[test]
fn an_oscillator_is_that_of_implicit_euler() {
    for kind in ["velocity", "generalised"] {
        for (k, c, h) in [(50.0, 0.0, 0.01), (50.0, 3.0, 0.01), (1e9, 0.0, 1.0 / 60.0), (1e6, 1e4, 0.1)] {
            let mut s = oscillator(k, c, stepping(kind, h));
            let (mut x, mut v) = (0.3, 0.0);
            for _ in 0..100 {
                v = (v - h * k / 2.0 * x) / (1.0 + h * c / 2.0 + h * h * k / 2.0);
                x += h * v;
            }
            s.step(100);
            assert_near(s.world().state().q[s.world().state().q.len() - 2], 1.0 + x, 1e-10, format!("{kind} {k} {c}"));
        }
    }
}

#[test]
fn it_loses_energy_by_the_step_alone_and_the_damper_accounts_for_its_own() {
    let drift = |h: f64| {
        let mut s = oscillator(50.0, 3.0, stepping("velocity", h));
        s.step((1.0 / h) as u32);
        (observe(&mut s, "energy.drift"), observe(&mut s, "energy.total"))
    };
    let ((coarse, _), (fine, _)) = (drift(2e-3), drift(1e-3));
    assert!(coarse < 0.0 && fine < 0.0, "{coarse} {fine}");
    assert!((coarse / fine - 2.0).abs() < 0.1, "first order: {coarse} {fine}");
}

#[test]
fn a_chain_of_a_stiffness_without_limit_hangs_by_its_weight() {
    for solver in ["direct", "gauss-seidel", "lemke"] {
        let n = 10;
        let bodies: Vec<Value> = (0..=n).map(|i| particle([f64::from(i), 0.0], i == 0)).collect();
        let links: Vec<Value> =
            (0..n).map(|i| json!({ "distance": { "between": [i, i + 1], "stiffness": 1e9, "damping": 1e5 } })).collect();
        let method =
            json!({ "kind": "velocity", "stepSize": 1.0 / 60.0, "substeps": 1, "solver": { "kind": solver, "maxIterations": 500 } });
        let mut s = simulation(&document(json!(bodies), json!(links), 10.0, method));
        let mut fastest = 0.0_f64;
        for _ in 0..600 {
            s.step(1);
            fastest = fastest.max(observe(&mut s, "energy.kinetic"));
        }
        // 2 kg at each of 1 … 10 m fall by as much, to hang.
        assert!(fastest < 2.0 * 10.0 * 55.0, "{solver}: {fastest}");
        let end = s.world().state().q.len() - 2;
        let q = &s.world().state().q;
        assert!(q[end].hypot(q[end + 1]) < 10.05, "{solver}: {q:?}");
    }
    // At rest the first link of two carries both weights.
    let bodies = json!([particle([0.0, 0.0], true), particle([0.0, -1.0], false), particle([0.0, -2.0], false)]);
    let links = json!([[0, 1], [1, 2]].map(|b| json!({ "distance": { "between": b, "length": 1, "stiffness": 1e4, "damping": 200 } })));
    let mut s = simulation(&document(bodies, links, 10.0, stepping("velocity", 1.0 / 60.0)));
    s.step(2000);
    assert_near(s.world().state().q[3], -1.0 - 40.0 / 1e4, 1e-9, "the first");
    assert_near(s.world().state().q[5], -2.0 - 60.0 / 1e4, 1e-9, "the second");
}

#[test]
fn it_presses_a_contact_and_joints_hold_beside_it() {
    let ball = json!({ "shape": { "disc": 0.5 }, "mass": 2, "at": [0, 0.5], "friction": 0.5 });
    let ground = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "friction": 0.5 });
    let bodies = json!([ball, ground, particle([0.0, 2.0], true)]);
    let spring = json!([{ "distance": { "between": [0, 2], "length": 1.6, "stiffness": 1e6 } }]);
    for solver in ["gauss-seidel", "lemke", "principal-pivoting"] {
        let method = json!({ "kind": "velocity", "stepSize": 0.01, "substeps": 1, "slop": 0, "solver": { "kind": solver, "maxIterations": 2000, "tolerance": 1e-13 } });
        let mut s = simulation(&document(bodies.clone(), spring.clone(), 10.0, method));
        s.step(100);
        assert_near(observe(&mut s, "contact.force"), 20.0 + 1e5, 1.0, solver);
    }
}

#[test]
fn other_methods_refuse_it_when_the_document_is_read_and_when_they_are_set() {
    let bodies = json!([particle([0.0, 0.0], true), particle([1.0, 0.0], false)]);
    let spring = json!([{ "distance": { "between": [0, 1], "stiffness": 10 } }]);
    for kind in ["acceleration", "rattle", "position", "penalty"] {
        let read =
            Simulation::from_document(&document(bodies.clone(), spring.clone(), 10.0, json!({ "kind": kind })), &serde_json::Map::new());
        let error = read.err().unwrap_or_else(|| panic!("{kind} was taken"));
        assert!(error.path == "method.kind" && error.message.contains("\"velocity\""), "{error}");
        let mut s = simulation(&document(bodies.clone(), spring.clone(), 10.0, stepping("velocity", 0.01)));
        s.set("method", json!(kind)).unwrap();
        assert_eq!(s.step(1).step.status.as_str(), "unsupported", "{kind}");
    }
}
