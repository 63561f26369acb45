//! The numbers behind a method: a document's `method` with its `solver`. Parameters that the present method does not
//! read are kept, so that one can switch back and forth.

use crate::describe::{Args, Parameter};
use crate::model::Bodies;

/// Elementary operations that a step may take.
pub(super) const WORK_LIMIT: Parameter = Parameter::number(
    "workLimit",
    "",
    "",
    (1e3, 1e15),
    (1e7, 1e11),
    7.5e8,
    "Elementary operations that one step may take; a step that needs more is undone.",
)
.logarithmic();

/// Everything about a method that a document or a slider sets.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Values of [`super::METHOD`].
    pub method: Args,
    /// Values of [`crate::solver::SETTINGS`].
    pub solver: Args,
    /// True where every substep is followed by a projection.
    pub project: bool,
    /// Values of [`super::projection::SETTINGS`].
    pub projection: Args,
}

/// The methods that act through forces and leave the rest to an integrator.
pub(super) const INTEGRATED: &[&str] = &["acceleration", "penalty"];

impl Settings {
    /// True where the method acts through forces and leaves the rest to the integrator.
    #[must_use]
    pub fn integrates(&self) -> bool {
        INTEGRATED.contains(&self.method.choice("kind"))
    }

    /// True where something reads the projection's values.
    #[must_use]
    pub fn projects(&self) -> bool {
        self.project || matches!(self.method.choice("kind"), "rattle" | "generalised")
    }

    /// Largest |C| of an equation that counts as satisfied: some more than a projection leaves.
    #[must_use]
    pub fn legal(&self) -> f64 {
        100.0 * self.projection.number("tolerance")
    }

    /// True where impulses, or whatever moves bodies with shapes, are found by a number of iterations: a tolerance of zero is never met.
    #[must_use]
    pub fn plans_iterations(&self, bodies: &Bodies) -> bool {
        let steps = matches!(self.method.choice("kind"), "velocity" | "generalised");
        self.solver.number("tolerance") == 0.0 && (steps || bodies.list().iter().any(|b| b.rigid.is_some()))
    }

    /// h of one substep, s
    #[must_use]
    pub fn substep_size(&self) -> f64 {
        self.step_size() / f64::from(self.substeps())
    }

    /// h, s
    #[must_use]
    pub fn step_size(&self) -> f64 {
        self.method.number("stepSize")
    }

    /// Elementary operations that a step may take: see [`crate::math::Work`].
    #[must_use]
    pub fn work_limit(&self) -> u64 {
        self.method.number(WORK_LIMIT.name) as u64
    }

    /// Substeps of a step.
    #[must_use]
    pub fn substeps(&self) -> u32 {
        self.method.number("substeps") as u32
    }
}
