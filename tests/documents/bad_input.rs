//! Documents and parameters that are refused: every mistake gets its code and its place.

use crate::common;
use crate::common::documents::{bead, everything, everything_under, in_space};
use crate::common::{is_finite, simulation};
use constrained_dynamics::error::{Code, Error};
use constrained_dynamics::simulation::handles::Handle;
use constrained_dynamics::simulation::traces::TraceOptions;
use constrained_dynamics::world::Status;
use constrained_dynamics::{Simulation, scene::document};
use serde_json::{Map, Value, json};

pub fn refused<T>(result: Result<T, Error>, what: &str) -> (String, String) {
    match result {
        Ok(_) => panic!("{what} was taken"),
        Err(e) => {
            assert!(!e.message.is_empty(), "{what}: an error without words");
            (e.code.as_str().to_string(), e.path.clone())
        }
    }
}

pub fn from(document: &Value) -> Result<Simulation, Error> {
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
pub fn look_at_everything(simulation: &mut Simulation) {
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
