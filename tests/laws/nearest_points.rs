//! A bead on a parametric curve stays on it wherever it is: far out on a steep parabola, many turns up a helix, beyond the arch of a
//! cycloid. There C is the distance from the curve, computed here by another way.

use crate::common::{assert_near, simulation};
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

/// A bead without gravity, under Runge–Kutta with feedback.
fn bead(space: &str, at: &[f64], velocity: &[f64], constraint: Value) -> Simulation {
    let method = json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 1e-3, "alpha": 400, "beta": 40 });
    let body = json!({ "particle": {}, "at": at, "velocity": velocity });
    let document = json!({ "version": 1, "space": space, "bodies": [body], "constraints": [constraint], "method": method });
    simulation(&document)
}

/// After two seconds: it has moved at its speed, and is where `off` says by how much it is away from the curve.
fn stays(mut s: Simulation, speed: f64, off: impl Fn(&[f64]) -> f64) {
    for _ in 0..20 {
        s.step(100);
        let at = &s.world().state().q;
        assert_near(off(at), 0.0, 1e-6, format!("off the curve at {at:?}"));
        let v = s.world().state().v.iter().map(|v| v * v).sum::<f64>().sqrt();
        assert_near(v, speed, 1e-5, "speed");
    }
}

#[test]
fn far_out_on_a_steep_parabola() {
    // y = x²/2p with p = 0.05, from 20 m up: 32 times as far out as the curve is drawn.
    let (p, x): (f64, f64) = (0.05, -std::f64::consts::SQRT_2);
    let slope = x / p;
    let along = 1.0 / (1.0 + slope * slope).sqrt();
    for speed in [3.0, -3.0] {
        let velocity = [speed * along, speed * slope * along];
        let s = bead("plane", &[x, 0.5 * x * x / p], &velocity, json!({ "parabola": { "body": 0, "curvatureRadius": p } }));
        // Across the curve, to first order.
        stays(s, 3.0, |q| (q[1] - 0.5 * q[0] * q[0] / p) / (1.0 + q[0] * q[0] / p / p).sqrt());
    }
}

#[test]
fn many_turns_up_a_helix() {
    let (r, pitch, turn) = (0.3, 0.1, 400.0);
    let rise = pitch / (2.0 * std::f64::consts::PI);
    let along = 1.0 / (r * r + rise * rise).sqrt();
    let helix = json!({ "helix": { "body": 0, "radius": r, "pitch": pitch, "turns": 3 } });
    let s = bead("space", &[r, turn * pitch, 0.0], &[0.0, rise * along, -r * along], helix);
    stays(s, 1.0, |q| {
        let angle = q[1] / rise;
        ((q[0] - r * angle.cos()).powi(2) + (q[2] + r * angle.sin()).powi(2)).sqrt()
    });
}

#[test]
fn beyond_the_arch_of_a_cycloid_it_goes_on_straight() {
    // Outwards at either end, s = ±3, from a little beyond it. In space C also depends on which point of the line is the nearest.
    let (r, end): (f64, f64) = (0.5, 3.0);
    let length = (1.0 + end.cos()).hypot(end.sin());
    for (space, side) in [("plane", 1.0), ("plane", -1.0), ("space", 1.0), ("space", -1.0)] {
        let tip = [side * r * (end + end.sin()), r * (1.0 - end.cos()), 0.0];
        let along = [side * (1.0 + end.cos()) / length, end.sin() / length, 0.0];
        let start = std::array::from_fn::<_, 3, _>(|i| tip[i] + 0.1 * along[i]);
        let coordinates = if space == "plane" { 2 } else { 3 };
        let cycloid = json!({ "cycloid": { "body": 0, "rollingRadius": r } });
        let s = bead(space, &start[..coordinates], &along[..coordinates], cycloid);
        stays(s, 1.0, |q| {
            let sideways = (q[0] - tip[0]) * along[1] - (q[1] - tip[1]) * along[0];
            sideways.hypot(q.get(2).copied().unwrap_or(0.0))
        });
    }
}
