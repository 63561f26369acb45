//! Which contacts act in a part of a substep that is divided where bodies meet ([`super::events`]).

use crate::model::rows::Side;
use crate::model::{Contact, Rows, State};

/// To which a gap is zero, m.
pub const TOLERANCE: f64 = 1e-10;

/// Which contacts act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// All.
    #[default]
    Ordinary,
    /// Those of pairs that neither meet nor part.
    Flight,
    /// Those that touch.
    Impact,
}

/// A state to which a substep may return, with its λ.
#[derive(Debug, Default)]
pub struct Snapshot {
    pub state: State,
    pub lambda: Vec<f64>,
}

impl Snapshot {
    pub fn keep(&mut self, state: &State, lambda: &[f64]) {
        self.state.copy_from(state);
        self.lambda.clear();
        self.lambda.extend_from_slice(lambda);
    }

    pub fn restore(&self, state: &mut State, lambda: &mut Vec<f64>) {
        state.copy_from(&self.state);
        lambda.clone_from(&self.lambda);
    }
}

/// State of a substep that is divided at events.
#[derive(Debug, Default)]
pub struct Events {
    pub phase: Phase,
    /// Pairs that neither meet nor part, ascending.
    pub kept: Vec<[usize; 2]>,
    /// Pairs of the others that would overlap at the end of a flight along their present normals.
    pub arriving: Vec<[usize; 2]>,
    pub before_substep: Snapshot,
    pub before_flight: Snapshot,
    /// Work that has to be left for moments to be located.
    pub reserve: u64,
    /// Moments at which this step was divided.
    pub divided: usize,
    /// True where a substep of this step had more events than are located.
    pub too_many: bool,
}

impl Events {
    /// Leaves the contacts that act.
    pub fn select(&self, contacts: &mut Vec<Contact>) {
        match self.phase {
            Phase::Ordinary => {}
            Phase::Flight => contacts.retain(|c| self.keeps(c)),
            Phase::Impact => {
                contacts.retain(|c| c.gap <= 2.0 * TOLERANCE);
                contacts.iter_mut().filter(|c| c.gap.abs() <= 2.0 * TOLERANCE).for_each(|c| c.gap = 0.0);
            }
        }
    }

    /// True for an open limit in an impact: nothing comes to it in no time. (Its C/h would also be the scale of the residual.)
    pub fn leaves_out(&self, rows: &Rows, i: usize) -> bool {
        self.phase == Phase::Impact && i < rows.contacts_from && rows.side(i) == Side::Above && rows.c[i] > 0.0
    }

    pub fn keeps(&self, contact: &Contact) -> bool {
        self.kept.binary_search(&contact.bodies).is_ok()
    }
}
