//! The TypeScript types of names and documents, written from the same descriptions that validation reads: appended to the
//! package's .d.ts where it is built.

use super::Simulation;
use super::views::MATRICES;
use crate::describe::{Arg, Args, Entry, Parameter, Type};
use crate::method::{self, METHOD, Settings, projection};
use crate::model::{constraint, force};
use crate::observe::observable;
use crate::scene::in_force::{Default, InForce};
use crate::scene::{self, writer};
use crate::solver;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The types.
#[must_use]
pub fn types() -> String {
    let mut out = String::new();
    name(&mut out, "SceneName", "A scene of the catalogue.", &scene::REGISTRY.iter().map(|s| s.entry.id).collect::<Vec<_>>());
    name(&mut out, "MethodName", "A method.", &ids(&method::entries()));
    name(&mut out, "IntegratorName", "An integrator.", &ids(&method::integrator::entries()));
    name(&mut out, "MatrixName", "A matrix or vector of the present problem.", MATRICES);
    name(&mut out, "SolverName", "A solver.", &ids(&solver::entries()));
    observables(&mut out);

    let in_force = InForce::read();
    parameter_names(&mut out);
    kinds(&mut out, "Constraint", "constraint", &constraint::with_joints());
    kinds(&mut out, "Force", "force", &force::entries());
    settings(
        &mut out,
        "SolverDocument",
        "How λ is computed. What the chosen solver does not read is kept.",
        &solver::SETTINGS,
        |s| &s.solver,
        "",
        &in_force,
    );
    let projects = "Projects onto C = 0 and Ċ = 0 after every substep, in the mass metric; \"rattle\" reads the numbers too.";
    settings(&mut out, "ProjectionDocument", projects, &projection::SETTINGS, |s| &s.projection, "", &in_force);
    let parts = "  solver?: SolverDocument;\n  /** Given (`{}` is enough): every substep is followed by a projection. */\n  projection?: ProjectionDocument;\n  \
                 /** In place of `projection`: the values are kept, but no projection follows. (\"rattle\" reads them.) */\n  \
                 projectionOff?: ProjectionDocument;\n  \
                 /** Values that the present method does not read, kept for another, as `toJSON` writes them. */\n  \
                 idle?: Omit<MethodDocument, \"solver\" | \"projection\" | \"projectionOff\" | \"idle\">;\n";
    let enforce = "How constraints are enforced and time advances. A key that the chosen method does not read is an error; for what is left out see `new Simulation(document).get(name)`.";
    settings(&mut out, "MethodDocument", enforce, &METHOD, |s| &s.method, parts, &in_force);
    out
}

fn ids(entries: &[&'static Entry]) -> Vec<&'static str> {
    entries.iter().map(|e| e.id).collect()
}

/// Appends a line. Writing to a string does not fail.
macro_rules! line {
    ($out:expr, $($text:tt)*) => { _ = writeln!($out, $($text)*) };
}

/// `"a" | "b"`
fn union(words: &[&str]) -> String {
    words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
}

fn name(out: &mut String, name: &str, help: &str, words: &[&str]) {
    line!(out, "/** {help} */\nexport type {name} = {};", union(words));
}

/// `constraint[i].C` stands for every constraint, and for each of its rows.
fn observables(out: &mut String) {
    let each = |entry: &&'static Entry| match entry.id.split_once("[i]") {
        None => format!("\"{}\"", entry.id),
        Some((of, rest)) => {
            let one = format!("`{of}[${{number}}]{rest}`");
            if of == "constraint" { format!("{one} | `{of}[${{number}}]{rest}[${{number}}]`") } else { one }
        }
    };
    let all: Vec<String> = observable::entries().iter().map(each).collect();
    line!(out, "/** A name that `observe` and `record` take. */\nexport type ObservableName = {};", all.join(" | "));
}

fn parameter_names(out: &mut String) {
    let empty = json!({ "version": 1, "space": "plane", "bodies": [] });
    let simulation = Simulation::from_document(&empty, &Map::new()).expect("a document of this file");
    let mut names: Vec<&str> = simulation.parameters().iter().map(|info| info.name).collect();
    names.sort_unstable();
    name(out, "ParameterName", "A parameter that every simulation has; a scene of the catalogue adds its own.", &names);
}

/// An interface with a property for each kind, and the union of documents with exactly one of them.
fn kinds(out: &mut String, of: &str, word: &str, entries: &[&'static Entry]) {
    line!(out, "/** The kinds of {word}, each with its parameters. What is left out takes the default. */\nexport interface {of}Kinds {{");
    for entry in entries {
        let key = if entry.id.contains('-') { format!("\"{}\"", entry.id) } else { entry.id.into() };
        line!(out, "  /** {} */\n  {key}: {{", entry.help);
        for p in entry.parameters {
            let default = if p.measured { None } else { p.default(3).map(|arg| shown(&arg)) };
            property(out, "    ", p, default, p.default(3).is_none());
        }
        line!(out, "  }};");
    }
    line!(out, "}}\n/** Exactly one kind of {word}, and an id. */\nexport type {of}Document = {{ id?: string }} & ExactlyOne<{of}Kinds>;");
}

fn settings(out: &mut String, name: &str, help: &str, entry: &Entry, part: fn(&Settings) -> &Args, parts: &str, in_force: &InForce) {
    line!(out, "/** {help} */\nexport interface {name} {{");
    for p in entry.parameters {
        let default = in_force.default(part, p).map(|default| match default {
            Default::Always(value) => json_text(&value),
            Default::ByContent => "by what the document holds".into(),
        });
        property(out, "  ", p, default, false);
    }
    line!(out, "{parts}}}");
}

fn property(out: &mut String, indent: &str, p: &Parameter, default: Option<String>, required: bool) {
    let unit = if p.unit.is_empty() { String::new() } else { format!(" [{}]", p.unit) };
    let default = default.map_or(String::new(), |text| format!(" Default: {text}."));
    line!(out, "{indent}/** {}{unit}{default} */", p.help);
    line!(out, "{indent}{}{}: {};", p.name, if required { "" } else { "?" }, type_of(p));
}

fn type_of(p: &Parameter) -> String {
    match p.ty {
        Type::Number { .. } | Type::Integer { .. } => "number".into(),
        Type::Boolean { .. } => "boolean".into(),
        Type::Choice { options, .. } => union(&options.iter().map(|(id, _)| *id).collect::<Vec<_>>()),
        Type::Entries { of, .. } => {
            let known =
                [("MethodName", method::entries()), ("IntegratorName", method::integrator::entries()), ("SolverName", solver::entries())];
            let words = ids(&of());
            known.iter().find(|(_, entries)| ids(entries) == words).map_or_else(|| union(&words), |(name, _)| (*name).into())
        }
        Type::Text { .. } => "string".into(),
        Type::Vector { .. } => "Vector".into(),
        Type::Body { .. } => "BodyReference".into(),
        Type::Bodies { .. } => "BodyReference[]".into(),
        Type::Points { width: 3, .. } => "(readonly [number, number, number])[]".into(),
        Type::Points { .. } => "Vector[]".into(),
    }
}

/// A value as it is written in a document.
fn shown(arg: &Arg) -> String {
    match arg {
        Arg::AllBodies => "all bodies".into(),
        Arg::Points(points, _) if points.is_empty() => "none".into(),
        _ => json_text(&writer::value(arg, &|_| Value::Null)),
    }
}

fn json_text(value: &Value) -> String {
    match value {
        Value::Number(n) => crate::error::number(n.as_f64().unwrap_or(f64::NAN)),
        Value::Array(list) => format!("[{}]", list.iter().map(json_text).collect::<Vec<_>>().join(", ")),
        _ => value.to_string(),
    }
}
