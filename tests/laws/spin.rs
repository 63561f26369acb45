//! A body that turns freely keeps L and its energy, however fast it spins beside the step.

use crate::common::cases::cases;
use crate::common::simulation;
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn nothing_is_gained_however_fast_it_spins(
        half in prop::array::uniform3(0.05..0.5_f64), spin in prop::array::uniform3(-1.0..1.0_f64), log_rate in 0.0..2.5_f64, method in 0..4_usize,
    ) {
        let rate = 10.0_f64.powf(log_rate);
        let spin = spin.map(|x| x * rate);
        let mut document = json!({
            "version": 1, "space": "space",
            "bodies": [{ "shape": { "box": half }, "at": [0, 0, 0], "mass": 1, "spin": spin, "collides": false }],
        });
        let methods = [Value::Null, json!({ "kind": "rattle" }), json!({ "kind": "velocity" }), json!({ "kind": "generalised" })];
        if !methods[method].is_null() {
            document["method"] = methods[method].clone();
        }
        let mut s = simulation(&document);
        let energy = s.world().energy();
        let momentum = |s: &Simulation| s.world().model().bodies.angular_momentum(&s.world().state().q, &s.world().state().v);
        let start = momentum(&s);
        for _ in 0..100 {
            let report = s.step(10);
            prop_assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
            let now = s.world().energy();
            prop_assert!((now - energy).abs() <= 0.01 * energy, "{} of {}", now, energy);
            prop_assert!((momentum(&s) - start).length() <= 1e-6 * start.length(), "L turns from {} to {}", start, momentum(&s));
        }
    }

    /// A wheel on an arm that a ball joint holds, as a gyroscope, without weight.
    #[test]
    fn a_wheel_on_a_pivot_gains_nothing(
        across in -20.0..20.0_f64, along in -300.0..300.0_f64, arm in 0.1..0.5_f64, generalised in any::<bool>(),
    ) {
        let mut document = json!({
            "version": 1, "space": "space",
            "bodies": [
                { "particle": {}, "at": [0, 0, 0], "fixed": true },
                { "shape": { "cylinder": { "radius": 0.2, "halfLength": 0.01 } }, "at": [0, arm, 0], "mass": 1, "spin": [across, along, 0],
                  "velocity": [0, 0, across * arm], "collides": false },
            ],
            "constraints": [{ "ball": { "between": [0, 1], "anchors": [[0, 0, 0], [0, -arm, 0]] } }],
        });
        if generalised {
            document["method"] = json!({ "kind": "generalised", "substeps": 4 });
        }
        let mut s = simulation(&document);
        let energy = s.world().energy();
        for _ in 0..50 {
            let report = s.step(10);
            prop_assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
            let now = s.world().energy();
            prop_assert!(now <= 1.01 * energy, "{} of {}", now, energy);
        }
    }
}
