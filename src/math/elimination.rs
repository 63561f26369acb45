//! The elimination of A = J W Jᵀ on its own graph, without its numbers. A node are the two or three rows of a ball
//! joint, or a single row; two nodes are neighbours when they share a body that moves. What hangs on the graph as chains
//! and trees goes first, from all ends at once, without fill-in and in linear time (cf. Baraff 1996): these are the leaves, each
//! of which changes one later node at most, its parent. Neighbours in that order belong to different branches, and their sums
//! need not wait for each other. The rest is the core, which goes row by row. Its order comes from approximate minimum degree (Amestoy, Davis, Duff
//! 1996); the places of L follow from the elimination tree (Davis, "Direct Methods for Sparse Linear Systems", 2006, sections 4.1
//! and 4.4). All of it is kept until the graph changes.

use super::block_rows::{add_product, each};
use super::square::{self, Column, Square};
use super::{BlockRows, Mapped, Work, vector};

/// One product of two blocks, or of those of two nodes, that adds to an entry of A: value positions in J, first column, width,
/// place in A. Where all blocks are as wide, positions and columns count blocks.
#[derive(Clone, Copy, Debug)]
struct Contribution {
    left: usize,
    right: usize,
    column: usize,
    width: usize,
    entry: usize,
}

/// A node that goes before the core.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// Which.
    pub node: usize,
    /// The only later node that it changes; `usize::MAX` where there is none.
    pub parent: usize,
}

/// An entry in a row of L.
#[derive(Clone, Copy, Debug)]
pub struct FactorEntry {
    /// Its column, a node.
    pub column: usize,
    /// Where the core's L has that column's first entry.
    pub from: usize,
    /// Where it has this one.
    pub at: usize,
}

/// Order and places. An entry of A or L is a square of as many numbers as a node has rows; first come the diagonal ones of A, node
/// by node, then for each leaf the one in its parent's row, then those of the core. Vectors are not reordered.
#[derive(Clone, Debug, Default)]
pub struct Elimination {
    /// The rows that it was made for, and which columns moved.
    shape: BlockRows,
    moving: Vec<bool>,
    /// How many rows a node has, and how many it was to have.
    rows: usize,
    asked: usize,
    /// Contributions to entries off the diagonal, then to the diagonal.
    contributions: Vec<Contribution>,
    off_diagonal: usize,
    /// The nodes that are eliminated first, in order.
    pub leaves: Vec<Leaf>,
    /// The nodes that are eliminated after the leaves, in order.
    pub core: Vec<usize>,
    /// Where column k of the core's upper triangle, without its diagonal, begins in `row_index`.
    pub column_start: Vec<usize>,
    /// The row of every entry of that triangle, a node.
    pub row_index: Vec<usize>,
    /// Where row k of the core's L begins in `row`.
    pub row_start: Vec<usize>,
    /// The rows of L, each column after those that change it.
    pub row: Vec<FactorEntry>,
    /// Where column k of the core's L begins.
    pub l_start: Vec<usize>,
    /// The row of every entry of the core's L, a node.
    pub l_row: Vec<usize>,
}

const NONE: usize = usize::MAX;

/// Elementary operations to find the place of an entry of L, roughly: also so many that their memory stays within bounds.
const WORK_OF_AN_ENTRY: u64 = 75;

/// As many as a ball joint has, two in the plane and three in space, where all rows are those of ball joints: that many rows in turn
/// stand on the same two bodies of three or six velocity components. Else one.
#[must_use]
pub fn rows_per_node(j: &BlockRows) -> usize {
    let rows = match j.pairs() {
        Some(3) => 2,
        Some(6) => 3,
        _ => return 1,
    };
    let columns = |i: usize| j.places(i).map(|(column, ..)| column);
    let together = j.len().is_multiple_of(rows) && (0..j.len()).all(|i| columns(i).eq(columns(i - i % rows)));
    if together { rows } else { 1 }
}

impl Elimination {
    /// True where it was made for rows of this shape.
    #[must_use]
    pub fn fits(&self, j: &BlockRows, w: &[f64]) -> bool {
        self.shape.has_shape_of(j) && self.moving.len() == w.len() && self.moving.iter().zip(w).all(|(moves, w)| *moves == (*w > 0.0))
    }

    /// Makes it anew where these rows, W given by its diagonal, have another shape: so many to a node if that leaves no core. False
    /// where L has more entries than there is work left for: then it is made for no rows.
    pub fn fit(&mut self, j: &BlockRows, w: &[f64], rows: usize, work: &Work) -> bool {
        if self.asked == rows && self.fits(j, w) {
            return true;
        }
        (self.rows, self.asked) = (rows, rows);
        self.shape = j.clone();
        self.moving.clear();
        self.moving.extend(w.iter().map(|w| *w > 0.0));
        let (mut on_column, mut neighbours, mut place);
        loop {
            on_column = self.on_column();
            neighbours = self.neighbours(&on_column);
            place = self.find_order(&neighbours);
            if self.rows == 1 || self.core.is_empty() {
                break;
            }
            self.rows = 1;
        }
        self.find_entries(&neighbours, &place);
        self.find_contributions(&on_column, &place);
        let found = self.find_places(&place, work);
        if !found {
            *self = Elimination::default();
        }
        found
    }

    /// Elementary operations of a factorisation, roughly: three times the squares of the entries in the columns of L, which are
    /// reached through their indices.
    #[must_use]
    pub fn operations(&self) -> u64 {
        let of_column = |c: &[usize]| 3 * ((c[1] - c[0]) as u64).pow(2);
        let unit = (self.rows * self.rows * self.rows) as u64;
        unit * (20 * self.len() as u64 + self.contributions.len() as u64 + self.l_start.windows(2).map(of_column).sum::<u64>())
    }

    /// Number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.leaves.len() + self.core.len()
    }

    /// True where there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many rows a node has.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of entries in L; a leaf has one, also where it has no parent.
    #[must_use]
    pub fn entries_of_l(&self) -> usize {
        self.leaves.len() + self.l_row.len()
    }

    /// The diagonal entries, and those in the row of what is eliminated later and the column of what is earlier, of left W rightᵀ,
    /// where the two have the shape that this was made for. With both the same this is A, of whose diagonal entries the lower
    /// triangle is written; with the two exchanged it is the other triangle.
    pub fn assemble(&self, left: &BlockRows, right: &BlockRows, w: &[f64], entries: &mut Vec<f64>) {
        vector::zeros(entries, self.rows * self.rows * (self.len() + self.leaves.len() + self.row_index.len()));
        let (left, right) = (left.values(), right.values());
        match (self.shape.pairs(), self.rows) {
            (Some(2), 1) => return self.assemble_pairs::<2, 1>(left, right, w, entries),
            (Some(3), 1) => return self.assemble_pairs::<3, 1>(left, right, w, entries),
            (Some(3), 2) => return self.assemble_pairs::<3, 2>(left, right, w, entries),
            (Some(6), 1) => return self.assemble_pairs::<6, 1>(left, right, w, entries),
            (Some(6), 3) => return self.assemble_pairs::<6, 3>(left, right, w, entries),
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

    /// [`Elimination::assemble`] where all blocks are N wide, and at multiples of it.
    #[inline(always)]
    fn assemble_pairs<const N: usize, const D: usize>(&self, left: &[f64], right: &[f64], w: &[f64], entries: &mut [f64]) {
        let entries = square::squares_mut::<D>(entries);
        let w = w.as_chunks::<N>().0;
        // The two blocks of each row of a node
        let [left, right] = [left, right].mapped(|values| values.as_chunks::<N>().0.as_chunks::<2>().0);
        let mut rest = &self.contributions[..];
        // Distances between particles and ball joints, the usual chains: diagonal entries need no list.
        if N == 2 || D > 1 {
            rest = &rest[..self.off_diagonal];
            let rows = left.as_chunks::<D>().0.iter().zip(right.as_chunks::<D>().0);
            for ((entry, (x, y)), [a, b]) in entries.iter_mut().zip(rows).zip(self.shape.columns_of_pairs().step_by(D)) {
                let (u, v) = (&w[a / N], &w[b / N]);
                each!(D, i => each!(D, j => if j <= i {
                    entry[i][j] = add_product(add_product(0.0, &x[i][0], u, &y[j][0]), &x[i][1], v, &y[j][1]);
                }));
            }
        }
        let [left, right] = [left, right].mapped(|rows| rows.as_flattened());
        for c in rest {
            let (x, y) = (&left[c.left..][..2 * D - 1], &right[c.right..][..2 * D - 1]);
            let (entry, w) = (&mut entries[c.entry], &w[c.column]);
            each!(D, i => each!(D, j => entry[i][j] += add_product(0.0, &x[2 * i], w, &y[2 * j])));
        }
    }

    /// The blocks of a node's first row.
    fn places(&self, node: usize) -> impl Iterator<Item = (usize, usize, usize)> {
        self.shape.places(node * self.rows)
    }

    /// For every column that moves the nodes on it: (node, value position).
    fn on_column(&self) -> Vec<Vec<(usize, usize)>> {
        let mut out = vec![Vec::new(); self.moving.len()];
        for i in 0..self.shape.len() / self.rows {
            for (column, at, _) in self.places(i) {
                if self.moving[column] {
                    out[column].push((i, at));
                }
            }
        }
        out
    }

    /// For every node the others that share a moving body with it, ascending.
    fn neighbours(&self, on_column: &[Vec<(usize, usize)>]) -> Vec<Vec<usize>> {
        let of = |i: usize| {
            let shared = self.places(i).flat_map(|(column, ..)| &on_column[column]);
            let mut list: Vec<usize> = shared.map(|(other, _)| *other).filter(|other| *other != i).collect();
            list.sort_unstable();
            list.dedup();
            list
        };
        (0..self.shape.len() / self.rows).map(of).collect()
    }

    /// An order that keeps the factor sparse; the place of each node in it.
    fn find_order(&mut self, neighbours: &[Vec<usize>]) -> Vec<usize> {
        let first = leaves_first(neighbours);
        let mut place = vec![NONE; neighbours.len()];
        first.iter().enumerate().for_each(|(k, node)| place[*node] = k);
        let parent = |node: usize| neighbours[node].iter().find(|other| place[**other] > place[node]);
        self.leaves = first.iter().map(|&node| Leaf { node, parent: parent(node).copied().unwrap_or(NONE) }).collect();

        let core: Vec<usize> = (0..neighbours.len()).filter(|node| place[*node] == NONE).collect();
        let mut number = vec![NONE; neighbours.len()];
        core.iter().enumerate().for_each(|(k, node)| number[*node] = k);
        let mut start = vec![0];
        let mut index = Vec::new();
        for (k, &node) in core.iter().enumerate() {
            index.push(k);
            index.extend(neighbours[node].iter().map(|other| number[*other]).filter(|k| *k != NONE));
            start.push(index.len());
        }
        self.core = match amd::order(core.len(), &start, &index, &amd::Control::default()) {
            Ok((inner, ..)) => inner.iter().map(|k| core[*k]).collect(),
            Err(_) => core,
        };
        for (k, node) in self.core.iter().enumerate() {
            place[*node] = first.len() + k;
        }
        place
    }

    fn find_entries(&mut self, neighbours: &[Vec<usize>], place: &[usize]) {
        self.column_start = vec![0];
        self.row_index.clear();
        for &node in &self.core {
            let leaves = self.leaves.len();
            let mut above: Vec<usize> =
                neighbours[node].iter().map(|other| place[*other]).filter(|p| (leaves..place[node]).contains(p)).collect();
            above.sort_unstable();
            self.row_index.extend(above.iter().map(|p| self.core[p - leaves]));
            self.column_start.push(self.row_index.len());
        }
    }

    fn find_contributions(&mut self, on_column: &[Vec<(usize, usize)>], place: &[usize]) {
        let unit = self.shape.pairs().map_or(1, |width| width as usize);
        let mut list = [Vec::new(), Vec::new()];
        for i in 0..self.len() {
            for (column, left, width) in self.places(i) {
                for &(other, right) in &on_column[column] {
                    if place[other] <= place[i] {
                        let [left, right, column] = [left, right, column].mapped(|x| x / unit);
                        let entry = self.entry(other, i, place);
                        list[usize::from(other == i)].push(Contribution { left, right, column, width, entry });
                    }
                }
            }
        }
        self.off_diagonal = list[0].len();
        self.contributions = list.concat();
    }

    /// Where the entry of a node's row, in the column of an earlier one or its own, stands.
    fn entry(&self, earlier: usize, node: usize, place: &[usize]) -> usize {
        let (n, leaves) = (self.len(), self.leaves.len());
        if earlier == node {
            return node;
        }
        if place[earlier] < leaves {
            return n + place[earlier];
        }
        let k = place[node] - leaves;
        let range = self.column_start[k]..self.column_start[k + 1];
        let found = self.row_index[range.clone()].iter().position(|row| *row == earlier);
        debug_assert!(found.is_some(), "neighbours share a column");
        n + leaves + range.start + found.unwrap_or(0)
    }

    /// The rows of the core's L: row k has the columns on the paths from its entries of A up the elimination tree.
    fn find_places(&mut self, place: &[usize], work: &Work) -> bool {
        let n = self.core.len();
        let mut parent = vec![NONE; n];
        let mut reached = vec![NONE; n];
        let mut columns: Vec<Vec<usize>> = vec![Vec::new(); n];
        for k in 0..n {
            reached[k] = k;
            let mut paths = Vec::new();
            for p in self.column_start[k]..self.column_start[k + 1] {
                let mut path = Vec::new();
                let mut i = place[self.row_index[p]] - self.leaves.len();
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
            if !work.charge(WORK_OF_AN_ENTRY * paths.len() as u64) {
                return false;
            }
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
                self.row.push(FactorEntry { column: self.core[c], from: self.l_start[c], at: next[c] });
                self.l_row[next[c]] = self.core[k];
                next[c] += 1;
            }
            self.row_start.push(self.row.len());
        }
        true
    }
}

/// The nodes that have one neighbour left at most when their turn comes, round by round.
fn leaves_first(neighbours: &[Vec<usize>]) -> Vec<usize> {
    let mut left: Vec<usize> = neighbours.iter().map(Vec::len).collect();
    let mut order: Vec<usize> = (0..left.len()).filter(|node| left[*node] <= 1).collect();
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        for &other in &neighbours[node] {
            left[other] -= 1;
            if left[other] == 1 {
                order.push(other);
            }
        }
        next += 1;
    }
    order
}

/// The solution of L D U x = y, where the entries of L and Uᵀ stand below a diagonal of ones and D is given by its inverse.
#[inline(never)]
pub fn substitute<const D: usize>(e: &Elimination, [l, u]: [&[f64]; 2], inverse_d: &[f64], x: &mut [f64]) {
    forward_substitute::<D>(e, square::squares(l), x.as_chunks_mut().0);
    back_substitute::<D>(e, u, Some(inverse_d), x);
}

/// L x = x, where L has these entries below a diagonal of ones.
#[inline(always)]
fn forward_substitute<const D: usize>(e: &Elimination, l: &[Square<D>], x: &mut [Column<D>]) {
    let (of_leaves, l) = l.split_at(e.leaves.len());
    for (leaf, l) in e.leaves.iter().zip(of_leaves) {
        let value = x[leaf.node];
        if let Some(x) = x.get_mut(leaf.parent) {
            square::subtract(x, &square::times(l, &value));
        }
    }
    if D > 1 {
        return; // no core
    }
    for (k, node) in e.core.iter().enumerate() {
        let (value, column) = (x[*node], e.l_start[k]..e.l_start[k + 1]);
        for (row, l) in e.l_row[column.clone()].iter().zip(&l[column]) {
            square::subtract(&mut x[*row], &square::times(l, &value));
        }
    }
}

/// D Lᵀ x = x, or Lᵀ x = x.
#[inline(never)]
pub fn back_substitute<const D: usize>(e: &Elimination, l: &[f64], inverse_d: Option<&[f64]>, x: &mut [f64]) {
    let inverse_d = inverse_d.map(square::squares::<D>);
    let y = |node: usize, x: Column<D>| inverse_d.map_or(x, |inverse| square::times(&inverse[node], &x));
    let (of_leaves, l) = square::squares::<D>(l).split_at(e.leaves.len());
    let x = x.as_chunks_mut::<D>().0;
    // A core has nodes of one row.
    for (k, node) in e.core.iter().enumerate().rev().take(if D > 1 { 0 } else { e.core.len() }) {
        let column = e.l_start[k]..e.l_start[k + 1];
        let mut value = y(*node, x[*node]);
        for (row, l) in e.l_row[column.clone()].iter().zip(&l[column]) {
            square::subtract(&mut value, &square::transpose_times(l, &x[*row]));
        }
        x[*node] = value;
    }
    for (leaf, l) in e.leaves.iter().zip(of_leaves).rev() {
        let mut value = y(leaf.node, x[leaf.node]);
        if let Some(above) = x.get(leaf.parent) {
            square::subtract(&mut value, &square::transpose_times(l, above));
        }
        x[leaf.node] = value;
    }
}
