//! Witkin's method (slides 7 to 16): choose λ so that C̈ = −αC − βĊ.
//!
//!   C̈ = J v̇ + J̇v,  v̇ = W(Q + Jᵀλ)   ⇒   A λ + b = 0,  A = J W Jᵀ,  b = J̇v + J W Q + αC + βĊ
//!
//! Inequalities (limits) are as contacts below: where C ≤ 0 and Ċ is zero, λ ≥ 0, C̈ + αC + βĊ ≥ 0 and one of them zero. Motors and
//! friction in joints: C̈ + Ċ/h = 0 unless λ is at its bound. Both need a solver that honours bounds.
//!
//! α and β are the slides' k_s and k_d; without them (α = β = 0) numerical errors add up: the drift.
//!
//! Contacts (mechanics notes, Prop. 3): where bodies touch and Ċ_n is zero, to the threshold of restitution,
//!
//!   λ_n ≥ 0,  C̈_n + αC_n + βĊ_n ≥ 0,  one of them zero       |λ_t| ≤ μ λ_n,  C̈_t + Ċ_t/h = 0 unless λ_t is at its bound
//!
//! So friction holds what sticks, and otherwise acts against the velocity that it would slide with a step later: what slides. J̇v of the normal
//! is the second difference of the gap, that of friction exact for points that do not slip. What closes faster is an impact, an impulse
//! between two steps (`impacts.rs`). With α = β = 0 overlap stays as it is: contacts drift as constraints do.

use super::contact_law::{self, ContactLaw};
use super::contact_rows::TOUCHING;
use super::evaluation::check_gradients;
use super::impacts::limit_friction;
use super::{Culprit, Evaluation, ForceLaw, Limits, Method, Settings, Terms, force_law};
use crate::assembly::{Delassus, Problem};
use crate::describe::{Entry, Parameter};
use crate::math::vector;
use crate::model::rows::Side;
use crate::model::{Model, Rows};
use crate::solver::{self, Solver, Stopping};

/// Feedback on C.
pub const ALPHA: Parameter =
    Parameter::number("alpha", "α", "1/s²", (0.0, 1e12), (0.0, 400.0), 0.0, "Feedback on C: C̈ = −αC − βĊ. 0: the constraint drifts.");
/// Feedback on Ċ.
pub const BETA: Parameter =
    Parameter::number("beta", "β", "1/s", (0.0, 1e9), (0.0, 60.0), 0.0, "Feedback on Ċ. Critically damped at β = 2√α.");

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "acceleration",
    title: "Constraint force with feedback",
    symbol: "C̈ = −αC − βĊ",
    unit: "",
    help: "Finds the force for which C̈ = −αC − βĊ; without feedback C drifts. Contacts are inequalities of forces, impacts impulses.",
    parameters: &[ALPHA, BETA, contact_law::THRESHOLD, contact_law::SLIDING, contact_law::FRICTION],
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    let solver = solver::build(&settings.solver);
    let law = law(settings, settings.method.number("alpha"), settings.method.number("beta"), Some(solver));
    force_law::under_integrator(law, settings)
}

/// The law alone, with feedback given; without a solver it poses the problem, and λ stays as it is.
pub(super) fn law(settings: &Settings, alpha: f64, beta: f64, solver: Option<Box<dyn Solver>>) -> Box<dyn ForceLaw> {
    Box::new(Acceleration {
        alpha,
        beta,
        h: settings.substep_size(),
        contacts: ContactLaw::new(settings),
        solver,
        stopping: solver::stopping(&settings.solver),
        limits: Limits::default(),
    })
}

/// A contact whose gap changes more slowly than this rests, m/s, if the threshold of restitution is less.
const AT_REST: f64 = 1e-6;

/// Bounds of λ: those of the rows, and none but zero for an inequality that is not reached, that parts, or that an impact will stop.
/// All free: empty.
fn limit(rows: &Rows, resting: f64, limits: &mut Limits) {
    limits.lo.clear();
    limits.hi.clear();
    if !rows.has_bounds() {
        return;
    }
    limits.lo.extend_from_slice(&rows.lo);
    let idle = |i: usize| match rows.side(i) {
        Side::Above => rows.c_dot[i].abs() > resting || i < rows.contacts_from && rows.c[i] > TOUCHING,
        Side::Equation | Side::Bounded => false,
    };
    limits.hi.extend((0..rows.len()).map(|i| if idle(i) { 0.0 } else { rows.hi[i] }));
}

#[derive(Debug)]
struct Acceleration {
    alpha: f64,
    beta: f64,
    /// s
    h: f64,
    contacts: ContactLaw,
    solver: Option<Box<dyn Solver>>,
    stopping: Stopping,
    limits: Limits,
}

impl Acceleration {
    /// The part of b that comes from Ċ: feedback, or what ends it within a step where friction and motors have no C.
    fn rate(&self, rows: &Rows, i: usize) -> f64 {
        let feedback = match rows.side(i) {
            Side::Above => true,
            Side::Equation => i < rows.contacts_from,
            Side::Bounded => false,
        };
        if feedback { self.beta * rows.c_dot[i] } else { rows.c_dot[i] / self.h }
    }
}

impl ForceLaw for Acceleration {
    fn stops_at_once(&self) -> bool {
        true
    }

    fn lambda(&mut self, model: &Model, e: &mut Evaluation) -> Result<(), Culprit> {
        let w = model.bodies.inverse_mass();
        vector::zeros(&mut e.work, w.len());
        for (u, (w, q)) in e.work.iter_mut().zip(w.iter().zip(&e.applied)) {
            *u = w * q;
        }
        let rows = &e.rows;
        check_gradients(model, rows)?;
        e.b.clear();
        for i in 0..rows.len() {
            let b = rows.jdot_v[i] + rows.jacobian.row_dot(i, &e.work) + self.alpha * rows.c[i] + self.rate(rows, i);
            e.b.push(b);
        }
        limit(rows, self.contacts.threshold.max(AT_REST), &mut self.limits);
        limit_friction(&self.contacts, rows, &mut e.contacts, &mut self.limits.friction);
        let Some(solver) = &mut self.solver else { return Ok(()) };
        solver.honours(&self.limits.bounds()).map_err(|_| Culprit::Solver)?;
        let mut a = Delassus::new(&rows.jacobian, w, &mut e.work);
        let problem = Problem::new(&mut a, &e.b, self.limits.bounds());
        e.report = solver::solve_within(solver.as_mut(), problem, &mut e.lambda, &self.stopping, &model.work);
        if model.work.is_spent() { Err(Culprit::Work) } else { Ok(()) }
    }

    fn limits(&self) -> Limits {
        self.limits.clone()
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        let rows = &e.rows;
        let scaled = |factor: f64, x: &[f64]| x.iter().map(|x| factor * x).collect::<Vec<f64>>();
        let alpha_c = scaled(self.alpha, &rows.c);
        let beta_c_dot: Vec<f64> = (0..rows.len()).map(|i| self.rate(rows, i)).collect();
        let rest = (0..rows.len()).map(|i| e.b.get(i).map_or(f64::NAN, |b| b - rows.jdot_v[i] - alpha_c[i] - beta_c_dot[i])).collect();
        vec![
            ("J̇v", "velocity term of C̈", rows.jdot_v.clone()),
            ("J W Q", "what the applied forces do to C̈", rest),
            ("αC", "feedback on C", alpha_c),
            ("βĊ", "feedback on Ċ; of friction and motors Ċ/h", beta_c_dot),
        ]
    }
}
