//! Correction of position errors, and impacts in sequence, besides the one solve of a step.

use super::super::contact_law::{ContactLaw, Demand, Stabilization};
use super::super::{Culprit, Evaluation, Limits};
use super::Velocity;
use crate::assembly::Operator;
use crate::math::vector;
use crate::model::contact::Touch;
use crate::model::rows::Side;
use crate::model::{Contact, Model, State};
use crate::solver::{Apart, Report};

/// In sequence, no contact bounces more often than this many times on the average.
const MOST_BOUNCES: usize = 100;

impl Velocity {
    /// Impacts pair by pair: the contact that closes fastest bounces alone, again and again, until none closes. False where none did.
    pub(super) fn bounce_in_sequence(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> bool {
        e.posed(model).0.diagonal(&mut self.diagonal);
        let before = model.bodies.kinetic(&state.v);
        let mut bounced = false;
        for _ in 0..MOST_BOUNCES * self.detector.contacts.len() {
            if !model.work.charge(40 * (1 + self.detector.contacts.len() as u64)) {
                break;
            }
            let mut worst: Option<(usize, f64, &Contact)> = None;
            let mut i = e.rows.contacts_from;
            for contact in &self.detector.contacts {
                let closing = -(e.rows.jacobian.row_dot(i, &state.v) + e.rows.c_t[i]);
                let arrives = contact.gap - h * closing <= 0.0;
                if arrives && closing > self.law.threshold.max(worst.map_or(0.0, |(_, c, _)| c)) {
                    worst = Some((i, closing, contact));
                }
                i = e.rows.end_of(i);
            }
            let Some((i, closing, contact)) = worst else { break };
            let impulse = (1.0 + contact.surface.restitution) * closing / self.diagonal[i];
            state.contacts.add_impact(Touch::of(contact, &model.bodies, &[impulse / h]));
            vector::zeros(&mut self.response, model.bodies.dof());
            e.rows.jacobian.add_row_scaled(i, impulse, &mut self.response);
            self.respond(model, &mut state.v);
            bounced = true;
        }
        let lost = model.bodies.kinetic(&state.v) - before;
        state.applied_work += lost;
        bounced
    }

    /// Split impulse: displacements that take errors of place back, without a trace in the velocities.
    pub(super) fn split(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<Report, Culprit> {
        self.whole.clone_from(&self.impulse);
        let whole = ContactLaw { stabilization: Stabilization::Baumgarte, ..self.law };
        for i in 0..e.rows.len() {
            let c = e.rows.c[i];
            e.b[i] = match e.rows.side(i) {
                Side::Equation if i < e.rows.contacts_from && !self.projected => whole.rate(h) * c,
                Side::Above if c > 0.0 => (c + h * (e.rows.jacobian.row_dot(i, &state.v) + e.rows.c_t[i])).max(0.0) / h,
                Side::Above if i < e.rows.contacts_from => -whole.one_sided(c, h).velocity,
                Side::Above => -whole.push_out(c, h),
                Side::Equation | Side::Bounded => 0.0,
            };
        }
        e.rows.soft.iter().for_each(|soft| e.b[soft.row] = 0.0);
        let Limits { lo, hi, friction, .. } = &mut self.limits;
        for tangent in friction.iter().flat_map(|f| f.tangents()) {
            (lo[*tangent], hi[*tangent]) = (0.0, 0.0);
        }
        friction.clear();
        self.impulse.fill(0.0);
        self.read_table(model, e, Apart::None);
        let report = self.solve(model, e, false)?;
        std::mem::swap(&mut state.v, &mut self.velocity);
        e.work.fill(0.0);
        self.push(model, state, e)?;
        self.advance_positions(model, state, h);
        std::mem::swap(&mut state.v, &mut self.velocity);
        std::mem::swap(&mut self.impulse, &mut self.whole);
        Ok(report)
    }

    /// Relaxation: the velocities again, without what took errors of place back. (Macklin et al., "Small Steps", 2019;
    /// Catto, "Solver2D", 2024, "TGS soft".)
    pub(super) fn relax(&mut self, model: &Model, state: &mut State, e: &mut Evaluation) -> Result<Report, Culprit> {
        for i in 0..e.rows.len() {
            let (Demand { velocity, pushed }, c) = (self.demands[i], e.rows.c[i]);
            let held = match e.rows.side(i) {
                // Still apart: the next substep sees whether it arrives, and how fast.
                Side::Above if c > 0.0 && velocity < 0.0 => velocity,
                Side::Above => velocity - pushed,
                Side::Equation | Side::Bounded => 0.0,
            };
            e.b[i] += velocity - held;
        }
        // A spring is no error of place.
        for soft in &e.rows.soft {
            e.b[soft.row] -= self.demands[soft.row].velocity;
        }
        let report = self.solve(model, e, true)?;
        self.push(model, state, e)?;
        Ok(report)
    }
}
