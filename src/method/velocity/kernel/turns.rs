//! In which order pairs are swept. Two pairs without a body in common do not read what the other writes: whichever goes first,
//! all numbers are the same. So a pair waits for those before it that share a body with it, and for no other:
//!
//!   turn of a pair = the number of turns that the bodies of the pair, whichever has had more, have had before
//!
//! As contacts are found, each pair mostly shares a body with the one before, and its numbers have to be waited for. Within a turn
//! no two pairs do, and a processor works at several of them at a time. (Level scheduling: E. Anderson, Y. Saad, "Solving sparse
//! triangular linear systems on parallel computers", Int. J. High Speed Computing 1, 1989.)

use super::Pair;

/// Sorts pairs by turns, and keeps the memory that it takes.
#[derive(Debug, Default)]
pub struct Turns {
    /// How many turns each body has had.
    had: Vec<u32>,
    /// The turn of each pair.
    of_pair: Vec<u32>,
    /// Where each turn begins.
    starts: Vec<u32>,
    order: Vec<u32>,
}

impl Turns {
    /// The indices of the pairs by their turns, within a turn as they were found.
    pub fn order(&mut self, pairs: &[Pair], bodies: usize) -> &[u32] {
        self.had.clear();
        self.had.resize(bodies, 0);
        self.of_pair.clear();
        self.starts.clear();
        for pair in pairs {
            let [a, b] = pair.indices();
            let turn = self.had[a].max(self.had[b]);
            (self.had[a], self.had[b]) = (turn + 1, turn + 1);
            self.of_pair.push(turn);
            if turn as usize == self.starts.len() {
                self.starts.push(0);
            }
            self.starts[turn as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut self.starts {
            (*start, sum) = (sum, sum + *start);
        }
        self.order.clear();
        self.order.resize(pairs.len(), 0);
        for (k, turn) in self.of_pair.iter().enumerate() {
            let place = &mut self.starts[*turn as usize];
            self.order[*place as usize] = k as u32;
            *place += 1;
        }
        &self.order
    }
}
