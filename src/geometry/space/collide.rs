//! The narrow phase: which pair of shapes goes where. A sphere is a point and a radius, a capsule a segment and a radius;
//! the cores are compared, and the radii taken off the gaps.

use super::feature::{self, WHOLE};
use super::hull::Hull;
use super::manifold::{Candidate, Manifold, ManifoldPoint, Manifolds, Work, reduce};
use super::segments::{self, Names};
use super::separation;
use super::solid::{Moved, Solid};
use super::{Pose, Shape, ball, polyhedra};
use glam::DVec3;

/// Appends the manifolds of the points of two shapes that are closer than `margin` (m): gaps up to it are reported too,
/// positive ones apart. Two half-spaces never meet.
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

/// One convex shape against another: found in the frame of the one that comes first in the order of `Core`, turned back,
/// and put into the world.
fn convex(a: (usize, &Shape, &Pose), b: (usize, &Shape, &Pose), margin: f64, out: &mut Manifolds) {
    let (Some(core_a), Some(core_b)) = (Core::of(a.1), Core::of(b.1)) else { return };
    let swap = core_b.rank() > core_a.rank();
    let (first, second, frame, other) = if swap { (core_b, core_a, b.2, a.2) } else { (core_a, core_b, a.2, b.2) };
    let work = &mut out.work;
    work.candidates.clear();
    let reach = margin + first.radius + second.radius;
    let normal = cores(&first.kind, &second.kind, &other.seen_from(frame), reach, work);
    if work.candidates.is_empty() {
        return;
    }
    debug_assert!((normal.length() - 1.0).abs() < 1e-9, "not a unit normal: {normal}");
    reduce(normal, &mut work.candidates);
    let normal_in_world = frame.vector(normal);
    let mut manifold = Manifold::new(if swap { -normal_in_world } else { normal_in_world });
    for Candidate { point, gap, a: name_first, b: name_second } in &work.candidates {
        let middle = *point + 0.5 * (first.radius - second.radius) * normal;
        let (name_a, name_b) = if swap { (*name_second, *name_first) } else { (*name_first, *name_second) };
        manifold.push(ManifoldPoint {
            point: frame.point(middle),
            gap: gap - first.radius - second.radius,
            feature: feature::name((a.0, b.0), name_a, name_b),
        });
    }
    out.list.push(manifold);
}

/// A convex shape without its rounding.
struct Core<'a> {
    kind: Kind<'a>,
    radius: f64,
}

enum Kind<'a> {
    /// From −y to +y.
    Segment(f64),
    Hull(&'a Hull),
    Box(DVec3, &'a Hull),
    HalfSpace(DVec3),
}

impl Core<'_> {
    fn of(shape: &Shape) -> Option<Core<'_>> {
        let (kind, radius) = match shape {
            Shape::Sphere { radius } => (Kind::Segment(0.0), *radius),
            Shape::Capsule { half_length, radius } => (Kind::Segment(*half_length), *radius),
            Shape::Box { half, hull } => (Kind::Box(*half, hull), 0.0),
            Shape::Hull(hull) => (Kind::Hull(hull), 0.0),
            Shape::HalfSpace { normal } => (Kind::HalfSpace(*normal), 0.0),
            Shape::Compound(_) => return None,
        };
        Some(Core { kind, radius })
    }

    /// The first of a pair has the higher rank.
    fn rank(&self) -> u8 {
        match self.kind {
            Kind::Segment(_) => 0,
            Kind::Hull(_) => 1,
            Kind::Box(..) => 2,
            Kind::HalfSpace(_) => 3,
        }
    }
}

fn ends(half_length: f64, pose: &Pose) -> [DVec3; 2] {
    let along = half_length * pose.matrix().y_axis;
    [pose.at - along, pose.at + along]
}

/// The ends are vertices 0 and 1, between them is edge 0.
fn names(half_length: f64) -> Names {
    if half_length > 0.0 {
        Names { ends: [feature::vertex(0), feature::vertex(1)], side: feature::edge(0) }
    } else {
        Names { ends: [WHOLE; 2], side: WHOLE }
    }
}

/// Adds where the second core, at `pose` as seen from the first, comes closer than `reach`; the normal points to it.
fn cores(a: &Kind, b: &Kind, pose: &Pose, reach: f64, work: &mut Work) -> DVec3 {
    match (a, b) {
        (Kind::HalfSpace(_), Kind::HalfSpace(_)) => DVec3::Y,
        (Kind::HalfSpace(normal), Kind::Segment(half)) => {
            let ends = ends(*half, pose);
            let count = if *half > 0.0 { 2 } else { 1 };
            below(*normal, &ends[..count], reach, &mut work.candidates)
        }
        (Kind::HalfSpace(normal), Kind::Hull(hull) | Kind::Box(_, hull)) => {
            let mut moved = std::mem::take(&mut work.moved);
            below(*normal, Solid::moved(hull, pose, &mut moved).vertices, reach, &mut work.candidates);
            work.moved = moved;
            *normal
        }
        (Kind::Segment(half_a), Kind::Segment(half_b)) => {
            let (of_a, of_b) = (ends(*half_a, &Pose::IDENTITY), ends(*half_b, pose));
            let crossing = segments::perpendicular(of_a[1] - of_a[0], of_b[1] - of_b[0]);
            segments::contact(of_a, of_b, (names(*half_a), names(*half_b)), crossing, reach, &mut work.candidates)
        }
        (Kind::Box(half, _), Kind::Segment(0.0)) => ball::contact_with_box(*half, pose.at, reach, &mut work.candidates),
        (Kind::Hull(hull), Kind::Segment(0.0)) => ball::contact(hull, pose.at, reach, &mut work.candidates),
        (Kind::Hull(hull) | Kind::Box(_, hull), Kind::Segment(half)) => {
            let ends = ends(*half, pose);
            let (solid, segment) = (Solid::of_hull(hull), Solid::of_segment(&ends));
            match separation::of_solids(&solid, &segment, reach) {
                Some(axes) => polyhedra::contact(&solid, &segment, &axes, reach, work),
                None => DVec3::Y,
            }
        }
        (Kind::Box(half_a, hull_a), Kind::Box(half_b, hull_b)) => {
            let Some(axes) = separation::of_boxes((*half_a, hull_a), (*half_b, hull_b), pose, reach) else { return DVec3::Y };
            with_moved(hull_b, pose, work, |second, work| polyhedra::contact(&Solid::of_hull(hull_a), second, &axes, reach, work))
        }
        (Kind::Hull(hull_a) | Kind::Box(_, hull_a), Kind::Hull(hull_b) | Kind::Box(_, hull_b)) => {
            let first = Solid::of_hull(hull_a);
            with_moved(hull_b, pose, work, |second, work| match separation::of_solids(&first, second, reach) {
                Some(axes) => polyhedra::contact(&first, second, &axes, reach, work),
                None => DVec3::Y,
            })
        }
        (Kind::Segment(_), _) | (_, Kind::HalfSpace(_)) => {
            debug_assert!(false, "the higher rank comes first");
            DVec3::Y
        }
    }
}

fn with_moved(hull: &Hull, pose: &Pose, work: &mut Work, f: impl FnOnce(&Solid, &mut Work) -> DVec3) -> DVec3 {
    let mut moved: Moved = std::mem::take(&mut work.moved);
    let normal = f(&Solid::moved(hull, pose, &mut moved), work);
    work.moved = moved;
    normal
}

/// The points that are less than `reach` above the plane through the origin.
fn below(normal: DVec3, points: &[DVec3], reach: f64, out: &mut Vec<Candidate>) -> DVec3 {
    for (i, point) in points.iter().enumerate() {
        let gap = normal.dot(*point);
        if gap <= reach {
            out.push(Candidate { point: *point - 0.5 * gap * normal, gap, a: WHOLE, b: feature::vertex(i) });
        }
    }
    normal
}
