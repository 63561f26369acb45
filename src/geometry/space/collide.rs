//! The narrow phase: dispatch on the pair of shapes. A sphere is a point and a radius, a capsule a segment and a radius;
//! the cores are collided, and the radii subtracted from the gaps.

use super::cores::{add_below, below, ends, half_length, names, radius, solids};
use super::feature;
use super::manifold::{Candidate, ManifoldPoint, Manifolds, Work, reduce};
use super::segments;
use super::solid::{Moved, Solid};
use super::{Pose, Shape, ball, boxes, round};
use glam::DVec3;

/// Appends the manifolds of two shapes, with the points whose gap is at most `margin` (m). Two half-spaces never touch.
pub fn collide(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64, out: &mut Manifolds) {
    match (a, b) {
        (Shape::Compound(parts), _) => {
            let box_b = b.aabb(pose_b, margin);
            for (i, (place, part)) in parts.iter().enumerate() {
                let pose = pose_a.times(place);
                if part.aabb(&pose, 0.0).overlaps(&box_b) {
                    with_parts_of_b((i, part, &pose), b, pose_b, margin, out);
                }
            }
        }
        _ => with_parts_of_b((0, a, pose_a), b, pose_b, margin, out),
    }
}

fn with_parts_of_b(a: (usize, &Shape, &Pose), b: &Shape, pose_b: &Pose, margin: f64, out: &mut Manifolds) {
    match b {
        Shape::Compound(parts) => {
            let box_a = a.1.aabb(a.2, margin);
            for (j, (place, part)) in parts.iter().enumerate() {
                let pose = pose_b.times(place);
                if part.aabb(&pose, 0.0).overlaps(&box_a) {
                    convex(a, (j, part, &pose), margin, out);
                }
            }
        }
        _ => convex(a, (0, b, pose_b), margin, out),
    }
}

/// Contact of two convex shapes: computed in the frame of the shape of higher rank, then transformed to the world.
fn convex(a: (usize, &Shape, &Pose), b: (usize, &Shape, &Pose), margin: f64, out: &mut Manifolds) {
    let swap = rank(b.1) > rank(a.1);
    let (first, second, frame, other) = if swap { (b.1, a.1, b.2, a.2) } else { (a.1, b.1, a.2, b.2) };
    out.work.candidates.clear();
    let (normal, [r_first, r_second]) = round_or_cores((first, frame), (second, other), margin, out);
    if out.work.candidates.is_empty() {
        return;
    }
    debug_assert!((normal.length() - 1.0).abs() < 1e-9, "not a unit normal: {normal}");
    reduce(normal, &mut out.work);
    let normal_in_world = frame.vector(normal);
    let (manifold, work) = out.next(if swap { -normal_in_world } else { normal_in_world });
    for i in &work.kept {
        let candidate = &work.candidates[usize::from(*i)];
        let middle = candidate.point + 0.5 * (r_first - r_second) * normal;
        let (name_a, name_b) = if swap { (candidate.b, candidate.a) } else { (candidate.a, candidate.b) };
        manifold.push(ManifoldPoint {
            point: frame.point(middle),
            gap: candidate.gap - r_first - r_second,
            feature: feature::name((a.0, b.0), name_a, name_b),
        });
    }
}

/// The unit normal from a to b, and the radii that the gaps of the candidates do not know of.
fn round_or_cores(a: (&Shape, &Pose), b: (&Shape, &Pose), margin: f64, out: &mut Manifolds) -> (DVec3, [f64; 2]) {
    let is_round = round::is_round(a.0) || round::is_round(b.0);
    let found = is_round.then(|| round::contact(a.0, b.0, &b.1.seen_from(a.1), margin, &mut out.work)).flatten();
    found.unwrap_or_else(|| {
        let radii = [radius(a.0), radius(b.0)];
        (cores(a, b, margin + radii[0] + radii[1], &mut out.work, &mut out.moved), radii)
    })
}

/// Dispatch rank: the first shape of a pair has the higher rank.
fn rank(shape: &Shape) -> u8 {
    match shape {
        Shape::Sphere { .. } | Shape::Capsule { .. } => 0,
        Shape::Hull(_) => 1 + u8::from(!round::is_round(shape)),
        Shape::Box { .. } => 3,
        Shape::HalfSpace { .. } => 4,
        Shape::Compound(_) => 5,
    }
}

/// Adds the contact points of two cores closer than `reach`, in the frame of the first. Returns the unit normal to the second.
fn cores((a, frame): (&Shape, &Pose), (b, other): (&Shape, &Pose), reach: f64, work: &mut Work, moved: &mut Moved) -> DVec3 {
    // A ball has no orientation: its centre is enough.
    match (a, b) {
        (Shape::Sphere { .. }, Shape::Sphere { .. }) => return ball::contact_with_ball(frame.inverse_point(other.at), reach, work),
        (Shape::Box { half, .. }, Shape::Sphere { .. }) => {
            return ball::contact_with_box(*half, frame.inverse_point(other.at), reach, &mut work.candidates);
        }
        (Shape::Hull(hull), Shape::Sphere { .. }) => {
            return ball::contact(hull, frame.inverse_point(other.at), reach, &mut work.candidates);
        }
        _ => {}
    }
    let pose = &other.seen_from(frame);
    match (a, b) {
        (Shape::HalfSpace { .. }, Shape::HalfSpace { .. }) => DVec3::Y,
        (Shape::HalfSpace { normal }, Shape::Hull(hull) | Shape::Box { hull, .. }) => {
            lower_side(*normal, &Solid::moved(hull, pose, moved), reach, &mut work.candidates)
        }
        (Shape::HalfSpace { normal }, _) => {
            let half = half_length(b);
            let count = if half > 0.0 { 2 } else { 1 };
            below(*normal, &ends(half, pose)[..count], reach, &mut work.candidates)
        }
        (Shape::Box { half: half_a, hull: hull_a }, Shape::Box { half: half_b, hull: hull_b }) => {
            boxes::contact((*half_a, hull_a), (*half_b, hull_b), pose, reach, work, moved)
        }
        (Shape::Hull(hull_a) | Shape::Box { hull: hull_a, .. }, Shape::Hull(hull_b) | Shape::Box { hull: hull_b, .. }) => {
            solids(&Solid::of_hull(hull_a), &Solid::moved(hull_b, pose, moved), reach, work)
        }
        (Shape::Hull(hull) | Shape::Box { hull, .. }, Shape::Capsule { half_length, .. }) => {
            let ends = ends(*half_length, pose);
            solids(&Solid::of_hull(hull), &Solid::of_segment(&ends), reach, work)
        }
        (Shape::Sphere { .. } | Shape::Capsule { .. }, Shape::Sphere { .. } | Shape::Capsule { .. }) => {
            let (half_a, half_b) = (half_length(a), half_length(b));
            let (of_a, of_b) = (ends(half_a, &Pose::IDENTITY), ends(half_b, pose));
            let crossing = segments::perpendicular(of_a[1] - of_a[0], of_b[1] - of_b[0]);
            segments::contact(of_a, of_b, (names(half_a), names(half_b)), crossing, reach, &mut work.candidates)
        }
        _ => {
            debug_assert!(false, "the higher rank comes first, and no compound is part of another");
            DVec3::Y
        }
    }
}

/// Adds the vertices less than `reach` above the plane through the origin: those below it, those of the face that looks at it most
/// directly, and the lowest. Those above them would take their places where a body is thinner than the reach.
fn lower_side(normal: DVec3, solid: &Solid, reach: f64, out: &mut Vec<Candidate>) -> DVec3 {
    let down = |n: &DVec3| -normal.dot(*n);
    let Some((facing, hull)) = first_of_largest(solid.normals, down).zip(solid.hull) else { return normal };
    let lowest = first_of_largest(solid.vertices, down);
    let corners = hull.corners(facing);
    let belongs = |(i, x): &(usize, &DVec3)| Some(*i) == lowest || corners.contains(&(*i as u8)) || normal.dot(**x) <= 0.0;
    add_below(normal, solid.vertices.iter().enumerate().filter(belongs), reach, out);
    normal
}

/// The index of the largest value; of equal ones of the first.
fn first_of_largest(vectors: &[DVec3], value: impl Fn(&DVec3) -> f64) -> Option<usize> {
    let values = vectors.iter().map(value).enumerate();
    values.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(i, _)| i)
}
