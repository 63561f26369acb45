//! A sparse matrix of few small blocks a row: the Jacobian J. A row of a binary constraint has two blocks, each as
//! wide as its body has velocity components. Rows are written one after the other into flat buffers that are reused.

use super::Mapped;
use super::vector;

/// One block: `width` numbers of a row, beginning at column `column`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    /// True where some row is not two blocks of the first one's width, 2, 3 or 6, at multiples of it, as far as was seen.
    uneven: bool,
}

impl BlockRows {
    /// Removes all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.ends.clear();
        self.blocks.clear();
        self.values.clear();
        self.uneven = false;
    }

    /// Appends an empty row.
    pub fn begin_row(&mut self) {
        self.uneven |= self.blocks.len() != 2 * self.ends.len();
        self.ends.push(self.blocks.len() as u32);
    }

    /// Appends a block to the last row.
    pub fn push_block(&mut self, column: usize, values: &[f64]) {
        debug_assert!(!self.ends.is_empty(), "a block before the first row");
        let block = Block { column: column as u32, width: values.len() as u32, at: self.values.len() as u32 };
        let fits = match block.width {
            2 => block.column.is_multiple_of(2),
            3 => block.column.is_multiple_of(3),
            6 => block.column.is_multiple_of(6),
            _ => false,
        };
        self.uneven = self.uneven || !fits || self.blocks.first().is_some_and(|first| first.width != block.width);
        self.blocks.push(block);
        for value in values {
            self.values.push(*value); // few: a copy of memory would take longer
        }
        if let Some(end) = self.ends.last_mut() {
            *end += 1;
        }
    }

    /// Appends rows of two blocks of width N at these columns, with values of zero.
    #[inline(always)]
    pub fn push_pairs<const N: usize>(&mut self, columns: impl ExactSizeIterator<Item = [usize; 2]>) {
        let (rows, blocks, values) = (self.ends.len(), self.blocks.len(), self.values.len());
        self.ends.extend((1..=columns.len()).map(|i| (blocks + 2 * i) as u32));
        self.blocks.resize(blocks + 2 * columns.len(), Block::default());
        for (i, (pair, columns)) in self.blocks[blocks..].as_chunks_mut().0.iter_mut().zip(columns).enumerate() {
            let [at, width] = [(values + 2 * N * i) as u32, N as u32];
            let [a, b] = columns.mapped(|column| column as u32);
            self.uneven |= !a.is_multiple_of(width) || !b.is_multiple_of(width);
            *pair = [Block { column: a, width, at }, Block { column: b, width, at: at + width }];
        }
        self.values.resize(values + N * (self.blocks.len() - blocks), 0.0);
        self.uneven |= blocks != 2 * rows || self.blocks.first().is_some_and(|first| first.width != N as u32);
    }

    /// The values of rows of two blocks of width N, from the one on whose values begin there.
    #[inline(always)]
    pub fn values_of_pairs<const N: usize>(&mut self, at: usize) -> &mut [[[f64; N]; 2]] {
        self.values[at..].as_chunks_mut().0.as_chunks_mut().0
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

    /// True where the blocks of the other stand at the same places.
    #[must_use]
    pub fn has_shape_of(&self, other: &BlockRows) -> bool {
        match (self.pairs(), other.pairs()) {
            (Some(width), Some(others)) => {
                width == others && self.blocks.iter().map(|b| b.column).eq(other.blocks.iter().map(|b| b.column))
            }
            _ => self.ends == other.ends && self.blocks == other.blocks,
        }
    }

    /// Number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// True where there is no row.
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

    /// How wide the blocks are, 2, 3 or 6, where every row has two of them, all of one width and at multiples of it: distances
    /// between particles, contacts and joints between bodies that turn.
    #[must_use]
    #[inline]
    pub fn pairs(&self) -> Option<u32> {
        let even = !self.uneven && self.blocks.len() == 2 * self.ends.len();
        if even { self.blocks.first().map(|first| first.width) } else { None }
    }

    /// For every row of such a matrix the columns at which its two blocks begin.
    pub fn columns_of_pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        self.blocks.as_chunks().0.iter().map(|[a, b]| [a.column as usize, b.column as usize])
    }

    /// Both blocks of every row of such a matrix, and their values.
    #[inline(always)]
    fn of_pairs<const N: usize>(&self) -> (&[[Block; 2]], &[[[f64; N]; 2]]) {
        (self.blocks.as_chunks().0, self.values.as_chunks().0.as_chunks().0)
    }

    #[inline(always)]
    fn times_of_pairs<const N: usize>(&self, x: &[f64], y: &mut [f64]) {
        let (blocks, values) = self.of_pairs::<N>();
        let (blocks, values) = (&blocks[..y.len()], &values[..y.len()]);
        let x: &[[f64; N]] = x.as_chunks().0;
        for (i, y) in y.iter_mut().enumerate() {
            let ([a, b], [j, k]) = (&blocks[i], &values[i]);
            *y = dot::<N>(j, &x[a.column as usize / N]) + dot::<N>(k, &x[b.column as usize / N]);
        }
    }

    #[inline(always)]
    fn transpose_times_of_pairs<const N: usize>(&self, lambda: &[f64], y: &mut [f64]) {
        let (blocks, values) = self.of_pairs::<N>();
        let (blocks, values) = (&blocks[..lambda.len()], &values[..lambda.len()]);
        let y: &mut [[f64; N]] = y.as_chunks_mut().0;
        for (i, l) in lambda.iter().enumerate() {
            let ([a, b], [j, k]) = (&blocks[i], &values[i]);
            add::<N>(j, *l, &mut y[a.column as usize / N]);
            add::<N>(k, *l, &mut y[b.column as usize / N]);
        }
    }

    #[inline(always)]
    fn product_of_pairs<const N: usize>(&self, other: &BlockRows, i: usize, w: &[f64]) -> f64 {
        let ((blocks, xs), (_, ys)) = (self.of_pairs::<N>(), other.of_pairs::<N>());
        let ([a, b], [x, y], [u, v]) = (&blocks[i], &xs[i], &ys[i]);
        let w: &[[f64; N]] = w.as_chunks().0;
        let sum = add_product::<N>(0.0, x, &w[a.column as usize / N], u);
        add_product::<N>(sum, y, &w[b.column as usize / N], v)
    }

    #[inline(always)]
    fn any_below_of_pairs<const N: usize>(&self, part: f64, other: &BlockRows, w: &[f64]) -> bool {
        let ((blocks, xs), (_, ys)) = (self.of_pairs::<N>(), other.of_pairs::<N>());
        let w: &[[f64; N]] = w.as_chunks().0;
        blocks.iter().zip(xs).zip(ys).any(|(([a, b], [x, y]), [u, v])| {
            let (p, q) = (&w[a.column as usize / N], &w[b.column as usize / N]);
            let product = |x, y, u, v| add_product::<N>(add_product::<N>(0.0, x, p, u), y, q, v);
            product(x, y, u, v) < 0.5 * part * (product(x, y, x, y) + product(u, v, u, v))
        })
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
        match self.pairs() {
            Some(2) => return self.product_of_pairs::<2>(other, i, w),
            Some(3) => return self.product_of_pairs::<3>(other, i, w),
            Some(6) => return self.product_of_pairs::<6>(other, i, w),
            _ => {}
        }
        let mut sum = 0.0;
        for b in self.blocks_of(i) {
            let (x, y, w) = (b.values(&self.values), b.values(&other.values), &w[b.columns()]);
            for k in 0..w.len() {
                sum += x[k] * w[k] * y[k];
            }
        }
        sum
    }

    /// True where J_i W J'_iᵀ < part · ½ (J_i W J_iᵀ + J'_i W J'_iᵀ) for some row i, J' another matrix of this shape: where the rows differ,
    /// in the metric W, by more than √(2 (1 − part)) times their root mean square length.
    #[must_use]
    pub fn any_product_below(&self, part: f64, other: &BlockRows, w: &[f64]) -> bool {
        match self.pairs() {
            Some(2) => self.any_below_of_pairs::<2>(part, other, w),
            Some(3) => self.any_below_of_pairs::<3>(part, other, w),
            Some(6) => self.any_below_of_pairs::<6>(part, other, w),
            _ => (0..self.len()).any(|i| {
                let squares = self.row_product(self, i, w) + other.row_product(other, i, w);
                self.row_product(other, i, w) < 0.5 * part * squares
            }),
        }
    }

    /// y += a · (row i)ᵀ
    pub fn add_row_scaled(&self, i: usize, a: f64, y: &mut [f64]) {
        self.add_scaled(self.blocks_of(i), a, y);
    }

    /// y = J x
    pub fn times(&self, x: &[f64], y: &mut [f64]) {
        match self.pairs() {
            Some(2) => return self.times_of_pairs::<2>(x, y),
            Some(3) => return self.times_of_pairs::<3>(x, y),
            Some(6) => return self.times_of_pairs::<6>(x, y),
            _ => {}
        }
        let mut start = 0;
        for (end, y) in self.ends.iter().zip(y) {
            *y = self.dot(&self.blocks[start as usize..*end as usize], x);
            start = *end;
        }
    }

    /// y = Jᵀ λ
    pub fn transpose_times(&self, lambda: &[f64], y: &mut [f64]) {
        y.fill(0.0);
        match self.pairs() {
            Some(2) => return self.transpose_times_of_pairs::<2>(lambda, y),
            Some(3) => return self.transpose_times_of_pairs::<3>(lambda, y),
            Some(6) => return self.transpose_times_of_pairs::<6>(lambda, y),
            _ => {}
        }
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

/// sum + x · W y of a block's numbers, W given by its diagonal.
#[inline(always)]
pub fn add_product<const N: usize>(mut sum: f64, x: &[f64; N], w: &[f64; N], y: &[f64; N]) -> f64 {
    each!(N, k => sum += x[k] * w[k] * y[k]);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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

    /// Rows of blocks of this width at these bodies; as they stand, or, with `spoilt`, such that no loop of their own is taken:
    /// before a row that has no block.
    fn pairs(picks: &[(usize, usize, [f64; 3])], width: usize, spoilt: bool) -> BlockRows {
        let mut j = BlockRows::default();
        for &(a, by, [x, y, z]) in picks {
            j.begin_row();
            j.push_block(width * a, &[x, y, z, x + y, y - z, z * x][..width]);
            j.push_block(width * ((a + by) % 6), &[-y, z, x, x - y, x + z, y * z][..width]);
        }
        if spoilt {
            j.begin_row();
        }
        j
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn rows_of_pairs_act_as_any_rows_to_the_bit(
            picks in prop::collection::vec((0usize..6, 1usize..6, prop::array::uniform3(-1.0f64..1.0)), 1..14),
            x in prop::collection::vec(-1.0f64..1.0, 36),
            w in prop::collection::vec(0.0f64..2.0, 36),
            width in prop::sample::select(vec![2_usize, 3, 6]),
        ) {
            let (even, spoilt, m, n) = (pairs(&picks, width, false), pairs(&picks, width, true), picks.len(), 6 * width);
            prop_assert_eq!((even.pairs(), spoilt.pairs()), (Some(width as u32), None));
            prop_assert!(!even.has_shape_of(&spoilt) && even.has_shape_of(&even.clone()));

            let (mut y, mut z) = (vec![0.0; m], vec![0.0; m + 1]);
            even.times(&x[..n], &mut y);
            spoilt.times(&x[..n], &mut z);
            prop_assert_eq!(&y, &z[..m]);

            let (mut f, mut g) = (vec![0.0; n], vec![0.0; n]);
            even.transpose_times(&y, &mut f);
            spoilt.transpose_times(&z, &mut g);
            prop_assert_eq!(f, g);

            for i in 0..m {
                prop_assert_eq!(even.row_product(&even, i, &w[..n]), spoilt.row_product(&spoilt, i, &w[..n]));
            }
        }

        /// The way back turns as far as the way there, also where rows become longer or shorter.
        #[test]
        fn how_far_rows_turn_does_not_depend_on_which_are_first(
            picks in prop::collection::vec((0usize..6, 1usize..6, prop::array::uniform3(-1.0f64..1.0)), 1..4),
            by in prop::array::uniform3(-0.3f64..0.3),
            w in prop::collection::vec(0.1f64..2.0, 36),
            width in prop::sample::select(vec![2_usize, 3, 6]),
        ) {
            let moved: Vec<_> = picks.iter().map(|(a, b, [x, y, z])| (*a, *b, [x + by[0], y + by[1], z + by[2]])).collect();
            let dense = |i: usize, j: &BlockRows| {
                let mut row = vec![0.0; 6 * width];
                j.add_row_scaled(i, 1.0, &mut row);
                row
            };
            let square = |x: &[f64]| x.iter().zip(&w).map(|(x, w)| w * x * x).sum::<f64>();
            for spoilt in [false, true] {
                let (j, k) = (pairs(&picks, width, spoilt), pairs(&moved, width, spoilt));
                let far = (0..picks.len()).any(|i| {
                    let (x, y) = (dense(i, &j), dense(i, &k));
                    let difference: Vec<f64> = x.iter().zip(&y).map(|(x, y)| x - y).collect();
                    square(&difference) > 0.02 * 0.5 * (square(&x) + square(&y))
                });
                prop_assert_eq!(j.any_product_below(0.99, &k, &w[..6 * width]), far);
                prop_assert_eq!(k.any_product_below(0.99, &j, &w[..6 * width]), far);
            }
        }

        #[test]
        fn pairs_pushed_at_once_stand_where_pairs_pushed_one_by_one_do(
            bodies in prop::collection::vec((0usize..6, 1usize..6), 0..14),
            more in prop::collection::vec((0usize..6, 1usize..6), 0..4),
        ) {
            let picks = |list: &[(usize, usize)]| -> Vec<_> { list.iter().map(|(a, by)| (*a, *by, [0.0; 3])).collect() };
            let one_by_one = pairs(&[picks(&bodies), picks(&more)].concat(), 2, false);
            let mut at_once = BlockRows::default();
            for list in [&bodies, &more] {
                at_once.push_pairs::<2>(list.iter().map(|(a, by)| [2 * a, 2 * ((a + by) % 6)]));
            }
            prop_assert_eq!(&at_once.ends, &one_by_one.ends);
            prop_assert_eq!(&at_once.blocks, &one_by_one.blocks);
            prop_assert_eq!((at_once.pairs(), at_once.values.len()), (one_by_one.pairs(), one_by_one.values.len()));
        }

        #[test]
        fn blocks_at_odd_places_are_no_pairs(a in 0usize..6, by in 1usize..6, shift in 0usize..6, width in prop::sample::select(vec![2_usize, 3, 6])) {
            let mut j = BlockRows::default();
            j.begin_row();
            j.push_block(width * a, &[1.0; 6][..width]);
            j.push_block(width * (a + by) + shift, &[1.0; 6][..width]);
            prop_assert_eq!(j.pairs().is_some(), shift % width == 0);
        }
    }
}
