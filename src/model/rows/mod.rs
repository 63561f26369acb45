//! Rows of constraints: for each scalar row C, J̇v, ∂C/∂t and its blocks of J, once, for every method and view.

mod batch;
mod friction;
mod row;

use super::body::Kind;
use super::state::{Block, Motion, Rotations};
use crate::math::{BlockRows, Mapped};
pub(super) use batch::BatchStart;
pub use batch::{Batch, Gradients};
pub use friction::{FrictionKind, FrictionLink};
use glam::DVec3;
pub use row::{Row, Side, SoftRow, Softness};

/// All rows of a model at one state. Flat and reused: nothing is allocated from step to step.
#[derive(Clone, Debug)]
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
    /// Smallest λ, a force per unit of ∂C
    pub lo: Vec<f64>,
    /// Largest λ
    pub hi: Vec<f64>,
    /// The soft rows, ascending.
    pub soft: Vec<SoftRow>,
    /// Friction, rolling and torsional friction: tangent rows → normal row.
    pub friction: Vec<FrictionLink>,
    /// Which constraint (its place in the model's list) each row belongs to; from the number of constraints on, contacts.
    pub owner: Vec<usize>,
    /// The first row that belongs to a contact.
    pub contacts_from: usize,
    constraint: usize,
    /// True where only C is wanted: blocks and all else are dropped.
    only_values: bool,
    /// True where only rows C = 0 are wanted.
    only_equations: bool,
    /// True where rows were left out because they are no equations.
    pub left_out: bool,
    /// Which constraints' equations are not wanted, because coordinates hold them; empty: none.
    held: Vec<bool>,
    /// Memory for [`Motion::with_rotations`].
    pub(super) rotations: Vec<Rotations>,
}

impl Default for Rows {
    // Methods hold many of them: written once, this is a kilobyte less of the package.
    #[inline(never)]
    fn default() -> Self {
        Rows {
            jacobian: BlockRows::default(),
            c: Vec::new(),
            c_dot: Vec::new(),
            jdot_v: Vec::new(),
            c_t: Vec::new(),
            lo: Vec::new(),
            hi: Vec::new(),
            soft: Vec::new(),
            friction: Vec::new(),
            owner: Vec::new(),
            contacts_from: 0,
            constraint: 0,
            only_values: false,
            only_equations: false,
            left_out: false,
            held: Vec::new(),
            rotations: Vec::new(),
        }
    }
}

impl Rows {
    /// Removes all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.jacobian.clear();
        for numbers in [&mut self.c, &mut self.c_dot, &mut self.jdot_v, &mut self.c_t, &mut self.lo, &mut self.hi] {
            numbers.clear();
        }
        self.soft.clear();
        self.friction.clear();
        self.owner.clear();
        self.only_values = false;
        self.left_out = false;
    }

    /// Rows that never take in anything but equations C = 0, no limits, motors, springs or contacts: of these without J̇v and bounds.
    #[must_use]
    pub fn of_equations() -> Self {
        Rows { only_equations: true, ..Rows::default() }
    }

    /// From now on leaves out the equations of these constraints, by their place in the model's list.
    pub(crate) fn leave_out(&mut self, held: &[bool]) {
        self.held.clear();
        self.held.extend_from_slice(held);
    }

    /// True where the equations of one of these constraints are left out.
    pub(super) fn leaves_out_any(&self, slots: std::ops::Range<usize>) -> bool {
        slots.into_iter().any(|slot| self.held.get(slot) == Some(&true))
    }

    /// True where any row has a bound.
    #[must_use]
    pub fn has_bounds(&self) -> bool {
        self.lo.iter().zip(&self.hi).any(|(lo, hi)| (*lo, *hi) != Row::FREE)
    }

    /// The condition of row i: an equation, an inequality, or bounds on both sides.
    #[must_use]
    pub fn side(&self, i: usize) -> Side {
        match (self.lo[i], self.hi[i]) {
            Row::FREE => Side::Equation,
            (0.0, hi) if hi > 0.0 => Side::Above,
            _ => Side::Bounded,
        }
    }

    /// One past the last row of the constraint or contact that row i belongs to.
    #[must_use]
    pub fn end_of(&self, i: usize) -> usize {
        i + self.owner[i..].iter().take_while(|owner| **owner == self.owner[i]).count()
    }

    /// Violation of row i and its rate: (C, Ċ) of an equation, of an inequality only negative values, zero for motors and friction.
    #[must_use]
    pub fn violation(&self, i: usize) -> (f64, f64) {
        match self.side(i) {
            Side::Equation if i < self.contacts_from => (self.c[i], self.c_dot[i]),
            Side::Above if self.c[i] <= 0.0 => (self.c[i], self.c_dot[i].min(0.0)),
            _ => (0.0, 0.0),
        }
    }

    /// From now on only C is written.
    pub(super) fn write_only_values(&mut self) {
        self.only_values = true;
    }

    /// The rows that follow belong to this constraint.
    pub fn begin_constraint(&mut self, slot: usize) {
        self.constraint = slot;
    }

    /// Appends a row with its blocks: (index of the particle, ∂C/∂x of that particle), or [`Block`]s where bodies turn.
    /// In the plane z is dropped, in space torques go to the principal axes: here geometry ends.
    pub fn push<B: Into<Block>>(&mut self, motion: &Motion, row: Row, blocks: impl IntoIterator<Item = B>) {
        let mut blocks = blocks.into_iter();
        self.push_each(motion, row, &mut || blocks.next().map(Into::into));
    }

    /// Compiled once, wherever the blocks come from.
    fn push_each(&mut self, motion: &Motion, row: Row, next: &mut dyn FnMut() -> Option<Block>) {
        if self.only_equations && (row.bounds != Row::FREE || row.softness.is_some()) {
            self.left_out = true;
            return;
        }
        if row.bounds == Row::FREE && self.held.get(self.constraint) == Some(&true) {
            return;
        }
        self.c.push(row.c);
        if self.only_values {
            return;
        }
        if motion.bodies.any_told() {
            let blocks: Vec<Block> = std::iter::from_fn(next).collect();
            return self.push_beside_told(motion, row, &blocks);
        }
        self.begin_row(row);
        while let Some(block) = next() {
            self.push_block(motion, block);
        }
    }

    /// Appends a row on bodies with prescribed motion: their part of Ċ is ∂C/∂t, and that of C̈ belongs to J̇v. Their blocks are zero.
    fn push_beside_told(&mut self, motion: &Motion, mut row: Row, blocks: &[Block]) {
        let told = |block: &Block| motion.bodies.told(block.body, motion.t);
        for (block, told) in blocks.iter().filter_map(|block| told(block).map(|told| (block, told))) {
            row.c_t += block.linear.dot(told.offset[1]) + block.angular.dot(told.spin());
            row.jdot_v += block.linear.dot(told.offset[2]) + block.angular.dot(told.spin_rate());
        }
        self.begin_row(row);
        for block in blocks {
            let kept = if told(block).is_some() { Block { linear: DVec3::ZERO, angular: DVec3::ZERO, ..*block } } else { *block };
            self.push_block(motion, kept);
        }
    }

    /// Appends a row whose blocks are numbers already: first column, ∂C/∂q of the components from there on.
    #[inline]
    pub fn push_numbers(&mut self, row: Row, blocks: [(usize, &[f64]); 2]) {
        self.c.push(row.c);
        self.begin_row(row);
        for (column, values) in blocks {
            self.jacobian.push_block(column, values);
        }
    }

    /// Appends the rows of a batch, as [`Rows::push`] would one by one, in less time.
    pub fn push_batch(&mut self, motion: &Motion, batch: &dyn Batch) {
        let space = motion.bodies.space();
        let (each, width, first) =
            (batch.rows_each(space), batch.width(space), BatchStart { row: self.c.len(), value: self.jacobian.values().len() });
        let count = each * batch.count();
        self.c.resize(first.row + count, 0.0);
        if self.only_values {
            return batch.write_values(motion, &mut self.c[first.row..]);
        }
        let columns = (0..count).map(|i| batch.columns(i / each));
        match width {
            2 => self.jacobian.push_pairs::<2>(columns),
            3 => self.jacobian.push_pairs::<3>(columns),
            _ => self.jacobian.push_pairs::<6>(columns),
        }
        self.write_batch(motion, batch, first);
        self.c_t.resize(self.c.len(), 0.0);
        self.owner.extend((0..count).map(|i| self.constraint + i / each));
        if !self.only_equations {
            batch.push_jdot_v(motion, &mut self.jdot_v);
            self.lo.resize(self.c.len(), Row::FREE.0);
            self.hi.resize(self.c.len(), Row::FREE.1);
        }
    }

    /// Overwrites C and J in rows that [`Rows::push_batch`] has appended there.
    pub(super) fn write_batch(&mut self, motion: &Motion, batch: &dyn Batch, first: BatchStart) {
        let (c, j) = (&mut self.c[first.row..], &mut self.jacobian);
        let gradients = match batch.width(motion.bodies.space()) {
            2 => Gradients::Two(j.values_of_pairs(first.value)),
            3 => Gradients::Three(j.values_of_pairs(first.value)),
            _ => Gradients::Six(j.values_of_pairs(first.value)),
        };
        batch.write(motion, c, gradients);
    }

    // The part of a row that does not depend on how its blocks are stored.
    #[inline]
    fn begin_row(&mut self, row: Row) {
        self.jacobian.begin_row();
        self.soft.extend(row.softness.map(|softness| SoftRow { row: self.c.len() - 1, softness }));
        self.c_t.push(row.c_t);
        self.owner.push(self.constraint);
        if !self.only_equations {
            self.jdot_v.push(row.jdot_v);
            self.lo.push(row.bounds.0);
            self.hi.push(row.bounds.1);
        }
    }

    fn push_block(&mut self, motion: &Motion, block: Block) {
        let place = motion.bodies.place(block.body);
        let [x, y, z] = block.linear.to_array();
        match place.kind {
            Kind::PlaneParticle => self.jacobian.push_block(place.v, &[x, y]),
            Kind::PlaneRigid => self.jacobian.push_block(place.v, &[x, y, block.angular.z]),
            Kind::SpaceParticle => self.jacobian.push_block(place.v, &[x, y, z]),
            Kind::SpaceRigid => {
                let [a, b, c] = (motion.principal_rotation(block.body).inverse() * block.angular).to_array();
                self.jacobian.push_block(place.v, &[x, y, z, a, b, c]);
            }
        }
    }

    /// Appends the rows of another list from one on; Ċ is to be finished.
    pub fn append(&mut self, other: &Rows, from: usize) {
        let at = self.len();
        self.jacobian.append(&other.jacobian, from);
        self.c.extend_from_slice(&other.c[from..]);
        self.jdot_v.extend_from_slice(&other.jdot_v[from..]);
        self.c_t.extend_from_slice(&other.c_t[from..]);
        self.lo.extend_from_slice(&other.lo[from..]);
        self.hi.extend_from_slice(&other.hi[from..]);
        self.owner.extend_from_slice(&other.owner[from..]);
        let moved = |row: usize| row - from + at;
        let theirs = other.friction.iter().filter(|link| link.normal >= from);
        self.friction.extend(theirs.map(|link| FrictionLink {
            normal: moved(link.normal),
            tangents: link.tangents.mapped(moved),
            ..*link
        }));
    }

    /// Replaces all rows by the wanted ones of another list of constraint rows.
    pub(crate) fn take_some(&mut self, other: &Rows, wanted: &[bool]) {
        self.clear();
        self.c_dot.clear();
        for i in (0..other.len()).filter(|i| wanted[*i]) {
            self.constraint = other.owner[i];
            self.c.push(other.c[i]);
            self.c_dot.push(other.c_dot[i]);
            let bounds = (other.lo[i], other.hi[i]);
            let softness = other.soft.binary_search_by_key(&i, |soft| soft.row).ok().map(|k| other.soft[k].softness);
            self.begin_row(Row { c: other.c[i], jdot_v: other.jdot_v[i], c_t: other.c_t[i], bounds, softness });
            for (column, values) in other.jacobian.row(i) {
                self.jacobian.push_block(column, values);
            }
        }
        self.contacts_from = self.len();
    }

    /// Ċ = J v + ∂C/∂t for all rows.
    pub fn finish(&mut self, v: &[f64]) {
        self.c_dot.resize(self.c_t.len(), 0.0);
        self.jacobian.times(v, &mut self.c_dot);
        for (c_dot, c_t) in self.c_dot.iter_mut().zip(&self.c_t) {
            *c_dot += c_t;
        }
    }

    /// Number of rows, m.
    #[must_use]
    pub fn len(&self) -> usize {
        self.c.len()
    }

    /// True where nothing is constrained.
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
