//! The numbers behind a method: a document's `method` with its `solver`. Parameters that the present method does not
//! read are kept, so that one can switch back and forth.

use super::integrator::dormand_prince;
use super::{acceleration, contact_law, penalty, position, projection, velocity};
use crate::describe::{Arg, Args, Entry, Parameter, Type};
use crate::solver;

/// h
const STEP_SIZE: Parameter = Parameter::number("stepSize", "h", "s", (1e-9, 10.0), (1e-4, 0.1), 0.01, "Length of one step.").logarithmic();

/// Elementary operations that a step may take.
const WORK_LIMIT: Parameter = Parameter::number(
    "workLimit",
    "",
    "",
    (1e3, 1e15),
    (1e7, 1e11),
    1.5e9,
    "Elementary operations that one step may take; a step that needs more is undone.",
)
.logarithmic();

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
        velocity::BAUMGARTE,
        contact_law::SLOP,
        contact_law::MAX_CORRECTION,
        contact_law::THRESHOLD,
        contact_law::FRICTION,
        contact_law::STABILIZATION,
        contact_law::FREQUENCY,
        contact_law::DAMPING_RATIO,
        contact_law::IMPACTS,
        contact_law::ORDER,
        contact_law::DETECTION,
        velocity::SLEEP_AFTER,
        velocity::SLEEP_SPEED,
        penalty::STIFFNESS,
        penalty::DAMPING,
        position::SWEEPS,
        position::COMPLIANCE,
        dormand_prince::ERROR_TOLERANCE,
        WORK_LIMIT,
    ],
};

/// Everything about a method that a document or a slider sets.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Values of [`METHOD`].
    pub method: Args,
    /// Values of [`solver::SETTINGS`].
    pub solver: Args,
    /// Whether every substep is followed by a projection.
    pub project: bool,
    /// Values of [`projection::SETTINGS`].
    pub projection: Args,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            method: Args::defaults(&METHOD, 2),
            solver: Args::defaults(&solver::SETTINGS, 2),
            project: false,
            projection: Args::defaults(&projection::SETTINGS, 2),
        }
    }
}

impl Settings {
    /// What is taken where a document says nothing. What has a shape can touch something: for that, time stepping with
    /// projected Gauss–Seidel, started from the step before, and a number of iterations in place of a tolerance: what one
    /// step leaves over, the next takes up. Four substeps with twenty iterations keep a stack of ten still to a millimetre,
    /// in whichever order its bodies stand; one step with a hundred lets it sway. (Macklin et al., "Small Steps", 2019.)
    #[must_use]
    pub fn usual(shapes: bool) -> Self {
        let mut settings = Settings::default();
        if shapes {
            settings.method.set("kind", Arg::Choice(velocity::ENTRY.id));
            settings.solver.set("kind", Arg::Choice(solver::gauss_seidel::ENTRY.id));
            settings.solver.set("warmStart", Arg::Boolean(true));
            settings.method.set("substeps", Arg::Number(4.0));
            settings.solver.set("maxIterations", Arg::Number(20.0));
            settings.solver.set("tolerance", Arg::Number(0.0));
        }
        settings
    }

    /// Whether the present method and integrator read the parameter: those that belong to some of them are idle under
    /// others.
    #[must_use]
    pub fn reads(&self, name: &str) -> bool {
        let idle = |entries: Vec<&'static Entry>, kind: &str| {
            let mut owners = entries.into_iter().filter(|e| e.parameter(name).is_some()).peekable();
            owners.peek().is_some() && owners.all(|e| e.id != kind)
        };
        let kind = self.method.choice("kind");
        let integrated = self.integrates();
        !idle(super::entries(), kind)
            && !idle(super::integrator::entries(), if integrated { self.method.choice("integrator") } else { "" })
            && (name != "integrator" || integrated)
    }

    /// Whether the method acts through forces and leaves the rest to the integrator.
    #[must_use]
    pub fn integrates(&self) -> bool {
        matches!(self.method.choice("kind"), "acceleration" | "penalty")
    }

    /// Whether something reads the projection's values.
    #[must_use]
    pub fn projects(&self) -> bool {
        self.project || self.method.choice("kind") == "rattle"
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
