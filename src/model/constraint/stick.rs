//! What every stick between two points shares: with d = x₁ − x₂, u = v₁ − v₂ and n = d/|d|,
//!
//!   length ℓ = |d|      ℓ̇ = n·u      ∂ℓ/∂x₁ = n, ∂ℓ/∂x₂ = −n      ℓ̈ without ẍ = (u·u − ℓ̇²)/ℓ
//!
//! Between points of bodies that turn, d̈ has a part from that, ω₁ × (ω₁ × r₁) − ω₂ × (ω₂ × r₂); n· it is added to ℓ̈.
//!
//! Where the ends coincide there is no direction: n = 0, and a step reports it.

use crate::math::vector;
use crate::model::Motion;
use crate::model::state::Point;
use glam::DVec3;

/// A stick at one state.
#[derive(Clone, Copy, Debug)]
pub struct Stick {
    /// x₁ − x₂, m
    pub d: DVec3,
    /// v₁ − v₂, m/s
    pub u: DVec3,
    /// |d|, m
    pub length: f64,
    /// d/|d|, or 0
    pub n: DVec3,
    /// The part of ℓ̈ that comes from the velocities, m/s²
    pub curvature: f64,
}

impl Stick {
    /// The stick from particle b to particle a.
    #[must_use]
    pub fn between(motion: &Motion, a: usize, b: usize) -> Self {
        let (a, b) = (motion.particle(a), motion.particle(b));
        Stick::new(a.0 - b.0, a.1 - b.1, DVec3::ZERO)
    }

    /// The stick from a point of a body to a point of another.
    #[must_use]
    pub fn joining(a: &Point, b: &Point) -> Self {
        Stick::new(a.x - b.x, a.v - b.v, a.turning - b.turning)
    }

    /// From d and u; `bend`: the part of d̈ that comes from the bodies' turning.
    #[must_use]
    #[inline(always)]
    pub fn new(d: DVec3, u: DVec3, bend: DVec3) -> Self {
        let length = vector::length(d);
        if length == 0.0 {
            return Stick { d, u, length, n: DVec3::ZERO, curvature: 0.0 };
        }
        let n = d / length;
        let rate = n.dot(u);
        Stick { d, u, length, n, curvature: (u.dot(u) - rate * rate) / length + n.dot(bend) }
    }
}
