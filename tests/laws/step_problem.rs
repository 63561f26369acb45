//! The problem of a present step, handed out: it is the one that the step solves, row by row, from cold and from warm.

use crate::common::{max_norm, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::complementarity::{BoxLcp, Options, Status, natural_residual, solve_box_lcp};
use constrained_dynamics::error::Code;
use constrained_dynamics::simulation::step_problem::{Owner, Role};
use constrained_dynamics::simulation::traces::{Start, Trace, TraceOptions};
use constrained_dynamics::solver;
use serde_json::{Map, Value, json};

/// Boxes on one another, of which the top one slides.
fn stack(count: usize, method: Value) -> Value {
    let mut bodies = vec![json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true })];
    for i in 0..count {
        let speed = if i + 1 == count { 0.4 } else { 0.0 };
        bodies.push(json!({ "shape": { "box": [0.5, 0.25] }, "mass": 1 + i, "at": [0, 0.25 + 0.5 * i as f64], "velocity": [speed, 0] }));
    }
    json!({ "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "method": method })
}

fn velocity(kind: &str, iterations: u32, warm: bool) -> Value {
    let solver = json!({ "kind": kind, "maxIterations": iterations, "tolerance": 0, "warmStart": warm });
    json!({ "kind": "velocity", "stepSize": 0.01, "substeps": 1, "solver": solver })
}

/// A ball that rolls in space on ground that resists, beside a pendulum on a rope.
fn in_space() -> Simulation {
    simulation(&json!({
        "version": 1, "space": "space", "gravity": [0, -9.81, 0],
        "bodies": [
            { "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true, "rollingFriction": 0.01, "torsionalFriction": 0.02 },
            { "shape": { "sphere": 0.5 }, "mass": 1, "at": [0, 0.5, 0], "velocity": [1, 0, 0], "spin": [0, 3, 0], "rollingFriction": 0.01, "torsionalFriction": 0.02 },
            { "particle": {}, "at": [3, 3, 0], "fixed": true },
            { "particle": {}, "at": [4, 3, 0] },
        ],
        "constraints": [{ "distance": { "between": [2, 3], "length": 1 } }],
        "method": velocity("gauss-seidel", 20, true),
    }))
}

#[test]
fn without_a_solver_named_position_shows_the_sweep_that_it_takes_from_row_to_row() {
    for (bounded, method, solver) in [(true, "position", "gauss-seidel"), (false, "position", "gauss-seidel"), (false, "velocity", "cg")] {
        let bound = json!({ "formula": { "of": [1], "condition": if bounded { "y >= -1" } else { "y = -1" } } });
        let mut s = simulation(&json!({
            "version": 1, "space": "plane", "gravity": [0, -9.81],
            "bodies": [{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [0, -1] }],
            "constraints": [bound], "method": { "kind": method, "solver": { "kind": "cg" } },
        }));
        s.step(5);
        let trace = s.solve_trace(None, &TraceOptions::default()).unwrap();
        assert_eq!(trace.solver, solver, "{method}");
        assert!(trace.unknowns == 1 && trace.lambda[0] > 0.0, "{method}: {:?}", trace.lambda);
        assert_eq!(s.solve_trace(Some("lemke"), &TraceOptions::default()).unwrap().solver, "lemke");
    }
}

#[test]
fn the_problem_handed_out_from_its_warm_start_gives_the_forces_of_the_step() {
    for kind in ["gauss-seidel", "jacobi", "symmetric-gauss-seidel", "nncg"] {
        let mut s = simulation(&stack(4, velocity(kind, 12, true)));
        for _ in 0..5 {
            s.step(1);
        }
        let (problem, handed) = (s.step_problem().unwrap().unwrap(), s.step_rows().unwrap());
        let start = Some(handed.warm.clone());
        let options = Options { start, max_iterations: 12, tolerance: 0.0, ..Options::new(kind) };
        let solved = solve_box_lcp(&problem, &options).unwrap().lambda;
        assert_eq!(s.step(1).steps, 1);
        let forces: Vec<f64> = s.contacts().iter().flat_map(|t| t.lambda[..t.count].to_vec()).collect();
        assert_eq!(solved.len(), forces.len());
        let difference: Vec<f64> = solved.iter().zip(&forces).map(|(p, f)| p / handed.unknown_per_lambda - f).collect();
        // A formed and A by factors differ by rounding.
        assert!(max_norm(&difference) < 1e-10 * max_norm(&forces), "{kind}: {solved:?} and {forces:?}");
    }
}

#[test]
fn a_trace_from_warm_is_the_solve_of_the_step_and_starts_nearer_than_from_cold() {
    let mut s = simulation(&stack(5, velocity("gauss-seidel", 15, true)));
    for _ in 0..40 {
        s.step(1);
    }
    let trace = |s: &mut Simulation, start| {
        let options = TraceOptions { tolerance: Some(0.0), max_iterations: Some(15), start, rows: true };
        s.solve_trace(Some("gauss-seidel"), &options).unwrap()
    };
    let handed = s.step_rows().unwrap();
    let (warm, cold) = (trace(&mut s, Start::Warm), trace(&mut s, Start::Cold));
    let given = trace(&mut s, Start::Given(handed.warm.clone()));
    assert_eq!(warm, given);
    let wrong = TraceOptions { start: Start::Given(vec![f64::NAN; handed.warm.len()]), ..TraceOptions::default() };
    assert_eq!(s.solve_trace(None, &wrong).unwrap_err().path, "options.start[0]");
    assert_eq!(warm.iterates[..handed.warm.len()], handed.warm);
    assert!(cold.iterates[..handed.warm.len()].iter().all(|x| *x == 0.0));
    assert!(warm.residuals[0] < 0.5 * cold.residuals[0], "{} and {}", warm.residuals[0], cold.residuals[0]);
    s.step(1);
    let forces: Vec<f64> = s.contacts().iter().flat_map(|t| t.lambda[..t.count].to_vec()).collect();
    let difference: Vec<f64> = warm.lambda.iter().zip(&forces).map(|(p, f)| p / handed.unknown_per_lambda - f).collect();
    // Contacts by themselves are swept in the metric of mass, which rounds otherwise.
    assert!(max_norm(&difference) < 1e-13 * max_norm(&forces), "{:?} and {forces:?}", warm.lambda);
}

#[test]
fn changes_of_rows_add_up_to_the_iterates_and_their_residuals_are_those_of_lambda() {
    let mut s = simulation(&stack(3, velocity("gauss-seidel", 10, false)));
    s.step(3);
    let swept = ["gauss-seidel", "jacobi", "symmetric-gauss-seidel", "sor", "block-gauss-seidel", "nncg", "subspace"];
    for kind in swept.into_iter().chain(["apgd"]) {
        let options = TraceOptions { tolerance: Some(0.0), max_iterations: Some(10), start: Start::Cold, rows: true };
        let trace = s.solve_trace(Some(kind), &options).unwrap();
        let held = follow(&trace, &s.step_problem().unwrap().unwrap(), kind);
        assert!(held > 0 || kind == "apgd", "{kind}: friction holds λ of the box that slides back");
        assert_eq!(trace.changes.iter().all(|c| c.together), kind == "apgd", "{kind}");
        // A subspace step is taken only where it helps.
        assert!(kind == "subspace" || trace.changes.iter().all(|c| !c.together) != ["nncg", "apgd"].contains(&kind), "{kind}");
    }
}

#[test]
fn solvers_of_equations_tell_every_row_of_every_iterate_too() {
    let mut s = Simulation::from_scene("chain", &Map::from_iter([("n".into(), json!(6))])).unwrap();
    s.step(10);
    for kind in solver::entries().iter().map(|e| e.id) {
        let options = TraceOptions { tolerance: Some(1e-13), max_iterations: Some(30), start: Start::Cold, rows: true };
        let trace = s.solve_trace(Some(kind), &options).unwrap();
        assert!(trace.report.iterations >= 1, "{kind}");
        follow(&trace, &s.step_problem().unwrap().unwrap(), kind);
    }
}

/// Goes through the changes of a trace and recomputes, from the problem's own numbers, λ, w and the residual that they lead to. How
/// many changes a bound held back.
fn follow(trace: &Trace, problem: &BoxLcp, kind: &str) -> usize {
    let (m, mut held) = (trace.unknowns, 0);
    let iterate = |k: usize| &trace.iterates[k * m..(k + 1) * m];
    let size = trace.iterates.iter().fold(1e-300, |s: f64, x| s.max(x.abs()));
    assert_eq!(trace.iterates_w.len(), trace.iterates.len());
    for k in 0..=trace.report.iterations as usize {
        let w = problem.w(iterate(k));
        let off: Vec<f64> = w.iter().zip(&trace.iterates_w[k * m..]).map(|(x, y)| x - y).collect();
        assert!(max_norm(&off) <= 1e-12 * (max_norm(problem.b()) + max_norm(&w)), "{kind} {k}: w = Aλ + b");
        // Every row has its turn on the way to every iterate.
        let mut told = vec![k == 0; m];
        trace.changes.iter().filter(|c| c.iterate as usize == k).for_each(|c| told[c.row] = true);
        assert!(told.iter().all(|t| *t), "{kind} {k}: {told:?}");
    }
    let mut lambda = iterate(0).to_vec();
    for (place, c) in trace.changes.iter().enumerate() {
        lambda[c.row] += c.change;
        held += usize::from(c.clamped);
        let next = trace.changes.get(place + 1);
        if !(c.together && next.is_some_and(|next| next.iterate == c.iterate && next.together)) {
            // With A formed instead of by factors: the same formula.
            let expected = if problem.bounds().is_free() {
                problem.w(&lambda).iter().map(|w| w * w).sum::<f64>().sqrt()
            } else {
                natural_residual(problem, &lambda).residual
            };
            assert!((expected - c.residual).abs() <= 1e-11 * (expected + trace.residuals[0]), "{kind}: {c:?} and {expected}");
        }
        if next.is_none_or(|next| next.iterate != c.iterate) {
            let k = c.iterate as usize;
            let off: Vec<f64> = lambda.iter().zip(iterate(k)).map(|(x, y)| x - y).collect();
            assert!(max_norm(&off) <= 1e-13 * size, "{kind} {k}: {off:?}");
            assert!((c.residual - trace.residuals[k]).abs() <= 1e-11 * trace.residuals[0], "{kind} {k}");
            lambda.copy_from_slice(iterate(k));
        }
    }
    held
}

#[test]
fn every_row_says_what_it_is_there_for() {
    let mut s = in_space();
    s.step(2);
    let (problem, handed) = (s.step_problem().unwrap().unwrap(), s.step_rows().unwrap());
    let roles: Vec<(Role, Owner, usize)> = handed.rows.iter().map(|r| (r.role, r.owner, r.row)).collect();
    let contact = Owner::Contact(0);
    let wanted = [
        (Role::Equation, Owner::Constraint(0), 0),
        (Role::Normal, contact, 0),
        (Role::Friction, contact, 1),
        (Role::Friction, contact, 2),
        (Role::Rolling, contact, 3),
        (Role::Rolling, contact, 4),
        (Role::Rolling, contact, 5),
        (Role::Torsion, contact, 6),
    ];
    assert!(roles.starts_with(&wanted[..3]), "{roles:?}");
    let rolling = roles.iter().filter(|r| r.0 == Role::Rolling).count();
    assert!((2..=3).contains(&rolling) && roles.last().unwrap().0 == Role::Torsion, "{roles:?}");
    assert_eq!(handed.contacts.len(), 1);
    assert_eq!(handed.contacts[0].bodies, [0, 1]);
    let friction = problem.bounds().friction;
    assert_eq!(friction.len(), 3);
    assert!(friction.iter().all(|f| f.normal == 1));
    let solved = solve_box_lcp(&problem, &Options::new("gauss-seidel")).unwrap();
    assert_eq!(solved.status, Status::Solved);
}

#[test]
fn soft_rows_are_handed_out_with_their_softness() {
    let mut s = simulation(&stack(2, velocity("gauss-seidel", 30, false)));
    s.set("stabilization", json!("soft")).unwrap();
    s.step(3);
    let options = TraceOptions { max_iterations: Some(30), ..TraceOptions::default() };
    let trace = s.solve_trace(Some("gauss-seidel"), &options).unwrap();
    let problem = s.step_problem().unwrap().unwrap();
    let solved = solve_box_lcp(&problem, &Options { max_iterations: 30, tolerance: 0.0, ..Options::new("gauss-seidel") }).unwrap();
    let off: Vec<f64> = trace.lambda.iter().zip(&solved.lambda).map(|(x, y)| x - y).collect();
    assert!(max_norm(&off) < 1e-10 * max_norm(&solved.lambda));
}

#[test]
fn where_nothing_is_solved_there_is_no_problem_and_looking_changes_nothing() {
    let mut free = simulation(&json!({ "version": 1, "space": "plane", "bodies": [{ "particle": {}, "at": [0, 0] }] }));
    assert!(free.step_problem().unwrap().is_none() && free.step_rows().is_none());
    let mut s = simulation(&stack(3, velocity("gauss-seidel", 10, true)));
    s.step(4);
    let before = s.state_hash();
    s.step_problem().unwrap();
    s.solve_trace(None, &TraceOptions { start: Start::Warm, rows: true, ..TraceOptions::default() }).unwrap();
    assert_eq!(s.state_hash(), before);
}

#[test]
fn a_problem_too_large_for_numbers_is_still_told_row_by_row() {
    let mut s = Simulation::from_scene("pyramid", &Map::from_iter([("n".into(), json!(20))])).unwrap();
    s.step(1);
    assert_eq!(s.step_problem().unwrap_err().code, Code::TooLarge);
    let rows = s.step_rows().unwrap().rows;
    assert!(rows.len() > 600);
    let options =
        |max_iterations| TraceOptions { rows: true, tolerance: Some(0.0), max_iterations: Some(max_iterations), ..TraceOptions::default() };
    let trace = s.solve_trace(Some("gauss-seidel"), &options(3)).unwrap();
    assert_eq!(trace.changes.len(), 3 * rows.len());
    for k in 1..=3 {
        let last = trace.changes[k * rows.len() - 1];
        assert!((last.residual - trace.residuals[k]).abs() <= 1e-11 * trace.residuals[0], "{k}: {last:?}");
    }
    assert_eq!(s.solve_trace(Some("gauss-seidel"), &options(100_000)).unwrap_err().path, "options.maxIterations");
}
