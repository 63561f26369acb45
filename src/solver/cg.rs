//! Conjugate gradients in the least-squares sense, minimising ‖Aλ + b‖ (slide 21) by matrix-free products.
//!
//! Which variant, and why. A = J W Jᵀ is symmetric and positive semi-definite; it is singular where constraints repeat
//! and b is inconsistent where they contradict. Plain conjugate gradients then break down. Conjugate residuals (Stiefel
//! 1955), the variant of the same recurrences that makes the residual itself smallest in every Krylov space, does not:
//! the residual falls to the part that no λ can remove, and with the root of the condition number, where conjugate
//! gradients on AᵀAλ = −Aᵀb (CGLS) would take the condition number itself and twice the products.
//!
//! Along a residual that stays, λ gathers a part in the null space of A. It is a multiple of that residual and is taken
//! out at the end (Liu, Milzarek, Roosta, "Obtaining pseudo-inverse solutions with MINRES", 2023):
//!
//!   λ ← λ − r (r·λ)/(r·r)
//!
//! so that from λ = 0 and without a preconditioner the λ of smallest norm is found. The iteration also stops where what
//! is left of the residual lies in directions whose eigenvalues are below `rankTolerance` times the largest: to follow
//! those would blow λ up for nothing.
//!
//! The preconditioner is the diagonal of A: with S = diag(A)^(−½) the same is done for S A S y = −S b, λ = S y.

use super::interface::{Solver, only_free};
use super::report::{Report, StoppedBy, Stopping, Watcher};
use crate::assembly::{Bounds, Operator, Problem};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::math::vector;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "cg",
    title: "Conjugate residuals",
    symbol: "CG",
    unit: "",
    help: "Minimises ‖Aλ + b‖ iteratively, without forming A.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(args: &Args) -> Box<dyn Solver> {
    Box::new(Cg { diagonal: args.choice("preconditioner") == "diagonal", ..Cg::default() })
}

#[derive(Debug, Default)]
struct Cg {
    /// True for the diagonal preconditioner.
    diagonal: bool,
    /// Of S A S.
    largest_diagonal: f64,
    /// S
    scale: Vec<f64>,
    /// −S(Aλ + b)
    r: Vec<f64>,
    /// S A S r
    ar: Vec<f64>,
    /// Search direction of y.
    p: Vec<f64>,
    /// S A S p
    ap: Vec<f64>,
    /// λ at the start.
    start: Vec<f64>,
    work: Vec<f64>,
}

impl Solver for Cg {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let Problem { a, b, .. } = problem;
        if b.is_empty() {
            return Report::default();
        }
        self.begin(a, b, lambda);
        let small = stopping.tolerance * vector::norm(b);
        let mut rho = vector::dot(&self.r, &self.ar);
        // The largest eigenvalue of S A S is no smaller than any entry of its diagonal.
        let mut largest = self.largest_diagonal;
        let mut residual = self.residual();
        watcher.iterate(0, lambda, residual);

        for k in 0..=stopping.max_iterations {
            let report = |stopped_by| Report { iterations: k, residual, stopped_by };
            if !residual.is_finite() || !rho.is_finite() {
                return report(StoppedBy::Breakdown);
            }
            let gradient = vector::norm(&self.ar);
            let length = vector::norm(&self.r);
            largest = largest.max(gradient / length);
            if residual <= small {
                return report(StoppedBy::Residual);
            }
            if gradient <= stopping.tolerance.max(stopping.rank_tolerance) * largest * length {
                self.lift(lambda);
                return report(StoppedBy::Residual);
            }
            if k == stopping.max_iterations {
                return report(StoppedBy::Iterations);
            }
            let curvature = vector::dot(&self.ap, &self.ap);
            if curvature == 0.0 || rho <= 0.0 {
                return report(StoppedBy::Change);
            }
            let alpha = rho / curvature;
            for (lambda, (s, p)) in lambda.iter_mut().zip(self.scale.iter().zip(&self.p)) {
                *lambda += alpha * s * p;
            }
            vector::add_scaled(&mut self.r, -alpha, &self.ap);
            let before = residual;
            residual = self.residual();
            watcher.iterate(k + 1, lambda, residual);
            if alpha * vector::norm(&self.p) <= f64::EPSILON * vector::norm(lambda) && residual >= before * (1.0 - f64::EPSILON) {
                return Report { iterations: k + 1, residual, stopped_by: StoppedBy::Change };
            }
            scaled_product(a, &self.scale, &self.r, &mut self.work, &mut self.ar);
            let next = vector::dot(&self.r, &self.ar);
            let beta = next / rho;
            rho = next;
            for (d, fresh) in [(&mut self.p, &self.r), (&mut self.ap, &self.ar)] {
                for (d, fresh) in d.iter_mut().zip(fresh) {
                    *d = fresh + beta * *d;
                }
            }
        }
        Report { iterations: stopping.max_iterations, residual, stopped_by: StoppedBy::Iterations }
    }

    fn honours(&self, bounds: &Bounds) -> Result<()> {
        only_free(ENTRY.id, bounds)
    }
}

impl Cg {
    /// S, r, S A S r and the first direction.
    fn begin(&mut self, a: &mut dyn Operator, b: &[f64], lambda: &[f64]) {
        let m = b.len();
        for vector in [&mut self.r, &mut self.ar, &mut self.work] {
            vector::zeros(vector, m);
        }
        self.scale.clear();
        self.scale.resize(m, 1.0);
        a.diagonal(&mut self.work);
        self.largest_diagonal = vector::norm_max(&self.work);
        if self.diagonal {
            self.largest_diagonal = 1.0;
            for (s, d) in self.scale.iter_mut().zip(&self.work) {
                *s = if *d > 0.0 { 1.0 / d.sqrt() } else { 1.0 };
            }
        }
        self.start.clear();
        self.start.extend_from_slice(lambda);
        a.apply(lambda, &mut self.r);
        for (r, (s, b)) in self.r.iter_mut().zip(self.scale.iter().zip(b)) {
            *r = -s * (*r + b);
        }
        scaled_product(a, &self.scale, &self.r, &mut self.work, &mut self.ar);
        self.p.clone_from(&self.r);
        self.ap.clone_from(&self.ar);
    }

    /// ‖Aλ + b‖ = ‖S⁻¹r‖
    fn residual(&mut self) -> f64 {
        for (x, (r, s)) in self.work.iter_mut().zip(self.r.iter().zip(&self.scale)) {
            *x = r / s;
        }
        vector::norm(&self.work)
    }

    /// Removes from λ the part in the null space, along the remaining residual.
    fn lift(&self, lambda: &mut [f64]) {
        let gathered = |(i, r): (usize, &f64)| r * (lambda[i] - self.start[i]) / self.scale[i];
        let part = self.r.iter().enumerate().map(gathered).sum::<f64>() / vector::dot(&self.r, &self.r);
        if part.is_finite() {
            for (lambda, (s, r)) in lambda.iter_mut().zip(self.scale.iter().zip(&self.r)) {
                *lambda -= part * s * r;
            }
        }
    }
}

/// y = S A S x
fn scaled_product(a: &mut dyn Operator, scale: &[f64], x: &[f64], work: &mut [f64], y: &mut [f64]) {
    for (w, (s, x)) in work.iter_mut().zip(scale.iter().zip(x)) {
        *w = s * x;
    }
    a.apply(work, y);
    for (y, s) in y.iter_mut().zip(scale) {
        *y *= s;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assembly::Explicit;
    use crate::math::Dense;
    use proptest::prelude::*;
    use proptest::test_runner::FileFailurePersistence;

    const STOPPING: Stopping = Stopping { tolerance: 1e-13, max_iterations: 500, rank_tolerance: 1e-10 };

    /// A = B Bᵀ for an m × k matrix B: rank at most k.
    fn gram(m: usize, k: usize, b: &[f64]) -> Dense {
        let mut a = Dense::zeros(m);
        for i in 0..m {
            for j in 0..m {
                a.row_mut(i)[j] = vector::dot(&b[i * k..(i + 1) * k], &b[j * k..(j + 1) * k]);
            }
        }
        a
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::with_failure_persistence(FileFailurePersistence::Direct("tests/regressions/cg.txt")) })]
        #[test]
        fn cg_and_direct_find_the_same_lambda(entries in prop::collection::vec(-1.0f64..1.0, 20), b in prop::collection::vec(-10.0f64..10.0, 4)) {
            let mut a = gram(4, 5, &entries);
            for i in 0..4 {
                a.row_mut(i)[i] += 1.0; // condition number below 30
            }
            let (mut by_cg, mut by_direct) = ([0.0; 4], [0.0; 4]);
            Cg::default().solve(Problem::free(&mut Explicit::new(&a), &b), &mut by_cg, &STOPPING, &mut ());
            crate::solver::direct::build(&Args::defaults(&crate::solver::SETTINGS, 2)).solve(Problem::free(&mut Explicit::new(&a), &b), &mut by_direct, &STOPPING, &mut ());
            for (x, y) in by_cg.iter().zip(by_direct) {
                prop_assert!((x - y).abs() <= 1e-9 * (1.0 + y.abs()), "tolerance 1e-13 times the squared condition number: {x} {y}");
            }
        }

        #[test]
        fn on_singular_systems_both_find_the_smallest_lambda(u in prop::collection::vec(0.5f64..2.0, 3), b in prop::collection::vec(-10.0f64..10.0, 3)) {
            // A = u uᵀ has rank 1; A⁺ y = u (u·y)/(u·u)².
            let a = gram(3, 1, &u);
            let uu = vector::dot(&u, &u);
            let exact: Vec<f64> = u.iter().map(|x| -x * vector::dot(&u, &b) / (uu * uu)).collect();
            let args = Args::defaults(&crate::solver::SETTINGS, 2);
            for solver in [build(&args), crate::solver::direct::build(&args)].iter_mut() {
                let mut lambda = [0.0; 3];
                solver.solve(Problem::free(&mut Explicit::new(&a), &b), &mut lambda, &STOPPING, &mut ());
                for (x, y) in lambda.iter().zip(&exact) {
                    prop_assert!((x - y).abs() <= 1e-10, "{solver:?}: {x} {y}");
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn what_no_lambda_can_remove_stays_and_lambda_is_the_smallest(
            entries in prop::collection::vec(-1.0f64..1.0, 12), copies in prop::collection::vec(0usize..4, 3), b in prop::collection::vec(-10.0f64..10.0, 7),
        ) {
            // Four rows of three columns, three of them repeated with other b: rank at most 3 of 7, and contradictory.
            let mut rows = entries.clone();
            for &i in &copies {
                rows.extend_from_slice(&entries[3 * i..3 * i + 3]);
            }
            let a = gram(7, 3, &rows);
            let eigenvalues = a.symmetric_eigenvalues();
            prop_assume!(eigenvalues[2] > 0.05);
            let args = Args::defaults(&crate::solver::SETTINGS, 2);
            let (mut by_cg, mut by_direct) = ([0.0; 7], [0.0; 7]);
            let cg = build(&args).solve(Problem::free(&mut Explicit::new(&a), &b), &mut by_cg, &STOPPING, &mut ());
            let direct = crate::solver::direct::build(&args).solve(Problem::free(&mut Explicit::new(&a), &b), &mut by_direct, &STOPPING, &mut ());
            prop_assert!((cg.residual - direct.residual).abs() <= 1e-8, "{cg:?} {direct:?}");
            for (x, y) in by_cg.iter().zip(by_direct) {
                prop_assert!((x - y).abs() <= 1e-6 * (1.0 + y.abs()), "the dense rival squares the condition: {x} {y}");
            }
        }
    }

    #[test]
    fn a_preconditioner_helps_where_masses_differ_and_changes_nothing_else() {
        // A = D^½ (1 + u uᵀ) D^½ with u = ±1 and D over eight orders of magnitude.
        let n = 8;
        let mut a = Dense::zeros(n);
        for i in 0..n {
            for j in 0..n {
                let scale = libm::pow(10.0, 0.5 * (i as f64 + j as f64));
                a.row_mut(i)[j] = scale * (if i == j { 1.0 } else { 0.0 } + if (i + j) % 2 == 0 { 1.0 } else { -1.0 });
            }
        }
        let b: Vec<f64> = (0..n).map(|i| libm::cos(i as f64)).collect();
        let solve = |preconditioner| {
            let mut args = Args::defaults(&crate::solver::SETTINGS, 2);
            args.set("preconditioner", crate::describe::Arg::Choice(preconditioner));
            let mut lambda = vec![0.0; n];
            let stopping = Stopping { tolerance: 1e-10, ..STOPPING };
            let report = build(&args).solve(Problem::free(&mut Explicit::new(&a), &b), &mut lambda, &stopping, &mut ());
            assert_eq!(report.stopped_by, StoppedBy::Residual, "{preconditioner}: {report:?}");
            (report.iterations, lambda)
        };
        let ((plain, x), (helped, y)) = (solve("none"), solve("diagonal"));
        assert!(helped <= 3, "S A S = ½(1 + u uᵀ) has two eigenvalues: {helped}");
        assert!(plain > helped, "{plain} {helped}");
        for (x, y) in x.iter().zip(y) {
            assert!((x - y).abs() <= 1e-8 * (1.0 + y.abs()), "{x} {y}");
        }
    }

    #[test]
    fn the_iteration_rule_is_reported_when_it_fires() {
        let a = gram(4, 5, &[0.3, -0.7, 0.2, 0.9, 0.1, -0.5, 0.4, 0.8, -0.2, 0.6, 0.7, 0.1, -0.9, 0.3, 0.5, 0.2, 0.2, -0.1, 0.9, -0.4]);
        let mut lambda = [0.0; 4];
        let one = Stopping { max_iterations: 1, ..STOPPING };
        let report = Cg::default().solve(Problem::free(&mut Explicit::new(&a), &[1.0, 2.0, 3.0, 4.0]), &mut lambda, &one, &mut ());
        assert_eq!((report.iterations, report.stopped_by), (1, StoppedBy::Iterations));
        assert!(report.residual > 0.0);
    }
}
