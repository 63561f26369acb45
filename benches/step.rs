//! How long one step takes, natively: the circle under each method, integrator and solver, with and without recording.
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

criterion_group!(benches, steps, documents);
criterion_main!(benches);
