//! SHAKE and RATTLE (Ryckaert, Ciccotti, Berendsen 1977; Andersen 1983): leapfrog with a constraint force at both ends of
//! the step, the first along J(q)ᵀ so that the new position is legal, the second so that the new velocity is.
//!
//!   v½ = v + h/2 W Q(q, v)                q⁺ = q + h v½ + W J(q)ᵀ μ  with  C(q⁺) = 0,      v½ ← (q⁺ − q)/h
//!   v⁺ = v½ + h/2 W Q(q⁺, v̂) + W J(q⁺)ᵀ ν  with  J(q⁺) v⁺ + ∂C/∂t = 0
//!
//! where v̂ = 2v½ − v stands for v⁺ in forces that depend on it. Second order, symplectic and time-reversible on the
//! constraint, without drift (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section VII.1.4).
//! μ is found by chord iterations with the factors of A(q), which the end of the last substep has left behind, and where they
//! are slow by Newton's; where a gradient turns too far for that, or they do not converge, the substep is halved.
//!
//! Limits, motors and contacts it does not know.
//!
//! The λ that is shown belongs to the present state: the one that C̈ = 0 demands of it.

use super::evaluation::finite_or_body;
use super::projection::Projector;
use super::{Culprit, Evaluation, ForceLaw, Method, Settings, Terms, acceleration, evaluate};
use crate::describe::Entry;
use crate::model::{Gyroscopic, Model, State};
use crate::solver::{Report, StoppedBy};

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "rattle",
    title: "SHAKE and RATTLE",
    symbol: "C(q⁺) = 0, Ċ⁺ = 0",
    unit: "",
    help: "Constraint forces at both ends of the step make position and velocity legal: symplectic, without drift.",
    parameters: &[],
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    Box::new(Rattle {
        law: acceleration::law(settings, 0.0, 0.0),
        projector: Projector::new(settings),
        forces: Forces::default(),
        was_legal: false,
        backup: Vec::new(),
    })
}

#[derive(Debug)]
struct Rattle {
    /// For the λ of a state.
    law: Box<dyn ForceLaw>,
    projector: Projector,
    forces: Forces,
    /// Whether the last step began on the constraint.
    was_legal: bool,
    /// Where a step began, at each depth of halving.
    backup: Vec<(State, Vec<f64>)>,
}

/// A step is divided into no more than 2⁸ parts.
const MOST_HALVINGS: usize = 8;

#[derive(Debug, Default)]
struct Forces {
    applied: Vec<f64>,
    accounted: Vec<f64>,
    /// The velocity that forces are taken at: v, then v̂.
    v: Vec<f64>,
}

impl Forces {
    /// v += h/2 W Q(q, the velocity kept here), and the work of what is accounted for.
    fn kick(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        let dof = model.bodies.dof();
        self.applied.resize(dof, 0.0);
        self.accounted.resize(dof, 0.0);
        std::mem::swap(&mut state.v, &mut self.v);
        model.apply_forces(state, &mut self.applied, &mut self.accounted);
        if model.gyroscopic != Gyroscopic::Off {
            model.bodies.add_gyroscopic_torque(&state.v, &mut self.applied);
        }
        std::mem::swap(&mut state.v, &mut self.v);
        if model.accounts() {
            for (f, v) in self.accounted.iter().zip(&self.v) {
                state.applied_work += 0.5 * h * f * v;
            }
        }
        let mut finite = true;
        for ((v, w), f) in state.v.iter_mut().zip(model.bodies.inverse_mass()).zip(&self.applied) {
            *v += 0.5 * h * w * f;
            finite &= f.is_finite();
        }
        if finite { Ok(()) } else { finite_or_body(model, &self.applied) }
    }
}

impl Method for Rattle {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.advance(model, state, h, lambda, 0)
    }

    fn evaluate(&mut self, model: &Model, state: &State, _lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let outcome = evaluate(self.law.as_mut(), model, state, &[], out);
        if out.rows.has_bounds() { Err(Culprit::Method) } else { outcome }
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.law.terms(evaluation)
    }

    fn forget(&mut self) {
        self.projector.forget();
    }
}

impl Rattle {
    /// A step of length h, or two of half the length where its μ is not found: where sticks turn far in one step. From
    /// a state that is not on the constraint (an illegal start, a contradiction) it is not divided, but projected first.
    fn advance(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, depth: usize) -> Result<Report, Culprit> {
        if self.backup.len() <= depth {
            self.backup.push((State::default(), Vec::new()));
        }
        self.backup[depth].0.copy_from(state);
        self.backup[depth].1.clone_from(lambda);
        let outcome = self.leap(model, state, h, lambda, depth < MOST_HALVINGS);
        let failed = outcome.is_err() || outcome.is_ok_and(has_failed);
        if !failed || depth == MOST_HALVINGS || !self.was_legal {
            return outcome;
        }
        state.copy_from(&self.backup[depth].0);
        lambda.clone_from(&self.backup[depth].1);
        let mut report = self.advance(model, state, 0.5 * h, lambda, depth + 1)?;
        report.take_in(self.advance(model, state, 0.5 * h, lambda, depth + 1)?);
        Ok(report)
    }

    /// One step of length h. Where μ is not found and the step `may_be_divided`, it ends there.
    fn leap(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, may_be_divided: bool) -> Result<Report, Culprit> {
        let Rattle { projector, forces, .. } = self;
        forces.v.clone_from(&state.v);
        projector.aim_unless_there(model, state)?;
        if projector.leaves_out() {
            return Err(Culprit::Method);
        }
        self.was_legal = projector.is_near();
        let mut report = Report::default();
        if !self.was_legal {
            report.take_in(projector.settle(model, state)?);
            report.take_in(projector.velocities(model, state)?);
        }

        forces.kick(model, state, h)?;
        model.bodies.advance(&mut state.q, h, &state.v);
        state.t += h;
        // The first guess of μ is that of the substep before.
        let may_be_divided = may_be_divided && self.was_legal;
        report.take_in(projector.positions(model, state, 0.5 * h * h, lambda, !may_be_divided)?);
        if may_be_divided && has_failed(report) {
            return Ok(report);
        }
        state.constraint_work += projector.add_moved(model, 1.0 / h, &mut state.v);
        state.applied_work -= projector.motor(&projector.moved) / h;
        lambda.clear();
        lambda.extend(projector.moved.iter().map(|mu| mu / (0.5 * h * h)));

        for (v, half) in forces.v.iter_mut().zip(&state.v) {
            *v = 2.0 * half - *v;
        }
        projector.aim(model, state)?;
        forces.kick(model, state, h)?;
        report.take_in(projector.velocities(model, state)?);
        state.constraint_work += projector.work;
        state.applied_work -= projector.motor(&projector.nudged);
        Ok(report)
    }
}

/// Whether a legal state was not reached.
fn has_failed(report: Report) -> bool {
    !matches!(report.stopped_by, StoppedBy::Residual | StoppedBy::Nothing)
}
