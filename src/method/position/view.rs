//! The problem of a substep as views show it: every row along its J at x, with b = C where forces alone lead, in the unknown λh².

use super::{Position, predict};
use crate::math::vector;
use crate::method::evaluation::check_gradients;
use crate::method::recall::recall;
use crate::method::{Culprit, Evaluation, Limits};
use crate::model::rows::Side;
use crate::model::{Gyroscopic, Model, State};

impl Position {
    pub(super) fn look(&mut self, model: &Model, state: &State, lambda: &[f64], e: &mut Evaluation) -> Result<(), Culprit> {
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit, &[]);
        e.reduced = None;
        e.unknown_per_lambda = self.h * self.h;
        self.contacts.find(model, state, self.h, &self.law)?;
        self.contacts.show(model, state, self.h, e);
        self.recall(model, state, lambda, e);
        check_gradients(model, &e.rows)?;
        self.ahead.copy_from(state);
        predict(model, &mut self.ahead, self.h, e)?;
        self.pose_b(model, e);
        self.bound(e);
        Ok(())
    }

    /// λ of the last substep, as far as constraints and contacts are the same.
    fn recall(&self, model: &Model, state: &State, lambda: &[f64], e: &mut Evaluation) {
        let from = e.rows.contacts_from;
        let mut known = vec![0.0; e.rows.len()];
        if lambda.len() == from + state.contacts.rows() {
            known[..from].copy_from_slice(&lambda[..from]);
        }
        recall(model, state, self.contacts.list(), &e.rows, true, 1.0, &mut known);
        vector::zeros(&mut e.lambda, e.rows.len());
        e.take_lambda(model, &known);
    }

    /// C(x̄); of rows that have no place to go to, and of contacts, by their rates with the forces alone.
    fn pose_b(&mut self, model: &Model, e: &mut Evaluation) {
        model.values(&self.ahead, &mut self.values);
        e.b.clone_from(&self.values.c);
        let rate = |i: usize| self.h * (e.rows.jacobian.row_dot(i, &self.ahead.v) + e.rows.c_t[i]);
        for (i, b) in e.b.iter_mut().enumerate().filter(|(i, _)| e.rows.side(*i) == Side::Bounded) {
            *b = rate(i);
        }
        e.b.extend((e.rows.contacts_from..e.rows.len()).map(|i| e.rows.c[i] + rate(i)));
    }

    fn bound(&mut self, e: &Evaluation) {
        let (rows, per_lambda, softness) = (&e.rows, e.unknown_per_lambda, self.softness(self.h));
        self.shown = Limits::default();
        if rows.has_bounds() {
            self.shown.lo.extend(rows.lo.iter().map(|lo| per_lambda * lo));
            self.shown.hi.extend(rows.hi.iter().map(|hi| per_lambda * hi));
            self.shown.friction.extend(self.contacts.links_behind(rows.contacts_from));
        }
        if softness > 0.0 {
            let soft = |i: usize| i < rows.contacts_from && rows.side(i) != Side::Bounded;
            self.shown.softness.extend((0..rows.len()).map(|i| if soft(i) { softness } else { 0.0 }));
        }
    }
}
