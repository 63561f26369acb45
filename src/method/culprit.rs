//! Why a step could not be finished, and remarks about one that was.

/// Why a step could not be finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// A constraint, by its place in the model's list: its λ is not finite.
    Constraint(usize),
    /// A constraint whose gradient vanishes, so that no λ can act.
    NoGradient(usize),
    /// A constraint that could not be brought back to C = 0.
    NotMet(usize),
    /// A body, by its place in the model's list: a force on it or its motion is not finite.
    Body(usize),
    /// The solver: it cannot honour the bounds that contacts, friction or limits put on λ.
    Solver,
    /// The method: it does not support soft constraints, and there are some.
    Soft,
    /// The limit of work: more elementary operations were needed.
    Work,
}

/// Remark about a step that was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Constraints contradict each other: no pose near the one of this step satisfies all of them.
    Contradiction,
    /// Some row was not satisfied, since no λ could, and nothing has taken it back.
    Unmet,
    /// A substep began on C = 0 and was not brought back along the gradients there: the pose is singular.
    Singular,
    /// Bodies met more often in a substep than moments are located.
    TooManyEvents,
    /// A substep had to be halved too often.
    TurnsFar,
}
