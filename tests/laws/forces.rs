//! Applied forces against the closed forms of their motion, without a constraint.

use crate::common::beads::{Bead, integrator, position, run_to, velocity};
use crate::common::exact::damped_oscillator;
use crate::common::{assert_near, assert_vector_near, run, simulation};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::{Value, json};
use std::f64::consts::PI;

/// Rounding of a few thousand steps, of numbers up to 10.
const ROUNDING: f64 = 1e-11;

#[test]
fn every_force_that_is_constant_gives_a_parabola() {
    let (g, m) = (DVec3::new(1.5, -4.0, 0.0), 2.5);
    let bead = Bead { mass: m, ..Bead::free(DVec3::new(0.2, -0.1, 0.0), DVec3::new(1.0, 3.0, 0.0)) };
    let weight = bead.vector(m * g);
    let ways = [
        ("the document's gravity", Bead { gravity: g, ..bead.clone() }),
        ("a force gravity", bead.clone().force(json!({ "gravity": { "acceleration": bead.vector(g) } }))),
        ("a constant force", bead.clone().force(json!({ "constant": { "force": weight } }))),
        ("a constant force on this body", bead.clone().force(json!({ "constant": { "force": weight, "body": 0 } }))),
        ("a user force", bead.clone().force(json!({ "user": { "body": 0, "force": weight } }))),
    ];
    let (t, steps) = (2.0, 500);
    let h = t / f64::from(steps);
    // Both Eulers sum h · n h where the integral has t²/2: they are off by g h t/2, exactly.
    for (id, off) in [("explicit-euler", -1.0), ("symplectic-euler", 1.0), ("midpoint", 0.0), ("rk4", 0.0)] {
        for (way, bead) in &ways {
            let simulation = run_to(bead, id, t, steps);
            let x = bead.at + t * bead.velocity + 0.5 * t * (t + off * h) * g;
            assert_vector_near(position(&simulation), x, ROUNDING, format!("{way}, {id}"));
            assert_vector_near(velocity(&simulation), bead.velocity + t * g, ROUNDING, format!("{way}, {id}"));
            assert_near(simulation.world().state().t, t, ROUNDING, id);
        }
    }
}

#[test]
fn drag_lets_a_falling_body_approach_its_terminal_velocity() {
    let (m, c, g) = (0.5, 0.8, DVec3::new(0.0, -9.0, 0.0));
    let bead = Bead { mass: m, gravity: g, ..Bead::free(DVec3::ZERO, DVec3::new(2.0, 1.0, 0.0)) };
    let terminal = m / c * g;
    for t in [0.5, 2.0, 20.0] {
        let falling = run_to(&bead.clone().force(json!({ "drag": { "coefficient": c } })), "rk4", t, 4_000);
        // v̇ = g − (c/m) v
        let decay = libm::exp(-c / m * t);
        let v = terminal + decay * (bead.velocity - terminal);
        let x = t * terminal + m / c * (1.0 - decay) * (bead.velocity - terminal);
        // RK4: (hc/m)⁴ < 1e-8 · 1e-2 at the largest h, and no error grows.
        assert_vector_near(velocity(&falling), v, 1e-9, format!("v({t})"));
        assert_vector_near(position(&falling), x, 1e-9, format!("x({t})"));
    }
}

#[test]
fn drag_gives_way_to_mass() {
    // Two bodies of 1 and 4 kg under the same drag: e-folding times m/c.
    let document = json!({
        "version": 1, "space": "space",
        "bodies": [
            { "particle": {}, "mass": 1.0, "at": [0.0, 0.0, 0.0], "velocity": [1.0, 0.0, 2.0] },
            { "particle": {}, "mass": 4.0, "at": [0.0, 1.0, 0.0], "velocity": [1.0, 0.0, 2.0] },
        ],
        "forces": [{ "drag": { "coefficient": 2.0 } }],
        "method": integrator("rk4", 1e-3),
    });
    let mut simulation = simulation(&document);
    run(&mut simulation, 1_000);
    let v = &simulation.world().state().v;
    for (i, m) in [(0, 1.0), (3, 4.0)] {
        let decay = libm::exp(-2.0 / m);
        // RK4: (2e-3)⁴/120 and rounding.
        assert_near(v[i], decay, 1e-12, "along x");
        assert_near(v[i + 1], 0.0, 0.0, "along y");
        assert_near(v[i + 2], 2.0 * decay, 1e-12, "along z");
    }
}

#[test]
fn a_force_on_one_body_leaves_the_others_and_fixed_ones_alone() {
    let body = |x: f64, fixed: bool| json!({ "particle": {}, "at": [x, 0.0], "velocity": [0.0, 1.0], "fixed": fixed });
    for force in [
        json!({ "constant": { "force": [3.0, 4.0], "body": 1 } }),
        json!({ "drag": { "coefficient": 1.0, "body": 1 } }),
        json!({ "user": { "body": 1, "force": [3.0, 4.0] } }),
    ] {
        let document = json!({
            "version": 1, "space": "plane",
            "bodies": [body(0.0, false), body(1.0, false), body(2.0, true)],
            "forces": [force], "method": integrator("midpoint", 0.01),
        });
        let mut simulation = simulation(&document);
        run(&mut simulation, 10);
        let v = &simulation.world().state().v;
        assert_eq!([v[0], v[1], v[4], v[5]], [0.0, 1.0, 0.0, 0.0], "{force}");
        assert_ne!(v[3], 1.0, "{force}");
    }
    // On all bodies: the fixed one stays.
    for force in [json!({ "constant": { "force": [3.0, 4.0] } }), json!({ "gravity": { "acceleration": [3.0, 4.0] } })] {
        let document = json!({
            "version": 1, "space": "plane", "bodies": [body(0.0, false), body(2.0, true)],
            "forces": [force], "method": integrator("midpoint", 0.01),
        });
        let mut simulation = simulation(&document);
        run(&mut simulation, 10);
        let state = simulation.world().state();
        assert_near(state.v[1], 1.4, ROUNDING, "the free one");
        assert_eq!((&state.q[2..], &state.v[2..]), (&[2.0, 0.0][..], &[0.0, 0.0][..]), "the fixed one under {force}");
    }
}

#[test]
fn a_user_force_acts_from_when_it_is_set() {
    let bead = Bead::free(DVec3::ZERO, DVec3::ZERO).force(json!({ "user": { "body": 0 } })).method(integrator("midpoint", 0.01));
    let mut simulation = bead.simulation();
    run(&mut simulation, 100);
    assert_eq!(position(&simulation), DVec3::ZERO, "nothing is pushed yet");
    simulation.update_force(0, json!({ "force": [2.0, -1.0] })).expect("it is there");
    run(&mut simulation, 100);
    simulation.update_force(0, json!({ "force": [0.0, 0.0] })).expect("it is there");
    run(&mut simulation, 100);
    // One second of pushing, one of coasting.
    assert_vector_near(velocity(&simulation), DVec3::new(2.0, -1.0, 0.0), ROUNDING, "v");
    assert_vector_near(position(&simulation), DVec3::new(3.0, -1.5, 0.0), ROUNDING, "x");
}

#[test]
fn the_mouse_pulls_as_a_damped_spring_whatever_the_mass() {
    let (local, target) = (DVec3::new(0.1, -0.2, 0.0), DVec3::new(1.0, 0.5, 0.0));
    for (m, frequency, zeta, g) in [(1.0, 2.0, 1.0, 0.0), (7.0, 2.0, 1.0, 0.0), (0.3, 1.5, 0.2, 3.0), (2.0, 1.0, 0.0, 5.0)] {
        let bead = Bead { mass: m, gravity: -g * DVec3::Y, ..Bead::free(DVec3::new(-0.4, 0.3, 0.0), DVec3::new(1.0, 2.0, 0.0)) };
        let mut document = bead.method(integrator("rk4", 5e-4)).document();
        document["mouse"] = json!({ "mouseFrequency": frequency, "mouseDamping": zeta });
        let mut simulation = simulation(&document);
        grab(&mut simulation, local, target);
        run(&mut simulation, 1_000);
        let omega = 2.0 * PI * frequency;
        // p̈ = −ω²(p − target) − 2ζω ṗ + g about the point where spring and weight balance.
        let balance = target - local - g / (omega * omega) * DVec3::Y;
        let along = |x: f64, v: f64| damped_oscillator(omega * omega, 2.0 * zeta * omega, (x, v), 0.5);
        let ((x, vx), (y, vy)) = (along(bead.at.x - balance.x, 1.0), along(bead.at.y - balance.y, 2.0));
        // RK4 over half a second: (ωh)⁴/120 · ωt < 1e-10 · some.
        let what = format!("m = {m}, {frequency} Hz, ζ = {zeta}, g = {g}");
        assert_vector_near(position(&simulation), balance + DVec3::new(x, y, 0.0), 1e-9, &what);
        assert_vector_near(velocity(&simulation), DVec3::new(vx, vy, 0.0), 1e-8, &what);
        simulation.release_grab();
        let (x, v) = (position(&simulation), velocity(&simulation));
        run(&mut simulation, 1_000);
        assert_vector_near(position(&simulation), x + 0.5 * v - 0.125 * g * DVec3::Y, ROUNDING, "let go, it flies on");
    }
}

fn grab(simulation: &mut Simulation, local: DVec3, target: DVec3) {
    let plane = |x: DVec3| [x.x, x.y];
    simulation.grab(0, &plane(local), &plane(target)).expect("body 0 can be held");
}

#[test]
fn the_mouse_pulls_no_faster_than_the_step_can_follow() {
    // 100 Hz at h = 10 ms would be ωh = 6.3: explicit Euler, and all others, would throw the body away.
    let mut document: Value = Bead::free(DVec3::ZERO, DVec3::ZERO).method(integrator("explicit-euler", 0.01)).document();
    document["mouse"] = json!({ "mouseFrequency": 100.0, "mouseDamping": 1.0 });
    let mut simulation = simulation(&document);
    grab(&mut simulation, DVec3::ZERO, DVec3::new(1.0, 1.0, 0.0));
    run(&mut simulation, 200);
    // (1 − ωh)²⁰⁰ with ωh = ½
    assert_vector_near(position(&simulation), DVec3::new(1.0, 1.0, 0.0), 1e-12, "at the pointer");
}

#[test]
fn forces_across_the_velocity_do_no_work_where_bodies_may_touch() {
    for kind in [None, Some("velocity"), Some("position"), Some("generalised"), Some("rattle")] {
        let disc = |x: f64, v: f64| json!({ "shape": { "disc": 0.1 }, "mass": 1.0, "at": [x, 0.0], "velocity": [0.0, v] });
        let document = |bodies: [Value; 2], force: Value| {
            let mut document = json!({ "version": 1, "space": "plane", "bodies": bodies, "forces": [force] });
            if let Some(kind) = kind {
                document["method"] = json!({ "kind": kind });
            }
            document
        };
        let magnetic = json!({ "lorentz": { "charge": 1.0, "magnetic": 5.0 } });
        let mut s = simulation(&document([disc(0.0, 1.0), disc(30.0, -2.0)], magnetic));
        run(&mut s, 1000);
        let v = s.velocities();
        assert_near(v[0].hypot(v[1]), 1.0, 1e-4, format!("{kind:?}: speed"));
        assert_near(v[3].hypot(v[4]), 2.0, 2e-4, format!("{kind:?}: speed"));
        // At rest in the inertial frame: they go round in the other one.
        let mut s = simulation(&document([disc(1.0, -3.0), disc(-1.0, 3.0)], json!({ "rotating-frame": { "speed": 3.0 } })));
        run(&mut s, 500);
        let x = s.positions();
        // The centrifugal force is of the place at the beginning of a substep: of first order.
        assert_near(x[0].hypot(x[1]), 1.0, 0.1, format!("{kind:?}: distance"));
    }
}
