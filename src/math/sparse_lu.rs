//! Sparse LDU factorisation of J₁ W J₂ᵀ, with Jacobians J₁ and J₂ of the same sparsity: Newton's matrix of C(q⁺) = 0 for
//! q⁺ = q + W J(q)ᵀ λ. The matrix is not symmetric, its graph is: L and Uᵀ have the sparsity of an [`Elimination`].
//!
//! No pivoting: for J₁ near J₂ the matrix is near a positive definite one. It fails at a pivot that is not above `tolerance`
//! times its diagonal entry.

use super::elimination::{Elimination, FactorEntry, substitute};
use super::{BlockRows, Work, vector};

/// The factorisation, reused from step to step.
#[derive(Clone, Debug, Default)]
pub struct SparseLu {
    elimination: Elimination,
    /// Upper triangle of the reordered matrix by columns, lower triangle by rows.
    upper: Vec<f64>,
    lower: Vec<f64>,
    l: Vec<f64>,
    /// Uᵀ
    u: Vec<f64>,
    /// 1/D
    inverse_d: Vec<f64>,
    y: Vec<f64>,
    z: Vec<f64>,
}

impl SparseLu {
    /// Factorises J₁ W J₂ᵀ, W given by its diagonal. False if it is singular or the sparsity of J₁ and J₂ differs.
    pub fn factor(&mut self, j1: &BlockRows, j2: &BlockRows, w: &[f64], tolerance: f64, work: &Work) -> bool {
        if !j1.has_shape_of(j2) || !self.elimination.fit(j1, w, 1, work) || !work.charge(2 * self.elimination.operations()) {
            return false;
        }
        self.elimination.assemble(j2, j1, w, &mut self.upper);
        self.elimination.assemble(j1, j2, w, &mut self.lower);
        self.eliminate(tolerance)
    }

    /// Row k of L and column k of U from those before, for k = 0, 1, …
    fn eliminate(&mut self, tolerance: f64) -> bool {
        let SparseLu { elimination: e, upper, lower, l, u, inverse_d, y, z, .. } = self;
        let (n, leaves) = (e.len(), e.leaves.len());
        for numbers in [&mut *y, &mut *z] {
            vector::zeros(numbers, n);
        }
        for numbers in [&mut *l, &mut *u] {
            numbers.resize(e.entries_of_l(), 0.0);
        }
        inverse_d.clear();
        inverse_d.extend_from_slice(&upper[..n]);
        let ((l_of_leaves, l), (u_of_leaves, u)) = (l.split_at_mut(leaves), u.split_at_mut(leaves));
        let ((diagonal, above), (_, left)) = (upper.split_at(n), lower.split_at(n));
        // Written so that NaN fails.
        let regular = |d: f64, diagonal: f64| d > tolerance * diagonal && d.is_finite();
        // D_k is stored until it is replaced by its inverse.
        for (k, leaf) in e.leaves.iter().enumerate() {
            let d = inverse_d[leaf.node];
            if !regular(d, diagonal[leaf.node]) {
                return false;
            }
            let inverse = 1.0 / d;
            inverse_d[leaf.node] = inverse;
            if let Some(d) = inverse_d.get_mut(leaf.parent) {
                (l_of_leaves[k], u_of_leaves[k]) = (left[k] * inverse, above[k] * inverse);
                *d -= left[k] * u_of_leaves[k];
            }
        }
        let (left, above) = (&left[leaves..], &above[leaves..]);
        for (k, &node) in e.core.iter().enumerate() {
            for p in e.column_start[k]..e.column_start[k + 1] {
                y[e.row_index[p]] = above[p];
                z[e.row_index[p]] = left[p];
            }
            let mut d = inverse_d[node];
            for &FactorEntry { column, from, at } in &e.row[e.row_start[k]..e.row_start[k + 1]] {
                let (yc, zc) = (std::mem::take(&mut y[column]), std::mem::take(&mut z[column]));
                for ((row, l), u) in e.l_row[from..at].iter().zip(&l[from..at]).zip(&u[from..at]) {
                    y[*row] -= l * yc;
                    z[*row] -= u * zc;
                }
                l[at] = zc * inverse_d[column];
                u[at] = yc * inverse_d[column];
                d -= zc * u[at];
            }
            if !regular(d, diagonal[node]) {
                return false;
            }
            inverse_d[node] = 1.0 / d;
        }
        true
    }

    /// The solution x of (J₁ W J₂ᵀ) x = y, after a regular factorisation.
    pub fn solve(&self, y: &[f64], out: &mut [f64]) {
        out.copy_from_slice(y);
        substitute::<1>(&self.elimination, [&self.l, &self.u], &self.inverse_d, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::Lu;
    use proptest::prelude::*;

    /// Rows of J of sticks between these points.
    fn sticks(places: &[(f64, f64)], pairs: &[(usize, usize)]) -> BlockRows {
        let mut j = BlockRows::default();
        for &(a, b) in pairs {
            let (dx, dy) = (places[a].0 - places[b].0, places[a].1 - places[b].1);
            j.begin_row();
            j.push_block(2 * a, &[dx, dy]);
            j.push_block(2 * b, &[-dx, -dy]);
        }
        j
    }

    fn product(j1: &BlockRows, j2: &BlockRows, w: &[f64], i: usize, k: usize) -> f64 {
        let mut response = vec![0.0; w.len()];
        j2.add_row_scaled(k, 1.0, &mut response);
        response.iter_mut().zip(w).for_each(|(u, w)| *u *= w);
        j1.row_dot(i, &response)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn it_solves_what_the_dense_factorisation_solves(
            places in prop::collection::vec((-1.0f64..1.0, -1.0f64..1.0), 8),
            moves in prop::collection::vec((-0.1f64..0.1, -0.1f64..0.1), 8),
            picks in prop::collection::vec((0usize..8, 1usize..8), 1..10),
            y in prop::collection::vec(-1.0f64..1.0, 10),
        ) {
            let pairs: Vec<(usize, usize)> = picks.iter().map(|(a, by)| (*a, (a + by) % 8)).collect();
            let moved: Vec<(f64, f64)> = places.iter().zip(&moves).map(|(a, b)| (a.0 + b.0, a.1 + b.1)).collect();
            let w = [0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 1.0, 1.0];
            let (j1, j2) = (sticks(&moved, &pairs), sticks(&places, &pairs));
            let m = pairs.len();
            let mut sparse = SparseLu::default();
            let mut dense = Lu::default();
            prop_assume!(sparse.factor(&j1, &j2, &w, 0.01, &Work::default()));
            prop_assert!(dense.factor(m, |i, k| product(&j1, &j2, &w, i, k), 0.0));
            let mut x = vec![0.0; m];
            sparse.solve(&y[..m], &mut x);
            for (i, y) in y[..m].iter().enumerate() {
                let back: f64 = (0..m).map(|k| product(&j1, &j2, &w, i, k) * x[k]).sum();
                let scale: f64 = (0..m).map(|k| (product(&j1, &j2, &w, i, k) * x[k]).abs()).sum();
                prop_assert!((back - y).abs() <= 1e-9 * (1.0 + scale), "rounding times the growth that pivots above 0.01 allow: {back} {y}");
            }
        }
    }

    #[test]
    fn matrices_of_different_shapes_and_singular_ones_it_refuses() {
        let places = [(0.0, 0.0), (1.0, 0.0), (2.0, 1.0)];
        let (one, two) = (sticks(&places, &[(0, 1)]), sticks(&places, &[(1, 2)]));
        let twice = sticks(&places, &[(0, 1), (0, 1)]);
        let mut lu = SparseLu::default();
        assert!(lu.factor(&one, &one, &[1.0; 6], 1e-12, &Work::default()));
        assert!(!lu.factor(&one, &two, &[1.0; 6], 1e-12, &Work::default()));
        assert!(!lu.factor(&twice, &twice, &[1.0; 6], 1e-12, &Work::default()));
    }
}
