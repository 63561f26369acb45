//! Forces −c v, under methods that hold forces for a substep. Held, they turn the velocity of a body round where hc > m, and make it grow
//! without bound where hc > 2m. There the inertia is hc instead of m:
//!
//!   (M + θhC)(v⁺ − v) = h (Q(v) + Jᵀλ)     θ = 1 − m/(hc) where hc > m, else 0
//!
//! the linearly implicit Euler method; with this θ a free body has the velocity at which its forces balance at the end of the substep.

use crate::math::vector;
use crate::model::{Model, Motion, State};

/// Memory of a step in which resistance lends inertia.
#[derive(Debug, Default)]
pub(super) struct Resistance {
    /// c of each velocity component, kg/s (of a turn kg·m²/s)
    c: Vec<f64>,
    /// W without it
    inverse_mass: Vec<f64>,
    /// v where the step begins
    v: Vec<f64>,
}

impl Resistance {
    /// Lends bodies inertia for a step with substeps of length h; false where none needs it.
    pub(super) fn lend(&mut self, model: &mut Model, state: &State, h: f64) -> bool {
        let Resistance { c, inverse_mass, v } = self;
        vector::zeros(c, state.v.len());
        let motion = Motion::new(&model.bodies, state);
        model.forces.iter().for_each(|force| force.it.resist(&motion, c));
        let is_strong = |c: f64, w: f64| h * w * c > 1.0;
        if !c.iter().zip(model.bodies.inverse_mass()).any(|(c, w)| is_strong(*c, *w)) {
            return false;
        }
        inverse_mass.clear();
        inverse_mass.extend_from_slice(model.bodies.inverse_mass());
        v.clone_from(&state.v);
        for (w, c) in model.bodies.inverse_mass_mut().iter_mut().zip(c) {
            if is_strong(*c, *w) {
                *w = 1.0 / (h * *c);
            }
        }
        true
    }

    /// Takes the lent inertia back after the step, and counts its work as that of the resistance.
    pub(super) fn take_back(&self, model: &mut Model, state: &mut State) {
        for (i, (lent, own)) in model.bodies.inverse_mass_mut().iter_mut().zip(&self.inverse_mass).enumerate() {
            if lent != own {
                state.applied_work -= 0.5 * (1.0 / *lent - 1.0 / *own) * (state.v[i] * state.v[i] - self.v[i] * self.v[i]);
                *lent = *own;
            }
        }
    }
}
