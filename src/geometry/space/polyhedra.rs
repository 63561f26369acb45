//! Contact of two convex polyhedra, or of one with the core of a capsule, from their separating axes.
//!
//! * Face axis: the contact is the incident face clipped to the reference face (`clip`).
//! * Edge axis of overlapping solids: one point, midway between the two edges.
//! * Solids apart: the best axis is only a lower bound of the distance. It is the distance if the clipped polygon has a
//!   point that close; otherwise no vertex is above a face, and the closest points are on two edges.
//!
//! Axes that are equal up to `BIAS` would alternate from step to step, and the contact points with them. So a face is
//! preferred to a pair of edges, and the larger face to the smaller, unless it is worse by more than `BIAS`.

use super::clip::{self, Reference};
use super::feature::{edge, face, vertex};
use super::hull::Hull;
use super::manifold::{Candidate, Work};
use super::segments::{self, Names};
use super::separation::{Axes, BIAS, EdgeAxis, FaceAxis};
use super::solid::Solid;
use crate::math::vector::{self, larger, smaller};
use glam::DVec3;

/// Cosine of 2°: below this angle an edge axis duplicates a face normal.
const ALIGNED: f64 = 0.9994;

/// More than rounding makes two ways to compute a distance differ, relatively.
const ROUNDING: f64 = 1e-9;

/// Adds the contact points closer than `reach` and returns the unit normal from a to b.
pub(super) fn contact(a: &Solid, b: &Solid, axes: &Axes, reach: f64, work: &mut Work) -> DVec3 {
    let bias = BIAS * smaller(a.size, b.size);
    let which = reference(a.hull, b.hull, &axes.a, &axes.b, bias);
    let (own, other) = if which.second { (b, a) } else { (a, b) };
    let separation = if which.second { axes.b.separation } else { axes.a.separation };
    let outward = own.normals[which.face];
    let normal = if which.second { -outward } else { outward };
    let rival = axes.edge.as_ref().filter(|e| e.separation > separation + bias);
    let bound = rival.map_or(larger(axes.a.separation, axes.b.separation), |e| e.separation);
    if rival.is_none_or(|e| e.normal.dot(normal) > ALIGNED) {
        clip::contact(own, other, &which, bias, reach, work);
        if rival.is_none() && bound <= 0.0 {
            if !work.candidates.is_empty() {
                return normal;
            }
            // The clipped polygon is empty: use the pair of edges, which is as good up to the bias.
            if let Some(edge) = axes.edge.as_ref().filter(|e| e.separation > separation - bias) {
                return crossing_edges(a, b, edge, work);
            }
            work.candidates.push(support_point(other, &which, outward, separation));
            return normal;
        }
        let least = work.candidates.iter().fold(f64::INFINITY, |least, c| smaller(least, c.gap));
        if (least - bound).abs() <= bias {
            return normal;
        }
        work.candidates.clear();
    }
    match rival {
        Some(edge) if bound <= 0.0 => crossing_edges(a, b, edge, work),
        _ => closest_edges(a, b, rival.map_or(normal, |e| e.normal), reach, work),
    }
}

/// The reference face, of a or of b: the better axis, the larger face if equal up to `bias`.
pub(super) fn reference(a: Option<&Hull>, b: Option<&Hull>, of_a: &FaceAxis, of_b: &FaceAxis, bias: f64) -> Reference {
    let area = |hull: Option<&Hull>, face: usize| hull.map_or(0.0, |h| h.faces()[face].area);
    let ahead = of_b.separation - of_a.separation;
    let second = ahead > bias || (ahead >= -bias && area(b, of_b.face) > area(a, of_a.face));
    Reference { face: if second { of_b.face } else { of_a.face }, second }
}

/// The deepest vertex alone, if rounding left an empty polygon.
fn support_point(incident: &Solid, which: &Reference, outward: DVec3, gap: f64) -> Candidate {
    let deepest = incident.support(-outward).0;
    let (reference, incident_name) = (face(which.face), vertex(deepest));
    let (a, b) = if which.second { (incident_name, reference) } else { (reference, incident_name) };
    Candidate { point: incident.vertices[deepest] - 0.5 * gap * outward, gap, a, b }
}

/// Overlapping edges: one point, midway between the two lines.
fn crossing_edges(a: &Solid, b: &Solid, axis: &EdgeAxis, work: &mut Work) -> DVec3 {
    let (of_a, of_b) = (a.ends(axis.a), b.ends(axis.b));
    let (s, t) = segments::closest(of_a, of_b);
    let point = 0.5 * (segments::at(of_a, s) + segments::at(of_b, t));
    work.candidates.push(Candidate { point, gap: axis.separation, a: edge(axis.a), b: edge(axis.b) });
    axis.normal
}

/// Solids that are apart: the closest of all pairs of edges. Along any axis the distance of a pair is at least that of the
/// supporting planes plus each edge's depth behind its own; no more than the distance of two vertices is looked for.
/// That rules out most pairs.
fn closest_edges(a: &Solid, b: &Solid, axis: DVec3, reach: f64, work: &mut Work) -> DVec3 {
    let between = b.vertices[b.support(-axis).0] - a.vertices[a.support(axis).0];
    let enough = vector::length(between);
    let apart = |axis: DVec3| -b.support(-axis).1 - a.support(axis).1;
    let straight = between / enough;
    let along = if enough > 0.0 && apart(straight) > apart(axis) { straight } else { axis };
    let (front_a, front_b) = (a.support(along).1, -b.support(-along).1);
    let mut best: Option<(usize, usize)> = None;
    let mut least = smaller(reach, enough + ROUNDING * (enough + a.size + b.size));
    for i in 0..a.edges().len() {
        let of_a = a.ends(i);
        let behind_a = front_a - along.dot(of_a[0]).max(along.dot(of_a[1]));
        if front_b - front_a + behind_a > least {
            continue;
        }
        for j in 0..b.edges().len() {
            let of_b = b.ends(j);
            let behind_b = along.dot(of_b[0]).min(along.dot(of_b[1])) - front_b;
            if front_b - front_a + behind_a + behind_b > least {
                continue;
            }
            let (s, t) = segments::closest(of_a, of_b);
            let distance = vector::length(segments::at(of_b, t) - segments::at(of_a, s));
            if distance < least {
                (best, least) = (Some((i, j)), distance);
            }
        }
    }
    let Some((i, j)) = best else { return axis };
    segments::contact(a.ends(i), b.ends(j), (names(a, i), names(b, j)), axis, reach, &mut work.candidates)
}

fn names(solid: &Solid, index: usize) -> Names {
    let e = solid.edges()[index];
    Names { ends: [vertex(usize::from(e.tail)), vertex(usize::from(e.head))], side: edge(index) }
}
