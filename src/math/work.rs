//! Budget of computing work of a step, in elementary operations; 10⁹ of them take about one second (docs/benchmarks.md,
//! budget of work).
//!
//! Loops whose length a document controls charge their operations in advance, a sweep or a batch of pairs at a time, and stop
//! if the budget is spent; the step is then discarded. No clock is read: the count is deterministic.

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
    /// Sets the remaining budget.
    pub fn begin(&self, limit: u64) {
        self.left.set(limit);
        self.spent.set(false);
    }

    /// Charges operations; false if fewer are left.
    pub fn charge(&self, operations: u64) -> bool {
        let left = self.left.get();
        if operations > left {
            self.spent.set(true);
        }
        self.left.set(left.saturating_sub(operations));
        !self.is_spent()
    }

    /// True if more was charged than the limit allows.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.spent.get()
    }

    /// Remaining operations.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.left.get()
    }

    /// Number of rounds of that cost to run: `most`, or one more than the budget allows, so that charging them exceeds the limit.
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
