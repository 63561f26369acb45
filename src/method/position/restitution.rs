//! The velocity pass of contacts, with restitution. Where the sweeps converge, impacts with one e for all lose energy; few sweeps can
//! gain some, and so can different e, or friction, however many there are. Impacts are dissipative where the work of their impulses is
//! not positive (Glocker, "Energetic consistency conditions for standard impacts", 2013):
//!
//!   D(x) = xᵀ½(u + u⁺) ≤ 0,   u = J v + ∂C/∂t without contacts,   u⁺ = u + A x
//!
//! Impulses x_e with D > 0 are mixed with those of e = 0, x_0, for which D ≤ 0, with the largest part s of x_e that does no work:
//!
//!   x = x_0 + s(x_e − x_0),   D(x) = D_0 + s(D_e − D_0 − κ) + s²κ = 0,   κ = ½(x_e − x_0)ᵀA(x_e − x_0)
//!
//! The mix keeps λ_n ≥ 0 and |λ_t| ≤ μλ_n, for these sets are convex, and it keeps momentum.

use super::contacts::{Contacts, add_response, relaxation};
use super::relax::APART;
use crate::math::vector;
use crate::method::Culprit;
use crate::method::contact_law::ContactLaw;
use crate::model::{Model, State};

/// Work of so small a part of κ is rounding.
const ROUNDING: f64 = 1e-12;

impl Contacts {
    /// The velocities of what pressed: it parts at −e v_n⁻, or comes no nearer than the gap, and nothing slides that friction can hold.
    pub fn correct_velocities(&mut self, model: &Model, state: &mut State, h: f64, sweeps: u32, law: &ContactLaw) -> Result<(), Culprit> {
        if self.is_empty() {
            return Ok(());
        }
        self.follow(&model.bodies, state);
        self.lambda.iter_mut().for_each(|lambda| *lambda /= h);
        if !self.demand(h, Some(law)) {
            return self.relax(model, &mut state.v, sweeps);
        }
        self.moved.clone_from(&state.v);
        self.other.clone_from(&self.lambda);
        add_response(&self.rows, -1.0, &self.lambda, model.bodies.inverse_mass(), &mut self.moved);
        self.relax(model, &mut state.v, sweeps)?;
        let (gained, kappa) = self.done(&state.v);
        if gained > ROUNDING * kappa {
            self.shift.clone_from(&state.v);
            std::mem::swap(&mut self.lambda, &mut self.other);
            self.demand(h, None);
            self.push_by_lambda(model, &mut state.v);
            self.relax(model, &mut state.v, sweeps)?;
            let part = self.part_that_does_no_work(&state.v, gained);
            for (x, bounced) in self.lambda.iter_mut().zip(&self.other) {
                *x += part * (bounced - *x);
            }
            self.push_by_lambda(model, &mut state.v);
        }
        Ok(())
    }

    /// c of the rows, with restitution or, without a law, with e = 0; true where anything bounces.
    fn demand(&mut self, h: f64, law: Option<&ContactLaw>) -> bool {
        self.c.clone_from(&self.rows.c_t);
        let (mut i, mut bounces) = (0, false);
        for contact in &self.detector.contacts {
            let bounce = law.map_or(0.0, |law| law.bounce(contact.surface.restitution, self.rows.c_dot[i]));
            let presses = self.lambda[i] > 0.0;
            self.c[i] += match (presses, bounce == 0.0) {
                (true, true) => vector::larger(contact.gap, 0.0) / h,
                (true, false) => -bounce,
                (false, _) => APART,
            };
            bounces |= presses && bounce != 0.0;
            i = self.rows.end_of(i);
        }
        bounces
    }

    fn relax(&mut self, model: &Model, v: &mut [f64], sweeps: u32) -> Result<(), Culprit> {
        self.charge(model, sweeps)?;
        for _ in 0..sweeps {
            relaxation(&self.rows, &self.diagonal, &self.c, &model.bodies, &mut self.lambda, v).sweep();
        }
        Ok(())
    }

    /// v = v̄ + W Jᵀx, with v̄ the velocity without contacts.
    fn push_by_lambda(&self, model: &Model, v: &mut Vec<f64>) {
        v.clone_from(&self.moved);
        add_response(&self.rows, 1.0, &self.lambda, model.bodies.inverse_mass(), v);
    }

    /// D and ½xᵀAx of the impulses with which this is the velocity.
    fn done(&self, v: &[f64]) -> (f64, f64) {
        let j = &self.rows.jacobian;
        let (mut work, mut half) = (0.0, 0.0);
        for (i, x) in self.lambda.iter().enumerate().filter(|(_, x)| **x != 0.0) {
            let (before, after) = (j.row_dot(i, &self.moved), j.row_dot(i, v));
            work += x * (0.5 * (before + after) + self.rows.c_t[i]);
            half += 0.5 * x * (after - before);
        }
        (work, half)
    }

    /// s, where λ and v are those of e = 0 and restitution does the work `gained`.
    fn part_that_does_no_work(&self, v: &[f64], gained: f64) -> f64 {
        let j = &self.rows.jacobian;
        let of_row = |(i, (x, bounced)): (usize, (&f64, &f64))| (bounced - x) * (j.row_dot(i, &self.shift) - j.row_dot(i, v));
        let kappa = 0.5 * self.lambda.iter().zip(&self.other).enumerate().map(of_row).sum::<f64>();
        let least = self.done(v).0;
        let slope = gained - least - kappa;
        let root = (slope * slope - 4.0 * kappa * least).max(0.0).sqrt();
        let part = if slope > 0.0 { -2.0 * least / (slope + root) } else { (root - slope) / (2.0 * kappa) };
        // Nothing of it where e = 0 gains energy too.
        if part.is_finite() { part.clamp(0.0, 1.0) } else { 0.0 }
    }
}
