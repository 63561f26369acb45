//! Projected Jacobi: λ_i ← clamp(λ_i − ω(A_i·λ + b_i)/A_ii) with the λ of the sweep before. Without bounds it converges when
//! ρ(1 − ωD⁻¹A) < 1, which for ω = 1 contact and cloth problems may well miss (Korean note, section 4.1); for symmetric
//! positive definite A damping by ω < 2/λ_max(D⁻¹A) makes it converge (Cottle, Pang, Stone, section 5.2).

use super::interface::Solver;
use super::rows::Order;
use super::stationary::stationary;
use crate::describe::{Args, Entry};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "jacobi",
    title: "Jacobi",
    symbol: "D",
    unit: "",
    help: "Every row is solved with the λ of the previous sweep, and changed by ω times that. May diverge.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(args: &Args) -> Box<dyn Solver> {
    stationary(Order::Together, args.number("omega"))
}
