//! The catalogue: all entries of the registries, described for menus, sliders and scripts.

use super::document;
use super::writer::{self, list, object, with};
use crate::describe::{Arg, Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::method::fits;
use crate::model::State;
use crate::{method, model, observe, solver};
use serde_json::{Map, Value};

/// Scenes, constraints, forces, methods, integrators, solvers and observables, each with its parameters.
#[must_use]
pub fn catalog() -> Value {
    let all = |entries: &[&Entry]| list(entries, |e| entry(e));
    object([
        ("scenes", list(super::REGISTRY, |s| scene(s))),
        ("constraints", all(&model::constraint::entries())),
        ("joints", all(&model::joint::entries())),
        ("forces", all(&model::force::entries())),
        ("shapes", list(model::shape::REGISTRY, shape)),
        ("bodies", all(&[&model::body::PARTICLE, &model::rigid::PLANE, &model::rigid::SPACE])),
        ("methods", all(&method::entries())),
        ("integrators", all(&method::integrator::entries())),
        ("solvers", all(&solver::entries())),
        ("observables", all(&observe::observable::entries())),
    ])
}

fn scene(scene: &super::Scene) -> Value {
    with(with(entry(&scene.entry), "space", Some(scene.space)), "observation", Some(scene.observation))
}

/// For each method its id, and why it cannot run the scene with its default parameters, where it cannot.
pub fn methods_of(scene: &'static super::Scene) -> Result<Vec<(&'static str, Option<String>)>> {
    let document = document::read((scene.document)(&Args::defaults(&scene.entry, 2)))?;
    let rows = document.model.rows_at(&State::start(&document.model.bodies));
    let mut settings = document.settings;
    let reason = |method: &'static str| {
        settings.method.set("kind", Arg::Choice(method));
        (method, fits::check(&settings, &document.model, &rows).err().map(|e| e.message.clone()))
    };
    Ok(method::entries().into_iter().map(|e| e.id).map(reason).collect())
}

fn shape(kind: &model::shape::Kind) -> Value {
    with(entry(&kind.entry), "space", kind.only.map(model::Space::as_str))
}

fn entry(e: &Entry) -> Value {
    let out = object([
        ("id", e.id.into()),
        ("title", e.title.into()),
        ("help", e.help.into()),
        ("parameters", list(e.parameters, |p| parameter(p).into())),
    ]);
    let given = |text: &'static str| Some(text).filter(|t| !t.is_empty());
    with(with(out, "symbol", given(e.symbol)), "unit", given(e.unit))
}

/// Description of a parameter for the page.
#[must_use]
pub fn parameter(p: &Parameter) -> Map<String, Value> {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| {
        out.insert(key.into(), value);
    };
    for (key, text) in [("name", p.name), ("symbol", p.symbol), ("unit", p.unit), ("help", p.help)] {
        put(key, text.into());
    }
    let mut logarithmic_scale = false;
    let type_name = match p.ty {
        Type::Number { min, max, soft, logarithmic, .. } => {
            put("min", min.into());
            put("max", max.into());
            put("soft", [soft.0, soft.1].into());
            logarithmic_scale = logarithmic;
            "number"
        }
        Type::Integer { min, max, soft, .. } => {
            put("min", min.into());
            put("max", max.into());
            put("soft", [soft.0, soft.1].into());
            "integer"
        }
        Type::Boolean { .. } => "boolean",
        Type::Choice { .. } | Type::Entries { .. } => {
            put("choices", list(&p.options(), |(id, title)| object([("id", (*id).into()), ("title", (*title).into())])));
            "choice"
        }
        Type::Text { .. } => "text",
        Type::Vector { .. } => "vector",
        Type::Body { .. } => "body",
        Type::Bodies { .. } => "bodies",
        Type::Points { .. } => "points",
    };
    put("type", type_name.into());
    put("scale", if logarithmic_scale { "logarithmic".into() } else { "linear".into() });
    if let Some(default) = p.default(3).filter(|_| !p.measured) {
        let default = writer::value(&default, &|_| Value::Null);
        if !default.is_null() {
            put("default", default);
        }
    }
    out
}
