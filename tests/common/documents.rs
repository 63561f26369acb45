//! Documents that several tests share.

use super::scene;
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

/// The catalogue scene "circle" with parameters.
pub fn circle(parameters: Value) -> Simulation {
    scene("circle", parameters)
}

/// One bead on one ring, started so that it goes round.
pub fn bead() -> Value {
    json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [{ "particle": {}, "at": [1, 0], "velocity": [0, 2] }],
        "constraints": [{ "circle": { "body": 0 } }],
        "method": { "kind": "acceleration" },
    })
}

/// A bit of everything that the plane has: names, a fixed body, both forms, every force, a method with every number.
pub fn everything() -> Value {
    json!({
        "version": 1, "space": "plane", "title": "a bit of everything", "gravity": [0, -9.81],
        "bodies": [
            { "id": "bead", "particle": {}, "mass": 2, "at": [1, 0], "velocity": [0, 0.5] },
            { "particle": {}, "at": [0, -1.5] },
            { "id": "pin", "particle": {}, "at": [3, 3], "fixed": true },
            { "id": "free", "particle": {}, "mass": 0.3, "at": [-2, 1], "velocity": [1, 0] },
        ],
        "constraints": [
            { "id": "ring", "circle": { "body": "bead", "radius": 1, "form": "length" } },
            { "circle": { "body": 1, "center": [0, 0.5], "radius": 2, "form": "half-squared" } },
        ],
        "forces": [
            { "id": "wind", "constant": { "force": [0.2, 0.1], "body": "free" } },
            { "gravity": { "acceleration": [0.1, 0] } },
            { "drag": { "coefficient": 0.05 } },
            { "id": "hand", "user": { "body": 1, "force": [0.3, 0] } },
        ],
        "method": {
            "kind": "acceleration", "integrator": "rk4", "stepSize": 0.005, "substeps": 2, "alpha": 100, "beta": 20,
            "idle": { "stiffness": 500, "damping": 3 },
            "solver": { "kind": "cg", "tolerance": 1e-13, "maxIterations": 50, "rankTolerance": 1e-11, "warmStart": true },
        },
        "mouse": { "mouseFrequency": 3, "mouseDamping": 0.7 },
    })
}

/// The document of [`everything`] under another method, with the values of all methods.
pub fn everything_under(method: &str) -> Value {
    let mut document = everything();
    let words = document["method"].as_object_mut().expect("an object");
    for word in ["integrator", "alpha", "beta"] {
        let value = words.remove(word).expect("a value");
        words["idle"][word] = value;
    }
    words["kind"] = json!(method);
    document
}

/// Two particles on tilted circles in space, one under the other's name.
pub fn in_space() -> Value {
    json!({
        "version": 1, "space": "space", "gravity": [0, -9.81, 0],
        "bodies": [
            { "id": "a", "particle": {}, "at": [1, 0, 0], "velocity": [0, 1, 0] },
            { "particle": {}, "mass": 3, "at": [0, 2, 1] },
        ],
        "constraints": [
            { "circle": { "body": "a", "normal": [0, 0, 2], "form": "length" } },
            { "circle": { "body": 1, "center": [0, 0, 1], "radius": 2, "normal": [1, 0, 0.2] } },
        ],
        "forces": [{ "drag": { "coefficient": 0.2, "body": "a" } }],
        "method": { "integrator": "midpoint", "stepSize": 0.002, "alpha": 50, "beta": 14, "solver": { "kind": "direct" } },
    })
}
