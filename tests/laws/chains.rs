//! Ground given by its points: what slides or rolls on a chain keeps its energy, and what lies on it stays there.

use constrained_dynamics::Simulation;
use serde_json::{Map, Value, json};
use std::f64::consts::PI;

const G: f64 = 9.81;

/// A body of 1 kg on a chain; nothing else is said unless `method` says it.
fn on_chain(points: &[[f64; 2]], body: Value, method: Option<Value>) -> Simulation {
    let friction = body.get("friction").cloned().unwrap_or(json!(0));
    let ground = json!({ "shape": { "chain": points }, "at": [0, 0], "fixed": true, "friction": friction });
    let mut document = json!({ "version": 1, "space": "plane", "gravity": [0, -G], "bodies": [body, ground] });
    if let Some(method) = method {
        document["method"] = method;
    }
    Simulation::from_own_document(document, &Map::new()).unwrap()
}

/// Half a circle of radius 1 m, drawn by so many links outside it.
fn bowl(links: usize) -> Vec<[f64; 2]> {
    let radius = 1.0 / (PI / (2 * links) as f64).cos();
    let at = |k: usize| PI + PI * k as f64 / links as f64;
    (0..=links).map(|k| [radius * at(k).cos(), radius * at(k).sin()]).collect()
}

/// In the bowl, at 1 rad from its lowest point, so far off it.
fn in_bowl(off: f64) -> Value {
    json!([(1.0 - off) * 1.0_f64.sin(), -(1.0 - off) * 1.0_f64.cos()])
}

#[test]
fn smooth_ground_of_many_links_gives_no_energy() {
    let disc = json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": in_bowl(0.1), "friction": 0 });
    let slab = json!({ "shape": { "box": [0.1, 0.05] }, "mass": 1, "at": in_bowl(0.055), "angle": 1, "friction": 0 });
    let point = json!({ "particle": {}, "mass": 1, "at": in_bowl(0.001) });
    let drop = G * 0.9 * (1.0 - 1.0_f64.cos());
    for (name, body) in [("disc", disc), ("box", slab), ("particle", point)] {
        for links in [24, 50, 100, 400] {
            let mut simulation = on_chain(&bowl(links), body.clone(), None);
            for second in 1..=10 {
                simulation.step(100);
                let gained = simulation.observe("energy.drift").unwrap() / drop;
                assert!(gained < 0.01, "{name}, {links} links, {second} s: {gained}");
                let [x, y] = [simulation.positions()[0], simulation.positions()[1]];
                assert!(x.hypot(y) < 1.02, "{name}, {links} links, {second} s: at {x}, {y}");
            }
        }
    }
}

#[test]
fn a_rough_bowl_of_many_links_lets_a_disc_roll_to_and_fro() {
    // Rolling in a bowl: ½·1.5 m v² = m g (R − r)(1 − cos φ).
    for links in [50, 100, 400] {
        let disc = json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": in_bowl(0.1), "friction": 1 });
        let mut simulation = on_chain(&bowl(links), disc, None);
        let mut fastest = 0.0_f64;
        for _ in 0..300 {
            simulation.step(1);
            fastest = fastest.max(simulation.velocities()[0].hypot(simulation.velocities()[1]));
        }
        let expected = (G * 0.9 * (1.0 - 1.0_f64.cos()) / 0.75).sqrt();
        assert!((fastest - expected).abs() < 0.03 * expected, "{links} links: {fastest}, not {expected}");
    }
}

#[test]
fn a_particle_does_not_fall_through_a_chain() {
    let hills = [[-5.0, 0.0], [-1.0, 0.0], [1.0, 0.1], [2.0, 0.0], [5.0, 1.0]];
    let ground = |x: f64| {
        let k = (1..hills.len()).find(|k| x <= hills[*k][0]).unwrap();
        let ([a, c], [b, d]) = (hills[k - 1], hills[k]);
        c + (d - c) * (x - a) / (b - a)
    };
    for kind in [None, Some("velocity"), Some("rattle"), Some("position")] {
        for (at, velocity) in [([0.3, 1.0], [0.0, 0.0]), ([-0.7, 0.2], [1.0, 0.0]), ([-2.0, 0.0], [0.0, 0.0]), ([-1.0, 0.3], [0.3, -4.0])] {
            for reversed in [false, true] {
                let mut points = hills;
                if reversed {
                    points.reverse();
                }
                let body = json!({ "particle": {}, "at": at, "velocity": velocity });
                let mut simulation = on_chain(&points, body, kind.map(|kind| json!({ "kind": kind })));
                simulation.step(300);
                let [x, y] = [simulation.positions()[0], simulation.positions()[1]];
                assert!((y - ground(x)).abs() < 1e-3, "{kind:?} from {at:?}, reversed {reversed}: {y} over {} at {x}", ground(x));
            }
        }
    }
}

#[test]
fn a_particle_comes_to_lie_on_a_chain_from_below_as_from_above() {
    // Gravity upwards: the chain is its ceiling.
    let document = json!({
        "version": 1, "space": "plane", "gravity": [0, G],
        "bodies": [{ "particle": {}, "at": [0.1, -0.5] }, { "shape": { "chain": [[-1, 0], [0, 0], [1, 0]] }, "at": [0, 0], "fixed": true }]
    });
    let mut simulation = Simulation::from_own_document(document, &Map::new()).unwrap();
    simulation.step(300);
    assert!(simulation.positions()[1].abs() < 1e-6, "{}", simulation.positions()[1]);
}
