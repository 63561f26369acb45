//! Projected successive over-relaxation: λ_i ← clamp(λ_i − ω(A_i·λ + b_i)/A_ii) with the newest values. Converges for
//! symmetric positive definite A and 0 < ω < 2 (Korean note, section 4.3; Young 1971; with bounds Cryer 1971).

use super::interface::Solver;
use super::rows::Order;
use super::stationary::stationary;
use crate::describe::{Args, Entry};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "sor",
    title: "Successive over-relaxation",
    symbol: "D/ω + L",
    unit: "",
    help: "Gauss–Seidel with every change multiplied by ω.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(args: &Args) -> Box<dyn Solver> {
    stationary(Order::Forward, args.number("omega"))
}
