//! The sweeps over contacts are those of the textbook: of a heap's frozen step they find the λ that a projected successive
//! over-relaxation of the same problem finds, written here over A as a matrix, row by row.

use crate::common::bodies::{floor, ground, heavy, with};
use crate::common::cases::cases;
use crate::common::{assert_all_near, simulation};
use constrained_dynamics::complementarity::BoxLcp;
use constrained_dynamics::simulation::traces::{Start, TraceOptions};
use proptest::prelude::*;
use serde_json::{Value, json};

/// How a heap is stepped: (substeps, iterations, ω, warm start, contacts found once a step).
type Way = (u32, u32, f64, bool, bool);

fn settings((substeps, iterations, omega, warm, once): Way) -> Value {
    let solver = json!({ "kind": "sor", "omega": omega, "maxIterations": iterations, "tolerance": 0, "warmStart": warm });
    let detection = if once { "step" } else { "substep" };
    json!({ "kind": "velocity", "stepSize": 0.01, "substeps": substeps, "detection": detection, "solver": solver })
}

/// Sweeps over A as a matrix: λ_i ← P(λ_i − ω w_i/A_ii) row by row, both tangents of a disc together with the step of the larger
/// eigenvalue of their block.
fn textbook(p: &BoxLcp, omega: f64, sweeps: u32, lambda: &mut [f64]) {
    let entry = |i: usize, j: usize| p.a().row(i)[j];
    let w = |i: usize, lambda: &[f64]| p.b()[i] + p.a().row(i).iter().zip(lambda).map(|(a, l)| a * l).sum::<f64>();
    let link = |i: usize| p.bounds().friction.iter().find(|f| f.tangents().contains(&i));
    let clamp = |lambda: &mut [f64], i: usize| match link(i) {
        None => lambda[i] = lambda[i].clamp(p.bounds().lo[i], p.bounds().hi[i]),
        Some(f) => {
            let length = f.tangents().iter().map(|t| lambda[*t] * lambda[*t]).sum::<f64>().sqrt();
            let radius = f.mu * lambda[f.normal];
            if length > radius {
                f.tangents().iter().for_each(|t| lambda[*t] *= radius / length);
            }
        }
    };
    (0..lambda.len()).for_each(|i| clamp(lambda, i));
    for _ in 0..sweeps {
        for i in 0..lambda.len() {
            match link(i) {
                None if entry(i, i) > 0.0 => lambda[i] -= omega * w(i, lambda) / entry(i, i),
                None => {}
                Some(f) if f.tangents()[0] == i => {
                    let (s, t) = (i, *f.tangents().last().unwrap());
                    let (x, y, z) = (entry(s, s), entry(s, t), entry(t, t));
                    let largest = if s == t { x } else { 0.5 * (x + z) + (0.25 * (x - z) * (x - z) + y * y).sqrt() };
                    let step: Vec<f64> = f.tangents().iter().map(|t| omega * w(*t, lambda) / largest).collect();
                    f.tangents().iter().zip(step).for_each(|(t, step)| lambda[*t] -= step);
                }
                Some(_) => continue,
            }
            clamp(lambda, i);
        }
    }
}

/// In every step the sweeps of the frozen problem are those of the textbook but for rounding.
fn assert_textbook(bodies: &[Value], way: Way, steps: u32) {
    let (_, sweeps, omega, warm, _) = way;
    let mut s = simulation(&heavy(bodies.to_vec(), settings(way)));
    let mut met = false;
    for k in 0..steps {
        if let Some(problem) = s.step_problem().unwrap() {
            let mut expected = if warm { s.step_rows().unwrap().warm } else { vec![0.0; problem.b().len()] };
            textbook(&problem, omega, sweeps, &mut expected);
            let start = if warm { Start::Warm } else { Start::Cold };
            let found = s.solve_trace(None, &TraceOptions { start, ..TraceOptions::default() }).unwrap();
            // Where λ has stopped to change, sweeps stop early.
            assert_all_near(&found.lambda, &expected, 1e-9, format!("step {k}: λ after {} sweeps", found.report.iterations));
            met = true;
        }
        s.step(1);
    }
    assert!(met, "nothing came near anything");
}

fn surface() -> impl Strategy<Value = Value> {
    let friction = prop_oneof![Just(0.0), 0.1..1.0_f64];
    (friction, prop_oneof![Just(0.0), 0.5..1.0_f64], prop_oneof![Just(0.0), 0.1..0.9_f64]).prop_map(
        |(friction, sliding, restitution)| json!({ "friction": friction, "slidingFriction": sliding, "restitution": restitution }),
    )
}

fn ways() -> impl Strategy<Value = Way> {
    (1_u32..5, 1_u32..12, prop_oneof![Just(1.0), 0.5..1.5_f64], any::<bool>(), any::<bool>())
}

fn in_plane(k: usize) -> impl Strategy<Value = Value> {
    let shape = prop_oneof![
        (0.2..0.5_f64).prop_map(|r| json!({ "disc": r })),
        (0.2..0.5_f64, 0.2..0.5_f64).prop_map(|(a, b)| json!({ "box": [a, b] })),
    ];
    let place = (-0.3..0.3_f64, -0.3..0.3_f64, -1.0..1.0_f64, -2.0..2.0_f64);
    (shape, place, 0.2..5.0_f64, surface()).prop_map(move |(shape, (x, angle, vx, spin), mass, surface)| {
        let body =
            json!({ "shape": shape, "mass": mass, "at": [x, 0.55 + 0.9 * k as f64], "angle": angle, "velocity": [vx, -3.0], "spin": spin });
        with(body, surface)
    })
}

fn in_space(k: usize) -> impl Strategy<Value = Value> {
    let shape = prop_oneof![
        (0.2..0.5_f64).prop_map(|r| json!({ "sphere": r })),
        (0.2..0.5_f64, 0.2..0.5_f64, 0.2..0.5_f64).prop_map(|(a, b, c)| json!({ "box": [a, b, c] })),
    ];
    let place = (-0.3..0.3_f64, -0.3..0.3_f64, -1.0..1.0_f64, prop::array::uniform3(-2.0..2.0_f64));
    (shape, place, 0.2..5.0_f64, surface()).prop_map(move |(shape, (x, z, vx, spin), mass, surface)| {
        let body = json!({ "shape": shape, "mass": mass, "at": [x, 0.55 + 0.9 * k as f64, z], "velocity": [vx, -3.0, 0.2], "spin": spin });
        with(body, surface)
    })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn heap_in_the_plane_is_swept_as_in_the_textbook(a in in_plane(0), b in in_plane(1), c in in_plane(2), way in ways()) {
        assert_textbook(&[ground(), a, b, c], way, 25);
    }

    #[test]
    fn heap_in_space_is_swept_as_in_the_textbook(a in in_space(0), b in in_space(1), c in in_space(2), way in ways()) {
        assert_textbook(&[floor(), a, b, c], way, 25);
    }

    #[test]
    fn body_that_is_near_but_not_pressed_flies_as_if_alone(gap in 1e-3..1e-2_f64, vx in -1.0..1.0_f64, spin in -3.0..3.0_f64) {
        let ball = json!({ "shape": { "disc": 0.3 }, "mass": 0.7, "at": [0.0, 0.3 + gap], "velocity": [vx, 1.0], "spin": spin });
        let mut near = simulation(&heavy(vec![ball.clone(), ground()], json!({})));
        let mut alone = simulation(&heavy(vec![ball, with(ground(), json!({ "at": [0.0, -100.0] }))], json!({})));
        near.step(1);
        alone.step(1);
        prop_assert!(!near.contacts().is_empty(), "not near");
        prop_assert_eq!(&near.positions()[..3], &alone.positions()[..3]);
        prop_assert_eq!(&near.velocities()[..3], &alone.velocities()[..3]);
    }
}

#[test]
fn particles_on_bodies_are_swept_as_in_the_textbook() {
    let grain = |x: f64, y: f64| json!({ "particle": {}, "mass": 0.3, "at": [x, y], "velocity": [0.3, -0.5] });
    let bodies = [ground(), json!({ "shape": { "box": [1.0, 0.2] }, "mass": 1, "at": [0, 0.21] }), grain(-0.4, 0.43), grain(0.5, 0.44)];
    for way in [(4, 20, 1.0, true, false), (2, 3, 1.3, true, true), (1, 5, 1.0, false, false)] {
        assert_textbook(&bodies, way, 60);
    }
    let grain = |x: f64, z: f64| json!({ "particle": {}, "mass": 0.3, "at": [x, 0.43, z], "velocity": [0.3, -0.5, 0.1] });
    let bodies =
        [floor(), json!({ "shape": { "box": [1.0, 0.2, 1.0] }, "mass": 1, "at": [0, 0.21, 0] }), grain(-0.4, 0.2), grain(0.5, -0.6)];
    for way in [(4, 20, 1.0, true, false), (2, 3, 1.3, true, true), (1, 5, 1.0, false, false)] {
        assert_textbook(&bodies, way, 60);
    }
}

#[test]
fn wall_of_bricks_on_each_others_edges_sinks_by_no_more_than_a_hair() {
    // Corners that stand on corners are named anew by the least motion. What they pressed with stays with them.
    let brick = |half: f64, x: f64, y: f64| json!({ "shape": { "box": [half, 0.25, 0.25] }, "density": 1000, "at": [x, y, 0] });
    let mut bodies = vec![floor()];
    for row in 0..10 {
        let (y, shifted) = (0.25 + 0.5 * f64::from(row), row % 2);
        bodies.extend((0..6 - shifted).map(|k| brick(0.5, 1.05 * (f64::from(k) - 0.5 * f64::from(5 - shifted)), y)));
        // Half bricks make the ends even.
        if shifted == 1 {
            bodies.extend([-1.0, 1.0].map(|side| brick(0.2375, side * (3.125 - 0.2375), y)));
        }
    }
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 8, "tolerance": 0, "warmStart": true });
    let mut s = simulation(&heavy(bodies, json!({ "stepSize": 1.0 / 60.0, "solver": solver })));
    s.step(60);
    let start = s.positions();
    s.step(240);
    assert_all_near(&s.positions(), &start, 1e-3, "four seconds later");
}
