//! Every scene with shapes runs, and shows what its observation says it shows.

use crate::common::bodies::{deepest, pressure};
use crate::common::scene as build;
use crate::common::{G, assert_all_near, assert_near, observe, run};
use constrained_dynamics::Simulation;
use constrained_dynamics::describe::{Args, Type};
use constrained_dynamics::scene::{self, Scene};
use constrained_dynamics::world::Status;
use glam::{DQuat, DVec3};
use serde_json::{Map, json};
use std::collections::BTreeSet;
use std::f64::consts::PI;

fn with_shapes() -> impl Iterator<Item = &'static &'static Scene> {
    let shapes = |scene: &'static Scene| {
        let document = (scene.document)(&Args::defaults(&scene.entry, 2));
        document["bodies"].as_array().is_some_and(|bodies| bodies.iter().any(|b| !b["shape"].is_null()))
    };
    scene::REGISTRY.iter().filter(move |s| shapes(s))
}

/// Position of a body's centre, m.
fn at(s: &Simulation, body: usize) -> DVec3 {
    let bodies = &s.world().model().bodies;
    let q = &s.positions()[bodies.place(body).q..];
    if bodies.space().dimension() == 2 { DVec3::new(q[0], q[1], 0.0) } else { DVec3::from_slice(q) }
}

/// Its velocity, and the spin of one that has a shape.
fn motion(s: &Simulation, body: usize) -> (DVec3, DVec3) {
    let bodies = &s.world().model().bodies;
    let v = &s.velocities()[bodies.place(body).v..];
    let turns = bodies.list()[body].rigid.is_some();
    if bodies.space().dimension() == 2 {
        (DVec3::new(v[0], v[1], 0.0), DVec3::Z * if turns { v[2] } else { 0.0 })
    } else {
        (DVec3::from_slice(v), if turns { DVec3::from_slice(&v[3..]) } else { DVec3::ZERO })
    }
}

/// Largest displacement of a body between two times, m.
fn strays(s: &mut Simulation, from: f64, to: f64) -> f64 {
    let steps = |seconds: f64| (seconds / s.world().settings().step_size()).round() as u32;
    let (first, rest) = (steps(from), steps(to - from));
    run(s, first);
    let places = |s: &Simulation| (0..s.bodies().len()).map(|i| at(s, i)).collect::<Vec<_>>();
    let start = places(s);
    run(s, rest);
    places(s).iter().zip(&start).map(|(a, b)| (*a - *b).length()).fold(0.0, f64::max)
}

#[test]
fn every_scene_with_shapes_runs_with_each_of_its_choices() {
    for scene in with_shapes() {
        let mut variants = vec![Map::new()];
        for p in scene.entry.parameters {
            if let Type::Choice { options, .. } = p.ty {
                variants.extend(options.iter().map(|(id, _)| Map::from_iter([(p.name.to_string(), json!(id))])));
            }
        }
        for parameters in variants {
            let id = scene.entry.id;
            let mut s = Simulation::from_scene(id, &parameters).unwrap_or_else(|e| panic!("{id}: {e}"));
            assert!(deepest(&mut s) > -1e-9, "{id}: bodies overlap at the start by {}", -deepest(&mut s));
            for _ in 0..if id == "box-of-spheres" { 200 } else { 500 } {
                let report = s.step(1);
                assert_eq!((report.step.status, report.steps), (Status::Ok, 1), "{id}: {:?}", report.message);
                let gap = deepest(&mut s);
                assert!(gap > -0.02, "{id}: {gap} m at {} s", s.world().state().t);
            }
        }
    }
}

/// The test of each scene.
const CHECKS: &[(&str, fn())] = &[
    ("incline", box_on_an_incline_sticks_up_to_the_angle_of_friction),
    ("stack", stack_carries_what_is_above),
    ("pyramid", pyramid_stands),
    ("mass-ratio", heavy_box_on_a_light_one_needs_iterations),
    ("newtons-cradle", newtons_cradle_in_sequence_and_together),
    ("bouncing-ball", bouncing_ball_reaches_e_squared_of_its_height_and_comes_to_rest),
    ("billiards", billiard_break_keeps_momentum),
    ("dominoes", dominoes_fall_in_a_wave_of_its_own_speed),
    ("card-house", card_house_stands_on_friction),
    ("arch", arch_holds_itself),
    ("atwood", crate::scenes::atwood_masses_accelerate_by_the_difference_over_the_sum),
    ("seesaw", seesaw_goes_down_on_the_heavier_side),
    ("sliding-ball", bowling_ball_rolls_with_five_sevenths_of_its_speed),
    ("three-cylinders", three_cylinders_stay_from_two_minus_root_three_on),
    ("ladder", ladder_stands_from_its_angle_on),
    ("painleve-rod", painleves_rod_jams_beyond_its_friction),
    ("t-handle", t_handle_turns_over_and_keeps_energy_and_angular_momentum),
    ("spinning-top", spinning_top_precesses_fast_and_falls_slow),
    ("tower", tower_stands_and_falls_when_pushed),
    ("wall-and-ball", wall_stands_until_the_ball_comes),
    ("box-of-spheres", spheres_come_to_rest_in_their_box),
    ("wrecking-ball", wrecking_ball_pulls_hardest_at_the_bottom_and_hits_the_boxes),
    ("puppet", puppet_holds_together_to_rounding_and_loosens_where_joints_are_rows),
    ("gear-train", gears_turn_by_their_radii),
    ("motor-linkage", crank_goes_round_and_the_rocker_to_and_fro),
    ("turntable", a_turntable_loses_its_boxes_from_the_outside_in),
    ("conveyor", conveyor_takes_a_box_along_by_friction_until_it_has_the_speed_of_the_rollers),
    ("gyroscope", gyroscope_goes_round_instead_of_falling),
    ("heavy-top", heavy_top_goes_round_steadily_nods_when_let_go_and_swings_when_slow),
    ("massive-pulley", loads_on_a_pulley_with_mass_accelerate_it_too_and_its_rope_only_pulls),
    ("torsion-pendulum", torsion_pendulum_swings_in_two_pi_root_i_over_k_and_loses_what_implicit_euler_loses),
    ("ratchet", ratchet_turns_one_way_only),
    ("body-chain", body_chain_holds_and_cracks),
    ("bricard", bricards_linkage_moves_though_its_rows_say_no),
];

#[test]
fn every_scene_with_shapes_is_checked_here_and_says_what_to_see() {
    let checked: BTreeSet<&str> = CHECKS.iter().map(|(id, _)| *id).collect();
    let scenes: BTreeSet<&str> = with_shapes().map(|s| s.entry.id).collect();
    assert_eq!(checked, scenes);
    for scene in with_shapes() {
        assert!(scene.observation.ends_with('.'), "{}: {}", scene.entry.id, scene.observation);
    }
}

#[test]
fn box_on_an_incline_sticks_up_to_the_angle_of_friction() {
    let along = |angle: f64| {
        let mut s = build("incline", json!({ "angle": angle, "friction": 0.3 }));
        run(&mut s, 100);
        motion(&s, 0).0.length()
    };
    let limit = 0.3_f64.atan();
    assert!(along(limit - 0.001) < 1e-9);
    for angle in [limit + 0.01, 0.5, 0.8] {
        assert_near(along(angle), G * (angle.sin() - 0.3 * angle.cos()), 1e-5, format!("speed after 1 s at {angle} rad"));
    }
}

#[test]
fn stack_carries_what_is_above() {
    let mut s = build("stack", json!({ "n": 5, "mass": 2.0 }));
    assert!(strays(&mut s, 1.0, 20.0) < 1e-3);
    for i in 0..5 {
        assert_near(pressure(&mut s, [i, i + 1]), 2.0 * G * f64::from(5 - i), 1e-4, format!("below box {i}"));
    }
    let mut sinking = build("stack", json!({ "maxIterations": 1, "substeps": 1 }));
    run(&mut sinking, 100);
    assert!(deepest(&mut sinking) < -0.002, "one sweep a step does not hold it: {}", deepest(&mut sinking));
}

#[test]
fn pyramid_stands() {
    let mut s = build("pyramid", json!({ "n": 12 }));
    assert!(strays(&mut s, 1.0, 10.0) < 1e-3);
}

#[test]
fn heavy_box_on_a_light_one_needs_iterations() {
    let mut s = build("mass-ratio", json!({}));
    assert!(strays(&mut s, 1.0, 10.0) < 1e-3);
    let depth = |iterations: u32| {
        let mut s = build("mass-ratio", json!({ "maxIterations": iterations, "substeps": 1, "warmStart": false, "stabilization": "none" }));
        run(&mut s, 20);
        -deepest(&mut s)
    };
    let (few, many) = (depth(10), depth(3000));
    assert!(many < 1e-4 && few > 1e-3, "{few} m with 10, {many} m with 3000");
}

#[test]
fn newtons_cradle_in_sequence_and_together() {
    for (solve, expected) in [("in-sequence", [0.0, 0.0, 0.0, 0.0, 1.0]), ("together", [-0.6, 0.4, 0.4, 0.4, 0.4])] {
        let mut s = build("newtons-cradle", json!({ "solve": solve }));
        run(&mut s, 150);
        let v: Vec<f64> = (0..5).map(|i| motion(&s, i).0.x).collect();
        assert_all_near(&v, &expected, 1e-9, solve);
        assert_near(observe(&mut s, "energy.kinetic"), 0.5, 1e-9, "energy");
        assert_near(observe(&mut s, "momentum.x"), 1.0, 1e-12, "momentum");
    }
}

#[test]
fn bouncing_ball_reaches_e_squared_of_its_height_and_comes_to_rest() {
    let mut s = build("bouncing-ball", json!({ "stepSize": 0.001 }));
    let (mut tops, mut top, mut before) = (Vec::new(), 0.0_f64, 0.0);
    for _ in 0..4_500 {
        run(&mut s, 1);
        let v = motion(&s, 1).0.y;
        if before < 0.0 && v > 0.0 {
            tops.push(top);
            top = 0.0;
        }
        (top, before) = (top.max(at(&s, 1).y - 0.15), v);
    }
    assert_near(tops[1], 0.64, 2e-3, "after one bounce");
    assert_near(tops[2], 0.4096, 2e-3, "after two");
    assert!(motion(&s, 1).0.length() < 1e-9, "at rest after 4.06 s");
}

#[test]
fn billiard_break_keeps_momentum() {
    let mut s = build("billiards", json!({ "friction": 0.2 }));
    let start = observe(&mut s, "momentum.x");
    let before = observe(&mut s, "energy.kinetic");
    // Until the first ball comes to a cushion.
    run(&mut s, 45);
    let moving = (5..20).filter(|i| motion(&s, *i).0.length() > 0.05).count();
    assert!(moving >= 5, "the triangle breaks: {moving} balls move");
    assert_near(observe(&mut s, "momentum.x"), start, 1e-12 * start, "along");
    assert_near(observe(&mut s, "momentum.y"), 0.0, 1e-12 * start, "across");
    assert!(observe(&mut s, "energy.kinetic") < before);
}

#[test]
fn dominoes_fall_in_a_wave_of_its_own_speed() {
    let arrival = |push: f64| {
        let mut s = build("dominoes", json!({ "speed": push }));
        let mut times = Vec::new();
        for _ in 0..600 {
            run(&mut s, 1);
            let fallen = (1..=20).take_while(|i| s.positions()[3 * i + 2] < -0.2).count();
            while times.len() < fallen {
                times.push(s.world().state().t);
            }
        }
        assert_eq!(times.len(), 20, "all fall");
        times[18] - times[9]
    };
    let (gently, hard) = (arrival(2.0), arrival(6.0));
    assert!((gently / hard - 1.0).abs() < 0.15, "from the tenth to the nineteenth: {gently} s and {hard} s");
}

#[test]
fn card_house_stands_on_friction() {
    let mut s = build("card-house", json!({}));
    let strayed = strays(&mut s, 0.5, 10.0);
    assert!(strayed < 5e-3, "{strayed}");
    let mut slippery = build("card-house", json!({ "friction": 0.05 }));
    assert!(strays(&mut slippery, 0.0, 3.0) > 0.1, "without it the cards slide apart");
}

#[test]
fn arch_holds_itself() {
    let mut s = build("arch", json!({}));
    assert!(strays(&mut s, 1.0, 20.0) < 1e-3);
    for stone in 1..9 {
        assert!(pressure(&mut s, [stone, stone + 1]) > 10.0, "between {stone} and its neighbour");
    }
}

#[test]
fn seesaw_goes_down_on_the_heavier_side() {
    let tilt = |ratio: f64| {
        let mut s = build("seesaw", json!({ "ratio": ratio }));
        run(&mut s, 100);
        s.positions()[3 * 2 + 2]
    };
    assert!(tilt(2.0) < -0.1 && tilt(0.5) > 0.1, "{} {}", tilt(2.0), tilt(0.5));
    assert!(tilt(1.0).abs() < 1e-2, "{}", tilt(1.0));
}

#[test]
fn bowling_ball_rolls_with_five_sevenths_of_its_speed() {
    let mut s = build("sliding-ball", json!({}));
    run(&mut s, 48);
    assert!(motion(&s, 1).0.x + 0.3 * motion(&s, 1).1.z > 0.01, "it still slides at 0.48 s");
    run(&mut s, 2);
    let (v, spin) = motion(&s, 1);
    assert_near(v.x, 25.0 / 7.0, 1e-6, "5/7 of 5 m/s");
    assert_near(v.x + 0.3 * spin.z, 0.0, 1e-6, "rolling");
}

#[test]
fn three_cylinders_stay_from_two_minus_root_three_on() {
    let falls = |mu: f64| {
        let mut s = build("three-cylinders", json!({ "friction": mu }));
        run(&mut s, 300);
        at(&s, 3).y < 0.9
    };
    assert!(falls(0.26), "below 0.268");
    assert!(!falls(0.28), "above");
}

#[test]
fn ladder_stands_from_its_angle_on() {
    let slips = |angle: f64, mu: f64| {
        let mut s = build("ladder", json!({ "angle": angle, "friction": mu }));
        run(&mut s, 200);
        (at(&s, 2) - DVec3::new(angle.cos() + 0.02, angle.sin() + 0.02, 0.0)).length() > 0.01
    };
    for mu in [0.3_f64, 0.5, 0.8] {
        // The ends are round, of 2 cm radius on 1 m: the angle is off by some hundredths.
        let limit = ((1.0 - mu * mu) / (2.0 * mu)).atan();
        assert!(slips(limit - 0.04, mu), "below, μ = {mu}");
        assert!(!slips(limit + 0.04, mu), "above, μ = {mu}");
    }
}

#[test]
fn painleves_rod_jams_beyond_its_friction() {
    let angle = 1.0_f64;
    let limit = (1.0 + 3.0 * angle.cos().powi(2)) / (3.0 * angle.sin() * angle.cos());
    assert_near(limit, 1.3753, 1e-4, "for a thin rod");
    // Relative loss of the tip's speed at the impact.
    let jams = |mu: f64| {
        let mut s = build("painleve-rod", json!({ "friction": mu, "speed": 3.0 }));
        run(&mut s, 1);
        let (v, spin) = motion(&s, 1);
        let tip = v.x + spin.z * libm::sin(angle);
        (tip.abs() < 0.5, v.y)
    };
    assert!(!jams(0.5).0, "it slides on");
    let (jammed, up) = jams(2.0);
    assert!(jammed && up > 0.1, "it stops at once and is thrown up: {up} m/s");
}

#[test]
fn t_handle_turns_over_and_keeps_energy_and_angular_momentum() {
    let mut s = build("t-handle", json!({}));
    let energy = observe(&mut s, "energy.kinetic");
    let size = |s: &mut Simulation| {
        ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(|n| observe(s, n).powi(2)).iter().sum::<f64>().sqrt()
    };
    let l = size(&mut s);
    let mut flips = 0;
    let mut sign = 1.0;
    for _ in 0..3_000 {
        run(&mut s, 1);
        let axis = DQuat::from_slice(&s.positions()[3..7]) * DVec3::Y;
        if axis.y * sign < -0.5 {
            (flips, sign) = (flips + 1, -sign);
        }
    }
    assert!(flips >= 3, "{flips} times");
    assert_near(observe(&mut s, "energy.kinetic") / energy, 1.0, 1e-7, "energy");
    assert_near(size(&mut s) / l, 1.0, 1e-7, "angular momentum");
}

#[test]
fn spinning_top_precesses_fast_and_falls_slow() {
    let leans = |s: &Simulation| {
        let q = s.positions();
        let axis = DQuat::from_slice(&q[10..14]) * DVec3::Y;
        (axis.y.acos(), axis.z.atan2(axis.x))
    };
    let mut fast = build("spinning-top", json!({}));
    let (mut turned, mut before) = (0.0, leans(&fast).1);
    for _ in 0..200 {
        run(&mut fast, 1);
        let (lean, now) = leans(&fast);
        assert!(lean < 0.6, "it leans by {lean}");
        turned += (now - before + 3.0 * std::f64::consts::PI).rem_euclid(2.0 * std::f64::consts::PI) - std::f64::consts::PI;
        before = now;
    }
    assert!(turned.abs() > 0.3, "its axis goes round: {turned} rad in 2 s");
    let mut slow = build("spinning-top", json!({ "speed": 5.0 }));
    run(&mut slow, 200);
    assert!(leans(&slow).0 > 0.8, "it lies on its rim: {}", leans(&slow).0);
}

#[test]
fn tower_stands_and_falls_when_pushed() {
    let mut s = build("tower", json!({}));
    assert!(strays(&mut s, 1.0, 10.0) < 1e-3);
    s.set_state(10, json!({ "velocity": [4, 0, 0] })).expect("the top cube");
    run(&mut s, 200);
    assert!(at(&s, 10).y < 1.0, "the top is down: {}", at(&s, 10));
}

#[test]
fn wall_stands_until_the_ball_comes() {
    let mut s = build("wall-and-ball", json!({ "speed": 0.0 }));
    assert!(strays(&mut s, 1.5, 3.0) < 0.01);
    let mut hit = build("wall-and-ball", json!({}));
    run(&mut hit, 200);
    let far = (1..=36).filter(|i| at(&hit, *i).x > 0.5).count();
    assert!(far > 3, "{far} bricks are knocked out");
}

#[test]
fn spheres_come_to_rest_in_their_box() {
    let mut s = build("box-of-spheres", json!({ "n": 60 }));
    run(&mut s, 500);
    assert!(observe(&mut s, "energy.kinetic") < 0.01 * 60.0, "{} J", observe(&mut s, "energy.kinetic"));
    for i in 5..65 {
        let x = at(&s, i);
        assert!(x.y > 0.14 && x.x.abs() < 0.87 && x.z.abs() < 0.87, "sphere {i} at {x}");
    }
    // The floor carries all of them.
    let carried: f64 = (5..65).map(|i| pressure(&mut s, [0, i])).sum();
    assert_near(carried / (60.0 * G), 1.0, 0.05, "weight on the floor");
}

#[test]
fn wrecking_ball_pulls_hardest_at_the_bottom_and_hits_the_boxes() {
    let mut s = build("wrecking-ball", json!({}));
    let ball = s.bodies().iter().position(|b| b.mass == 20.0).expect("the ball");
    let start: Vec<DVec3> = (ball + 1..s.bodies().len()).map(|i| at(&s, i)).collect();
    let mut fastest = 0.0_f64;
    for _ in 0..150 {
        run(&mut s, 1);
        fastest = fastest.max(motion(&s, ball).0.length());
        // Bars a few centimetres long carry 20 kg: joints open by a millimetre or two.
        assert!(observe(&mut s, "C.norm") < 0.02, "the chain holds: {}", observe(&mut s, "C.norm"));
    }
    // Free fall along the arc would end at √(2 g 2.4) = 6.9 m/s; the chain's own fall changes it a little.
    assert!((6.0..8.0).contains(&fastest), "{fastest} m/s");
    let moved = (ball + 1..s.bodies().len()).filter(|i| (at(&s, *i) - start[i - ball - 1]).length() > 0.2).count();
    assert!(moved >= 2, "{moved} boxes are knocked away");
}

#[test]
fn puppet_holds_together_to_rounding_and_loosens_where_joints_are_rows() {
    let open = |method: &str| {
        let mut s = build("puppet", json!({ "method": method }));
        let mut widest = 0.0_f64;
        for _ in 0..300 {
            run(&mut s, 1);
            let rows = s.world().model().rows_at(s.world().state());
            // Every hinge has two rows for its point, then two for its limits.
            widest = rows.c.chunks(4).fold(widest, |m, c| m.max(c[0].abs()).max(c[1].abs()));
        }
        assert!(deepest(&mut s) > -0.02, "it lies on the ground: {}", deepest(&mut s));
        assert!(observe(&mut s, "energy.kinetic") < 1.0, "and has come to rest: {} J", observe(&mut s, "energy.kinetic"));
        (widest, s.c().len())
    };
    let ((exact, few), (loose, many)) = (open("generalised"), open("velocity"));
    assert!(exact < 1e-14 && loose > 1e-5, "{exact} {loose}");
    assert_eq!((few, many), (18, 36), "nine hinges, each with two limits");
}

#[test]
fn gears_turn_by_their_radii() {
    let mut s = build("gear-train", json!({}));
    run(&mut s, 300);
    let wheels: Vec<f64> = (0..s.bodies().len()).filter(|i| !s.bodies()[*i].fixed).map(|i| motion(&s, i).1.z).collect();
    let expected = [2.0, -4.0, 4.0 / 3.0, -10.0 / 3.0];
    for (w, e) in wheels.iter().zip(expected) {
        assert_near(w / e, 1.0, 1e-3, format!("{wheels:?}"));
    }
}

#[test]
fn crank_goes_round_and_the_rocker_to_and_fro() {
    let mut s = build("motor-linkage", json!({}));
    let bars: Vec<usize> = (0..s.bodies().len()).filter(|i| !s.bodies()[*i].fixed).collect();
    let angle = |s: &Simulation, bar: usize| s.positions()[s.world().model().bodies.place(bars[bar]).q + 2];
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    let start = angle(&s, 0);
    for _ in 0..600 {
        run(&mut s, 1);
        let rocker = angle(&s, 2);
        (low, high) = (low.min(rocker), high.max(rocker));
        assert!(observe(&mut s, "C.norm") < 1e-2, "{}", observe(&mut s, "C.norm"));
    }
    assert_near(angle(&s, 0) - start, 18.0, 0.2, "3 rad/s for 6 s");
    assert!(high - low > 0.3 && high - low < 3.0, "the rocker goes from {low} to {high}");
}

#[test]
fn gyroscope_goes_round_instead_of_falling() {
    let mut s = build("gyroscope", json!({ "speed": 200.0 }));
    let place = |s: &Simulation| DVec3::from_slice(&s.positions()[3..6]);
    let (mut turned, mut before) = (0.0, 0.0);
    for _ in 0..300 {
        run(&mut s, 1);
        let x = place(&s);
        assert!(x.y.abs() < 0.1, "it nods only: {x}");
        let now = (-x.z).atan2(x.x);
        turned += (now - before + 3.0 * std::f64::consts::PI).rem_euclid(2.0 * std::f64::consts::PI) - std::f64::consts::PI;
        before = now;
    }
    // mgl/(Iω) with I = ½ m R²: g · 0.5/(0.5 · 0.09 · 200) = 0.545 rad/s; fast top, 5 %.
    assert_near(turned / 3.0, G * 0.5 / (0.045 * 200.0), 0.03, "precession");
    assert!(observe(&mut s, "energy.drift").abs() < 1e-2, "{}", observe(&mut s, "energy.drift"));
    let mut still = build("gyroscope", json!({ "speed": 0.0 }));
    run(&mut still, 50);
    assert!(place(&still).y < -0.4, "without spin it falls: {}", place(&still));
}

#[test]
fn heavy_top_goes_round_steadily_nods_when_let_go_and_swings_when_slow() {
    let height = |s: &Simulation| at(s, 1).y;
    let mut s = build("heavy-top", json!({ "speed": 80.0, "lean": 0.6 }));
    // A full cone of radius R and height h on its tip: I = 3/10 m R², A = m(3/20 R² + 3/5 h²), l = ¾ h.
    let (along, across, arm, cosine) = (0.027, 0.15 * 0.09 + 0.6 * 0.25, 0.375, 0.6_f64.cos());
    let momentum = along * 80.0;
    let rate = (momentum - (momentum * momentum - 4.0 * across * cosine * G * arm).sqrt()) / (2.0 * across * cosine);
    for step in 1..=300 {
        run(&mut s, 1);
        assert_near(height(&s), arm * cosine, 1e-5, "its lean stays");
        let (x, angle) = (at(&s, 1), rate * f64::from(step) * 0.01);
        let flat = arm * 0.6_f64.sin();
        assert_near(x.x, flat * angle.cos(), 2e-4, format!("round after {step} steps"));
        assert_near(x.z, -flat * angle.sin(), 2e-4, format!("round after {step} steps"));
    }
    let lowest = |mut s: Simulation| {
        let mut least = f64::INFINITY;
        for _ in 0..100 {
            run(&mut s, 1);
            least = least.min(height(&s));
        }
        assert!(observe(&mut s, "energy.drift").abs() < 1e-2, "{}", observe(&mut s, "energy.drift"));
        least
    };
    let nods = arm * cosine - lowest(build("heavy-top", json!({ "release": "let-go" })));
    assert!(nods > 0.01 && nods < 0.2, "let go it nods: {nods} m");
    let swings = lowest(build("heavy-top", json!({ "release": "let-go", "speed": 0.0 })));
    assert!(swings < -0.95 * arm, "without spin it swings through below: {swings}");
}

#[test]
fn ratchet_turns_one_way_only() {
    // Angles of the wheel and of the lever.
    let angles = |s: &Simulation| [1, 2].map(|body| s.positions()[s.world().model().bodies.place(body).q + 2]);
    let pitch = std::f64::consts::TAU / 16.0;
    let turned = |pawl: bool| {
        let mut s = build("ratchet", json!({ "pawl": pawl }));
        let (mut most, mut back, mut rocked, mut first) = (0.0_f64, 0.0_f64, [0.0_f64; 2], 0.0);
        // Five turns of the crank, two seconds each.
        for step in 1..=1000 {
            run(&mut s, 1);
            let [wheel, lever] = angles(&s);
            if step == 200 {
                (first, most, back) = (wheel, wheel, 0.0);
            }
            most = most.max(wheel);
            back = back.max(most - wheel);
            rocked = [rocked[0].min(lever), rocked[1].max(lever)];
        }
        assert!(observe(&mut s, "C.norm") < 1e-3, "{}", observe(&mut s, "C.norm"));
        (angles(&s)[0] - first, back, rocked[1] - rocked[0])
    };
    let (wheel, back, swing) = turned(true);
    assert!(swing > 2.3 * pitch && swing < 2.4 * pitch, "the lever rocks by {swing}");
    assert_near(wheel, 8.0 * pitch, 0.01, "two teeth a turn, in the last four");
    assert!(back < 0.5 * pitch, "never back by half a tooth: {back}");
    let (wheel, back, swing) = turned(false);
    assert_near(wheel, 0.0, 0.01, "without the pawl it stays on the whole");
    assert_near(back, swing, 0.01, "and goes to and fro with the lever");
}

#[test]
fn body_chain_holds_and_cracks() {
    let mut s = build("body-chain", json!({ "n": 5 }));
    let mut fastest = 0.0_f64;
    for _ in 0..200 {
        run(&mut s, 1);
        assert!(observe(&mut s, "C.norm") < 1e-4);
        fastest = fastest.max(s.velocities().iter().fold(0.0, |m: f64, v| m.max(v.abs())));
    }
    assert!(observe(&mut s, "energy.drift").abs() < 0.05, "{}", observe(&mut s, "energy.drift"));
    assert!(fastest > (2.0 * G * 2.0).sqrt(), "{fastest}");
}

#[test]
fn bricards_linkage_moves_though_its_rows_say_no() {
    let mut s = build("bricard", json!({}));
    let spectrum = s.spectrum().expect("A");
    assert_eq!((s.c().len(), spectrum.nullity), (30, 1), "30 rows on 30 velocities, one of them redundant");
    let start = observe(&mut s, "energy.total");
    let mut moved = 0.0_f64;
    for _ in 0..500 {
        run(&mut s, 1);
        assert!(observe(&mut s, "C.norm") < 1e-3, "{}", observe(&mut s, "C.norm"));
        moved = moved.max(observe(&mut s, "energy.kinetic"));
    }
    assert!(moved > 3.0, "{moved} J");
    assert_near(observe(&mut s, "energy.total"), start, 0.1, "energy");
}

#[test]
fn conveyor_takes_a_box_along_by_friction_until_it_has_the_speed_of_the_rollers() {
    for mass in [0.5, 4.0] {
        let mut s = build("conveyor", json!({ "n": 30, "turning": -20.0, "friction": 0.3, "mass": mass }));
        let load = s.bodies().len() - 1;
        let speed = |s: &Simulation| motion(s, load).0.x;
        run(&mut s, 20);
        let (before, t) = (speed(&s), s.world().state().t);
        run(&mut s, 30);
        let gained = (speed(&s) - before) / (s.world().state().t - t);
        assert_near(gained, 0.3 * G, 0.05 * G, format!("slips with {gained} m/s² of μg, {mass} kg"));
        run(&mut s, 100);
        assert_near(speed(&s), 2.0, 0.02, "ωr");
    }
}

#[test]
fn a_turntable_loses_its_boxes_from_the_outside_in() {
    // With ω = αt a box slips where r √(ω⁴ + α²) passes μg.
    let (mu, growth) = (0.3, 0.5);
    for mass in [0.5, 4.0] {
        let mut s = build("turntable", json!({ "friction": mu, "growth": growth, "mass": mass }));
        let slips = |r: f64| ((mu * G / r * (mu * G / r)) - growth * growth).sqrt().sqrt() / growth;
        let until = |s: &mut Simulation, t: f64| {
            let steps = (t - s.world().state().t) / s.world().settings().step_size();
            run(s, steps.round() as u32);
        };
        let radius = |s: &Simulation, k: usize| at(s, 1 + k).with_y(0.0).length();
        for (k, r) in [(4, 1.6), (3, 1.2), (2, 0.8), (1, 0.4)] {
            until(&mut s, 0.9 * slips(r));
            assert_near(radius(&s, k), r, 0.04 * r, format!("box {k} stays until {} s", slips(r)));
        }
        assert!(radius(&s, 4) > 1.8, "the outermost is off by now: {}", radius(&s, 4));
        until(&mut s, 1.25 * slips(0.4) + 1.0);
        assert!(radius(&s, 1) > 0.5, "so is the innermost: {}", radius(&s, 1));
    }
}

#[test]
fn loads_on_a_pulley_with_mass_accelerate_it_too_and_its_rope_only_pulls() {
    for (m1, m2, wheel) in [(1.5, 1.0, 2.0), (1.0, 1.5, 0.5)] {
        let mut s = build("massive-pulley", json!({ "mass1": m1, "mass2": m2, "wheelMass": wheel }));
        // I/r² = M/2
        let acceleration = (m1 - m2) * G / (m1 + m2 + 0.5 * wheel);
        run(&mut s, 50);
        assert_near(motion(&s, 2).0.y, -0.5 * acceleration, 1e-7, format!("the first load, {m1} kg"));
        assert_near(motion(&s, 3).0.y, 0.5 * acceleration, 1e-7, format!("the second, {m2} kg"));
        let [left, right] = [1, 2].map(|i| observe(&mut s, &format!("constraint[{i}].lambda")));
        assert_near(left, m1 * (G - acceleration), 1e-5, "S₁ = m₁(g − a)");
        assert_near(right, m2 * (G + acceleration), 1e-5, "S₂ = m₂(g + a)");
    }
    // The heavier load stands after √(2d/a), d = 0.8 m; the wheel runs on with v and is braked by m₂g/(m₂ + I/r²).
    let mut s = build("massive-pulley", json!({}));
    let acceleration = 0.5 * G / 3.5;
    let landing = (2.0 * 0.8 / acceleration).sqrt();
    run(&mut s, 130);
    let (since, brake) = (1.3 - landing, G / 2.0);
    assert!(motion(&s, 2).0.length() < 1e-6, "it stands");
    assert_near(observe(&mut s, "constraint[1].lambda"), 0.0, 0.0, "its rope does not pull");
    let slack = acceleration * landing * since - 0.5 * brake * since * since;
    assert_near(observe(&mut s, "constraint[1].C"), slack, 0.01, "and is slack");
}

#[test]
fn torsion_pendulum_swings_in_two_pi_root_i_over_k_and_loses_what_implicit_euler_loses() {
    for (k, mass, twist) in [(0.2, 1.0, 1.0), (0.2, 1.0, 0.2), (0.8, 1.0, 1.0), (0.2, 4.0, -1.0)] {
        let mut s = build("torsion-pendulum", json!({ "springStiffness": k, "mass": mass, "twist": twist }));
        let twisted = |s: &mut Simulation| twist + observe(s, "constraint[1].angle");
        let inertia = mass * (0.5 * 0.5 + 0.06 * 0.06) / 3.0;
        let h = s.world().settings().substep_size();
        let (mut x, mut v) = (twist, 0.0);
        let (mut crossings, mut before) = (Vec::new(), twist);
        while crossings.len() < 3 {
            run(&mut s, 1);
            for _ in 0..(0.01 / h).round() as u32 {
                v = (v - h * k / inertia * x) / (1.0 + h * h * k / inertia);
                x += h * v;
            }
            let now = twisted(&mut s);
            assert_near(now, x, 1e-7, format!("implicit Euler, k = {k}, {mass} kg, {twist} rad"));
            if now * before < 0.0 {
                crossings.push(s.world().state().t - 0.01 * now / (now - before));
            }
            before = now;
        }
        let period = 2.0 * PI * libm::sqrt(inertia / k);
        assert_near(crossings[2] - crossings[0], period, 1e-4 * period, format!("2π√(I/k), k = {k}, {mass} kg, {twist} rad"));
    }
}
