//! The contacts of a step: found, put in order, bounded, started from those of the step before, and remembered.

use super::super::contact_law::Stabilization;
use super::super::{Evaluation, Limits};
use super::Velocity;
use crate::assembly::{FrictionLink, Operator};
use crate::math::vector;
use crate::method::stopwatch::Stage;
use crate::model::contact::{Detector, recognise};
use crate::model::rows::Side;
use crate::model::{Model, Motion, State};

impl Velocity {
    /// Finds the contacts that may act within a time `reach`.
    pub(super) fn find_contacts(&mut self, model: &Model, state: &State, reach: f64) {
        if !Detector::is_needed(&model.bodies) {
            self.detector.contacts.clear();
            return;
        }
        if !self.joined {
            self.detector.forget(&model.constraints, &model.bodies);
            self.joined = true;
        }
        self.watch.lap(Stage::Assembly);
        self.detector.broad_phase(&Motion::new(&model.bodies, state), reach, &model.work);
        self.watch.lap(Stage::BroadPhase);
        self.detector.narrow_phase(model);
        self.watch.lap(Stage::NarrowPhase);
        if self.law.shuffled {
            shuffle(&mut self.detector.contacts, state.t);
        }
    }

    /// Appends the rows of the contacts.
    pub(super) fn add_contact_rows(&self, model: &Model, state: &State, e: &mut Evaluation) {
        if Detector::is_needed(&model.bodies) {
            model.contact_rows(state, &self.detector.contacts, &mut e.rows);
        }
        vector::zeros(&mut e.lambda, e.rows.len());
    }

    /// The rows of a later substep, where contacts are found once a step: those of constraints anew, those of contacts as they
    /// were, with the gaps of now. False where constraints have come to have other rows.
    pub(super) fn carry_rows(&mut self, model: &Model, state: &State, e: &mut Evaluation) -> bool {
        let from = e.rows.contacts_from;
        if from > 0 {
            self.kept.clear();
            self.kept.append(&e.rows, from);
            model.rows(state, &mut e.rows);
            if e.rows.len() != from {
                return false;
            }
            e.rows.append(&self.kept, 0);
            e.rows.finish(&state.v);
        }
        let mut i = from;
        for contact in &self.detector.contacts {
            e.rows.c[i] = contact.gap;
            i = e.rows.end_of(i);
        }
        true
    }

    /// Gaps go on along what the bodies have moved by: C ← C + J_n Δq, where Δq = h v⁺ unless places are mended apart.
    pub(super) fn carry_gaps(&mut self, h: f64, e: &Evaluation) {
        let apart = matches!(self.law.stabilization, Stabilization::SplitImpulse | Stabilization::Relaxation);
        let mut i = e.rows.contacts_from;
        for contact in &mut self.detector.contacts {
            contact.gap += if apart { e.rows.jacobian.row_dot(i, &self.moved) } else { h * e.rows.c_dot[i] };
            i = e.rows.end_of(i);
        }
    }

    /// Bounds, friction and softness, for impulses.
    pub(super) fn limit(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) {
        let Velocity { law, limits, diagonal, detector, .. } = self;
        let Limits { lo, hi, friction, softness } = limits;
        for (bounds, of_rows) in [(&mut *lo, &e.rows.lo), (&mut *hi, &e.rows.hi)] {
            bounds.clear();
            bounds.extend(of_rows.iter().map(|x| h * x));
        }
        softness.clear();
        friction.clear();
        let gamma = law.softness(h);
        if gamma > 0.0 || law.fixed_box {
            e.posed(model).0.diagonal(diagonal);
        }
        if gamma > 0.0 {
            // What is apart, friction and motors stay as hard as they are.
            let soft = |i: usize| e.rows.c[i] != 0.0 && !(e.rows.side(i) == Side::Above && e.rows.c[i] > 0.0);
            softness.extend((0..e.rows.len()).map(|i| if soft(i) { gamma * diagonal[i] } else { 0.0 }));
        }
        for rub in &e.rows.friction {
            let contact = &detector.contacts[e.rows.owner[rub.normal] - model.constraints.len()];
            let sliding = (0..usize::from(rub.count)).any(|k| e.rows.c_dot[rub.tangents[k]].abs() > law.threshold);
            let mu = rub.mu * if sliding { contact.surface.sliding } else { 1.0 };
            if law.fixed_box {
                let ids = contact.bodies.map(|b| model.bodies.id(b));
                let before = state.contacts.find(ids, contact.feature).map(|t| h * t.lambda[0]);
                let pressed = before.unwrap_or_else(|| (-e.b[rub.normal] / diagonal[rub.normal]).max(0.0));
                for tangent in &rub.tangents[..usize::from(rub.count)] {
                    (lo[*tangent], hi[*tangent]) = (-mu * pressed, mu * pressed);
                }
            } else {
                friction.push(FrictionLink { mu, kind: law.friction, ..*rub });
            }
        }
    }

    /// The λ of the step before, as far as constraints and contacts are the same, times h.
    pub(super) fn start(&mut self, model: &Model, state: &State, h: f64, lambda: &[f64], e: &Evaluation) {
        let rows = &e.rows;
        vector::zeros(&mut self.impulse, rows.len());
        self.start_constraints(h, lambda, state.contacts.rows(), rows.contacts_from);
        if state.contacts.is_empty() {
            return;
        }
        let (mut i, mut place) = (rows.contacts_from, 0);
        for contacts in self.detector.contacts.chunk_by(|a, b| a.bodies == b.bodies) {
            let first = i;
            let before = state.contacts.of_pair(&mut place, contacts[0].bodies.map(|b| model.bodies.id(b)));
            recognise(contacts, before, !self.law.shuffled, |k, touch| {
                // Contacts of a pair have equally many rows.
                let count = rows.end_of(first) - first;
                let impulse = &mut self.impulse[first + k * count..first + (k + 1) * count];
                for (impulse, lambda) in impulse.iter_mut().zip(&touch.lambda[..touch.count]) {
                    *impulse = h * lambda;
                }
            });
            i += contacts.len() * (rows.end_of(first) - first);
        }
    }

    /// The contacts of this step, for the next one to start from and for views.
    pub(super) fn remember(&self, model: &Model, state: &mut State, lambda: &[f64], e: &Evaluation) {
        if state.rest.anyone_asleep() {
            let State { contacts, rest, .. } = &mut *state;
            contacts.keep_only(&|id| model.bodies.index_of(id).is_ok_and(|i| rest.asleep(i)));
        } else {
            state.contacts.clear();
        }
        let mut i = e.rows.contacts_from;
        for contact in &self.detector.contacts {
            let end = e.rows.end_of(i);
            state.contacts.push(contact, &model.bodies, &lambda[i..end]);
            i = end;
        }
        state.contacts.sort();
    }
}

/// Fisher and Yates, seeded by the time: the same run shuffles the same way.
fn shuffle<T>(list: &mut [T], t: f64) {
    let mut seed = t.to_bits() | 1;
    for i in (1..list.len()).rev() {
        // Marsaglia's xorshift.
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        list.swap(i, (seed % (i as u64 + 1)) as usize);
    }
}
