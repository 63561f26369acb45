//! A sparse matrix of few small blocks a row: the Jacobian J. A row of a binary constraint has two blocks, each as
//! wide as its body has velocity components. Rows are written one after the other into flat buffers that are reused.

use super::vector;

/// One block: `width` numbers of a row, beginning at column `column`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Block {
    column: u32,
    width: u32,
    at: u32,
}

impl Block {
    #[inline(always)]
    fn values(self, all: &[f64]) -> &[f64] {
        &all[self.at as usize..(self.at + self.width) as usize]
    }

    #[inline(always)]
    fn columns(self) -> core::ops::Range<usize> {
        self.column as usize..(self.column + self.width) as usize
    }
}

/// The matrix, row by row.
#[derive(Clone, Debug, Default)]
pub struct BlockRows {
    /// `ends[i]`: one past the last block of row i.
    ends: Vec<u32>,
    blocks: Vec<Block>,
    values: Vec<f64>,
}

impl BlockRows {
    /// Forgets all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.ends.clear();
        self.blocks.clear();
        self.values.clear();
    }

    /// Appends an empty row.
    pub fn begin_row(&mut self) {
        self.ends.push(self.blocks.len() as u32);
    }

    /// Appends a block to the last row.
    pub fn push_block(&mut self, column: usize, values: &[f64]) {
        debug_assert!(!self.ends.is_empty(), "a block before the first row");
        self.blocks.push(Block { column: column as u32, width: values.len() as u32, at: self.values.len() as u32 });
        for value in values {
            self.values.push(*value); // few: a copy of memory would take longer
        }
        if let Some(end) = self.ends.last_mut() {
            *end += 1;
        }
    }

    /// Appends the rows of another matrix from one on.
    pub fn append(&mut self, other: &BlockRows, from: usize) {
        for i in from..other.len() {
            self.begin_row();
            for (column, values) in other.row(i) {
                self.push_block(column, values);
            }
        }
    }

    /// Whether the blocks of the other stand at the same places.
    #[must_use]
    pub fn has_shape_of(&self, other: &BlockRows) -> bool {
        self.ends == other.ends && self.blocks == other.blocks
    }

    /// Number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    #[inline(always)]
    fn blocks_of(&self, i: usize) -> &[Block] {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        &self.blocks[start as usize..self.ends[i] as usize]
    }

    /// The blocks of row i: first column and values.
    pub fn row(&self, i: usize) -> impl Iterator<Item = (usize, &[f64])> {
        self.blocks_of(i).iter().map(|b| (b.column as usize, b.values(&self.values)))
    }

    /// The blocks of row i: first column, where their values stand in [`BlockRows::values`], and how many they are.
    pub fn places(&self, i: usize) -> impl Iterator<Item = (usize, usize, usize)> {
        self.blocks_of(i).iter().map(|b| (b.column as usize, b.at as usize, b.width as usize))
    }

    /// The values of all blocks, one after the other.
    #[must_use]
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    // These two are part of the loops over all rows, also where the build asks for little code.
    #[inline(always)]
    fn dot(&self, blocks: &[Block], x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for b in blocks {
            let (j, x) = (b.values(&self.values), &x[b.columns()]);
            sum += match b.width {
                2 => dot::<2>(j, x),
                3 => dot::<3>(j, x),
                6 => dot::<6>(j, x),
                _ => vector::dot(j, x),
            };
        }
        sum
    }

    #[inline(always)]
    fn add_scaled(&self, blocks: &[Block], a: f64, y: &mut [f64]) {
        for b in blocks {
            let (j, y) = (b.values(&self.values), &mut y[b.columns()]);
            match b.width {
                2 => add::<2>(j, a, y),
                3 => add::<3>(j, a, y),
                6 => add::<6>(j, a, y),
                _ => vector::add_scaled(y, a, j),
            }
        }
    }

    /// Row i times the vector x.
    #[must_use]
    pub fn row_dot(&self, i: usize, x: &[f64]) -> f64 {
        self.dot(self.blocks_of(i), x)
    }

    /// (row i) W (row i of another matrix of this shape)ᵀ, W given by its diagonal. With itself: A_ii.
    #[must_use]
    pub fn row_product(&self, other: &BlockRows, i: usize, w: &[f64]) -> f64 {
        let mut sum = 0.0;
        for b in self.blocks_of(i) {
            let (x, y, w) = (b.values(&self.values), b.values(&other.values), &w[b.columns()]);
            for k in 0..w.len() {
                sum += x[k] * w[k] * y[k];
            }
        }
        sum
    }

    /// y += a · (row i)ᵀ
    pub fn add_row_scaled(&self, i: usize, a: f64, y: &mut [f64]) {
        self.add_scaled(self.blocks_of(i), a, y);
    }

    /// y = J x
    pub fn times(&self, x: &[f64], y: &mut [f64]) {
        let mut start = 0;
        for (end, y) in self.ends.iter().zip(y) {
            *y = self.dot(&self.blocks[start as usize..*end as usize], x);
            start = *end;
        }
    }

    /// y = Jᵀ λ
    pub fn transpose_times(&self, lambda: &[f64], y: &mut [f64]) {
        y.fill(0.0);
        let mut start = 0;
        for (end, l) in self.ends.iter().zip(lambda) {
            self.add_scaled(&self.blocks[start as usize..*end as usize], *l, y);
            start = *end;
        }
    }
}

/// Runs a statement for k = 0, 1 … N − 1 < 6, written out: a build that asks for little code leaves even the shortest loop a loop.
macro_rules! each {
    ($n:ident, $k:ident => $run:expr) => {{
        each!(@one $n, $k, 0, $run);
        each!(@one $n, $k, 1, $run);
        each!(@one $n, $k, 2, $run);
        each!(@one $n, $k, 3, $run);
        each!(@one $n, $k, 4, $run);
        each!(@one $n, $k, 5, $run);
    }};
    (@one $n:ident, $k:ident, $at:literal, $run:expr) => {
        if $n > $at {
            let $k = $at;
            $run;
        }
    };
}
pub(crate) use each;

/// x · y of vectors whose length, up to 6, the compiler knows.
#[inline(always)]
pub fn dot<const N: usize>(x: &[f64], y: &[f64]) -> f64 {
    let (Some(x), Some(y)) = (x.first_chunk::<N>(), y.first_chunk::<N>()) else { return f64::NAN };
    let mut sum = 0.0;
    each!(N, k => sum += x[k] * y[k]);
    sum
}

/// y += a x, likewise.
#[inline(always)]
pub fn add<const N: usize>(x: &[f64], a: f64, y: &mut [f64]) {
    let (Some(x), Some(y)) = (x.first_chunk::<N>(), y.first_chunk_mut::<N>()) else { return };
    each!(N, k => y[k] += a * x[k]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_rows() -> BlockRows {
        let mut j = BlockRows::default();
        j.begin_row();
        j.push_block(0, &[1.0, 2.0]);
        j.push_block(4, &[3.0]);
        j.begin_row();
        j.push_block(2, &[-1.0, 5.0]);
        j
    }

    #[test]
    fn times_and_transpose_are_adjoint() {
        let j = two_rows();
        let (x, lambda) = ([1.0, -2.0, 0.5, 4.0, 7.0], [2.0, -3.0]);
        let (mut jx, mut jtl) = ([0.0; 2], [0.0; 5]);
        j.times(&x, &mut jx);
        j.transpose_times(&lambda, &mut jtl);
        assert_eq!(jx, [1.0 - 4.0 + 21.0, -0.5 + 20.0]);
        let (left, right): (f64, f64) = (crate::math::vector::dot(&jx, &lambda), crate::math::vector::dot(&x, &jtl));
        assert_eq!(left, right);
    }

    #[test]
    fn an_empty_row_is_a_row() {
        let mut j = BlockRows::default();
        j.begin_row();
        let mut y = [9.0];
        j.times(&[1.0], &mut y);
        assert_eq!((j.len(), y[0]), (1, 0.0));
    }
}
