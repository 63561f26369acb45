//! The energy of the world, and what a run gains or loses by error.

use super::World;
use crate::math::vector;

impl World {
    /// Kinetic and potential energy, J.
    #[must_use]
    pub fn energy(&self) -> f64 {
        self.model.bodies.kinetic(&self.state.v) + self.model.potential(&self.state)
    }

    /// f̂·v at the present state, W.
    pub fn constraint_power(&mut self) -> f64 {
        let _ = self.present(); // where no λ is found, f̂ reads zero
        vector::dot(&self.evaluation.constraint_force, &self.state.v)
    }

    /// E(t) − E(0) minus the work of drag, the user and the mouse, J. The work of feedback *is* drift.
    #[must_use]
    pub fn energy_drift(&self) -> f64 {
        self.energy() - self.energy_at_start - self.state.applied_work
    }
}
