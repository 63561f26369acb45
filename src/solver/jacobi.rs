//! Projected Jacobi: λ_i ← clamp(λ_i − ω(A_i·λ + b_i)/A_ii) with the λ of the sweep before. Without bounds it converges when
//! ρ(1 − ωD⁻¹A) < 1, which for ω = 1 contact and cloth problems may well miss (Korean note, section 4.1); for symmetric
//! positive definite A damping by ω < 2/λ_max(D⁻¹A) makes it converge (Cottle, Pang, Stone, section 5.2).

use super::sweep::{Order, Sweep};
use super::{Report, Solver, Stopping, Watcher};
use crate::assembly::{Bounds, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "jacobi",
    title: "Jacobi",
    symbol: "D",
    unit: "",
    help: "Every row is solved with the λ of the sweep before, and moved by ω of that. May diverge.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(args: &Args) -> Box<dyn Solver> {
    Box::new(Jacobi { omega: args.number("omega"), sweep: Sweep::new(Order::Together) })
}

#[derive(Debug)]
struct Jacobi {
    omega: f64,
    sweep: Sweep,
}

impl Solver for Jacobi {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        self.sweep.run(problem, lambda, self.omega, stopping, watcher)
    }

    fn honours(&self, _bounds: &Bounds) -> Result<()> {
        Ok(())
    }

    fn sweep(&mut self) -> Option<(&mut Sweep, f64)> {
        Some((&mut self.sweep, self.omega))
    }
}
