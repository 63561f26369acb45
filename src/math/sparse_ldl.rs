//! A sparse LDLᵀ factorisation of A = J W Jᵀ, row by row (Davis, "Direct Methods for Sparse Linear Systems", 2006, section
//! 4.8), in the order and at the places of an [`Elimination`].
//!
//! A pivot that falls to `tolerance` times its diagonal entry marks a dependent row. Each gives a null vector, the
//! solution of Lᵀn = e_k; with those the least-squares solution of smallest norm is found.

use super::elimination::{Elimination, back_substitute, substitute};
use super::{BlockRows, vector};

/// The factorisation, reused from step to step.
#[derive(Clone, Debug, Default)]
pub struct SparseLdl {
    elimination: Elimination,
    entries: Vec<f64>,
    l: Vec<f64>,
    /// 1/D_k, or 0 for a dependent row.
    inverse_d: Vec<f64>,
    dependent: Vec<usize>,
    /// Null vectors of the reordered A, one after the other, and the Cholesky factor of their Gram matrix.
    null: Vec<f64>,
    gram: Vec<f64>,
    y: Vec<f64>,
    x: Vec<f64>,
}

impl SparseLdl {
    /// Factorises A = J W Jᵀ, W given by its diagonal.
    pub fn factor(&mut self, j: &BlockRows, w: &[f64], tolerance: f64) {
        self.elimination.fit(j, w);
        self.factor_again(j, w, tolerance);
    }

    /// The same where J has the shape that it had the last time, and the same bodies move.
    pub fn factor_again(&mut self, j: &BlockRows, w: &[f64], tolerance: f64) {
        self.elimination.assemble(j, j, w, &mut self.entries);
        self.eliminate(tolerance);
        self.find_null_vectors();
    }

    /// How many rows are independent, to the tolerance.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.elimination.len() - self.dependent.len()
    }

    /// Numbers in L: how much the elimination filled in.
    #[must_use]
    pub fn fill(&self) -> usize {
        self.l.len()
    }

    /// Row k of L from the rows before it, for k = 0, 1, …
    fn eliminate(&mut self, tolerance: f64) {
        let SparseLdl { elimination: e, entries, l, inverse_d, dependent, y, .. } = self;
        let n = e.len();
        vector::zeros(y, n);
        l.resize(e.l_row.len(), 0.0);
        inverse_d.clear();
        dependent.clear();
        for k in 0..n {
            let diagonal_at = e.column_start[k + 1] - 1;
            for p in e.column_start[k]..diagonal_at {
                y[e.row_index[p]] = entries[p];
            }
            let diagonal = entries[diagonal_at];
            let mut d = diagonal;
            for &(c, at) in &e.row[e.row_start[k]..e.row_start[k + 1]] {
                let yc = std::mem::take(&mut y[c]);
                for (row, l) in e.l_row[e.l_start[c]..at].iter().zip(&l[e.l_start[c]..at]) {
                    y[*row] -= l * yc;
                }
                l[at] = yc * inverse_d[c];
                d -= yc * l[at];
            }
            if d > tolerance * diagonal && d.is_finite() {
                inverse_d.push(1.0 / d);
            } else {
                inverse_d.push(0.0);
                dependent.push(k);
            }
        }
    }

    /// Lᵀ n = e_k for every dependent row k, and the Cholesky factor of the Gram matrix of these vectors.
    fn find_null_vectors(&mut self) {
        let (n, r) = (self.elimination.len(), self.dependent.len());
        vector::zeros(&mut self.null, n * r);
        for (vector, &k) in self.null.chunks_mut(n.max(1)).zip(&self.dependent) {
            vector[k] = 1.0;
            back_substitute(&self.elimination, &self.l, &mut vector[..=k]);
        }
        vector::zeros(&mut self.gram, r * r);
        for i in 0..r {
            for j in 0..=i {
                let mut sum = vector::dot(&self.null[i * n..(i + 1) * n], &self.null[j * n..(j + 1) * n]);
                sum -= vector::dot(&self.gram[i * r..i * r + j], &self.gram[j * r..j * r + j]);
                self.gram[i * r + j] = if i == j { sum.sqrt() } else { sum / self.gram[j * r + j] };
            }
        }
    }

    /// Takes the null space out of x: x −= N (NᵀN)⁻¹ Nᵀ x.
    fn project(&self, x: &mut [f64]) {
        let (n, r) = (x.len(), self.dependent.len());
        let mut c: Vec<f64> = self.null.chunks(n.max(1)).take(r).map(|v| vector::dot(v, x)).collect();
        for i in 0..r {
            c[i] = (c[i] - vector::dot(&self.gram[i * r..i * r + i], &c[..i])) / self.gram[i * r + i];
        }
        for i in (0..r).rev() {
            let sum: f64 = (i + 1..r).map(|k| self.gram[k * r + i] * c[k]).sum();
            c[i] = (c[i] - sum) / self.gram[i * r + i];
        }
        for (v, c) in self.null.chunks(n.max(1)).zip(c) {
            vector::add_scaled(x, -c, v);
        }
    }

    /// x = A⁺ y: the solution, or of all least-squares solutions the one of smallest norm.
    pub fn solve(&mut self, y: &[f64], out: &mut [f64]) {
        let mut x = std::mem::take(&mut self.x);
        x.clear();
        x.extend(self.elimination.order.iter().map(|row| y[*row]));
        let singular = !self.dependent.is_empty();
        if singular {
            self.project(&mut x);
        }
        substitute(&self.elimination, [&self.l, &self.l], &self.inverse_d, &mut x);
        if singular {
            self.project(&mut x);
        }
        for (value, row) in x.iter().zip(&self.elimination.order) {
            out[*row] = *value;
        }
        self.x = x;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::Dense;
    use crate::math::dense::PivotedCholesky;
    use proptest::prelude::*;

    /// Sticks between particles in the plane: J as it comes from distances, at given places.
    fn sticks(places: &[(f64, f64)], pairs: &[(usize, usize)]) -> BlockRows {
        let mut j = BlockRows::default();
        for &(a, b) in pairs {
            let d = [places[a].0 - places[b].0, places[a].1 - places[b].1];
            j.begin_row();
            j.push_block(2 * a, &d);
            j.push_block(2 * b, &[-d[0], -d[1]]);
        }
        j
    }

    fn formed(j: &BlockRows, w: &[f64]) -> Dense {
        let mut a = Dense::zeros(j.len());
        for i in 0..j.len() {
            let mut response = vec![0.0; w.len()];
            j.add_row_scaled(i, 1.0, &mut response);
            response.iter_mut().zip(w).for_each(|(u, w)| *u *= w);
            j.times(&response, a.row_mut(i));
        }
        a
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn it_agrees_with_the_dense_factorisation_also_where_rows_depend(
            places in prop::collection::vec((-1.0f64..1.0, -1.0f64..1.0), 6),
            picks in prop::collection::vec((0usize..6, 1usize..6), 1..14),
            y in prop::collection::vec(-1.0f64..1.0, 14),
        ) {
            let pairs: Vec<(usize, usize)> = picks.iter().map(|(a, by)| (*a, (a + by) % 6)).collect();
            let w = [0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0];
            let j = sticks(&places, &pairs);
            let a = formed(&j, &w);
            let mut dense = PivotedCholesky::default();
            dense.factor(&a, 1e-9);
            let mut sparse = SparseLdl::default();
            sparse.factor(&j, &w, 1e-9);
            prop_assume!(dense.rank() == sparse.rank());
            let m = pairs.len();
            let (mut x, mut z) = (vec![0.0; m], vec![0.0; m]);
            dense.solve(&y[..m], &mut x);
            sparse.solve(&y[..m], &mut z);
            let smallest = a.symmetric_eigenvalues().into_iter().filter(|e| *e > 1e-8).fold(f64::INFINITY, f64::min);
            prop_assume!(smallest > 0.05); // the dense rival works with LᵀL: the square of the condition
            for (x, z) in x.iter().zip(&z) {
                prop_assert!((x - z).abs() <= 1e-9 * (1.0 + x.abs()), "rounding over the smallest eigenvalue: {x} {z}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn chains_fill_in_nothing_in_whatever_order_their_rows_stand(
            lengths in prop::collection::vec(1usize..20, 1..5),
            keys in prop::collection::vec(0.0f64..1.0, 80),
        ) {
            let mut pairs = Vec::new();
            for length in lengths {
                let first = pairs.last().map_or(0, |(_, end): &(usize, usize)| end + 1);
                pairs.extend((first..first + length).map(|i| (i, i + 1)));
            }
            let masses = pairs[pairs.len() - 1].1 + 1;
            let edges = pairs.windows(2).filter(|w| w[0].1 == w[1].0).count();
            let mut order: Vec<usize> = (0..pairs.len()).collect();
            order.sort_by(|a, b| keys[*a].total_cmp(&keys[*b]));
            let pairs: Vec<(usize, usize)> = order.iter().map(|k| pairs[*k]).collect();
            let places: Vec<(f64, f64)> = keys.iter().enumerate().map(|(i, key)| (f64::from(i as u32), *key)).collect();
            let mut ldl = SparseLdl::default();
            ldl.factor(&sticks(&places, &pairs), &vec![1.0; 2 * masses], 1e-12);
            prop_assert_eq!((ldl.rank(), ldl.fill()), (pairs.len(), edges));
        }
    }

    #[test]
    fn a_chain_fills_in_nothing() {
        let places: Vec<(f64, f64)> = (0..=500).map(|i| (f64::from(i), 0.3 * f64::from(i % 7))).collect();
        let pairs: Vec<(usize, usize)> = (0..500).map(|i| (i, i + 1)).collect();
        let mut ldl = SparseLdl::default();
        ldl.factor(&sticks(&places, &pairs), &vec![1.0; 1002], 1e-12);
        assert_eq!((ldl.rank(), ldl.fill()), (500, 499));
    }
}
