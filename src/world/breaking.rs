//! Constraints that break.

use super::World;
use crate::model::strength::Strength;

impl World {
    /// Breaks the constraints that had to carry more than they can in the last substep.
    pub(super) fn break_overloaded(&mut self) {
        let whole = |item: &&crate::model::Item<dyn crate::model::Constraint>| !self.state.is_broken(item.id);
        if !self.model.constraints.iter().filter(whole).any(|item| Strength::of(&item.args).is_some()) {
            return;
        }
        let rows = self.model.rows_at(&self.state);
        if self.lambda.len() < rows.len() {
            return; // a method without λ
        }
        let d = self.model.bodies.space().dimension();
        let exceeded = |slot: usize, strength: Strength| strength.is_exceeded(&rows, rows.of(slot), &self.lambda, d);
        let strengths =
            self.model.constraints.iter().enumerate().filter_map(|(slot, item)| Some((slot, item.id, Strength::of(&item.args)?)));
        let broken: Vec<u32> = strengths.filter(|(slot, _, strength)| exceeded(*slot, *strength)).map(|(_, id, _)| id).collect();
        if broken.is_empty() {
            return;
        }
        self.state.broken.extend(broken);
        self.state.broken.sort_unstable();
        self.state.rest.wake_all();
        // λ belonged to other rows.
        self.lambda.clear();
        self.method.model_changed();
    }
}
