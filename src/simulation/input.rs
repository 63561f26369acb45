//! User input to a running simulation, as data: the history keeps it, so that the run can be reproduced.

use serde_json::Value;

/// Something a user did.
#[derive(Clone, Debug)]
pub(super) enum Input {
    Set(String, Value),
    AddBody(Value),
    AddConstraint(Value),
    AddForce(Value),
    RemoveBody(u32),
    RemoveConstraint(u32),
    RemoveForce(u32),
    UpdateBody(u32, Value),
    UpdateConstraint(u32, Value),
    UpdateForce(u32, Value),
    SetState(u32, Value),
    Impulse { body: u32, impulse: [f64; 3], at: Option<[f64; 3]> },
    Grab { body: u32, local: [f64; 3], target: [f64; 3] },
    MoveGrab([f64; 3]),
    ReleaseGrab,
}

/// An input in the history, and the structure that it led to.
#[derive(Clone, Debug)]
pub(super) struct Noted {
    pub(super) input: Input,
    pub(super) structure: usize,
}

impl Input {
    /// True where it changes the structure that keyframes belong to (and not only the state).
    pub(super) fn changes_structure(&self) -> bool {
        !matches!(self, Input::Impulse { .. } | Input::Grab { .. } | Input::MoveGrab(_) | Input::ReleaseGrab)
    }
}
