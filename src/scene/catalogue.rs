//! The catalogue: everything there is, described for menus, sliders and scripts.

use super::writer;
use crate::describe::{Entry, Parameter, Type};
use crate::{method, model, observe, solver};
use serde_json::{Map, Value, json};

/// Scenes, constraints, forces, methods, integrators, solvers and observables, each with its parameters.
#[must_use]
pub fn catalog() -> Value {
    let list = |entries: Vec<&Entry>| entries.into_iter().map(entry).collect::<Vec<_>>();
    json!({
        "scenes": super::REGISTRY.iter().map(|s| scene(s)).collect::<Vec<_>>(),
        "constraints": list(model::constraint::entries()),
        "joints": [],
        "forces": list(model::force::entries().into_iter().collect()),
        "shapes": [entry(&model::body::PARTICLE)],
        "methods": list(method::entries()),
        "integrators": list(method::integrator::entries()),
        "solvers": list(solver::entries()),
        "observables": list(observe::observable::entries()),
    })
}

fn scene(scene: &super::Scene) -> Value {
    let mut out = entry(&scene.entry);
    out["space"] = json!(scene.space);
    out["observation"] = json!(scene.observation);
    out
}

fn entry(e: &Entry) -> Value {
    let mut out = json!({
        "id": e.id, "title": e.title, "help": e.help,
        "parameters": e.parameters.iter().map(|p| Value::Object(parameter(p))).collect::<Vec<_>>(),
    });
    for (key, text) in [("symbol", e.symbol), ("unit", e.unit)] {
        if !text.is_empty() {
            out[key] = json!(text);
        }
    }
    out
}

/// A parameter as the page sees it.
#[must_use]
pub fn parameter(p: &Parameter) -> Map<String, Value> {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| {
        out.insert(key.into(), value);
    };
    for (key, text) in [("name", p.name), ("symbol", p.symbol), ("unit", p.unit), ("help", p.help)] {
        put(key, json!(text));
    }
    let mut logarithmic_scale = false;
    let type_name = match p.ty {
        Type::Number { min, max, soft, logarithmic, .. } => {
            put("min", json!(min));
            put("max", json!(max));
            put("soft", json!([soft.0, soft.1]));
            logarithmic_scale = logarithmic;
            "number"
        }
        Type::Integer { min, max, soft, .. } => {
            put("min", json!(min));
            put("max", json!(max));
            put("soft", json!([soft.0, soft.1]));
            "integer"
        }
        Type::Boolean { .. } => "boolean",
        Type::Choice { .. } | Type::Entries { .. } => {
            put("choices", p.options().into_iter().map(|(id, title)| json!({ "id": id, "title": title })).collect());
            "choice"
        }
        Type::Vector { .. } => "vector",
        Type::Body { .. } => "body",
        Type::Bodies { .. } => "bodies",
        Type::Points { .. } => "points",
    };
    put("type", json!(type_name));
    put("scale", json!(if logarithmic_scale { "logarithmic" } else { "linear" }));
    if let Some(default) = p.default(3) {
        let default = writer::value(&default, &|_| Value::Null);
        if !default.is_null() {
            put("default", default);
        }
    }
    out
}
