//! Conjugate gradients in the least-squares sense: CGLS minimises ‖Aλ + b‖² (slide 21) by matrix-free products.
//!
//! Why this variant: A = J W Jᵀ may be singular (redundant constraints) and b inconsistent (contradictory ones). Plain
//! CG then breaks down or drifts off in the null space. CGLS works on AᵀAλ = −Aᵀb, which is always consistent, and
//! from λ = 0 all its iterates lie in the range of A: it finds the λ of smallest norm. The price is the square of the
//! condition number. (Björck, "Numerical Methods for Least Squares Problems", 1996, algorithm 7.4.1; A is symmetric.)

use super::{Report, Solver, StoppedBy, Stopping, Watcher};
use crate::assembly::Problem;
use crate::describe::{Args, Entry};
use crate::math::vector;

/// How this solver describes itself.
pub static ENTRY: Entry = Entry {
    id: "cg",
    title: "Conjugate gradients",
    symbol: "CG",
    unit: "",
    help: "Minimises ‖Aλ + b‖² step by step, without forming A.",
    parameters: &[],
};

/// Builds the solver.
#[must_use]
pub fn build(_args: &Args) -> Box<dyn Solver> {
    Box::new(Cg::default())
}

#[derive(Debug, Default)]
struct Cg {
    /// −(Aλ + b)
    r: Vec<f64>,
    /// A r: the descent direction of ½‖Aλ + b‖².
    s: Vec<f64>,
    /// Search direction.
    p: Vec<f64>,
    /// A p
    ap: Vec<f64>,
}

impl Solver for Cg {
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        let Problem { a, b } = problem;
        let m = b.len();
        if m == 0 {
            return Report::default();
        }
        let Cg { r, s, p, ap } = self;
        for vector in [&mut *r, &mut *s, &mut *p, &mut *ap] {
            vector::zeros(vector, m);
        }
        a.apply(lambda, r);
        for (r, b) in r.iter_mut().zip(b) {
            *r = -(*r + b);
        }
        a.apply(r, s);
        p.copy_from_slice(s);
        let small = stopping.tolerance * vector::norm(b);
        let gradient_at_start = vector::norm(s);
        let mut gamma = vector::dot(s, s);
        let mut residual = vector::norm(r);
        watcher.iterate(0, lambda, residual);

        for k in 0..=stopping.max_iterations {
            let report = |stopped_by| Report { iterations: k, residual, stopped_by };
            if !residual.is_finite() || !gamma.is_finite() {
                return report(StoppedBy::Breakdown);
            }
            if residual <= small || gamma.sqrt() <= stopping.tolerance * gradient_at_start {
                return report(StoppedBy::Residual);
            }
            if k == stopping.max_iterations {
                return report(StoppedBy::Iterations);
            }
            a.apply(p, ap);
            let curvature = vector::dot(ap, ap);
            if curvature == 0.0 {
                return report(StoppedBy::Change);
            }
            let alpha = gamma / curvature;
            vector::add_scaled(lambda, alpha, p);
            vector::add_scaled(r, -alpha, ap);
            let before = residual;
            residual = vector::norm(r);
            watcher.iterate(k + 1, lambda, residual);
            if alpha * vector::norm(p) <= f64::EPSILON * vector::norm(lambda) && residual >= before * (1.0 - f64::EPSILON) {
                return Report { iterations: k + 1, residual, stopped_by: StoppedBy::Change };
            }
            a.apply(r, s);
            let next = vector::dot(s, s);
            let beta = next / gamma;
            gamma = next;
            for (p, s) in p.iter_mut().zip(s.iter()) {
                *p = s + beta * *p;
            }
        }
        Report { iterations: stopping.max_iterations, residual, stopped_by: StoppedBy::Iterations }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assembly::Explicit;
    use crate::math::Dense;
    use proptest::prelude::*;

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
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn cg_and_direct_find_the_same_lambda(entries in prop::collection::vec(-1.0f64..1.0, 20), b in prop::collection::vec(-10.0f64..10.0, 4)) {
            let mut a = gram(4, 5, &entries);
            for i in 0..4 {
                a.row_mut(i)[i] += 1.0; // condition number below 30
            }
            let (mut by_cg, mut by_direct) = ([0.0; 4], [0.0; 4]);
            Cg::default().solve(Problem { a: &mut Explicit::new(&a), b: &b }, &mut by_cg, &STOPPING, &mut ());
            crate::solver::direct::build(&Args::defaults(&crate::solver::SETTINGS, 2)).solve(Problem { a: &mut Explicit::new(&a), b: &b }, &mut by_direct, &STOPPING, &mut ());
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
                solver.solve(Problem { a: &mut Explicit::new(&a), b: &b }, &mut lambda, &STOPPING, &mut ());
                for (x, y) in lambda.iter().zip(&exact) {
                    prop_assert!((x - y).abs() <= 1e-10, "{solver:?}: {x} {y}");
                }
            }
        }
    }

    #[test]
    fn the_iteration_rule_is_reported_when_it_fires() {
        let a = gram(4, 5, &[0.3, -0.7, 0.2, 0.9, 0.1, -0.5, 0.4, 0.8, -0.2, 0.6, 0.7, 0.1, -0.9, 0.3, 0.5, 0.2, 0.2, -0.1, 0.9, -0.4]);
        let mut lambda = [0.0; 4];
        let one = Stopping { max_iterations: 1, ..STOPPING };
        let report = Cg::default().solve(Problem { a: &mut Explicit::new(&a), b: &[1.0, 2.0, 3.0, 4.0] }, &mut lambda, &one, &mut ());
        assert_eq!((report.iterations, report.stopped_by), (1, StoppedBy::Iterations));
        assert!(report.residual > 0.0);
    }
}
