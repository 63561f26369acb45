//! Constraints that break.

use super::World;
use crate::model::Rows;

impl World {
    /// A substep has ended: its λ count for what can break.
    pub(super) fn add_load(&mut self) {
        if self.model.breakable().is_empty() {
            return;
        }
        self.load.resize(self.load.len().max(self.lambda.len()), 0.0);
        for of_rows in [&self.lambda, self.method.other_lambda()] {
            self.load.iter_mut().zip(of_rows).for_each(|(sum, of_row)| *sum += of_row);
        }
    }

    /// Breaks the constraints that had to carry more than they can, in the mean over the substeps: an impact acts in one of them.
    pub(super) fn break_overloaded(&mut self) {
        let World { model, state, method, lambda, load, carried, .. } = self;
        let id = |slot: usize| model.constraints[slot].id;
        if model.breakable().iter().all(|b| state.is_broken(id(b.slot))) {
            return;
        }
        let mut rows = Rows::default();
        rows.leave_out(method.held());
        model.rows(state, &mut rows);
        if load.len() < rows.len() {
            return; // a method without λ
        }
        let substeps = f64::from(self.settings.substeps());
        load.iter_mut().for_each(|sum| *sum /= substeps);
        let d = model.bodies.space().dimension();
        let exceeded = model.breakable().iter().filter(|b| b.strength.is_exceeded(carried.by(&rows, rows.of(b.slot), load, d)));
        let broken: Vec<u32> = exceeded.map(|b| id(b.slot)).collect();
        if broken.is_empty() {
            return;
        }
        state.broken.extend(broken);
        state.broken.sort_unstable();
        state.rest.wake_all();
        // λ belonged to other rows.
        lambda.clear();
        self.method.model_changed();
        self.forget();
    }
}
