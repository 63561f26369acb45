//! Joints that break: at the force they are given, and no earlier; broken ones are saved and come back in time.

use crate::common::bodies::{heavy, square};
use crate::common::{G, assert_near, run, simulation};
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

/// A weight of 1 kg that hangs on something.
fn hanging(joint: Value, kind: &str, load: f64) -> Simulation {
    let fixed = json!({ "shape": { "box": [0.5, 0.5] }, "at": [0, 2], "fixed": true });
    let mut document = heavy(vec![fixed, square(0.0, 0.0)], json!({ "kind": kind, "stepSize": 0.01 }));
    document["constraints"] = json!([joint]);
    document["forces"] = json!([{ "formula": { "of": [1], "fy": format!("-{load}*t") } }]);
    simulation(&document)
}

/// The step after which it is broken.
fn breaks_at(s: &mut Simulation) -> u32 {
    for step in 1..300 {
        run(s, 1);
        if s.constraints()[0].broken {
            return step;
        }
    }
    panic!("it holds for 3 s");
}

#[test]
fn a_joint_breaks_when_its_load_passes_the_limit() {
    // m g + 10 N/s t passes 20 N at 1.019 s.
    let joints = [
        ("ball", json!({ "anchors": [[0, -0.5], [0, 1.5]] })),
        ("weld", json!({ "anchors": [[0, -0.5], [0, 1.5]] })),
        ("distance", json!({ "length": 2 })),
    ];
    for (kind, words) in joints {
        for method in ["velocity", "rattle", "acceleration", "generalised"] {
            let mut words = words.clone();
            words["between"] = json!([0, 1]);
            words["breakingForce"] = json!(20);
            let mut s = hanging(json!({ kind: words }), method, 10.0);
            let step = breaks_at(&mut s);
            let expected = (20.0 - G) / 10.0 / 0.01;
            assert_near(f64::from(step), expected, 3.0, format!("{kind}, {method}"));
            let before = s.positions()[4];
            run(&mut s, 50);
            assert!(s.positions()[4] < before - 1.0, "{kind}, {method}: it falls");
        }
    }
}

#[test]
fn an_impact_breaks_a_rope_whichever_substep_it_acts_in() {
    // 2 kg that have fallen 0.3 to 0.6 m have at least 4.8 N·s, 240 N over a step of 0.02 s; two steps may share them.
    for kind in ["velocity", "rattle", "generalised", "position", "acceleration"] {
        for k in 0..8 {
            let rope = |limit: f64| {
                let fixed = json!({ "particle": {}, "at": [0, 0], "fixed": true });
                let load = json!({ "particle": {}, "mass": 2, "at": [0, -0.7 + 0.037 * f64::from(k)] });
                let mut document = heavy(vec![fixed, load], json!({ "kind": kind, "stepSize": 0.02, "substeps": 4 }));
                document["constraints"] = json!([{ "max-distance": { "between": [0, 1], "length": 1, "breakingForce": limit } }]);
                let mut s = simulation(&document);
                run(&mut s, 60);
                s.constraints()[0].broken
            };
            assert!(rope(115.0), "{kind}, {k}: it breaks");
            assert!(!rope(2.0 * (5.0 / 0.02 + 3.0 * G)), "{kind}, {k}: it holds");
        }
    }
}

#[test]
fn a_weld_breaks_by_its_torque() {
    let beam = |limit: f64| {
        let wall = json!({ "shape": { "box": [0.5, 0.5] }, "at": [-0.5, 0], "fixed": true });
        let beam = json!({ "shape": { "box": [1, 0.05] }, "mass": 1, "at": [1, 0] });
        let mut document = heavy(vec![wall, beam], json!({ "kind": "rattle", "stepSize": 0.01 }));
        document["constraints"] = json!([{ "weld": { "between": [0, 1], "anchors": [[0.5, 0], [-1, 0]], "breakingTorque": limit } }]);
        let mut s = simulation(&document);
        run(&mut s, 20);
        s.constraints()[0].broken
    };
    // Its moment at the wall is m g · 1 m.
    assert!(beam(9.0), "9 N·m are too few");
    assert!(!beam(10.5), "10.5 N·m are enough");
}

#[test]
fn what_is_broken_is_saved_and_undone() {
    let mut s = hanging(json!({ "ball": { "between": [0, 1], "anchors": [[0, -0.5], [0, 1.5]], "breakingForce": 20 } }), "velocity", 10.0);
    let step = breaks_at(&mut s);
    let broken = s.snapshot();
    run(&mut s, 20);
    let end = s.state_hash();
    s.step_back(21);
    assert!(!s.constraints()[0].broken, "whole again before step {step}");
    run(&mut s, 21);
    assert_eq!(s.state_hash(), end);
    s.restore(&broken).unwrap();
    assert!(s.constraints()[0].broken);
    run(&mut s, 20);
    assert_eq!(s.state_hash(), end);
    s.reset();
    assert!(!s.constraints()[0].broken, "whole at the start");
}

#[test]
fn a_swinging_weight_breaks_its_rod_where_the_tension_passes_the_limit() {
    // Let go level, it pulls with 3 m g sin θ: 2 m g are passed ⅔ of the length down. A body on a hinge, which `generalised` holds by a
    // coordinate, and which a motor turns or not, is beside it.
    let methods = [
        json!({ "kind": "velocity" }),
        json!({ "kind": "velocity", "projection": {} }),
        json!({ "kind": "rattle" }),
        json!({ "kind": "generalised" }),
        json!({ "kind": "position" }),
        json!({ "kind": "acceleration", "projection": {} }),
        json!({}),
    ];
    for (mut method, driven) in methods.into_iter().flat_map(|method| [(method.clone(), false), (method, true)]) {
        method["stepSize"] = json!(0.002);
        let wall = json!({ "shape": { "box": [0.1, 0.1] }, "at": [9, 0], "fixed": true, "collides": false });
        let mut beside = square(9.5, 0.0);
        beside["collides"] = json!(false);
        let particles = [json!({ "particle": {}, "at": [0, 0], "fixed": true }), json!({ "particle": {}, "at": [1, 0] })];
        let mut document =
            heavy([wall, beside].into_iter().chain(particles).chain([square(20.0, 0.0), square(20.0, 5.0)]).collect(), json!({}));
        document["method"] = method.clone();
        document["constraints"] = json!([
            { "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]], "driven": driven } },
            { "distance": { "between": [2, 3], "form": "length", "breakingForce": 2.0 * G } },
        ]);
        let mut s = simulation(&document);
        let mut down = 0.0;
        for _ in 0..300 {
            run(&mut s, 1);
            if s.constraints()[1].broken {
                break;
            }
            down = -s.positions()[9];
        }
        assert!(s.constraints()[1].broken, "{method}, {driven}: it breaks");
        assert_near(down, 2.0 / 3.0, 0.02, format!("{method}, {driven}"));
    }
}
