//! Geometry in space: the narrow phase against `parry3d-f64` and against what depth, gap and normal mean.

use crate::common::cases::cases;
use constrained_dynamics::geometry::space::{BIAS, Manifold, Manifolds, Pose, Shape, collide};
use glam::{DQuat, DVec3};
use parry3d_f64::math::{Pose as ParryPose, Rotation as ParryRotation, Vector as ParryVector};
use parry3d_f64::query;
use parry3d_f64::shape::SharedShape;
use proptest::prelude::*;

/// parry's GJK and EPA stop at about this share of the size.
const PARRY: f64 = 1e-5;

/// Tolerance of points on the surfaces, relative to the size: nearly parallel edges count as parallel.
const SURFACE: f64 = 5e-3;

/// Sine of 2°: so much a face may lean against the pair of edges that it is preferred to.
const LEAN: f64 = 0.035;

fn parry_pose(pose: &Pose) -> ParryPose {
    ParryPose::from_parts(parry(pose.at), ParryRotation::from_array(pose.rotation().to_array()))
}

/// parry has its own version of the vector library.
pub(super) fn parry(v: DVec3) -> ParryVector {
    ParryVector::from_array(v.to_array())
}

pub(super) fn parry_shape(shape: &Shape) -> SharedShape {
    match shape {
        Shape::Sphere { radius } => SharedShape::ball(*radius),
        Shape::Capsule { half_length, radius } => SharedShape::capsule_y(*half_length, *radius),
        Shape::Box { half, .. } => SharedShape::cuboid(half.x, half.y, half.z),
        // Not convex_hull: that misses a vertex at times.
        Shape::Hull(hull) => {
            let vertices = hull.vertices().iter().map(|v| parry(*v)).collect();
            SharedShape::convex_mesh(vertices, &hull.triangles()).expect("a closed convex mesh")
        }
        Shape::HalfSpace { normal } => SharedShape::halfspace(parry(*normal)),
        Shape::Compound(parts) => SharedShape::compound(parts.iter().map(|(pose, s)| (parry_pose(pose), parry_shape(s))).collect()),
    }
}

/// max over the shape of n·x, in the world.
fn support(shape: &Shape, pose: &Pose, n: DVec3) -> f64 {
    let local = pose.inverse_vector(n);
    n.dot(pose.at)
        + match shape {
            Shape::Sphere { radius } => *radius,
            Shape::Capsule { half_length, radius } => local.y.abs() * half_length + radius,
            Shape::Box { half, .. } => local.abs().dot(*half),
            Shape::Hull(hull) => hull.vertices().iter().map(|v| v.dot(local)).fold(f64::NEG_INFINITY, f64::max),
            // Its normal itself.
            Shape::HalfSpace { normal } => {
                if normal.dot(local) > 1.0 - 1e-9 {
                    0.0
                } else {
                    f64::INFINITY
                }
            }
            Shape::Compound(_) => panic!("not convex"),
        }
}

/// Half the diagonal of the bounding box, m.
fn size(shape: &Shape) -> f64 {
    let b = shape.aabb(&Pose::IDENTITY, 0.0);
    0.5 * (b.max - b.min).length()
}

/// Directions all over the sphere: a Fibonacci spiral.
fn spread(k: usize, count: usize) -> DVec3 {
    let y = 1.0 - (2 * k + 1) as f64 / count as f64;
    let (sin, cos) = libm::sincos(k as f64 * 2.399963);
    let r = (1.0 - y * y).sqrt();
    DVec3::new(r * cos, y, r * sin)
}

fn manifolds(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64) -> Vec<Manifold> {
    let mut out = Manifolds::default();
    collide(a, pose_a, b, pose_b, margin, &mut out);
    out.as_slice().to_vec()
}

fn least_gap(manifold: &Manifold) -> f64 {
    manifold.points().iter().map(|p| p.gap).fold(f64::INFINITY, f64::min)
}

fn vector(limit: f64) -> impl Strategy<Value = DVec3> + Clone {
    prop::array::uniform3(-limit..limit).prop_map(DVec3::from)
}

fn rotation() -> impl Strategy<Value = DQuat> + Clone {
    // Half of them any, half of them such that axes are parallel.
    let any = prop::array::uniform4(-1.0f64..1.0).prop_map(|q| (DQuat::from_array(q) + DQuat::from_xyzw(0.0, 0.0, 0.0, 1e-9)).normalize());
    prop_oneof![3 => any, 1 => (0usize..3, 0usize..4).prop_map(|(axis, quarter)| {
        DQuat::from_axis_angle(DVec3::AXES[axis], quarter as f64 * std::f64::consts::FRAC_PI_2)
    })]
}

fn pose(limit: f64) -> impl Strategy<Value = Pose> + Clone {
    (vector(limit), rotation()).prop_map(|(at, rotation)| Pose::new(at, rotation))
}

fn sphere() -> BoxedStrategy<Shape> {
    (0.1f64..1.0).prop_map(|r| Shape::sphere(r).unwrap()).boxed()
}

fn capsule() -> BoxedStrategy<Shape> {
    (0.1f64..1.0, 0.1f64..0.5).prop_map(|(h, r)| Shape::capsule(h, r).unwrap()).boxed()
}

fn cuboid() -> BoxedStrategy<Shape> {
    prop::array::uniform3(0.1f64..1.0).prop_map(|h| Shape::cuboid(DVec3::from(h)).unwrap()).boxed()
}

fn hull() -> BoxedStrategy<Shape> {
    prop::collection::vec(vector(1.0), 6..24).prop_filter_map("thick enough", |points| Shape::hull(&points).ok()).boxed()
}

fn half_space() -> BoxedStrategy<Shape> {
    vector(1.0).prop_filter_map("a direction", |n| Shape::half_space(n).ok()).boxed()
}

/// Laws of any pair of convex shapes, with parry's distance as the oracle.
fn check(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64) -> Result<(), TestCaseError> {
    let extent = if size(a).is_finite() { size(a).min(size(b)) } else { size(b) };
    let lever = 2.0 * (size(b) + if size(a).is_finite() { size(a) } else { 0.0 });
    let tolerance = 2.0 * BIAS * extent + PARRY * extent;
    let (shape_a, shape_b, place_a, place_b) = (parry_shape(a), parry_shape(b), parry_pose(pose_a), parry_pose(pose_b));
    let contact = query::contact(&place_a, &*shape_a, &place_b, &*shape_b, margin).unwrap();
    let found = manifolds(a, pose_a, b, pose_b, margin);
    let Some(manifold) = found.first() else {
        prop_assert!(contact.is_none_or(|c| c.dist > margin - tolerance), "parry finds {contact:?}");
        return Ok(());
    };
    prop_assert_eq!(found.len(), 1);
    let (n, gap) = (manifold.normal, least_gap(manifold));
    prop_assert!((n.length() - 1.0).abs() < 1e-12);
    // The gap is what the normal says: moved apart by the depth along it, the shapes just touch.
    let along = |n: DVec3| -support(b, pose_b, -n) - support(a, pose_a, n);
    prop_assert!(along(n) <= gap + tolerance, "gap {gap}, along the normal {}, {manifold:?}", along(n));
    prop_assert!(along(n) >= gap - tolerance - LEAN * lever, "gap {gap}, along the normal {}, {manifold:?}", along(n));
    // No direction separates better: none of many, and not parry's.
    for k in 0..60 {
        prop_assert!(along(spread(k, 60)) <= gap + tolerance, "gap {gap}, better along {}: {manifold:?}", spread(k, 60));
    }
    if let Some(c) = contact {
        let theirs = along(DVec3::from_array(c.normal1.to_array()));
        prop_assert!(theirs <= gap + tolerance, "gap {gap}, better along parry's normal {c:?}: {manifold:?}");
        // parry's closest points of nearly parallel segments are not the closest: then its distance is not what its
        // normal says.
        if (theirs - c.dist).abs() < tolerance {
            prop_assert!((gap - c.dist).abs() <= tolerance, "gap {gap}, parry {c:?}, {manifold:?}");
        }
    } else {
        prop_assert!(gap > margin - tolerance, "gap {gap}, parry finds none");
    }
    if let Some(c) = contact.filter(|c| c.dist.abs() > 0.01 && gap > 0.0) {
        prop_assert!(parry(n).dot(c.normal1) > 1.0 - 1e-3, "apart the normal is unique up to the bias: {n} {}", c.normal1);
    }
    for p in manifold.points() {
        prop_assert!(p.gap <= margin);
        for (shape, place, on) in [(&shape_a, &place_a, p.point - 0.5 * p.gap * n), (&shape_b, &place_b, p.point + 0.5 * p.gap * n)] {
            // A tilted capsule has its second point below the upper end, which is inside.
            let deepest = p.gap == gap;
            let off = shape.distance_to_point(place, parry(on), !deepest).abs();
            prop_assert!(off < SURFACE * extent, "{on} is {off} off the surface: {manifold:?}");
        }
    }
    let mut features: Vec<u32> = manifold.points().iter().map(|p| p.feature).collect();
    features.sort_unstable();
    features.dedup();
    prop_assert_eq!(features.len(), manifold.points().len(), "every point has a name of its own: {:?}", manifold);
    Ok(())
}

macro_rules! against_parry {
    ($($name:ident: $a:ident, $b:ident;)*) => { proptest! {
        #![proptest_config(cases(2000))]
        $(#[test]
        fn $name(a in $a(), b in $b(), pose_a in pose(5.0), offset in vector(1.6), turn in rotation()) {
            let pose_b = pose_a.times(&Pose::new(offset, turn));
            check(&a, &pose_a, &b, &pose_b, 0.3)?;
        })*
    } };
}

against_parry! {
    sphere_and_sphere_agree_with_parry: sphere, sphere;
    sphere_and_capsule_agree_with_parry: sphere, capsule;
    sphere_and_box_agree_with_parry: sphere, cuboid;
    sphere_and_hull_agree_with_parry: sphere, hull;
    capsule_and_capsule_agree_with_parry: capsule, capsule;
    capsule_and_box_agree_with_parry: capsule, cuboid;
    capsule_and_hull_agree_with_parry: capsule, hull;
    box_and_box_agree_with_parry: cuboid, cuboid;
    box_and_hull_agree_with_parry: cuboid, hull;
    hull_and_hull_agree_with_parry: hull, hull;
    half_space_and_sphere_agree_with_parry: half_space, sphere;
    half_space_and_capsule_agree_with_parry: half_space, capsule;
    half_space_and_box_agree_with_parry: half_space, cuboid;
    half_space_and_hull_agree_with_parry: half_space, hull;
}

proptest! {
    #![proptest_config(cases(2000))]

    /// Beside its side exactly, elsewhere but for the 0.5 % by which the polygon's rim is off the circle.
    #[test]
    fn a_cylinder_is_as_far_from_others_as_parry_finds(
        (half, radius) in (0.1f64..1.0, 0.1f64..0.5),
        other in prop_oneof![sphere(), capsule(), cuboid()],
        at in vector(3.0),
        turns in (rotation(), rotation()),
    ) {
        let cylinder = Shape::round([(-half, radius), (half, radius)]).unwrap();
        let (pose_a, pose_b) = (Pose::new(DVec3::ZERO, turns.0), Pose::new(at, turns.1));
        let theirs = SharedShape::cylinder(half, radius);
        let distance = query::distance(&parry_pose(&pose_a), &*theirs, &parry_pose(&pose_b), &*parry_shape(&other)).unwrap().distance;
        prop_assume!(distance > 1e-3);
        let mut out = Manifolds::default();
        collide(&cylinder, &pose_a, &other, &pose_b, 10.0, &mut out);
        let m = &out.as_slice()[0];
        let gap = m.points().iter().map(|p| p.gap).fold(f64::INFINITY, f64::min);
        let beside = m.normal.dot(turns.0 * DVec3::Y).abs() < 1e-6;
        let tolerance = PARRY + if beside { 0.0 } else { 0.005 * radius };
        prop_assert!((gap - distance).abs() < tolerance, "gap {gap}, distance {distance}, beside it: {beside}");
    }
}
