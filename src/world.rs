//! Bodies, forces, constraints and a method; [`World::step`] reads as the algorithm.

use crate::math::vector;
use crate::method::evaluation::WORK_OF_A_VELOCITY;
use crate::method::{self, Culprit, Evaluation, Limits, Method, Settings, Stopwatch};
use crate::model::contact::{Detector, Memory};
use crate::model::rest::Rest;
use crate::model::{Model, Motion, MouseSpring, State};
use crate::solver::{Report, StoppedBy};

/// How a step ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// As it should.
    #[default]
    Ok,
    /// A number left the range that can be computed with; the step was undone.
    Diverged,
    /// The solver ran out of iterations before it met its tolerance; the step was kept.
    SolverLimit,
    /// The method or the solver cannot express what the model holds (contacts, limits, friction); the step was undone.
    Unsupported,
    /// The step needed more elementary operations than `workLimit` allows; it was undone.
    WorkLimit,
}

impl Status {
    /// The word that reports use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::Diverged => "diverged",
            Status::SolverLimit => "solver-limit",
            Status::Unsupported => "unsupported",
            Status::WorkLimit => "work-limit",
        }
    }

    /// True where the step was undone: the state is as before, and the step does not count.
    #[must_use]
    pub fn is_undone(self) -> bool {
        matches!(self, Status::Diverged | Status::Unsupported | Status::WorkLimit)
    }

    /// How a step ended that this kept from being finished.
    fn of(culprit: Culprit) -> Self {
        match culprit {
            Culprit::Constraint(_) | Culprit::NoGradient(_) | Culprit::Body(_) => Status::Diverged,
            Culprit::Contacts | Culprit::Limits | Culprit::Solver => Status::Unsupported,
            Culprit::Work => Status::WorkLimit,
        }
    }
}

/// What a step did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StepReport {
    /// How it ended.
    pub status: Status,
    /// What blew up first, if something did.
    pub culprit: Option<Culprit>,
    /// Iterations summed and residual maximised over substeps and stages.
    pub solver: Report,
}

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
    /// The energy that a perfect run would have now, but for the accounted work, J.
    energy_at_start: f64,
    last_report: StepReport,
    present: Option<Result<(), Culprit>>,
    evaluation: Evaluation,
    /// Finds overlap under methods without contacts.
    overlap: Detector,
    backup: (State, Vec<f64>),
}

impl World {
    /// A world at its starting state.
    #[must_use]
    pub fn new(model: Model, settings: Settings) -> Self {
        let state = State::start(&model.bodies);
        let mut world = World {
            method: method::build(&settings),
            backup: (state.clone(), Vec::new()),
            model,
            state,
            settings,
            step_count: 0,
            time_anchor: (0.0, 0),
            lambda: Vec::new(),
            energy_at_start: 0.0,
            last_report: StepReport::default(),
            present: None,
            evaluation: Evaluation::default(),
            overlap: Detector::default(),
        };
        world.overlap.forget(&world.model.constraints, &world.model.bodies);
        world.energy_at_start = world.energy();
        world
    }

    /// One step of length h, in substeps. A step that cannot be finished is undone, and the report says why.
    pub fn step(&mut self) -> StepReport {
        self.backup.0.copy_from(&self.state);
        self.backup.1.clone_from(&self.lambda);
        self.present = None;
        let mut report = StepReport::default();
        let substeps = self.settings.substeps();
        let h = self.settings.substep_size();
        let contacts_planned =
            || self.settings.solver.number("tolerance") == 0.0 && self.model.bodies.list().iter().any(|b| b.rigid.is_some());
        let planned = self.method.plans_iterations() || contacts_planned();
        self.method.begin_step();
        self.model.work.begin(self.settings.work_limit());
        let mut outcome = Ok(());
        for _ in 0..substeps {
            outcome = self.substep(h).map(|solve| report.take_in(solve, planned));
            if outcome.is_err() {
                break;
            }
        }
        self.step_count += 1;
        self.state.t = self.time_anchor.0 + (self.step_count - self.time_anchor.1) as f64 * self.settings.step_size();
        if let Err(culprit) = outcome.and_then(|()| self.check_numbers()) {
            self.undo();
            report = StepReport { status: Status::of(culprit), culprit: Some(culprit), ..report };
        }
        self.model.work.begin(u64::MAX);
        self.last_report = report;
        report
    }

    /// Puts back what the step changed. The method is built anew: what it keeps from step to step follows from the state.
    fn undo(&mut self) {
        self.step_count -= 1;
        self.state.copy_from(&self.backup.0);
        self.lambda.clone_from(&self.backup.1);
        self.method = method::build(&self.settings);
    }

    fn substep(&mut self, h: f64) -> Result<Report, Culprit> {
        self.model.work.charge(WORK_OF_A_SUBSTEP + WORK_OF_A_VELOCITY * self.state.v.len() as u64);
        let solve = self.method.substep(&self.model, &mut self.state, h, &mut self.lambda);
        if self.model.work.is_spent() {
            return Err(Culprit::Work);
        }
        let solve = solve?;
        Rest::hold(&self.model.bodies, &self.backup.0, &mut self.state);
        if solve.stopped_by == StoppedBy::Breakdown || !solve.residual.is_finite() {
            return Err(self.farthest_body());
        }
        match self.model.bodies.out_of_range(&self.state.q, &self.state.v) {
            Some(body) => Err(Culprit::Body(body)),
            None => self.refuse_overlap().map(|()| solve),
        }
    }

    /// All that a step changes is finite; positions and velocities are looked at after each substep.
    fn check_numbers(&self) -> Result<(), Culprit> {
        let s = &self.state;
        let mut finite = vector::is_finite(&[s.t, s.applied_work, s.constraint_work]) && vector::is_finite(&self.lambda);
        if !s.contacts.is_empty() {
            s.contacts.visit(&mut |numbers| finite &= vector::is_finite(numbers));
        }
        if !s.rest.is_empty() {
            s.rest.visit(&mut |numbers| finite &= vector::is_finite(numbers));
        }
        if finite { Ok(()) } else { Err(self.farthest_body()) }
    }

    /// A method without contacts lets bodies through each other: it stops where they overlap, and says so.
    fn refuse_overlap(&mut self) -> Result<(), Culprit> {
        if self.method.knows_contacts() || !Detector::is_needed(&self.model.bodies) {
            return Ok(());
        }
        let World { overlap, model, state, settings, .. } = self;
        overlap.detect(model, &Motion::new(&model.bodies, state), 0.0);
        let deepest = overlap.contacts.iter().fold(0.0_f64, |deepest, c| deepest.min(c.gap));
        if -deepest > settings.method.number("slop") { Err(Culprit::Contacts) } else { Ok(()) }
    }

    /// The body with the largest coordinate: named where no body or constraint is known to have failed first.
    fn farthest_body(&self) -> Culprit {
        let q = &self.state.q;
        let farthest = (0..q.len()).max_by(|a, b| q[*a].abs().total_cmp(&q[*b].abs())).unwrap_or(0);
        Culprit::Body(self.model.bodies.of_position(farthest))
    }

    /// Forces, rows and λ at the present state, computed when first asked for. It leaves the run untouched: looking at
    /// a simulation never changes its bits. Where no λ can be found, λ and f̂ read zero, b is empty and the culprit is named.
    pub fn present(&mut self) -> (&Evaluation, Result<(), Culprit>) {
        let World { method, model, state, settings, lambda, evaluation, present, .. } = self;
        let outcome = *present.get_or_insert_with(|| {
            model.work.begin(settings.work_limit());
            let outcome = method.evaluate(model, state, lambda, evaluation);
            let outcome = if model.work.is_spent() { Err(Culprit::Work) } else { outcome };
            model.work.begin(u64::MAX);
            if outcome.is_err() {
                evaluation.b.clear();
                evaluation.lambda.fill(0.0);
                evaluation.constraint_force.fill(0.0);
                evaluation.acceleration.fill(0.0);
            }
            outcome
        });
        (evaluation, outcome)
    }

    /// The present problem: rows, A and b, and what belongs to it beside these. Where no λ can be found there is none: b is empty.
    pub fn problem(&mut self) -> (Evaluation, Limits) {
        let (e, outcome) = self.present();
        let e = e.clone();
        let limits = if outcome.is_ok() { self.method.limits(&e) } else { Limits::default() };
        (e, limits)
    }

    /// Where a warm start of the present problem begins: the unknowns of the last substep, as far as rows are the same, zero
    /// elsewhere.
    pub fn warm_start(&mut self) -> Vec<f64> {
        let mut start = self.present().0.lambda.clone();
        let Evaluation { rows, unknown_per_lambda, .. } = &self.evaluation;
        // Contacts are found again by the method; rows of constraints are the same unless the model was edited.
        let last = if self.lambda.len() == rows.contacts_from + self.state.contacts.rows() { &self.lambda[..] } else { &[] };
        for (i, lambda) in start.iter_mut().enumerate() {
            if i < rows.contacts_from {
                *lambda = last.get(i).copied().unwrap_or(0.0);
            }
            *lambda *= unknown_per_lambda;
        }
        start
    }

    /// Where the time of the next steps goes, for methods that tell it; a change of the method's numbers ends it.
    pub fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        self.method.stopwatch()
    }

    /// The named parts of b at the present state.
    pub fn terms(&mut self) -> Vec<(&'static str, &'static str, Vec<f64>)> {
        match self.present().1 {
            Ok(()) => self.method.terms(&self.evaluation),
            Err(_) => Vec::new(),
        }
    }

    /// Changes the model (or state, or settings) by hand: all of it or, on an error, nothing. What the change does to the
    /// energy is not drift; a change that leaves the energy alone leaves every bit of the bookkeeping alone. Whoever sleeps
    /// wakes.
    pub fn edit<T>(
        &mut self,
        change: impl FnOnce(&mut Model, &mut State, &mut Settings) -> crate::error::Result<T>,
    ) -> crate::error::Result<T> {
        let before = self.before_edit();
        let result = change(&mut self.model, &mut self.state, &mut self.settings)?;
        self.after_edit(before);
        self.state.rest.wake_all();
        Ok(result)
    }

    /// The same for what a hand does with the mouse's spring: its force wakes whom it pulls.
    pub fn handle(&mut self, mouse: Option<MouseSpring>) {
        let before = self.before_edit();
        self.model.mouse = mouse;
        self.after_edit(before);
    }

    // These two are the same for every change; `edit` is compiled for each.
    #[inline(never)]
    fn before_edit(&self) -> Box<(f64, Settings)> {
        Box::new((self.energy(), self.settings.clone()))
    }

    #[inline(never)]
    #[allow(clippy::boxed_local)] // one pointer for all the edits that call it
    fn after_edit(&mut self, before: Box<(f64, Settings)>) {
        let (energy, before) = *before;
        if before != self.settings {
            self.method = method::build(&self.settings);
        }
        if before.step_size() != self.settings.step_size() {
            self.time_anchor = (self.state.t, self.step_count);
        }
        self.method.forget();
        if Detector::is_needed(&self.model.bodies) {
            self.overlap.forget(&self.model.constraints, &self.model.bodies);
        }
        self.present = None;
        let difference = self.energy() - energy;
        if difference != 0.0 {
            self.energy_at_start += difference;
        }
    }

    /// Back to the starting state, with the model and settings as they are.
    pub fn restart(&mut self) {
        self.state = State::start(&self.model.bodies);
        self.model.mouse = None;
        self.step_count = 0;
        self.time_anchor = (0.0, 0);
        self.lambda.clear();
        self.last_report = StepReport::default();
        self.present = None;
        self.energy_at_start = self.energy();
    }

    /// What is simulated.
    #[must_use]
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// How it stands now.
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

    /// What the last step did.
    #[must_use]
    pub fn last_report(&self) -> StepReport {
        self.last_report
    }

    /// Puts back the report of the last step, after a step that was only tried.
    pub(crate) fn set_last_report(&mut self, report: StepReport) {
        self.last_report = report;
    }

    /// Kinetic and potential energy, J.
    #[must_use]
    pub fn energy(&self) -> f64 {
        self.model.bodies.kinetic(&self.state.v) + self.model.potential(&self.state)
    }

    /// f̂·v at the present state, W.
    pub fn constraint_power(&mut self) -> f64 {
        let _ = self.present(); // where no λ is found, f̂ reads zero
        vector::dot(&self.evaluation.constraint_force, &self.state.v)
    }

    /// E(t) − E(0) minus the work of drag, the user and the mouse, J. The work of feedback *is* drift.
    #[must_use]
    pub fn energy_drift(&self) -> f64 {
        self.energy() - self.energy_at_start - self.state.applied_work
    }

    /// Everything that changes from step to step, as numbers: see [`World::load`].
    pub fn save(&self, out: &mut Vec<f64>) {
        self.visit(&mut |numbers| out.extend_from_slice(numbers));
    }

    /// Shows everything that changes from step to step, part by part.
    fn visit(&self, see: &mut dyn FnMut(&[f64])) {
        let s = &self.state;
        see(&[self.step_count as f64, self.time_anchor.0, self.time_anchor.1 as f64, self.energy_at_start]);
        see(&[s.t, s.applied_work, s.constraint_work]);
        match &self.model.mouse {
            None => see(&[-1.0; 9]),
            Some(m) => {
                see(&[f64::from(m.body)]);
                see(&m.local);
                see(&m.target);
                see(&[m.omega, m.damping]);
            }
        }
        see(&[self.lambda.len() as f64]);
        see(&self.lambda);
        see(&s.q);
        see(&s.v);
        if !s.contacts.is_empty() || !s.rest.is_empty() {
            s.contacts.visit(see);
        }
        if !s.rest.is_empty() {
            s.rest.visit(see);
        }
    }

    /// The time in what [`World::save`] wrote, s.
    #[must_use]
    pub fn time_of(numbers: &[f64]) -> f64 {
        numbers.get(4).copied().unwrap_or(f64::NAN)
    }

    /// Takes back what [`World::save`] wrote; false, and nothing changed, when the numbers do not fit this model or are no
    /// state that a step can end in.
    #[must_use]
    pub fn load(&mut self, numbers: &[f64]) -> bool {
        const HEAD: usize = 17;
        const MOST_STEPS: f64 = 9_007_199_254_740_992.0; // whole numbers up to here are exact
        let dof = self.state.v.len();
        let count = self.state.q.len();
        let Some(head) = numbers.get(..HEAD) else { return false };
        let rows = head[16];
        let whole = |x: f64, most: f64| (0.0..=most).contains(&x) && x.floor() == x;
        let fits = vector::is_finite(numbers)
            && whole(head[0], MOST_STEPS)
            && whole(head[2], head[0])
            && (head[7] < 0.0 || whole(head[7], f64::from(u32::MAX)) && self.model.bodies.index_of(head[7] as u32).is_ok())
            && rows >= 0.0
            && rows.floor() == rows
            && rows < 1e9
            && numbers.len() >= HEAD + rows as usize + count + dof;
        if !fits {
            return false;
        }
        let (lambda, rest) = numbers[HEAD..].split_at(rows as usize);
        let (q, rest) = rest.split_at(count);
        let (v, tail) = rest.split_at(dof);
        if self.model.bodies.out_of_range(q, v).is_some() {
            return false;
        }
        let contacts = if tail.is_empty() { Some((Memory::default(), 0)) } else { Memory::load(tail) };
        let Some((contacts, read)) = contacts else { return false };
        let Some(rest_of_bodies) = Rest::load(&tail[read..], &self.model.bodies) else { return false };
        self.step_count = head[0] as u64;
        self.time_anchor = (head[1], head[2] as u64);
        self.energy_at_start = head[3];
        (self.state.t, self.state.applied_work, self.state.constraint_work) = (head[4], head[5], head[6]);
        self.model.mouse = (head[7] >= 0.0).then(|| MouseSpring {
            body: head[7] as u32,
            local: [head[8], head[9], head[10]],
            target: [head[11], head[12], head[13]],
            omega: head[14],
            damping: head[15],
        });
        self.state.contacts = contacts;
        self.state.rest = rest_of_bodies;
        self.lambda.clear();
        self.lambda.extend_from_slice(lambda);
        self.state.q.copy_from_slice(q);
        self.state.v.copy_from_slice(v);
        self.present = None;
        self.last_report = StepReport::default();
        true
    }
}

impl StepReport {
    /// Where contacts are solved without asking for a tolerance, and where the method says so, the number of iterations is no
    /// limit but the plan.
    fn take_in(&mut self, solve: Report, planned: bool) {
        self.solver.take_in(solve);
        let limit = match self.solver.stopped_by {
            StoppedBy::Iterations => !planned,
            StoppedBy::Ray => true,
            _ => false,
        };
        if limit {
            self.status = Status::SolverLimit;
        }
    }
}
