//! Laws of contacts between any shapes.

use crate::common::bodies::{converged, cube, deepest, floor, ground, heavy, run_closely, square, weightless, with};
use crate::common::cases::cases;
use crate::common::{G, assert_all_near, assert_near, norm, observe, run, simulation};
use constrained_dynamics::Simulation;
use glam::DVec3;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

const SLOP: f64 = 0.005;

/// Centres of all bodies.
fn centres(s: &Simulation) -> Vec<DVec3> {
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

fn stack(order: usize) -> Vec<Value> {
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

#[test]
fn no_fast_ball_passes_a_thin_wall() {
    for k in 0..1000 {
        let angle = 1.2 * (2.0 * f64::from(k) / 999.0 - 1.0);
        let phase = f64::from((k * 7919) % 1000) / 1000.0 * 200.0 / 60.0;
        let [c, s_] = [angle.cos(), angle.sin()];
        let at = [-(1.0 + phase) * c, -(1.0 + phase) * s_];
        let ball = json!({ "shape": { "disc": 0.1 }, "mass": 1, "at": at, "velocity": [200.0 * c, 200.0 * s_] });
        let wall = json!({ "shape": { "box": [0.01, 100] }, "at": [0, 0], "fixed": true });
        let mut s = simulation(&weightless(vec![ball, wall], json!({ "stepSize": 1.0 / 60.0, "substeps": 1 })));
        let ball = json!({ "shape": { "sphere": 0.1 }, "mass": 1, "at": [at[0], at[1], 0], "velocity": [200.0 * c, 200.0 * s_, 0] });
        let wall = json!({ "shape": { "box": [0.01, 100, 100] }, "at": [0, 0, 0], "fixed": true });
        let mut solid = simulation(&weightless(vec![ball, wall], json!({ "stepSize": 1.0 / 60.0, "substeps": 1 })));
        for _ in 0..20 {
            run(&mut s, 1);
            run(&mut solid, 1);
            assert!(s.positions()[0] < -0.1 && solid.positions()[0] < -0.1, "{angle}: {:?} {:?}", s.positions(), solid.positions());
        }
    }
}

/// Random things fly about in a box for a while: (steps, how deep anything came, how far out).
fn throwing(space: usize, steps: u32, seed: u64) {
    let mut random = seed | 1;
    let mut unit = move || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    let mut all = Vec::new();
    if space == 2 {
        for (n, at) in [([0.0, 1.0], [0.0, 0.0]), ([1.0, 0.0], [-5.0, 0.0]), ([-1.0, 0.0], [5.0, 0.0])] {
            all.push(json!({ "shape": { "halfPlane": n }, "at": at, "fixed": true }));
        }
    } else {
        for (n, at) in [
            ([0.0, 1.0, 0.0], [0.0, 0.0, 0.0]),
            ([1.0, 0.0, 0.0], [-3.0, 0.0, 0.0]),
            ([-1.0, 0.0, 0.0], [3.0, 0.0, 0.0]),
            ([0.0, 0.0, 1.0], [0.0, 0.0, -3.0]),
            ([0.0, 0.0, -1.0], [0.0, 0.0, 3.0]),
        ] {
            all.push(json!({ "shape": { "halfSpace": n }, "at": at, "fixed": true }));
        }
    }
    let fixed = all.len();
    for i in 0..12 {
        let size = 0.25 + 0.1 * unit();
        let at = [2.0 * unit(), 2.0 + f64::from(i), 2.0 * unit()];
        let shape = match (space, i % 4) {
            (2, 0) => json!({ "disc": size }),
            (2, 1) => json!({ "box": [size, 0.5 * size] }),
            (2, 2) => json!({ "capsule": { "halfLength": size, "radius": 0.4 * size } }),
            (2, _) => json!({ "polygon": [[-size, -size], [size, -size], [0.0, size]] }),
            (_, 0) => json!({ "sphere": size }),
            (_, 1) => json!({ "box": [size, 0.5 * size, size] }),
            (_, 2) => json!({ "capsule": { "halfLength": size, "radius": 0.4 * size } }),
            _ => json!({ "hull": [[-size, -size, -size], [size, -size, -size], [0.0, -size, size], [0.0, size, 0.0]] }),
        };
        all.push(json!({ "shape": shape, "at": at[..space], "restitution": 0.3 }));
    }
    let mut s = simulation(&heavy(all, json!({})));
    let inside = |s: &Simulation, when: u32| {
        for (i, x) in centres(s).iter().enumerate().skip(fixed) {
            let wall = if space == 2 { 5.0 } else { 3.0 };
            assert!(x.y > 0.0 && x.x.abs() < wall && (space == 2 || x.z.abs() < wall), "step {when}: body {i} is at {x}");
        }
    };
    for k in 0..steps {
        if k % 100 == 0 {
            for body in fixed..fixed + 12 {
                let v: Vec<f64> = (0..space).map(|_| 15.0 * unit()).collect();
                let spin = if space == 2 { json!(20.0 * unit()) } else { json!([20.0 * unit(), 20.0 * unit(), 20.0 * unit()]) };
                s.set_state(body as u32, json!({ "velocity": v, "spin": spin })).expect("a body");
            }
        }
        run(&mut s, 1);
        inside(&s, k);
    }
}

// Two, so that they run beside each other.
#[test]
fn nothing_passes_the_floor_in_ten_minutes_of_random_throwing_in_the_plane() {
    throwing(2, 60_000, 11);
}

#[test]
fn nothing_passes_the_floor_in_ten_minutes_of_random_throwing_in_space() {
    throwing(3, 60_000, 12);
}

#[test]
fn friction_of_a_sliding_box_is_the_coefficient_times_the_normal_force_against_its_way() {
    for (body, way, below) in [
        (with(square(0.0, 0.5), json!({ "velocity": [3, 0] })), DVec3::X, ground()),
        (with(cube(0.0, 0.5, 0.0), json!({ "velocity": [3, 0, -4] })), DVec3::new(0.6, 0.0, -0.8), floor()),
    ] {
        let mut s = simulation(&heavy(vec![body, below], converged(0.01)));
        run_closely(&mut s, 5);
        let space = s.world().model().bodies.space();
        let touches = s.contacts();
        let pressed: f64 = touches.iter().map(|t| t.lambda[0]).sum();
        // On the second body of the pair, which is the ground.
        let rubbed: DVec3 = touches.iter().map(|t| t.friction(space)).sum();
        assert_near(pressed, G, 1e-6, "the ground bears the weight");
        assert!((rubbed - 0.5 * G * way).length() < 1e-6, "{rubbed}");
        for t in &touches {
            let across = t.tangents(space);
            assert_eq!(across.len(), space.dimension() - 1);
            assert!(across.iter().all(|d| (d.length() - 1.0).abs() < 1e-12 && d.dot(t.normal).abs() < 1e-12));
        }
    }
}

/// Energy that is neither there nor accounted for, as part of what there was, after a motion with that step.
fn unexplained(bodies: Vec<Value>, seconds: f64, h: f64) -> f64 {
    let mut s = simulation(&heavy(bodies, converged(h)));
    let start = observe(&mut s, "energy.total").abs();
    let mut worst = 0.0_f64;
    for _ in 0..(seconds / h).round() as u32 {
        run_closely(&mut s, 1);
        worst = worst.max(observe(&mut s, "energy.drift").abs());
    }
    worst / start
}

#[test]
fn work_of_friction_and_impacts_is_accounted_for() {
    // On level ground nothing is left over.
    let sliding = vec![with(square(0.0, 0.5), json!({ "velocity": [3, 0] })), ground()];
    assert!(unexplained(sliding, 2.0, 0.01) < 1e-9, "sliding to rest");
    let rolling = vec![json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [0, 0.5], "velocity": [3, 0] }), ground()];
    assert!(unexplained(rolling, 2.0, 0.01) < 1e-9, "sliding, then rolling");
    // Flying in steps leaves m g² h/2 per second: first order.
    let bouncing =
        || vec![json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [0, 1.5], "velocity": [1, 0], "restitution": 0.8 }), ground()];
    let [coarse, fine] = [0.002, 0.001].map(|h| unexplained(bouncing(), 2.0, h));
    assert!(coarse < 0.02, "bouncing: {coarse}");
    assert_near(coarse / fine, 2.0, 0.1, "half the step, half of it");
    let in_space = vec![with(cube(0.0, 1.5, 0.0), json!({ "velocity": [2, 0, 1], "spin": [1, 2, 3] })), floor()];
    assert!(unexplained(in_space, 3.0, 0.001) < 0.02, "a cube thrown");
}

#[test]
fn soft_contacts_and_relaxation_keep_the_books_too() {
    for kind in ["soft", "relaxation", "split-impulse"] {
        let mut s = simulation(&heavy(stack(0), json!({ "stabilization": kind })));
        run(&mut s, 1000);
        let drift = observe(&mut s, "energy.drift");
        run(&mut s, 1000);
        let later = observe(&mut s, "energy.drift");
        // Soft contacts creep by tenths of a millimetre under 98 N.
        assert_near(later, drift, 0.05, format!("{kind}: at rest nothing works"));
    }
}

#[test]
fn snapshot_with_contacts_goes_on_with_the_same_bits() {
    for document in [
        heavy(stack(0), json!({})),
        heavy((0..4).map(|i| cube(0.1 * f64::from(i), 0.6 + 1.1 * f64::from(i), 0.0)).chain([floor()]).collect(), json!({})),
        heavy(stack(0), json!({ "rowOrder": "shuffled", "impacts": "in-sequence" })),
        heavy(stack(0), json!({ "stabilization": "split-impulse" })),
        heavy(stack(0), json!({ "kind": "position" })),
    ] {
        let mut s = simulation(&document);
        run(&mut s, 50);
        let bytes = s.snapshot();
        let text = s.to_json();
        run(&mut s, 50);
        let (end, time) = (s.state_hash(), s.world().state().t);
        s.restore(&bytes).expect("its own snapshot");
        run(&mut s, 50);
        assert_eq!(s.state_hash(), end, "restored");
        let mut copy = Simulation::from_document(&text, &Map::new()).expect("its own document");
        run(&mut copy, 50);
        assert_eq!(copy.state_hash(), end, "from its document");
        s.seek(0.5 * time).expect("recorded");
        s.seek(time).expect("recorded");
        assert_eq!(s.state_hash(), end, "there and back");
        s.contacts();
        s.matrix("A").expect("small");
        s.step_back(7);
        s.step(7);
        assert_eq!(s.state_hash(), end, "after looking");
    }
}

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

#[test]
fn static_friction_holds_what_sliding_friction_would_not() {
    let slope = |body: Value| {
        let a = 0.45_f64;
        let surface = json!({ "friction": 0.5, "slidingFriction": 0.6 });
        let slope = with(json!({ "shape": { "halfPlane": [a.sin(), a.cos()] }, "at": [0, 0], "fixed": true }), surface.clone());
        let body = with(with(body, surface), json!({ "at": [0.5 * a.sin(), 0.5 * a.cos()], "angle": -a }));
        (a, vec![body, slope])
    };
    // tan 0.45 = 0.483: below μ, above 0.6 μ.
    let (_, resting) = slope(square(0.0, 0.0));
    let mut s = simulation(&heavy(resting, converged(0.01)));
    run(&mut s, 100);
    assert!(s.velocities()[..3].iter().all(|v| v.abs() < 1e-9), "at rest it stays: {:?}", s.velocities());
    let (a, pushed) = slope(with(square(0.0, 0.0), json!({ "velocity": [0.5 * 0.45_f64.cos(), -0.5 * 0.45_f64.sin()] })));
    let mut s = simulation(&heavy(pushed, converged(0.01)));
    run(&mut s, 100);
    let v = s.velocities();
    assert_near(v[0] * a.cos() - v[1] * a.sin(), 0.5 + G * (a.sin() - 0.3 * a.cos()), 1e-6, "once it slides it goes on");
}

#[test]
fn what_slides_is_decided_by_its_own_threshold() {
    // At 0.1 m/s on level ground, μ = 0.5, μ_k = 0.3. The threshold of restitution does not count.
    let speed_after_a_step = |field: &str, threshold: f64| {
        let surface = json!({ "friction": 0.5, "slidingFriction": 0.6 });
        let body = with(with(square(0.0, 0.5), surface.clone()), json!({ "velocity": [0.1, 0] }));
        let mut method = converged(0.01);
        method[field] = json!(threshold);
        let mut s = simulation(&heavy(vec![body, with(ground(), surface)], method));
        run(&mut s, 1);
        s.velocities()[0]
    };
    let (sliding, sticking) = (0.1 - 0.3 * G * 0.01, 0.1 - 0.5 * G * 0.01);
    assert_near(speed_after_a_step("slidingThreshold", 0.01), sliding, 1e-9, "faster than the threshold");
    assert_near(speed_after_a_step("slidingThreshold", 0.2), sticking, 1e-9, "slower than the threshold");
    for threshold in [0.0, 1.0] {
        assert_near(speed_after_a_step("restitutionThreshold", threshold), sliding, 1e-9, "restitution");
    }
}

#[test]
fn the_coefficient_that_is_shown_is_the_one_in_force() {
    // Level ground, μ = 0.5, μ_k = 0.3; with rolling friction beside it, whose coefficient is another.
    let shown = |kind: &str, detection: Option<&str>, speed: f64, rolls: bool| {
        let surface = json!({ "friction": 0.5, "slidingFriction": 0.6, "rollingFriction": if rolls { 0.01 } else { 0.0 } });
        let body = with(with(square(0.0, 0.5), surface.clone()), json!({ "velocity": [speed, 0] }));
        let mut method = json!({ "kind": kind, "stepSize": 0.01 });
        if let Some(detection) = detection {
            method["detection"] = json!(detection);
        }
        let mut s = simulation(&heavy(vec![body, with(ground(), surface)], method));
        run(&mut s, 5);
        let (bound, friction) = (observe(&mut s, "contact.bound"), observe(&mut s, "contact.friction"));
        (s.contacts()[0].mu, friction / bound)
    };
    for (kind, detection) in [
        ("velocity", Some("substep")),
        ("velocity", Some("step")),
        ("velocity", Some("event")),
        ("generalised", None),
        ("rattle", None),
        ("position", None),
        ("acceleration", None),
    ] {
        for rolls in [false, true] {
            let (mu, ratio) = shown(kind, detection, 1.0, rolls);
            assert_near(mu, 0.3, 1e-12, format!("{kind} {detection:?}, sliding"));
            assert_near(ratio, 1.0, 0.02, format!("{kind} {detection:?}: friction is at its bound"));
            let (mu, _) = shown(kind, detection, 0.0, rolls);
            assert_near(mu, 0.5, 1e-12, format!("{kind} {detection:?}, at rest"));
        }
    }
}

#[test]
fn rolling_and_torsional_friction_slow_a_ball_by_their_lever_arms() {
    let ball = |extra: Value| with(json!({ "shape": { "sphere": 0.5 }, "mass": 1, "at": [0, 0.5, 0] }), extra);
    // Rolling: the torque μ_r N and friction without slip: a = −(μ_r/R) g / (1 + I/(m R²)).
    let rolling = ball(json!({ "velocity": [2, 0, 0], "spin": [0, 0, -4], "rollingFriction": 0.02 }));
    let mut s = simulation(&heavy(vec![rolling, floor()], converged(0.01)));
    run(&mut s, 100);
    assert_near(s.velocities()[0], 2.0 - 0.02 / 0.5 * G / 1.4, 1e-6, "rolling");
    // Turning on the spot: torque μ_t N.
    let turning = ball(json!({ "spin": [0, 5, 0], "torsionalFriction": 0.01 }));
    let mut s = simulation(&heavy(vec![turning, floor()], converged(0.01)));
    run(&mut s, 100);
    assert_near(s.velocities()[4], 5.0 - 0.01 * G / 0.1, 1e-6, "turning on the spot");
}

#[test]
fn particles_land_on_shapes_and_stay() {
    let particle = json!({ "particle": {}, "at": [0.2, 2], "velocity": [1, 0] });
    let mut s = simulation(&heavy(vec![with(square(0.0, 0.5), json!({ "fixed": true })), particle, ground()], json!({})));
    run(&mut s, 300);
    let p = s.positions();
    assert_near(p[4], 0.0, SLOP, "it fell off the box to the ground");
    assert!(p[3] > 0.5, "beside the box: {p:?}");
    assert_all_near(&s.velocities()[3..5], &[0.0, 0.0], 1e-9, "and lies still");
}

/// A box with a gap below it falls on the ground and bounces.
fn dropped(method: Value, substeps: u32) -> Simulation {
    let method = with(method, json!({ "stepSize": 0.02, "substeps": substeps }));
    simulation(&heavy(vec![with(square(0.0, 0.62), json!({ "mass": 2, "restitution": 0.5 })), ground()], method))
}

#[test]
fn the_force_of_contacts_over_a_step_of_substeps_is_the_momentum_it_gave() {
    let methods = [
        json!({ "kind": "velocity" }),
        json!({ "kind": "velocity", "detection": "step" }),
        json!({ "kind": "velocity", "detection": "step", "frictionModel": "fixed" }), // contacts as rows of J
        json!({ "kind": "velocity", "detection": "event" }),
        json!({ "kind": "velocity", "impacts": "in-sequence" }),
        json!({ "kind": "generalised" }),
        json!({ "kind": "position", "sweeps": 20 }),
        json!({ "kind": "acceleration" }),
    ];
    for kind in methods {
        for substeps in [1, 4, 7] {
            let mut s = dropped(kind.clone(), substeps);
            let mut largest = 0.0_f64;
            for _ in 0..50 {
                let before = s.velocities()[1];
                run(&mut s, 1);
                let force = 2.0 * ((s.velocities()[1] - before) / 0.02 + G);
                let shown = observe(&mut s, "contact.force");
                assert_near(shown, force, 1e-7 * (1.0 + force), format!("{kind}, {substeps} substeps, at {} s", s.world().state().t));
                let sum: f64 = s.contacts().iter().map(|contact| contact.lambda[0]).sum();
                assert_near(sum, shown, 1e-12 * (1.0 + shown), "of the list");
                largest = largest.max(shown);
            }
            assert!(largest > 100.0, "{kind}, {substeps} substeps: the impact is seen, {largest} N");
        }
    }
}

#[test]
fn the_force_of_contacts_that_are_found_once_a_step_is_the_momentum_it_gave() {
    for solver in ["gauss-seidel", "jacobi"] {
        let method = json!({ "kind": "velocity", "stepSize": 0.02, "substeps": 4, "detection": "step", "solver": { "kind": solver } });
        let mut s = simulation(&heavy(vec![with(square(0.0, 0.62), json!({ "mass": 2, "restitution": 0.5 })), ground()], method));
        for _ in 0..50 {
            let before = s.velocities()[1];
            run(&mut s, 1);
            let force = 2.0 * ((s.velocities()[1] - before) / 0.02 + G);
            assert_near(observe(&mut s, "contact.force"), force, 1e-7 * (1.0 + force), format!("{solver}, at {} s", s.world().state().t));
        }
    }
}

#[test]
fn the_force_of_contacts_is_found_again_in_the_recorded_run_and_in_a_snapshot() {
    let mut s = dropped(json!({ "kind": "velocity" }), 4);
    let mut shown = Vec::new();
    for _ in 0..40 {
        run(&mut s, 1);
        shown.push(s.contacts());
    }
    let bytes = s.snapshot();
    for step in (1..=40_u32).rev() {
        s.seek(0.02 * f64::from(step)).unwrap();
        assert_eq!(s.contacts(), shown[step as usize - 1], "step {step}");
        s.stages();
        assert_eq!(s.contacts(), shown[step as usize - 1], "step {step}, after a look");
    }
    s.restore(&bytes).unwrap();
    assert_eq!(s.contacts(), shown[39], "restored");
}

#[test]
fn a_contact_that_ended_within_the_step_is_shown_with_its_impulse() {
    // A ball that is away again, farther than contacts are looked for, long before the step ends.
    for kind in ["velocity", "position", "rattle"] {
        let method = with(
            json!({ "kind": kind, "stepSize": 0.05, "substeps": 10 }),
            if kind == "position" { json!({ "sweeps": 5 }) } else { json!({}) },
        );
        let ball = json!({ "shape": { "disc": 0.1 }, "at": [0, 0.2], "velocity": [0, -20], "restitution": 1, "mass": 2 });
        let mut s = simulation(&weightless(vec![ball, ground()], method));
        run(&mut s, 1);
        assert_near(s.velocities()[1], 20.0, 1e-9, format!("{kind}: it bounced"));
        assert!(s.world().state().contacts.touches().all(|touch| touch.lambda[0] == 0.0), "{kind}: the last substep has no impact");
        let contacts = s.contacts();
        let sum: f64 = contacts.iter().map(|contact| contact.lambda[0]).sum();
        assert_near(0.05 * sum, 2.0 * 40.0, 1e-9, format!("{kind}: impulse, {contacts:?}"));
        assert_near(observe(&mut s, "contact.force"), sum, 1e-12 * sum, "the sum of the list");
        run(&mut s, 1);
        assert_eq!(observe(&mut s, "contact.force"), 0.0, "{kind}: the next step has none");
    }
}

#[test]
fn what_passes_another_body_closely_flies_straight_on() {
    // 4 cm in a substep, past a ball or a corner, from places that meet it at several moments of a step.
    for (d, detection) in [(2, "step"), (2, "substep"), (3, "step"), (3, "substep")] {
        let shape = |other: bool| match (d, other) {
            (2, false) => json!({ "disc": 0.1 }),
            (2, true) => json!({ "box": [0.1, 0.1] }),
            (_, false) => json!({ "sphere": 0.1 }),
            (_, true) => json!({ "box": [0.1, 0.1, 0.1] }),
        };
        for (corner, from) in [(false, -1.0), (false, -1.03), (false, -1.07), (true, -1.0), (true, -1.03), (true, -1.07)] {
            let (at, velocity) = ([from, 0.202, 0.0], [10.0, 0.0, 0.0]);
            let target = json!({ "shape": shape(corner), "at": vec![0.0; d] });
            let ball = json!({ "shape": shape(false), "at": at[..d], "velocity": velocity[..d] });
            let mut s = simulation(&weightless(vec![ball, target], json!({ "stepSize": 1.0 / 60.0, "detection": detection })));
            run(&mut s, 30);
            assert_all_near(
                &s.velocities()[..d],
                &velocity[..d],
                0.0,
                format!("in {d} dimensions, {detection}, from {from}, corner: {corner}"),
            );
        }
    }
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
fn a_body_that_does_not_collide_falls_through_unbounded_ground() {
    for kind in [None, Some("velocity"), Some("position"), Some("acceleration"), Some("penalty"), Some("rattle")] {
        for ground in [ground(), json!({ "shape": { "box": [3.0, 0.1] }, "at": [0.0, -0.1], "fixed": true })] {
            let ball = json!({ "shape": { "disc": 0.1 }, "at": [0.0, 1.0], "collides": false });
            let mut document = json!({ "version": 1, "space": "plane", "gravity": [0.0, -G], "bodies": [ground, ball] });
            if let Some(kind) = kind {
                document["method"] = json!({ "kind": kind });
            }
            let mut s = simulation(&document);
            run(&mut s, 100);
            assert_near(s.positions()[4], 1.0 - 0.5 * G, 0.06, format!("{kind:?}"));
        }
        let ball = json!({ "shape": { "sphere": 0.1 }, "at": [0.0, 1.0, 0.0], "collides": false });
        let mut s = simulation(&json!({ "version": 1, "space": "space", "gravity": [0.0, -G, 0.0], "bodies": [floor(), ball] }));
        run(&mut s, 100);
        assert_near(s.positions()[8], 1.0 - 0.5 * G, 0.06, "space");
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
