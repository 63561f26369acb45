//! Backup of the state at the beginning of a step, for steps that are halved or undone.

use crate::model::State;

/// A step is divided into no more than 2⁸ parts.
pub(super) const MOST_HALVINGS: usize = 8;

/// The state at the beginning of a step.
#[derive(Debug, Default)]
pub(super) struct Beginning {
    t: f64,
    q: Vec<f64>,
    v: Vec<f64>,
    work: (f64, f64),
    lambda: Vec<f64>,
}

impl Beginning {
    pub fn keep(&mut self, state: &State, lambda: &[f64]) {
        (self.t, self.work) = (state.t, (state.applied_work, state.constraint_work));
        for (kept, numbers) in [(&mut self.q, &state.q[..]), (&mut self.v, &state.v), (&mut self.lambda, lambda)] {
            kept.clear();
            kept.extend_from_slice(numbers);
        }
    }

    pub fn give_back(&self, state: &mut State, lambda: &mut Vec<f64>) {
        (state.t, (state.applied_work, state.constraint_work)) = (self.t, self.work);
        state.q.clone_from(&self.q);
        state.v.clone_from(&self.v);
        lambda.clone_from(&self.lambda);
    }
}
