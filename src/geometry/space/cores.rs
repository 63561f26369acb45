//! The cores of shapes: a point or segment with a radius, or a polyhedron.

use super::feature::{self, WHOLE};
use super::manifold::{Candidate, Work};
use super::segments::Names;
use super::separation;
use super::solid::Solid;
use super::{Pose, Shape, polyhedra};
use glam::DVec3;

/// Rounding radius: distance of the surface from the core, m.
#[inline]
pub(super) fn radius(shape: &Shape) -> f64 {
    match shape {
        Shape::Sphere { radius } | Shape::Capsule { radius, .. } => *radius,
        _ => 0.0,
    }
}

/// Both ends of the core of a sphere or capsule.
pub(super) fn ends(half_length: f64, pose: &Pose) -> [DVec3; 2] {
    let along = half_length * pose.matrix().y_axis;
    [pose.at - along, pose.at + along]
}

/// The ends are vertices 0 and 1, between them is edge 0.
pub(super) fn names(half_length: f64) -> Names {
    if half_length > 0.0 {
        Names { ends: [feature::vertex(0), feature::vertex(1)], side: feature::edge(0) }
    } else {
        Names { ends: [WHOLE; 2], side: WHOLE }
    }
}

/// Two polyhedra (or a polyhedron and a segment), by separating axes.
pub(super) fn solids(a: &Solid, b: &Solid, reach: f64, work: &mut Work) -> DVec3 {
    match separation::of_solids(a, b, reach) {
        Some(axes) => polyhedra::contact(a, b, &axes, reach, work),
        None => DVec3::Y,
    }
}

/// Half the length of the core of a sphere or capsule, which goes from −y to +y.
pub(super) fn half_length(shape: &Shape) -> f64 {
    if let Shape::Capsule { half_length, .. } = shape { *half_length } else { 0.0 }
}

/// Adds the points less than `reach` above the plane through the origin.
pub(super) fn below(normal: DVec3, points: &[DVec3], reach: f64, out: &mut Vec<Candidate>) -> DVec3 {
    add_below(normal, points.iter().enumerate(), reach, out);
    normal
}

/// Adds those of the points, with their indices, that are less than `reach` above the plane through the origin.
pub(super) fn add_below<'a>(normal: DVec3, points: impl Iterator<Item = (usize, &'a DVec3)>, reach: f64, out: &mut Vec<Candidate>) {
    for (i, point) in points {
        let gap = normal.dot(*point);
        if gap <= reach {
            out.push(Candidate { point: *point - 0.5 * gap * normal, gap, a: WHOLE, b: feature::vertex(i) });
        }
    }
}
