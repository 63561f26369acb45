//! A sparse matrix of few small blocks a row: the Jacobian J. A row of a binary constraint has two blocks, each as
//! wide as its body has velocity components. Rows are written one after the other into flat buffers that are reused.

/// One block: `width` numbers of a row, beginning at column `column`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Block {
    column: usize,
    width: usize,
    at: usize,
}

/// The matrix, row by row.
#[derive(Clone, Debug, Default)]
pub struct BlockRows {
    /// `ends[i]`: one past the last block of row i.
    ends: Vec<usize>,
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
        self.ends.push(self.blocks.len());
    }

    /// Appends a block to the last row.
    pub fn push_block(&mut self, column: usize, values: &[f64]) {
        debug_assert!(!self.ends.is_empty(), "a block before the first row");
        self.blocks.push(Block { column, width: values.len(), at: self.values.len() });
        for value in values {
            self.values.push(*value); // few: a copy of memory would take longer
        }
        if let Some(end) = self.ends.last_mut() {
            *end = self.blocks.len();
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

    #[inline]
    fn blocks_of(&self, i: usize) -> &[Block] {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        &self.blocks[start..self.ends[i]]
    }

    // These two are part of the loops over all rows, also where the build asks for little code; and loops count, since there
    // a pair of iterators is made by a call.
    #[inline(always)]
    fn dot(&self, blocks: &[Block], x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for block in blocks {
            let (values, x) = (self.of_block(block), &x[block.column..block.column + block.width]);
            for k in 0..block.width {
                sum += values[k] * x[k];
            }
        }
        sum
    }

    #[inline(always)]
    fn add_scaled(&self, blocks: &[Block], a: f64, y: &mut [f64]) {
        for block in blocks {
            let (values, y) = (self.of_block(block), &mut y[block.column..block.column + block.width]);
            for k in 0..block.width {
                y[k] += a * values[k];
            }
        }
    }

    #[inline(always)]
    fn of_block(&self, block: &Block) -> &[f64] {
        &self.values[block.at..block.at + block.width]
    }

    /// The blocks of row i: first column and values.
    pub fn row(&self, i: usize) -> impl Iterator<Item = (usize, &[f64])> {
        self.blocks_of(i).iter().map(|b| (b.column, &self.values[b.at..b.at + b.width]))
    }

    /// The blocks of row i: first column, where their values stand in [`BlockRows::values`], and how many they are.
    pub fn places(&self, i: usize) -> impl Iterator<Item = (usize, usize, usize)> {
        self.blocks_of(i).iter().map(|b| (b.column, b.at, b.width))
    }

    /// The values of all blocks, one after the other.
    #[must_use]
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// Row i times the vector x.
    #[must_use]
    pub fn row_dot(&self, i: usize, x: &[f64]) -> f64 {
        self.dot(self.blocks_of(i), x)
    }

    /// (row i) W (row i of another matrix of this shape)ᵀ, W given by its diagonal.
    #[must_use]
    pub fn row_product(&self, other: &BlockRows, i: usize, w: &[f64]) -> f64 {
        let mut sum = 0.0;
        for block in self.blocks_of(i) {
            let (x, y, w) = (self.of_block(block), other.of_block(block), &w[block.column..block.column + block.width]);
            for k in 0..block.width {
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
            *y = self.dot(&self.blocks[start..*end], x);
            start = *end;
        }
    }

    /// y = Jᵀ λ
    pub fn transpose_times(&self, lambda: &[f64], y: &mut [f64]) {
        y.fill(0.0);
        let mut start = 0;
        for (end, l) in self.ends.iter().zip(lambda) {
            self.add_scaled(&self.blocks[start..*end], *l, y);
            start = *end;
        }
    }
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
