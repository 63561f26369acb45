//! How constraints are enforced. A method turns the same rows into its own b, lets a solver find λ and moves the state
//! on by one substep. Each is one file and one line in [`REGISTRY`]; integrators likewise.
//!
//! `acceleration` and `penalty` act through forces and leave the rest to an integrator ([`force_law`]); `velocity`,
//! `generalised`, `position` and `rattle` move the state themselves. Any of them may be followed by a [`projection`].

pub mod acceleration;
pub mod contact_law;
pub mod evaluation;
pub mod force_law;
pub mod generalised;
pub mod integrator;
pub mod penalty;
pub mod position;
pub mod projection;
pub mod rattle;
pub mod settings;
pub mod stopwatch;
pub mod velocity;

use crate::assembly::{Bounds, FrictionLink};
use crate::describe::Entry;
use crate::model::{Model, State};
use crate::solver::Report;
pub use evaluation::{Evaluation, evaluate};
pub use force_law::ForceLaw;
pub use settings::Settings;
pub use stopwatch::Stopwatch;

/// Why a step could not be finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// A constraint, by its place in the model's list: its λ is not finite.
    Constraint(usize),
    /// A constraint whose gradient vanishes, so that no λ can act.
    NoGradient(usize),
    /// A body, by its place in the model's list: a force on it or its motion is not finite.
    Body(usize),
    /// The solver: it cannot honour the bounds that contacts, friction or limits put on λ.
    Solver,
    /// The method: it knows no contacts, and bodies overlap.
    Contacts,
    /// The method: it knows no limits and motors, and constraints have some.
    Limits,
    /// The limit of work: more elementary operations were needed.
    Work,
}

/// What belongs to a problem beside A and b: bounds of the method's own unknown, and softness. Empty: none.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Smallest unknown of each row
    pub lo: Vec<f64>,
    /// Largest
    pub hi: Vec<f64>,
    /// Friction
    pub friction: Vec<FrictionLink>,
    /// What soft rows add to the diagonal of A.
    pub softness: Vec<f64>,
}

impl Limits {
    /// As solvers take them.
    #[must_use]
    pub fn bounds(&self) -> Bounds<'_> {
        Bounds { lo: &self.lo, hi: &self.hi, friction: &self.friction }
    }
}

/// The named parts of a method's b: (symbol, title, one number per row).
pub type Terms = Vec<(&'static str, &'static str, Vec<f64>)>;

/// A way to enforce constraints.
pub trait Method: std::fmt::Debug {
    /// Moves the state on by h. `lambda` is the λ of the substep before (to start from) and then of this one: a force.
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit>;

    /// A step begins, of as many substeps as the settings say.
    fn begin_step(&mut self) {}

    /// Forces, rows, b and λ at a state, without moving it; `lambda` is that of the last substep.
    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit>;

    /// The named parts of this method's b, for views.
    fn terms(&self, evaluation: &Evaluation) -> Terms;

    /// Whether it keeps bodies apart.
    fn knows_contacts(&self) -> bool {
        false
    }

    /// True where the method supports inequality and bounded rows: limits, ropes, motors.
    fn knows_limits(&self) -> bool {
        true
    }

    /// Whether the number of its iterations is its plan, and no limit that it runs into.
    fn plans_iterations(&self) -> bool {
        false
    }

    /// What belongs, beside A and b, to the problem that the last evaluation posed.
    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        Limits::default()
    }

    /// Where the time goes, for methods that tell it.
    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        None
    }

    /// The model has changed: what was kept of it is of no use any more.
    fn forget(&mut self) {}
}

/// A method's description, and how it is built.
type Registered = (&'static Entry, fn(&Settings) -> Box<dyn Method>);

/// All methods there are.
pub static REGISTRY: &[Registered] = &[
    (&acceleration::ENTRY, acceleration::build),
    (&velocity::ENTRY, velocity::build),
    (&generalised::ENTRY, generalised::build),
    (&position::ENTRY, position::build),
    (&rattle::ENTRY, rattle::build),
    (&penalty::ENTRY, penalty::build),
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|(e, _)| *e).collect()
}

/// The method that these settings describe.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    let id = settings.method.choice("kind");
    let build = REGISTRY.iter().find(|(e, _)| e.id == id).map_or(REGISTRY[0].1, |(_, build)| *build);
    let method = build(settings);
    // RATTLE ends every step on the constraint by itself.
    if settings.project && id != rattle::ENTRY.id { projection::after(method, settings) } else { method }
}

/// The ids of the methods that can do what is asked for, whatever these settings choose.
#[must_use]
pub fn which(settings: &Settings, can: fn(&dyn Method) -> bool) -> Vec<&'static str> {
    REGISTRY.iter().filter(|(_, build)| can(build(settings).as_ref())).map(|(entry, _)| entry.id).collect()
}
