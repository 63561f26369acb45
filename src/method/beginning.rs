//! Steps that are halved or undone: the backup of the state where they begin, and when the velocity turns too far in them.

use crate::model::State;
use crate::model::body::Bodies;

/// A step is divided into no more than 2⁸ parts.
pub(super) const MOST_HALVINGS: usize = 8;

/// So often at most a step is halved because the constraint force turns the velocity far. A chain that a heavy end pulls straight gained
/// or lost a tenth of its drop in such a step.
pub(super) const MOST_FOR_VELOCITY: usize = 6;

/// That turn in a step, in parts of |v| in the mass metric: 5.7°. At 4° a chain of 20 equal links loses half as much again in a minute,
/// since λ is looked at where a step begins and not where it ends.
const FURTHEST_TURN_OF_VELOCITY: f64 = 0.1;

/// Beyond so many times what the applied forces alone would change: at rest the constraint force balances them.
const APPLIED: f64 = 2.0;

/// True where the constraint force turns the velocity v too far in a step of length h. `change`: the kinetic energy that its impulse would
/// give the bodies at rest, J; `applied`: Q.
///
///   |W h Jᵀλ| > 0.1 |v| + 2 |W h Q|  in the mass metric
pub(super) fn turns_velocity_far(bodies: &Bodies, change: f64, v: &[f64], applied: &[f64], h: f64) -> bool {
    change.sqrt() > FURTHEST_TURN_OF_VELOCITY * bodies.kinetic(v).sqrt() + APPLIED * h * bodies.kinetic_of_impulse(applied).sqrt()
}

/// The state at the beginning of a step.
#[derive(Debug, Default)]
pub(super) struct Beginning {
    t: f64,
    q: Vec<f64>,
    v: Vec<f64>,
    work: (f64, f64),
    lambda: Vec<f64>,
}

impl Beginning {
    pub fn keep(&mut self, state: &State, lambda: &[f64]) {
        (self.t, self.work) = (state.t, (state.applied_work, state.constraint_work));
        for (kept, numbers) in [(&mut self.q, &state.q[..]), (&mut self.v, &state.v), (&mut self.lambda, lambda)] {
            kept.clear();
            kept.extend_from_slice(numbers);
        }
    }

    pub fn give_back(&self, state: &mut State, lambda: &mut Vec<f64>) {
        (state.t, (state.applied_work, state.constraint_work)) = (self.t, self.work);
        state.q.clone_from(&self.q);
        state.v.clone_from(&self.v);
        lambda.clone_from(&self.lambda);
    }
}
