//! Sleeping bodies keep their place and do not move, whatever the method does.

use crate::model::{Bodies, State};

/// Puts bodies that sleep back to where they were before the step, at rest.
pub(super) fn hold(bodies: &Bodies, before: &State, state: &mut State) {
    if !state.rest.anyone_asleep() {
        return;
    }
    for index in (0..bodies.list().len()).filter(|i| state.rest.asleep(*i)) {
        let place = bodies.place(index);
        let q = place.q..place.q + place.kind.coordinates();
        state.q[q.clone()].copy_from_slice(&before.q[q]);
    }
    state.rest.zero_velocities(bodies, &mut state.v);
}
