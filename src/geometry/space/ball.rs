//! Contact of a ball's centre with a convex polyhedron: above a face, nearest to an edge, or inside.

use super::feature::WHOLE;
use super::hull::Hull;
use super::manifold::{Candidate, Work};
use super::segments;
use crate::math::{Mapped, vector};
use glam::DVec3;

/// Adds the point of the hull closest to `p` if it is nearer than `reach`; inside the hull the gap is negative and is that
/// to the nearest face. Returns the unit normal from the hull to the point. All in the hull's frame.
pub(super) fn contact(hull: &Hull, p: DVec3, reach: f64, out: &mut Vec<Candidate>) -> DVec3 {
    let mut best = (0, f64::NEG_INFINITY);
    for face in 0..hull.faces().len() {
        let height = hull.height(face, p);
        if height > best.1 {
            best = (face, height);
        }
    }
    let (face, height) = best;
    let normal = hull.normals()[face];
    let mut push = |normal: DVec3, gap: f64| {
        if gap <= reach {
            out.push(Candidate { point: p - 0.5 * gap * normal, gap, a: WHOLE, b: WHOLE });
        }
        normal
    };
    // A point above a face is closest to that face, and that face has the largest separation.
    if height <= 1e-12 * hull.size() || height > reach || is_above(hull, face, p) {
        return push(normal, height);
    }
    let mut nearest = (f64::INFINITY, p);
    for edge in hull.edges() {
        let ends = [edge.tail, edge.head].mapped(|v| hull.vertices()[usize::from(v)]);
        let q = segments::at(ends, segments::project(ends, p));
        let square = (p - q).length_squared();
        if square < nearest.0 {
            nearest = (square, q);
        }
    }
    let distance = nearest.0.sqrt();
    push((p - nearest.1) / distance, distance)
}

/// True if the projection of p onto the plane of a face is within the face.
fn is_above(hull: &Hull, face: usize, p: DVec3) -> bool {
    let corners = hull.corners(face);
    let at = |k: usize| hull.vertices()[usize::from(corners[k % corners.len()])];
    (0..corners.len()).all(|k| (at(k + 1) - at(k)).cross(p - at(k)).dot(hull.normals()[face]) >= 0.0)
}

/// Contact of a ball at the origin with a ball at p; the normal is +y if the centres coincide.
pub(super) fn contact_with_ball(p: DVec3, reach: f64, work: &mut Work) -> DVec3 {
    // Removes negative zeros.
    let p = p + DVec3::ZERO;
    let distance = vector::length(p);
    let normal = if distance > 0.0 { p / distance } else { DVec3::Y };
    let gap = normal.dot(p);
    if distance <= reach && gap <= reach {
        work.candidates.push(Candidate { point: 0.5 * p, gap, a: WHOLE, b: WHOLE });
    }
    normal
}

/// [`contact`] for the box of these half extents, m.
pub(super) fn contact_with_box(half: DVec3, p: DVec3, reach: f64, out: &mut Vec<Candidate>) -> DVec3 {
    let nearest = p.clamp(-half, half);
    let across = p - nearest;
    let distance = vector::length(across);
    let (normal, gap) = if distance > 1e-12 * half.max_element() {
        (across / distance, distance)
    } else {
        let depth = half - p.abs();
        let axis = (1..3).fold(0, |least, k| if depth[k] < depth[least] { k } else { least });
        (DVec3::AXES[axis] * if p[axis] < 0.0 { -1.0 } else { 1.0 }, -depth[axis])
    };
    if gap <= reach {
        out.push(Candidate { point: p - 0.5 * gap * normal, gap, a: WHOLE, b: WHOLE });
    }
    normal
}
