//! Definiteness of A. Positive definite: an LCP has exactly one solution for every b; positive semi-definite: some solution
//! wherever it is feasible; indefinite: none, one or many. xᵀAx depends on the symmetric part ½(A + Aᵀ) only.

use super::problem::Entries;
use crate::error::Result;
use crate::math::Dense;

/// Definiteness of a matrix: the sign of xᵀAx.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// xᵀAx > 0 for all x ≠ 0.
    PositiveDefinite,
    /// xᵀAx ≥ 0.
    PositiveSemidefinite,
    /// xᵀAx < 0 for some x (negative definite A included).
    Indefinite,
}

impl Verdict {
    /// The word that reports use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::PositiveDefinite => "pd",
            Verdict::PositiveSemidefinite => "psd",
            Verdict::Indefinite => "indefinite",
        }
    }
}

/// The verdict with its eigenvalues.
#[derive(Clone, Debug, PartialEq)]
pub struct Definiteness {
    /// True where A = Aᵀ, up to rounding.
    pub symmetric: bool,
    /// Eigenvalues within 1e-12 of the largest count as zero.
    pub verdict: Verdict,
    /// Of ½(A + Aᵀ), descending.
    pub eigenvalues: Vec<f64>,
}

/// Judges a square matrix.
pub fn definiteness(a: &Entries) -> Result<Definiteness> {
    let a = a.square("a", a.square_size("a")?)?;
    Ok(of(&a))
}

pub(super) fn of(a: &Dense) -> Definiteness {
    let n = a.size();
    let mut part = Dense::zeros(n);
    let (mut apart, mut largest) = (0.0_f64, 0.0_f64);
    for i in 0..n {
        for j in 0..n {
            part.row_mut(i)[j] = 0.5 * (a.row(i)[j] + a.row(j)[i]);
            apart = apart.max((a.row(i)[j] - a.row(j)[i]).abs());
            largest = largest.max(a.row(i)[j].abs());
        }
    }
    let eigenvalues = part.symmetric_eigenvalues();
    let size = eigenvalues.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    let smallest = eigenvalues.last().copied().unwrap_or(0.0);
    let verdict = if smallest > 1e-12 * size {
        Verdict::PositiveDefinite
    } else if smallest >= -1e-12 * size {
        Verdict::PositiveSemidefinite
    } else {
        Verdict::Indefinite
    };
    Definiteness { symmetric: apart <= 1e-14 * largest, verdict, eigenvalues }
}
