//! Jacobi: λ_i −= (A_i·λ + b_i)/A_ii with the λ of the sweep before. Converges when ρ(1 − D⁻¹A) < 1, which contact and cloth
//! problems may well miss (Korean note, section 4.1).

use super::sweep::{Order, Sweep};
use super::{Report, Solver, Stopping, Watcher};
use crate::assembly::Problem;
use crate::describe::{Args, Entry};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "jacobi",
    title: "Jacobi",
    symbol: "D",
    unit: "",
    help: "Every row is solved with the λ of the sweep before. May diverge.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Jacobi { sweep: Sweep::default() })
}

#[derive(Debug)]
struct Jacobi {
    sweep: Sweep,
}

impl Solver for Jacobi {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        self.sweep.run(problem, lambda, 1.0, Order::Together, stopping, watcher)
    }
}
