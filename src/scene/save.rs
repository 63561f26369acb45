//! Writing what was read: a model and its settings as a document.

use super::body;
use super::writer::{args, list, map, object, with};
use crate::describe::Args;
use crate::method::Settings;
use crate::model::Model;
use serde_json::{Map, Value};

/// The `method` of a document.
#[must_use]
pub fn settings(settings: &Settings) -> Value {
    let none = |_| Value::Null;
    let (mut method, mut idle) = (Map::new(), Map::new());
    // Values that the present method does not read are kept, so that one can switch back and forth.
    let usual = Settings::default().method;
    for (key, written) in args(&settings.method, &none) {
        let unread = !settings.reads(&key) && usual.get(&key) != settings.method.get(&key);
        (if unread { &mut idle } else { &mut method }).insert(key, written);
    }
    if !idle.is_empty() {
        method.insert("idle".into(), Value::Object(idle));
    }
    method.insert("solver".into(), Value::Object(args(&settings.solver, &none)));
    // Values of a projection that is off are kept too, and RATTLE reads them.
    if settings.projects() || settings.projection != Settings::default().projection {
        let key = if settings.project { "projection" } else { "projectionOff" };
        method.insert(key.into(), Value::Object(args(&settings.projection, &none)));
    }
    Value::Object(method)
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
        ("bodies", list(model.bodies.list(), |b| body::write(b, model.bodies.space()))),
        ("constraints", list(&model.constraints, |c| item(&c.name, &c.args))),
        ("forces", list(&model.forces, |f| item(&f.name, &f.args))),
        ("ids", ids),
    ])
}
