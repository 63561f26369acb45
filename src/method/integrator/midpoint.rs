//! y⁺ = y + h f(y + ½h f(y)). Second order.

use super::{Derivative, Integrator, Rates};
use crate::describe::Entry;
use crate::method::Culprit;
use crate::model::State;

/// How this integrator describes itself.
pub static ENTRY: Entry = Entry {
    id: "midpoint",
    title: "Midpoint",
    symbol: "y⁺ = y + h f(y + ½h f(y))",
    unit: "",
    help: "Second order: halving the step quarters the error.",
    parameters: &[],
};

#[derive(Debug, Default)]
pub(super) struct Midpoint {
    k: Derivative,
    middle: State,
}

impl Integrator for Midpoint {
    fn step(&mut self, f: &mut dyn Rates, y: &mut State, h: f64) -> Result<(), Culprit> {
        f.rates(y, &mut self.k)?;
        self.middle.copy_from(y);
        self.middle.advance(0.5 * h, &self.k);
        f.rates(&self.middle, &mut self.k)?;
        y.advance(h, &self.k);
        Ok(())
    }
}
