//! Contacts of a [`super::table::RowTable`]: the normal row of each and the rows of its friction stand together with everything
//! that a sweep reads of them ([`super::group`]). A contact has R rows: the normal's and the tangents', one in the plane or two in space, which
//! share Coulomb's disc. In the plane two contacts of pairs without a common moving body stand in the two lanes of one group.

use super::block::{self, Factors};
use super::group::{Group, Residual};
use super::lanes::{Body, Number, OnPair, of_lanes, put_lanes};
use super::pair::{NOBODY, Pair};
use super::turns::Turns;
use crate::assembly::FrictionLink;
use crate::math::block_rows::each;
use crate::math::vector;

/// The pair of bodies of each lane.
#[derive(Clone, Copy, Debug)]
pub struct LanePair {
    bodies: [[u32; 2]; 2],
    /// Contacts of each lane, as they were found: the first, and one past the last.
    pub found: [[u32; 2]; 2],
    /// One past the last group.
    end: u32,
}

impl LanePair {
    /// Places of the bodies.
    #[inline(always)]
    pub fn bodies(&self) -> [[usize; 2]; 2] {
        let [[a, b], [c, d]] = self.bodies;
        [[a as usize, b as usize], [c as usize, d as usize]]
    }

    /// Places of the bodies of a lane.
    pub fn places(&self, lane: usize) -> [u32; 2] {
        self.bodies[lane]
    }

    /// One past the last group.
    #[inline(always)]
    pub fn end(&self) -> usize {
        self.end as usize
    }
}

/// Rows of a contact among all rows.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The normal row; the tangent rows follow.
    row: u32,
    /// Number of rows.
    count: u32,
    /// Its friction among all friction links, if there are tangent rows.
    link: u32,
}

/// All contacts, in the order of the sweeps.
#[derive(Debug, Default)]
pub struct Contacts<N: Number, const B: usize, const M: usize, const R: usize> {
    pub pairs: Vec<LanePair>,
    pub groups: Vec<Group<N, M, R>>,
    /// Of each group, for the normal rows of its pair.
    pub factors: Vec<Factors>,
    /// Where contacts are found once a step: of each group hλ, summed over the substeps, N·s.
    pub sums: Vec<[N; R]>,
    /// Of each contact, in the order of their rows; none where the rows of contacts are in the groups alone.
    entries: Vec<Entry>,
    /// Group and lane of each contact.
    pub places: Vec<(u32, u32)>,
    count: u32,
    found: Vec<Pair>,
    /// Pairs that the present places were made for.
    arranged: Vec<Pair>,
    turns: Turns,
    /// Ĵ û of each group.
    products: Vec<[N; R]>,
}

impl<N: Number, const B: usize, const M: usize, const R: usize> Contacts<N, B, M, R> {
    pub fn clear(&mut self) {
        self.found.clear();
        self.entries.clear();
        self.count = 0;
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Appends a contact with its rows.
    pub fn push(&mut self, bodies: [u32; 2], row: usize, count: usize, link: usize) {
        self.entries.push(Entry { row: row as u32, count: count as u32, link: link as u32 });
        self.count += 1;
        match self.found.last_mut() {
            Some(pair) if pair.bodies == bodies => pair.end = self.count,
            _ => self.found.push(Pair { bodies, end: self.count }),
        }
    }

    /// Appends the contacts of a pair; their rows will stand in their groups alone.
    #[inline]
    pub fn push_pair(&mut self, bodies: [u32; 2], contacts: usize) {
        self.count += contacts as u32;
        vector::make_room(&mut self.found, 1);
        self.found.push(Pair { bodies, end: self.count });
    }

    /// Number of rows that stand in groups alone, where each contact has all of them.
    pub fn own_rows(&self) -> usize {
        if self.entries.is_empty() { self.count as usize * R } else { 0 }
    }

    /// Gives every contact its place in the order of the sweeps; `bodies`: number of places of bodies.
    pub fn arrange(&mut self, bodies: usize) {
        if self.found == self.arranged {
            return;
        }
        self.arranged.clone_from(&self.found);
        self.places.clear();
        vector::make_room(&mut self.places, self.count as usize);
        self.places.resize(self.count as usize, (0, 0));
        self.groups.clear();
        self.pairs.clear();
        let mut first = 0;
        for lanes in self.turns.order(&self.found, bodies, N::LANES) {
            let mut pair = LanePair { bodies: [[NOBODY; 2]; 2], found: [[0; 2]; 2], end: first };
            for (lane, k) in lanes.iter().map(|k| *k as usize).enumerate() {
                // There may be none in the second lane.
                let Some(found) = self.found.get(k) else { continue };
                let begin = if k > 0 { self.found[k - 1].end } else { 0 };
                for (place, group) in self.places[begin as usize..found.end as usize].iter_mut().zip(first..) {
                    *place = (group, lane as u32);
                }
                pair.bodies[lane] = found.bodies;
                pair.found[lane] = [begin, found.end];
                pair.end = pair.end.max(first + (found.end - begin));
            }
            first = pair.end;
            vector::make_room(&mut self.pairs, 1);
            self.pairs.push(pair);
        }
        vector::make_room(&mut self.groups, first as usize);
        self.groups.resize(first as usize, Group::NONE);
        if R > 2 {
            vector::make_room(&mut self.factors, first as usize);
            self.factors.resize(first as usize, Factors::default());
        }
    }

    /// Writes the rows of every contact, from the number of its first row and of its rows; the others are zero.
    #[inline(always)]
    pub fn set_rows(&mut self, rows: impl Fn(usize, usize) -> [OnPair<M>; R]) {
        for (entry, (group, lane)) in self.entries.iter().zip(&self.places) {
            let rows = rows(entry.row as usize, entry.count as usize);
            each!(R, k => self.groups[*group as usize].set_row(*lane as usize, k, &rows[k]));
        }
        if !self.entries.is_empty() {
            self.groups.iter_mut().for_each(Group::prepare);
            self.factor_pairs();
        }
    }

    /// Factorises A of the normal rows of each pair.
    pub fn factor_pairs(&mut self) {
        let mut first = 0;
        for pair in self.pairs.iter().filter(|_| R > 2) {
            block::factor(&self.groups[first..pair.end()], &mut self.factors[first..pair.end()]);
            first = pair.end();
        }
    }

    /// Takes b, μ and λ in.
    pub fn load(&mut self, b: &[f64], links: &[FrictionLink], lambda: &[f64]) {
        for (Entry { row, count, link }, (group, lane)) in self.entries.iter().zip(&self.places) {
            let (group, lane, row, count) = (&mut self.groups[*group as usize], *lane as usize, *row as usize, *count as usize);
            each!(R, k => if k < count {
                group.b[k].set_lane(lane, b[row + k]);
                group.lambda[k].set_lane(lane, lambda[row + k]);
            });
            group.mu.set_lane(lane, if count > 1 { links[*link as usize].mu } else { 0.0 });
        }
        if !self.entries.is_empty() {
            self.groups.iter_mut().for_each(|group| group.lambda = group.project(group.lambda));
        }
    }

    /// Hands λ out.
    pub fn store(&self, lambda: &mut [f64]) {
        for (Entry { row, count, .. }, (group, lane)) in self.entries.iter().zip(&self.places) {
            let (group, row, count) = (&self.groups[*group as usize], *row as usize, *count as usize);
            each!(R, k => if k < count { lambda[row + k] = group.lambda[k].lane(*lane as usize) });
        }
    }

    /// û += Ĵᵀλ; with `project`, λ ← P(λ) before.
    pub fn push_all(&mut self, velocities: &mut [Body<B>], project: bool) {
        let mut first = 0;
        for pair in &self.pairs {
            let bodies = pair.bodies();
            let mut u = of_lanes::<N, B, M>(velocities, bodies);
            for group in &mut self.groups[first..pair.end()] {
                if project {
                    group.lambda = group.project(group.lambda);
                }
                group.push(&mut u);
            }
            put_lanes::<N, B, M>(velocities, bodies, &u);
            first = pair.end();
        }
    }

    /// Ĵ û of the contacts' rows, into the list of all rows.
    pub fn times(&mut self, velocities: &[Body<B>], out: &mut [f64]) {
        if self.entries.is_empty() {
            return;
        }
        self.products.clear();
        let mut first = 0;
        for pair in &self.pairs {
            let u = of_lanes::<N, B, M>(velocities, pair.bodies());
            for group in &self.groups[first..pair.end()] {
                self.products.push(group.times(&u));
            }
            first = pair.end();
        }
        for (Entry { row, count, .. }, (group, lane)) in self.entries.iter().zip(&self.places) {
            let (products, row, count) = (&self.products[*group as usize], *row as usize, *count as usize);
            each!(R, k => if k < count { out[row + k] = products[k].lane(*lane as usize) });
        }
    }

    /// Largest entry of the natural map.
    pub fn residual(&mut self, velocities: &[Body<B>]) -> f64 {
        let mut residual = Residual::NONE;
        let mut first = 0;
        for pair in &self.pairs {
            let u = of_lanes::<N, B, M>(velocities, pair.bodies());
            for group in &mut self.groups[first..pair.end()] {
                let w = group.w(&u);
                group.w_n = w[0];
                group.add_residual(&w, &mut residual);
            }
            first = pair.end();
        }
        residual.largest()
    }

    /// max |b_i/A_ii|
    pub fn scale(&self) -> f64 {
        let mut largest = N::ZERO;
        for group in &self.groups {
            largest = largest.larger(group.scale());
        }
        largest.largest()
    }

    /// Reports the change of every row by a sweep, in the order of the rows; `before` is λ of each group.
    pub fn tell(&self, before: &[[N; R]], tell: &mut dyn FnMut(usize, f64, bool)) {
        for (Entry { row, count, .. }, (group, lane)) in self.entries.iter().zip(&self.places) {
            let (group, from, lane) = (&self.groups[*group as usize], &before[*group as usize], *lane as usize);
            for (k, from) in from.iter().enumerate().take(*count as usize) {
                let change = group.lambda[k].lane(lane) - from.lane(lane);
                tell(*row as usize + k, change, group.is_at_bound(k, lane));
            }
        }
    }
}
