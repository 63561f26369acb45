//! Laws of stacks, towers and pyramids: they stand, in whatever order and space they are written.

use crate::common::bodies::{converged, cube, deepest, floor, ground, heavy, run_closely, square, with};
use crate::common::{assert_all_near, assert_near, run, simulation};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::{Value, json};

/// How far bodies may overlap at rest.
pub const SLOP: f64 = 0.005;

/// Centres of all bodies.
pub fn centres(s: &Simulation) -> Vec<DVec3> {
    let d = s.world().model().bodies.space().dimension();
    let width = if d == 2 { 3 } else { 7 };
    s.positions().chunks(width).map(|q| DVec3::new(q[0], q[1], if d == 2 { 0.0 } else { q[2] })).collect()
}

/// Runs for some seconds; from `from` on no centre may leave its place by more than `most`, horizontally or vertically.
#[track_caller]
fn stands(s: &mut Simulation, h: f64, seconds: f64, from: f64, most: f64) {
    run(s, (from / h).round() as u32);
    let start = centres(s);
    for _ in 0..((seconds - from) / h / 5.0).round() as u32 {
        run(s, 5);
        let gap = deepest(s);
        assert!(gap > -SLOP, "at {} s: gap {gap} m", s.world().state().t);
        for (i, (now, start)) in centres(s).iter().zip(&start).enumerate() {
            let off = *now - *start;
            let horizontal = (off.x * off.x + off.z * off.z).sqrt();
            assert!(horizontal < most && off.y.abs() < most, "at {} s body {i} is off by {off}", s.world().state().t);
        }
    }
}

/// Ten boxes on the ground, in four orders.
pub fn stack(order: usize) -> Vec<Value> {
    let mut all: Vec<Value> = (0..10).map(|i| square(0.0, 0.5 + f64::from(i))).collect();
    if order & 1 == 1 {
        all.reverse();
    }
    all.insert(if order & 2 == 2 { 0 } else { 10 }, ground());
    all
}

#[test]
fn stack_of_ten_stands_for_a_minute_at_the_default_settings() {
    for order in 0..4 {
        stands(&mut simulation(&heavy(stack(order), json!({}))), 0.01, 60.0, 1.0, 1e-3);
    }
}

#[test]
fn stack_of_ten_stands_for_a_minute_at_sixty_steps_a_second() {
    let h = 1.0 / 60.0;
    stands(&mut simulation(&heavy(stack(0), json!({ "stepSize": h }))), h, 60.0, 1.0, 1e-3);
}

#[test]
fn stack_of_ten_stands_where_contacts_are_found_once_a_step() {
    for stabilization in ["baumgarte", "split-impulse", "relaxation"] {
        let method = json!({ "detection": "step", "stabilization": stabilization });
        stands(&mut simulation(&heavy(stack(0), method)), 0.01, 20.0, 1.0, 2e-3);
    }
}

#[test]
fn where_contacts_are_found_once_a_step_a_fast_ball_still_comes_as_far_as_the_ground_and_no_farther() {
    // 20 m/s, 0.3 m above it, 1/60 s: it arrives in the last of the four substeps.
    let ball = json!({ "shape": { "disc": 0.2 }, "at": [0.0, 0.5], "velocity": [0.0, -20.0] });
    let mut s = simulation(&heavy(vec![ball, ground()], json!({ "detection": "step", "stepSize": 1.0 / 60.0 })));
    for _ in 0..30 {
        run(&mut s, 1);
        let gap = centres(&s)[0].y - 0.2;
        assert!(gap > -1e-9, "at {} s: {gap} m", s.world().state().t);
    }
}

#[test]
fn contacts_found_once_a_step_end_where_those_of_every_substep_do_with_small_steps() {
    // A box thrown onto the ground, tied to a particle by a stick, and a ball that rolls: what turns, slides and hangs.
    let scene = |detection: &str, h: f64| {
        let tied = json!({ "particle": {}, "at": [0.0, 2.5] });
        let mut thrown = square(0.0, 1.2);
        thrown["velocity"] = json!([1.0, 0.0]);
        let ball = json!({ "shape": { "disc": 0.3 }, "at": [-2.0, 0.3], "velocity": [1.5, 0.0] });
        let mut document = heavy(vec![thrown, tied, ball, ground()], json!({ "detection": detection, "stepSize": h }));
        document["constraints"] = json!([{ "distance": { "between": [0, 1] } }]);
        let mut s = simulation(&document);
        run(&mut s, (0.8 / h).round() as u32);
        centres(&s)
    };
    let apart = |h: f64| {
        let both = scene("step", h).into_iter().zip(scene("substep", h));
        both.map(|(a, b)| a.distance(b)).fold(0.0, f64::max)
    };
    let (coarse, fine) = (apart(0.01), apart(0.00125));
    assert!(coarse > 0.0, "the two differ while steps are long");
    assert!(fine < 2e-3 && fine < 0.5 * coarse, "and come together: {coarse} m, {fine} m");
}

#[test]
fn tower_of_ten_cubes_stands_for_a_minute_at_the_default_settings() {
    let cubes = (0..10).map(|i| cube(0.0, 0.5 + f64::from(i), 0.0)).chain([floor()]).collect();
    stands(&mut simulation(&heavy(cubes, json!({}))), 0.01, 60.0, 1.0, 1e-3);
}

#[test]
fn stack_of_ten_stands_under_every_stabilization() {
    for kind in ["split-impulse", "relaxation", "none"] {
        stands(&mut simulation(&heavy(stack(0), json!({ "stabilization": kind }))), 0.01, 10.0, 1.0, 1e-3);
    }
    // Soft contacts give way under the weight, by design, and by this: m g/(k per contact) with k = m_eff ω².
    let mut s = simulation(&heavy(stack(0), json!({ "stabilization": "soft" })));
    run(&mut s, 500);
    let start = centres(&s);
    run(&mut s, 500);
    for (now, start) in centres(&s).iter().zip(&start) {
        assert!((*now - *start).length() < 1e-3);
    }
}

#[test]
fn pyramid_of_twenty_stands() {
    let boxes =
        (0..20).flat_map(|row| (0..20 - row).map(move |k| square(1.1 * (f64::from(k) - 0.5 * f64::from(19 - row)), 0.5 + f64::from(row))));
    let mut s = simulation(&heavy(boxes.chain([ground()]).collect(), json!({})));
    assert_eq!(s.bodies().len(), 211);
    stands(&mut s, 0.01, 10.0, 1.0, 1e-3);
}

#[test]
fn light_box_carries_a_heavy_one() {
    let boxes = vec![square(0.0, 0.5), with(square(0.0, 1.5), json!({ "mass": 100 })), ground()];
    stands(&mut simulation(&heavy(boxes, json!({}))), 0.01, 20.0, 1.0, 1e-3);
}

#[test]
fn converged_velocities_do_not_depend_on_the_order_of_bodies() {
    // Without friction the velocities are unique, though λ is not.
    let document = |order: [usize; 4]| {
        let all = [
            with(square(0.0, 0.5), json!({ "friction": 0 })),
            with(square(0.3, 1.5), json!({ "friction": 0, "velocity": [0.5, -1] })),
            with(square(-1.0, 0.5), json!({ "friction": 0, "velocity": [1, 0] })),
            ground(),
        ];
        heavy(order.iter().map(|i| all[*i].clone()).collect(), converged(0.01))
    };
    let velocities = |order: [usize; 4]| {
        let mut s = simulation(&document(order));
        run(&mut s, 1);
        let v = s.velocities();
        let mut sorted = vec![0.0; 12];
        order.iter().enumerate().for_each(|(at, body)| sorted[3 * body..3 * body + 3].copy_from_slice(&v[3 * at..3 * at + 3]));
        sorted
    };
    let first = velocities([0, 1, 2, 3]);
    for order in [[3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
        assert_all_near(&velocities(order), &first, 1e-9, format!("{order:?}"));
    }
    let mut shuffled = document([0, 1, 2, 3]);
    shuffled["method"]["rowOrder"] = "shuffled".into();
    let mut s = simulation(&shuffled);
    run(&mut s, 1);
    assert_all_near(&s.velocities(), &first, 1e-9, "rows shuffled");
}

#[test]
fn plane_and_space_agree_on_planar_problems() {
    // A box that slides and a disc (a ball with a disc's inertia) that comes in and rolls.
    let flat = vec![
        with(square(0.0, 0.5), json!({ "velocity": [2, 0] })),
        json!({ "shape": { "disc": 0.4 }, "mass": 2, "inertia": 0.16, "at": [3, 1], "velocity": [-2, 0], "spin": 3, "restitution": 0.3 }),
        ground(),
    ];
    let solid = vec![
        with(cube(0.0, 0.5, 0.0), json!({ "velocity": [2, 0, 0] })),
        json!({ "shape": { "sphere": 0.4 }, "mass": 2, "inertia": [0.16, 0.16, 0.16], "at": [3, 1, 0], "velocity": [-2, 0, 0], "spin": [0, 0, 3],
            "restitution": 0.3 }),
        floor(),
    ];
    let (mut flat, mut solid) = (simulation(&heavy(flat, converged(0.005))), simulation(&heavy(solid, converged(0.005))));
    let mut met = false;
    for _ in 0..400 {
        run_closely(&mut flat, 1);
        run_closely(&mut solid, 1);
        for (i, b) in [0, 7].iter().enumerate() {
            let (p, q) = (flat.positions(), solid.positions());
            assert_all_near(&q[*b..b + 2], &p[3 * i..3 * i + 2], 1e-7, format!("body {i} at {} s", flat.world().state().t));
            assert_near(q[b + 2], 0.0, 1e-9, "in the plane z = 0");
            assert_near(solid.velocities()[6 * i + 5], flat.velocities()[3 * i + 2], 1e-7, "spin");
        }
        met |= flat.contacts().iter().any(|c| c.bodies == [0, 1] && c.lambda[0] > 0.0);
    }
    assert!(met, "they hit each other");
}
