//! Directions of one body held against directions of another. For p fixed in the first and q in the second:
//!
//!   C = p·q      J = (p × q, −p × q) on (ω₁, ω₂)      J̇v = (ω₁ − ω₂)·(ṗ × q + p × q̇),  ṗ = ω₁ × p,  q̇ = ω₂ × q
//!
//! Two bodies keep how they start to each other by x·y′ = y·z′ = z·x′ = 0, where x, y, z are the first's axes and the
//! primes those of the second that agree with them at the start; in the plane by one angle ([`super::turn`]).

use super::carried;
use super::turn::Turn;
use crate::math::Mapped;
use crate::model::rows::{Row, Rows};
use crate::model::state::Block;
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// The row C = p·q, each vector in its own body's coordinates.
pub fn across(motion: &Motion, [(a, p), (b, q)]: [(usize, DVec3); 2], rows: &mut Rows) {
    let (p, q) = (motion.rotation(a) * p, motion.rotation(b) * q);
    let (spin_a, spin_b) = (motion.spin(a), motion.spin(b));
    let n = p.cross(q);
    let jdot_v = (spin_a - spin_b).dot(spin_a.cross(p).cross(q) + p.cross(spin_b.cross(q)));
    rows.push(motion, Row { c: p.dot(q), jdot_v, ..Row::default() }, [Block::angular(a, n), Block::angular(b, -n)]);
}

/// Two bodies that do not turn against each other.
#[derive(Clone, Copy, Debug)]
pub struct Alignment {
    bodies: [usize; 2],
    turn: Turn,
    /// y′, z′, x′ in the coordinates of the second
    partners: [DVec3; 3],
}

impl Alignment {
    /// As they start.
    #[must_use]
    pub fn new(bodies: &Bodies, [a, b]: [usize; 2]) -> Self {
        let partners = [DVec3::Y, DVec3::Z, DVec3::X].mapped(|e| carried(bodies, e, Some(a), Some(b)));
        Alignment { bodies: [a, b], turn: Turn::new(bodies, Some(a), b, DVec3::Z), partners }
    }

    /// One row in the plane, three in space.
    pub fn rows(&self, motion: &Motion, rows: &mut Rows) {
        if motion.bodies.space() == Space::Plane {
            return self.turn.coordinate(motion).hold(0.0, motion, rows);
        }
        let [a, b] = self.bodies;
        for (p, q) in [DVec3::X, DVec3::Y, DVec3::Z].into_iter().zip(self.partners) {
            across(motion, [(a, p), (b, q)], rows);
        }
    }
}
