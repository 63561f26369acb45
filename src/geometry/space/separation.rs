//! Separating axes (Gottschalk, Lin, Manocha, "OBBTree", 1996; Gregorius, "The separating axis test between convex
//! polyhedra", GDC 2013). Along a unit vector n from a to b the shapes are apart by
//!
//! ```text
//! s(n) = min over b of n·x − max over a of n·x
//! ```
//!
//! For polyhedra the largest s is found at a face normal of a, at one of b turned round, or at the cross product of an
//! edge of a and an edge of b. It is minus the depth where they overlap, and a lower bound of the distance otherwise.
//! GJK and EPA find the same iteratively; here the candidates are few, counted beforehand, and each is a formula.

use super::hull::{Edge, Hull};
use super::pose::Pose;
use super::solid::Solid;
use glam::DVec3;

/// Squared sine below which edges count as parallel: the faces beside them say the same.
const PARALLEL: f64 = 1e-12;

/// The best face normal of one solid.
#[derive(Clone, Copy)]
pub(super) struct FaceAxis {
    pub face: usize,
    pub separation: f64,
}

/// The best pair of edges.
#[derive(Clone, Copy)]
pub(super) struct EdgeAxis {
    pub a: usize,
    pub b: usize,
    /// Unit vector from a to b.
    pub normal: DVec3,
    pub separation: f64,
}

/// The best axis of each kind.
#[derive(Clone, Copy)]
pub(super) struct Axes {
    pub a: FaceAxis,
    pub b: FaceAxis,
    pub edge: Option<EdgeAxis>,
}

/// The best axes of any two solids, a with faces; None where one shows that they are farther apart than `reach`.
pub(super) fn of_solids(a: &Solid, b: &Solid, reach: f64) -> Option<Axes> {
    let face_a = faces(a, b);
    if face_a.separation > reach {
        return None;
    }
    let face_b = faces(b, a);
    if face_b.separation > reach {
        return None;
    }
    let edge = edges(a, b);
    (!edge.is_some_and(|e| e.separation > reach)).then_some(Axes { a: face_a, b: face_b, edge })
}

fn faces(reference: &Solid, other: &Solid) -> FaceAxis {
    let mut best = FaceAxis { face: 0, separation: f64::NEG_INFINITY };
    for (face, normal) in reference.normals.iter().enumerate() {
        let separation = -other.support(-*normal).1 - normal.dot(reference.on_face(face));
        if separation > best.separation {
            best = FaceAxis { face, separation };
        }
    }
    best
}

/// Only those pairs count whose cross product supports both solids. On the sphere of directions an edge is the arc
/// between the normals of its two faces; it is so when the arc of a crosses that of b turned round.
fn edges(a: &Solid, b: &Solid) -> Option<EdgeAxis> {
    let mut best: Option<EdgeAxis> = None;
    for (i, edge_a) in a.edges().iter().enumerate() {
        let [tail_a, head_a] = a.ends(i);
        let u = head_a - tail_a;
        let (left, right) = (a.normals[usize::from(edge_a.left)], a.normals[usize::from(edge_a.right)]);
        for (j, edge_b) in b.edges().iter().enumerate() {
            let [tail_b, head_b] = b.ends(j);
            let v = head_b - tail_b;
            if !arcs_cross(u, left.dot(v), right.dot(v), b, edge_b) {
                continue;
            }
            let cross = u.cross(v);
            let square = cross.length_squared();
            if square <= PARALLEL * u.length_squared() * v.length_squared() {
                continue;
            }
            let outward = if cross.dot(left + right) < 0.0 { -1.0 } else { 1.0 };
            let normal = cross * (outward / square.sqrt());
            let separation = normal.dot(tail_b - tail_a);
            if best.is_none_or(|e| separation > e.separation) {
                best = Some(EdgeAxis { a: i, b: j, normal, separation });
            }
        }
    }
    best
}

/// The arc of a lies on both sides of the great circle of b's arc (left·v, right·v), and the other way round; and of the
/// two points where the circles meet, both arcs go through the same one. The arc of a segment is the whole circle.
fn arcs_cross(u: DVec3, left_v: f64, right_v: f64, b: &Solid, edge_b: &Edge) -> bool {
    if left_v * right_v >= 0.0 {
        return false;
    }
    if b.hull.is_none() {
        return true;
    }
    let left_u = b.normals[usize::from(edge_b.left)].dot(u);
    let right_u = b.normals[usize::from(edge_b.right)].dot(u);
    left_u * right_u < 0.0 && left_u * right_v < 0.0
}

/// The best axes of two boxes, the second seen from the first: three, three and nine of them.
pub(super) fn of_boxes(a: (DVec3, &Hull), b: (DVec3, &Hull), pose: &Pose, reach: f64) -> Option<Axes> {
    let (ha, hb, t) = (a.0, b.0, pose.at);
    let axes_b = [0, 1, 2].map(|j| pose.matrix().col(j));
    let size = axes_b.map(DVec3::abs);
    let mut face_a = FaceAxis { face: 0, separation: f64::NEG_INFINITY };
    for i in 0..3 {
        let separation = t[i].abs() - (ha[i] + hb[0] * size[0][i] + hb[1] * size[1][i] + hb[2] * size[2][i]);
        if separation > face_a.separation {
            face_a = FaceAxis { face: 2 * i + usize::from(t[i] < 0.0), separation };
        }
    }
    if face_a.separation > reach {
        return None;
    }
    let mut face_b = FaceAxis { face: 0, separation: f64::NEG_INFINITY };
    for j in 0..3 {
        let along = t.dot(axes_b[j]);
        let separation = along.abs() - (hb[j] + ha.dot(size[j]));
        if separation > face_b.separation {
            face_b = FaceAxis { face: 2 * j + usize::from(along >= 0.0), separation };
        }
    }
    if face_b.separation > reach {
        return None;
    }
    let mut best: Option<(usize, usize, DVec3, f64)> = None;
    for i in 0..3 {
        for (j, axis_b) in axes_b.into_iter().enumerate() {
            let cross = DVec3::AXES[i].cross(axis_b);
            let square = cross.length_squared();
            if square <= PARALLEL {
                continue;
            }
            let (m, n) = (axes_b[(j + 1) % 3], axes_b[(j + 2) % 3]);
            let reaches = ha.dot(cross.abs()) + hb[(j + 1) % 3] * cross.dot(m).abs() + hb[(j + 2) % 3] * cross.dot(n).abs();
            let along = cross.dot(t);
            let separation = (along.abs() - reaches) / square.sqrt();
            if best.is_none_or(|e| separation > e.3) {
                let outward = if along < 0.0 { -1.0 } else { 1.0 };
                best = Some((i, j, cross * (outward / square.sqrt()), separation));
            }
        }
    }
    if best.is_some_and(|e| e.3 > reach) {
        return None;
    }
    let edge = best.map(|(i, j, normal, separation)| {
        let on_a = supporting_edge(a.1, i, normal);
        let on_b = supporting_edge(b.1, j, -pose.inverse_vector(normal));
        EdgeAxis { a: on_a, b: on_b, normal, separation }
    });
    Some(Axes { a: face_a, b: face_b, edge })
}

/// The edge of a box along an axis that is farthest in a direction.
fn supporting_edge(hull: &Hull, axis: usize, direction: DVec3) -> usize {
    let vertex = (0..3).filter(|k| *k != axis && direction[*k] > 0.0).fold(0, |v, k| v | 1u8 << k);
    let is_it = |e: &Edge| e.tail.min(e.head) == vertex && e.tail.max(e.head) == vertex | 1 << axis;
    hull.edges().iter().position(is_it).unwrap_or(0)
}
