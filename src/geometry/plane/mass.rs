//! Mass, centre of mass and moment of inertia of a shape of constant density σ, kg/m².
//!
//!   disc            m = σ π r²                     I = m r²/2
//!   capsule         m = σ (4 h r + π r²)           I = m_b ((2h)² + (2r)²)/12 + m_d (r²/2 + h² + 2 h c)
//!                   with the box m_b = 4σhr, both half discs m_d = σπr², and c = 4r/(3π), from a half disc's straight
//!                   side to its centre
//!   polygon         triangles (o, xᵢ, xᵢ₊₁) with d = xᵢ × xᵢ₊₁:
//!                   m = σ Σ d/2     m c = σ Σ d (xᵢ + xᵢ₊₁)/6     I_o = σ Σ d (xᵢ·xᵢ + xᵢ·xᵢ₊₁ + xᵢ₊₁·xᵢ₊₁)/12
//!   parallel axes   I_o = I_c + m |c − o|²   (Steiner)

use super::convex::Convex;
use super::pose::Pose;
use super::shape::Shape;
use core::f64::consts::PI;
use glam::DVec2;

/// Mass properties of a shape of constant density.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MassProperties {
    /// kg
    pub mass: f64,
    /// Centre of mass in the shape's frame, m.
    pub center: DVec2,
    /// Moment of inertia about the centre of mass, kg m².
    pub inertia: f64,
}

impl Shape {
    /// Mass properties at a density in kg/m²; `None` for half-planes (infinite) and chains (no area).
    #[must_use]
    pub fn mass_properties(&self, density: f64) -> Option<MassProperties> {
        match self {
            Shape::Convex(convex) => Some(convex.mass_properties(density)),
            Shape::HalfPlane { .. } | Shape::Chain(_) => None,
            Shape::Compound(parts) => Some(together(parts, density)),
        }
    }
}

impl Convex {
    /// Mass, centre and inertia at a density in kg/m².
    #[must_use]
    pub fn mass_properties(&self, density: f64) -> MassProperties {
        let r = self.radius;
        match self.vertices[..] {
            [center] => {
                let mass = density * PI * r * r;
                MassProperties { mass, center, inertia: 0.5 * mass * r * r }
            }
            [p, q] => {
                let h = 0.5 * p.distance(q);
                let (m_b, m_d, c) = (4.0 * density * h * r, density * PI * r * r, 4.0 * r / (3.0 * PI));
                let inertia = m_b * (h * h + r * r) / 3.0 + m_d * (0.5 * r * r + h * h + 2.0 * h * c);
                MassProperties { mass: m_b + m_d, center: 0.5 * (p + q), inertia }
            }
            _ => polygon(&self.vertices, density),
        }
    }
}

/// Measured from a vertex, so that nothing cancels where the polygon is far from its origin.
fn polygon(vertices: &[DVec2], density: f64) -> MassProperties {
    let origin = vertices[0];
    let (mut area, mut moment, mut second) = (0.0, DVec2::ZERO, 0.0);
    for edge in vertices[1..].windows(2) {
        let (p, q) = (edge[0] - origin, edge[1] - origin);
        let d = p.perp_dot(q);
        area += d / 2.0;
        moment += d / 6.0 * (p + q);
        second += d / 12.0 * (p.dot(p) + p.dot(q) + q.dot(q));
    }
    let center = moment / area;
    let inertia = density * (second - area * center.length_squared());
    MassProperties { mass: density * area, center: origin + center, inertia }
}

fn together(parts: &[(Pose, Convex)], density: f64) -> MassProperties {
    let of_part = |(pose, part): &(Pose, Convex)| {
        let own = part.mass_properties(density);
        MassProperties { center: pose.point(own.center), ..own }
    };
    let mass: f64 = parts.iter().map(|part| of_part(part).mass).sum();
    let moment: DVec2 = parts.iter().map(of_part).map(|part| part.mass * part.center).sum();
    let center = moment / mass;
    let inertia = parts.iter().map(of_part).map(|part| part.inertia + part.mass * part.center.distance_squared(center)).sum();
    MassProperties { mass, center, inertia }
}
