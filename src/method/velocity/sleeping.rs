//! The step of velocities with bodies that sleep: which islands are left out of a step, which wake, and which fall asleep.

use super::super::Evaluation;
use super::Velocity;
use super::sleep::Sleep;
use crate::math::vector;
use crate::model::rest::Rest;
use crate::model::{Model, State};

impl Velocity {
    /// True where bodies may fall asleep.
    fn sleeps(&self) -> bool {
        self.sleep.after > 0.0 && self.trees.is_none()
    }

    /// Finds the islands, by the contacts found, and the bodies that lie on one with prescribed motion.
    fn find_islands(&mut self, model: &Model, state: &State) {
        let sleep = &mut self.sleep;
        if !sleep.known {
            sleep.learn(model);
        }
        let bodies = model.bodies.list();
        sleep.islands.separate(bodies.len());
        for [a, b] in &sleep.links {
            sleep.islands.join(*a, *b);
        }
        sleep.carried.clear();
        let on_the_way = |i: usize| bodies[i].path.is_some() && state.v[model.bodies.components(i)].iter().any(|v| *v != 0.0);
        for [a, b] in self.detector.contacts.iter().map(|c| c.bodies) {
            if !bodies[a].fixed && !bodies[b].fixed {
                sleep.islands.join(a, b);
            } else if model.bodies.any_told() && (on_the_way(a) || on_the_way(b)) {
                sleep.carried.push(if bodies[a].fixed { b } else { a });
            }
        }
    }

    /// Wakes the islands that something has reached; of the others, contacts and the constraints' rows are left out.
    pub(super) fn set_aside(&mut self, model: &Model, state: &State, rest: &mut Rest, e: &mut Evaluation) {
        self.sleep.awake_rows.clear();
        if !rest.anyone_asleep() {
            return;
        }
        self.wake(model, state, rest, e);
        if !rest.anyone_asleep() {
            return;
        }
        self.detector.contacts.retain(|c| !c.bodies.iter().any(|b| rest.asleep(*b)));
        let Sleep { awake_rows, first, rows, .. } = &mut self.sleep;
        awake_rows.extend(e.rows.owner.iter().map(|slot| !first[*slot].is_some_and(|b| rest.asleep(b))));
        std::mem::swap(&mut e.rows, rows);
        e.rows.take_some(rows, awake_rows);
    }

    /// An island wakes if one of its bodies is awake, or is not under the forces under which it fell asleep.
    fn wake(&mut self, model: &Model, state: &State, rest: &mut Rest, e: &Evaluation) {
        self.find_islands(model, state);
        let Sleep { islands, of_island: reached, carried, .. } = &mut self.sleep;
        reached.clear();
        reached.resize(model.bodies.list().len(), false);
        for (i, _) in model.bodies.moving() {
            let place = model.bodies.place(i);
            let forces = place.v..place.v + place.kind.dof();
            if !rest.asleep(i) || rest.forces()[forces.clone()] != e.applied[forces] {
                reached[islands.root(i)] = true;
            }
        }
        for i in carried {
            reached[islands.root(*i)] = true;
        }
        for (i, _) in model.bodies.moving() {
            if rest.asleep(i) && reached[islands.root(i)] {
                rest.wake(i);
            }
        }
        rest.settle();
    }

    /// A step of length h is over: islands whose bodies have all been still for long enough fall asleep.
    pub(super) fn fall_asleep(&mut self, model: &Model, state: &mut State, h: f64) {
        if !self.sleeps() {
            return;
        }
        self.find_islands(model, state);
        let n = model.bodies.list().len();
        let Sleep { after, speed, islands, of_island: awake, driven, carried, .. } = &mut self.sleep;
        for (i, body) in model.bodies.moving() {
            let reach = body.rigid.as_ref().map_or(0.0, |r| vector::smaller(r.shape.reach, 1e6));
            let turning = reach * vector::length(model.bodies.principal_spin(&state.v, i));
            let held = model.mouse.as_ref().is_some_and(|m| m.body == body.id) || driven.contains(&i) || carried.contains(&i);
            let still = !held && vector::length(model.bodies.center_velocity(&state.v, i)) + turning < *speed;
            if !state.rest.asleep(i) {
                state.rest.count(i, n, still, h);
            }
        }
        awake.clear();
        awake.resize(n, false);
        for (i, _) in model.bodies.moving() {
            if !state.rest.asleep(i) && state.rest.still(i) < *after {
                awake[islands.root(i)] = true;
            }
        }
        let before = model.bodies.kinetic(&state.v);
        let mut anyone = false;
        for (i, _) in model.bodies.moving() {
            if !state.rest.asleep(i) && !awake[islands.root(i)] {
                state.rest.put_to_sleep(i);
                let place = model.bodies.place(i);
                state.v[place.v..place.v + place.kind.dof()].fill(0.0);
                anyone = true;
            }
        }
        if anyone {
            state.applied_work += model.bodies.kinetic(&state.v) - before;
            let mut forces = std::mem::take(state.rest.forces());
            vector::zeros(&mut forces, state.v.len());
            vector::zeros(&mut self.velocity, state.v.len());
            model.apply_forces(state, &mut forces, &mut self.velocity);
            *state.rest.forces() = forces;
        }
    }

    /// λ of the step before for the constraints' rows in the problem, if it was found with as many rows.
    pub(super) fn start_constraints(&mut self, h: f64, lambda: &[f64], contact_rows: usize, from: usize) {
        let awake = &self.sleep.awake_rows;
        let all = if awake.is_empty() { from } else { awake.len() };
        // After an edit the rows may be others; the contacts of the step before follow those of constraints.
        if lambda.len() != all + contact_rows {
            return;
        }
        if awake.is_empty() {
            return vector::add_scaled(&mut self.impulse[..from], h, &lambda[..from]);
        }
        let theirs = lambda.iter().zip(awake).filter(|(_, awake)| **awake);
        for (impulse, (lambda, _)) in self.impulse[..from].iter_mut().zip(theirs) {
            *impulse = h * lambda;
        }
    }

    /// Keeps λ of the step before for the rows that sleep.
    pub(super) fn keep_lambda(&mut self, lambda: &[f64]) {
        let Sleep { awake_rows, lambda: kept, .. } = &mut self.sleep;
        kept.clear();
        if !awake_rows.is_empty() {
            kept.extend_from_slice(lambda);
            kept.resize(awake_rows.len(), 0.0);
        }
    }

    /// λ of all rows again, where some sleep: these keep theirs. After the constraints' come those of all contacts.
    pub(super) fn spread_lambda(&mut self, state: &State, lambda: &mut Vec<f64>) {
        if !state.rest.anyone_asleep() {
            return;
        }
        let Sleep { awake_rows, lambda: whole, .. } = &mut self.sleep;
        whole.truncate(awake_rows.len());
        let rows = whole.iter_mut().zip(awake_rows).filter(|(_, awake)| **awake);
        for ((of_row, _), solved) in rows.zip(lambda.iter()) {
            *of_row = *solved;
        }
        whole.extend(state.contacts.touches().flat_map(|t| t.lambda.into_iter().take(t.count)));
        std::mem::swap(lambda, whole);
    }
}
