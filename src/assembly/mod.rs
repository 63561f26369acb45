//! From rows to a problem: find λ with w = A λ + b as small as it can be, A = J W Jᵀ. Every method writes its own b
//! from the same rows; every solver sees the same [`Problem`].

mod delassus;

pub use delassus::Delassus;

use crate::math::Dense;

/// A symmetric positive semi-definite matrix that may exist only as a product.
pub trait Operator {
    /// Number of rows and columns, m.
    fn size(&self) -> usize;
    /// y = A x
    fn apply(&mut self, x: &[f64], y: &mut [f64]);
    /// A as a dense matrix, for direct solvers and for pictures.
    fn dense(&mut self, a: &mut Dense);
}

/// A dense matrix is an operator too.
impl Operator for Dense {
    fn size(&self) -> usize {
        Dense::size(self)
    }

    fn apply(&mut self, x: &[f64], y: &mut [f64]) {
        for (i, y) in y.iter_mut().enumerate() {
            *y = crate::math::vector::dot(self.row(i), x);
        }
    }

    fn dense(&mut self, a: &mut Dense) {
        a.clone_from(self);
    }
}

/// Find λ with A λ + b = 0, in the least-squares sense where that has no solution. All rows are free (equalities).
pub struct Problem<'a> {
    /// A
    pub a: &'a mut dyn Operator,
    /// b
    pub b: &'a [f64],
}
