//! Σ x_i² or max |x_i| of a list of which a few entries change at a time: a binary tree of partial results, from the leaves up.
//! Unlike a running sum it has no cancellation: a norm that falls to zero is zero.

use crate::math::vector;

/// The tree; node 1 is its root, the children of node i are 2i and 2i + 1.
#[derive(Debug, Default)]
pub(super) struct Tournament {
    nodes: Vec<f64>,
    /// True for the sum of squares, false for the largest absolute value.
    squares: bool,
}

impl Tournament {
    /// Of n zeros.
    pub fn new(n: usize, squares: bool) -> Self {
        Tournament { nodes: vec![0.0; 2 * n.next_power_of_two()], squares }
    }

    /// x_i becomes x.
    pub fn set(&mut self, i: usize, x: f64) {
        let mut node = self.nodes.len() / 2 + i;
        self.nodes[node] = if self.squares { x * x } else { x.abs() };
        while node > 1 {
            node /= 2;
            let [one, other] = [self.nodes[2 * node], self.nodes[2 * node + 1]];
            self.nodes[node] = if self.squares { one + other } else { vector::larger(one, other) };
        }
    }

    /// ‖x‖₂ or max |x_i|
    pub fn norm(&self) -> f64 {
        if self.squares { self.nodes[1].sqrt() } else { self.nodes[1] }
    }
}
