//! Contacts, friction and restitution in position-based dynamics: closed forms and laws.

use crate::common::bodies::{cube, deepest, floor, ground, heavy, pressure, square, weightless, with};
use crate::common::cases::cases;
use crate::common::{G, assert_near, observe, run, simulation};
use crate::impacts::{Chance, bodies_of, chance, momenta};
use constrained_dynamics::Simulation;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

pub fn position(h: f64, substeps: u32, sweeps: u32) -> Value {
    json!({ "kind": "position", "stepSize": h, "substeps": substeps, "sweeps": sweeps })
}

/// How high a ball dropped from 1 m comes after it has bounced, as part of e².
fn rebound(ball: Value, ground: Value, e: f64, h: f64) -> f64 {
    let mut s = simulation(&heavy(vec![with(ball, json!({ "restitution": e, "friction": 0 })), ground], position(h, 1, 2)));
    let (mut top, mut bounced) = (0.0_f64, false);
    for _ in 0..(1.0 / h) as u32 {
        run(&mut s, 1);
        bounced |= s.velocities()[1] > 0.0;
        top = if bounced { top.max(s.positions()[1] - 0.5) } else { top };
    }
    top / (e * e)
}

#[test]
fn a_dropped_ball_comes_back_to_the_square_of_e_times_its_height() {
    let (disc, sphere) = (json!({ "shape": { "disc": 0.5 }, "at": [0, 1.5] }), json!({ "shape": { "sphere": 0.5 }, "at": [0, 1.5, 0] }));
    for e in [0.5, 0.8, 1.0] {
        for (ball, ground) in [(&disc, ground()), (&sphere, floor())] {
            let missing = [0.002, 0.0005].map(|h| 1.0 - rebound(ball.clone(), ground.clone(), e, h));
            assert!(missing.iter().all(|x| *x > -1e-12), "it gains nothing: {missing:?}");
            assert!(missing[0] < 0.03 && missing[1] < 0.01, "e = {e}: {missing:?}");
        }
    }
}

/// A box on a slope of the angle θ: how far it has come in a second.
fn slid(theta: f64, mu: f64, h: f64, in_space: bool) -> f64 {
    let (sin, cos) = theta.sin_cos();
    let (body, plane) = if in_space { (cube(0.0, 0.5, 0.0), floor()) } else { (square(0.0, 0.5), ground()) };
    let friction = json!({ "friction": mu });
    let mut document = heavy(vec![with(body, friction.clone()), with(plane, friction)], position(h, 1, 20));
    document["gravity"] = if in_space { json!([G * sin, -G * cos, 0]) } else { json!([G * sin, -G * cos]) };
    let mut s = simulation(&document);
    run(&mut s, (1.0 / h).round() as u32);
    s.positions()[0]
}

#[test]
fn a_box_sticks_on_a_slope_below_the_angle_of_friction_and_slides_above_it() {
    for in_space in [false, true] {
        let stuck = slid(0.4, 0.45, 0.005, in_space);
        assert!(stuck.abs() < 1e-6, "tan 0.4 = 0.42 < 0.45: {stuck:e}");
        let way = 0.5 * G * (0.5_f64.sin() - 0.3 * 0.5_f64.cos());
        let [coarse, fine] = [0.01, 0.005].map(|h| slid(0.5, 0.3, h, in_space) - way);
        assert_near(coarse / fine, 2.0, 0.1, "first order");
        assert!(fine.abs() < 0.01 * way, "½ g (sin θ − μ cos θ): {fine}");
    }
}

#[test]
fn sliding_friction_counts_above_its_threshold() {
    // With half of μ left while it slides: v = v₀ − ½ μ g t.
    let friction = json!({ "friction": 0.4, "slidingFriction": 0.5 });
    let pushed = with(square(0.0, 0.5), json!({ "velocity": [3, 0] }));
    let mut s = simulation(&heavy(vec![with(pushed, friction.clone()), with(ground(), friction)], position(0.005, 1, 20)));
    run(&mut s, 100);
    assert_near(s.velocities()[0], 3.0 - 0.5 * 0.4 * G * 0.5, 0.02, "v₀ − ½ μ g t");
}

#[test]
fn five_boxes_rest_and_press_with_their_weights() {
    for in_space in [false, true] {
        let boxes = (0..5).map(|k| if in_space { cube(0.0, 0.5 + f64::from(k), 0.0) } else { square(0.0, 0.5 + f64::from(k)) });
        let bodies: Vec<Value> = boxes.chain([if in_space { floor() } else { ground() }]).collect();
        let mut s = simulation(&heavy(bodies, position(1.0 / 60.0, 8, 10)));
        run(&mut s, 300);
        for k in 0..5 {
            let below = if k == 0 { 5 } else { k - 1 };
            assert_near(pressure(&mut s, [k, below]), f64::from(5 - k) * G, 1e-6 * G, "what lies above");
        }
        let fastest = s.velocities().iter().fold(0.0_f64, |most, v| most.max(v.abs()));
        assert!(fastest < 1e-9 && deepest(&mut s) > -1e-4, "{fastest:e} {:e}", deepest(&mut s));
    }
}

/// The largest gain of energy in 10 s, as part of the drop, and the deepest overlap.
fn gain(bodies: Vec<Value>, drop: f64, substeps: u32, sweeps: u32) -> (f64, f64) {
    let mut s = simulation(&heavy(bodies, position(1.0 / 60.0, substeps, sweeps)));
    let start = observe(&mut s, "energy.total");
    let (mut most, mut gap) = (0.0_f64, 0.0_f64);
    for _ in 0..600 {
        run(&mut s, 1);
        most = most.max(observe(&mut s, "energy.total") - start);
        gap = gap.min(deepest(&mut s));
    }
    (most / drop, gap)
}

/// Rows of 6 to 1 boxes on each other, with gaps.
fn pyramid(lift: f64) -> Vec<Value> {
    let (side, up) = (|k: u32, i: u32| 1.05 * f64::from(i) + 0.525 * f64::from(k), |k: u32| 0.5 + lift + (1.0 + lift) * f64::from(k));
    (0..6).flat_map(|k| (0..6 - k).map(move |i| square(side(k, i), up(k)))).chain([ground()]).collect()
}

/// Ten cubes on each other, with gaps.
fn tower(lift: f64) -> Vec<Value> {
    (0..10).map(|k| cube(0.0, 0.5 + lift + (1.0 + lift) * f64::from(k), 0.0)).chain([floor()]).collect()
}

/// Boxes that fall on each other, turning.
fn thrown(d: usize) -> Vec<Value> {
    let one = |k: u32| {
        let (x, y) = (0.7 * f64::from(k % 3), 1.5 + 1.6 * f64::from(k));
        match d {
            2 => with(square(x, y), json!({ "angle": 0.4 * f64::from(k), "spin": 1.0, "restitution": 0.3 })),
            _ => with(cube(x, y, 0.3 * x), json!({ "spin": [1, 0.5, 2], "restitution": 0.3 })),
        }
    };
    (0..8).map(one).chain([if d == 2 { ground() } else { floor() }]).collect()
}

#[test]
fn stacks_pyramids_and_dropped_boxes_gain_no_energy_and_overlap_little() {
    for (name, bodies, drop) in [
        ("pyramid", pyramid(0.0), G),
        ("dropped pyramid", pyramid(0.2), 11.2 * G),
        ("tower", tower(0.0), G),
        ("dropped tower", tower(0.1), 5.5 * G),
        ("thrown in the plane", thrown(2), 50.0 * G),
        ("thrown in space", thrown(3), 50.0 * G),
    ] {
        for (substeps, sweeps) in [(4, 10), (20, 1)] {
            let (gain, gap) = gain(bodies.clone(), drop, substeps, sweeps);
            assert!(gain < 0.01, "{name}, {substeps} × {sweeps}: gains {gain:e} of the drop");
            assert!(gap > -0.01, "{name}, {substeps} × {sweeps}: {gap:e} m");
        }
    }
}

#[test]
fn work_of_friction_is_accounted_for() {
    for bodies in [
        vec![with(square(0.0, 0.5), json!({ "velocity": [3, 0] })), ground()],
        vec![with(cube(0.0, 0.5, 0.0), json!({ "velocity": [3, 0, 1] })), floor()],
    ] {
        let mut s = simulation(&heavy(bodies, position(0.005, 1, 30)));
        for _ in 0..200 {
            run(&mut s, 1);
            assert!(observe(&mut s, "energy.drift").abs() < 2e-3, "{}", observe(&mut s, "energy.drift"));
        }
        assert!(observe(&mut s, "energy.kinetic") < 1e-9, "it has come to rest");
    }
}

#[test]
fn bodies_that_move_as_told_carry_what_lies_on_them() {
    let belt = json!({ "shape": { "box": [50, 0.5] }, "at": [20, -0.5], "friction": 0.3, "moves": { "x": "2*t" } });
    let parcel = with(square(0.0, 0.5), json!({ "friction": 0.3 }));
    let mut s = simulation(&heavy(vec![belt, parcel], position(0.005, 1, 20)));
    run(&mut s, 60);
    assert_near(s.velocities()[3], 0.3 * G * 0.3, 0.02, "μ g t");
    run(&mut s, 140);
    assert_near(s.velocities()[3], 2.0, 1e-6, "the speed of the belt");
    let lift = json!({ "shape": { "box": [5, 0.5] }, "at": [0, -0.5], "moves": { "y": "1.5*t^2" } });
    let mut s = simulation(&heavy(vec![lift, square(0.0, 0.5)], position(0.005, 1, 20)));
    run(&mut s, 100);
    assert_near(pressure(&mut s, [0, 1]), G + 3.0, 0.1, "m (g + a)");
}

fn colliding(chance: &Chance, space: bool, [e, mu]: [f64; 2], sweeps: u32) -> Simulation {
    let mut document = weightless(bodies_of(chance, if space { 3 } else { 2 }, e, mu), position(0.005, 1, sweeps));
    document["gyroscopic"] = "off".into();
    simulation(&document)
}

/// Kinetic energy before and after one step of random bodies that fly, touch and overlap.
fn energies(chance: &Chance, space: bool, [e, mu]: [f64; 2], (h, sweeps): (f64, u32)) -> [f64; 2] {
    let mut document = weightless(bodies_of(chance, if space { 3 } else { 2 }, e, mu), position(h, 1, sweeps));
    document["gyroscopic"] = "off".into();
    let mut s = simulation(&document);
    let before = observe(&mut s, "energy.kinetic");
    s.step(1);
    [before, observe(&mut s, "energy.kinetic")]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn inelastic_impacts_gain_no_energy_with_any_number_of_sweeps(
        chance in chance(), mu in 0.0f64..1.5, sweeps in 1u32..30, fine in any::<bool>(), space in any::<bool>(),
    ) {
        let [before, after] = energies(&chance, space, [0.0, mu], (if fine { 1e-3 } else { 5e-3 }, sweeps));
        prop_assert!(after <= before * (1.0 + 1e-9), "{before} J become {after} J");
    }

    #[test]
    fn impacts_with_any_restitution_gain_no_energy_with_any_number_of_sweeps(
        chance in chance(), e in 0.0f64..=1.0, mu in 0.0f64..1.5, sweeps in 1u32..30, fine in any::<bool>(), space in any::<bool>(),
    ) {
        for e in [e, 1.0] {
            let [before, after] = energies(&chance, space, [e, mu], (if fine { 1e-3 } else { 5e-3 }, sweeps));
            prop_assert!(after <= before * (1.0 + 1e-9), "{before} J become {after} J, e = {e}");
        }
    }

    #[test]
    fn impacts_with_one_common_restitution_and_no_friction_gain_no_energy(chance in chance(), e in 0.0f64..1.0, space in any::<bool>()) {
        let [before, after] = energies(&chance, space, [e, 0.0], (5e-3, 2000));
        prop_assert!(after <= before * (1.0 + 1e-7), "{before} J become {after} J, e = {e}");
    }
}

#[test]
fn overlap_is_taken_back_without_a_velocity() {
    // Two boxes 0.1 m deep in each other: a part β of what is beyond the slop a substep, and they stay at rest.
    for in_space in [false, true] {
        let body = |x: f64| if in_space { cube(x, 0.0, 0.0) } else { square(x, 0.0) };
        let mut method = position(0.01, 1, 30);
        method["maxCorrection"] = json!(0.2);
        let mut s = simulation(&weightless(vec![body(0.0), body(0.9)], method));
        let mut gap = -0.1;
        for _ in 0..20 {
            run(&mut s, 1);
            gap -= 0.2 * (gap + 0.005);
            let width = if in_space { 7 } else { 3 };
            assert_near(s.positions()[width] - s.positions()[0] - 1.0, gap, 1e-3 * gap.abs(), "β of it");
            assert!(observe(&mut s, "energy.kinetic") < 1e-24, "{:?}", s.velocities());
        }
    }
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn collisions_keep_momentum_and_contacts_only_push(chance in chance(), e in 0.0f64..1.0, mu in 0.0f64..1.0, space in any::<bool>()) {
        let mut s = colliding(&chance, space, [e, mu], 10);
        let scale: f64 = 1.0 + chance.iter().map(|c| 30.0 * c.5).sum::<f64>();
        for _ in 0..20 {
            let start = momenta(&mut s);
            s.step(1);
            let now = momenta(&mut s);
            // Velocities are differences of places over h: rounding of places counts 1/h times.
            for k in 0..3 {
                prop_assert!((now[k] - start[k]).abs() < 1e-11 * scale, "{k}: {start:?} becomes {now:?}");
            }
            prop_assert!(s.contacts().iter().all(|c| c.lambda[0] >= 0.0), "{:?}", s.contacts());
        }
    }
}

#[test]
fn impacts_that_one_sweep_would_let_gain_energy_keep_all_of_it() {
    // Of the mixes of impulses with and without restitution the one that does no work is taken, so with e = 1 none is lost either.
    for n in [4, 5] {
        let bodies: Vec<Value> = (0..n)
            .map(|i| {
                let speed = if i == 0 { 3.0 } else if i == n - 1 { -2.0 } else { 0.0 };
                let x = f64::from(i) + if i > 0 { 0.3 } else { 0.0 };
                json!({ "shape": { "disc": { "radius": 0.5 } }, "at": [x, 0.0], "mass": 1 + i % 2, "velocity": [speed, 0.0], "restitution": 1, "friction": 0 })
            })
            .collect();
        let document = json!({ "version": 1, "space": "plane", "bodies": bodies, "constraints": [],
            "method": { "kind": "position", "stepSize": 0.01, "sweeps": 1, "substeps": 1 } });
        let mut s = Simulation::from_document(&document, &Map::new()).unwrap();
        let before = s.observe("energy.kinetic").unwrap();
        s.step(60);
        let after = s.observe("energy.kinetic").unwrap();
        assert!((after / before - 1.0).abs() < 1e-9, "{n} discs: {after} of {before} J");
    }
}
