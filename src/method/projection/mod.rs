//! Projection: after a step, back onto the constraint in the mass metric, first the positions and then the velocities.
//!
//!   repeat  A dλ = −C(q),  q ← q + W Jᵀ dλ      until max |C| ≤ ε
//!   repeat  A dμ = −(J v + ∂C/∂t),  v ← v + W Jᵀ dμ      until max |Ċ| ≤ ε
//!
//! with J and A where the step has led, or, for RATTLE, where it began. A is factorised once and used for every iteration: the
//! chord method (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section IV.4). Its error falls by about
//! 1 − cos of how far the gradients turn; where that is more than a tenth, Newton's own matrix J(q) W Jᵀ, with J(q) at the
//! present iterate, takes its place. Only equations are projected, no limits, motors or contacts.

mod projector;

use super::{Culprit, Evaluation, Limits, Method, Settings, Stopwatch, Terms};
use crate::describe::{Entry, Parameter, Type};
use crate::model::{Model, State};
use crate::solver::{Report, StoppedBy};
pub(super) use projector::{Guess, Projector, Reach};

/// A document's `method.projection`; RATTLE reads it too.
pub static SETTINGS: Entry = Entry {
    id: "projection",
    title: "Projection",
    symbol: "C → 0",
    unit: "",
    help: "After every step back onto C = 0 and Ċ = 0, in the mass metric.",
    parameters: &[
        Parameter::number("tolerance", "ε_C", "", (0.0, 1.0), (1e-14, 1e-2), 1e-12, "Project until no |C| and no |Ċ| is larger.")
            .logarithmic(),
        Parameter::new(
            "maxIterations",
            "k_C",
            "",
            Type::Integer { min: 1, max: 10_000, soft: (1, 50), default: 20 },
            "Most iterations per projection.",
        ),
    ],
};

/// True where there is a projection at all.
pub static SWITCH: Parameter = Parameter::new(
    "projection",
    "",
    "",
    Type::Boolean { default: false },
    "After every step back onto C = 0 and Ċ = 0, in the mass metric.",
);

/// That method, with a projection after each of its substeps.
pub(super) fn after(method: Box<dyn Method>, settings: &Settings) -> Box<dyn Method> {
    Box::new(Projected { method, projector: Projector::new(settings, 1.0) })
}

#[derive(Debug)]
struct Projected {
    method: Box<dyn Method>,
    projector: Projector,
}

impl Method for Projected {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut report = self.method.substep(model, state, h, lambda)?;
        self.projector.factor(model, state)?;
        let mut positions = self.projector.positions(model, state, Guess::NONE, Reach::Far)?;
        if positions.stopped_by == StoppedBy::Residual {
            self.projector.read_rows(model, state)?;
        } else {
            positions = self.projector.positions_from_far(model, state)?;
        }
        report.take_in(positions);
        report.take_in(self.projector.velocities(model, state)?);
        Ok(report)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        self.method.evaluate(model, state, lambda, out)
    }

    fn begin_step(&mut self) {
        self.method.begin_step();
    }

    fn knows_contacts(&self) -> bool {
        self.method.knows_contacts()
    }

    fn knows_limits(&self) -> bool {
        self.method.knows_limits()
    }

    fn plans_iterations(&self) -> bool {
        self.method.plans_iterations()
    }

    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        self.method.stopwatch()
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.method.terms(evaluation)
    }

    fn limits(&self, evaluation: &Evaluation) -> Limits {
        self.method.limits(evaluation)
    }

    fn model_changed(&mut self) {
        self.method.model_changed();
        self.projector.model_changed();
    }
}
