//! Shapes of the plane, case by case: degenerate pairs, chains, compounds, features, closed forms of masses, what is no
//! shape and what to do about it.

use crate::common::cases::cases;
use constrained_dynamics::error::Code;
use constrained_dynamics::geometry::plane::{Manifold, ManifoldPoint, Manifolds, Outline, Pose, Shape, collide};
use core::f64::consts::{FRAC_PI_2, PI};
use glam::{DVec2, dvec2};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Rounding of coordinates up to ten.
const EXACT: f64 = 1e-14;

fn at(x: f64, y: f64, angle: f64) -> Pose {
    Pose::from_angle(dvec2(x, y), angle)
}

fn disc(r: f64) -> Shape {
    Shape::disc(r).unwrap()
}

fn capsule(h: f64, r: f64) -> Shape {
    Shape::capsule(h, r).unwrap()
}

fn square(half: f64) -> Shape {
    Shape::rectangle(DVec2::splat(half)).unwrap()
}

fn chain(points: &[(f64, f64)], closed: bool) -> Shape {
    let points: Vec<DVec2> = points.iter().map(|p| (*p).into()).collect();
    Shape::chain(&points, closed).unwrap()
}

fn touching(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64) -> Manifolds {
    let mut out = Manifolds::new();
    collide(a, pose_a, b, pose_b, margin, &mut out);
    let mut features = BTreeSet::new();
    for manifold in &out {
        assert!((manifold.normal.length() - 1.0).abs() < 1e-12, "the normal is a unit vector: {manifold:?}");
        for point in manifold.points() {
            assert!(point.point.is_finite() && point.gap.is_finite() && point.gap <= margin, "{manifold:?}");
            assert!(features.insert(point.feature), "a feature names one point: {out:?}");
        }
    }
    out
}

fn one(manifolds: &[Manifold]) -> Manifold {
    assert_eq!(manifolds.len(), 1, "{manifolds:?}");
    manifolds[0]
}

fn points(manifolds: &[Manifold]) -> Vec<ManifoldPoint> {
    manifolds.iter().flat_map(|m| m.points()).copied().collect()
}

fn least_gap(manifolds: &[Manifold]) -> f64 {
    points(manifolds).iter().map(|p| p.gap).fold(f64::INFINITY, f64::min)
}

fn near(x: f64, y: f64) {
    assert!((x - y).abs() <= EXACT * y.abs().max(1.0), "{x} is not {y}");
}

// Degenerate pairs.

#[test]
fn a_box_on_a_box_of_the_same_width_touches_at_both_corners() {
    for gap in [-0.01, -1e-9, 0.0, 1e-9, 0.01] {
        let m = one(&touching(&square(0.5), &at(0.0, 0.0, 0.0), &square(0.5), &at(0.0, 1.0 + gap, 0.0), 0.02));
        assert_eq!((m.normal, m.count), (DVec2::Y, 2), "gap {gap}");
        let mut xs: Vec<f64> = m.points().iter().map(|p| p.point.x).collect();
        xs.sort_by(f64::total_cmp);
        assert_eq!(xs, [-0.5, 0.5]);
        m.points().iter().for_each(|p| near(p.gap, gap));
    }
}

#[test]
fn a_box_over_a_box_of_the_same_width_has_two_points_at_every_angle() {
    for i in 0..1000 {
        let (angle, gap) = (0.00628 * f64::from(i), 1e-9 * f64::from(i % 7));
        let pose = at(3.0, -2.0, angle);
        let above = Pose { at: pose.point(dvec2(0.0, 1.0 + gap)), ..pose };
        assert_eq!(one(&touching(&square(0.5), &pose, &square(0.5), &above, 0.01)).count, 2, "at {angle} rad, gap {gap}");
    }
}

#[test]
fn features_of_a_resting_box_survive_rounding_sliding_and_rocking() {
    let resting = |slide: f64, lift: f64, angle: f64| {
        let m = one(&touching(&square(0.5), &at(0.0, 0.0, 0.0), &square(0.5), &at(slide, 1.0 + lift, angle), 0.02));
        m.points().iter().map(|p| p.feature).collect::<Vec<_>>()
    };
    let usual = resting(0.0, -0.001, 0.0);
    assert_eq!(usual.len(), 2);
    for slide in [-0.3, -1e-9, -1e-16, 1e-16, 1e-9, 0.3] {
        for lift in [-0.002, 0.001] {
            for angle in [-0.005, -1e-12, -1e-16, 1e-16, 1e-12, 0.005] {
                let mut found = resting(slide, lift, angle);
                found.sort_unstable();
                let mut expected = usual.clone();
                expected.sort_unstable();
                assert_eq!(found, expected, "slide {slide}, lift {lift}, angle {angle}");
            }
        }
    }
}

#[test]
fn equal_shapes_in_one_place_are_pushed_apart_by_their_width() {
    let m = one(&touching(&square(0.5), &at(3.0, 4.0, 1.0), &square(0.5), &at(3.0, 4.0, 1.0), 0.0));
    near(least_gap(&[m]), -1.0);
    let m = one(&touching(&disc(0.5), &at(3.0, 4.0, 1.0), &disc(0.25), &at(3.0, 4.0, 1.0), 0.0));
    near(least_gap(&[m]), -0.75);
    assert_eq!(m.normal, DVec2::Y);
    let m = one(&touching(&capsule(1.0, 0.5), &at(3.0, 4.0, 0.0), &capsule(1.0, 0.25), &at(3.0, 4.0, 0.0), 0.0));
    near(least_gap(&[m]), -0.75);
    assert_eq!((m.normal.y.abs(), m.count), (1.0, 2));
}

#[test]
fn a_contained_shape_takes_the_shortest_way_out() {
    let room = Shape::rectangle(dvec2(10.0, 5.0)).unwrap();
    for (b, depth) in [(disc(0.5), 1.5), (square(0.5), 1.5), (capsule(1.0, 0.5), 1.5)] {
        let m = one(&touching(&room, &at(0.0, 0.0, 0.0), &b, &at(2.0, 4.0, 0.0), 0.0));
        assert_eq!(m.normal, DVec2::Y);
        near(least_gap(&[m]), -depth);
    }
}

#[test]
fn a_corner_on_a_corner_has_a_normal() {
    for gap in [-1e-3, -1e-16, 0.0, 1e-16, 1e-3] {
        let m = one(&touching(&square(0.5), &at(0.0, 0.0, 0.0), &square(0.5), &at(1.0 + gap, 1.0 + gap, 0.0), 0.1));
        let expected = if gap > 0.0 { gap * 2f64.sqrt() } else { gap };
        near(least_gap(&[m]), expected);
    }
    // Corner against corner, both turned by 45°.
    let reach = 0.5f64.sqrt();
    let m = one(&touching(&square(0.5), &at(0.0, 0.0, PI / 4.0), &square(0.5), &at(2.0 * reach + 0.01, 0.0, PI / 4.0), 0.1));
    assert!(m.normal.distance(DVec2::X) < 1e-12);
    near(least_gap(&[m]), 0.01);
}

#[test]
fn capsules_side_by_side_touch_at_two_points_and_end_to_end_at_one() {
    let a = capsule(1.0, 0.25);
    let m = one(&touching(&a, &at(0.0, 0.0, 0.0), &a, &at(0.5, 0.49, 0.0), 0.1));
    assert_eq!((m.normal, m.count), (DVec2::Y, 2));
    let mut xs: Vec<f64> = m.points().iter().map(|p| p.point.x).collect();
    xs.sort_by(f64::total_cmp);
    near(xs[0], -0.5);
    near(xs[1], 1.0);
    m.points().iter().for_each(|p| near(p.gap, -0.01));

    for angle in [0.0, PI, 1e-15] {
        let m = one(&touching(&a, &at(0.0, 0.0, 0.0), &a, &at(2.49, 0.0, angle), 0.1));
        assert_eq!(m.count, 1);
        assert!(m.normal.distance(DVec2::X) < 1e-12 && (m.points[0].gap + 0.01).abs() < 1e-12, "{m:?}");
    }
}

#[test]
fn crossed_capsules_are_pushed_out_sideways() {
    let a = capsule(1.0, 0.1);
    let m = one(&touching(&a, &at(0.0, 0.0, 0.0), &a, &at(0.0, 0.7, FRAC_PI_2), 0.0));
    assert!(m.normal.distance(DVec2::Y) < 1e-12);
    near(least_gap(&[m]), 0.7 - 1.0 - 0.2);
}

#[test]
fn a_capsule_on_a_box_touches_at_two_points_also_where_it_overhangs() {
    let m = one(&touching(&square(1.0), &at(0.0, 0.0, 0.0), &capsule(1.0, 0.25), &at(0.5, 1.25, 0.0), 0.01));
    let mut xs: Vec<f64> = m.points().iter().map(|p| p.point.x).collect();
    xs.sort_by(f64::total_cmp);
    assert_eq!(m.normal, DVec2::Y);
    near(xs[0], -0.5);
    near(xs[1], 1.0);
}

#[test]
fn a_disc_meets_a_face_a_corner_and_what_lies_between() {
    let shape = square(1.0);
    let meet = |x: f64, y: f64| one(&touching(&shape, &at(0.0, 0.0, 0.0), &disc(0.5), &at(x, y, 0.0), 10.0));
    assert_eq!((meet(0.3, 1.6).normal, meet(1.0, 1.6).normal), (DVec2::Y, DVec2::Y));
    let corner = meet(4.0, 5.0);
    assert!(corner.normal.distance(dvec2(0.6, 0.8)) < EXACT);
    near(corner.points[0].gap, 4.5);
    assert!(corner.points[0].point.distance(dvec2(1.0, 1.0) + 2.25 * dvec2(0.6, 0.8)) < 10.0 * EXACT);
    let inside = meet(0.2, -0.7);
    assert_eq!(inside.normal, DVec2::NEG_Y);
    near(inside.points[0].gap, -0.8);
}

#[test]
fn tiny_and_huge_shapes_meet() {
    for (a, b) in [(1e-6, 1e-6), (1e6, 1e6), (1e-6, 1e6), (1e6, 1e-6), (1e-9, 1e9)] {
        let size = f64::max(a, b);
        for (first, second) in
            [(square(a), square(b)), (disc(a), square(b)), (square(a), disc(b)), (disc(a), disc(b)), (capsule(a, a), square(b))]
        {
            let wide = if first == capsule(a, a) { 2.0 } else { 1.0 };
            let m = one(&touching(&first, &at(0.0, 0.0, 0.0), &second, &at(wide * a + b, 0.0, 0.0), 1e-3 * size));
            assert!(m.normal.distance(DVec2::X) < 1e-9, "{a} {b}: {m:?}");
            assert!(least_gap(&[m]).abs() < 1e-15 * size, "{a} {b}: {m:?}");
        }
    }
}

#[test]
fn far_from_the_origin_only_the_positions_are_rounded() {
    let here = one(&touching(&square(0.5), &at(0.0, 0.0, 0.5), &capsule(0.5, 0.25), &at(0.75, 0.5, 0.0), 1.0));
    let there = one(&touching(&square(0.5), &at(1048576.0, -1048576.0, 0.5), &capsule(0.5, 0.25), &at(1048576.75, -1048575.5, 0.0), 1.0));
    assert_eq!(here.normal, there.normal);
    for (p, q) in here.points().iter().zip(there.points()) {
        assert_eq!((p.gap, p.feature), (q.gap, q.feature));
    }
}

#[test]
fn two_half_planes_and_two_chains_do_not_meet() {
    let plane = Shape::half_plane(DVec2::Y).unwrap();
    let line = chain(&[(0.0, 0.0), (1.0, 0.0)], false);
    let here = at(0.0, 0.0, 0.0);
    for (a, b) in [(&plane, &plane), (&plane, &line), (&line, &plane), (&line, &line)] {
        assert!(touching(a, &here, b, &here, 1.0).is_empty());
    }
}

#[test]
fn a_box_rolling_over_its_corner_on_the_ground_keeps_that_corners_feature() {
    let ground = Shape::half_plane(DVec2::Y).unwrap();
    let lowest = |angle: f64| {
        let m = one(&touching(&ground, &at(0.0, 0.0, 0.0), &square(0.5), &at(0.0, 0.6, angle), 1.0));
        let gap = least_gap(&[m]);
        m.points().iter().find(|p| p.gap == gap).unwrap().feature
    };
    let expected = lowest(-0.1);
    for i in 1..15 {
        assert_eq!(lowest(-0.1 * f64::from(i)), expected, "at {} rad", -0.1 * f64::from(i));
    }
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn shapes_twice_as_large_have_gaps_twice_as_large(
        (w, h, r, l) in (0.1..1.0f64, 0.1..1.0f64, 0.1..1.0f64, 0.1..1.0f64),
        (x, y, angle, other) in (-2.0..2.0f64, -2.0..2.0f64, -PI..PI, -PI..PI),
        power in -20..20i32,
    ) {
        // A power of two changes no digits.
        let k = 2f64.powi(power);
        let meet = |k: f64| {
            let (a, b) = (Shape::rectangle(k * dvec2(w, h)).unwrap(), Shape::capsule(k * l, k * r).unwrap());
            one(&touching(&a, &at(0.0, 0.0, angle), &b, &at(k * x, k * y, other), k * 10.0))
        };
        let (unit, scaled) = (meet(1.0), meet(k));
        prop_assert_eq!((unit.normal, unit.count), (scaled.normal, scaled.count));
        for (p, q) in unit.points().iter().zip(scaled.points()) {
            prop_assert_eq!((k * p.gap, k * p.point, p.feature), (q.gap, q.point, q.feature));
        }
    }
}

// Chains.

/// Ground through evenly spaced points with heights between −`rough` and `rough`.
fn ground(rough: f64) -> impl Strategy<Value = Vec<DVec2>> {
    prop::collection::vec(-1.0..1.0f64, 4..40)
        .prop_map(move |heights| heights.iter().enumerate().map(|(i, y)| dvec2(0.5 * i as f64, rough * y)).collect())
}

fn solid() -> impl Strategy<Value = Shape> {
    let length = || 0.05..1.0f64;
    prop_oneof![
        length().prop_map(disc),
        (length(), length()).prop_map(|(h, r)| capsule(h, r)),
        (length(), length()).prop_map(|(x, y)| Shape::rectangle(dvec2(x, y)).unwrap()),
        (length(), length(), length()).prop_map(|(x, y, z)| Shape::polygon(&[dvec2(-x, -z), dvec2(y, -z), dvec2(0.0, z)]).unwrap()),
    ]
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn a_box_sliding_on_a_flat_chain_is_only_pushed_up(x in 0.0..4.0f64, depth in 0.0..0.05f64, tilt in -0.002..0.002f64, joints in 2..12usize) {
        let points: Vec<(f64, f64)> = (0..=joints).map(|i| (-2.0 + 8.0 * i as f64 / joints as f64, 0.0)).collect();
        let found = touching(&chain(&points, false), &at(0.0, 0.0, 0.0), &square(0.5), &at(x, 0.5 - depth, tilt), 0.01);
        prop_assert!(!found.is_empty());
        for m in &found {
            prop_assert!(m.normal.y > 0.99, "{m:?}");
        }
        // Held at both corners.
        for corner in [x - 0.5, x + 0.5] {
            prop_assert!(points_near(&found, corner), "not held at {corner}: {found:?}");
        }
    }

    #[test]
    fn the_gap_of_a_chain_is_that_of_its_nearest_link(points in ground(1.0), shape in solid(), x in -1.0..20.0f64, y in -3.0..3.0f64, angle in -PI..PI, closed: bool) {
        let (here, pose) = (at(0.3, 0.2, 0.1), at(x, y, angle));
        let found = touching(&Shape::chain(&points, closed).unwrap(), &here, &shape, &pose, 100.0);
        let mut links: Vec<[DVec2; 2]> = points.windows(2).map(|l| [l[0], l[1]]).collect();
        if closed {
            links.push([points[points.len() - 1], points[0]]);
        }
        let of_link = |link: &[DVec2; 2]| least_gap(&touching(&Shape::chain(link, false).unwrap(), &here, &shape, &pose, 100.0));
        let nearest = links.iter().map(of_link).fold(f64::INFINITY, f64::min);
        if nearest > 0.0 {
            prop_assert!((least_gap(&found) - nearest).abs() < 1e-12, "{} {nearest}", least_gap(&found));
        } else {
            prop_assert!(least_gap(&found) < 0.0, "what overlaps is pushed: {found:?}");
        }
    }

    #[test]
    fn a_chain_is_solid_from_both_sides(points in ground(0.3), shape in solid(), x in 0.0..10.0f64, y in -1.0..1.0f64, angle in -PI..PI) {
        let mirrored: Vec<DVec2> = points.iter().rev().copied().collect();
        let (here, pose) = (at(0.0, 0.0, 0.0), at(x, y, angle));
        let forth = touching(&Shape::chain(&points, false).unwrap(), &here, &shape, &pose, 0.1);
        let back = touching(&Shape::chain(&mirrored, false).unwrap(), &here, &shape, &pose, 0.1);
        let (gap, other) = (least_gap(&forth), least_gap(&back));
        prop_assert!(gap == other || (gap - other).abs() < 1e-12, "{gap} {other}");
    }

    #[test]
    fn from_the_other_side_a_chain_is_the_same(points in ground(0.3), shape in solid(), x in 0.0..10.0f64, y in -1.0..1.0f64, angle in -PI..PI) {
        let (chain, here, pose) = (Shape::chain(&points, false).unwrap(), at(0.0, 0.0, 0.0), at(x, y, angle));
        let forth = touching(&chain, &here, &shape, &pose, 0.1);
        let back: Vec<Manifold> = touching(&shape, &pose, &chain, &here, 0.1).into_iter().map(Manifold::flipped).collect();
        prop_assert_eq!(forth, back);
    }

    #[test]
    fn a_compound_meets_where_its_parts_do(parts in prop::collection::vec((solid(), -1.0..1.0f64, -1.0..1.0f64, -PI..PI), 1..5), shape in solid(), x in -3.0..3.0f64, y in -3.0..3.0f64, angle in -PI..PI) {
        let parts: Vec<(Pose, Shape)> = parts.into_iter().map(|(s, x, y, angle)| (at(x, y, angle), s)).collect();
        let compound = Shape::compound(parts.clone()).unwrap();
        let (here, pose) = (at(0.5, -0.5, 0.3), at(x, y, angle));
        let found = touching(&compound, &here, &shape, &pose, 0.5);
        let mut expected = Manifolds::new();
        for (local, part) in &parts {
            collide(part, &here.times(local), &shape, &pose, 0.5, &mut expected);
        }
        prop_assert_eq!(found.len(), expected.len());
        for (m, e) in found.iter().zip(&expected) {
            prop_assert_eq!((m.normal, m.count, m.deepest()), (e.normal, e.count, e.deepest()));
        }
        // Against itself elsewhere, against ground: every point has a name of its own (looked at in `touching`).
        touching(&compound, &here, &compound, &pose, 0.5);
        touching(&chain(&[(-3.0, 0.0), (0.0, 0.0), (0.5, 0.1), (3.0, 0.0)], false), &here, &compound, &pose, 0.5);
    }

    #[test]
    fn the_mass_of_a_compound_is_that_of_its_parts_about_their_common_center(parts in prop::collection::vec((solid(), -1.0..1.0f64, -1.0..1.0f64, -PI..PI), 1..5)) {
        let parts: Vec<(Pose, Shape)> = parts.into_iter().map(|(s, x, y, angle)| (at(x, y, angle), s)).collect();
        let whole = Shape::compound(parts.clone()).unwrap().mass_properties(2.0).unwrap();
        let own: Vec<_> = parts.iter().map(|(pose, part)| (*pose, part.mass_properties(2.0).unwrap())).collect();
        let mass: f64 = own.iter().map(|(_, p)| p.mass).sum();
        prop_assert!((whole.mass - mass).abs() < EXACT * mass * 10.0);
        // About the origin, so that Steiner's theorem is used the other way round.
        let about_origin: f64 = own.iter().map(|(pose, p)| p.inertia + p.mass * pose.point(p.center).length_squared()).sum();
        prop_assert!((whole.inertia + mass * whole.center.length_squared() - about_origin).abs() < 1e-12 * about_origin.max(1.0));
    }

    #[test]
    fn a_shape_moved_in_its_frame_is_the_same_elsewhere(shape in solid(), x in -1.0..1.0f64, y in -1.0..1.0f64) {
        let by = dvec2(x, y);
        let (before, mut moved) = (shape.mass_properties(1.0).unwrap(), shape.clone());
        moved.translate(by);
        let after = moved.mass_properties(1.0).unwrap();
        prop_assert!(after.center.distance(before.center + by) < 1e-13 && (after.inertia - before.inertia).abs() < 1e-12);
        let pose = at(0.2, 0.3, 0.7);
        let other = at(1.0, 0.5, 0.1);
        let displaced = Pose { at: pose.point(by), ..pose };
        let (here, there) = (touching(&moved, &pose, &square(0.5), &other, 5.0), touching(&shape, &displaced, &square(0.5), &other, 5.0));
        prop_assert!((least_gap(&here) - least_gap(&there)).abs() < 1e-13);
    }
}

fn points_near(manifolds: &[Manifold], x: f64) -> bool {
    points(manifolds).iter().any(|p| (p.point.x - x).abs() < 0.01)
}

#[test]
fn a_thin_plank_deep_in_a_flat_chain_is_pushed_out_at_every_place() {
    let line = chain(&[(-2.0, 0.0), (-1.0, 0.0), (0.0, 0.0), (0.5, 0.0), (2.0, 0.0)], false);
    let plank = Shape::rectangle(dvec2(0.005, 0.5)).unwrap();
    for i in -100..100 {
        let x = 0.001 * f64::from(i);
        let found = touching(&line, &at(0.0, 0.0, 0.0), &plank, &at(x, 0.45, 0.0), 0.0);
        assert!(found.iter().all(|m| m.normal.y > 0.99), "at {x}: {found:?}");
        near(least_gap(&found), -0.05);
    }
}

#[test]
fn a_peak_under_a_box_holds_it_at_one_point() {
    let peak = chain(&[(-2.0, -1.0), (0.0, 0.0), (2.0, -1.0)], false);
    let m = one(&touching(&peak, &at(0.0, 0.0, 0.0), &square(0.5), &at(0.1, 0.49, 0.0), 0.01));
    assert_eq!((m.normal, m.count), (DVec2::Y, 1));
    near(m.points[0].gap, -0.01);
}

#[test]
fn a_disc_in_a_valley_is_held_by_both_slopes_and_one_over_a_cliff_by_the_edge() {
    let valley = chain(&[(-2.0, 2.0), (0.0, 0.0), (2.0, 2.0)], false);
    let found = touching(&valley, &at(0.0, 0.0, 0.0), &disc(0.5), &at(0.0, 0.5 * 2f64.sqrt(), 0.0), 0.01);
    assert_eq!(found.len(), 2);
    found.iter().for_each(|m| assert!(m.deepest().abs() < 1e-15 && (m.normal.y - 0.5f64.sqrt()).abs() < 1e-15));

    let cliff = chain(&[(-2.0, 0.0), (0.0, 0.0), (0.0, -2.0)], false);
    let m = one(&touching(&cliff, &at(0.0, 0.0, 0.0), &disc(0.5), &at(0.3, 0.4, 0.0), 0.01));
    assert!(m.normal.distance(dvec2(0.6, 0.8)) < EXACT && m.deepest().abs() < EXACT);
}

#[test]
fn a_box_over_a_cliff_is_held_by_the_ground_alone() {
    let cliff = chain(&[(-2.0, 0.0), (0.0, 0.0), (0.0, -2.0)], false);
    let m = one(&touching(&cliff, &at(0.0, 0.0, 0.0), &square(0.5), &at(-0.2, 0.49, 0.0), 0.01));
    assert_eq!((m.normal, m.count), (DVec2::Y, 2));
}

#[test]
fn a_closed_chain_holds_from_within_and_without() {
    let ring = chain(&[(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)], true);
    let here = at(0.0, 0.0, 0.0);
    for (center, normal) in [((0.0, -0.76), DVec2::Y), ((0.0, -1.24), DVec2::NEG_Y), ((-0.76, 0.0), DVec2::X), ((-1.24, 0.0), DVec2::NEG_X)]
    {
        let m = one(&touching(&ring, &here, &square(0.25), &at(center.0, center.1, 0.0), 0.0));
        assert_eq!((m.normal, m.count), (normal, 2), "at {center:?}");
        near(m.deepest(), -0.01);
    }
    // At the joint where it closes.
    let m = one(&touching(&ring, &here, &disc(0.5), &at(-1.3, -1.4, 0.0), 0.01));
    assert!(m.normal.distance(dvec2(-0.6, -0.8)) < EXACT);
    assert_eq!(touching(&ring, &here, &square(0.25), &at(-0.76, -0.76, 0.0), 0.0).len(), 2);
}

// Masses.

#[test]
fn masses_are_those_of_the_textbook() {
    let of = |shape: Shape| shape.mass_properties(2.0).unwrap();
    let d = of(disc(0.5));
    near(d.mass, 2.0 * PI * 0.25);
    near(d.inertia, 0.5 * d.mass * 0.25);
    let b = of(Shape::rectangle(dvec2(1.0, 0.5)).unwrap());
    near(b.mass, 2.0 * 2.0);
    near(b.inertia, b.mass * (4.0 + 1.0) / 12.0);
    // An equilateral triangle of side 1: I = m a²/12, wherever it is.
    let far = dvec2(1000.0, 2000.0);
    let t = of(Shape::polygon(&[far, far + DVec2::X, far + dvec2(0.5, 0.75f64.sqrt())]).unwrap());
    assert!((t.mass - 2.0 * 0.75f64.sqrt() / 2.0).abs() < 1e-12 && (t.inertia - t.mass / 12.0).abs() < 1e-12);
    assert!(t.center.distance(far + dvec2(0.5, 0.75f64.sqrt() / 3.0)) < 1e-12);
    assert_eq!(Shape::half_plane(DVec2::Y).unwrap().mass_properties(1.0), None);
    assert_eq!(chain(&[(0.0, 0.0), (1.0, 0.0)], false).mass_properties(1.0), None);
}

#[test]
fn the_mass_of_a_capsule_is_its_integral() {
    let (h, r) = (0.7, 0.4);
    let own = capsule(h, r).mass_properties(3.0).unwrap();
    // Slices across its length: x = −(h + r) cos θ, so that the ends, where the slices shrink, are smooth.
    let n = 20_000;
    let (mut mass, mut inertia) = (0.0, 0.0);
    for i in 0..n {
        let theta = PI * (f64::from(i) + 0.5) / f64::from(n);
        let x = -(h + r) * theta.cos();
        let beyond = (x.abs() - h).max(0.0);
        let half = (r * r - beyond * beyond).max(0.0).sqrt();
        let slice = 3.0 * 2.0 * half * (h + r) * theta.sin() * PI / f64::from(n);
        mass += slice;
        inertia += slice * (x * x + half * half / 3.0);
    }
    // The midpoint rule: the square of the step, 2e-4.
    assert!((own.mass - mass).abs() < 1e-7 && (own.inertia - inertia).abs() < 1e-7, "{own:?} {mass} {inertia}");
}

// Outlines of shapes, and invalid shapes.

#[test]
fn outlines_lie_on_the_surface() {
    match &disc(0.5).outline()[..] {
        [Outline::Circle { center, radius }] => assert_eq!((*center, *radius), (DVec2::ZERO, 0.5)),
        other => panic!("{other:?}"),
    }
    let shapes = [
        capsule(1.0, 0.25),
        square(0.5),
        Shape::compound(vec![(at(1.0, 2.0, 0.5), capsule(1.0, 0.25)), (at(5.0, 0.0, 0.0), square(0.5))]).unwrap(),
    ];
    for shape in &shapes {
        for outline in shape.outline() {
            let Outline::Path { points, closed: true } = outline else { panic!("{outline:?}") };
            for p in points {
                let m = touching(shape, &at(0.0, 0.0, 0.0), &disc(1e-3), &Pose { at: p, rotation: DVec2::X }, 1.0);
                assert!((least_gap(&m) + 1e-3).abs() < 1e-12, "{p} is not on the surface");
            }
        }
    }
    let ring = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)];
    assert_eq!(chain(&ring, true).outline(), [Outline::Path { points: ring.map(DVec2::from).to_vec(), closed: true }]);
}

#[test]
fn a_polygon_is_the_hull_of_its_points() {
    let points: Vec<DVec2> =
        [(0.0, 0.0), (1.0, 0.0), (0.5, 0.0), (1.0, 1.0), (0.5, 0.5), (0.0, 1.0), (1.0, 1.0), (0.0, 0.5)].map(DVec2::from).to_vec();
    let Shape::Convex(polygon) = Shape::polygon(&points).unwrap() else { panic!("a polygon is convex") };
    assert_eq!(polygon.vertices(), [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(DVec2::from));
    assert_eq!(polygon.normals(), [DVec2::NEG_Y, DVec2::X, DVec2::Y, DVec2::NEG_X]);
}

#[test]
fn what_is_no_shape_is_refused_with_its_place() {
    let points = |list: &[(f64, f64)]| list.iter().map(|p| DVec2::from(*p)).collect::<Vec<_>>();
    let circle: Vec<DVec2> = (0..300).map(|i| at(0.0, 0.0, 2.0 * PI * f64::from(i) / 300.0).rotation).collect();
    let part = |shape| vec![(at(0.0, 0.0, 0.0), disc(1.0)), (at(0.0, 0.0, 0.0), shape)];
    let cases = [
        (Shape::disc(0.0), Code::OutOfRange, "radius"),
        (Shape::disc(f64::NAN), Code::NotFinite, "radius"),
        (Shape::capsule(-1.0, 1.0), Code::OutOfRange, "half_length"),
        (Shape::capsule(1.0, 1e300), Code::OutOfRange, "radius"),
        (Shape::rectangle(dvec2(1.0, 0.0)), Code::OutOfRange, "half[1]"),
        (Shape::polygon(&[]), Code::OutOfRange, "polygon"),
        (Shape::polygon(&points(&[(0.0, 0.0), (1.0, 1.0)])), Code::OutOfRange, "polygon"),
        (Shape::polygon(&points(&[(0.0, 0.0), (1.0, 1.0), (3.0, 3.0), (2.0, 2.0)])), Code::OutOfRange, "polygon"),
        (Shape::polygon(&points(&[(1.0, 1.0); 5])), Code::OutOfRange, "polygon"),
        (Shape::polygon(&points(&[(0.0, 0.0), (1.0, f64::INFINITY), (3.0, 3.0)])), Code::NotFinite, "polygon[1]"),
        (Shape::polygon(&circle), Code::TooLarge, "polygon"),
        (Shape::half_plane(DVec2::ZERO), Code::OutOfRange, "normal"),
        (Shape::half_plane(dvec2(f64::NAN, 1.0)), Code::OutOfRange, "normal"),
        (Shape::chain(&points(&[(0.0, 0.0)]), false), Code::OutOfRange, "chain"),
        (Shape::chain(&points(&[(0.0, 0.0), (1.0, 0.0)]), true), Code::OutOfRange, "chain"),
        (Shape::chain(&points(&[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0)]), false), Code::OutOfRange, "chain[1]"),
        (Shape::chain(&points(&[(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)]), true), Code::OutOfRange, "chain[2]"),
        (Shape::chain(&points(&[(0.0, 0.0), (1e10, 0.0)]), false), Code::OutOfRange, "chain[1]"),
        (Shape::chain(&vec![DVec2::ZERO; 40_000], false), Code::TooLarge, "chain"),
        (Shape::compound(Vec::new()), Code::Missing, "compound"),
        (Shape::compound(part(Shape::half_plane(DVec2::Y).unwrap())), Code::Unsupported, "compound[1]"),
        (Shape::compound(vec![(at(f64::NAN, 0.0, 0.0), disc(1.0))]), Code::NotFinite, "compound[0]"),
    ];
    for (i, (result, code, path)) in cases.into_iter().enumerate() {
        let error = result.expect_err(&format!("case {i} is no shape"));
        assert_eq!((error.code, error.path.as_str()), (code, path), "case {i}: {error}");
        assert!([": ", "; ", "must "].iter().any(|sign| error.message.contains(sign)), "says what to do: {error}");
    }
}
