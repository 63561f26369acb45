//! Mass, centre and inertia of solid shapes of uniform density.
//!
//! ```text
//! I = ∫ ρ (|r|² 1 − r rᵀ) dV = tr(S) 1 − S,   S = ∫ ρ r rᵀ dV,   r from the centre of mass
//! ```
//!
//! S is additive: over the parts of a compound, and over the tetrahedra between the origin and the triangles a, b, c
//! of a polyhedron (Blow and Binstock, "How to find the inertia tensor of a solid", 2004), each of which has
//! det(a, b, c)/120 · ((a + b + c)(a + b + c)ᵀ + a aᵀ + b bᵀ + c cᵀ).

use super::hull::Hull;
use super::{Pose, Shape};
use crate::math::Mapped;
use glam::{DMat3, DVec3};
use std::f64::consts::PI;

/// Mass properties of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MassProperties {
    /// Mass, kg.
    pub mass: f64,
    /// Centre of mass, local, m.
    pub center: DVec3,
    /// Tensor about the centre of mass along the local axes, kg·m².
    pub inertia: DMat3,
}

/// Mass, centre, and S about the centre.
struct Moments {
    mass: f64,
    center: DVec3,
    second: DMat3,
}

/// v vᵀ
fn outer(v: DVec3) -> DMat3 {
    DMat3::from_cols(v * v.x, v * v.y, v * v.z)
}

impl Moments {
    /// S = diag(x, y, z) about the origin.
    fn centred(mass: f64, second: DVec3) -> Self {
        Moments { mass, center: DVec3::ZERO, second: DMat3::from_diagonal(second) }
    }

    fn of(shape: &Shape, density: f64) -> Option<Moments> {
        Some(match shape {
            Shape::Sphere { radius: r } => {
                let mass = density * 4.0 / 3.0 * PI * r * r * r;
                Moments::centred(mass, DVec3::splat(mass * r * r / 5.0))
            }
            Shape::Capsule { half_length: h, radius: r } => {
                let (cylinder, caps) = (density * PI * r * r * 2.0 * h, density * 4.0 / 3.0 * PI * r * r * r);
                // ∫ y² of the caps: h² + 2h·(3/8)r + r²/5, the mean of (h + z)² over a half-ball.
                let along = cylinder * h * h / 3.0 + caps * (h * h + 0.75 * h * r + r * r / 5.0);
                let across = cylinder * r * r / 4.0 + caps * r * r / 5.0;
                Moments::centred(cylinder + caps, DVec3::new(across, along, across))
            }
            Shape::Box { half, .. } => {
                let mass = density * 8.0 * half.x * half.y * half.z;
                Moments::centred(mass, mass / 3.0 * *half * *half)
            }
            Shape::Hull(hull) => Moments::of_hull(hull, density),
            Shape::HalfSpace { .. } => return None,
            Shape::Compound(parts) => Moments::of_parts(parts, density)?,
        })
    }

    fn of_hull(hull: &Hull, density: f64) -> Moments {
        // From a vertex, so that a hull far from its origin loses no digits.
        let origin = hull.vertices().first().copied().unwrap_or_default();
        let (mut volume, mut first, mut second) = (0.0, DVec3::ZERO, DMat3::ZERO);
        for triangle in hull.triangles() {
            let [a, b, c] = triangle.mapped(|i| hull.vertices()[i as usize] - origin);
            let determinant = a.dot(b.cross(c));
            volume += determinant / 6.0;
            first += determinant / 24.0 * (a + b + c);
            second += (outer(a + b + c) + outer(a) + outer(b) + outer(c)) * (determinant / 120.0);
        }
        let center = first / volume;
        Moments { mass: density * volume, center: origin + center, second: (second - outer(center) * volume) * density }
    }

    /// Steiner: a part adds S + m d dᵀ, d from the common centre.
    fn of_parts(parts: &[(Pose, Shape)], density: f64) -> Option<Moments> {
        let each: Option<Vec<Moments>> = parts.iter().map(|(pose, part)| Some(Moments::of(part, density)?.moved(pose))).collect();
        let each = each?;
        let mass = each.iter().map(|m| m.mass).sum();
        let center = each.iter().map(|m| m.mass * m.center).sum::<DVec3>() / mass;
        let second = each.iter().fold(DMat3::ZERO, |sum, m| sum + m.second + outer(m.center - center) * m.mass);
        Some(Moments { mass, center, second })
    }

    fn moved(&self, pose: &Pose) -> Moments {
        let r = *pose.matrix();
        Moments { mass: self.mass, center: pose.point(self.center), second: r * self.second * r.transpose() }
    }
}

impl Shape {
    /// Mass properties at a density in kg/m³; `None` for a half-space. Overlaps of the parts of a compound count twice.
    #[must_use]
    pub fn mass_properties(&self, density: f64) -> Option<MassProperties> {
        let Moments { mass, center, second } = Moments::of(self, density)?;
        // Exactly symmetric.
        let second = (second + second.transpose()) * 0.5;
        let trace = second.x_axis.x + second.y_axis.y + second.z_axis.z;
        Some(MassProperties { mass, center, inertia: DMat3::from_diagonal(DVec3::splat(trace)) - second })
    }
}
