//! Substeps of velocities in which nothing but the joints of trees acts, and flights of [`super::events`]: these take the leapfrog of
//! [`super::leap`].

use super::super::Culprit;
use super::super::contact_law::Stabilization;
use super::super::evaluation::Evaluation;
use super::Velocity;
use crate::math::vector;
use crate::model::rows::Side;
use crate::model::{Model, State};

impl Velocity {
    /// True where a leapfrog step will do: coordinates of trees hold joints or meet equations, or substeps are divided at impacts, and no
    /// other row has an impulse in this substep: no motor or contact, no limit that is reached. Equations have to be satisfied: the
    /// projection that follows keeps them so.
    pub(super) fn leaps(&self, e: &Evaluation) -> bool {
        let in_place = matches!(self.law.stabilization, Stabilization::Baumgarte | Stabilization::Soft | Stabilization::None);
        let projects = self.trees.is_some() && e.rows.soft.is_empty();
        let is_equation = |i: usize| i < e.rows.contacts_from && e.rows.side(i) == Side::Equation;
        let is_idle = |i: usize| self.impulse[i] == 0.0 && (i >= e.rows.contacts_from || e.rows.side(i) == Side::Above);
        let allows = |i: usize| if is_equation(i) { projects && e.rows.c[i].abs() <= self.legal } else { is_idle(i) };
        let mut rows = 0..e.rows.len();
        let holds = self.trees.as_ref().is_some_and(|trees| trees.has_joints() || rows.clone().any(is_equation));
        (holds || self.law.events && self.trees.is_none()) && rows.all(allows) && (in_place || e.rows.is_empty())
    }

    /// The step, with the forces Jᵀλ of the equations as they are where it begins.
    pub(super) fn leap(&mut self, model: &Model, state: &mut State, h: f64, e: &Evaluation) -> Result<(), Culprit> {
        let Velocity { leapfrog, impulse, .. } = self;
        let force = &mut leapfrog.constraint_force;
        force.resize(state.v.len(), 0.0);
        e.rows.jacobian.transpose_times(impulse, force);
        force.iter_mut().for_each(|f| *f /= h);
        state.applied_work -= 0.5 * vector::dot(impulse, &e.rows.c_t);
        match &mut self.trees {
            Some(trees) if trees.has_joints() => self.leapfrog.step_or_halves(trees, model, state, h, 0),
            _ => self.leapfrog.fly(model, state, h),
        }
    }
}
