//! The numbers behind a method: a document's `method` with its `solver`. Parameters that the present method does not
//! read are kept, so that one can switch back and forth.

use super::{acceleration, penalty};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::solver;

/// h
const STEP_SIZE: Parameter = Parameter::number("stepSize", "h", "s", (1e-9, 10.0), (1e-4, 0.1), 0.01, "Length of one step.").logarithmic();

/// A document's `method` without its `solver`.
pub static METHOD: Entry = Entry {
    id: "method",
    title: "Method",
    symbol: "",
    unit: "",
    help: "How constraints are enforced and time moves on.",
    parameters: &[
        Parameter::new("kind", "", "", Type::Entries { of: super::entries, default: "acceleration" }, "How constraints are enforced."),
        Parameter::new(
            "integrator",
            "",
            "",
            Type::Entries { of: super::integrator::entries, default: "symplectic-euler" },
            "How position and velocity follow from the acceleration.",
        ),
        STEP_SIZE,
        Parameter::new(
            "substeps",
            "n",
            "",
            Type::Integer { min: 1, max: 10_000, soft: (1, 20), default: 1 },
            "Each step is divided into so many.",
        ),
        acceleration::ALPHA,
        acceleration::BETA,
        penalty::STIFFNESS,
        penalty::DAMPING,
    ],
};

/// Everything about a method that a document or a slider sets.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Values of [`METHOD`].
    pub method: Args,
    /// Values of [`solver::SETTINGS`].
    pub solver: Args,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { method: Args::defaults(&METHOD, 2), solver: Args::defaults(&solver::SETTINGS, 2) }
    }
}

impl Settings {
    /// Whether the present method reads the parameter: parameters that belong to some method are idle under others.
    #[must_use]
    pub fn reads(&self, name: &str) -> bool {
        let kind = self.method.choice("kind");
        let owners = || super::entries().into_iter().filter(|e| e.parameter(name).is_some());
        owners().next().is_none() || owners().any(|e| e.id == kind)
    }

    /// h, s
    #[must_use]
    pub fn step_size(&self) -> f64 {
        self.method.number("stepSize")
    }

    /// Substeps of a step.
    #[must_use]
    pub fn substeps(&self) -> u32 {
        self.method.number("substeps") as u32
    }
}
