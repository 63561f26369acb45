//! Separating axes (Gottschalk, Lin, Manocha, "OBBTree", 1996; Gregorius, "The separating axis test between convex
//! polyhedra", GDC 2013). Along a unit vector n from a to b the separation of the shapes is
//!
//! ```text
//! s(n) = min over b of n·x − max over a of n·x
//! ```
//!
//! For polyhedra the largest s is at a face normal of a, at a reversed face normal of b, or at the cross product of an
//! edge of a and an edge of b. It is minus the penetration depth if they overlap, and a lower bound of the distance otherwise.
//! GJK and EPA find it iteratively; here the candidates are few, their number is fixed, and each is a closed formula.

use super::hull::{Edge, Hull};
use super::pose::Pose;
use super::solid::Solid;
use crate::math::vector::{larger, smaller};
use glam::DVec3;

/// Separation by which the preferred axis may be worse, relative to the smaller solid's size (half its diagonal).
pub const BIAS: f64 = 1e-4;

/// Most edges of a solid: an index is a byte.
const MOST_EDGES: usize = 256;

/// Squared sine below which edges count as parallel; the adjacent face normals cover that case.
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

/// The best axes of two solids, a with faces; `None` if one shows that they are farther apart than `reach`.
pub(super) fn of_solids(a: &Solid, b: &Solid, reach: f64) -> Option<Axes> {
    let face_a = faces(a, b);
    if face_a.separation > reach {
        return None;
    }
    let face_b = faces(b, a);
    if face_b.separation > reach {
        return None;
    }
    let edge = edges(a, b, least(face_a.separation, face_b.separation, smaller(a.size, b.size)));
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

/// Edges from this separation on matter beside two faces: `polyhedra::contact` may prefer a face that is worse by one bias, and
/// accepts edges worse than that by another.
fn least(of_a: f64, of_b: f64, size: f64) -> f64 {
    larger(of_a, of_b) - 3.0 * BIAS * size
}

/// The best pair of edges that forms a face of the Minkowski difference. On the Gauss map an edge is the arc between the
/// normals of its two faces; a pair qualifies if the arc of a crosses the reversed arc of b.
fn edges(a: &Solid, b: &Solid, least: f64) -> Option<EdgeAxis> {
    let mut best: Option<EdgeAxis> = None;
    let (mut of_a, mut of_b) = ([0; MOST_EDGES], [0; MOST_EDGES]);
    let of_b = exposed(b, a.middle(), least, &mut of_b);
    for i in exposed(a, b.middle(), least, &mut of_a).iter().map(|i| usize::from(*i)) {
        let edge_a = a.edges()[i];
        let [tail_a, head_a] = a.ends(i);
        let u = head_a - tail_a;
        let (left, right) = (a.normals[usize::from(edge_a.left)], a.normals[usize::from(edge_a.right)]);
        for j in of_b.iter().map(|j| usize::from(*j)) {
            let edge_b = b.edges()[j];
            let [tail_b, head_b] = b.ends(j);
            let v = head_b - tail_b;
            if !arcs_cross(u, left.dot(v), right.dot(v), b, &edge_b) {
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

/// The edges that a separation of at least `least` may belong to. A normal n on the arc of an edge is αl + βr with α + β ≥ 1 of the
/// normals l and r of its faces. So where a point p of the other solid is behind both faces, n·(p − edge), which no separation
/// exceeds, is at most the larger of l·(p − edge) and r·(p − edge).
#[inline(never)]
fn exposed<'a>(solid: &Solid, p: DVec3, least: f64, list: &'a mut [u8; MOST_EDGES]) -> &'a [u8] {
    let mut count = 0;
    for (i, edge) in solid.edges().iter().enumerate() {
        let from = p - solid.vertices[usize::from(edge.tail)];
        let over = |face: u8| solid.normals.get(usize::from(face)).map_or(0.0, |normal| normal.dot(from));
        if larger(over(edge.left), over(edge.right)) >= smaller(least, 0.0) {
            list[count] = i as u8;
            count += 1;
        }
    }
    &list[..count]
}

/// True if two arcs of the Gauss map cross: the ends of a's arc are on opposite sides of the great circle of b's arc
/// (left·v, right·v), those of b's on opposite sides of a's, and both arcs pass through one of the two points where the
/// circles meet. The arc of a segment is the whole circle.
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

/// The best axes of two boxes.
#[derive(Clone, Copy)]
pub(super) struct BoxAxes {
    pub a: FaceAxis,
    pub b: FaceAxis,
    pub edge: Option<CrossAxis>,
}

/// The cross product of an axis of one box and an axis of the other.
#[derive(Clone, Copy)]
pub(super) struct CrossAxis {
    a: usize,
    b: usize,
    pub separation: f64,
}

/// The best axes of two boxes, the second in the frame of the first, among 3 + 3 + 9 candidates. A pair of edges is skipped
/// if it is worse than the best face by more than `polyhedra::contact` accepts.
pub(super) fn of_boxes(a: (DVec3, &Hull), b: (DVec3, &Hull), pose: &Pose, reach: f64) -> Option<BoxAxes> {
    let m = pose.matrix();
    let (ha, hb, t) = (a.0.to_array(), b.0.to_array(), pose.at.to_array());
    let axes_b = [m.x_axis.to_array(), m.y_axis.to_array(), m.z_axis.to_array()];
    // |a_i · b_j| at [j][i]
    let cosines = [m.x_axis.abs().to_array(), m.y_axis.abs().to_array(), m.z_axis.abs().to_array()];
    let mut face_a = FaceAxis { face: 0, separation: f64::NEG_INFINITY };
    for i in 0..3 {
        let width = ha[i] + hb[0] * cosines[0][i] + hb[1] * cosines[1][i] + hb[2] * cosines[2][i];
        let separation = t[i].abs() - width;
        if separation > face_a.separation {
            face_a = FaceAxis { face: 2 * i + usize::from(t[i] < 0.0), separation };
        }
    }
    if face_a.separation > reach {
        return None;
    }
    let mut face_b = FaceAxis { face: 0, separation: f64::NEG_INFINITY };
    for j in 0..3 {
        let (axis, cosines) = (&axes_b[j], &cosines[j]);
        let along = t[0] * axis[0] + t[1] * axis[1] + t[2] * axis[2];
        let separation = along.abs() - (hb[j] + (ha[0] * cosines[0] + ha[1] * cosines[1] + ha[2] * cosines[2]));
        if separation > face_b.separation {
            face_b = FaceAxis { face: 2 * j + usize::from(along >= 0.0), separation };
        }
    }
    if face_b.separation > reach {
        return None;
    }
    let least = least(face_a.separation, face_b.separation, smaller(a.1.size(), b.1.size()));
    let mut edge: Option<CrossAxis> = None;
    for i in 0..3 {
        // The cross product of axis i of a and an axis v of b has the components v_k along l and −v_l along k. Its component along
        // each other axis of b is, in magnitude, the cosine between axis i and the remaining axis of b.
        let (k, l) = (NEXT[i], NEXT[i + 1]);
        for j in 0..3 {
            let (v, cosine) = (&axes_b[j], &cosines[j]);
            let (m, n) = (NEXT[j], NEXT[j + 1]);
            let reaches = (ha[k] * cosine[l] + ha[l] * cosine[k]) + (hb[m] * cosines[n][i] + hb[n] * cosines[m][i]);
            let apart = (v[k] * t[l] - v[l] * t[k]).abs() - reaches;
            // Dividing by the sine, at most 1, only moves the separation away from zero.
            if apart <= smaller(least, 0.0) {
                continue;
            }
            let square = v[k] * v[k] + v[l] * v[l];
            if square <= PARALLEL {
                continue;
            }
            let separation = apart / square.sqrt();
            if edge.is_none_or(|e| separation > e.separation) {
                edge = Some(CrossAxis { a: i, b: j, separation });
            }
        }
    }
    (!edge.is_some_and(|e| e.separation > reach)).then_some(BoxAxes { a: face_a, b: face_b, edge })
}

/// The best axes with the supporting edges of the best cross product.
pub(super) fn with_edges(a: &Hull, b: &Hull, pose: &Pose, axes: &BoxAxes) -> Axes {
    let edge = axes.edge.map(|e| {
        let cross = DVec3::AXES[e.a].cross(pose.matrix().col(e.b));
        let outward = if cross.dot(pose.at) < 0.0 { -1.0 } else { 1.0 };
        let normal = cross * (outward / cross.length_squared().sqrt());
        let on_a = supporting_edge(a, e.a, normal);
        let on_b = supporting_edge(b, e.b, -pose.inverse_vector(normal));
        EdgeAxis { a: on_a, b: on_b, normal, separation: e.separation }
    });
    Axes { a: axes.a, b: axes.b, edge }
}

/// `NEXT[i]` and `NEXT[i + 1]`: the two axes that follow axis i cyclically.
pub(super) const NEXT: [usize; 4] = [1, 2, 0, 1];

/// Supporting edge of a box: parallel to an axis, farthest in a direction.
fn supporting_edge(hull: &Hull, axis: usize, direction: DVec3) -> usize {
    let side = |along: f64, bit: u8| if along > 0.0 { bit } else { 0 };
    let vertex = (side(direction.x, 1) | side(direction.y, 2) | side(direction.z, 4)) & !(1 << axis);
    let is_it = |e: &Edge| e.tail & e.head == vertex && e.tail | e.head == vertex | 1 << axis;
    hull.edges().iter().position(is_it).unwrap_or(0)
}
