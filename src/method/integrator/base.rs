//! The trait of an integrator, and of what it integrates.

use crate::math::vector;
use crate::method::Culprit;
use crate::model::State;

/// Time derivative of a state.
#[derive(Clone, Debug, Default)]
pub struct Derivative {
    /// q̇ = S(q) v
    pub q: Vec<f64>,
    /// v̇, m/s²
    pub v: Vec<f64>,
    /// Power of the applied forces that have no potential, W.
    pub applied_power: f64,
    /// Power of the constraint forces, W.
    pub constraint_power: f64,
}

/// Gives the derivative at any state.
pub trait Rates {
    /// Writes the derivative at `state`.
    fn rates(&mut self, state: &State, out: &mut Derivative) -> Result<(), Culprit>;

    /// Moves positions along the present velocities for a time h.
    fn drift(&self, state: &mut State, h: f64);
}

/// A rule that moves a state on by h.
pub trait Integrator: std::fmt::Debug {
    /// One step.
    fn step(&mut self, f: &mut dyn Rates, state: &mut State, h: f64) -> Result<(), Culprit>;
}

impl State {
    /// state += h · derivative
    pub(super) fn advance(&mut self, h: f64, d: &Derivative) {
        self.t += h;
        vector::add_scaled(&mut self.q, h, &d.q);
        self.advance_rest(h, d);
    }

    /// v and the work += h · derivative
    pub(super) fn advance_rest(&mut self, h: f64, d: &Derivative) {
        vector::add_scaled(&mut self.v, h, &d.v);
        self.applied_work += h * d.applied_power;
        self.constraint_work += h * d.constraint_power;
    }
}
