//! Linear and quadratic programs solved as LCPs against clarabel, an interior-point solver that shares nothing with ours.

use crate::common::cases::cases;
use clarabel::algebra::CscMatrix;
use clarabel::solver::{DefaultSettings, DefaultSolver, IPSolver, SolverStatus, SupportedConeT};
use constrained_dynamics::complementarity::*;
use proptest::prelude::*;

/// min xᵀHx + c·x, Gx ≤ d, x ≥ 0 by clarabel: its status and x. (It minimises ½xᵀPx: P = 2H.)
fn clarabel(h: &[Vec<f64>], c: &[f64], g: &[Vec<f64>], d: &[f64]) -> (SolverStatus, Vec<f64>) {
    let n = c.len();
    let upper: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| if j >= i { h[i][j] + h[j][i] } else { 0.0 }).collect()).collect();
    let mut rows = g.to_vec();
    rows.extend((0..n).map(|i| (0..n).map(|j| if i == j { -1.0 } else { 0.0 }).collect()));
    let right: Vec<f64> = d.iter().copied().chain(std::iter::repeat_n(0.0, n)).collect();
    let settings =
        DefaultSettings { verbose: false, tol_gap_abs: 1e-12, tol_gap_rel: 1e-12, tol_feas: 1e-12, ..DefaultSettings::default() };
    let cones = [SupportedConeT::NonnegativeConeT(rows.len())];
    let (p, a) = (CscMatrix::from(&upper), CscMatrix::from(&rows));
    let mut solver = DefaultSolver::new(&p, c, &a, &right, &cones, settings).unwrap();
    solver.solve();
    (solver.solution.status, solver.solution.x.clone())
}

fn objective(h: &[Vec<f64>], c: &[f64], x: &[f64]) -> f64 {
    let quadratic: f64 = h.iter().zip(x).map(|(row, xi)| xi * row.iter().zip(x).map(|(h, x)| h * x).sum::<f64>()).sum();
    quadratic + c.iter().zip(x).map(|(c, x)| c * x).sum::<f64>()
}

fn rows(n: usize, entries: &[f64]) -> Vec<Vec<f64>> {
    entries.chunks_exact(n).map(<[f64]>::to_vec).collect()
}

fn check(h: Option<&[Vec<f64>]>, c: &[f64], g: &[Vec<f64>], d: &[f64], unique: bool) -> Result<(), TestCaseError> {
    let n = c.len();
    let zero = vec![vec![0.0; n]; n];
    let (status, theirs) = clarabel(h.unwrap_or(&zero), c, g, d);
    let (a, b) = match h {
        Some(h) => lcp_from_qp(&h.to_vec().into(), c, &g.to_vec().into(), d),
        None => lcp_from_lp(c, &g.to_vec().into(), d),
    }
    .unwrap();
    let p = BoxLcp::new(&a.entries().to_vec().into(), b.clone(), None, None, vec![]).unwrap();
    let ours = solve_box_lcp(&p, &Options::new("lemke")).unwrap();
    match status {
        SolverStatus::Solved => {
            prop_assert!(ours.status == Status::Solved, "{:?} but {:?}", status, ours);
            let (x, y) = program_parts(&ours.lambda, n);
            let kkt = program_kkt(&a, &b, x, y, &ours.w[..n]);
            let size = 1.0 + ours.lambda.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            for r in [kkt.stationarity, kkt.primal, kkt.dual, kkt.complementarity] {
                prop_assert!(r <= 1e-10 * size * size, "{:?}", kkt);
            }
            let h = h.unwrap_or(&zero);
            let (f, g) = (objective(h, c, x), objective(h, c, &theirs));
            prop_assert!((f - g).abs() <= 1e-8 * (1.0 + g.abs()), "{} {}", f, g);
            // If some λ_i and w_i are both nearly 0, an interior point at a gap of 1e-12 has an error of its square root.
            let apart = ours.lambda.iter().zip(&ours.w).fold(f64::INFINITY, |m, (l, w)| m.min(l.max(*w)));
            let tolerance = if apart > 1e-2 { 1e-8 } else { 1e-5 };
            for (x, y) in x.iter().zip(&theirs).filter(|_| unique) {
                prop_assert!((x - y).abs() <= tolerance * (1.0 + y.abs()), "{:?} {:?}", ours.lambda, theirs);
            }
        }
        SolverStatus::PrimalInfeasible | SolverStatus::DualInfeasible => {
            prop_assert!(ours.status == Status::Infeasible, "{:?} but {:?}", status, ours);
        }
        _ => {} // It could not tell at its tolerance.
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn strictly_convex_quadratic_programs_have_clarabels_solution(
        entries in prop::collection::vec(-1.0f64..1.0, 16), c in prop::collection::vec(-2.0f64..2.0, 4),
        g in prop::collection::vec(-1.0f64..1.0, 12), d in prop::collection::vec(-0.5f64..1.0, 3),
    ) {
        // H = B Bᵀ + 0.2 and something skew, which must not count.
        let b = rows(4, &entries);
        let h: Vec<Vec<f64>> = (0..4).map(|i| (0..4).map(|j| {
            let product: f64 = (0..4).map(|k| b[i][k] * b[j][k]).sum();
            product + if i == j { 0.2 } else { 0.3 * (i as f64 - j as f64) }
        }).collect()).collect();
        check(Some(&h), &c, &rows(4, &g), &d, true)?;
    }

    #[test]
    fn linear_programs_have_clarabels_value_or_its_verdict(
        c in prop::collection::vec(-1.0f64..1.0, 4), g in prop::collection::vec(-1.0f64..1.0, 20), d in prop::collection::vec(-0.3f64..1.0, 5),
    ) {
        check(None, &c, &rows(4, &g), &d, false)?;
    }
}
