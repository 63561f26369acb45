//! One evaluation of the derivative, in the four stages of slide 17.

use super::{Culprit, ForceLaw};
use crate::math::vector;
use crate::model::{Model, Rows, State};
use crate::solver::Report;

/// Everything that is known at one state: forces, rows, λ and the acceleration. Reused; nothing is allocated once warm.
#[derive(Clone, Debug, Default)]
pub struct Evaluation {
    /// Q: all applied forces, laid out as the velocities, N.
    pub applied: Vec<f64>,
    /// The part of Q that has no potential: drag, the user, the mouse. N.
    pub accounted: Vec<f64>,
    /// C, Ċ, J, J̇v
    pub rows: Rows,
    /// b in w = Aλ + b; empty where the method solves nothing.
    pub b: Vec<f64>,
    /// λ, a force per unit of ∂C.
    pub lambda: Vec<f64>,
    /// f̂ = Jᵀλ, N.
    pub constraint_force: Vec<f64>,
    /// v̇ = W(Q + f̂), m/s².
    pub acceleration: Vec<f64>,
    /// How the solve went.
    pub report: Report,
    /// Scratch as long as the velocities.
    pub(super) work: Vec<f64>,
}

/// The four stages: clear the force accumulators, apply forces, compute and apply constraint forces, return to the
/// integrator. λ starts from `start` if that has the right length, else from zero.
pub fn evaluate(law: &mut dyn ForceLaw, model: &Model, state: &State, start: &[f64], e: &mut Evaluation) -> Result<(), Culprit> {
    // 1 Clear
    let dof = model.bodies.dof();
    for forces in [&mut e.applied, &mut e.accounted, &mut e.constraint_force, &mut e.acceleration] {
        vector::zeros(forces, dof);
    }
    e.b.clear();
    e.report = Report::default();

    // 2 Apply forces
    model.apply_forces(state, &mut e.applied, &mut e.accounted);

    // 3 Constraint forces f̂ = Jᵀλ. Rows and λ come before the first check, so that they fit the model whatever fails.
    model.rows(state, &mut e.rows);
    let m = e.rows.len();
    vector::zeros(&mut e.lambda, m);
    finite_or_body(model, &e.applied)?;
    if start.len() == m {
        e.lambda.copy_from_slice(start);
    }
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

/// The first body with a number that is not finite, if there is one.
pub(crate) fn finite_or_body(model: &Model, numbers: &[f64]) -> Result<(), Culprit> {
    match numbers.iter().position(|x| !x.is_finite()) {
        Some(i) => Err(Culprit::Body(i / model.bodies.space().dimension())),
        None => Ok(()),
    }
}
