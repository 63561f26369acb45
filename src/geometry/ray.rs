//! Where a ray first meets a shape: a point goes along it, with the detection that finds contacts.
//!
//! Each convex part lies behind a plane with normal n, at the gap g from the point. Along d the point reaches that plane after
//! g/(−n·d), and meets the part no earlier; where n·d ≥ 0 it never does. From there on it looks again: a plane face is met at once, a
//! round one by steps that shrink quadratically. (G. van den Bergen, "Ray casting against general convex objects", 2004.)

use super::plane::convex::{nearest_on_segment, right_of};
use super::{plane, space};
use glam::{DVec2, DVec3};

/// A part of a shape as a point sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Apart {
    /// m; negative inside.
    pub gap: f64,
    /// Unit vector from the part to the point.
    pub normal: DVec3,
}

/// A point where a ray enters a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// From the start of the ray, m.
    pub distance: f64,
    /// Outward unit normal of the surface.
    pub normal: DVec3,
}

/// Farther than any two points are, m.
const FAR: f64 = 1e10;
/// More looks than these are not taken; a ray that grazes a round part needs some fifty.
const MOST_LOOKS: usize = 100;
/// A gap below this part of the way, or of a metre, is none.
const ROUNDING: f64 = 1e-13;

impl plane::Shape {
    /// Appends the parts of the shape as a local point with z = 0 sees them.
    pub fn apart(&self, x: DVec3, out: &mut Vec<Apart>) {
        let x = x.truncate();
        if let plane::Shape::Chain(chain) = self {
            out.extend(chain.points().windows(2).map(|w| apart_from_link(w[0], w[1], x)));
            return;
        }
        let mut manifolds = plane::Manifolds::new();
        plane::collide(self, &plane::Pose::IDENTITY, &plane::Shape::point(), &plane::Pose::from_angle(x, 0.0), FAR, &mut manifolds);
        out.extend(manifolds.iter().map(|m| Apart { gap: m.deepest(), normal: m.normal.extend(0.0) }));
    }
}

/// Over the link along its perpendicular, else from its nearer end.
fn apart_from_link(p: DVec2, q: DVec2, x: DVec2) -> Apart {
    let nearest = nearest_on_segment(p, q, x);
    let normal = right_of(p, q);
    let (way, height) = (x - nearest, normal.dot(x - p));
    if nearest == p || nearest == q {
        return Apart { gap: way.length(), normal: way.normalize_or_zero().extend(0.0) };
    }
    Apart { gap: height.abs(), normal: (normal * height.signum()).extend(0.0) }
}

impl space::Shape {
    /// Appends the parts of the shape as a local point sees them.
    pub fn apart(&self, x: DVec3, out: &mut Vec<Apart>) {
        let mut manifolds = space::Manifolds::default();
        space::collide(self, &space::Pose::IDENTITY, &space::Shape::Sphere { radius: 0.0 }, &space::Pose::at(x), FAR, &mut manifolds);
        let gap = |m: &space::Manifold| m.points().iter().map(|p| p.gap).fold(f64::INFINITY, f64::min);
        out.extend(manifolds.as_slice().iter().map(|m| Apart { gap: gap(m), normal: m.normal }));
    }
}

/// Where a ray enters a shape within `reach`, m; not at all if it starts inside. `along` is a unit vector.
pub fn cast(from: DVec3, along: DVec3, reach: f64, apart: &dyn Fn(DVec3, &mut Vec<Apart>)) -> Option<Entry> {
    let (mut distance, mut parts) = (0.0, Vec::new());
    let mut last = DVec3::ZERO;
    for look in 0..MOST_LOOKS {
        parts.clear();
        apart(from + distance * along, &mut parts);
        let nothing = if look == 0 { 0.0 } else { ROUNDING * (1.0 + distance) };
        if let Some(part) = parts.iter().find(|part| part.gap <= nothing) {
            // On a thin part, or just beyond it, the normal of the last look still counts.
            let normal = if part.normal.dot(along) < 0.0 { part.normal } else { last };
            return (look > 0).then_some(Entry { distance, normal });
        }
        let ahead = parts.iter().filter(|part| part.normal.dot(along) < 0.0);
        let way = |part: &Apart| -part.gap / part.normal.dot(along);
        let next = ahead.min_by(|a, b| way(a).total_cmp(&way(b)))?;
        (distance, last) = (distance + way(next), next.normal);
        if distance > reach {
            return None;
        }
    }
    None
}
