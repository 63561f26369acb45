//! The JSON Schema of scene documents (draft 2020-12), written from the same descriptions that validation reads.

use super::document::MOUSE;
use super::in_force::{Default, InForce};
use crate::describe::{Args, Entry, LARGEST_COMPONENT, Parameter, Type};
use crate::method::{METHOD, Settings, projection};
use crate::model::{Space, body, constraint, force, rigid, shape};
use crate::solver;
use serde_json::{Map, Value, json};

/// The schema.
#[must_use]
pub fn schema() -> Value {
    let in_force = InForce::read();
    let mut method = settings(&METHOD, |s| &s.method, &in_force);
    let mut idle = method.clone();
    idle["description"] = json!("values that the present method does not read, kept for another, as toJSON writes them");
    method["properties"]["idle"] = idle;
    method["properties"]["solver"] = settings(&solver::SETTINGS, |s| &s.solver, &in_force);
    method["properties"]["projection"] = settings(&projection::SETTINGS, |s| &s.projection, &in_force);
    method["properties"]["projectionOff"] = method["properties"]["projection"].clone();
    method["properties"]["projectionOff"]["description"] =
        json!("In place of \"projection\": the values are kept, but no projection follows. (RATTLE reads them.)");
    let mut particle = object(&body::PARTICLE);
    particle["properties"]["id"] = json!({ "type": "string" });
    particle["properties"]["particle"] = json!({ "type": "object", "additionalProperties": false });
    particle["properties"]["moves"] = object(&body::MOVES);
    particle["required"] = json!(["particle", "at"]);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Constrained Dynamics scene",
        "type": "object",
        "required": ["version", "space", "bodies"],
        "additionalProperties": false,
        "properties": {
            "version": { "const": 1 },
            "space": { "enum": ["plane", "space"] },
            "title": { "type": "string" },
            "gravity": vector("m/s²; zero unless given"),
            "gyroscopic": property(&super::document::GYROSCOPIC),
            // Any: a box without spin may be one of the plane or of space.
            "bodies": { "type": "array", "items": { "anyOf": [particle, rigid(Space::Plane), rigid(Space::Space)] } },
            "constraints": { "type": "array", "items": one_of(&constraint::with_joints()) },
            "forces": { "type": "array", "items": one_of(&force::entries()) },
            "method": method,
            "mouse": object(&MOUSE),
            "scene": {
                "type": "object", "required": ["id"], "additionalProperties": false,
                "properties": { "id": { "enum": super::REGISTRY.iter().map(|s| s.entry.id).collect::<Vec<_>>() }, "parameters": { "type": "object" }, "built": { "type": "object" } },
            },
            "ids": { "type": "object", "description": "permanent ids, as toJSON writes them" },
            "state": { "type": "string", "contentEncoding": "base64", "description": "a snapshot, as toJSON writes it" },
        },
    })
}

/// A body with a shape.
fn rigid(space: Space) -> Value {
    let mut out = object(rigid::entry(space));
    let positive = json!({ "type": "number", "exclusiveMinimum": 0, "maximum": 1e12 });
    let (moments, turn) = match space {
        Space::Plane => (positive.clone(), None),
        Space::Space => (json!({ "type": "array", "items": positive, "minItems": 3, "maxItems": 3 }), Some(quaternion())),
    };
    out["properties"]["id"] = json!({ "type": "string" });
    out["properties"]["moves"] = object(&body::MOVES);
    out["properties"]["mass"] = with_help(positive, "Mass; from shape and density unless given. [kg]");
    out["properties"]["inertia"] = with_help(moments, "Moments about its own axes; from the shape unless given. [kg·m²]");
    if let Some(turn) = turn {
        out["properties"]["orientation"] = turn;
    }
    out["properties"]["shape"] = one_shape(space, true);
    out["required"] = json!(["shape", "at"]);
    out
}

fn with_help(mut schema: Value, help: &str) -> Value {
    schema["description"] = json!(help);
    schema
}

fn quaternion() -> Value {
    json!({ "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4, "description": "unit quaternion x, y, z, w" })
}

/// `{ "box": [ … ] }` and its like; of a compound's parts each with its place.
fn one_shape(space: Space, whole: bool) -> Value {
    let each = |kind: &shape::Kind| {
        let entry = &kind.entry;
        let mut properties = Map::new();
        let short = property(&entry.parameters[0]);
        properties.insert(entry.id.into(), json!({ "oneOf": [short, object(entry)] }));
        if !whole {
            properties.insert("at".into(), vector("m"));
            match space {
                Space::Plane => properties.insert("angle".into(), json!({ "type": "number", "description": "rad" })),
                Space::Space => properties.insert("orientation".into(), quaternion()),
            };
        }
        json!({ "type": "object", "title": entry.title, "description": entry.help, "required": [entry.id], "additionalProperties": false, "properties": properties })
    };
    let mut kinds: Vec<Value> = shape::kinds(space).map(each).collect();
    if whole {
        kinds.push(json!({
            "type": "object", "title": "Compound", "required": ["compound"], "additionalProperties": false,
            "properties": { "compound": { "type": "array", "items": one_shape(space, false), "minItems": 1 } },
        }));
    }
    json!({ "oneOf": kinds })
}

/// `{ "id"?: …, kind: { … } }` for one of several kinds.
fn one_of(entries: &[&'static Entry]) -> Value {
    let each = |e: &&'static Entry| {
        json!({
            "type": "object", "title": e.title, "description": e.help, "required": [e.id], "additionalProperties": false,
            "properties": { "id": { "type": "string" }, e.id: object(e) },
        })
    };
    json!({ "oneOf": entries.iter().map(each).collect::<Vec<_>>() })
}

fn object(entry: &Entry) -> Value {
    let properties: Map<String, Value> = entry.parameters.iter().map(|p| (p.name.to_string(), property(p))).collect();
    let required: Vec<&str> = entry.parameters.iter().filter(|p| p.default(3).is_none()).map(|p| p.name).collect();
    json!({ "type": "object", "description": entry.help, "properties": properties, "required": required, "additionalProperties": false })
}

/// A part of a document's `method`, with the defaults in force.
fn settings(entry: &Entry, part: fn(&Settings) -> &Args, in_force: &InForce) -> Value {
    let mut out = object(entry);
    for p in entry.parameters {
        let property = &mut out["properties"][p.name];
        match in_force.default(part, p) {
            Some(Default::Always(value)) => property["default"] = value,
            Some(Default::ByContent) => {
                let help = property["description"].as_str().unwrap_or_default();
                property["description"] = json!(format!("{help} Default: by what the document holds."));
                if let Some(members) = property.as_object_mut() {
                    members.remove("default");
                }
            }
            None => {}
        }
    }
    out
}

fn property(p: &Parameter) -> Value {
    let description = if p.unit.is_empty() { p.help.to_string() } else { format!("{} [{}]", p.help, p.unit) };
    let mut out = match p.ty {
        Type::Number { min, max, default, .. } => json!({ "type": "number", "minimum": min, "maximum": max, "default": default }),
        Type::Integer { min, max, default, .. } => json!({ "type": "integer", "minimum": min, "maximum": max, "default": default }),
        Type::Text { default } => json!({ "type": "string", "default": default }),
        Type::Boolean { default } => json!({ "type": "boolean", "default": default }),
        Type::Choice { default, .. } | Type::Entries { default, .. } => {
            json!({ "enum": p.options().iter().map(|(id, _)| *id).collect::<Vec<_>>(), "default": default })
        }
        Type::Vector { .. } => return vector(&description),
        Type::Body { .. } => body(),
        Type::Bodies { min, max } => json!({ "type": "array", "items": body(), "minItems": min, "maxItems": max, "uniqueItems": true }),
        Type::Points { width, min, .. } => {
            let (least, most) = if width == 0 { (2, 3) } else { (width, width) };
            let point = json!({ "type": "array", "items": { "type": "number" }, "minItems": least, "maxItems": most });
            json!({ "type": "array", "items": point, "minItems": min })
        }
    };
    if p.measured
        && let Some(members) = out.as_object_mut()
    {
        members.remove("default");
    }
    out["description"] = json!(description);
    out
}

fn body() -> Value {
    json!({ "oneOf": [{ "type": "integer", "minimum": 0 }, { "type": "string" }] })
}

/// Two numbers in the plane, three in space.
fn vector(description: &str) -> Value {
    let component = json!({ "type": "number", "minimum": -LARGEST_COMPONENT, "maximum": LARGEST_COMPONENT });
    json!({ "type": "array", "items": component, "minItems": 2, "maxItems": 3, "description": description })
}
