//! A simulation: a world built from a document or a catalogue scene, with parameters, edits, mouse spring, recordings and a
//! history for rewinding. The JavaScript class is a thin wrapper of this one.

mod base64;
mod edits;
pub mod handles;
mod input;
mod joint_views;
mod outline;
pub mod parameters;
pub mod queries;
pub mod snapshot;
pub mod step_problem;
pub mod traces;
mod travel;
pub mod types;
pub mod views;

use crate::describe::Args;
use crate::error::{Code, Error, Result};
use crate::method::fits::{self, Refusal};
use crate::method::{Culprit, Settings, Warning};
use crate::model::Motion;
use crate::model::contact::Touching;
use crate::observe::observable::{self, Instant};
use crate::observe::reference::Reference;
use crate::observe::{History, Probe, Recorder, history, recorder};
use crate::scene::{Document, Scene, document, save, writer};
use crate::world::{Status, StepReport, World};
use input::Noted;
use serde_json::{Map, Value};
use std::cell::RefCell;

/// Result of `step(n)`, for the page.
#[derive(Clone, Debug, PartialEq)]
pub struct RunReport {
    /// Report of the last step.
    pub step: StepReport,
    /// Number of steps taken.
    pub steps: u32,
    /// Path of the cause by persistent id: `constraints[0]` or `bodies[2]`.
    pub culprit: Option<String>,
    /// Explanation, if the status is not "ok".
    pub message: Option<String>,
    /// Warning about steps that were kept.
    pub warning: Option<String>,
}

/// The warning about steps in which no λ satisfied all rows, or no pose all constraints.
const UNMET: &str = "not all constraints can be satisfied here (a singular pose, or constraints that contradict each other): energy and \
                     constraints may be off. Change or remove one; without \"projection\", add it, or choose \"rattle\"";

/// The warning about constraints that contradict each other, after their names, of which there are so many at most.
const CONTRADICTION: &str = "no pose near this one satisfies all constraints: they contradict each other, or the pose is singular. \
                             Change or remove one of them, or begin from another pose";
const MOST_NAMED: usize = 4;

/// The warning about poses in which a projection is not led back.
const SINGULAR: &str = "a singular pose: the gradients of the constraints do not lead back to C = 0, as in a chain that is straight between \
                        two fixed ends. Energy may be off. Choose \"position\"";

/// The warning about substeps in which bodies met too often.
const TOO_MANY_EVENTS: &str = "more impacts in a substep than are located in time; its remainder uses \"detection\": \"substep\"";

/// The warning about steps of RATTLE that are too long.
const TURNS_FAR: &str = "links turn far even in 1/32 of a substep: energy may be off. Choose a smaller step size, or masses that \
                         differ less";

/// The warning about forces without a finite value.
const NO_FORCE: &str = "a force by formula has no finite value here and counts as zero: change its formula, or move its bodies";

/// A simulation.
pub struct Simulation {
    world: World,
    title: String,
    scene: Option<(&'static Scene, Args)>,
    /// The parameters of the scene's last build; counts may have changed since.
    built: Option<Args>,
    mouse: Args,
    /// Method settings that a document without a scene starts from.
    defaults: Settings,
    /// Method settings of the scene's document with these parameters (cache).
    scene_defaults: RefCell<Option<(Args, Settings)>>,
    recorder: Recorder,
    history: History<Noted>,
    /// The structures of the history's keyframes, as bytes of [`snapshot::write_value`]; the last, while it is the present one, is yet
    /// to be written.
    structures: Vec<Vec<u8>>,
    /// Index of the current structure; later ones belong to the recorded future.
    structure: usize,
    /// Initial states of the exact motion: (step, state of the world).
    epochs: Vec<(u64, Epoch)>,
    reference: Option<Reference>,
    /// Time of the last recorded step, s.
    end_time: f64,
    /// Time asked for by `advance` that is less than a step, s.
    remainder: f64,
    /// Pairs of bodies that touched at the last detection.
    touching: Vec<[u32; 2]>,
    exact: Vec<f64>,
}

/// The state after a disturbance (start, placement, a change of what the motion depends on), for small worlds only.
#[derive(Clone, Debug, Default, PartialEq)]
struct Epoch {
    t: f64,
    q: Vec<f64>,
    v: Vec<f64>,
}

/// Largest number of velocity components for which an exact motion is computed.
const MOST_DOF_FOR_REFERENCE: usize = 16;

impl Simulation {
    /// From a catalogue scene and parameters by name (of the scene, the method or the solver).
    pub fn from_scene(id: &str, parameters: &Map<String, Value>) -> Result<Self> {
        let scene = crate::scene::find(id, "scene")?;
        let mut args = Args::defaults(&scene.entry, 2);
        for p in scene.entry.parameters {
            if let Some(value) = parameters.get(p.name).or_else(|| parameters.get(p.symbol)) {
                let arg = document::parameter_value(value, p).map_err(|e| e.at(p.name).under("parameters"))?;
                args.set(p.name, arg);
            }
        }
        let mut document = document::read((scene.document)(&args)).map_err(|e| e.under("parameters"))?;
        document.built = Some(args.clone());
        document.scene = Some((scene, args));
        let is_of_scene = |name: &str| scene.entry.parameters.iter().any(|p| p.name == name || !p.symbol.is_empty() && p.symbol == name);
        let mut others = parameters.iter().filter(|(name, _)| !is_of_scene(name));
        Self::from_read(document, &mut || others.next())
    }

    /// From a document and parameters by name, which override the document's.
    pub fn from_document(value: &Value, parameters: &Map<String, Value>) -> Result<Self> {
        Self::from_own_document(value.clone(), parameters)
    }

    /// From a document that is freed while it is read.
    pub fn from_own_document(value: Value, parameters: &Map<String, Value>) -> Result<Self> {
        let mut parameters = parameters.iter();
        Self::from_read(document::read(value)?, &mut || parameters.next())
    }

    fn from_read<'a>(document: Document, next_parameter: &mut dyn FnMut() -> Option<(&'a String, &'a Value)>) -> Result<Self> {
        let Document { title, model, settings, defaults, mouse, scene, built, state } = document;
        let mut simulation = Simulation {
            world: World::new(model, settings),
            title,
            scene,
            built,
            mouse,
            defaults,
            scene_defaults: RefCell::default(),
            recorder: Recorder::default(),
            history: History::new(history::Step::default(), &|_| {}),
            structures: Vec::new(),
            structure: 0,
            epochs: Vec::new(),
            reference: None,
            end_time: 0.0,
            remainder: 0.0,
            touching: Vec::new(),
            exact: Vec::new(),
        };
        // The state belongs to the document without the parameters; these are applied afterwards, as by `set`.
        if let Some(text) = &state {
            snapshot::from_base64(text).and_then(|bytes| simulation.restore(&bytes)).map_err(|e| e.at("state"))?;
        }
        let mut changed = false;
        while let Some((name, value)) = next_parameter() {
            simulation.set_now(name, value).map_err(|e| e.under("parameters"))?;
            changed = true;
        }
        match state {
            None => simulation.reset(),
            Some(_) if changed => simulation.begin_history(),
            Some(_) => {}
        }
        Ok(simulation)
    }

    /// Takes `count` steps, or stops at the first that is not ok. Steps within the recorded run replay it, inputs included. Each
    /// step is bounded by `workLimit`; to be able to stop in between, ask for few steps at a time.
    pub fn step(&mut self, count: u32) -> RunReport {
        let mut report = RunReport { step: StepReport::default(), steps: 0, culprit: None, message: None, warning: None };
        let mut total = StepReport::default();
        for _ in 0..count {
            let step = self.one_step();
            total.solver.iterations = total.solver.iterations.saturating_add(step.solver.iterations);
            total.solver.residual = total.solver.residual.max(step.solver.residual);
            total.solver.stopped_by = step.solver.stopped_by;
            (total.status, total.culprit) = (step.status, step.culprit);
            total.warning = total.warning.or(step.warning);
            if !step.status.is_undone() {
                report.steps += 1;
            }
            if step.status != Status::Ok {
                self.explain(step, &mut report);
                break;
            }
        }
        report.step = total;
        report.warning = match total.warning {
            Some(Warning::Contradiction) => Some(self.name_contradiction()),
            Some(Warning::Unmet) => Some(UNMET.into()),
            Some(Warning::Singular) => Some(SINGULAR.into()),
            Some(Warning::TooManyEvents) => Some(TOO_MANY_EVENTS.into()),
            Some(Warning::TurnsFar) => Some(TURNS_FAR.into()),
            None => (!self.has_finite_forces()).then(|| NO_FORCE.into()),
        };
        report
    }

    /// The warning about constraints that contradict each other.
    fn name_contradiction(&mut self) -> String {
        let places = self.world.contradicting().to_vec();
        let ids = places.iter().filter_map(|slot| self.world.model().constraints.get(*slot)).map(|c| format!("constraints[{}]", c.id));
        let (named, others) = (ids.take(MOST_NAMED).collect::<Vec<_>>().join(", "), if places.len() > MOST_NAMED { " …" } else { "" });
        format!("{named}{others}: {CONTRADICTION}")
    }

    /// False where a force by formula has no finite value at the present state.
    fn has_finite_forces(&self) -> bool {
        let (model, state) = (self.world.model(), self.world.state());
        model.forces.iter().all(|force| force.it.is_finite(&Motion::new(&model.bodies, state)))
    }

    /// Takes as many steps as fit into the given time, s. What is left over, less than a step, is kept for the next call;
    /// `reset`, `restore`, going to another time and a step that is not ok drop it.
    pub fn advance(&mut self, seconds: f64) -> Result<RunReport> {
        if !(0.0..=1e9).contains(&seconds) {
            return Err(Error::new(Code::OutOfRange, "seconds", format!("must be from 0 to 1e9; got {}", crate::error::number(seconds))));
        }
        let h = self.world.settings().step_size();
        let time = self.remainder + seconds;
        // A sum of times that make up a step is a step, whatever was rounded.
        let count = (time / h + 1e-9).floor().min(f64::from(u32::MAX));
        let report = self.step(count as u32);
        self.remainder = if report.step.status == Status::Ok { (time - count * h).max(0.0) } else { 0.0 };
        Ok(report)
    }

    fn one_step(&mut self) -> StepReport {
        let report = self.world.step();
        if report.status.is_undone() {
            return report;
        }
        let step = self.world.step_count();
        if step <= self.history.end() {
            self.replay_inputs(step);
            self.sample_step(step);
            return report;
        }
        self.end_time = self.world.state().t;
        let (world, structure) = (&self.world, self.structure);
        self.history.advance(history::Step { step, time: self.end_time, structure, report }, &|see| world.visit(true, see));
        self.sample_step(step);
        report
    }

    fn explain(&self, step: StepReport, report: &mut RunReport) {
        let model = self.world.model();
        let constraint = |slot: usize| model.constraints.get(slot);
        let is_formula = |slot: usize| constraint(slot).is_some_and(|c| c.it.formulas().is_some());
        let what = match step.culprit {
            Some(Culprit::Constraint(slot) | Culprit::NoGradient(slot)) if is_formula(slot) => {
                "C, a derivative of it or λ has no finite value here, or the gradient is zero. Move the body, or change the formula"
            }
            Some(Culprit::Constraint(_)) => "its λ is not finite. Try a smaller step size or weaker feedback",
            Some(Culprit::NoGradient(_)) => {
                "its gradient is zero here (as for a particle at the centre of its circle), so no λ can act on it. Move the body"
            }
            Some(Culprit::NotMet(_)) => {
                "it could not be brought back to C = 0. Try a smaller step size; where constraints contradict each other or fold up, choose \"velocity\" or \"position\""
            }
            Some(Culprit::Body(_)) => "its position or velocity is not finite or too large. Try a smaller step size or weaker forces",
            Some(culprit @ (Culprit::Solver | Culprit::Soft | Culprit::Work)) => {
                let touching = Touching::of(&model.constraints, &model.bodies);
                let Refusal { path, message } = fits::refusal(self.world.settings(), culprit, touching);
                report.message = Some(format!("{message}. The step was undone"));
                report.culprit = Some(path.into());
                return;
            }
            None => {
                let limit = self.world.settings().solver.number("maxIterations");
                report.message = Some(format!("the solver stopped at its limit of {limit} iterations; the step was kept"));
                return;
            }
        };
        let (kind, found) = match step.culprit {
            Some(Culprit::Body(index)) => ("bodies", model.bodies.list().get(index).map(|b| (b.id, &b.name))),
            Some(Culprit::Constraint(slot) | Culprit::NoGradient(slot) | Culprit::NotMet(slot)) => {
                ("constraints", constraint(slot).map(|c| (c.id, &c.name)))
            }
            _ => return,
        };
        let (id, name) = found.unwrap_or((0, &None));
        let culprit = format!("{kind}[{id}]");
        let name = name.as_ref().map_or(String::new(), |name| format!(" (\"{name:.40}\")"));
        report.message = Some(format!("{culprit}{name}: {what}. The step was undone"));
        report.culprit = Some(culprit);
    }

    /// Resets to the initial conditions, with the current model and parameters. History and recordings are cleared. (To return to
    /// the start and keep them, seek the beginning.)
    pub fn reset(&mut self) {
        self.rebuild_scene();
        self.world.restart();
        self.recorder.clear();
        self.remainder = 0.0;
        self.begin_history();
    }

    /// Begins a new history at the current state.
    fn begin_history(&mut self) {
        self.structures.clear();
        self.structure = 0;
        self.end_time = self.world.state().t;
        let (world, step, report) = (&self.world, self.world.step_count(), self.world.last_report());
        self.history = History::new(history::Step { step, time: self.end_time, structure: 0, report }, &|see| world.visit(true, see));
        self.epochs.clear();
        self.disturbed();
        self.sample();
    }

    /// Starts a new exact motion from the current state, after a disturbance.
    fn disturbed(&mut self) {
        let state = self.world.state();
        let mut epoch = Epoch { t: state.t, ..Epoch::default() };
        if state.v.len() <= MOST_DOF_FOR_REFERENCE {
            (epoch.q, epoch.v) = (state.q.clone(), state.v.clone());
        }
        let step = self.world.step_count();
        self.epochs.retain(|(s, _)| *s < step);
        self.epochs.push((step, epoch));
        self.find_reference();
    }

    /// The last epoch and its step; `None` if the world is too large for one.
    fn epoch(&self) -> Option<&(u64, Epoch)> {
        let (step, state) = (self.world.step_count(), self.world.state());
        let last = self.epochs.iter().rev().find(|(s, _)| *s <= step);
        last.filter(|(_, epoch)| epoch.q.len() == state.q.len() && epoch.v.len() == state.v.len())
    }

    /// Finds the exact motion from the last epoch on.
    fn find_reference(&mut self) {
        self.reference = self.exact_motion();
    }

    /// The exact motion of the present model from the last epoch on.
    fn exact_motion(&self) -> Option<Reference> {
        let (_, Epoch { t, q, v }) = self.epoch()?;
        let state = crate::model::State { t: *t, q: q.clone(), v: v.clone(), ..Default::default() };
        Reference::recognise(self.world.model(), &state)
    }

    /// True where the exact motion that is known goes on through a change: the state was this one before, and what changed does not
    /// enter the motion (a mass where gravity alone acts, a feedback, a step size).
    fn exact_motion_goes_on(&self, q: &[f64], v: &[f64]) -> bool {
        let state = self.world.state();
        let same = |known: &Reference| self.exact_motion().is_some_and(|now| now.is_same(known));
        state.q == q && state.v == v && self.reference.as_ref().is_some_and(same)
    }

    /// Records the current values, if this step is to be recorded.
    fn sample_step(&mut self, step: u64) {
        if self.recorder.wants(step) {
            self.sample();
        } else {
            self.recorder.pass(&mut Instant { world: &mut self.world, reference_error: f64::NAN });
        }
    }

    /// Records the current values in the series that end before the current time.
    fn sample(&mut self) {
        if !self.recorder.lacks(self.world.state().t) {
            return;
        }
        let reference_error = if self.recorder.reads_reference() { self.reference_error() } else { f64::NAN };
        self.recorder.sample(&mut Instant { world: &mut self.world, reference_error });
    }

    /// Largest distance of a body from its exact position, m; NaN if no exact motion is known.
    fn reference_error(&mut self) -> f64 {
        let Some(reference) = &mut self.reference else { return f64::NAN };
        let state = self.world.state();
        let model = self.world.model();
        if !reference.positions(state.t, model, &mut self.exact) {
            return f64::NAN;
        }
        let apart = |i: usize| (model.bodies.center(&state.q, i) - model.bodies.center(&self.exact, i)).length();
        (0..model.bodies.list().len()).map(apart).fold(0.0, f64::max)
    }

    /// The current value of an observable.
    pub fn observe(&mut self, name: &str) -> Result<f64> {
        let probe = Probe::parse(name, self.world.model())?;
        let reference_error = if name == "reference.error" { self.reference_error() } else { f64::NAN };
        Ok(probe.read(&mut Instant { world: &mut self.world, reference_error }))
    }

    /// Sets the recorded observables: one sample every `every` steps, in rings of `capacity` samples.
    pub fn record(&mut self, names: &[String], every: u32, capacity: u32) -> Result<()> {
        let probes = names.iter().map(|n| Probe::parse(n, self.world.model()).map(|p| (n.clone(), p)));
        let probes = probes.collect::<Result<Vec<_>>>().map_err(|e| e.under("names"))?;
        for (name, value, min) in [("every", every, 1), ("capacity", capacity, 2)] {
            if !(min..=recorder::MOST_CAPACITY).contains(&value) {
                let message = format!("must be an integer from {min} to {}; got {value}", recorder::MOST_CAPACITY);
                return Err(Error::new(Code::OutOfRange, format!("options.{name}"), message));
            }
        }
        let samples = probes.len().saturating_mul(capacity as usize);
        if samples > recorder::MOST_SAMPLES {
            let message = format!(
                "{} series of {capacity} samples; the limit is {} samples in all. Record fewer series or ask for a smaller capacity",
                probes.len(),
                recorder::MOST_SAMPLES
            );
            return Err(Error::new(Code::TooLarge, "options.capacity", message));
        }
        self.recorder.set(probes, u64::from(every), capacity as usize);
        self.sample();
        Ok(())
    }

    /// A recorded series: times, s, and values.
    pub fn series(&self, name: &str) -> Result<(Vec<f64>, Vec<f64>)> {
        self.recorder.series(name).ok_or_else(|| {
            let recorded: Vec<&str> = self.recorder.names().collect();
            let have = if recorded.is_empty() { "nothing is recorded yet".into() } else { format!("recorded are {}", recorded.join(", ")) };
            Error::new(Code::NotRecorded, name, format!("was not recorded; call record first ({have})"))
        })
    }

    /// All observables of this simulation.
    #[must_use]
    pub fn observables(&self) -> Vec<(String, &'static crate::describe::Entry)> {
        observable::list(self.world.model())
    }

    /// The exact positions at time t, a bound on their own error, m, and their source.
    pub fn reference(&mut self, t: f64) -> Option<(Vec<f64>, f64, &'static str)> {
        let reference = self.reference.as_mut()?;
        let mut out = Vec::new();
        reference.positions(t, self.world.model(), &mut out).then(|| (out, reference.error(t), reference.kind()))
    }

    /// The document of this simulation with its current state; it continues this simulation bit for bit.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let document = self.structure_document();
        writer::with(document, "state", Some(&snapshot::to_base64(&self.state_snapshot())))
    }

    /// The document without the state.
    fn structure_document(&self) -> Value {
        let mut document = save::model(self.world.model(), &self.title);
        let none = |_| Value::Null;
        document.insert("method".into(), save::settings(self.world.settings()));
        document.insert("mouse".into(), Value::Object(writer::args(&self.mouse, &none)));
        if let Some((scene, args)) = &self.scene {
            let mut of_scene = writer::object([("id", scene.entry.id.into()), ("parameters", writer::args(args, &none).into())]);
            if let Some(built) = self.built.as_ref().filter(|built| *built != args) {
                of_scene["built"] = writer::args(built, &none).into();
            }
            document.insert("scene".into(), of_scene);
        }
        Value::Object(document)
    }

    /// The simulated world.
    #[must_use]
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The simulated world, mutable for views that are computed on request.
    pub fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }

    /// Title of the scene, shown above the stage.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// FNV-1a hash of the bits of all that the next step starts from.
    #[must_use]
    pub fn state_hash(&self) -> String {
        let mut numbers = Vec::new();
        self.world.visit(false, &mut |part| numbers.extend_from_slice(part));
        let hash = numbers
            .iter()
            .map(|x| if x.is_nan() { f64::NAN } else { *x }) // all NaN count as equal, whatever their bits
            .flat_map(|x| x.to_bits().to_le_bytes())
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        format!("{hash:016x}")
    }
}
