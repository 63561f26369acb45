//! Substeps that are divided where bodies meet: `detection: "event"`.
//!
//! Bodies that close faster than the threshold of bouncing, or part, fly without contact to the end of the substep. Where a
//! pair of them overlaps there, the moment at which its gap is zero is located, the flight ends there, and an impact without duration
//! follows; then the rest of the substep, in the same way. Impacts may accumulate (a ball that comes to rest bounces infinitely
//! often in a finite time), and locating them takes work: after [`MOST_EVENTS`] in a step, or a quarter of the work that is left for the substep,
//! the substep begins again, undivided. (If only its rest were undivided, bodies that such impacts drive into each other would be pushed
//! apart, and a block of discs that lands would gain up to its energy.)
//!
//! Where no row acts, a flight is a leapfrog step: exact under constant forces, else of second order.

use super::super::contact_law::{ContactLaw, Stabilization};
use super::super::{Culprit, Evaluation};
use super::Velocity;
use super::phase::{Phase, TOLERANCE};
use super::pose::Span;
use crate::model::{Contact, Model, Motion, State};
use crate::solver::Report;

/// A step is divided at no more than so many moments.
const MOST_EVENTS: usize = 64;
/// The part of a substep's work that locating may take: one in so many.
const WORK_OF_EVENTS: u64 = 4;
/// Flights that locate one moment, at most.
const MOST_FLIGHTS: usize = 100;
/// To which the impulses of an impact are solved, relative to the largest: with a larger residual bodies may gain energy.
const TOLERANCE_OF_AN_IMPACT: f64 = 1e-6;
/// An impact may take so many times the iterations of a substep: it has no λ to start from, and its residual is not reduced later.
const ITERATIONS_OF_AN_IMPACT: u32 = 100;
/// The duration of an impact, as a part of the substep.
const INSTANT: f64 = 1e-9;

impl Velocity {
    /// One substep, divided at the moments at which bodies meet.
    pub(super) fn substep_with_events(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        e: &mut Evaluation,
    ) -> Result<Report, Culprit> {
        let number = self.left;
        let left = model.work.left();
        self.events.reserve = left - left / (WORK_OF_EVENTS * u64::from(number.max(1)));
        let (mut rest, mut report) = (h, Report::default());
        self.events.before_substep.keep(state, lambda);
        while rest > INSTANT * h {
            let meets = self.look_ahead(model, state, rest);
            self.events.before_flight.keep(state, lambda);
            let mut moment = 0.0;
            if self.events.divided == MOST_EVENTS || model.work.left() < self.events.reserve {
                self.events.too_many = true;
                self.events.before_substep.restore(state, lambda);
                report = self.part(model, state, h, lambda, e, Phase::Ordinary)?;
                break;
            }
            if !meets {
                let flown = self.part(model, state, rest, lambda, e, Phase::Flight)?;
                let gap = self.gap_of_the_others(model, state, rest);
                if gap < 0.0 {
                    moment = self.locate(model, state, (rest, gap), lambda, e)?;
                } else {
                    let again = self.has_passed(model, state);
                    if again {
                        self.events.before_flight.restore(state, lambda);
                    }
                    report.take_in(if again { self.part(model, state, rest, lambda, e, Phase::Ordinary)? } else { flown });
                    break;
                }
            }
            report.take_in(self.impact(model, state, INSTANT * h, lambda, e)?);
            rest -= moment + INSTANT * h;
            self.events.divided += 1;
        }
        self.left = number.saturating_sub(1);
        if self.left == 0 {
            self.fall_asleep(model, state, h * f64::from(self.substeps));
        }
        Ok(report)
    }

    /// A part of a substep.
    fn part(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        e: &mut Evaluation,
        phase: Phase,
    ) -> Result<Report, Culprit> {
        let (number, law, stopping) = (self.left, self.law, self.stopping);
        if phase == Phase::Impact {
            self.stopping.max_iterations = stopping.max_iterations.saturating_mul(ITERATIONS_OF_AN_IMPACT);
            self.stopping.tolerance = stopping.tolerance.max(TOLERANCE_OF_AN_IMPACT);
        }
        self.left = number + 1; // no body falls asleep in a part of a substep
        self.events.phase = phase;
        // βC/h of the whole substep: a part takes back its part.
        self.law.baumgarte *= h / self.h;
        let outcome = self.advance(model, state, h, lambda, e);
        (self.law, self.stopping) = (law, stopping);
        self.events.phase = Phase::Ordinary;
        self.left = number;
        state.place_told(&model.bodies);
        match model.bodies.out_of_range(&state.q, &state.v) {
            Some(body) => outcome.and(Err(Culprit::Body(body))),
            None => outcome,
        }
    }

    /// The impact of what touches. It takes back no error, and its λ, an impulse in no time, is nothing to start the next part from.
    #[inline(never)]
    fn impact(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, e: &mut Evaluation) -> Result<Report, Culprit> {
        let law = self.law;
        self.law = ContactLaw { stabilization: Stabilization::None, ..law };
        let report = self.part(model, state, h, lambda, e, Phase::Impact);
        self.law = law;
        state.contacts.take_lambda_of(&self.events.before_flight.state.contacts);
        lambda.clone_from(&self.events.before_flight.lambda);
        report
    }

    /// Sorts out the pairs that fly, and those of them that would overlap at the end if they went on along their present normals; true where a
    /// pair meets at once.
    #[inline(never)]
    fn look_ahead(&mut self, model: &Model, state: &State, rest: f64) -> bool {
        self.find_contacts(model, state, Span { h: rest, reach: rest });
        let motion = Motion::new(&model.bodies, state);
        let rate = |c: &Contact| c.normal_rate(&motion);
        let threshold = self.law.threshold;
        let mut meets = false;
        self.events.kept.clear();
        self.events.arriving.clear();
        for contacts in self.detector.contacts.chunk_by(|a, b| a.bodies == b.bodies) {
            if contacts.iter().any(|c| c.gap < -TOLERANCE || rate(c).abs() <= threshold) {
                self.events.kept.push(contacts[0].bodies);
                continue;
            }
            meets |= contacts.iter().any(|c| c.gap <= TOLERANCE && rate(c) < 0.0);
            if contacts.iter().any(|c| c.gap > TOLERANCE && c.gap + rest * rate(c) < 0.0) {
                self.events.arriving.push(contacts[0].bodies);
            }
        }
        self.events.kept.sort_unstable();
        meets
    }

    /// True where, after a flight without overlap, a pair that should have arrived is not closing any more: it may have gone through.
    fn has_passed(&self, model: &Model, state: &State) -> bool {
        let motion = Motion::new(&model.bodies, state);
        let closes = |pair: &[usize; 2]| self.detector.contacts.iter().any(|c| c.bodies == *pair && c.normal_rate(&motion) < 0.0);
        !self.events.arriving.iter().all(closes)
    }

    /// The smallest gap of the pairs that fly.
    fn gap_of_the_others(&mut self, model: &Model, state: &State, reach: f64) -> f64 {
        self.find_contacts(model, state, Span { h: reach, reach });
        let others = self.detector.contacts.iter().filter(|c| !self.events.keeps(c));
        others.map(|c| c.gap).fold(f64::INFINITY, f64::min)
    }

    /// Flies to the moment at which a gap is zero, and returns it; at the end of the flight it is below.
    #[inline(never)]
    fn locate(
        &mut self,
        model: &Model,
        state: &mut State,
        (end, overlap): (f64, f64),
        lambda: &mut Vec<f64>,
        e: &mut Evaluation,
    ) -> Result<f64, Culprit> {
        let (mut before, mut after) = ((0.0, f64::INFINITY), (end, overlap));
        for flight in 0..MOST_FLIGHTS {
            let secant = (before.1 - 0.5 * TOLERANCE) / (before.1 - after.1);
            let part = if flight % 2 == 0 && secant > 0.0 && secant < 1.0 { secant } else { 0.5 };
            let moment = before.0 + part * (after.0 - before.0);
            self.events.before_flight.restore(state, lambda);
            self.part(model, state, moment, lambda, e, Phase::Flight)?;
            let gap = self.gap_of_the_others(model, state, end);
            if (0.0..=TOLERANCE).contains(&gap) {
                return Ok(moment);
            }
            if gap < 0.0 {
                after = (moment, gap)
            } else {
                before = (moment, gap)
            }
            if after.0 - before.0 <= 1e-15 * end || model.work.left() < self.events.reserve {
                break;
            }
        }
        self.events.before_flight.restore(state, lambda);
        if before.0 > 0.0 {
            self.part(model, state, before.0, lambda, e, Phase::Flight)?;
        }
        Ok(before.0)
    }
}
