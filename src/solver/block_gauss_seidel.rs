//! Projected block Gauss–Seidel: all rows of one contact or joint are solved together with the newest values of the others
//! (Japanese note, "block"; Cottle, Pang, Stone, section 5.2; for contacts Jourdan, Alart, Jean 1998).
//!
//!   find λ_B within its bounds with A_BB λ_B + (w_B − A_BB λ_B⁰) complementary to it
//!
//! A block without active bounds is solved by A_BB δ = −w_B; otherwise the small problem is swept by itself until it stands
//! still. Blocks that are singular are swept likewise, row by row.

use super::bounded::{Bounded, Region};
use super::interface::Solver;
use super::report::{Report, StoppedBy, Stopping, Watcher};
use super::rows::{AnyRows, Apart, Rows, Source};
use super::table::RowTable;
use crate::assembly::{Bounds, FrictionLink, Problem, clamp, clamp_to_disc};
use crate::describe::{Args, Entry};
use crate::math::{Lu, Work, vector};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "block-gauss-seidel",
    title: "Block Gauss–Seidel",
    symbol: "D_B + L_B",
    unit: "",
    help: "The rows of one contact or joint are solved together, with the newest values of the others.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(BlockGaussSeidel::default())
}

/// Sweeps over one block at most.
const INNER: usize = 100;
/// Wider blocks are cut: the work grows with the cube of the width.
const WIDEST: usize = 24;

#[derive(Debug, Default)]
struct BlockGaussSeidel {
    bounded: Bounded,
    table: RowTable,
    blocks: Blocks,
    before: Vec<f64>,
    w: Vec<f64>,
    local: Local,
}

impl Solver for BlockGaussSeidel {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        if problem.b.is_empty() {
            return Report::default();
        }
        self.bounded.prepare(problem.a, &problem.bounds);
        let small = self.bounded.small(problem.b, stopping);
        self.blocks.read(&problem);
        let Problem { a, b, bounds, work, .. } = problem;
        self.bounded.project(&bounds, lambda);
        let mut table = std::mem::take(&mut self.table);
        let solve = Solve { solver: self, b, bounds, lambda, stopping, small, work, watcher };
        let report = if let Some((jacobian, inverse_mass)) = a.factors() {
            table.read(&Source { jacobian, inverse_mass, bounds, contacts_from: b.len() }, Apart::None);
            table.soften(a.softness());
            solve.iterate(table.rows())
        } else {
            solve.iterate(&mut AnyRows(a))
        };
        self.table = table;
        report
    }

    fn work(&self, rows: u64) -> u64 {
        70 * rows // and the blocks' own solves, which are charged as they come
    }
}

/// One solve: the problem but for its rows.
struct Solve<'a> {
    solver: &'a mut BlockGaussSeidel,
    b: &'a [f64],
    bounds: Bounds<'a>,
    lambda: &'a mut [f64],
    stopping: &'a Stopping,
    small: f64,
    work: Option<&'a Work>,
    watcher: &'a mut dyn Watcher,
}

impl Solve<'_> {
    fn iterate(self, rows: &mut dyn Rows) -> Report {
        let Solve { solver, b, bounds, lambda, stopping, small, work, watcher } = self;
        let BlockGaussSeidel { bounded, blocks, before, w, local, .. } = solver;
        vector::zeros(w, b.len());
        for k in 0..=stopping.max_iterations {
            rows.begin(lambda);
            w.iter_mut().zip(b).enumerate().for_each(|(i, (w, b))| *w = rows.product(i, lambda[i]) + b);
            let residual = bounded.residual(&bounds, lambda, w);
            watcher.iterate(k, lambda, residual);
            let report = |stopped_by| Report { iterations: k, residual, stopped_by };
            if !residual.is_finite() {
                return report(StoppedBy::Breakdown);
            }
            if residual <= small {
                return report(StoppedBy::Residual);
            }
            if k > 0 && stands_still(before, lambda) {
                return report(StoppedBy::Change);
            }
            let spent = work.is_some_and(|work| !work.charge(std::mem::take(&mut local.operations)));
            if spent || k == stopping.max_iterations {
                return report(StoppedBy::Iterations);
            }
            before.clear();
            before.extend_from_slice(lambda);
            let detail = watcher.watches_rows();
            for block in 0..blocks.len() {
                let (start, end, a) = blocks.block(block);
                local.solve(bounded, &bounds, (start, end), a, |i, lambda| rows.product(i, lambda) + b[i], lambda);
                for (i, (new, old)) in (start..end).zip(lambda[start..end].iter().zip(&local.start)) {
                    let change = new - old;
                    if change != 0.0 {
                        rows.change(i, change);
                    }
                    if detail {
                        watcher.row(k + 1, i, change, local.clamped && at_bound(bounded, &bounds, i, lambda));
                    }
                }
            }
        }
        Report::default()
    }
}

fn stands_still(before: &[f64], lambda: &[f64]) -> bool {
    let change = before.iter().zip(lambda).fold(0.0_f64, |c, (old, new)| c.max((new - old).abs()));
    change <= f64::EPSILON * vector::norm_max(lambda)
}

/// The blocks and their A_BB.
#[derive(Debug, Default)]
struct Blocks {
    /// One past the last row of each.
    ends: Vec<usize>,
    /// Where the A_BB of each begins.
    at: Vec<usize>,
    entries: Vec<f64>,
}

impl Blocks {
    fn len(&self) -> usize {
        self.ends.len()
    }

    /// First row, one past the last, A_BB.
    fn block(&self, k: usize) -> (usize, usize, &[f64]) {
        let start = if k == 0 { 0 } else { self.ends[k - 1] };
        let n = self.ends[k] - start;
        (start, self.ends[k], &self.entries[self.at[k]..self.at[k] + n * n])
    }

    fn read(&mut self, p: &Problem) {
        self.ends.clear();
        if p.blocks.is_empty() {
            self.find(p)
        } else {
            self.ends.extend_from_slice(p.blocks)
        }
        // The two rows of a disc stay together.
        self.ends.retain(|end| {
            let parts = |f: &FrictionLink| f.tangents[0].min(f.tangents[1]) < *end && *end <= f.tangents[0].max(f.tangents[1]);
            !p.bounds.friction.iter().any(|f| f.is_disc() && parts(f))
        });
        self.at.clear();
        self.entries.clear();
        let mut start = 0;
        for &end in &self.ends {
            self.at.push(self.entries.len());
            for i in start..end {
                self.entries.extend((start..end).map(|j| p.a.entry(i, j)));
            }
            start = end;
        }
    }

    /// Rows that follow one another and act on the same bodies, or belong to the same friction.
    fn find(&mut self, p: &Problem) {
        let m = p.b.len();
        let bodies = |i: usize| p.a.factors().map(|(j, _)| j.row(i).map(|(column, _)| column));
        let mut start = 0;
        for i in 1..=m {
            let alike = i < m
                && i - start < WIDEST
                && match (bodies(i), bodies(i - 1)) {
                    (Some(here), Some(there)) => here.eq(there),
                    _ => p.bounds.friction.iter().any(|f| {
                        let of_it = |row: usize| f.normal == row || f.tangents().contains(&row);
                        of_it(i) && of_it(i - 1)
                    }),
                };
            if !alike {
                self.ends.push(i);
                start = i;
            }
        }
    }
}

/// One block's own problem.
#[derive(Debug, Default)]
struct Local {
    /// λ_B before.
    start: Vec<f64>,
    /// w_B with λ_B as it was.
    w: Vec<f64>,
    step: Vec<f64>,
    lu: Lu,
    /// True where a bound limited one of the rows.
    clamped: bool,
    /// Elementary operations that are not charged yet, roughly.
    operations: u64,
}

impl Local {
    fn solve(
        &mut self,
        bounded: &Bounded,
        bounds: &Bounds,
        (start, end): (usize, usize),
        a: &[f64],
        w: impl Fn(usize, f64) -> f64,
        lambda: &mut [f64],
    ) {
        let n = end - start;
        self.start.clear();
        self.start.extend_from_slice(&lambda[start..end]);
        self.w.clear();
        self.w.extend((start..end).map(|i| w(i, lambda[i])));
        self.clamped = false;
        self.operations += (n * n * (n + 2)) as u64;
        if n > 1 && self.lu.factor(n, |i, j| a[i * n + j], 1e-10) {
            self.step.clear();
            self.step.extend(self.w.iter().map(|w| -w));
            self.lu.solve(&mut self.step);
            for (i, step) in self.step.iter().enumerate() {
                lambda[start + i] += step;
            }
            if (start..end).all(|i| inside(bounded, bounds, i, lambda)) {
                return;
            }
            lambda[start..end].copy_from_slice(&self.start);
        }
        self.sweep(bounded, bounds, (start, end), a, lambda);
    }

    /// Sweeps over the block until it stands still.
    fn sweep(&mut self, bounded: &Bounded, bounds: &Bounds, (start, end): (usize, usize), a: &[f64], lambda: &mut [f64]) {
        let n = end - start;
        let w = |row: usize, lambda: &[f64]| {
            let change = (0..n).map(|j| a[(row - start) * n + j] * (lambda[start + j] - self.start[j])).sum::<f64>();
            self.w[row - start] + change
        };
        for k in 0..INNER {
            // Strong friction can lead round in a circle: half of each change ends it.
            let part = if k < INNER / 2 { 1.0 } else { 0.5 };
            self.operations += (n * (3 * n + 20)) as u64;
            let mut change = 0.0_f64;
            for i in start..end {
                if bounded.diagonal[i] <= 0.0 {
                    continue;
                }
                let mut set = |row: usize, to: f64, lambda: &mut [f64]| {
                    change = change.max((to - lambda[row]).abs());
                    lambda[row] = if part < 1.0 { lambda[row] + part * (to - lambda[row]) } else { to };
                };
                match bounded.region(i, bounds, lambda) {
                    Region::Interval(lo, hi) => {
                        let step = -w(i, lambda) * bounded.step[i];
                        let to = clamp(lambda[i] + step, lo, hi);
                        self.clamped |= to != lambda[i] + step;
                        set(i, to, lambda);
                    }
                    Region::Disc(f) => {
                        let [s, t] = f.tangents;
                        let (x, y) = (lambda[s] - bounded.step[s] * w(s, lambda), lambda[t] - bounded.step[t] * w(t, lambda));
                        let (to_x, to_y) = clamp_to_disc(x, y, f.radius(lambda));
                        self.clamped |= to_x != x || to_y != y;
                        set(s, to_x, lambda);
                        set(t, to_y, lambda);
                    }
                    Region::Follows => {}
                }
            }
            if n == 1 || change <= 1e-15 * vector::norm_max(&lambda[start..end]) {
                return;
            }
        }
    }
}

/// True where λ_i is at a bound: at an end of its interval or on the edge of its disc.
fn at_bound(bounded: &Bounded, bounds: &Bounds, i: usize, lambda: &[f64]) -> bool {
    let on_edge = |f: &FrictionLink| {
        let [s, t] = f.tangents;
        libm::hypot(lambda[s], lambda[t]) >= f.radius(lambda) * (1.0 - 1e-12)
    };
    match bounded.region(i, bounds, lambda) {
        Region::Interval(lo, hi) => lambda[i] <= lo || lambda[i] >= hi,
        Region::Disc(f) => on_edge(&f),
        Region::Follows => bounds.friction.iter().any(|f| f.is_disc() && f.tangents().contains(&i) && on_edge(f)),
    }
}

/// True where λ_i is within its bounds.
fn inside(bounded: &Bounded, bounds: &Bounds, i: usize, lambda: &[f64]) -> bool {
    match bounded.region(i, bounds, lambda) {
        Region::Interval(lo, hi) => lo <= lambda[i] && lambda[i] <= hi,
        Region::Disc(f) => {
            let [s, t] = f.tangents;
            lambda[s] * lambda[s] + lambda[t] * lambda[t] <= f.radius(lambda) * f.radius(lambda)
        }
        Region::Follows => true,
    }
}
