//! Projected successive over-relaxation: λ_i ← clamp(λ_i − ω(A_i·λ + b_i)/A_ii) with the newest values. Converges for
//! symmetric positive definite A and 0 < ω < 2 (Korean note, section 4.3; Young 1971; with bounds Cryer 1971).

use super::sweep::{Order, Sweep};
use super::{Report, Solver, Stopping, Watcher};
use crate::assembly::{Bounds, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "sor",
    title: "Successive over-relaxation",
    symbol: "D/ω + L",
    unit: "",
    help: "Gauss–Seidel that goes further by a factor ω.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(args: &Args) -> Box<dyn Solver> {
    Box::new(Sor { omega: args.number("omega"), sweep: Sweep::new(Order::Forward) })
}

#[derive(Debug)]
struct Sor {
    omega: f64,
    sweep: Sweep,
}

impl Solver for Sor {
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
