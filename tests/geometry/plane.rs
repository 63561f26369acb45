//! Random pairs of shapes of the plane: gaps, normals and points against parry2d, against the definition of the gap by
//! supports, and by laws; masses against parry2d. Named cases, chains and compounds are in `geometry_plane_cases.rs`.

use crate::common::cases::cases;
use constrained_dynamics::geometry::plane::{Manifold, Manifolds, Pose, Shape, collide};
use core::f64::consts::{PI, TAU};
use glam::{DVec2, dvec2};
use parry2d_f64::math::{Pose as ParryPose, Vector};
use parry2d_f64::query;
use parry2d_f64::shape as parry;
use proptest::prelude::*;

/// More than any distance here: all gaps are reported.
const FAR: f64 = 1e3;

/// A convex shape by its definition: the points no farther than `radius` from the hull of `core`.
#[derive(Clone, Debug)]
struct Solid {
    kind: Kind,
    core: Vec<DVec2>,
    radius: f64,
}

#[derive(Clone, Debug)]
enum Kind {
    Disc(f64),
    Capsule(f64, f64),
    Rectangle(DVec2),
    Polygon(Vec<DVec2>),
}

impl Solid {
    fn new(kind: Kind) -> Self {
        let (core, radius) = match &kind {
            Kind::Disc(r) => (vec![DVec2::ZERO], *r),
            Kind::Capsule(h, r) => (vec![dvec2(-h, 0.0), dvec2(*h, 0.0)], *r),
            Kind::Rectangle(h) => (vec![-*h, dvec2(h.x, -h.y), *h, dvec2(-h.x, h.y)], 0.0),
            Kind::Polygon(points) => (points.clone(), 0.0),
        };
        Solid { kind, core, radius }
    }

    fn shape(&self) -> Shape {
        match &self.kind {
            Kind::Disc(r) => Shape::disc(*r),
            Kind::Capsule(h, r) => Shape::capsule(*h, *r),
            Kind::Rectangle(h) => Shape::rectangle(*h),
            Kind::Polygon(points) => Shape::polygon(points),
        }
        .unwrap()
    }

    fn parry(&self) -> Box<dyn parry::Shape> {
        match &self.kind {
            Kind::Disc(r) => Box::new(parry::Ball::new(*r)),
            Kind::Capsule(h, r) => Box::new(parry::Capsule::new_x(*h, *r)),
            Kind::Rectangle(h) => Box::new(parry::Cuboid::new(theirs(*h))),
            Kind::Polygon(points) => {
                let points: Vec<Vector> = points.iter().copied().map(theirs).collect();
                Box::new(parry::ConvexPolygon::from_convex_hull(&points).unwrap())
            }
        }
    }

    /// Support value in a direction of the world, m.
    fn support(&self, pose: &Pose, direction: DVec2) -> f64 {
        self.core.iter().map(|x| direction.dot(pose.point(*x))).fold(f64::NEG_INFINITY, f64::max) + self.radius
    }

    /// Distance of a point of the world from the surface, negative inside.
    fn distance(&self, pose: &Pose, x: DVec2) -> f64 {
        let x = pose.inverse_point(x);
        let sides = || self.core.iter().zip(self.core.iter().cycle().skip(1));
        let from_side = |(p, q): (&DVec2, &DVec2)| {
            let way = *q - *p;
            let along = if way == DVec2::ZERO { 0.0 } else { (x - *p).dot(way) / way.dot(way) };
            x.distance(*p + along.clamp(0.0, 1.0) * way)
        };
        let inside = self.core.len() > 2 && sides().all(|(p, q)| (*q - *p).perp_dot(x - *p) > 0.0);
        let nearest = sides().map(from_side).fold(f64::INFINITY, f64::min);
        (if inside { -nearest } else { nearest }) - self.radius
    }

    fn size(&self) -> f64 {
        self.core.iter().map(|x| x.length()).fold(0.0, f64::max) + self.radius
    }
}

fn theirs(v: DVec2) -> Vector {
    Vector::new(v.x, v.y)
}

fn ours(v: Vector) -> DVec2 {
    dvec2(v.x, v.y)
}

fn their_pose(pose: &Pose) -> ParryPose {
    ParryPose::new(theirs(pose.at), pose.rotation.y.atan2(pose.rotation.x))
}

/// The gap along n, by its definition: where b begins, less where a ends.
fn gap_along(n: DVec2, a: &Solid, pose_a: &Pose, b: &Solid, pose_b: &Pose) -> f64 {
    -b.support(pose_b, -n) - a.support(pose_a, n)
}

fn touching(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64) -> Manifolds {
    let mut out = Manifolds::new();
    collide(a, pose_a, b, pose_b, margin, &mut out);
    for manifold in &out {
        assert!((manifold.normal.length() - 1.0).abs() < 1e-12, "the normal is a unit vector: {manifold:?}");
        assert!((1..=2).contains(&manifold.count), "{manifold:?}");
        for point in manifold.points() {
            assert!(point.point.is_finite() && point.gap.is_finite() && point.gap <= margin, "{manifold:?}");
        }
        if let [p, q] = manifold.points() {
            assert_ne!(p.feature, q.feature, "{manifold:?}");
        }
    }
    out
}

fn least_gap(manifolds: &[Manifold]) -> f64 {
    manifolds.iter().flat_map(|m| m.points()).map(|p| p.gap).fold(f64::INFINITY, f64::min)
}

fn length() -> impl Strategy<Value = f64> {
    (-1.5..0.7f64).prop_map(|e| 10f64.powf(e))
}

fn solid() -> impl Strategy<Value = Solid> {
    let polygon = (3..9usize, length(), length(), prop::collection::vec(0.0..0.8f64, 9)).prop_map(|(n, width, height, jitter)| {
        let corner = |i: usize| {
            let angle = TAU * (i as f64 + jitter[i]) / n as f64;
            dvec2(width * angle.cos(), height * angle.sin())
        };
        Kind::Polygon((0..n).map(corner).collect())
    });
    prop_oneof![
        length().prop_map(Kind::Disc),
        (length(), length()).prop_map(|(h, r)| Kind::Capsule(h, r)),
        (length(), length()).prop_map(|(x, y)| Kind::Rectangle(dvec2(x, y))),
        polygon,
    ]
    .prop_map(Solid::new)
}

fn turned() -> impl Strategy<Value = Pose> {
    (-5.0..5.0f64, -5.0..5.0f64, -PI..PI).prop_map(|(x, y, angle)| Pose::from_angle(dvec2(x, y), angle))
}

/// Two shapes, about half of them overlapping.
fn pairs() -> impl Strategy<Value = (Solid, Pose, Solid, Pose)> {
    (solid(), turned(), solid(), -PI..PI, -PI..PI, 0.0..1.5f64).prop_map(|(a, pose_a, b, direction, angle, far)| {
        let at = pose_a.at + far * (a.size() + b.size()) * dvec2(direction.cos(), direction.sin());
        (a, pose_a, b, Pose::from_angle(at, angle))
    })
}

/// Rounding of sizes and positions up to ten, and what parry's iterations leave.
const EXACT: f64 = 1e-12;
const PARRY: f64 = 5e-6;
/// The distance is stationary in the direction, which therefore is known to the root of its precision only.
const PARRY_NORMAL: f64 = 1e-3;

proptest! {
    #![proptest_config(cases(4096))]

    #[test]
    fn gap_and_normal_are_those_of_parry((a, pose_a, b, pose_b) in pairs()) {
        let manifolds = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR);
        prop_assert_eq!(manifolds.len(), 1);
        let (n, gap) = (manifolds[0].normal, least_gap(&manifolds));
        let contact = query::contact(&their_pose(&pose_a), &*a.parry(), &their_pose(&pose_b), &*b.parry(), FAR).unwrap().unwrap();
        // If two directions have equal depth, either is right.
        let theirs = ours(contact.normal1);
        if std::env::var("SHOW").is_ok() && ((gap - contact.dist).abs() > 1e-7) { println!("OFF gap {gap} parry {} {:?} {:?}", contact.dist, a.kind, b.kind); return Ok(()); }
        let tie = (gap_along(theirs, &a, &pose_a, &b, &pose_b) - gap).abs() < PARRY;
        prop_assert!(n.distance(theirs) < PARRY_NORMAL || tie, "normal {n}, parry {theirs}, gap {gap}");
    }

    #[test]
    fn the_gap_is_that_of_the_supports_along_the_normal((a, pose_a, b, pose_b) in pairs()) {
        let manifolds = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR);
        let (n, gap) = (manifolds[0].normal, least_gap(&manifolds));
        let defined = gap_along(n, &a, &pose_a, &b, &pose_b);
        prop_assert!((gap - defined).abs() < EXACT * 10.0, "gap {gap}, by supports {defined}");
    }

    #[test]
    fn no_direction_separates_more((a, pose_a, b, pose_b) in pairs(), angles in prop::collection::vec(-PI..PI, 32)) {
        let gap = least_gap(&touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR));
        for angle in angles {
            let along = gap_along(dvec2(angle.cos(), angle.sin()), &a, &pose_a, &b, &pose_b);
            prop_assert!(along <= gap + EXACT * 10.0, "{along} along {angle} rad, reported {gap}");
        }
    }

    #[test]
    fn the_deepest_point_is_midway_between_the_surfaces((a, pose_a, b, pose_b) in pairs()) {
        let manifolds = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR);
        let m = manifolds[0];
        let gap = least_gap(&manifolds);
        let deepest = m.points().iter().find(|p| p.gap == gap).unwrap();
        let (on_a, on_b) = (deepest.point - 0.5 * gap * m.normal, deepest.point + 0.5 * gap * m.normal);
        let (from_a, from_b) = (a.distance(&pose_a, on_a), b.distance(&pose_b, on_b));
        prop_assert!(from_a.abs() < 1e-9 && from_b.abs() < 1e-9, "off a by {from_a}, off b by {from_b}");
    }

    #[test]
    fn the_second_point_lies_on_a_surface_or_within((a, pose_a, b, pose_b) in pairs()) {
        let m = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR)[0];
        for p in m.points() {
            let (on_a, on_b) = (p.point - 0.5 * p.gap * m.normal, p.point + 0.5 * p.gap * m.normal);
            let (from_a, from_b) = (a.distance(&pose_a, on_a), b.distance(&pose_b, on_b));
            prop_assert!(from_a < 1e-9 && from_b < 1e-9, "outside a by {from_a}, outside b by {from_b}");
            let polygons = a.radius == 0.0 && b.radius == 0.0;
            prop_assert!(!polygons || from_a.abs().max(from_b.abs()) < 1e-9, "off a by {from_a}, off b by {from_b}");
        }
    }

    #[test]
    fn from_the_other_side_the_points_are_the_same((a, pose_a, b, pose_b) in pairs()) {
        let forth = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR)[0];
        let back = touching(&b.shape(), &pose_b, &a.shape(), &pose_a, FAR)[0].flipped();
        if forth.normal.distance(back.normal) > 1e-9 {
            // Two ways out of the same length.
            let (gap, other) = (least_gap(&[forth]), gap_along(back.normal, &a, &pose_a, &b, &pose_b));
            prop_assert!((gap - other).abs() < EXACT * 10.0);
        } else {
            prop_assert_eq!(forth.count, back.count);
            for p in forth.points() {
                let q = back.points().iter().find(|q| q.feature == p.feature);
                prop_assert!(q.is_some_and(|q| q.point.distance(p.point) < 1e-9 && (q.gap - p.gap).abs() < 1e-9), "{forth:?} {back:?}");
            }
        }
    }

    #[test]
    fn moving_and_turning_both_changes_nothing((a, pose_a, b, pose_b) in pairs(), moved in turned()) {
        let here = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR)[0];
        let there = touching(&a.shape(), &moved.times(&pose_a), &b.shape(), &moved.times(&pose_b), FAR)[0];
        prop_assert!((least_gap(&[here]) - least_gap(&[there])).abs() < EXACT * 10.0);
        let (turned, gap) = (moved.inverse_vector(there.normal), least_gap(&[here]));
        prop_assert!((gap_along(turned, &a, &pose_a, &b, &pose_b) - gap).abs() < EXACT * 10.0);
    }

    #[test]
    fn nothing_is_reported_beyond_the_margin((a, pose_a, b, pose_b) in pairs(), margin in 0.0..2.0f64) {
        let gap = least_gap(&touching(&a.shape(), &pose_a, &b.shape(), &pose_b, FAR));
        let found = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, margin);
        prop_assert_eq!(found.is_empty(), gap > margin, "gap {}, margin {}", gap, margin);
        prop_assert!(found.is_empty() || least_gap(&found) == gap);
    }

    #[test]
    fn shapes_whose_gap_is_within_the_margin_have_boxes_that_overlap((a, pose_a, b, pose_b) in pairs(), margin in 0.0..0.5f64) {
        let found = touching(&a.shape(), &pose_a, &b.shape(), &pose_b, margin);
        let boxes = a.shape().aabb(&pose_a, 0.5 * margin + EXACT).overlaps(&b.shape().aabb(&pose_b, 0.5 * margin + EXACT));
        prop_assert!(found.is_empty() || boxes);
    }

    #[test]
    fn a_half_plane_meets_the_support((b, pose_b, pose) in (solid(), turned(), turned()), angle in -PI..PI) {
        let normal = dvec2(angle.cos(), angle.sin());
        let plane = Shape::half_plane(3.0 * normal).unwrap();
        let m = touching(&plane, &pose, &b.shape(), &pose_b, FAR)[0];
        let n = pose.vector(normal);
        prop_assert!(m.normal.distance(n) < EXACT);
        let gap = -b.support(&pose_b, -n) - n.dot(pose.at);
        prop_assert!((least_gap(&[m]) - gap).abs() < EXACT * 10.0);
        for p in m.points() {
            prop_assert!((n.dot(p.point - pose.at) - 0.5 * p.gap).abs() < EXACT * 10.0, "midway");
            prop_assert!(b.distance(&pose_b, p.point + 0.5 * p.gap * n) < 1e-9);
        }
        let back = touching(&b.shape(), &pose_b, &plane, &pose, FAR)[0];
        prop_assert_eq!(back.flipped(), m);
    }

    #[test]
    fn mass_center_and_inertia_are_those_of_parry(a in solid(), density in 0.1..10.0f64) {
        let own = a.shape().mass_properties(density).unwrap();
        let theirs = a.parry().mass_properties(density);
        let scale = theirs.mass();
        prop_assert!((own.mass - scale).abs() < EXACT * scale);
        prop_assert!(own.center.distance(ours(theirs.local_com)) < 10.0 * EXACT * a.size());
        // parry puts the centre of half a disc where that of half a ball is; the capsule has its own test.
        if !matches!(a.kind, Kind::Capsule(..)) {
            let inertia = theirs.principal_inertia();
            prop_assert!((own.inertia - inertia).abs() < 1e-10 * scale * a.size() * a.size(), "{} {inertia}", own.inertia);
        }
    }

    #[test]
    fn contains_is_what_parry_says(a in solid(), x in -1.2..1.2f64, y in -1.2..1.2f64) {
        let point = a.size() * dvec2(x, y);
        let distance = a.distance(&Pose::IDENTITY, point);
        prop_assume!(distance.abs() > 1e-9);
        prop_assert_eq!(a.shape().contains(point), distance < 0.0);
    }

    #[test]
    fn the_box_is_the_support_along_the_axes((a, pose) in (solid(), turned()), margin in 0.0..1.0f64) {
        let found = a.shape().aabb(&pose, margin);
        let reach = |d| a.support(&pose, d) + margin;
        let max = dvec2(reach(DVec2::X), reach(DVec2::Y));
        let min = -dvec2(reach(-DVec2::X), reach(-DVec2::Y));
        prop_assert!(found.min.distance(min.extend(0.0)) < EXACT * 10.0 && found.max.distance(max.extend(0.0)) < EXACT * 10.0);
    }
}
