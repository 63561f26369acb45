//! Steps in the joint coordinates: the parts that differ from those in the coordinates of all bodies.

use super::super::{Culprit, Evaluation};
use super::Velocity;
use crate::model::rest::Rest;
use crate::model::{Model, State};

impl Velocity {
    /// J̃ and W̃, where coordinates are not the bodies' own.
    pub(super) fn reduce(&mut self, model: &Model, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else {
            e.reduced = None;
            return;
        };
        model.work.charge((e.rows.len() * model.bodies.dof()) as u64);
        let (jacobian, ones) = e.reduced.get_or_insert_default();
        trees.reduce(&model.bodies, &e.rows.jacobian, jacobian, ones);
    }

    /// v += W p, for the impulses p on the bodies that are in `response`.
    pub(super) fn respond(&mut self, model: &Model, v: &mut [f64]) {
        let impulse = &self.response;
        match &mut self.trees {
            Some(trees) => trees.push(&model.bodies, impulse, v),
            None => v.iter_mut().zip(model.bodies.inverse_mass().iter().zip(impulse)).for_each(|(v, (w, p))| *v += w * p),
        }
    }

    /// Velocities of trees where the step has led, with the momentum M̂ v + h Q + Jᵀ(hλ) that it leaves them.
    pub(super) fn arrive(&mut self, model: &Model, state: &mut State, h: f64, e: &Evaluation) {
        let Some(trees) = &mut self.trees else { return };
        e.rows.jacobian.transpose_times(&self.impulse, &mut self.response);
        for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
            self.response[i] = if *w > 0.0 { self.before[i] / w + h * e.applied[i] + self.response[i] } else { 0.0 };
        }
        trees.arrive(&model.bodies, &self.response, state);
    }

    /// An evaluation of a state that satisfies the joints.
    pub(super) fn look(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        self.once_a_step = self.finds_once(model);
        self.groups = false;
        let posed = self.pose(model, state, self.span(self.h), &mut Rest::default(), out);
        out.unknown_per_lambda = self.h;
        out.contacts.clone_from(&self.detector.contacts);
        posed?;
        self.start(model, state, 1.0, lambda, out);
        out.take_lambda(model, &self.impulse);
        self.add_joint_forces(model, out);
        Ok(())
    }

    /// Adds the forces of joints without λ to f̂: the force still missing in f̂ for the resulting motion.
    ///
    ///   h f̂ = M̂ (v⁺ − (v̄ − h Ṡq̇))
    fn add_joint_forces(&mut self, model: &Model, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else { return };
        self.response.clear();
        self.response.extend(e.constraint_force.iter().map(|f| self.h * f));
        trees.push(&model.bodies, &self.response, &mut e.work);
        for (i, w) in model.bodies.inverse_mass().iter().enumerate().filter(|(_, w)| **w > 0.0) {
            e.constraint_force[i] = (e.work[i] - self.unjoined[i]) / (w * self.h);
            e.acceleration[i] = w * (e.applied[i] + e.constraint_force[i]);
        }
    }
}
