//! Sizes that shapes in space may have.

/// Sizes from 1e-9 m …
pub(super) const SMALLEST: f64 = 1e-9;
/// … to 1e9 m: their squares and volumes are far from overflow.
pub(super) const LARGEST: f64 = 1e9;
