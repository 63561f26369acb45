//! The angle by which one body has turned against another since the start, about an axis a that is fixed in that other.
//!
//! In the plane θ is a number that knows whole turns:
//!   θ = θ₂ − θ₁ − θ₀      ∂θ/∂ω₂ = z = −∂θ/∂ω₁      J̇v = 0
//!
//! In space it lies in (−π, π]. With e₁, e₂ = a × e₁ across the axis and fixed in the first body, m fixed in the second
//! (m = e₁ at the start) and ω = ω₂ − ω₁:
//!   c = m·e₁,  s = m·e₂      θ = atan2(s, c)
//!   ċ = ω·(m × e₁),  ṡ = ω·(m × e₂)      ∂θ/∂ω₂ = (c m × e₂ − s m × e₁)/(c² + s²) = −∂θ/∂ω₁
//!   c̈ = ω·(ṁ × e₁ + m × ė₁) and so s̈      J̇v = (c s̈ − s c̈ − 2 θ̇ (c ċ + s ṡ))/(c² + s²)
//!
//! where the axes agree, ∂θ/∂ω₂ is a itself.

use super::carried;
use super::coordinate::Coordinate;
use crate::describe::Args;
use crate::error::{Code, Error, Result};
use crate::model::state::Block;
use crate::model::{Bodies, Motion, Space};
use core::f64::consts::PI;
use glam::{DQuat, DVec3};

/// Refuses angles that are never measured in space, where a limit would not act and a motor or a spring would turn for ever.
pub(in crate::model) fn must_be_reached(args: &Args, names: &[&str], bodies: &Bodies) -> Result<()> {
    match names.iter().find(|name| args.number(name).abs() > PI) {
        Some(name) if bodies.space() == Space::Space => {
            Err(Error::new(Code::OutOfRange, *name, "in space angles lie between −π and π; give one of these"))
        }
        _ => Ok(()),
    }
}

/// The rotation of one body relative to another, about an axis.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The reference body; none: the world.
    from: Option<usize>,
    of: usize,
    /// a, e₁: in the coordinates of `from`
    axis: DVec3,
    across: DVec3,
    /// m: in those of `of`
    mark: DVec3,
    /// θ₀, in the plane
    start: f64,
}

/// The angle at one state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turned {
    /// θ, rad
    pub angle: f64,
    /// ∂θ/∂ω₂
    pub gradient: DVec3,
    /// J̇v of θ, rad/s²
    pub jdot_v: f64,
}

impl Turn {
    /// The rotation of a body relative to another (or the world), about an axis in that one's coordinates, from where they start.
    #[must_use]
    pub fn new(bodies: &Bodies, from: Option<usize>, of: usize, axis: DVec3) -> Self {
        let across = axis.any_orthonormal_vector();
        let start = |i: usize| bodies.list()[i].start.angle;
        let mark = carried(bodies, across, from, Some(of));
        Turn { from, of, axis, across, mark, start: start(of) - from.map_or(0.0, start) }
    }

    /// The angle now.
    #[must_use]
    pub fn at(&self, motion: &Motion) -> Turned {
        if motion.bodies.space() == Space::Plane {
            let angle = |i: usize| motion.angle(i);
            let angle = angle(self.of) - self.from.map_or(0.0, angle) - self.start;
            return Turned { angle, gradient: DVec3::Z, jdot_v: 0.0 };
        }
        let (frame, spin) = self.from.map_or((DQuat::IDENTITY, DVec3::ZERO), |i| (motion.rotation(i), motion.spin(i)));
        let own_spin = motion.spin(self.of);
        let (e1, e2, m) = (frame * self.across, frame * self.axis.cross(self.across), motion.rotation(self.of) * self.mark);
        let (c, s) = (m.dot(e1), m.dot(e2));
        let square = c * c + s * s;
        if square == 0.0 {
            return Turned::default();
        }
        let omega = own_spin - spin;
        let m_dot = own_spin.cross(m);
        let rate = |e: DVec3| omega.dot(m.cross(e));
        let second = |e: DVec3| omega.dot(m_dot.cross(e) + m.cross(spin.cross(e)));
        let gradient = m.cross(c * e2 - s * e1) / square;
        let slip = 2.0 * gradient.dot(omega) * (c * rate(e1) + s * rate(e2));
        let jdot_v = (c * second(e2) - s * second(e1) - slip) / square;
        Turned { angle: libm::atan2(s, c), gradient, jdot_v }
    }

    /// The angle as the coordinate of a joint between the two.
    #[must_use]
    pub fn coordinate(&self, motion: &Motion) -> Coordinate {
        let Turned { angle, gradient, jdot_v } = self.at(motion);
        let of = Block::angular(self.of, gradient);
        let from = Block::angular(self.from.unwrap_or(self.of), if self.from.is_some() { -gradient } else { DVec3::ZERO });
        Coordinate { value: angle, blocks: [from, of], jdot_v }
    }
}
