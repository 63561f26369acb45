//! Golden states of the whole catalogue: tests/golden/states.json, which tests/node/golden-states.test.mjs and the browsers
//! read too. The list is made from the catalogue and from the parameters themselves, so that a new scene, method, solver or
//! choice is in it by itself; what has no record yet fails here and says how to record it:
//!
//! ```text
//! UPDATE_GOLDEN=1 cargo test --test documents golden_states
//! ```
//!
//! A run ends where its status is not "ok" any more. That is recorded too: so many steps, then this status. A scene that is
//! refused with a method is recorded with the code and the path of the error: what can no longer be built is seen.

use crate::common;
use constrained_dynamics::Simulation;
use constrained_dynamics::describe::{Arg, Type};
use constrained_dynamics::method::Warning;
use constrained_dynamics::world::Status;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const FILE: &str = "tests/golden/states.json";
const COMMAND: &str = "UPDATE_GOLDEN=1 cargo test --test documents golden_states";

/// Steps of a scene at its defaults, and of one with something changed.
const STEPS: (u64, u64) = (300, 60);

/// Scenes in the plane and in space, with contacts alone, with joints and limits, with rolling and with impacts: each choice
/// and switch of the method and of the solver is tried on all of these.
const CONTACTS: [&str; 6] = ["pyramid", "card-house", "ratchet", "box-of-spheres", "newtons-cradle", "puppet"];

/// Numbers whose defaults switch a part of the contact code off.
fn numbers() -> Vec<(&'static str, Value)> {
    vec![
        ("tolerance", json!(1e-6)),
        ("substeps", json!(4)),
        ("restitutionThreshold", json!(0.0)),
        ("slop", json!(0.0)),
        ("omega", json!(1.3)),
    ]
}

/// (scene, parameters, steps) of all runs.
fn runs() -> Vec<(String, Map<String, Value>, u64)> {
    let mut runs = Vec::new();
    let one = |name: &str, value: Value| Map::from_iter([(name.to_string(), value)]);
    for scene in common::ids("scenes") {
        runs.push((scene.clone(), Map::new(), STEPS.0));
        for method in common::ids("methods") {
            runs.push((scene.clone(), one("method", json!(method)), STEPS.1));
        }
    }
    for scene in CONTACTS {
        let s = Simulation::from_scene(scene, &Map::new()).unwrap_or_else(|e| panic!("{scene}: {e}"));
        for info in s.parameters() {
            let values: Vec<Value> = match (&info.parameter.ty, &info.value) {
                (Type::Choice { options, .. }, Arg::Choice(now)) if info.name != "method" => {
                    options.iter().filter(|(id, _)| id != now).map(|(id, _)| json!(id)).collect()
                }
                (Type::Boolean { .. }, Arg::Boolean(on)) => vec![json!(!on)],
                _ => Vec::new(),
            };
            runs.extend(values.into_iter().map(|value| (scene.to_string(), one(info.name, value), STEPS.1)));
        }
        runs.extend(numbers().into_iter().map(|(name, value)| (scene.to_string(), one(name, value), STEPS.1)));
    }
    runs
}

fn name(scene: &str, parameters: &Map<String, Value>) -> String {
    let changed: Vec<String> = parameters.iter().map(|(key, value)| format!(", {key} {value}")).collect();
    format!("{scene}{}", changed.concat())
}

/// At most six numbers of the positions, spread over all of them.
fn some_of(positions: &[f64]) -> Vec<f64> {
    let n = positions.len().min(6);
    (0..n).map(|k| positions[k * positions.len() / n]).collect()
}

fn record(scene: &str, parameters: &Map<String, Value>, steps: u64) -> Value {
    let name = name(scene, parameters);
    let mut s = match Simulation::from_scene(scene, parameters) {
        Ok(s) => s,
        Err(e) => {
            return json!({
                "name": name, "scene": scene, "parameters": parameters, "steps": 0, "status": "refused",
                "code": e.code.as_str(), "path": e.path,
            });
        }
    };
    let mut status = Status::Ok;
    while status == Status::Ok && s.world().step_count() < steps {
        let report = s.step(1);
        status = report.step.status;
        let contradicts = report.step.warning == Some(Warning::Contradiction);
        assert!(!contradicts || scene == "contradiction", "{name}: {:?}", report.warning);
    }
    json!({
        "name": name, "scene": scene, "parameters": parameters, "steps": s.world().step_count(),
        "status": status.as_str(), "hash": s.state_hash(), "positions": some_of(&s.positions()),
    })
}

#[test]
fn every_scene_method_and_choice_ends_in_its_golden_state() {
    let runs = runs();
    let found = common::on_all_cores(&runs, |(scene, parameters, steps)| record(scene, parameters, *steps));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let lines: Vec<String> = found.iter().map(|r| format!("    {r}")).collect();
        let about = format!("Written by {COMMAND}; see there.");
        std::fs::write(common::path(FILE), format!("{{\n  \"about\": {},\n  \"runs\": [\n{}\n  ]\n}}\n", json!(about), lines.join(",\n")))
            .unwrap();
        println!("{} golden states", found.len());
        return;
    }
    let golden: Value = serde_json::from_str(&common::read(FILE)).unwrap();
    let golden = golden["runs"].as_array().unwrap();
    let mut wrong = Vec::new();
    for now in &found {
        match golden.iter().find(|g| g["name"] == now["name"]) {
            None => wrong.push(format!("{} has no record", now["name"])),
            Some(g) if g == now => {}
            Some(g) => wrong.push(format!("{}\n  golden {g}\n  now    {now}\n  {}", now["name"], distance(g, now))),
        }
    }
    let names: BTreeSet<&str> = found.iter().filter_map(|r| r["name"].as_str()).collect();
    wrong.extend(
        golden
            .iter()
            .filter(|g| !names.contains(g["name"].as_str().unwrap_or("")))
            .map(|g| format!("{} is recorded and not run", g["name"])),
    );
    assert!(
        wrong.is_empty(),
        "{} of {}\n{}\n(if this is meant: {COMMAND}, and say why in the commit)",
        wrong.len(),
        found.len(),
        wrong.join("\n")
    );
}

/// Largest difference of the positions of two records: tells a change of rounding from a change of the physics.
fn distance(golden: &Value, now: &Value) -> String {
    let numbers = |r: &Value| r["positions"].as_array().map_or(Vec::new(), |a| a.iter().filter_map(Value::as_f64).collect::<Vec<f64>>());
    let (golden, now) = (numbers(golden), numbers(now));
    if golden.len() != now.len() {
        return "the number of positions changed".into();
    }
    let most = golden.iter().zip(&now).map(|(a, b)| (a - b).abs() / (1.0 + a.abs())).fold(0.0, f64::max);
    let verdict = if most < 1e-9 { "rounding" } else { "the motion changed" };
    format!("positions differ by {most:e}: {verdict}")
}
