//! Contact of two rounded polygons: separating axes, then clipping.
//!
//! The cores P and Q of two rounded polygons are apart along a face i of P by
//!
//!   sᵢ = min over the vertices y of Q of nᵢ·(y − xᵢ)        (and along the faces of Q likewise)
//!
//! Let s be the largest of all. If s ≤ 0 the cores overlap, and s is minus the depth: the direction of least penetration is that face.
//! If s > 0 they are apart by at least s, and their nearest points lie either on a face and a vertex, and then s is the
//! distance, or on two vertices, and then it is more. Clipping decides: the incident face, whose normal is most opposed to
//! the reference normal, is clipped to the width of the reference face; the remaining segment either comes as near as s, or
//! the vertices are nearer. The ends of the clipped segment are the two points of the manifold.
//! (S. Gottschalk, M. C. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996; E. Catto, "Contact manifolds", GDC 2007.)
//!
//! With radii the gap is s − r_P − r_Q. The faces of P and Q are treated alike, without preference: where the two are
//! nearly parallel, either gives the same points, and a point is named by the two vertices that meet at its end of the
//! overlap, whichever face it was found by.

use super::convex::Rounded;
use super::manifold::{Manifold, ManifoldPoint, Manifolds, feature};
use super::pose::Pose;
use crate::math::vector::{larger, smaller};
use glam::DVec2;

/// Rounding of a distance between points of a polygon, relative to its size.
const ROUNDING: f64 = 1e-14;
/// Length, m, below which its square underflows.
const SHORTEST: f64 = 1e-150;

/// Appends the manifold of two rounded polygons, if they touch.
pub(super) fn touch(p: &Rounded<'_>, pose_p: &Pose, q: &Rounded<'_>, pose_q: &Pose, margin: f64, out: &mut Manifolds) {
    let reach = margin + p.radius + q.radius;
    let q_in_p = &pose_q.seen_from(pose_p);
    let pair = Pair { p, pose: pose_p, q, q_in_p, margin, flipped: false };
    // Two discs have no faces.
    if p.normals.is_empty() && q.normals.is_empty() {
        return pair.touch_vertices(&nearest_vertices(p, q, q_in_p), 0.0, None, out);
    }
    let Some((i, s_p)) = separation(p, q, q_in_p, reach) else { return };
    let p_in_q = &q_in_p.inverse();
    let Some((j, s_q)) = separation(q, p, p_in_q, reach) else { return };

    if s_q > s_p {
        Pair { p: q, pose: pose_q, q: p, q_in_p: p_in_q, margin, flipped: true }.touch_face(j, s_q, out);
    } else if s_p > f64::NEG_INFINITY {
        pair.touch_face(i, s_p, out);
    }
}

/// Appends the manifold of a rounded polygon that overlaps p with the nearest face of p.
pub(super) fn touch_nearest_face(p: &Rounded<'_>, pose_p: &Pose, q: &Rounded<'_>, pose_q: &Pose, out: &mut Manifolds) {
    if let Some((i, _)) = separation(p, q, &pose_q.seen_from(pose_p), f64::INFINITY) {
        touch_one_face(p, p.face(i), pose_p, q, pose_q, 0.0, out);
    }
}

/// Appends the manifold of a face of p alone with a rounded polygon.
pub(super) fn touch_one_face(p: &Rounded<'_>, face: Face, pose: &Pose, q: &Rounded<'_>, pose_q: &Pose, margin: f64, out: &mut Manifolds) {
    let pair = Pair { p, pose, q, q_in_p: &pose_q.seen_from(pose), margin, flipped: false };
    pair.touch_clipped(&face, face.clip(q, pair.q_in_p).as_ref(), out);
}

/// A half-plane touches as a face without ends.
pub(super) fn touch_half_plane(normal: DVec2, pose: &Pose, q: &Rounded<'_>, pose_q: &Pose, margin: f64, out: &mut Manifolds) {
    let face = Face { at: DVec2::ZERO, normal, from: 0.0, to: 0.0, ends: [0; 2] };
    let p = &Rounded { vertices: &[], normals: &[], half: None, radius: 0.0, first: 0 };
    touch_one_face(p, face.line(), pose, q, pose_q, margin, out);
}

/// Two rounded polygons, the second in the frame of the first; p has the reference face.
struct Pair<'a> {
    p: &'a Rounded<'a>,
    pose: &'a Pose,
    q: &'a Rounded<'a>,
    q_in_p: &'a Pose,
    margin: f64,
    /// True if q is the first shape of the manifold.
    flipped: bool,
}

impl Pair<'_> {
    /// Appends the points on face i of p, s from q, or on two vertices where those are nearer.
    fn touch_face(&self, i: usize, s: f64, out: &mut Manifolds) {
        let face = self.p.face(i);
        let clipped = face.clip(self.q, self.q_in_p);
        let nearest = clipped.as_ref().map_or(f64::INFINITY, Clipped::nearest);
        if nearest <= larger(s, 0.0) {
            return self.touch_clipped(&face, clipped.as_ref(), out);
        }
        let vertices = nearest_vertices(self.p, self.q, self.q_in_p);
        let rounding = ROUNDING * face.to;
        if nearest <= vertices.distance + rounding {
            return self.touch_clipped(&face, clipped.as_ref(), out);
        }
        self.touch_vertices(&vertices, rounding, Some(face.normal), out);
    }

    /// Appends the points of the clipped segment that are closer than the margin, midway between the rounded surfaces.
    fn touch_clipped(&self, face: &Face, clipped: Option<&Clipped>, out: &mut Manifolds) {
        let Some(clipped) = clipped else { return };
        let [low, high] = &clipped.points;
        let (first, second) = (self.gap(low) <= self.margin, clipped.count == 2 && self.gap(high) <= self.margin);
        let normal = self.pose.vector(face.normal);
        match (first, second) {
            (true, true) => {
                let normal = if self.flipped { -normal } else { normal };
                out.push(Manifold { normal, points: [self.point(face, low, 0), self.point(face, high, 1)], count: 2 });
            }
            (true, false) => self.push_one(normal, self.point(face, low, 0), out),
            (false, true) => self.push_one(normal, self.point(face, high, 1), out),
            (false, false) => {}
        }
    }

    #[inline(always)]
    fn gap(&self, over: &OverFace) -> f64 {
        over.s - self.p.radius - self.q.radius
    }

    /// The point of the manifold at one end of the clipped segment.
    #[inline(always)]
    fn point(&self, face: &Face, over: &OverFace, end: usize) -> ManifoldPoint {
        let gap = self.gap(over);
        let local = face.at + over.u * face.normal.perp() + (self.p.radius + 0.5 * gap) * face.normal;
        ManifoldPoint { point: self.pose.point(local), gap, feature: self.feature(face.ends[end], over.vertex) }
    }

    /// Appends one point between two vertices. Where they are one, the normal is that of the face, if there is one.
    fn touch_vertices(&self, vertices: &Vertices, rounding: f64, face_normal: Option<DVec2>, out: &mut Manifolds) {
        let (p, pose) = (self.p, self.pose);
        let gap = vertices.distance - p.radius - self.q.radius;
        if gap > self.margin {
            return;
        }
        let normal = if vertices.distance > larger(rounding, SHORTEST) {
            pose.vector(vertices.offset / vertices.distance)
        } else {
            face_normal.map_or(DVec2::Y, |n| pose.vector(n))
        };
        let point = pose.point(vertices.at) + normal * (p.radius + 0.5 * gap);
        let feature = self.feature(p.first + vertices.of_p, self.q.first + vertices.of_q);
        self.push_one(normal, ManifoldPoint { point, gap, feature }, out);
    }

    /// Appends one point; `normal` points out of p.
    fn push_one(&self, normal: DVec2, point: ManifoldPoint, out: &mut Manifolds) {
        let normal = if self.flipped { -normal } else { normal };
        // The second point is not valid (count = 1).
        out.push(Manifold { normal, points: [point, point], count: 1 });
    }

    #[inline(always)]
    fn feature(&self, of_p: u32, of_q: u32) -> u32 {
        if self.flipped { feature(of_q, of_p) } else { feature(of_p, of_q) }
    }
}

/// The face i of p with the largest separation sᵢ, m; −∞ if p has no faces. `None` if the separation is larger than `reach`.
fn separation(p: &Rounded<'_>, q: &Rounded<'_>, q_in_p: &Pose, reach: f64) -> Option<(usize, f64)> {
    let mut best = (0, f64::NEG_INFINITY);
    for (i, (x, n)) in p.vertices.iter().zip(p.normals).enumerate() {
        let s = n.dot(q_in_p.at - *x) + q.least_along(q_in_p.inverse_vector(*n));
        if s > best.1 {
            best = (i, s);
            if s > reach {
                return None;
            }
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
    /// Vector to the vertex of q, m.
    offset: DVec2,
    /// m
    distance: f64,
}

fn nearest_vertices(p: &Rounded<'_>, q: &Rounded<'_>, q_in_p: &Pose) -> Vertices {
    let (mut of_p, mut of_q, mut least) = (0, 0, f64::INFINITY);
    for (j, y) in q.vertices.iter().enumerate() {
        let y = q_in_p.point(*y);
        for (i, x) in p.vertices.iter().enumerate() {
            let squared = y.distance_squared(*x);
            if squared < least {
                (of_p, of_q, least) = (i, j, squared);
            }
        }
    }
    let at = p.vertices[of_p];
    let offset = q_in_p.point(q.vertices[of_q]) - at;
    Vertices { of_p: of_p as u32, of_q: of_q as u32, at, offset, distance: least.sqrt() }
}

/// A face: the points at + u t with from ≤ u ≤ to, where t is the normal turned by 90°.
pub(super) struct Face {
    at: DVec2,
    normal: DVec2,
    from: f64,
    to: f64,
    /// The vertices at its two ends.
    ends: [u32; 2],
}

/// The face of q clipped to the width of the face of p: two points, or one if q is a disc.
struct Clipped {
    points: [OverFace; 2],
    count: usize,
}

/// A point of q over a face of p.
#[derive(Clone, Copy)]
struct OverFace {
    /// Coordinate along the face, m.
    u: f64,
    /// Height above the face, m.
    s: f64,
    /// The vertex of q on this side.
    vertex: u32,
}

impl Rounded<'_> {
    pub(super) fn face(&self, i: usize) -> Face {
        let next = if i + 1 < self.vertices.len() { i + 1 } else { 0 };
        let (x, y) = (self.vertices[i], self.vertices[next]);
        let ends = [self.first + i as u32, self.first + next as u32];
        Face { at: x, normal: self.normals[i], from: 0.0, to: x.distance_squared(y).sqrt(), ends }
    }

    /// The face whose normal is most opposed to a direction.
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
    /// The whole line on which it lies.
    pub(super) fn line(self) -> Face {
        Face { from: f64::NEG_INFINITY, to: f64::INFINITY, ..self }
    }

    /// Clips the incident face of q to the width of this face; `None` if nothing is left.
    fn clip(&self, q: &Rounded<'_>, q_in_p: &Pose) -> Option<Clipped> {
        if q.vertices.len() == 1 {
            let point = self.under(q, 0, q_in_p);
            let inside = self.from <= point.u && point.u <= self.to;
            return inside.then_some(Clipped { points: [point; 2], count: 1 });
        }
        // The faces run in opposite senses: the end of q's face is on the side of the beginning of this one.
        let j = q.face_against(q_in_p.inverse_vector(self.normal));
        let low = self.under(q, if j + 1 < q.vertices.len() { j + 1 } else { 0 }, q_in_p);
        let high = self.under(q, j, q_in_p);
        if larger(low.u, high.u) < self.from || smaller(low.u, high.u) > self.to {
            return None;
        }
        let left = if low.u < self.from { low.cut(&high, self.from) } else { low };
        let right = if high.u > self.to { high.cut(&low, self.to) } else { high };
        Some(Clipped { points: [left, right], count: 2 })
    }

    /// A vertex of q over this face.
    #[inline(always)]
    fn under(&self, q: &Rounded<'_>, vertex: usize, q_in_p: &Pose) -> OverFace {
        let x = q_in_p.point(q.vertices[vertex]) - self.at;
        OverFace { u: self.normal.perp().dot(x), s: self.normal.dot(x), vertex: q.first + vertex as u32 }
    }
}

impl OverFace {
    /// The point at coordinate u on the segment to another point.
    #[inline(always)]
    fn cut(&self, other: &OverFace, u: f64) -> OverFace {
        let s = self.s + (other.s - self.s) * (u - self.u) / (other.u - self.u);
        OverFace { u, s, vertex: self.vertex }
    }
}

impl Clipped {
    /// The least distance off the face.
    fn nearest(&self) -> f64 {
        smaller(self.points[0].s, self.points[1].s)
    }
}
