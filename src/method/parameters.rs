//! The parameters of all methods, as a document's `method` has them, and their defaults.

use super::integrator::{self, dormand_prince};
use super::settings::{INTEGRATED, Settings, WORK_LIMIT};
use super::{acceleration, penalty, position, projection, velocity};
use crate::describe::{Arg, Args, Entry, Parameter, Type, joined};
use crate::solver;

/// h
const STEP_SIZE: Parameter = Parameter::number("stepSize", "h", "s", (1e-9, 10.0), (1e-4, 0.1), 0.01, "Length of one step.").logarithmic();

/// A document's `method` without its `solver`.
pub static METHOD: Entry = Entry {
    id: "method",
    title: "Method",
    symbol: "",
    unit: "",
    help: "How constraints are enforced and time advances.",
    parameters: &joined::<26>(&[
        &[
            Parameter::new("kind", "", "", Type::Entries { of: super::entries, default: "acceleration" }, "How constraints are enforced."),
            Parameter::new(
                "integrator",
                "",
                "",
                Type::Entries { of: integrator::entries, default: "symplectic-euler" },
                "How position and velocity follow from the acceleration.",
            ),
            STEP_SIZE,
            Parameter::new(
                "substeps",
                "n",
                "",
                Type::Integer { min: 1, max: 10_000, soft: (1, 20), default: 1 },
                "Number of substeps of each step.",
            ),
            acceleration::ALPHA,
            acceleration::BETA,
        ],
        velocity::PARAMETERS,
        &[penalty::STIFFNESS, penalty::DAMPING, position::SWEEPS, position::COMPLIANCE, dormand_prince::ERROR_TOLERANCE, WORK_LIMIT],
    ]),
};

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

/// The ids of the methods, or else the integrators, that have this parameter for their own.
#[must_use]
pub fn owners(parameter: &str) -> Vec<&'static str> {
    let of = |entries: Vec<&'static Entry>| entries.into_iter().filter(|e| e.parameter(parameter).is_some()).map(|e| e.id).collect();
    let methods: Vec<&'static str> = if parameter == "integrator" { INTEGRATED.to_vec() } else { of(super::entries()) };
    if methods.is_empty() { of(integrator::entries()) } else { methods }
}

/// Sweeps over contacts in a substep, where contacts are found in each.
pub(super) const SWEEPS: u32 = 20;

impl Settings {
    /// The defaults of a document that names its method. For bodies with shapes, time stepping in four
    /// substeps of twenty iterations keeps a stack of ten still to a millimetre, in whichever order its bodies stand; one step
    /// with a hundred lets it sway. (Macklin et al., "Small Steps", 2019.) Where it names none: [`Settings::usual`].
    #[must_use]
    pub fn named(shapes: bool) -> Self {
        let mut settings = Settings::default();
        if shapes {
            settings.method.set("kind", Arg::Choice(velocity::ENTRY.id));
            settings.method.set("substeps", Arg::Number(4.0));
            settings.sweep(SWEEPS);
        }
        settings
    }

    /// True where the present method and integrator read the parameter: those that belong to some of them are idle under
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
            && !idle(integrator::entries(), if integrated { self.method.choice("integrator") } else { "" })
            && (name != "integrator" || integrated)
    }
}
