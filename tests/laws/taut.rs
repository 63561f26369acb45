//! Chains of bodies that are straight between two fixed ends: a singular pose, in which gradients hold no force across. A load on them, up to a
//! hundred times as heavy as one of them, gains no energy and does not fall through under the default method; others warn.

use crate::common::cases::cases;
use crate::common::{G, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Half the length of a plank, m
const HALF: f64 = 0.25;

/// So many planks, a box of this side above their middle, and how far it falls.
#[derive(Clone, Copy, Debug)]
struct Bridge {
    planks: u32,
    density: f64,
    side: f64,
    drop: f64,
}

impl Bridge {
    fn build(self, space: &str, method: &Value) -> Simulation {
        let end = 2.0 * HALF * f64::from(self.planks) - HALF;
        let dimension = if space == "plane" { 2 } else { 3 };
        let list = |x: [f64; 3]| x[..dimension].to_vec();
        let shape = |x: [f64; 3]| json!({ "box": list(x) });
        let post = |x: f64| json!({ "shape": shape([0.1, 0.1, 0.1]), "at": list([x, 0.0, 0.0]), "fixed": true });
        let plank = |i: u32| json!({ "shape": shape([HALF, 0.05, 0.4]), "density": self.density, "at": list([2.0 * HALF * f64::from(i), 0.0, 0.0]) });
        let half = 0.5 * self.side;
        let load =
            json!({ "shape": shape([half; 3]), "density": 1000, "at": list([0.5 * (end - HALF) + 0.1, 0.05 + half + self.drop, 0.0]) });
        let planks = (0..self.planks).map(plank);
        let bodies: Vec<Value> = [post(-HALF - 0.1)].into_iter().chain(planks).chain([post(end + 0.1), load]).collect();
        let joint = |i: u32| {
            let (a, b) = (if i == 0 { 0.1 } else { HALF }, if i == self.planks { -0.1 } else { -HALF });
            json!({ "hinge": { "between": [i, i + 1], "anchors": [list([a, 0.0, 0.0]), list([b, 0.0, 0.0])], "axis": [0, 0, 1] } })
        };
        let mut joints: Vec<Value> = (0..=self.planks).map(joint).collect();
        if space == "plane" {
            joints.iter_mut().for_each(|joint| drop(joint["hinge"].as_object_mut().unwrap().remove("axis")));
        }
        let gravity = list([0.0, -G, 0.0]);
        let mut document = json!({ "version": 1, "space": space, "gravity": gravity, "bodies": bodies, "constraints": joints });
        if !method.is_null() {
            document["method"] = method.clone();
        }
        simulation(&document)
    }
}

fn kind(s: &Simulation) -> &str {
    s.world().settings().method.choice("kind")
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn a_load_on_a_straight_bridge_gains_nothing_and_does_not_fall_through(
        planks in 3..12_u32, log_ratio in 0.0..2.0_f64, side in 0.3..1.2_f64, drop in 0.0..0.5_f64, in_space in any::<bool>(),
    ) {
        let space = if in_space { "space" } else { "plane" };
        let (mass, volume) = if in_space { (1000.0 * side.powi(3), 0.04) } else { (1000.0 * side.powi(2), 0.05) };
        let bridge = Bridge { planks, density: mass / (volume * 10.0_f64.powf(log_ratio)), side, drop };
        let mut s = bridge.build(space, &Value::Null);
        prop_assert_eq!(kind(&s), "position");
        let start = s.world().energy();
        let span = 2.0 * HALF * f64::from(planks);
        for _ in 0..240 {
            let report = s.step(1);
            prop_assert_eq!(report.step.status, Status::Ok, "{:?} {:?}", bridge, report.message);
            let gained = s.world().energy() - start;
            prop_assert!(gained <= 0.01 * G * mass * (drop + 0.1), "{:?} in {}: gains {} J", bridge, space, gained);
        }
        let q = s.positions();
        let load = q.len() - if in_space { 7 } else { 3 };
        prop_assert!(q[load + 1] > -0.5 * span, "{:?} in {}: the load is at {}", bridge, space, q[load + 1]);
    }
}

#[test]
fn a_projection_that_is_not_led_back_warns() {
    let bridge = Bridge { planks: 10, density: 100.0, side: 0.5, drop: 0.1 };
    let mut s = bridge.build("plane", &json!({ "kind": "velocity", "projection": { "tolerance": 1e-9 } }));
    assert!(s.step(1).warning.is_some_and(|words| words.contains("singular pose") && words.contains("position")));
}

#[test]
fn a_bridge_that_sags_keeps_the_projection() {
    let mut bodies = vec![json!({ "particle": {}, "at": [0, 0], "fixed": true })];
    bodies.extend((1..4).map(|i| json!({ "shape": { "disc": 0.1 }, "at": [f64::from(i), -0.5], "mass": 1 })));
    bodies.push(json!({ "particle": {}, "at": [4, 0], "fixed": true }));
    let links: Vec<Value> = (0..4).map(|i| json!({ "distance": { "between": [i, i + 1] } })).collect();
    let mut s = simulation(&json!({ "version": 1, "space": "plane", "gravity": [0, -G], "bodies": bodies, "constraints": links }));
    assert_eq!(kind(&s), "velocity");
    assert_eq!(s.step(60).warning, None);
}

/// Ill-conditioned, but not singular: nothing holds its lower end.
#[test]
fn a_light_rope_that_hangs_nearly_straight_holds_a_heavy_box() {
    for (link, load) in [(0.01, 500.0), (0.1, 1000.0), (1.0, 1000.0)] {
        let particle = |x: f64, y: f64| json!({ "particle": {}, "at": [x, y], "mass": link });
        let mut s = simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -G],
            "bodies": [
                { "particle": {}, "at": [0, 2], "fixed": true }, particle(0.0, 1.5), particle(0.001, 1.0),
                { "shape": { "box": [0.3, 0.3] }, "at": [0, 0.5], "mass": load },
                { "shape": { "halfPlane": [0, 1] }, "at": [0, -9], "fixed": true },
            ],
            "constraints": [{ "distance": { "between": [0, 1] } }, { "distance": { "between": [1, 2] } }, { "distance": { "between": [2, 3] } }],
        }));
        assert_eq!(kind(&s), "velocity", "{load} kg on {link} kg");
        for _ in 0..300 {
            let report = s.step(1);
            assert!(report.steps == 1 && report.warning.is_none(), "{load} kg on {link} kg: {report:?}");
            let y = s.positions()[7];
            assert!((y - 0.5).abs() < 5e-3, "{load} kg on {link} kg: {y}");
        }
    }
}

/// A load on a rope at the end of a jib, a rope of ropes, and an arm against its limit: at rest from the start, they stay.
#[test]
fn loads_at_rest_on_levers_and_ropes_stay() {
    let jib = |load: f64| {
        json!({
            "bodies": [
                { "shape": { "box": [0.1, 0.1] }, "at": [0, 0], "fixed": true }, { "shape": { "box": [1, 0.05] }, "at": [1, 0], "mass": 10 },
                { "shape": { "disc": 0.1 }, "at": [2, -1], "mass": load },
            ],
            "constraints": [
                { "weld": { "between": [0, 1], "anchors": [[0, 0], [-1, 0]] } },
                { "max-distance": { "between": [1, 2], "anchors": [[1, 0], [0, 0]] } },
            ],
        })
    };
    let ropes = json!({
        "bodies": [{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [0, -1] }, { "particle": {}, "at": [0, -2], "mass": 100 }],
        "constraints": [{ "max-distance": { "between": [0, 1] } }, { "max-distance": { "between": [1, 2] } }],
    });
    let arm = json!({
        "bodies": [
            { "shape": { "box": [0.1, 0.1] }, "at": [0, 0], "fixed": true }, { "shape": { "box": [0.5, 0.05] }, "at": [0.5, 0], "mass": 1 },
            { "shape": { "box": [0.1, 0.1] }, "at": [0.8, 0.15], "mass": 20 },
        ],
        "constraints": [{ "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]], "limited": true, "lower": 0, "upper": 1 } }],
    });
    for (name, mut document) in [
        ("30 kg on a jib", jib(30.0)),
        ("100 kg on a jib", jib(100.0)),
        ("1 t on a jib", jib(1e3)),
        ("100 t on a jib", jib(1e5)),
        ("ropes", ropes),
        ("arm", arm),
    ] {
        document["version"] = json!(1);
        document["space"] = json!("plane");
        document["gravity"] = json!([0, -G]);
        let mut s = simulation(&document);
        let (start, energy) = (s.positions(), s.world().energy());
        for _ in 0..60 {
            assert_eq!(s.step(10).step.status, Status::Ok, "{name}");
            assert!(s.world().energy() <= energy + 1e-3 * energy.abs(), "{name}: {energy} J becomes {} J", s.world().energy());
        }
        let moved = s.positions().iter().zip(&start).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        assert!(moved < 5e-3, "{name}: moved by {moved}");
    }
}
