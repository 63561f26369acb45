//! Position-based dynamics (Müller, Heidelberger, Hennix, Ratcliff 2007; mechanics notes) with compliance (XPBD: Macklin,
//! Müller, Chentanez 2016). Forces alone move the state; then each constraint in turn moves its bodies onto C = 0, and the
//! velocity is what all that comes to.
//!
//!   x̄ = x + h v̄,  v̄ = v + h W Q
//!   Δλ = −(C(x̄) + α̃ λ)/(J W Jᵀ + α̃),   x̄ ← x̄ + W Jᵀ Δλ,   λ ← λ + Δλ       row by row, λ from 0;  α̃ = α/h²
//!   v⁺ = (x̄ − x)/h
//!
//! C and J are taken where x̄ is by then: Gauss–Seidel on the constraints themselves, not on A λ + b. (The rows of one constraint
//! share one J; what the first moves, the next sees through it.) First order. What the sweeps leave over the velocity takes on;
//! many substeps of one sweep leave less than one of many (Macklin et al., "Small Steps", 2019).
//!
//! A divided step goes through the distances between particles by colours ([`crate::math::colours()`]), not row by row. A sweep row
//! by row propagates errors of C in one direction across a net. Its iteration matrix is then far from symmetric, and v⁺ takes what
//! it corrects over as a force that is not conservative: a net of 30 × 30 gains 13 times its drop in energy with 16
//! substeps of one sweep, and more with smaller ones. By colours it gains nothing.
//!
//! Linear momentum is kept to rounding. Angular momentum is not: J belongs to x̄, not to x.
//!
//! Shown as λ is λ/h², a force. Limits, motors and contacts it does not know.

mod sweep;

use super::evaluation::{check_gradients, finite_or_body};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms};
use crate::describe::{Entry, Parameter, Type};
use crate::model::{Gyroscopic, Model, Rows, State};
use crate::solver::{Report, StoppedBy};
use sweep::{Sweeper, Sweeps};

/// How often all constraints are gone through.
pub const SWEEPS: Parameter = Parameter::new(
    "sweeps",
    "",
    "",
    Type::Integer { min: 1, max: 10_000, soft: (1, 50), default: 10 },
    "How often position-based dynamics goes through all constraints in a substep.",
);
/// α
pub const COMPLIANCE: Parameter = Parameter::number(
    "compliance",
    "α_c",
    "m/N",
    (0.0, 1e12),
    (0.0, 0.01),
    0.0,
    "How far constraints of position-based dynamics give way to a force; for C in m in m/N, in general C per unit of λ. Zero: rigid.",
);

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "position",
    title: "Position-based dynamics",
    symbol: "C(x̄) → 0",
    unit: "",
    help: "Moves bodies onto the constraints one by one and takes the velocity from that: PBD, and XPBD with compliance.",
    parameters: &[SWEEPS, COMPLIANCE],
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    Box::new(Position {
        h: settings.substep_size(),
        sweeps: settings.method.number("sweeps") as u32,
        compliance: settings.method.number("compliance"),
        e: Evaluation::default(),
        before: State::default(),
        ahead: State::default(),
        values: Rows::default(),
        // A whole step is swept row by row, as PBD is written down.
        sweeper: Sweeper::new(settings.substeps() > 1),
    })
}

#[derive(Debug)]
struct Position {
    /// s
    h: f64,
    sweeps: u32,
    /// α
    compliance: f64,
    e: Evaluation,
    /// Where the substep began.
    before: State,
    /// Where forces alone would lead, for views.
    ahead: State,
    /// C there.
    values: Rows,
    sweeper: Sweeper,
}

impl Method for Position {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        // v̄ = v + h W Q,  x̄ = x + h v̄
        self.before.copy_from(state);
        self.e.gather_forces(model, state, model.gyroscopic == Gyroscopic::Explicit);
        predict(model, state, h, &mut self.e)?;

        // x̄ ← x̄ + W Jᵀ Δλ, row by row
        let residual = self.sweeper.run(model, state, lambda, Sweeps { count: self.sweeps, h, softness: self.softness(h) })?;
        lambda.iter_mut().for_each(|lambda| *lambda /= h * h);

        // v⁺ = (x̄ − x)/h
        model.bodies.velocity_between(&self.before.q, &state.q, h, &mut state.v);
        self.account(model, state, h);
        Ok(Report { iterations: self.sweeps, residual, stopped_by: StoppedBy::Iterations })
    }

    fn plans_iterations(&self) -> bool {
        true
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], e: &mut Evaluation) -> Result<(), Culprit> {
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit, &[]);
        e.reduced = None;
        e.unknown_per_lambda = self.h * self.h;
        e.take_lambda(model, lambda);
        if e.rows.has_bounds() {
            return Err(Culprit::Limits);
        }
        check_gradients(model, &e.rows)?;
        self.ahead.copy_from(state);
        predict(model, &mut self.ahead, self.h, e)?;
        model.values(&self.ahead, &mut self.values);
        e.b.clone_from(&self.values.c);
        Ok(())
    }

    fn knows_limits(&self) -> bool {
        false
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        vec![("C(x̄)", "C where forces alone lead", e.b.clone())]
    }

    fn limits(&self, e: &Evaluation) -> Limits {
        let softness = self.softness(self.h);
        Limits { softness: if softness > 0.0 { vec![softness; e.rows.len()] } else { Vec::new() }, ..Limits::default() }
    }

    fn model_changed(&mut self) {
        self.sweeper.model_changed();
    }
}

/// x̄ and v̄
fn predict(model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
    finite_or_body(model, &e.applied)?;
    e.move_freely(model, &state.v, h);
    state.v.clone_from(&e.work);
    model.bodies.advance(&mut state.q, h, &state.v);
    state.t += h;
    Ok(())
}

impl Position {
    /// α̃
    fn softness(&self, h: f64) -> f64 {
        self.compliance / (h * h)
    }

    /// The work of the substep: of every force its impulse times the mean of the velocities before and after.
    fn account(&self, model: &Model, state: &mut State, h: f64) {
        let velocities = self.before.v.iter().zip(&state.v);
        for (i, ((before, after), w)) in velocities.zip(model.bodies.inverse_mass()).enumerate() {
            let mean = 0.5 * (before + after);
            state.applied_work += h * self.e.accounted[i] * mean;
            if *w > 0.0 {
                state.constraint_work += (after - self.e.work[i]) / w * mean;
            }
        }
    }
}
