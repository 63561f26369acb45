//! The contacts of a step: found, put in order, and started from those of the step before.

use super::super::Evaluation;
use super::Velocity;
use super::pose::Span;
use crate::math::vector;
use crate::method::recall::recall;
use crate::method::stopwatch::Stage;
use crate::model::contact::{Ahead, Detector};
use crate::model::{Model, Motion, State};

impl Velocity {
    /// Finds the contacts that may act within a span.
    pub(super) fn find_contacts(&mut self, model: &Model, state: &State, Span { h, reach }: Span) {
        if !Detector::is_needed(&model.bodies) {
            self.detector.contacts.clear();
            return;
        }
        self.watch.lap(Stage::Assembly);
        let motion = &Motion::new(&model.bodies, state);
        self.detector.broad_phase(model, motion, reach);
        self.watch.lap(Stage::BroadPhase);
        self.detector.narrow_phase(model, motion, Some(Ahead { motion, time: reach, substep: h, carries: self.once_a_step }));
        self.watch.lap(Stage::NarrowPhase);
        self.events.select(&mut self.detector.contacts);
        if self.law.shuffled {
            shuffle(&mut self.detector.contacts, state.t);
        }
    }

    /// Appends the rows of the contacts.
    pub(super) fn add_contact_rows(&self, model: &Model, state: &State, h: f64, e: &mut Evaluation) {
        if Detector::is_needed(&model.bodies) {
            model.contact_rows(state, &self.detector.contacts, h, &mut e.rows);
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
        if !self.groups {
            let mut i = from;
            for contact in &self.detector.contacts {
                e.rows.c[i] = contact.gap;
                i = e.rows.end_of(i);
            }
        }
        true
    }

    /// The λ of the step before, as far as constraints and contacts are the same, times h.
    pub(super) fn start(&mut self, model: &Model, state: &State, h: f64, lambda: &[f64], e: &Evaluation) {
        let rows = &e.rows;
        vector::zeros(&mut self.impulse, rows.len());
        self.start_constraints(h, lambda, state.contacts.rows(), rows.contacts_from);
        if state.contacts.is_empty() || self.groups {
            return;
        }
        recall(model, state, &self.detector.contacts, rows, !self.law.shuffled, h, &mut self.impulse);
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
