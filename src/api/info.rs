//! What the simulation tells about itself, as JavaScript objects.

use super::complementarity;
use super::convert::{array, set, to_js, typed, with_name};
use crate::describe::{Arg, Args, Entry};
use crate::model::constraint::Glyph;
use crate::model::contact::Touch;
use crate::model::{Bodies, Space};
use crate::observe::contact_problem::ContactProblem;
use crate::observe::stages::{Layout, Quantity, Stage};
use crate::scene::catalogue;
use crate::scene::writer::{self, list, object, with};
use crate::simulation::RunReport;
use crate::simulation::parameters::Info;
use crate::simulation::step_problem::{Owner, StepRow, StepRows};
use crate::simulation::traces::Trace;
use crate::simulation::views::{ConstraintInfo, ForceInfo, Matrix, RowInfo, Spectrum};
use js_sys::Object;
use serde_json::{Map, Value};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

fn id(id: u32) -> Value {
    id.into()
}

fn parameters(args: &Args) -> Value {
    writer::args(args, &id).into()
}

pub fn value(arg: &Arg) -> Value {
    writer::value(arg, &id)
}

#[wasm_bindgen]
extern "C" {
    /// One for every step that is asked for: its properties are set without a look for their names.
    #[wasm_bindgen(extends = Object)]
    type Report;
    #[wasm_bindgen(method, setter)]
    fn set_status(this: &Report, word: &JsValue);
    #[wasm_bindgen(method, setter)]
    fn set_steps(this: &Report, count: u32);
    #[wasm_bindgen(method, setter)]
    fn set_iterations(this: &Report, count: u32);
    #[wasm_bindgen(method, setter)]
    fn set_residual(this: &Report, size: f64);
    #[wasm_bindgen(method, setter, js_name = stoppedBy)]
    fn set_stopped_by(this: &Report, word: &JsValue);
}

pub fn report(r: &RunReport) -> JsValue {
    let out: Report = Object::new().unchecked_into();
    with_name(r.step.status.as_str(), |word| out.set_status(word));
    out.set_steps(r.steps);
    out.set_iterations(r.step.solver.iterations);
    out.set_residual(r.step.solver.residual);
    with_name(r.step.solver.stopped_by.as_str(), |word| out.set_stopped_by(word));
    for (key, text) in [("culprit", &r.culprit), ("message", &r.message)] {
        if let Some(text) = text {
            set(&out, key, &text.into());
        }
    }
    out.into()
}

pub fn parameter(info: &Info) -> Value {
    let mut out: Map<String, Value> = catalogue::parameter(info.parameter);
    let present = [
        ("name", info.name.into()),
        ("value", value(&info.value)),
        ("default", value(&info.default)),
        ("group", info.group.as_str().into()),
        ("restart", info.parameter.restart.into()),
        ("active", info.active.into()),
    ];
    for (key, value) in present {
        out.insert(key.into(), value);
    }
    out.into()
}

pub fn body(bodies: &Bodies, index: usize, asleep: bool) -> Value {
    let (body, place) = (&bodies.list()[index], bodies.place(index));
    let out = object([
        ("id", body.id.into()),
        ("kind", if body.rigid.is_some() { "rigid" } else { "particle" }.into()),
        ("fixed", body.fixed.into()),
        ("asleep", asleep.into()),
        ("mass", body.mass.into()),
        ("positionOffset", place.q.into()),
        ("positionLength", place.kind.coordinates().into()),
        ("velocityOffset", place.v.into()),
        ("velocityLength", place.kind.dof().into()),
    ]);
    with(out, "name", body.name.as_deref())
}

pub fn observable(name: &str, entry: &Entry, unit: &str) -> Value {
    object([("name", name.into()), ("title", entry.title.into()), ("symbol", entry.symbol.into()), ("unit", unit.into())])
}

pub fn glyph(glyph: &Glyph, d: usize) -> Value {
    let place = |p: &[f64; 3]| p[..d].into();
    match glyph {
        Glyph::Point => object([("type", "point".into())]),
        Glyph::Polyline { points, closed } => {
            object([("type", "polyline".into()), ("points", list(points, place)), ("closed", (*closed).into())])
        }
        Glyph::Boundary { at, normal } => object([("type", "boundary".into()), ("at", place(at)), ("normal", place(normal))]),
        Glyph::Ball { center, radius } => object([("type", "ball".into()), ("center", place(center)), ("radius", (*radius).into())]),
        Glyph::Rounded { from, to, radius } => {
            object([("type", "rounded".into()), ("from", place(from)), ("to", place(to)), ("radius", (*radius).into())])
        }
        Glyph::Mesh { vertices, triangles, edges } => object([
            ("type", "mesh".into()),
            ("vertices", list(vertices, place)),
            ("triangles", list(triangles, |t| (*t).into())),
            ("edges", list(edges, |e| (*e).into())),
        ]),
        Glyph::Rod { between } => object([("type", "rod".into()), ("between", (*between).into())]),
        Glyph::Anchor { at, body } => object([("type", "anchor".into()), ("at", place(at)), ("body", (*body).into())]),
        Glyph::Segment { from, to } => object([("type", "segment".into()), ("from", place(from)), ("to", place(to))]),
        Glyph::Circle { center, radius, normal } => {
            let mut out = object([("type", "circle".into()), ("center", place(center)), ("radius", (*radius).into())]);
            if d == 3 {
                out["normal"] = place(normal);
            }
            out
        }
    }
}

/// A contact as the last step solved it.
pub fn contact(t: &Touch, space: Space) -> Value {
    let d = space.dimension();
    object([
        ("bodies", t.bodies.into()),
        ("point", t.point.to_array()[..d].into()),
        ("normal", t.normal.to_array()[..d].into()),
        ("gap", t.gap.into()),
        ("lambda", t.lambda[..t.count].into()),
        ("tangents", list(&t.tangents(space), |t| t.to_array()[..d].into())),
        ("friction", t.friction(space).to_array()[..d].into()),
        ("mu", t.mu.into()),
        ("feature", t.feature.into()),
    ])
}

pub fn contact_problem(p: &ContactProblem) -> JsValue {
    let contacts = list(&p.contacts, |(bodies, feature)| object([("bodies", (*bodies).into()), ("feature", (*feature).into())]));
    with_arrays(object([("contacts", contacts)]), &[("a", &p.a), ("b", &p.b), ("sliding", &p.sliding)])
}

pub fn constraint(info: &ConstraintInfo, d: usize) -> Value {
    let on_body = |(body, values): &(u32, Vec<f64>)| object([("body", (*body).into()), ("values", values[..].into())]);
    let row = |r: &RowInfo| {
        let mut out = object([
            ("c", r.c.into()),
            ("cDot", r.c_dot.into()),
            ("lambda", r.lambda.into()),
            ("jDotV", r.jdot_v.into()),
            ("jWQ", r.jwq.into()),
            ("a", r.a.into()),
            ("gradient", list(&r.gradient, on_body)),
        ]);
        if let Some(b) = r.b {
            out["b"] = b.into();
        }
        out
    };
    let out = object([
        ("id", info.id.into()),
        ("kind", info.args.entry().id.into()),
        ("bodies", info.bodies[..].into()),
        ("parameters", parameters(info.args)),
        ("rowOffset", info.row_offset.into()),
        ("unit", info.unit.into()),
        ("moves", info.moves.into()),
        ("rows", list(&info.rows, row)),
        ("force", list(&info.force, on_body)),
        ("glyphs", list(&info.glyphs, |g| glyph(g, d))),
    ]);
    with(out, "name", info.name)
}

/// An object with typed arrays beside its other values.
fn with_arrays(object: Value, arrays: &[(&str, &[f64])]) -> JsValue {
    let js = to_js(&object);
    for (key, numbers) in arrays {
        set(&js, key, &typed(numbers));
    }
    js
}

pub fn force(info: &ForceInfo) -> JsValue {
    let out = object([
        ("id", info.id.into()),
        ("kind", info.args.entry().id.into()),
        ("bodies", info.bodies[..].into()),
        ("parameters", parameters(info.args)),
    ]);
    with_arrays(with(out, "name", info.name), &[("force", &info.force)])
}

pub fn reference(positions: &[f64], error: f64, kind: &str) -> JsValue {
    with_arrays(object([("error", error.into()), ("kind", kind.into())]), &[("positions", positions)])
}

pub fn matrix(m: &Matrix) -> JsValue {
    let labels = |names: &[String]| list(names, |name| name.as_str().into());
    let both = object([("rows", labels(&m.row_labels)), ("cols", labels(&m.col_labels))]);
    with_arrays(object([("rows", m.rows.into()), ("cols", m.cols.into()), ("labels", both)]), &[("data", &m.data)])
}

pub fn spectrum(s: &Spectrum) -> JsValue {
    let out = object([
        ("radius", s.radius.into()),
        ("method", "Householder tridiagonalisation, implicit QL".into()),
        ("condition", s.condition.into()),
        ("rank", s.rank.into()),
        ("nullity", s.nullity.into()),
    ]);
    with_arrays(out, &[("eigenvalues", &s.eigenvalues)])
}

pub fn trace(t: &Trace, solver: &str, with_rows: bool) -> JsValue {
    let out = object([
        ("solver", solver.into()),
        ("unknowns", t.unknowns.into()),
        ("iterations", t.report.iterations.into()),
        ("stoppedBy", t.report.stopped_by.as_str().into()),
    ]);
    let js = with_arrays(out, &[("residuals", &t.residuals), ("iterates", &t.iterates), ("lambda", &t.lambda)]);
    if with_rows {
        set(&js, "changes", &complementarity::changes(&t.changes));
        set(&js, "iteratesW", &super::convert::typed(&t.iterates_w));
    }
    js
}

pub fn step_rows(p: &StepRows, space: Space) -> JsValue {
    let row = |r: &StepRow| {
        let (owner, id) = match r.owner {
            Owner::Constraint(id) => ("constraint", id.into()),
            Owner::Contact(place) => ("contact", place.into()),
        };
        object([("role", r.role.as_str().into()), (owner, id), ("row", r.row.into())])
    };
    let out = object([
        ("rows", list(&p.rows, row)),
        ("contacts", list(&p.contacts, |t| contact(t, space))),
        ("unknownPerLambda", p.unknown_per_lambda.into()),
    ]);
    with_arrays(out, &[("warm", &p.warm)])
}

pub fn stages(stages: &[Stage]) -> JsValue {
    array(stages.iter().map(stage))
}

fn stage(s: &Stage) -> JsValue {
    let js = to_js(&object([("id", s.id.into()), ("title", s.title.into())]));
    set(&js, "quantities", &array(s.quantities.iter().map(quantity)));
    js
}

fn quantity(q: &Quantity) -> JsValue {
    let (layout, cols) = match q.layout {
        Layout::Dof => ("dof", 1),
        Layout::Positions => ("positions", 1),
        Layout::Rows => ("rows", 1),
        Layout::Matrix(cols) => ("matrix", cols),
        Layout::Scalar => ("scalar", 1),
    };
    let out = object([
        ("symbol", q.symbol.as_str().into()),
        ("title", q.title.as_str().into()),
        ("unit", q.unit.into()),
        ("layout", layout.into()),
        ("cols", cols.into()),
    ]);
    with_arrays(out, &[("values", &q.values)])
}

/// `{ t, y }`
pub fn series(t: &[f64], y: &[f64]) -> JsValue {
    with_arrays(object([]), &[("t", t), ("y", y)])
}
