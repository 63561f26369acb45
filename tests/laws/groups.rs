//! Which bodies pass through each other: collision groups, and bodies that a joint holds together.

use crate::common::bodies::{floor, ground, heavy, square, with};
use crate::common::{assert_near, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::error::Code;
use serde_json::{Value, json};

/// Heights of two bodies, the second above the first, after a second on the floor.
fn heights(document: &Value) -> [f64; 2] {
    let mut s = simulation(document);
    run(&mut s, 100);
    let q = s.positions();
    let width = if document["space"] == "plane" { 3 } else { 7 };
    [q[width + 1], q[2 * width + 1]]
}

/// Two boxes above each other on the floor, with these words.
fn pair(space: &str, first: Value, second: Value) -> Value {
    let bodies = if space == "plane" {
        let square = |y: f64, words| with(square(0.0, y), words);
        vec![ground(), square(0.5, first), square(1.6, second)]
    } else {
        let cube = |y: f64, words| with(json!({ "shape": { "box": [0.5, 0.5, 0.5] }, "at": [0, y, 0] }), words);
        vec![floor(), cube(0.5, first), cube(1.6, second)]
    };
    heavy(bodies, json!({}))
}

#[test]
fn bodies_touch_unless_one_ignores_a_group_of_the_other() {
    let cases = [
        (json!({}), json!({}), true),
        (json!({ "groups": "a" }), json!({ "groups": "a" }), true),
        (json!({ "groups": "a" }), json!({ "ignores": "a" }), false),
        (json!({ "ignores": "a" }), json!({ "groups": "a" }), false),
        (json!({ "groups": "b a", "ignores": "c" }), json!({ "groups": "d", "ignores": "e  a" }), false),
        (json!({ "groups": "ab" }), json!({ "ignores": "a" }), true),
        (json!({ "ignores": "a" }), json!({ "ignores": "a" }), true),
    ];
    for space in ["plane", "space"] {
        for (first, second, touch) in &cases {
            let [low, high] = heights(&pair(space, first.clone(), second.clone()));
            assert_near(low, 0.5, 0.01, format!("on the floor, {space} {first} {second}"));
            assert_near(high, if *touch { 1.5 } else { 0.5 }, 0.01, format!("{space} {first} {second}"));
        }
    }
}

#[test]
fn a_particle_passes_through_a_group_that_it_ignores() {
    let fall = |ignores: &str| {
        let particle = json!({ "particle": {}, "at": [0, 1.2], "ignores": ignores });
        let mut s = simulation(&heavy(vec![ground(), with(square(0.0, 0.5), json!({ "groups": "boxes" })), particle], json!({})));
        run(&mut s, 100);
        s.positions()[7]
    };
    assert_near(fall(""), 1.0, 0.01, "on the box");
    assert_near(fall("boxes"), 0.0, 0.01, "on the floor");
}

#[test]
fn jointed_bodies_touch_where_the_joint_says_so() {
    // Two boxes hinged at a corner each fold until they lie on each other, or go through each other.
    let angle = |collide: bool| {
        let bar = |x: f64, fixed: bool| json!({ "shape": { "box": [0.5, 0.1] }, "mass": 1, "at": [x, 0], "fixed": fixed });
        let hinge = json!({ "hinge": { "between": [0, 1], "anchors": [[0.5, -0.1], [-0.5, -0.1]], "collide": collide } });
        let mut document = heavy(vec![bar(-0.5, true), bar(0.5, false)], json!({ "kind": "velocity", "stepSize": 0.002 }));
        document["constraints"] = json!([hinge]);
        let mut s = simulation(&document);
        let mut most: f64 = 0.0;
        for _ in 0..1000 {
            run(&mut s, 1);
            most = most.max(-s.positions()[5]);
        }
        most
    };
    // About the lower corner they fold down to the angle π: from there the lower sides touch.
    assert!(angle(false) > 1.5, "folds through");
    assert!(angle(true) <= core::f64::consts::PI + 0.05, "stops where the sides meet");
}

#[test]
fn groups_are_written_changed_and_undone() {
    let mut s = simulation(&pair("plane", json!({ "groups": "a" }), json!({ "ignores": "a" })));
    let written = s.to_json();
    assert_eq!(written["bodies"][1]["groups"], "a");
    assert_eq!(written["bodies"][2]["ignores"], "a");
    assert!(written["bodies"][0].get("groups").is_none(), "what says nothing is not written");
    let again = Simulation::from_document(&written, &serde_json::Map::new()).unwrap();
    assert_eq!(again.to_json(), written);

    run(&mut s, 60);
    assert!(s.positions()[7] < 1.0, "it falls through");
    s.update_body(2, json!({ "at": [0, 3], "ignores": "" })).unwrap();
    s.set_state(2, json!({ "at": [0, 1.6], "velocity": [0, 0] })).unwrap();
    run(&mut s, 100);
    assert_near(s.positions()[7], 1.5, 0.01, "it stands on the other");
}

#[test]
fn errors_name_the_word() {
    let refused = |words: Value| Simulation::from_document(&pair("plane", words, json!({})), &serde_json::Map::new()).err().unwrap();
    let e = refused(json!({ "groups": 3 }));
    assert_eq!((e.code, e.path.as_str()), (Code::WrongType, "bodies[1].groups"));
    let e = refused(json!({ "ignores": "a ".repeat(200) }));
    assert_eq!((e.code, e.path.as_str()), (Code::TooLarge, "bodies[1].ignores"));
}
