//! SHAKE and RATTLE (Ryckaert, Ciccotti, Berendsen 1977; Andersen 1983): leapfrog with a constraint force at both ends of
//! the step, the first along J(q)ᵀ so that the new position is legal, the second so that the new velocity is.
//!
//!   v½ = v + h/2 W Q(q, v)                q⁺ = q + h v½ + W J(q)ᵀ μ  with  C(q⁺) = 0,      v½ ← (q⁺ − q)/h
//!   v⁺ = v½ + h/2 W Q(q⁺, v̂) + W J(q⁺)ᵀ ν  with  J(q⁺) v⁺ + ∂C/∂t = 0
//!
//! where v̂ = 2v½ − v stands for v⁺ in forces that depend on it. Second order, symplectic and time-reversible on the
//! constraint, without drift (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section VII.1.4).
//!
//! ν and the μ of the next substep act at the same place along the same J(q⁺)ᵀ: whatever ν is, the two together make the next
//! position legal. So where weight alone acts, inside a step ν = 0 (SHAKE), and the velocity is made legal at its end only.
//!
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
        settled: true,
        substeps: settings.substeps(),
        left: 0,
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
    /// Whether v obeys the constraint: not between substeps where weight alone acts.
    settled: bool,
    substeps: u32,
    /// Those of this step that are still to come.
    left: u32,
    /// Where a step began, at each depth of halving.
    backup: Vec<Beginning>,
}

/// What a step changes, before it.
#[derive(Clone, Debug, Default)]
struct Beginning {
    t: f64,
    q: Vec<f64>,
    v: Vec<f64>,
    work: (f64, f64),
    lambda: Vec<f64>,
}

impl Beginning {
    fn keep(&mut self, state: &State, lambda: &[f64]) {
        (self.t, self.work) = (state.t, (state.applied_work, state.constraint_work));
        for (kept, numbers) in [(&mut self.q, &state.q[..]), (&mut self.v, &state.v), (&mut self.lambda, lambda)] {
            kept.clear();
            kept.extend_from_slice(numbers);
        }
    }

    fn give_back(&self, state: &mut State, lambda: &mut Vec<f64>) {
        (state.t, (state.applied_work, state.constraint_work)) = (self.t, self.work);
        state.q.clone_from(&self.q);
        state.v.clone_from(&self.v);
        lambda.clone_from(&self.lambda);
    }
}

/// A step is divided into no more than 2⁸ parts.
const MOST_HALVINGS: usize = 8;

#[derive(Debug, Default)]
struct Forces {
    applied: Vec<f64>,
    accounted: Vec<f64>,
    /// The velocity that forces are taken at: v, then v̂.
    v: Vec<f64>,
    /// Whether what is applied is the same at every state: weight alone.
    constant: bool,
}

impl Forces {
    /// v += h/2 W Q(q, the velocity kept here), and the work of what is accounted for.
    fn kick(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        if !self.constant {
            self.apply(model, state);
        }
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

    fn apply(&mut self, model: &Model, state: &mut State) {
        let dof = model.bodies.dof();
        self.applied.resize(dof, 0.0);
        self.accounted.resize(dof, 0.0);
        std::mem::swap(&mut state.v, &mut self.v);
        model.apply_forces(state, &mut self.applied, &mut self.accounted);
        if model.gyroscopic != Gyroscopic::Off {
            model.bodies.add_gyroscopic_torque(&state.v, &mut self.applied);
        }
        std::mem::swap(&mut state.v, &mut self.v);
        self.constant = !model.accounts() && !model.bodies.turns();
    }
}

impl Method for Rattle {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.left = self.left.saturating_sub(1);
        self.advance(model, state, h, lambda, (0, self.left == 0))
    }

    fn begin_step(&mut self) {
        self.left = self.substeps;
        self.settled = true;
    }

    fn evaluate(&mut self, model: &Model, state: &State, _lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let outcome = evaluate(self.law.as_mut(), model, state, &[], out);
        if out.rows.has_bounds() { Err(Culprit::Limits) } else { outcome }
    }

    fn knows_limits(&self) -> bool {
        false
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.law.terms(evaluation)
    }

    fn model_changed(&mut self) {
        self.projector.model_changed();
        self.forces.constant = false;
    }
}

impl Rattle {
    /// A step of length h, or two of half the length where its μ is not found: where sticks turn far in one step. From
    /// a state that is not on the constraint (an illegal start, a contradiction) it is not divided, but projected first.
    /// At the `last` the velocity is made legal.
    fn advance(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        (depth, last): (usize, bool),
    ) -> Result<Report, Culprit> {
        if self.backup.len() <= depth {
            self.backup.push(Beginning::default());
        }
        self.backup[depth].keep(state, lambda);
        let was_settled = self.settled;
        let outcome = self.leap(model, state, h, lambda, (depth < MOST_HALVINGS, last));
        let failed = outcome.is_err() || outcome.is_ok_and(has_failed);
        if !failed || depth == MOST_HALVINGS || !self.was_legal {
            return outcome;
        }
        self.backup[depth].give_back(state, lambda);
        self.settled = was_settled;
        let mut report = self.advance(model, state, 0.5 * h, lambda, (depth + 1, false))?;
        report.take_in(self.advance(model, state, 0.5 * h, lambda, (depth + 1, last))?);
        Ok(report)
    }

    /// One step of length h. Where μ is not found and the step `may_be_divided`, it ends there.
    fn leap(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        (may_be_divided, last): (bool, bool),
    ) -> Result<Report, Culprit> {
        let Rattle { projector, forces, .. } = self;
        forces.v.clone_from(&state.v);
        projector.aim_unless_there(model, state)?;
        if projector.leaves_out() {
            return Err(Culprit::Limits);
        }
        self.was_legal = projector.is_near();
        let mut report = Report::default();
        if !self.was_legal {
            report.take_in(projector.settle(model, state)?);
            report.take_in(projector.velocities(model, state)?);
            self.settled = true;
        }

        forces.kick(model, state, h)?;
        model.bodies.advance(&mut state.q, h, &state.v);
        state.t += h;
        // The first guess of μ: the force that held the velocity at the end of the substep before.
        let may_be_divided = may_be_divided && self.was_legal;
        // What J(q)ᵀ has to do here: half of what the force does in h, or all of it where nothing was done at the end before.
        let share = if self.settled { 0.5 } else { 1.0 };
        report.take_in(projector.positions(model, state, share * h * h, lambda, !may_be_divided)?);
        if may_be_divided && has_failed(report) {
            return Ok(report);
        }
        state.constraint_work += projector.add_moved(model, 1.0 / h, &mut state.v);
        state.applied_work -= projector.motor(&projector.moved) / h;

        for (v, half) in forces.v.iter_mut().zip(&state.v) {
            *v = 2.0 * half - *v;
        }
        projector.aim(model, state)?;
        forces.kick(model, state, h)?;
        lambda.clear();
        self.settled = last || !forces.constant;
        if self.settled {
            report.take_in(projector.velocities(model, state)?);
            state.constraint_work += projector.work;
            state.applied_work -= projector.motor(&projector.nudged);
            lambda.extend(projector.nudged.iter().map(|nu| nu / (0.5 * h)));
        } else {
            lambda.extend(projector.moved.iter().map(|mu| mu / (share * h * h)));
        }
        Ok(report)
    }
}

/// Whether a legal state was not reached.
fn has_failed(report: Report) -> bool {
    !matches!(report.stopped_by, StoppedBy::Residual | StoppedBy::Nothing)
}
