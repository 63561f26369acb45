//! One collision of two rigid bodies, without friction, as one formula (mechanics notes, "Collision reaction"):
//!
//!   a = −(1+e) n·(v_r2 − v_r1) / k      k = 1/m₁ + 1/m₂ + n·((I₁⁻¹(r₁×n))×r₁ + (I₂⁻¹(r₂×n))×r₂)
//!
//! with r the arm of the point, v_r = v + ω×r its velocity and I the inertia in world axes. Body 1 gets −a n, body 2 a n.

use glam::{DMat3, DVec3};

/// A body in a collision; in the plane everything turns about z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Collider {
    /// 1/kg; 0 for a body that nothing moves
    pub inverse_mass: f64,
    /// In world axes, 1/(kg·m²)
    pub inverse_inertia: DMat3,
    /// Centre of mass, m
    pub at: DVec3,
    /// m/s
    pub velocity: DVec3,
    /// In world axes, rad/s
    pub spin: DVec3,
}

/// Result of a collision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Collision {
    /// The impulse along the normal, N·s; 0 where the bodies do not approach each other.
    pub a: f64,
    /// Delassus operator of this one row: change of n·(v_r2 − v_r1) per impulse, 1/kg
    pub k: f64,
    /// Velocity and spin of both bodies afterwards.
    pub after: [(DVec3, DVec3); 2],
    /// J
    pub energy_lost: f64,
}

impl Collider {
    fn arm(&self, point: DVec3) -> DVec3 {
        point - self.at
    }

    fn at_point(&self, point: DVec3) -> DVec3 {
        self.velocity + self.spin.cross(self.arm(point))
    }

    fn gives_way(&self, point: DVec3, n: DVec3) -> f64 {
        let arm = self.arm(point);
        self.inverse_mass + n.dot((self.inverse_inertia * arm.cross(n)).cross(arm))
    }

    fn pushed(&self, point: DVec3, impulse: DVec3) -> (DVec3, DVec3) {
        let spin = self.spin + self.inverse_inertia * self.arm(point).cross(impulse);
        (self.velocity + self.inverse_mass * impulse, spin)
    }
}

/// The collision of bodies 1 and 2 at a point, with the unit normal n from 1 to 2 and the coefficient of restitution e.
/// None where neither of them can move.
#[must_use]
pub fn collide(e: f64, n: DVec3, point: DVec3, bodies: &[Collider; 2]) -> Option<Collision> {
    let [one, two] = bodies;
    let k = one.gives_way(point, n) + two.gives_way(point, n);
    if k <= 0.0 {
        return None;
    }
    let closing = n.dot(two.at_point(point) - one.at_point(point));
    let a = if closing < 0.0 { -(1.0 + e) * closing / k } else { 0.0 };
    let after = [one.pushed(point, -a * n), two.pushed(point, a * n)];
    // ΔT = a (closing + ½ a k): the impulse times the mean of the velocities that it changes.
    Some(Collision { a, k, after, energy_lost: -a * (closing + 0.5 * a * k) })
}
