//! Equal scenes and equal inputs give equal bits: natively, in Node and in browsers. The setups and their
//! hashes are tests/golden/hashes.json, which tests/node/determinism.test.mjs and the browser tests read too.
//!
//! When the physics changes on purpose: `UPDATE_GOLDEN=1 cargo test --test documents determinism` prints what changed and writes
//! the new values; the commit says why they changed.

use crate::common;
use crate::common::documents;
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::Value;

const FILE: &str = "tests/golden/hashes.json";

fn golden() -> Vec<Value> {
    let golden: Value = serde_json::from_str(&common::read(FILE)).unwrap();
    golden["setups"].as_array().unwrap().clone()
}

/// Calls a method by its JavaScript name.
fn call(s: &mut Simulation, input: &Value) {
    let at = |i: usize| input["arguments"][i].clone();
    let id = || at(0).as_u64().unwrap() as u32;
    let point = |i: usize| at(i).as_array().unwrap().iter().map(|x| x.as_f64().unwrap()).collect::<Vec<f64>>();
    match input["call"].as_str().unwrap() {
        "set" => s.set(at(0).as_str().unwrap(), at(1)),
        "grab" => s.grab(id(), &point(1), &point(2)),
        "moveGrab" => s.move_grab(&point(0)),
        "releaseGrab" => {
            s.release_grab();
            Ok(())
        }
        "setState" => s.set_state(id(), at(1)),
        "addBody" => s.add_body(at(0)).map(drop),
        "addConstraint" => s.add_constraint(at(0)).map(drop),
        "addForce" => s.add_force(at(0)).map(drop),
        "removeBody" => s.remove_body(id()),
        "removeConstraint" => s.remove_constraint(id()),
        "removeForce" => s.remove_force(id()),
        "updateBody" => s.update_body(id(), at(1)),
        "updateConstraint" => s.update_constraint(id(), at(1)),
        "updateForce" => s.update_force(id(), at(1)),
        other => panic!("{other} is not among the inputs of golden runs"),
    }
    .unwrap_or_else(|e| panic!("{input}: {e}"));
}

fn start(setup: &Value) -> Simulation {
    let parameters = setup["parameters"].as_object().unwrap();
    let built = match setup["scene"].as_str() {
        Some(id) => Simulation::from_scene(id, parameters),
        None => Simulation::from_document(&setup["scene"], parameters),
    };
    built.unwrap_or_else(|e| panic!("{}: {e}", setup["name"]))
}

/// Runs a setup to its end, `chunk` steps at a time.
fn run(setup: &Value, chunk: u32) -> Simulation {
    let mut s = start(setup);
    let inputs = setup["inputs"].as_array().unwrap();
    let end = setup["steps"].as_u64().unwrap();
    for input in inputs.iter().map(Some).chain([None]) {
        let until = input.map_or(end, |i| i["after"].as_u64().unwrap());
        while s.world().step_count() < until {
            let n = chunk.min((until - s.world().step_count()) as u32);
            let report = s.step(n);
            assert_eq!((report.step.status, report.steps), (Status::Ok, n), "{}: {report:?}", setup["name"]);
        }
        if let Some(input) = input {
            call(&mut s, input);
        }
    }
    s
}

#[test]
fn every_setup_ends_in_its_golden_state() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let (mut text, mut wrong) = (common::read(FILE), Vec::new());
    for setup in golden() {
        let s = run(&setup, u32::MAX);
        let found = format!("\"time\": {}, \"hash\": \"{}\"", s.world().state().t, s.state_hash());
        let expected = format!("\"time\": {}, \"hash\": {}", setup["time"], setup["hash"]);
        if setup["time"].as_f64() == Some(s.world().state().t) && setup["hash"] == s.state_hash() {
            continue;
        }
        wrong.push(format!("{}\n  golden {expected}\n  now    {found}", setup["name"]));
        let line = text.find(&setup["name"].to_string()).unwrap();
        let at = line + text[line..].find("\"time\": ").unwrap();
        let end = at + text[at..].find('}').unwrap();
        text.replace_range(at..end, &found);
    }
    if update {
        std::fs::write(common::path(FILE), text).unwrap();
        println!("{} of {} golden states changed\n{}", wrong.len(), golden().len(), wrong.join("\n"));
    } else {
        assert!(wrong.is_empty(), "{}\n(if this is meant: UPDATE_GOLDEN=1 cargo test --test documents determinism)", wrong.join("\n"));
    }
}

#[test]
fn how_many_steps_are_asked_for_at_once_makes_no_difference() {
    for setup in golden() {
        assert_eq!(run(&setup, 7).state_hash(), run(&setup, 1000).state_hash(), "{}", setup["name"]);
    }
}

#[test]
fn two_simulations_side_by_side_do_not_touch_each_other() {
    for setup in golden() {
        let (mut alone, mut one, mut other) = (start(&setup), start(&setup), common::simulation(&documents::everything()));
        alone.step(300);
        for _ in 0..300 {
            one.step(1);
            other.step(1);
        }
        assert_eq!(one.state_hash(), alone.state_hash(), "{}", setup["name"]);
    }
}

#[test]
fn golden_setups_cover_every_method_integrator_solver_and_form() {
    let mut seen = String::new();
    for setup in golden() {
        let s = start(&setup);
        for info in s.parameters() {
            seen += &format!("{}={:?} ", info.name, info.value);
        }
        seen += &s.to_json().to_string();
        seen += &setup["inputs"].to_string();
    }
    for (key, list) in [("method", "methods"), ("integrator", "integrators"), ("solver", "solvers")] {
        for id in common::ids(list) {
            assert!(seen.contains(&format!("{key}=Choice(\"{id}\")")), "{key} {id}");
        }
    }
    for kind in common::ids("constraints").iter().chain(&common::ids("joints")).chain(&common::ids("forces")) {
        assert!(kind == "gravity" || seen.contains(&format!("\"{kind}\":{{")), "{kind}");
    }
    for word in ["\"half-squared\"", "\"length\"", "\"space\":\"space\"", "\"grab\"", "\"drag\""] {
        assert!(seen.contains(word), "{word}");
    }
}

#[test]
fn the_hash_sees_every_bit_of_the_state() {
    let hash = |document: &Value| common::simulation(document).state_hash();
    let plain = documents::bead();
    let mut nudged = plain.clone();
    nudged["bodies"][0]["at"][0] = Value::from(1.0 + f64::EPSILON);
    assert_ne!(hash(&nudged), hash(&plain));
    let mut least = plain.clone();
    least["bodies"][0]["at"][1] = Value::from(f64::from_bits(1));
    assert_ne!(hash(&least), hash(&plain), "even the least number beside zero");
}
