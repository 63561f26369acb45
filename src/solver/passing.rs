//! Rows one after the other: what the passes of all relaxation solvers read and change.
//!
//! Of A = J W Jᵀ only the diagonal is ever formed. Δv = W Jᵀ λ is kept (Japanese note, "matrix-free PGS"):
//!
//!   (Aλ)_i = J_i Δv          λ_i += δ:  Δv += T_i δ,  T = W Jᵀ

use crate::assembly::Operator;
use crate::math::BlockRows;

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

/// J · Δv of one block whose width the compiler knows.
#[inline(always)]
fn dot<const N: usize>(values: &[f64], velocity: &[f64]) -> f64 {
    let (Some(j), Some(v)) = (values.first_chunk::<N>(), velocity.first_chunk::<N>()) else { return f64::NAN };
    let mut sum = 0.0;
    for k in 0..N {
        sum += j[k] * v[k];
    }
    sum
}

/// Δv += T δ of one block whose width the compiler knows.
#[inline(always)]
fn add<const N: usize>(values: &[f64], delta: f64, velocity: &mut [f64]) {
    let (Some(t), Some(v)) = (values.first_chunk::<N>(), velocity.first_chunk_mut::<N>()) else { return };
    for k in 0..N {
        v[k] += delta * t[k];
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

/// The same for rows of at most two blocks, as contacts, joints and sticks have: each row has the same room for both, W
/// numbers a block, so that nothing has to be looked up. T is multiplied out when it is needed: that costs less than
/// fetching it.
#[derive(Debug)]
pub(super) struct Paired<const W: usize> {
    /// Where both blocks begin in Δv; a block that is not there begins behind it, in the padding.
    columns: Vec<[u32; 2]>,
    values: Vec<[[f64; W]; 2]>,
    /// Diagonal of W, padded with zeros.
    inverse_mass: Vec<f64>,
    /// Δv, padded likewise.
    velocity: Vec<f64>,
}

// Not derived: arrays of any length have no default.
impl<const W: usize> Default for Paired<W> {
    fn default() -> Self {
        Paired { columns: Vec::new(), values: Vec::new(), inverse_mass: Vec::new(), velocity: Vec::new() }
    }
}

impl<const W: usize> Paired<W> {
    /// Takes J and the diagonal of W in; false where a row has more blocks, or wider ones.
    pub fn read(&mut self, j: &BlockRows, w: &[f64]) -> bool {
        let n = w.len();
        self.columns.clear();
        self.values.clear();
        for (padded, numbers) in [(&mut self.inverse_mass, w), (&mut self.velocity, &[][..])] {
            padded.clear();
            padded.extend_from_slice(numbers);
            padded.resize(n + W, 0.0);
        }
        for i in 0..j.len() {
            let (mut columns, mut values, mut count) = ([n as u32; 2], [[0.0; W]; 2], 0);
            for (column, row) in j.row(i) {
                if w[column..column + row.len()].iter().all(|w| *w == 0.0) {
                    continue;
                }
                if count == 2 || row.len() > W {
                    return false;
                }
                columns[count] = column as u32;
                values[count][..row.len()].copy_from_slice(row);
                count += 1;
            }
            self.columns.push(columns);
            self.values.push(values);
        }
        true
    }
}

impl<const W: usize> Rows for Paired<W> {
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
        let ([a, b], [x, y]) = (self.columns[i], &self.values[i]);
        dot::<W>(x, &self.velocity[a as usize..]) + dot::<W>(y, &self.velocity[b as usize..])
    }

    #[inline(always)]
    fn change(&mut self, i: usize, delta: f64) {
        let values = &self.values[i];
        for (column, values) in self.columns[i].iter().zip(values) {
            let at = *column as usize;
            let (w, v) = (self.inverse_mass[at..].first_chunk::<W>(), self.velocity[at..].first_chunk_mut::<W>());
            let (Some(w), Some(v)) = (w, v) else { return };
            for k in 0..W {
                v[k] += delta * (values[k] * w[k]);
            }
        }
    }
}

/// What is read of an operator that has factors: the narrowest of these that fits.
#[derive(Debug, Default)]
pub(super) struct Passing {
    plane: Paired<3>,
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
