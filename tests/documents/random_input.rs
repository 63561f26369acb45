//! Random input: mutated documents, damaged snapshots and sequences of calls, right or wrong. Nothing panics, and all numbers stay finite.

use crate::bad_input::{from, look_at_everything};
use crate::common;
use crate::common::cases::cases;
use crate::common::documents::{bead, circle, everything, in_space};
use crate::common::{is_finite, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::error::{Code, Error};
use proptest::prelude::*;
use serde_json::{Value, json};

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
