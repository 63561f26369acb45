//! How long one step takes, natively: the circle under each method, integrator and solver, with and without recording;
//! ropes of 10 to 10,000 links and cloths of 30 × 30 and 100 × 100 masses under RATTLE with the sparse direct solver.
//! `cargo bench --bench step`. These machines are noisy: compare within one run, by ratio.

use constrained_dynamics::Simulation;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use serde_json::{Map, Value, json};
use std::time::Duration;

fn circle(parameters: &Value) -> Simulation {
    let parameters = parameters.as_object().cloned().unwrap_or_default();
    Simulation::from_scene("circle", &parameters).expect("the catalogue's own scene")
}

fn steps(c: &mut Criterion) {
    let mut group = c.benchmark_group("100 steps of the circle");
    group.measurement_time(Duration::from_secs(2)).warm_up_time(Duration::from_millis(300)).sample_size(30);
    for (name, parameters) in [
        ("explicit Euler, CG", json!({ "integrator": "explicit-euler" })),
        ("RK4, CG", json!({ "integrator": "rk4" })),
        ("RK4, direct", json!({ "integrator": "rk4", "solver": "direct" })),
        ("RK4, penalty", json!({ "integrator": "rk4", "method": "penalty" })),
    ] {
        group.bench_function(name, |b| {
            b.iter_batched_ref(|| circle(&parameters), |s| s.step(100), BatchSize::SmallInput);
        });
    }
    group.bench_function("RK4, CG, three series recorded", |b| {
        let names = ["C.norm", "Cdot.norm", "energy.drift"].map(String::from);
        let start = || {
            let mut s = circle(&json!({ "integrator": "rk4" }));
            s.record(&names, 1, 3600).expect("these observables exist");
            s
        };
        b.iter_batched_ref(start, |s| s.step(100), BatchSize::SmallInput);
    });
    group.finish();
}

fn documents(c: &mut Criterion) {
    let document = json!({
        "version": 1, "space": "plane",
        "bodies": (0..1000).map(|i| json!({ "particle": {}, "at": [i, 0] })).collect::<Vec<_>>(),
        "constraints": (0..1000).map(|i| json!({ "circle": { "body": i } })).collect::<Vec<_>>(),
    });
    c.bench_function("read a document of 1,000 particles on circles", |b| {
        b.iter(|| Simulation::from_document(&document, &Map::new()).expect("a valid document"));
    });
}

/// Unit masses joined by links of 0.2 m, the first `held` ones held, stepped by 1/60 s in two substeps.
fn net(space: &str, at: &[Vec<f64>], held: &[usize], links: &[[usize; 2]]) -> Simulation {
    let body = |(i, at)| json!({ "particle": {}, "at": at, "fixed": held.contains(&i) });
    let link = |between| json!({ "distance": { "between": between, "length": LENGTH, "form": "length" } });
    let document = json!({
        "version": 1, "space": space,
        "gravity": if space == "plane" { vec![0.0, -9.81] } else { vec![0.0, -9.81, 0.0] },
        "bodies": at.iter().enumerate().map(body).collect::<Vec<_>>(),
        "constraints": links.iter().map(link).collect::<Vec<_>>(),
        "method": { "kind": "rattle", "stepSize": 1.0 / 60.0, "substeps": 2, "solver": { "kind": "direct" } },
    });
    Simulation::from_document(&document, &Map::new()).expect("a valid document")
}

/// m
const LENGTH: f64 = 0.2;

/// Held at one end, let go straight out to the side.
fn rope(n: usize) -> Simulation {
    let at: Vec<_> = (0..=n).map(|i| vec![i as f64 * LENGTH, 0.0]).collect();
    let links: Vec<_> = (0..n).map(|i| [i, i + 1]).collect();
    net("plane", &at, &[0], &links)
}

/// A net that lies level in space, held at two corners; its rows are folded, since no rigid links can hold a straight edge.
fn cloth(n: usize) -> Simulation {
    let (across, down) = (0.8 * LENGTH, 0.6 * LENGTH);
    let place = |column: usize, row: usize| vec![column as f64 * across, -((column % 2) as f64) * down, row as f64 * LENGTH];
    let at: Vec<_> = (0..n * n).map(|i| place(i % n, i / n)).collect();
    let beside = (0..n * n).filter(|i| i % n > 0).map(|i| [i - 1, i]);
    let below = (n..n * n).map(|i| [i - n, i]);
    net("space", &at, &[0, n - 1], &beside.chain(below).collect::<Vec<_>>())
}

fn nets(c: &mut Criterion) {
    let mut group = c.benchmark_group("10 steps");
    group.measurement_time(Duration::from_secs(3)).warm_up_time(Duration::from_millis(300)).sample_size(10);
    for n in [10, 100, 1_000, 10_000] {
        group.bench_function(format!("rope of {n}"), |b| {
            b.iter_batched_ref(|| rope(n), |s| s.step(10), BatchSize::LargeInput);
        });
    }
    for n in [30, 100] {
        group.bench_function(format!("cloth of {n} by {n}"), |b| {
            b.iter_batched_ref(|| cloth(n), |s| s.step(10), BatchSize::LargeInput);
        });
    }
    group.finish();
}

criterion_group!(benches, steps, documents, nets);
criterion_main!(benches);
