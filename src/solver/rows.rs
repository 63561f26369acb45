//! Rows of a problem as solvers read them that go from row to row, in the metric of mass, where the Delassus operator needs no
//! masses any more:
//!
//!   û = Ĵᵀλ = W^−½ Δv     Ĵ = J W^½     A = Ĵ Ĵᵀ     (Aλ)_i = Ĵ_i û     λ_i += δ:  û += Ĵ_iᵀ δ
//!
//! so that a row of Gauss–Seidel projects û onto the half-space w_i ≥ 0: Kaczmarz' method. Rows stand in the order in which they
//! are read, each between at most two bodies; rows on more bodies, or on other coordinates than those of bodies, hold a list of
//! blocks. The rows of a contact (a normal, and the tangents in its disc) make a group of their own: [`super::contacts`].
//! (S. Kaczmarz, "Angenäherte Auflösung von Systemen linearer Gleichungen", 1937; Japanese note, "matrix-free PGS".)

use crate::assembly::{Bounds, FrictionLink, Operator};
use crate::math::BlockRows;

/// (Aλ)_i row by row while λ changes, and the contacts among the rows.
pub trait Rows {
    /// Takes note of λ.
    fn begin(&mut self, lambda: &[f64]);
    /// (Aλ)_i for the λ that was noted and changed since; λ_i is given.
    fn product(&self, i: usize, lambda: f64) -> f64;
    /// λ_i += δ.
    fn change(&mut self, i: usize, delta: f64);

    /// True where û is that of λ already: of contacts alone, and only since the last solve.
    fn is_settled(&self) -> bool {
        false
    }

    /// Rows that change one by one before the contacts, and after them.
    fn singles(&self) -> (core::ops::Range<usize>, &[u32]);
    /// The contacts take b, μ and λ in.
    fn load(&mut self, _b: &[f64], _links: &[FrictionLink], _lambda: &[f64]) {}
    /// The contacts hand λ out.
    fn store(&self, _lambda: &mut [f64]) {}
    /// One sweep over the contacts; `tell`: Δλ of each row, and whether a bound held it back.
    fn sweep_contacts(&mut self, _omega: Option<f64>, _tell: Option<&mut dyn FnMut(usize, f64, bool)>) -> Extent {
        Extent::default()
    }
    /// Largest entry of the contacts' natural map.
    fn residual_of_contacts(&mut self) -> f64 {
        0.0
    }
    /// max |b_i/A_ii| of the contacts.
    fn scale_of_contacts(&self) -> f64 {
        0.0
    }
}

/// Size of a sweep's change.
#[derive(Clone, Copy, Debug, Default)]
pub struct Extent {
    /// The largest |Δλ_i|.
    pub change: f64,
    /// The largest |λ_i|; of contacts the normal rows' alone.
    pub largest: f64,
}

/// Order in which a sweep goes through the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// All rows use the λ of the sweep before (Jacobi).
    Together,
    /// Each row uses the newest values, first to last.
    #[default]
    Forward,
    /// So too, but the normal rows of a pair of bodies in space together (`block.rs`).
    Pairs,
    /// First to last, then last to first.
    ForwardAndBack,
}

impl Order {
    /// True where contacts change as groups, in one order.
    pub fn groups_contacts(self) -> bool {
        matches!(self, Order::Forward | Order::Pairs)
    }
}

/// Rows of any operator, such as a matrix.
pub struct AnyRows<'a, 'b>(pub &'a mut (dyn Operator + 'b));

impl Rows for AnyRows<'_, '_> {
    fn begin(&mut self, lambda: &[f64]) {
        self.0.begin(lambda);
    }

    fn product(&self, i: usize, _lambda: f64) -> f64 {
        self.0.product(i)
    }

    fn change(&mut self, i: usize, delta: f64) {
        self.0.change(i, delta);
    }

    fn singles(&self) -> (core::ops::Range<usize>, &[u32]) {
        (0..self.0.size(), &[])
    }
}

/// A = J W Jᵀ, to be read.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// J
    pub jacobian: &'a BlockRows,
    /// Diagonal of W
    pub inverse_mass: &'a [f64],
    /// Smallest and largest λ, and friction; what these are at present does not matter, but which rows they bound.
    pub bounds: Bounds<'a>,
    /// The first row from which on rows are those of contacts, for sweeps in which contacts change as groups.
    pub contacts_from: usize,
}

/// Contacts that are not among the rows of J.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// There are none.
    None,
    /// They will be written into their groups: between bodies with more than three velocity components, or with fewer.
    Written {
        /// True where some body has more than three.
        wide: bool,
    },
    /// They stay as they were written.
    Kept,
}
