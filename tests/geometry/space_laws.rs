//! Laws of the narrow phase in space: exchange, rigid motion, scale, names that last, memory, and the cases where formulas
//! like to fail.

use crate::common::cases::cases;
use constrained_dynamics::geometry::space::{MAX_POINTS, Manifold, Manifolds, Pose, Shape, collide};
use glam::{DQuat, DVec3};
use proptest::prelude::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts what the present thread asks for.
struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending has no counter any more.
        let _ = COUNT.try_with(|c| c.set(c.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn meet(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64) -> Vec<Manifold> {
    let mut out = Manifolds::default();
    collide(a, pose_a, b, pose_b, margin, &mut out);
    out.as_slice().to_vec()
}

/// One manifold, with finite numbers and a unit normal.
fn one(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64) -> Manifold {
    let found = meet(a, pose_a, b, pose_b, margin);
    assert_eq!(found.len(), 1, "{a:?} {b:?}");
    let m = found[0];
    assert!((m.normal.length() - 1.0).abs() < 1e-12, "{m:?}");
    assert!((1..=MAX_POINTS).contains(&m.points().len()));
    assert!(m.points().iter().all(|p| p.point.is_finite() && p.gap.is_finite()), "{m:?}");
    m
}

fn at(x: f64, y: f64, z: f64) -> Pose {
    Pose::at(DVec3::new(x, y, z))
}

fn sphere(radius: f64) -> Shape {
    Shape::sphere(radius).unwrap()
}

fn capsule(half_length: f64, radius: f64) -> Shape {
    Shape::capsule(half_length, radius).unwrap()
}

fn cube(half: f64) -> Shape {
    Shape::cuboid(DVec3::splat(half)).unwrap()
}

fn octahedron(r: f64) -> Shape {
    Shape::hull(&[DVec3::X * r, -DVec3::X * r, DVec3::Y * r, -DVec3::Y * r, DVec3::Z * r, -DVec3::Z * r]).unwrap()
}

fn ground() -> Shape {
    Shape::half_space(DVec3::Y).unwrap()
}

fn dumbbell() -> Shape {
    Shape::compound(vec![(at(-1.0, 0.0, 0.0), cube(0.5)), (at(1.0, 0.0, 0.0), sphere(0.5))]).unwrap()
}

fn every_shape(size: f64) -> Vec<Shape> {
    let tetrahedron = Shape::hull(&[DVec3::ZERO, DVec3::X * size, DVec3::Y * size, DVec3::Z * size]).unwrap();
    vec![sphere(size), capsule(size, size / 2.0), cube(size), octahedron(size), tetrahedron]
}

fn gaps(m: &Manifold) -> Vec<f64> {
    m.points().iter().map(|p| p.gap).collect()
}

#[test]
fn a_cube_on_the_ground_stands_on_four_corners() {
    let m = one(&ground(), &Pose::IDENTITY, &cube(0.5), &at(3.0, 0.49, 0.0), 0.1);
    assert_eq!((m.normal, m.points().len()), (DVec3::Y, 4));
    for p in m.points() {
        assert!((p.gap + 0.01).abs() < 1e-15 && (p.point.y + 0.005).abs() < 1e-15, "midway: {p:?}");
        assert!(((p.point.x - 3.0).abs() - 0.5).abs() < 1e-15 && (p.point.z.abs() - 0.5).abs() < 1e-15);
    }
}

#[test]
fn a_cube_on_a_cube_has_four_points_and_turned_up_to_six_of_eight() {
    for degrees in 0..90 {
        let turn = DQuat::from_rotation_y(f64::from(degrees).to_radians());
        let m = one(&cube(0.5), &Pose::IDENTITY, &cube(0.5), &Pose::new(DVec3::Y * 1.001, turn), 0.01);
        // Of the eight corners where the two faces cross, those that lie close to another one add nothing.
        let counts = if degrees == 0 {
            4..=4
        } else if (30..=60).contains(&degrees) {
            MAX_POINTS..=MAX_POINTS
        } else {
            4..=MAX_POINTS
        };
        assert!((m.normal - DVec3::Y).length() < 1e-12 && counts.contains(&m.points().len()), "{degrees}: {m:?}");
        assert!(gaps(&m).iter().all(|g| (g - 0.001).abs() < 1e-12), "{degrees}: {m:?}");
        // The load of the upper cube is inside what carries it.
        let covered = |x: DVec3| m.points().iter().any(|p| (p.point - DVec3::Y * 0.5005).dot(x) > 0.1);
        assert!([DVec3::X, -DVec3::X, DVec3::Z, -DVec3::Z].into_iter().all(covered), "{degrees}: {m:?}");
    }
}

#[test]
fn names_stay_while_a_cube_trembles_on_another() {
    let names = |m: &Manifold| {
        let mut names: Vec<u32> = m.points().iter().map(|p| p.feature).collect();
        names.sort_unstable();
        names
    };
    let still = names(&one(&cube(0.5), &Pose::IDENTITY, &cube(0.5), &at(0.0, 1.0, 0.0), 0.01));
    for k in 0..200 {
        // A tremble of 1e-6 m and rad, in all directions.
        let wave = |s: f64| 1e-6 * libm::sin(s * f64::from(k));
        let turn = DQuat::from_scaled_axis(DVec3::new(wave(1.3), wave(2.9), wave(0.7)));
        let pose = Pose::new(DVec3::new(wave(1.1), 1.0 + wave(5.0), wave(1.7)), turn);
        let m = one(&cube(0.5), &Pose::IDENTITY, &cube(0.5), &pose, 0.01);
        assert_eq!(names(&m), still, "{k}: {m:?}");
    }
}

#[test]
fn crossed_beams_touch_where_their_edges_cross() {
    // Two beams turned by 45° about their lengths, crosswise: edge on edge.
    let beam = Shape::cuboid(DVec3::new(2.0, 0.1, 0.1)).unwrap();
    let along_x = Pose::new(DVec3::ZERO, DQuat::from_rotation_x(0.25 * std::f64::consts::PI));
    let half_diagonal = 0.1 * 2f64.sqrt();
    for gap in [-0.02, 0.02] {
        let up = DVec3::Y * (2.0 * half_diagonal + gap);
        let along_z = Pose::new(up, DQuat::from_rotation_y(0.5 * std::f64::consts::PI) * along_x.rotation());
        let m = one(&beam, &along_x, &beam, &along_z, 0.1);
        assert_eq!(m.points().len(), 1);
        assert!((m.normal - DVec3::Y).length() < 1e-12 && (m.points()[0].gap - gap).abs() < 1e-12, "{m:?}");
        assert!((m.points()[0].point - 0.5 * up).length() < 1e-12, "{m:?}");
    }
}

#[test]
fn parallel_capsules_touch_in_two_points() {
    let m = one(&capsule(1.0, 0.25), &Pose::IDENTITY, &capsule(1.0, 0.25), &at(0.45, 0.5, 0.0), 0.1);
    let mut heights: Vec<f64> = m.points().iter().map(|p| p.point.y).collect();
    heights.sort_by(f64::total_cmp);
    assert_eq!(heights, [-0.5, 1.0], "the ends of the stretch side by side");
    assert!(gaps(&m).iter().all(|g| (g + 0.05).abs() < 1e-15) && m.normal == DVec3::X, "{m:?}");
}

#[test]
fn a_lying_capsule_rests_on_two_points() {
    let lying = Pose::new(DVec3::Y * 0.74, DQuat::from_rotation_z(0.5 * std::f64::consts::PI));
    for (below, place) in [(cube(0.5), Pose::IDENTITY), (ground(), at(0.0, 0.5, 0.0)), (octahedron_on_its_side(), Pose::IDENTITY)] {
        let m = one(&below, &place, &capsule(0.2, 0.25), &lying, 0.1);
        assert!(m.points().len() == 2 && (m.normal - DVec3::Y).length() < 1e-9, "{m:?}");
        assert!(gaps(&m).iter().all(|g| (g + 0.01).abs() < 1e-9), "{m:?}");
    }
}

/// An octahedron with one of its faces in the plane y = 0.5.
fn octahedron_on_its_side() -> Shape {
    let turn = DQuat::from_rotation_arc(DVec3::ONE.normalize(), DVec3::Y);
    let r = 0.5 * 3f64.sqrt();
    let axes = [DVec3::X, -DVec3::X, DVec3::Y, -DVec3::Y, DVec3::Z, -DVec3::Z];
    Shape::hull(&axes.map(|v| turn * v * r)).unwrap()
}

#[test]
fn an_overhanging_capsule_touches_the_edge_of_the_table() {
    // Its lower end is beside the table: one point between the capsule and the table's edge.
    let steep = Pose::new(DVec3::new(0.6, 0.5, 0.0), DQuat::from_rotation_z(0.25 * std::f64::consts::PI));
    let m = one(&cube(0.5), &Pose::IDENTITY, &capsule(0.5, 0.1), &steep, 0.1);
    let distance = 0.1 / 2f64.sqrt();
    assert!((m.points()[0].gap - (distance - 0.1)).abs() < 1e-12, "{m:?}");
    assert!((m.normal - DVec3::new(1.0, 1.0, 0.0).normalize()).length() < 1e-12, "{m:?}");
}

#[test]
fn corner_over_corner_the_gap_is_the_distance_of_the_corners() {
    let offset = DVec3::new(1.03, 1.04, 1.12);
    let m = one(&cube(0.5), &Pose::IDENTITY, &cube(0.5), &Pose::at(offset), 0.2);
    let across = offset - DVec3::ONE;
    assert_eq!(m.points().len(), 1);
    assert!((m.points()[0].gap - across.length()).abs() < 1e-14 && (m.normal - across.normalize()).length() < 1e-12, "{m:?}");
}

#[test]
fn coincident_shapes_of_every_kind_and_size_are_pushed_apart() {
    for size in [1e-6, 1.0, 1e6] {
        for a in every_shape(size) {
            for b in every_shape(size) {
                let m = one(&a, &Pose::IDENTITY, &b, &Pose::IDENTITY, 0.0);
                assert!(gaps(&m).iter().any(|g| *g < -0.1 * size), "{size}: {m:?}");
            }
        }
    }
}

#[test]
fn a_small_shape_inside_a_huge_one_is_found() {
    for a in every_shape(1e6) {
        for b in every_shape(1e-6) {
            let inside = if a.contains(DVec3::splat(1e5)) { DVec3::splat(1e5) } else { DVec3::ZERO };
            let m = one(&a, &Pose::IDENTITY, &b, &Pose::at(inside), 0.0);
            assert!(gaps(&m).iter().any(|g| *g < 0.0), "{m:?}");
        }
    }
}

#[test]
fn touching_shapes_have_gap_zero() {
    for (a, b, offset) in [
        (sphere(0.5), sphere(0.5), DVec3::X),
        (sphere(0.5), cube(0.5), DVec3::X),
        (cube(0.5), cube(0.5), DVec3::X),
        (cube(0.5), cube(0.5), DVec3::new(1.0, 0.5, 0.5)),
        (cube(0.5), cube(0.5), DVec3::new(1.0, 1.0, 0.0)),
        (cube(0.5), cube(0.5), DVec3::ONE),
        (octahedron(0.5), octahedron(0.5), DVec3::X),
        (octahedron(0.5), cube(0.5), DVec3::Y),
        (capsule(0.25, 0.25), cube(0.5), DVec3::Y),
        (capsule(0.25, 0.25), capsule(0.25, 0.25), DVec3::Y),
    ] {
        let m = one(&a, &Pose::IDENTITY, &b, &Pose::at(offset), 1e-9);
        assert!(gaps(&m).iter().all(|g| g.abs() < 1e-12), "{a:?} {b:?} {m:?}");
        assert!(m.normal.dot(offset) > 0.0, "{m:?}");
    }
}

#[test]
fn beyond_the_margin_there_is_nothing() {
    for a in every_shape(0.5) {
        for b in every_shape(0.5) {
            assert!(meet(&a, &Pose::IDENTITY, &b, &at(0.0, 0.0, 2.1), 0.04).is_empty());
        }
    }
    assert!(meet(&ground(), &Pose::IDENTITY, &ground(), &Pose::IDENTITY, 1.0).is_empty());
}

#[test]
fn every_part_of_a_compound_has_names_of_its_own() {
    let found = meet(&ground(), &Pose::IDENTITY, &dumbbell(), &at(0.0, 0.5, 0.0), 0.01);
    assert_eq!(found.iter().map(|m| m.points().len()).collect::<Vec<_>>(), [4, 1]);
    let found = [found, meet(&dumbbell(), &Pose::IDENTITY, &dumbbell(), &at(0.0, 1.0, 0.0), 0.01)];
    for found in found {
        let mut names: Vec<u32> = found.iter().flat_map(|m| m.points()).map(|p| p.feature).collect();
        assert_eq!(names.len(), 5);
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 5);
    }
}

#[test]
fn a_part_of_a_compound_touches_as_it_does_alone() {
    let part = (Pose::new(DVec3::new(0.3, -0.2, 0.1), DQuat::from_rotation_z(0.4)), cube(0.5));
    let whole = Shape::compound(vec![part.clone()]).unwrap();
    let (place, other) =
        (Pose::new(DVec3::ONE, DQuat::from_rotation_x(1.0)), Pose::new(DVec3::new(1.4, 2.0, 1.0), DQuat::from_rotation_y(0.3)));
    let together = meet(&whole, &place, &octahedron(0.7), &other, 0.2);
    assert_eq!(together, meet(&part.1, &place.times(&part.0), &octahedron(0.7), &other, 0.2));
    assert!(!together.is_empty());
}

#[test]
fn once_warm_nothing_is_allocated() {
    let shapes = [every_shape(0.5), vec![ground(), dumbbell()]].concat();
    let mut out = Manifolds::default();
    let all = |out: &mut Manifolds| {
        let before = COUNT.get();
        out.clear();
        for a in &shapes {
            for b in &shapes {
                for k in 0..20 {
                    let angle = 0.3 * f64::from(k);
                    let turn = DQuat::from_rotation_y(angle) * DQuat::from_rotation_x(2.0 * angle);
                    collide(a, &Pose::IDENTITY, b, &Pose::new(DVec3::Y * (0.05 * f64::from(k)), turn), 0.1, out);
                }
            }
        }
        COUNT.get() - before
    };
    assert!(all(&mut out) > 0, "the counter counts");
    assert_eq!(all(&mut out), 0);
    assert!(out.as_slice().len() > 100);
}

fn vector(limit: f64) -> impl Strategy<Value = DVec3> + Clone {
    prop::array::uniform3(-limit..limit).prop_map(DVec3::from)
}

fn pose(limit: f64) -> impl Strategy<Value = Pose> + Clone {
    (vector(limit), vector(3.0)).prop_map(|(at, turn)| Pose::new(at, DQuat::from_scaled_axis(turn)))
}

fn any_shape() -> BoxedStrategy<Shape> {
    prop_oneof![
        (0.1f64..1.0).prop_map(sphere),
        (0.1f64..1.0, 0.1f64..0.5).prop_map(|(h, r)| capsule(h, r)),
        prop::array::uniform3(0.1f64..1.0).prop_map(|h| Shape::cuboid(DVec3::from(h)).unwrap()),
        prop::collection::vec(vector(1.0), 6..24).prop_filter_map("thick enough", |points| Shape::hull(&points).ok()),
        Just(dumbbell()),
        vector(1.0).prop_filter_map("a direction", |n| Shape::half_space(n).ok()),
    ]
    .boxed()
}

fn exchanged(feature: u32) -> u32 {
    (feature >> 20 & 63) << 26 | feature >> 26 << 20 | (feature & 1023) << 10 | feature >> 10 & 1023
}

/// Feature, point, gap, normal.
type Point = (u32, DVec3, f64, DVec3);

/// All points, sorted by feature.
fn list(found: &[Manifold], sign: f64, rename: impl Fn(u32) -> u32) -> Vec<Point> {
    let of = |m: &Manifold| m.points().iter().map(|p| (rename(p.feature), p.point, p.gap, m.normal * sign)).collect::<Vec<_>>();
    let mut all: Vec<_> = found.iter().flat_map(of).collect();
    all.sort_by_key(|p| p.0);
    all
}

fn same(left: &[Point], right: &[Point], tolerance: f64) -> bool {
    let equal = |(l, r): (&Point, &Point)| {
        l.0 == r.0 && (l.1 - r.1).length() < tolerance && (l.2 - r.2).abs() < tolerance && (l.3 - r.3).length() < tolerance
    };
    left.len() == right.len() && left.iter().zip(right).all(equal)
}

proptest! {
    #![proptest_config(cases(5000))]
    #[test]
    fn exchanged_shapes_have_the_same_points_and_the_opposite_normal(a in any_shape(), b in any_shape(), pose_a in pose(1.0), pose_b in pose(1.0)) {
        let forth = list(&meet(&a, &pose_a, &b, &pose_b, 0.2), 1.0, |f| f);
        let back = list(&meet(&b, &pose_b, &a, &pose_a, 0.2), -1.0, exchanged);
        prop_assert!(same(&forth, &back, 1e-7), "rounding, where edges are nearly parallel: {forth:?}\n{back:?}");
    }

    #[test]
    fn moving_both_moves_the_manifold(a in any_shape(), b in any_shape(), pose_a in pose(1.0), pose_b in pose(1.0), motion in pose(3.0)) {
        let here = meet(&a, &pose_a, &b, &pose_b, 0.2);
        let there = meet(&a, &motion.times(&pose_a), &b, &motion.times(&pose_b), 0.2);
        let moved: Vec<_> = list(&here, 1.0, |f| f).into_iter().map(|(f, p, g, n)| (f, motion.point(p), g, motion.vector(n))).collect();
        prop_assert!(same(&moved, &list(&there, 1.0, |f| f), 1e-7), "{moved:?}\n{there:?}");
    }

    #[test]
    fn the_same_input_gives_the_same_bits_whatever_came_before(a in any_shape(), b in any_shape(), pose_a in pose(1.0), pose_b in pose(1.0)) {
        let mut used = Manifolds::default();
        collide(&b, &pose_a, &a, &pose_b, 0.5, &mut used);
        used.clear();
        collide(&a, &pose_a, &b, &pose_b, 0.2, &mut used);
        prop_assert_eq!(used.as_slice(), meet(&a, &pose_a, &b, &pose_b, 0.2));
    }

    #[test]
    fn any_scale_gives_finite_manifolds(a in any_shape(), b in any_shape(), pose_a in pose(1.0), pose_b in pose(1.0), exponent in -6i32..=6) {
        let scale = libm::pow(10.0, f64::from(exponent));
        let larger = |p: &Pose| Pose::new(p.at * scale, p.rotation());
        let found = meet(&scaled(&a, scale), &larger(&pose_a), &scaled(&b, scale), &larger(&pose_b), 0.2 * scale);
        let expected: Vec<_> =
            list(&meet(&a, &pose_a, &b, &pose_b, 0.2), 1.0, |f| f).into_iter().map(|(f, p, g, n)| (f, p * scale, g * scale, n * scale)).collect();
        prop_assert!(same(&expected, &list(&found, scale, |f| f), 1e-6 * scale), "{expected:?}\n{found:?}");
    }
}

fn scaled(shape: &Shape, s: f64) -> Shape {
    match shape {
        Shape::Sphere { radius } => sphere(radius * s),
        Shape::Capsule { half_length, radius } => capsule(half_length * s, radius * s),
        Shape::Box { half, .. } => Shape::cuboid(*half * s).unwrap(),
        Shape::Hull(hull) => Shape::hull(&hull.vertices().iter().map(|v| *v * s).collect::<Vec<_>>()).unwrap(),
        Shape::HalfSpace { normal } => Shape::half_space(*normal).unwrap(),
        Shape::Compound(parts) => {
            Shape::compound(parts.iter().map(|(p, part)| (Pose::new(p.at * s, p.rotation()), scaled(part, s))).collect()).unwrap()
        }
    }
}

proptest! {
    #![proptest_config(cases(200))]
    /// A box deep in the end of a cylinder, both turned by rounding or by a little: the axis of the cylinder then has hardly a direction
    /// across it, which once was taken for the side's own.
    #[test]
    fn a_box_on_the_end_of_a_cylinder_has_its_corners_as_contacts(
        quarter in 0..4_u8, exponent in -16.0..-3.0_f64, turn in -1e-3..1e-3_f64, r in 0.0..1.6_f64, depth in 1e-6..0.01_f64,
    ) {
        let cylinder = Shape::round([(-0.1, 2.0), (0.1, 2.0)]).unwrap();
        let brick = Shape::cuboid(DVec3::new(0.12, 0.1, 0.12)).unwrap();
        let side = DQuat::from_rotation_y(f64::from(quarter) * std::f64::consts::FRAC_PI_2);
        let tilt = DQuat::from_axis_angle(side * DVec3::X, 10f64.powf(exponent));
        for place in [r, -r].map(|r| side * DVec3::new(0.0, 0.1 - depth, r)) {
            let found = one(&cylinder, &at(0.0, -0.1, 0.0), &brick, &Pose::new(place, tilt * DQuat::from_rotation_y(turn)), 0.02);
            prop_assert!(found.normal.y > 1.0 - 1e-5, "{found:?}");
            prop_assert_eq!(found.points().len(), 4);
        }
    }
}
