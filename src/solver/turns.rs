//! Order of the pairs of bodies in a sweep. Contacts are found pair by pair, and a pair mostly shares a body with the one before. By
//! [`turns()`] no two pairs of one turn do: they can be swept in two lanes, and the numbers are those of the order in which they
//! were found. (Nothing moves a fixed body, so that pairs may share it.)

use super::pair::{NOBODY, Pair};
use crate::math::turns;

/// There is no pair in the second lane.
const NONE: u32 = u32::MAX;

/// Sorts pairs by turns; the memory is kept.
#[derive(Debug, Default)]
pub struct Turns {
    /// Scratch.
    had: Vec<u32>,
    /// The turn of each pair.
    of_pair: Vec<u32>,
    /// Where the next two pairs of each turn go.
    starts: Vec<u32>,
    order: Vec<[u32; 2]>,
}

impl Turns {
    /// Indices of the pairs of each lane: as they were found where there is one lane; else two by two, by their turns, within a
    /// turn as they were found.
    pub fn order(&mut self, pairs: &[Pair], bodies: usize, lanes: usize) -> &[[u32; 2]] {
        if lanes == 1 {
            self.order.clear();
            self.order.extend((0..pairs.len() as u32).map(|k| [k, NONE]));
            return &self.order;
        }
        let moves = |body: usize| body != NOBODY as usize;
        turns(pairs.iter().map(Pair::indices), bodies, moves, &mut self.had, &mut self.of_pair);
        self.starts.clear();
        for turn in &self.of_pair {
            if *turn as usize == self.starts.len() {
                self.starts.push(0);
            }
            self.starts[*turn as usize] += 1;
        }
        // Where each turn begins: at the first of two places.
        let mut sum = 0;
        for start in &mut self.starts {
            (*start, sum) = (sum, sum + start.next_multiple_of(2));
        }
        self.order.clear();
        self.order.resize(sum as usize / 2, [NONE; 2]);
        for (k, turn) in self.of_pair.iter().enumerate() {
            let place = &mut self.starts[*turn as usize];
            self.order[*place as usize / 2][*place as usize % 2] = k as u32;
            *place += 1;
        }
        &self.order
    }
}
