//! Every scene of the catalogue holds where its sliders end: no step is undone and no energy gained over the corners of the ranges that they
//! offer, also with as many things as there may be. `CD_CASES=all`: for 20 s; else two corners of each scene, with few things, for a while.
//! `CD_SCENE=id`: of one scene.

use crate::common::cases::full;
use crate::common::on_all_cores;
use constrained_dynamics::Simulation;
use constrained_dynamics::describe::{Parameter, Type};
use constrained_dynamics::scene::{REGISTRY, Scene};
use serde_json::{Map, Value, json};

/// Where the slider of a parameter ends; a count is few or, at the end of its range, many.
fn ends(p: &Parameter, many: bool) -> Vec<Value> {
    match p.ty {
        Type::Number { soft: (low, high), .. } => vec![json!(low), json!(high)],
        Type::Integer { max, .. } if many => vec![json!(max)],
        Type::Integer { min, max, soft, .. } => vec![json!(min), json!(soft.0.max(min + 2).min(max))],
        Type::Boolean { .. } => vec![json!(false), json!(true)],
        Type::Choice { .. } | Type::Entries { .. } => p.options().iter().map(|(id, _)| json!(id)).collect(),
        _ => Vec::new(),
    }
}

/// All corners with few things, or with many.
fn corners(scene: &Scene, many: bool) -> Vec<Map<String, Value>> {
    let mut all = vec![Map::new()];
    for p in scene.entry.parameters {
        let ends = ends(p, many);
        if ends.is_empty() {
            continue;
        }
        let with = |corner: &Map<String, Value>, value: &Value| {
            let mut corner = corner.clone();
            corner.insert(p.name.into(), value.clone());
            corner
        };
        all = all.iter().flat_map(|corner| ends.iter().map(|value| with(corner, value)).collect::<Vec<_>>()).collect();
    }
    all
}

/// The corners that are tried: with many things, and in `make test`, the first and the last alone.
fn tried(scene: &Scene) -> Vec<Map<String, Value>> {
    let outermost = |all: Vec<Map<String, Value>>| vec![all[0].clone(), all[all.len() - 1].clone()];
    let few = corners(scene, false);
    if full() { few.into_iter().chain(outermost(corners(scene, true))).collect() } else { outermost(few) }
}

/// Scenes that gain energy, and why.
const GAINS: [(&str, &str); 2] = [
    ("circle", "drifts by name: explicit steps without feedback, where the bead leaves the ring outwards"),
    ("contradiction", "has no legal state: feedback pulls its sticks to and fro"),
];

/// The part of what moves that may be gained.
const GAINED: f64 = 0.05;

/// Failure within so many seconds, if there is any.
fn fails(scene: &Scene, corner: &Map<String, Value>, seconds: f64) -> Option<String> {
    let mut s = Simulation::from_scene(scene.entry.id, corner).unwrap();
    let end = (seconds / s.world().settings().step_size()).round() as u64;
    let started = s.observe("energy.total").unwrap();
    let (mut gained, mut moved) = (0.0_f64, 0.0_f64);
    let said = |what: String, t: f64| Some(format!("{} {}: {what} at {t} s", scene.entry.id, Value::from(corner.clone())));
    while s.world().step_count() < end {
        let report = s.step(1);
        if report.step.status.is_undone() {
            return said(format!("{report:?}"), s.world().state().t);
        }
        gained = gained.max(s.observe("energy.drift").unwrap());
        moved = moved.max(s.observe("energy.kinetic").unwrap()).max((s.observe("energy.total").unwrap() - started).abs());
    }
    // A house of cards that stands moves by its slop alone.
    let allowed = GAINED * moved + 1e-5 * started.abs() + 1e-9;
    let meant = GAINS.iter().any(|(id, _)| *id == scene.entry.id);
    if gained.is_nan() || (gained > allowed && !meant) { said(format!("gained {gained} J of {moved}"), seconds) } else { None }
}

#[test]
fn no_scene_ends_or_gains_energy_over_the_corners_of_its_sliders() {
    let seconds = if full() { 20.0 } else { 1.0 };
    let only = std::env::var("CD_SCENE").ok();
    let scenes = REGISTRY.iter().filter(|s| only.as_ref().is_none_or(|id| s.entry.id == *id));
    let runs: Vec<(&Scene, Map<String, Value>)> = scenes.flat_map(|s| tried(s).into_iter().map(move |corner| (*s, corner))).collect();
    let failed: Vec<String> = on_all_cores(&runs, |(scene, corner)| fails(scene, corner, seconds)).into_iter().flatten().collect();
    assert!(failed.is_empty(), "{} of {} corners:\n{}", failed.len(), runs.len(), failed.join("\n"));
}
