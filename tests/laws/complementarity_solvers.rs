//! Every solver on the reference problems of VERIFICATION 23–29 and the friction cones: where it must arrive it does, and
//! where it cannot it says so.

use crate::common::cases::cases;
use crate::common::lcp::{bounded, gram, murty, near};
use constrained_dynamics::assembly::{Bounds, Explicit, FrictionKind, FrictionLink, Problem};
use constrained_dynamics::describe::{Arg, Args};
use constrained_dynamics::math::Dense;
use constrained_dynamics::solver::{self, Report, StoppedBy, Stopping};
use proptest::prelude::*;

const INFINITY: f64 = f64::INFINITY;
const PIVOTING: [&str; 2] = ["lemke", "principal-pivoting"];

fn dense(n: usize, entries: &[f64]) -> Dense {
    let mut a = Dense::zeros(n);
    for i in 0..n {
        a.row_mut(i).copy_from_slice(&entries[i * n..(i + 1) * n]);
    }
    a
}

fn args(kind: &'static str, omega: f64) -> Args {
    let mut args = Args::defaults(&solver::SETTINGS, 2);
    args.set("kind", Arg::Choice(kind));
    args.set("omega", Arg::Number(omega));
    args
}

fn solve_with(
    kind: &'static str,
    omega: f64,
    a: &Dense,
    b: &[f64],
    bounds: Bounds,
    tolerance: f64,
    max_iterations: u32,
) -> (Vec<f64>, Report) {
    let mut solver = solver::build(&args(kind, omega));
    solver.honours(&bounds).unwrap();
    let mut lambda = vec![0.0; b.len()];
    let stopping = Stopping { tolerance, max_iterations, rank_tolerance: 1e-10 };
    let report = solver.solve(Problem::new(&mut Explicit::new(a), b, bounds), &mut lambda, &stopping, &mut ());
    let again = solver::residual(&mut Problem::new(&mut Explicit::new(a), b, bounds), &lambda);
    let size = lambda.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    assert!((again - report.residual).abs() <= 1e-12 * size || !again.is_finite(), "{kind}: reported {} is {again}", report.residual);
    (lambda, report)
}

fn solve(kind: &'static str, a: &Dense, b: &[f64], bounds: Bounds) -> (Vec<f64>, Report) {
    solve_with(kind, 1.0, a, b, bounds, 1e-13, 20_000)
}

fn non_negative(n: usize) -> (Vec<f64>, Vec<f64>) {
    (vec![0.0; n], vec![INFINITY; n])
}

#[test]
fn case_23_is_solved_by_every_solver() {
    let a = dense(2, &[2.0, 1.0, 1.0, 2.0]);
    let (lo, hi) = non_negative(2);
    for kind in bounded() {
        let (lambda, report) = solve(kind, &a, &[-5.0, -6.0], Bounds { lo: &lo, hi: &hi, friction: &[] });
        assert!(near(&lambda, &[4.0 / 3.0, 7.0 / 3.0], 1e-12), "{kind}: {lambda:?} {report:?}");
        assert!(matches!(report.stopped_by, StoppedBy::Residual | StoppedBy::Change | StoppedBy::Direct), "{kind}: {report:?}");
    }
}

#[test]
fn cases_24_to_26_have_unsymmetric_a_and_are_solved_by_pivoting() {
    type Case = (usize, Vec<f64>, Vec<f64>, Vec<f64>);
    let cases: [Case; 4] = [
        (3, vec![0.0, -1.0, 2.0, 2.0, 0.0, -2.0, -1.0, 1.0, 0.0], vec![-3.0, 6.0, -1.0], vec![0.0, 1.0, 3.0]),
        (3, vec![1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 2.0, 0.0, 1.0], vec![-1.0; 3], vec![1.0 / 3.0; 3]),
        (4, murty(4), vec![-1.0; 4], vec![0.0, 0.0, 0.0, 1.0]),
        (7, murty(7), vec![-1.0; 7], vec![0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]),
    ];
    for (n, a, b, exact) in cases {
        let (lo, hi) = non_negative(n);
        for kind in PIVOTING {
            let (lambda, report) = solve(kind, &dense(n, &a), &b, Bounds { lo: &lo, hi: &hi, friction: &[] });
            let skew = n == 3 && a[0] == 0.0 && kind == "principal-pivoting";
            if skew && report.stopped_by == StoppedBy::Ray {
                continue; // A zero on the diagonal gives it no pivot, and it says so.
            }
            assert!(near(&lambda, &exact, 1e-12) && report.stopped_by == StoppedBy::Direct, "{kind} {n}: {lambda:?} {report:?}");
        }
    }
}

#[test]
fn subspace_steps_solve_a_long_chain_of_rows_in_a_few_iterations() {
    let n = 300;
    let mut a = Dense::zeros(n);
    for i in 0..n {
        a.row_mut(i)[i] = 2.0;
        for j in [i.wrapping_sub(1), i + 1].into_iter().filter(|j| *j < n) {
            a.row_mut(i)[j] = -1.0;
        }
    }
    let mut seed = 7_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed) / f64::from(u32::MAX) - 0.5
    };
    let b: Vec<f64> = (0..n).map(|_| random()).collect();
    let (lo, hi) = non_negative(n);
    let bounds = Bounds { lo: &lo, hi: &hi, friction: &[] };
    let (exact, _) = solve("lemke", &a, &b, bounds);
    assert!(exact.iter().filter(|l| **l > 0.0).count() > 100, "many rows are free");
    let (lambda, report) = solve_with("subspace", 1.0, &a, &b, bounds, 1e-12, 20);
    // The condition of the free rows is about 10⁴.
    assert!(report.stopped_by == StoppedBy::Residual && near(&lambda, &exact, 1e-7), "{report:?}");
}

#[test]
fn case_27_fathi_is_solved_by_pivoting_and_by_gauss_seidel() {
    for n in [3, 5, 8] {
        let u = murty(n);
        let product = |transposed: bool| -> Vec<f64> {
            let at = |i: usize, k: usize| if transposed { u[k * n + i] } else { u[i * n + k] };
            (0..n * n).map(|e| (0..n).map(|k| at(e / n, k) * at(e % n, k)).sum()).collect()
        };
        let (lo, hi) = non_negative(n);
        let unit = |i: usize| (0..n).map(|k| if k == i { 1.0 } else { 0.0 }).collect::<Vec<f64>>();
        for (a, exact) in [(product(false), unit(n - 1)), (product(true), unit(0))] {
            for kind in PIVOTING.into_iter().chain(["subspace", "gauss-seidel"]) {
                let (lambda, report) =
                    solve_with(kind, 1.0, &dense(n, &a), &vec![-1.0; n], Bounds { lo: &lo, hi: &hi, friction: &[] }, 1e-13, 400_000);
                let honest = matches!(report.stopped_by, StoppedBy::Iterations);
                assert!(near(&lambda, &exact, 1e-8) || honest && n == 8 && kind == "gauss-seidel", "{kind} {n}: {lambda:?} {report:?}");
            }
        }
    }
}

#[test]
fn the_friction_cone_and_the_pyramid_have_their_own_answers() {
    let w = dense(3, &[15.0, -1.0, -2.0, -1.0, 14.0, 1.0, -2.0, 1.0, 16.0]);
    let friction = |kind| [FrictionLink { normal: 0, tangents: [1, 2], count: 2, mu: 0.1, kind }];
    let (lo, hi) = ([0.0, -INFINITY, -INFINITY], [INFINITY; 3]);
    for kind in bounded() {
        let cone = friction(FrictionKind::Cone);
        let bounds = Bounds { lo: &lo, hi: &hi, friction: &cone };
        let (lambda, report) = solve(kind, &w, &[-1.0, 2.0, 3.0], bounds);
        assert!(near(&lambda, &[0.0656956828977, -0.0036786149068, -0.0054430708136], 1e-12), "{kind}: {lambda:?} {report:?}");
        let identity = dense(3, &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]);
        let (lambda, _) = solve(kind, &identity, &[-1.0, 1.0, 3.0], bounds);
        let root = 10.0_f64.sqrt();
        assert!(near(&lambda, &[1.0, -0.1 / root, -0.3 / root], 1e-12), "{kind}: {lambda:?}");
        let pyramid = friction(FrictionKind::Box);
        let (lambda, _) = solve(kind, &identity, &[-1.0, 1.0, 3.0], Bounds { friction: &pyramid, ..bounds });
        assert!(near(&lambda, &[1.0, -0.1, -0.1], 1e-12), "{kind}: {lambda:?}");
    }
}

#[test]
fn a_bound_that_a_solver_cannot_honour_is_an_error_that_names_another() {
    let friction = [FrictionLink { normal: 0, tangents: [1, 0], count: 1, mu: 0.5, kind: FrictionKind::Box }];
    let (lo, hi) = ([0.0, -INFINITY], [INFINITY; 2]);
    let (boxed, tied) = (Bounds { lo: &lo, hi: &hi, friction: &[] }, Bounds { lo: &lo, hi: &hi, friction: &friction });
    let pulls = Bounds { lo: &[-1.0, -INFINITY], ..tied };
    for (kind, bounds) in [("cg", boxed), ("direct", tied), ("lemke", pulls), ("principal-pivoting", pulls)] {
        let error = solver::build(&args(kind, 1.0)).honours(&bounds).unwrap_err();
        assert!(error.code.as_str() == "unsupported" && error.message.contains("gauss-seidel"), "{error}");
    }
    for kind in PIVOTING {
        solver::build(&args(kind, 1.0)).honours(&tied).unwrap();
    }
    for kind in ["cg", "direct"] {
        let unbounded = [-INFINITY; 2];
        solver::build(&args(kind, 1.0)).honours(&Bounds { lo: &unbounded, hi: &hi, friction: &[] }).unwrap();
    }
}

fn bounds_of(codes: &[u8]) -> (Vec<f64>, Vec<f64>) {
    codes
        .iter()
        .map(|c| match c % 5 {
            0 => (0.0, INFINITY),
            1 => (-INFINITY, INFINITY),
            2 => (-0.3, 0.2),
            3 => (-INFINITY, 0.5),
            _ => (0.1, 0.1),
        })
        .unzip()
}

proptest! {
    #![proptest_config(cases(256))]
    #[test]
    fn on_positive_definite_boxes_all_convergent_solvers_agree_with_lemke(
        entries in prop::collection::vec(-1.0f64..1.0, 36), b in prop::collection::vec(-3.0f64..3.0, 6), codes in prop::collection::vec(0u8..5, 6),
    ) {
        let a = dense(6, &gram(6, 6, &entries, 0.3));
        let (lo, hi) = bounds_of(&codes);
        let bounds = Bounds { lo: &lo, hi: &hi, friction: &[] };
        let (exact, report) = solve("lemke", &a, &b, bounds);
        prop_assert_eq!(report.stopped_by, StoppedBy::Direct);
        for kind in bounded() {
            let damping = if kind == "jacobi" { 0.3 } else { 1.0 }; // ρ(D⁻¹A) ≤ 6
            let (lambda, report) = solve_with(kind, damping, &a, &b, bounds, 1e-13, 20_000);
            prop_assert!(near(&lambda, &exact, 1e-9), "condition at most 100: {} {:?} {:?} {:?}", kind, lambda, exact, report);
        }
    }

    #[test]
    fn pivoting_agrees_on_p_matrices_that_are_not_symmetric(
        entries in prop::collection::vec(-1.0f64..1.0, 36), b in prop::collection::vec(-3.0f64..3.0, 6),
    ) {
        // Diagonally dominant with a positive diagonal: a P-matrix.
        let mut a = dense(6, &entries);
        for i in 0..6 {
            a.row_mut(i)[i] = 0.1 + a.row(i).iter().map(|x| x.abs()).sum::<f64>();
        }
        let (lo, hi) = non_negative(6);
        let bounds = Bounds { lo: &lo, hi: &hi, friction: &[] };
        let (exact, first) = solve("lemke", &a, &b, bounds);
        let (lambda, second) = solve("principal-pivoting", &a, &b, bounds);
        prop_assert!(near(&lambda, &exact, 1e-10), "{first:?} {second:?} {exact:?} {lambda:?}");
        let (lambda, report) = solve("gauss-seidel", &a, &b, bounds);
        prop_assert!(near(&lambda, &exact, 1e-10), "{report:?}");
    }

    #[test]
    fn sor_converges_for_every_omega_between_0_and_2(
        entries in prop::collection::vec(-1.0f64..1.0, 25), b in prop::collection::vec(-3.0f64..3.0, 5), omega in 0.02f64..1.98, codes in prop::collection::vec(0u8..5, 5),
    ) {
        let a = dense(5, &gram(5, 5, &entries, 0.3));
        let (lo, hi) = bounds_of(&codes);
        let bounds = Bounds { lo: &lo, hi: &hi, friction: &[] };
        let (exact, _) = solve("lemke", &a, &b, bounds);
        let (lambda, report) = solve_with("sor", omega, &a, &b, bounds, 1e-13, 1_000_000);
        prop_assert!(near(&lambda, &exact, 1e-9), "{report:?}");
    }

    #[test]
    fn the_limits_of_the_box_are_a_linear_system_and_an_lcp(entries in prop::collection::vec(-1.0f64..1.0, 25), b in prop::collection::vec(-3.0f64..3.0, 5)) {
        let a = dense(5, &gram(5, 5, &entries, 0.3));
        let (direct, _) = solve("direct", &a, &b, Bounds::FREE);
        let (lo, hi) = (vec![-1e6; 5], vec![1e6; 5]);
        for kind in ["gauss-seidel", "lemke", "principal-pivoting", "subspace", "nncg", "apgd", "block-gauss-seidel"] {
            let (free, _) = solve(kind, &a, &b, Bounds::FREE);
            let (wide, _) = solve(kind, &a, &b, Bounds { lo: &lo, hi: &hi, friction: &[] });
            prop_assert!(near(&free, &direct, 1e-9) && near(&wide, &direct, 1e-9), "{} {:?} {:?} {:?}", kind, free, wide, direct);
        }
    }

    #[test]
    fn with_friction_the_sweeps_agree_where_they_converge(
        entries in prop::collection::vec(-0.3f64..0.3, 36), b in prop::collection::vec(-3.0f64..3.0, 6), mu in 0.0f64..0.3, cone in any::<bool>(),
    ) {
        let a = dense(6, &gram(6, 6, &entries, 1.0));
        let kind = if cone { FrictionKind::Cone } else { FrictionKind::Box };
        let friction = [0, 3].map(|n| FrictionLink { normal: n, tangents: [n + 1, n + 2], count: 2, mu, kind });
        let (mut lo, hi) = (vec![-INFINITY; 6], vec![INFINITY; 6]);
        (lo[0], lo[3]) = (0.0, 0.0);
        let bounds = Bounds { lo: &lo, hi: &hi, friction: &friction };
        let (exact, report) = solve("gauss-seidel", &a, &b, bounds);
        prop_assert!(report.stopped_by < StoppedBy::Iterations, "{report:?}");
        for kind in solver::that_honour(true).into_iter().filter(|kind| *kind != "jacobi") {
            let (lambda, report) = solve(kind, &a, &b, bounds);
            prop_assert!(near(&lambda, &exact, 1e-10), "{} {:?} {:?} {:?}", kind, report, lambda, exact);
        }
    }
}

#[test]
fn the_rows_of_one_contact_are_solved_together_under_strong_friction() {
    // A leaning rod that slides: sweeps over its two rows go round in a circle.
    let a = dense(2, &[1.18, 1.34, 1.34, 2.97]);
    let friction = [FrictionLink { normal: 0, tangents: [1, 1], count: 1, mu: 1.047, kind: FrictionKind::Box }];
    let bounds = Bounds { lo: &[0.0, -INFINITY], hi: &[INFINITY; 2], friction: &friction };
    let (lambda, report) = solve_with("block-gauss-seidel", 1.0, &a, &[-0.8, -2.99], bounds, 1e-10, 100);
    // λ_t = μ λ_n and w_n = 0
    let normal = 0.8 / (1.18 + 1.34 * 1.047);
    assert!(near(&lambda, &[normal, 1.047 * normal], 1e-9), "{lambda:?} {report:?}");
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn pivoting_solves_a_problem_in_any_unit(factor in prop::collection::vec(-1.0..1.0f64, 36), b in prop::collection::vec(-1.0..1.0f64, 6), caps in prop::collection::vec(0.05..2.0f64, 6), power in -60..60i32) {
        let a = dense(6, &gram(6, 6, &factor, 0.01));
        let unit = 2.0_f64.powi(power);
        let solved = |kind: &'static str, unit: f64| {
            let scaled = |x: &[f64]| x.iter().map(|x| unit * x).collect::<Vec<f64>>();
            let (lo, hi) = (vec![0.0; 6], scaled(&caps));
            let (lambda, report) = solve(kind, &a, &scaled(&b), Bounds { lo: &lo, hi: &hi, friction: &[] });
            (scaled_back(&lambda, unit), report.stopped_by, report.iterations)
        };
        for kind in PIVOTING {
            prop_assert_eq!(solved(kind, unit), solved(kind, 1.0), "{} in the unit {}", kind, unit);
        }
    }
}

fn scaled_back(lambda: &[f64], unit: f64) -> Vec<f64> {
    lambda.iter().map(|x| x / unit).collect()
}
