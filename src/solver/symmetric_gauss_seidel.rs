//! Symmetric Gauss–Seidel: a sweep forward and one back count as one iteration; its iteration matrix has real eigenvalues.

use super::interface::Solver;
use super::rows::Order;
use super::stationary::stationary;
use crate::describe::{Args, Entry};

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
    stationary(Order::ForwardAndBack, 1.0)
}
