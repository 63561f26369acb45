//! How much computing a step may take, counted in elementary operations, of which a thousand million take about a second
//! (docs/benchmarks.md, budget of work).
//!
//! Loops that a document can make long charge what they are about to do, a sweep or a batch of pairs at a time, and end early
//! where nothing is left; what they leave is then discarded with the step. No clock is read: the count is the same on
//! every machine.

use std::cell::Cell;

/// Remaining budget of elementary operations.
#[derive(Clone, Debug)]
pub struct Work {
    left: Cell<u64>,
    spent: Cell<bool>,
}

impl Default for Work {
    fn default() -> Self {
        Work { left: Cell::new(u64::MAX), spent: Cell::new(false) }
    }
}

impl Work {
    /// From now on so many operations are allowed.
    pub fn begin(&self, limit: u64) {
        self.left.set(limit);
        self.spent.set(false);
    }

    /// Takes so many operations; false where fewer are left.
    pub fn charge(&self, operations: u64) -> bool {
        let left = self.left.get();
        if operations > left {
            self.spent.set(true);
        }
        self.left.set(left.saturating_sub(operations));
        !self.is_spent()
    }

    /// True once more was charged than the limit allows.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.spent.get()
    }

    /// Operations that are left.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.left.get()
    }

    /// How many of `most` rounds of that cost to do: all of them, or one more than can be paid for, so that charging them
    /// exceeds the limit.
    #[must_use]
    pub fn rounds(&self, most: u32, cost: u64) -> u32 {
        u32::try_from((self.left.get() / cost.max(1)).saturating_add(1)).unwrap_or(u32::MAX).min(most)
    }
}

#[cfg(test)]
mod tests {
    use super::Work;

    #[test]
    fn work_is_spent_by_the_first_charge_that_exceeds_the_limit_and_not_before() {
        let work = Work::default();
        assert!(work.charge(1 << 60), "unlimited unless told");
        work.begin(10);
        assert!(work.charge(10) && !work.is_spent());
        assert!(!work.charge(1) && work.is_spent());
        assert!(!work.charge(0), "it stays so");
        work.begin(10);
        assert!(!work.is_spent());
    }

    #[test]
    fn as_many_rounds_are_done_as_can_be_paid_for_and_one_more() {
        let work = Work::default();
        work.begin(100);
        assert_eq!((work.rounds(3, 30), work.rounds(50, 30)), (3, 4));
        assert!(work.charge(3 * 30) && !work.charge(4 * 30));
        assert_eq!(Work::default().rounds(u32::MAX, 0), u32::MAX);
    }
}
