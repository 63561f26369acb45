//! Memory of large worlds, in bytes a body, with the recorded moments to which one can go back.

use crate::common::G;
use crate::{BYTES, PEAK};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Map, Value, json};

/// Bytes a body.
#[derive(Debug)]
struct Bytes {
    /// The most while the document is read, with the document.
    reading: i64,
    /// Of a world that has only been read.
    read: i64,
    /// Of one that has taken some steps.
    running: i64,
}

fn bytes_a_body(make: impl FnOnce() -> Value) -> Bytes {
    let before = BYTES.get();
    let document = make();
    let bodies = document["bodies"].as_array().unwrap().len() as i64;
    PEAK.set(BYTES.get());
    let mut s = Simulation::from_own_document(document, &Map::new()).unwrap();
    let (read, reading) = (BYTES.get(), PEAK.get());
    assert_eq!(s.step(12).step.status, Status::Ok);
    let [reading, read, running] = [reading, read, BYTES.get()].map(|bytes| (bytes - before) / bodies);
    Bytes { reading, read, running }
}

/// Bodies of one shape, and ground.
fn heap(space: &str, shape: &Value, places: impl Iterator<Item = Vec<f64>>) -> Value {
    let (d, ground) = if space == "plane" { (2, "halfPlane") } else { (3, "halfSpace") };
    let [up, origin, gravity] = [[0.0, 1.0, 0.0], [0.0; 3], [0.0, -G, 0.0]].map(|x| json!(x[..d]));
    let ground = json!({ "shape": { ground: up }, "at": origin, "fixed": true });
    let mut document = json!({ "version": 1, "space": space, "gravity": gravity });
    document["bodies"] = std::iter::once(ground).chain(places.map(|at| json!({ "shape": shape, "at": at }))).collect();
    document
}

#[test]
fn a_box_of_a_row_on_the_ground_has_bounded_memory() {
    let places = (0..4_000).map(|k| vec![1.05 * f64::from(k), 0.5]);
    let bytes = bytes_a_body(|| heap("plane", &json!({ "box": [0.5, 0.5] }), places));
    assert!(bytes.running <= 2_650 && bytes.read <= 365 && bytes.reading <= 1_650, "{bytes:?}");
}

#[test]
fn a_box_of_a_pyramid_has_bounded_memory() {
    let rows = 100;
    let row = |r: i32| (0..rows - r).map(move |k| vec![1.05 * (f64::from(k) - 0.5 * f64::from(rows - 1 - r)), 0.5 + f64::from(r)]);
    let bytes = bytes_a_body(|| heap("plane", &json!({ "box": [0.5, 0.5] }), (0..rows).flat_map(row)));
    assert!(bytes.running <= 4_500 && bytes.read <= 365, "{bytes:?}");
}

#[test]
fn a_disc_of_a_heap_has_bounded_memory() {
    let places = (0..2_000).map(|k| vec![1.01 * f64::from(k % 44) + if k / 44 % 2 == 0 { 0.0 } else { 0.4 }, 0.5 + f64::from(k / 44)]);
    let bytes = bytes_a_body(|| heap("plane", &json!({ "disc": 0.5 }), places));
    assert!(bytes.running <= 2_000 && bytes.read <= 365, "{bytes:?}");
}

#[test]
fn a_brick_of_a_wall_in_space_has_bounded_memory() {
    let places = (0..500).map(|k| vec![f64::from(k % 20) + 0.5 * f64::from(k / 20 % 2), 0.25 + 0.5 * f64::from(k / 20), 0.0]);
    let bytes = bytes_a_body(|| heap("space", &json!({ "box": [0.5, 0.25, 0.25] }), places));
    assert!(bytes.running <= 16_000 && bytes.read <= 520, "{bytes:?}");
}

#[test]
fn a_link_of_a_chain_takes_less_than_its_document() {
    let n = 5_000;
    let particle =
        |i: i32| json!({ "particle": {}, "at": [0.16 * f64::from(i), if i % 2 == 0 { 0.0 } else { -0.12 }], "fixed": i == 0 || i == n });
    let link = |i: i32| json!({ "distance": { "between": [i, i + 1], "length": 0.2 } });
    let bytes = bytes_a_body(|| {
        let mut document = json!({ "version": 1, "space": "plane", "gravity": [0.0, -G], "method": { "kind": "rattle" } });
        document["bodies"] = (0..=n).map(particle).collect();
        document["constraints"] = (0..n).map(link).collect();
        document
    });
    assert!(bytes.running <= 1_550 && bytes.read <= 810 && bytes.reading <= 2_350, "{bytes:?}");
}
