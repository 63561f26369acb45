//! Calls on a running simulation that are refused: each names its code and its place, and leaves everything as it was.

use crate::bad_input::{from, refused};
use crate::common::documents::{bead, circle, everything};
use crate::common::simulation;
use constrained_dynamics::Simulation;
use constrained_dynamics::error::{Code, Error};
use constrained_dynamics::simulation::handles::Handle;
use constrained_dynamics::simulation::traces::{Start, TraceOptions};
use serde_json::{Map, json};

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
