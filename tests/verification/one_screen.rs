//! The programs of one screen in `docs/examples` do without the engine what the engine does.

#[path = "../../docs/examples/bead_on_circle.rs"]
mod bead_on_circle;
#[path = "../../docs/examples/box_on_floor.rs"]
mod box_on_floor;

use crate::common::simulation;
use bead_on_circle::Bead;
use box_on_floor::BoxOnFloor;
use serde_json::json;

#[test]
fn the_bead_has_the_engines_lambda_in_every_step() {
    let mut bead = Bead { x: [1.0, 0.0], v: [0.0, 0.5], m: 2.0, r: 1.0, alpha: 30.0, beta: 7.0 };
    let mut engine = simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0.0, -9.81],
        "bodies": [{ "particle": {}, "mass": bead.m, "at": bead.x, "velocity": bead.v }],
        "constraints": [{ "circle": { "body": 0, "radius": bead.r } }],
        "method": { "kind": "acceleration", "integrator": "symplectic-euler", "stepSize": 0.01, "alpha": bead.alpha, "beta": bead.beta },
    }));
    for step in 0..500 {
        let lambda = bead.lambda([0.0, -9.81 * bead.m]);
        let theirs = engine.lambda()[0];
        // Rounding, grown over 500 steps of a swing that is not chaotic.
        assert!((lambda - theirs).abs() < 1e-10 * (1.0 + lambda.abs()), "step {step}: λ = {lambda}, the engine has {theirs}");
        bead.step(0.01);
        engine.step(1);
    }
    assert!((bead.x[0] - engine.positions()[0]).abs() < 1e-11);
}

#[test]
fn the_box_has_the_engines_lambda_in_every_step_of_fall_impact_sliding_and_rest() {
    let mut by_hand = BoxOnFloor { q: [0.0, 0.7, 0.1], v: [2.0, 0.0, 0.0], lambda: [[0.0; 2]; 2] };
    let (h, sweeps) = (0.0025, 20);
    let mut engine = simulation(&json!({
        "version": 1, "space": "plane", "gravity": [0.0, -9.81],
        "bodies": [
            { "shape": { "box": [0.5, 0.5] }, "mass": 1, "at": [0.0, 0.7], "angle": 0.1, "velocity": [2.0, 0.0], "friction": 0.5 },
            { "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "friction": 0.5 }],
        "method": { "kind": "velocity", "stepSize": h, "substeps": 1, "baumgarte": 0.2, "slop": 0.005,
                    "solver": { "kind": "gauss-seidel", "maxIterations": sweeps, "tolerance": 0, "warmStart": true } },
    }));
    let (mut pressed, mut slid, mut stuck) = (0, 0, 0);
    for step in 0..800 {
        by_hand.step(h, sweeps);
        engine.step(1);
        let touches = engine.contacts();
        for (i, ours) in by_hand.lambda.iter().enumerate() {
            // The engine has its tangent the other way round.
            let right = |x: f64| (x > by_hand.q[0]) == (i == 0);
            let theirs = touches.iter().find(|t| right(t.point.x)).map_or([0.0; 2], |t| [t.lambda[0], -t.lambda[1]]);
            for (row, (ours, theirs)) in ours.iter().zip(theirs).enumerate() {
                let ours = ours / h;
                // Rounding: of 400 N at impact, through 20 sweeps and 800 steps.
                assert!((ours - theirs).abs() < 1e-10, "step {step}, corner {i}, row {row}: λ = {ours} N, the engine has {theirs} N");
            }
        }
        let total = |row: usize| by_hand.lambda.iter().map(|l| l[row] / h).sum::<f64>();
        let (normal, tangent) = (total(0), total(1).abs());
        if normal > 1e-9 {
            pressed += 1;
            if tangent > 0.5 * normal * (1.0 - 1e-9) { slid += 1 } else { stuck += 1 }
        }
    }
    assert!(pressed > 500 && slid > 20 && stuck > 200, "pressed {pressed}, slid {slid}, stuck {stuck}");
}
