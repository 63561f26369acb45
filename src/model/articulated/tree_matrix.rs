//! Symmetric matrices with the branch-induced sparsity of M(q): entries only where one index is an ancestor of the other.
//! The factors M = LᵀL, L lower triangular, have no fill-in. (Featherstone 2008, section 6.5 and table 6.3.)
//!
//! A row stores its ancestors' entries, the root's first and its own last. Since the ancestors of one index form a chain, the
//! rows of two of them begin with the same columns.

/// The lower triangle and the tree's parents.
#[derive(Clone, Debug, Default)]
pub struct TreeMatrix {
    /// Parent of each index, an earlier one; `None` for a root.
    parents: Vec<Option<usize>>,
    /// `ends[i]`: one past the last entry of row i.
    ends: Vec<usize>,
    entries: Vec<f64>,
}

impl TreeMatrix {
    /// Makes the matrix empty.
    pub fn clear(&mut self) {
        self.parents.clear();
        self.ends.clear();
        self.entries.clear();
    }

    /// Appends an index with this parent; its row is zero.
    pub fn push(&mut self, parent: Option<usize>) {
        let above = parent.map_or(0, |p| self.row(p).len());
        self.parents.push(parent);
        self.entries.resize(self.entries.len() + above + 1, 0.0);
        self.ends.push(self.entries.len());
    }

    /// Copies another matrix, reusing the memory.
    pub fn copy_from(&mut self, other: &TreeMatrix) {
        self.parents.clone_from(&other.parents);
        self.ends.clone_from(&other.ends);
        self.entries.clone_from(&other.entries);
    }

    /// Number of rows and columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.parents.len()
    }

    fn start(&self, i: usize) -> usize {
        if i == 0 { 0 } else { self.ends[i - 1] }
    }

    /// The entries of row i at its ancestors and itself, the root first.
    #[must_use]
    pub fn row(&self, i: usize) -> &[f64] {
        &self.entries[self.start(i)..self.ends[i]]
    }

    /// The entries of row i, mutable.
    pub fn row_mut(&mut self, i: usize) -> &mut [f64] {
        let start = self.start(i);
        &mut self.entries[start..self.ends[i]]
    }

    /// Parent of index i.
    #[must_use]
    pub fn parent(&self, i: usize) -> Option<usize> {
        self.parents[i]
    }

    /// The full symmetric matrix.
    #[must_use]
    pub fn dense(&self) -> crate::math::Dense {
        let mut out = crate::math::Dense::zeros(self.size());
        for i in 0..self.size() {
            let mut on = Some(i);
            for entry in self.row(i).iter().rev() {
                let Some(j) = on else { break };
                out.row_mut(i)[j] = *entry;
                out.row_mut(j)[i] = *entry;
                on = self.parents[j];
            }
        }
        out
    }

    /// M ← L, with 1/L_ii on the diagonal. A pivot that is not positive gets the inverse 0: its coordinate does not move.
    pub fn factor(&mut self) {
        for k in (0..self.size()).rev() {
            let (start, end) = (self.start(k), self.ends[k]);
            let (before, row) = self.entries[..end].split_at_mut(start);
            let Some((pivot, row)) = row.split_last_mut() else { continue };
            // NaN is propagated.
            *pivot = if *pivot > 0.0 { 1.0 / pivot.sqrt() } else { 0.0 * *pivot };
            row.iter_mut().for_each(|x| *x *= *pivot);
            let mut on = self.parents[k];
            while let Some(i) = on {
                let begin = if i == 0 { 0 } else { self.ends[i - 1] };
                let inner = &mut before[begin..self.ends[i]];
                let factor = row[inner.len() - 1];
                inner.iter_mut().zip(row.iter()).for_each(|(x, y)| *x -= factor * y);
                on = self.parents[i];
            }
        }
    }

    /// x ← L⁻ᵀ x, of the factors, within a range of indices whose ancestors all lie in it.
    pub fn solve_transposed(&self, range: std::ops::Range<usize>, x: &mut [f64]) {
        for k in range.rev() {
            if x[k] == 0.0 {
                continue;
            }
            let Some((inverse, row)) = self.row(k).split_last() else { continue };
            x[k] *= inverse;
            let (mut on, value) = (self.parents[k], x[k]);
            for entry in row.iter().rev() {
                let Some(j) = on else { break };
                x[j] -= entry * value;
                on = self.parents[j];
            }
        }
    }

    /// x ← M⁻¹ x, of the factors.
    pub fn solve(&self, x: &mut [f64]) {
        self.solve_transposed(0..self.size(), x);
        for k in 0..self.size() {
            let Some((inverse, row)) = self.row(k).split_last() else { continue };
            let mut on = self.parents[k];
            for entry in row.iter().rev() {
                let Some(j) = on else { break };
                x[k] -= entry * x[j];
                on = self.parents[j];
            }
            x[k] *= inverse;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two branches with a common ancestor, and a second tree: 0 ← 1 ← {2 ← 3, 4}, 5 ← 6.
    fn forest() -> TreeMatrix {
        let mut m = TreeMatrix::default();
        for parent in [None, Some(0), Some(1), Some(2), Some(1), None, Some(5)] {
            m.push(parent);
        }
        for i in 0..m.size() {
            let last = m.row(i).len() - 1;
            for (k, entry) in m.row_mut(i).iter_mut().enumerate() {
                *entry = if k == last { 10.0 + i as f64 } else { libm::sin((7 * i + k) as f64) };
            }
        }
        m
    }

    #[test]
    fn the_factors_solve_what_the_matrix_multiplies() {
        let m = forest();
        let (dense, x): (_, Vec<f64>) = (m.dense(), (0..7).map(|i| f64::from(i) - 2.5).collect());
        let mut y: Vec<f64> = (0..7).map(|i| crate::math::vector::dot(dense.row(i), &x)).collect();
        let mut factors = m.clone();
        factors.factor();
        factors.solve(&mut y);
        for (x, y) in x.iter().zip(&y) {
            assert!((x - y).abs() < 1e-14, "{x} {y}");
        }
    }

    #[test]
    fn half_of_a_solve_measures_in_the_inverse() {
        let mut factors = forest();
        factors.factor();
        let g = [1.0, -2.0, 0.5, 3.0, 0.0, 1.5, -1.0];
        let (mut half, mut whole) = (g, g);
        factors.solve_transposed(0..7, &mut half);
        factors.solve(&mut whole);
        let (left, right): (f64, f64) = (crate::math::vector::dot(&half, &half), crate::math::vector::dot(&g, &whole));
        assert!((left - right).abs() < 1e-14, "{left} {right}");
    }

    #[test]
    fn branches_that_have_no_ancestor_in_common_do_not_feel_each_other() {
        let mut factors = forest();
        factors.factor();
        let mut x = [0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 1.0];
        factors.solve(&mut x);
        assert!(x[..5].iter().all(|x| *x == 0.0) && x[5] != 0.0, "{x:?}");
    }
}
