//! Witkin's method (slides 7 to 16): choose λ so that C̈ = −αC − βĊ.
//!
//!   C̈ = J v̇ + J̇v,  v̇ = W(Q + Jᵀλ)   ⇒   A λ + b = 0,  A = J W Jᵀ,  b = J̇v + J W Q + αC + βĊ
//!
//! Inequalities (limits): where C ≤ 0 and Ċ ≤ 0, λ ≥ 0, C̈ + αC + βĊ ≥ 0 and one of them zero; elsewhere λ = 0. A motor's
//! C is zero: β brings it to its speed. Both need a solver that honours bounds.
//!
//! α and β are the slides' k_s and k_d; without them (α = β = 0) numerical errors add up: the drift.

use super::evaluation::check_gradients;
use super::{Culprit, Evaluation, ForceLaw, Limits, Method, Settings, Terms, force_law};
use crate::assembly::{Delassus, Problem};
use crate::describe::{Entry, Parameter};
use crate::math::vector;
use crate::model::rows::Side;
use crate::model::{Model, Rows};
use crate::solver::{self, Solver, Stopping};

/// Feedback on C.
pub const ALPHA: Parameter =
    Parameter::number("alpha", "α", "1/s²", (0.0, 1e12), (0.0, 400.0), 0.0, "Feedback on C: C̈ = −αC − βĊ. Zero: the constraint drifts.");
/// Feedback on Ċ.
pub const BETA: Parameter =
    Parameter::number("beta", "β", "1/s", (0.0, 1e9), (0.0, 60.0), 0.0, "Feedback on Ċ. Critically damped at β = 2√α.");

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "acceleration",
    title: "Constraint force with feedback",
    symbol: "C̈ = −αC − βĊ",
    unit: "",
    help: "Finds the force that keeps C̈ = −αC − βĊ: exact, and drifting without feedback.",
    parameters: &[ALPHA, BETA],
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    let law = law(settings, settings.method.number("alpha"), settings.method.number("beta"));
    force_law::under_integrator(law, settings)
}

/// The law alone, with feedback given.
pub(super) fn law(settings: &Settings, alpha: f64, beta: f64) -> Box<dyn ForceLaw> {
    Box::new(Acceleration {
        alpha,
        beta,
        solver: solver::build(&settings.solver),
        stopping: solver::stopping(&settings.solver),
        limits: Limits::default(),
    })
}

/// Bounds of λ: those of the rows, and none but zero for an inequality that is not about to be broken. All free: empty.
fn limit(rows: &Rows, limits: &mut Limits) {
    limits.lo.clear();
    limits.hi.clear();
    if !rows.has_bounds() {
        return;
    }
    limits.lo.extend_from_slice(&rows.lo);
    let idle = |i: usize| rows.side(i) == Side::Above && (rows.c[i] > 0.0 || rows.c_dot[i] > 0.0);
    limits.hi.extend((0..rows.len()).map(|i| if idle(i) { 0.0 } else { rows.hi[i] }));
}

#[derive(Debug)]
struct Acceleration {
    alpha: f64,
    beta: f64,
    solver: Box<dyn Solver>,
    stopping: Stopping,
    limits: Limits,
}

impl ForceLaw for Acceleration {
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
            let b = rows.jdot_v[i] + rows.jacobian.row_dot(i, &e.work) + self.alpha * rows.c[i] + self.beta * rows.c_dot[i];
            e.b.push(b);
        }
        limit(rows, &mut self.limits);
        self.solver.honours(&self.limits.bounds()).map_err(|_| Culprit::Solver)?;
        let mut a = Delassus::new(&rows.jacobian, w, &mut e.work);
        let problem = Problem::new(&mut a, &e.b, self.limits.bounds());
        e.report = solver::solve_within(self.solver.as_mut(), problem, &mut e.lambda, &self.stopping, &model.work);
        if model.work.is_spent() { Err(Culprit::Work) } else { Ok(()) }
    }

    fn limits(&self) -> Limits {
        self.limits.clone()
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        let rows = &e.rows;
        let scaled = |factor: f64, x: &[f64]| x.iter().map(|x| factor * x).collect::<Vec<f64>>();
        let (alpha_c, beta_c_dot) = (scaled(self.alpha, &rows.c), scaled(self.beta, &rows.c_dot));
        let rest = (0..rows.len()).map(|i| e.b.get(i).map_or(f64::NAN, |b| b - rows.jdot_v[i] - alpha_c[i] - beta_c_dot[i])).collect();
        vec![
            ("J̇v", "velocity term of C̈", rows.jdot_v.clone()),
            ("J W Q", "what the applied forces do to C̈", rest),
            ("αC", "feedback on C", alpha_c),
            ("βĊ", "feedback on Ċ", beta_c_dot),
        ]
    }
}
