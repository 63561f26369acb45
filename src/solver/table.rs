//! The row table: the rows of a problem in one of two stores, for bodies of the plane and of space.

use super::lanes::Number;
use super::rows::{Apart, Rows, Source};
use super::store::Store;
use crate::math::Two;

/// The rows of a problem, in the narrowest store that they fit.
#[derive(Debug, Default)]
pub struct RowTable {
    /// Bodies with up to three velocity components.
    three: Store<Two, 2, 3, 2>,
    /// Bodies with more.
    six: Store<f64, 3, 6, 3>,
    narrow: bool,
}

/// Something that can be done with either store, compiled for each.
pub trait OnRows<T> {
    fn run<N: Number, const B: usize, const M: usize, const R: usize>(self, rows: &mut Store<N, B, M, R>) -> T;
}

impl RowTable {
    /// Reads all rows.
    pub fn read(&mut self, source: &Source, apart: Apart) {
        let narrow = match apart {
            Apart::None => true,
            Apart::Written { wide } => !wide,
            Apart::Kept => self.narrow,
        };
        self.narrow = narrow && self.three.read(source, apart);
        if !self.narrow {
            self.six.read(source, apart);
        }
    }

    /// Number of rows that are in the groups of contacts alone.
    pub fn own_rows(&self) -> usize {
        if self.narrow { self.three.contacts.own_rows() } else { self.six.contacts.own_rows() }
    }

    /// True where contacts are groups of their own.
    pub fn has_contacts(&self) -> bool {
        if self.narrow { !self.three.contacts.is_empty() } else { !self.six.contacts.is_empty() }
    }

    /// Number of rows that change one by one before the contacts, and which do after them.
    pub fn singles(&self) -> (usize, &[u32]) {
        if self.narrow { (self.three.first, &self.three.after) } else { (self.six.first, &self.six.after) }
    }

    /// The rows, for what is not done in every step.
    pub fn rows(&mut self) -> &mut dyn Rows {
        if self.narrow { &mut self.three } else { &mut self.six }
    }

    /// Does that with the store that holds the rows.
    pub fn run<T>(&mut self, work: impl OnRows<T>) -> T {
        if self.narrow { work.run(&mut self.three) } else { work.run(&mut self.six) }
    }

    /// out = J v for all rows.
    pub fn times(&mut self, v: &[f64], out: &mut [f64]) {
        if self.narrow { self.three.times(v, out) } else { self.six.times(v, out) }
    }

    /// û = Ĵᵀλ; sweeps leave it so.
    pub fn begin(&mut self, lambda: &[f64]) {
        if self.narrow { self.three.begin(lambda) } else { self.six.begin(lambda) }
    }

    /// v += W Jᵀλ = W^½ û
    pub fn add_response(&self, v: &mut [f64]) {
        if self.narrow { self.three.add_response(v) } else { self.six.add_response(v) }
    }

    /// Adds to the diagonal of A; empty: nothing. (Contacts must not be groups.)
    pub fn soften(&mut self, softness: &[f64]) {
        if self.narrow { self.three.soften(softness) } else { self.six.soften(softness) }
    }
}
