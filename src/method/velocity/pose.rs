//! The problem of a substep: rows of constraints and contacts, v̄, b and bounds.

use super::super::contact_law::{self, Demand, Stabilization};
use super::super::evaluation::{check_gradients, finite_or_body};
use super::super::{Culprit, Evaluation};
use super::Velocity;
use crate::assembly::{FrictionLink, Operator};
use crate::math::vector;
use crate::model::rest::Rest;
use crate::model::rows::Side;
use crate::model::{Gyroscopic, Model, Space, State};
use crate::solver::{Apart, Source};

/// Lengths of time, s.
#[derive(Clone, Copy)]
pub(super) struct Span {
    /// Of the substep.
    pub h: f64,
    /// For which contacts are looked for ahead.
    pub reach: f64,
}

impl Velocity {
    /// The problem of a substep, and the λ to start from; true where A and the bounds are those of the substep before.
    pub(super) fn pose_substep(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &[f64],
        e: &mut Evaluation,
    ) -> Result<bool, Culprit> {
        let first = self.left == self.substeps;
        self.left = self.left.saturating_sub(1);
        if first {
            self.once_a_step = self.finds_once(model) && !state.rest.anyone_asleep();
            self.groups = self.writes_groups(model);
        }
        let again = self.once_a_step && !first;
        let same = if again {
            self.pose_again(model, state, h, e)?
        } else {
            let span = self.span(h);
            self.pose_awake(model, state, span, e)?;
            if self.law.in_sequence && !self.detector.contacts.is_empty() {
                let bounced = self.bounce_in_sequence(model, state, h, e);
                if bounced || state.rest.anyone_asleep() {
                    self.pose_awake(model, state, span, e)?;
                }
            }
            self.start(model, state, h, lambda, e);
            false
        };
        self.before.clone_from(&state.v); // after impacts in sequence
        vector::zeros(&mut self.moved, if self.groups { 0 } else { state.v.len() });
        if !self.warm_start || self.impulse.len() != e.rows.len() {
            vector::zeros(&mut self.impulse, e.rows.len());
        }
        Ok(same)
    }

    /// True where contacts are found once a step. The velocity of a prescribed motion is another one in each substep.
    pub(super) fn finds_once(&self, model: &Model) -> bool {
        self.law.once_a_step && self.trees.is_none() && !model.bodies.any_told()
    }

    /// The first substep looks ahead for all that use its contacts.
    pub(super) fn span(&self, h: f64) -> Span {
        Span { h, reach: if self.once_a_step { h * f64::from(self.substeps) } else { h } }
    }

    /// The problem of the bodies that are awake.
    fn pose_awake(&mut self, model: &Model, state: &mut State, span: Span, e: &mut Evaluation) -> Result<(), Culprit> {
        let mut rest = std::mem::take(&mut state.rest);
        let posed = self.pose(model, state, span, &mut rest, e);
        state.rest = rest;
        posed
    }

    /// Q, rows of constraints and contacts, v̄, b and bounds. Of bodies that sleep nothing is posed.
    pub(super) fn pose(&mut self, model: &Model, state: &State, span: Span, rest: &mut Rest, e: &mut Evaluation) -> Result<(), Culprit> {
        let held = self.trees.as_ref().map_or(&[][..], |trees| trees.tree().held());
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit, held);
        self.find_contacts(model, state, span);
        if self.once_a_step && self.detector.turns {
            self.once_a_step = false;
            self.find_contacts(model, state, Span { reach: span.h, ..span });
        }
        if model.work.is_spent() {
            return Err(Culprit::Work);
        }
        self.set_aside(model, state, rest, e);
        if !self.groups {
            self.add_contact_rows(model, state, span.h, e);
        }
        self.reduce(model, e);
        check_gradients(model, &e.rows)?;
        self.bound(span.h, e);
        let wide = model.bodies.space() == Space::Space && !self.detector.contacts.is_empty();
        self.read_table(model, e, if self.groups { Apart::Written { wide } } else { Apart::None });
        self.find_rates(&state.v, e);
        e.rows.c_dot.clear();
        e.rows.c_dot.extend(self.rates.iter().zip(&e.rows.c_t).map(|(rate, c_t)| rate + c_t));
        self.move_freely(model, state, span.h, e)?;
        if self.groups {
            self.write_groups(model, state, &e.work, span.h);
        }
        self.pose_b(span.h, e);
        rest.zero_velocities(&model.bodies, &mut e.work);
        self.limit_friction(model, state, span.h, e);
        self.soften(model, span.h, e);
        Ok(())
    }

    /// The problem of a later substep, where contacts are found once a step; true where A and the bounds are still the same.
    fn pose_again(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<bool, Culprit> {
        e.gather_forces(model, state, model.gyroscopic == Gyroscopic::Explicit);
        if !self.carry_rows(model, state, e) {
            let span = Span { h, reach: h * f64::from(self.left + 1) };
            self.pose(model, state, span, &mut Rest::default(), e)?;
            return Ok(false);
        }
        let same = e.rows.contacts_from == 0 && matches!(self.law.stabilization, Stabilization::Baumgarte | Stabilization::None);
        if !same {
            self.bound(h, e);
            self.read_table(model, e, if self.groups { Apart::Kept } else { Apart::None });
        }
        self.move_freely(model, state, h, e)?;
        self.pose_b(h, e);
        if self.groups {
            self.demand_of_groups(state, &e.work, h);
        }
        if !same {
            self.limit_friction(model, state, h, e);
            self.soften(model, h, e);
        }
        Ok(same)
    }

    /// Lays the rows out for the solver.
    pub(super) fn read_table(&mut self, model: &Model, e: &Evaluation, apart: Apart) {
        let (jacobian, inverse_mass) = e.factors(model);
        let bounds = self.limits.bounds();
        let grouped = self.solver.groups_contacts() && self.law.softness(self.h) == 0.0 && e.rows.soft.is_empty();
        let contacts_from = if grouped { e.rows.contacts_from } else { e.rows.len() };
        self.table.read(&Source { jacobian, inverse_mass, bounds, contacts_from }, apart);
    }

    /// v̄
    fn move_freely(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
        finite_or_body(model, &e.applied)?;
        e.move_freely(model, state, h);
        if let Some(trees) = &mut self.trees {
            let mut free = std::mem::take(&mut e.work);
            e.end_freely(model, &mut free, h, &|body| trees.tree().holds(body));
            trees.carry(&model.bodies, &state.v, h, &mut free, &mut self.unjoined);
            e.work = free;
        }
        Ok(())
    }

    /// b of the rows of J
    fn pose_b(&mut self, h: f64, e: &mut Evaluation) {
        self.find_rates(&e.work, e);
        e.b.clear();
        e.b.extend(self.rates.iter().zip(&e.rows.c_t).map(|(rate, c_t)| rate + c_t));
        self.demand(h, e);
        for (b, demand) in e.b.iter_mut().zip(&self.demands) {
            *b -= demand.velocity;
        }
    }

    /// Target velocity of each row after the step: −βC/h, or that of the contact law. `e.b` holds the rows' velocities without
    /// constraint forces.
    fn demand(&mut self, h: f64, e: &Evaluation) {
        let (rows, law) = (&e.rows, &self.law);
        let demands = &mut self.demands;
        demands.clear();
        // A projection takes these errors back. Pushed back here too, equations that contradict each other would make λ grow from step
        // to step.
        let rate = if self.projected { 0.0 } else { law.rate(h) };
        demands.extend((0..rows.contacts_from).map(|i| match rows.side(i) {
            Side::Above if self.events.leaves_out(rows, i) => Demand::default(),
            Side::Above => law.one_sided(rows.c[i], h),
            _ => Demand { velocity: -rate * rows.c[i], pushed: 0.0 },
        }));
        for soft in &rows.soft {
            demands[soft.row].velocity = contact_law::soft_velocity(soft.softness, rows.c[soft.row], h);
        }
        if self.groups {
            return;
        }
        let mut i = rows.contacts_from;
        for contact in &self.detector.contacts {
            demands.push(law.normal((contact.gap, contact.surface.restitution), rows.c_dot[i], e.b[i], h));
            i = rows.end_of(i);
            demands.resize(i, Demand::default()); // nothing of the tangent rows
        }
    }

    /// Bounds of the impulses; of friction as if nothing slid.
    fn bound(&mut self, h: f64, e: &Evaluation) {
        let Velocity { law, limits, events, .. } = self;
        for (bounds, of_rows) in [(&mut limits.lo, &e.rows.lo), (&mut limits.hi, &e.rows.hi)] {
            bounds.clear();
            bounds.extend(of_rows.iter().enumerate().map(|(i, x)| if events.leaves_out(&e.rows, i) { 0.0 } else { h * x }));
        }
        limits.softness.clear();
        limits.friction.clear();
        if !law.fixed_box {
            limits.friction.extend(e.rows.friction.iter().map(|link| FrictionLink { kind: law.friction, ..*link }));
        }
    }

    /// Friction of what slides; boxes of fixed size.
    fn limit_friction(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) {
        let Velocity { law, limits, diagonal, detector, .. } = self;
        if law.fixed_box {
            e.posed(model).0.diagonal(diagonal);
        }
        for (k, rub) in e.rows.friction.iter().enumerate() {
            let contact = &mut detector.contacts[e.rows.owner[rub.normal] - model.constraints.len()];
            let mu = law.friction(rub, contact, &e.rows.c_dot);
            if !law.fixed_box {
                limits.friction[k].mu = mu;
                continue;
            }
            let ids = model.bodies.ids(contact.bodies);
            let before = state.contacts.find(ids, contact.feature).and_then(|t| Some(h * state.contacts.lambda(t).first()?));
            let pressed = before.unwrap_or_else(|| (-e.b[rub.normal] / diagonal[rub.normal]).max(0.0));
            for tangent in rub.tangents() {
                (limits.lo[*tangent], limits.hi[*tangent]) = (-mu * pressed, mu * pressed);
            }
        }
    }

    /// Softness that is added to the diagonal of A: of soft constraints, and of all rows with soft stabilization. Open contacts
    /// and limits, friction and motors stay rigid.
    fn soften(&mut self, model: &Model, h: f64, e: &mut Evaluation) {
        let gamma = self.law.softness(h);
        if gamma == 0.0 && e.rows.soft.is_empty() {
            return;
        }
        e.posed(model).0.diagonal(&mut self.diagonal);
        let stays_rigid = |i: usize| match e.rows.side(i) {
            Side::Above => e.rows.c[i] > 0.0,
            _ => self.projected,
        };
        let soft = |i: usize| gamma > 0.0 && e.rows.c[i] != 0.0 && !stays_rigid(i);
        let softness = (0..e.rows.len()).map(|i| if soft(i) { gamma * self.diagonal[i] } else { 0.0 });
        self.limits.softness.extend(softness);
        for soft in &e.rows.soft {
            self.limits.softness[soft.row] = contact_law::softness_of(soft.softness, h);
        }
    }
}
