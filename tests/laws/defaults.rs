//! Documents that name no method: what they hold chooses it (docs/model.md, "The method of a document that names none"), and it
//! holds for 10 s.

use crate::common;
use common::bodies::{ground, square};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Value, json};

/// A document of the plane in steps as long as a frame.
fn heavy(bodies: Vec<Value>) -> Value {
    json!({ "version": 1, "space": "plane", "gravity": [0.0, -common::G], "bodies": bodies, "method": { "stepSize": 1.0 / 60.0 } })
}

fn particles(places: Vec<[f64; 2]>, held: &[usize], links: Vec<[usize; 2]>) -> Value {
    let bodies = places.iter().enumerate().map(|(k, at)| json!({ "particle": {}, "at": at, "fixed": held.contains(&k) }));
    let sticks = links.iter().map(|ends| json!({ "distance": { "between": ends, "length": 0.2, "form": "length" } }));
    let mut document = heavy(bodies.collect());
    document["constraints"] = sticks.collect();
    document
}

/// n links, straight out to the side.
fn chain(n: usize) -> Value {
    particles((0..=n).map(|k| [0.2 * k as f64, 0.0]).collect(), &[0], (0..n).map(|k| [k, k + 1]).collect())
}

/// A square net of n × n masses, held at its upper corners. Its upper edge hangs down to its middle by that angle, rad.
fn cloth(n: usize, slope: f64) -> Value {
    let place = |k: usize| {
        let column = k % n;
        [0.2 * column as f64 * slope.cos(), -0.2 * ((k / n) as f64 + column.min(n - 1 - column) as f64 * slope.sin())]
    };
    let beside = (0..n * n).filter(|k| k % n > 0).map(|k| [k - 1, k]);
    let below = (n..n * n).map(|k| [k - n, k]);
    particles((0..n * n).map(place).collect(), &[0, n - 1], beside.chain(below).collect())
}

/// n discs on ball joints, straight out to the side of a held one, above the ground: all touch all but their neighbours.
fn discs(n: usize) -> Value {
    let disc = |k: usize| json!({ "shape": { "disc": 0.1 }, "at": [0.2 * k as f64, 2.0], "fixed": k == 0 });
    let joint = |k: usize| json!({ "ball": { "between": [k, k + 1], "anchors": [[0.1, 0], [-0.1, 0]] } });
    let mut document = heavy((0..=n).map(disc).chain([ground()]).collect());
    document["constraints"] = (0..n).map(joint).collect();
    document
}

/// Rows of n, n − 1, … 1 squares.
fn pyramid(n: usize) -> Value {
    let row = |k: usize| (0..n - k).map(move |i| square(1.05 * (i as f64 + 0.5 * k as f64), 0.5 + k as f64));
    heavy([ground()].into_iter().chain((0..n).flat_map(row)).collect())
}

fn stack(n: usize) -> Value {
    heavy([ground()].into_iter().chain((0..n).map(|k| square(0.0, 0.5 + k as f64))).collect())
}

/// n ropes in a row, as a chain that may be slack.
fn rope(n: usize) -> Value {
    let mut document = chain(n);
    let links = (0..n).map(|k| json!({ "max-distance": { "between": [k, k + 1], "length": 0.2 } }));
    document["constraints"] = links.collect();
    document
}

fn method_of(document: &Value) -> (&'static str, bool) {
    let settings = common::simulation(document).world().settings().clone();
    (settings.method.choice("kind"), settings.project)
}

#[test]
fn what_a_document_holds_chooses_its_method() {
    for (name, document, method) in [
        ("nothing", json!({ "version": 1, "space": "plane", "bodies": [] }), ("velocity", false)),
        ("equations", chain(3), ("rattle", false)),
        ("equations that cannot all hold", cloth(5, 0.0), ("position", false)),
        ("limits", rope(3), ("velocity", false)),
        ("contacts", stack(2), ("velocity", false)),
        ("contacts and equations", discs(3), ("velocity", true)),
    ] {
        assert_eq!(method_of(&document), method, "{name}");
    }
}

#[test]
fn words_of_a_method_choose_one_that_reads_them() {
    let mut document = chain(3);
    document["method"] = json!({ "integrator": "rk4", "alpha": 100, "beta": 20 });
    assert_eq!(method_of(&document), ("acceleration", false));
}

#[test]
fn a_document_that_names_no_method_holds_for_ten_seconds() {
    for (name, document, joints) in [
        ("chain of 100", chain(100), 1e-8),
        ("cloth", cloth(9, 0.6), 1e-8),
        ("taut cloth", cloth(8, 0.0), 0.02),
        ("chain of discs", discs(20), 1e-5),
        ("stack", stack(10), 0.0),
        ("pyramid", pyramid(6), 0.0),
    ] {
        let mut s = common::simulation(&document);
        let potential = |s: &Simulation| s.world().model().potential(s.world().state());
        let (start, top) = (s.world().energy(), potential(&s));
        let (mut gain, mut bottom, mut error, mut gap) = (0.0_f64, top, 0.0_f64, 0.0_f64);
        for _ in 0..600 {
            let report = s.step(1);
            assert_eq!(report.step.status, Status::Ok, "{name}: {:?}", report.message);
            gain = gain.max(s.world().energy() - start);
            bottom = bottom.min(potential(&s));
            error = s.world().model().rows_at(s.world().state()).c.iter().fold(error, |m, c| m.max(c.abs()));
            gap = s.contacts().iter().fold(gap, |m, c| m.min(c.gap));
        }
        assert!(gain <= 0.01 * (top - bottom), "{name} gains {gain} J of a drop of {} J", top - bottom);
        assert!(error <= joints, "{name}: joints are {error} m off");
        assert!(gap >= -0.01, "{name}: overlap {gap} m");
    }
}

#[test]
fn the_method_that_was_chosen_is_written_and_read_again() {
    for document in [chain(5), discs(5), cloth(5, 0.0)] {
        let mut s = common::simulation(&document);
        s.step(10);
        let written = s.to_json();
        assert_eq!(written["method"]["kind"], json!(s.world().settings().method.choice("kind")));
        let mut again = common::simulation(&written);
        assert_eq!(again.world().settings(), s.world().settings());
        assert_eq!([s.step(10).steps, again.step(10).steps], [10, 10]);
        assert_eq!(again.state_hash(), s.state_hash());
    }
}
