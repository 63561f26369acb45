//! Two points at a fixed distance r: the function of their difference d = x₁ − x₂, with u = v₁ − v₂ and n = d/|d|, that is zero.
//!
//! form "squared" (slide 19):
//!   C = d·d − r²      Ċ = 2 d·u      ∂C/∂x₁ = 2d      J̇v = 2 u·u + 2 d·g
//!
//! form "length":
//!   C = |d| − r       Ċ = n·u        ∂C/∂x₁ = n       J̇v = (u·u − (n·u)²)/|d| + n·g
//!
//! g is the part of d̈ that comes from the turning of bodies, zero between particles. Distances between particles, of which a
//! net has thousands, stand in [`Run`]s, out of their constraints' boxes, so that one loop emits them all.

use super::body::Place;
use super::constraint::stick::Stick;
use super::joint::ball::Balls;
use super::{Bodies, Constraint, Motion};
use crate::math::vector;
use glam::DVec3;

/// The distance, and in which form.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// m
    pub r: f64,
    /// Form "squared", else "length".
    pub squared: bool,
}

impl Length {
    /// C
    #[inline(always)]
    #[must_use]
    pub fn value(self, d: DVec3) -> f64 {
        if self.squared { d.dot(d) - self.r * self.r } else { vector::length(d) - self.r }
    }

    /// C, and ∂C/∂x₁
    #[inline(always)]
    #[must_use]
    pub fn gradient(self, d: DVec3) -> (f64, DVec3) {
        let j = if self.squared { 2.0 * d } else { Stick::new(d, DVec3::ZERO, DVec3::ZERO).n };
        (self.value(d), j)
    }

    /// |∂C/∂x₁|² with that gradient.
    #[inline(always)]
    #[must_use]
    pub fn steepness(self, j: DVec3) -> f64 {
        // Of length 1, or 0 where the points coincide.
        if self.squared { j.dot(j) } else { f64::from(u8::from(j != DVec3::ZERO)) }
    }

    /// J̇v
    #[inline(always)]
    #[must_use]
    pub fn bend(self, d: DVec3, u: DVec3, g: DVec3) -> f64 {
        if self.squared { 2.0 * u.dot(u) + 2.0 * d.dot(g) } else { Stick::new(d, u, g).curvature }
    }
}

/// Two particles at a fixed distance.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Where their numbers stand.
    pub particles: [Place; 2],
    /// How far apart they are.
    pub length: Length,
}

impl Pair {
    /// C
    #[inline(always)]
    #[must_use]
    pub fn value(&self, motion: &Motion) -> f64 {
        self.length.value(motion.apart(self.particles))
    }

    /// C, and the gradient with respect to the first particle.
    #[inline(always)]
    #[must_use]
    pub fn gradient(&self, motion: &Motion) -> (f64, DVec3) {
        self.length.gradient(motion.apart(self.particles))
    }

    /// J̇v
    #[inline(always)]
    #[must_use]
    pub fn bend(&self, motion: &Motion) -> f64 {
        self.length.bend(motion.apart(self.particles), motion.parting(self.particles), DVec3::ZERO)
    }
}

/// Constraints that follow each other in the model's list, by the place of the first.
#[derive(Debug)]
pub enum Run {
    /// Distances between particles.
    Pairs(usize, Vec<Pair>),
    /// Ball joints between bodies that turn.
    Balls(usize, Balls),
    /// One of any kind.
    Other(usize),
}

/// Appends the constraint at that place in the list.
pub fn append(runs: &mut Vec<Run>, slot: usize, constraint: &dyn Constraint, bodies: &Bodies) {
    match (constraint.as_pair(), constraint.as_ball(), runs.last_mut()) {
        (Some(pair), _, Some(Run::Pairs(_, pairs))) => pairs.push(pair),
        (Some(pair), ..) => runs.push(Run::Pairs(slot, vec![pair])),
        (None, Some(link), Some(Run::Balls(_, balls))) => balls.push(&link, bodies),
        (None, Some(link), _) => {
            let mut balls = Balls::default();
            balls.push(&link, bodies);
            runs.push(Run::Balls(slot, balls));
        }
        (None, None, _) => runs.push(Run::Other(slot)),
    }
}
