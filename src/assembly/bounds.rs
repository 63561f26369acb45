//! What λ may be. A row's λ_i lies in [lo_i, hi_i]; those of friction rows in an interval or a disc whose size μ λ_n follows
//! the λ of a normal row:
//!
//!   lo_i ≤ λ_i ≤ hi_i     box: |λ_t| ≤ μ λ_n for each tangent row     cone: |(λ_t1, λ_t2)| ≤ μ λ_n
//!
//! With that, the problem is to find λ where w = Aλ + b pushes against the bounds only: λ = clamp(λ − w). All rows free:
//! Aλ + b = 0; all non-negative: a linear complementarity problem (Korean note, section 3.5).

use crate::math::vector;

/// The shape of the region that friction leaves to λ_t.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FrictionKind {
    /// Each tangent row by itself: |λ_t| ≤ μ λ_n; with two tangents, a pyramid.
    #[default]
    Box,
    /// Both tangent rows together: |λ_t| ≤ μ λ_n, Coulomb's cone.
    Cone,
}

/// Ties the bounds of one or two tangent rows to the λ of a normal row. (A μ in metres makes it rolling or torsional
/// friction.)
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Friction {
    /// The row whose λ is λ_n; not itself a tangent row.
    pub normal: usize,
    /// The tangent rows; the first `count` of them count.
    pub tangents: [usize; 2],
    /// 1 or 2.
    pub count: u8,
    /// μ: a pure number, or a length in m where the tangent rows are torques.
    pub mu: f64,
    /// Box or cone. With one tangent they are the same.
    pub kind: FrictionKind,
}

impl Friction {
    /// The tangent rows.
    #[must_use]
    pub fn tangents(&self) -> &[usize] {
        &self.tangents[..usize::from(self.count).min(2)]
    }

    /// Whether two tangent rows share a disc and have to change together.
    #[must_use]
    pub fn is_disc(&self) -> bool {
        self.kind == FrictionKind::Cone && self.count == 2
    }

    /// μ λ_n
    #[must_use]
    pub fn radius(&self, lambda: &[f64]) -> f64 {
        self.mu * vector::larger(0.0, lambda[self.normal])
    }
}

/// The bounds of all rows. Tangent rows of a [`Friction`] ignore their lo and hi.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds<'a> {
    /// Smallest λ of each row; empty: −∞ for all.
    pub lo: &'a [f64],
    /// Largest λ of each row; empty: ∞ for all.
    pub hi: &'a [f64],
    /// Friction; a row is a tangent row of one of them at most.
    pub friction: &'a [Friction],
}

impl Bounds<'_> {
    /// All rows are equalities.
    pub const FREE: Bounds<'static> = Bounds { lo: &[], hi: &[], friction: &[] };

    /// Whether no row has a bound.
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
