//! Shapes in space by themselves: mass, principal axes, hulls, bounds, what is inside, and what is refused.

use crate::common::cases::cases;
use constrained_dynamics::error::Code;
use constrained_dynamics::geometry::space::{MAX_PARTS, MAX_VERTICES, Pose, Shape, principal};
use glam::{DMat3, DQuat, DVec3};
use parry3d_f64::mass_properties::MassProperties as ParryMass;
use parry3d_f64::math::Vector as ParryVector;
use proptest::prelude::*;
use std::f64::consts::PI;

fn vector(limit: f64) -> impl Strategy<Value = DVec3> + Clone {
    prop::array::uniform3(-limit..limit).prop_map(DVec3::from)
}

fn pose(limit: f64) -> impl Strategy<Value = Pose> + Clone {
    (vector(limit), vector(3.0)).prop_map(|(at, turn)| Pose::new(at, DQuat::from_scaled_axis(turn)))
}

fn any_convex() -> BoxedStrategy<Shape> {
    prop_oneof![
        (0.1f64..1.0).prop_map(|r| Shape::sphere(r).unwrap()),
        (0.1f64..1.0, 0.1f64..0.5).prop_map(|(h, r)| Shape::capsule(h, r).unwrap()),
        prop::array::uniform3(0.1f64..1.0).prop_map(|h| Shape::cuboid(DVec3::from(h)).unwrap()),
        prop::collection::vec(vector(1.0), 6..30).prop_filter_map("thick enough", |points| Shape::hull(&points).ok()),
    ]
    .boxed()
}

fn any_shape() -> BoxedStrategy<Shape> {
    let compound = prop::collection::vec((pose(1.0), any_convex()), 1..4).prop_map(|parts| Shape::compound(parts).unwrap());
    prop_oneof![any_convex(), compound].boxed()
}

fn distance(a: &DMat3, b: &DMat3) -> f64 {
    (*a - *b).to_cols_array().into_iter().fold(0.0, |d: f64, x| d.max(x.abs()))
}

fn box_corners(half: DVec3) -> Vec<DVec3> {
    (0..8).map(|i| half * DVec3::new((2 * (i & 1) - 1) as f64, ((i & 2) - 1) as f64, ((i & 4) / 2 - 1) as f64)).collect()
}

#[test]
fn a_sphere_has_two_fifths_m_r_squared() {
    let p = Shape::sphere(0.5).unwrap().mass_properties(3.0).unwrap();
    let mass = 3.0 * 4.0 / 3.0 * PI * 0.125;
    assert!((p.mass - mass).abs() < 1e-15 && p.center == DVec3::ZERO);
    assert!(distance(&p.inertia, &DMat3::from_diagonal(DVec3::splat(0.4 * mass * 0.25))) < 1e-15);
}

#[test]
fn a_box_has_a_third_of_m_times_the_squares_of_its_half_extents() {
    let p = Shape::cuboid(DVec3::new(1.0, 2.0, 3.0)).unwrap().mass_properties(0.5).unwrap();
    assert_eq!(p.mass, 24.0);
    assert!(distance(&p.inertia, &DMat3::from_diagonal(DVec3::new(13.0, 10.0, 5.0) * 8.0)) < 1e-13, "rounding");
}

#[test]
fn a_regular_tetrahedron_has_m_a_squared_over_twenty() {
    let corners = [DVec3::ONE, DVec3::new(1.0, -1.0, -1.0), DVec3::new(-1.0, 1.0, -1.0), DVec3::new(-1.0, -1.0, 1.0)];
    let p = Shape::hull(&corners.map(|c| c + DVec3::X * 7.0)).unwrap().mass_properties(1.0).unwrap();
    // a² = 8, volume a³/(6√2) = 8/3
    assert!((p.mass - 8.0 / 3.0).abs() < 1e-14 && (p.center - DVec3::X * 7.0).length() < 1e-14);
    assert!(distance(&p.inertia, &DMat3::from_diagonal(DVec3::splat(8.0 / 3.0 * 8.0 / 20.0))) < 1e-13, "rounding");
}

#[test]
fn a_half_space_has_no_mass_and_no_end() {
    let ground = Shape::half_space(DVec3::Y * 1e-200).unwrap();
    assert!(ground.mass_properties(1.0).is_none());
    let bounds = ground.aabb(&Pose::IDENTITY, 0.0);
    assert_eq!((bounds.min, bounds.max), (DVec3::NEG_INFINITY, DVec3::INFINITY));
    assert_eq!(ground, Shape::half_space(DVec3::Y * 1e200).unwrap());
}

#[test]
fn a_box_and_the_hull_of_its_corners_are_the_same() {
    let half = DVec3::new(0.3, 0.5, 0.7);
    let (cuboid, hull) = (Shape::cuboid(half).unwrap(), Shape::hull(&box_corners(half)).unwrap());
    let (a, b) = (cuboid.mass_properties(2.0).unwrap(), hull.mass_properties(2.0).unwrap());
    assert!((a.mass - b.mass).abs() < 1e-15 && b.center.length() < 1e-15 && distance(&a.inertia, &b.inertia) < 1e-15);
    for shape in [&cuboid, &hull] {
        let mesh = shape.mesh().unwrap();
        assert_eq!((mesh.vertices.len(), mesh.triangles.len(), mesh.edges.len()), (8, 12, 12));
    }
}

#[test]
fn triangles_in_one_plane_are_one_face() {
    let golden = 0.5 * (1.0 + 5f64.sqrt());
    let cyclic = |x: f64, y: f64, z: f64| [DVec3::new(x, y, z), DVec3::new(y, z, x), DVec3::new(z, x, y)];
    let mut points = box_corners(DVec3::ONE);
    for (s, t) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
        points.extend(cyclic(0.0, s / golden, t * golden));
    }
    let Shape::Hull(dodecahedron) = Shape::hull(&points).unwrap() else { panic!("a hull") };
    assert_eq!((dodecahedron.vertices().len(), dodecahedron.edges().len(), dodecahedron.faces().len()), (20, 30, 12));
    assert!((0..12).all(|face| dodecahedron.corners(face).len() == 5));
}

#[test]
fn points_on_faces_edges_and_inside_are_no_vertices() {
    let half = DVec3::splat(1.0);
    let mut points = Vec::new();
    for i in 0..5 {
        for j in 0..5 {
            for k in 0..5 {
                points.push(DVec3::new(f64::from(i), f64::from(j), f64::from(k)) * 0.5 - half);
            }
        }
    }
    for scale in [1e-6, 1.0 / 3.0, 1e6] {
        for turn in [DQuat::IDENTITY, DQuat::from_rotation_x(0.7) * DQuat::from_rotation_y(0.3)] {
            let moved: Vec<DVec3> = points.iter().map(|p| turn * *p * scale + DVec3::X * 3.0 * scale).collect();
            let Shape::Hull(hull) = Shape::hull(&moved).unwrap() else { panic!("a hull") };
            assert_eq!((hull.vertices().len(), hull.edges().len(), hull.faces().len()), (8, 12, 6), "{scale}");
        }
    }
}

#[test]
fn what_is_no_shape_is_refused_with_its_place() {
    let refused = |shape: constrained_dynamics::Result<Shape>, code: Code, path: &str| {
        let error = shape.expect_err(path);
        assert_eq!((error.code, error.path.as_str()), (code, path), "{error}");
        assert!(error.message.len() > 20, "{error}");
    };
    refused(Shape::sphere(0.0), Code::OutOfRange, "radius");
    refused(Shape::sphere(f64::NAN), Code::NotFinite, "radius");
    refused(Shape::capsule(-1.0, 1.0), Code::OutOfRange, "half_length");
    refused(Shape::cuboid(DVec3::new(1.0, 1e10, 1.0)), Code::OutOfRange, "half[1]");
    refused(Shape::half_space(DVec3::ZERO), Code::OutOfRange, "normal");
    refused(Shape::half_space(DVec3::X * f64::INFINITY), Code::NotFinite, "normal");
    let corners = box_corners(DVec3::ONE);
    refused(Shape::hull(&[]), Code::OutOfRange, "hull");
    refused(Shape::hull(&corners[..3]), Code::OutOfRange, "hull");
    refused(Shape::hull(&[DVec3::ONE; 9]), Code::OutOfRange, "hull");
    refused(Shape::hull(&[1.0, 2.0, 3.0, 4.0].map(|x| DVec3::splat(x) / 3.0)), Code::OutOfRange, "hull");
    refused(Shape::hull(&corners.iter().map(|c| DVec3::new(c.x, c.y, c.x + c.y)).collect::<Vec<_>>()), Code::OutOfRange, "hull");
    refused(Shape::hull(&[corners.as_slice(), &[DVec3::NAN]].concat()), Code::NotFinite, "hull[8]");
    refused(Shape::hull(&[DVec3::X, DVec3::splat(1e10)]), Code::OutOfRange, "hull[1]");
    for count in [MAX_VERTICES + 1, 300] {
        let ball: Vec<DVec3> = (0..count).map(|k| DQuat::from_rotation_y(2.4 * k as f64) * ring(k, count)).collect();
        refused(Shape::hull(&ball), Code::TooLarge, "hull");
        assert!(Shape::hull(&ball[..MAX_VERTICES]).is_ok());
    }
    let part = |shape: Shape| (Pose::IDENTITY, shape);
    refused(Shape::compound(vec![]), Code::Missing, "compound");
    refused(Shape::compound(vec![part(Shape::sphere(1.0).unwrap()); MAX_PARTS + 1]), Code::TooLarge, "compound");
    let ground = Shape::half_space(DVec3::Y).unwrap();
    refused(Shape::compound(vec![part(Shape::sphere(1.0).unwrap()), part(ground)]), Code::Unsupported, "compound[1]");
    refused(Shape::compound(vec![(Pose::at(DVec3::NAN), Shape::sphere(1.0).unwrap())]), Code::NotFinite, "compound[0]");
}

/// A point of the unit sphere at the k-th of `count` heights.
fn ring(k: usize, count: usize) -> DVec3 {
    let y = 1.0 - (2 * k + 1) as f64 / count as f64;
    DVec3::new((1.0 - y * y).sqrt(), y, 0.0)
}

proptest! {
    #![proptest_config(cases(2000))]
    #[test]
    fn a_hull_is_closed_and_holds_its_points(points in prop::collection::vec(vector(1.0), 4..40)) {
        let Ok(Shape::Hull(hull)) = Shape::hull(&points) else { return Ok(()) };
        prop_assert_eq!(hull.vertices().len() + hull.faces().len(), hull.edges().len() + 2, "Euler");
        for face in 0..hull.faces().len() {
            for p in points.iter().chain(hull.vertices()) {
                prop_assert!(hull.height(face, *p) < 1e-8, "the tolerance of faces, 3e-9 of the size: {}", hull.height(face, *p));
            }
        }
        for edge in hull.edges() {
            let along = hull.vertices()[usize::from(edge.head)] - hull.vertices()[usize::from(edge.tail)];
            let (left, right) = (hull.normals()[usize::from(edge.left)], hull.normals()[usize::from(edge.right)]);
            prop_assert!(left.cross(right).dot(along) > 0.0, "convex");
        }
        // Every direction is carried by a vertex as far out as any point.
        for n in points.iter().filter_map(|p| p.try_normalize()) {
            let far = |set: &[DVec3]| set.iter().map(|p| p.dot(n)).fold(f64::NEG_INFINITY, f64::max);
            prop_assert!((far(&points) - far(hull.vertices())).abs() < 1e-8);
        }
    }

    #[test]
    fn points_on_a_grid_make_a_hull(points in prop::collection::vec(prop::array::uniform3(0i8..4), 4..60), scale in 0.01f64..100.0) {
        // Coplanar, collinear and repeated points everywhere.
        let points: Vec<DVec3> = points.into_iter().map(|p| DVec3::from(p.map(f64::from)) * scale).collect();
        match Shape::hull(&points) {
            Ok(Shape::Hull(hull)) => {
                for face in 0..hull.faces().len() {
                    let on = hull.vertices().iter().filter(|v| hull.height(face, **v).abs() < 1e-9 * scale).count();
                    prop_assert_eq!(on, hull.corners(face).len(), "all vertices in a plane belong to its face");
                    prop_assert!(points.iter().all(|p| hull.height(face, *p) < 1e-7 * scale));
                }
            }
            Ok(_) => prop_assert!(false, "a hull is a hull"),
            Err(error) => {
                let span = points.iter().flat_map(|a| points.iter().map(move |b| *a - *b)).collect::<Vec<_>>();
                let spans = span.iter().any(|u| span.iter().take(60).any(|v| u.cross(*v).dot(span[span.len() / 2 + 1]).abs() > 1e-6 * scale * scale * scale));
                prop_assert!(!spans, "{error}: {points:?}");
            }
        }
    }

    #[test]
    fn mass_properties_agree_with_parry(shape in any_convex(), density in 0.1f64..10.0) {
        let ours = shape.mass_properties(density).unwrap();
        let theirs = match &shape {
            Shape::Sphere { radius } => ParryMass::from_ball(density, *radius),
            Shape::Capsule { half_length, radius } => ParryMass::from_capsule(density, ParryVector::Y * -half_length, ParryVector::Y * *half_length, *radius),
            Shape::Box { half, .. } => ParryMass::from_cuboid(density, ParryVector::from_array(half.to_array())),
            Shape::Hull(hull) => {
                let vertices: Vec<_> = hull.vertices().iter().map(|v| ParryVector::from_array(v.to_array())).collect();
                ParryMass::from_trimesh(density, &vertices, &hull.triangles())
            }
            _ => return Ok(()),
        };
        let inertia = DMat3::from_cols_array(&theirs.reconstruct_inertia_matrix().to_cols_array());
        prop_assert!((ours.mass - theirs.mass()).abs() < 1e-13, "rounding of volumes about 1, times 10");
        prop_assert!((ours.center - DVec3::from_array(theirs.local_com.to_array())).length() < 1e-9, "rounding, divided by a small volume");
        prop_assert!(distance(&ours.inertia, &inertia) < 1e-9 * ours.mass, "{} {inertia}", ours.inertia);
    }

    #[test]
    fn mass_moves_and_turns_with_its_shape(shape in any_convex(), place in pose(1.0)) {
        let (own, whole) = (shape.mass_properties(2.0).unwrap(), Shape::compound(vec![(place, shape)]).unwrap().mass_properties(2.0).unwrap());
        prop_assert!((place.point(own.center) - whole.center).length() < 1e-13, "rounding");
        let turned = *place.matrix() * own.inertia * place.matrix().transpose();
        prop_assert!(distance(&turned, &whole.inertia) < 1e-13 * (1.0 + own.mass), "rounding");
    }

    #[test]
    fn a_translated_shape_has_its_centre_where_it_was_moved(shape in any_shape(), by in vector(1.0)) {
        let own = shape.mass_properties(1.0).unwrap();
        let mut moved = shape;
        moved.translate(by);
        let after = moved.mass_properties(1.0).unwrap();
        prop_assert!((own.center + by - after.center).length() < 1e-12 && distance(&own.inertia, &after.inertia) < 1e-12 * (1.0 + own.mass), "rounding");
    }

    #[test]
    fn two_halves_weigh_as_much_as_the_whole(half in prop::array::uniform3(0.1f64..1.0), cut in -0.9f64..0.9) {
        let half = DVec3::from(half);
        let (left, right) = (0.5 * (1.0 + cut), 0.5 * (1.0 - cut));
        let piece = |share: f64, at: f64| (Pose::at(DVec3::X * half.x * at), Shape::cuboid(DVec3::new(half.x * share, half.y, half.z)).unwrap());
        let joined = Shape::compound(vec![piece(left, left - 1.0), piece(right, 1.0 - right)]).unwrap().mass_properties(1.0).unwrap();
        let whole = Shape::cuboid(half).unwrap().mass_properties(1.0).unwrap();
        prop_assert!((joined.mass - whole.mass).abs() < 1e-14 && joined.center.length() < 1e-14, "rounding");
        prop_assert!(distance(&joined.inertia, &whole.inertia) < 1e-14 * 8.0, "rounding");
    }

    #[test]
    fn principal_axes_make_the_tensor_diagonal(moments in prop::array::uniform3(0.01f64..10.0), turn in vector(3.0), equal in any::<bool>()) {
        let mut moments = DVec3::from(moments);
        if equal {
            moments.y = moments.x;
        }
        let r = DMat3::from_quat(DQuat::from_scaled_axis(turn));
        let inertia = r * DMat3::from_diagonal(moments) * r.transpose();
        let inertia = (inertia + inertia.transpose()) * 0.5;
        let (found, axes) = principal(&inertia);
        let back = DMat3::from_quat(axes);
        prop_assert!((axes.length() - 1.0).abs() < 1e-15);
        prop_assert!(distance(&(back * DMat3::from_diagonal(found) * back.transpose()), &inertia) < 1e-13, "rounding");
        let sorted = |v: DVec3| { let mut a = v.to_array(); a.sort_by(f64::total_cmp); DVec3::from(a) };
        prop_assert!((sorted(found) - sorted(moments)).length() < 1e-13, "rounding");
        prop_assert_eq!(principal(&DMat3::from_diagonal(moments)), (moments, DQuat::IDENTITY));
    }

    #[test]
    fn bounds_hold_the_shape_and_nothing_more(shape in any_shape(), place in pose(2.0), direction in vector(1.0)) {
        let b = shape.aabb(&place, 0.0);
        let wider = shape.aabb(&place, 0.5);
        prop_assert_eq!((wider.min, wider.max), (b.min - 0.5, b.max + 0.5));
        // Points of the shape are in the box, and every face of the box is reached.
        let inside = |p: DVec3| shape.contains(place.inverse_point(p));
        let p = place.at + direction * 2.0;
        prop_assert!(!inside(p) || (p.cmpge(b.min).all() && p.cmple(b.max).all()));
        if let Shape::Sphere { radius } = shape {
            prop_assert!((b.max - place.at - radius).abs().max_element() < 1e-15 && (place.at - b.min - radius).abs().max_element() < 1e-15);
        }
        if let Some(mesh) = shape.mesh() {
            let far = |n: DVec3| mesh.vertices.iter().map(|v| place.point(*v).dot(n)).fold(f64::NEG_INFINITY, f64::max);
            for (k, axis) in DVec3::AXES.into_iter().enumerate() {
                prop_assert!((far(axis) - b.max[k]).abs() < 1e-14 && (-far(-axis) - b.min[k]).abs() < 1e-14, "rounding");
            }
        }
    }

    #[test]
    fn a_pose_and_its_inverse_cancel(a in pose(2.0), b in pose(2.0), x in vector(2.0)) {
        prop_assert!((a.inverse_point(a.point(x)) - x).length() < 1e-14, "rounding");
        prop_assert!((a.inverse().point(x) - a.inverse_point(x)).length() < 1e-14);
        prop_assert!((a.times(&b).point(x) - a.point(b.point(x))).length() < 1e-14);
        prop_assert!((b.seen_from(&a).point(x) - a.inverse_point(b.point(x))).length() < 1e-14);
        prop_assert!((a.inverse_vector(a.vector(x)) - x).length() < 1e-14);
    }
}
