//! Energy: what counts as drift, and what is accounted for.

use crate::common::beads::{Bead, Circle, FORMS, INTEGRATORS, integrator, position, velocity};
use crate::common::{G, assert_near, exact, observe, run};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::{Value, json};

/// Orders are whole numbers, and this tells them apart. It cannot be much less: energy errors change sign during the motion,
/// and where the leading term is small the next one shows in the slope.
const SLOPE: f64 = 0.3;

/// The order at which a number falls to zero at time `end` of what `prepare` makes.
fn order_of(end: f64, id: &str, order: f64, prepare: impl Fn(Value) -> Simulation, read: impl Fn(&mut Simulation) -> f64) -> f64 {
    let coarsest = if order == 1.0 { 1_600u32 } else { 200 };
    let points: Vec<(f64, f64)> = (0..5)
        .map(|halvings| {
            let steps = coarsest << halvings;
            let h = end / f64::from(steps);
            let mut simulation = prepare(integrator(id, h));
            run(&mut simulation, steps);
            (h, read(&mut simulation))
        })
        .collect();
    exact::order(&points)
}

fn moving_pendulum(form: &'static str) -> Bead {
    let start = Bead::pendulum(1.9);
    Bead { mass: 1.7, velocity: 1.2 * DVec3::new(-start.at.y, start.at.x, 0.0), circle: Some(Circle::of(1.0, form)), ..start }
}

#[test]
fn drag_the_user_and_the_mouse_do_work_that_is_not_drift() {
    let drag = json!({ "drag": { "coefficient": 0.6 } });
    let user = json!({ "user": { "body": 0, "force": [1.5, -0.7] } });
    let cases: [(&str, Bead, bool); 4] = [
        ("drag", moving_pendulum("length").force(drag.clone()), false),
        ("user", moving_pendulum("half-squared").force(user.clone()), false),
        ("mouse", moving_pendulum("length"), true),
        ("all of them", moving_pendulum("half-squared").force(drag).force(user), true),
    ];
    for (name, bead, grabbed) in cases {
        let prepare = |method: Value| {
            let mut simulation = bead.method(method).simulation();
            if grabbed {
                simulation.grab(0, &[0.0, 0.0], &[0.6, 0.2]).expect("body 0 can be held");
            }
            simulation
        };
        for (id, order) in INTEGRATORS {
            let work = |s: &mut Simulation| {
                let work = observe(s, "energy.appliedWork");
                assert!(work.abs() > 0.05, "{name}: the test needs work to account for, {work}");
                observe(s, "energy.drift")
            };
            assert_near(order_of(0.8, id, order, prepare, work), order, SLOPE, format!("drift under {name}, {id}"));
        }
    }
}

#[test]
fn drift_is_the_work_of_the_constraint_force() {
    // Off the circle, moving outwards: feedback (or the spring) does work, and nothing hides it.
    for form in FORMS {
        for kind in ["acceleration", "penalty"] {
            let bead = Bead {
                at: DVec3::new(1.15, 0.3, 0.0),
                velocity: DVec3::new(0.8, 1.0, 0.0),
                ..moving_pendulum(form).force(json!({ "drag": { "coefficient": 0.4 } }))
            };
            for (id, order) in INTEGRATORS {
                let prepare = |mut method: Value| {
                    let words = if kind == "penalty" { ["stiffness", "damping"] } else { ["alpha", "beta"] };
                    (method[words[0]], method[words[1]]) = (json!(60.0), json!(if kind == "penalty" { 4.0 } else { 11.0 }));
                    method["kind"] = json!(kind);
                    bead.method(method).simulation()
                };
                let rest = |s: &mut Simulation| {
                    let (drift, work) = (observe(s, "energy.drift"), observe(s, "energy.constraintWork"));
                    assert!(work.abs() > 0.05, "{kind}: the test needs work, {work}");
                    drift - work
                };
                assert_near(order_of(0.5, id, order, prepare, rest), order, SLOPE, format!("{kind}, {form}, {id}"));
            }
        }
    }
}

#[test]
fn energy_is_kinetic_and_potential() {
    let bead = Bead {
        mass: 2.0,
        gravity: DVec3::new(1.0, -G, 0.0),
        ..Bead::free(DVec3::new(0.5, 2.0, 0.0), DVec3::new(3.0, -1.0, 0.0))
            .force(json!({ "constant": { "force": [0.0, 4.0] } }))
            .force(json!({ "gravity": { "acceleration": [-0.5, 0.0] } }))
            .force(json!({ "user": { "body": 0, "force": [7.0, 7.0] } }))
    };
    let mut simulation = bead.simulation();
    // T = ½ m v·v;  V = −m g·x − F·x; a user force has no potential.
    let (kinetic, potential) = (10.0, -2.0 * (0.5 - 2.0 * G) - 8.0 + 0.5);
    assert_near(observe(&mut simulation, "energy.kinetic"), kinetic, 1e-14, "T");
    assert_near(observe(&mut simulation, "energy.potential"), potential, 1e-13, "V");
    assert_near(observe(&mut simulation, "energy.total"), kinetic + potential, 1e-13, "E");
}

#[test]
fn a_parabola_keeps_its_energy_to_rounding() {
    // Midpoint and RK4 integrate a parabola exactly; what is left is rounding of 1,000 steps.
    for id in ["midpoint", "rk4"] {
        let bead = Bead { gravity: -G * DVec3::Y, ..Bead::free(DVec3::ZERO, DVec3::new(2.0, 9.0, 0.0)) };
        let bead = bead.force(json!({ "constant": { "force": [1.0, 2.0] } })).force(json!({ "gravity": { "acceleration": [3.0, -2.0] } }));
        let mut simulation = bead.method(integrator(id, 2e-3)).simulation();
        run(&mut simulation, 1_000);
        assert_near(observe(&mut simulation, "energy.drift"), 0.0, 1e-11, id);
        assert_eq!(observe(&mut simulation, "energy.appliedWork"), 0.0, "gravity and constant forces have a potential");
    }
}

#[test]
fn applied_work_is_force_times_path() {
    // Drag on a free body: v = v₀ e^(−ct/m), so its work is −½ m v₀² (1 − e^(−2ct/m)). RK4: (hc/m)⁴ and rounding.
    let drag = Bead { mass: 2.0, ..Bead::free(DVec3::ZERO, DVec3::new(3.0, 4.0, 0.0)) }.force(json!({ "drag": { "coefficient": 0.5 } }));
    let mut simulation = drag.method(integrator("rk4", 1e-3)).simulation();
    run(&mut simulation, 1_000);
    assert_near(observe(&mut simulation, "energy.appliedWork"), -25.0 * (1.0 - libm::exp(-0.5)), 1e-11, "drag");
    // A steady push: F·(x − x₀), exactly on a parabola.
    let pushed = Bead::free(DVec3::ZERO, DVec3::new(0.5, 0.0, 0.0)).force(json!({ "user": { "body": 0, "force": [2.0, -3.0] } }));
    let mut simulation = pushed.method(integrator("midpoint", 1e-3)).simulation();
    run(&mut simulation, 1_000);
    let path = position(&simulation).dot(DVec3::new(2.0, -3.0, 0.0));
    assert_near(path, 2.0 * 1.5 + 3.0 * 1.5, 1e-11, "the path");
    assert_near(observe(&mut simulation, "energy.appliedWork"), path, 1e-11, "user");
}

#[test]
fn what_an_edit_does_to_the_energy_is_not_drift() {
    type Edit = fn(&mut Simulation);
    let edits: [(&str, Edit); 6] = [
        ("placing", |s| s.set_state(0, json!({ "at": [0.3, 1.4], "velocity": [2.0, 0.0] })).expect("a state")),
        ("another mass", |s| s.update_body(0, json!({ "mass": 5.0 })).expect("a mass")),
        ("another gravity", |s| s.set("gravity", json!(3.0)).expect("a number")),
        ("another method", |s| s.set("method", json!("penalty")).expect("a method")),
        ("a new force", |s| assert_eq!(s.add_force(json!({ "constant": { "force": [9.0, 9.0] } })), Ok(1))),
        ("taking hold", |s| s.grab(0, &[0.0, 0.0], &[2.0, 2.0]).expect("a body")),
    ];
    for (name, edit) in edits {
        let bead = moving_pendulum("half-squared").force(json!({ "drag": { "coefficient": 0.5 } }));
        let mut simulation = bead.method(integrator("explicit-euler", 0.01)).simulation();
        run(&mut simulation, 50);
        assert!(observe(&mut simulation, "energy.appliedWork") < -0.1, "drag has taken its part");
        let drift = observe(&mut simulation, "energy.drift");
        assert!(drift.abs() > 0.01, "explicit Euler drifts: {drift}");
        edit(&mut simulation);
        // Rounding of energies up to 100 J.
        assert_near(observe(&mut simulation, "energy.drift"), drift, 1e-12, name);
    }
}

#[test]
fn symplectic_euler_keeps_a_free_fall_energy_as_its_own_invariant_says() {
    // v⁺ = v + hg, x⁺ = x + hv⁺ keeps ½ v·v − g·x + ½ h g·v exactly: the drift is −½ h g·Δv m.
    let bead = Bead { mass: 3.0, gravity: -G * DVec3::Y, ..Bead::free(DVec3::ZERO, DVec3::new(1.0, 5.0, 0.0)) };
    let h = 0.01;
    let mut simulation = bead.method(integrator("symplectic-euler", h)).simulation();
    run(&mut simulation, 120);
    let expected = -0.5 * h * bead.mass * bead.gravity.dot(velocity(&simulation) - bead.velocity);
    assert_near(observe(&mut simulation, "energy.drift"), expected, 1e-11, "½ h m g·Δv");
}
