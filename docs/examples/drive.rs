//! A pendulum from Rust: `cargo run --example drive`.
//!
//! Prints how far the bead drifts off its circle in ten seconds, without feedback and with it.

use constrained_dynamics::{Result, Simulation};
use serde_json::{Value, json};

fn main() -> Result<()> {
    for (alpha, beta) in [(0.0, 0.0), (100.0, 20.0)] {
        let scene = json!({
            "version": 1, "space": "plane", "gravity": [0.0, -9.81],
            "bodies": [{ "particle": {}, "at": [1.0, 0.0] }],
            "constraints": [{ "circle": { "body": 0, "radius": 1.0, "form": "length" } }],
            "method": { "kind": "acceleration", "alpha": alpha, "beta": beta, "integrator": "rk4", "stepSize": 0.01 },
        });
        let mut simulation = Simulation::from_document(&scene, &serde_json::Map::<String, Value>::new())?;
        let report = simulation.step(1000);
        println!(
            "α = {alpha:3} 1/s², β = {beta:2} 1/s: C = {:+.2e} m after {} steps ({}), energy drift {:+.2e} J",
            simulation.observe("constraint[0].C")?,
            report.steps,
            report.step.status.as_str(),
            simulation.observe("energy.drift")?,
        );
    }
    Ok(())
}
