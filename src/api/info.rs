//! What the simulation tells about itself, as JavaScript objects.

use super::convert::{set, to_js, typed};
use crate::describe::Args;
use crate::model::Body;
use crate::model::constraint::Glyph;
use crate::observe::stages::{Layout, Stage};
use crate::scene::{catalogue, writer};
use crate::simulation::RunReport;
use crate::simulation::parameters::Info;
use crate::simulation::views::{ConstraintInfo, ForceInfo, Matrix, Spectrum, Trace};
use js_sys::{Array, Object};
use serde_json::{Map, Value, json};
use wasm_bindgen::JsValue;

fn put_name(out: &mut Value, name: Option<&str>) {
    if let Some(name) = name {
        out["name"] = json!(name);
    }
}

fn parameters(args: &Args) -> Value {
    Value::Object(writer::args(args, &|id| json!(id)))
}

pub fn report(r: &RunReport) -> JsValue {
    let mut out = json!({
        "status": r.step.status.as_str(), "steps": r.steps, "iterations": r.step.solver.iterations,
        "residual": r.step.solver.residual, "stoppedBy": r.step.solver.stopped_by.as_str(),
    });
    if let Some(culprit) = &r.culprit {
        out["culprit"] = json!(culprit);
    }
    if let Some(message) = &r.message {
        out["message"] = json!(message);
    }
    to_js(&out)
}

pub fn parameter(info: &Info) -> Value {
    let mut out: Map<String, Value> = catalogue::parameter(info.parameter);
    out.insert("name".into(), json!(info.name));
    out.insert("value".into(), writer::value(&info.value, &|id| json!(id)));
    out.insert("default".into(), writer::value(&info.default, &|id| json!(id)));
    out.insert("group".into(), json!(info.group.as_str()));
    out.insert("restart".into(), json!(info.parameter.restart));
    out.insert("active".into(), json!(info.active));
    Value::Object(out)
}

pub fn body(body: &Body, index: usize, d: usize) -> Value {
    let mut out = json!({
        "id": body.id, "kind": "particle", "fixed": body.fixed, "mass": body.mass,
        "positionOffset": index * d, "positionLength": d, "velocityOffset": index * d, "velocityLength": d,
    });
    put_name(&mut out, body.name.as_deref());
    out
}

pub fn glyph(glyph: &Glyph, d: usize) -> Value {
    match glyph {
        Glyph::Point => json!({ "type": "point" }),
        Glyph::Polyline { points, closed } => {
            let points: Vec<Value> = points.iter().map(|p| json!(p[..d])).collect();
            json!({ "type": "polyline", "points": points, "closed": closed })
        }
        Glyph::Rod { between } => json!({ "type": "rod", "between": between }),
        Glyph::Anchor { at, body } => json!({ "type": "anchor", "at": at[..d], "body": body }),
        Glyph::Segment { from, to } => json!({ "type": "segment", "from": from[..d], "to": to[..d] }),
        Glyph::Circle { center, radius, normal } => {
            let mut out = json!({ "type": "circle", "center": center[..d], "radius": radius });
            if d == 3 {
                out["normal"] = json!(normal);
            }
            out
        }
    }
}

pub fn constraint(info: &ConstraintInfo, d: usize) -> Value {
    let on_body = |(body, values): &(u32, Vec<f64>)| json!({ "body": body, "values": values });
    let row = |r: &crate::simulation::views::RowInfo| {
        let mut out = json!({
            "c": r.c, "cDot": r.c_dot, "lambda": r.lambda, "jDotV": r.jdot_v, "jWQ": r.jwq, "a": r.a,
            "gradient": r.gradient.iter().map(on_body).collect::<Vec<_>>(),
        });
        if let Some(b) = r.b {
            out["b"] = json!(b);
        }
        out
    };
    let mut out = json!({
        "id": info.id, "kind": info.args.entry().id, "bodies": info.bodies, "parameters": parameters(info.args),
        "rowOffset": info.row_offset, "unit": info.unit, "moves": info.moves, "rows": info.rows.iter().map(row).collect::<Vec<_>>(),
        "force": info.force.iter().map(on_body).collect::<Vec<_>>(),
        "glyphs": info.glyphs.iter().map(|g| glyph(g, d)).collect::<Vec<_>>(),
    });
    put_name(&mut out, info.name);
    out
}

pub fn force(info: &ForceInfo) -> JsValue {
    let mut out = json!({ "id": info.id, "kind": info.args.entry().id, "bodies": info.bodies, "parameters": parameters(info.args) });
    put_name(&mut out, info.name);
    let js = to_js(&out);
    set(&js, "force", &typed(&info.force));
    js
}

pub fn matrix(m: &Matrix) -> JsValue {
    let js = to_js(&json!({ "rows": m.rows, "cols": m.cols, "labels": { "rows": m.row_labels, "cols": m.col_labels } }));
    set(&js, "data", &typed(&m.data));
    js
}

pub fn spectrum(s: &Spectrum) -> JsValue {
    let js = to_js(&json!({
        "radius": s.radius, "method": "Householder tridiagonalisation, implicit QL", "condition": s.condition, "rank": s.rank, "nullity": s.nullity,
    }));
    set(&js, "eigenvalues", &typed(&s.eigenvalues));
    js
}

pub fn trace(t: &Trace, solver: &str) -> JsValue {
    let js = to_js(&json!({
        "solver": solver, "unknowns": t.unknowns, "iterations": t.report.iterations, "stoppedBy": t.report.stopped_by.as_str(),
    }));
    for (key, numbers) in [("residuals", &t.residuals), ("iterates", &t.iterates), ("lambda", &t.lambda)] {
        set(&js, key, &typed(numbers));
    }
    js
}

pub fn stages(stages: &[Stage]) -> JsValue {
    let quantity = |q: &crate::observe::stages::Quantity| {
        let (layout, cols) = match q.layout {
            Layout::Dof => ("dof", 1),
            Layout::Positions => ("positions", 1),
            Layout::Rows => ("rows", 1),
            Layout::Matrix(cols) => ("matrix", cols),
            Layout::Scalar => ("scalar", 1),
        };
        let js = to_js(&json!({ "symbol": q.symbol, "title": q.title, "unit": q.unit, "layout": layout, "cols": cols }));
        set(&js, "values", &typed(&q.values));
        js
    };
    let stage = |s: &Stage| {
        let js = to_js(&json!({ "id": s.id, "title": s.title }));
        set(&js, "quantities", &s.quantities.iter().map(quantity).collect::<Array>());
        js
    };
    stages.iter().map(stage).collect::<Array>().into()
}

/// `{ t, y }`
pub fn series(t: &[f64], y: &[f64]) -> JsValue {
    let js = Object::new();
    set(&js, "t", &typed(t));
    set(&js, "y", &typed(y));
    js.into()
}
