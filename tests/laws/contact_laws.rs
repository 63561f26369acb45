//! Laws of contacts between any shapes: nothing passes, friction, the energy account, the forces that are shown.

use crate::common::bodies::{converged, cube, floor, ground, heavy, run_closely, square, weightless, with};
use crate::common::{G, assert_all_near, assert_near, observe, run, simulation};
use crate::standing::{SLOP, centres, stack};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::{Map, Value, json};

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
