//! Models that a method or a solver cannot express: refused where a document is read and where a step is taken.

use super::{Culprit, Method, Settings, which};
use crate::error::{Code, Error, Result};
use crate::model::contact::Touching;
use crate::model::{Model, Rows};
use crate::solver;

/// A refusal: the path of the word in a document, the cause and the remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Path of the value that would have to change.
    pub path: &'static str,
    /// Cause and remedy.
    pub message: String,
}

/// Why these settings cannot express what the culprit stands for; `friction` where contacts have some.
#[must_use]
pub fn refusal(settings: &Settings, culprit: Culprit, touching: Touching) -> Refusal {
    let (method, solver) = (settings.method.choice("kind"), settings.solver.choice("kind"));
    let methods = |can: fn(&dyn Method) -> bool| which(settings, can).join("\" or \"");
    match culprit {
        Culprit::Soft => {
            let others = methods(|m| m.knows_soft_rows());
            let message = format!("the method \"{method}\" does not support distances and angles with a stiffness; choose \"{others}\"");
            Refusal { path: "method.kind", message }
        }
        Culprit::Work => {
            let limit = settings.work_limit();
            let remedy = "Use fewer bodies, contacts, substeps or iterations, or raise \"workLimit\"";
            let message = format!("the step needs more than the {limit} elementary operations that \"workLimit\" allows. {remedy}");
            Refusal { path: "method.workLimit", message }
        }
        _ => {
            let what = match touching {
                Touching { friction: true, .. } => "friction",
                Touching { contacts: true, .. } => "contacts",
                Touching { .. } => "limits, ropes and motors",
            };
            let others = solver::that_honour(touching.friction).join("\", \"");
            let message = format!("the solver \"{solver}\" does not support {what}; choose one of \"{others}\"");
            Refusal { path: "method.solver.kind", message }
        }
    }
}

/// An error where the method knows no soft rows and the model has some, or the solver cannot honour the bounds that limits, contacts
/// and friction put on λ. Bodies with shapes that can touch count, whether or not they ever do; particles, where they touch.
pub fn check(settings: &Settings, model: &Model, rows: &Rows) -> Result<()> {
    let kind = settings.method.choice("kind");
    if model.is_soft() && !super::build(settings).knows_soft_rows() {
        return Err(unsupported(settings, Culprit::Soft, Touching::default()));
    }
    let touching = if model.bodies.collide() { Touching::of(&model.constraints, &model.bodies) } else { Touching::default() };
    // Boxes of fixed size are bounds like those of limits.
    let friction = touching.shapes && touching.friction && settings.method.choice("frictionModel") != "fixed";
    let solves = !matches!(kind, "position" | "penalty");
    let bounded = touching.shapes || rows.has_bounds();
    let touching = Touching { friction, ..touching };
    let able = || solver::honours(&*solver::build(&settings.solver), friction);
    if solves && bounded && !able() { Err(unsupported(settings, Culprit::Solver, touching)) } else { Ok(()) }
}

fn unsupported(settings: &Settings, culprit: Culprit, touching: Touching) -> Error {
    let Refusal { path, message } = refusal(settings, culprit, touching);
    Error::new(Code::Unsupported, path, message)
}
