//! Lemke's method and principal pivoting with friction whose bounds follow λ_n: closed forms, termination on copositive problems,
//! and agreement with sweeps.

use crate::common::cases::cases;
use crate::common::lcp::near;
use crate::common::{assert_near, distance, scene};
use constrained_dynamics::assembly::{FrictionKind, FrictionLink};
use constrained_dynamics::complementarity::{BoxLcp, LcpResult, Options, Status, solve_box_lcp};
use proptest::prelude::*;
use serde_json::json;

const INFINITY: f64 = f64::INFINITY;
const PIVOTING: [&str; 2] = ["lemke", "principal-pivoting"];

/// Contacts one after the other: a normal row, then one or two tangent rows.
fn contacts(a: Vec<f64>, b: Vec<f64>, tangents: usize, mu: f64, kind: FrictionKind) -> BoxLcp {
    let rows = 1 + tangents;
    let lo = (0..b.len()).map(|i| if i % rows == 0 { 0.0 } else { -INFINITY }).collect();
    let links = (0..b.len()).step_by(rows);
    let links = links.map(|n| FrictionLink { normal: n, tangents: [n + 1, n + tangents], count: tangents as u8, mu, kind });
    BoxLcp::new(&a.into(), b.clone(), Some(lo), None, links.collect()).unwrap()
}

fn solve(p: &BoxLcp, method: &str) -> LcpResult {
    solve_box_lcp(p, &Options { max_iterations: 10_000, tolerance: 1e-12, ..Options::new(method) }).unwrap()
}

#[test]
fn a_block_on_an_incline_has_the_velocity_of_the_closed_form() {
    for solver in PIVOTING {
        for (angle, mu) in [(0.35_f64, 0.3), (0.35, 0.5), (0.8, 0.2)] {
            let mut s = scene("incline", json!({ "angle": angle, "friction": mu, "solver": solver, "substeps": 1, "stepSize": 0.01 }));
            s.step(100);
            assert_eq!(s.world().last_report().status.as_str(), "ok", "{solver}");
            let slides = (9.81 * (angle.sin() - mu * angle.cos())).max(0.0);
            let v = &s.world().state().v;
            assert_near(v[0].hypot(v[1]), slides, 1e-9 * (1.0 + slides), format!("{solver} {angle} {mu}"));
        }
    }
}

/// A_nn − μA_nt < 0: at sliding the normal force pulls itself in. The impulse exists all the same; sliding to the other side, or
/// sticking, is where Lemke's path ends. A rod of mass 1 and half length 1 at 60°, whose tip slides.
#[test]
fn painleves_rod_jams_under_lemke() {
    let (c, s) = (60.0_f64.to_radians().cos(), 60.0_f64.to_radians().sin());
    let a = [1.0 + 3.0 * c * c, -3.0 * c * s, -3.0 * c * s, 1.0 + 3.0 * s * s];
    for (speed, mu) in [(3.0, 2.0), (3.0, 5.0), (0.1, 10.0)] {
        for down in [-0.1, 0.0] {
            for sign in [-1.0, 1.0] {
                let b = vec![down, sign * speed];
                let p = contacts(a.to_vec(), b, 1, mu, FrictionKind::Box);
                let result = solve(&p, "lemke");
                assert_eq!(result.status, Status::Solved, "{speed} {mu} {down} {sign}: {result:?}");
                assert!(result.iterations <= 10, "{result:?}");
            }
        }
    }
    let mut s = scene("painleve-rod", json!({ "solver": "lemke" }));
    s.step(60);
    assert_eq!(s.world().last_report().status.as_str(), "ok");
}

#[test]
fn scenes_move_as_under_converged_sweeps() {
    for (id, parameters) in [("pyramid", json!({ "n": 3 })), ("ladder", json!({})), ("tower", json!({ "n": 2 }))] {
        let run = |solver: &str| {
            let mut parameters = parameters.clone();
            for (key, value) in
                [("solver", json!(solver)), ("maxIterations", json!(20_000)), ("tolerance", json!(1e-13)), ("substeps", json!(2))]
            {
                parameters[key] = value;
            }
            let mut s = scene(id, parameters);
            s.step(30);
            assert_ne!(s.world().last_report().status.as_str(), "diverged", "{id} {solver}");
            s.world().state().q.clone()
        };
        let swept = run("gauss-seidel");
        for solver in PIVOTING {
            let pivoted = run(solver);
            assert!(distance(&pivoted, &swept) < 1e-6, "{id} {solver}: {}", distance(&pivoted, &swept));
        }
    }
}

#[test]
fn where_the_threshold_of_friction_has_no_fixed_point_principal_pivoting_says_limit_or_ray() {
    // Wedged: friction feeds on the normal force that it makes.
    let p = contacts(vec![1.0, 3.0, 3.0, 10.0], vec![-1.0, -20.0], 1, 2.0, FrictionKind::Box);
    let result = solve(&p, "principal-pivoting");
    assert!(result.status == Status::Solved || result.stopped_by.as_str() != "direct", "{result:?}");
    assert_eq!(solve(&p, "lemke").status, Status::Solved);
}

/// J of contacts on few coordinates, A = J Jᵀ singular, b = J v: every homogeneous solution z has bᵀz = vᵀ(Jᵀz) = 0, so Lemke's
/// method ends in a solution.
fn of_velocities(rows: usize, coordinates: usize, entries: &[f64], v: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let row = |i: usize| &entries[i * coordinates..(i + 1) * coordinates];
    let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f64>();
    let a = (0..rows * rows).map(|k| dot(row(k / rows), row(k % rows))).collect();
    (a, (0..rows).map(|i| dot(row(i), v)).collect())
}

proptest! {
    #![proptest_config(cases(256))]
    #[test]
    fn lemke_ends_in_a_solution_on_copositive_problems_in_few_pivots(
        entries in prop::collection::vec(-1.0f64..1.0, 12 * 5), v in prop::collection::vec(-3.0f64..3.0, 5), mu in 0.0f64..3.0, pairs in any::<bool>(),
    ) {
        let (a, b) = of_velocities(12, 5, &entries, &v);
        let tangents = if pairs { 2 } else { 1 };
        let result = solve(&contacts(a, b, tangents, mu, FrictionKind::Box), "lemke");
        prop_assert_eq!(result.status, Status::Solved, "{:?}", result);
        prop_assert!(result.iterations <= 3 * 36, "{} pivots", result.iterations);
    }

    #[test]
    fn on_cones_too_where_newtons_method_arrives(
        entries in prop::collection::vec(-1.0f64..1.0, 12 * 9), v in prop::collection::vec(-3.0f64..3.0, 9), mu in 0.0f64..0.6,
    ) {
        let (a, b) = of_velocities(12, 9, &entries, &v);
        let result = solve(&contacts(a, b, 2, mu, FrictionKind::Cone), "lemke");
        prop_assert!(result.iterations <= 3 * 48, "{} pivots", result.iterations);
        prop_assert_ne!(result.stopped_by.as_str(), "ray");
        prop_assert_eq!(result.status, Status::Solved, "{:?}", result);
    }

    #[test]
    fn with_little_friction_the_solution_is_the_one_of_the_sweeps(
        entries in prop::collection::vec(-0.3f64..0.3, 9 * 9), b in prop::collection::vec(-3.0f64..3.0, 9), mu in 0.0f64..0.3, cone in any::<bool>(),
    ) {
        let a = crate::common::lcp::gram(9, 9, &entries, 1.0);
        let p = contacts(a, b, 2, mu, if cone { FrictionKind::Cone } else { FrictionKind::Box });
        let swept = solve(&p, "gauss-seidel");
        prop_assert_eq!(swept.status, Status::Solved);
        for method in PIVOTING {
            let result = solve(&p, method);
            prop_assert!(result.status == Status::Solved && near(&result.lambda, &swept.lambda, 1e-9), "{}: {:?} {:?}", method, result, swept.lambda);
        }
    }
}
