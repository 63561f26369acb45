//! Which pairs of bodies can touch, wherever they are.

use crate::model::{Bodies, Body, Constraint, Item};

/// How bodies can touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touching {
    /// Some pair can.
    pub contacts: bool,
    /// Some pair can, and rubs.
    pub friction: bool,
}

impl Touching {
    /// How the bodies of a model can touch: two with shapes that collide, one of them moving, and no constraint between them.
    #[must_use]
    pub fn of(constraints: &[Item<dyn Constraint>], bodies: &Bodies) -> Self {
        let mut joined = Joined::default();
        joined.read(constraints, bodies);
        let any_pair = |takes_part: fn(&Body) -> bool| {
            let list: Vec<usize> = (0..bodies.list().len()).filter(|i| takes_part(&bodies.list()[*i])).collect();
            let mut moving = list.iter().filter(|i| !bodies.list()[**i].fixed);
            moving.any(|a| list.iter().any(|b| a != b && !joined.together(*a, *b)))
        };
        let collides = |body: &Body| body.rigid.as_ref().is_some_and(|rigid| rigid.collides);
        let rubs = |body: &Body| body.rigid.as_ref().is_some_and(|rigid| rigid.collides && rigid.surface.friction > 0.0);
        Touching { contacts: any_pair(collides), friction: any_pair(rubs) }
    }
}

/// Which bodies a constraint joins: they do not touch each other. For each body the places of its constraints in the model's list,
/// ascending, one body after the other.
#[derive(Debug, Default)]
pub(super) struct Joined {
    /// One past the last constraint of each body.
    ends: Vec<u32>,
    slots: Vec<u32>,
}

impl Joined {
    pub fn read(&mut self, constraints: &[Item<dyn Constraint>], bodies: &Bodies) {
        let mut all: Vec<(u32, u32)> = Vec::new();
        for (slot, item) in constraints.iter().enumerate() {
            let indices = item.args.bodies().filter_map(|id| bodies.index_of(id).ok());
            all.extend(indices.map(|i| (i as u32, slot as u32)));
        }
        all.sort_unstable();
        self.slots.clear();
        self.slots.extend(all.iter().map(|(_, slot)| *slot));
        self.ends.clear();
        let end = |i: usize| all.partition_point(|(body, _)| *body as usize <= i) as u32;
        if !all.is_empty() {
            self.ends.extend((0..bodies.list().len()).map(end));
        }
    }

    fn of(&self, body: usize) -> &[u32] {
        let start = if body == 0 { 0 } else { self.ends[body - 1] };
        &self.slots[start as usize..self.ends[body] as usize]
    }

    /// True where a constraint joins both bodies.
    pub fn together(&self, a: usize, b: usize) -> bool {
        if self.ends.is_empty() {
            return false;
        }
        let (a, b) = (self.of(a), self.of(b));
        let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
        few.iter().any(|slot| many.binary_search(slot).is_ok())
    }
}
