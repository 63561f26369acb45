//! The present state for views: forces, rows and λ, computed beside the run.

use super::World;
use crate::method::{Culprit, Evaluation, Limits};
use crate::model::strength::Carried;

impl World {
    /// Forces, rows and λ at the present state, computed when first asked for. It leaves the run untouched: looking at
    /// a simulation never changes its bits. Where no λ can be found, λ and f̂ read zero, b is empty and the culprit is named.
    pub fn present(&mut self) -> (&Evaluation, Result<(), Culprit>) {
        let World { method, model, state, settings, lambda, evaluation, present, .. } = self;
        let outcome = *present.get_or_insert_with(|| {
            model.work.begin(settings.work_limit());
            let outcome = method.evaluate(model, state, lambda, evaluation);
            let outcome = if model.work.is_spent() { Err(Culprit::Work) } else { outcome };
            model.work.begin(u64::MAX);
            if outcome.is_err() {
                evaluation.b.clear();
                evaluation.lambda.fill(0.0);
                evaluation.clear_response(model);
            }
            outcome
        });
        (evaluation, outcome)
    }

    /// A copy of it, for what looks at the world besides.
    #[inline(never)]
    pub fn present_copy(&mut self) -> Box<Evaluation> {
        Box::new(self.present().0.clone())
    }

    /// Force and torque that rows of the constraint at `slot` carry at the present state, and their λ: of all rows, or of one.
    /// None where there is no such row: also once the constraint has broken, or where coordinates hold it.
    pub fn carried(&mut self, slot: usize, row: Option<usize>) -> Option<(&Carried, &[f64])> {
        let _ = self.present(); // without λ it carries nothing
        let World { model, evaluation, carried, .. } = self;
        let all = evaluation.rows.of(slot);
        let of = row.map_or(all.clone(), |row| all.start + row..all.start + row + 1);
        if all.is_empty() || of.end > all.end {
            return None;
        }
        let d = model.bodies.space().dimension();
        Some((carried.by(&evaluation.rows, of.clone(), &evaluation.lambda, d), &evaluation.lambda[of]))
    }

    /// The present problem: rows, A and b, and what belongs to it beside these. Where no λ can be found there is none: b is empty.
    pub fn problem(&mut self) -> (Evaluation, Limits) {
        let (e, outcome) = self.present();
        let e = e.clone();
        let limits = if outcome.is_ok() { self.method.limits(&e) } else { Limits::default() };
        (e, limits)
    }

    /// Where a warm start of the present problem begins: the unknowns of the last substep, as far as rows are the same, zero
    /// elsewhere.
    pub fn warm_start(&mut self) -> Vec<f64> {
        let mut start = self.present().0.lambda.clone();
        let Evaluation { rows, unknown_per_lambda, .. } = &self.evaluation;
        // Contacts are found again by the method; rows of constraints are the same unless the model was edited.
        let last = if self.lambda.len() == rows.contacts_from + self.state.contacts.rows() { &self.lambda[..] } else { &[] };
        for (i, lambda) in start.iter_mut().enumerate() {
            if i < rows.contacts_from {
                *lambda = last.get(i).copied().unwrap_or(0.0);
            }
            *lambda *= unknown_per_lambda;
        }
        start
    }

    /// The named parts of b at the present state.
    pub fn terms(&mut self) -> Vec<(&'static str, &'static str, Vec<f64>)> {
        match self.present().1 {
            Ok(()) => self.method.terms(&self.evaluation),
            Err(_) => Vec::new(),
        }
    }
}
