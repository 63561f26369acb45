//! VERIFICATION, chapter "Contact": 16 to 22; and one contact alone against the formula of collisions.

use crate::common::bodies::{converged, cube, floor, ground, heavy, pressure, square, weightless, with};
use crate::common::cases::cases;
use crate::common::{G, assert_all_near, assert_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::model::contact::impulse::{Collider, collide};
use glam::{DMat3, DQuat, DVec3};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Speeds of n balls in a row after the first came in at 1 m/s.
fn cradle(n: usize, impacts: &str) -> Vec<f64> {
    let ball = |i: usize| {
        let (back, speed) = if i == 0 { (0.005, 1.0) } else { (0.0, 0.0) };
        json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [i as f64 - back, 0], "velocity": [speed, 0], "restitution": 1, "friction": 0 })
    };
    let mut method = converged(0.01);
    method["impacts"] = impacts.into();
    let mut s = simulation(&weightless((0..n).map(ball).collect(), method));
    run(&mut s, 1);
    assert_near(observe(&mut s, "energy.kinetic"), 0.5, 1e-10, "elastic");
    s.velocities().chunks(3).map(|v| v[0]).collect()
}

#[test]
fn case_16_newtons_cradle_together_and_in_sequence() {
    assert_all_near(&cradle(3, "together"), &[-1.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0], 1e-10, "three together");
    assert_all_near(&cradle(5, "together"), &[-0.6, 0.4, 0.4, 0.4, 0.4], 1e-10, "five together");
    assert_all_near(&cradle(3, "in-sequence"), &[0.0, 0.0, 1.0], 1e-10, "three in sequence");
    assert_all_near(&cradle(5, "in-sequence"), &[0.0, 0.0, 0.0, 0.0, 1.0], 1e-10, "five in sequence");
}

struct Bounces {
    first: f64,
    heights: [f64; 2],
    end: f64,
}

fn bounce(h: f64) -> Bounces {
    let ball = json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [0, 1.5], "restitution": 0.8 });
    let method = json!({ "kind": "velocity", "stepSize": h, "substeps": 1, "restitutionThreshold": 2.0 * G * h });
    let mut s = simulation(&heavy(vec![ball, ground()], method));
    let (mut times, mut tops, mut top, mut before, mut end) = (Vec::new(), Vec::new(), 0.0_f64, 0.0, 0.0);
    for _ in 0..(4.3 / h) as u32 {
        run(&mut s, 1);
        let (t, y, v) = (s.world().state().t, s.positions()[1] - 0.5, s.velocities()[1]);
        if before < 0.0 && v > 0.0 {
            times.push(t);
            tops.push(top);
            top = 0.0;
        }
        top = top.max(y);
        // The remaining bounces after one at speed v take 2v/g(1 − e).
        if v.abs() > 20.0 * G * h {
            end = t;
        }
        before = v;
    }
    Bounces { first: times[0], heights: [tops[1], tops[2]], end }
}

#[test]
fn case_17_bouncing_ball() {
    let [coarse, fine] = [2e-4, 1e-4].map(bounce);
    assert_near(fine.first, 0.451523640986, 2e-4, "the first bounce, to the step");
    assert_near(fine.heights[0], 0.64, 1e-3, "one bounce keeps e² of the height");
    assert_near(fine.heights[1], 0.4096, 1e-3, "two keep e⁴");
    // The speed at the floor lacks up to g h, in every bounce: twenty steps and what the threshold cuts off.
    assert_near(fine.end, 4.063712768872, 0.025, "all bounces end");
    // First order: the bounce comes up to a step late, the speed lacks g h.
    for (b, h) in [(coarse, 2e-4), (fine, 1e-4)] {
        assert_near(b.heights[0], 0.64, 6.0 * h, "within a bound that falls with the step");
    }
}

#[test]
fn case_18_sphere_slides_then_rolls() {
    for h in [0.002, 0.001] {
        let ball = json!({ "shape": { "sphere": 1 }, "mass": 1, "at": [0, 1, 0], "velocity": [5, 0, 0], "friction": 0.3 });
        let mut s = simulation(&heavy(vec![ball, with(floor(), json!({ "friction": 0.3 }))], converged(h)));
        let slip = |s: &Simulation| s.velocities()[0] + s.velocities()[5];
        let mut rolls = None;
        while rolls.is_none() {
            run(&mut s, 1);
            rolls = (slip(&s) < 1e-9).then(|| (s.world().state().t, s.positions()[0]));
        }
        let (t, x) = rolls.expect("it rolls");
        assert_near(t, 0.485413329450, h, "it rolls after this time, to the step");
        assert_near(x, 2.080342840500, 5.0 * h, "and this way");
        run(&mut s, 500);
        // Friction turns the ball by as much as it slows it: about the line of contact L is kept.
        assert_near(s.velocities()[0], 25.0 / 7.0, 1e-9, "and goes on at");
    }
}

/// A body on a slope of that angle, in the plane: the acceleration along the slope over a second, and what is left.
fn down(body: Value, degrees: f64, mu: f64, h: f64) -> (f64, Simulation) {
    let a = degrees.to_radians();
    let slope = json!({ "shape": { "halfPlane": [a.sin(), a.cos()] }, "at": [0, 0], "fixed": true, "friction": mu });
    let body = with(body, json!({ "at": [0.5 * a.sin(), 0.5 * a.cos()], "angle": -a, "friction": mu }));
    let mut s = simulation(&heavy(vec![body, slope], converged(h)));
    run(&mut s, (1.0 / h).round() as u32);
    let v = s.velocities();
    (v[0] * a.cos() - v[1] * a.sin(), s)
}

#[test]
fn case_19_block_on_an_incline_sticks_below_and_slides_above() {
    let limit = 0.3_f64.atan().to_degrees();
    assert_near(limit, 16.699244, 1e-6, "tan θ = μ");
    for degrees in [5.0, 16.0, limit - 0.001] {
        let (a, s) = down(square(0.0, 0.0), degrees, 0.3, 0.01);
        assert_near(a, 0.0, 1e-9, format!("it sticks at {degrees}°"));
        let start = [0.5 * degrees.to_radians().sin(), 0.5 * degrees.to_radians().cos()];
        assert_all_near(&s.positions()[..2], &start, 1e-9, "where it was put");
    }
    for degrees in [limit + 0.01, 20.0, 25.0, 35.0] {
        let (a, _) = down(square(0.0, 0.0), degrees, 0.3, 0.01);
        let theta = degrees.to_radians();
        assert_near(a, G * (theta.sin() - 0.3 * theta.cos()), 1e-6, format!("it slides at {degrees}°"));
    }
    assert_near(down(square(0.0, 0.0), 25.0, 0.3, 0.01).0, 1.478621330427, 1e-6, "at 25°");
}

#[test]
fn case_20_disc_and_sphere_roll_down_30_degrees() {
    let disc = json!({ "shape": { "disc": 0.5 }, "mass": 1 });
    assert_near(down(disc.clone(), 30.0, 0.2, 0.01).0, 3.27, 1e-3, "a disc rolls with μ = 0.2");
    let slips = G * (0.5 - 0.18 * 0.75_f64.sqrt());
    assert_near(down(disc, 30.0, 0.18, 0.01).0, slips, 1e-3, "and slips with 0.18");
    let a = 30.0_f64.to_radians();
    for (mu, expected) in [(0.17, 3.503571428571), (0.16, G * (0.5 - 0.16 * 0.75_f64.sqrt()))] {
        let slope = json!({ "shape": { "halfSpace": [a.sin(), a.cos(), 0] }, "at": [0, 0, 0], "fixed": true, "friction": mu });
        let ball = json!({ "shape": { "sphere": 0.5 }, "mass": 1, "at": [0.5 * a.sin(), 0.5 * a.cos(), 0], "friction": mu });
        let mut s = simulation(&heavy(vec![ball, slope], converged(0.01)));
        run(&mut s, 100);
        let v = s.velocities();
        assert_near(v[0] * a.cos() - v[1] * a.sin(), expected, 1e-3, format!("a sphere with μ = {mu}"));
    }
}

#[test]
fn case_21_sliding_box_leans_on_its_front() {
    let block = with(square(0.0, 0.5), json!({ "velocity": [2, 0], "friction": 0.5 }));
    let mut s = simulation(&heavy(vec![block, with(ground(), json!({ "friction": 0.5 }))], converged(0.01)));
    run(&mut s, 1);
    let mut contacts = s.contacts();
    contacts.sort_by(|a, b| a.point.x.total_cmp(&b.point.x));
    let normal: Vec<f64> = contacts.iter().map(|c| 0.01 * c.lambda[0]).collect();
    assert_all_near(&normal, &[0.024525, 0.073575], 1e-10, "normal impulses, rear and front");
    for c in &contacts {
        assert_near(c.lambda[1].abs(), 0.5 * c.lambda[0], 1e-8, "each rubs with μ λ_n");
    }
    assert_all_near(&s.velocities()[..3], &[1.95095, 0.0, 0.0], 1e-10, "velocity after the step");
}

#[test]
fn case_22_stack_of_ten_carries_its_weight() {
    for (base, boxes) in [
        (ground(), (0..10).map(|i| square(0.0, 0.5 + f64::from(i))).collect::<Vec<_>>()),
        (floor(), (0..10).map(|i| cube(0.0, 0.5 + f64::from(i), 0.0)).collect()),
    ] {
        let mut s = simulation(&heavy(boxes.into_iter().chain([base]).collect(), converged(0.01)));
        run(&mut s, 1);
        assert_near(pressure(&mut s, [0, 10]), 98.1, 1e-6, "on the ground");
        for i in 0..9 {
            assert_near(pressure(&mut s, [i, i + 1]), G * f64::from(9 - i), 1e-6, format!("on box {i}"));
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn one_contact_one_sweep_is_the_formula_in_space(
        turn in prop::array::uniform4(-1.0f64..1.0), face in 0usize..6, off in prop::array::uniform2(-0.9f64..0.9),
        e in 0.0f64..1.0, masses in prop::array::uniform2(0.1f64..10.0), moments in prop::array::uniform3(1.0f64..1.9),
        v in prop::array::uniform3(-2.0f64..2.0), spins in prop::array::uniform6(-1.0f64..1.0),
    ) {
        prop_assume!(turn.iter().map(|x| x * x).sum::<f64>() > 0.01);
        let turn = DQuat::from_array(turn).normalize();
        let half = DVec3::new(0.5, 0.8, 0.3);
        let axis = face / 2;
        let mut local = DVec3::ZERO;
        local[axis] = if face % 2 == 0 { half[axis] } else { -half[axis] };
        let n = turn * (local / half[axis]);
        local[(axis + 1) % 3] = off[0] * half[(axis + 1) % 3];
        local[(axis + 2) % 3] = off[1] * half[(axis + 2) % 3];
        let (point, r) = (turn * local, 0.25);
        let at = point + r * n;
        let v = DVec3::from_array(v) - 5.0 * n;
        let [spin_a, spin_b] = [DVec3::from_slice(&spins[..3]), DVec3::from_slice(&spins[3..])];
        let solid = json!({ "shape": { "box": half.to_array() }, "mass": masses[0], "inertia": moments, "at": [0, 0, 0],
            "orientation": turn.to_array(), "spin": spin_a.to_array(), "friction": 0, "restitution": e });
        let ball = json!({ "shape": { "sphere": r }, "mass": masses[1], "at": at.to_array(), "velocity": v.to_array(),
            "spin": spin_b.to_array(), "friction": 0, "restitution": 0 });
        let mut document = weightless(vec![solid, ball], json!({ "stepSize": 1e-6, "substeps": 1, "solver": { "kind": "gauss-seidel", "maxIterations": 1 } }));
        document["gyroscopic"] = "off".into();
        let mut s = simulation(&document);
        run(&mut s, 1);
        let basis = DMat3::from_quat(turn);
        let inertia = basis * DMat3::from_diagonal(DVec3::from_array(moments).recip()) * basis.transpose();
        let a = Collider { inverse_mass: 1.0 / masses[0], inverse_inertia: inertia, at: DVec3::ZERO, velocity: DVec3::ZERO, spin: spin_a };
        let round = 1.0 / (0.4 * masses[1] * r * r);
        let b = Collider { inverse_mass: 1.0 / masses[1], inverse_inertia: round * DMat3::IDENTITY, at, velocity: v, spin: spin_b };
        let hit = collide(e, n, point, &[a, b]).expect("they move");
        let expected: Vec<f64> = hit.after.iter().flat_map(|(v, w)| v.to_array().into_iter().chain(w.to_array())).collect();
        // Velocities of up to some 20; the step turns the box by 1e-6, and its spin with it.
        for (x, y) in s.velocities().iter().zip(&expected) {
            prop_assert!((x - y).abs() < 1e-4, "{:?} {:?}", s.velocities(), expected);
        }
        // Exact in what does not turn along.
        for k in [0, 1, 2, 6, 7, 8] {
            prop_assert!((s.velocities()[k] - expected[k]).abs() < 1e-9, "{:?} {:?}", s.velocities(), expected);
        }
    }

    #[test]
    fn one_contact_one_sweep_is_the_formula_in_the_plane(
        angle in -4.0f64..4.0, along in -0.9f64..0.9, e in 0.0f64..1.0, masses in prop::array::uniform2(0.1f64..10.0),
        v in prop::array::uniform2(-2.0f64..2.0), spins in prop::array::uniform2(-1.0f64..1.0),
    ) {
        let turn = DQuat::from_rotation_z(angle);
        let n = turn * DVec3::Y;
        let point = turn * DVec3::new(0.8 * along, 0.3, 0.0);
        let (r, moment) = (0.25, 0.7);
        let at = point + r * n;
        let v = DVec3::new(v[0], v[1], 0.0) - 5.0 * n;
        let solid = json!({ "shape": { "box": [0.8, 0.3] }, "mass": masses[0], "inertia": moment, "at": [0, 0], "angle": angle,
            "spin": spins[0], "friction": 0, "restitution": e });
        let ball = json!({ "shape": { "disc": r }, "mass": masses[1], "at": [at.x, at.y], "velocity": [v.x, v.y], "spin": spins[1], "friction": 0 });
        let mut s = simulation(&weightless(vec![solid, ball], json!({ "stepSize": 1e-6, "substeps": 1, "solver": { "kind": "gauss-seidel", "maxIterations": 1 } })));
        run(&mut s, 1);
        let flat = |x: f64| DMat3::from_diagonal(DVec3::new(0.0, 0.0, x));
        let a = Collider { inverse_mass: 1.0 / masses[0], inverse_inertia: flat(1.0 / moment), at: DVec3::ZERO, velocity: DVec3::ZERO, spin: spins[0] * DVec3::Z };
        let b = Collider { inverse_mass: 1.0 / masses[1], inverse_inertia: flat(2.0 / (masses[1] * r * r)), at, velocity: v, spin: spins[1] * DVec3::Z };
        let hit = collide(e, n, point, &[a, b]).expect("they move");
        let expected: Vec<f64> = hit.after.iter().flat_map(|(v, w)| [v.x, v.y, w.z]).collect();
        for (x, y) in s.velocities().iter().zip(&expected) {
            prop_assert!((x - y).abs() < 1e-9, "{:?} {:?}", s.velocities(), expected);
        }
    }
}
