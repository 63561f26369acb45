//! Bodies, forces, constraints and a method; [`World::step`] reads as the algorithm.

mod breaking;
mod edit;
mod energy;
mod present;
mod resistance;
mod save;
mod sleep;
mod status;

use crate::math::vector;
use crate::method::evaluation::WORK_OF_A_VELOCITY;
use crate::method::{self, Culprit, Evaluation, Method, Settings, Stopwatch, Warning, projection};
use crate::model::strength::Carried;
use crate::model::{Model, State};
use crate::solver::{Report, StoppedBy};
use resistance::Resistance;
pub use status::{Status, StepReport};

/// Elementary operations of a substep of nothing, roughly.
const WORK_OF_A_SUBSTEP: u64 = 1000;

/// A model in motion.
#[derive(Debug)]
pub struct World {
    model: Model,
    state: State,
    settings: Settings,
    method: Box<dyn Method>,
    step_count: u64,
    /// Where time is counted from: (t, step count) when the step size was last set, so that t does not gather rounding.
    time_anchor: (f64, u64),
    /// λ of the last substep, to start from.
    lambda: Vec<f64>,
    /// Σ λ over the substeps of the step, where something can break.
    load: Vec<f64>,
    /// Memory for what constraints carry.
    carried: Carried,
    /// The energy that a perfect run would have now, but for the accounted work, J.
    energy_at_start: f64,
    last_report: StepReport,
    present: Option<Result<(), Culprit>>,
    resistance: Resistance,
    /// Constraints that contradict each other, by their place in the model's list; None until that is asked.
    contradicting: Option<Vec<usize>>,
    evaluation: Evaluation,
    backup: Backup,
}

/// The state before a step, for [`World::undo`].
#[derive(Debug)]
struct Backup {
    state: State,
    lambda: Vec<f64>,
}

impl World {
    /// A world at its starting state.
    #[must_use]
    pub fn new(model: Model, settings: Settings) -> Self {
        let state = State::start(&model.bodies);
        let mut world = World {
            method: method::build(&settings),
            backup: Backup { state: state.clone(), lambda: Vec::new() },
            model,
            state,
            settings,
            step_count: 0,
            time_anchor: (0.0, 0),
            lambda: Vec::new(),
            load: Vec::new(),
            carried: Carried::default(),
            energy_at_start: 0.0,
            last_report: StepReport::default(),
            present: None,
            resistance: Resistance::default(),
            contradicting: None,
            evaluation: Evaluation::default(),
        };
        world.energy_at_start = world.energy();
        world
    }

    /// One step of length h, in substeps. A step that cannot be finished is undone, and the report says why.
    pub fn step(&mut self) -> StepReport {
        let substeps = self.settings.substeps();
        self.begin_step(substeps);
        let h = self.settings.substep_size();
        let mut report = StepReport::default();
        let mut outcome = Ok(());
        let lent = self.lend_inertia(h);
        for _ in 0..substeps {
            outcome = self.substep(h).map(|solve| report.solver.take_in(solve));
            if outcome.is_err() {
                break;
            }
            self.add_load();
        }
        if lent {
            self.take_inertia_back();
        }
        self.state.contacts.end_step(substeps);
        report.judge(self.plans_iterations());
        self.count_step();
        if let Err(culprit) = outcome.and_then(|()| self.check_numbers()) {
            self.undo();
            report = StepReport { status: Status::of(culprit), culprit: Some(culprit), ..report };
        } else {
            report.warning = if self.contradicting().is_empty() { self.method.warning() } else { Some(Warning::Contradiction) };
            self.break_overloaded();
        }
        self.end_step(report)
    }

    /// Bodies with strong resistance get inertia for a step, where the method needs that: see `world/resistance.rs`.
    fn lend_inertia(&mut self, h: f64) -> bool {
        let holds = !self.model.forces.is_empty() && self.method.holds_forces();
        let lent = holds && self.resistance.lend(&mut self.model, &self.state, h);
        if lent {
            self.method.model_changed(); // factors of A with another W
        }
        lent
    }

    fn take_inertia_back(&mut self) {
        self.resistance.take_back(&mut self.model, &mut self.state);
        self.method.model_changed();
    }

    /// The constraints that contradict each other, by their place in the model's list. Poses change nothing in that: it is asked once, for
    /// the starting pose.
    pub fn contradicting(&mut self) -> &[usize] {
        let World { model, settings, state, contradicting, .. } = self;
        contradicting.get_or_insert_with(|| {
            let mut start = State::start(&model.bodies);
            start.broken.clone_from(&state.broken);
            projection::contradicting(model, start, settings)
        })
    }

    /// One substep of the method. Sleeping bodies are held, and its end is checked.
    fn substep(&mut self, h: f64) -> Result<Report, Culprit> {
        self.model.work.charge(WORK_OF_A_SUBSTEP + WORK_OF_A_VELOCITY * self.state.v.len() as u64);
        if self.model.is_soft() && !self.method.knows_soft_rows() {
            return Err(Culprit::Soft);
        }
        let solve = self.method.substep(&self.model, &mut self.state, h, &mut self.lambda);
        if self.model.work.is_spent() {
            return Err(Culprit::Work);
        }
        let solve = solve?;
        self.state.place_told(&self.model.bodies);
        sleep::hold(&self.model.bodies, &self.backup.state, &mut self.state);
        if solve.stopped_by == StoppedBy::Breakdown || !solve.residual.is_finite() {
            return Err(self.farthest_body());
        }
        match self.model.bodies.out_of_range(&self.state.q, &self.state.v) {
            Some(body) => Err(Culprit::Body(body)),
            None => Ok(solve),
        }
    }

    /// Keeps the state for [`World::undo`], and sets the limit of work.
    fn begin_step(&mut self, substeps: u32) {
        self.backup.state.copy_from(&self.state);
        self.backup.lambda.clone_from(&self.lambda);
        self.present = None;
        self.load.clear();
        self.state.contacts.begin_step(substeps);
        self.method.begin_step();
        self.model.work.begin(self.settings.work_limit());
    }

    /// Keeps the report, and lifts the limit of work.
    fn end_step(&mut self, report: StepReport) -> StepReport {
        self.model.work.begin(u64::MAX);
        self.last_report = report;
        report
    }

    /// t = t₀ + n h, so that no rounding gathers.
    fn count_step(&mut self) {
        self.step_count += 1;
        self.state.t = self.time_anchor.0 + (self.step_count - self.time_anchor.1) as f64 * self.settings.step_size();
    }

    /// True where the number of iterations is the plan and no limit.
    fn plans_iterations(&self) -> bool {
        self.method.plans_iterations(self.settings.plans_iterations(&self.model.bodies))
    }

    /// Puts back what the step changed. The method is built anew: what it keeps from step to step follows from the state.
    fn undo(&mut self) {
        self.step_count -= 1;
        self.state.copy_from(&self.backup.state);
        self.lambda.clone_from(&self.backup.lambda);
        self.method = method::build(&self.settings);
    }

    /// All that a step changes is finite; positions and velocities are looked at after each substep.
    fn check_numbers(&self) -> Result<(), Culprit> {
        let s = &self.state;
        let mut finite =
            vector::is_finite(&[s.t, s.applied_work, s.constraint_work]) && vector::is_finite(&self.lambda) && s.contacts.is_finite();
        let mut look = |numbers: &[f64]| finite &= vector::is_finite(numbers);
        if !s.rest.is_empty() {
            s.rest.visit(&mut look);
        }
        if finite { Ok(()) } else { Err(self.farthest_body()) }
    }

    /// The body with the largest coordinate: named where no body or constraint is known to have failed first.
    fn farthest_body(&self) -> Culprit {
        let q = &self.state.q;
        let farthest = (0..q.len()).max_by(|a, b| q[*a].abs().total_cmp(&q[*b].abs())).unwrap_or(0);
        Culprit::Body(self.model.bodies.of_position(farthest))
    }

    /// Stopwatch of the parts of a step, for methods that have one; a change of the method's numbers ends it.
    pub fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        self.method.stopwatch()
    }

    /// The model.
    #[must_use]
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The present state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The method's numbers.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Steps taken and kept since the start.
    #[must_use]
    pub fn step_count(&self) -> u64 {
        self.step_count
    }

    /// The report of the last step.
    #[must_use]
    pub fn last_report(&self) -> StepReport {
        self.last_report
    }

    /// Puts back the report of the last step, after a step that was only tried and after the state of a keyframe was loaded.
    pub(crate) fn set_last_report(&mut self, report: StepReport) {
        self.last_report = report;
    }
}
