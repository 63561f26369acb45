//! Documents of rigid bodies; gaps and contact forces of their simulations.

use super::G;
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

/// The ground of the plane, y = 0.
pub fn ground() -> Value {
    json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true })
}

/// The floor of space, y = 0.
pub fn floor() -> Value {
    json!({ "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true })
}

/// A square of mass 1 kg and side 1 m.
pub fn square(x: f64, y: f64) -> Value {
    json!({ "shape": { "box": [0.5, 0.5] }, "mass": 1, "at": [x, y] })
}

/// A cube of mass 1 kg and side 1 m.
pub fn cube(x: f64, y: f64, z: f64) -> Value {
    json!({ "shape": { "box": [0.5, 0.5, 0.5] }, "mass": 1, "at": [x, y, z] })
}

/// The body with other fields.
pub fn with(mut body: Value, fields: Value) -> Value {
    for (key, value) in fields.as_object().expect("an object") {
        body[key] = value.clone();
    }
    body
}

/// A document with gravity, in the dimension of the first body's position. A method without a kind is time stepping.
pub fn heavy(bodies: Vec<Value>, mut method: Value) -> Value {
    if method["kind"].is_null() {
        method["kind"] = json!("velocity");
    }
    let d = bodies[0]["at"].as_array().expect("a place").len();
    let gravity = [0.0, -G, 0.0];
    json!({ "version": 1, "space": if d == 2 { "plane" } else { "space" }, "gravity": gravity[..d], "bodies": bodies, "method": method })
}

/// A document without gravity.
pub fn weightless(bodies: Vec<Value>, method: Value) -> Value {
    let mut document = heavy(bodies, method);
    document.as_object_mut().expect("an object").remove("gravity");
    document
}

/// Time stepping in one substep, iterated to convergence.
pub fn converged(h: f64) -> Value {
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 100_000, "tolerance": 1e-12 });
    json!({ "kind": "velocity", "stepSize": h, "substeps": 1, "solver": solver })
}

/// Takes all these steps with a residual below 1e-7: at impacts with friction the sweeps may cycle in the last digits.
#[track_caller]
pub fn run_closely(s: &mut Simulation, steps: u32) {
    for _ in 0..steps {
        let report = s.step(1);
        assert_eq!(report.steps, 1, "{:?}", report.message);
        assert!(report.step.solver.residual < 1e-7, "{:?}", report.step.solver);
    }
}

/// The smallest gap there is, m; infinity where nothing is near.
pub fn deepest(s: &mut Simulation) -> f64 {
    s.contacts().iter().map(|c| c.gap).fold(f64::INFINITY, f64::min)
}

/// λ_n of all contacts together, N.
pub fn pressure(s: &mut Simulation, bodies: [u32; 2]) -> f64 {
    s.contacts().iter().filter(|c| c.bodies == bodies || c.bodies == [bodies[1], bodies[0]]).map(|c| c.lambda[0]).sum()
}
