//! Projected Gauss–Seidel with subspace minimisation (Morales, Nocedal, Smelyanskiy, "An algorithm for the fast solution of
//! symmetric linear complementarity problems", Numer. Math. 111, 2008; the Korean note's reference 5).
//!
//! A few sweeps guess which rows F are free, that is strictly between their bounds. Then w_F = 0 is solved with the others
//! held, by conjugate gradients:
//!
//!   A_FF d = −w_F     λ_F ← P(λ_F + d)
//!
//! and once more with the rows that P held back taken out of F. The sweeps identify the free rows, the subspace step removes
//! the slow part of the error. It is taken only where it makes the residual smaller, or the energy ½λᵀAλ + bᵀλ that a symmetric A
//! and bounds that stand still make smallest: it never does harm. Bounds that follow a normal row stand still during the step.

use super::interface::Solver;
use super::report::{Report, StoppedBy, Stopping, Watcher};
use super::sweep::Sweep;
use crate::assembly::{Bounds, Operator, Problem};
use crate::describe::{Args, Entry};
use crate::math::vector;
use crate::solver::bounded::{Bounded, Region};

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "subspace",
    title: "Gauss–Seidel with subspace minimisation",
    symbol: "PGS-SM",
    unit: "",
    help: "Sweeps find which rows are free; conjugate gradients solve those.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Subspace::default())
}

/// Sweeps before each subspace step (Morales et al. take 5 and 10).
const SWEEPS: usize = 5;
/// Subspace steps before the next sweeps.
const STEPS: usize = 3;
/// Most products with A in one subspace step.
const PRODUCTS: usize = 100;

#[derive(Debug, Default)]
struct Subspace {
    sweep: Sweep,
    /// Which rows are strictly between their bounds.
    free: Vec<bool>,
    w: Vec<f64>,
    before: Vec<f64>,
    /// λ after the sweeps
    swept: Vec<f64>,
    cg: FreeCg,
}

impl Solver for Subspace {
    fn solve(&mut self, mut problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let m = problem.b.len();
        if m == 0 {
            return Report::default();
        }
        let small = self.sweep.open(&problem, lambda, stopping);
        vector::zeros(&mut self.w, m);
        let mut residual = self.residual(&mut problem, lambda);
        for k in 0..=stopping.max_iterations {
            watcher.iterate(k, lambda, residual);
            let report = |stopped_by| Report { iterations: k, residual, stopped_by };
            if !residual.is_finite() {
                return report(StoppedBy::Breakdown);
            }
            if residual <= small {
                return report(StoppedBy::Residual);
            }
            if k == stopping.max_iterations {
                return report(StoppedBy::Iterations);
            }
            self.before.clear();
            self.before.extend_from_slice(lambda);
            for _ in 0..SWEEPS {
                self.sweep.sweep(&mut problem, lambda, k + 1, watcher);
            }
            self.swept.clear();
            self.swept.extend_from_slice(lambda);
            residual = self.residual(&mut problem, lambda);
            self.subspace_steps(&mut problem, lambda, &mut residual, small);
            watcher.together(k + 1, &self.swept, lambda);
            let change = self.before.iter().zip(lambda.iter()).fold(0.0_f64, |c, (old, new)| c.max((new - old).abs()));
            // A change to NaN reads as none: the next look finds it.
            if change == 0.0 && residual.is_finite() {
                watcher.iterate(k + 1, lambda, residual);
                return Report { iterations: k + 1, residual, stopped_by: StoppedBy::Change };
            }
        }
        Report::default()
    }

    fn work(&self, rows: u64) -> u64 {
        12 * self.products() * rows
    }

    fn products(&self) -> u64 {
        (SWEEPS + STEPS * PRODUCTS) as u64
    }

    fn passes(&self) -> usize {
        SWEEPS + 1
    }
}

impl Subspace {
    /// The residual, with w = Aλ + b left behind.
    fn residual(&mut self, p: &mut Problem, lambda: &[f64]) -> f64 {
        p.a.apply(lambda, &mut self.w);
        vector::add_scaled(&mut self.w, 1.0, p.b);
        self.sweep.bounded.residual(&p.bounds, lambda, &self.w)
    }

    fn subspace_steps(&mut self, p: &mut Problem, lambda: &mut [f64], residual: &mut f64, small: f64) {
        for _ in 0..STEPS {
            if *residual <= small || !find_free(&self.sweep.bounded, &p.bounds, lambda, &mut self.free) {
                return;
            }
            self.cg.solve(p.a, &self.free, &self.w);
            let mut moved = std::mem::take(&mut self.cg.moved);
            moved.clear();
            moved.extend(lambda.iter().zip(&self.cg.d).map(|(l, d)| l + d));
            self.sweep.bounded.project(&p.bounds, &mut moved);
            self.cg.r.copy_from_slice(&self.w);
            let after = self.residual(p, &moved);
            let falls = p.bounds.friction.is_empty() && energy_change(p.b, [lambda, &moved], [&self.cg.r, &self.w]) < 0.0;
            let better = after < *residual || falls;
            if better {
                *residual = after;
                lambda.copy_from_slice(&moved);
            }
            self.cg.moved = moved;
            if !better {
                return;
            }
        }
    }
}

/// How much ½λᵀAλ + bᵀλ changes from one λ to another, with w = Aλ + b of both. Zero where A is not symmetric: there the work
/// ∫w·dλ on the way is another number.
fn energy_change(b: &[f64], [from, to]: [&[f64]; 2], [w, w_to]: [&[f64]; 2]) -> f64 {
    let (mut change, mut work) = (0.0, 0.0);
    for i in 0..b.len() {
        change += 0.5 * ((w_to[i] + b[i]) * to[i] - (w[i] + b[i]) * from[i]);
        work += 0.5 * (w[i] + w_to[i]) * (to[i] - from[i]);
    }
    if (change - work).abs() <= 1e-6 * change.abs() { change } else { 0.0 }
}

/// Marks the rows that are strictly between their bounds; whether there are any.
fn find_free(bounded: &Bounded, bounds: &Bounds, lambda: &[f64], free: &mut Vec<bool>) -> bool {
    free.clear();
    free.resize(lambda.len(), false);
    for i in 0..lambda.len() {
        match bounded.region(i, bounds, lambda) {
            Region::Interval(lo, hi) => free[i] = lo < lambda[i] && lambda[i] < hi,
            Region::Disc(f) => {
                let [s, t] = f.tangents;
                let radius = f.radius(lambda);
                let inside = lambda[s] * lambda[s] + lambda[t] * lambda[t] < radius * radius * (1.0 - 1e-12);
                (free[s], free[t]) = (inside, inside);
            }
            Region::Follows => {}
        }
    }
    free.contains(&true)
}

/// A_FF d = −w_F by conjugate residuals, which also stand a singular A_FF (see [`super::cg`]).
#[derive(Debug, Default)]
struct FreeCg {
    d: Vec<f64>,
    r: Vec<f64>,
    ar: Vec<f64>,
    p: Vec<f64>,
    ap: Vec<f64>,
    moved: Vec<f64>,
}

impl FreeCg {
    fn solve(&mut self, a: &mut dyn Operator, free: &[bool], w: &[f64]) {
        let m = w.len();
        for x in [&mut self.d, &mut self.r, &mut self.ar] {
            vector::zeros(x, m);
        }
        let masked = |a: &mut dyn Operator, x: &[f64], y: &mut [f64]| {
            a.apply(x, y);
            y.iter_mut().zip(free).filter(|(_, free)| !**free).for_each(|(y, _)| *y = 0.0);
        };
        self.r.iter_mut().zip(w.iter().zip(free)).for_each(|(r, (w, free))| *r = if *free { -w } else { 0.0 });
        masked(a, &self.r, &mut self.ar);
        self.p.clone_from(&self.r);
        self.ap.clone_from(&self.ar);
        let first = vector::norm(&self.r);
        let mut rho = vector::dot(&self.r, &self.ar);
        let most = free.iter().filter(|f| **f).count().min(PRODUCTS);
        for _ in 0..most {
            let curvature = vector::dot(&self.ap, &self.ap);
            if !(curvature > 0.0 && rho > 0.0) {
                return;
            }
            let alpha = rho / curvature;
            vector::add_scaled(&mut self.d, alpha, &self.p);
            vector::add_scaled(&mut self.r, -alpha, &self.ap);
            if vector::norm(&self.r) <= 1e-13 * first {
                return;
            }
            masked(a, &self.r, &mut self.ar);
            let next = vector::dot(&self.r, &self.ar);
            let beta = next / rho;
            rho = next;
            for (d, fresh) in [(&mut self.p, &self.r), (&mut self.ap, &self.ar)] {
                d.iter_mut().zip(fresh).for_each(|(d, fresh)| *d = fresh + beta * *d);
            }
        }
    }
}
