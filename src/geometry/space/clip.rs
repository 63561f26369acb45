//! Face–face contact: the incident polygon is clipped to the prism above the reference face (Sutherland and Hodgman,
//! "Reentrant polygon clipping", 1974). Each remaining corner is a contact point with two features:
//!
//! * corner of the incident face inside the prism: reference face and incident vertex;
//! * crossing of a side of one with a side of the other: reference edge and incident edge;
//! * corner of the reference face inside the incident one: reference vertex and incident face.

use super::feature::{edge, face, vertex};
use super::manifold::{Candidate, Corner, Side, Work};
use super::solid::Solid;
use crate::math::vector;

/// The reference face.
#[derive(Clone, Copy)]
pub(super) struct Reference {
    pub face: usize,
    /// True if it belongs to the second solid of the pair.
    pub second: bool,
}

/// Adds the points of the clipped incident face with a gap of at most `reach`. A corner outside the prism by less than
/// `slack` is kept unchanged, so that a corner exactly above a side remains a corner.
pub(super) fn contact(reference: &Solid, incident: &Solid, which: &Reference, slack: f64, reach: f64, work: &mut Work) {
    let normal = reference.normals[which.face];
    let other_face = incident.face_against(normal);
    work.polygon.clear();
    for (corner, side) in incident.corners(other_face).iter().zip(incident.sides(other_face)) {
        work.polygon.push(Corner {
            at: vector::each(incident.vertices[usize::from(*corner)]),
            height: 0.0,
            reference: face(which.face),
            incident: vertex(usize::from(*corner)),
            side: Side::Incident(*side),
        });
    }
    let corners = reference.corners(which.face);
    for (k, &side) in reference.sides(which.face).iter().enumerate() {
        let (from, to) = (corners[k], if k + 1 < corners.len() { corners[k + 1] } else { corners[0] });
        let origin = reference.vertices[usize::from(from)];
        let outward = vector::unit_or_zero((reference.vertices[usize::from(to)] - origin).cross(normal));
        let mut leaves = false;
        for corner in &mut work.polygon {
            corner.height = outward.dot(corner.at - origin);
            leaves |= corner.height > slack;
        }
        if leaves {
            cut(work, slack, Side::Reference { edge: side, from, to }, incident.hull.is_some(), face(other_face));
        }
    }
    let origin = reference.on_face(which.face);
    for corner in &work.polygon {
        let gap = normal.dot(corner.at - origin);
        if gap <= reach {
            let (a, b) = if which.second { (corner.incident, corner.reference) } else { (corner.reference, corner.incident) };
            work.candidates.push(Candidate { point: corner.at - 0.5 * gap * normal, gap, a, b });
        }
    }
}

/// Clips the polygon (or, if not `closed`, the segment) to height ≤ 0; corners up to `slack` are kept.
pub(super) fn cut(work: &mut Work, slack: f64, by: Side, closed: bool, other_face: u16) {
    work.clipped.clear();
    for (i, corner) in work.polygon.iter().enumerate() {
        let next = work.polygon.get(i + 1);
        let last = next.is_none();
        let next = next.unwrap_or(&work.polygon[0]);
        let (here, there) = (corner.height, next.height);
        let (stays, leaves) = (here <= slack, here <= slack && there > slack);
        // After a crossing outwards the polygon continues along the clipping side.
        let side = if leaves { by } else { corner.side };
        // No crossing is added after a corner that is kept within the slack.
        let crosses = (leaves && here <= 0.0) || (!stays && there <= 0.0);
        if stays {
            let side = if crosses { corner.side } else { side };
            work.clipped.push(Corner { at: vector::each(corner.at), side, ..*corner });
        }
        if crosses && (closed || !last) {
            let (reference, incident) = meeting(by, corner.side, other_face);
            let at = corner.at + (here / (here - there)) * (next.at - corner.at);
            work.clipped.push(Corner { at, height: 0.0, reference, incident, side });
        }
    }
    std::mem::swap(&mut work.polygon, &mut work.clipped);
}

/// Features of the reference and of the incident solid where a clipping side meets a side of the polygon.
fn meeting(by: Side, side: Side, other_face: u16) -> (u16, u16) {
    match (by, side) {
        (Side::Reference { edge: e, .. }, Side::Incident(i)) => (edge(usize::from(e)), edge(usize::from(i))),
        // Two sides of the reference face: their common corner.
        (Side::Reference { from, to, .. }, Side::Reference { from: other, .. }) => {
            (vertex(usize::from(if to == other { to } else { from })), other_face)
        }
        (Side::Incident(_), _) => {
            debug_assert!(false, "the reference face cuts");
            (0, 0)
        }
    }
}
