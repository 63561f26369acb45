//! The order of every method: by which power of h the error falls, on a double pendulum and on a ball that bounces. The table in
//! docs/model.md is held to what is measured here.

use crate::common;
use crate::common::{exact, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::model::State;
use constrained_dynamics::model::articulated::{Dynamics, Tree};
use serde_json::{Value, json};

const END: f64 = 0.8;

/// A row of the table: how it is called there, the words of the method, and its order.
struct Row {
    name: &'static str,
    method: Value,
    order: u32,
}

fn rows() -> Vec<Row> {
    let through = |name, integrator: &str, order| {
        let mut method = json!({ "kind": "acceleration", "integrator": integrator, "solver": { "kind": "direct" } });
        if integrator == "dormand-prince" {
            method["errorTolerance"] = json!(1); // fixed steps
        }
        Row { name, method, order }
    };
    let plain = |name, kind: &str, order| Row { name, method: json!({ "kind": kind, "solver": { "kind": "direct" } }), order };
    vec![
        through("`acceleration`, `explicit-euler`", "explicit-euler", 1),
        through("`acceleration`, `symplectic-euler`", "symplectic-euler", 1),
        through("`acceleration`, `midpoint`", "midpoint", 2),
        through("`acceleration`, `rk4`", "rk4", 4),
        through("`acceleration`, `dormand-prince`", "dormand-prince", 5),
        plain("`velocity`", "velocity", 1),
        Row {
            method: json!({ "kind": "velocity", "solver": { "kind": "direct" }, "projection": {} }),
            ..plain("`velocity`, projected", "", 1)
        },
        plain("`generalised`", "generalised", 2),
        Row { method: json!({ "kind": "position", "sweeps": 200 }), ..plain("`position`", "", 1) },
        plain("`rattle`", "rattle", 2),
    ]
}

/// Two rods on ball joints, held at the origin and let go from the horizontal.
fn pendulum(method: &Value, steps: u32) -> Simulation {
    let rod = |mass: f64, x: f64| json!({ "shape": { "box": [0.5, 0.01] }, "mass": mass, "inertia": mass / 12.0, "at": [x, 0], "collides": false });
    let joint = |a: usize, b: usize, from: f64| json!({ "ball": { "between": [a, b], "anchors": [[from, 0], [-0.5, 0]] } });
    let mut method = method.clone();
    method["stepSize"] = json!(END / f64::from(steps));
    method["substeps"] = json!(1);
    simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0, -common::G], "method": method,
        "bodies": [rod(1.0, 0.5), rod(2.0, 1.5), { "particle": {}, "at": [0, 0], "fixed": true }],
        "constraints": [joint(2, 0, 0.0), joint(0, 1, 0.5)],
    }))
}

/// Where the rods are at the end, by Runge–Kutta in the two angles.
fn exact_end() -> Vec<f64> {
    let s = pendulum(&json!({ "kind": "rattle" }), 1);
    let model = s.world().model();
    let tree = Tree::from_model(model).unwrap();
    let (mut dynamics, mut q, mut v) = (Dynamics::default(), tree.start(), vec![0.0; 2]);
    (0..8000).for_each(|_| dynamics.step(&tree, &mut q, &mut v, &[0.0; 2], END / 8000.0));
    let mut places = State::start(&model.bodies).q;
    tree.write(&model.bodies, &q, dynamics.places(), &mut Vec::new(), &mut places);
    places
}

fn smooth_order(row: &Row, end: &[f64]) -> f64 {
    let coarsest = [1600, 800, 0, 160, 100][row.order as usize - 1];
    let error = |steps: u32| {
        let mut s = pendulum(&row.method, steps);
        run(&mut s, steps);
        s.world().state().q.iter().zip(end).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max)
    };
    let points: Vec<(f64, f64)> = (0..3).map(|k| (END / f64::from(coarsest << k), error(coarsest << k))).collect();
    exact::order(&points)
}

/// A ball with e = 0.8 that falls from many heights onto the ground; the mean error after one bounce.
fn bouncing_error(method: &Value, steps: u32) -> f64 {
    const HEIGHTS: u32 = 24;
    let (end, e) = (0.5, 0.8);
    let one = |k: u32| {
        let gap = 0.4 + 0.01 * f64::from(k);
        let mut method = method.clone();
        method["stepSize"] = json!(end / f64::from(steps));
        method["substeps"] = json!(1);
        method["solver"] = json!({ "kind": "gauss-seidel" });
        let mut s = simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -common::G], "method": method,
            "bodies": [
                { "shape": { "disc": 0.5 }, "at": [0, 0.5 + gap], "restitution": e },
                { "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "restitution": e },
            ],
        }));
        run(&mut s, steps);
        let fall = (2.0 * gap / common::G).sqrt();
        let since = end - fall;
        let exact = 0.5 + e * common::G * fall * since - 0.5 * common::G * since * since;
        (s.world().state().q[1] - exact).abs()
    };
    (0..HEIGHTS).map(one).sum::<f64>() / f64::from(HEIGHTS)
}

fn bouncing_order(method: &Value) -> f64 {
    let points: Vec<(f64, f64)> = (0..4).map(|k| (1.0 / f64::from(200 << k), bouncing_error(method, 200 << k))).collect();
    exact::order(&points)
}

#[test]
fn the_table_of_orders_is_what_is_measured() {
    let end = exact_end();
    let (mut table, mut wrong) = (String::new(), Vec::new());
    for row in rows() {
        let smooth = smooth_order(&row, &end);
        let bouncing = match row.method["kind"].as_str() {
            // The impact is located, and parabolas are exact from the second order on.
            Some("acceleration") if row.order > 1 && bouncing_error(&row.method, 50) < 1e-6 => "exact".into(),
            _ => format!("{:.1}", bouncing_order(&row.method)),
        };
        table += &format!("| {} | {smooth:.1} | {bouncing} |\n", row.name);
        wrong.extend(((smooth - f64::from(row.order)).abs() > 0.25).then(|| format!("{}: {smooth}", row.name)));
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    let docs = common::read("docs/model.md");
    assert!(docs.contains(&table), "docs/model.md, \"Orders, measured\":\n{table}");
}
