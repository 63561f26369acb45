//! Looking for contacts does not allocate once its buffers have been used.

use crate::COUNT;
use constrained_dynamics::geometry::broad_phase::BroadPhase;
use constrained_dynamics::geometry::plane::{Manifolds, Pose, Shape, collide};
use glam::{DVec2, dvec2};

fn shapes() -> Vec<Shape> {
    let hills: Vec<DVec2> = (0..40).map(|i| dvec2(0.25 * f64::from(i) - 5.0, 0.1 * f64::from(i % 3))).collect();
    let parts = || vec![(Pose::IDENTITY, Shape::disc(0.3).unwrap()), (Pose::IDENTITY, Shape::capsule(0.5, 0.1).unwrap())];
    vec![
        Shape::disc(0.5).unwrap(),
        Shape::capsule(0.5, 0.25).unwrap(),
        Shape::rectangle(DVec2::splat(0.5)).unwrap(),
        Shape::polygon(&[DVec2::ZERO, DVec2::X, DVec2::Y]).unwrap(),
        Shape::half_plane(DVec2::Y).unwrap(),
        Shape::chain(&hills, false).unwrap(),
        Shape::compound(parts()).unwrap(),
    ]
}

#[test]
fn neither_phase_allocates_once_warm() {
    let (shapes, mut phase) = (shapes(), BroadPhase::default());
    let (mut boxes, mut pairs, mut out) = (Vec::new(), Vec::new(), Manifolds::new());
    let mut step = |turn: f64| {
        let pose = |i: usize| Pose::from_angle(dvec2(0.3 * (i % 5) as f64, 0.2 * (i % 3) as f64), turn * i as f64);
        boxes.clear();
        boxes.extend((0..70).map(|i| shapes[i % shapes.len()].aabb(&pose(i), 0.01)));
        phase.pairs(&boxes, &mut pairs);
        out.clear();
        for &(a, b) in &pairs {
            let (a, b) = (a as usize, b as usize);
            collide(&shapes[a % shapes.len()], &pose(a), &shapes[b % shapes.len()], &pose(b), 0.01, &mut out);
        }
        assert!(out.len() > 100, "much touches");
    };
    let warm_up = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
    warm_up.into_iter().for_each(&mut step);
    let before = COUNT.get();
    warm_up.into_iter().for_each(&mut step);
    assert_eq!(COUNT.get() - before, 0);
    // The counter counts.
    drop(boxes.clone());
    assert!(COUNT.get() > before);
}
