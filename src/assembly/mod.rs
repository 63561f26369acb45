//! From rows to a problem: find λ within its bounds where w = A λ + b pushes against the bounds only, A = J W Jᵀ. Every
//! method writes its own b from the same rows; every solver takes the same [`Problem`].

mod bounds;
mod delassus;

pub use bounds::{Bounds, FrictionKind, FrictionLink, clamp, clamp_to_disc};
pub use delassus::Delassus;

use crate::math::{BlockRows, Dense, Work, vector};

/// A symmetric positive semi-definite matrix that may exist only as a product.
pub trait Operator {
    /// Number of rows and columns, m.
    fn size(&self) -> usize;
    /// y = A x
    fn apply(&mut self, x: &[f64], y: &mut [f64]);
    /// A as a dense matrix, for direct solvers and for pictures.
    fn dense(&mut self, a: &mut Dense);
    /// A_ii of every row.
    fn diagonal(&self, out: &mut Vec<f64>);
    /// A_ij
    fn entry(&self, i: usize, j: usize) -> f64;
    /// Takes note of λ, for sweeps that go through the rows one by one.
    fn begin(&mut self, lambda: &[f64]);
    /// (A λ)_i for the λ that was noted and changed since.
    fn product(&self, i: usize) -> f64;
    /// λ_i += δ.
    fn change(&mut self, i: usize, delta: f64);
    /// J and W where A = J W Jᵀ + softness on the diagonal; `factors` hands them out.
    fn rows_and_weights(&self) -> Option<(&BlockRows, &[f64])> {
        None
    }
    /// Diagonal added to J W Jᵀ (softness), one number per row; empty where there is none.
    fn softness(&self) -> &[f64] {
        &[]
    }
}

/// In the wasm of the laboratory every matrix exists as numbers.
const ALL_EXPLICIT: bool = cfg!(all(target_arch = "wasm32", not(feature = "engine")));

impl dyn Operator + '_ {
    /// J and W where A = J W Jᵀ, for solvers that use its graph. Where all matrices are explicit the compiler leaves those out.
    #[must_use]
    pub fn factors(&self) -> Option<(&BlockRows, &[f64])> {
        if ALL_EXPLICIT { None } else { self.rows_and_weights() }
    }
}

/// A matrix that exists as numbers.
#[derive(Clone, Debug)]
pub struct Explicit<'a> {
    a: &'a Dense,
    lambda: Vec<f64>,
}

impl<'a> Explicit<'a> {
    /// That matrix as an operator.
    #[must_use]
    pub fn new(a: &'a Dense) -> Self {
        Explicit { a, lambda: vec![0.0; a.size()] }
    }
}

impl Operator for Explicit<'_> {
    fn size(&self) -> usize {
        self.a.size()
    }

    fn apply(&mut self, x: &[f64], y: &mut [f64]) {
        for (i, y) in y.iter_mut().enumerate() {
            *y = vector::dot(self.a.row(i), x);
        }
    }

    fn dense(&mut self, a: &mut Dense) {
        a.clone_from(self.a);
    }

    fn diagonal(&self, out: &mut Vec<f64>) {
        out.clear();
        out.extend((0..self.size()).map(|i| self.a.row(i)[i]));
    }

    fn entry(&self, i: usize, j: usize) -> f64 {
        self.a.row(i)[j]
    }

    fn begin(&mut self, lambda: &[f64]) {
        self.lambda.copy_from_slice(lambda);
    }

    fn product(&self, i: usize) -> f64 {
        vector::dot(self.a.row(i), &self.lambda)
    }

    fn change(&mut self, i: usize, delta: f64) {
        self.lambda[i] += delta;
    }
}

/// The box-constrained linear complementarity problem: find λ within its bounds, with w = A λ + b, where for each row
///
///   λ_i = lo_i ⇒ w_i ≥ 0     λ_i = hi_i ⇒ w_i ≤ 0     lo_i < λ_i < hi_i ⇒ w_i = 0
///
/// Without bounds it is Aλ + b = 0, in the least-squares sense where that has no solution.
pub struct Problem<'a> {
    /// A
    pub a: &'a mut dyn Operator,
    /// b
    pub b: &'a [f64],
    /// Bounds of λ.
    pub bounds: Bounds<'a>,
    /// For block solvers: one past the last row of each block, ascending, the last one m; empty: rows that follow one
    /// another and act on the same bodies or belong to the same friction make a block.
    pub blocks: &'a [usize],
    /// The first row that belongs to a contact; the rows of contacts follow one another to the end.
    pub contacts_from: usize,
    /// True where A and the bounds equal those of the last problem given to the same solver: its factors and diagonals stay valid.
    pub same: bool,
    /// Budget of elementary operations left for the step, where they are counted: direct solvers charge it, iterative ones are
    /// given fewer iterations.
    pub work: Option<&'a Work>,
}

impl<'a> Problem<'a> {
    /// All rows are free: Aλ + b = 0.
    pub fn free(a: &'a mut dyn Operator, b: &'a [f64]) -> Self {
        Problem::new(a, b, Bounds::FREE)
    }

    /// A problem with bounds.
    pub fn new(a: &'a mut dyn Operator, b: &'a [f64], bounds: Bounds<'a>) -> Self {
        debug_assert!(b.is_empty() || a.size() == b.len());
        debug_assert!(bounds.lo.is_empty() || bounds.lo.len() == b.len());
        debug_assert!(bounds.hi.is_empty() || bounds.hi.len() == b.len());
        Problem { a, b, bounds, blocks: &[], contacts_from: usize::MAX, same: false, work: None }
    }
}
