//! Pairs of bodies that pass through each other: a constraint joins them and does not say that they touch, or their groups say so.

use crate::model::body::Bodies;
use crate::model::groups::COLLIDE;
use crate::model::{Constraint, Item};

/// The bodies that constraints join. For each body the places of its constraints in the model's list, ascending, one body after the
/// other.
#[derive(Debug, Default)]
pub struct Joined {
    /// One past the last constraint of each body.
    ends: Vec<u32>,
    slots: Vec<u32>,
}

impl Joined {
    /// Reads a changed model.
    pub fn read(&mut self, constraints: &[Item<dyn Constraint>], bodies: &Bodies) {
        let mut all: Vec<(u32, u32)> = Vec::new();
        for (slot, item) in constraints.iter().enumerate().filter(|(_, item)| !item.args.boolean(COLLIDE.name)) {
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

    /// True where two bodies, by their indices, pass through each other wherever they are: joined, or by their groups.
    #[must_use]
    pub fn pass(&self, bodies: &Bodies, a: usize, b: usize) -> bool {
        let groups = |i: usize| bodies.list()[i].groups.as_ref();
        self.together(a, b) || groups(a).zip(groups(b)).is_some_and(|(a, b)| a.pass(b))
    }

    /// True where a constraint joins both.
    fn together(&self, a: usize, b: usize) -> bool {
        if self.ends.is_empty() {
            return false;
        }
        let (a, b) = (self.of(a), self.of(b));
        let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
        few.iter().any(|slot| many.binary_search(slot).is_ok())
    }
}
