//! Helpers of all test crates: simulations, observables, comparisons, files. Documents go in and numbers come out; the core's own
//! formulas are not used.
#![allow(dead_code)] // each crate uses its part

pub mod beads;
pub mod bodies;
pub mod cases;
pub mod documents;
pub mod exact;
pub mod lcp;
pub mod random_beads;

use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use glam::DVec3;
use serde_json::{Map, Value};
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Acceleration of gravity in VERIFICATION.md, m/s².
pub const G: f64 = 9.81;

/// A file of the repository.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// A file of the repository as text.
pub fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// Applies a function to each item, on all cores; the results are in the order of the items.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], of: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let i = next.fetch_add(1, Relaxed);
            let Some(item) = items.get(i) else { return done };
            done.push((i, of(item)));
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, R)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|t| t.join().unwrap()).collect()
    });
    done.sort_by_key(|(i, _)| *i);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The simulation of a valid document.
pub fn simulation(document: &Value) -> Simulation {
    Simulation::from_document(document, &Map::new()).unwrap_or_else(|e| panic!("{e}\n{document:#}"))
}

/// A scene of the catalogue with parameters.
pub fn scene(id: &str, parameters: Value) -> Simulation {
    let Value::Object(parameters) = parameters else { panic!("an object is wanted") };
    Simulation::from_scene(id, &parameters).unwrap_or_else(|e| panic!("{id}: {e}"))
}

/// The ids that menus offer under a key of the catalogue.
pub fn ids(key: &str) -> Vec<String> {
    let catalog = constrained_dynamics::scene::catalogue::catalog();
    catalog[key].as_array().unwrap().iter().map(|e| e["id"].as_str().unwrap().to_string()).collect()
}

/// Takes all these steps, or fails.
#[track_caller]
pub fn run(s: &mut Simulation, steps: u32) {
    let report = s.step(steps);
    assert_eq!((report.step.status, report.steps), (Status::Ok, steps), "{:?}", report.message);
}

pub fn observe(s: &mut Simulation, name: &str) -> f64 {
    s.observe(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// t, q and v are finite.
pub fn is_finite(s: &Simulation) -> bool {
    let state = s.world().state();
    state.t.is_finite() && state.q.iter().chain(&state.v).all(|x| x.is_finite())
}

/// ‖x‖₂
pub fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

/// ‖x − y‖₂
pub fn distance(x: &[f64], y: &[f64]) -> f64 {
    norm(&x.iter().zip(y).map(|(x, y)| x - y).collect::<Vec<_>>())
}

/// ‖x‖∞
pub fn max_norm(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |most, x| most.max(x.abs()))
}

/// ‖x − y‖∞
pub fn max_difference(x: &[f64], y: &[f64]) -> f64 {
    assert_eq!(x.len(), y.len());
    x.iter().zip(y).fold(0.0, |most, (x, y)| most.max((x - y).abs()))
}

/// Fails unless x and y are within `tolerance`; NaN fails.
#[track_caller]
pub fn assert_near(x: f64, y: f64, tolerance: f64, what: impl Display) {
    assert!((x - y).abs() <= tolerance, "{what}: {x} is not {y}, off by {:e} (allowed {tolerance:e})", x - y);
}

/// As `assert_near`, by the length of x − y.
#[track_caller]
pub fn assert_vector_near(x: DVec3, y: DVec3, tolerance: f64, what: impl Display) {
    assert!((x - y).length() <= tolerance, "{what}: {x} is not {y}, off by {:e} (allowed {tolerance:e})", (x - y).length());
}

/// As `assert_near`, entry by entry.
#[track_caller]
pub fn assert_all_near(x: &[f64], y: &[f64], tolerance: f64, what: impl Display) {
    assert_eq!(x.len(), y.len(), "{what}");
    for (x, y) in x.iter().zip(y) {
        assert_near(*x, *y, tolerance, &what);
    }
}
