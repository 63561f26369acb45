//! Laws of impacts: momentum, energy, restitution, and hits of bodies that spin.

use crate::common::bodies::{converged, floor, ground, heavy, weightless, with};
use crate::common::cases::cases;
use crate::common::{G, assert_all_near, assert_near, norm, observe, run, simulation};
use constrained_dynamics::Simulation;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Random bodies, possibly overlapping: shape, position, orientation, velocity, angular velocity, mass of each.
pub type Chance = Vec<One>;

/// Kind, place, turn, velocity, spin and mass of a body.
pub type One = (usize, [f64; 3], [f64; 4], [f64; 3], [f64; 3], f64);

pub fn chance() -> impl Strategy<Value = Chance> {
    let one = (
        0usize..3,
        prop::array::uniform3(-0.9f64..0.9),
        prop::array::uniform4(-1.0f64..1.0),
        prop::array::uniform3(-2.0f64..2.0),
        prop::array::uniform3(-3.0f64..3.0),
        0.2f64..5.0,
    );
    prop::collection::vec(one, 2..6)
}

pub fn bodies_of(chance: &Chance, d: usize, e: f64, mu: f64) -> Vec<Value> {
    let body = |(kind, at, turn, v, spin, mass): &One| {
        let mut body = json!({ "mass": mass, "at": at[..d], "velocity": v[..d], "friction": mu, "restitution": e });
        let length = turn.iter().map(|x| x * x).sum::<f64>().sqrt();
        if d == 2 {
            body["shape"] =
                [json!({ "disc": 0.5 }), json!({ "box": [0.4, 0.6] }), json!({ "capsule": { "halfLength": 0.4, "radius": 0.3 } })][*kind]
                    .clone();
            body["angle"] = json!(3.0 * turn[0]);
            body["spin"] = json!(spin[2]);
        } else {
            body["shape"] =
                [json!({ "sphere": 0.5 }), json!({ "box": [0.4, 0.6, 0.5] }), json!({ "capsule": { "halfLength": 0.4, "radius": 0.3 } })]
                    [*kind]
                    .clone();
            body["orientation"] = if length > 0.1 { json!(turn) } else { json!([0, 0, 0, 1]) };
            body["spin"] = json!(spin);
        }
        body
    };
    chance.iter().map(body).collect()
}

/// Nothing but the impacts acts.
fn impact(bodies: Vec<Value>, method: Value) -> Value {
    let mut document = weightless(bodies, method);
    document["gyroscopic"] = "off".into();
    document
}

/// Linear momentum, and angular momentum about the origin from centres, velocities and world inertia.
pub fn momenta(s: &mut Simulation) -> [f64; 6] {
    let d = s.world().model().bodies.space().dimension();
    let names = ["momentum.x", "momentum.y", "momentum.z", "angularMomentum.x", "angularMomentum.y", "angularMomentum"];
    names.map(|name| if d == 2 && (name.ends_with(".z") || name.starts_with("angularMomentum.")) { 0.0 } else { observe(s, name) })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn collisions_without_ground_keep_momentum(chance in chance(), e in 0.0f64..1.0, mu in 0.0f64..1.0, space in any::<bool>()) {
        let d = if space { 3 } else { 2 };
        let mut document = weightless(bodies_of(&chance, d, e, mu), json!({ "substeps": 1 }));
        let mut s = simulation(&document);
        let start = momenta(&mut s);
        s.step(1);
        let scale: f64 = 1.0 + chance.iter().map(|c| 30.0 * c.5).sum::<f64>();
        // In space a step turns bodies while ω stays, so L moves with h²; the collision itself is seen with h → 0.
        for (k, (now, start)) in momenta(&mut s).iter().zip(start).enumerate() {
            let turns = d == 3 && k > 2;
            prop_assert!(turns || (now - start).abs() < 1e-12 * scale, "{k}: {start} becomes {now}");
        }
        if d == 3 {
            document["method"]["stepSize"] = json!(1e-9);
            document["method"]["stabilization"] = "none".into();
            let mut s = simulation(&document);
            s.step(1);
            for (now, start) in momenta(&mut s).iter().zip(start) {
                prop_assert!((now - start).abs() < 1e-7 * scale, "{start} becomes {now}");
            }
        }
    }

    #[test]
    fn inelastic_impacts_with_friction_gain_no_energy(chance in chance(), mu in 0.0f64..1.5, kind in 0usize..2, space in any::<bool>()) {
        let d = if space { 3 } else { 2 };
        let mut method = converged(1e-3);
        method["stabilization"] = "none".into();
        method["frictionModel"] = ["cone", "box"][kind].into();
        method["solver"]["maxIterations"] = json!(3000);
        let mut s = simulation(&impact(bodies_of(&chance, d, 0.0, mu), method));
        let before = observe(&mut s, "energy.kinetic");
        s.step(1);
        let after = observe(&mut s, "energy.kinetic");
        prop_assert!(after <= before * (1.0 + 1e-9), "{before} J become {after} J");
    }

    #[test]
    fn impacts_with_one_common_restitution_and_no_friction_gain_no_energy(chance in chance(), e in 0.0f64..1.0, elastic in any::<bool>(), space in any::<bool>()) {
        let (d, e) = (if space { 3 } else { 2 }, if elastic { 1.0 } else { e });
        let mut method = converged(1e-3);
        method["stabilization"] = "none".into();
        method["solver"]["maxIterations"] = json!(20_000);
        let mut s = simulation(&impact(bodies_of(&chance, d, e, 0.0), method));
        let before = observe(&mut s, "energy.kinetic");
        s.step(1);
        let after = observe(&mut s, "energy.kinetic");
        prop_assert!(after <= before * (1.0 + 1e-7), "{before} J become {after} J, e = {e}");
    }

    #[test]
    fn impacts_in_sequence_gain_no_energy(chance in chance(), e in 0.0f64..1.0) {
        let mut method = converged(1e-3);
        method["stabilization"] = "none".into();
        method["impacts"] = "in-sequence".into();
        method["solver"]["maxIterations"] = json!(3000);
        let mut s = simulation(&weightless(bodies_of(&chance, 2, e, 0.0), method));
        let before = observe(&mut s, "energy.kinetic");
        s.step(1);
        let after = observe(&mut s, "energy.kinetic");
        prop_assert!(after <= before * (1.0 + 1e-7), "{before} J become {after} J, e = {e}");
    }
}

#[test]
fn chased_ball_gains_no_energy() {
    // A hits B, which touches C, which runs away slower than B will: held to v⁺ ≥ 0 this would gain 12 %. And the same where C
    // runs away more slowly than the threshold of bounces.
    let ball =
        |x: f64, v: f64| json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [x, 0], "velocity": [v, 0], "restitution": 1, "friction": 0 });
    for away in [0.25, 0.008] {
        let mut s = simulation(&weightless(vec![ball(0.0, 1.0), ball(1.0, 0.0), ball(2.0, away)], converged(0.001)));
        run(&mut s, 1);
        assert_near(observe(&mut s, "energy.kinetic"), 0.5 * (1.0 + away * away), 1e-9, "kinetic energy");
    }
}

#[test]
fn newtons_restitution_with_friction_can_gain_energy() {
    // A rod that comes in slanting and sliding, so that friction turns its slip around: for some slants Newton's e gains.
    let gains = |angle: f64, speed: f64, mu: f64| {
        let rod = json!({ "shape": { "capsule": { "halfLength": 0.49, "radius": 0.01 } }, "mass": 1, "inertia": 1.0 / 12.0,
            "at": [0, 0.49 * angle.sin() + 0.01], "angle": angle, "velocity": [speed, -1], "restitution": 1, "friction": mu });
        let mut method = converged(1e-5);
        method["stabilization"] = "none".into();
        let mut s = simulation(&weightless(vec![rod, with(ground(), json!({ "friction": mu }))], method));
        let before = observe(&mut s, "energy.kinetic");
        run(&mut s, 1);
        observe(&mut s, "energy.kinetic") > before * (1.0 + 1e-6)
    };
    let range = |k: i32| 0.1 * f64::from(k);
    let gains = (1..15).any(|a| (-20..20).any(|v| [0.3, 0.6, 1.0].iter().any(|mu| gains(range(a), range(v), *mu))));
    assert!(gains);
}

/// A ball that spins, and what it hits: its velocity and spin afterwards.
fn after_the_hit(space: &str, other: Value, method: Value) -> Vec<f64> {
    let (shape, at, spin) = if space == "plane" {
        (json!({ "disc": 0.1 }), json!([-1.0, 0.0]), json!(20.0))
    } else {
        (json!({ "sphere": 0.1 }), json!([-1.0, 0.0, 0.0]), json!([5.0, -3.0, 20.0]))
    };
    let mut velocity = vec![3.0, 0.0, 0.0];
    velocity.truncate(at.as_array().unwrap().len());
    let ball = json!({ "shape": shape, "at": at, "velocity": velocity, "spin": spin, "restitution": 1.0, "friction": 0.0, "mass": 1.0 });
    let mut document = json!({ "version": 1, "space": space, "bodies": [ball, other] });
    if method != Value::Null {
        document["method"] = method;
    }
    let mut s = simulation(&document);
    run(&mut s, (0.6 / 0.01) as u32);
    s.velocities()
}

#[test]
fn a_smooth_contact_has_no_torque_on_a_ball_that_spins() {
    let smooth = json!({ "restitution": 1.0, "friction": 0.0, "mass": 1.0 });
    for method in [Value::Null, json!({ "kind": "velocity" })] {
        let disc = with(json!({ "shape": { "disc": 0.1 }, "at": [0.0, 0.0] }), smooth.clone());
        assert_all_near(&after_the_hit("plane", disc, method.clone()), &[0.0, 0.0, 20.0, 3.0, 0.0, 0.0], 1e-9, "two discs");
        let wall = json!({ "shape": { "box": [0.1, 1.0] }, "at": [0.0, 0.0], "fixed": true, "friction": 0.0 });
        assert_all_near(&after_the_hit("plane", wall, method.clone())[..3], &[-3.0, 0.0, 20.0], 1e-9, "a wall");
        let sphere = with(json!({ "shape": { "sphere": 0.1 }, "at": [0.0, 0.0, 0.0] }), smooth.clone());
        let hit = after_the_hit("space", sphere, method);
        assert_all_near(&hit, &[0.0, 0.0, 0.0, 5.0, -3.0, 20.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0], 1e-9, "two spheres");
    }
}

#[test]
fn a_tennis_ball_with_topspin_leaves_as_coulomb_friction_has_it() {
    let (mu, e, r, v, spin) = (0.6, 0.75, 0.033, 20.0, -150.0);
    let rough = json!({ "restitution": e, "friction": mu });
    let ball =
        json!({ "shape": { "sphere": r }, "mass": 0.058, "at": [0.0, 0.5, 0.0], "velocity": [v, -5.0, 0.0], "spin": [0.0, 0.0, spin] });
    let mut s = simulation(&json!({
        "version": 1, "space": "space", "gravity": [0.0, -G, 0.0],
        "bodies": [with(floor(), rough.clone()), with(ball, rough)],
    }));
    run(&mut s, 15);
    // It slides throughout the hit, which takes the change of the vertical velocity times μ, or it grips before.
    let down = (25.0 + 2.0 * G * (0.5 - r)).sqrt();
    let taken = (mu * (1.0 + e) * down).min((v + r * spin) / 3.5);
    let now = &s.velocities()[6..];
    // The ball of the step meets the ground up to one substep earlier or later than it does.
    assert_near(now[0], v - taken, 0.01 * taken, "along the ground");
    assert_near(now[5], spin - 2.5 * taken / r, 0.01 * 2.5 * taken / r, "spin");
}

#[test]
fn friction_has_no_torque_about_the_normal_of_a_ball() {
    for spin in [[0.0, 0.0, 40.0], [0.0, 2.0, 40.0], [25.0, 5.0, -10.0]] {
        let ball = json!({ "shape": { "sphere": 0.5 }, "at": [0.0, 0.5, 0.0], "velocity": [3.0, 0.0, 1.0], "spin": spin, "friction": 0.3 });
        let mut s = simulation(&json!({
            "version": 1, "space": "space", "gravity": [0.0, -G, 0.0], "bodies": [with(floor(), json!({ "friction": 0.3 })), ball],
        }));
        run(&mut s, 400);
        let now = &s.velocities()[6..];
        assert_near(now[4], spin[1], 2e-3 * norm(&spin), "spin about the normal");
        // It rolls in the end with 5/7 of v and 2/7 of the spin's R ω × n.
        let [x, z] = [(5.0 * 3.0 - 2.0 * 0.5 * spin[2]) / 7.0, (5.0 + 2.0 * 0.5 * spin[0]) / 7.0];
        assert_near(now[0], x, 2e-2, "x");
        assert_near(now[2], z, 2e-2, "z");
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn bodies_that_tumble_keep_their_angular_momentum_in_a_collision(
        first in prop::array::uniform3(-8.0..8.0_f64),
        second in prop::array::uniform3(-8.0..8.0_f64),
        off in prop::array::uniform2(-0.1..0.1_f64),
    ) {
        let rough = json!({ "friction": 0.3, "restitution": 0.3 });
        let brick = json!({ "shape": { "box": [0.3, 0.2, 0.1] }, "at": [-1.0, off[0], off[1]], "velocity": [2.0, 0.0, 0.0], "spin": first });
        let capsule = json!({ "shape": { "capsule": { "halfLength": 0.3, "radius": 0.1 } }, "at": [0.2, 0.0, 0.0], "spin": second });
        let mut s = simulation(&json!({ "version": 1, "space": "space", "bodies": [with(brick, rough.clone()), with(capsule, rough)] }));
        let momentum = |s: &mut Simulation| ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(|name| observe(s, name));
        let before = momentum(&mut s);
        run(&mut s, 150);
        let after = momentum(&mut s);
        let change: Vec<f64> = before.iter().zip(&after).map(|(a, b)| b - a).collect();
        prop_assert!(norm(&change) <= 0.04 * (norm(&before) + 0.1), "{before:?} {after:?}");
    }
}

#[test]
fn every_stabilization_bounces() {
    for stabilization in ["baumgarte", "soft", "split-impulse", "relaxation", "none"] {
        let bouncing = json!({ "restitution": 0.5 });
        let ball = json!({ "shape": { "disc": 0.1 }, "at": [0.0, 1.1] });
        let mut s =
            simulation(&heavy(vec![with(ground(), bouncing.clone()), with(ball, bouncing)], json!({ "stabilization": stabilization })));
        run(&mut s, 50);
        let mut top = 0.0_f64;
        for _ in 0..40 {
            run(&mut s, 1);
            top = top.max(s.positions()[4] - 0.1);
        }
        assert_near(top, 0.25, 0.01, stabilization);
    }
}
