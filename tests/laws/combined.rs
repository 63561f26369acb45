//! Equations at the precision of RATTLE together with contacts, friction, restitution, limits and motors.

use crate::common::bodies::{cube, deepest, floor, ground, heavy, pressure, square, with};
use crate::common::{G, assert_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use proptest::prelude::*;
use serde_json::{Value, json};

/// RATTLE with a solver for contacts.
fn rattle(h: f64) -> Value {
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 200, "tolerance": 0, "warmStart": true });
    json!({ "kind": "rattle", "stepSize": h, "projection": { "tolerance": 1e-11 }, "solver": solver })
}

/// A ball of radius 0.1 m with restitution e above the ground, its lowest point at that height.
fn ball_above(height: f64, e: f64, method: Value) -> Simulation {
    let ball = json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [0, 0.1 + height], "restitution": e });
    simulation(&heavy(vec![ball, ground()], method))
}

/// The heights that the ball comes to after its bounces.
fn heights(s: &mut Simulation, h: f64, count: usize) -> Vec<f64> {
    let (mut heights, mut before, mut rising) = (Vec::new(), s.world().state().q[1], false);
    for _ in 0..(20.0 / h) as usize {
        run(s, 1);
        let y = s.world().state().q[1];
        if rising && y < before {
            heights.push(before - 0.1);
            if heights.len() == count {
                break;
            }
        }
        (rising, before) = (y > before, y);
    }
    heights
}

#[test]
fn a_ball_that_loses_nothing_comes_back_to_its_height_under_rattle() {
    let h = 1.0 / 240.0;
    for height in [0.3, 1.0, 2.17] {
        let mut s = ball_above(height, 1.0, rattle(h));
        let total = G * (height + 0.1);
        let mut most: f64 = 0.0;
        for _ in 0..2400 {
            run(&mut s, 1);
            let energy = observe(&mut s, "energy.kinetic") + G * s.world().state().q[1];
            most = most.max((energy - total).abs());
        }
        assert!(most < 1e-9 * total, "{height} m: {most} J of {total} J");
    }
}

#[test]
fn a_ball_bounces_to_e_squared_of_its_height_the_closer_the_shorter_the_step_is() {
    let error = |h: f64| {
        let found = heights(&mut ball_above(1.0, 0.8, rattle(h)), h, 3);
        let exact = [0.64, 0.64_f64.powi(2), 0.64_f64.powi(3)];
        found.iter().zip(exact).map(|(found, exact)| (found - exact).abs()).fold(0.0, f64::max)
    };
    assert!(error(1e-2) < 0.08 && error(1e-3) < 0.008 && error(1e-4) < 8e-4, "{} {} {}", error(1e-2), error(1e-3), error(1e-4));
}

#[test]
fn a_block_on_an_incline_sticks_or_slides_as_coulomb_has_it() {
    // Gravity is turned instead of the ground.
    for (mu, slope) in [(0.5, 0.3_f64), (0.2, 0.5), (0.4, 0.39), (0.4, 0.37)] {
        let surface = json!({ "friction": mu });
        let mut document = heavy(vec![with(square(0.0, 0.5), surface.clone()), with(ground(), surface)], rattle(1e-3));
        document["gravity"] = json!([G * slope.sin(), -G * slope.cos()]);
        let mut s = simulation(&document);
        run(&mut s, 1000);
        let slides = slope.tan() > mu;
        let a = if slides { G * (slope.sin() - mu * slope.cos()) } else { 0.0 };
        assert_near(s.world().state().v[0], a, 2e-3 * G, format!("μ = {mu}, θ = {slope}"));
        assert_near(pressure(&mut s, [0, 1]), G * slope.cos(), 1e-6, "it presses with its weight");
    }
}

/// A bob on a rod from a pin beside a wall, let go at an angle; it hits the wall. It is smooth: with friction, Newton's law of restitution
/// gives a body that is not free energy of its own.
fn pendulum_at_a_wall(space: &str, e: f64) -> Value {
    let spatial = space == "space";
    let place = |x: f64, y: f64| if spatial { json!([x, y, 0]) } else { json!([x, y]) };
    let (bob, wall) = if spatial {
        (json!({ "sphere": 0.1 }), json!({ "halfSpace": [1, 0, 0] }))
    } else {
        (json!({ "disc": 0.1 }), json!({ "halfPlane": [1, 0] }))
    };
    let bodies = vec![
        json!({ "shape": bob, "mass": 1, "at": place(0.8, -0.6), "restitution": e, "friction": 0 }),
        json!({ "shape": wall, "at": place(-0.3, 0.0), "fixed": true }),
        json!({ "particle": {}, "mass": 1, "at": place(0.0, 0.0), "fixed": true }),
    ];
    let mut document = heavy(bodies, rattle(1.0 / 240.0));
    document["constraints"] = json!([{ "distance": { "between": [0, 2] } }]);
    document
}

#[test]
fn a_pendulum_that_hits_a_wall_keeps_its_length_to_the_tolerance_and_gains_no_energy() {
    for space in ["plane", "space"] {
        for e in [0.0, 0.5, 1.0] {
            let mut s = simulation(&pendulum_at_a_wall(space, e));
            let energy = |s: &mut Simulation| observe(s, "energy.kinetic") + G * s.world().state().q[1];
            let (start, mut most, mut touched) = (energy(&mut s), f64::NEG_INFINITY, false);
            for _ in 0..2400 {
                run(&mut s, 1);
                assert_near(observe(&mut s, "constraint[0].C"), 0.0, 1e-9, "its length");
                most = most.max(energy(&mut s) - start);
                let x = s.world().state().q[0];
                assert!(x > -0.2 - 1e-3, "it is in the wall: {x}");
                touched |= x < -0.19;
            }
            assert!(touched && most < 0.01 * 0.4 * G, "{space}, e = {e}: {most} J");
            if e == 1.0 {
                assert!(energy(&mut s) - start > -0.02 * G, "e = 1 loses {} J", start - energy(&mut s));
            }
        }
    }
}

#[test]
fn a_stack_rests_and_each_contact_carries_what_stands_on_it() {
    for (block, base) in [(square(0.0, 0.5), ground()), (cube(0.0, 0.5, 0.0), floor())] {
        let lifted = |k: u32| {
            let mut at = block["at"].clone();
            at[1] = json!(0.5 + f64::from(k));
            with(block.clone(), json!({ "at": at }))
        };
        let mut s = simulation(&heavy((0..3).map(lifted).chain([base]).collect(), rattle(0.005)));
        run(&mut s, 600);
        for (pair, above) in [([0, 3], 3.0), ([0, 1], 2.0), ([1, 2], 1.0)] {
            assert_near(pressure(&mut s, pair), above * G, 1e-4, format!("{pair:?}"));
        }
        assert!(deepest(&mut s) > -0.006);
        assert!(observe(&mut s, "energy.kinetic") < 1e-8);
    }
}

#[test]
fn limits_ropes_and_motors_act_beside_equations_under_rattle() {
    // A rod on a hinge with a limit comes to rest on it.
    let rod = json!({ "shape": { "box": [0.5, 0.05] }, "mass": 1, "at": [0.5, 0] });
    let hinge = json!({ "hinge": { "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]], "limited": true, "lower": -0.5, "upper": 0.5 } });
    let mut document = heavy(vec![rod, ground()], rattle(0.002));
    document["bodies"][1] = json!({ "at": [0, 0], "fixed": true, "mass": 1, "shape": { "disc": 0.01 } });
    document["constraints"] = json!([hinge]);
    let mut s = simulation(&document);
    run(&mut s, 2000);
    assert_near(observe(&mut s, "constraint[0].angle"), -0.5, 2e-3, "it rests on its limit");
    assert_near(observe(&mut s, "energy.kinetic"), 0.0, 1e-6, "it rests");
    // The same hinge driven.
    document["constraints"][0]["hinge"] =
        json!({ "between": [1, 0], "anchors": [[0, 0], [-0.5, 0]], "driven": true, "speed": 2.0, "maxTorque": 1000.0 });
    let mut s = simulation(&document);
    run(&mut s, 500);
    assert_near(s.world().state().v[2].abs(), 2.0, 1e-3, "it turns as it is driven");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Two discs on a chain each, without weight: they collide, and their momentum and the sign of their impulses are as they must be.
    #[test]
    fn collisions_keep_momentum_and_never_gain_energy(e in 0.0..1.0_f64, offset in -0.15..0.15_f64, speed in 0.5..5.0_f64) {
        let disc = |x: f64, y: f64, v: f64| json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [x, y], "velocity": [v, 0], "restitution": e, "friction": 0.3 });
        let mut document = heavy(vec![disc(-0.5, offset, speed), disc(-0.8, offset, speed), disc(0.5, 0.0, 0.0), disc(0.8, 0.0, 0.0)], rattle(0.004));
        document.as_object_mut().unwrap().remove("gravity");
        document["constraints"] = json!([{ "distance": { "between": [0, 1] } }, { "distance": { "between": [2, 3] } }]);
        let mut s = simulation(&document);
        let momentum = |s: &Simulation| s.world().state().v.chunks(3).fold([0.0, 0.0], |sum, v| [sum[0] + v[0], sum[1] + v[1]]);
        let (start, mut energy) = (momentum(&s), observe(&mut s, "energy.kinetic"));
        for _ in 0..400 {
            run(&mut s, 1);
            let (now, kinetic) = (momentum(&s), observe(&mut s, "energy.kinetic"));
            prop_assert!((now[0] - start[0]).abs() < 1e-9 && (now[1] - start[1]).abs() < 1e-9, "{now:?}");
            prop_assert!(kinetic <= energy * (1.0 + 2e-3), "{kinetic} J after {energy} J");
            energy = energy.min(kinetic);
            prop_assert!(s.contacts().iter().all(|c| c.lambda[0] >= 0.0));
            prop_assert!(observe(&mut s, "constraint[0].C").abs() < 1e-9);
        }
    }
}
