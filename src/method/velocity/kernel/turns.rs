//! In which order pairs are swept. Two pairs without a moving body in common do not read what the other writes: whichever goes
//! first, all numbers are the same. (What is fixed moves by nothing, whoever pushes it.) So a pair waits for those before it that
//! share a moving body with it, and for no other:
//!
//!   turn of a pair = the number of turns that its bodies, whichever has had more, have had before
//!
//! As contacts are found, each pair mostly shares a body with the one before. Within a turn no two pairs do, and two of them can
//! be swept side by side. (Level scheduling: E. Anderson, Y. Saad, "Solving sparse triangular linear systems on parallel
//! computers", Int. J. High Speed Computing 1, 1989.)

use super::Pair;
use crate::model::body::Bodies;

/// Where there is no second pair beside the first.
const NONE: u32 = u32::MAX;

/// Sorts pairs by turns, and keeps the memory that it takes.
#[derive(Debug, Default)]
pub struct Turns {
    /// How many turns each body has had.
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
        self.had.clear();
        self.had.resize(bodies.list().len(), 0);
        self.of_pair.clear();
        self.starts.clear();
        let moves = |b: usize| bodies.inverse_mass()[bodies.place(b).v] > 0.0;
        for pair in pairs {
            let mut turn = 0;
            let them = pair.indices();
            for b in them {
                turn = turn.max(self.had[b]);
            }
            for b in them {
                if moves(b) {
                    self.had[b] = turn + 1;
                }
            }
            self.of_pair.push(turn);
            if turn as usize == self.starts.len() {
                self.starts.push(0);
            }
            self.starts[turn as usize] += 1;
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
