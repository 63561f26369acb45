//! The classical method of Runge and Kutta: k₁ … k₄ at the start, twice in the middle and at the end,
//! y⁺ = y + h/6 (k₁ + 2k₂ + 2k₃ + k₄). Fourth order.

use super::{Derivative, Integrator, Rates};
use crate::describe::Entry;
use crate::method::Culprit;
use crate::model::State;

/// How this integrator describes itself.
pub static ENTRY: Entry = Entry {
    id: "rk4",
    title: "Runge–Kutta 4",
    symbol: "y⁺ = y + h/6 (k₁ + 2k₂ + 2k₃ + k₄)",
    unit: "",
    help: "Fourth order: halving the step divides the error by sixteen.",
    parameters: &[],
};

#[derive(Debug, Default)]
pub(super) struct Rk4 {
    k: [Derivative; 4],
    stage: State,
}

impl Integrator for Rk4 {
    fn step(&mut self, f: &mut dyn Rates, y: &mut State, h: f64) -> Result<(), Culprit> {
        let Rk4 { k: [k1, k2, k3, k4], stage } = self;
        f.rates(y, k1)?;
        stage.copy_from(y);
        stage.advance(0.5 * h, k1);
        f.rates(stage, k2)?;
        stage.copy_from(y);
        stage.advance(0.5 * h, k2);
        f.rates(stage, k3)?;
        stage.copy_from(y);
        stage.advance(h, k3);
        f.rates(stage, k4)?;
        let end = y.t + h;
        for (k, weight) in [(k1, 1.0), (k2, 2.0), (k3, 2.0), (k4, 1.0)] {
            y.advance(h * weight / 6.0, k);
        }
        y.t = end;
        Ok(())
    }
}
