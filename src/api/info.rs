//! Descriptions of a simulation's parts and results, as JavaScript objects.

use super::convert::{array, json, to_js, typed, with_arrays, with_values};
use super::js::{self, Js};
use super::problem;
use crate::describe::{Arg, Args, Entry};
use crate::model::constraint::{Formulas, Glyph};
use crate::model::contact::Touch;
use crate::model::{Bodies, Space};
use crate::observe::contact_problem::ContactProblem;
use crate::observe::stages::{Layout, Quantity, Stage};
use crate::scene::catalogue;
use crate::scene::writer::{self, list, object, with};
use crate::simulation::RunReport;
use crate::simulation::parameters::Info;
use crate::simulation::queries::RayHit;
use crate::simulation::step_problem::{Owner, StepRow, StepRows};
use crate::simulation::traces::Trace;
use crate::simulation::views::{ConstraintInfo, ForceInfo, Matrix, RowInfo, Spectrum};
use serde_json::{Map, Value};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

fn id(id: u32) -> Value {
    id.into()
}

fn parameters(args: &Args) -> Value {
    writer::args(args, &id).into()
}

pub fn value(arg: &Arg) -> Value {
    writer::value(arg, &id)
}

thread_local! {
    /// Reports without their numbers, as JSON texts, by status and stopping rule: a few words, but one report for every step.
    static REPORTS: RefCell<Vec<([&'static str; 2], JsValue)>> = const { RefCell::new(Vec::new()) };
}

pub fn report(r: &RunReport) -> Js {
    let words = [r.step.status.as_str(), r.step.solver.stopped_by.as_str()];
    let blank = |[status, stopped_by]: [&str; 2]| {
        let zero = || Value::from(0);
        object([
            ("status", status.into()),
            ("steps", zero()),
            ("iterations", zero()),
            ("residual", zero()),
            ("stoppedBy", stopped_by.into()),
        ])
    };
    let out = match (&r.culprit, &r.message, &r.warning) {
        (None, None, None) => {
            let text = REPORTS.with_borrow_mut(|texts| {
                let at = texts.iter().position(|(known, _)| *known == words).unwrap_or_else(|| {
                    texts.push((words, JsValue::from_str(&json(&blank(words)))));
                    texts.len() - 1
                });
                texts[at].1.clone()
            });
            js::parse_text(&text)?
        }
        (culprit, message, warning) => {
            let told = with(with(blank(words), "culprit", culprit.as_deref()), "message", message.as_deref());
            to_js(&with(told, "warning", warning.as_deref()))?
        }
    };
    let report: &js::Report = out.unchecked_ref();
    report.set_steps(r.steps)?;
    report.set_iterations(r.step.solver.iterations)?;
    report.set_residual(r.step.solver.residual)?;
    Ok(out)
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

pub fn formulas(formulas: &Formulas) -> Js {
    let mut j = Map::new();
    for partial in &formulas.j {
        j.insert(partial.of.clone(), partial.text.as_str().into());
    }
    to_js(&object([
        ("c", formulas.c.as_str().into()),
        ("j", j.into()),
        ("jDotV", formulas.jdot_v.as_str().into()),
        ("cT", formulas.c_t.as_str().into()),
    ]))
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

pub fn ray_hit(hit: &RayHit, d: usize) -> Value {
    object([
        ("body", hit.body.into()),
        ("point", hit.point.to_array()[..d].into()),
        ("normal", hit.normal.to_array()[..d].into()),
        ("distance", hit.distance.into()),
    ])
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

pub fn contact_problem(p: &ContactProblem) -> Js {
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
        if let Some(b) = r.b.filter(|b| b.is_finite()) {
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
        ("broken", info.broken.into()),
        ("rows", list(&info.rows, row)),
        ("force", list(&info.force, on_body)),
        ("glyphs", list(&info.glyphs, |g| glyph(g, d))),
    ]);
    with(out, "name", info.name)
}

pub fn force(info: &ForceInfo) -> Js {
    let out = object([
        ("id", info.id.into()),
        ("kind", info.args.entry().id.into()),
        ("bodies", info.bodies[..].into()),
        ("parameters", parameters(info.args)),
    ]);
    with_arrays(with(out, "name", info.name), &[("force", &info.force)])
}

pub fn reference(positions: &[f64], error: f64, kind: &str) -> Js {
    with_arrays(object([("error", error.into()), ("kind", kind.into())]), &[("positions", positions)])
}

pub fn matrix(m: &Matrix) -> Js {
    let labels = |names: &[String]| list(names, |name| name.as_str().into());
    let both = object([("rows", labels(&m.row_labels)), ("cols", labels(&m.col_labels))]);
    with_arrays(object([("rows", m.rows.into()), ("cols", m.cols.into()), ("labels", both)]), &[("data", &m.data)])
}

pub fn spectrum(s: &Spectrum) -> Js {
    let out = object([
        ("radius", s.radius.into()),
        ("method", "Householder tridiagonalisation, implicit QL".into()),
        ("condition", s.condition.into()),
        ("rank", s.rank.into()),
        ("nullity", s.nullity.into()),
    ]);
    with_arrays(out, &[("eigenvalues", &s.eigenvalues)])
}

pub fn trace(t: &Trace, with_rows: bool) -> Js {
    let out = object([
        ("solver", t.solver.into()),
        ("unknowns", t.unknowns.into()),
        ("iterations", t.report.iterations.into()),
        ("stoppedBy", t.report.stopped_by.as_str().into()),
    ]);
    let mut properties = Vec::new();
    for (key, numbers) in [("residuals", &t.residuals), ("iterates", &t.iterates), ("lambda", &t.lambda)] {
        properties.push((key, typed(numbers)?));
    }
    if with_rows {
        properties.push(("changes", problem::changes(&t.changes)?));
        properties.push(("iteratesW", typed(&t.iterates_w)?));
    }
    with_values(out, &properties)
}

pub fn step_rows(p: &StepRows, space: Space, mut others: Vec<(&str, JsValue)>) -> Js {
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
    others.push(("warm", typed(&p.warm)?));
    with_values(out, &others)
}

pub fn stages(stages: &[Stage]) -> Js {
    array(stages.iter().map(stage))
}

fn stage(s: &Stage) -> Js {
    let quantities = array(s.quantities.iter().map(quantity))?;
    with_values(object([("id", s.id.into()), ("title", s.title.into())]), &[("quantities", quantities)])
}

fn quantity(q: &Quantity) -> Js {
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
pub fn series(t: &[f64], y: &[f64]) -> Js {
    with_arrays(object([]), &[("t", t), ("y", y)])
}
