//! Everything describes itself completely, and everything that is offered can be had.

use crate::common;
use crate::common::{documents, is_finite};
use constrained_dynamics::Simulation;
use constrained_dynamics::describe::{Entry, Parameter, Type};
use constrained_dynamics::scene::document::MOUSE;
use constrained_dynamics::scene::{self, catalogue::catalog};
use constrained_dynamics::simulation::parameters::Group;
use constrained_dynamics::world::Status;
use constrained_dynamics::{method, model, observe, solver};
use serde_json::{Map, Value, json};

/// All registries, under the names of the catalogue; what only documents show under names of their own.
fn registries() -> Vec<(&'static str, Vec<&'static Entry>)> {
    vec![
        ("scenes", scene::REGISTRY.iter().map(|s| &s.entry).collect()),
        ("constraints", model::constraint::entries()),
        ("joints", model::joint::entries()),
        ("forces", model::force::entries()),
        ("shapes", model::shape::REGISTRY.iter().map(|k| &k.entry).collect()),
        ("bodies: plane", vec![&model::body::PARTICLE, &model::rigid::PLANE]),
        ("bodies: space", vec![&model::body::PARTICLE, &model::rigid::SPACE]),
        ("methods", method::entries()),
        ("integrators", method::integrator::entries()),
        ("solvers", solver::entries()),
        ("observables", observe::observable::entries()),
        ("document: method", vec![&method::METHOD]),
        ("document: solver", vec![&solver::SETTINGS]),
        ("document: mouse", vec![&MOUSE]),
    ]
}

fn parameters() -> impl Iterator<Item = (String, &'static Parameter)> {
    registries().into_iter().flat_map(|(list, entries)| {
        entries.into_iter().flat_map(move |e| e.parameters.iter().map(move |p| (format!("{list}.{}.{}", e.id, p.name), p)))
    })
}

#[test]
fn ids_are_unique_in_their_list() {
    for (list, entries) in registries() {
        for (i, e) in entries.iter().enumerate() {
            assert!(entries[..i].iter().all(|other| other.id != e.id), "{list}: two of {}", e.id);
            for (j, p) in e.parameters.iter().enumerate() {
                assert!(e.parameters[..j].iter().all(|other| other.name != p.name), "{list}.{}: two of {}", e.id, p.name);
            }
        }
    }
}

#[test]
fn every_thing_has_a_title_and_a_sentence() {
    for (list, entries) in registries() {
        assert!(!entries.is_empty(), "{list}");
        for e in entries {
            assert!(!e.id.is_empty() && !e.title.is_empty() && !e.help.is_empty(), "{list}.{}", e.id);
        }
    }
    for (place, p) in parameters() {
        assert!(!p.name.is_empty(), "{place}: name");
        assert!(p.help.ends_with(['.', '!', '?']), "{place}: help is a sentence, not \"{}\"", p.help);
    }
}

/// True for a product of the symbols of SI units, as "N·m·s/rad" and "1/s²" are.
fn is_unit(unit: &str) -> bool {
    const SYMBOLS: &[&str] = &["1", "m", "kg", "s", "rad", "N", "Hz", "J", "W", "C", "V", "T"];
    unit.split(['·', '/']).all(|factor| SYMBOLS.contains(&factor.trim_end_matches(['²', '³'])))
}

/// Real parameters that are pure numbers.
const PURE: &[&str] = &[
    "tolerance",
    "rankTolerance",
    "mouseDamping",
    "omega",
    "turns",
    "baumgarte",
    "errorTolerance",
    "friction",
    "slidingFriction",
    "restitution",
    "softDamping",
    "ratio",
    "workLimit",
    // Of formulas; their units are those of the formula.
    "p",
    "q",
    "r",
    "s",
];

#[test]
fn every_number_has_its_unit() {
    for (place, p) in parameters() {
        match p.ty {
            Type::Number { .. } if PURE.contains(&p.name) => assert_eq!(p.unit, "", "{place}"),
            Type::Number { .. } => assert!(is_unit(p.unit), "{place}: \"{}\"", p.unit),
            Type::Vector { .. } if matches!(p.name, "normal" | "direction" | "axis" | "otherAxis") => {
                assert_eq!(p.unit, "", "{place}: a direction")
            }
            Type::Points { width: 3, .. } => assert_eq!(p.unit, "", "{place}: powers and coefficients"),
            Type::Vector { .. } | Type::Points { .. } => assert!(is_unit(p.unit), "{place}: \"{}\"", p.unit),
            _ => assert_eq!(p.unit, "", "{place}"),
        }
    }
    for e in observe::observable::entries() {
        assert!(e.unit.is_empty() || is_unit(e.unit), "{}: \"{}\"", e.id, e.unit);
        assert!(!e.symbol.is_empty(), "{}: symbol", e.id);
    }
}

#[test]
fn defaults_and_sliders_lie_within_the_bounds() {
    for (place, p) in parameters() {
        match p.ty {
            Type::Number { min, max, soft, logarithmic, default } => {
                let inside = |x: f64| (min..=max).contains(&x);
                assert!(min < max && inside(soft.0) && inside(soft.1) && soft.0 < soft.1, "{place}: {min} {soft:?} {max}");
                assert!(default.is_none_or(inside), "{place}: default {default:?}");
                assert!(!logarithmic || soft.0 > 0.0, "{place}: a logarithmic slider cannot begin at {}", soft.0);
            }
            Type::Integer { min, max, soft, default } => {
                let inside = |x: u32| (min..=max).contains(&x);
                assert!(min < max && inside(soft.0) && inside(soft.1) && soft.0 < soft.1 && inside(default), "{place}");
            }
            Type::Choice { default, .. } | Type::Entries { default, .. } => {
                let options = p.options();
                assert!(options.len() > 1 && options.iter().any(|(id, _)| *id == default), "{place}: {default} of {options:?}");
                assert!(options.iter().all(|(id, title)| !id.is_empty() && !title.is_empty()), "{place}: {options:?}");
            }
            Type::Bodies { min, max } => assert!(0 < min && min <= max, "{place}: {min} to {max} bodies"),
            // Points must be given where the default is none.
            Type::Points { min, default, .. } => assert!(default.is_empty() || default.len() >= min, "{place}: {default:?}"),
            Type::Boolean { .. } | Type::Text { .. } | Type::Vector { .. } | Type::Body { .. } => {}
        }
    }
}

#[test]
fn the_catalogue_shows_every_registry_with_every_parameter() {
    let catalog = catalog();
    for (list, entries) in registries().into_iter().filter(|(list, _)| !list.contains(':')) {
        let shown = catalog[list].as_array().unwrap_or_else(|| panic!("no {list}"));
        assert_eq!(shown.len(), entries.len(), "{list}");
        for (shown, e) in shown.iter().zip(entries) {
            assert_eq!((&shown["id"], &shown["title"]), (&json!(e.id), &json!(e.title)));
            let parameters = shown["parameters"].as_array().unwrap();
            assert_eq!(parameters.len(), e.parameters.len(), "{list}.{}", e.id);
            for (shown, p) in parameters.iter().zip(e.parameters) {
                let (number, bounds) = (matches!(p.ty, Type::Number { .. } | Type::Integer { .. }), shown.get("min").zip(shown.get("max")));
                assert_eq!((&shown["name"], &shown["unit"], &shown["help"]), (&json!(p.name), &json!(p.unit), &json!(p.help)));
                assert_eq!(number, bounds.is_some(), "{list}.{}.{}", e.id, p.name);
            }
        }
    }
}

#[test]
fn every_parameter_of_a_running_simulation_can_be_read_by_its_name_and_starts_at_its_default() {
    let simulation = documents::circle(json!({}));
    let all = simulation.parameters();
    for (i, info) in all.iter().enumerate() {
        assert!(all[..i].iter().all(|other| other.name != info.name), "two of {}", info.name);
        assert_eq!(simulation.get(info.name).unwrap(), info.value, "{}", info.name);
        assert_eq!(info.value, info.default, "{}", info.name);
    }
    for name in
        ["radius", "mass", "gravity", "form", "start", "angle", "speed", "method", "integrator", "stepSize", "alpha", "beta", "solver"]
    {
        assert!(all.iter().any(|i| i.name == name), "{name} is promised by the contract");
    }
}

/// The values worth trying: both ends, both ends of the slider, every choice.
fn extremes(p: &Parameter) -> Vec<Value> {
    match p.ty {
        Type::Number { min, max, soft, .. } => vec![json!(min), json!(max), json!(soft.0), json!(soft.1)],
        Type::Integer { min, max, soft, .. } => vec![json!(min), json!(max), json!(soft.0), json!(soft.1)],
        Type::Boolean { .. } => vec![json!(true), json!(false)],
        Type::Choice { .. } | Type::Entries { .. } => p.options().iter().map(|(id, _)| json!(id)).collect(),
        Type::Text { .. } | Type::Vector { .. } | Type::Body { .. } | Type::Bodies { .. } | Type::Points { .. } => Vec::new(),
    }
}

/// A few steps: all numbers stay finite, and where it blows up the report says what and where.
fn runs(simulation: &mut Simulation, what: &str) {
    let report = simulation.step(3);
    assert!(is_finite(simulation), "{what}");
    if report.step.status == Status::Diverged {
        assert!(report.culprit.is_some() && report.message.is_some(), "{what}: {report:?}");
    } else if report.step.status == Status::Ok {
        assert_eq!(report.steps, 3, "{what}");
    }
}

#[test]
fn every_scene_runs_with_every_parameter_at_its_extremes() {
    for scene in scene::REGISTRY {
        let plain = Simulation::from_scene(scene.entry.id, &Map::new()).unwrap();
        // A method's extremes (10,000 substeps, a million iterations) are tried where a step is quick.
        let quick = plain.world().model().constraints.len() <= 3 && plain.bodies().len() <= 3;
        for info in plain.parameters().into_iter().filter(|i| quick || i.group == Group::Scene) {
            for value in extremes(info.parameter) {
                let what = format!("{} with {} = {value}", scene.entry.id, info.name);
                let parameters = Map::from_iter([(info.name.to_string(), value.clone())]);
                let mut built = Simulation::from_scene(scene.entry.id, &parameters).unwrap_or_else(|e| panic!("{what}: {e}"));
                runs(&mut built, &what);
                let mut running = Simulation::from_scene(scene.entry.id, &Map::new()).unwrap();
                running.step(2);
                running.set(info.name, value).unwrap_or_else(|e| panic!("{what}: {e}"));
                runs(&mut running, &format!("{what}, set while running"));
            }
        }
    }
}

#[test]
fn every_method_runs_with_every_integrator_and_every_solver() {
    for (method, integrator, solver) in itertools(&common::ids("methods"), &common::ids("integrators"), &common::ids("solvers")) {
        let mut document = documents::everything_under(method);
        document["method"]["idle"]["integrator"] = json!(integrator);
        document["method"]["solver"]["kind"] = json!(solver);
        let report = common::simulation(&document).step(100);
        assert_eq!(report.step.status, Status::Ok, "{method} {integrator} {solver}: {report:?}");
    }
}

fn itertools<'a>(a: &'a [String], b: &'a [String], c: &'a [String]) -> impl Iterator<Item = (&'a str, &'a str, &'a str)> {
    a.iter().flat_map(move |a| b.iter().flat_map(move |b| c.iter().map(move |c| (a.as_str(), b.as_str(), c.as_str()))))
}

/// True if the constraint has an angle as coordinate of its body.
fn has_angle(simulation: &Simulation, id: u32) -> bool {
    let world = simulation.world();
    let motion = model::Motion::new(&world.model().bodies, world.state());
    world.model().constraint(id).is_ok_and(|c| c.it.angle(&motion).is_some())
}

#[test]
fn every_observable_can_be_read_and_is_finite_but_for_angles_exact_motions_and_gaps_where_there_are_none() {
    let scenes = scene::REGISTRY.iter().map(|s| Simulation::from_scene(s.entry.id, &Map::new()).unwrap());
    let others = [documents::everything(), documents::in_space()].map(|d| common::simulation(&d));
    for mut simulation in scenes.chain(others) {
        simulation.step(10);
        let known = simulation.reference(simulation.world().state().t).is_some();
        let names: Vec<String> = simulation.observables().into_iter().map(|(name, _)| name).collect();
        for name in &names {
            let value = simulation.observe(name).unwrap_or_else(|e| panic!("{name}: {e}"));
            let exists = match name.strip_suffix(".angle").and_then(|n| n.strip_prefix("constraint[")?.strip_suffix(']')?.parse().ok()) {
                Some(id) => has_angle(&simulation, id),
                None if name == "reference.error" => known,
                None if name == "contact.gap" => !simulation.contacts().is_empty(),
                None => true,
            };
            assert_eq!(value.is_finite(), exists, "{name} = {value} in {}", simulation.title());
        }
        simulation.record(&names, 1, 100).unwrap();
        simulation.step(5);
        for name in &names {
            assert_eq!(simulation.series(name).unwrap().0.len(), 6, "{name}: the present and five steps");
        }
    }
}

#[test]
fn every_scene_can_be_observed_against_its_exact_motion_or_says_that_it_cannot() {
    let mut legal = documents::circle(json!({}));
    assert!(legal.reference(1.0).is_some() && legal.observe("reference.error").unwrap() < 1e-9, "at the start: rounding");
    let mut illegal = documents::circle(json!({ "start": "off-circle" }));
    assert!(illegal.reference(1.0).is_none() && illegal.observe("reference.error").unwrap().is_nan());
}

/// The catalogue's statements about methods hold: a run of a second ends as unsupported for the reason given there, or not at all.
#[test]
fn every_scene_runs_under_the_methods_that_the_catalogue_names_and_is_refused_by_the_others_for_its_reason() {
    for scene in scene::REGISTRY {
        let id = scene.entry.id;
        for (method, reason) in scene::catalogue::methods_of(scene).unwrap() {
            let mut s = common::scene(id, json!({ "method": method }));
            let h = s.world().settings().step_size();
            let report = s.step((1.0 / h).min(300.0) as u32);
            let refused = report.step.status == Status::Unsupported;
            let message = report.message.unwrap_or_default();
            match reason {
                None => assert!(!refused, "{id}, {method}: {message}"),
                Some(reason) => assert!(!refused || message.contains(&reason), "{id}, {method}: {message}, not {reason}"),
            }
        }
    }
}
