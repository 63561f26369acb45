//! Sleeping: what must hold of bodies that are neither solved nor moved, and of their waking.

use crate::common::bodies::{cube, deepest, floor, ground, heavy, square, with};
use crate::common::cases::cases;
use crate::common::{G, assert_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// Long enough for anything here to come to rest and fall asleep.
const SETTLED: u32 = 300;

fn sleeping(all: Vec<Value>) -> Value {
    heavy(all, json!({ "sleepAfter": 0.5 }))
}

/// Two stacks on one floor, the first of four squares: bodies 0 to 3, 4 and 5; the floor is 6.
fn two_stacks() -> Vec<Value> {
    let first = (0..4).map(|i| square(0.0, 0.5 + f64::from(i)));
    let second = (0..2).map(|i| square(4.0, 0.5 + f64::from(i)));
    first.chain(second).chain([ground()]).collect()
}

fn bits(numbers: &[f64]) -> Vec<u64> {
    numbers.iter().map(|x| x.to_bits()).collect()
}

/// Whoever sleeps has no velocity, and no contact but with fixed bodies and others that sleep.
fn check_sleepers(s: &mut Simulation) {
    let asleep = s.asleep();
    let fixed: Vec<u32> = s.bodies().iter().filter(|b| b.fixed).map(|b| b.id).collect();
    for t in s.contacts() {
        let [a, b] = t.bodies;
        if !fixed.contains(&a) && !fixed.contains(&b) {
            assert_eq!(asleep.contains(&a), asleep.contains(&b), "bodies {a} and {b} are in contact");
        }
    }
    let bodies = &s.world().model().bodies;
    for id in asleep {
        let place = bodies.place(bodies.index_of(id).expect("it is there"));
        assert!(s.world().state().v[place.v..][..place.kind.dof()].iter().all(|v| *v == 0.0), "body {id} moves in its sleep");
    }
}

#[test]
fn nothing_sleeps_unless_asked_to() {
    let mut s = simulation(&heavy(two_stacks(), json!({})));
    run(&mut s, 3 * SETTLED);
    assert!(s.asleep().is_empty());
}

#[test]
fn whatever_rests_falls_asleep_and_not_a_bit_of_it_changes() {
    let cubes = || (0..4).map(|i| cube(0.0, 0.5 + f64::from(i), 0.0)).chain([floor()]).collect::<Vec<_>>();
    for method in [
        json!({}),
        json!({ "stabilization": "split-impulse" }),
        json!({ "stabilization": "relaxation" }),
        json!({ "stabilization": "soft", "detection": "step", "impacts": "in-sequence", "rowOrder": "shuffled" }),
        json!({ "projection": { "tolerance": 1e-12 } }),
    ] {
        for (all, count) in [(two_stacks(), 6), (cubes(), 4)] {
            let mut s = simulation(&heavy(all, with(json!({ "sleepAfter": 0.5 }), method.clone())));
            run(&mut s, SETTLED);
            assert_eq!(s.asleep().len(), count, "{method}");
            let (q, contacts) = (bits(&s.positions()), s.contacts());
            run(&mut s, 100);
            assert_eq!(bits(&s.positions()), q, "{method}");
            assert_eq!(s.contacts(), contacts, "contacts keep what they had: {method}");
            assert_eq!(observe(&mut s, "energy.kinetic"), 0.0);
            check_sleepers(&mut s);
        }
    }
}

#[test]
fn a_ball_wakes_the_whole_stack_that_it_comes_to_in_that_step_and_no_other() {
    let ball = json!({ "shape": { "disc": 0.3 }, "mass": 2, "at": [-12, 3.5], "velocity": [0, 0] });
    let mut s = simulation(&sleeping([two_stacks(), vec![ball]].concat()));
    run(&mut s, SETTLED);
    run(&mut s, SETTLED);
    assert_eq!(s.asleep(), [0, 1, 2, 3, 4, 5, 7], "the ball has come down");
    let before = s.positions();
    s.set_state(7, json!({ "at": [-12, 0.5] })).expect("a body");
    assert!(s.asleep().is_empty(), "an edit wakes everyone");
    run(&mut s, SETTLED);
    assert_eq!(s.asleep().len(), 7);
    // Waking is no blow: what the contacts carried is there again.
    assert!(before[..18].iter().zip(s.positions()).all(|(a, b)| (a - b).abs() < 1e-4));
    s.add_body(json!({ "shape": { "disc": 0.3 }, "mass": 2, "at": [-8, 10], "velocity": [1.25, 30] })).expect("a body");
    run(&mut s, 2 * SETTLED / 3);
    assert_eq!(s.asleep(), [0, 1, 2, 3, 4, 5, 7], "while it flies");
    let mut steps = 0;
    while s.asleep().len() == 7 {
        run(&mut s, 1);
        steps += 1;
        assert!(steps < 600, "it comes");
    }
    let stack_asleep = [0, 1, 2, 3].map(|id| s.asleep().contains(&id));
    assert!(stack_asleep == [false; 4] || stack_asleep == [true; 4], "as a whole: {stack_asleep:?}");
    for _ in 0..200 {
        run(&mut s, 1);
        check_sleepers(&mut s);
        assert!(deepest(&mut s) > -0.1);
    }
}

#[test]
fn a_hand_wakes_only_what_it_pulls_and_a_change_of_gravity_everyone() {
    let mut s = simulation(&sleeping(two_stacks()));
    run(&mut s, SETTLED);
    let held = s.positions()[..2].to_vec();
    s.grab(0, &[0.0, 0.0], &held).expect("a body");
    run(&mut s, 1);
    assert_eq!(s.asleep().len(), 6, "no force yet");
    s.move_grab(&[held[0] - 1.0, held[1]]).expect("a point");
    run(&mut s, 1);
    assert_eq!(s.asleep(), [4, 5]);
    run(&mut s, SETTLED);
    assert!(!s.asleep().contains(&0), "what is held does not sleep");
    s.release_grab();
    run(&mut s, 2 * SETTLED);
    assert_eq!(s.asleep().len(), 6);
    s.set("gravity", json!(1.0)).expect("a parameter");
    assert!(s.asleep().is_empty());
}

#[test]
fn what_joints_and_springs_link_sleeps_together_and_joints_keep_their_force() {
    // Two squares on the ground with a spring between them, and a disc that is welded to the world.
    let hanging = json!({ "shape": { "disc": 0.2 }, "mass": 3, "at": [5, 3] });
    let mut document = sleeping(vec![square(0.0, 0.5), square(2.0, 0.5), hanging, ground()]);
    document["forces"] = json!([{ "spring": { "between": [0, 1], "stiffness": 20, "damping": 1, "rest": 2 } }]);
    document["constraints"] = json!([{ "weld": { "between": [3, 2], "anchors": [[5, 3], [0, 0]] } }]);
    let mut s = simulation(&document);
    run(&mut s, SETTLED);
    assert_eq!(s.asleep(), [0, 1, 2]);
    let on_disc = |s: &mut Simulation| s.constraints()[0].force.iter().find(|(id, _)| *id == 2).expect("it holds the disc").1[1];
    let of_weld = on_disc(&mut s);
    assert_near(of_weld, 3.0 * G, 1e-6, "the weld still carries it");
    let lambda = bits(s.lambda());
    run(&mut s, 50);
    assert_eq!(bits(s.lambda()), lambda);
    let at = s.positions()[..2].to_vec();
    s.grab(0, &[0.0, 0.0], &[at[0], at[1] + 1.0]).expect("a body");
    run(&mut s, 1);
    assert_eq!(s.asleep(), [2], "the spring wakes the other square");
    assert_near(on_disc(&mut s), of_weld, 1e-12, "and not the weld");
}

#[test]
fn sleepers_change_nothing_for_joints_that_are_awake_not_even_where_their_solve_starts_from() {
    // Three bars that swing from the world, two sweeps a step: what is found depends on the λ that is begun with.
    let bar = |x: f64| json!({ "shape": { "box": [0.5, 0.05] }, "mass": 1, "at": [x, 6], "collides": false });
    let hanging = json!({ "shape": { "disc": 0.2 }, "mass": 3, "at": [9, 3] });
    let ran = |after: f64| {
        let mut document = heavy(vec![bar(0.5), bar(1.5), bar(2.5), hanging.clone(), ground()], json!({ "sleepAfter": after }));
        document["method"]["solver"] = json!({ "kind": "gauss-seidel", "maxIterations": 2, "tolerance": 0, "warmStart": true });
        let ball = |a: usize, b: usize, at: [f64; 2]| json!({ "ball": { "between": [a, b], "anchors": [at, [-0.5, 0]] } });
        let weld = json!({ "weld": { "between": [4, 3], "anchors": [[9, 3], [0, 0]] } });
        document["constraints"] = json!([weld, ball(4, 0, [0.0, 6.0]), ball(0, 1, [0.5, 0.0]), ball(1, 2, [0.5, 0.0])]);
        let mut s = simulation(&document);
        run(&mut s, SETTLED);
        (bits(&s.positions()[..9]), s.asleep())
    };
    let (asleep, awake) = (ran(0.5), ran(0.0));
    assert_eq!((asleep.1, awake.1), (vec![3], vec![]));
    assert_eq!(asleep.0, awake.0);
}

#[test]
fn what_is_driven_never_sleeps() {
    let mut document = sleeping(vec![json!({ "particle": {}, "at": [0, 4] }), square(0.0, 0.5), ground()]);
    document["constraints"] = json!([{ "driven-circle": { "body": 0, "center": [0, 5], "amplitude": [1e-5, 0] } }]);
    let mut s = simulation(&document);
    run(&mut s, SETTLED);
    assert!(!s.asleep().contains(&0));
}

#[test]
fn what_turns_on_the_spot_is_not_still() {
    for (top, below) in [
        (json!({ "shape": { "disc": 0.5 }, "at": [0, 0.5], "spin": 0.1, "friction": 0 }), ground()),
        (json!({ "shape": { "sphere": 0.5 }, "at": [0, 0.5, 0], "spin": [0, 0.1, 0], "friction": 0 }), floor()),
    ] {
        let mut s = simulation(&sleeping(vec![top, below]));
        run(&mut s, SETTLED);
        assert!(s.asleep().is_empty(), "5 cm/s at the rim, 2 cm/s is still");
        s.set("sleepSpeed", json!(0.1)).expect("a parameter");
        run(&mut s, SETTLED);
        assert_eq!(s.asleep(), [0]);
    }
}

#[test]
fn sleepers_travel_in_the_recorded_run_in_snapshots_and_in_documents() {
    let mut s = simulation(&sleeping(two_stacks()));
    run(&mut s, SETTLED);
    s.grab(4, &[0.0, 0.0], &[7.0, 1.0]).expect("a body");
    run(&mut s, 40);
    let (middle, asleep) = (s.state_hash(), s.asleep());
    assert_eq!(asleep, [0, 1, 2, 3]);
    let (snapshot, document) = (s.snapshot(), s.to_json());
    run(&mut s, 100);
    let end = s.state_hash();
    s.step_back(100);
    assert_eq!((s.state_hash(), s.asleep()), (middle, asleep.clone()));
    run(&mut s, 100);
    assert_eq!(s.state_hash(), end, "the same run again");
    s.step_back(u32::MAX);
    assert!(s.asleep().is_empty(), "at the start nobody sleeps");
    s.restore(&snapshot).expect("its own");
    assert_eq!(s.asleep(), asleep);
    run(&mut s, 100);
    assert_eq!(s.state_hash(), end, "from the snapshot");
    let mut s = Simulation::from_document(&document, &Map::new()).expect("its own");
    assert_eq!(s.asleep(), asleep);
    run(&mut s, 100);
    assert_eq!(s.state_hash(), end, "from the document");
}

#[test]
fn falling_asleep_takes_energy_and_the_books_know_it() {
    let rolling = json!({ "shape": { "disc": 0.5 }, "mass": 1, "at": [0, 0.5], "velocity": [0.015, 0] });
    let mut s = simulation(&sleeping(vec![with(rolling, json!({ "friction": 0 })), ground()]));
    let drift = observe(&mut s, "energy.drift");
    let mut total = observe(&mut s, "energy.total");
    for _ in 0..SETTLED {
        run(&mut s, 1);
        let now = observe(&mut s, "energy.total");
        assert!(now <= total + 1e-12);
        total = now;
    }
    assert_eq!(s.asleep(), [0], "slower than the threshold counts as still");
    assert_eq!(observe(&mut s, "energy.kinetic"), 0.0);
    assert_near(observe(&mut s, "energy.drift"), drift, 1e-9, "it was taken, not lost");
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn in_any_heap_sleepers_touch_only_sleepers_and_stay_where_they_are(
        seeds in prop::collection::vec((-2.0..2.0_f64, 0.1..0.4_f64, -4.0..4.0_f64), 3..9),
        again in 0..3_u32,
    ) {
        let thrown = |(i, (x, size, v)): (usize, &(f64, f64, f64))| {
            let shape = if i % 2 == 0 { json!({ "disc": size }) } else { json!({ "box": [size, 0.2] }) };
            json!({ "shape": shape, "at": [x, 1.0 + i as f64], "velocity": [v, 0], "friction": 0.6, "rollingFriction": 0.02 })
        };
        let all = seeds.iter().enumerate().map(thrown).chain([ground()]).collect();
        let mut s = simulation(&heavy(all, json!({ "sleepAfter": 0.1, "sleepSpeed": 0.05 })));
        for k in 0..400 {
            let (before, asleep) = (s.positions(), s.asleep());
            run(&mut s, 1);
            check_sleepers(&mut s);
            for id in s.asleep().into_iter().filter(|id| asleep.contains(id)) {
                let of = |q: &[f64]| bits(&q[3 * id as usize..][..3]);
                prop_assert_eq!(of(&before), of(&s.positions()));
            }
            if k == 200 {
                s.grab(again, &[0.0, 0.0], &[3.0, 3.0]).expect("a body");
            }
            if k == 250 {
                s.release_grab();
            }
        }
        prop_assert!(deepest(&mut s) > -0.05);
    }
}
