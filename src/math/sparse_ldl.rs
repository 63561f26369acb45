//! A sparse LDLᵀ factorisation of A = J W Jᵀ on its own graph: two rows are neighbours when they share a body that
//! moves. The order comes from approximate minimum degree (Amestoy, Davis, Duff 1996), which finds the linear-time order
//! of chains and trees (cf. Baraff 1996); the factorisation goes up row by row (Davis, "Direct Methods for Sparse Linear
//! Systems", 2006, section 4.8). Order, tree and places are kept until the graph changes.
//!
//! A pivot that falls to `tolerance` times its diagonal entry marks a dependent row. Each gives a null vector, the
//! solution of Lᵀn = e_k; with those the least-squares solution of smallest norm is found.

use super::{BlockRows, vector};

/// One product of two blocks that adds to an entry of A: value positions in J, first column, width, place in A.
#[derive(Clone, Copy, Debug)]
struct Contribution {
    left: usize,
    right: usize,
    column: usize,
    width: usize,
    entry: usize,
}

/// The factorisation, reused from step to step.
#[derive(Clone, Debug, Default)]
pub struct SparseLdl {
    /// The graph it was made for.
    pattern: Pattern,
    /// order[k]: which row of A is eliminated as number k.
    order: Vec<usize>,
    contributions: Vec<Contribution>,
    /// Upper triangle of the reordered A by columns.
    column_start: Vec<usize>,
    row_index: Vec<usize>,
    entries: Vec<f64>,
    /// Elimination tree; its roots point to NONE.
    parent: Vec<usize>,
    l_start: Vec<usize>,
    l_row: Vec<usize>,
    l: Vec<f64>,
    /// 1/D_k, or 0 for a dependent row.
    inverse_d: Vec<f64>,
    dependent: Vec<usize>,
    /// Null vectors of the reordered A, one after the other, and the Cholesky factor of their Gram matrix.
    null: Vec<f64>,
    gram: Vec<f64>,
    scratch: Scratch,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Pattern {
    /// (row, column, width) of every block that moves.
    blocks: Vec<(usize, usize, usize)>,
    rows: usize,
}

#[derive(Clone, Debug, Default)]
struct Scratch {
    pattern: Pattern,
    y: Vec<f64>,
    marked: Vec<bool>,
    path: Vec<usize>,
    stack: Vec<usize>,
    next: Vec<usize>,
    x: Vec<f64>,
}

const NONE: usize = usize::MAX;

impl SparseLdl {
    /// Factorises A = J W Jᵀ, W given by its diagonal.
    pub fn factor(&mut self, j: &BlockRows, w: &[f64], tolerance: f64) {
        self.scratch.pattern.read(j, w);
        if self.scratch.pattern != self.pattern {
            std::mem::swap(&mut self.pattern, &mut self.scratch.pattern);
            self.analyse(j, w);
        }
        self.assemble(j, w);
        self.eliminate(tolerance);
        self.find_null_vectors();
    }

    /// How many rows are independent, to the tolerance.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.order.len() - self.dependent.len()
    }

    /// Numbers in L: how much the elimination filled in.
    #[must_use]
    pub fn fill(&self) -> usize {
        self.l.len()
    }

    /// Order, places of the entries of A, elimination tree and places of L.
    fn analyse(&mut self, j: &BlockRows, w: &[f64]) {
        let n = j.len();
        let neighbours = neighbours(&self.pattern, w.len());
        self.order = fill_reducing_order(&neighbours);
        let mut place = vec![0; n];
        for (k, &row) in self.order.iter().enumerate() {
            place[row] = k;
        }
        self.column_start = vec![0];
        self.row_index.clear();
        for &row in &self.order {
            let k = place[row];
            let mut above: Vec<usize> = neighbours[row].iter().map(|r| place[*r]).filter(|p| *p < k).collect();
            above.sort_unstable();
            self.row_index.extend(above);
            self.row_index.push(k);
            self.column_start.push(self.row_index.len());
        }
        self.find_contributions(j, w, &place);
        self.find_tree();
    }

    fn find_contributions(&mut self, j: &BlockRows, w: &[f64], place: &[usize]) {
        self.contributions.clear();
        let mut on_column: Vec<Vec<(usize, usize)>> = vec![Vec::new(); w.len()];
        for i in 0..j.len() {
            for (column, at, _) in j.places(i) {
                if w[column] > 0.0 {
                    on_column[column].push((i, at));
                }
            }
        }
        for i in 0..j.len() {
            for (column, left, width) in j.places(i) {
                for &(other, right) in &on_column[column] {
                    let (p, k) = (place[other], place[i]);
                    if p <= k {
                        let range = self.column_start[k]..self.column_start[k + 1];
                        let found = self.row_index[range.clone()].binary_search(&p);
                        debug_assert!(found.is_ok(), "neighbours share a column");
                        let entry = range.start + found.unwrap_or(0);
                        self.contributions.push(Contribution { left, right, column, width, entry });
                    }
                }
            }
        }
    }

    fn find_tree(&mut self) {
        let n = self.order.len();
        let mut count = vec![0; n];
        let mut reached = vec![NONE; n];
        self.parent = vec![NONE; n];
        for k in 0..n {
            reached[k] = k;
            for p in self.column_start[k]..self.column_start[k + 1] {
                let mut i = self.row_index[p];
                while reached[i] != k {
                    if self.parent[i] == NONE {
                        self.parent[i] = k;
                    }
                    count[i] += 1;
                    reached[i] = k;
                    i = self.parent[i];
                }
            }
        }
        self.l_start = vec![0];
        for c in count {
            self.l_start.push(self.l_start[self.l_start.len() - 1] + c);
        }
        let fill = self.l_start[n];
        self.l_row = vec![0; fill];
        self.l = vec![0.0; fill];
    }

    fn assemble(&mut self, j: &BlockRows, w: &[f64]) {
        vector::zeros(&mut self.entries, self.row_index.len());
        let values = j.values();
        for c in &self.contributions {
            let (left, right) = (&values[c.left..c.left + c.width], &values[c.right..c.right + c.width]);
            let mut sum = 0.0;
            for ((x, y), w) in left.iter().zip(right).zip(&w[c.column..]) {
                sum += x * w * y;
            }
            self.entries[c.entry] += sum;
        }
    }

    /// Row k of L from the rows before it, for k = 0, 1, …
    fn eliminate(&mut self, tolerance: f64) {
        let n = self.order.len();
        let Scratch { y, marked, path, stack, next, .. } = &mut self.scratch;
        vector::zeros(y, n);
        marked.clear();
        marked.resize(n, false);
        next.clear();
        next.extend_from_slice(&self.l_start[..n]);
        vector::zeros(&mut self.inverse_d, n);
        self.dependent.clear();
        for k in 0..n {
            let mut d = 0.0;
            path.clear();
            for p in self.column_start[k]..self.column_start[k + 1] {
                let i = self.row_index[p];
                if i == k {
                    d = self.entries[p];
                    continue;
                }
                y[i] = self.entries[p];
                let mut node = i;
                stack.clear();
                while node != NONE && node < k && !marked[node] {
                    marked[node] = true;
                    stack.push(node);
                    node = self.parent[node];
                }
                path.extend(stack.iter().rev());
            }
            let diagonal = d;
            for &c in path.iter().rev() {
                let yc = y[c];
                for q in self.l_start[c]..next[c] {
                    y[self.l_row[q]] -= self.l[q] * yc;
                }
                let value = yc * self.inverse_d[c];
                d -= yc * value;
                self.l_row[next[c]] = k;
                self.l[next[c]] = value;
                next[c] += 1;
                (y[c], marked[c]) = (0.0, false);
            }
            if d > tolerance * diagonal && d.is_finite() {
                self.inverse_d[k] = 1.0 / d;
            } else {
                self.dependent.push(k);
            }
        }
    }

    /// Lᵀ n = e_k for every dependent row k, and the Cholesky factor of the Gram matrix of these vectors.
    fn find_null_vectors(&mut self) {
        let (n, r) = (self.order.len(), self.dependent.len());
        vector::zeros(&mut self.null, n * r);
        for (vector, &k) in self.null.chunks_mut(n.max(1)).zip(&self.dependent) {
            vector[k] = 1.0;
            back_substitute(&self.l_start, &self.l_row, &self.l, &mut vector[..=k]);
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
        let mut x = std::mem::take(&mut self.scratch.x);
        x.clear();
        x.extend(self.order.iter().map(|row| y[*row]));
        let singular = !self.dependent.is_empty();
        if singular {
            self.project(&mut x);
        }
        for k in 0..x.len() {
            let value = x[k];
            for q in self.l_start[k]..self.l_start[k + 1] {
                x[self.l_row[q]] -= self.l[q] * value;
            }
        }
        for (x, d) in x.iter_mut().zip(&self.inverse_d) {
            *x *= d;
        }
        back_substitute(&self.l_start, &self.l_row, &self.l, &mut x);
        if singular {
            self.project(&mut x);
        }
        for (value, row) in x.iter().zip(&self.order) {
            out[*row] = *value;
        }
        self.scratch.x = x;
    }
}

/// Lᵀ x = x for the leading rows that x has.
fn back_substitute(l_start: &[usize], l_row: &[usize], l: &[f64], x: &mut [f64]) {
    for k in (0..x.len()).rev() {
        let mut value = x[k];
        for q in l_start[k]..l_start[k + 1] {
            if let Some(below) = x.get(l_row[q]) {
                value -= l[q] * below;
            }
        }
        x[k] = value;
    }
}

impl Pattern {
    fn read(&mut self, j: &BlockRows, w: &[f64]) {
        self.rows = j.len();
        self.blocks.clear();
        for i in 0..j.len() {
            self.blocks.extend(j.places(i).filter(|(column, ..)| w[*column] > 0.0).map(|(column, _, width)| (i, column, width)));
        }
    }
}

/// For every row the other rows that share a moving body with it, ascending.
fn neighbours(pattern: &Pattern, columns: usize) -> Vec<Vec<usize>> {
    let mut on_column: Vec<Vec<usize>> = vec![Vec::new(); columns];
    for (row, column, _) in &pattern.blocks {
        on_column[*column].push(*row);
    }
    let mut out: Vec<Vec<usize>> = vec![Vec::new(); pattern.rows];
    for (row, column, _) in &pattern.blocks {
        out[*row].extend(on_column[*column].iter().filter(|other| *other != row));
    }
    for list in &mut out {
        list.sort_unstable();
        list.dedup();
    }
    out
}

/// An order of elimination that keeps the factor sparse.
fn fill_reducing_order(neighbours: &[Vec<usize>]) -> Vec<usize> {
    let n = neighbours.len();
    let mut start = vec![0];
    let mut index = Vec::new();
    for (row, list) in neighbours.iter().enumerate() {
        index.push(row);
        index.extend_from_slice(list);
        start.push(index.len());
    }
    match amd::order(n, &start, &index, &amd::Control::default()) {
        Ok((order, ..)) => order,
        Err(_) => (0..n).collect(),
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

    #[test]
    fn a_chain_fills_in_nothing() {
        let places: Vec<(f64, f64)> = (0..=500).map(|i| (f64::from(i), 0.3 * f64::from(i % 7))).collect();
        let pairs: Vec<(usize, usize)> = (0..500).map(|i| (i, i + 1)).collect();
        let mut ldl = SparseLdl::default();
        ldl.factor(&sticks(&places, &pairs), &vec![1.0; 1002], 1e-12);
        assert_eq!((ldl.rank(), ldl.fill()), (500, 499));
    }
}
