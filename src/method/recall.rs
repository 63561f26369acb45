//! The λ of the contacts of the step before, as far as contacts are the same.

use crate::model::contact::recognise;
use crate::model::{Contact, Model, Rows, State};

/// Writes `scale` times the λ of the step before into the rows of the contacts that it had already; the others are left as they are.
/// Without the nearest in place of those whose name is not known, unless these are `all` contacts of each pair.
pub(super) fn recall(model: &Model, state: &State, contacts: &[Contact], rows: &Rows, all: bool, scale: f64, out: &mut [f64]) {
    let (mut i, mut place) = (rows.contacts_from, 0);
    for contacts in contacts.chunk_by(|a, b| a.bodies == b.bodies) {
        let first = i;
        let before = state.contacts.of_pair(&mut place, model.bodies.ids(contacts[0].bodies));
        // Contacts of a pair have equally many rows.
        let count = rows.end_of(first) - first;
        recognise(contacts, before, all, |k, touch| {
            let of_this = &mut out[first + k * count..first + (k + 1) * count];
            for (out, lambda) in of_this.iter_mut().zip(state.contacts.lambda(touch)) {
                *out = scale * lambda;
            }
        });
        i += contacts.len() * count;
    }
}
