//! The part of a shape below a level y: its size and the centre of that.
//!
//! A solid is what its surface encloses. With an apex on the level every piece of the surface below it spans a triangle (in space a
//! tetrahedron), and the sum of these with their signs is the part: the cut itself, in one plane with the apex, adds nothing.

use crate::geometry::plane::{self, Outline};
use crate::geometry::space;
use crate::math::Mapped;
use core::f64::consts::PI;
use glam::{DVec2, DVec3};

/// A part of a body.
#[derive(Clone, Copy, Debug, Default)]
pub struct Part {
    /// m² or m³
    pub size: f64,
    /// Times the place of the centre.
    pub moment: DVec3,
}

impl Part {
    fn add(&mut self, size: f64, center: DVec3) {
        self.size += size;
        self.moment += size * center;
    }

    /// The centre, m; none of nothing.
    #[must_use]
    pub fn center(&self) -> Option<DVec3> {
        (self.size > 0.0).then(|| self.moment / self.size)
    }
}

/// Of a shape in the plane; none where it is no solid of a size of its own.
pub fn in_plane(shape: &plane::Shape, pose: &plane::Pose, level: f64) -> Option<Part> {
    let mut part = Part::default();
    for outline in shape.outline() {
        match outline {
            Outline::Circle { center, radius } => disc(pose.point(center), radius, level, &mut part),
            Outline::Path { points, closed: true } => {
                let corners: Vec<DVec2> = points.iter().map(|p| pose.point(*p)).collect();
                let apex = DVec2::new(pose.at.x, level);
                for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
                    if let Some([a, b]) = edge_below(*a, *b, level) {
                        part.add(0.5 * (a - apex).perp_dot(b - apex), ((a + b + apex) / 3.0).extend(0.0));
                    }
                }
            }
            Outline::Path { .. } | Outline::Line { .. } => return None,
        }
    }
    Some(part)
}

/// Circular segment.
fn disc(center: DVec2, r: f64, level: f64, part: &mut Part) {
    let h = (level - center.y).clamp(-r, r);
    let half_chord = (r * r - h * h).max(0.0).sqrt();
    let size = r * r * libm::acos((-h / r).clamp(-1.0, 1.0)) + h * half_chord;
    part.size += size;
    part.moment += size * center.extend(0.0) - 2.0 / 3.0 * half_chord * half_chord * half_chord * DVec3::Y;
}

/// The part of an edge below the level.
fn edge_below(a: DVec2, b: DVec2, level: f64) -> Option<[DVec2; 2]> {
    let cut = || a + (level - a.y) / (b.y - a.y) * (b - a);
    match (a.y <= level, b.y <= level) {
        (true, true) => Some([a, b]),
        (true, false) => Some([a, cut()]),
        (false, true) => Some([cut(), b]),
        (false, false) => None,
    }
}

/// Of a shape in space; none where it is no solid whose part is known: a capsule, a half-space.
pub fn in_space(shape: &space::Shape, pose: &space::Pose, level: f64) -> Option<Part> {
    let mut part = Part::default();
    match shape {
        space::Shape::Sphere { radius } => ball(pose.at, *radius, level, &mut part),
        space::Shape::Compound(parts) => {
            for (inner, shape) in parts {
                let of = in_space(shape, &pose.times(inner), level)?;
                part.size += of.size;
                part.moment += of.moment;
            }
        }
        _ => {
            let mesh = shape.mesh()?;
            let corners: Vec<DVec3> = mesh.vertices.iter().map(|v| pose.point(*v)).collect();
            let apex = DVec3::new(pose.at.x, level, pose.at.z);
            for triangle in &mesh.triangles {
                triangle_below(triangle.mapped(|k| corners[k as usize]), level, &mut |[a, b, c]| {
                    let size = (a - apex).dot((b - apex).cross(c - apex)) / 6.0;
                    part.add(size, 0.25 * (a + b + c + apex));
                });
            }
        }
    }
    Some(part)
}

/// Spherical segment.
fn ball(center: DVec3, r: f64, level: f64, part: &mut Part) {
    let h = (level - center.y).clamp(-r, r);
    let (deep, square) = (r + h, (r * r - h * h).max(0.0));
    let size = PI / 3.0 * deep * deep * (2.0 * r - h);
    part.size += size;
    part.moment += size * center - 0.25 * PI * square * square * DVec3::Y;
}

/// The triangles that a triangle has below the level.
fn triangle_below(corners: [DVec3; 3], level: f64, see: &mut dyn FnMut([DVec3; 3])) {
    let (mut kept, mut count) = ([DVec3::ZERO; 4], 0);
    for k in 0..3 {
        let (a, b) = (corners[k], corners[(k + 1) % 3]);
        if a.y <= level {
            kept[count] = a;
            count += 1;
        }
        if (a.y <= level) != (b.y <= level) {
            kept[count] = a + (level - a.y) / (b.y - a.y) * (b - a);
            count += 1;
        }
    }
    for k in 2..count {
        see([kept[0], kept[k - 1], kept[k]]);
    }
}
