//! Projected Gauss–Seidel: λ_i ← clamp(λ_i − (A_i·λ + b_i)/A_ii) with the newest values; of A = J W Jᵀ only the
//! diagonal and Δv = W Jᵀλ are kept. Converges for every symmetric positive definite A (Korean note, sections 4.2 and 5.1;
//! Japanese note).

use super::sweep::{Order, Sweep};
use super::{Report, Solver, Stopping, Watcher};
use crate::assembly::{Bounds, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "gauss-seidel",
    title: "Gauss–Seidel",
    symbol: "D + L",
    unit: "",
    help: "Every row is solved with the newest values.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(GaussSeidel { sweep: Sweep::new(Order::Forward) })
}

#[derive(Debug)]
struct GaussSeidel {
    sweep: Sweep,
}

impl Solver for GaussSeidel {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        self.sweep.run(problem, lambda, 1.0, stopping, watcher)
    }

    fn honours(&self, _bounds: &Bounds) -> Result<()> {
        Ok(())
    }
}
