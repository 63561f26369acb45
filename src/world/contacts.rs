//! The contacts of a step of several substeps: a force of such a step is the mean over its substeps,
//!
//!   λ = Σ λ_k/n,   so that h λ = Σ (h/n) λ_k
//!
//! is the impulse of the step. An impact acts in one substep, mostly not the last; its impulse is in the mean. A state holds the
//! contacts of its last substep, from which the next one starts.

use crate::model::contact::Memory;

/// The contacts of the last step, where it had several substeps.
#[derive(Debug, Default)]
pub(super) struct StepContacts {
    /// Those of the last finished step; none where it had one substep, or where a state was loaded without them.
    pub(super) shown: Option<Memory>,
    /// Those of the step at work.
    sum: Memory,
    /// True where the step at work has several substeps.
    several: bool,
}

impl StepContacts {
    /// A step begins.
    pub(super) fn begin(&mut self) {
        self.sum.clear();
        self.several = false;
    }

    /// Takes in a substep, one of n.
    pub(super) fn add(&mut self, substep: &Memory, n: u32) {
        self.several = n > 1;
        if self.several {
            self.sum.add_part(substep, 1.0 / f64::from(n));
        }
    }

    /// The step at work is finished.
    pub(super) fn finish(&mut self) {
        if self.several {
            std::mem::swap(self.shown.get_or_insert_default(), &mut self.sum);
        } else {
            self.shown = None;
        }
    }
}
