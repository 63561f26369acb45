//! Memory of large worlds, in bytes a body, with the recorded moments to which one can go back.

use crate::BYTES;
use crate::common::{G, simulation};
use constrained_dynamics::world::Status;
use serde_json::{Value, json};

/// Bytes a body of a world that has taken some steps, and of one that has only been read.
fn bytes_a_body(document: &Value) -> [i64; 2] {
    let bodies = document["bodies"].as_array().unwrap().len() as i64;
    let before = BYTES.get();
    let mut s = simulation(document);
    let read = BYTES.get() - before;
    assert_eq!(s.step(6).step.status, Status::Ok);
    [BYTES.get() - before, read].map(|bytes| bytes / bodies)
}

#[test]
fn a_box_of_a_pyramid_takes_five_kilobytes_and_half_a_one_before_it_touches() {
    let rows = 100;
    let row = |r: i32| (0..rows - r).map(move |k| (1.05 * (f64::from(k) - 0.5 * f64::from(rows - 1 - r)), 0.5 + f64::from(r)));
    let square = |(x, y): (f64, f64)| json!({ "shape": { "box": [0.5, 0.5] }, "at": [x, y] });
    let floor = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true });
    let bodies: Vec<Value> = std::iter::once(floor).chain((0..rows).flat_map(row).map(square)).collect();
    let document = json!({ "version": 1, "space": "plane", "gravity": [0.0, -G], "bodies": bodies });
    let [running, read] = bytes_a_body(&document);
    assert!(running <= 5_200 && read <= 500, "{running} bytes, {read} when it was read");
}

#[test]
fn a_link_of_a_chain_takes_two_kilobytes() {
    let n = 5_000;
    let particle =
        |i: i32| json!({ "particle": {}, "at": [0.16 * f64::from(i), if i % 2 == 0 { 0.0 } else { -0.12 }], "fixed": i == 0 || i == n });
    let link = |i: i32| json!({ "distance": { "between": [i, i + 1], "length": 0.2 } });
    let document = json!({ "version": 1, "space": "plane", "gravity": [0.0, -G], "method": { "kind": "rattle" },
        "bodies": (0..=n).map(particle).collect::<Vec<_>>(), "constraints": (0..n).map(link).collect::<Vec<_>>() });
    let [running, read] = bytes_a_body(&document);
    assert!(running <= 2_000 && read <= 1_200, "{running} bytes, {read} when it was read");
}
