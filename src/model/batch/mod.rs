//! Batches: distances between particles and ball joints between bodies that turn, of which nets and chains have thousands, stand in
//! arrays out of their constraints' boxes, so that one loop writes all their rows ([`Batch`]).

mod balls;
mod sticks;

use super::constraint::distance::Distance;
use super::joint::ball::Ball;
use super::rows::Batch;
use super::{Bodies, Constraint};
use balls::Balls;
use std::any::Any;
pub use sticks::{ParticleStick, Sticks};

/// Constraints that follow each other in a model's list, by the place of the first.
#[derive(Debug)]
pub enum Run {
    /// Distances between particles.
    Sticks(usize, Sticks),
    /// Ball joints between bodies that turn.
    Balls(usize, Balls),
    /// One of any kind.
    Single(usize),
}

impl Run {
    /// The batch and its first constraint; none for a single constraint.
    #[must_use]
    #[inline]
    pub fn batch(&self) -> Option<(usize, &dyn Batch)> {
        match self {
            Run::Sticks(first, sticks) => Some((*first, sticks)),
            Run::Balls(first, balls) => Some((*first, balls)),
            Run::Single(_) => None,
        }
    }

    /// The constraints of the run, by their places in the model's list.
    #[must_use]
    #[inline]
    pub fn slots(&self) -> std::ops::Range<usize> {
        match (self, self.batch()) {
            (_, Some((first, batch))) => first..first + batch.count(),
            (Run::Single(slot), _) => *slot..slot + 1,
            _ => 0..0,
        }
    }
}

/// Appends the constraint at that place in the list. One that can break stands alone.
pub(super) fn append(runs: &mut Vec<Run>, slot: usize, constraint: &dyn Constraint, breaks: bool, bodies: &Bodies) {
    let constraint: &dyn Any = constraint;
    if breaks {
        runs.push(Run::Single(slot));
    } else if let Some(stick) = constraint
        .downcast_ref::<Distance>()
        .filter(|distance| distance.softness.is_none() && !distance.link.of_told(bodies))
        .and_then(|distance| ParticleStick::of(distance, bodies))
    {
        match runs.last_mut() {
            Some(Run::Sticks(_, sticks)) => sticks.push(stick),
            _ => runs.push(Run::Sticks(slot, Sticks::from(stick))),
        }
    } else if let Some(ball) = constraint.downcast_ref::<Ball>().filter(|ball| ball.link.turns(bodies) && !ball.link.of_told(bodies)) {
        match runs.last_mut() {
            Some(Run::Balls(_, balls)) => balls.push(&ball.link, bodies),
            _ => runs.push(Run::Balls(slot, Balls::of(&ball.link, bodies))),
        }
    } else {
        runs.push(Run::Single(slot));
    }
}
