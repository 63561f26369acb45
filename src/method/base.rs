//! The trait of a method.

use super::{Culprit, Evaluation, Stopwatch, Warning};
use crate::assembly::{Bounds, FrictionLink};
use crate::model::{Model, State};
use crate::solver::Report;

/// Bounds of the method's own unknown, and softness. Empty: none.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Smallest unknown of each row
    pub lo: Vec<f64>,
    /// Largest
    pub hi: Vec<f64>,
    /// Friction
    pub friction: Vec<FrictionLink>,
    /// Softness of each row, added to the diagonal of A.
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

    /// True where forces are held for a substep, on bodies whose inertia is that in W: see `world/resistance.rs`.
    fn holds_forces(&self) -> bool {
        false
    }

    /// True where the method supports soft rows: implicit springs.
    fn knows_soft_rows(&self) -> bool {
        false
    }

    /// True where the number of its iterations is its plan, and no limit that it ran into in this step. `by_settings`: the
    /// solver's is, by [`super::Settings::plans_iterations`].
    fn plans_iterations(&self, by_settings: bool) -> bool {
        by_settings
    }

    /// Bounds and softness of the problem that the last evaluation posed.
    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        Limits::default()
    }

    /// Of the constraints' rows, forces of the last substep that are not in its λ: of impacts (impulses by its length) and of a projection.
    fn other_lambda(&self) -> &[f64] {
        &[]
    }

    /// The constraints whose equations have no λ, because coordinates hold them, by their place in the model's list; empty: none.
    fn held(&self) -> &[bool] {
        &[]
    }

    /// Writes Ṡq̇, the acceleration of bodies whose coordinates keep their rates; nothing where coordinates are those of the bodies.
    fn write_drift(&mut self, _model: &Model, _state: &State, _out: &mut Vec<f64>) {}

    /// True where the last substep was a leapfrog step.
    fn leapt(&self) -> bool {
        false
    }

    /// Remark about this step, if it is kept.
    fn warning(&self) -> Option<Warning> {
        None
    }

    /// The profile of a step, for methods that measure it.
    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        None
    }

    /// Drops what was derived from the model, after a change of it.
    fn model_changed(&mut self) {}
}
