//! Substeps of velocities in which nothing but the joints of trees acts, and flights of [`super::events`]: these take the leapfrog of
//! [`super::leap`].

use super::super::Culprit;
use super::super::contact_law::Stabilization;
use super::super::evaluation::Evaluation;
use super::Velocity;
use crate::model::articulated::Reduction;
use crate::model::rows::Side;
use crate::model::{Model, State};

impl Velocity {
    /// True where a leapfrog step will do: coordinates hold joints, or substeps are divided at impacts, and no row has an impulse in this substep: no equation, motor or contact, and no limit that
    /// is reached.
    pub(super) fn leaps(&self, e: &Evaluation) -> bool {
        let in_place = matches!(self.law.stabilization, Stabilization::Baumgarte | Stabilization::Soft | Stabilization::None);
        let idle = |i: usize| self.impulse[i] == 0.0 && (i >= e.rows.contacts_from || e.rows.side(i) == Side::Above);
        let jointed = self.trees.as_ref().is_some_and(Reduction::has_joints);
        (jointed || self.law.events && self.trees.is_none()) && (0..e.rows.len()).all(idle) && (in_place || e.rows.is_empty())
    }

    pub(super) fn leap(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        match &mut self.trees {
            Some(trees) => self.leapfrog.step_or_halves(trees, model, state, h, 0),
            None => self.leapfrog.fly(model, state, h),
        }
    }
}
