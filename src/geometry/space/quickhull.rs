//! The convex hull of points in space: Quickhull (Barber, Dobkin, Huhdanpaa, "The Quickhull algorithm for convex hulls",
//! 1996) with exact predicates. Starting from a tetrahedron, the point farthest above a triangle is joined to its horizon, the
//! closed path of edges between the triangles visible from it and the others. Then coplanar triangles are merged into
//! faces.
//!
//! **Exactness.** The points are rounded to a lattice of 2⁻⁴⁰ of their extent. On it the normal of a triangle and the side of
//! its plane on which a point lies, a determinant of three differences of at most 42 bits, are exact in 128-bit integers.
//! A point on the plane does not see the triangle. So the visible triangles always form a disc with one closed horizon, no
//! new triangle is degenerate (a horizon edge bounds a triangle that the point sees strictly, and so does not contain it), and
//! after every insertion the triangles are exactly the surface of the hull of the points inserted so far.
//!
//! **Tolerance.** All lengths are relative to `extent`, the diagonal of the bounding box. A point that is nearer than
//! [`TOLERANCE`] to the hull of those inserted is not inserted; a vertex that is left within one face, on one edge, or within the face
//! tolerance of the line between two others is dropped. Points thinner than [`FLAT`] in one direction lie in one plane.
//! Every given point ends up inside or nearer than [`OUTSIDE`] to the hull and to the plane of every face: this is measured,
//! and where it does not hold the points are refused as too thin.
//!
//! **Termination.** Of n points, at most [`MAX_POINTS`]:
//! 1. Every pass of the loop in `surface` inserts one point that is no vertex yet. A vertex is never above a triangle again,
//!    and is marked besides, so there are at most min(n, [`MAX_INSERTED`]) passes. v insertions make at most 2v − 4 triangles
//!    alive at a time, and a pass looks at n points times the triangles alive.
//! 2. Every pass of the loop in `simplified` but the last drops at least one of at most `MAX_INSERTED` vertices.
//! 3. The face tolerance takes the few values of [`FACE_TOLERANCES`].
//!
//! All other loops run over lists that do not grow, but for the two floods, which visit a triangle once. Work is counted, and
//! a test holds it against this bound.
//!
//! **Alternatives.** The crate `robust` has exact predicates for the points as they are; the lattice needs forty lines less
//! of arithmetic, merges equal points by itself, and gives the normals of thin triangles to all digits, which a cross product
//! in floating point does not. The crates `parry3d` and `chull` have hulls of triangles in floating point, which leave the
//! merging of faces, the harder half, and are ten times this size.

use super::feature::MAX_VERTICES;
use super::hull::{Hull, OUTSIDE};
use super::sizes::{LARGEST, SMALLEST};
use crate::error::{Code, Error, Result};
use crate::math::{Mapped, sorted_indices};
use glam::DVec3;

/// A point nearer to the hull than this share of the extent is not inserted.
const TOLERANCE: f64 = 1e-9;
/// Points closer to a plane or line than this share of the extent lie in it.
const FLAT: f64 = 1e-8;
/// Distance from a plane, as a share of the extent, within which triangles are merged into one face. If the result is not a
/// valid polyhedron, the next value is tried: smaller ones down to the rounding of the lattice, then larger ones.
const FACE_TOLERANCES: [f64; 8] = [1e-9, 3e-10, 1e-10, 3e-11, 1e-11, 4e-12, 2e-9, 4e-9];
/// Largest number of given points.
pub(super) const MAX_POINTS: usize = 10_000;
/// Largest number of inserted points for a hull of at most [`MAX_VERTICES`] vertices: some end up within a face or an edge.
const MAX_INSERTED: usize = 256;
/// log₂ of the number of lattice points from the middle to the side.
const LATTICE_BITS: u32 = 40;

type Lattice = [i64; 3];

fn difference(a: Lattice, b: Lattice) -> Lattice {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn float(v: Lattice) -> DVec3 {
    DVec3::new(v[0] as f64, v[1] as f64, v[2] as f64)
}

/// A triangle, counter-clockwise seen from outside.
#[derive(Clone, Copy)]
struct Triangle {
    corners: [usize; 3],
    at: Lattice,
    /// (b − a) × (c − a), exactly.
    cross: [i128; 3],
    /// Unit normal, and length of the cross product (twice the area), in lattice units.
    normal: DVec3,
    weight: f64,
}

impl Triangle {
    #[inline(never)]
    fn new(points: &[Lattice], corners: [usize; 3]) -> Triangle {
        let [a, b, c] = corners.mapped(|i| points[i]);
        let (u, v) = (difference(b, a).map(i128::from), difference(c, a).map(i128::from));
        let cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        let twice = DVec3::new(cross[0] as f64, cross[1] as f64, cross[2] as f64);
        let weight = twice.length();
        Triangle { corners, at: a, cross, normal: twice / weight, weight }
    }

    /// True if a point is strictly above the triangle's plane.
    #[inline(never)]
    fn is_seen_from(&self, point: Lattice) -> bool {
        let d = difference(point, self.at).map(i128::from);
        self.cross[0] * d[0] + self.cross[1] * d[1] + self.cross[2] * d[2] > 0
    }

    fn height(&self, point: Lattice) -> f64 {
        self.normal.dot(float(difference(point, self.at)))
    }

    /// Distance of a point above the plane from the triangle itself.
    #[inline(never)]
    fn distance(&self, points: &[Lattice], point: Lattice) -> f64 {
        let mut inside = true;
        let mut least = f64::INFINITY;
        for (tail, head) in self.sides() {
            let (way, d) = (float(difference(points[head], points[tail])), float(difference(point, points[tail])));
            inside &= self.normal.dot(way.cross(d)) >= 0.0;
            let share = (d.dot(way) / way.length_squared()).clamp(0.0, 1.0);
            least = least.min((d - share * way).length());
        }
        if inside { self.height(point) } else { least }
    }

    fn sides(&self) -> [(usize, usize); 3] {
        let [a, b, c] = self.corners;
        [(a, b), (b, c), (c, a)]
    }
}

impl Hull {
    /// The convex hull of points (m). Points inside it or on its faces and edges are dropped.
    ///
    /// # Errors
    /// Points that are not finite or too large; all in one plane, line or point; more than 64 vertices.
    pub fn of_points(points: &[DVec3]) -> Result<Hull> {
        for (i, p) in points.iter().enumerate() {
            if !p.is_finite() {
                return Err(Error::new(Code::NotFinite, format!("hull[{i}]"), "every coordinate must be a finite number, in m"));
            }
            if p.abs().max_element() > LARGEST {
                return Err(Error::new(Code::OutOfRange, format!("hull[{i}]"), "every coordinate must be from -1e9 to 1e9 m"));
            }
        }
        let (hull, work) = hull(points);
        debug_assert!(work <= most_work(points.len()), "{work}");
        hull
    }
}

/// The hull, with faces counter-clockwise seen from outside, and the number of point–plane comparisons.
pub(super) fn hull(given: &[DVec3]) -> (Result<Hull>, u64) {
    let mut work = 0;
    (build(given, &mut work), work)
}

/// Largest number of point–plane comparisons for n points: the bound stated above.
pub(super) fn most_work(n: usize) -> u64 {
    let (rounds, triangles) = (FACE_TOLERANCES.len() as u64, 2 * MAX_INSERTED as u64);
    let (n, inserted) = (n.min(MAX_POINTS) as u64, n.min(MAX_INSERTED) as u64);
    // Inserts the given points once, then the remaining vertices at most once per vertex, and checks the given points once.
    (n + rounds * inserted * inserted) * (2 * inserted + 4) * triangles + rounds * n * triangles
}

fn build(given: &[DVec3], work: &mut u64) -> Result<Hull> {
    if given.len() < 4 {
        return Err(flat("there are fewer than four points"));
    }
    if given.len() > MAX_POINTS {
        let message = format!("{} points; the limit is {MAX_POINTS}. Give only the vertices of the hull", given.len());
        return Err(Error::new(Code::TooLarge, "hull", message));
    }
    let (min, max) = given.iter().fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(lo, hi), p| (lo.min(*p), hi.max(*p)));
    let extent = (max - min).length();
    if extent < SMALLEST {
        return Err(flat("all points are within 1e-9 m of each other"));
    }
    // The power of two above half the longest side is 2⁴⁰ lattice points.
    let half = 0.5 * (max - min).max_element();
    let cell = f64::from_bits(((half.to_bits() >> 52) + 1) << 52) / (1u64 << LATTICE_BITS) as f64;
    let middle = 0.5 * (min + max);
    let points: Vec<Lattice> = given.iter().map(|p| ((*p - middle) / cell).to_array().map(|x| x.round() as i64)).collect();
    let extent = extent / cell;
    let triangles = surface(&points, &(0..points.len()).collect::<Vec<_>>(), extent, work)?;
    let mut vertices: Vec<usize> = triangles.iter().flat_map(|t| t.corners).collect();
    vertices.sort_unstable();
    vertices.dedup();
    let mut found = 0;
    for tolerance in FACE_TOLERANCES {
        let Some((used, loops)) = simplified(&points, vertices.clone(), extent, tolerance, work) else { continue };
        found = used.len();
        if found <= MAX_VERTICES
            && let Some(hull) = Hull::checked(used.iter().map(|i| given[*i]).collect(), &loops, given)
        {
            return Ok(hull);
        }
    }
    if found > MAX_VERTICES {
        return Err(too_many(&found.to_string()));
    }
    let message = "some points are too close to each other, or to a plane or line, to determine the faces of the hull; remove points \
                   that are closer than a millionth of its size";
    Err(Error::new(Code::Unsupported, "hull", message))
}

fn flat(what: &str) -> Error {
    Error::new(Code::OutOfRange, "hull", format!("{what}; a hull needs four points that are not coplanar"))
}

fn too_many(count: &str) -> Error {
    Error::new(Code::TooLarge, "hull", format!("the hull has {count} vertices; the limit is {MAX_VERTICES}. Give fewer points"))
}

/// The triangles of the hull of some of the points.
fn surface(points: &[Lattice], among: &[usize], extent: f64, work: &mut u64) -> Result<Vec<Triangle>> {
    let mut triangles = tetrahedron(points, among, FLAT * extent)?;
    // The points that are no vertices, each with the triangle of largest height below it, if known, and the height.
    let is_vertex = |i: &usize| triangles.iter().any(|t| t.corners.contains(i));
    let mut free: Vec<(usize, Option<usize>, f64)> = among.iter().filter(|i| !is_vertex(i)).map(|i| (*i, None, 0.0)).collect();
    let mut first_new = 0;
    for inserted in 4..=among.len() {
        for (point, highest, height) in &mut free {
            let unknown = if highest.is_none() { 0 } else { first_new };
            for (t, triangle) in triangles.iter().enumerate().skip(unknown) {
                let above = triangle.height(points[*point]);
                if highest.is_none() || above > *height {
                    (*highest, *height) = (Some(t), above);
                }
                *work += 1;
            }
        }
        let Some(mut eye) = (0..free.len()).reduce(|m, i| if free[i].2 > free[m].2 { i } else { m }) else { break };
        if free[eye].2 <= TOLERANCE * extent {
            // Beyond a sharp edge a point can be far from the hull and yet only slightly above the adjacent planes.
            let away = |i: &usize| free[*i].2 > 0.0 && beyond(points, &triangles, points[free[*i].0]) > TOLERANCE * extent;
            *work += (free.len() * triangles.len()) as u64;
            let Some(far) = (0..free.len()).find(away) else { break };
            eye = far;
        }
        if inserted == MAX_INSERTED {
            return Err(too_many(&format!("more than {MAX_VERTICES}")));
        }
        let (point, ..) = free.remove(eye);
        *work += triangles.len() as u64;
        let seen: Vec<bool> = triangles.iter().map(|t| t.is_seen_from(points[point])).collect();
        let kept: Vec<usize> = (0..seen.len()).filter(|t| !seen[*t]).collect();
        for (_, highest, _) in &mut free {
            *highest = highest.and_then(|t| kept.binary_search(&t).ok());
        }
        first_new = kept.len();
        triangles = with_cone(points, &triangles, &seen, point);
    }
    Ok(triangles)
}

/// Distance of a point outside the hull: to the nearest of the triangles that it is above.
fn beyond(points: &[Lattice], triangles: &[Triangle], point: Lattice) -> f64 {
    let seen = triangles.iter().filter(|t| t.is_seen_from(point));
    seen.map(|t| t.distance(points, point)).reduce(f64::min).unwrap_or(0.0)
}

/// Four points of a non-degenerate tetrahedron: the extremes along x, y or z; the farthest from their line; the farthest
/// from that plane.
fn tetrahedron(points: &[Lattice], among: &[usize], tolerance: f64) -> Result<Vec<Triangle>> {
    let at = |i: usize| float(points[i]);
    let most = |score: &dyn Fn(usize) -> f64| among.iter().copied().fold(among[0], |m, i| if score(i) > score(m) { i } else { m });
    let extremes = [0, 1, 2].mapped(|axis| (most(&|i| -at(i)[axis]), most(&|i| at(i)[axis])));
    let length = |(i, j): (usize, usize)| (at(j) - at(i)).length();
    let (a, b) = extremes.into_iter().fold(extremes[0], |m, e| if length(e) > length(m) { e } else { m });
    let along = (at(b) - at(a)).normalize_or_zero();
    let c = most(&|i| (at(i) - at(a)).cross(along).length());
    if (at(c) - at(a)).cross(along).length() <= tolerance {
        return Err(flat("the points are collinear"));
    }
    let base = Triangle::new(points, [a, b, c]);
    let d = most(&|i| base.height(points[i]).abs());
    if base.height(points[d]).abs() <= tolerance {
        return Err(flat("the points are coplanar"));
    }
    let (b, c) = if base.is_seen_from(points[d]) { (c, b) } else { (b, c) };
    Ok([[a, b, c], [a, c, d], [c, b, d], [b, a, d]].into_iter().map(|corners| Triangle::new(points, corners)).collect())
}

/// The invisible triangles, and in place of the visible ones a cone from their horizon to the point `eye`.
fn with_cone(points: &[Lattice], triangles: &[Triangle], seen: &[bool], eye: usize) -> Vec<Triangle> {
    let (gone, kept): (Vec<_>, Vec<_>) = triangles.iter().zip(seen).partition(|(_, seen)| **seen);
    let sides: Vec<(usize, usize)> = gone.iter().flat_map(|(t, _)| t.sides()).collect();
    // A side is on the horizon if the triangle beyond it is invisible: no visible triangle has the reversed side.
    let horizon = sides.iter().filter(|(tail, head)| !sides.contains(&(*head, *tail)));
    let cone = horizon.map(|&(tail, head)| Triangle::new(points, [tail, head, eye]));
    kept.into_iter().map(|(t, _)| *t).chain(cone).collect()
}

/// The hull without vertices that belong to fewer than three faces: its vertices, in the order given, and its faces. `None`
/// if noise larger than the tolerance leaves no closed surface.
fn simplified(
    points: &[Lattice],
    mut vertices: Vec<usize>,
    extent: f64,
    tolerance: f64,
    work: &mut u64,
) -> Option<(Vec<usize>, Vec<Vec<u8>>)> {
    for _ in 0..=vertices.len() {
        let triangles = surface(points, &vertices, extent, work).ok()?;
        let groups = coplanar(points, &triangles, tolerance * extent);
        let used = corners(points, &triangles, &groups, tolerance * extent);
        if vertices.len() == used.len() {
            *work += (points.len() * triangles.len()) as u64;
            if points.iter().any(|p| beyond(points, &triangles, *p) > OUTSIDE * extent) {
                return None;
            }
            let loops = outlines(&triangles, &groups, &vertices)?;
            return Some((vertices, loops));
        }
        vertices = used;
    }
    None
}

/// Face index of each triangle. The largest triangle without a face starts one; neighbours are added as long as they lie in
/// its plane.
fn coplanar(points: &[Lattice], triangles: &[Triangle], tolerance: f64) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut group = vec![NONE; triangles.len()];
    let order = sorted_indices(triangles.len(), &|i, j| triangles[j].weight.total_cmp(&triangles[i].weight));
    for (number, seed) in order.into_iter().enumerate() {
        if group[seed] != NONE {
            continue;
        }
        group[seed] = number;
        let mut stack = vec![seed];
        while let Some(t) = stack.pop() {
            for (tail, head) in triangles[t].sides() {
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

/// The vertices with at least three faces that are farther than the tolerance from the opposite side of every triangle they
/// belong to, in ascending order. At most one of two neighbours is dropped at a time: without it the other may be a corner.
fn corners(points: &[Lattice], triangles: &[Triangle], group: &[usize], tolerance: f64) -> Vec<usize> {
    let mut vertices: Vec<usize> = triangles.iter().flat_map(|t| t.corners).collect();
    vertices.sort_unstable();
    vertices.dedup();
    let mut left_out = Vec::new();
    vertices.retain(|v| {
        let (mut around, mut stands_out, mut beside) = (Vec::new(), true, false);
        for (t, triangle) in triangles.iter().enumerate() {
            let Some(k) = triangle.corners.iter().position(|c| c == v) else { continue };
            if !around.contains(&group[t]) {
                around.push(group[t]);
            }
            let [p, q] = [1, 2].mapped(|i| triangle.corners[(k + i) % 3]);
            beside |= left_out.contains(&p) || left_out.contains(&q);
            let [own, p, q] = [*v, p, q].mapped(|i| float(points[i]));
            // The middle corner of a thin triangle: its projection lies between the two others.
            let between = (own - p).dot(q - p) > 0.0 && (own - q).dot(p - q) > 0.0;
            stands_out &= !(between && triangle.weight <= tolerance * (q - p).length());
        }
        let stays = beside || (around.len() >= 3 && stands_out);
        if !stays {
            left_out.push(*v);
        }
        stays
    });
    vertices
}

/// The borders of the faces as indices into `vertices`, each starting at its first vertex, in ascending order. `None` if a
/// border is not one closed path.
fn outlines(triangles: &[Triangle], group: &[usize], vertices: &[usize]) -> Option<Vec<Vec<u8>>> {
    let mut numbers: Vec<usize> = group.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    let mut loops = Vec::with_capacity(numbers.len());
    if vertices.len() > MAX_VERTICES {
        return Some(loops);
    }
    for number in numbers {
        let own = |t: &usize| group[*t] == number;
        let sides: Vec<(usize, usize)> = (0..group.len()).filter(own).flat_map(|t| triangles[t].sides()).collect();
        let border: Vec<(usize, usize)> = sides.iter().copied().filter(|(tail, head)| !sides.contains(&(*head, *tail))).collect();
        let first = border.iter().map(|(tail, _)| *tail).min()?;
        let mut corners = Vec::with_capacity(border.len());
        let mut at = first;
        for _ in 0..border.len() {
            corners.push(vertices.binary_search(&at).ok()? as u8);
            at = border.iter().find(|(tail, _)| *tail == at)?.1;
            if at == first {
                break;
            }
        }
        if at != first || corners.len() != border.len() {
            return None;
        }
        loops.push(corners);
    }
    let order = sorted_indices(loops.len(), &|i, j| loops[i].cmp(&loops[j]));
    Some(order.into_iter().map(|i| std::mem::take(&mut loops[i])).collect())
}
