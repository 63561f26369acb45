//! Friction links: rows whose λ is bounded by that of another.

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
pub struct FrictionLink {
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

impl FrictionLink {
    /// The tangent rows.
    #[must_use]
    pub fn tangents(&self) -> &[usize] {
        &self.tangents[..usize::from(self.count).min(2)]
    }

    /// True where two tangent rows share a disc and have to change together.
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
