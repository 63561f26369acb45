//! Methods that act through forces: a [`ForceLaw`] gives λ from a state, and an integrator does the rest. This is the
//! slides' loop of four stages, clear, apply, constrain, return ([`evaluate`]).

use super::evaluation::finite_or_body;
use super::integrator::{self, Derivative, Integrator, Rates};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms};
use crate::math::vector;
use crate::model::rows::Side;
use crate::model::{Gyroscopic, Model, Rows, State};
use crate::solver::{Report, StoppedBy};

/// A law that gives constraint forces from a state: what `acceleration` and `penalty` differ in.
pub trait ForceLaw: std::fmt::Debug {
    /// Writes λ (and b), given rows and applied forces; `e.lambda` holds the start.
    fn lambda(&mut self, model: &Model, e: &mut Evaluation) -> Result<(), Culprit>;

    /// The named parts of b.
    fn terms(&self, evaluation: &Evaluation) -> Terms;

    /// The bounds of λ in the last problem.
    fn limits(&self) -> Limits {
        Limits::default()
    }
}

/// The four stages: clear the force accumulators, apply forces, compute and apply constraint forces, return to the
/// integrator. λ starts from `start` if that has the right length, else from zero.
pub fn evaluate(law: &mut dyn ForceLaw, model: &Model, state: &State, start: &[f64], e: &mut Evaluation) -> Result<(), Culprit> {
    // 1 Clear, 2 apply forces. Rows and λ come before the first check, so that they fit the model whatever fails.
    e.gather(model, state, model.gyroscopic != Gyroscopic::Off, &[]);
    e.reduced = None;
    if model.work.is_spent() {
        return Err(Culprit::Work);
    }
    finite_or_body(model, &e.applied)?;
    if start.len() == e.lambda.len() {
        e.lambda.copy_from_slice(start);
    }

    // 3 Constraint forces f̂ = Jᵀλ
    law.lambda(model, e)?;
    if let Some(row) = e.lambda.iter().position(|l| !l.is_finite()) {
        return Err(Culprit::Constraint(e.rows.owner[row]));
    }
    e.rows.jacobian.transpose_times(&e.lambda, &mut e.constraint_force);

    // 4 Return v̇ = W(Q + f̂)
    for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
        e.acceleration[i] = w * (e.applied[i] + e.constraint_force[i]);
    }
    finite_or_body(model, &e.acceleration)
}

/// The method that puts this law under the integrator of the settings.
pub(super) fn under_integrator(law: Box<dyn ForceLaw>, settings: &Settings) -> Box<dyn Method> {
    Box::new(ThroughForces {
        law,
        integrator: integrator::build(&settings.method),
        evaluation: Evaluation::default(),
        warm_start: settings.solver.boolean("warmStart"),
        unmet: false,
    })
}

#[derive(Debug)]
struct ThroughForces {
    law: Box<dyn ForceLaw>,
    integrator: Box<dyn Integrator>,
    evaluation: Evaluation,
    warm_start: bool,
    /// True where an evaluation of this step left rows unmet.
    unmet: bool,
}

/// The rates that the integrator calls for: one evaluation of the four stages, counting iterations as it goes.
struct Loop<'a> {
    law: &'a mut dyn ForceLaw,
    model: &'a Model,
    evaluation: &'a mut Evaluation,
    lambda: &'a mut Vec<f64>,
    warm_start: bool,
    report: Report,
    unmet: bool,
}

/// A residual above this part of ‖b‖ is no rounding, and no drift of rows that repeat each other.
const UNMET: f64 = 1e-3;

/// True where the equations have no solution: the solver has finished, and a part of b is left.
fn is_unmet(e: &Evaluation) -> bool {
    let finished = matches!(e.report.stopped_by, StoppedBy::Direct | StoppedBy::Residual | StoppedBy::Change);
    finished && !e.rows.has_bounds() && e.report.residual > UNMET * vector::norm(&e.b)
}

impl Rates for Loop<'_> {
    fn rates(&mut self, state: &State, out: &mut Derivative) -> Result<(), Culprit> {
        let start: &[f64] = if self.warm_start { self.lambda } else { &[] };
        evaluate(self.law, self.model, state, start, self.evaluation)?;
        let e = &*self.evaluation;
        self.lambda.clone_from(&e.lambda);
        self.report.take_in(e.report);
        self.unmet |= is_unmet(e);
        self.model.bodies.rates(&state.q, &state.v, &mut out.q);
        out.v.clone_from(&e.acceleration);
        out.applied_power = vector::dot(&e.accounted, &state.v) + motor_power(&e.rows, &e.lambda);
        out.constraint_power = vector::dot(&e.constraint_force, &state.v);
        Ok(())
    }

    fn drift(&self, state: &mut State, h: f64) {
        let State { q, v, .. } = state;
        self.model.bodies.advance(q, h, v);
    }
}

/// A constraint that moves by itself is a motor of power −λᵀ ∂C/∂t. Whose force is bounded may fall behind: λ J v.
fn motor_power(rows: &Rows, lambda: &[f64]) -> f64 {
    let of = |i: usize| match rows.side(i) {
        Side::Bounded => lambda[i] * (rows.c_dot[i] - rows.c_t[i]),
        _ => -lambda[i] * rows.c_t[i],
    };
    (0..lambda.len()).map(of).sum()
}

impl Method for ThroughForces {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let ThroughForces { law, integrator, evaluation, warm_start, unmet } = self;
        let report = Report::default();
        let mut four_stages = Loop { law: law.as_mut(), model, evaluation, lambda, warm_start: *warm_start, report, unmet: *unmet };
        integrator.step(&mut four_stages, state, h)?;
        model.bodies.normalize(&mut state.q);
        *unmet = four_stages.unmet;
        Ok(four_stages.report)
    }

    fn begin_step(&mut self) {
        self.unmet = false;
    }

    fn left_unmet(&self) -> bool {
        self.unmet
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let start = if self.warm_start { lambda } else { &[] };
        evaluate(self.law.as_mut(), model, state, start, out)
    }

    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        self.law.limits()
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.law.terms(evaluation)
    }
}
