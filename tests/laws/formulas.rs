//! Constraints and forces that documents give as formulas: against the built-in ones, against differences, against their own text,
//! and against any text at all.

use crate::common::cases::cases;
use crate::common::{assert_all_near, assert_near, ids, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::error::Error;
use constrained_dynamics::model::constraint::Glyph;
use constrained_dynamics::model::{Rows, State};
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// A few roundings of numbers up to 100.
const ROUNDING: f64 = 1e-12;

/// A built-in constraint and the same as a formula: space, number of particles, both documents.
fn pairs() -> Vec<(&'static str, usize, Value, Value)> {
    let (one, two) = (json!([0]), json!([0, 1]));
    let formula = |of: &Value, condition: &str| json!({ "formula": { "of": of, "condition": condition, "p": 0.7, "q": 3, "r": 1.5 } });
    vec![
        ("plane", 1, json!({ "circle": { "body": 0, "radius": 1.5 } }), formula(&one, "(x^2 + y^2 - r^2)/2")),
        ("plane", 1, json!({ "circle": { "body": 0, "radius": 1.5, "form": "length" } }), formula(&one, "sqrt(x1^2 + y1^2) = r")),
        ("plane", 1, json!({ "ellipse": { "body": 0, "a": 0.7, "b": 3 } }), formula(&one, "(x/p)^2 + (y/q)^2 = 1")),
        (
            "plane",
            1,
            json!({ "driven-circle": { "body": 0, "radius": 1.5, "amplitude": [0.7, 0], "frequency": 3 } }),
            formula(&one, "((x - p*sin(q*t))^2 + y^2 - r^2)/2"),
        ),
        ("space", 1, json!({ "plane": { "body": 0, "normal": [0, 0, 1], "center": [0, 0, 1.5] } }), formula(&one, "z = r")),
        ("plane", 2, json!({ "distance": { "between": [0, 1], "length": 1.5 } }), formula(&two, "(x1 - x2)^2 + (y1 - y2)^2 = r^2")),
        (
            "space",
            2,
            json!({ "distance": { "between": [0, 1], "length": 1.5, "form": "length" } }),
            formula(&two, "sqrt((x1 - x2)^2 + (y1 - y2)^2 + (z1 - z2)^2) - r"),
        ),
        (
            "space",
            2,
            json!({ "max-distance": { "between": [0, 1], "length": 1.5 } }),
            formula(&two, "sqrt((x1 - x2)^2 + (y1 - y2)^2 + (z1 - z2)^2) <= r"),
        ),
        (
            "plane",
            4,
            json!({ "equal-distances": { "first": [0, 1], "second": [2, 3] } }),
            formula(&json!([0, 1, 2, 3]), "sqrt((x1 - x2)^2 + (y1 - y2)^2) = sqrt((x3 - x4)^2 + (y3 - y4)^2)"),
        ),
    ]
}

/// Particles 1.5 m apart on a line through (1.5, 0, 1.5) …, which all pairs but the ellipse fulfil nearly, under a constraint.
fn document(space: &str, n: usize, constraint: &Value, method: &Value) -> Value {
    let plane = space == "plane";
    let place = |k: usize| if plane { json!([1.5 - 1.5 * k as f64, 0]) } else { json!([1.5 - 1.5 * k as f64, 0, 1.5]) };
    let speed = |k: usize| if plane { json!([0, k as f64]) } else { json!([0, k as f64, 0]) };
    let bodies: Vec<Value> = (0..n).map(|k| json!({ "particle": {}, "mass": 1 + k, "at": place(k), "velocity": speed(k) })).collect();
    let gravity = if plane { json!([0, -9.81]) } else { json!([0, -9.81, 0]) };
    json!({ "version": 1, "space": space, "gravity": gravity, "bodies": bodies, "constraints": [constraint], "method": method })
}

fn rows(s: &Simulation, q: &[f64], v: &[f64], t: f64) -> Rows {
    let state = State { t, q: q.to_vec(), v: v.to_vec(), ..State::default() };
    s.world().model().rows_at(&state)
}

/// J of one row, as a full vector.
fn gradient(rows: &Rows, dof: usize) -> Vec<f64> {
    let mut out = vec![0.0; dof];
    rows.jacobian.add_row_scaled(0, 1.0, &mut out);
    out
}

#[test]
fn the_drawn_curve_is_where_the_condition_changes_sign() {
    // Of the heart the four places with ∇f = 0, where signs do not say on which side a point is, are left out.
    let heart = "(x^2 + y^2 - 1)^3 = x^2*y^3";
    let f = |x: f64, y: f64| (x * x + y * y - 1.0).powi(3) - x * x * y.powi(3);
    let mut s = simulation(&document("plane", 1, &json!({ "formula": { "of": [0], "condition": heart } }), &json!({})));
    let constraints = s.constraints();
    let lines = constraints[0].glyphs.iter().map(|glyph| match glyph {
        Glyph::Polyline { points, .. } => points,
        other => panic!("{other:?}"),
    });
    let singular = |[x, y, _]: &[f64; 3]| [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)].iter().any(|p| (x - p.0).hypot(y - p.1) < 0.1);
    let points: Vec<[f64; 3]> = lines.flatten().copied().filter(|point| !singular(point)).collect();
    assert!(points.len() > 100);
    for [x, y, _] in points {
        let mut within = (0..8).map(|k| f64::from(k) * std::f64::consts::FRAC_PI_4).map(|a| f(x + 1e-4 * a.cos(), y + 1e-4 * a.sin()));
        let first = within.next().unwrap();
        assert!(within.any(|value| value * first < 0.0), "({x}, {y}) is more than 0.1 mm from the heart");
    }
}

#[test]
fn numbers_without_a_finite_value_are_refused_where_they_stand() {
    for (text, column) in
        [("x^2 + y^2 = 1/0", 16), ("log(0 - 1) + x", 10), ("x + sqrt(-1)", 12), ("0/0*x", 4), ("x + (1 - 1)^(-1)", 17), ("x*exp(1000)", 11)]
    {
        let constraint = json!({ "formula": { "of": [0], "condition": text } });
        let error = Simulation::from_document(&document("plane", 1, &constraint, &json!({})), &Map::new()).err().expect(text);
        let name = "constraints[0].formula.condition";
        assert_eq!((error.code.as_str(), error.path.as_str()), ("out-of-range", name), "{error}");
        assert!(error.message.starts_with(&format!("column {column}: ")), "{text}: {error}");
    }
    let mut body = json!({ "particle": {}, "at": [0, 0], "moves": { "x": "1/0" } });
    let document =
        |body: &Value| json!({ "version": 1, "space": "plane", "bodies": [body], "forces": [{ "formula": { "of": [0], "fx": "2" } }] });
    let error = Simulation::from_document(&document(&body), &Map::new()).err().expect("a motion");
    assert_eq!(error.path, "bodies[0].moves.x");
    body = json!({ "particle": {}, "at": [0, 0] });
    let mut s = simulation(&document(&body));
    let error = s.update_force(0, json!({ "fx": "sqrt(-2)" })).unwrap_err();
    assert_eq!(error.path, "fx", "{error}");
}

#[test]
fn where_a_formula_has_no_finite_value_the_step_is_undone_and_says_so() {
    // At the start already, and from t = ½ s on.
    for (condition, steps) in [("log(-x) = 0", 0), ("sqrt(1 - x) + y = 0", 0), ("y + sqrt(0.5 - t)", 45)] {
        for method in ["acceleration", "velocity", "position", "rattle", "penalty", "generalised"] {
            let mut s = simulation(&json!({
                "version": 1, "space": "plane", "gravity": [0, -1], "method": { "kind": method },
                "bodies": [{ "particle": {}, "at": [1, 0] }], "constraints": [{ "formula": { "of": [0], "condition": condition } }],
            }));
            let report = s.step(200);
            if method == "penalty" && condition.starts_with("sqrt") {
                continue; // Without a gradient a penalty pushes nowhere.
            }
            assert_eq!(report.step.status, Status::Diverged, "{condition} {method}: {report:?}");
            assert!(report.steps >= steps && report.steps < 60, "{condition} {method}: {} steps", report.steps);
            assert_eq!(report.culprit.as_deref(), Some("constraints[0]"), "{condition} {method}: {report:?}");
            let message = report.message.unwrap();
            assert!(message.contains("has no finite value here") && message.contains("change the formula"), "{message}");
            assert!(s.positions().iter().chain(&s.velocities()).all(|x| x.is_finite()));
        }
    }
}

#[test]
fn a_force_without_a_finite_value_counts_as_zero_with_a_warning() {
    let mut s = simulation(&json!({
        "version": 1, "space": "plane", "method": { "kind": "velocity", "stepSize": 0.01, "substeps": 1 },
        "bodies": [{ "particle": {}, "at": [0.995, 0], "velocity": [1, 0] }],
        "forces": [{ "formula": { "of": [0], "fy": "sqrt(1 - x)" } }],
    }));
    assert_eq!(s.step(0).warning, None);
    let report = s.step(1);
    assert!(
        report.step.status == Status::Ok && report.warning.as_ref().is_some_and(|words| words.contains("force by formula")),
        "{report:?}"
    );
    let speed = s.velocities()[1];
    assert!(speed > 0.0);
    s.step(10);
    assert_near(s.velocities()[1], speed, 0.0, "no force");
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn a_formula_states_what_the_built_in_constraint_states(
        q in prop::collection::vec(0.1f64..2.0, 12), v in prop::collection::vec(-2.0f64..2.0, 12), t in 0.0f64..2.0,
    ) {
        for (space, n, built_in, formula) in pairs() {
            let [a, b] = [&built_in, &formula].map(|c| simulation(&document(space, n, c, &json!({}))));
            let dof = a.world().model().bodies.dof();
            let [a, b] = [&a, &b].map(|s| rows(s, &q[..dof], &v[..dof], t));
            let scale = 1.0 + a.jdot_v[0].abs() + a.c[0].abs();
            assert_all_near(&gradient(&b, dof), &gradient(&a, dof), 1e-11, format!("J of {formula}"));
            for (what, a, b) in [("C", &a.c, &b.c), ("J̇v", &a.jdot_v, &b.jdot_v), ("∂C/∂t", &a.c_t, &b.c_t), ("lo", &a.lo, &b.lo)] {
                prop_assert!(a[0] == b[0] || (a[0] - b[0]).abs() <= 1e-11 * scale, "{what} of {formula}: {} {}", a[0], b[0]);
            }
        }
    }
}

#[test]
fn a_formula_runs_under_every_method_as_the_built_in_constraint_does() {
    for method in ids("methods") {
        for (space, n, built_in, formula) in pairs() {
            let method = json!({ "kind": method, "stepSize": 0.005 });
            let [expected, found] = [built_in, formula.clone()].map(|constraint| {
                let mut s = Simulation::from_document(&document(space, n, &constraint, &method), &Map::new())?;
                Ok((s.step(40).step.status, s.positions()))
            });
            match (expected, found) {
                (Ok((status, expected)), Ok((found_status, found))) => {
                    assert_eq!(found_status, status, "{formula} under {method}");
                    if status == Status::Ok {
                        assert_all_near(&found, &expected, 1e-7, format!("{formula} under {method}"));
                    }
                }
                // A method without limits refuses an inequality when it is read.
                (expected, found) => {
                    let refusal = |result: Result<_, Error>| result.err().map(|e| (e.code, e.path.clone()));
                    assert_eq!(refusal(found), refusal(expected), "{formula} under {method}");
                }
            }
        }
    }
}

/// Conditions with every operation and function, of one and two particles in space, away from their singular points.
const FORMULAS: [&str; 12] = [
    "x^2 - 2*y*z + 3",
    "x/y - y/(x + z^2)",
    "sin(x*y) + cos(z/2)*tan(x/4)",
    "exp(-x^2)*log(1 + y^2 + z^2)",
    "sqrt(x^2 + y^2 + z^2) - atan2(y, x)",
    "abs(x - 3*y) + sign(z)*x + step(z)*y",
    "min(x*y, z) + max(x, y^2, )",
    "max(x + 1, y*z) - min(sin(t), x)",
    "x^y + 2^z + (x + y)^-1.5",
    "(x1 - x2)*(vx - 1)",
    "x2^3*cos(2*t) - y1*t^2 - p*z2",
    "-(-x1)^2 - +y2*r + pi*z1/(1 + t^2)^0.5",
];

#[test]
fn derivatives_agree_with_differences() {
    let document = |condition: &str| {
        let bodies = json!([{ "particle": {}, "at": [0.5, 0.4, 0.3] }, { "particle": {}, "at": [1, 2, 3] }]);
        let formula = json!({ "of": [0, 1], "condition": condition, "p": 0.3, "r": -1.2 });
        json!({ "version": 1, "space": "space", "bodies": bodies, "constraints": [{ "formula": formula }] })
    };
    let (q, v, t) = ([0.83, 0.41, 0.57, -0.72, 1.31, 0.66], [0.9, -1.3, 0.4, 1.1, 0.7, -0.5], 0.37);
    let mut tested = 0;
    for condition in FORMULAS {
        let Ok(s) = Simulation::from_document(&document(condition), &Map::new()) else { continue };
        tested += 1;
        let now = rows(&s, &q, &v, t);
        let h = 1e-5;
        let moved = |k: Option<usize>, h: f64| {
            let (mut q, mut time) = (q, t);
            q.iter_mut().zip(v).enumerate().for_each(|(i, (q, v))| *q += if k.is_none() { h * v } else { h * f64::from(k == Some(i)) });
            time += if k.is_none_or(|k| k == 6) { h } else { 0.0 };
            rows(&s, &q, &v, time)
        };
        let difference = |k: Option<usize>, of: fn(&Rows) -> f64| (of(&moved(k, h)) - of(&moved(k, -h))) / (2.0 * h);
        for (k, j) in gradient(&now, 6).into_iter().enumerate() {
            assert_near(j, difference(Some(k), |r| r.c[0]), 1e-8, format!("J[{k}] of {condition}"));
        }
        assert_near(now.c_t[0], difference(Some(6), |r| r.c[0]), 1e-8, format!("∂C/∂t of {condition}"));
        assert_near(now.c_dot[0], difference(None, |r| r.c[0]), 1e-8, format!("Ċ of {condition}"));
        let jdot_v = difference(None, |r| r.c_dot[0]);
        assert_near(now.jdot_v[0], jdot_v, 1e-8 * (1.0 + jdot_v.abs()), format!("J̇v of {condition}"));

        // The derivatives as text are formulas themselves, and have the values of the derivatives.
        let formulas = s.formulas(0).unwrap().expect("a formula");
        let again =
            |text: &str| Simulation::from_document(&document(&format!("{text} + 0*x")), &Map::new()).map(|s| rows(&s, &q, &v, t).c[0]);
        assert_near(again(&formulas.c).unwrap(), now.c[0], ROUNDING, format!("{condition} is {}", formulas.c));
        let j = gradient(&now, 6);
        for partial in formulas.j {
            let k = ["x1", "y1", "z1", "x2", "y2", "z2"].iter().position(|name| *name == partial.of).expect("a coordinate");
            // A derivative that is a number is no constraint; ± numbers are compared as they stand.
            let value = again(&format!("{} + x", partial.text)).unwrap() - q[0];
            assert_near(value, j[k], 1e-11, format!("∂/∂{} of {condition} is {}", partial.of, partial.text));
        }
    }
    assert_eq!(tested, FORMULAS.len() - 2, "two of them are mistakes");
}

#[test]
fn derivatives_are_printed_as_one_would_write_them() {
    let s = simulation(&document("plane", 1, &json!({ "formula": { "of": [0], "condition": "x^2 + y^2 = r^2" } }), &json!({})));
    let formulas = s.formulas(0).unwrap().unwrap();
    let j: Vec<(&str, &str)> = formulas.j.iter().map(|p| (p.of.as_str(), p.text.as_str())).collect();
    assert_eq!(formulas.c, "x^2 + y^2 - r^2");
    assert_eq!(j, [("x", "2*x"), ("y", "2*y")]);
    assert_eq!(formulas.jdot_v, "2*vx*vx + 2*vy*vy");
    assert_eq!(formulas.c_t, "0");
}

/// Two boxes in the plane, joined once by the built-in constraint and once by the formula; both turn.
#[test]
fn points_and_angles_of_bodies_are_coordinates_too() {
    let document = |constraint: Value| {
        let body = |at: [f64; 2], spin: f64| json!({ "shape": { "box": [0.3, 0.2] }, "mass": 1, "at": at, "spin": spin, "angle": 0.4 });
        json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": [body([0.0, 0.0], 2.0), body([1.5, 0.5], -1.0)],
            "constraints": [constraint], "method": { "kind": "rattle", "stepSize": 0.002 },
        })
    };
    let points = json!([[0.3, 0.2], [-0.3, 0.1]]);
    let length = 1.0;
    let [mut a, mut b] = [
        json!({ "distance": { "between": [0, 1], "anchors": points, "length": length } }),
        json!({ "formula": { "of": [0, 1], "points": points, "r": length, "condition": "(x1 - x2)^2 + (y1 - y2)^2 = r^2" } }),
    ]
    .map(|constraint| simulation(&document(constraint)));
    let [one, two] = [&a, &b].map(|s| s.world().model().rows_at(s.world().state()));
    assert_all_near(&gradient(&two, 6), &gradient(&one, 6), ROUNDING, "J");
    assert_near(two.jdot_v[0], one.jdot_v[0], ROUNDING, "J̇v");
    for s in [&mut a, &mut b] {
        s.step(100);
    }
    assert_all_near(&b.positions(), &a.positions(), 1e-9, "positions");

    // A cam: the height of the second body follows the angle of the first.
    let cam = json!({ "formula": { "of": [0, 1], "condition": "y2 = 0.5 + 0.1*sin(angle1)", "p": 1 } });
    let s = simulation(&document(cam));
    let now = s.world().model().rows_at(s.world().state());
    assert_all_near(&gradient(&now, 6), &[0.0, 0.0, -0.1 * 0.4_f64.cos(), 0.0, 1.0, 0.0], ROUNDING, "J of the cam");
    assert_near(now.jdot_v[0], 0.1 * 0.4_f64.sin() * 4.0, ROUNDING, "J̇v of the cam");
}

#[test]
fn a_mistake_names_its_place_and_the_remedy() {
    let error = |condition: &str| {
        let constraint = json!({ "formula": { "of": [0], "condition": condition } });
        Simulation::from_document(&document("plane", 1, &constraint, &json!({})), &Map::new()).err().expect(condition)
    };
    for (condition, message) in [
        ("", "column 1: the formula ends where a number, a name or a bracket is wanted"),
        ("x + ", "column 5: the formula ends"),
        ("x + * y", "column 5: \"*\" where a number, a name or a bracket is wanted"),
        ("2x", "column 2: an operator is missing; write 2*x for 2 times x"),
        ("(x + y", "column 7: \")\" is missing"),
        ("x + y)", "column 6: \")\" without \"(\"; take it out"),
        ("x^2 + w^2", "column 7: there is no \"w\" here; there are x, y, t, p, q, r, s, pi and functions"),
        ("x + vx", "column 5: there is no \"vx\" here"),
        ("x + z", "column 5: there is no \"z\" here"),
        ("x2", "column 1: there is no \"x2\" here"),
        ("x < 1", "column 4: a strict inequality cannot be enforced; write >= or <="),
        ("x = 1 = y", "column 7: \"=\" where an operator or the end is wanted"),
        ("atan2(x)", "column 8: \",\" is missing"),
        ("1,5*x", "column 2: a decimal point is written \".\""),
        ("1e999*x", "column 1: \"1e999\" is not a number"),
        ("p + t - 2", "it depends on no coordinate"),
        (&"(".repeat(400), "more than 50 levels"),
        (&"-".repeat(400), "more than 50 levels"),
        (&format!("x{}", "^x".repeat(400)), "more than 50 levels"),
        (&"x+".repeat(600), "a formula has at most 1000 characters"),
    ] {
        let e = error(condition);
        assert_eq!(e.path, "constraints[0].formula.condition", "{condition}");
        assert!(e.message.contains(message), "{condition}: {}", e.message);
    }
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn any_text_is_a_constraint_or_an_error(
        words in prop::collection::vec(prop::sample::select(vec![
            "x", "y1", "x2", "y2", "t", "p", "r", "vx", "pi", "(", ")", "(", ")", "+", "-", "*", "/", "^", "^", ",", "=", ">=", "<=", "<",
            "sin(", "cos(", "tan(", "exp(", "log(", "sqrt(", "abs(", "sign(", "step(", "atan2(", "min(", "max(", "0", "1", "2", "-3", "0.5", "1e300", ".", "e", "é", " ",
        ]), 1..40),
        any in ".{0,30}",
    ) {
        for condition in [words.concat(), any] {
            let constraint = json!({ "formula": { "of": [0, 1], "condition": condition, "p": 2, "r": -1 } });
            match Simulation::from_document(&document("plane", 2, &constraint, &json!({})), &Map::new()) {
                Err(e) => prop_assert!(!e.message.is_empty() && e.path.starts_with("constraints[0]"), "{}: {e}", condition),
                Ok(mut s) => {
                    s.step(2);
                    s.constraints();
                    prop_assert!(s.formulas(0).unwrap().is_some());
                    prop_assert!(s.positions().iter().all(|x| x.is_finite()), "{}", condition);
                }
            }
        }
    }
}

#[test]
fn an_inequality_lets_go_and_a_text_that_was_written_is_read_again() {
    let floor = json!({ "formula": { "of": [0], "condition": "y >= p - 1", "p": 0.5 } });
    let method = json!({ "kind": "velocity", "stepSize": 0.005, "solver": { "kind": "gauss-seidel" } });
    let mut s = simulation(&document("plane", 1, &floor, &method));
    run(&mut s, 400);
    assert_near(s.positions()[1], -0.5, 1e-3, "it lies on the floor");
    let again = simulation(&s.to_json());
    assert_eq!(again.state_hash(), s.state_hash());
    s.update_constraint(0, json!({ "condition": "y >= p - 3" })).unwrap();
    s.step(20);
    assert!(s.positions()[1] < -0.51, "and falls when the floor does");
    let e = s.update_constraint(0, json!({ "condition": "y >=" })).unwrap_err();
    assert_eq!((e.path.as_str(), e.message.starts_with("column 5: ")), ("condition", true), "{e}");
}

#[test]
fn a_force_by_formula_is_the_built_in_force() {
    let method = json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 0.005 });
    let with = |force: Value| {
        let mut document = document("plane", 2, &json!({}), &method);
        document["constraints"] = json!([]);
        document["forces"] = json!([force]);
        let mut s = simulation(&document);
        s.step(100);
        (s.positions(), s.world().energy(), s.world().energy_drift())
    };
    let spring = with(json!({ "spring": { "between": [0, 1], "stiffness": 10, "rest": 1 } }));
    let potential = "0.5*p*(sqrt((x1 - x2)^2 + (y1 - y2)^2) - 1)^2";
    let formula = with(json!({ "formula": { "of": [0, 1], "potential": potential, "p": 10 } }));
    assert_all_near(&formula.0, &spring.0, 1e-10, "a spring");
    assert_near(formula.1, spring.1, 1e-9, "its energy");

    let drag = with(json!({ "drag": { "coefficient": 0.7, "body": 0 } }));
    let formula = with(json!({ "formula": { "of": [0], "fx": "-p*vx", "fy": "-p*vy", "p": 0.7 } }));
    assert_all_near(&formula.0, &drag.0, 1e-12, "drag");
    assert_near(formula.2, 0.0, 1e-6, "its work is no drift");

    // A potential that changes with time is moved from outside: no drift either.
    let shaken = with(json!({ "formula": { "of": [0], "potential": "5*(x - sin(3*t))^2" } }));
    assert_near(shaken.2, 0.0, 1e-6, "the work of what moves the potential");
}

#[test]
fn a_force_at_a_point_and_a_torque_turn_a_body() {
    for (space, axis) in [("plane", Value::Null), ("space", json!([0, 0, 1]))] {
        let plane = space == "plane";
        let zero = if plane { json!([0, 0]) } else { json!([0, 0, 0]) };
        let inertia = if plane { json!(0.5) } else { json!([0.5, 0.5, 0.5]) };
        let shape = if plane { json!({ "disc": 0.2 }) } else { json!({ "sphere": 0.2 }) };
        let point = if plane { json!([0.2, 0]) } else { json!([0.2, 0, 0]) };
        let mut force = json!({ "of": [0], "points": [point], "fy": "3*cos(0)", "torque": "2*t" });
        if !plane {
            force["axis"] = axis;
        }
        let mut s = simulation(&json!({
            "version": 1, "space": space, "bodies": [{ "shape": shape, "mass": 2, "inertia": inertia, "at": zero }],
            "forces": [{ "formula": force }], "method": { "kind": "acceleration", "integrator": "rk4", "stepSize": 0.001 },
        }));
        s.step(1);
        let spin = *s.velocities().last().unwrap();
        assert_near(spin, 3.0 * 0.2 * 1e-3 / 0.5 + 1e-6 / 0.5, 1e-8, format!("{space}: ω = (r F + t) t/I at first"));
        assert_near(s.velocities()[1], 3.0 * 1e-3 / 2.0, ROUNDING, "v = F t/m");
    }
}
