//! Two segments, a(s) = a₀ + s (a₁ − a₀) and b(t): the closest points, and the contact there (Ericson, "Real-Time
//! Collision Detection", 2005, section 5.1.9). Points are segments of length zero.

use super::manifold::Candidate;
use crate::math::{Mapped, vector};
use glam::DVec3;

/// Sine of the angle below which two segments touch along an interval, described by two points.
const PARALLEL: f64 = 0.02;

/// Feature ids of a segment's ends and of the edge between them.
#[derive(Clone, Copy)]
pub(super) struct Names {
    pub ends: [u16; 2],
    pub side: u16,
}

impl Names {
    fn at(&self, parameter: f64) -> u16 {
        match parameter {
            0.0 => self.ends[0],
            1.0 => self.ends[1],
            _ => self.side,
        }
    }
}

/// The parameter, 0 to 1, of the point of a segment that is closest to p.
pub(super) fn project(segment: [DVec3; 2], p: DVec3) -> f64 {
    let along = segment[1] - segment[0];
    let square = along.length_squared();
    if square > 0.0 { (along.dot(p - segment[0]) / square).clamp(0.0, 1.0) } else { 0.0 }
}

pub(super) fn at(segment: [DVec3; 2], parameter: f64) -> DVec3 {
    segment[0] + parameter * (segment[1] - segment[0])
}

/// The parameters s, t of closest points: where both lines are closest, if that is within both segments; otherwise an
/// end of one and its projection on the other, the best of four.
pub(super) fn closest(a: [DVec3; 2], b: [DVec3; 2]) -> (f64, f64) {
    let (u, v, r) = (a[1] - a[0], b[1] - b[0], a[0] - b[0]);
    // (a(s) − b(t))·u = 0 and (a(s) − b(t))·v = 0
    let (uu, uv, vv, ur, vr) = (u.dot(u), u.dot(v), v.dot(v), u.dot(r), v.dot(r));
    let determinant = uu * vv - uv * uv;
    let mut best = (f64::INFINITY, 0.0, 0.0);
    let mut consider = |s: f64, t: f64| {
        let square = (at(a, s) - at(b, t)).length_squared();
        if square < best.0 {
            best = (square, s, t);
        }
    };
    let (s, t) = ((uv * vr - vv * ur) / determinant, (uu * vr - uv * ur) / determinant);
    let within = 0.0..=1.0;
    if determinant > 0.0 && within.contains(&s) && within.contains(&t) {
        consider(s, t);
        if determinant > 1e-6 * uu * vv {
            return (s, t);
        }
    }
    for i in [0, 1] {
        consider(i as f64, project(b, a[i]));
        consider(project(a, b[i]), i as f64);
    }
    (best.1, best.2)
}

/// Adds the contact of two segments closer than `reach`: one point, or two if they are nearly parallel. Returns the unit
/// normal from a to b, or `crossing` if they intersect.
pub(super) fn contact(a: [DVec3; 2], b: [DVec3; 2], names: (Names, Names), crossing: DVec3, reach: f64, out: &mut Vec<Candidate>) -> DVec3 {
    let (s, t) = closest(a, b);
    let across = at(b, t) - at(a, s);
    let distance = vector::length(across);
    if distance > reach {
        return crossing;
    }
    let (u, v) = (a[1] - a[0], b[1] - b[0]);
    let size = u.abs().max(v.abs()).max(a[0].abs()).max(b[0].abs()).max_element();
    let normal = if distance > 1e-12 * size { across / distance } else { crossing };
    let mut push = |s: f64, t: f64, names: (u16, u16)| {
        let (p, q) = (at(a, s), at(b, t));
        let gap = normal.dot(q - p);
        if gap <= reach {
            out.push(Candidate { point: 0.5 * (p + q), gap, a: names.0, b: names.1 });
        }
    };
    let product = u.length_squared() * v.length_squared();
    if product > 0.0 && u.cross(v).length_squared() < PARALLEL * PARALLEL * product {
        // The interval of a beside b; each of its ends is an end of a or of b.
        let ends = [0, 1].mapped(|i| {
            let s = project(a, b[i]);
            let own = s == 0.0 || s == 1.0;
            if own { (s, project(b, at(a, s)), (names.0.at(s), names.1.side)) } else { (s, i as f64, (names.0.side, names.1.ends[i])) }
        });
        if (ends[1].0 - ends[0].0).abs() > 1e-3 {
            ends.into_iter().for_each(|(s, t, names)| push(s, t, names));
            return normal;
        }
    }
    push(s, t, (names.0.at(s), names.1.at(t)));
    normal
}

/// A unit vector perpendicular to both; deterministic if they are parallel.
pub(super) fn perpendicular(u: DVec3, v: DVec3) -> DVec3 {
    let cross = u.cross(v);
    if cross.length_squared() > 1e-12 * u.length_squared() * v.length_squared() {
        return vector::unit(cross);
    }
    let along = if u.length_squared() > v.length_squared() { u } else { v };
    // The part of +y (or +x) that is perpendicular to the segment.
    [DVec3::Y, DVec3::X].into_iter().find_map(|axis| (along.cross(axis).cross(along)).try_normalize()).unwrap_or(DVec3::Y)
}
