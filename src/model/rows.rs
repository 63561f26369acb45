//! What constraints emit: for each scalar row C, J̇v, ∂C/∂t and its blocks of J, once, for every method and view.

use super::body::{Kind, Space};
use super::joint::ball::{Balls, Frames};
use super::pair::Pair;
use super::state::{Block, Motion};
use crate::math::BlockRows;
use crate::math::block_rows::each;

/// The scalars of one row; its blocks of J are given beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// C(q, t)
    pub c: f64,
    /// Everything in C̈ but J v̇: J̇v, and for a constraint that moves by itself 2 (∂J/∂t) v + ∂²C/∂t².
    pub jdot_v: f64,
    /// ∂C/∂t of a constraint that moves by itself, else 0.
    pub c_t: f64,
    /// Smallest and largest λ: −∞ and ∞ for C = 0, 0 and ∞ for C ≥ 0. A force per unit of ∂C.
    pub bounds: (f64, f64),
}

impl Row {
    /// λ may be anything: the row is an equation.
    pub const FREE: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);
    /// λ ≥ 0: the row is an inequality C ≥ 0.
    pub const PUSHES: (f64, f64) = (0.0, f64::INFINITY);
}

/// What a row demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// C = 0
    Equation,
    /// C ≥ 0: λ pushes
    Above,
    /// λ between bounds: motors and friction
    Bounded,
}

impl Default for Row {
    fn default() -> Self {
        Row { c: 0.0, jdot_v: 0.0, c_t: 0.0, bounds: Row::FREE }
    }
}

/// Rows whose λ is bounded by μ times that of another row: friction, rolling and torsional friction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rubbing {
    /// The row whose λ presses.
    pub normal: usize,
    /// The rows that rub; the first `count` count.
    pub tangents: [usize; 2],
    /// 1 or 2
    pub count: u8,
    /// A pure number; a length where the rows are torques, m.
    pub mu: f64,
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
    /// Smallest λ, a force per unit of ∂C
    pub lo: Vec<f64>,
    /// Largest λ
    pub hi: Vec<f64>,
    /// Which rows rub, and how hard.
    pub friction: Vec<Rubbing>,
    /// Which constraint (its place in the model's list) each row belongs to; from the number of constraints on, contacts.
    pub owner: Vec<usize>,
    /// The first row that belongs to a contact.
    pub contacts_from: usize,
    constraint: usize,
    /// Whether only C is wanted: blocks and all else are dropped.
    only_values: bool,
    /// Whether only rows C = 0 are wanted.
    only_equations: bool,
    /// Whether rows were left out because they are no equations.
    pub left_out: bool,
    /// Which constraints' equations are not wanted, because coordinates hold them; empty: none.
    held: Vec<bool>,
    /// The bodies of the ball joints that are written.
    frames: Frames,
}

impl Rows {
    /// Forgets all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.jacobian.clear();
        for numbers in [&mut self.c, &mut self.c_dot, &mut self.jdot_v, &mut self.c_t, &mut self.lo, &mut self.hi] {
            numbers.clear();
        }
        self.friction.clear();
        self.owner.clear();
        self.only_values = false;
        self.left_out = false;
    }

    /// Rows that never take in anything but equations C = 0, no limits, motors or contacts: of these without J̇v and bounds.
    #[must_use]
    pub fn of_equations() -> Self {
        Rows { only_equations: true, ..Rows::default() }
    }

    /// From now on leaves out the equations of these constraints, by their place in the model's list.
    pub(crate) fn leave_out(&mut self, held: &[bool]) {
        self.held.clear();
        self.held.extend_from_slice(held);
    }

    /// Whether the equations of one of so many constraints from that one on are left out.
    pub(super) fn holds_any(&self, first: usize, count: usize) -> bool {
        self.held.iter().skip(first).take(count).any(|held| *held)
    }

    /// Whether any row has a bound.
    #[must_use]
    pub fn has_bounds(&self) -> bool {
        self.lo.iter().zip(&self.hi).any(|(lo, hi)| (*lo, *hi) != Row::FREE)
    }

    /// What row i is: an equation, an inequality, or with bounds on both sides.
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

    /// How far row i is from what it demands, and how fast it goes: (C, Ċ) of an equation, of an inequality only what
    /// is below zero and falls, nothing of motors and friction.
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
        if self.only_equations && row.bounds != Row::FREE {
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
        self.begin_row(row);
        for block in blocks {
            self.push_block(motion, block.into());
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

    /// Appends the equations of constraints that follow each other, each between two particles with opposite gradients n and −n:
    /// as [`Rows::push`] would one by one, in less time.
    pub fn push_pairs(&mut self, motion: &Motion, pairs: &[Pair]) {
        if self.only_values {
            return self.c.extend(pairs.iter().map(|pair| pair.value(motion)));
        }
        let columns = pairs.iter().map(|pair| pair.particles.map(|place| place.v));
        let first = (self.c.len(), self.jacobian.values().len());
        self.c.resize(first.0 + pairs.len(), 0.0);
        match motion.bodies.space() {
            Space::Plane => self.jacobian.push_pairs::<2>(columns),
            Space::Space => self.jacobian.push_pairs::<3>(columns),
        }
        self.write_pairs(motion, pairs, first);
        self.c_t.resize(self.c.len(), 0.0);
        self.owner.extend(self.constraint..self.constraint + pairs.len());
        if !self.only_equations {
            self.jdot_v.extend(pairs.iter().map(|pair| pair.bend(motion)));
            self.lo.resize(self.c.len(), Row::FREE.0);
            self.hi.resize(self.c.len(), Row::FREE.1);
        }
    }

    /// C and J of pairs anew in rows that [`Rows::push_pairs`] has appended, from the place on where their C and J begin.
    pub fn write_pairs(&mut self, motion: &Motion, pairs: &[Pair], (c, j): (usize, usize)) {
        let rows = pairs.iter().zip(&mut self.c[c..]);
        match motion.bodies.space() {
            Space::Plane => write::<2>(motion, rows.zip(self.jacobian.values_of_pairs(j))),
            Space::Space => write::<3>(motion, rows.zip(self.jacobian.values_of_pairs(j))),
        }
    }

    /// Appends the equations of ball joints that follow each other between bodies that turn: as [`Rows::push`] would one by one, in
    /// less time.
    pub fn push_balls(&mut self, motion: &Motion, balls: &Balls) {
        let d = motion.bodies.space().dimension();
        let (first, count) = ((self.c.len(), self.jacobian.values().len()), d * balls.len());
        self.c.resize(first.0 + count, 0.0);
        if self.only_values {
            return balls.write_values(motion, &mut self.frames, &mut self.c[first.0..]);
        }
        let columns = (0..count).map(|i| balls.columns(i / d));
        match motion.bodies.space() {
            Space::Plane => self.jacobian.push_pairs::<3>(columns),
            Space::Space => self.jacobian.push_pairs::<6>(columns),
        }
        self.write_balls(motion, balls, first);
        self.c_t.resize(self.c.len(), 0.0);
        self.owner.extend((0..count).map(|i| self.constraint + i / d));
        if !self.only_equations {
            balls.push_bends(motion, &self.frames, &mut self.jdot_v);
            self.lo.resize(self.c.len(), Row::FREE.0);
            self.hi.resize(self.c.len(), Row::FREE.1);
        }
    }

    /// C and J of ball joints anew in rows that [`Rows::push_balls`] has appended, from the place on where their C and J begin.
    pub fn write_balls(&mut self, motion: &Motion, balls: &Balls, (c, j): (usize, usize)) {
        let Rows { frames, jacobian, .. } = self;
        match motion.bodies.space() {
            Space::Plane => balls.write_in_plane(motion, frames, &mut self.c[c..], jacobian.values_of_pairs(j)),
            Space::Space => balls.write_in_space(motion, frames, &mut self.c[c..], jacobian.values_of_pairs(j)),
        }
    }

    // What does not depend on the kind of list that the blocks come in.
    #[inline]
    fn begin_row(&mut self, row: Row) {
        self.jacobian.begin_row();
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
                let [a, b, c] = (motion.bodies.rotation(motion.q, block.body).inverse() * block.angular).to_array();
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
        let theirs = other.friction.iter().filter(|rub| rub.normal >= from);
        self.friction.extend(theirs.map(|rub| Rubbing { normal: moved(rub.normal), tangents: rub.tangents.map(moved), ..*rub }));
    }

    /// Those rows of a list of constraints' that are wanted, in place of what is here.
    pub(crate) fn take_some(&mut self, other: &Rows, wanted: &[bool]) {
        self.clear();
        self.c_dot.clear();
        for i in (0..other.len()).filter(|i| wanted[*i]) {
            self.constraint = other.owner[i];
            self.c.push(other.c[i]);
            self.c_dot.push(other.c_dot[i]);
            let bounds = (other.lo[i], other.hi[i]);
            self.begin_row(Row { c: other.c[i], jdot_v: other.jdot_v[i], c_t: other.c_t[i], bounds });
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

/// C, and the two opposite gradients, of each pair.
#[inline(always)]
fn write<'a, const N: usize>(motion: &Motion, rows: impl Iterator<Item = ((&'a Pair, &'a mut f64), &'a mut [[f64; N]; 2])>) {
    for ((pair, c), j) in rows {
        let (value, n) = pair.gradient(motion);
        *c = value;
        let n = n.to_array();
        let Some(n) = n.first_chunk::<N>() else { return };
        each!(N, k => (j[0][k], j[1][k]) = (n[k], -n[k]));
    }
}
