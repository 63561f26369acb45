//! A document says everything: what `to_json` writes starts the same simulation again, bit for bit; and the published
//! schema is the one that the core writes.

use crate::common;
use crate::common::cases::cases;
use crate::common::documents::{bead, circle, everything, in_space};
use crate::common::simulation;
use constrained_dynamics::scene::{self, schema::schema};
use constrained_dynamics::world::Status;
use constrained_dynamics::{Simulation, model};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// Through text, as a file would keep it.
fn again(s: &Simulation) -> Simulation {
    let text = s.to_json().to_string();
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value, s.to_json(), "JSON text keeps every bit");
    Simulation::from_document(&value, &Map::new()).unwrap_or_else(|e| panic!("{e}\n{value:#}"))
}

/// Asserts equal states now, equal documents, and equal states after 1,000 further steps.
fn comes_back(mut one: Simulation) {
    let mut two = again(&one);
    assert_eq!(two.state_hash(), one.state_hash());
    assert_eq!(two.to_json(), one.to_json());
    assert_eq!(two.step(1000).step.status, one.step(1000).step.status);
    assert_eq!(two.state_hash(), one.state_hash());
    let ids = |s: &Simulation| s.bodies().iter().map(|b| (b.id, b.name.clone(), b.mass.to_bits(), b.fixed)).collect::<Vec<_>>();
    assert_eq!(ids(&two), ids(&one));
    one.reset();
    two.reset();
    assert_eq!(two.state_hash(), one.state_hash(), "also from the start");
}

fn after(steps: u32, mut s: Simulation) -> Simulation {
    s.step(steps);
    s
}

#[test]
fn a_scene_of_the_catalogue_comes_back() {
    for scene in scene::REGISTRY {
        comes_back(after(123, Simulation::from_scene(scene.entry.id, &Map::new()).unwrap()));
    }
}

/// Bodies whose contacts come and go: nothing of a step may depend on which of them touched first.
#[test]
fn a_break_comes_back_with_all_its_work() {
    let parameters = Map::from_iter([("n".to_string(), json!(7)), ("restitution".to_string(), json!(1))]);
    let mut s = Simulation::from_scene("billiards", &parameters).unwrap();
    s.add_force(json!({ "coulomb": { "constant": 5.0335066532716155 } })).unwrap();
    comes_back(after(2, s));
}

#[test]
fn custom_parameters_come_back() {
    let mut s = circle(json!({
        "radius": 0.7, "mass": 3.3, "gravity": 1.62, "form": "length", "start": "wrong-velocity", "angle": 2.2, "speed": -0.1,
        "integrator": "midpoint", "stepSize": 0.0123, "substeps": 3, "alpha": 77.7, "beta": 13.1, "solver": "direct", "mouseFrequency": 5.5,
    }));
    s.step(50);
    s.set("stepSize", json!(0.004)).unwrap();
    s.set("speed", json!(1.5)).unwrap();
    s.step(50);
    let two = again(&s);
    for info in s.parameters() {
        assert_eq!(two.get(info.name).unwrap(), info.value, "{}", info.name);
    }
    comes_back(s);
}

#[test]
fn names_and_every_kind_of_force_come_back() {
    comes_back(after(200, simulation(&everything())));
    comes_back(after(200, simulation(&in_space())));
}

#[test]
fn an_active_grab_comes_back() {
    let mut s = simulation(&everything());
    s.grab(0, &[0.1, 0.0], &[2.0, 1.0]).unwrap();
    s.step(40);
    s.move_grab(&[-1.0, 1.0]).unwrap();
    s.step(40);
    let mut two = again(&s);
    comes_back(again(&s));
    two.release_grab();
    two.step(10);
    s.release_grab();
    s.step(10);
    assert_eq!(two.state_hash(), s.state_hash(), "and can be released");
}

#[test]
fn lasting_ids_come_back_after_removals_and_are_not_given_twice() {
    let mut s = simulation(&everything());
    s.step(10);
    s.remove_constraint(0).unwrap();
    s.remove_force(0).unwrap();
    s.remove_body(0).unwrap();
    s.remove_force(1).unwrap();
    s.add_body(json!({ "particle": {}, "at": [4, 0], "mass": 0.1 })).unwrap();
    s.add_constraint(json!({ "id": "new", "circle": { "body": 4, "radius": 4 } })).unwrap();
    s.remove_body(3).unwrap();
    s.add_force(json!({ "constant": { "force": [1, 0], "body": 4 } })).unwrap();
    s.remove_force(4).unwrap();
    let mut two = again(&s);
    let ids = |s: &mut Simulation| {
        let bodies: Vec<u32> = s.bodies().iter().map(|b| b.id).collect();
        let forces: Vec<(u32, Vec<u32>)> = s.forces().unwrap().iter().map(|f| (f.id, f.bodies.clone())).collect();
        let constraints: Vec<(u32, Option<String>, Vec<u32>)> =
            s.constraints().iter().map(|c| (c.id, c.name.map(str::to_string), c.bodies.clone())).collect();
        (bodies, constraints, forces)
    };
    assert_eq!(ids(&mut two), ids(&mut s));
    assert_eq!(ids(&mut two).0, [1, 2, 4]);
    comes_back(again(&s));
    for s in [&mut s, &mut two] {
        assert_eq!(s.add_body(json!({ "particle": {}, "at": [0, 0] })).unwrap(), 5);
        assert_eq!(s.add_constraint(json!({ "circle": { "body": 5 } })).unwrap(), 3);
        assert_eq!(s.add_force(json!({ "drag": {} })).unwrap(), 5, "the last one's id was 4, and it is gone");
    }
}

/// JavaScript writes −0 as 0 into JSON, so a document that kept the sign would not come back from its text.
#[test]
fn a_negative_zero_is_zero() {
    let mut document = everything();
    document["method"]["alpha"] = json!(-0.0);
    document["bodies"][0]["at"] = json!([1, -0.0]);
    document["constraints"][1]["circle"]["center"] = json!([-0.0, 0.5]);
    let s = simulation(&document);
    assert!(!s.to_json().to_string().contains("-0.0,") && !s.to_json().to_string().contains("-0.0]"));
    let plain = json!({ "version": 1, "space": "plane", "bodies": [{ "shape": { "halfPlane": [0.0, 1] }, "at": [0, 0], "fixed": true }] });
    let mut signed = plain.clone();
    signed["bodies"][0]["shape"]["halfPlane"] = json!([-0.0, 1]);
    assert_eq!(simulation(&signed).state_hash(), simulation(&plain).state_hash());
    assert_eq!(simulation(&signed).to_json().to_string(), simulation(&plain).to_json().to_string());
    comes_back(s);
}

#[test]
fn one_and_one_point_zero_are_the_same_number() {
    let text = r#"{ "version": 1.0, "space": "plane", "bodies": [{ "particle": {}, "at": [1.0, 0] }, { "particle": {}, "at": [2, 0] }],
        "constraints": [{ "circle": { "body": 1.0, "radius": 2 } }], "method": { "substeps": 2.0 } }"#;
    let mut s = simulation(&serde_json::from_str(text).unwrap());
    assert_eq!(s.constraints()[0].bodies, [1]);
}

#[test]
fn what_is_left_out_gets_its_documented_default() {
    let s = simulation(&json!({ "version": 1, "space": "plane", "bodies": [{ "particle": {}, "at": [1, 2] }] }));
    let document = s.to_json();
    assert_eq!(document["gravity"], json!([0.0, 0.0]));
    assert_eq!(document["bodies"][0], json!({ "particle": {}, "mass": 1.0, "at": [1.0, 2.0], "velocity": [0.0, 0.0], "fixed": false }));
    assert_eq!((&document["constraints"], &document["forces"]), (&json!([]), &json!([])));
    for (key, value) in [
        ("kind", json!("rattle")),
        ("substeps", json!(4)),
        ("integrator", json!("symplectic-euler")),
        ("alpha", json!(0)),
        ("beta", json!(0)),
    ] {
        assert_eq!(document["method"][key], value, "{key}");
    }
    assert_eq!(document["method"]["solver"]["tolerance"], json!(1e-12));
}

#[test]
fn bodies_can_be_named_by_place_or_by_id() {
    let (mut by_place, mut by_name) = (bead(), bead());
    by_place["bodies"][0]["id"] = json!("bead");
    by_name["bodies"][0]["id"] = json!("bead");
    by_name["constraints"][0]["circle"]["body"] = json!("bead");
    let (mut one, mut two) = (simulation(&by_place), simulation(&by_name));
    one.step(100);
    two.step(100);
    assert_eq!((one.state_hash(), one.to_json()), (two.state_hash(), two.to_json()));
}

fn number() -> impl Strategy<Value = f64> {
    prop_oneof![6 => -2.0..2.0f64, 1 => Just(0.0), 1 => Just(1.0), 1 => -1e-12..1e-12f64, 1 => -1e5..1e5f64]
}

fn point(d: usize) -> impl Strategy<Value = Value> {
    prop::collection::vec(number(), d).prop_map(|v| json!(v))
}

/// Random bodies in d dimensions, some of them with an id.
fn bodies(d: usize) -> impl Strategy<Value = Vec<Value>> {
    let body = (point(d), point(d), 0.01..100.0f64, prop::bool::weighted(0.15), any::<bool>());
    prop::collection::vec(body, 1..5).prop_map(|list| {
        let each = list.into_iter().enumerate().map(|(i, (at, velocity, mass, fixed, named))| {
            let mut body = json!({ "particle": {}, "at": at, "velocity": velocity, "mass": mass, "fixed": fixed });
            if named {
                body["id"] = json!(format!("body {i}"));
            }
            body
        });
        each.collect()
    })
}

fn document() -> impl Strategy<Value = Value> {
    prop::sample::select(vec![2_usize, 3]).prop_flat_map(|d| {
        let circles = prop::collection::vec((any::<prop::sample::Index>(), point(d), 0.01..3.0f64, any::<bool>(), point(3)), 0..4);
        let forces = prop::collection::vec((0..4u8, any::<prop::sample::Index>(), point(d), 0.0..2.0f64, any::<bool>()), 0..4);
        let method = (
            prop::sample::select(common::ids("methods")),
            prop::sample::select(common::ids("integrators")),
            prop::sample::select(common::ids("solvers")),
            (1e-4..0.05f64, 1..4u32, 0.0..200.0f64, 0.0..30.0f64, 0.0..2000.0f64),
            (1e-14..1e-3f64, 1..60u32, any::<bool>()),
        );
        (bodies(d), circles, forces, method, point(d)).prop_map(move |(bodies, circles, forces, method, gravity)| {
            let named = |i: prop::sample::Index| {
                let at = i.index(bodies.len());
                bodies[at].get("id").cloned().unwrap_or(json!(at))
            };
            let circle = |(body, center, radius, length, normal): (_, _, _, bool, Value)| {
                let mut circle = json!({ "body": named(body), "center": center, "radius": radius });
                circle["form"] = json!(if length { "length" } else { "half-squared" });
                let is_zero = normal.as_array().unwrap().iter().all(|x| x.as_f64().unwrap().abs() < 1e-6);
                if d == 3 && !is_zero {
                    circle["normal"] = normal;
                }
                json!({ "circle": circle })
            };
            let force = |(kind, body, f, c, on_all): (u8, _, Value, f64, bool)| match (kind, on_all) {
                (0, true) => json!({ "constant": { "force": f } }),
                (0, false) => json!({ "constant": { "force": f, "body": named(body) } }),
                (1, _) => json!({ "gravity": { "acceleration": f } }),
                (2, true) => json!({ "drag": { "coefficient": c } }),
                (2, false) => json!({ "drag": { "coefficient": c, "body": named(body) } }),
                _ => json!({ "user": { "body": named(body), "force": f } }),
            };
            let (kind, integrator, solver, (h, n, alpha, beta, k), (tolerance, most, warm)) = method;
            json!({
                "version": 1, "space": if d == 2 { "plane" } else { "space" }, "gravity": gravity,
                "constraints": circles.into_iter().map(circle).collect::<Vec<_>>(),
                "forces": forces.into_iter().map(force).collect::<Vec<_>>(),
                "bodies": bodies,
                "method": {
                    "kind": kind, "stepSize": h, "substeps": n,
                    "idle": { "integrator": integrator, "alpha": alpha, "beta": beta, "stiffness": k },
                    "solver": { "kind": solver, "tolerance": tolerance, "maxIterations": most, "warmStart": warm },
                },
            })
        })
    })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn any_document_comes_back(document in document(), steps in 0..20u32) {
        let mut one = simulation(&document);
        one.step(steps);
        let mut two = again(&one);
        prop_assert_eq!((two.state_hash(), two.to_json()), (one.state_hash(), one.to_json()));
        let (a, b) = (one.step(10), two.step(10));
        prop_assert_eq!((a, one.state_hash()), (b, two.state_hash()));
    }

    #[test]
    fn reading_and_writing_a_document_changes_nothing_but_spells_it_out(document in document()) {
        let (one, mut plain) = (simulation(&document).to_json(), simulation(&document).to_json());
        plain.as_object_mut().unwrap().remove("state");
        let two = simulation(&plain);
        prop_assert_eq!(two.to_json(), one, "a state at the start says nothing new");
        prop_assert_eq!(two.state_hash(), simulation(&document).state_hash());
    }
}

/// A running simulation's own document is one that a person could have written.
#[test]
fn a_running_document_names_only_what_the_schema_knows() {
    let known = schema();
    for s in [circle(json!({})), simulation(&everything()), simulation(&in_space())] {
        for (key, _) in s.to_json().as_object().unwrap() {
            assert!(known["properties"].get(key).is_some(), "{key}");
        }
    }
}

#[test]
fn the_schema_knows_every_constraint_every_force_and_every_parameter() {
    let schema = schema();
    for (key, entries) in [("constraints", model::constraint::with_joints()), ("forces", model::force::entries())] {
        let kinds = schema["properties"][key]["items"]["oneOf"].as_array().unwrap();
        assert_eq!(kinds.len(), entries.len(), "{key}");
        for (kind, e) in kinds.iter().zip(entries) {
            let properties = kind["properties"][e.id]["properties"].as_object().unwrap();
            assert_eq!(properties.len(), e.parameters.len(), "{}", e.id);
            assert!(e.parameters.iter().all(|p| properties.contains_key(p.name)), "{}", e.id);
        }
    }
}

/// The schema is validated against documents by an implementation that is not ours in tests/node/schema.test.mjs. (The
/// Rust crate `jsonschema` was tried: it brings 65 crates and more than two minutes of compiling for this one test.)
#[test]
fn the_schema_in_the_package_is_the_one_the_core_writes() {
    let shipped: Value = serde_json::from_str(&common::read("pkg/scene.schema.json")).unwrap();
    assert_eq!(shipped, schema(), "run: make pkg");
}

#[test]
fn a_solver_that_runs_out_of_iterations_says_so_and_keeps_the_step() {
    let mut document = everything();
    document["method"]["solver"] = json!({ "kind": "cg", "maxIterations": 1, "tolerance": 0, "warmStart": false });
    let mut s = simulation(&document);
    let report = s.step(10);
    assert_eq!((report.step.status, report.steps, s.world().step_count()), (Status::SolverLimit, 1, 1));
    assert!(report.message.is_some_and(|m| m.contains("limit of 1")));
}
