//! v⁺ = v + h v̇(q, v), q⁺ = q + h v⁺. First order; without constraints and drag it keeps energy bounded.

use super::{Derivative, Integrator, Rates};
use crate::describe::Entry;
use crate::method::Culprit;
use crate::model::State;

/// How this integrator describes itself.
pub static ENTRY: Entry = Entry {
    id: "symplectic-euler",
    title: "Symplectic Euler",
    symbol: "v⁺ = v + h v̇,  q⁺ = q + h v⁺",
    unit: "",
    help: "First order, and the usual choice in games: positions use the new velocity.",
    parameters: &[],
};

#[derive(Debug, Default)]
pub(super) struct SymplecticEuler {
    k: Derivative,
}

impl Integrator for SymplecticEuler {
    fn step(&mut self, f: &mut dyn Rates, y: &mut State, h: f64) -> Result<(), Culprit> {
        f.rates(y, &mut self.k)?;
        y.advance_rest(h, &self.k);
        f.drift(y, h);
        y.t += h;
        Ok(())
    }
}
