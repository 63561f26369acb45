//! Rays against parry, and by the definition of a hit.

use super::space::{parry, parry_shape};
use crate::common::cases::cases;
use constrained_dynamics::geometry::ray::{Entry, cast};
use constrained_dynamics::geometry::{plane, space};
use glam::{DQuat, DVec2, DVec3};
use proptest::prelude::*;

/// A ray; `along` is a unit vector.
#[derive(Clone, Copy, Debug)]
struct Ray {
    from: DVec3,
    along: DVec3,
}

impl Ray {
    fn into_space(self, shape: &space::Shape) -> Option<Entry> {
        cast(self.from, self.along, 1e3, &|x, out| shape.apart(x, out))
    }

    fn into_plane(self, shape: &plane::Shape) -> Option<Entry> {
        cast(self.from, self.along, 1e3, &|x, out| shape.apart(x, out))
    }
}

fn in_space() -> Vec<space::Shape> {
    let corner = [[1.0, 0.0, 0.2], [-0.6, 0.9, 0.0], [-0.5, -0.8, 0.1], [0.1, 0.2, 1.1], [0.0, 0.1, -0.7]];
    let box_ = space::Shape::cuboid(DVec3::new(0.5, 0.8, 0.3)).unwrap();
    let capsule = space::Shape::capsule(0.7, 0.3).unwrap();
    let turned = space::Pose::new(DVec3::new(0.9, 0.2, 0.1), DQuat::from_rotation_x(0.7));
    vec![
        space::Shape::sphere(0.8).unwrap(),
        capsule.clone(),
        box_.clone(),
        space::Shape::hull(&corner.map(DVec3::from_array)).unwrap(),
        space::Shape::half_space(DVec3::new(0.3, 1.0, -0.2)).unwrap(),
        space::Shape::compound(vec![(turned, capsule), (space::Pose::at(DVec3::new(-1.0, 0.0, 0.0)), box_)]).unwrap(),
    ]
}

fn in_plane() -> Vec<plane::Shape> {
    let corner = [[1.0, 0.0], [-0.6, 0.9], [-0.5, -0.8], [0.4, -0.7]].map(DVec2::from_array);
    let part = |x: f64, shape: plane::Shape| (plane::Pose::from_angle(DVec2::new(x, 0.2), 0.4), shape);
    let capsule = plane::Shape::capsule(0.7, 0.3).unwrap();
    vec![
        plane::Shape::disc(0.8).unwrap(),
        capsule.clone(),
        plane::Shape::rectangle(DVec2::new(0.5, 0.8)).unwrap(),
        plane::Shape::polygon(&corner).unwrap(),
        plane::Shape::half_plane(DVec2::new(0.3, 1.0)).unwrap(),
        plane::Shape::compound(vec![part(-1.0, capsule), part(0.8, plane::Shape::polygon(&corner).unwrap())]).unwrap(),
    ]
}

fn ray() -> impl Strategy<Value = Ray> {
    let vector = |limit: f64| prop::array::uniform3(-limit..limit).prop_map(DVec3::from);
    (vector(3.0), vector(1.0)).prop_map(|(from, aim)| Ray { from, along: (aim - from).normalize() })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_ray_enters_a_shape_of_space_where_parry_says(ray in ray()) {
        for shape in in_space().iter().filter(|shape| !shape.contains(ray.from)) {
            let theirs = parry3d_f64::query::Ray::new(parry(ray.from), parry(ray.along));
            let theirs = parry_shape(shape).cast_local_ray_and_get_normal(&theirs, 1e3, true);
            let ours = ray.into_space(shape);
            prop_assert_eq!(ours.is_some(), theirs.is_some(), "{:?}", shape);
            if let (Some(ours), Some(theirs)) = (ours, theirs) {
                prop_assert!((ours.distance - theirs.time_of_impact).abs() < 1e-6, "{:?} {:?}", ours, theirs);
                prop_assert!((parry(ours.normal) - theirs.normal).length() < 1e-4, "{:?} {:?} {:?}", shape, ours, theirs);
            }
        }
    }

    #[test]
    fn a_ray_enters_a_shape_of_the_plane_where_a_walk_along_it_does(ray in ray()) {
        let flat = |x: DVec3| DVec3::new(x.x, x.y, 0.0);
        let ray = Ray { from: flat(ray.from), along: flat(ray.along).normalize() };
        for shape in in_plane().iter().filter(|shape| !shape.contains(ray.from.truncate())) {
            let at = |s: f64| (ray.from + s * ray.along).truncate();
            match ray.into_plane(shape) {
                None => prop_assert!((0..2000).all(|k| !shape.contains(at(k as f64 * 3.7e-3))), "{:?}", shape),
                Some(entry) => {
                    prop_assert!(shape.contains(at(entry.distance + 1e-6)) || entry.normal.dot(ray.along) > -1e-2);
                    prop_assert!((0..200).all(|k| !shape.contains(at(entry.distance * f64::from(k) / 200.0 - 1e-9))));
                    prop_assert!((entry.normal.length() - 1.0).abs() < 1e-9 && entry.normal.dot(ray.along) <= 0.0);
                }
            }
        }
    }
}

#[test]
fn a_ray_meets_a_chain_from_either_side_and_leaves_what_it_starts_in() {
    let chain = plane::Shape::chain(&[DVec2::new(-1.0, 0.0), DVec2::new(1.0, 0.0)], false).unwrap();
    for y in [1.0, -1.0] {
        let entry = Ray { from: DVec3::new(0.3, 2.0 * y, 0.0), along: DVec3::new(0.0, -y, 0.0) }.into_plane(&chain).unwrap();
        assert_eq!((entry.distance, entry.normal), (2.0, DVec3::new(0.0, y, 0.0)));
    }
    assert_eq!(Ray { from: DVec3::new(1.3, 2.0, 0.0), along: DVec3::NEG_Y }.into_plane(&chain), None);
    for shape in in_space().iter().take(4) {
        assert_eq!(Ray { from: DVec3::new(0.01, 0.02, 0.03), along: DVec3::X }.into_space(shape), None, "{shape:?}");
    }
}
