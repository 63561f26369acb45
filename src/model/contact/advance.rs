//! Contacts that bodies come to within a step, or miss, by conservative advancement (B. Mirtich,
//! "Impulse-based dynamic simulation of rigid body systems", 1996, 2.3): along their velocities the bodies go on by the time in which the
//! nearest points could meet, until they meet there or do not. What they come to has the normal, the point and the gap of that moment;
//! what they miss is no contact. As they stand, the nearest points of bodies that pass each other would be a wall across their way.
//! Where something else turns one of them aside in the step the wall stays: in a heap that falls they would meet nevertheless.

use super::approach::Ahead;
use super::{Contact, Detector};
use crate::math::vector;

/// Contacts nearer than this touch: they are taken as they are, m.
const TOUCHING: f64 = 1e-4;

/// Bodies that are nearer than this at a moment have met, m.
const MET: f64 = 2e-5;

/// Most moments that are looked at.
const MOST_MOMENTS: u64 = 16;

/// Normals whose product is larger than this are parallel: 1.4 mrad.
const PARALLEL: f64 = 1.0 - 1e-6;

/// How far ahead contacts are looked for, in steps: forces may make bodies faster.
const STEPS_AHEAD: f64 = 2.0;

impl Detector {
    /// Puts the contacts of a pair, the last ones from `first` on, as they will be when the bodies meet; notes whether they pass each
    /// other. The number of moments that it looked at.
    #[inline(never)]
    pub(super) fn look_ahead(&mut self, ahead: &Ahead, first: usize) -> u64 {
        self.passes.resize(self.contacts.len(), false);
        let found = &self.contacts[first..];
        let Some(one) = found.first() else { return 0 };
        let ([a, b], normal) = (one.bodies, one.normal);
        if ahead.turns(a, true) || ahead.turns(b, true) {
            self.take_in_the_middle(ahead, first);
        }
        let found = &self.contacts[first..];
        let way = self.way([a, b]);
        if way < TOUCHING || found.iter().all(|contact| contact.gap > vector::larger(way, TOUCHING)) {
            return 0;
        }
        let near = |contact: &Contact| contact.gap <= TOUCHING;
        let closes = |contact: &Contact| contact.gap + ahead.time * ahead.rate(contact, 0.0) < 0.0;
        if !found.iter().any(|contact| near(contact) || closes(contact)) {
            return 0;
        }
        let comes_round = |contact: &Contact| !near(contact) && closes(contact) && contact.normal.dot(normal) < PARALLEL;
        let touches = found.iter().any(near);
        self.turns |= ahead.turns(a, false) || ahead.turns(b, false) || (touches && found.iter().any(comes_round));
        if self.turns || touches {
            return 0;
        }
        let mut as_they_stand = std::mem::take(&mut self.ahead);
        as_they_stand.clear();
        as_they_stand.extend_from_slice(found);
        let (moments, met) = self.advance(ahead, first);
        self.poses.lead(ahead.motion, a, 0.0);
        self.poses.lead(ahead.motion, b, 0.0);
        let passes = met.is_some() && self.contacts.len() == first;
        match met {
            Some(t) if !passes && ahead.carries => {
                self.contacts[first..].iter_mut().for_each(|contact| *contact = ahead.carried_back(*contact, t))
            }
            _ => {
                self.contacts.truncate(first);
                self.contacts.extend_from_slice(&as_they_stand);
            }
        }
        self.passes.truncate(first);
        self.passes.resize(self.contacts.len(), passes);
        self.ahead = as_they_stand;
        moments
    }

    /// Balls that touch take their contact in all substeps.
    #[inline(never)]
    fn take_in_the_middle(&mut self, ahead: &Ahead, first: usize) {
        let middle = (0.5 * (ahead.time - ahead.substep)) as f32;
        self.contacts[first..].iter_mut().for_each(|contact| contact.when = middle);
    }

    /// Drops the contacts of bodies that pass each other, unless another contact turns one of them aside in the step.
    #[inline(never)]
    pub(super) fn let_pass(&mut self, ahead: &Ahead) {
        if !self.passes.contains(&true) {
            return;
        }
        let bodies = ahead.motion.bodies.list();
        let mut aside = vec![false; bodies.len()];
        for (contact, passes) in self.contacts.iter().zip(&self.passes) {
            let [a, b] = contact.bodies;
            if !passes && contact.gap + ahead.time * ahead.rate(contact, 0.0) < -TOUCHING {
                aside[a] = !bodies[a].fixed;
                aside[b] = !bodies[b].fixed;
            }
        }
        let mut passes = self.passes.iter();
        self.contacts.retain(|contact| {
            let [a, b] = contact.bodies;
            passes.next() != Some(&true) || aside[a] || aside[b]
        });
    }

    /// Leads two bodies on until they meet; the contacts of that moment in place of those from `first` on, none where they miss each other.
    /// The number of moments that it looked at, and that moment: none where it cannot be found.
    #[inline(never)]
    fn advance(&mut self, ahead: &Ahead, first: usize) -> (u64, Option<f64>) {
        let [a, b] = self.contacts[first].bodies;
        let mut t = 0.0;
        for k in 0..MOST_MOMENTS {
            let found = &self.contacts[first..];
            let until = |contact: &Contact| {
                let rate = ahead.rate(contact, t);
                if rate < 0.0 { contact.gap / -rate } else { f64::INFINITY }
            };
            let nearest = found.iter().map(|contact| contact.gap).fold(f64::INFINITY, vector::smaller);
            if nearest < MET {
                return (k, Some(t));
            }
            t += found.iter().map(until).fold(f64::INFINITY, vector::smaller);
            let missed = t > STEPS_AHEAD * ahead.time;
            self.contacts.truncate(first);
            if missed {
                return (k, Some(t));
            }
            self.poses.lead(ahead.motion, a, t);
            self.poses.lead(ahead.motion, b, t);
            self.collide(ahead.motion.bodies, a, b);
        }
        (MOST_MOMENTS, None)
    }
}
