//! The laboratory: VERIFICATION 23–30, verdicts with their certificates, all solutions, programs as LCPs, iteration matrices.

use crate::common::cases::cases;
use crate::common::lcp::{bounded, boxed, gram, murty, near};
use constrained_dynamics::assembly::{FrictionKind, FrictionLink};
use constrained_dynamics::complementarity::*;
use constrained_dynamics::error::Code;
use constrained_dynamics::math::Dense;
use constrained_dynamics::solver::StoppedBy;
use proptest::prelude::*;

const INFINITY: f64 = f64::INFINITY;

fn lcp(a: &[f64], b: &[f64]) -> BoxLcp {
    BoxLcp::new(&a.to_vec().into(), b.to_vec(), None, None, vec![]).unwrap()
}

fn solve(p: &BoxLcp, method: &str) -> LcpResult {
    let result = solve_box_lcp(p, &Options { tolerance: 1e-13, max_iterations: 20_000, ..Options::new(method) }).unwrap();
    if let Some(y) = &result.certificate {
        assert!(is_certificate(p, y) && result.status == Status::Infeasible);
    }
    result
}

fn product(n: usize, x: impl Fn(usize, usize) -> f64, y: impl Fn(usize, usize) -> f64) -> Vec<f64> {
    (0..n * n).map(|e| (0..n).map(|k| x(e / n, k) * y(k, e % n)).sum()).collect()
}

/// Cases 23 to 27 with their only solutions, and which methods reach them.
#[test]
fn cases_23_to_27_are_solved_or_the_limit_is_admitted() {
    let u = murty(6);
    let unit = |n: usize, i: usize| (0..n).map(|k| if k == i { 1.0 } else { 0.0 }).collect::<Vec<f64>>();
    let fathi = product(6, |i, k| u[i * 6 + k], |k, j| u[j * 6 + k]);
    let transposed = product(6, |i, k| u[k * 6 + i], |k, j| u[k * 6 + j]);
    let all = bounded();
    type Case<'a> = (&'static str, Vec<f64>, Vec<f64>, Vec<f64>, &'a [&'static str]);
    let cases: [Case; 6] = [
        ("23", vec![2.0, 1.0, 1.0, 2.0], vec![-5.0, -6.0], vec![4.0 / 3.0, 7.0 / 3.0], &all),
        ("24", vec![0.0, -1.0, 2.0, 2.0, 0.0, -2.0, -1.0, 1.0, 0.0], vec![-3.0, 6.0, -1.0], vec![0.0, 1.0, 3.0], &["lemke"]),
        ("25", vec![1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 2.0, 0.0, 1.0], vec![-1.0; 3], vec![1.0 / 3.0; 3], &["lemke", "principal-pivoting"]),
        ("26", u.clone(), vec![-1.0; 6], unit(6, 5), &["lemke", "principal-pivoting", "gauss-seidel"]),
        ("27 UUᵀ", fathi, vec![-1.0; 6], unit(6, 5), &["lemke", "principal-pivoting", "subspace", "apgd"]),
        ("27 UᵀU", transposed, vec![-1.0; 6], unit(6, 0), &["lemke", "principal-pivoting", "subspace", "apgd"]),
    ];
    for (name, a, b, exact, must) in cases {
        let p = lcp(&a, &b);
        for method in bounded() {
            let result = solve(&p, method);
            match result.status {
                Status::Solved => assert!(near(&result.lambda, &exact, 1e-7), "{name} {method}: {result:?}"),
                Status::Infeasible => panic!("{name} {method}: it has a solution"),
                _ => assert!(!must.contains(&method), "{name} {method}: {result:?}"),
            }
            if must.contains(&method) && b.len() < 6 {
                assert!(near(&result.lambda, &exact, 1e-12), "{name} {method}: {result:?}");
            }
        }
        assert!(enumerate_lcp(&p).unwrap().iter().any(|s| near(&s.lambda, &exact, 1e-9) && s.isolated), "{name}");
    }
}

#[test]
fn case_28_has_no_solution_or_two() {
    let none = lcp(&[-1.0], &[-1.0]);
    for method in bounded() {
        let result = solve(&none, method);
        assert_eq!(result.status, Status::Infeasible, "{method}");
        assert!(near(&result.certificate.unwrap(), &[1.0], 1e-12));
    }
    assert!(enumerate_lcp(&none).unwrap().is_empty());
    let two = enumerate_lcp(&lcp(&[-1.0], &[1.0])).unwrap();
    assert_eq!(two.iter().map(|s| (s.lambda[0], s.isolated)).collect::<Vec<_>>(), [(0.0, true), (1.0, true)]);
    for method in bounded() {
        assert_eq!(solve(&lcp(&[-1.0], &[1.0]), method).status, Status::Solved, "λ = 0 is one of them: {method}");
    }
}

#[test]
fn case_29_has_three_solutions() {
    let p = lcp(&[1.0, 2.0, 2.0, 1.0], &[-1.0, -1.0]);
    let found = enumerate_lcp(&p).unwrap();
    for exact in [[1.0, 0.0], [0.0, 1.0], [1.0 / 3.0, 1.0 / 3.0]] {
        assert!(found.iter().any(|s| near(&s.lambda, &exact, 1e-12) && s.isolated), "{exact:?} {found:?}");
    }
    assert_eq!(found.len(), 3);
    for method in bounded() {
        let result = solve(&p, method);
        let one_of_them = found.iter().any(|s| near(&result.lambda, &s.lambda, 1e-9));
        assert_eq!(one_of_them, result.status == Status::Solved, "{method}: {result:?}");
    }
}

#[test]
fn a_ray_is_undecided_even_where_there_are_two_solutions() {
    let p = lcp(&[1.0, 2.0, 2.0, 0.0], &[-0.63, -1.222]);
    let result = solve(&p, "lemke");
    assert_eq!((result.status, result.certificate), (Status::Ray, None));
    let found = enumerate_lcp(&p).unwrap();
    assert_eq!(found.len(), 2, "{found:?}");
    for exact in [[0.63, 0.0], [0.611, 0.0095]] {
        assert!(found.iter().any(|s| near(&s.lambda, &exact, 1e-12)) == (exact[0] == 0.611 || 2.0 * 0.63 > 1.222), "{exact:?} {found:?}");
    }
}

fn second_difference(n: usize) -> Vec<f64> {
    (0..n * n).map(|k| [2.0, -1.0, 0.0][(k / n).abs_diff(k % n).min(2)]).collect()
}

#[test]
fn case_30_spectral_radii_and_the_best_omega() {
    let a: Entries = second_difference(10).into();
    let radius = |method: &str, omega: f64| iteration_matrix(&a, method, omega).unwrap().radius;
    assert!((radius("jacobi", 1.0) - 0.959492973614).abs() < 1e-12);
    assert!((radius("gauss-seidel", 1.0) - 0.920626766416).abs() < 1e-11, "a product of rounding and a defective zero");
    let best = best_omega(&a, "sor").unwrap();
    let (omega, rho) = best.theory.unwrap();
    assert!((omega - 1.560387921275).abs() < 1e-12 && (rho - 0.560387921275).abs() < 1e-12);
    assert!((best.omega - omega).abs() < 1e-4 && (best.radius - rho).abs() < 1e-4, "ρ has a square-root edge at the best ω: {best:?}");
    let jacobi = best_omega(&a, "jacobi").unwrap();
    assert!((jacobi.omega - 1.0).abs() < 1e-8 && (jacobi.theory.unwrap().0 - 1.0).abs() < 1e-12, "the spectrum is symmetric about 1");
    assert!(iteration_matrix(&a, "gauss-seidel", 1.0).unwrap().eigenvalues.iter().all(|z| z.im.abs() < 1e-3));
}

#[test]
fn the_b_minus_c_criterion_holds_for_sor_always_and_for_jacobi_only_sometimes() {
    let verdict = |a: &[f64], method: &str, omega: f64| {
        let i = iteration_matrix(&a.to_vec().into(), method, omega).unwrap();
        (i.splitting_positive_definite, i.radius < 1.0)
    };
    let good = second_difference(4);
    let bad = [1.0, 0.9, 0.9, 0.9, 1.0, 0.9, 0.9, 0.9, 1.0]; // ρ(D⁻¹A) = 2.8
    assert_eq!(verdict(&good, "jacobi", 1.0), (true, true));
    assert_eq!(verdict(&bad, "jacobi", 1.0), (false, false));
    assert_eq!(verdict(&bad, "jacobi", 0.7), (true, true));
    for a in [&good[..], &bad] {
        for omega in [0.1, 0.5, 1.0, 1.5, 1.9] {
            assert_eq!(verdict(a, "sor", omega), (true, true));
        }
        assert_eq!(verdict(a, "gauss-seidel", 1.0), (true, true));
        assert_eq!(verdict(a, "symmetric-gauss-seidel", 1.0), (true, true));
    }
    let p = lcp(&bad, &[-1.0, -1.1, -0.9]);
    let result = solve(&p, "jacobi");
    assert_eq!(result.status, Status::Limit, "Jacobi goes round in circles, and it is shown");
}

#[test]
fn cones_and_pyramids_of_friction_have_their_own_answers() {
    let w = vec![15.0, -1.0, -2.0, -1.0, 14.0, 1.0, -2.0, 1.0, 16.0];
    let identity = vec![1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0];
    let problem = |a: &Vec<f64>, b: [f64; 3], kind| {
        let friction = FrictionLink { normal: 0, tangents: [1, 2], count: 2, mu: 0.1, kind };
        BoxLcp::new(&a.clone().into(), b.to_vec(), None, None, vec![friction]).unwrap()
    };
    let root = 10.0_f64.sqrt();
    for method in bounded() {
        for (p, exact) in [
            (problem(&w, [-1.0, 2.0, 3.0], FrictionKind::Cone), [0.0656956828977, -0.0036786149068, -0.0054430708136]),
            (problem(&identity, [-1.0, 1.0, 3.0], FrictionKind::Cone), [1.0, -0.1 / root, -0.3 / root]),
            (problem(&identity, [-1.0, 1.0, 3.0], FrictionKind::Box), [1.0, -0.1, -0.1]),
        ] {
            let result = solve(&p, method);
            assert!(result.status == Status::Solved && near(&result.lambda, &exact, 1e-12), "{method} {result:?}");
            assert!(result.kkt.primal < 1e-12 && result.kkt.complementarity < 1e-12, "{method} {:?}", result.kkt);
        }
    }
    let refused = solve_box_lcp(&problem(&w, [-1.0, 2.0, 3.0], FrictionKind::Cone), &Options::new("direct")).unwrap_err();
    assert_eq!((refused.code, refused.path.as_str()), (Code::Unsupported, "method"));
}

#[test]
fn a_continuum_of_solutions_is_told_from_isolated_ones() {
    // λ₁ + λ₂ = 1
    let found = enumerate_lcp(&lcp(&[1.0; 4], &[-1.0, -1.0])).unwrap();
    assert!(found.len() >= 2 && found.iter().all(|s| !s.isolated), "{found:?}");
    // Every λ ≥ 0.
    assert!(enumerate_lcp(&lcp(&[0.0], &[0.0])).unwrap().iter().all(|s| !s.isolated));
    // Degenerate, yet isolated.
    let found = enumerate_lcp(&lcp(&[1.0, 0.0, 0.0, 1.0], &[0.0, -1.0])).unwrap();
    assert_eq!(found.len(), 1);
    assert!(found[0].isolated && near(&found[0].lambda, &[0.0, 1.0], 1e-12));
    // λ₁ in [1, 2], where no basis with this continuum is regular.
    let found = enumerate_lcp(&lcp(&[0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0], &[0.0, 2.0, -1.0])).unwrap();
    assert!(found.iter().any(|s| s.lambda[0] >= 1.0 - 1e-9 && s.lambda[0] <= 2.0 + 1e-9 && !s.isolated), "{found:?}");
}

#[test]
fn both_bounds_finite_there_is_always_a_solution() {
    let p = boxed(&[-1.0, 3.0, -3.0, -2.0], &[0.3, -0.7], &[-1.0, -1.0], &[1.0, 2.0]);
    let found = enumerate_lcp(&p).unwrap();
    assert!(!found.is_empty());
    for s in &found {
        assert!(natural_residual(&p, &s.lambda).residual < 1e-12);
    }
}

#[test]
fn mistakes_are_errors_that_name_the_entry() {
    let square: Entries = vec![vec![1.0, 2.0], vec![3.0, 4.0]].into();
    let refused = |a: &Entries, b: Vec<f64>, lo: Option<Vec<f64>>, hi: Option<Vec<f64>>, f: Vec<FrictionLink>| {
        let e = BoxLcp::new(a, b, lo, hi, f).unwrap_err();
        (e.code, e.path.clone())
    };
    let two = || vec![0.0, 0.0];
    let friction = |normal, tangent, mu| vec![FrictionLink { normal, tangents: [tangent, 0], count: 1, mu, kind: FrictionKind::Box }];
    let cases = [
        (refused(&vec![vec![1.0], vec![3.0, 4.0]].into(), two(), None, None, vec![]), Code::WrongType, "a[0]"),
        (refused(&vec![vec![1.0, 2.0], vec![3.0, f64::NAN]].into(), two(), None, None, vec![]), Code::NotFinite, "a[1][1]"),
        (refused(&vec![1.0, 2.0, INFINITY, 4.0].into(), two(), None, None, vec![]), Code::NotFinite, "a[2]"),
        (refused(&vec![1.0, 2.0, 3.0].into(), two(), None, None, vec![]), Code::WrongType, "a"),
        (refused(&square, vec![0.0; 3], None, None, vec![]), Code::WrongType, "a"),
        (refused(&square, vec![0.0, f64::NAN], None, None, vec![]), Code::NotFinite, "b[1]"),
        (refused(&square, vec![], None, None, vec![]), Code::OutOfRange, "b"),
        (refused(&square, two(), Some(vec![0.0]), None, vec![]), Code::WrongType, "lo"),
        (refused(&square, two(), Some(vec![0.0, 2.0]), Some(vec![1.0, 1.0]), vec![]), Code::OutOfRange, "lo[1]"),
        (refused(&square, two(), Some(vec![0.0, INFINITY]), None, vec![]), Code::NotFinite, "lo[1]"),
        (refused(&square, two(), None, Some(vec![f64::NAN, 1.0]), vec![]), Code::NotFinite, "hi[0]"),
        (refused(&square, two(), None, None, friction(2, 1, 0.1)), Code::OutOfRange, "friction[0].normal"),
        (refused(&square, two(), None, None, friction(0, 7, 0.1)), Code::OutOfRange, "friction[0].tangents[0]"),
        (refused(&square, two(), None, None, friction(0, 0, 0.1)), Code::OutOfRange, "friction[0].tangents[0]"),
        (refused(&square, two(), None, None, friction(0, 1, -0.1)), Code::OutOfRange, "friction[0].mu"),
        (refused(&square, two(), None, None, [friction(0, 1, 0.1), friction(1, 0, 0.1)].concat()), Code::OutOfRange, "friction[0].normal"),
    ];
    for ((code, path), wanted, place) in cases {
        assert_eq!((code, path.as_str()), (wanted, place));
    }
    let p = lcp(&[1.0], &[-1.0]);
    let options = |change: &dyn Fn(&mut Options)| {
        let mut o = Options::new("lemke");
        change(&mut o);
        solve_box_lcp(&p, &o).unwrap_err().path.clone()
    };
    assert_eq!(options(&|o| o.method = "magic".into()), "method");
    assert_eq!(options(&|o| o.method = "cg".into()), "method");
    assert_eq!(options(&|o| o.omega = 2.5), "omega");
    assert_eq!(options(&|o| o.tolerance = f64::NAN), "tolerance");
    assert_eq!(options(&|o| o.start = Some(vec![1.0, 2.0])), "start");
    assert_eq!(options(&|o| o.start = Some(vec![f64::NAN])), "start[0]");
    assert_eq!(options(&|o| (o.iterates, o.max_iterations) = (true, u32::MAX)), "maxIterations");
    assert_eq!(enumerate_lcp(&lcp(&second_difference(13), &[-1.0; 13])).unwrap_err().code, Code::TooLarge);
    assert_eq!(reduce_mixed(&square, &[0.0, 0.0], &[0, 2]).unwrap_err().path, "free[1]");
    assert_eq!(reduce_mixed(&vec![0.0; 4].into(), &[0.0, 0.0], &[0]).unwrap_err().path, "free");
    assert_eq!(iteration_matrix(&vec![1.0, 2.0, 3.0, 0.0].into(), "sor", 1.0).unwrap_err().path, "a[1][1]");
    assert_eq!(iteration_matrix(&square, "lemke", 1.0).unwrap_err().path, "method");
    assert_eq!(iteration_matrix(&square, "sor", 0.0).unwrap_err().path, "omega");
    assert_eq!(lcp_from_lp(&[1.0], &vec![vec![1.0, 2.0]].into(), &[1.0]).unwrap_err().path, "g[0]");
    assert_eq!(lcp_from_qp(&square, &[1.0], &vec![vec![1.0]].into(), &[1.0]).unwrap_err().path, "h");
}

#[test]
fn every_iterate_row_and_rule_can_be_watched() {
    let p = boxed(&[2.0, 1.0, 1.0, 2.0], &[-5.0, -6.0], &[0.0, 0.0], &[1.0, 10.0]);
    let result = solve_box_lcp(&p, &Options { iterates: true, ..Options::new("gauss-seidel") }).unwrap();
    let k = result.iterations as usize;
    assert_eq!((result.residuals.len(), result.iterates.as_ref().unwrap().len()), (k + 1, 2 * (k + 1)));
    assert_eq!(result.iterates_w.as_ref().unwrap().len(), 2 * (k + 1));
    assert_eq!(result.changes.len(), 2 * k);
    let first = result.changes[0];
    assert!(first.iterate == 1 && first.row == 0 && first.clamped && first.change == 1.0, "5/2 is held back at 1");
    let rule = |tolerance, max_iterations| {
        let o = Options { tolerance, max_iterations, ..Options::new("gauss-seidel") };
        solve_box_lcp(&lcp(&[2.0, 1.0, 1.0, 2.0], &[-5.0, -6.0]), &o).unwrap()
    };
    assert_eq!(rule(1e-6, 100).stopped_by.as_str(), "residual");
    assert_eq!(rule(0.0, 3).stopped_by.as_str(), "iterations");
    assert_eq!(rule(0.0, 3).status, Status::Limit);
    assert!(matches!(rule(0.0, 1000).stopped_by.as_str(), "change" | "residual"));
}

/// Rank 3 of 5, with a null vector y ≥ 0 and b·y < 0 to rounding: λ of 10¹⁵ would leave w = −0.16, which λ − w/A does not show.
#[test]
fn a_lambda_that_swallows_w_is_no_solution() {
    let entries = [
        0.4102224751155145,
        -0.9718975325004093,
        0.0,
        0.5376614915128192,
        0.181347648148656,
        -0.21462664013360108,
        0.8471132749421328,
        0.0,
        -0.9124824009311788,
        -0.5805152454336178,
        -0.20395167839690834,
        0.24169725797351327,
        -0.4216776415358267,
        0.7062389919459969,
        -0.5113882484055573,
    ];
    let p = lcp(&gram(5, 3, &entries, 0.0), &[-1.1234847411837371, -1.9716616272570367, -0.1, -0.1, -0.1]);
    assert!(enumerate_lcp(&p).unwrap().is_empty());
    for method in bounded() {
        let result = solve_box_lcp(&p, &Options::new(method)).unwrap();
        assert!(result.status != Status::Solved, "{method} {result:?}");
    }
}

#[test]
fn nothing_is_solved_by_numbers_too_large() {
    for (a, b) in [(1e-200, -1e200), (5e-324, -1.0), (1e-300, -1e10)] {
        for method in bounded() {
            let result = solve_box_lcp(&lcp(&[a], &[b]), &Options::new(method)).unwrap();
            assert!(result.status != Status::Solved, "{a}, {b}, {method}: {result:?}");
        }
    }
    // λ = 0 solves this one, however large its size is.
    for method in bounded() {
        let result = solve_box_lcp(&lcp(&[1e-200], &[1e200]), &Options::new(method)).unwrap();
        if result.status == Status::Solved {
            assert_eq!((result.lambda[0], result.residual), (0.0, 0.0), "{method}");
        }
    }
}

#[test]
fn a_solver_whose_numbers_overflow_has_broken_down() {
    // Sweeps go round with λ nine times as large each time.
    let p = lcp(&[1.0, -3.0, -3.0, 1.0], &[-1.0, -1.0]);
    for method in ["gauss-seidel", "subspace", "jacobi", "block-gauss-seidel"] {
        let result = solve_box_lcp(&p, &Options::new(method)).unwrap();
        assert_eq!((result.status, result.stopped_by), (Status::Infeasible, StoppedBy::Breakdown), "{method}: {result:?}");
    }
}

proptest! {
    // A law that needs one dominant eigenvalue rejects a third of the matrices.
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..cases(256) })]

    #[test]
    fn on_semidefinite_problems_the_status_is_right(
        entries in prop::collection::vec(-1.0f64..1.0, 15), lambda in prop::collection::vec(0.0f64..2.0, 5),
        w in prop::collection::vec(0.0f64..2.0, 5), which in prop::collection::vec(any::<bool>(), 5), feasible in any::<bool>(),
    ) {
        // Rank 3 of 5. Feasible: b made from a solution. Infeasible: b·y < 0 for a y ≥ 0 with A y = 0, if there is one.
        let a = gram(5, 3, &entries, 0.0);
        let apply = |x: &[f64]| -> Vec<f64> { (0..5).map(|i| (0..5).map(|j| a[5 * i + j] * x[j]).sum()).collect() };
        let chosen: Vec<f64> = lambda.iter().zip(&which).map(|(l, on)| if *on { *l } else { 0.0 }).collect();
        let push: Vec<f64> = w.iter().zip(&which).map(|(w, on)| if *on { 0.0 } else { *w }).collect();
        let mut b: Vec<f64> = apply(&chosen).iter().zip(&push).map(|(x, w)| w - x).collect();
        if !feasible {
            b.iter_mut().zip(&w).for_each(|(b, w)| *b = -w - 0.1);
        }
        let p = lcp(&a, &b);
        let by_enumeration = !enumerate_lcp(&p).unwrap().is_empty();
        prop_assert!(by_enumeration || !feasible);
        for method in ["lemke", "principal-pivoting"] {
            let result = solve(&p, method);
            let wanted = if by_enumeration { Status::Solved } else { Status::Infeasible };
            prop_assert!(result.status == wanted, "{} {:?}", method, result);
        }
        let result = solve(&p, "gauss-seidel");
        let right = if by_enumeration { matches!(result.status, Status::Solved | Status::Limit) } else { result.status == Status::Infeasible };
        prop_assert!(right);
    }

    #[test]
    fn every_random_box_that_is_called_solved_is_and_every_infeasible_one_has_its_proof(
        entries in prop::collection::vec(-1.0f64..1.0, 16), b in prop::collection::vec(-1.0f64..1.0, 4), codes in prop::collection::vec(0u8..4, 4),
    ) {
        let (lo, hi): (Vec<f64>, Vec<f64>) = codes.iter().map(|c| [(0.0, INFINITY), (-INFINITY, INFINITY), (-0.3, 0.2), (-INFINITY, 0.5)][usize::from(*c)]).unzip();
        let p = boxed(&entries, &b, &lo, &hi);
        let all = enumerate_lcp(&p).unwrap();
        for method in bounded() {
            let result = solve_box_lcp(&p, &Options::new(method)).unwrap();
            match result.status {
                Status::Solved => {
                    let known = all.iter().any(|s| near(&s.lambda, &result.lambda, 1e-5) || !s.isolated);
                    prop_assert!(known && result.kkt.primal <= 1e-9, "{} {:?} {:?}", method, result, all);
                }
                Status::Infeasible => prop_assert!(all.is_empty() && is_certificate(&p, result.certificate.as_ref().unwrap())),
                _ => {}
            }
            prop_assert_eq!(result.residuals.len(), result.iterations as usize + 1, "the start, and one for each iteration");
        }
    }

    #[test]
    fn the_error_shrinks_by_the_spectral_radius(entries in prop::collection::vec(-1.0f64..1.0, 16), b in prop::collection::vec(-1.0f64..1.0, 4), method in prop::sample::select(vec!["gauss-seidel", "symmetric-gauss-seidel"])) {
        let a = gram(4, 4, &entries, 0.2);
        let free = ([-INFINITY; 4], [INFINITY; 4]);
        let p = boxed(&a, &b, &free.0, &free.1);
        let iteration = iteration_matrix(&a.clone().into(), method, 1.0).unwrap();
        let [first, second] = [iteration.eigenvalues[0], iteration.eigenvalues[1]];
        prop_assume!(first.im == 0.0 && first.re > 0.3 && second.modulus() < 0.7 * first.re);
        let o = Options { tolerance: 0.0, max_iterations: 25, iterates: true, ..Options::new(method) };
        let result = solve_box_lcp(&p, &o).unwrap();
        let exact = solve(&p, "lemke").lambda;
        let error = |k: usize| result.iterates.as_ref().unwrap()[4 * k..4 * k + 4].iter().zip(&exact).map(|(x, y)| (x - y) * (x - y)).sum::<f64>().sqrt();
        prop_assume!(result.iterations == 25 && error(25) > 1e-9 && error(20) > 1e-4 * error(0) * first.re.powi(20));
        let measured = (error(25) / error(20)).powf(0.2);
        prop_assert!((measured - first.re).abs() < 0.02, "{} {}", measured, first.re);
    }

    #[test]
    fn reducing_a_mixed_problem_and_solving_gives_its_solution(entries in prop::collection::vec(-1.0f64..1.0, 25), b in prop::collection::vec(-1.0f64..1.0, 5), free in prop::sample::subsequence(vec![0usize, 1, 2, 3, 4], 0..=5)) {
        let a = gram(5, 5, &entries, 0.3);
        let lo: Vec<f64> = (0..5).map(|i| if free.contains(&i) { -INFINITY } else { 0.0 }).collect();
        let whole = solve(&boxed(&a, &b, &lo, &[INFINITY; 5]), "lemke");
        let reduced = reduce_mixed(&a.into(), &b, &free).unwrap();
        let rest = if reduced.b.is_empty() { vec![] } else { solve(&lcp(reduced.a.entries(), &reduced.b), "principal-pivoting").lambda };
        prop_assert!(near(&reduced.recover(&rest), &whole.lambda, 1e-9));
    }

    #[test]
    fn definiteness_is_that_of_the_symmetric_part(entries in prop::collection::vec(-1.0f64..1.0, 16), turn in prop::collection::vec(-1.0f64..1.0, 16), shift in -1.0f64..1.0) {
        let symmetric = gram(4, 4, &entries, shift);
        let a: Vec<f64> = (0..16).map(|k| symmetric[k] + turn[k] - turn[k % 4 * 4 + k / 4]).collect();
        let (x, y) = (definiteness(&a.into()).unwrap(), definiteness(&symmetric.into()).unwrap());
        prop_assert!(near(&x.eigenvalues, &y.eigenvalues, 1e-12));
        prop_assert!(y.symmetric && (x.verdict == y.verdict || y.eigenvalues[3].abs() < 1e-10));
    }
}

#[test]
fn small_programs_of_the_book_come_out_with_their_multipliers() {
    // min −3x − 5y, x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18: x = (2, 6), multipliers (0, 3/2, 1).
    let g: Entries = vec![vec![1.0, 0.0], vec![0.0, 2.0], vec![3.0, 2.0]].into();
    let (a, b) = lcp_from_lp(&[-3.0, -5.0], &g, &[4.0, 12.0, 18.0]).unwrap();
    let p = lcp(a.entries(), &b);
    let result = solve(&p, "lemke");
    assert!(result.status == Status::Solved && near(&result.lambda, &[2.0, 6.0, 0.0, 1.5, 1.0], 1e-12), "{result:?}");
    // Unbounded: min −x, x ≥ 0 with −x ≤ 0. Empty: x ≤ −1.
    for d in [(-1.0, 0.0, -1.0), (1.0, -1.0, 1.0)] {
        let (a, b) = lcp_from_lp(&[d.0], &vec![vec![d.2]].into(), &[d.1]).unwrap();
        assert_eq!(solve(&lcp(a.entries(), &b), "lemke").status, Status::Infeasible);
    }
    // min x² + y² − 2x − 5y (no ½), x + y ≤ 1, 2H = 2·1: (0, 1), y = 3.
    let (a, b) = lcp_from_qp(&vec![1.0, 0.0, 0.0, 1.0].into(), &[-2.0, -5.0], &vec![vec![1.0, 1.0]].into(), &[1.0]).unwrap();
    let result = solve(&lcp(a.entries(), &b), "lemke");
    assert!(near(&result.lambda, &[0.0, 1.0, 3.0], 1e-12), "{result:?}");
    let (x, y) = program_parts(&result.lambda, 2);
    let kkt = program_kkt(&a, &b, x, y, &result.w[..2]);
    assert!([kkt.stationarity, kkt.primal, kkt.dual, kkt.complementarity].iter().all(|r| *r < 1e-12), "{kkt:?}");
    let _: &Dense = &a;
}
