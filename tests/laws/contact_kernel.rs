//! Contacts by themselves go through a kernel of their own, contacts beside other constraints, or with a tolerance, as rows like
//! any others: both must be the same time stepping.

use crate::common::bodies::{floor, ground, heavy, with};
use crate::common::cases::cases;
use crate::common::{assert_all_near, assert_near, observe, simulation};
use constrained_dynamics::Simulation;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Settings of a heap: (substeps, iterations, ω, warm start, contacts found once per step).
type Way = (u32, u32, f64, bool, bool);

/// Settings of the kernel and of the general rows: an unreachable tolerance leaves the number of sweeps unchanged.
fn both(bodies: &[Value], (substeps, iterations, omega, warm, once): Way) -> [Simulation; 2] {
    [0.0, 1e-300].map(|tolerance| {
        let solver = json!({ "kind": "sor", "omega": omega, "maxIterations": iterations, "tolerance": tolerance, "warmStart": warm });
        let detection = if once { "step" } else { "substep" };
        let method = json!({ "kind": "velocity", "stepSize": 0.01, "substeps": substeps, "detection": detection, "solver": solver });
        simulation(&heavy(bodies.to_vec(), method))
    })
}

/// Each step of the one, taken by the other from the same state, leads to the same place but for rounding. (Left to themselves
/// they part: a heap makes more of every difference.)
fn assert_same_steps(bodies: &[Value], way: Way, steps: u32) {
    let [mut kernel, mut rows] = both(bodies, way);
    let (mut met, mut numbers) = (false, Vec::new());
    for k in 0..steps {
        numbers.clear();
        kernel.world().save(&mut numbers);
        assert!(rows.world_mut().load(&numbers), "step {k}: not the same model");
        let (one, other) = (kernel.step(1).step.solver, rows.step(1).step.solver);
        assert_near(one.residual, other.residual, 1e-10 * (1.0 + other.residual), format!("step {k}: residual"));
        assert_all_near(&kernel.positions(), &rows.positions(), 1e-12, format!("step {k}: positions"));
        assert_all_near(&kernel.velocities(), &rows.velocities(), 1e-10, format!("step {k}: velocities"));
        let (found, expected) = (kernel.contacts(), rows.contacts());
        assert_eq!(found.len(), expected.len(), "step {k}");
        met |= !expected.is_empty();
        for (found, expected) in found.iter().zip(&expected) {
            assert_eq!((found.bodies, found.feature), (expected.bodies, expected.feature), "step {k}");
            assert_near(found.gap, expected.gap, 1e-12, format!("step {k}: gap"));
            assert_all_near(&found.lambda, &expected.lambda, 1e-7, format!("step {k}: λ"));
        }
        for name in ["energy.drift", "energy.kinetic"] {
            let (found, expected) = (observe(&mut kernel, name), observe(&mut rows, name));
            assert_near(found, expected, 1e-9, format!("step {k}: {name}"));
        }
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
    fn heap_in_the_plane_moves_as_its_rows_say(a in in_plane(0), b in in_plane(1), c in in_plane(2), way in ways()) {
        assert_same_steps(&[ground(), a, b, c], way, 25);
    }

    #[test]
    fn heap_in_space_moves_as_its_rows_say(a in in_space(0), b in in_space(1), c in in_space(2), way in ways()) {
        assert_same_steps(&[floor(), a, b, c], way, 25);
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
fn particles_press_on_bodies_as_their_rows_say() {
    let grain = |x: f64, y: f64| json!({ "particle": {}, "mass": 0.3, "at": [x, y], "velocity": [0.3, -0.5] });
    let bodies = [ground(), json!({ "shape": { "box": [1.0, 0.2] }, "mass": 1, "at": [0, 0.21] }), grain(-0.4, 0.43), grain(0.5, 0.44)];
    for way in [(4, 20, 1.0, true, false), (2, 3, 1.3, true, true), (1, 5, 1.0, false, false)] {
        assert_same_steps(&bodies, way, 60);
    }
    let grain = |x: f64, z: f64| json!({ "particle": {}, "mass": 0.3, "at": [x, 0.43, z], "velocity": [0.3, -0.5, 0.1] });
    let bodies =
        [floor(), json!({ "shape": { "box": [1.0, 0.2, 1.0] }, "mass": 1, "at": [0, 0.21, 0] }), grain(-0.4, 0.2), grain(0.5, -0.6)];
    for way in [(4, 20, 1.0, true, false), (2, 3, 1.3, true, true), (1, 5, 1.0, false, false)] {
        assert_same_steps(&bodies, way, 60);
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
