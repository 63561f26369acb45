//! A substep in which nothing but the joints of trees acts: leapfrog in their coordinates, of second order.
//!
//!   v̄ = v + h/2 W Q(q, v)      S(q)ᵀ M̂ (v½ − v̄) = 0,  v½ = (q⁺ − q)/h
//!   v̄ = v½ + h/2 W Q(q⁺, 2v½ − v)      v⁺ = S M⁻¹ Sᵀ M̂ v̄  at q⁺
//!
//! It is the step of RATTLE with the joints' forces eliminated by S, so it is symplectic and time-reversible, and keeps energy as
//! RATTLE does. Where its equation is not solved, joints turn far, or their forces turn the velocity far, the step is halved.

use super::super::Culprit;
use super::super::beginning::{Beginning, MOST_FOR_VELOCITY, MOST_HALVINGS, turns_velocity_far};
use super::super::kick::Kick;
use crate::model::articulated::Reduction;
use crate::model::{Model, State};

/// A step in which the arm of a joint turns farther than this is halved, rad. At 0.14 a chain of 30 rods gains 1.2 % of its drop in 10 s.
const FARTHEST_TURN: f64 = 0.08;

/// Memory of a leapfrog step.
#[derive(Debug, Default)]
pub(super) struct Leapfrog {
    kick: Kick,
    /// Jᵀλ of the equations where the step began; those of its end follow from the projection.
    pub constraint_force: Vec<f64>,
    /// v½ to first order, where the iterations begin.
    guess: Vec<f64>,
    /// Scratch: velocities without the joints' forces.
    free: Vec<f64>,
    /// True where the joints' forces turned the velocity far in the last step.
    turns_far: bool,
    /// Where a step began, at each depth of halving.
    backup: Vec<Beginning>,
}

impl Leapfrog {
    pub(super) fn forget(&mut self) {
        self.kick.constant = false;
    }

    /// One step of length h from a state that satisfies the joints; false where v½ is not found.
    fn step(&mut self, trees: &mut Reduction, model: &Model, state: &mut State, h: f64) -> Result<bool, Culprit> {
        self.begin(model, state, h)?;
        self.guess.clone_from(&state.v);
        trees.carry(&model.bodies, &self.kick.v, 0.5 * h, &mut self.guess, &mut self.free);
        self.free.clone_from(&state.v);
        if !trees.leap(&model.bodies, h, &self.guess, &mut state.q, &mut state.v) {
            return Ok(false);
        }
        // v½ − v̄ is the change in half a step.
        self.free.iter_mut().zip(&state.v).for_each(|(free, v)| *free = 2.0 * (v - *free));
        self.turns_far = turns_velocity_far(&model.bodies, model.bodies.kinetic(&self.free), &state.v, self.kick.applied(), h);
        self.end(model, state, h)?;
        trees.land(&model.bodies, &state.q, &mut state.v);
        Ok(true)
    }

    /// One step of length h where nothing holds the bodies.
    pub(super) fn fly(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        self.begin(model, state, h)?;
        model.bodies.advance(&mut state.q, h, &state.v);
        self.end(model, state, h)
    }

    /// v += h/2 W (Q + Jᵀλ)
    fn begin(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        self.kick.begin(&state.v);
        self.kick.kick(model, state, h)?;
        for ((v, w), f) in state.v.iter_mut().zip(model.bodies.inverse_mass()).zip(&self.constraint_force) {
            let change = 0.5 * h * w * f;
            state.constraint_work += 0.5 * h * f * (*v + 0.5 * change);
            *v += change;
        }
        Ok(())
    }

    /// v += h/2 W Q at the end
    fn end(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        state.t += h;
        self.kick.extrapolate(&state.v);
        self.kick.kick(model, state, h)
    }

    pub(super) fn step_or_halves(
        &mut self,
        trees: &mut Reduction,
        model: &Model,
        state: &mut State,
        h: f64,
        depth: usize,
    ) -> Result<(), Culprit> {
        while self.backup.len() <= MOST_HALVINGS {
            let mut room = Beginning::default();
            room.keep(state, &[]);
            self.backup.push(room);
        }
        self.backup[depth].keep(state, &[]);
        if !model.work.charge(trees.work()) {
            return Err(Culprit::Work);
        }
        let found = self.step(trees, model, state, h)?;
        let turns_far = trees.turned() > FARTHEST_TURN || depth < MOST_FOR_VELOCITY && self.turns_far;
        if found && (depth == MOST_HALVINGS || !turns_far) {
            return Ok(());
        }
        if depth == MOST_HALVINGS {
            return Err(Culprit::Body(fastest(model, &state.v)));
        }
        self.backup[depth].give_back(state, &mut Vec::new());
        trees.settle(model, state);
        self.step_or_halves(trees, model, state, 0.5 * h, depth + 1)?;
        self.step_or_halves(trees, model, state, 0.5 * h, depth + 1)
    }
}

/// The body with the largest velocity.
fn fastest(model: &Model, v: &[f64]) -> usize {
    let largest = (0..v.len()).max_by(|a, b| v[*a].abs().total_cmp(&v[*b].abs())).unwrap_or(0);
    model.bodies.of_velocity(largest)
}
