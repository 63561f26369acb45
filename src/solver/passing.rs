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
