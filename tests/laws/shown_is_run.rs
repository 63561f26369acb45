//! The problem that is shown is the problem that is solved: of every scene of the catalogue the trace of the frozen step, with
//! the run's own solver and start, ends in the λ of that step, bit for bit. The problem shown is that of the step's first
//! substep.

use constrained_dynamics::Simulation;
use constrained_dynamics::simulation::traces::{Start, TraceOptions};
use constrained_dynamics::world::Status;
use serde_json::{Map, Value, json};

/// λ of the last substep, as the state holds it: a force per unit of ∂C.
fn lambda(s: &mut Simulation) -> Vec<f64> {
    let mut numbers = Vec::new();
    s.world().save(&mut numbers);
    numbers[17..17 + numbers[16] as usize].to_vec()
}

/// The unknowns at the end of the frozen step's trace, and the unknown per λ; nothing where the method solves nothing.
fn trace(s: &mut Simulation) -> Option<(Vec<f64>, f64)> {
    let per_lambda = s.step_rows()?.unknown_per_lambda;
    let start = if s.world().settings().solver.boolean("warmStart") { Start::Warm } else { Start::Cold };
    let trace = s.solve_trace(None, &TraceOptions { start, ..TraceOptions::default() }).unwrap();
    Some((trace.lambda, per_lambda))
}

fn build(scene: &str, parameters: &Map<String, Value>) -> Option<Simulation> {
    Simulation::from_scene(scene, parameters).ok()
}

/// The scene with steps as long as its substeps: each step is the first substep of one.
fn by_substeps(scene: &str, parameters: &Map<String, Value>) -> Option<Simulation> {
    let whole = build(scene, parameters)?;
    let mut parameters = parameters.clone();
    parameters.insert("stepSize".into(), json!(whole.world().settings().substep_size()));
    parameters.insert("substeps".into(), json!(1));
    build(scene, &parameters)
}

/// Number of steps whose λ was compared.
fn compare(scene: &str, parameters: &Map<String, Value>) -> u32 {
    let Some(mut s) = by_substeps(scene, parameters) else { return 0 };
    // A method that evaluates forces more than once a step solves more than one problem.
    let settings = s.world().settings();
    let (method, integrator) = (settings.method.choice("kind"), settings.method.choice("integrator"));
    if !(method == "velocity" || method == "generalised" || method == "acceleration" && integrator == "symplectic-euler") {
        return 0;
    }
    let mut compared = 0;
    for k in 0..40 {
        let shown = if k < 2 || k == 39 { trace(&mut s) } else { None };
        if s.step(1).step.status.is_undone() {
            break;
        }
        let Some((shown, per_lambda)) = shown else { continue };
        let found: Vec<f64> = shown.iter().map(|unknown| unknown / per_lambda).collect();
        assert_eq!(found, lambda(&mut s), "{scene} {parameters:?}, step {k}");
        compared += 1;
    }
    compared
}

#[test]
fn trace_of_a_frozen_step_ends_in_the_lambda_of_the_step() {
    let mut compared = 0;
    for scene in crate::common::ids("scenes") {
        for method in [None, Some("velocity"), Some("generalised")] {
            let parameters = method.map(|method| ("method".to_string(), json!(method)));
            compared += compare(&scene, &parameters.into_iter().collect());
        }
    }
    assert!(compared > 200, "{compared} steps");
}

#[test]
fn problem_shown_is_that_of_the_first_substep() {
    for scene in ["stack", "pyramid", "ratchet", "box-of-spheres"] {
        let (mut whole, mut first) = (build(scene, &Map::new()).unwrap(), by_substeps(scene, &Map::new()).unwrap());
        assert!(whole.world().settings().substeps() > 1, "{scene}");
        assert_eq!(trace(&mut whole), trace(&mut first), "{scene}");
        assert_eq!(first.step(1).step.status, Status::Ok);
    }
}
