//! In which order pairs are swept. As contacts are found, each pair mostly shares a body with the one before. By [`turns()`] no two of
//! them do within a turn, and two can be swept side by side, with the same numbers. (What is fixed moves by nothing, whoever pushes
//! it.)

use super::Pair;
use crate::math::turns;
use crate::model::body::Bodies;

/// Where there is no second pair beside the first.
const NONE: u32 = u32::MAX;

/// Sorts pairs by turns, and keeps the memory that it takes.
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
    /// The indices of the pairs: as they were found where they are swept one by one; else two by two, by their turns, within a
    /// turn as they were found.
    pub fn order(&mut self, pairs: &[Pair], bodies: &Bodies, sides: usize) -> &[[u32; 2]] {
        if sides == 1 {
            self.order.clear();
            self.order.extend((0..pairs.len() as u32).map(|k| [k, NONE]));
            return &self.order;
        }
        let moves = |b: usize| bodies.inverse_mass()[bodies.place(b).v] > 0.0;
        turns(pairs.iter().map(Pair::indices), bodies.list().len(), moves, &mut self.had, &mut self.of_pair);
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
