//! Errors fall at the order of the method when the step is halved, and a substep is a step.

use crate::common::beads::{Bead, Circle, FORMS, INTEGRATORS, position, run_to};
use crate::common::{G, assert_near, exact, observe, run};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::json;

/// A generic pendulum: it swings with a push, nothing about it is symmetric and no quantity is stationary at the end.
fn pendulum(form: &'static str) -> Bead {
    let start = Bead::pendulum(2.0);
    let tangent = DVec3::new(-start.at.y, start.at.x, 0.0);
    Bead { velocity: 1.5 * tangent, circle: Some(Circle::of(1.0, form)), ..start }
}

const END: f64 = 0.8;

/// Coarsest number of steps to the end: fine enough for the leading term to lead, coarse enough to stay above rounding.
fn coarsest(order: f64) -> u32 {
    if order == 1.0 { 1_600 } else { 160 }
}

/// The slope of log error over log h through four halvings. The next term of the error is `h` times a rate of some 10/s
/// smaller than the leading one: 3 % at the coarsest step.
const SLOPE: f64 = 0.06;

fn observed_order(bead: &Bead, id: &str, order: f64, error: impl Fn(&mut Simulation) -> f64) -> f64 {
    let points: Vec<(f64, f64)> = (0..5)
        .map(|halvings| {
            let steps = coarsest(order) << halvings;
            (END / f64::from(steps), error(&mut run_to(bead, id, END, steps)))
        })
        .collect();
    exact::order(&points)
}

#[test]
fn the_distance_from_the_exact_pendulum_falls_at_the_order() {
    for form in FORMS {
        let bead = pendulum(form);
        let end = exact::on_circle(&bead, -G * DVec3::Y, 0.0, END);
        for (id, order) in INTEGRATORS {
            let observed = observed_order(&bead, id, order, |s| (position(s) - end).length());
            assert_near(observed, order, SLOPE, format!("{id}, {form}"));
        }
    }
}

#[test]
fn every_drift_falls_at_the_order() {
    for form in FORMS {
        for (id, order) in INTEGRATORS {
            for quantity in ["C.norm", "Cdot.norm", "energy.drift", "energy.constraintWork"] {
                let observed = observed_order(&pendulum(form), id, order, |s| observe(s, quantity));
                assert_near(observed, order, SLOPE, format!("{quantity}, {id}, {form}"));
            }
        }
    }
}

#[test]
fn a_step_of_n_substeps_is_n_steps_bit_for_bit() {
    for (id, _) in INTEGRATORS {
        for n in [2, 3, 7] {
            let h = 0.01;
            let settings =
                |h: f64, substeps: u32| json!({ "integrator": id, "stepSize": h, "substeps": substeps, "alpha": 50.0, "beta": 9.0 });
            let bead = pendulum("half-squared").force(json!({ "drag": { "coefficient": 0.3 } }));
            let mut coarse = bead.method(settings(h, n)).simulation();
            let mut fine = bead.method(settings(h / f64::from(n), 1)).simulation();
            for _ in 0..50 {
                run(&mut coarse, 1);
                run(&mut fine, n);
                assert_eq!(bits(&coarse), bits(&fine), "{id}, {n} substeps");
            }
            assert_eq!(coarse.world().step_count(), 50);
        }
    }
}

fn bits(simulation: &Simulation) -> Vec<u64> {
    let state = simulation.world().state();
    let work = [state.applied_work, state.constraint_work];
    state.q.iter().chain(&state.v).chain(&work).map(|x| x.to_bits()).collect()
}
