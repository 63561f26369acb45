//! Symmetric Gauss–Seidel: a sweep forward and one back count as one iteration; its iteration matrix has real eigenvalues.

use super::sweep::{Order, Sweep};
use super::{Report, Solver, Stopping, Watcher};
use crate::assembly::{Bounds, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "symmetric-gauss-seidel",
    title: "Symmetric Gauss–Seidel",
    symbol: "(D + L)D⁻¹(D + U)",
    unit: "",
    help: "Sweeps forward, then back.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(SymmetricGaussSeidel { sweep: Sweep::new(Order::ForwardAndBack) })
}

#[derive(Debug)]
struct SymmetricGaussSeidel {
    sweep: Sweep,
}

impl Solver for SymmetricGaussSeidel {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        self.sweep.run(problem, lambda, 1.0, stopping, watcher)
    }

    fn honours(&self, _bounds: &Bounds) -> Result<()> {
        Ok(())
    }

    fn sweep(&mut self) -> Option<(&mut Sweep, f64)> {
        Some((&mut self.sweep, 1.0))
    }

    fn work(&self, rows: u64) -> u64 {
        60 * rows
    }

    fn passes(&self) -> usize {
        2
    }
}
