//! Nothing panics on input: every mistake gets its code and its place, and leaves everything as it was.

use crate::common;
use crate::common::cases::cases;
use crate::common::documents::{bead, circle, everything, everything_under, in_space};
use crate::common::{is_finite, simulation};
use constrained_dynamics::error::{Code, Error};
use constrained_dynamics::simulation::handles::Handle;
use constrained_dynamics::simulation::traces::{Start, TraceOptions};
use constrained_dynamics::world::Status;
use constrained_dynamics::{Simulation, scene::document};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

fn refused<T>(result: Result<T, Error>, what: &str) -> (String, String) {
    match result {
        Ok(_) => panic!("{what} was taken"),
        Err(e) => {
            assert!(!e.message.is_empty(), "{what}: an error without words");
            (e.code.as_str().to_string(), e.path.clone())
        }
    }
}

fn from(document: &Value) -> Result<Simulation, Error> {
    Simulation::from_document(document, &Map::new())
}

/// `put` or `remove` at a JSON pointer, whose last part may be new.
fn changed(base: &Value, case: &Value) -> Value {
    let (mut document, at) = (base.clone(), case["at"].as_str().unwrap());
    let Some((parent, last)) = at.rsplit_once('/') else { return case["put"].clone() };
    match document.pointer_mut(parent).unwrap_or_else(|| panic!("{at} is nowhere")) {
        Value::Object(map) if case["remove"] == true => assert!(map.remove(last).is_some(), "{at} is not there to remove"),
        Value::Object(map) => drop(map.insert(last.into(), case["put"].clone())),
        Value::Array(list) => list[last.parse::<usize>().unwrap()] = case["put"].clone(),
        other => panic!("{at}: {other} has no parts"),
    }
    document
}

#[test]
fn every_bad_document_is_refused_with_its_code_and_its_place() {
    let table: Value = serde_json::from_str(&common::read("tests/golden/bad_documents.json")).unwrap();
    assert!(from(&table["base"]).is_ok(), "the base itself is right");
    let cases = table["cases"].as_array().unwrap();
    assert!(cases.len() > 80);
    let mut wrong = Vec::new();
    for case in cases {
        let expected = (case["code"].as_str().unwrap().to_string(), case["path"].as_str().unwrap().to_string());
        let found = match from(&changed(&table["base"], case)) {
            Ok(_) => ("taken".into(), String::new()),
            Err(e) => (e.code.as_str().to_string(), e.path.clone()),
        };
        if found != expected {
            wrong.push(format!("{}: expected {expected:?}, found {found:?}", case["name"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// JSON pointers of all values that have no parts.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, part)| leaves(part, &format!("{at}/{key}"), found)),
        Value::Array(list) => list.iter().enumerate().for_each(|(i, part)| leaves(part, &format!("{at}/{i}"), found)),
        _ => found.push(at.into()),
    }
}

#[test]
fn an_error_repeats_a_long_text_in_part_only() {
    let mut formulas = bead();
    formulas["constraints"] = json!([{ "formula": { "of": [0], "condition": "x^2 + y^2 = 1" } }]);
    formulas["forces"] = json!([{ "formula": { "of": [0], "fy": "-x" } }]);
    for base in [everything(), everything_under("velocity"), everything_under("position"), formulas] {
        let mut found = Vec::new();
        leaves(&base, "", &mut found);
        let mut refusals = 0;
        for at in found {
            for text in ["x".repeat(10_000), "(".repeat(10_000), "1".repeat(10_000), "x + ".repeat(2_500) + "q"] {
                let mut document = base.clone();
                *document.pointer_mut(&at).unwrap() = json!(text);
                if let Err(e) = from(&document) {
                    refusals += 1;
                    assert!(e.message.chars().count() < 1_500, "{at}: {} characters: {:.200}", e.message.chars().count(), e.message);
                }
            }
        }
        assert!(refusals > 40);
    }
    for result in [Simulation::from_scene(&"x".repeat(10_000), &Map::new()).err(), bad_handle().err()] {
        assert!(result.expect("an error").message.chars().count() < 1_500);
    }
}

fn bad_handle() -> Result<u32, Error> {
    simulation(&bead()).body_id(&Handle::Name("x".repeat(10_000)), "body")
}

#[test]
fn a_wrong_number_of_a_shape_is_named_as_the_document_writes_it() {
    for (space, shape, path) in [
        ("plane", json!({ "box": [1, 0] }), "box[1]"),
        ("plane", json!({ "box": { "half": [1, 0] } }), "box.half[1]"),
        ("plane", json!({ "capsule": { "halfLength": 0, "radius": 1 } }), "capsule.halfLength"),
        ("plane", json!({ "halfPlane": [0, 0] }), "halfPlane"),
        ("plane", json!({ "halfPlane": { "normal": [0, 0] } }), "halfPlane.normal"),
        ("plane", json!({ "polygon": [[0, 0], [1, 1], [2, 2]] }), "polygon"),
        ("plane", json!({ "polygon": { "points": [[0, 0], [1, 1], [2, 2]] } }), "polygon.points"),
        ("plane", json!({ "chain": [[0, 0], [1, 0], [1, 0]] }), "chain[1]"),
        ("plane", json!({ "chain": { "points": [[0, 0], [1, 0], [1, 0]] } }), "chain.points[1]"),
        ("plane", json!({ "compound": [{ "disc": 1 }, { "box": [1, 0] }] }), "compound[1].box[1]"),
        ("plane", json!({ "compound": [{ "disc": 1 }, { "box": { "half": [1, 0] } }] }), "compound[1].box.half[1]"),
        ("space", json!({ "box": [1, 1, 0] }), "box[2]"),
        ("space", json!({ "halfSpace": [0, 0, 0] }), "halfSpace"),
        ("space", json!({ "hull": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]] }), "hull"),
        ("space", json!({ "hull": { "points": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]] } }), "hull.points"),
        ("space", json!({ "compound": [{ "box": [1, 0, 1] }] }), "compound[0].box[1]"),
    ] {
        let at = if space == "plane" { json!([0, 0]) } else { json!([0, 0, 0]) };
        let document = json!({ "version": 1, "space": space, "bodies": [{ "shape": shape, "at": at }] });
        let (_, found) = refused(from(&document), &shape.to_string());
        assert_eq!(found, format!("bodies[0].shape.{path}"), "{shape}");
    }
}

#[test]
fn a_word_that_the_method_does_not_read_is_refused_with_the_methods_that_do() {
    for (method, word, owner) in [
        (json!({ "kind": "rattle", "alpha": 100 }), "alpha", "acceleration"),
        (json!({ "kind": "acceleration", "baumgarte": 0.3 }), "baumgarte", "velocity"),
        (json!({ "kind": "velocity", "integrator": "rk4" }), "integrator", "penalty"),
        (json!({ "kind": "acceleration", "integrator": "rk4", "errorTolerance": 1e-4 }), "errorTolerance", "dormand-prince"),
        (json!({ "stiffness": 2e3 }), "stiffness", "penalty"),
    ] {
        let mut document = bead();
        document["method"] = method;
        let Err(error) = from(&document) else { panic!("{word} is read") };
        assert_eq!((error.code.as_str(), error.path.as_str()), ("unsupported", format!("method.{word}").as_str()), "{error}");
        assert!(error.message.contains(owner), "{error}");
    }
}

#[test]
fn values_for_another_method_are_kept_and_written_apart() {
    let mut s = simulation(&bead());
    s.set("method", json!("acceleration")).unwrap();
    s.set("alpha", json!(64)).unwrap();
    s.set("method", json!("rattle")).unwrap();
    let mut plain = s.to_json();
    plain.as_object_mut().unwrap().remove("state");
    assert_eq!(plain["method"]["idle"]["alpha"].as_f64(), Some(64.0));
    let mut other = simulation(&plain);
    other.set("method", json!("acceleration")).unwrap();
    assert_eq!(other.to_json()["method"]["alpha"].as_f64(), Some(64.0));
}

#[test]
fn a_normal_without_direction_is_refused() {
    let mut document = in_space();
    document["constraints"][0]["circle"]["normal"] = json!([0, 0, 0]);
    assert_eq!(refused(from(&document), "a zero normal"), ("out-of-range".into(), "constraints[0].circle.normal".into()));
}

/// A ball of space in a bearing.
fn in_a_bearing() -> Value {
    let ball = json!({ "shape": { "sphere": 0.2 }, "mass": 1, "at": [0, 0, 0], "collides": false });
    let hinge = json!({ "hinge": { "between": [0, 1], "anchors": [[0, 0, 0], [0, 0, 0]] } });
    let bodies = json!([{ "particle": {}, "at": [0, 0, 0], "fixed": true }, ball]);
    json!({ "version": 1, "space": "space", "bodies": bodies, "constraints": [hinge] })
}

#[test]
fn an_angle_beyond_half_a_turn_is_refused_in_space_and_taken_in_the_plane() {
    let range = |path: &str| ("out-of-range".to_string(), path.to_string());
    for (words, name) in [
        (json!({ "driven": true, "gain": 4, "target": 3.2 }), "target"),
        (json!({ "driven": true, "gain": 4, "target": -8 }), "target"),
        (json!({ "limited": true, "lower": -3.2 }), "lower"),
        (json!({ "limited": true, "upper": 3.2 }), "upper"),
    ] {
        let mut document = in_a_bearing();
        for (key, value) in words.as_object().unwrap() {
            document["constraints"][0]["hinge"][key] = value.clone();
        }
        assert_eq!(refused(from(&document), name), range(&format!("constraints[0].hinge.{name}")));
    }
    for target in [std::f64::consts::PI, -3.0] {
        let mut document = in_a_bearing();
        let hinge = &mut document["constraints"][0]["hinge"];
        (hinge["driven"], hinge["gain"], hinge["target"]) = (json!(true), json!(4), json!(target));
        let mut s = simulation(&document);
        // And no later.
        assert_eq!(refused(s.update_constraint(0, json!({ "target": 4 })), "a later target"), range("target"));
    }
    let mut document = in_a_bearing();
    document["constraints"] = json!([document["constraints"][0], { "torsion": { "between": [0, 1], "angle": 4, "stiffness": 40 } }]);
    assert_eq!(refused(from(&document), "torsion"), range("constraints[1].torsion.angle"));
    let mut document = in_a_bearing();
    document["forces"] = json!([{ "torsional-spring": { "between": [0, 1], "angle": -4 } }]);
    assert_eq!(refused(from(&document), "torsional-spring"), range("forces[0].torsional-spring.angle"));
    document["forces"] = json!([{ "torsional-spring": { "between": [0, 1], "angle": 3 } }]);
    let mut s = simulation(&document);
    assert_eq!(refused(s.update_force(0, json!({ "angle": 4 })), "a later angle"), range("angle"));
    let disc = json!({ "shape": { "disc": 0.2 }, "mass": 1, "at": [0, 0], "collides": false });
    let hinge = json!({ "hinge": { "between": [0, 1], "anchors": [[0, 0], [0, 0]], "driven": true, "gain": 4, "target": 8 } });
    let bodies = json!([{ "particle": {}, "at": [0, 0], "fixed": true }, disc]);
    let mut s = simulation(&json!({ "version": 1, "space": "plane", "bodies": bodies, "constraints": [hinge] }));
    common::run(&mut s, 300);
    common::assert_near(s.observe("constraint[0].angle").unwrap(), 8.0, 1e-3, "whole turns count in the plane");
}

#[test]
fn moments_that_no_body_has_are_refused() {
    let document = |inertia: Value| {
        let body = json!({ "shape": { "sphere": 0.2 }, "mass": 1, "inertia": inertia, "at": [0, 0, 0] });
        json!({ "version": 1, "space": "space", "bodies": [body] })
    };
    for inertia in [json!([1, 1, 5]), json!([5, 1, 1]), json!([1, 2.01, 1])] {
        assert_eq!(refused(from(&document(inertia)), "inertia"), ("out-of-range".into(), "bodies[0].inertia".into()));
    }
    // A flat body, also rounded, and a rod.
    for inertia in [json!([1, 1, 2]), json!([0.0333, 0.0333, 0.0667]), json!([1, 2, 3]), json!([1e-9, 1, 1])] {
        assert!(from(&document(inertia.clone())).is_ok(), "{inertia}");
    }
}

#[test]
fn a_symbol_of_two_parameters_names_neither() {
    let mut s = common::scene("incline", json!({}));
    let all: Vec<(String, String)> = s.parameters().iter().map(|p| (p.name.to_string(), p.parameter.symbol.to_string())).collect();
    let mut ambiguous = 0;
    for (name, symbol) in all.iter().filter(|(_, symbol)| !symbol.is_empty()) {
        assert_eq!(all.iter().filter(|(other, _)| other == name).count(), 1, "{name} is one");
        let names: Vec<&String> = all.iter().filter(|(_, other)| other == symbol).map(|(name, _)| name).collect();
        if all.iter().any(|(name, _)| name == symbol) {
            continue;
        }
        if names.len() == 1 {
            assert_eq!(s.get(symbol).unwrap(), s.get(name).unwrap(), "{symbol} is {name}");
        } else {
            ambiguous += 1;
            let error = s.set(symbol, json!(0.1)).unwrap_err();
            assert_eq!((error.code, error.path.as_str()), (Code::UnknownKey, symbol.as_str()));
            assert!(names.iter().all(|name| error.message.contains(*name)), "{error}");
        }
    }
    assert!(ambiguous > 0, "{all:?}");
}

#[test]
fn a_million_particles_are_refused() {
    let mut document = bead();
    document["bodies"] = Value::Array(vec![json!({ "particle": {}, "at": [0, 0] }); 1_000_000]);
    assert_eq!(refused(from(&document), "a million particles"), ("too-large".into(), "bodies".into()));
}

#[test]
fn more_constraints_or_forces_than_the_limit_are_refused() {
    let mut document = bead();
    document["constraints"] = Value::Array(vec![json!({ "circle": { "body": 0 } }); document::MOST_CONSTRAINTS + 1]);
    assert_eq!(refused(from(&document), "constraints"), ("too-large".into(), "constraints".into()));
    let mut document = bead();
    document["forces"] = Value::Array(vec![json!({ "drag": {} }); document::MOST_FORCES + 1]);
    assert_eq!(refused(from(&document), "forces"), ("too-large".into(), "forces".into()));
}

#[test]
fn the_direct_solver_says_how_many_rows_it_takes_before_it_asks_for_the_memory() {
    // One bead on n rings: every row shares the bead with every other, n² pairs.
    let most = constrained_dynamics::solver::MOST_PAIRS.isqrt();
    let rings = |n: usize| {
        let mut document = bead();
        document["constraints"] = Value::Array(vec![json!({ "circle": { "body": 0 } }); n]);
        document
    };
    let mut direct = rings(most + 1);
    direct["method"] = json!({ "kind": "acceleration", "solver": { "kind": "direct" } });
    assert_eq!(refused(from(&direct), "a document"), ("too-large".into(), "method.solver.kind".into()));
    let mut full = simulation(&rings(most + 1));
    let before = full.state_hash();
    assert_eq!(refused(full.set("solver", json!("direct")), "a setting"), ("too-large".into(), "solver".into()));
    assert_eq!(refused(full.solve_trace(Some("direct"), &TraceOptions::default()), "a trace"), ("too-large".into(), "solver".into()));
    assert_eq!(full.state_hash(), before);
    full.remove_constraint(0).unwrap();
    full.set("solver", json!("direct")).unwrap();
    assert_eq!(refused(full.add_constraint(json!({ "circle": { "body": 0 } })), "one more"), ("too-large".into(), "".into()));
}

#[test]
fn a_particle_at_the_centre_of_its_circle_is_a_reported_divergence_that_keeps_the_state() {
    for form in ["half-squared", "length"] {
        for solver in common::ids("solvers") {
            let mut document = bead();
            document["bodies"][0]["at"] = json!([0, 0]);
            document["constraints"][0]["circle"]["form"] = json!(form);
            document["method"] = json!({ "kind": "acceleration", "solver": { "kind": solver } });
            let mut simulation = simulation(&document);
            let before = simulation.state_hash();
            let report = simulation.step(10);
            assert_eq!((report.step.status, report.steps), (Status::Diverged, 0), "{form} {solver}");
            assert_eq!(report.culprit.as_deref(), Some("constraints[0]"), "{form} {solver}");
            assert!(report.message.is_some_and(|m| m.contains("centre") && m.contains("undone")), "the reason and what became of the step");
            assert_eq!((simulation.state_hash(), simulation.world().step_count()), (before, 0));
            look_at_everything(&mut simulation);
            simulation.set_state(0, json!({ "at": [1, 0] })).unwrap();
            assert_eq!(simulation.step(10).step.status, Status::Ok, "moved away, it runs again");
        }
    }
}

/// Every view, on whatever state: none may panic, even where the problem cannot be solved.
fn look_at_everything(simulation: &mut Simulation) {
    let before = simulation.state_hash();
    for (name, _) in simulation.observables() {
        simulation.observe(&name).unwrap();
    }
    for name in ["J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f", "fhat"] {
        let m = simulation.matrix(name).unwrap();
        assert_eq!((m.data.len(), m.row_labels.len(), m.col_labels.len()), (m.rows * m.cols, m.rows, m.cols), "{name}");
    }
    simulation.spectrum().unwrap();
    for solver in common::ids("solvers") {
        let trace = simulation.solve_trace(Some(&solver), &TraceOptions::default()).unwrap();
        assert_eq!(trace.iterates.len(), trace.residuals.len() * trace.unknowns);
    }
    let rows = simulation.c().len();
    assert_eq!((simulation.c_dot().len(), simulation.lambda().len()), (rows, rows));
    assert_eq!(simulation.constraints().iter().map(|c| c.rows.len()).sum::<usize>(), rows);
    assert!(simulation.constraints().iter().all(|c| !c.rows.is_empty()), "a constraint has rows, whatever its numbers are");
    let dof = simulation.world().state().v.len();
    assert_eq!((simulation.applied_forces().len(), simulation.constraint_forces().len()), (dof, dof));
    assert!(simulation.forces().unwrap().iter().all(|f| f.force.len() == dof));
    assert_eq!(simulation.stages().len(), 4);
    simulation.reference(0.5);
    simulation.residual();
    let _ = simulation.to_json();
    assert_eq!(simulation.state_hash(), before, "looking changes nothing");
}

#[test]
fn every_view_stands_states_that_no_step_can_leave() {
    for (name, value) in [
        ("at the centre of the second circle", json!({ "bodies/1": { "particle": {}, "at": [0, 0.5] } })),
        ("as far away as a body may be", json!({ "bodies/0": { "id": "bead", "particle": {}, "at": [1e9, 0] } })),
        ("as fast as a body may be", json!({ "bodies/0": { "id": "bead", "particle": {}, "at": [1, 0], "velocity": [1e9, 1e9] } })),
        (
            "under the strongest gravity",
            json!({ "gravity": [0, -1e6], "bodies/0": { "id": "bead", "particle": {}, "mass": 1e12, "at": [1, 0] } }),
        ),
    ] {
        for method in common::ids("methods") {
            let mut document = everything_under(&method);
            for (at, part) in value.as_object().unwrap() {
                *document.pointer_mut(&format!("/{at}")).unwrap() = part.clone();
            }
            let mut simulation = simulation(&document);
            look_at_everything(&mut simulation);
            let before = simulation.state_hash();
            let report = simulation.step(1);
            assert!(is_finite(&simulation), "{name}, {method}");
            if report.step.status == Status::Diverged {
                assert_eq!(simulation.state_hash(), before, "{name}, {method}: undone");
            }
            look_at_everything(&mut simulation);
            let bytes = simulation.snapshot();
            let after = simulation.state_hash();
            simulation.restore(&bytes).unwrap_or_else(|e| panic!("{name}, {method}: {e}"));
            assert_eq!(simulation.state_hash(), after, "{name}, {method}");
            let again = common::simulation(&simulation.to_json());
            assert_eq!(again.state_hash(), after, "{name}, {method}");
            simulation.step_back(1);
            assert_eq!(simulation.state_hash(), after, "{name}, {method}: restored, there is nothing to go back to");
        }
    }
}

#[test]
fn the_energy_of_what_is_as_fast_and_as_heavy_as_may_be_is_a_number_and_an_edit_is_no_drift() {
    let mut document = bead();
    document["bodies"][0] = json!({ "particle": {}, "mass": 1e12, "at": [1, 0], "velocity": [1e9, 1e9] });
    let mut simulation = simulation(&document);
    assert_eq!(simulation.observe("energy.drift").unwrap(), 0.0);
    simulation.set_state(0, json!({ "velocity": [0, 1] })).unwrap();
    let rounding = f64::EPSILON * 1e30;
    assert!(simulation.observe("energy.drift").unwrap().abs() <= rounding);
}

#[test]
fn constructor_parameters_are_checked_like_settings() {
    let scene = |parameters: Value| Simulation::from_scene("circle", parameters.as_object().unwrap());
    let error = |code: &str, path: &str| (code.to_string(), path.to_string());
    assert_eq!(refused(Simulation::from_scene("circel", &Map::new()), "scene"), error("unknown-scene", "scene"));
    for (parameters, code, path) in [
        (json!({ "radius": 0 }), "out-of-range", "parameters.radius"),
        (json!({ "mass": 0 }), "out-of-range", "parameters.mass"),
        (json!({ "stepSize": 0 }), "out-of-range", "parameters.stepSize"),
        (json!({ "radius": "1" }), "wrong-type", "parameters.radius"),
        (json!({ "radius": null }), "wrong-type", "parameters.radius"),
        (json!({ "radius": [1] }), "wrong-type", "parameters.radius"),
        (json!({ "radius": true }), "wrong-type", "parameters.radius"),
        (json!({ "radios": 1 }), "unknown-key", "parameters.radios"),
        (json!({ "form": "round" }), "out-of-range", "parameters.form"),
        (json!({ "form": 1 }), "wrong-type", "parameters.form"),
        (json!({ "substeps": 1.5 }), "wrong-type", "parameters.substeps"),
        (json!({ "warmStart": 1 }), "wrong-type", "parameters.warmStart"),
        (json!({ "solver": "magic" }), "out-of-range", "parameters.solver"),
    ] {
        assert_eq!(refused(scene(parameters.clone()), &parameters.to_string()), error(code, path), "{parameters}");
    }
}

type Call = fn(&mut Simulation) -> Result<(), Error>;

/// Calls on a running simulation that are refused: what, code, path.
const CALLS: &[(&str, Call, Code, &str)] = &[
    ("unknown parameter", |s| s.set("radios", json!(1)), Code::UnknownKey, "radios"),
    ("step of zero", |s| s.set("stepSize", json!(0)), Code::OutOfRange, "stepSize"),
    ("parameter in words", |s| s.set("alpha", json!("much")), Code::WrongType, "alpha"),
    ("parameter null", |s| s.set("alpha", json!(null)), Code::WrongType, "alpha"),
    ("unknown method", |s| s.set("method", json!("magic")), Code::OutOfRange, "method"),
    ("get of an unknown parameter", |s| s.get("radios").map(drop), Code::UnknownKey, "radios"),
    ("unknown observable", |s| s.observe("C").map(drop), Code::UnknownKey, "C"),
    ("observable without brackets", |s| s.observe("body.x").map(drop), Code::UnknownKey, "body.x"),
    ("observable of a body that is not there", |s| s.observe("body[9].x").map(drop), Code::UnknownId, "body[9].x"),
    ("observable of a constraint that is not there", |s| s.observe("constraint[9].C").map(drop), Code::UnknownId, "constraint[9].C"),
    ("observable of a row that is not there", |s| s.observe("constraint[0].C[1]").map(drop), Code::UnknownKey, "constraint[0].C[1]"),
    ("observable with a row it cannot have", |s| s.observe("C.norm[0]").map(drop), Code::UnknownKey, "C.norm[0]"),
    ("observable of space in the plane", |s| s.observe("body[0].z").map(drop), Code::UnknownKey, "body[0].z"),
    ("observable with a broken bracket", |s| s.observe("body[0.x").map(drop), Code::UnknownKey, "body[0.x"),
    ("record of an unknown observable", |s| s.record(&["C".into()], 1, 10), Code::UnknownKey, "names.C"),
    ("record every no step", |s| s.record(&[], 0, 10), Code::OutOfRange, "options.every"),
    ("record into no room", |s| s.record(&[], 1, 0), Code::OutOfRange, "options.capacity"),
    ("series that was not recorded", |s| s.series("C.norm").map(drop), Code::NotRecorded, "C.norm"),
    ("unknown matrix", |s| s.matrix("K").map(drop), Code::UnknownKey, "K"),
    ("unknown solver to trace", |s| s.solve_trace(Some("magic"), &TraceOptions::default()).map(drop), Code::OutOfRange, "solver"),
    (
        "tolerance to trace",
        |s| s.solve_trace(None, &TraceOptions { tolerance: Some(f64::NAN), ..TraceOptions::default() }).map(drop),
        Code::OutOfRange,
        "options.tolerance",
    ),
    (
        "more iterates than memory",
        |s| s.solve_trace(None, &TraceOptions { max_iterations: Some(u32::MAX), ..TraceOptions::default() }).map(drop),
        Code::TooLarge,
        "options.maxIterations",
    ),
    (
        "a start of another length",
        |s| s.solve_trace(None, &TraceOptions { start: Start::Given(vec![0.0; 7]), ..TraceOptions::default() }).map(drop),
        Code::WrongType,
        "options.start",
    ),
    ("body of no kind", |s| s.add_body(json!({ "at": [0, 0] })).map(drop), Code::Missing, ""),
    ("body in space in the plane", |s| s.add_body(json!({ "particle": {}, "at": [0, 0, 0] })).map(drop), Code::WrongType, "at"),
    ("body of a taken name", |s| s.add_body(json!({ "id": "bead", "particle": {}, "at": [0, 0] })).map(drop), Code::DuplicateId, "id"),
    ("constraint on nobody", |s| s.add_constraint(json!({ "circle": { "body": 7 } })).map(drop), Code::UnknownId, "circle.body"),
    ("constraint on an unknown name", |s| s.add_constraint(json!({ "circle": { "body": "x" } })).map(drop), Code::UnknownId, "circle.body"),
    (
        "constraint of radius zero",
        |s| s.add_constraint(json!({ "circle": { "body": 0, "radius": 0 } })).map(drop),
        Code::OutOfRange,
        "circle.radius",
    ),
    (
        "constraint of a taken name",
        |s| s.add_constraint(json!({ "id": "ring", "circle": { "body": 0 } })).map(drop),
        Code::DuplicateId,
        "id",
    ),
    ("force of an unknown kind", |s| s.add_force(json!({ "magic": {} })).map(drop), Code::UnknownKey, "magic"),
    ("remove a body in use", |s| s.remove_body(0), Code::InUse, "id"),
    ("remove a body that is not there", |s| s.remove_body(77), Code::UnknownId, "id"),
    ("remove a constraint that is not there", |s| s.remove_constraint(77), Code::UnknownId, "id"),
    ("remove a force that is not there", |s| s.remove_force(77), Code::UnknownId, "id"),
    ("update to mass zero", |s| s.update_body(0, json!({ "mass": 0 })), Code::OutOfRange, "mass"),
    ("update of half a place", |s| s.update_body(0, json!({ "mass": 3, "at": [1] })), Code::WrongType, "at"),
    ("update of an unknown key", |s| s.update_body(0, json!({ "mass": 3, "colour": 1 })), Code::UnknownKey, "colour"),
    ("update that is no object", |s| s.update_body(0, json!(3)), Code::WrongType, ""),
    ("update of a body that is not there", |s| s.update_body(77, json!({ "mass": 3 })), Code::UnknownId, "id"),
    ("update to radius zero", |s| s.update_constraint(0, json!({ "form": "length", "radius": 0 })), Code::OutOfRange, "radius"),
    ("update onto nobody", |s| s.update_constraint(0, json!({ "radius": 2, "body": 77 })), Code::UnknownId, "body"),
    ("update of a force that is not there", |s| s.update_force(77, json!({})), Code::UnknownId, "id"),
    ("update of a force in words", |s| s.update_force(0, json!({ "force": "strong" })), Code::WrongType, "force"),
    ("state of a body that is not there", |s| s.set_state(77, json!({ "at": [0, 0] })), Code::UnknownId, "body"),
    ("state with half a velocity", |s| s.set_state(0, json!({ "at": [0, 0], "velocity": [1] })), Code::WrongType, "velocity"),
    ("state with an unknown key", |s| s.set_state(0, json!({ "at": [0, 0], "spin": 1 })), Code::UnknownKey, "spin"),
    ("grab of a body that is not there", |s| s.grab(77, &[0.0, 0.0], &[0.0, 0.0]), Code::UnknownId, "body"),
    ("grab of a fixed body", |s| s.grab(2, &[0.0, 0.0], &[0.0, 0.0]), Code::Unsupported, "body"),
    ("grab at half a point", |s| s.grab(0, &[0.0], &[0.0, 0.0]), Code::WrongType, "localPoint"),
    ("grab towards NaN", |s| s.grab(0, &[0.0, 0.0], &[f64::NAN, 0.0]), Code::NotFinite, "target"),
    ("grab towards infinity", |s| s.grab(0, &[0.0, 0.0], &[0.0, f64::INFINITY]), Code::NotFinite, "target"),
    ("mouse moved to NaN", |s| s.move_grab(&[f64::NAN, 0.0]), Code::NotFinite, "target"),
    ("mouse moved in space", |s| s.move_grab(&[0.0, 0.0, 0.0]), Code::WrongType, "target"),
    ("seek of NaN", |s| s.seek(f64::NAN), Code::NotFinite, "time"),
    ("outline of a body that is not there", |s| s.outline(77).map(drop), Code::UnknownId, "id"),
    ("no snapshot", |s| s.restore(b"hello"), Code::BadSnapshot, "bytes"),
    ("an empty snapshot", |s| s.restore(&[]), Code::BadSnapshot, "bytes"),
];

#[test]
fn every_refused_call_names_code_and_place_and_leaves_everything_as_it_was() {
    for (name, call, code, path) in CALLS {
        let mut disturbed = simulation(&everything());
        disturbed.step(37);
        let mut calm = simulation(&everything());
        calm.step(37);
        assert_eq!(refused(call(&mut disturbed), name), (code.as_str().to_string(), path.to_string()), "{name}");
        assert_eq!(disturbed.state_hash(), calm.state_hash(), "{name}: the state");
        assert_eq!(disturbed.to_json(), calm.to_json(), "{name}: the document");
        assert_eq!(disturbed.recorded_span(), calm.recorded_span(), "{name}: the recorded run");
        disturbed.step(20);
        calm.step(20);
        assert_eq!(disturbed.state_hash(), calm.state_hash(), "{name}: what follows");
    }
}

#[test]
fn removing_a_body_in_use_names_all_that_need_it() {
    let mut simulation = simulation(&everything());
    simulation.add_constraint(json!({ "circle": { "body": 1, "radius": 3 } })).unwrap();
    let error = simulation.remove_body(1).unwrap_err();
    assert_eq!(error.code, Code::InUse);
    for needed in ["constraint 1", "constraint 2", "force 3"] {
        assert!(error.message.contains(needed), "{} names not {needed}", error.message);
    }
    for (constraint, force) in [(1, 3), (2, 3)] {
        simulation.remove_constraint(constraint).unwrap();
        let _ = simulation.remove_force(force); // once
    }
    simulation.remove_body(1).unwrap();
}

#[test]
fn running_simulations_name_bodies_by_lasting_id() {
    let mut document = everything();
    document["constraints"] = json!([]);
    document["forces"] = json!([]);
    let mut simulation = simulation(&document);
    simulation.remove_body(0).unwrap();
    let id = simulation.add_constraint(json!({ "circle": { "body": 1, "radius": 1.5 } })).unwrap();
    assert_eq!(simulation.constraints().iter().find(|c| c.id == id).unwrap().bodies, [1], "id 1, which stands in place 0 now");
    let force = simulation.add_force(json!({ "user": { "body": 3 } })).unwrap();
    assert_eq!(simulation.forces().unwrap().iter().find(|f| f.id == force).unwrap().bodies, [3]);
    let gone = simulation.add_constraint(json!({ "circle": { "body": 0 } }));
    assert_eq!(refused(gone, "a removed body"), ("unknown-id".into(), "circle.body".into()));
    let new = simulation.add_body(json!({ "particle": {}, "at": [5, 5] })).unwrap();
    assert_eq!(new, 4, "ids are not used again");
}

#[test]
fn names_of_the_document_lead_to_lasting_ids() {
    let mut simulation = simulation(&everything());
    let name = |text: &str| Handle::Name(text.into());
    assert_eq!(simulation.body_id(&name("bead"), "body").unwrap(), 0);
    assert_eq!(simulation.constraint_id(&name("ring"), "id").unwrap(), 0);
    let force = simulation.add_force(json!({ "id": "push", "user": { "body": "bead" } })).unwrap();
    assert_eq!(simulation.force_id(&name("push"), "id").unwrap(), force);
    assert_eq!(simulation.body_id(&Handle::Id(1), "body").unwrap(), 1);
    simulation.remove_force(force).unwrap();
    for error in
        [simulation.force_id(&name("push"), "id"), simulation.constraint_id(&Handle::Id(77), "id"), simulation.body_id(&name("0"), "id")]
    {
        let error = error.unwrap_err();
        assert_eq!((error.code, error.path.as_str()), (Code::UnknownId, "id"));
        assert!(error.message.contains("() lists their "), "{error}: no remedy");
    }
}

#[test]
fn a_snapshot_of_another_scene_is_refused_where_only_the_state_is_given() {
    let (one, mut two) = (simulation(&bead()).to_json(), bead());
    two["bodies"].as_array_mut().unwrap().push(json!({ "particle": {}, "at": [0, 0] }));
    two["state"] = one["state"].clone();
    assert_eq!(refused(from(&two), "another scene's state"), ("bad-snapshot".into(), "state".into()));
}

#[test]
fn parameters_on_top_of_a_state_change_it_as_if_set_while_running() {
    let mut running = circle(json!({}));
    running.step(100);
    let document = running.to_json();
    let parameters = Map::from_iter([("stepSize".to_string(), json!(0.05))]);
    let mut resumed = Simulation::from_document(&document, &parameters).unwrap();
    running.set("stepSize", json!(0.05)).unwrap();
    running.step(10);
    resumed.step(10);
    assert_eq!(resumed.state_hash(), running.state_hash());
    assert!((resumed.world().state().t - 1.5).abs() < 1e-12, "100 · 0.01 + 10 · 0.05, and rounding");
}

/// Values that mutations put in place of others.
fn odd_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        any::<bool>().prop_map(Value::from),
        prop::sample::select(vec![0.0, -0.0, 1.0, -1.0, 0.5, 1e-320, 1e-9, 1e9, 1e12, 1e154, 1e200, 1.7e308, -1.7e308, 4294967296.0, 1e19])
            .prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        prop::sample::select(vec!["", "a", "cg", "length", "circle", "plane", "space", "\u{0}", "AAAA"]).prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([0, 0])),
        Just(json!([1e308, -1e308])),
        Just(json!([0, 0, 1])),
        Just(json!([[[[[]]]]])),
        Just(json!({ "circle": { "body": 0 } })),
        Just(json!({ "particle": {}, "at": [0, 0] })),
    ]
}

/// All places of a document, as JSON pointers.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_string());
    match value {
        Value::Object(map) => map.iter().for_each(|(k, v)| places(v, &format!("{at}/{k}"), out)),
        Value::Array(list) => list.iter().enumerate().for_each(|(i, v)| places(v, &format!("{at}/{i}"), out)),
        _ => {}
    }
}

fn mutate(document: &mut Value, place: prop::sample::Index, how: u8, value: Value) {
    let mut all = Vec::new();
    places(document, "", &mut all);
    let at = &all[place.index(all.len())];
    let Some((parent, last)) = at.rsplit_once('/') else {
        return *document = value;
    };
    match (how % 4, document.pointer_mut(parent).unwrap()) {
        (0, Value::Object(map)) => drop(map.remove(last)),
        (1, Value::Object(map)) => drop(map.insert("surprise".into(), value)),
        (2, Value::Array(list)) => list.push(value),
        (3, Value::Array(list)) => drop(list.remove(last.parse().unwrap())),
        (_, Value::Object(map)) => drop(map.insert(last.into(), value)),
        (_, Value::Array(list)) => list[last.parse::<usize>().unwrap()] = value,
        _ => unreachable!("parents have parts"),
    }
}

fn bases() -> impl Strategy<Value = Value> {
    prop_oneof![Just(everything()), Just(in_space()), Just(simulation(&everything()).to_json()), Just(circle(json!({})).to_json())]
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn no_mutation_of_a_document_panics(
        base in bases(),
        mutations in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), odd_value()), 1..4),
    ) {
        let mut document = base;
        for (place, how, value) in mutations {
            mutate(&mut document, place, how, value);
        }
        match from(&document) {
            Err(e) => prop_assert!(!e.message.is_empty()),
            Ok(mut simulation) => {
                prop_assert!(is_finite(&simulation), "{document}");
                // Ten thousand substeps of a mutated document are allowed, but take their time.
                if simulation.world().settings().substeps() <= 100 {
                    simulation.step(5);
                }
                prop_assert!(is_finite(&simulation), "{document}");
                look_at_everything(&mut simulation);
                let again = from(&simulation.to_json());
                prop_assert!(again.is_ok_and(|a| a.state_hash() == simulation.state_hash()), "{document}");
            }
        }
    }

    #[test]
    fn random_bytes_are_no_snapshot(bytes in prop::collection::vec(any::<u8>(), 0..200), with_mark in any::<bool>()) {
        let mut simulation = simulation(&bead());
        simulation.step(3);
        let before = simulation.state_hash();
        let bytes = if with_mark { [b"CDYNv001".as_slice(), &bytes].concat() } else { bytes };
        if simulation.restore(&bytes).is_err() {
            prop_assert_eq!(simulation.state_hash(), before);
        }
        simulation.step(3);
        prop_assert!(is_finite(&simulation));
    }

    #[test]
    fn a_damaged_snapshot_is_refused_or_runs(
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in prop::option::weighted(0.2, any::<prop::sample::Index>()),
        only_numbers in any::<bool>(),
    ) {
        let mut simulation = simulation(&everything());
        simulation.grab(0, &[0.0, 0.0], &[2.0, 2.0]).unwrap();
        simulation.step(20);
        let mut bytes = simulation.snapshot();
        let numbers = 8 * 60; // the tail: less than all numbers of this world
        let from = if only_numbers { bytes.len() - numbers } else { 0 };
        let n = bytes.len() - from;
        for (at, byte) in flips {
            bytes[from + at.index(n)] ^= byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        let (before, document) = (simulation.state_hash(), simulation.to_json());
        match simulation.restore(&bytes) {
            Err(e) => {
                prop_assert_eq!(e.code, Code::BadSnapshot);
                prop_assert_eq!((simulation.state_hash(), simulation.to_json()), (before, document));
            }
            Ok(()) => {
                prop_assert!(is_finite(&simulation));
                if simulation.world().settings().substeps() <= 100 {
                    simulation.step(3);
                    simulation.step_back(2);
                }
                look_at_everything(&mut simulation);
            }
        }
        prop_assert!(is_finite(&simulation));
    }
}

/// A call on a simulation, right or wrong.
#[derive(Clone, Debug)]
enum Op {
    Step(u32),
    Back(u32),
    Seek(f64),
    Reset,
    Snapshot,
    Restore,
    Set(&'static str, Value),
    AddBody(Value),
    AddConstraint(Value),
    AddForce(Value),
    Remove(u8, u32),
    Update(u8, u32, Value),
    SetState(u32, Value),
    Grab(u32, f64, f64),
    Move(f64, f64),
    Release,
    Record(bool),
}

fn coordinate() -> impl Strategy<Value = f64> {
    prop_oneof![8 => -3.0..3.0f64, 1 => Just(0.0), 1 => prop::sample::select(vec![1e9, -1e9, 1e150, 1e308, 1e-300])]
}

fn op() -> impl Strategy<Value = Op> {
    let id = 0..6u32;
    let point = || (coordinate(), coordinate()).prop_map(|(x, y)| json!([x, y]));
    let setting = prop_oneof![
        (
            prop::sample::select(vec![
                "stepSize",
                "alpha",
                "beta",
                "gravity",
                "stiffness",
                "damping",
                "mouseFrequency",
                "mass",
                "radius",
                "angle"
            ]),
            prop_oneof![0.001..5.0f64, Just(0.0), Just(1e6)]
        )
            .prop_map(|(n, x)| (n, json!(x))),
        prop::sample::select(common::ids("methods")).prop_map(|m| ("method", json!(m))),
        prop::sample::select(common::ids("integrators")).prop_map(|m| ("integrator", json!(m))),
        prop::sample::select(common::ids("solvers")).prop_map(|m| ("solver", json!(m))),
        (0..3u32).prop_map(|n| ("substeps", json!(n))),
        prop::sample::select(vec!["half-squared", "length", "round"]).prop_map(|f| ("form", json!(f))),
        any::<bool>().prop_map(|b| ("warmStart", json!(b))),
    ];
    let body = (point(), point(), any::<bool>(), prop::option::of("[a-c]")).prop_map(|(at, velocity, fixed, name)| {
        let mut body = json!({ "particle": {}, "at": at, "velocity": velocity, "fixed": fixed });
        if let Some(name) = name {
            body["id"] = json!(name);
        }
        body
    });
    let circle = (id.clone(), 0.0..3.0f64, any::<bool>())
        .prop_map(|(body, radius, length)| json!({ "circle": { "body": body, "radius": radius, "form": if length { "length" } else { "half-squared" } } }));
    let force = prop_oneof![
        point().prop_map(|f| json!({ "constant": { "force": f } })),
        (id.clone(), point()).prop_map(|(body, f)| json!({ "user": { "body": body, "force": f } })),
        (-0.5..2.0f64).prop_map(|c| json!({ "drag": { "coefficient": c } })),
    ];
    let patch = prop_oneof![
        point().prop_map(|x| json!({ "at": x })),
        (0.0..4.0f64).prop_map(|m| json!({ "mass": m })),
        any::<bool>().prop_map(|f| json!({ "fixed": f })),
        (0.0..4.0f64).prop_map(|r| json!({ "radius": r })),
        point().prop_map(|f| json!({ "force": f })),
        id.clone().prop_map(|b| json!({ "body": b })),
    ];
    prop_oneof![
        6 => (0..40u32).prop_map(Op::Step),
        2 => (0..60u32).prop_map(Op::Back),
        2 => prop_oneof![-1.0..3.0f64, Just(f64::NAN), Just(f64::INFINITY)].prop_map(Op::Seek),
        1 => Just(Op::Reset),
        1 => Just(Op::Snapshot),
        1 => Just(Op::Restore),
        3 => setting.prop_map(|(name, value)| Op::Set(name, value)),
        2 => body.prop_map(Op::AddBody),
        2 => circle.prop_map(Op::AddConstraint),
        1 => force.prop_map(Op::AddForce),
        2 => (0..3u8, id.clone()).prop_map(|(what, id)| Op::Remove(what, id)),
        2 => (0..3u8, id.clone(), patch).prop_map(|(what, id, patch)| Op::Update(what, id, patch)),
        2 => (id.clone(), point(), point()).prop_map(|(id, at, velocity)| Op::SetState(id, json!({ "at": at, "velocity": velocity }))),
        2 => (id, coordinate(), coordinate()).prop_map(|(id, x, y)| Op::Grab(id, x, y)),
        2 => (coordinate(), coordinate()).prop_map(|(x, y)| Op::Move(x, y)),
        1 => Just(Op::Release),
        1 => any::<bool>().prop_map(Op::Record),
    ]
}

/// Does it; whether it was taken.
fn perform(s: &mut Simulation, op: &Op, kept: &mut Vec<u8>) -> Result<(), Error> {
    match op.clone() {
        Op::Step(n) => {
            s.step(n);
            Ok(())
        }
        Op::Back(n) => {
            s.step_back(n);
            Ok(())
        }
        Op::Seek(t) => s.seek(t),
        Op::Reset => {
            s.reset();
            Ok(())
        }
        Op::Snapshot => {
            *kept = s.snapshot();
            Ok(())
        }
        Op::Restore => s.restore(kept),
        Op::Set(name, value) => s.set(name, value),
        Op::AddBody(document) => s.add_body(document).map(drop),
        Op::AddConstraint(document) => s.add_constraint(document).map(drop),
        Op::AddForce(document) => s.add_force(document).map(drop),
        Op::Remove(0, id) => s.remove_body(id),
        Op::Remove(1, id) => s.remove_constraint(id),
        Op::Remove(_, id) => s.remove_force(id),
        Op::Update(0, id, patch) => s.update_body(id, patch),
        Op::Update(1, id, patch) => s.update_constraint(id, patch),
        Op::Update(_, id, patch) => s.update_force(id, patch),
        Op::SetState(id, state) => s.set_state(id, state),
        Op::Grab(id, x, y) => s.grab(id, &[0.0, 0.0], &[x, y]),
        Op::Move(x, y) => s.move_grab(&[x, y]),
        Op::Release => {
            s.release_grab();
            Ok(())
        }
        Op::Record(some) => s.record(&if some { vec!["C.norm".into(), "energy.drift".into()] } else { Vec::new() }, 1, 50),
    }
}

/// Ids ascend, vectors have their lengths, and whatever is named exists.
fn consistent(s: &mut Simulation) -> Result<(), TestCaseError> {
    let ids: Vec<u32> = s.bodies().iter().map(|b| b.id).collect();
    prop_assert!(ids.windows(2).all(|w| w[0] < w[1]), "bodies {ids:?}");
    let state = s.world().state();
    prop_assert_eq!((state.q.len(), state.v.len()), (2 * ids.len(), 2 * ids.len()));
    let constraints: Vec<(u32, Vec<u32>)> = s.constraints().iter().map(|c| (c.id, c.bodies.clone())).collect();
    prop_assert!(constraints.windows(2).all(|w| w[0].0 < w[1].0), "constraints {constraints:?}");
    let forces: Vec<(u32, Vec<u32>)> = s.forces().unwrap().iter().map(|f| (f.id, f.bodies.clone())).collect();
    prop_assert!(forces.windows(2).all(|w| w[0].0 < w[1].0), "forces {forces:?}");
    for body in constraints.iter().chain(&forces).flat_map(|(_, bodies)| bodies) {
        prop_assert!(ids.contains(body), "body {body} is named but gone");
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn no_sequence_of_calls_panics_or_leaves_the_finite_numbers(from_scene in any::<bool>(), ops in prop::collection::vec(op(), 1..30)) {
        let mut s = if from_scene { circle(json!({})) } else { simulation(&everything()) };
        let mut kept = s.snapshot();
        for op in &ops {
            let before = s.state_hash();
            let taken = perform(&mut s, op, &mut kept);
            if taken.is_err() {
                prop_assert_eq!(s.state_hash(), before, "{:?} was refused and changed something", op);
            }
            prop_assert!(is_finite(&s), "{op:?}");
            consistent(&mut s)?;
            let span = s.recorded_span();
            prop_assert!(span.0 <= s.world().state().t && s.world().state().t <= span.1, "{op:?}: {span:?}");
        }
        look_at_everything(&mut s);
        let again = from(&s.to_json()).map(|a| a.state_hash());
        prop_assert_eq!(again, Ok(s.state_hash()));
    }
}

/// A document that its method or solver cannot express is refused when it is read, with the place and the alternatives.
#[test]
fn a_method_or_solver_that_cannot_do_what_the_document_holds_is_refused_at_once() {
    let ball = |y: f64, friction: f64| json!({ "shape": { "disc": 0.5 }, "at": [0, y], "friction": friction });
    let ground = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "friction": 0.5 });
    let world = |bodies: Value, constraints: Value, method: Value| json!({ "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "constraints": constraints, "method": method });
    let with = |kind: &str, solver: &str| json!({ "kind": kind, "solver": { "kind": solver } });
    let falling = |friction: f64, method: Value| world(json!([ball(5.0, friction), ground]), json!([]), method);
    let limited = |method: Value| {
        let pin = json!({ "shape": { "disc": 0.1 }, "at": [0, 5], "fixed": true, "collides": false });
        let hinge = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0], [0, 0]], "limited": true, "lower": -1, "upper": 1 } }]);
        world(json!([ball(5.0, 0.0), pin]), hinge, method)
    };
    for kind in ["velocity", "generalised"] {
        for (friction, solver, offered) in [
            (0.5, "direct", "gauss-seidel"),
            (0.5, "cg", "nncg"),
            (0.0, "direct", "lemke"),
            (0.5, "direct", "lemke"),
            (0.5, "direct", "principal-pivoting"),
        ] {
            let error = from(&falling(friction, with(kind, solver))).err().unwrap_or_else(|| panic!("{kind} {solver} was taken"));
            assert_eq!((error.code, error.path.as_str()), (Code::Unsupported, "method.solver.kind"), "{error}");
            assert!(error.message.contains(offered), "{error}");
        }
        for (friction, solver) in [(0.0, "lemke"), (0.0, "principal-pivoting"), (0.5, "lemke"), (0.5, "principal-pivoting")] {
            assert!(from(&falling(friction, with(kind, solver))).is_ok(), "{kind} {solver}");
        }
    }
    assert_eq!(refused(from(&limited(with("acceleration", "direct"))), "limits").1, "method.solver.kind");
    assert!(from(&limited(with("acceleration", "lemke"))).is_ok());
    assert_eq!(refused(from(&limited(with("rattle", "direct"))), "limits").1, "method.solver.kind");
    assert!(from(&limited(with("rattle", "gauss-seidel"))).is_ok());
    // No contact is possible: a constraint joins the two.
    let pendulum = json!([{ "hinge": { "between": [1, 0], "anchors": [[0, 0.2], [0, 0]] } }]);
    assert!(from(&world(json!([ball(0.2, 0.5), ground]), pendulum, with("velocity", "direct"))).is_ok());
    // A parameter that was set while it ran is saved and read again; the step refuses it.
    let mut s = simulation(&falling(0.5, with("velocity", "gauss-seidel")));
    s.set("solver", json!("direct")).unwrap();
    let mut again = simulation(&s.to_json());
    assert_eq!(again.step(1000).step.status, Status::Unsupported);
}
