//! y⁺ = y + h f(y). First order; gains energy on a circle.

use super::{Derivative, Integrator, Rates};
use crate::describe::Entry;
use crate::method::Culprit;
use crate::model::State;

/// How this integrator describes itself.
pub static ENTRY: Entry = Entry {
    id: "explicit-euler",
    title: "Explicit Euler",
    symbol: "y⁺ = y + h f(y)",
    unit: "",
    help: "First order: halving the step halves the error. Gains energy.",
    parameters: &[],
};

#[derive(Debug, Default)]
pub(super) struct ExplicitEuler {
    k: Derivative,
}

impl Integrator for ExplicitEuler {
    fn step(&mut self, f: &mut dyn Rates, y: &mut State, h: f64) -> Result<(), Culprit> {
        f.rates(y, &mut self.k)?;
        y.advance(h, &self.k);
        Ok(())
    }
}
