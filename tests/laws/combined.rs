//! Contacts, friction and restitution under methods that are not time stepping: with equations at the precision of RATTLE, at the level of
//! forces with impacts as impulses, and as springs.

use crate::common::bodies::{cube, deepest, floor, ground, heavy, pressure, square, with};
use crate::common::{G, assert_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::f64::consts::PI;

/// RATTLE with a solver for contacts.
fn rattle(h: f64) -> Value {
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 200, "tolerance": 0, "warmStart": true });
    json!({ "kind": "rattle", "stepSize": h, "projection": { "tolerance": 1e-11 }, "solver": solver })
}

/// Forces that keep C̈ = 0, with impacts.
fn acceleration(h: f64, integrator: &str) -> Value {
    let solver = json!({ "kind": "gauss-seidel", "maxIterations": 2000, "tolerance": 1e-12, "warmStart": true });
    json!({ "kind": "acceleration", "integrator": integrator, "stepSize": h, "errorTolerance": 1e-9, "solver": solver })
}

fn penalty(h: f64, stiffness: f64, damping: f64) -> Value {
    json!({ "kind": "penalty", "stepSize": h, "stiffness": stiffness, "damping": damping })
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
fn under_forces_a_ball_bounces_when_and_as_high_as_it_has_to_at_any_step() {
    let (height, e) = (1.0, 0.8_f64);
    for integrator in ["midpoint", "rk4", "dormand-prince"] {
        for (h, steps) in [(0.02, 50), (0.005, 200)] {
            let mut s = ball_above(height, e, acceleration(h, integrator));
            let fall = (2.0 * height / G).sqrt();
            for k in 1..=steps {
                run(&mut s, 1);
                // One bounce within the first second.
                let since = f64::from(k) * h - fall;
                let exact =
                    if since < 0.0 { height - 0.5 * G * (since + fall).powi(2) } else { e * G * fall * since - 0.5 * G * since * since };
                assert_near(s.world().state().q[1] - 0.1, exact, 2e-6, format!("{integrator}, h = {h}, step {k}"));
            }
            let lost = (1.0 - e * e) * G * height;
            assert_near(s.world().state().applied_work, -lost, 1e-5, "the impact's loss is accounted for");
            assert_near(s.world().energy_drift(), 0.0, 1e-5, "and all else is kept");
        }
    }
}

fn incline(mu: f64, slope: f64, method: Value) -> Simulation {
    // Gravity is turned instead of the ground.
    let surface = json!({ "friction": mu });
    let mut document = heavy(vec![with(square(0.0, 0.5), surface.clone()), with(ground(), surface)], method);
    document["gravity"] = json!([G * slope.sin(), -G * slope.cos()]);
    simulation(&document)
}

const INCLINES: [(f64, f64); 4] = [(0.5, 0.3), (0.2, 0.5), (0.4, 0.39), (0.4, 0.37)];

#[test]
fn a_block_on_an_incline_sticks_or_slides_as_coulomb_has_it() {
    for (mu, slope) in INCLINES {
        for method in [rattle(1e-3), acceleration(1e-3, "symplectic-euler"), acceleration(0.01, "rk4")] {
            let name = format!("{}, μ = {mu}, θ = {slope}", method["kind"]);
            let steps = (1.0 / method["stepSize"].as_f64().unwrap()).round() as u32;
            let mut s = incline(mu, slope, method);
            run(&mut s, steps);
            let a = if slope.tan() > mu { G * (slope.sin() - mu * slope.cos()) } else { 0.0 };
            assert_near(s.world().state().v[0], a, 2e-3 * G, &name);
            assert_near(pressure(&mut s, [0, 1]), G * slope.cos(), 1e-6, format!("{name}: it presses with its weight"));
        }
    }
}

#[test]
fn under_forces_what_slides_is_braked_by_its_sliding_friction() {
    // μ = 0.5, μ_k = 0.3.
    let surface = json!({ "friction": 0.5, "slidingFriction": 0.6 });
    let body = with(with(square(0.0, 0.5), surface.clone()), json!({ "velocity": [1, 0] }));
    let mut s = simulation(&heavy(vec![body, with(ground(), surface)], acceleration(0.01, "rk4")));
    run(&mut s, 20);
    assert_near(s.velocities()[0], 1.0 - 0.3 * G * 0.2, 1e-9, "speed");
}

#[test]
fn under_forces_the_model_of_friction_decides_how_much_a_slanting_slide_is_braked() {
    let braking = |model: &str, angle: f64| {
        let body = with(cube(0.0, 0.5, 0.0), json!({ "velocity": [angle.cos(), 0, angle.sin()], "friction": 0.4 }));
        let mut method = acceleration(0.01, "midpoint");
        method["frictionModel"] = model.into();
        method["solver"]["tolerance"] = json!(1e-9);
        let mut s = simulation(&heavy(vec![body, with(floor(), json!({ "friction": 0.4 }))], method));
        run(&mut s, 10);
        let v = s.velocities();
        (1.0 - v[0].hypot(v[2])) / (0.4 * G * 0.1)
    };
    let most = |model: &str| (0..4).map(|k| braking(model, 0.125 * PI * f64::from(k))).fold(0.0, f64::max);
    assert_near(most("cone"), 1.0, 1e-6, "the cone brakes by μN in each direction");
    assert_near(most("box"), 2.0_f64.sqrt(), 0.03, "the square by √2 μN along its diagonal");
}

#[test]
fn under_springs_it_slides_as_coulomb_has_it_and_creeps_where_it_should_stick() {
    for (mu, slope) in INCLINES {
        let mut s = incline(mu, slope, penalty(1e-4, 1e5, 1e3));
        run(&mut s, 10_000);
        let slides = slope.tan() > mu;
        let v = if slides { G * (slope.sin() - mu * slope.cos()) } else { 0.0 };
        // It is held by two corners with d = 1000 N·s/m each, or as much as the upper one can.
        let (along, across) = (G * slope.sin(), G * slope.cos());
        let upper = (0.5 * along).min(mu * 0.5 * (across - along));
        let creep = if slides { 0.0 } else { (along - upper) / 1000.0 };
        assert_near(s.world().state().v[0], v + creep, 5e-3 * G, format!("μ = {mu}, θ = {slope}"));
        if !slides {
            assert_near(s.world().state().v[0], creep, 0.1 * creep, "it creeps as the damper lets it");
        }
        assert_near(pressure(&mut s, [0, 1]), G * slope.cos(), 0.02 * G, "it presses with its weight");
    }
}

/// A bob on a rod from a pin beside a wall, let go at an angle; it hits the wall. It is smooth: with friction, Newton's law of restitution
/// gives a body that is not free energy of its own.
fn pendulum_at_a_wall(space: &str, e: f64, method: Value) -> Value {
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
    let mut document = heavy(bodies, method);
    document["constraints"] = json!([{ "distance": { "between": [0, 2] } }]);
    document
}

#[test]
fn a_pendulum_that_hits_a_wall_keeps_its_length_to_the_tolerance_and_gains_no_energy() {
    for space in ["plane", "space"] {
        for e in [0.0, 0.5, 1.0] {
            let mut s = simulation(&pendulum_at_a_wall(space, e, rattle(1.0 / 240.0)));
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
fn under_forces_a_pendulum_bounces_off_a_wall_to_the_order_of_the_integrator() {
    for space in ["plane", "space"] {
        let end = |h: f64| {
            let mut s = simulation(&pendulum_at_a_wall(space, 0.7, acceleration(h, "rk4")));
            run(&mut s, (1.5 / h).round() as u32);
            assert_near(observe(&mut s, "constraint[0].C"), 0.0, 1e-4, "its length");
            assert!(s.world().energy_drift().abs() < 1e-3, "{} J", s.world().energy_drift());
            assert!(s.world().state().applied_work < -0.5, "the impact takes energy");
            s.world().state().q.clone()
        };
        let (coarse, fine) = (end(0.01), end(0.0025));
        assert!(crate::common::max_difference(&coarse[..2], &fine[..2]) < 1e-5, "{space}: {coarse:?} {fine:?}");
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
        let planned = json!({ "kind": "gauss-seidel", "maxIterations": 500, "tolerance": 0, "warmStart": true });
        for method in [rattle(0.005), with(acceleration(0.005, "symplectic-euler"), json!({ "solver": planned }))] {
            let name = method["kind"].clone();
            let mut s = simulation(&heavy((0..3).map(lifted).chain([base.clone()]).collect(), method));
            run(&mut s, 600);
            for (pair, above) in [([0, 3], 3.0), ([0, 1], 2.0), ([1, 2], 1.0)] {
                assert_near(pressure(&mut s, pair), above * G, 1e-3, format!("{name} {pair:?}"));
            }
            assert!(deepest(&mut s) > -0.006, "{name}");
            assert!(observe(&mut s, "energy.kinetic") < 1e-8, "{name}");
        }
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
    // The hinge, driven by a motor.
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
    fn collisions_keep_momentum_and_never_gain_energy(e in 0.0..1.0_f64, offset in -0.15..0.15_f64, speed in 0.5..5.0_f64, forces in any::<bool>()) {
        let disc = |x: f64, y: f64, v: f64| json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [x, y], "velocity": [v, 0], "restitution": e, "friction": 0.3 });
        let mut document = heavy(vec![disc(-0.5, offset, speed), disc(-0.8, offset, speed), disc(0.5, 0.0, 0.0), disc(0.8, 0.0, 0.0)], if forces { acceleration(0.004, "rk4") } else { rattle(0.004) });
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
            let drift = if forces { 1e-4 } else { 1e-9 };
            prop_assert!(observe(&mut s, "constraint[0].C").abs() < drift);
        }
    }
}

/// The rod of a bead that begins at 0.67 of its length turns J by half on the way back, so the factors of A at the start do not fit at its end.
#[test]
fn a_start_far_from_a_rod_is_projected_in_position_and_velocity_beside_a_rope_that_is_too_long() {
    let document = json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [
            { "particle": {}, "at": [-0.35, -0.57], "mass": 0.87 },
            { "particle": {}, "at": [-0.67, 0.64], "velocity": [-0.6, -0.14] },
        ],
        "constraints": [
            { "max-distance": { "between": [1, 0], "length": 1 } },
            { "circle": { "body": 0, "center": [0, 0], "radius": 1 } },
        ],
        "method": { "kind": "rattle", "stepSize": 1.0 / 60.0, "solver": { "kind": "gauss-seidel", "maxIterations": 100 } },
    });
    let mut s = simulation(&document);
    let report = s.step(1);
    assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
    assert!(report.step.solver.residual < 1e-9, "{report:?}");
    let (c, c_dot) = (s.c()[1], s.c_dot()[1]);
    assert!(c.abs() < 1e-9 && c_dot.abs() < 1e-9, "C = {c}, Ċ = {c_dot}");
}

/// The default of every number, with the method and the integrator named.
fn by_force(integrator: &str) -> Value {
    json!({ "kind": "acceleration", "integrator": integrator })
}

#[test]
fn a_block_that_names_acceleration_alone_gets_a_solver_for_its_contacts() {
    let mut s = simulation(&heavy(vec![square(0.0, 0.5), ground()], by_force("rk4")));
    run(&mut s, 100);
    assert_near(s.world().state().q[1], 0.5, 1e-6, "rests");
    assert_near(pressure(&mut s, [0, 1]), G, 1e-6, "its weight");
    let cube = with(cube(0.0, 0.5, 0.0), json!({ "velocity": [3, 0, 4] }));
    let mut s = simulation(&heavy(vec![cube, floor()], by_force("symplectic-euler")));
    run(&mut s, 50);
    let v = &s.world().state().v;
    let speed = 5.0 - 0.5 * G * 0.5;
    assert_near(v[0], 0.6 * speed, 1e-3, "friction against the motion");
    assert_near(v[2], 0.8 * speed, 1e-3, "friction against the motion");
}

/// Ten boxes, spheres, capsules and cylinders above each other in space.
fn mixed_heap() -> Value {
    let shapes = [
        json!({ "box": [0.3, 0.2, 0.25] }),
        json!({ "sphere": 0.25 }),
        json!({ "capsule": { "radius": 0.15, "halfLength": 0.2 } }),
        json!({ "cylinder": { "radius": 0.2, "halfLength": 0.2 } }),
        json!({ "box": [0.2, 0.2, 0.2] }),
    ];
    let body = |k: usize| {
        let x = k as f64;
        let q = glam::DVec4::new(libm::sin(x), libm::cos(2.0 * x), libm::sin(3.0 * x), 1.0).normalize();
        let at = [0.15 * libm::sin(2.3 * x), 0.4 + 0.6 * x, 0.15 * libm::cos(1.7 * x)];
        json!({ "shape": shapes[k % 5], "mass": 1, "at": at, "orientation": [q.x, q.y, q.z, q.w], "friction": 0.5 })
    };
    let floor = json!({ "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true, "friction": 0.5 });
    heavy([floor].into_iter().chain((0..10).map(body)).collect(), json!({ "kind": "acceleration", "stepSize": 1.0 / 60.0 }))
}

#[test]
fn a_heap_of_mixed_bodies_falls_together_under_forces() {
    let mut s = simulation(&mixed_heap());
    let start = observe(&mut s, "energy.total");
    let mut at_limit = 0;
    for step in 0..180 {
        let status = s.step(1).step.status;
        assert!(matches!(status, Status::Ok | Status::SolverLimit), "step {step}: {status:?}");
        at_limit += u32::from(status == Status::SolverLimit);
        let energy = observe(&mut s, "energy.total");
        assert!(energy < 1.01 * start, "step {step}: {energy} J of {start}");
    }
    assert!(at_limit <= 9, "{at_limit} of 180 steps reach the solver's limit");
}

#[test]
fn a_rope_that_becomes_taut_under_forces_stops_its_load_at_its_length() {
    for integrator in ["symplectic-euler", "midpoint", "rk4", "dormand-prince"] {
        let held = json!({ "particle": {}, "at": [0, 0], "fixed": true });
        let mut document = heavy(vec![held, json!({ "particle": {}, "at": [0, -0.2] })], by_force(integrator));
        document["constraints"] = json!([{ "max-distance": { "between": [0, 1], "length": 1 } }]);
        let mut s = simulation(&document);
        for _ in 0..200 {
            run(&mut s, 1);
            assert!(s.world().state().q[3] > -1.0 - 1e-6, "{integrator}: {}", s.world().state().q[3]);
        }
        assert_near(s.world().state().q[3], -1.0, 1e-6, integrator);
        assert_near(observe(&mut s, "constraint[0].lambda"), G, 1e-6, "the weight");
        // The velocity of symplectic Euler is half a step of weight ahead of its places where the rope becomes taut: m g v h/2.
        let ahead = if integrator == "symplectic-euler" { 0.5 * G * 4.0 * 0.01 } else { 1e-6 };
        assert_near(observe(&mut s, "energy.drift"), 0.0, ahead, "the impact is accounted for");
    }
}

#[test]
fn a_rod_that_falls_on_its_limit_under_forces_stays_there() {
    let held = json!({ "particle": {}, "at": [0, 0], "fixed": true });
    let rod = json!({ "shape": { "box": [0.5, 0.01] }, "mass": 1, "at": [0.5, 0] });
    let mut document = heavy(vec![held, rod], by_force("rk4"));
    document["constraints"] =
        json!([{ "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]], "limited": true, "lower": -1, "upper": 1 } }]);
    let mut s = simulation(&document);
    run(&mut s, 300);
    assert_near(observe(&mut s, "constraint[0].angle"), -1.0, 1e-5, "at its limit");
    assert_near(observe(&mut s, "constraint[0].lambda[2]"), 0.5 * G * libm::cos(1.0), 1e-4, "the torque of the weight");
}

#[test]
fn motors_and_friction_in_joints_act_under_forces_without_feedback() {
    let wheel = |hinge: Value, spin: f64| {
        let held = json!({ "particle": {}, "at": [0, 0], "fixed": true });
        let disc = json!({ "shape": { "disc": 1 }, "mass": 2, "inertia": 1, "at": [0, 0], "spin": spin });
        let mut document = heavy(vec![held, disc], by_force("rk4"));
        document["constraints"] = json!([{ "hinge": with(json!({ "between": [0, 1], "anchors": [[0, 0], [0, 0]] }), hinge) }]);
        simulation(&document)
    };
    let mut motor = wheel(json!({ "driven": true, "speed": 3, "maxTorque": 2 }), 0.0);
    run(&mut motor, 100);
    assert_near(observe(&mut motor, "body[1].spin"), 2.0, 1e-9, "its largest torque for a second");
    run(&mut motor, 100);
    assert_near(observe(&mut motor, "body[1].spin"), 3.0, 1e-6, "its speed");
    let mut rubbed = wheel(json!({ "frictionTorque": 2 }), 3.0);
    run(&mut rubbed, 100);
    assert_near(observe(&mut rubbed, "body[1].spin"), 1.0, 1e-9, "friction for a second");
    run(&mut rubbed, 100);
    assert_near(observe(&mut rubbed, "body[1].spin"), 0.0, 1e-6, "comes to rest");
}

/// The default of every number under RATTLE.
fn plain_rattle(h: f64) -> Value {
    json!({ "kind": "rattle", "stepSize": h })
}

/// A disc or ball of radius 0.5 m and 1 kg on level ground, which gravity at that slope accelerates along x.
fn wheel(space: &str, slope: f64, fields: Value, method: Value) -> Simulation {
    let (shape, at, base) = if space == "plane" { ("disc", json!([0, 0.5]), ground()) } else { ("sphere", json!([0, 0.5, 0]), floor()) };
    let body = with(json!({ "shape": { shape: 0.5 }, "mass": 1, "at": at, "friction": 0.9 }), fields);
    let base = with(base, json!({ "friction": body["friction"] }));
    let mut document = heavy(vec![body, base], method);
    let gravity = [G * slope.sin(), -G * slope.cos(), 0.0];
    document["gravity"] = json!(gravity[..if space == "plane" { 2 } else { 3 }]);
    simulation(&document)
}

#[test]
fn a_round_body_rolls_down_a_slope_under_rattle_as_the_moment_of_inertia_has_it_at_any_step() {
    let slope = PI / 6.0;
    for (space, part) in [("plane", 2.0 / 3.0), ("space", 5.0 / 7.0)] {
        for (h, restitution) in [(0.0005, 0.0), (0.001, 0.0), (0.005, 0.0), (0.01, 0.5), (1.0 / 60.0, 0.0)] {
            let mut s = wheel(space, slope, json!({ "restitution": restitution }), plain_rattle(h));
            let name = format!("{space}, h = {h}");
            let steps = (1.5 / h).round() as u32;
            for k in [steps / 2, steps - steps / 2] {
                run(&mut s, k);
                let t = s.world().state().t;
                assert_near(s.velocities()[0], part * G * slope.sin() * t, 1e-6, format!("{name}: speed"));
                assert_near(s.velocities()[1], 0.0, 1e-9, format!("{name}: it stays on the slope"));
                assert_near(pressure(&mut s, [0, 1]), G * slope.cos(), 1e-6, format!("{name}: pressure"));
                assert_eq!(s.contacts().len(), 1, "{name}: one contact");
            }
            assert!(s.world().energy_drift() < 1e-9, "{name}: {} J", s.world().energy_drift());
        }
    }
}

#[test]
fn a_spinning_disc_is_accelerated_by_its_friction_under_rattle_until_it_rolls() {
    let (mu, spin) = (0.3, 30.0);
    for h in [0.01, 0.005, 0.002, 0.0005] {
        let mut s = wheel("plane", 0.0, json!({ "spin": -spin, "friction": mu }), plain_rattle(h));
        for seconds in [0.3, 0.6, 0.9] {
            run(&mut s, (0.3 / h).round() as u32);
            assert_near(s.velocities()[0], mu * G * seconds, 1e-6, format!("h = {h}, {seconds} s"));
            assert_near(s.contacts()[0].lambda[0], G, 1e-6, format!("h = {h}: its weight"));
        }
        run(&mut s, (1.6 / h).round() as u32);
        assert_near(s.velocities()[0], 0.5 * spin / 3.0, 1e-4, format!("h = {h}: it rolls"));
    }
}

#[test]
fn a_rolling_body_shows_its_weight_in_one_contact_under_rattle() {
    for (h, speed) in [(0.01, 2.0), (0.01, 5.0), (1.0 / 60.0, 5.0)] {
        for (space, spin) in [("plane", json!(-2.0 * speed)), ("space", json!([0, 0, -2.0 * speed]))] {
            let velocity = if space == "plane" { json!([speed, 0]) } else { json!([speed, 0, 0]) };
            let mut s = wheel(space, 0.0, json!({ "velocity": velocity, "spin": spin }), plain_rattle(h));
            run(&mut s, 100);
            let contacts = s.contacts();
            assert_eq!(contacts.len(), 1, "{space}, h = {h}");
            assert_near(contacts[0].lambda[0], G, 1e-9, format!("{space}, h = {h}, {speed} m/s: its weight"));
            assert_near(s.velocities()[1], 0.0, 1e-9, "it stays on the floor");
            assert_near(s.velocities()[0], speed, 1e-9, "it keeps its speed");
        }
    }
}

#[test]
fn a_smooth_ball_bounces_under_rattle_as_high_whether_or_not_it_spins() {
    for restitution in [1.0, 0.5] {
        let ball = |spin: f64| {
            let body =
                json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [0, 0.4], "spin": spin, "restitution": restitution, "friction": 0 });
            simulation(&heavy(vec![body, with(ground(), json!({ "friction": 0 }))], plain_rattle(0.01)))
        };
        let (mut still, mut spinning) = (ball(0.0), ball(60.0));
        for step in 0..300 {
            run(&mut still, 1);
            run(&mut spinning, 1);
            assert_near(spinning.positions()[1], still.positions()[1], 1e-9, format!("e = {restitution}, step {step}"));
        }
    }
}

#[test]
fn a_contact_that_acts_several_times_in_a_step_under_rattle_is_shown_once() {
    let ball = json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": [0, 0.1], "velocity": [0, -0.05], "restitution": 1 });
    let mut s = simulation(&heavy(vec![ball, ground()], json!({ "kind": "rattle", "stepSize": 0.1, "substeps": 40 })));
    run(&mut s, 1);
    assert_eq!(s.contacts().len(), 1);
}

/// Ten boxes of 1 kg below each other on ball joints, at rest.
fn hanging_boxes(others: Vec<Value>) -> Value {
    let held = json!({ "shape": { "box": [0.1, 0.1] }, "at": [0, 0], "fixed": true, "collides": false });
    let link = |k: u32| json!({ "shape": { "box": [0.05, 0.25] }, "mass": 1, "at": [0, -0.25 - 0.5 * f64::from(k)] });
    let mut document = heavy([held].into_iter().chain((0..10).map(link)).chain(others).collect(), json!({ "kind": "rattle" }));
    let joint =
        |k: u32| json!({ "ball": { "between": [k, k + 1], "anchors": [if k == 0 { [0.0, 0.0] } else { [0.0, -0.25] }, [0.0, 0.25]] } });
    document["constraints"] = (0..10).map(joint).collect();
    document
}

#[test]
fn a_hanging_chain_shows_its_weight_in_its_joints_under_rattle_whatever_the_solver_is() {
    let far = with(ground(), json!({ "at": [0, -50] }));
    for others in [vec![], vec![far]] {
        for solver in [json!({}), json!({ "kind": "gauss-seidel", "maxIterations": 3 }), json!({ "kind": "lemke" })] {
            let mut document = hanging_boxes(others.clone());
            document["method"]["solver"] = solver.clone();
            let mut s = simulation(&document);
            for steps in [0, 1, 100] {
                run(&mut s, steps);
                for k in 0..10 {
                    let weight = f64::from(10 - k) * G;
                    let name = format!("{solver}, after {steps} steps, joint {k}");
                    assert_near(observe(&mut s, &format!("constraint[{k}].force")), weight, 1e-8, name);
                }
                assert_near(s.constraint_forces()[4], G, 1e-8, "the joints carry the weight of a link");
            }
        }
    }
}

#[test]
fn a_weld_under_rattle_shows_the_force_that_breaks_it() {
    let held = json!({ "shape": { "box": [0.1, 0.1] }, "at": [0, 0], "fixed": true, "collides": false });
    let beam = json!({ "shape": { "box": [0.5, 0.1] }, "mass": 2, "at": [1, 0], "collides": false });
    for (strength, breaks) in [(2.0 * G - 0.01, true), (2.0 * G + 0.01, false)] {
        let mut document = heavy(vec![held.clone(), beam.clone()], json!({ "kind": "rattle" }));
        document["constraints"] = json!([{ "weld": { "between": [0, 1], "anchors": [[0, 0], [-1, 0]], "breakingForce": strength } }]);
        let mut s = simulation(&document);
        assert_near(observe(&mut s, "constraint[0].force"), 2.0 * G, 1e-9, "its weight");
        run(&mut s, 20);
        assert_eq!(s.world().state().broken.is_empty(), !breaks, "{strength} N");
    }
}

#[test]
fn bodies_that_overlap_by_less_than_the_slop_and_do_not_press_fall_freely_under_rattle() {
    let disc = |x: f64| json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [x, 0] });
    let mut s = simulation(&heavy(vec![disc(0.0), disc(0.999)], plain_rattle(0.01)));
    run(&mut s, 50);
    for body in [0, 1] {
        assert_near(s.velocities()[3 * body + 1], -0.5 * G, 1e-9, "it falls as it does alone");
        assert_near(s.positions()[3 * body + 1], -0.125 * G, 0.5 * G * 0.5 * 0.0025 + 1e-9, "to half a substep");
    }
}
