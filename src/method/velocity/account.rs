//! After the solve: energy, λ and contacts for the next step.

use super::super::Evaluation;
use super::super::contact_law::Stabilization;
use super::Velocity;
use crate::math::vector;
use crate::model::rows::Side;
use crate::model::{Contact, Model, State};

impl Velocity {
    /// The work of the substep. What friction, impacts and limits take is accounted for, and what motors give, and what dampers take; what pushes
    /// errors back is drift. Ċ becomes that after the step.
    pub(super) fn account(&mut self, state: &mut State, h: f64, e: &mut Evaluation) {
        state.applied_work += self.work_of_forces(&state.v, h, e);
        self.find_rates(&state.v, e);
        let mut of_rows = 0.0;
        for (i, (impulse, last)) in self.impulse.iter().zip(&self.rates).enumerate() {
            let (first, last) = (e.rows.c_dot[i] - e.rows.c_t[i], *last);
            e.rows.c_dot[i] = last + e.rows.c_t[i];
            of_rows += 0.5 * impulse * (first + last);
            state.applied_work += if i < e.rows.contacts_from && e.rows.side(i) == Side::Equation {
                -impulse * e.rows.c_t[i]
            } else {
                let pushed = (last + e.rows.c_t[i]).clamp(0.0, vector::larger(self.demands[i].pushed, 0.0));
                0.5 * impulse * (first + last - pushed)
            };
        }
        for soft in &e.rows.soft {
            let before = e.rows.jacobian.row_dot(soft.row, &self.before) + e.rows.c_t[soft.row];
            let after = e.rows.c_dot[soft.row];
            state.applied_work -= 0.5 * h * soft.softness.damping * after * (before + after);
        }
        if self.groups {
            let work = self.account_of_groups(h);
            state.constraint_work += work.constraint;
            state.applied_work += work.constraint - of_rows - work.mended;
        } else {
            state.constraint_work += of_rows;
        }
    }

    /// Work of the accounted forces: of a constant force its product with the mean velocity, J.
    fn work_of_forces(&self, after: &[f64], h: f64, e: &Evaluation) -> f64 {
        self.before.iter().zip(after).zip(&e.accounted).map(|((before, after), force)| force * (0.5 * h * (before + after))).sum()
    }

    /// Stores λ and the contacts, for the next step and for views; islands fall asleep.
    pub(super) fn hand_over(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, e: &Evaluation) {
        self.keep_lambda(lambda);
        lambda.clear();
        lambda.extend(self.impulse.iter().map(|p| p / h));
        if self.once_a_step && !self.groups {
            self.carry_gaps(h, e);
        }
        let remembers = !self.once_a_step || self.left == 0;
        if self.groups && remembers {
            self.take_groups(h, lambda);
        } else if self.once_a_step && !self.groups {
            self.sum_up(&lambda[e.rows.contacts_from..]);
        }
        if remembers {
            self.remember(model, state, h / self.h, lambda, e);
        }
        self.spread_lambda(state, lambda);
        if self.left == 0 {
            self.fall_asleep(model, state, h * f64::from(self.substeps));
        }
    }

    /// Gaps follow from the displacement of the bodies: C ← C + J_n Δq, where Δq = h v⁺ unless positions are corrected separately.
    fn carry_gaps(&mut self, h: f64, e: &Evaluation) {
        let apart = matches!(self.law.stabilization, Stabilization::SplitImpulse | Stabilization::Relaxation);
        let mut i = e.rows.contacts_from;
        for contact in &mut self.detector.contacts {
            contact.gap += if apart { e.rows.jacobian.row_dot(i, &self.moved) + h * e.rows.c_t[i] } else { h * e.rows.c_dot[i] };
            i = e.rows.end_of(i);
        }
    }

    /// Adds λ of the contacts to what has acted since they were remembered, which is not after every substep.
    fn sum_up(&mut self, lambda: &[f64]) {
        if self.summed.len() != lambda.len() {
            vector::zeros(&mut self.summed, lambda.len());
        }
        vector::add_scaled(&mut self.summed, 1.0, lambda);
    }

    /// The contacts of this step, for the next one to start from and for views.
    fn remember(&mut self, model: &Model, state: &mut State, part: f64, lambda: &[f64], e: &Evaluation) {
        let State { contacts, rest, .. } = state;
        let space = model.bodies.space();
        let from = e.rows.contacts_from;
        let lambda = &lambda[from..];
        let summed = if self.summed.is_empty() { lambda } else { &self.summed };
        let mut end = 0;
        let mut lambda_of = |contact: &Contact| {
            let first = end;
            // One row, and those of friction where that is all.
            end = if self.groups { first + Contact::rows_with_friction(contact, space) } else { e.rows.end_of(from + first) - from };
            [&lambda[first..end], &summed[first..end]]
        };
        let asleep = |id| model.bodies.index_of(id).is_ok_and(|i| rest.asleep(i));
        contacts.renew(&model.bodies, rest.anyone_asleep().then_some(&asleep), part, &self.detector.contacts, &mut lambda_of);
        self.summed.clear();
    }
}
