//! Where two shapes touch: separating axes, then clipping.
//!
//! The cores P and Q of two rounded polygons are apart along a face i of P by
//!
//!   sᵢ = min over the vertices y of Q of nᵢ·(y − xᵢ)        (and along the faces of Q likewise)
//!
//! Let s be the largest of all. If s ≤ 0 the cores overlap, and s is the depth: the shortest way out is along that face.
//! If s > 0 they are apart by at least s, and their nearest points lie either on a face and a vertex, and then s is the
//! distance, or on two vertices, and then it is more. Which of the two it is, clipping tells: the face of one that looks
//! most against the normal is cut to the width of the other's face, and what is left of it either comes as near as s or
//! the vertices are nearer. What remains of the cut are the two points of the manifold.
//! (S. Gottschalk, M. C. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996; E. Catto, "Contact manifolds", GDC 2007.)
//!
//! With radii the gap is s − r_P − r_Q. The faces of P and Q are treated alike, without preference: where the two are
//! nearly parallel, either gives the same points, and a point is named by the two vertices that meet at its end of the
//! overlap, whichever face it was found by.

use super::convex::Rounded;
use super::manifold::{Manifold, ManifoldPoint, Manifolds, feature};
use super::pose::Pose;
use super::shape::Shape;
use crate::math::vector::{larger, smaller};
use glam::DVec2;

/// Rounding of a distance between points of a polygon, relative to its size.
const ROUNDING: f64 = 1e-14;
/// Below this the square of a length has lost its digits.
const SHORTEST: f64 = 1e-150;

/// Appends where two shapes touch or are closer than `margin`, m: at most one manifold for each pair of convex parts and
/// links. Half-planes and chains do not touch each other.
///
/// Seen from the other side, `collide(b, …, a, …)`, the points are the same and the normals opposite (but for two discs
/// with one centre, which have no direction: theirs is +y from whichever comes first).
pub fn collide(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64, out: &mut Manifolds) {
    match (a, b) {
        (Shape::HalfPlane { normal }, _) => b.each_part(pose_b, |q, pose| out.extend(touch_half_plane(*normal, pose_a, q, pose, margin))),
        (Shape::Chain(chain), _) => b.each_part(pose_b, |q, pose| chain.touch(pose_a, q, pose, margin, out)),
        (_, Shape::HalfPlane { .. } | Shape::Chain(_)) => {
            let before = out.len();
            collide(b, pose_b, a, pose_a, margin, out);
            out[before..].iter_mut().for_each(|m| *m = m.flipped());
        }
        _ => a.each_part(pose_a, |p, pose_p| b.each_part(pose_b, |q, pose_q| out.extend(touch(p, pose_p, q, pose_q, margin)))),
    }
}

/// Where two rounded polygons touch.
pub(super) fn touch(p: Rounded<'_>, pose_p: &Pose, q: Rounded<'_>, pose_q: &Pose, margin: f64) -> Option<Manifold> {
    let reach = margin + p.radius + q.radius;
    let q_in_p = pose_q.seen_from(pose_p);
    let (i, s_p) = separation(p, q, &q_in_p, reach)?;
    let p_in_q = q_in_p.inverse();
    let (j, s_q) = separation(q, p, &p_in_q, reach)?;

    if s_q > s_p {
        touch_face(q, &q.face(j), pose_q, p, &p_in_q, s_q, margin).map(Manifold::flipped)
    } else if s_p > f64::NEG_INFINITY {
        touch_face(p, &p.face(i), pose_p, q, &q_in_p, s_p, margin)
    } else {
        touch_vertices(p, pose_p, q, nearest_vertices(p, q, &q_in_p), margin, 0.0, None)
    }
}

/// Where the nearest of the faces of p, and no other, touches a rounded polygon that overlaps it.
pub(super) fn touch_nearest_face(p: Rounded<'_>, pose_p: &Pose, q: Rounded<'_>, pose_q: &Pose) -> Option<Manifold> {
    let (i, _) = separation(p, q, &pose_q.seen_from(pose_p), f64::INFINITY)?;
    touch_one_face(p, i, pose_p, q, pose_q, 0.0)
}

/// Where face i of p, and no other, touches a rounded polygon.
pub(super) fn touch_one_face(p: Rounded<'_>, i: usize, pose_p: &Pose, q: Rounded<'_>, pose_q: &Pose, margin: f64) -> Option<Manifold> {
    let face = p.face(i);
    face.clip(q, &pose_q.seen_from(pose_p))?.manifold(&face, pose_p, p.radius, q.radius, margin)
}

/// Where a half-plane touches a rounded polygon: it is a face without ends.
fn touch_half_plane(normal: DVec2, pose: &Pose, q: Rounded<'_>, pose_q: &Pose, margin: f64) -> Option<Manifold> {
    let face = Face { at: DVec2::ZERO, normal, from: f64::NEG_INFINITY, to: f64::INFINITY, ends: [0; 2] };
    face.clip(q, &pose_q.seen_from(pose))?.manifold(&face, pose, 0.0, q.radius, margin)
}

/// The points on face `face` of p, or on two vertices where those are nearer.
fn touch_face(p: Rounded<'_>, face: &Face, pose: &Pose, q: Rounded<'_>, q_in_p: &Pose, s: f64, margin: f64) -> Option<Manifold> {
    let clipped = face.clip(q, q_in_p);
    let nearest = clipped.map_or(f64::INFINITY, |c| c.nearest());
    if nearest <= larger(s, 0.0) {
        return clipped?.manifold(face, pose, p.radius, q.radius, margin);
    }
    let vertices = nearest_vertices(p, q, q_in_p);
    let rounding = ROUNDING * face.to;
    if nearest <= vertices.distance + rounding {
        return clipped?.manifold(face, pose, p.radius, q.radius, margin);
    }
    touch_vertices(p, pose, q, vertices, margin, rounding, Some(face.normal))
}

/// One point between two vertices. Where they are one, the normal is that of the face, if there is one.
fn touch_vertices(
    p: Rounded<'_>,
    pose: &Pose,
    q: Rounded<'_>,
    vertices: Vertices,
    margin: f64,
    rounding: f64,
    face_normal: Option<DVec2>,
) -> Option<Manifold> {
    let Vertices { of_p, of_q, at, way, distance } = vertices;
    let gap = distance - p.radius - q.radius;
    if gap > margin {
        return None;
    }
    let normal =
        if distance > larger(rounding, SHORTEST) { pose.vector(way / distance) } else { face_normal.map_or(DVec2::Y, |n| pose.vector(n)) };
    let mut manifold = Manifold::new(normal);
    let point = pose.point(at) + normal * (p.radius + 0.5 * gap);
    manifold.push(ManifoldPoint { point, gap, feature: feature(p.first + of_p, q.first + of_q) });
    Some(manifold)
}

/// Along which face of p the polygon q is farthest away, and how far, sᵢ; −∞ where p has no faces. `None` where that is
/// more than `reach`.
fn separation(p: Rounded<'_>, q: Rounded<'_>, q_in_p: &Pose, reach: f64) -> Option<(usize, f64)> {
    let mut best = (0, f64::NEG_INFINITY);
    for (i, (x, n)) in p.vertices.iter().zip(p.normals).enumerate() {
        let direction = q_in_p.inverse_vector(*n);
        let support = q.vertices.iter().map(|y| direction.dot(*y)).fold(f64::INFINITY, smaller);
        let s = n.dot(q_in_p.at - *x) + support;
        if s > best.1 {
            best = (i, s);
        }
    }
    (best.1 <= reach).then_some(best)
}

/// The nearest vertices of two polygons, in the frame of p.
struct Vertices {
    of_p: u32,
    of_q: u32,
    /// The vertex of p.
    at: DVec2,
    /// From there to the vertex of q.
    way: DVec2,
    /// m
    distance: f64,
}

fn nearest_vertices(p: Rounded<'_>, q: Rounded<'_>, q_in_p: &Pose) -> Vertices {
    let mut best = Vertices { of_p: 0, of_q: 0, at: DVec2::ZERO, way: DVec2::ZERO, distance: f64::INFINITY };
    let mut least = f64::INFINITY;
    for (j, y) in q.vertices.iter().enumerate() {
        let y = q_in_p.point(*y);
        for (i, x) in p.vertices.iter().enumerate() {
            let squared = y.distance_squared(*x);
            if squared < least {
                least = squared;
                best = Vertices { of_p: i as u32, of_q: j as u32, at: *x, way: y - *x, distance: 0.0 };
            }
        }
    }
    Vertices { distance: least.sqrt(), ..best }
}

/// A face: the points at + u t with from ≤ u ≤ to, where t is the normal turned by a quarter.
struct Face {
    at: DVec2,
    normal: DVec2,
    from: f64,
    to: f64,
    /// The vertices at its two ends.
    ends: [u32; 2],
}

/// What is left of a face of q between the ends of a face of p: two points, or one where q is a disc.
#[derive(Clone, Copy)]
struct Clipped {
    points: [OverFace; 2],
    count: usize,
}

/// A point of q over a face of p.
#[derive(Clone, Copy)]
struct OverFace {
    /// Along the face, m.
    u: f64,
    /// Off the face, m.
    s: f64,
    /// The vertex of q on this side.
    vertex: u32,
}

impl Rounded<'_> {
    fn face(&self, i: usize) -> Face {
        let next = if i + 1 < self.vertices.len() { i + 1 } else { 0 };
        let (x, y) = (self.vertices[i], self.vertices[next]);
        let ends = [self.first + i as u32, self.first + next as u32];
        Face { at: x, normal: self.normals[i], from: 0.0, to: x.distance_squared(y).sqrt(), ends }
    }

    /// The face that looks most against a direction.
    fn face_against(&self, direction: DVec2) -> usize {
        let mut best = (0, f64::INFINITY);
        for (j, n) in self.normals.iter().enumerate() {
            let along = n.dot(direction);
            if along < best.1 {
                best = (j, along);
            }
        }
        best.0
    }
}

impl Face {
    /// Cuts the face of q that looks against this one to its width; `None` where nothing is left.
    fn clip(&self, q: Rounded<'_>, q_in_p: &Pose) -> Option<Clipped> {
        let tangent = self.normal.perp();
        let over = |vertex: usize| {
            let x = q_in_p.point(q.vertices[vertex]) - self.at;
            OverFace { u: tangent.dot(x), s: self.normal.dot(x), vertex: q.first + vertex as u32 }
        };
        if q.vertices.len() == 1 {
            let point = over(0);
            let inside = self.from <= point.u && point.u <= self.to;
            return inside.then_some(Clipped { points: [point; 2], count: 1 });
        }
        // It runs against this face: its end is on the side of our beginning.
        let j = q.face_against(q_in_p.inverse_vector(self.normal));
        let (low, high) = (over(if j + 1 < q.vertices.len() { j + 1 } else { 0 }), over(j));
        if larger(low.u, high.u) < self.from || smaller(low.u, high.u) > self.to {
            return None;
        }
        let cut = |point: OverFace, other: OverFace, u: f64| {
            let s = point.s + (other.s - point.s) * (u - point.u) / (other.u - point.u);
            OverFace { u, s, ..point }
        };
        let left = if low.u < self.from { cut(low, high, self.from) } else { low };
        let right = if high.u > self.to { cut(high, low, self.to) } else { high };
        Some(Clipped { points: [left, right], count: 2 })
    }
}

impl Clipped {
    /// The least distance off the face.
    fn nearest(&self) -> f64 {
        smaller(self.points[0].s, self.points[1].s)
    }

    /// The points closer than the margin, midway between the rounded surfaces.
    fn manifold(&self, face: &Face, pose: &Pose, r_p: f64, r_q: f64, margin: f64) -> Option<Manifold> {
        let mut manifold = Manifold::new(pose.vector(face.normal));
        for (over, end) in self.points[..self.count].iter().zip(face.ends) {
            let gap = over.s - r_p - r_q;
            if gap <= margin {
                let local = face.at + over.u * face.normal.perp() + (r_p + 0.5 * gap) * face.normal;
                manifold.push(ManifoldPoint { point: pose.point(local), gap, feature: feature(end, over.vertex) });
            }
        }
        (manifold.count > 0).then_some(manifold)
    }
}
