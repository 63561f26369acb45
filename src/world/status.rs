//! How a step ended.

use crate::method::{Culprit, Warning};
use crate::solver::{Report, StoppedBy};

/// How a step ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// As it should.
    #[default]
    Ok,
    /// A number left the range that can be computed with; the step was undone.
    Diverged,
    /// The solver ran out of iterations before it met its tolerance; the step was kept.
    SolverLimit,
    /// The method or the solver cannot express what the model holds (contacts, limits, friction); the step was undone.
    Unsupported,
    /// The step needed more elementary operations than `workLimit` allows; it was undone.
    WorkLimit,
}

impl Status {
    /// The word that reports use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::Diverged => "diverged",
            Status::SolverLimit => "solver-limit",
            Status::Unsupported => "unsupported",
            Status::WorkLimit => "work-limit",
        }
    }

    /// True where the step was undone: the state is as before, and the step does not count.
    #[must_use]
    pub fn is_undone(self) -> bool {
        matches!(self, Status::Diverged | Status::Unsupported | Status::WorkLimit)
    }

    /// How a step ended that this kept from being finished.
    pub(super) fn of(culprit: Culprit) -> Self {
        match culprit {
            Culprit::Constraint(_) | Culprit::NoGradient(_) | Culprit::NotMet(_) | Culprit::Body(_) => Status::Diverged,
            Culprit::Soft | Culprit::Solver => Status::Unsupported,
            Culprit::Work => Status::WorkLimit,
        }
    }
}

/// The outcome of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StepReport {
    /// How it ended.
    pub status: Status,
    /// The constraint or body that failed first, if one did.
    pub culprit: Option<Culprit>,
    /// Iterations summed and residual maximised over substeps and stages.
    pub solver: Report,
    /// Remark about the step, if it was kept.
    pub warning: Option<Warning>,
}

impl StepReport {
    /// The status that follows from how the solves of its substeps ended. Where the number of iterations is planned, to reach it is no failure.
    pub(super) fn judge(&mut self, planned: bool) {
        let limit = match self.solver.stopped_by {
            StoppedBy::Iterations => !planned,
            StoppedBy::Ray => true,
            _ => false,
        };
        if limit {
            self.status = Status::SolverLimit;
        }
    }
}
