//! Parameters of a scene that say how many things there are, or of which kind: they count from the next reset on.

use crate::common::scene;
use constrained_dynamics::Simulation;
use serde_json::{Map, json};

#[test]
fn a_count_given_at_the_start_builds_so_many_things() {
    assert_eq!(scene("cloth", json!({ "n": 20 })).bodies().len(), 400);
    assert_eq!(scene("chain", json!({ "n": 3, "method": "velocity" })).constraints().len(), 3);
    let error = Simulation::from_scene("chain", &Map::from_iter([("n".into(), json!(0))])).err().expect("no chain of none");
    assert_eq!(error.path, "parameters.n");
}

#[test]
fn a_count_set_while_running_waits_for_the_reset_and_keeps_the_method() {
    let mut s = scene("chain", json!({}));
    s.set("substeps", json!(7)).unwrap();
    s.step(5);
    s.set("n", json!(30)).unwrap();
    s.set("mass", json!(2.0)).unwrap();
    assert_eq!(s.bodies().len(), 21, "the running chain is the old one");
    assert_eq!(s.step(5).steps, 5);
    s.reset();
    assert_eq!((s.bodies().len(), s.bodies()[30].mass), (31, 2.0));
    assert_eq!(s.world().settings().substeps(), 7);
    assert_eq!(s.step(5).steps, 5);
    assert_eq!(Simulation::from_document(&s.to_json(), &Map::new()).unwrap().state_hash(), s.state_hash());
}

#[test]
fn what_was_added_by_hand_stays_unless_the_scene_is_built_anew() {
    let mut s = scene("chain", json!({ "n": 4 }));
    s.add_body(json!({ "particle": {}, "at": [0, 5] })).unwrap();
    s.set("gravity", json!(2.0)).unwrap();
    s.reset();
    assert_eq!(s.bodies().len(), 6, "another gravity builds nothing anew");
    s.set("n", json!(5)).unwrap();
    s.reset();
    assert_eq!(s.bodies().len(), 6, "a chain of five, and no more");
    assert_eq!(s.bodies()[5].start.at, [1.0, 0.0, 0.0]);
}

#[test]
fn another_kind_of_thing_is_built_at_the_reset() {
    let mut s = scene("bead-on-curve", json!({ "curve": "parabola" }));
    s.set("curve", json!("lemniscate")).unwrap();
    s.reset();
    assert_eq!(s.constraints()[0].args.entry().id, "lemniscate");
    assert!(s.c()[0].abs() < 1e-12, "and the bead starts on it");
}

#[test]
fn time_travel_over_a_count_set_and_back_is_lossless() {
    let mut s = scene("chain", json!({ "n": 4 }));
    s.step(20);
    let before = s.state_hash();
    s.set("n", json!(6)).unwrap();
    s.step(20);
    let after = s.state_hash();
    s.step_back(25);
    s.step(25);
    assert_eq!(s.state_hash(), after);
    s.step_back(20);
    assert_eq!(s.state_hash(), before);
}
