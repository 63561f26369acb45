//! The applied forces of a leapfrog step, half at each end (Störmer, Verlet), and the turn of ω by the gyroscopic torque, half before and half after
//! the middle: without other forces |L| and the energy stay, however fast a body spins.

use super::Culprit;
use super::evaluation::finite_or_body;
use crate::model::{Gyroscopic, Model, State};

#[derive(Debug, Default)]
pub(super) struct Kick {
    applied: Vec<f64>,
    accounted: Vec<f64>,
    /// The velocity that forces are taken at: v, then v̂.
    pub v: Vec<f64>,
    /// True where the applied forces are the same at every state: weight alone.
    pub constant: bool,
    /// True for the second half of a step.
    ends: bool,
    gyration: Vec<f64>,
}

impl Kick {
    /// A step begins with this velocity.
    pub fn begin(&mut self, v: &[f64]) {
        self.v.clear();
        self.v.extend_from_slice(v);
        self.ends = false;
    }

    /// v += h/2 W Q(q, the velocity kept here), and the work of what is accounted for.
    pub fn kick(&mut self, model: &Model, state: &mut State, h: f64) -> Result<(), Culprit> {
        if !self.constant {
            self.apply(model, state);
        }
        if model.accounts() {
            for (f, v) in self.accounted.iter().zip(&self.v) {
                state.applied_work += 0.5 * h * f * v;
            }
        }
        if model.gyroscopic != Gyroscopic::Off {
            match self.ends {
                false => model.bodies.turn_to_middle(h, &mut state.v, &mut self.gyration),
                true => model.bodies.turn_from_middle(h, &self.v, &mut state.v),
            }
        }
        let mut finite = true;
        for ((v, w), f) in state.v.iter_mut().zip(model.bodies.inverse_mass()).zip(&self.applied) {
            *v += 0.5 * h * w * f;
            finite &= f.is_finite();
        }
        if finite { Ok(()) } else { finite_or_body(model, &self.applied) }
    }

    /// The applied forces of the last kick, N or N·m for each velocity.
    pub fn applied(&self) -> &[f64] {
        &self.applied
    }

    /// v̂ = 2v½ − v
    pub fn extrapolate(&mut self, half: &[f64]) {
        for (v, half) in self.v.iter_mut().zip(half) {
            *v = 2.0 * half - *v;
        }
        self.ends = true;
    }

    fn apply(&mut self, model: &Model, state: &mut State) {
        let dof = model.bodies.dof();
        self.applied.resize(dof, 0.0);
        self.accounted.resize(dof, 0.0);
        std::mem::swap(&mut state.v, &mut self.v);
        model.apply_forces(state, &mut self.applied, &mut self.accounted);
        std::mem::swap(&mut state.v, &mut self.v);
        self.constant = !model.accounts() && !model.bodies.turns();
    }
}
