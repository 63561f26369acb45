//! Many constraints of one kind, written by one loop.

use crate::model::Motion;
use crate::model::body::Space;

/// Constraints of one kind that follow each other in a model's list, written by one loop. They are equations that do not depend on
/// t; each row has one block for each of two bodies, all of one width.
pub trait Batch: std::fmt::Debug {
    /// Number of constraints.
    fn count(&self) -> usize;

    /// Number of rows of each constraint.
    fn rows_each(&self, space: Space) -> usize;

    /// The columns of J at which the two blocks of constraint i begin.
    fn columns(&self, i: usize) -> [usize; 2];

    /// C of all rows.
    fn write_values(&self, motion: &Motion, c: &mut [f64]);

    /// C and J of all rows.
    fn write(&self, motion: &Motion, c: &mut [f64], j: Gradients);

    /// Appends J̇v of all rows.
    fn push_jdot_v(&self, motion: &Motion, jdot_v: &mut Vec<f64>);

    /// The width of the blocks: 2, 3 or 6.
    fn width(&self, space: Space) -> usize;
}

/// J of a [`Batch`]: the two blocks of each row, by their width.
#[derive(Debug)]
pub enum Gradients<'a> {
    /// Particles in the plane
    Two(&'a mut [[[f64; 2]; 2]]),
    /// Particles in space, rigid bodies in the plane
    Three(&'a mut [[[f64; 3]; 2]]),
    /// Rigid bodies in space
    Six(&'a mut [[[f64; 6]; 2]]),
}

/// The first row of a batch and its first value in J.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BatchStart {
    pub row: usize,
    pub value: usize,
}
