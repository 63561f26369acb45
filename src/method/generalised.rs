//! Time stepping in generalised coordinates (Japanese note, last part). The joints that make trees of the bodies (ball,
//! hinge, slider, weld; also of bodies that hang on nothing) are no rows: q counts only what they leave free, and they hold
//! to rounding whatever the step. With S from q̇ to the velocities of the bodies and M̂ the bodies' own masses:
//!
//!   M(q) q̈ + h(q, q̇) = SᵀQ,  M = SᵀM̂S       w = A (hλ) + b,  A = (J S) M⁻¹ (J S)ᵀ,  b = J S q̇̄ + ∂C/∂t + βC/h
//!   q̇̄ = q̇ + h M⁻¹ (SᵀQ − h(q, q̇))           q̇⁺ = q̇̄ + M⁻¹ (J S)ᵀ(hλ)       q⁺ = q ∘ h q̇⁺
//!
//! All else is as in [`super::velocity`], by the same code: contacts, limits, motors, joints that close a loop and every other
//! constraint are rows for the same solvers. The state kept from step to step is that of the bodies: positions and velocities; q
//! and q̇ are computed from it in each step ([`crate::model::articulated::reduction`]), so bodies can be dragged, edited and
//! rewound. A state that violates a joint is corrected by the next step, from the root of its tree outwards.
//!
//! A substep in which no contact or motor acts and no limit is reached is a leapfrog step of least action in these coordinates, of
//! second order: see `velocity/leap.rs`; a projection keeps the equations that are left, as RATTLE does (`projection`). In the others
//! h(q, q̇) is taken where the step begins: first order. What S gains by turning on in such a step is taken back, so that no energy
//! comes of it; a fast chain loses some.
//!
//! A joint of a tree does no work and has no λ; its force is in f̂, with those of the rows.

use super::{Method, Settings, velocity};
use crate::describe::Entry;
use crate::model::articulated::Reduction;

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "generalised",
    title: "Generalised coordinates",
    symbol: "M(q) q̈ + h = τ",
    unit: "",
    help: "Time stepping in the degrees of freedom of the joints: trees of joints hold exactly; contacts, loops and limits are impulses.",
    parameters: velocity::OF_ITS_ROWS,
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    velocity::stepping(settings, Some(Reduction::default()))
}
