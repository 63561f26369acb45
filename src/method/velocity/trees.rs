//! Where the coordinates are those that the joints leave: what is then done in other words.

use super::super::{Culprit, Evaluation};
use super::Velocity;
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

    /// v += W p, for impulses p on the bodies.
    pub(super) fn respond(&mut self, model: &Model, impulse: &[f64], v: &mut [f64]) {
        match &mut self.trees {
            Some(trees) => trees.push(&model.bodies, impulse, v),
            None => v.iter_mut().zip(model.bodies.inverse_mass().iter().zip(impulse)).for_each(|(v, (w, p))| *v += w * p),
        }
    }

    /// Velocities of trees where the step has led, with the momentum M̂ v + h Q + Jᵀ(hλ) that it leaves them.
    pub(super) fn arrive(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else { return };
        e.rows.jacobian.transpose_times(&self.impulse, &mut e.constraint_force);
        e.work.clear();
        let of = |(((v, w), q), p): (((&f64, &f64), &f64), &f64)| if *w > 0.0 { v / w + h * q + p } else { 0.0 };
        e.work.extend(self.before.iter().zip(model.bodies.inverse_mass()).zip(&e.applied).zip(&e.constraint_force).map(of));
        trees.arrive(&model.bodies, &e.work, state);
    }

    /// An evaluation of a state whose joints hold.
    pub(super) fn look(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let posed = self.pose(model, state, (self.h, self.h), None, out);
        out.unknown_per_lambda = self.h;
        out.contacts.clone_from(&self.detector.contacts);
        posed?;
        self.start(model, state, 1.0, lambda, out);
        out.take_lambda(model, &self.impulse);
        self.add_joint_forces(model, out);
        Ok(())
    }

    /// What joints do that have no λ, into f̂: what is missing from f̂ to the motion that comes out.
    ///
    ///   h f̂ = M̂ (v⁺ − (v̄ − h Ṡq̇))
    fn add_joint_forces(&mut self, model: &Model, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else { return };
        e.free.clear();
        e.free.extend(e.constraint_force.iter().map(|f| self.h * f));
        trees.push(&model.bodies, &e.free, &mut e.work);
        for (i, w) in model.bodies.inverse_mass().iter().enumerate().filter(|(_, w)| **w > 0.0) {
            e.constraint_force[i] = (e.work[i] - self.unjoined[i]) / (w * self.h);
            e.acceleration[i] = w * (e.applied[i] + e.constraint_force[i]);
        }
    }
}
