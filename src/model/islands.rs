//! Islands: bodies that act on each other, directly or through others. Fixed bodies join nothing: two stacks on one floor are
//! two islands.
//!
//! Disjoint sets with path halving; the root of a set is its smallest member, so that nothing depends on the order of links.
//! (Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975.)

/// A partition of the bodies 0 … n−1.
#[derive(Debug, Default)]
pub struct Islands {
    parent: Vec<usize>,
}

impl Islands {
    /// Each of n bodies by itself.
    pub fn separate(&mut self, n: usize) {
        self.parent.clear();
        self.parent.extend(0..n);
    }

    /// The smallest body of the island that this one belongs to.
    pub fn root(&mut self, mut body: usize) -> usize {
        while self.parent[body] != body {
            self.parent[body] = self.parent[self.parent[body]];
            body = self.parent[body];
        }
        body
    }

    /// From now on these two belong together.
    pub fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.parent[a.max(b)] = a.min(b);
    }
}

#[cfg(test)]
mod tests {
    use super::Islands;

    #[test]
    fn links_join_islands_and_nothing_else_does() {
        let links = [(4, 5), (1, 2), (5, 1), (0, 3), (2, 4)];
        for turn in 0..links.len() {
            let mut islands = Islands::default();
            islands.separate(7);
            links.iter().cycle().skip(turn).take(links.len()).for_each(|(a, b)| islands.join(*a, *b));
            let roots: Vec<usize> = (0..7).map(|i| islands.root(i)).collect();
            assert_eq!(roots, [0, 1, 1, 0, 1, 1, 6], "whichever link comes first");
        }
    }
}
