//! The broad phase against brute force, while boxes move, come and go.

use crate::common::cases::cases;
use constrained_dynamics::geometry::broad_phase::{Aabb, BroadPhase};
use glam::{DVec3, dvec3};
use proptest::prelude::*;

fn brute_force(boxes: &[Aabb]) -> Vec<(u32, u32)> {
    let touch = |a: &Aabb, b: &Aabb| (0..3).all(|k| a.min[k].max(b.min[k]) <= a.max[k].min(b.max[k]));
    let all = (0..boxes.len()).flat_map(|a| (a + 1..boxes.len()).map(move |b| (a, b)));
    all.filter(|&(a, b)| touch(&boxes[a], &boxes[b])).map(|(a, b)| (a as u32, b as u32)).collect()
}

/// Mostly small; some flat as in the plane, some without bounds on one side or all, some that touch exactly.
fn boxes() -> impl Strategy<Value = Vec<Aabb>> {
    let whole = (-4..4i32, -4..4i32, -4..4i32, 0..2i32).prop_map(|(x, y, z, s)| {
        let min = dvec3(x.into(), y.into(), z.into());
        Aabb { min, max: min + DVec3::splat(s.into()) }
    });
    let usual = (prop::array::uniform3(-10.0..10.0f64), prop::array::uniform3(0.0..3.0f64)).prop_map(|(at, size)| {
        let min = DVec3::from_array(at);
        Aabb { min, max: min + DVec3::from_array(size) }
    });
    let flat = usual.clone().prop_map(|b| Aabb { min: b.min * dvec3(1.0, 1.0, 0.0), max: b.max * dvec3(1.0, 1.0, 0.0) });
    let half = usual.clone().prop_map(|b| Aabb { min: b.min.with_y(f64::NEG_INFINITY), ..b });
    let one = prop_oneof![10 => usual, 3 => whole, 3 => flat, 1 => half, 1 => Just(Aabb::EVERYTHING), 1 => Just(Aabb::NOTHING)];
    prop::collection::vec(one, 0..60)
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn pairs_are_those_of_brute_force_step_after_step(steps in prop::collection::vec(boxes(), 1..6), drift in -0.5..0.5f64) {
        let (mut phase, mut out) = (BroadPhase::default(), vec![(7, 7)]);
        for mut boxes in steps {
            for _ in 0..3 {
                phase.pairs(&boxes, &mut out);
                prop_assert_eq!(&out, &brute_force(&boxes));
                for (i, b) in boxes.iter_mut().enumerate() {
                    let by = drift * dvec3((i % 3) as f64 - 1.0, (i % 5) as f64 - 2.0, (i % 2) as f64);
                    *b = Aabb { min: b.min + by, max: b.max + by };
                }
            }
        }
    }

    #[test]
    fn the_answer_does_not_depend_on_what_was_asked_before(first in boxes(), second in boxes()) {
        let (mut used, mut out, mut fresh) = (BroadPhase::default(), Vec::new(), Vec::new());
        used.pairs(&first, &mut out);
        used.pairs(&second, &mut out);
        BroadPhase::default().pairs(&second, &mut fresh);
        prop_assert_eq!(out, fresh);
    }
}

#[test]
fn boxes_that_are_no_numbers_meet_nobody() {
    let unit = Aabb { min: DVec3::ZERO, max: DVec3::ONE };
    let broken = Aabb { min: DVec3::NAN, max: DVec3::NAN };
    let mut out = Vec::new();
    BroadPhase::default().pairs(&[unit, broken, unit], &mut out);
    assert_eq!(out, [(0, 2)]);
}
