//! The length of a stick between two points, which several constraints share: with d = x₁ − x₂, u = v₁ − v₂, n = d/|d|,
//! and g the part of d̈ that comes from the turning of bodies, ω₁ × (ω₁ × s₁) − ω₂ × (ω₂ × s₂), zero between particles:
//!
//!   ℓ = |d|      ℓ̇ = n·u      J = (n, −n)      J̇v = (u·u − ℓ̇²)/ℓ + n·g
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
    /// J̇v of ℓ, m/s²
    pub jdot_v: f64,
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
        Stick::new(a.x - b.x, a.v - b.v, a.centripetal - b.centripetal)
    }

    /// From d, u and g.
    #[must_use]
    #[inline(always)]
    pub fn new(d: DVec3, u: DVec3, g: DVec3) -> Self {
        let length = vector::length(d);
        if length == 0.0 {
            return Stick { d, u, length, n: DVec3::ZERO, jdot_v: 0.0 };
        }
        let n = d / length;
        let rate = n.dot(u);
        Stick { d, u, length, n, jdot_v: (u.dot(u) - rate * rate) / length + n.dot(g) }
    }
}
