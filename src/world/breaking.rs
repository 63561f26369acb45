//! Constraints that break.

use super::World;

impl World {
    /// Breaks the constraints that had to carry more than they can in the last substep.
    pub(super) fn break_overloaded(&mut self) {
        let World { model, state, lambda, .. } = self;
        let id = |slot: usize| model.constraints[slot].id;
        if model.breakable().iter().all(|b| state.is_broken(id(b.slot))) {
            return;
        }
        let rows = model.rows_at(state);
        if lambda.len() < rows.len() {
            return; // a method without λ
        }
        let d = model.bodies.space().dimension();
        let exceeded = model.breakable().iter().filter(|b| b.strength.is_exceeded(&rows, rows.of(b.slot), lambda, d));
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
    }
}
