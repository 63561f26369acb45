//! Every observable is what its name says, recomputed from x, v, f, m and λ.

use crate::common::beads::{of_first, present};
use crate::common::bodies::{heavy, with};
use crate::common::cases::cases;
use crate::common::random_beads::beads;
use crate::common::{G, assert_near, observe, run, simulation};
use glam::DVec3;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn observables_are_what_their_names_say(bead in beads()) {
        let mut simulation = bead.simulation();
        let e = present(&mut simulation);
        let circle = bead.circle.expect("a circle");
        let ((x, v), at) = (bead.relative(), bead.at);
        let (c, gradient) = match circle.form {
            "length" => (x.length() - circle.radius, x.normalize()),
            _ => (0.5 * (x.dot(x) - circle.radius * circle.radius), x),
        };
        let mut rows = vec![(c, gradient)];
        if bead.dimension == 3 {
            rows.push((circle.normal.dot(x), circle.normal));
        }
        let norm = |numbers: Vec<f64>| numbers.iter().map(|x| x * x).sum::<f64>().sqrt();
        let force = of_first(&simulation, &e.constraint_force);
        let kinetic = 0.5 * bead.mass * v.dot(v);
        let constant = of_constant(&bead.forces[0], bead.dimension);
        let potential = -(bead.mass * bead.gravity + constant).dot(at);
        let mut expected = BTreeMap::from([
            ("C.norm".to_string(), norm(rows.iter().map(|r| r.0).collect())),
            ("Cdot.norm".into(), norm(rows.iter().map(|r| r.1.dot(v)).collect())),
            ("lambda.norm".into(), norm(e.lambda.clone())),
            ("constraintForce.norm".into(), force.length()),
            ("constraint.power".into(), force.dot(v)),
            ("energy.kinetic".into(), kinetic),
            ("energy.potential".into(), potential),
            ("energy.total".into(), kinetic + potential),
            ("energy.drift".into(), 0.0),
            ("energy.appliedWork".into(), 0.0),
            ("energy.constraintWork".into(), 0.0),
            ("momentum.x".into(), bead.mass * v.x),
            ("momentum.y".into(), bead.mass * v.y),
            ("momentum.z".into(), bead.mass * v.z),
            ("angularMomentum".into(), bead.mass * at.cross(v).z),
            ("angularMomentum.x".into(), bead.mass * at.cross(v).x),
            ("angularMomentum.y".into(), bead.mass * at.cross(v).y),
            ("solver.iterations".into(), 0.0), // no step yet
            ("solver.residual".into(), 0.0),
            ("body[0].x".into(), at.x),
            ("body[0].y".into(), at.y),
            ("body[0].z".into(), at.z),
            ("body[0].vx".into(), v.x),
            ("body[0].vy".into(), v.y),
            ("body[0].vz".into(), v.z),
            ("body[0].speed".into(), v.length()),
        ]);
        for (i, ((c, gradient), lambda)) in rows.iter().zip(&e.lambda).enumerate() {
            let mut of_row = |what: &str, value: f64| {
                expected.insert(format!("constraint[0].{what}[{i}]"), value);
                if i == 0 {
                    expected.insert(format!("constraint[0].{what}"), value);
                }
            };
            of_row("C", *c);
            of_row("Cdot", gradient.dot(v));
            of_row("lambda", *lambda);
            of_row("force", (*lambda * *gradient).length());
            // Positive where it pulls towards the centre, against the gradient.
            of_row("tension", -lambda * gradient.length());
        }
        // Of all rows together.
        expected.insert("constraint[0].force".into(), force.length());
        let scale = 1.0 + expected.values().fold(at.dot(at) * bead.mass * (1.0 + v.length()), |m: f64, x| m.max(x.abs()));
        for (name, value) in &expected {
            let in_space = name.ends_with('z') || name.starts_with("angularMomentum.");
            if in_space && bead.dimension == 2 {
                continue;
            }
            let actual = observe(&mut simulation, name);
            prop_assert!((actual - value).abs() <= 1e-13 * scale, "{name} = {actual}, expected {value}"); // some roundings
        }
        for (name, _) in simulation.observables() {
            let known = expected.contains_key(&name) || name == "constraint[0].angle" || name == "reference.error";
            prop_assert!(known, "{name} has no expectation here: give it one");
        }
    }

    #[test]
    fn the_angle_turns_with_the_bead(bead in beads(), turn in 0.01..3.0f64) {
        // Absolute in the plane; in space where it is zero is a convention, so it is the difference that counts.
        let circle = bead.circle.expect("a circle");
        let angle = |x: DVec3| {
            let mut turned = bead.clone();
            turned.at = circle.center + x;
            observe(&mut turned.simulation(), "constraint[0].angle")
        };
        let x = bead.relative().0;
        let k = circle.normal;
        let (across, along) = (x.reject_from(k), x.project_onto(k));
        let rotated = libm::cos(turn) * across + libm::sin(turn) * k.cross(across) + along;
        let difference = angle(rotated) - angle(x) - turn;
        let off = libm::remainder(difference, 2.0 * std::f64::consts::PI);
        prop_assert!(off.abs() <= 1e-12 * (1.0 + circle.center.length() / across.length()), "{off:e}");
        if bead.dimension == 2 {
            prop_assert!((angle(x) - libm::atan2(x.y, x.x)).abs() <= 1e-12);
        }
    }
}

fn of_constant(force: &serde_json::Value, dimension: usize) -> DVec3 {
    let list = &force["constant"]["force"];
    let x = |i: usize| if i < dimension { list[i].as_f64().expect("a number") } else { 0.0 };
    DVec3::new(x(0), x(1), x(2))
}

/// λ C is an energy, so λ has J per unit of C: N for |x| − r in m, N/m for ½(x·x − r²) in m².
#[test]
fn the_units_of_c_and_lambda_follow_the_form() {
    use constrained_dynamics::observe::observable;
    for (form, units) in [("half-squared", ["m²", "m²/s", "N/m"]), ("length", ["m", "m/s", "N"])] {
        let parameters = serde_json::json!({ "form": form });
        let simulation = constrained_dynamics::Simulation::from_scene("circle", parameters.as_object().unwrap()).unwrap();
        let model = simulation.world().model();
        for (what, unit) in ["C", "Cdot", "lambda"].iter().zip(units) {
            let name = format!("constraint[0].{what}");
            let (_, entry) = simulation.observables().into_iter().find(|(n, _)| *n == name).unwrap();
            assert_eq!(observable::unit(&name, entry, model), unit, "{name}, form {form}");
        }
    }
}

/// A box at rest on an incline: what its contacts bear, and how close they are. Bodies that cannot touch have no such numbers.
#[test]
fn contacts_bear_the_weight_across_the_incline_and_rub_along_it() {
    let (angle, friction) = (0.3, 0.5);
    let parameters = serde_json::json!({ "angle": angle, "friction": friction });
    let mut s = constrained_dynamics::Simulation::from_scene("incline", parameters.as_object().unwrap()).unwrap();
    s.step(200);
    let box_mass = s.bodies().iter().find(|b| !b.fixed).expect("a box").mass;
    let weight = 9.81 * box_mass;
    let expected =
        [("force", weight * libm::cos(angle)), ("friction", weight * libm::sin(angle)), ("bound", friction * weight * libm::cos(angle))];
    for (what, value) in expected {
        let actual = observe(&mut s, &format!("contact.{what}"));
        assert!((actual - value).abs() < 1e-3 * weight, "{what}: {actual} N, expected {value} N");
    }
    assert!(observe(&mut s, "contact.gap").abs() < 1e-3);
    let bead = constrained_dynamics::Simulation::from_scene("circle", &serde_json::Map::new()).unwrap();
    assert!(bead.observables().iter().all(|(name, _)| !name.starts_with("contact.")));
}

/// 2 kg with 0.5 kg·m², as a body of that kind of space at a place of the plane z = 0.
fn two_kilograms(d: usize, x: f64, y: f64) -> Value {
    let (shape, inertia) = if d == 2 { (json!({ "disc": 0.1 }), json!(0.5)) } else { (json!({ "sphere": 0.1 }), json!([0.5, 0.5, 0.5])) };
    json!({ "shape": shape, "mass": 2, "inertia": inertia, "at": place(d, x, y), "collides": false })
}

fn place(d: usize, x: f64, y: f64) -> Value {
    json!([x, y, 0.0][..d])
}

fn wall(d: usize, x: f64, y: f64) -> Value {
    with(two_kilograms(d, x, y), json!({ "fixed": true }))
}

/// Force and tension of the last constraint after a short step from rest, under each method that has λ of every joint.
fn carries(bodies: &[Value], constraints: &Value, force: f64, tension: Option<f64>) {
    for kind in ["acceleration", "velocity", "rattle", "position"] {
        let mut document = heavy(bodies.to_vec(), json!({ "kind": kind, "stepSize": 1e-5, "substeps": 1 }));
        document["constraints"] = constraints.clone();
        let mut s = simulation(&document);
        run(&mut s, 1);
        let last = constraints.as_array().unwrap().len() - 1;
        let what = format!("{kind}, {}", constraints[last]);
        assert_near(observe(&mut s, &format!("constraint[{last}].force")), force, 1e-3, format!("force, {what}"));
        if let Some(tension) = tension {
            assert_near(observe(&mut s, &format!("constraint[{last}].tension")), tension, 1e-3, format!("tension, {what}"));
        }
    }
}

#[test]
fn a_constraint_counts_its_force_and_not_its_torque() {
    let weight = 2.0 * G;
    for d in [2, 3] {
        let far = json!([place(d, 5.0, 0.0), place(d, 0.0, 0.0)]);
        let hung = [wall(d, 0.0, 0.0), two_kilograms(d, 5.0, -1.0)];
        for form in ["length", "squared"] {
            let stick = json!([{ "distance": { "between": [0, 1], "anchors": far, "form": form } }]);
            carries(&hung, &stick, weight, Some(weight));
        }
        // Carried from below, it is pushed.
        let stick = json!([{ "distance": { "between": [0, 1], "anchors": far } }]);
        carries(&[wall(d, 0.0, 0.0), two_kilograms(d, 5.0, 1.0)], &stick, weight, Some(-weight));
        let rope = json!([{ "max-distance": { "between": [0, 1], "anchors": far, "length": 1 } }]);
        carries(&hung, &rope, weight, Some(weight));
        carries(&[wall(d, 0.0, 0.0), two_kilograms(d, 5.0, -0.5)], &rope, 0.0, Some(0.0));
        let slider = json!([{ "slider": { "between": [0, 1], "anchors": [place(d, 0.0, 0.0), place(d, 0.0, 0.0)] } }]);
        carries(&[wall(d, 0.0, 0.0), two_kilograms(d, 1.0, 0.0)], &slider, weight, None);
        let hinge = json!({ "hinge": { "between": [0, 1], "anchors": [place(d, 0.0, 0.0), place(d, 0.0, 0.0)] } });
        carries(&[wall(d, 0.0, 0.0), two_kilograms(d, 0.0, 0.0)], &json!([hinge]), weight, None);
        // The rope of a drum of radius r: its load falls at g m/(m + I/r²).
        let drum = |taut: bool| json!([hinge, { "drum": { "between": [0, 2, 1], "radius": 0.2, "length": 1, "taut": taut } }]);
        let tension = weight * (1.0 - 2.0 / (2.0 + 0.5 / 0.04));
        for taut in [true, false] {
            let bodies = [wall(d, 0.0, 0.0), two_kilograms(d, 0.0, 0.0), two_kilograms(d, 0.0, -1.0)];
            carries(&bodies, &drum(taut), tension, Some(tension));
        }
    }
}

#[test]
fn a_row_named_alone_has_its_own_force() {
    let mut document = heavy(vec![wall(2, 0.0, 0.0), two_kilograms(2, 0.0, 0.0)], json!({ "kind": "acceleration" }));
    document["gravity"] = json!([6.0, -8.0]);
    document["constraints"] = json!([{ "hinge": { "between": [0, 1], "anchors": [[0, 0], [0, 0]] } }]);
    let mut s = simulation(&document);
    for (name, force) in [("force[0]", 12.0), ("force[1]", 16.0), ("force", 20.0)] {
        assert_near(observe(&mut s, &format!("constraint[0].{name}")), force, 1e-9, name);
    }
}
