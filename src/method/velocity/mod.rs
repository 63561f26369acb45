//! Time stepping at impulse level (Korean note, sections 2.2 and 2.3; Japanese note, section 1): λ is chosen so that the
//! velocity after the step obeys constraints and contacts, and takes back a part β of the error in C.
//!
//!   v̄ = v + h W Q      w = A (hλ) + b,  b = J v̄ + ∂C/∂t + βC/h      v⁺ = v̄ + W Jᵀ(hλ)      q⁺ = q ∘ h v⁺
//!
//! Equations have w = 0; what contacts demand of theirs is in [`super::contact_law`].

mod account;
mod after;
mod contacts;
mod direct;
mod events;
mod leap;
mod leaping;
mod phase;
mod pose;
mod sleep;
mod sleeping;
mod trees;

use super::contact_law::{self, ContactLaw, Demand, Stabilization};
use super::evaluation::rows_culprit;
use super::stopwatch::{Stage, Stopwatch};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms, Warning};
use crate::assembly::Problem;
use crate::describe::{Entry, Parameter, joined};
use crate::math::vector;
use crate::model::articulated::Reduction;
use crate::model::contact::Detector;
use crate::model::{Model, Rows, State};
use crate::solver::{self, Report, RowTable, Solver, Stopping};
use glam::DMat3;
use leap::Leapfrog;
use phase::Events;
use sleep::Sleep;
pub use sleep::{AFTER as SLEEP_AFTER, SPEED as SLEEP_SPEED};

/// β
pub const BAUMGARTE: Parameter = Parameter::number(
    "baumgarte",
    "β_B",
    "",
    (0.0, 1.0),
    (0.0, 1.0),
    0.2,
    "Fraction of the error in C that one step of the velocity method corrects (Baumgarte).",
);

/// Parameters of all methods that take constraints and contacts as rows at velocity level.
pub(super) const OF_ITS_ROWS: &[Parameter] = &[
    BAUMGARTE,
    contact_law::SLOP,
    contact_law::MAX_CORRECTION,
    contact_law::THRESHOLD,
    contact_law::SLIDING,
    contact_law::FRICTION,
    contact_law::STABILIZATION,
    contact_law::FREQUENCY,
    contact_law::DAMPING_RATIO,
    contact_law::IMPACTS,
    contact_law::ORDER,
];

/// All of this method's.
pub(super) const PARAMETERS: &[Parameter] = &joined::<14>(&[OF_ITS_ROWS, &[contact_law::DETECTION, SLEEP_AFTER, SLEEP_SPEED]]);

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "velocity",
    title: "Impulse for the velocity",
    symbol: "J v⁺ = −βC/h",
    unit: "",
    help: "Finds the impulse after which velocities satisfy constraints and contacts: time stepping, as physics engines do.",
    parameters: PARAMETERS,
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    stepping(settings, None)
}

/// The method, in the bodies' own coordinates or in those that their joints leave.
pub(super) fn stepping(settings: &Settings, trees: Option<Reduction>) -> Box<dyn Method> {
    Box::new(Velocity {
        trees,
        legal: settings.legal(),
        projected: settings.project,
        leapt: false,
        law: ContactLaw::new(settings),
        h: settings.substep_size(),
        substeps: settings.substeps(),
        left: 0,
        once_a_step: false,
        sleep: Sleep::new(settings),
        solver: solver::build(&settings.solver),
        stopping: solver::stopping(&settings.solver),
        warm_start: settings.solver.boolean("warmStart"),
        groups: false,
        axes: Vec::new(),
        detector: Detector::default(),
        table: RowTable::default(),
        kept: Rows::default(),
        moved: Vec::new(),
        e: Evaluation::default(),
        limits: Limits::default(),
        demands: Vec::new(),
        diagonal: Vec::new(),
        rates: Vec::new(),
        impulse: Vec::new(),
        whole: Vec::new(),
        summed: Vec::new(),
        velocity: Vec::new(),
        before: Vec::new(),
        settled: State::default(),
        unjoined: Vec::new(),
        response: Vec::new(),
        leapfrog: Leapfrog::default(),
        events: Events::default(),
        watch: Stopwatch::default(),
    })
}

#[derive(Debug)]
struct Velocity {
    /// Coordinates that hold the joints, if coordinates are such.
    trees: Option<Reduction>,
    /// Largest |C| of an equation that is satisfied.
    legal: f64,
    /// True where a projection follows each substep and takes back the errors of place of equations.
    projected: bool,
    /// True where the last substep was a leapfrog step.
    leapt: bool,
    law: ContactLaw,
    /// s
    h: f64,
    substeps: u32,
    /// Substeps of this step that are still to come.
    left: u32,
    /// True where the contacts of this step are found once.
    once_a_step: bool,
    sleep: Sleep,
    solver: Box<dyn Solver>,
    stopping: Stopping,
    warm_start: bool,
    /// True where this step's contacts are written into the groups of the table, not into the rows of J.
    groups: bool,
    axes: Vec<DMat3>,
    detector: Detector,
    /// The rows in the metric of mass, for the solver.
    table: RowTable,
    /// The rows of contacts, while those of constraints are written anew.
    kept: Rows,
    /// Δq of the substep, laid out as the velocities; empty where contacts are groups, whose gaps follow from their w.
    moved: Vec<f64>,
    e: Evaluation,
    limits: Limits,
    /// For each row what its velocity is held to, and why.
    demands: Vec<Demand>,
    diagonal: Vec<f64>,
    /// J v of the rows, for some v.
    rates: Vec<f64>,
    /// hλ, N·s per unit of ∂C
    impulse: Vec<f64>,
    /// hλ of the velocities, while displacements are solved for.
    whole: Vec<f64>,
    /// λ of contacts that has acted since they were remembered, where that is not λ of the last substep alone.
    summed: Vec<f64>,
    /// v⁺, while displacements are solved for.
    velocity: Vec<f64>,
    /// v at the start of the substep
    before: Vec<f64>,
    /// The state with the joints put together, for views.
    settled: State,
    /// Velocities without the joints' forces.
    unjoined: Vec<f64>,
    /// An impulse on the bodies or a momentum, N·s.
    response: Vec<f64>,
    leapfrog: Leapfrog,
    events: Events,
    watch: Stopwatch,
}

impl Method for Velocity {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut e = std::mem::take(&mut self.e);
        let divides = self.law.events && Detector::is_needed(&model.bodies);
        let outcome =
            if divides { self.substep_with_events(model, state, h, lambda, &mut e) } else { self.advance(model, state, h, lambda, &mut e) };
        self.e = e;
        outcome
    }

    fn begin_step(&mut self) {
        self.left = self.substeps;
        self.events.too_many = false;
        self.events.divided = 0;
    }

    fn leapt(&self) -> bool {
        self.leapt
    }

    fn write_drift(&mut self, model: &Model, state: &State, out: &mut Vec<f64>) {
        let Velocity { trees: Some(trees), settled, response, .. } = self else { return };
        settled.copy_from(state);
        trees.settle(model, settled);
        vector::zeros(response, state.v.len());
        trees.carry(&model.bodies, &settled.v, -1.0, response, out);
    }

    fn warning(&self) -> Option<Warning> {
        self.events.too_many.then_some(Warning::TooManyEvents)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let mut settled = std::mem::take(&mut self.settled);
        let state = match &mut self.trees {
            Some(trees) => {
                settled.copy_from(state);
                trees.settle(model, &mut settled);
                &settled
            }
            None => state,
        };
        let outcome = self.look(model, state, lambda, out);
        self.settled = settled;
        outcome
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        let feedback: Vec<f64> = self.demands.iter().map(|d| -d.velocity).collect();
        let rest = e.b.iter().zip(&feedback).zip(&e.rows.c_t).map(|((b, f), c_t)| b - f - c_t).collect();
        vec![
            ("J v̄", "rate of C with the applied forces alone", rest),
            ("∂C/∂t", "prescribed motion of the constraint", e.rows.c_t.clone()),
            ("βC/h", "what the step corrects", feedback),
        ]
    }

    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        self.limits.clone()
    }

    fn holds_forces(&self) -> bool {
        self.trees.is_none()
    }

    fn knows_soft_rows(&self) -> bool {
        true
    }

    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        Some(&mut self.watch)
    }

    fn model_changed(&mut self) {
        self.detector.model_changed();
        self.table = RowTable::default();
        self.sleep.forget();
        self.leapfrog.forget();
        if let Some(trees) = &mut self.trees {
            trees.forget();
        }
    }
}

impl Velocity {
    /// One substep.
    fn advance(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, e: &mut Evaluation) -> Result<Report, Culprit> {
        self.begin(model, state)?;
        let same = self.pose_substep(model, state, h, lambda, e)?; // C, J, A, v̄, b, bounds
        self.watch.lap(Stage::Assembly);
        let mut report = self.solve(model, e, same)?; // w = A(hλ) + b,  w ⟂ λ
        self.watch.lap(Stage::Solve);
        self.leapt = self.leaps(e);
        if self.leapt {
            self.leap(model, state, h, e)?;
            self.hand_over(model, state, h, lambda, e);
            self.watch.lap(Stage::Integrate);
            return Ok(report);
        }
        self.push(model, state, e)?; // v⁺ = v̄ + W Jᵀ(hλ)
        self.advance_positions(model, state, h); // q⁺ = q ∘ h v⁺
        match self.law.stabilization {
            Stabilization::SplitImpulse => report.take_in(self.split(model, state, h, e)?),
            Stabilization::Relaxation => report.take_in(self.relax(model, state, e)?),
            Stabilization::Baumgarte | Stabilization::Soft | Stabilization::None => {}
        }
        self.account(state, h, e); // energy, Ċ⁺
        e.end_freely(model, &mut state.v, h, &|body| !self.holds(body)); // L stays as bodies turn
        self.hand_over(model, state, h, lambda, e); // λ, contacts, sleep
        self.arrive(model, state, h, e);
        state.t += h;
        self.watch.lap(Stage::Integrate);
        Ok(report)
    }

    fn begin(&mut self, model: &Model, state: &mut State) -> Result<(), Culprit> {
        self.watch.start();
        if let Some(trees) = &mut self.trees {
            trees.settle(model, state);
            if !model.work.charge(trees.work()) {
                return Err(Culprit::Work);
            }
        }
        Ok(())
    }

    fn solve(&mut self, model: &Model, e: &mut Evaluation, same: bool) -> Result<Report, Culprit> {
        let bounds = self.limits.bounds();
        self.solver.honours(&bounds).map_err(|_| Culprit::Solver)?;
        let (a, b) = e.posed(model);
        let mut a = a.softened(&self.limits.softness);
        let problem = Problem { same, ..Problem::new(&mut a, b, bounds) };
        let (solver, table) = (self.solver.as_mut(), &mut self.table);
        let report = solver::solve_rows_within(solver, Some(table), problem, &mut self.impulse, &self.stopping, &model.work);
        if model.work.is_spent() { Err(Culprit::Work) } else { Ok(report) }
    }

    /// True where coordinates hold a body's joints.
    pub(super) fn holds(&self, body: usize) -> bool {
        self.trees.as_ref().is_some_and(|trees| trees.tree().holds(body))
    }

    /// v⁺ = v̄ + W Jᵀ(hλ)
    fn push(&mut self, model: &Model, state: &mut State, e: &Evaluation) -> Result<(), Culprit> {
        if let Some(row) = self.impulse.iter().position(|x| !x.is_finite()) {
            return Err(rows_culprit(model, &e.rows, row));
        }
        state.v.clone_from(&e.work);
        match &mut self.trees {
            Some(trees) => {
                vector::zeros(&mut self.response, state.v.len());
                e.rows.jacobian.transpose_times(&self.impulse, &mut self.response);
                trees.push(&model.bodies, &self.response, &mut state.v);
            }
            None => self.table.add_response(&mut state.v),
        }
        Ok(())
    }

    /// q⁺ = q ∘ h v
    fn advance_positions(&mut self, model: &Model, state: &mut State, h: f64) {
        match &mut self.trees {
            Some(trees) => trees.advance(&model.bodies, &mut state.q, h, &state.v),
            None => model.bodies.advance(&mut state.q, h, &state.v),
        }
        if !self.groups {
            vector::add_scaled(&mut self.moved, h, &state.v);
        }
    }

    /// J v of all rows, into `rates`.
    fn find_rates(&mut self, v: &[f64], e: &Evaluation) {
        self.rates.resize(e.rows.len(), 0.0);
        if e.rows.is_empty() {
            return;
        }
        match self.trees {
            Some(_) => e.rows.jacobian.times(v, &mut self.rates),
            None => self.table.times(v, &mut self.rates),
        }
    }
}
