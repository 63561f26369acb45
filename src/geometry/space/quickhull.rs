//! The convex hull of points in space: Quickhull (Barber, Dobkin, Huhdanpaa, "The Quickhull algorithm for convex hulls",
//! 1996). A tetrahedron grows: the point farthest above a face is joined to the horizon, the edges between the faces it
//! sees and those it does not. In the end triangles in one plane become one face.
//!
//! Lengths below `tolerance`, 10⁻⁹ of the size of the cloud, count as nothing.

use crate::error::{Code, Error, Result};
use glam::DVec3;

/// Below this share of the cloud's size two points are one, and a point is on a plane.
const RELATIVE_TOLERANCE: f64 = 1e-9;

/// A triangle a, b, c, counter-clockwise seen from outside, with its plane n·x = d.
#[derive(Clone, Copy)]
struct Triangle {
    corners: [usize; 3],
    normal: DVec3,
    offset: f64,
    /// Twice the area.
    weight: f64,
}

impl Triangle {
    fn new(points: &[DVec3], corners: [usize; 3]) -> Triangle {
        let [a, b, c] = corners.map(|i| points[i]);
        let twice = (b - a).cross(c - a);
        let normal = twice.normalize_or_zero();
        Triangle { corners, normal, offset: normal.dot(a), weight: twice.length() }
    }

    fn height(&self, p: DVec3) -> f64 {
        self.normal.dot(p) - self.offset
    }

    fn sides(&self) -> [(usize, usize); 3] {
        let [a, b, c] = self.corners;
        [(a, b), (b, c), (c, a)]
    }
}

/// Vertices of the hull, and its faces as lists of them, counter-clockwise seen from outside. More than 255 vertices
/// are returned without faces.
///
/// # Errors
/// Fewer than four points, or all of them in one plane.
pub(super) fn faces(points: &[DVec3]) -> Result<(Vec<DVec3>, Vec<Vec<u8>>)> {
    // About the middle, where rounding is smallest.
    let (min, max) = points.iter().fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(lo, hi), p| (lo.min(*p), hi.max(*p)));
    let middle = 0.5 * (min + max);
    let centred: Vec<DVec3> = points.iter().map(|p| *p - middle).collect();
    let tolerance = RELATIVE_TOLERANCE * (max - min).length();
    let mut triangles = tetrahedron(&centred, tolerance)?;
    while let Some((eye, face)) = farthest(&centred, &triangles, tolerance) {
        grow(&centred, &mut triangles, eye, face, tolerance);
    }
    let groups = coplanar(&centred, &triangles, 3.0 * tolerance);
    Ok(outlines(points, &triangles, &groups))
}

/// Four points that span something: the extremes along x, y or z; the farthest from their line; from that plane.
fn tetrahedron(points: &[DVec3], tolerance: f64) -> Result<Vec<Triangle>> {
    let flat = |what: &str| Error::new(Code::OutOfRange, "hull", format!("{what}; a hull needs four points that are not in one plane"));
    if points.len() < 4 {
        return Err(flat("there are fewer than four points"));
    }
    let most = |score: &dyn Fn(DVec3) -> f64| (1..points.len()).fold(0, |m, i| if score(points[i]) > score(points[m]) { i } else { m });
    let extremes = [DVec3::X, DVec3::Y, DVec3::Z].map(|axis| (most(&|p| -p.dot(axis)), most(&|p| p.dot(axis))));
    let length = |(i, j): (usize, usize)| (points[j] - points[i]).length();
    let (a, b) = extremes.into_iter().fold(extremes[0], |m, e| if length(e) > length(m) { e } else { m });
    if length((a, b)) <= tolerance {
        return Err(flat("all points are the same"));
    }
    let along = (points[b] - points[a]).normalize_or_zero();
    let c = most(&|p| (p - points[a]).cross(along).length());
    if (points[c] - points[a]).cross(along).length() <= tolerance {
        return Err(flat("all points are on one line"));
    }
    let base = Triangle::new(points, [a, b, c]);
    let d = most(&|p| base.height(p).abs());
    if base.height(points[d]).abs() <= tolerance {
        return Err(flat("all points are in one plane"));
    }
    let (b, c) = if base.height(points[d]) > 0.0 { (c, b) } else { (b, c) };
    Ok([[a, b, c], [a, c, d], [c, b, d], [b, a, d]].into_iter().map(|corners| Triangle::new(points, corners)).collect())
}

/// The point that is farthest above a triangle, and that triangle.
fn farthest(points: &[DVec3], triangles: &[Triangle], tolerance: f64) -> Option<(usize, usize)> {
    let (mut best, mut found) = (tolerance, None);
    for (i, p) in points.iter().enumerate() {
        for (f, triangle) in triangles.iter().enumerate() {
            if triangle.height(*p) > best {
                (best, found) = (triangle.height(*p), Some((i, f)));
            }
        }
    }
    found
}

/// Replaces the triangles that `eye` sees, and that hang together with `face`, by a cone from their horizon to it. A
/// triangle in whose plane the eye is is not seen, so that no new triangle is flat.
fn grow(points: &[DVec3], triangles: &mut Vec<Triangle>, eye: usize, face: usize, tolerance: f64) {
    let across = |(tail, head): (usize, usize)| triangles.iter().position(|t| t.sides().contains(&(head, tail)));
    let mut seen = vec![false; triangles.len()];
    let (mut stack, mut horizon) = (vec![face], Vec::new());
    seen[face] = true;
    while let Some(f) = stack.pop() {
        for side in triangles[f].sides() {
            let Some(other) = across(side) else { continue };
            if !seen[other] && triangles[other].height(points[eye]) > tolerance {
                seen[other] = true;
                stack.push(other);
            }
        }
    }
    for f in (0..triangles.len()).filter(|f| seen[*f]) {
        horizon.extend(triangles[f].sides().into_iter().filter(|side| across(*side).is_some_and(|other| !seen[other])));
    }
    let mut f = 0;
    triangles.retain(|_| {
        f += 1;
        !seen[f - 1]
    });
    triangles.extend(horizon.into_iter().map(|(tail, head)| Triangle::new(points, [tail, head, eye])));
}

/// For each triangle the number of the face it belongs to. The largest triangle that has none yet begins a face; its
/// neighbours join it as long as they lie in its plane.
fn coplanar(points: &[DVec3], triangles: &[Triangle], tolerance: f64) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut group = vec![NONE; triangles.len()];
    let mut order: Vec<usize> = (0..triangles.len()).collect();
    order.sort_by(|i, j| triangles[*j].weight.total_cmp(&triangles[*i].weight));
    for (number, seed) in order.into_iter().enumerate() {
        if group[seed] != NONE {
            continue;
        }
        group[seed] = number;
        let mut stack = vec![seed];
        while let Some(f) = stack.pop() {
            for (tail, head) in triangles[f].sides() {
                let Some(other) = triangles.iter().position(|t| t.sides().contains(&(head, tail))) else { continue };
                if group[other] == NONE && triangles[other].corners.iter().all(|c| triangles[seed].height(points[*c]).abs() <= tolerance) {
                    group[other] = number;
                    stack.push(other);
                }
            }
        }
    }
    group
}

/// The borders of the groups. A corner where fewer than three groups meet is inside a face or an edge, and is dropped.
fn outlines(points: &[DVec3], triangles: &[Triangle], group: &[usize]) -> (Vec<DVec3>, Vec<Vec<u8>>) {
    let meets = |corner: usize| {
        let mut around: Vec<usize> = (0..group.len()).filter(|f| triangles[*f].corners.contains(&corner)).map(|f| group[f]).collect();
        around.sort_unstable();
        around.dedup();
        around.len()
    };
    let used: Vec<usize> = (0..points.len()).filter(|i| meets(*i) >= 3).collect();
    let vertices: Vec<DVec3> = used.iter().map(|i| points[*i]).collect();
    if used.len() > usize::from(u8::MAX) {
        return (vertices, Vec::new());
    }
    let mut numbers: Vec<usize> = group.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    let mut loops = Vec::with_capacity(numbers.len());
    for number in numbers {
        let own = |f: &usize| group[*f] == number;
        let sides: Vec<(usize, usize)> = (0..group.len()).filter(own).flat_map(|f| triangles[f].sides()).collect();
        let border: Vec<(usize, usize)> = sides.iter().copied().filter(|(tail, head)| !sides.contains(&(*head, *tail))).collect();
        let mut corners = Vec::with_capacity(border.len());
        let Some(&(first, mut next)) = border.first() else { continue };
        let mut at = first;
        for _ in 0..border.len() {
            corners.extend(used.binary_search(&at).ok().map(|i| i as u8));
            at = next;
            next = border.iter().find(|(tail, _)| *tail == at).map_or(first, |(_, head)| *head);
        }
        if corners.len() >= 3 {
            loops.push(corners);
        }
    }
    (vertices, loops)
}
