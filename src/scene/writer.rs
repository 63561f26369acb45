//! Writing what was read: a model and its settings as a document.

use crate::describe::{Arg, Args};
use crate::method::Settings;
use crate::model::{Body, Model};
use serde_json::{Map, Value, json};

/// A value as JSON.
#[must_use]
pub fn value(arg: &Arg, body: &dyn Fn(u32) -> Value) -> Value {
    match arg {
        // Whole numbers are written as such: 100, not 100.0. (−0 has no such form.)
        Arg::Number(x) if x.fract() == 0.0 && x.abs() < 9e15 && (*x != 0.0 || x.is_sign_positive()) => json!(*x as i64),
        Arg::Number(x) => json!(x),
        Arg::Boolean(b) => json!(b),
        Arg::Choice(id) => json!(id),
        Arg::Vector(v, d) => json!(v[..*d]),
        Arg::Body(id) => body(*id),
        Arg::AllBodies => Value::Null,
        Arg::Bodies(ids) => Value::Array(ids.iter().map(|id| body(*id)).collect()),
        Arg::Points(points, width) => Value::Array(points.iter().map(|p| json!(p[..*width])).collect()),
    }
}

/// All values of an entry as an object; what means "all bodies" is left out.
#[must_use]
pub fn args(args: &Args, body: &dyn Fn(u32) -> Value) -> Map<String, Value> {
    let mut out = Map::new();
    for (parameter, arg) in args.iter() {
        let unused = parameter.space_only && matches!(arg, Arg::Vector(_, 2));
        if *arg != Arg::AllBodies && !unused {
            out.insert(parameter.name.to_string(), value(arg, body));
        }
    }
    out
}

/// The `method` of a document.
#[must_use]
pub fn settings(settings: &Settings) -> Value {
    let none = |_| Value::Null;
    let mut method = args(&settings.method, &none);
    method.insert("solver".into(), Value::Object(args(&settings.solver, &none)));
    if settings.projects() {
        method.insert("projection".into(), Value::Object(args(&settings.projection, &none)));
    }
    Value::Object(method)
}

/// One body of a document: where it starts, not where it is.
#[must_use]
pub fn body(body: &Body, d: usize) -> Value {
    let mut out = json!({
        "particle": {}, "mass": body.mass, "at": body.start.at[..d], "velocity": body.start.velocity[..d], "fixed": body.fixed,
    });
    add_name(&mut out, body.name.as_deref());
    out
}

fn add_name(out: &mut Value, name: Option<&str>) {
    if let (Value::Object(map), Some(name)) = (out, name) {
        map.insert("id".into(), json!(name));
    }
}

/// A whole model as a document, with the lasting ids.
#[must_use]
pub fn model(model: &Model, title: &str) -> Map<String, Value> {
    let d = model.bodies.space().dimension();
    let reference = |id: u32| match model.bodies.index_of(id) {
        Ok(index) => model.bodies.list()[index].name.as_ref().map_or_else(|| json!(index), |name| json!(name)),
        Err(_) => Value::Null,
    };
    let item = |name: Option<&str>, of: &Args| {
        let mut out = json!({ of.entry().id: args(of, &reference) });
        add_name(&mut out, name);
        out
    };
    let (next_constraint, next_force) = model.next_ids();
    let document = json!({
        "version": 1,
        "space": model.bodies.space().as_str(),
        "title": title,
        "gravity": model.gravity[..d],
        "bodies": model.bodies.list().iter().map(|b| body(b, d)).collect::<Vec<_>>(),
        "constraints": model.constraints.iter().map(|c| item(c.name.as_deref(), &c.args)).collect::<Vec<_>>(),
        "forces": model.forces.iter().map(|f| item(f.name.as_deref(), &f.args)).collect::<Vec<_>>(),
        "ids": {
            "bodies": model.bodies.list().iter().map(|b| b.id).collect::<Vec<_>>(),
            "constraints": model.constraints.iter().map(|c| c.id).collect::<Vec<_>>(),
            "forces": model.forces.iter().map(|f| f.id).collect::<Vec<_>>(),
            "next": [model.bodies.next_id(), next_constraint, next_force],
        },
    });
    match document {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
