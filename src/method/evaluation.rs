//! The evaluation at one state: forces, rows, λ and the acceleration.

use super::Culprit;
use crate::assembly::Delassus;
use crate::math::{BlockRows, vector};
use crate::model::{Bodies, Contact, Gyroscopic, Model, Motion, Rows, Space, State};
use crate::solver::Report;

/// Elementary operations to write a constraint's row and to use it, roughly: between bodies that turn in space, or others.
const WORK_OF_A_ROW_IN_SPACE: u64 = 1000;
const WORK_OF_A_ROW: u64 = 150;

pub(super) fn work_of_a_row(bodies: &Bodies) -> u64 {
    let turn = bodies.space() == Space::Space && bodies.list().iter().any(|b| b.rigid.is_some());
    if turn { WORK_OF_A_ROW_IN_SPACE } else { WORK_OF_A_ROW }
}

/// Most iterations for forces across the velocity.
const MOST_ITERATIONS: usize = 40;

/// Elementary operations to move a velocity component on, roughly.
pub(crate) const WORK_OF_A_VELOCITY: u64 = 10;

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
    /// f̂ = Jᵀλ, N; empty until λ is known, as v̇.
    pub constraint_force: Vec<f64>,
    /// v̇ = W(Q + f̂), m/s².
    pub acceleration: Vec<f64>,
    /// The method's own unknown per λ: h where it is an impulse, else 1.
    pub unknown_per_lambda: f64,
    /// How the solve went.
    pub report: Report,
    /// The contacts that the last rows belong to.
    pub contacts: Vec<Contact>,
    /// J̃ and W̃ with A = J̃ W̃ J̃ᵀ, where a method counts in other coordinates than the bodies' own.
    pub(super) reduced: Option<(BlockRows, Vec<f64>)>,
    /// Scratch as long as the velocities.
    pub(super) work: Vec<f64>,
    /// The change of v̄ by the gyroscopic torque up to the middle of the step.
    gyration: Vec<f64>,
    /// W Jᵀ x of the operator.
    pub(super) operator: Vec<f64>,
}

impl Evaluation {
    /// Stages 1 and 2 and the rows: accumulators cleared, forces applied (and the gyroscopic torque, where that is taken as
    /// one), λ zero. The equations of constraints that are `held` by the choice of coordinates are left out.
    pub(super) fn gather(&mut self, model: &Model, state: &State, gyroscopic: bool, held: &[bool]) {
        self.gather_forces(model, state, gyroscopic);
        self.rows.leave_out(held);
        model.rows(state, &mut self.rows);
        model.work.charge(work_of_a_row(&model.bodies) * self.rows.len() as u64);
        vector::zeros(&mut self.lambda, self.rows.len());
    }

    /// Clears the accumulators and applies the forces, as [`Evaluation::gather`] does, and keeps the rows.
    pub(super) fn gather_forces(&mut self, model: &Model, state: &State, gyroscopic: bool) {
        let dof = model.bodies.dof();
        for forces in [&mut self.applied, &mut self.accounted, &mut self.work] {
            vector::zeros(forces, dof);
        }
        self.constraint_force.clear();
        self.acceleration.clear();
        self.b.clear();
        self.contacts.clear();
        self.report = Report::default();
        self.unknown_per_lambda = 1.0;
        model.work.charge(WORK_OF_A_VELOCITY * dof as u64);
        model.apply_forces(state, &mut self.applied, &mut self.accounted);
        if gyroscopic {
            model.bodies.add_gyroscopic_torque(&state.v, &mut self.applied);
        }
    }

    /// v̄ = v + h W Q, into `work`.
    pub(super) fn move_freely(&mut self, model: &Model, state: &State, h: f64) {
        if model.forces.iter().any(|force| force.it.is_across()) {
            self.apply_in_the_middle(model, state, h);
        }
        let v = &state.v;
        for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
            self.work[i] = v[i] + h * w * self.applied[i];
        }
        match model.gyroscopic {
            Gyroscopic::Implicit => model.bodies.turn_implicitly(h, &mut self.work),
            Gyroscopic::Midpoint => model.bodies.turn_to_middle(h, &mut self.work, &mut self.gyration),
            Gyroscopic::Explicit | Gyroscopic::Off => {}
        }
    }

    /// Q at ½(v + v̄), by iteration: forces across the velocity do no work there. It ends where nothing changes any more, or where the
    /// step is too long for it to converge.
    #[inline(never)]
    fn apply_in_the_middle(&mut self, model: &Model, state: &State, h: f64) {
        let mut middle = std::mem::take(&mut self.work);
        middle.clone_from(&state.v);
        let mut before = f64::INFINITY;
        for _ in 0..MOST_ITERATIONS {
            let mut change = 0.0;
            for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
                let v = state.v[i] + 0.5 * h * w * self.applied[i];
                change = vector::larger(change, (v - middle[i]).abs());
                middle[i] = v;
            }
            if change >= before || change == 0.0 {
                break;
            }
            before = change;
            model.apply_forces_in(&Motion::new(&model.bodies, state).with_velocities(&middle), &mut self.applied, &mut self.accounted);
            if model.gyroscopic == Gyroscopic::Explicit {
                model.bodies.add_gyroscopic_torque(&state.v, &mut self.applied);
            }
        }
        self.work = middle;
    }

    /// Velocities at the end of a step in which these bodies went on with v.
    pub(super) fn end_freely(&self, model: &Model, v: &mut [f64], h: f64, bodies: &dyn Fn(usize) -> bool) {
        if model.gyroscopic == Gyroscopic::Midpoint {
            model.bodies.turn_to_end(h, v, &self.gyration, bodies);
        }
    }

    /// J and W with A = J W Jᵀ: the bodies' own, or those of other coordinates that the method counts in.
    #[must_use]
    pub fn factors<'a>(&'a self, model: &'a Model) -> (&'a BlockRows, &'a [f64]) {
        self.reduced.as_ref().map_or((&self.rows.jacobian, model.bodies.inverse_mass()), |(j, w)| (j, w))
    }

    /// A and b.
    pub(super) fn posed<'a>(&'a mut self, model: &'a Model) -> (Delassus<'a>, &'a [f64]) {
        let Evaluation { rows, reduced, operator, b, .. } = self;
        let (j, w) = reduced.as_ref().map_or((&rows.jacobian, model.bodies.inverse_mass()), |(j, w)| (j, w.as_slice()));
        (Delassus::new(j, w, operator), b)
    }

    /// λ as it is, if it fits these rows, with f̂ = Jᵀλ and v̇ = W(Q + f̂).
    pub(super) fn take_lambda(&mut self, model: &Model, lambda: &[f64]) {
        if lambda.len() == self.rows.len() {
            self.lambda.copy_from_slice(lambda);
        }
        self.accelerate(model);
    }

    /// f̂ = Jᵀλ and v̇ = W(Q + f̂)
    pub(super) fn accelerate(&mut self, model: &Model) {
        self.clear_response(model);
        self.rows.jacobian.transpose_times(&self.lambda, &mut self.constraint_force);
        for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
            self.acceleration[i] = w * (self.applied[i] + self.constraint_force[i]);
        }
    }

    /// f̂ = 0 and v̇ = 0
    pub(crate) fn clear_response(&mut self, model: &Model) {
        vector::zeros(&mut self.constraint_force, model.bodies.dof());
        vector::zeros(&mut self.acceleration, model.bodies.dof());
    }
}

/// The first body with a velocity or force that is not finite, if there is one.
pub(super) fn finite_or_body(model: &Model, numbers: &[f64]) -> Result<(), Culprit> {
    match numbers.iter().position(|x| !x.is_finite()) {
        Some(i) => Err(Culprit::Body(model.bodies.of_velocity(i))),
        None => Ok(()),
    }
}

/// An error where a constraint's row cannot act. (Contacts push along unit vectors.)
pub(crate) fn check_gradients(model: &Model, rows: &Rows) -> Result<(), Culprit> {
    match (0..rows.contacts_from).find(|i| !has_gradient(model, rows, *i)) {
        Some(i) => Err(Culprit::NoGradient(rows.owner[i])),
        None => Ok(()),
    }
}

/// Owner of row i: a constraint, or the first body of a contact that moves.
pub(crate) fn rows_culprit(model: &Model, rows: &Rows, i: usize) -> Culprit {
    if i < rows.contacts_from {
        return Culprit::Constraint(rows.owner[i]);
    }
    let bodies = rows.jacobian.row(i).map(|(column, _)| model.bodies.of_velocity(column));
    Culprit::Body(bodies.max_by_key(|b| !model.bodies.list()[*b].fixed).unwrap_or(0))
}

/// True where row i can act: its gradient is not zero on every body that moves, or none of its bodies moves.
fn has_gradient(model: &Model, rows: &Rows, i: usize) -> bool {
    let w = model.bodies.inverse_mass();
    let mut moves = false;
    for (column, values) in rows.jacobian.row(i) {
        if w[column] > 0.0 {
            moves = true;
            if values.iter().any(|x| *x != 0.0) {
                return true;
            }
        }
    }
    !moves
}
