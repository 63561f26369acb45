//! Position-based dynamics (Müller, Heidelberger, Hennix, Ratcliff 2007; mechanics notes) with compliance (XPBD: Macklin,
//! Müller, Chentanez 2016). Forces alone move the state; then each constraint in turn moves its bodies onto C = 0, and the
//! velocity follows from the total displacement.
//!
//!   x̄ = x + h v̄,  v̄ = v + h W Q
//!   Δλ = −(C(x̄) + α̃ λ)/(J W Jᵀ + α̃),   x̄ ← x̄ + W Jᵀ Δλ,   λ ← λ + Δλ       row by row, λ from 0;  α̃ = α/h²
//!   v⁺ = (x̄ − x)/h
//!
//! C and J are evaluated at the current x̄: Gauss–Seidel on the constraints themselves, not on A λ + b. (The rows of one constraint
//! share one J; the next row sees the displacement by the first through it.) First order. The error that the sweeps leave enters the velocity;
//! many substeps of one sweep leave less than one of many (Macklin et al., "Small Steps", 2019).
//!
//! A divided step goes through the distances between particles by colours ([`crate::math::colours()`]), not row by row. A sweep row
//! by row propagates errors of C in one direction across a net. Its iteration matrix is then far from symmetric, and v⁺ takes what
//! it corrects over as a force that is not conservative: a net of 30 × 30 gains 13 times its drop in energy with 16
//! substeps of one sweep, and more with smaller ones. By colours it gains nothing.
//!
//! Linear momentum is kept to rounding. Angular momentum is not: J belongs to x̄, not to x.
//!
//! Limits, ropes, motors, contacts and friction as in Müller, Macklin, Chentanez, Jeschke, Kim, "Detailed Rigid Body Simulation with
//! Extended Position Based Dynamics", 2020. In the sweeps, with y = x̄ − x:
//!
//!   C ≥ 0           λ ≥ 0                          limits and ropes at x̄; contacts: C = gap(x̄) − (overlap that is left)
//!   J y + h ∂C/∂t → 0,   |λ| ≤ h² · (most force)   motors, friction in joints
//!   J_t y + h ∂C/∂t → 0,   |λ_t| ≤ μ λ_n           static friction takes back what touching points have slid over the substep
//!
//! and then the velocities of what pressed, by impulses that begin at λ/h and keep to λ_n ≥ 0 and |λ_t| ≤ μ λ_n in sum:
//!
//!   J_n v⁺ + ∂C/∂t ≥ −e v_n⁻    restitution (their eq. 34); where nothing bounces ≥ −gap/h
//!   J_t v⁺ + ∂C/∂t → 0          dynamic friction, also of the impact (their eq. 30)
//!
//! Impacts never gain energy, however few the sweeps are (`restitution.rs`).
//!
//! Three things are not as in the paper. λ of contacts begins with that of the substep before, so that a stack rests under few sweeps.
//! Of an overlap the part β beyond the slop is taken back ([`super::contact_law`]), and not through the velocity: brought to zero
//! at once, tall stacks jitter, and what x̄ − x has of it their eq. 34 takes from v⁺ only where the sweeps converge.
//! And J of contacts belongs to x: with that of x̄ a rolling wheel is driven by its own normal force, whose point it has carried along.
//!
//! Shown as λ is λ/h², a force.

mod contacts;
mod relax;
mod restitution;
mod sweep;
mod view;

use super::contact_law::{self, ContactLaw, Stabilization};
use super::evaluation::finite_or_body;
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms, velocity};
use crate::describe::{Entry, Parameter, Type};
use crate::math::vector;
use crate::model::{Gyroscopic, Model, Rows, State};
use crate::solver::{Report, StoppedBy};
use contacts::Contacts;
use sweep::{Substep, Sweeper};

/// How often all constraints are gone through.
pub const SWEEPS: Parameter = Parameter::new(
    "sweeps",
    "",
    "",
    Type::Integer { min: 1, max: 10_000, soft: (1, 50), default: 10 },
    "Sweeps of position-based dynamics over all constraints per substep.",
);
/// α
pub const COMPLIANCE: Parameter = Parameter::number(
    "compliance",
    "α_c",
    "m/N",
    (0.0, 1e12),
    (0.0, 0.01),
    0.0,
    "Compliance of the constraints of position-based dynamics; for C in m in m/N, in general C per unit of λ. 0: rigid.",
);

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "position",
    title: "Position-based dynamics",
    symbol: "C(x̄) → 0",
    unit: "",
    help: "Moves bodies onto the constraints one by one and takes the velocity from the displacement: PBD, and XPBD with compliance.",
    parameters: &[
        SWEEPS,
        COMPLIANCE,
        velocity::BAUMGARTE,
        contact_law::SLOP,
        contact_law::MAX_CORRECTION,
        contact_law::THRESHOLD,
        contact_law::SLIDING,
    ],
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
        shown: Limits::default(),
        law: ContactLaw { stabilization: Stabilization::Baumgarte, ..ContactLaw::new(settings) },
        contacts: Contacts::default(),
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
    /// Bounds and softness of what is shown.
    shown: Limits,
    law: ContactLaw,
    contacts: Contacts,
    sweeper: Sweeper,
}

impl Method for Position {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        // contacts and their J at x
        self.before.copy_from(state);
        self.contacts.find(model, state, h, &self.law)?;

        // v̄ = v + h W Q,  x̄ = x + h v̄
        self.e.gather_forces(model, state, model.gyroscopic == Gyroscopic::Explicit);
        predict(model, state, h, &mut self.e)?;
        self.contacts.begin(model, &mut self.before, state, h, self.sweeps, &self.law)?;

        // x̄ ← x̄ + W Jᵀ Δλ, row by row
        let residual = self.sweep(model, state, h, lambda)?;

        // v⁺ = (x̄ − x)/h,  then J_n v⁺ ≥ −e v_n⁻  and  J_t v⁺ → 0
        model.bodies.velocity_between(&self.before.q, &state.q, h, &mut state.v);
        self.contacts.correct_velocities(model, state, h, self.sweeps, &self.law)?;

        // energy, λ, contacts
        self.account(model, state, h);
        self.e.end_freely(model, &mut state.v, h, &|_| true);
        lambda.iter_mut().for_each(|lambda| *lambda /= h * h);
        self.contacts.hand_over(model, state, lambda);
        Ok(Report { iterations: self.sweeps, residual, stopped_by: StoppedBy::Iterations })
    }

    fn holds_forces(&self) -> bool {
        true
    }

    fn plans_iterations(&self, _by_settings: bool) -> bool {
        true
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], e: &mut Evaluation) -> Result<(), Culprit> {
        self.look(model, state, lambda, e)
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        vec![("C(x̄)", "C at the predicted position", e.b.clone())]
    }

    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        self.shown.clone()
    }

    fn model_changed(&mut self) {
        self.sweeper.model_changed();
        self.contacts.model_changed();
    }
}

/// x̄ and v̄
fn predict(model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
    finite_or_body(model, &e.applied)?;
    e.move_freely(model, state, h);
    state.v.clone_from(&e.work);
    model.bodies.advance(&mut state.q, h, &state.v);
    state.t += h;
    Ok(())
}

impl Position {
    /// All sweeps over constraints and contacts; what the last one met.
    fn sweep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<f64, Culprit> {
        let of = Substep { before: &self.before, h, softness: self.softness(h) };
        let mut residual = 0.0;
        self.sweeper.begin(model, lambda);
        for _ in 0..self.sweeps {
            let left = self.sweeper.sweep(model, state, lambda, of)?;
            residual = vector::larger(left, self.contacts.sweep(model, &self.before, state, h)?);
        }
        Ok(residual)
    }

    /// α̃
    fn softness(&self, h: f64) -> f64 {
        self.compliance / (h * h)
    }

    /// The work of the substep: of every force its impulse times the mean of the velocities before and after. That of contacts,
    /// limits and motors is accounted for.
    fn account(&mut self, model: &Model, state: &mut State, h: f64) {
        let velocities = self.before.v.iter().zip(&state.v);
        for (i, ((before, after), w)) in velocities.zip(model.bodies.inverse_mass()).enumerate() {
            let mean = 0.5 * (before + after);
            state.applied_work += (h * self.e.accounted[i] + self.sweeper.bounded[i] / h) * mean;
            if *w > 0.0 {
                state.constraint_work += (after - self.e.work[i]) / w * mean;
            }
        }
        state.applied_work += self.contacts.work(&self.before.v, &state.v, h);
    }
}
