//! Solvers that are nothing but one sweep, repeated: Jacobi, Gauss–Seidel, symmetric Gauss–Seidel and SOR differ by its order and ω.

use super::interface::Solver;
use super::report::{Report, Stopping, Watcher};
use super::rows::Order;
use super::sweep::Sweep;
use crate::assembly::Problem;
use crate::describe::Args;

/// Gauss–Seidel (`gauss_seidel.rs`): forward, pair by pair, ω = 1.
#[must_use]
pub fn gauss_seidel(_args: &Args) -> Box<dyn Solver> {
    stationary(Order::Pairs, 1.0)
}

/// The solver that repeats a sweep in that order.
pub(super) fn stationary(order: Order, omega: f64) -> Box<dyn Solver> {
    Box::new(Stationary { sweep: Sweep::new(order), omega })
}

#[derive(Debug)]
struct Stationary {
    sweep: Sweep,
    omega: f64,
}

impl Solver for Stationary {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        self.sweep.run(problem, lambda, self.omega, stopping, watcher)
    }

    fn sweep(&mut self) -> Option<(&mut Sweep, f64)> {
        Some((&mut self.sweep, self.omega))
    }

    fn work(&self, rows: u64) -> u64 {
        match self.sweep.order {
            Order::Together => 45 * rows, // all changes are applied at the end of the sweep, in a second way over the rows
            _ => 30 * rows * self.passes() as u64,
        }
    }

    fn passes(&self) -> usize {
        if self.sweep.order == Order::ForwardAndBack { 2 } else { 1 }
    }
}
