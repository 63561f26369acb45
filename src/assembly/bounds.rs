//! Bounds of λ. A row's λ_i lies in [lo_i, hi_i]; that of a friction row in an interval or a disc whose size μ λ_n follows the λ
//! of a normal row:
//!
//!   lo_i ≤ λ_i ≤ hi_i     box: |λ_t| ≤ μ λ_n for each tangent row     cone: |(λ_t1, λ_t2)| ≤ μ λ_n
//!
//! With that, the problem is to find λ where w = Aλ + b pushes against the bounds only: λ = clamp(λ − w). All rows free:
//! Aλ + b = 0; all non-negative: a linear complementarity problem (Korean note, section 3.5).

pub use crate::model::rows::{FrictionKind, FrictionLink};

/// The bounds of all rows. Tangent rows of a [`FrictionLink`] ignore their lo and hi.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds<'a> {
    /// Smallest λ of each row; empty: −∞ for all.
    pub lo: &'a [f64],
    /// Largest λ of each row; empty: ∞ for all.
    pub hi: &'a [f64],
    /// Friction; a row is a tangent row of one of them at most.
    pub friction: &'a [FrictionLink],
}

impl Bounds<'_> {
    /// All rows are equalities.
    pub const FREE: Bounds<'static> = Bounds { lo: &[], hi: &[], friction: &[] };

    /// True where no row has a bound.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.friction.is_empty() && self.lo.iter().all(|x| *x == f64::NEG_INFINITY) && self.hi.iter().all(|x| *x == f64::INFINITY)
    }

    /// [lo_i, hi_i] of a row that is no tangent row.
    #[must_use]
    pub fn interval(&self, i: usize) -> (f64, f64) {
        (self.lo.get(i).copied().unwrap_or(f64::NEG_INFINITY), self.hi.get(i).copied().unwrap_or(f64::INFINITY))
    }
}

/// The point of [lo, hi] nearest to x; NaN stays NaN.
#[must_use]
pub fn clamp(x: f64, lo: f64, hi: f64) -> f64 {
    if x < lo {
        lo
    } else if x > hi {
        hi
    } else {
        x
    }
}

/// The point of the disc of that radius nearest to (x, y).
#[must_use]
pub fn clamp_to_disc(x: f64, y: f64, radius: f64) -> (f64, f64) {
    let square = x * x + y * y;
    if square <= radius * radius {
        return (x, y);
    }
    let scale = radius / square.sqrt();
    (x * scale, y * scale)
}
