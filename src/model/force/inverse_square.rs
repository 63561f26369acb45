//! Inverse-square law of gravity and electric charges: f₁ = s c₁ c₂ d/(|d|² + ε²)^{3/2}, potential s c₁ c₂/√(|d|² + ε²).

use super::{Accumulators, Force};
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// The charge c of a body.
#[derive(Debug)]
pub(super) enum Charge {
    /// The body's mass.
    Mass,
    /// Equal for all bodies.
    Same(f64),
    /// Alternating in sign from body to body.
    Alternating(f64),
}

impl Charge {
    fn of(&self, index: usize, bodies: &Bodies) -> f64 {
        match self {
            Charge::Mass => bodies.list()[index].mass,
            Charge::Same(c) => *c,
            Charge::Alternating(c) => {
                if index.is_multiple_of(2) {
                    *c
                } else {
                    -*c
                }
            }
        }
    }
}

/// Every pair repels with strength s c₁ c₂ (attracts if it is negative).
#[derive(Debug)]
pub(super) struct InverseSquare {
    /// s: strength.
    pub strength: f64,
    /// ε: softening length, m.
    pub softening: f64,
    /// c: charge.
    pub charge: Charge,
}

impl InverseSquare {
    /// Calls f with each pair: indices, d = x₁ − x₂, √(|d|² + ε²) and s c₁ c₂. Coincident pairs (without softening) have no
    /// direction and are skipped.
    fn pairs(&self, motion: &Motion, mut f: impl FnMut(usize, usize, DVec3, f64, f64)) {
        for i in 0..motion.bodies.list().len() {
            for j in 0..i {
                let d = motion.position(i) - motion.position(j);
                let distance = (d.length_squared() + self.softening * self.softening).sqrt();
                if distance > 0.0 {
                    let charges = self.charge.of(i, motion.bodies) * self.charge.of(j, motion.bodies);
                    f(i, j, d, distance, self.strength * charges);
                }
            }
        }
    }
}

impl Force for InverseSquare {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        self.pairs(motion, |i, j, d, distance, strength| {
            let f = strength / (distance * distance * distance) * d;
            q.conserve(motion, i, f);
            q.conserve(motion, j, -f);
        });
    }

    fn potential(&self, motion: &Motion) -> f64 {
        let mut energy = 0.0;
        self.pairs(motion, |_, _, _, distance, strength| energy += strength / distance);
        energy
    }

    fn work(&self, bodies: &Bodies) -> u64 {
        let n = bodies.list().len() as u64;
        12 * n * n
    }
}
