//! Convex polygons of one, two or more vertices, rounded by a radius r: all points no farther than r from the core. One
//! vertex is a disc, two are a capsule.
//!
//! Vertices xᵢ run counterclockwise; face i goes from xᵢ to xᵢ₊₁ and nᵢ is its outward normal, so that the core is where
//! nᵢ·(x − xᵢ) ≤ 0 for all i. A segment has two faces, one for each side. The hull of given points is found by
//! A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions", Inf. Proc. Letters 9 (1979).

use crate::error::{Code, Error, Result};
use crate::math::sorted_indices;
use crate::math::vector::smaller;
use glam::DVec2;

/// A convex polygon of one, two or more vertices, rounded by a radius.
#[derive(Clone, Debug, PartialEq)]
pub struct Convex {
    pub(super) vertices: Vec<DVec2>,
    pub(super) normals: Vec<DVec2>,
    /// Half width and half height, m, if this is a rectangle about the origin.
    half: Option<DVec2>,
    pub(super) radius: f64,
}

/// Borrowed [`Convex`], with the index of its first vertex among the vertices of the whole shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rounded<'a> {
    pub vertices: &'a [DVec2],
    pub normals: &'a [DVec2],
    pub half: Option<DVec2>,
    pub radius: f64,
    pub first: u32,
}

/// Smallest and largest permitted length, radius or extent, m.
pub const SIZES: (f64, f64) = (1e-9, 1e9);
/// Vertices of one polygon: a finer outline cannot be seen, and every one costs time.
pub const MAX_VERTICES: usize = 256;
/// Relative to the polygon's extent: vertices closer than this are merged, thinner polygons have no interior.
const DEGENERATE: f64 = 1e-9;

impl Convex {
    /// A disc about the origin.
    pub fn disc(radius: f64) -> Result<Self> {
        size("radius", radius)?;
        Ok(Convex { vertices: vec![DVec2::ZERO], normals: Vec::new(), half: None, radius })
    }

    /// A disc of radius 0.
    pub(super) fn point() -> Self {
        Convex { vertices: vec![DVec2::ZERO], normals: Vec::new(), half: None, radius: 0.0 }
    }

    /// A segment on the x axis from −`half_length` to `half_length`, rounded.
    pub fn capsule(half_length: f64, radius: f64) -> Result<Self> {
        size("half_length", half_length)?;
        size("radius", radius)?;
        let end = DVec2::new(half_length, 0.0);
        Ok(Convex { vertices: vec![-end, end], normals: vec![DVec2::NEG_Y, DVec2::Y], half: None, radius })
    }

    /// A rectangle about the origin, given by half its width and half its height.
    pub fn rectangle(half: DVec2) -> Result<Self> {
        size("half[0]", half.x)?;
        size("half[1]", half.y)?;
        let other = DVec2::new(half.x, -half.y);
        let normals = vec![DVec2::NEG_Y, DVec2::X, DVec2::Y, DVec2::NEG_X];
        Ok(Convex { vertices: vec![-half, other, half, -other], normals, half: Some(half), radius: 0.0 })
    }

    /// The convex hull of points.
    pub fn polygon(points: &[DVec2]) -> Result<Self> {
        for (i, p) in points.iter().enumerate() {
            coordinates(&format!("polygon[{i}]"), *p)?;
        }
        let vertices = hull(points);
        if vertices.len() < 3 {
            let message = "the points are collinear; give at least three that span an area";
            return Err(Error::new(Code::OutOfRange, "polygon", message));
        }
        if vertices.len() > MAX_VERTICES {
            return Err(Error::new(Code::TooLarge, "polygon", format!("more than {MAX_VERTICES} vertices; remove some points")));
        }
        let normals = (0..vertices.len()).map(|i| right_of(vertices[i], vertices[(i + 1) % vertices.len()])).collect();
        Ok(Convex { vertices, normals, half: None, radius: 0.0 })
    }

    /// The vertices of the core, counterclockwise, m.
    #[must_use]
    pub fn vertices(&self) -> &[DVec2] {
        &self.vertices
    }

    /// The outward normals of the faces; none for a disc, two for a capsule.
    #[must_use]
    pub fn normals(&self) -> &[DVec2] {
        &self.normals
    }

    /// Rounding radius, m; 0 for polygons.
    #[must_use]
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// True if a local point is inside or on the surface.
    #[must_use]
    pub fn contains(&self, x: DVec2) -> bool {
        match self.vertices[..] {
            [center] => x.distance_squared(center) <= self.radius * self.radius,
            [p, q] => x.distance_squared(nearest_on_segment(p, q, x)) <= self.radius * self.radius,
            _ => self.vertices.iter().zip(&self.normals).all(|(v, n)| n.dot(x - *v) <= 0.0),
        }
    }

    /// Translates it in its own frame, m.
    pub fn translate(&mut self, by: DVec2) {
        self.vertices.iter_mut().for_each(|v| *v += by);
        self.half = None;
    }

    pub(super) fn rounded(&self, first: u32) -> Rounded<'_> {
        Rounded { vertices: &self.vertices, normals: &self.normals, half: self.half, radius: self.radius, first }
    }
}

impl Rounded<'_> {
    /// The least d·x over the vertices; of a rectangle −|d|·h.
    #[inline(always)]
    pub fn least_along(&self, d: DVec2) -> f64 {
        if let Some(half) = self.half {
            return -(d.x.abs() * half.x + d.y.abs() * half.y);
        }
        let mut least = f64::INFINITY;
        for x in self.vertices {
            least = smaller(least, d.dot(*x));
        }
        least
    }
}

/// Unit normal to the right of the segment from p to q: the outward normal of a counterclockwise polygon.
pub(in crate::geometry) fn right_of(p: DVec2, q: DVec2) -> DVec2 {
    let edge = q - p;
    DVec2::new(edge.y, -edge.x) / edge.length()
}

pub(in crate::geometry) fn nearest_on_segment(p: DVec2, q: DVec2, x: DVec2) -> DVec2 {
    let edge = q - p;
    p + edge * ((x - p).dot(edge) / edge.length_squared()).clamp(0.0, 1.0)
}

/// Error if a length is not finite or outside [`SIZES`].
pub(super) fn size(path: &str, value: f64) -> Result<()> {
    if !value.is_finite() {
        return Err(Error::new(Code::NotFinite, path, "must be a finite length in m"));
    }
    if !(SIZES.0..=SIZES.1).contains(&value) {
        let message = format!("must be a length from {:e} to {:e} m; got {}", SIZES.0, SIZES.1, crate::error::number(value));
        return Err(Error::new(Code::OutOfRange, path, message));
    }
    Ok(())
}

/// Error if a coordinate is not finite or too large.
pub(super) fn coordinates(path: &str, p: DVec2) -> Result<()> {
    if !p.is_finite() {
        return Err(Error::new(Code::NotFinite, path, "every coordinate must be a finite number, in m"));
    }
    if p.abs().max_element() > SIZES.1 {
        return Err(Error::new(Code::OutOfRange, path, format!("every coordinate must be from -{:e} to {:e} m", SIZES.1, SIZES.1)));
    }
    Ok(())
}

/// Vertices of the convex hull, counterclockwise, without collinear ones; fewer than three if the points span no area.
fn hull(points: &[DVec2]) -> Vec<DVec2> {
    let order = sorted_indices(points.len(), &|i, j| points[i].x.total_cmp(&points[j].x).then(points[i].y.total_cmp(&points[j].y)));
    let mut sorted: Vec<DVec2> = order.into_iter().map(|i| points[i]).collect();
    let extent = points.iter().flat_map(|p| points.first().map(|q| p.distance(*q))).fold(0.0, f64::max);
    if extent < SIZES.0 {
        return Vec::new();
    }
    let mut out: Vec<DVec2> = Vec::new();
    // The lower hull from left to right, then the upper hull back; only left turns are vertices.
    for side in 0..2 {
        let start = out.len();
        for p in &sorted {
            while out.len() >= start + 2 && !turns_left(out[out.len() - 2], out[out.len() - 1], *p, extent) {
                out.pop();
            }
            if out.len() < start + 1 || out[out.len() - 1].distance(*p) > DEGENERATE * extent {
                out.push(*p);
            }
        }
        out.pop();
        if side == 0 {
            sorted.reverse();
        }
    }
    out
}

/// True if q is to the right of the segment from p to r, by more than the tolerance: p, q, r turn left.
fn turns_left(p: DVec2, q: DVec2, r: DVec2, extent: f64) -> bool {
    (q - p).perp_dot(r - p) > DEGENERATE * extent * (r - p).length()
}
