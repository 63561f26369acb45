//! Laws of the laboratory on random problems: what is told of a solve adds up, what is reported is true, boxes go over into linear
//! systems, LCPs and mixed LCPs, P-matrices have one solution, and errors go through the iteration matrix.

use crate::common::cases::cases;
use crate::common::lcp::{bounded, boxed, gram};
use crate::common::{max_difference, max_norm};
use constrained_dynamics::assembly::{FrictionKind, FrictionLink};
use constrained_dynamics::complementarity::*;
use constrained_dynamics::solver::StoppedBy;
use proptest::prelude::*;

const INFINITY: f64 = f64::INFINITY;
/// Methods that sweep the rows one by one, at least for a part of each iteration.
const SWEEPING: [&str; 7] = ["jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor", "block-gauss-seidel", "nncg", "subspace"];

fn apply(a: &[f64], x: &[f64]) -> Vec<f64> {
    a.chunks_exact(x.len()).map(|row| row.iter().zip(x).map(|(a, x)| a * x).sum()).collect()
}

fn bounds_of(codes: &[u8]) -> (Vec<f64>, Vec<f64>) {
    let bounds = [(0.0, INFINITY), (-INFINITY, INFINITY), (-0.3, 0.2), (-INFINITY, 0.5), (0.1, 0.1)];
    codes.iter().map(|c| bounds[usize::from(*c)]).unzip()
}

/// max |λ_i − clamp(λ_i − w_i/A_ii, lo_i, hi_i)|, written out; without any bound ‖w‖₂.
fn natural(a: &[f64], w: &[f64], lambda: &[f64], lo: &[f64], hi: &[f64]) -> f64 {
    let n = w.len();
    if lo.iter().chain(hi).all(|x| x.is_infinite()) {
        return w.iter().map(|w| w * w).sum::<f64>().sqrt();
    }
    (0..n).map(|i| (lambda[i] - (lambda[i] - w[i] / a[i * n + i]).max(lo[i]).min(hi[i])).abs()).fold(0.0, f64::max)
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..cases(256) })]

    #[test]
    fn changes_of_rows_add_up_to_every_iterate_of_every_solver_and_w_and_the_residuals_are_true(
        entries in prop::collection::vec(-1.0f64..1.0, 25), b in prop::collection::vec(-3.0f64..3.0, 5),
        codes in prop::collection::vec(0u8..5, 5), start in prop::collection::vec(-1.0f64..1.0, 5), free in any::<bool>(),
    ) {
        let n = 5;
        let a = gram(n, n, &entries, 0.3);
        let (lo, hi) = if free { (vec![-INFINITY; n], vec![INFINITY; n]) } else { bounds_of(&codes) };
        let p = boxed(&a, &b, &lo, &hi);
        let solvers = bounded().into_iter().chain(if free { ["cg", "direct"].as_slice() } else { &[] }.iter().copied());
        for method in solvers {
            let options = Options { iterates: true, max_iterations: 8, tolerance: 1e-13, start: Some(start.clone()), ..Options::new(method) };
            let r = solve_box_lcp(&p, &options).unwrap();
            let (lambda, w) = (r.iterates.as_ref().unwrap(), r.iterates_w.as_ref().unwrap());
            let at = |list: &Vec<f64>, k: usize| list[k * n..(k + 1) * n].to_vec();
            prop_assert_eq!(lambda.len(), n * (r.iterations as usize + 1), "{}", method);
            let size = 1.0 + max_norm(lambda);
            let of_w = |x: &[f64]| apply(&a, x).iter().zip(&b).map(|(x, b)| x + b).collect::<Vec<f64>>();
            for k in 0..=r.iterations as usize {
                let fresh = of_w(&at(lambda, k));
                prop_assert!(max_difference(&at(w, k), &fresh) <= 1e-13 * size * max_norm(&a), "{} {}: w", method, k);
                let true_residual = natural(&a, &fresh, &at(lambda, k), &lo, &hi);
                // CG updates its residual; the others compute it: rounding.
                prop_assert!((r.residuals[k] - true_residual).abs() <= 1e-12 * size * max_norm(&a), "{} {}: {} is {}", method, k, r.residuals[k], true_residual);
            }
            for k in 1..=r.iterations as usize {
                let mut sum = at(lambda, k - 1);
                let steps: Vec<&RowChange> = r.changes.iter().filter(|c| c.iterate as usize == k).collect();
                for (place, c) in steps.iter().enumerate() {
                    sum[c.row] += c.change;
                    let goes_on = c.together && steps.get(place + 1).is_some_and(|next| next.together && next.row > c.row);
                    let true_residual = natural(&a, &of_w(&sum), &sum, &lo, &hi);
                    prop_assert!(!goes_on || c.residual == steps[place + 1].residual, "{} {}: one step, one residual", method, k);
                    prop_assert!(goes_on || (c.residual - true_residual).abs() <= 1e-12 * size * max_norm(&a), "{} {}: {:?} is {}", method, k, c, true_residual);
                    // At a bound, and not somewhere inside.
                    prop_assert!(!c.clamped || (sum[c.row] - lo[c.row]).abs().min((sum[c.row] - hi[c.row]).abs()) < 1e-12, "{} {}: {:?}", method, k, c);
                }
                prop_assert!(max_difference(&sum, &at(lambda, k)) <= 1e-13 * size, "{} {}: Σ Δλ", method, k);
                prop_assert!((0..n).all(|i| steps.iter().any(|c| c.row == i)), "{} {}: every row is told of", method, k);
                prop_assert_eq!(steps.iter().any(|c| !c.together), SWEEPING.contains(&method), "{} {}", method, k);
            }
            let last = of_w(&r.lambda);
            prop_assert!(max_difference(&r.w, &last) <= 1e-13 * size * max_norm(&a));
            let gap = natural(&a, &last, &r.lambda, &lo, &hi);
            prop_assert!((r.residual - gap).abs() <= 1e-12 * size * max_norm(&a), "{}: reported {}, is {}", method, r.residual, gap);
        }
    }

    /// One measure decides when a solver stops and what is said of λ: rows of very different size, singular and contradictory
    /// problems, friction, any tolerance.
    #[test]
    fn a_solver_that_stops_by_its_residual_has_solved_the_problem(
        entries in prop::collection::vec(-1.0f64..1.0, 25), b in prop::collection::vec(-3.0f64..3.0, 5), codes in prop::collection::vec(0u8..5, 5),
        sizes in prop::collection::vec(-3.0f64..3.0, 5), digits in 0u32..13, rank in 1usize..6, case in 0u8..4, omega in 0.2f64..1.8,
    ) {
        let n = 5;
        let mut a = gram(n, rank, &entries[..n * rank], if case == 0 { 0.3 } else { 0.0 });
        (0..n * n).for_each(|e| a[e] *= 10.0_f64.powf(sizes[e / n] + sizes[e % n]));
        let b: Vec<f64> = b.iter().zip(&sizes).map(|(b, size)| b * 10.0_f64.powf(*size)).collect();
        let free = case < 2;
        let (lo, hi) = if free { (vec![-INFINITY; n], vec![INFINITY; n]) } else { bounds_of(&codes) };
        let friction = FrictionLink { normal: 0, tangents: [1, 2], count: 2, mu: 0.5, kind: FrictionKind::Cone };
        let p = BoxLcp::new(&a.into(), b, Some(lo), Some(hi), if case == 3 { vec![friction] } else { vec![] }).unwrap();
        for entry in constrained_dynamics::solver::entries() {
            let options = Options { tolerance: 10.0_f64.powi(-(digits as i32)), omega, max_iterations: 200, ..Options::new(entry.id) };
            let Ok(r) = solve_box_lcp(&p, &options) else { continue };
            prop_assert!(r.stopped_by != StoppedBy::Residual || r.status == Status::Solved, "{}: {:?}", entry.id, r);
        }
    }

    #[test]
    fn boxes_go_over_into_a_linear_system_an_lcp_and_a_mixed_lcp(
        entries in prop::collection::vec(-1.0f64..1.0, 25), b in prop::collection::vec(-3.0f64..3.0, 5),
        free in prop::sample::subsequence(vec![0usize, 1, 2, 3, 4], 0..=5),
    ) {
        let a = gram(5, 5, &entries, 0.3);
        // Independent: the free rows are taken out by the Schur complement, and complementary bases of the rest are tried.
        let reduced = reduce_mixed(&a.clone().into(), &b, &free).unwrap();
        let rest = if reduced.b.is_empty() {
            vec![]
        } else {
            let p = BoxLcp::new(&reduced.a.entries().to_vec().into(), reduced.b.clone(), None, None, vec![]).unwrap();
            enumerate_lcp(&p).unwrap()[0].lambda.clone()
        };
        let exact = reduced.recover(&rest);
        // |λ| ≤ ‖b‖/0.3 never reaches the far bounds.
        let far = 1e3;
        let lo: Vec<f64> = (0..5).map(|i| if free.contains(&i) { -far } else { 0.0 }).collect();
        let p = boxed(&a, &b, &lo, &[far; 5]);
        for method in bounded() {
            let damping = if method == "jacobi" { 0.3 } else { 1.0 }; // ρ(D⁻¹A) ≤ 5
            let found = solve_box_lcp(&p, &Options { omega: damping, max_iterations: 20_000, tolerance: 1e-13, ..Options::new(method) }).unwrap();
            prop_assert!(max_difference(&found.lambda, &exact) <= 1e-9 * (1.0 + max_norm(&exact)), "{} {:?} {:?}", method, found, exact);
        }
    }

    #[test]
    fn where_lo_is_hi_lambda_is_there_and_w_is_free(entries in prop::collection::vec(-1.0f64..1.0, 16), b in prop::collection::vec(-3.0f64..3.0, 4), at in prop::collection::vec(-1.0f64..1.0, 4)) {
        let p = boxed(&gram(4, 4, &entries, 0.3), &b, &at, &at);
        for method in bounded() {
            let found = solve_box_lcp(&p, &Options::new(method)).unwrap();
            prop_assert!(found.status == Status::Solved && found.lambda == at, "{} {:?}", method, found);
        }
    }

    #[test]
    fn a_p_matrix_has_exactly_one_solution_and_pivoting_finds_it(entries in prop::collection::vec(-1.0f64..1.0, 16), b in prop::collection::vec(-3.0f64..3.0, 4)) {
        let n = 4;
        let a: Vec<f64> = (0..n * n).map(|k| entries[k] + if k / n == k % n { 1.0 } else { 0.0 }).collect();
        // All principal minors are positive: neither symmetric nor dominant need it be.
        prop_assume!((1..1_usize << n).all(|set| minor(&a, n, set) > 0.05));
        let p = boxed(&a, &b, &[0.0; 4], &[INFINITY; 4]);
        let all = enumerate_lcp(&p).unwrap();
        prop_assert!(all.len() == 1 && all[0].isolated, "{:?}", all);
        for method in ["lemke", "principal-pivoting"] {
            let found = solve_box_lcp(&p, &Options::new(method)).unwrap();
            prop_assert!(found.status == Status::Solved && max_difference(&found.lambda, &all[0].lambda) <= 1e-9 * (1.0 + max_norm(&all[0].lambda)), "{} {:?} {:?}", method, found, all);
        }
        // Whatever else arrives has arrived there.
        for method in bounded() {
            let found = solve_box_lcp(&p, &Options::new(method)).unwrap();
            prop_assert!(found.status != Status::Infeasible, "{} {:?}", method, found);
            prop_assert!(found.status != Status::Solved || max_difference(&found.lambda, &all[0].lambda) <= 1e-6 * (1.0 + max_norm(&all[0].lambda)), "{} {:?} {:?}", method, found, all);
        }
    }

    #[test]
    fn the_error_of_each_iterate_is_the_iteration_matrix_times_that_of_the_one_before(
        entries in prop::collection::vec(-1.0f64..1.0, 16), b in prop::collection::vec(-1.0f64..1.0, 4), omega in 0.1f64..1.9,
        method in prop::sample::select(vec!["jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor"]),
    ) {
        let a = gram(4, 4, &entries, 0.2);
        let p = boxed(&a, &b, &[-INFINITY; 4], &[INFINITY; 4]);
        let exact = solve_box_lcp(&p, &Options::new("direct")).unwrap().lambda;
        let omega = if method == "jacobi" || method == "sor" { omega } else { 1.0 };
        let g = matrix_of_iteration(&a.clone().into(), method, omega).unwrap();
        let r = solve_box_lcp(&p, &Options { omega, tolerance: 0.0, max_iterations: 6, iterates: true, ..Options::new(method) }).unwrap();
        let errors: Vec<Vec<f64>> = r.iterates.unwrap().chunks_exact(4).map(|x| x.iter().zip(&exact).map(|(x, y)| x - y).collect()).collect();
        for pair in errors.windows(2) {
            let expected = apply(&g, &pair[0]);
            // Rounding of λ and of the direct solution, times a condition of at most 100.
            prop_assert!(max_difference(&expected, &pair[1]) <= 1e-11 * (max_norm(&exact) + max_norm(&pair[0])), "{} {:?} {:?}", method, expected, pair[1]);
        }
    }
}

/// det of the rows and columns of a set, by Laplace's expansion.
fn minor(a: &[f64], n: usize, set: usize) -> f64 {
    let rows: Vec<usize> = (0..n).filter(|i| set >> i & 1 == 1).collect();
    determinant(&rows.iter().map(|i| rows.iter().map(|j| a[i * n + j]).collect()).collect::<Vec<Vec<f64>>>())
}

fn determinant(m: &[Vec<f64>]) -> f64 {
    let Some((first, rest)) = m.split_first() else { return 1.0 };
    let without = |j: usize| rest.iter().map(|row| [&row[..j], &row[j + 1..]].concat()).collect::<Vec<Vec<f64>>>();
    first.iter().enumerate().map(|(j, x)| if j % 2 == 0 { 1.0 } else { -1.0 } * x * determinant(&without(j))).sum()
}

#[test]
fn the_residual_of_a_friction_row_follows_its_normal_row() {
    // A couples nothing: λ_t = clamp(−b_t, ±μ λ_n) only because its bounds follow λ_n.
    let a: Vec<f64> = (0..9).map(|k| if k % 4 == 0 { 1.0 } else { 0.0 }).collect();
    for kind in [FrictionKind::Box, FrictionKind::Cone] {
        let friction = FrictionLink { normal: 2, tangents: [0, 1], count: 2, mu: 0.5, kind };
        let p = BoxLcp::new(&a.clone().into(), vec![1.0, 3.0, -1.0], None, None, vec![friction]).unwrap();
        let o = Options { iterates: true, max_iterations: 1, tolerance: 0.0, ..Options::new("gauss-seidel") };
        let residuals: Vec<f64> = solve_box_lcp(&p, &o).unwrap().changes.iter().map(|c| c.residual).collect();
        // λ_n is 0 while the tangent rows have their turn and misses 1; then they miss ½ each, or ½ along (1, 3).
        for (found, wanted) in residuals.iter().zip([1.0, 1.0, 0.5]) {
            assert!((found - wanted).abs() < 1e-15, "{kind:?}: {residuals:?}");
        }
    }
}

#[test]
fn the_measured_contraction_is_the_spectral_radius() {
    // tridiag(−1, 2, −1), n = 10 (VERIFICATION 30). After 300 iterations one eigenvector is left: the second eigenvalue is smaller
    // by a factor of 0.877 at most, to the 300th power below rounding.
    let n = 10_usize;
    let a: Vec<f64> = (0..n * n).map(|k| [2.0, -1.0, 0.0][(k / n).abs_diff(k % n).min(2)]).collect();
    let p = boxed(&a, &vec![0.0; n], &vec![-INFINITY; n], &vec![INFINITY; n]);
    let start: Vec<f64> = (0..n).map(|i| 1.0 + 0.1 * i as f64).collect();
    for (method, omega) in [("jacobi", 0.9), ("gauss-seidel", 1.0), ("symmetric-gauss-seidel", 1.0), ("sor", 1.2)] {
        let o = Options { omega, tolerance: 0.0, max_iterations: 300, iterates: true, start: Some(start.clone()), ..Options::new(method) };
        let iterates = solve_box_lcp(&p, &o).unwrap().iterates.unwrap();
        let length = |k: usize| iterates[k * n..(k + 1) * n].iter().map(|x| x * x).sum::<f64>().sqrt();
        let radius = iteration_matrix(&a.clone().into(), method, omega).unwrap().radius;
        let measured = length(300) / length(299);
        assert!((measured - radius).abs() < 1e-9, "{method}: {measured} and {radius}");
    }
}

#[test]
fn each_stopping_rule_fires_where_what_it_says_is_true() {
    let n = 6_usize;
    let a: Vec<f64> = (0..n * n).map(|k| [2.0, -1.0, 0.0][(k / n).abs_diff(k % n).min(2)]).collect();
    let b: Vec<f64> = (0..n).map(|i| 1.0 / (3.0 + i as f64)).collect();
    let p = boxed(&a, &b, &vec![-INFINITY; n], &vec![INFINITY; n]);
    let length = b.iter().map(|b| b * b).sum::<f64>().sqrt();
    let run = |method: &str, tolerance, max_iterations| {
        let r = solve_box_lcp(&p, &Options { tolerance, max_iterations, iterates: true, ..Options::new(method) }).unwrap();
        let k = r.iterations as usize;
        let iterates = r.iterates.unwrap();
        let moved = max_difference(&iterates[n * k..], &iterates[n * (k - 1)..n * k]);
        (r.stopped_by.as_str(), k, r.residuals, moved / max_norm(&iterates[n * k..]))
    };
    for method in ["gauss-seidel", "symmetric-gauss-seidel", "sor"] {
        let (rule, k, residuals, _) = run(method, 1e-8, 1000);
        assert!(rule == "residual" && residuals[k] <= 1e-8 * length && residuals[k - 1] > 1e-8 * length, "{method}: {rule} {residuals:?}");
        let (rule, k, ..) = run(method, 1e-8, 3);
        assert_eq!((rule, k), ("iterations", 3), "{method}");
        // No tolerance: λ stands still at rounding, with a residual of rounding left.
        let (rule, k, residuals, moved) = run(method, 0.0, 3000);
        assert!(rule == "change" && residuals[k] > 0.0 && moved <= 2.0 * f64::EPSILON, "{method}: {rule} {moved:e} {:e}", residuals[k]);
    }
    // Jacobi without damping where 1 − D⁻¹A has an eigenvalue of −2: λ grows until it is no number any more.
    let bad = boxed(&[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], &[1.0; 3], &[-INFINITY; 3], &[INFINITY; 3]);
    let r = solve_box_lcp(&bad, &Options { max_iterations: 5000, ..Options::new("jacobi") }).unwrap();
    assert_eq!((r.stopped_by.as_str(), r.status), ("breakdown", Status::Limit));
}

#[test]
fn a_singular_block_falls_back_to_its_rows() {
    // λ_n and λ_t are one block, and A_BB cannot be inverted; row by row the first takes all and the second has nothing left to do.
    let friction = |kind| vec![FrictionLink { normal: 0, tangents: [1, 0], count: 1, mu: 1.0, kind }];
    for kind in [FrictionKind::Box, FrictionKind::Cone] {
        let p = BoxLcp::new(&vec![1.0; 4].into(), vec![-1.0; 2], None, None, friction(kind)).unwrap();
        let r = solve_box_lcp(&p, &Options::new("block-gauss-seidel")).unwrap();
        assert!(r.status == Status::Solved && r.iterations == 1 && r.lambda == [1.0, 0.0], "{kind:?} {r:?}");
    }
    // A regular block is solved at once: λ_n = 1, λ_t = 0.25.
    let p = BoxLcp::new(&vec![2.0, 1.0, 1.0, 4.0].into(), vec![-2.25, -2.0], None, None, friction(FrictionKind::Box)).unwrap();
    let r = solve_box_lcp(&p, &Options::new("block-gauss-seidel")).unwrap();
    assert!(r.iterations == 1 && max_difference(&r.lambda, &[1.0, 0.25]) < 1e-15, "{r:?}");
    assert!(solve_box_lcp(&p, &Options::new("gauss-seidel")).unwrap().iterations > 1);
}
