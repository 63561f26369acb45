//! Which pairs of bodies can touch, wherever they are.

use super::joined::Joined;
use crate::model::{Bodies, Body, Constraint, Item};

/// How bodies can touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touching {
    /// Some two with shapes can.
    pub shapes: bool,
    /// Some pair can, one of them a particle too.
    pub contacts: bool,
    /// Some pair can, with friction.
    pub friction: bool,
}

/// Most pairs that are looked at: where all of these pass through each other, some other pair counts as one that can touch.
const MOST_PAIRS: u32 = 1_000_000;

impl Touching {
    /// How the bodies of a model can touch: one that moves and another that collides, which do not pass through each other.
    #[must_use]
    pub fn of(constraints: &[Item<dyn Constraint>], bodies: &Bodies) -> Self {
        let mut joined = Joined::default();
        joined.read(constraints, bodies);
        let list = bodies.list();
        let any_pair = |moves: fn(&Body) -> bool, collides: fn(&Body) -> bool| {
            let others: Vec<usize> = (0..list.len()).filter(|i| collides(&list[*i])).collect();
            let mut moving = (0..list.len()).filter(|i| !list[*i].fixed && moves(&list[*i]));
            let mut left = MOST_PAIRS;
            moving.any(|a| {
                others.iter().any(|b| {
                    left = left.saturating_sub(1);
                    left == 0 || a != *b && !joined.pass(bodies, a, *b)
                })
            })
        };
        let collides = |body: &Body| body.rigid.as_ref().is_some_and(|rigid| rigid.collides);
        let rubs = |body: &Body| body.rigid.as_ref().is_some_and(|rigid| rigid.collides && rigid.surface.friction > 0.0);
        let particle = |body: &Body| body.rigid.is_none();
        let shapes = any_pair(collides, collides);
        Touching { shapes, contacts: shapes || any_pair(particle, collides), friction: any_pair(rubs, rubs) || any_pair(particle, rubs) }
    }
}
