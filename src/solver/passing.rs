//! Rows one after the other: what the passes of all relaxation solvers read and change.
//!
//! Of A = J W Jᵀ only the diagonal is ever formed. Δv = W Jᵀ λ is kept (Japanese note, "matrix-free PGS"):
//!
//!   (Aλ)_i = J_i Δv          λ_i += δ:  Δv += T_i δ,  T = W Jᵀ

use crate::assembly::Operator;
use crate::math::BlockRows;
use crate::math::block_rows::{add, dot, each};

/// (Aλ)_i row by row while λ changes.
pub(super) trait Rows {
    /// Takes note of λ.
    fn begin(&mut self, lambda: &[f64]);
    /// (Aλ)_i for the λ that was noted and changed since.
    fn product(&self, i: usize) -> f64;
    /// λ_i += δ.
    fn change(&mut self, i: usize, delta: f64);
}

/// Any operator.
pub(super) struct Any<'a, 'b>(pub &'a mut (dyn Operator + 'b));

impl Rows for Any<'_, '_> {
    fn begin(&mut self, lambda: &[f64]) {
        self.0.begin(lambda);
    }

    fn product(&self, i: usize) -> f64 {
        self.0.product(i)
    }

    fn change(&mut self, i: usize, delta: f64) {
        self.0.change(i, delta);
    }
}

/// Where the numbers of one block of a row stand: those of J, then as many of T.
#[derive(Clone, Copy, Debug)]
struct Block {
    column: u32,
    at: u32,
    width: u32,
}

/// J and T = W Jᵀ side by side, as the passes read them, and Δv. Blocks of bodies that do not move are left out.
#[derive(Debug, Default)]
pub(super) struct Packed {
    /// `ends[i]`: one past the last block of row i.
    ends: Vec<u32>,
    blocks: Vec<Block>,
    values: Vec<f64>,
    /// Δv
    velocity: Vec<f64>,
}

impl Packed {
    /// Takes J and the diagonal of W in.
    pub fn read(&mut self, j: &BlockRows, w: &[f64]) {
        self.ends.clear();
        self.blocks.clear();
        self.values.clear();
        self.velocity.clear();
        self.velocity.resize(w.len(), 0.0);
        for i in 0..j.len() {
            for (column, row) in j.row(i) {
                let w = &w[column..column + row.len()];
                if w.iter().any(|w| *w != 0.0) {
                    self.blocks.push(Block { column: column as u32, at: self.values.len() as u32, width: row.len() as u32 });
                    self.values.extend_from_slice(row);
                    self.values.extend(row.iter().zip(w).map(|(j, w)| j * w));
                }
            }
            self.ends.push(self.blocks.len() as u32);
        }
    }

    #[inline(always)]
    fn blocks_of(&self, i: usize) -> &[Block] {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        &self.blocks[start as usize..self.ends[i] as usize]
    }
}

impl Rows for Packed {
    fn begin(&mut self, lambda: &[f64]) {
        self.velocity.fill(0.0);
        for (i, l) in lambda.iter().enumerate() {
            if *l != 0.0 {
                self.change(i, *l);
            }
        }
    }

    #[inline(always)]
    fn product(&self, i: usize) -> f64 {
        let mut sum = 0.0;
        for b in self.blocks_of(i) {
            let (values, velocity) = (&self.values[b.at as usize..], &self.velocity[b.column as usize..]);
            sum += match b.width {
                2 => dot::<2>(values, velocity),
                3 => dot::<3>(values, velocity),
                6 => dot::<6>(values, velocity),
                width => values.iter().zip(velocity).take(width as usize).map(|(j, v)| j * v).sum(),
            };
        }
        sum
    }

    #[inline(always)]
    fn change(&mut self, i: usize, delta: f64) {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        for b in &self.blocks[start as usize..self.ends[i] as usize] {
            let values = &self.values[(b.at + b.width) as usize..];
            let velocity = &mut self.velocity[b.column as usize..];
            match b.width {
                2 => add::<2>(values, delta, velocity),
                3 => add::<3>(values, delta, velocity),
                6 => add::<6>(values, delta, velocity),
                width => velocity.iter_mut().zip(values).take(width as usize).for_each(|(v, t)| *v += delta * t),
            }
        }
    }
}

/// The same for rows of at most two blocks, as contacts, joints and sticks have. Each row has the same room for both, W
/// numbers a block, and so has each body in Δv, so that nothing has to be looked up. W is even: numbers are fetched and
/// put back two by two, always the same two, or else a processor waits for one to arrive in memory before it fetches both.
/// T is multiplied out when it is needed: that costs less than fetching it.
#[derive(Debug)]
pub(super) struct Paired<const W: usize> {
    /// Whose velocities both blocks meet; a block that is not there meets those of nobody, place 0.
    places: Vec<[u32; 2]>,
    values: Vec<[[f64; W]; 2]>,
    /// For each column of J where a block begins, its place.
    place_of: Vec<u32>,
    /// Diagonal of W
    inverse_mass: Vec<[f64; W]>,
    /// Δv
    velocity: Vec<[f64; W]>,
}

// Not derived: arrays of any length have no default.
impl<const W: usize> Default for Paired<W> {
    fn default() -> Self {
        Paired { places: Vec::new(), values: Vec::new(), place_of: Vec::new(), inverse_mass: Vec::new(), velocity: Vec::new() }
    }
}

impl<const W: usize> Paired<W> {
    /// Takes J and the diagonal of W in; false where a row has more blocks, or wider ones.
    pub fn read(&mut self, j: &BlockRows, w: &[f64]) -> bool {
        self.places.clear();
        self.values.clear();
        self.inverse_mass.clear();
        self.inverse_mass.push([0.0; W]);
        self.place_of.clear();
        self.place_of.resize(w.len(), 0);
        for i in 0..j.len() {
            let (mut places, mut values, mut count) = ([0; 2], [[0.0; W]; 2], 0);
            for (column, row) in j.row(i) {
                let w = &w[column..column + row.len()];
                if w.iter().all(|w| *w == 0.0) {
                    continue;
                }
                if count == 2 || row.len() > W {
                    return false;
                }
                if self.place_of[column] == 0 {
                    self.place_of[column] = self.inverse_mass.len() as u32;
                    self.inverse_mass.push(padded(w));
                }
                places[count] = self.place_of[column];
                values[count] = padded(row);
                count += 1;
            }
            self.places.push(places);
            self.values.push(values);
        }
        self.velocity.clear();
        self.velocity.resize(self.inverse_mass.len(), [0.0; W]);
        true
    }
}

/// The numbers, with zeros behind.
fn padded<const W: usize>(numbers: &[f64]) -> [f64; W] {
    let mut out = [0.0; W];
    out[..numbers.len()].copy_from_slice(numbers);
    out
}

impl<const W: usize> Rows for Paired<W> {
    fn begin(&mut self, lambda: &[f64]) {
        self.velocity.fill([0.0; W]);
        for (i, l) in lambda.iter().enumerate() {
            if *l != 0.0 {
                self.change(i, *l);
            }
        }
    }

    #[inline(always)]
    fn product(&self, i: usize) -> f64 {
        let ([a, b], [x, y]) = (self.places[i], &self.values[i]);
        let (v, u) = (&self.velocity[a as usize], &self.velocity[b as usize]);
        let mut sum = [0.0; 2];
        each!(W, k => sum[k % 2] += x[k] * v[k] + y[k] * u[k]);
        sum[0] + sum[1]
    }

    #[inline(always)]
    fn change(&mut self, i: usize, delta: f64) {
        for (place, values) in self.places[i].iter().zip(&self.values[i]) {
            let (w, v) = (&self.inverse_mass[*place as usize], &mut self.velocity[*place as usize]);
            each!(W, k => v[k] += delta * (values[k] * w[k]));
        }
    }
}

/// What is read of an operator that has factors: the narrowest of these that fits.
#[derive(Debug, Default)]
pub(super) struct Passing {
    plane: Paired<4>,
    space: Paired<6>,
    any: Packed,
    fits: Fits,
}

/// Which of them that is.
#[derive(Clone, Copy, Debug, Default)]
enum Fits {
    Plane,
    Space,
    #[default]
    Any,
}

impl Passing {
    /// Takes J and the diagonal of W in.
    pub fn read(&mut self, j: &BlockRows, w: &[f64]) {
        self.fits = if self.plane.read(j, w) {
            Fits::Plane
        } else if self.space.read(j, w) {
            Fits::Space
        } else {
            self.any.read(j, w);
            Fits::Any
        };
    }

    /// Does something with what was read.
    pub fn with<T>(&mut self, mut work: impl Work<T>) -> T {
        match self.fits {
            Fits::Plane => work.on(&mut self.plane),
            Fits::Space => work.on(&mut self.space),
            Fits::Any => work.on(&mut self.any),
        }
    }
}

/// Something that can be done with any [`Rows`], compiled for each.
pub(super) trait Work<T> {
    /// Does it.
    fn on<R: Rows>(&mut self, rows: &mut R) -> T;
}
