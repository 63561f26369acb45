//! Continua of solutions: corners and directions say exactly which λ solve the problem.

use crate::common::lcp::boxed;
use constrained_dynamics::complementarity::*;
use constrained_dynamics::solver;
use proptest::prelude::*;

const INFINITY: f64 = f64::INFINITY;

/// All families, each once.
fn families(p: &BoxLcp) -> Vec<LcpFamily> {
    let mut out: Vec<LcpFamily> = Vec::new();
    for family in enumerate_lcp(p).unwrap().iter().flat_map(|s| &s.families) {
        if !out.contains(family) {
            out.push((**family).clone());
        }
    }
    out
}

fn among(x: &[f64], list: &[Vec<f64>]) -> bool {
    list.iter().any(|y| x.iter().zip(y).all(|(x, y)| (x - y).abs() < 1e-9))
}

fn is(found: &[Vec<f64>], wanted: &[&[f64]]) -> bool {
    found.len() == wanted.len() && wanted.iter().all(|x| among(x, found))
}

#[test]
fn segments_rays_lines_and_regions_are_named_by_their_corners_and_directions() {
    type Case = (&'static str, BoxLcp, &'static [&'static [f64]], &'static [&'static [f64]]);
    let cases: [Case; 7] = [
        ("λ₁ + λ₂ = 1", boxed(&[1.0; 4], &[-1.0, -1.0], &[0.0; 2], &[INFINITY; 2]), &[&[1.0, 0.0], &[0.0, 1.0]], &[]),
        ("every λ ≥ 0", boxed(&[0.0], &[0.0], &[0.0], &[INFINITY]), &[&[0.0]], &[&[1.0]]),
        ("every λ", boxed(&[0.0], &[0.0], &[-INFINITY], &[INFINITY]), &[&[0.0]], &[&[1.0], &[-1.0]]),
        ("a quadrant", boxed(&[0.0; 4], &[0.0; 2], &[0.0; 2], &[INFINITY; 2]), &[&[0.0, 0.0]], &[&[1.0, 0.0], &[0.0, 1.0]]),
        ("a square", boxed(&[0.0; 4], &[0.0; 2], &[0.0; 2], &[1.0; 2]), &[&[0.0, 0.0], &[1.0, 0.0], &[0.0, 1.0], &[1.0, 1.0]], &[]),
        ("λ₁ − λ₂ = 1", boxed(&[1.0, -1.0, -1.0, 1.0], &[-1.0, 1.0], &[0.0; 2], &[INFINITY; 2]), &[&[1.0, 0.0]], &[&[1.0, 1.0]]),
        (
            "λ₁ from 1 to 2, where no basis of it is regular",
            boxed(&[0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0], &[0.0, 2.0, -1.0], &[0.0; 3], &[INFINITY; 3]),
            &[&[1.0, 0.0, 0.0], &[2.0, 0.0, 0.0]],
            &[],
        ),
    ];
    for (name, p, corners, directions) in cases {
        let found = families(&p);
        let named = found.iter().any(|f| is(&f.corners, corners) && is(&f.directions, directions));
        assert!(named, "{name}: {found:?}");
    }
}

#[test]
fn a_face_of_a_family_is_no_family_of_its_own() {
    assert_eq!(families(&boxed(&[0.0; 4], &[0.0; 2], &[0.0; 2], &[1.0; 2])).len(), 1);
    // λ₃ is isolated by itself: the segment does not come twice, with w₃ = 0 and λ₃ = 0.
    let p = boxed(&[1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0], &[-1.0, -1.0, 0.0], &[0.0; 3], &[INFINITY; 3]);
    assert_eq!(families(&p).len(), 1);
}

#[test]
fn a_corner_with_a_lambda_of_rounding_is_not_taken_for_isolated() {
    // λ₂ = 0 comes out of the elimination as 1e-15, and w₁ = λ₁ − λ₂ with it.
    let a = [1.0, -1.0, 0.0, -1.0, 5.0, 4.0, 0.0, 4.0, 4.0];
    let p = boxed(&a, &[0.0, -12.0, -12.0], &[0.0, -INFINITY, -INFINITY], &[INFINITY; 3]);
    let found = enumerate_lcp(&p).unwrap();
    assert!(found.iter().all(|s| !s.isolated && s.families.len() == 1), "{found:?}");
    assert!(is(&families(&p)[0].directions, &[&[1.0, 1.0, -1.0]]));
}

#[test]
fn of_more_than_three_dimensions_a_corner_is_told_and_no_family() {
    let found = enumerate_lcp(&boxed(&[0.0; 16], &[0.0; 4], &[0.0; 4], &[INFINITY; 4])).unwrap();
    assert!(found.iter().all(|s| !s.isolated));
    assert!(found.iter().any(|s| s.lambda == [0.0; 4]));
}

/// Weights that make λ a convex combination of the corners plus non-negative multiples of the directions, found by the
/// laboratory, are judged here.
fn holds(f: &LcpFamily, lambda: &[f64]) -> bool {
    // A further component that is 1 for corners makes their weights sum to 1.
    let column = |x: &Vec<f64>, last: f64| x.iter().copied().chain([last]).collect::<Vec<f64>>();
    let columns: Vec<Vec<f64>> = f.corners.iter().map(|x| column(x, 1.0)).chain(f.directions.iter().map(|d| column(d, 0.0))).collect();
    let target = column(&lambda.to_vec(), 1.0);
    let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f64>();
    let n = columns.len();
    let a: Vec<f64> = (0..n * n).map(|k| dot(&columns[k / n], &columns[k % n])).collect();
    let b = columns.iter().map(|c| -dot(c, &target)).collect();
    let p = BoxLcp::new(&a.into(), b, None, None, vec![]).unwrap();
    let weights = solve_box_lcp(&p, &Options { tolerance: 1e-13, ..Options::new("lemke") }).unwrap().lambda;
    let size = 1.0 + lambda.iter().fold(0.0_f64, |s, x| s.max(x.abs()));
    target.iter().enumerate().all(|(i, t)| (columns.iter().zip(&weights).map(|(c, w)| c[i] * w).sum::<f64>() - t).abs() < 1e-6 * size)
}

/// A = G Gᵀ of rank 2 at most, b = −A x: x is in the box, so that it is a solution.
fn singular() -> impl Strategy<Value = (BoxLcp, Vec<f64>)> {
    let n = 2..5_usize;
    n.prop_flat_map(|n| {
        (
            prop::collection::vec(-2..3_i32, 2 * n),
            prop::collection::vec(0..3_i32, n),
            prop::collection::vec(0..3_u8, n),
            prop::collection::vec(0.0..4.0_f64, n),
        )
    })
    .prop_map(|(g, x, kinds, start)| {
        let n = x.len();
        let entry = |i: usize, j: usize| f64::from(g[2 * i] * g[2 * j] + g[2 * i + 1] * g[2 * j + 1]);
        let a: Vec<f64> = (0..n * n).map(|k| entry(k / n, k % n)).collect();
        let b: Vec<f64> = (0..n).map(|i| -(0..n).map(|j| entry(i, j) * f64::from(x[j])).sum::<f64>()).collect();
        let lo: Vec<f64> = kinds.iter().map(|k| if *k == 2 { -INFINITY } else { 0.0 }).collect();
        let hi: Vec<f64> = kinds.iter().map(|k| if *k == 1 { 2.0 } else { INFINITY }).collect();
        (boxed(&a, &b, &lo, &hi), start)
    })
}

proptest! {
    #[test]
    fn everything_in_a_family_solves_the_problem((p, weights) in singular(), far in 0.0..100.0_f64) {
        for f in families(&p) {
            prop_assert!(!f.corners.is_empty() && f.corners.len() + f.directions.len() > 1, "{f:?}");
            let shares: Vec<f64> = f.corners.iter().enumerate().map(|(i, _)| 0.1 + weights[i % weights.len()]).collect();
            let sum: f64 = shares.iter().sum();
            let mut lambda = vec![0.0; p.size()];
            for (x, share) in f.corners.iter().zip(&shares) {
                lambda.iter_mut().zip(x).for_each(|(l, x)| *l += share / sum * x);
            }
            for (k, d) in f.directions.iter().enumerate() {
                lambda.iter_mut().zip(d).for_each(|(l, d)| *l += far / (1.0 + k as f64) * d);
            }
            // Rounding of what is added up.
            let size = 1.0 + natural_residual(&p, &lambda).terms;
            prop_assert!(natural_residual(&p, &lambda).residual <= 1e-9 * size, "{lambda:?} of {f:?}");
        }
    }

    #[test]
    fn whatever_a_solver_finds_is_isolated_or_in_a_family((p, start) in singular()) {
        let all = enumerate_lcp(&p).unwrap();
        // Every family here has three dimensions at most, unless nothing is coupled at all.
        let known = all.iter().all(|s| s.isolated == s.families.is_empty());
        prop_assert!(known || p.size() > 3, "{all:?}");
        for method in ["gauss-seidel", "apgd"] {
            let options = Options { start: Some(start.clone()), max_iterations: 20_000, tolerance: 1e-12, ..Options::new(method) };
            let found = solve_box_lcp(&p, &options).unwrap();
            if found.status != Status::Solved || !known {
                continue;
            }
            let isolated = all.iter().any(|s| s.isolated && s.lambda.iter().zip(&found.lambda).all(|(x, y)| (x - y).abs() < 1e-6));
            prop_assert!(isolated || families(&p).iter().any(|f| holds(f, &found.lambda)), "{:?} of {all:?}", found.lambda);
        }
    }

    #[test]
    fn the_residual_after_each_row_is_that_of_lambda_as_it_stands((p, start) in singular(), method in prop::sample::select(vec!["gauss-seidel", "jacobi", "symmetric-gauss-seidel", "block-gauss-seidel"])) {
        let options = Options { start: Some(start), iterates: true, max_iterations: 7, tolerance: 0.0, ..Options::new(method) };
        let found = solve_box_lcp(&p, &options).unwrap();
        let iterates = found.iterates.unwrap();
        let n = p.size();
        for (place, c) in found.changes.iter().enumerate() {
            let mut lambda = iterates[(c.iterate as usize - 1) * n..c.iterate as usize * n].to_vec();
            found.changes[..=place].iter().filter(|d| d.iterate == c.iterate).for_each(|d| lambda[d.row] += d.change);
            let mut a = p.operator();
            let afresh = solver::residual(&mut constrained_dynamics::assembly::Problem::new(&mut a, p.b(), p.bounds()), &lambda);
            let size = 1.0 + lambda.iter().fold(afresh, |s, x| s.max(x.abs()));
            prop_assert!((c.residual - afresh).abs() <= 1e-11 * size, "{} and {afresh}", c.residual);
            if c.clamped {
                let (lo, hi) = p.bounds().interval(c.row);
                prop_assert!((lambda[c.row] - lo).abs() < 1e-12 || (lambda[c.row] - hi).abs() < 1e-12, "row {} is held back at a bound", c.row);
            }
        }
    }
}
