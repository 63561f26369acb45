//! Constraints that contradict each other are named, under each method that holds constraints exactly; legal starts, poses that a
//! projection can reach and springs are not.

use crate::common::cases::cases;
use crate::common::simulation;
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

fn document(bodies: Value, constraints: Value, method: &Value) -> Simulation {
    let mut own = json!({ "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "constraints": constraints });
    if !method.is_null() {
        own["method"] = method.clone();
    }
    simulation(&own)
}

/// The link 0–1 is legal; 1–2 has two lengths.
fn two_lengths(lengths: [f64; 2], method: &Value) -> Simulation {
    let bodies =
        json!([{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [1, 0] }, { "particle": {}, "at": [2.2, 0.1] }]);
    let link = |between: [u32; 2], length: f64| json!({ "distance": { "between": between, "length": length } });
    document(bodies, json!([link([0, 1], 1.0), link([1, 2], lengths[0]), link([1, 2], lengths[1])]), method)
}

fn two_circles(distance: f64, method: &Value) -> Simulation {
    let circle = |x: f64| json!({ "circle": { "body": 0, "center": [x, 0], "radius": 1 } });
    document(json!([{ "particle": {}, "at": [0.4 * distance, 0.2] }]), json!([circle(0.0), circle(distance)]), method)
}

/// Methods of documents that start illegally; null: none is named.
fn methods() -> [Value; 6] {
    [
        Value::Null,
        json!({ "kind": "velocity" }),
        json!({ "kind": "velocity", "projection": {} }),
        json!({ "kind": "position" }),
        json!({ "kind": "generalised" }),
        json!({ "kind": "acceleration", "alpha": 100, "beta": 20 }),
    ]
}

fn warning(mut s: Simulation) -> Option<String> {
    let report = s.step(3);
    assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
    let last = s.step(1).warning;
    assert_eq!(last, report.warning, "each step says so");
    last.filter(|words| words.contains("contradict each other, or the pose"))
}

#[test]
fn two_lengths_of_one_link_are_named() {
    for method in methods() {
        let words = warning(two_lengths([1.0, 2.0], &method)).unwrap_or_else(|| panic!("{method}: silent"));
        assert!(words.starts_with("constraints[1], constraints[2]: "), "{method}: {words}");
    }
}

#[test]
fn rattle_names_one_of_them_and_undoes_the_step() {
    let report = two_lengths([1.0, 2.0], &json!({ "kind": "rattle" })).step(1);
    assert_eq!((report.step.status, report.steps, report.warning), (Status::Diverged, 0, None));
    assert!(matches!(report.culprit.as_deref(), Some("constraints[1]" | "constraints[2]")), "{:?}", report.culprit);
}

#[test]
fn springs_may_contradict_each_other() {
    for method in [json!({ "kind": "penalty" }), json!({ "kind": "position", "compliance": 1e-4 })] {
        assert_eq!(warning(two_lengths([1.0, 1.01], &method)), None, "{method}");
    }
}

#[test]
fn what_is_changed_is_looked_at_again() {
    let method = json!({ "kind": "velocity" });
    let mut s = two_lengths([1.0, 2.0], &method);
    assert!(s.step(1).warning.is_some());
    s.remove_constraint(2).unwrap();
    assert_eq!(s.step(1).warning, None);
    s.reset();
    assert_eq!(s.step(1).warning, None);
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn a_bead_on_two_circles_is_warned_of_where_they_do_not_meet(distance in 0.3..4.0_f64, method in 0..6_usize) {
        prop_assume!((distance - 2.0).abs() > 0.05);
        let words = warning(two_circles(distance, &methods()[method]));
        prop_assert_eq!(words.is_some(), distance > 2.0, "{} m under {}: {:?}", distance, &methods()[method], words);
    }

    /// However far from legal it starts, and with equations that repeat each other.
    #[test]
    fn a_chain_that_can_be_put_together_is_not_warned_of(
        bends in prop::collection::vec(-1.0..1.0_f64, 5), errors in prop::collection::vec(0.5..1.6_f64, 5), repeated in 0..5_usize, method in 1..6_usize,
    ) {
        let (mut at, mut angle) = ([0.0, 0.0], 0.0);
        let mut bodies = vec![json!({ "particle": {}, "at": at, "fixed": true })];
        for (bend, error) in bends.iter().zip(&errors) {
            angle += bend;
            at = [at[0] + error * angle.cos(), at[1] + error * angle.sin()];
            bodies.push(json!({ "particle": {}, "at": at }));
        }
        let link = |k: usize| json!({ "distance": { "between": [k, k + 1], "length": 1 } });
        let constraints: Vec<Value> = (0..5).chain([repeated]).map(link).collect();
        let mut s = document(json!(bodies), json!(constraints), &methods()[method]);
        let report = s.step(1);
        prop_assert!(report.warning.is_none_or(|words| !words.contains("contradict each other, or the pose")), "{}", &methods()[method]);
    }
}
