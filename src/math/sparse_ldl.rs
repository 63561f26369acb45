//! A sparse LDLᵀ factorisation of A = J W Jᵀ, row by row (Davis, "Direct Methods for Sparse Linear Systems", 2006, section
//! 4.8), in the order and at the places of an [`Elimination`].
//!
//! A pivot that falls to `tolerance` times its diagonal entry marks a dependent row. Each gives a null vector, the
//! solution of Lᵀn = e_k; with those the least-squares solution of smallest norm is found.

use super::block_rows::each;
use super::elimination::{Elimination, FactorEntry, back_substitute, rows_per_node, substitute};
use super::square::{self, Column, Pivots, Square};
use super::{BlockRows, Work, vector};

/// The factorisation, reused from step to step.
#[derive(Clone, Debug, Default)]
pub struct SparseLdl {
    elimination: Elimination,
    entries: Vec<f64>,
    l: Vec<f64>,
    /// D_k⁻¹, with zeros for dependent rows.
    inverse_d: Vec<f64>,
    dependent: Vec<Dependent>,
    /// Null vectors of A, one after the other, and the Cholesky factor of their Gram matrix.
    null: Vec<f64>,
    gram: Vec<f64>,
    y: Vec<f64>,
}

/// A row that depends on those before it.
#[derive(Clone, Copy, Debug)]
struct Dependent {
    /// The node that it belongs to.
    node: usize,
    /// The null vector of that node's D.
    null: Column<3>,
}

/// Runs an expression where D is the number of rows of a node.
macro_rules! by_rows {
    ($e:expr, $d:ident => $run:expr) => {
        match $e.rows() {
            2 => {
                const $d: usize = 2;
                $run
            }
            3 => {
                const $d: usize = 3;
                $run
            }
            _ => {
                const $d: usize = 1;
                $run
            }
        }
    };
}

impl SparseLdl {
    /// Factorises A = J W Jᵀ, W given by its diagonal.
    pub fn factor(&mut self, j: &BlockRows, w: &[f64], tolerance: f64) {
        self.fit(j, w, &Work::default());
        self.factor_again(j, w, tolerance, &Work::default());
    }

    /// Finds the order and the places of L, unless they are those of the last time; false where that takes more work than is left.
    pub fn fit(&mut self, j: &BlockRows, w: &[f64], work: &Work) -> bool {
        self.elimination.fit(j, w, rows_per_node(j), work)
    }

    /// Elementary operations of a factorisation, roughly.
    #[must_use]
    pub fn operations(&self) -> u64 {
        self.elimination.operations()
    }

    /// Factorises A again where J has the shape of the last time, and the same bodies move. Where many rows are dependent and their null
    /// space takes more work than is left, the work is spent and there are no factors.
    pub fn factor_again(&mut self, j: &BlockRows, w: &[f64], tolerance: f64, work: &Work) {
        self.elimination.assemble(j, j, w, &mut self.entries);
        by_rows!(self.elimination, D => self.eliminate::<D>(tolerance));
        let r = self.dependent.len() as u64;
        if work.charge(r * r * self.inverse_d.len() as u64) {
            self.find_null_vectors();
        } else {
            self.dependent.clear();
        }
    }

    /// How many rows are independent, to the tolerance.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.inverse_d.len() / self.elimination.rows().max(1) - self.dependent.len()
    }

    /// Entries of L below its diagonal: how much the elimination filled in.
    #[must_use]
    pub fn fill(&self) -> usize {
        let Elimination { leaves, l_row, .. } = &self.elimination;
        leaves.iter().filter(|leaf| leaf.parent < self.elimination.len()).count() + l_row.len()
    }

    /// Row k of L from the rows before it, for k = 0, 1, …
    fn eliminate<const D: usize>(&mut self, tolerance: f64) {
        let SparseLdl { elimination: e, entries, l, inverse_d, dependent, y, .. } = self;
        let (n, leaves) = (e.len(), e.leaves.len());
        vector::zeros(y, if e.core.is_empty() { 0 } else { n });
        inverse_d.clear();
        inverse_d.extend_from_slice(&entries[..D * D * n]);
        l.resize(D * D * e.entries_of_l(), 0.0);
        dependent.clear();
        let (y, inverse_d) = (square::squares_mut::<D>(y), square::squares_mut::<D>(inverse_d));
        let (of_leaves, l) = square::squares_mut::<D>(l).split_at_mut(leaves);
        let (diagonal, above) = square::squares::<D>(entries).split_at(n);
        let (above_leaves, above) = above.split_at(leaves);
        let mut invert = |node: usize, a: &Square<D>, d: &Square<D>| {
            let mut least = [0.0; D];
            each!(D, i => least[i] = tolerance * a[i][i]);
            let pivots = Pivots::of(d, &least);
            for (v, inverse) in pivots.v.iter().zip(&pivots.inverse) {
                if *inverse == 0.0 {
                    let mut null = [0.0; 3];
                    null[..D].copy_from_slice(v);
                    dependent.push(Dependent { node, null });
                }
            }
            pivots.inverse()
        };
        // Until its turn comes, D_k stands in place of its inverse.
        for ((leaf, l), a) in e.leaves.iter().zip(of_leaves).zip(above_leaves) {
            let inverse = invert(leaf.node, &diagonal[leaf.node], &inverse_d[leaf.node]);
            inverse_d[leaf.node] = inverse;
            if let Some(d) = inverse_d.get_mut(leaf.parent) {
                *l = square::times_transpose(a, &inverse);
                square::subtract_square(d, &square::times_transpose(l, a));
            }
        }
        if D > 1 {
            return; // no core
        }
        for (k, &node) in e.core.iter().enumerate() {
            let column = e.column_start[k]..e.column_start[k + 1];
            for (row, a) in e.row_index[column.clone()].iter().zip(&above[column]) {
                y[*row] = *a;
            }
            let mut d = inverse_d[node];
            for &FactorEntry { column, from, at } in &e.row[e.row_start[k]..e.row_start[k + 1]] {
                let yc = std::mem::replace(&mut y[column], [[0.0; D]; D]);
                for (row, l) in e.l_row[from..at].iter().zip(&l[from..at]) {
                    square::subtract_square(&mut y[*row], &square::times_transpose(&yc, l));
                }
                l[at] = square::times_transpose(&yc, &inverse_d[column]);
                square::subtract_square(&mut d, &square::times_transpose(&l[at], &yc));
            }
            inverse_d[node] = invert(node, &diagonal[node], &d);
        }
    }

    /// Lᵀ n = (the null vector of D) for every dependent row, and the Cholesky factor of the Gram matrix of these vectors.
    fn find_null_vectors(&mut self) {
        let d = self.elimination.rows();
        let (n, r) = (d * self.elimination.len(), self.dependent.len());
        vector::zeros(&mut self.null, n * r);
        for (vector, Dependent { node, null }) in self.null.chunks_mut(n.max(1)).zip(&self.dependent) {
            vector[d * node..][..d].copy_from_slice(&null[..d]);
            by_rows!(self.elimination, D => back_substitute::<D>(&self.elimination, &self.l, None, vector));
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
    pub fn solve(&self, y: &[f64], out: &mut [f64]) {
        out.copy_from_slice(y);
        let singular = !self.dependent.is_empty();
        if singular {
            self.project(out);
        }
        by_rows!(self.elimination, D => substitute::<D>(&self.elimination, [&self.l, &self.l], &self.inverse_d, out));
        if singular {
            self.project(out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::Dense;
    use crate::math::dense::PivotedCholesky;
    use glam::DVec3;
    use proptest::prelude::*;
    use proptest::test_runner::FileFailurePersistence;

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

    /// How many rows a ball joint has between bodies of so many velocity components.
    fn rows_of(width: usize) -> usize {
        if width == 3 { 2 } else { 3 }
    }

    /// Ball joints: rows that follow each other stand on the same two bodies, whose velocities are 3 wide in the plane and 6 in
    /// space.
    fn balls(arms: &[[f64; 3]], pairs: &[(usize, usize)], width: usize) -> BlockRows {
        let mut j = BlockRows::default();
        for (k, &(a, b)) in pairs.iter().enumerate() {
            let [r, s] = [arms[2 * k], arms[2 * k + 1]].map(DVec3::from_array);
            for e in [DVec3::X, DVec3::Y, DVec3::Z].into_iter().take(rows_of(width)) {
                let (r, s) = (r.cross(e), -s.cross(e));
                j.begin_row();
                for (body, e, turn) in [(a, e, r), (b, -e, s)] {
                    let numbers = if width == 3 { vec![e.x, e.y, turn.z] } else { [e.to_array(), turn.to_array()].concat() };
                    j.push_block(width * body, &numbers);
                }
            }
        }
        j
    }

    /// That the solution is the one of the dense factorisation, wherever both find the same rank; how many rows depend.
    fn agree(j: &BlockRows, w: &[f64], y: &[f64]) -> Result<usize, TestCaseError> {
        let (a, m) = (formed(j, w), j.len());
        let mut dense = PivotedCholesky::default();
        dense.factor(&a, 1e-9);
        let mut sparse = SparseLdl::default();
        sparse.factor(j, w, 1e-9);
        prop_assume!(dense.rank() == sparse.rank());
        let (mut x, mut z) = (vec![0.0; m], vec![0.0; m]);
        dense.solve(&y[..m], &mut x);
        sparse.solve(&y[..m], &mut z);
        let smallest = a.symmetric_eigenvalues().into_iter().filter(|e| *e > 1e-8).fold(f64::INFINITY, f64::min);
        prop_assume!(smallest > 0.05); // the dense rival works with LᵀL: the square of the condition
        for (x, z) in x.iter().zip(&z) {
            prop_assert!((x - z).abs() <= 1e-9 * (1.0 + x.abs()), "rounding over the smallest eigenvalue: {x} {z}");
        }
        Ok(m - sparse.rank())
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::with_failure_persistence(FileFailurePersistence::Direct("tests/regressions/sparse_ldl.txt")) })]
        #[test]
        fn it_agrees_with_the_dense_factorisation_also_where_rows_depend(
            places in prop::collection::vec((-1.0f64..1.0, -1.0f64..1.0), 6),
            picks in prop::collection::vec((0usize..6, 1usize..6), 1..14),
            y in prop::collection::vec(-1.0f64..1.0, 14),
        ) {
            let pairs: Vec<(usize, usize)> = picks.iter().map(|(a, by)| (*a, (a + by) % 6)).collect();
            let w = [0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0];
            agree(&sticks(&places, &pairs), &w, &y)?;
        }

        #[test]
        fn so_do_the_rows_of_joints_together(
            arms in prop::collection::vec(prop::array::uniform3(-1.0f64..1.0), 16),
            picks in prop::collection::vec((0usize..7, 1usize..7), 1..8),
            twice in prop::sample::select(vec![false, true]),
            width in prop::sample::select(vec![3_usize, 6]),
            y in prop::collection::vec(-1.0f64..1.0, 24),
        ) {
            let (mut pairs, mut arms): (Vec<(usize, usize)>, _) = (picks.iter().map(|(a, by)| (*a, (a + by) % 7)).collect(), arms);
            if twice {
                pairs.push(pairs[0]);
                let k = 2 * pairs.len() - 2;
                (arms[k], arms[k + 1]) = (arms[0], arms[1]);
            }
            let w: Vec<f64> = (0..7 * width).map(|i| if i < width { 0.0 } else { 0.7 + 0.1 * (i % 5) as f64 }).collect();
            let j = balls(&arms, &pairs, width);
            prop_assert_eq!(rows_per_node(&j), rows_of(width));
            let dependent = agree(&j, &w, &y)?;
            prop_assert!(!twice || dependent >= rows_of(width));
        }
    }

    #[test]
    fn chains_of_joints_fill_in_nothing_and_depend_on_nothing() {
        let arms: Vec<[f64; 3]> = (0..200).map(|i| [0.3, 0.1 * f64::from(i % 7), 0.2]).collect();
        let pairs: Vec<(usize, usize)> = (0..100).map(|i| (i, i + 1)).collect();
        for width in [3, 6] {
            let mut ldl = SparseLdl::default();
            ldl.factor(&balls(&arms, &pairs, width), &vec![1.0; 101 * width], 1e-12);
            assert_eq!((ldl.rank(), ldl.fill()), (100 * rows_of(width), 99));
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
