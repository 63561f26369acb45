//! Where a ray first meets a shape: a point goes along it, with the detection that finds contacts.
//!
//! Each convex part lies behind a plane with normal n, at the gap g from the point. Along d the point reaches that plane after
//! g/(−n·d), and meets the part no earlier; where n·d ≥ 0 it never does. From there on it looks again: a plane face is met at once, a
//! round one by steps that shrink quadratically. (G. van den Bergen, "Ray casting against general convex objects", 2004.)

use super::plane::convex::nearest_on_segment;
use super::{plane, space};
use glam::DVec3;

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
/// Steps below this part of the way end the search.
const ROUNDING: f64 = 1e-13;

impl plane::Shape {
    /// Appends the parts of the shape as a local point with z = 0 sees them.
    pub fn apart(&self, x: DVec3, out: &mut Vec<Apart>) {
        let x = x.truncate();
        if let plane::Shape::Chain(chain) = self {
            let link = |w: &[glam::DVec2]| (x - nearest_on_segment(w[0], w[1], x)).extend(0.0);
            out.extend(chain.points().windows(2).map(link).map(|way| Apart { gap: way.length(), normal: way.normalize_or_zero() }));
            return;
        }
        let mut manifolds = plane::Manifolds::new();
        plane::collide(self, &plane::Pose::IDENTITY, &plane::Shape::point(), &plane::Pose::from_angle(x, 0.0), FAR, &mut manifolds);
        out.extend(manifolds.iter().map(|m| Apart { gap: m.deepest(), normal: m.normal.extend(0.0) }));
    }
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
    for look in 0..MOST_LOOKS {
        parts.clear();
        apart(from + distance * along, &mut parts);
        if look == 0 && parts.iter().any(|part| part.gap <= 0.0) {
            return None;
        }
        let ahead = parts.iter().filter(|part| part.normal.dot(along) < 0.0);
        let way = |part: &Apart| part.gap.max(0.0) / -part.normal.dot(along);
        let next = ahead.min_by(|a, b| way(a).total_cmp(&way(b)))?;
        distance += way(next);
        if distance > reach {
            return None;
        }
        if way(next) <= ROUNDING * (1.0 + distance) {
            return Some(Entry { distance, normal: next.normal });
        }
    }
    None
}
