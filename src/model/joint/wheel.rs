//! A length that a turning wheel takes up: with a coordinate s of a joint, and θ the angle of the wheel ([`super::turn`]) counted
//! from the start,
//!
//!   C = s − s₀ + r θ      J = ∂s + r ∂θ      J̇v = J̇v of s + r J̇v of θ
//!
//! r is the length for each radian. In space an angle does not know whole turns, so C is known but for multiples of 2πr. Of C + 2πrk an
//! equation takes the nearest to 0, and an inequality C ≥ 0 the one from a quarter of a turn below 0 to three quarters above.

use super::turn::Turn;
use crate::math::Mapped;
use crate::model::rows::Row;
use crate::model::state::Block;
use crate::model::{Bodies, Motion, Space};
use core::f64::consts::PI;

/// The angle of a wheel, and r.
#[derive(Debug)]
pub(super) struct Wheel {
    turn: Turn,
    /// r, m
    radius: f64,
    /// In space: 2π|r|, m
    around: Option<f64>,
    /// Of λ
    bounds: (f64, f64),
}

impl Wheel {
    /// A wheel that takes up r for each radian of its turn.
    pub fn new(bodies: &Bodies, turn: Turn, radius: f64) -> Self {
        // Of the smallest numbers the inverse is not finite: such a wheel takes up nothing.
        let around = Some(2.0 * PI * radius.abs()).filter(|around| bodies.space() == Space::Space && around.recip().is_finite());
        Wheel { turn, radius, around, bounds: Row::FREE }
    }

    /// The wheel with these bounds of λ.
    pub fn bounded(self, bounds: (f64, f64)) -> Self {
        Wheel { bounds, ..self }
    }

    /// The row of C from s − s₀ and its J̇v, and r ∂θ on what the angle is measured from and on the wheel.
    pub fn row(&self, motion: &Motion, s: f64, jdot_v: f64) -> (Row, [Block; 2]) {
        let (theta, r) = (self.turn.coordinate(motion), self.radius);
        let c = s + r * theta.value;
        let below = if self.bounds == Row::FREE { 0.5 } else { 0.25 };
        let c = self.around.map_or(c, |around| c - around * (c / around + below).floor());
        let blocks = theta.blocks.mapped(|block| Block { angular: r * block.angular, ..block });
        (Row { c, jdot_v: jdot_v + r * theta.jdot_v, bounds: self.bounds, ..Row::default() }, blocks)
    }
}
