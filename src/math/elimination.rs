//! The elimination of A = J W Jᵀ on its own graph, without its numbers: two rows are neighbours when they share a body that
//! moves. What hangs on it as chains and trees goes first, from all ends at once, without fill-in and in linear time (cf.
//! Baraff 1996): neighbours in that order belong to different branches, and their sums need not wait for each other. The order of
//! the rest comes from approximate minimum degree (Amestoy, Davis, Duff 1996); the places of L follow from the elimination tree
//! (Davis, "Direct Methods for Sparse Linear Systems", 2006, sections 4.1 and 4.4). All of it is kept until the graph changes.

use super::block_rows::add_product;
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

/// Order and places.
#[derive(Clone, Debug, Default)]
pub struct Elimination {
    /// The rows that it was made for, and which columns moved.
    shape: BlockRows,
    moving: Vec<bool>,
    /// `order[k]`: which row of A is eliminated as number k.
    pub order: Vec<usize>,
    contributions: Vec<Contribution>,
    /// Upper triangle of the reordered A by columns; each ends with its diagonal entry.
    pub column_start: Vec<usize>,
    /// The row of every entry of that triangle.
    pub row_index: Vec<usize>,
    /// Where row k of L begins in `row`.
    pub row_start: Vec<usize>,
    /// The rows of L: (column, place in L), each column after those that change it.
    pub row: Vec<(usize, usize)>,
    /// Where column k of L begins.
    pub l_start: Vec<usize>,
    /// The row of every number in L.
    pub l_row: Vec<usize>,
}

const NONE: usize = usize::MAX;

impl Elimination {
    /// Whether it was made for rows of this shape.
    #[must_use]
    pub fn fits(&self, j: &BlockRows, w: &[f64]) -> bool {
        self.shape.has_shape_of(j) && self.moving.len() == w.len() && self.moving.iter().zip(w).all(|(moves, w)| *moves == (*w > 0.0))
    }

    /// Makes it anew where these rows, W given by its diagonal, have another shape.
    pub fn fit(&mut self, j: &BlockRows, w: &[f64]) {
        if self.fits(j, w) {
            return;
        }
        self.shape = j.clone();
        self.moving.clear();
        self.moving.extend(w.iter().map(|w| *w > 0.0));
        let on_column = self.on_column();
        let neighbours = self.neighbours(&on_column);
        self.order = fill_reducing_order(&neighbours);
        let mut place = vec![0; j.len()];
        for (k, &row) in self.order.iter().enumerate() {
            place[row] = k;
        }
        self.find_entries(&neighbours, &place);
        self.find_contributions(&on_column, &place);
        self.find_places();
    }

    /// Number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The entries (k, i), i ≤ k, of the reordered left W rightᵀ, where the two have the shape that this was made for; as
    /// `row_index` has them. With both the same this is A; with the two exchanged it is the other triangle.
    pub fn assemble(&self, left: &BlockRows, right: &BlockRows, w: &[f64], entries: &mut Vec<f64>) {
        vector::zeros(entries, self.row_index.len());
        let (left, right) = (left.values(), right.values());
        match self.shape.pairs() {
            Some(2) => return self.assemble_pairs::<2>(left, right, w, entries),
            Some(3) => return self.assemble_pairs::<3>(left, right, w, entries),
            Some(6) => return self.assemble_pairs::<6>(left, right, w, entries),
            _ => {}
        }
        for c in &self.contributions {
            let (x, y) = (&left[c.left..c.left + c.width], &right[c.right..c.right + c.width]);
            let mut sum = 0.0;
            let w = &w[c.column..c.column + c.width];
            for k in 0..c.width {
                sum += x[k] * w[k] * y[k];
            }
            entries[c.entry] += sum;
        }
    }

    /// The same where all blocks are as wide, and at multiples of it.
    #[inline(always)]
    fn assemble_pairs<const N: usize>(&self, left: &[f64], right: &[f64], w: &[f64], entries: &mut [f64]) {
        let [left, right, w] = [left, right, w].map(|numbers| numbers.as_chunks::<N>().0);
        for c in &self.contributions {
            entries[c.entry] += add_product(0.0, &left[c.left / N], &w[c.column / N], &right[c.right / N]);
        }
    }

    /// For every column that moves the rows on it: (row, value position).
    fn on_column(&self) -> Vec<Vec<(usize, usize)>> {
        let mut out = vec![Vec::new(); self.moving.len()];
        for i in 0..self.shape.len() {
            for (column, at, _) in self.shape.places(i) {
                if self.moving[column] {
                    out[column].push((i, at));
                }
            }
        }
        out
    }

    /// For every row the other rows that share a moving body with it, ascending.
    fn neighbours(&self, on_column: &[Vec<(usize, usize)>]) -> Vec<Vec<usize>> {
        let of = |i: usize| {
            let shared = self.shape.places(i).flat_map(|(column, ..)| &on_column[column]);
            let mut list: Vec<usize> = shared.map(|(other, _)| *other).filter(|other| *other != i).collect();
            list.sort_unstable();
            list.dedup();
            list
        };
        (0..self.shape.len()).map(of).collect()
    }

    fn find_entries(&mut self, neighbours: &[Vec<usize>], place: &[usize]) {
        self.column_start = vec![0];
        self.row_index.clear();
        for (k, &row) in self.order.iter().enumerate() {
            let mut above: Vec<usize> = neighbours[row].iter().map(|r| place[*r]).filter(|p| *p < k).collect();
            above.sort_unstable();
            self.row_index.extend(above);
            self.row_index.push(k);
            self.column_start.push(self.row_index.len());
        }
    }

    fn find_contributions(&mut self, on_column: &[Vec<(usize, usize)>], place: &[usize]) {
        self.contributions.clear();
        for i in 0..self.shape.len() {
            for (column, left, width) in self.shape.places(i) {
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

    /// The rows of L: row k has the columns on the paths from its entries of A up the elimination tree.
    fn find_places(&mut self) {
        let n = self.len();
        let mut parent = vec![NONE; n];
        let mut reached = vec![NONE; n];
        let mut columns: Vec<Vec<usize>> = vec![Vec::new(); n];
        for k in 0..n {
            reached[k] = k;
            let mut paths = Vec::new();
            for p in self.column_start[k]..self.column_start[k + 1] {
                let mut path = Vec::new();
                let mut i = self.row_index[p];
                while reached[i] != k {
                    if parent[i] == NONE {
                        parent[i] = k;
                    }
                    path.push(i);
                    reached[i] = k;
                    i = parent[i];
                }
                paths.extend(path.into_iter().rev());
            }
            paths.reverse();
            columns[k] = paths;
        }
        let mut count = vec![0; n];
        for &c in columns.iter().flatten() {
            count[c] += 1;
        }
        self.l_start = vec![0];
        for c in count {
            self.l_start.push(self.l_start[self.l_start.len() - 1] + c);
        }
        let mut next = self.l_start[..n].to_vec();
        self.l_row = vec![0; self.l_start[n]];
        self.row_start = vec![0];
        self.row.clear();
        for (k, row) in columns.into_iter().enumerate() {
            for c in row {
                self.row.push((c, next[c]));
                self.l_row[next[c]] = k;
                next[c] += 1;
            }
            self.row_start.push(self.row.len());
        }
    }
}

/// An order of elimination that keeps the factor sparse.
fn fill_reducing_order(neighbours: &[Vec<usize>]) -> Vec<usize> {
    let mut order = leaves_first(neighbours);
    let mut place = vec![0; neighbours.len()];
    order.iter().for_each(|row| place[*row] = NONE);
    let core: Vec<usize> = (0..neighbours.len()).filter(|row| place[*row] != NONE).collect();
    core.iter().enumerate().for_each(|(k, row)| place[*row] = k);
    let mut start = vec![0];
    let mut index = Vec::new();
    for (k, &row) in core.iter().enumerate() {
        index.push(k);
        index.extend(neighbours[row].iter().map(|other| place[*other]).filter(|k| *k != NONE));
        start.push(index.len());
    }
    match amd::order(core.len(), &start, &index, &amd::Control::default()) {
        Ok((inner, ..)) => order.extend(inner.iter().map(|k| core[*k])),
        Err(_) => order.extend(core),
    }
    order
}

/// The rows that have one neighbour left at most when their turn comes, round by round.
fn leaves_first(neighbours: &[Vec<usize>]) -> Vec<usize> {
    let mut left: Vec<usize> = neighbours.iter().map(Vec::len).collect();
    let mut order: Vec<usize> = (0..left.len()).filter(|row| left[*row] <= 1).collect();
    let mut next = 0;
    while let Some(&row) = order.get(next) {
        for &other in &neighbours[row] {
            left[other] -= 1;
            if left[other] == 1 {
                order.push(other);
            }
        }
        next += 1;
    }
    order
}

/// The solution of L D U x = y, where the numbers of L and Uᵀ stand below diagonals of ones and D is given by its inverse; `x` is
/// in the order of elimination.
pub fn substitute(e: &Elimination, [l, u]: [&[f64]; 2], inverse_d: &[f64], x: &mut [f64]) {
    forward_substitute(e, l, x);
    for (x, d) in x.iter_mut().zip(inverse_d) {
        *x *= d;
    }
    back_substitute(e, u, x);
}

/// L x = x, where L has these numbers below a diagonal of ones.
fn forward_substitute(e: &Elimination, l: &[f64], x: &mut [f64]) {
    for k in 0..x.len() {
        let (value, column) = (x[k], e.l_start[k]..e.l_start[k + 1]);
        for (row, l) in e.l_row[column.clone()].iter().zip(&l[column]) {
            x[*row] -= l * value;
        }
    }
}

/// Lᵀ x = x for the leading rows that x has.
pub fn back_substitute(e: &Elimination, l: &[f64], x: &mut [f64]) {
    for k in (0..x.len()).rev() {
        let column = e.l_start[k]..e.l_start[k + 1];
        let mut value = x[k];
        for (row, l) in e.l_row[column.clone()].iter().zip(&l[column]) {
            if let Some(below) = x.get(*row) {
                value -= l * below;
            }
        }
        x[k] = value;
    }
}
