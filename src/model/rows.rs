//! What constraints emit: for each scalar row C, J̇v, ∂C/∂t and its blocks of J, once, for every method and view.

use super::state::Motion;
use crate::math::BlockRows;
use glam::DVec3;

/// The scalars of one row; its blocks of J are given beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Row {
    /// C(q, t)
    pub c: f64,
    /// Everything in C̈ but J v̇: J̇v, and for a constraint that moves by itself 2 (∂J/∂t) v + ∂²C/∂t².
    pub jdot_v: f64,
    /// ∂C/∂t of a constraint that moves by itself, else 0.
    pub c_t: f64,
}

/// All rows of a model at one state. Flat and reused: nothing is allocated from step to step.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// J
    pub jacobian: BlockRows,
    /// C
    pub c: Vec<f64>,
    /// Ċ = J v + ∂C/∂t
    pub c_dot: Vec<f64>,
    /// J̇v
    pub jdot_v: Vec<f64>,
    /// ∂C/∂t
    pub c_t: Vec<f64>,
    /// Which constraint (its place in the model's list) each row belongs to.
    pub owner: Vec<usize>,
    constraint: usize,
    /// Whether only C is wanted: blocks and all else are dropped.
    only_values: bool,
}

impl Rows {
    /// Forgets all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.jacobian.clear();
        for numbers in [&mut self.c, &mut self.c_dot, &mut self.jdot_v, &mut self.c_t] {
            numbers.clear();
        }
        self.owner.clear();
        self.only_values = false;
    }

    /// From now on only C is written.
    pub(super) fn want_only_values(&mut self) {
        self.only_values = true;
    }

    /// The rows that follow belong to this constraint.
    pub fn begin_constraint(&mut self, slot: usize) {
        self.constraint = slot;
    }

    /// Appends a row with its blocks: (index of the particle, ∂C/∂x of that particle). In the plane z is dropped: here
    /// geometry ends.
    pub fn push(&mut self, motion: &Motion, row: Row, blocks: impl IntoIterator<Item = (usize, DVec3)>) {
        self.c.push(row.c);
        if self.only_values {
            return;
        }
        self.begin_row(row);
        for (body, gradient) in blocks {
            self.push_block(motion, body, gradient);
        }
    }

    // What does not depend on the kind of list that the blocks come in.
    fn begin_row(&mut self, row: Row) {
        self.jacobian.begin_row();
        self.jdot_v.push(row.jdot_v);
        self.c_t.push(row.c_t);
        self.owner.push(self.constraint);
    }

    fn push_block(&mut self, motion: &Motion, body: usize, gradient: DVec3) {
        let d = motion.bodies.space().dimension();
        self.jacobian.push_block(motion.bodies.offset(body), &gradient.to_array()[..d]);
    }

    /// Ċ = J v + ∂C/∂t for all rows.
    pub fn finish(&mut self, v: &[f64]) {
        self.c_dot.clear();
        self.c_dot.extend(self.c_t.iter().enumerate().map(|(i, c_t)| self.jacobian.row_dot(i, v) + c_t));
    }

    /// Number of rows, m.
    #[must_use]
    pub fn len(&self) -> usize {
        self.c.len()
    }

    /// Whether nothing is constrained.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.c.is_empty()
    }

    /// The rows of the constraint at `slot` in the model's list.
    #[must_use]
    pub fn of(&self, slot: usize) -> std::ops::Range<usize> {
        self.owner.partition_point(|o| *o < slot)..self.owner.partition_point(|o| *o <= slot)
    }
}
