//! A model at a state: rows of its constraints, applied forces, potential energy.

use super::contact::{Contact, append_rows};
use super::force::{Accumulators, gravity};
use super::rows::{BatchStart, Rows};
use super::state::{Motion, State};
use super::system::Model;
use crate::math::vector;

impl Model {
    /// All constraint rows at a state; also Ċ = J v + ∂C/∂t.
    pub fn rows(&self, state: &State, rows: &mut Rows) {
        self.gradients(state, rows);
        rows.finish(&state.v);
    }

    /// All constraint rows at a state but for Ċ.
    pub fn gradients(&self, state: &State, rows: &mut Rows) {
        rows.clear();
        self.emit(state, rows);
    }

    /// Overwrites C and J of rows that this model has written before at another state; true where their blocks stay in place, as
    /// they do where all constraints are one batch.
    pub fn gradients_again(&self, state: &State, rows: &mut Rows) -> bool {
        if let [run] = &self.runs[..]
            && let Some((_, batch)) = run.batch()
            && rows.len() == batch.rows_each(self.bodies.space()) * batch.count()
        {
            self.with_rotations(state, rows, |motion, rows| rows.write_batch(motion, batch, BatchStart::default()));
            return true;
        }
        self.gradients(state, rows);
        false
    }

    /// C alone.
    pub fn values(&self, state: &State, rows: &mut Rows) {
        rows.clear();
        rows.write_only_values();
        self.emit(state, rows);
    }

    fn emit(&self, state: &State, rows: &mut Rows) {
        self.with_rotations(state, rows, |motion, rows| {
            for run in &self.runs {
                let slots = run.slots();
                match run.batch() {
                    Some((first, batch)) if !rows.leaves_out_any(slots.clone()) => {
                        rows.begin_constraint(first);
                        rows.push_batch(motion, batch);
                    }
                    _ => {
                        for slot in slots.filter(|slot| !state.is_broken(self.constraints[*slot].id)) {
                            rows.begin_constraint(slot);
                            self.constraints[slot].it.rows(motion, rows);
                        }
                    }
                }
            }
        });
        rows.contacts_from = rows.len();
    }

    /// Writes rows with the rotations of all constrained bodies at hand.
    fn with_rotations(&self, state: &State, rows: &mut Rows, write: impl FnOnce(&Motion, &mut Rows)) {
        let mut rotations = std::mem::take(&mut rows.rotations);
        write(&Motion::new(&self.bodies, state).with_rotations(&self.constrained, &mut rotations), rows);
        rows.rotations = rotations;
    }

    /// Appends the rows of contacts but for Ċ, with the mean of ∂C/∂t over a time h from now; their owners count on from the constraints.
    pub fn contact_rows(&self, state: &State, contacts: &[Contact], h: f64, rows: &mut Rows) {
        append_rows(contacts, &Motion::new(&self.bodies, state), h, self.constraints.len(), rows);
    }

    /// All rows at a state.
    #[must_use]
    pub fn rows_at(&self, state: &State) -> Rows {
        let mut rows = Rows::default();
        self.rows(state, &mut rows);
        rows
    }

    /// Applied forces Q at a state. Those with a potential go into `q`; all others (drag, the user, the mouse) into
    /// `accounted` as well, because their work is subtracted from the energy drift.
    pub fn apply_forces(&self, state: &State, q: &mut [f64], accounted: &mut [f64]) {
        self.apply_forces_in(&Motion::new(&self.bodies, state), q, accounted);
    }

    /// [`Model::apply_forces`] in a motion.
    pub fn apply_forces_in(&self, motion: &Motion, q: &mut [f64], accounted: &mut [f64]) {
        q.fill(0.0);
        accounted.fill(0.0);
        gravity::weight(motion, self.gravity, q);
        let mut accumulators = Accumulators { conservative: &mut *q, accounted: &mut *accounted };
        for item in &self.forces {
            if !self.work.charge(item.it.work(&self.bodies)) {
                return;
            }
            item.it.apply(motion, &mut accumulators);
        }
        if let Some(mouse) = &self.mouse {
            mouse.apply(motion, accounted);
        }
        if self.accounts() {
            vector::add_scaled(q, 1.0, accounted);
        }
    }

    /// True where there may be applied forces but gravity's, whose work is counted.
    #[must_use]
    pub fn accounts(&self) -> bool {
        !self.forces.is_empty() || self.mouse.is_some()
    }

    /// Potential energy of gravity and of all forces and constraints that have one, J.
    #[must_use]
    pub fn potential(&self, state: &State) -> f64 {
        let motion = Motion::new(&self.bodies, state);
        let weight = gravity::potential(&motion, self.gravity);
        let energy = weight + self.forces.iter().map(|f| f.it.potential(&motion)).sum::<f64>();
        if !self.is_soft() {
            return energy;
        }
        let whole = self.constraints.iter().filter(|c| !state.is_broken(c.id));
        energy + whole.map(|c| c.it.potential(&motion)).sum::<f64>()
    }
}
