//! Which pairs of bodies can touch, wherever they are.

use super::joined::Joined;
use crate::model::{Bodies, Body, Constraint, Item};

/// How bodies can touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touching {
    /// Some pair can.
    pub contacts: bool,
    /// Some pair can, with friction.
    pub friction: bool,
}

/// Most pairs that are looked at: where all of these pass through each other, some other pair counts as one that can touch.
const MOST_PAIRS: u32 = 1_000_000;

impl Touching {
    /// How the bodies of a model can touch: two with shapes that collide, one of them moving, that do not pass through each other.
    #[must_use]
    pub fn of(constraints: &[Item<dyn Constraint>], bodies: &Bodies) -> Self {
        let mut joined = Joined::default();
        joined.read(constraints, bodies);
        let any_pair = |takes_part: fn(&Body) -> bool| {
            let list: Vec<usize> = (0..bodies.list().len()).filter(|i| takes_part(&bodies.list()[*i])).collect();
            let mut moving = list.iter().filter(|i| !bodies.list()[**i].fixed);
            let mut left = MOST_PAIRS;
            moving.any(|a| {
                list.iter().any(|b| {
                    left = left.saturating_sub(1);
                    left == 0 || a != b && !joined.pass(bodies, *a, *b)
                })
            })
        };
        let collides = |body: &Body| body.rigid.as_ref().is_some_and(|rigid| rigid.collides);
        let rubs = |body: &Body| body.rigid.as_ref().is_some_and(|rigid| rigid.collides && rigid.surface.friction > 0.0);
        Touching { contacts: any_pair(collides), friction: any_pair(rubs) }
    }
}
