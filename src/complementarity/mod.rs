//! A laboratory for small linear complementarity problems, given as numbers:
//!
//!   find λ with lo ≤ λ ≤ hi, w = Aλ + b;   λ_i = lo_i ⇒ w_i ≥ 0,   λ_i = hi_i ⇒ w_i ≤ 0,   lo_i < λ_i < hi_i ⇒ w_i = 0
//!
//! Solve them with any solver and see what happened ([`solve_box_lcp`]), find all solutions ([`enumerate_lcp`]), get them from
//! linear and quadratic programs ([`lcp_from_lp`], [`lcp_from_qp`]), take the equalities out ([`reduce_mixed`]), and see why an
//! iteration converges or not ([`definiteness`], [`iteration_matrix`]). (Korean note, sections 3 to 5; Japanese note on
//! convergence.)

mod certificate;
mod convert;
mod definiteness;
mod enumerate;
mod kkt;
mod linear;
mod polyhedron;
pub(crate) mod problem;
mod solve;
mod splitting;

pub use crate::solver::RowChange;
pub use certificate::is_certificate;
pub use convert::{Reduced, lcp_from_lp, lcp_from_qp, program_kkt, program_parts, reduce_mixed};
pub use definiteness::{Definiteness, Verdict, definiteness};
pub use enumerate::{LcpFamily, LcpSolution, MOST_BASES, MOST_PAIRS, enumerate_lcp};
pub use kkt::{Kkt, Natural, natural_residual};
pub use problem::{BoxLcp, Entries, MOST_UNKNOWNS};
pub use solve::{LcpResult, Options, Status, solve_box_lcp};
pub use splitting::{BestOmega, Iteration, best_omega, iteration_matrix, matrix_of_iteration};
