//! The pair of Dormand and Prince (1980): a solution of fifth order, and one of fourth order to measure its error with.
//! The step is divided until the error per inner step stays below the tolerance:
//!
//!   err = max |y₅ − y₄| / (ε (1 + |y|)),   next h = h · clamp(0.9 err^(−1/5), ¼, 4)
//!
//! (Hairer, Nørsett, Wanner, "Solving Ordinary Differential Equations I", sections II.4 and II.5.) Every outer step
//! begins with its full length, so that a state decides alone what follows from it.

use super::{Derivative, Integrator, Rates};
use crate::describe::{Args, Entry, Parameter};
use crate::method::Culprit;
use crate::model::State;

/// ε
pub const ERROR_TOLERANCE: Parameter = Parameter::number(
    "errorTolerance",
    "ε_y",
    "",
    (1e-14, 1.0),
    (1e-12, 1e-3),
    1e-9,
    "Error allowed in an inner step of Dormand–Prince, absolute for small and relative for large values.",
)
.logarithmic();

/// How this integrator describes itself.
pub static ENTRY: Entry = Entry {
    id: "dormand-prince",
    title: "Dormand–Prince 5(4)",
    symbol: "err ≤ ε_y",
    unit: "",
    help: "Fifth order, dividing the step until its own estimate of the error is small enough.",
    parameters: &[ERROR_TOLERANCE],
};

/// Builds the integrator.
#[must_use]
pub fn build(method: &Args) -> Box<dyn Integrator> {
    Box::new(DormandPrince {
        tolerance: method.number("errorTolerance"),
        k: Default::default(),
        stage: State::default(),
        trial: State::default(),
    })
}

/// a_ij, row by row; the last row gives the solution of fifth order, whose derivative is k₇.
const A: [&[f64]; 6] = [
    &[1.0 / 5.0],
    &[3.0 / 40.0, 9.0 / 40.0],
    &[44.0 / 45.0, -56.0 / 15.0, 32.0 / 9.0],
    &[19372.0 / 6561.0, -25360.0 / 2187.0, 64448.0 / 6561.0, -212.0 / 729.0],
    &[9017.0 / 3168.0, -355.0 / 33.0, 46732.0 / 5247.0, 49.0 / 176.0, -5103.0 / 18656.0],
    &[35.0 / 384.0, 0.0, 500.0 / 1113.0, 125.0 / 192.0, -2187.0 / 6784.0, 11.0 / 84.0],
];
/// c_i
const C: [f64; 6] = [1.0 / 5.0, 3.0 / 10.0, 4.0 / 5.0, 8.0 / 9.0, 1.0, 1.0];
/// Weights of the fifth order less those of the fourth.
const E: [f64; 7] = [71.0 / 57600.0, 0.0, -71.0 / 16695.0, 71.0 / 1920.0, -17253.0 / 339200.0, 22.0 / 525.0, -1.0 / 40.0];

/// The step is divided into no more than so many parts, and into none that the clock cannot tell apart; where that is too few,
/// the error is larger than was asked for.
const MOST_INNER_STEPS: f64 = 1000.0;

#[derive(Debug)]
struct DormandPrince {
    tolerance: f64,
    k: [Derivative; 7],
    stage: State,
    trial: State,
}

impl Integrator for DormandPrince {
    fn step(&mut self, f: &mut dyn Rates, y: &mut State, h: f64) -> Result<(), Culprit> {
        let end = y.t + h;
        // So long that t moves on: the clock of a step that is no longer than rounding would stand still, and the loop with it.
        let least = (h / MOST_INNER_STEPS).max(4.0 * f64::EPSILON * end.abs());
        let mut inner = h;
        f.rates(y, &mut self.k[0])?;
        loop {
            let rest = end - y.t;
            let last = inner >= rest * (1.0 - 1e-9);
            let step = if last { rest } else { inner };
            let outcome = self.try_step(f, y, step);
            let smallest = step <= least * (1.0 + 1e-6); // the rest may be longer by rounding
            let error = match outcome {
                Ok(()) => self.error(y, step),
                Err(culprit) if smallest => return Err(culprit),
                Err(_) => f64::INFINITY,
            };
            if error <= 1.0 || smallest {
                y.copy_from(&self.trial);
                self.k.swap(0, 6);
                if last {
                    y.t = end;
                    return Ok(());
                }
            }
            let factor = 0.9 * libm::pow(error, -0.2);
            inner = (step * if factor.is_nan() { 0.25 } else { factor.clamp(0.25, 4.0) }).max(least);
        }
    }
}

impl DormandPrince {
    /// `trial` = y after a step, and k₂ … k₇.
    fn try_step(&mut self, f: &mut dyn Rates, y: &State, h: f64) -> Result<(), Culprit> {
        for (i, row) in A.iter().enumerate() {
            self.stage.copy_from(y);
            for (a, k) in row.iter().zip(&self.k) {
                self.stage.advance(h * a, k);
            }
            self.stage.t = y.t + C[i] * h;
            if i == 5 {
                self.trial.copy_from(&self.stage);
            }
            f.rates(&self.stage, &mut self.k[i + 1])?;
        }
        Ok(())
    }

    /// The largest error in units of what is allowed; not a number counts as infinite.
    fn error(&self, y: &State, h: f64) -> f64 {
        let worst = |pick: fn(&Derivative) -> &[f64], old: &[f64], new: &[f64]| {
            let mut worst = 0.0;
            for i in 0..old.len() {
                let error = h * self.k.iter().zip(E).map(|(k, e)| e * pick(k)[i]).sum::<f64>();
                let scaled = error.abs() / (self.tolerance * (1.0 + old[i].abs().max(new[i].abs())));
                worst = if scaled.is_nan() { f64::INFINITY } else { scaled.max(worst) };
            }
            worst
        };
        worst(|k| &k.q, &y.q, &self.trial.q).max(worst(|k| &k.v, &y.v, &self.trial.v))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// q̇ that jumps from call to call, so that no inner step is short enough.
    struct Noise {
        calls: u32,
    }

    impl Rates for Noise {
        fn rates(&mut self, _: &State, out: &mut Derivative) -> Result<(), Culprit> {
            self.calls += 1;
            assert!(self.calls < 50_000, "the step does not end");
            (out.q, out.v) = (vec![f64::from(self.calls % 3) * 1e6], vec![0.0]);
            Ok(())
        }

        fn drift(&self, _: &mut State, _: f64) {}
    }

    /// An accepted inner step costs six evaluations, and one that is refused is followed by a shorter one.
    #[test]
    fn a_step_ends_at_any_time_whatever_the_rates_are() {
        for t in [0.0, 1.0, 1e6, 1e9, 1e12, 1e13, 1e15, 1e18, 1e300] {
            let mut integrator = DormandPrince { tolerance: 1e-9, k: Default::default(), stage: State::default(), trial: State::default() };
            let mut state = State { t, q: vec![0.0], v: vec![0.0], ..State::default() };
            let h = 1e-3;
            integrator.step(&mut Noise { calls: 0 }, &mut state, h).unwrap();
            assert_eq!(state.t, t + h);
        }
    }
}
