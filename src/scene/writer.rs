//! Writing what was read: a model and its settings as a document.

use crate::describe::{Arg, Args};
use crate::method::Settings;
use crate::model::Model;
use serde_json::{Map, Value};

/// An object with these keys.
#[must_use]
pub fn object<const N: usize>(mut entries: [(&str, Value); N]) -> Value {
    map(&mut entries).into()
}

/// The same for any number of keys; the values are taken out.
fn map(entries: &mut [(&str, Value)]) -> Map<String, Value> {
    let mut out = Map::new();
    for (key, value) in entries {
        out.insert((*key).into(), value.take());
    }
    out
}

/// A list, each thing written in its way.
pub fn list<T>(things: &[T], write: impl Fn(&T) -> Value) -> Value {
    collect(&mut things.iter().map(write))
}

/// Compiled once, for whatever list.
fn collect(things: &mut dyn Iterator<Item = Value>) -> Value {
    let mut out = Vec::new();
    for thing in things {
        out.push(thing);
    }
    out.into()
}

/// A value as JSON.
#[must_use]
pub fn value(arg: &Arg, body: &dyn Fn(u32) -> Value) -> Value {
    match arg {
        // Whole numbers are written as such: 100, not 100.0. (−0 has no such form.)
        Arg::Number(x) if x.fract() == 0.0 && x.abs() < 9e15 && (*x != 0.0 || x.is_sign_positive()) => (*x as i64).into(),
        Arg::Number(x) => (*x).into(),
        Arg::Boolean(b) => (*b).into(),
        Arg::Choice(id) => (*id).into(),
        Arg::Text(text) => text.as_str().into(),
        Arg::Vector(v, d) => v[..*d].into(),
        Arg::Body(id) => body(*id),
        Arg::AllBodies => Value::Null,
        Arg::Bodies(ids) => list(ids, |id| body(*id)),
        Arg::Points(points, width) => list(points, |p| p[..*width].into()),
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
    // Values of a projection that is off are kept too, and RATTLE reads them.
    if settings.projects() || settings.projection != Settings::default().projection {
        let key = if settings.project { "projection" } else { "projectionOff" };
        method.insert(key.into(), Value::Object(args(&settings.projection, &none)));
    }
    Value::Object(method)
}

/// The object with one more key, where there is a value for it.
pub fn with(mut object: Value, key: &str, text: Option<&str>) -> Value {
    if let (Value::Object(map), Some(text)) = (&mut object, text) {
        map.insert(key.into(), text.into());
    }
    object
}

/// A whole model as a document, with the lasting ids.
#[must_use]
pub fn model(model: &Model, title: &str) -> Map<String, Value> {
    let d = model.bodies.space().dimension();
    let reference = |id: u32| match model.bodies.index_of(id) {
        Ok(index) => model.bodies.list()[index].name.as_ref().map_or_else(|| index.into(), |name| name.as_str().into()),
        Err(_) => Value::Null,
    };
    let item = |name: &Option<String>, of: &Args| with(object([(of.entry().id, args(of, &reference).into())]), "id", name.as_deref());
    let (next_constraint, next_force) = model.next_ids();
    let ids = object([
        ("bodies", list(model.bodies.list(), |b| b.id.into())),
        ("constraints", list(&model.constraints, |c| c.id.into())),
        ("forces", list(&model.forces, |f| f.id.into())),
        ("next", [model.bodies.next_id(), next_constraint, next_force].into()),
    ]);
    map(&mut [
        ("version", 1.into()),
        ("space", model.bodies.space().as_str().into()),
        ("title", title.into()),
        ("gravity", model.gravity[..d].into()),
        ("gyroscopic", model.gyroscopic.as_str().into()),
        ("bodies", list(model.bodies.list(), |b| super::body::write(b, model.bodies.space()))),
        ("constraints", list(&model.constraints, |c| item(&c.name, &c.args))),
        ("forces", list(&model.forces, |f| item(&f.name, &f.args))),
        ("ids", ids),
    ])
}
