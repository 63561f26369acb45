//! Normal stepping does not allocate: forces, rows, solvers, integrators, history and recordings all reuse their memory.

use crate::common::documents::{circle, everything, in_space};
use crate::common::{documents, simulation};
use crate::{COUNT, common};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Value, json};

/// Enough for every buffer to have been used once.
const WARM_UP: u32 = 20;
/// More than the history has keyframes, so that thinning them out is among what is counted.
const STEPS: u32 = 10_000;

fn allocations(s: &mut Simulation) -> u64 {
    assert_eq!(s.step(WARM_UP).step.status, Status::Ok);
    let before = COUNT.get();
    let report = s.step(STEPS);
    let counted = COUNT.get() - before;
    assert_eq!((report.step.status, report.steps), (Status::Ok, STEPS));
    counted
}

#[test]
fn the_counter_counts() {
    let before = COUNT.get();
    let mut list = vec![1_u8];
    list.reserve(1000);
    assert_eq!((COUNT.get() - before, list.len()), (2, 1));
}

#[test]
fn no_method_integrator_or_solver_allocates_while_stepping() {
    for method in common::ids("methods") {
        for integrator in common::ids("integrators") {
            for solver in common::ids("solvers") {
                for mut document in [everything(), in_space()] {
                    let solver = json!({ "kind": solver, "maxIterations": 1000, "tolerance": 1e-9 });
                    let before = document["method"].take();
                    let mut idle = json!({ "integrator": integrator, "alpha": before["alpha"], "beta": before["beta"] });
                    if let Some(Value::Object(others)) = before.get("idle") {
                        idle.as_object_mut().unwrap().extend(others.clone());
                    }
                    document["method"] = json!({ "kind": method, "stepSize": 0.001, "substeps": 1, "solver": solver, "idle": idle });
                    let mut s = simulation(&document);
                    assert_eq!(allocations(&mut s), 0, "{method} {integrator} {solver} in {}", document["space"]);
                }
            }
        }
    }
}

#[test]
fn contacts_do_not_allocate_once_warm() {
    // A box that slides to and fro, one that bounces and comes to rest, and in space a ball beside them.
    let flat = json!({ "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": [
        { "shape": { "box": [0.5, 0.5] }, "at": [0, 0.5], "velocity": [1, 0] },
        { "shape": { "capsule": { "halfLength": 0.4, "radius": 0.2 } }, "at": [0.2, 1.2] },
        { "shape": { "disc": 0.3 }, "at": [3, 0.3], "restitution": 0.5, "velocity": [-1, 0] },
        { "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true },
        { "shape": { "chain": { "points": [[-4, 1], [-3, 0], [5, 0], [6, 1]] } }, "at": [0, -0.2], "fixed": true }] });
    let solid = json!({ "version": 1, "space": "space", "gravity": [0, -9.81, 0], "bodies": [
        { "shape": { "box": [0.5, 0.5, 0.5] }, "at": [0, 0.5, 0], "velocity": [1, 0, 0] },
        { "shape": { "box": [0.4, 0.4, 0.4] }, "at": [0.1, 1.4, 0] },
        { "shape": { "sphere": 0.3 }, "at": [2, 0.3, 0], "restitution": 0.5, "rollingFriction": 0.01 },
        { "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true }] });
    let mut methods: Vec<serde_json::Value> =
        ["baumgarte", "soft", "split-impulse", "relaxation", "none"].map(|kind| json!({ "stabilization": kind })).into();
    methods.extend(["cone", "box", "fixed"].map(|kind| json!({ "frictionModel": kind })));
    methods.extend([json!({ "impacts": "in-sequence" }), json!({ "rowOrder": "shuffled" }), json!({ "kind": "generalised" })]);
    for document in [flat, solid] {
        for method in &methods {
            let mut document = document.clone();
            document["method"] = method.clone();
            let mut s = simulation(&document);
            // Until every pair has met.
            s.step(1_000);
            assert_eq!(allocations(&mut s), 0, "{method} in {}", document["space"]);
        }
    }
}

#[test]
fn trees_in_generalised_coordinates_do_not_allocate_once_warm() {
    let mut s = Simulation::from_scene("puppet", &serde_json::Map::new()).unwrap();
    // Until it lies and every pair has met.
    s.step(1_000);
    assert_eq!(allocations(&mut s), 0);
    let mut s = Simulation::from_scene("body-chain", &serde_json::Map::from_iter([("method".into(), json!("generalised"))])).unwrap();
    assert_eq!(allocations(&mut s), 0, "in space, with ball joints");
}

#[test]
fn recording_does_not_allocate() {
    for document in [everything(), in_space()] {
        let mut s = simulation(&document);
        let names: Vec<String> = s.observables().into_iter().map(|(name, _)| name).collect();
        s.record(&names, 1, 3600).unwrap();
        assert_eq!(allocations(&mut s), 0);
    }
}

#[test]
fn each_observable_alone_does_not_allocate() {
    for (name, _) in circle(json!({})).observables() {
        let mut s = circle(json!({ "integrator": "rk4" }));
        s.record(std::slice::from_ref(&name), 1, 500).unwrap();
        assert_eq!(allocations(&mut s), 0, "{name}");
    }
}

#[test]
fn the_exact_motion_beside_the_run_does_not_allocate() {
    // With drag the reference is a series that is continued step by step.
    let mut document = documents::bead();
    document["forces"] = json!([{ "drag": { "coefficient": 0.1 } }]);
    let mut s = simulation(&document);
    assert!(s.reference(1.0).is_some_and(|(_, _, kind)| kind.contains("series")), "there is an exact motion to compare with");
    s.record(&["reference.error".into()], 1, 500).unwrap();
    assert_eq!(allocations(&mut s), 0);
}

#[test]
fn a_held_body_does_not_allocate() {
    let mut s = simulation(&everything());
    s.grab(0, &[0.0, 0.0], &[2.0, 0.0]).unwrap();
    s.move_grab(&[2.0, 1.0]).unwrap();
    assert_eq!(allocations(&mut s), 0);
}

#[test]
fn stepping_after_edits_does_not_allocate_once_warm() {
    let mut s = simulation(&everything());
    s.step(100);
    let id = s.add_body(json!({ "particle": {}, "at": [0, 3] })).unwrap();
    s.add_constraint(json!({ "circle": { "body": id, "radius": 3 } })).unwrap();
    assert_eq!(allocations(&mut s), 0);
}
