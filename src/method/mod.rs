//! How constraints are enforced. A method turns the same rows into its own b, lets a solver find λ and moves the state
//! on by one substep. Each is one file and one line in [`REGISTRY`]; integrators likewise.
//!
//! Present methods act through forces ([`ForceLaw`]) and leave the rest to an integrator: the slides' loop of four
//! stages, clear, apply, constrain, return ([`evaluate`]). Methods that act on velocities or positions implement
//! [`Method`] themselves.

pub mod acceleration;
pub mod evaluation;
pub mod integrator;
pub mod penalty;
pub mod settings;

use crate::describe::Entry;
use crate::math::vector;
use crate::model::{Model, State};
use crate::solver::Report;
pub use evaluation::{Evaluation, evaluate};
use integrator::{Derivative, Integrator, Rates};
pub use settings::Settings;

/// What blew up first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// A constraint, by its place in the model's list: its λ is not finite.
    Constraint(usize),
    /// A constraint whose gradient vanishes, so that no λ can act.
    NoGradient(usize),
    /// A body, by its place in the model's list: a force on it or its motion is not finite.
    Body(usize),
}

/// A way to enforce constraints.
pub trait Method: std::fmt::Debug {
    /// Moves the state on by h. `lambda` is the λ of the substep before (to start from) and then of this one.
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit>;

    /// Forces, rows and λ at a state, without moving it.
    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit>;

    /// The named parts of this method's b, for views: (symbol, title, one number per row).
    fn terms(&self, evaluation: &Evaluation) -> Vec<(&'static str, &'static str, Vec<f64>)>;
}

/// A law that gives constraint forces from a state: what `acceleration` and `penalty` differ in.
pub trait ForceLaw: std::fmt::Debug {
    /// Writes λ (and b), given rows and applied forces; `e.lambda` holds the start.
    fn lambda(&mut self, model: &Model, e: &mut Evaluation) -> Result<(), Culprit>;

    /// The named parts of b.
    fn terms(&self, evaluation: &Evaluation) -> Vec<(&'static str, &'static str, Vec<f64>)>;
}

/// A method's description, and how it is built.
type Registered = (&'static Entry, fn(&Settings) -> Box<dyn ForceLaw>);

/// All methods there are.
pub static REGISTRY: &[Registered] = &[(&acceleration::ENTRY, acceleration::build), (&penalty::ENTRY, penalty::build)];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|(e, _)| *e).collect()
}

/// The method that these settings describe.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    let id = settings.method.choice("kind");
    let build = REGISTRY.iter().find(|(e, _)| e.id == id).map_or(REGISTRY[0].1, |(_, build)| *build);
    Box::new(ThroughForces {
        law: build(settings),
        integrator: integrator::build(settings.method.choice("integrator")),
        evaluation: Evaluation::default(),
        warm_start: settings.solver.boolean("warmStart"),
    })
}

/// A force law under an integrator.
#[derive(Debug)]
struct ThroughForces {
    law: Box<dyn ForceLaw>,
    integrator: Box<dyn Integrator>,
    evaluation: Evaluation,
    warm_start: bool,
}

/// What the integrator calls: one evaluation of the four stages, counting iterations as it goes.
struct Loop<'a> {
    law: &'a mut dyn ForceLaw,
    model: &'a Model,
    evaluation: &'a mut Evaluation,
    lambda: &'a mut Vec<f64>,
    warm_start: bool,
    report: Report,
}

impl Rates for Loop<'_> {
    fn rates(&mut self, state: &State, out: &mut Derivative) -> Result<(), Culprit> {
        let start: &[f64] = if self.warm_start { self.lambda } else { &[] };
        evaluate(self.law, self.model, state, start, self.evaluation)?;
        let e = &*self.evaluation;
        self.lambda.clone_from(&e.lambda);
        self.report = Report {
            iterations: self.report.iterations + e.report.iterations,
            residual: self.report.residual.max(e.report.residual),
            stopped_by: worse(self.report.stopped_by, e.report.stopped_by),
        };
        out.q.clone_from(&state.v);
        out.v.clone_from(&e.acceleration);
        out.applied_power = vector::dot(&e.accounted, &state.v);
        out.constraint_power = vector::dot(&e.constraint_force, &state.v);
        Ok(())
    }
}

/// Of the rules that ended the solves of one step, the one to report: running out of iterations outweighs the rest.
fn worse(a: crate::solver::StoppedBy, b: crate::solver::StoppedBy) -> crate::solver::StoppedBy {
    if a == crate::solver::StoppedBy::Iterations { a } else { b }
}

impl Method for ThroughForces {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let ThroughForces { law, integrator, evaluation, warm_start } = self;
        let mut four_stages = Loop { law: law.as_mut(), model, evaluation, lambda, warm_start: *warm_start, report: Report::default() };
        integrator.step(&mut four_stages, state, h)?;
        Ok(four_stages.report)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let start = if self.warm_start { lambda } else { &[] };
        evaluate(self.law.as_mut(), model, state, start, out)
    }

    fn terms(&self, evaluation: &Evaluation) -> Vec<(&'static str, &'static str, Vec<f64>)> {
        self.law.terms(evaluation)
    }
}
