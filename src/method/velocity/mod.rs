//! Time stepping at impulse level (Korean note, sections 2.2 and 2.3; Japanese note, section 1): λ is chosen so that the
//! velocity after the step obeys constraints and contacts, and takes back a part β of the error in C.
//!
//!   v̄ = v + h W Q      w = A (hλ) + b,  b = J v̄ + ∂C/∂t + βC/h      v⁺ = v̄ + W Jᵀ(hλ)      q⁺ = q ∘ h v⁺
//!
//! Equations have w = 0; what contacts demand of theirs is in [`super::contact_law`].

mod after;
mod contacts;
mod kernel;
mod pressed;
mod sleep;
mod trees;

use super::contact_law::{self, ContactLaw, Demand, Stabilization};
use super::evaluation::{check_gradients, finite_or_body, rows_culprit};
use super::stopwatch::{Stage, Stopwatch};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms};
use crate::assembly::Problem;
use crate::describe::{Entry, Parameter};
use crate::math::vector;
use crate::model::articulated::Reduction;
use crate::model::contact::Detector;
use crate::model::rest::Rest;
use crate::model::rows::Side;
use crate::model::{Gyroscopic, Model, Rows, State};
use crate::solver::{self, Report, Solver, Stopping};
use pressed::Pressed;
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
    "The part of the error in C that a step of the velocity method takes back (Baumgarte).",
);

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "velocity",
    title: "Impulse for the velocity",
    symbol: "J v⁺ = −βC/h",
    unit: "",
    help: "Finds the impulse after which velocities obey constraints and contacts: time stepping, as physics engines do.",
    parameters: &[
        BAUMGARTE,
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
        SLEEP_AFTER,
        SLEEP_SPEED,
    ],
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
        law: ContactLaw::new(settings),
        h: settings.substep_size(),
        substeps: settings.substeps(),
        left: 0,
        once_a_step: false,
        pressed: Pressed::new(settings),
        sleep: Sleep::new(settings),
        solver: solver::build(&settings.solver),
        stopping: solver::stopping(&settings.solver),
        warm_start: settings.solver.boolean("warmStart"),
        joined: false,
        detector: Detector::default(),
        kept: Rows::default(),
        moved: Vec::new(),
        e: Evaluation::default(),
        limits: Limits::default(),
        demands: Vec::new(),
        diagonal: Vec::new(),
        impulse: Vec::new(),
        whole: Vec::new(),
        velocity: Vec::new(),
        before: Vec::new(),
        settled: State::default(),
        unjoined: Vec::new(),
        watch: Stopwatch::default(),
    })
}

#[derive(Debug)]
struct Velocity {
    /// What the joints hold by themselves, if coordinates are such.
    trees: Option<Reduction>,
    law: ContactLaw,
    /// s
    h: f64,
    substeps: u32,
    /// Substeps of this step that are still to come.
    left: u32,
    /// Whether the contacts of this step are found once.
    once_a_step: bool,
    pressed: Pressed,
    sleep: Sleep,
    solver: Box<dyn Solver>,
    stopping: Stopping,
    warm_start: bool,
    /// Whether the detector knows which bodies are joined.
    joined: bool,
    detector: Detector,
    /// The rows of contacts, while those of constraints are written anew.
    kept: Rows,
    /// Δq of the substep, laid out as the velocities.
    moved: Vec<f64>,
    e: Evaluation,
    limits: Limits,
    /// For each row what its velocity is held to, and why.
    demands: Vec<Demand>,
    diagonal: Vec<f64>,
    /// hλ, N·s per unit of ∂C
    impulse: Vec<f64>,
    /// hλ of the velocities, while displacements are solved for.
    whole: Vec<f64>,
    /// v, meanwhile.
    velocity: Vec<f64>,
    /// v at the start of the step
    before: Vec<f64>,
    /// What is looked at, with the joints put together.
    settled: State,
    /// Where velocities would go without the joints' forces.
    unjoined: Vec<f64>,
    watch: Stopwatch,
}

impl Velocity {
    /// Q, rows of constraints and contacts, v̄ (in `e.work`), b and bounds; contacts that may act within a time `reach`. For a
    /// step, `rest` tells who sleeps: of those nothing is posed. (For views everything is.)
    fn pose(
        &mut self,
        model: &Model,
        state: &State,
        (h, reach): (f64, f64),
        rest: Option<&mut Rest>,
        e: &mut Evaluation,
    ) -> Result<(), Culprit> {
        let held = self.trees.as_ref().map_or(&[][..], |trees| trees.tree().held());
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit, held);
        self.find_contacts(model, state, reach);
        let nobody = &mut Rest::default();
        let rest = rest.unwrap_or(nobody);
        if model.work.is_spent() {
            return Err(Culprit::Work);
        }
        self.set_aside(model, rest, e);
        self.add_contact_rows(model, state, e);
        self.reduce(model, e);
        check_gradients(model, &e.rows)?;
        self.pose_rows(model, state, h, e)?;
        rest.zero_velocities(&model.bodies, &mut e.work);
        self.limit(model, state, h, e);
        Ok(())
    }

    /// The problem of a substep: of who is awake.
    fn pose_awake(&mut self, model: &Model, state: &mut State, time: (f64, f64), e: &mut Evaluation) -> Result<(), Culprit> {
        let mut rest = std::mem::take(&mut state.rest);
        let posed = self.pose(model, state, time, Some(&mut rest), e);
        state.rest = rest;
        posed
    }

    /// The same in a later substep, where contacts are found once a step; whether A and the bounds are still the same.
    fn pose_again(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) -> Result<bool, Culprit> {
        e.gather_forces(model, state, model.gyroscopic == Gyroscopic::Explicit);
        if !self.carry_rows(model, state, e) {
            self.pose(model, state, (h, h * f64::from(self.left + 1)), None, e)?;
            return Ok(false);
        }
        self.pose_rows(model, state, h, e)?;
        let same = e.rows.contacts_from == 0 && matches!(self.law.stabilization, Stabilization::Baumgarte | Stabilization::None);
        if !same {
            self.limit(model, state, h, e);
        }
        Ok(same)
    }

    /// v̄ and b
    fn pose_rows(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
        finite_or_body(model, &e.applied)?;
        e.move_freely(model, &state.v, h);
        if let Some(trees) = &mut self.trees {
            trees.carry(&model.bodies, &state.v, h, &mut e.work, &mut self.unjoined);
        }
        e.b.resize(e.rows.len(), 0.0);
        e.rows.jacobian.times(&e.work, &mut e.b);
        vector::add_scaled(&mut e.b, 1.0, &e.rows.c_t);
        self.demand(h, e);
        for (b, demand) in e.b.iter_mut().zip(&self.demands) {
            *b -= demand.velocity;
        }
        Ok(())
    }

    /// What each row's velocity after the step is held to: −βC/h, or what the contact demands. `e.b` is what the rows'
    /// velocities would be without.
    fn demand(&mut self, h: f64, e: &Evaluation) {
        let (rows, law) = (&e.rows, &self.law);
        let demands = &mut self.demands;
        demands.clear();
        let rate = law.rate(h);
        demands.extend((0..rows.contacts_from).map(|i| match rows.side(i) {
            Side::Above => law.one_sided(rows.c[i], h),
            _ => Demand { velocity: -rate * rows.c[i], pushed: 0.0 },
        }));
        let mut i = rows.contacts_from;
        for contact in &self.detector.contacts {
            demands.push(law.normal((contact.gap, contact.surface.restitution), rows.c_dot[i], e.b[i], h));
            i = rows.end_of(i);
            demands.resize(i, Demand::default()); // nothing of the rows that rub
        }
    }

    fn solve(&mut self, model: &Model, e: &mut Evaluation, same: bool) -> Result<Report, Culprit> {
        let bounds = self.limits.bounds();
        self.solver.honours(&bounds).map_err(|_| Culprit::Solver)?;
        let (a, b) = e.posed(model);
        let mut a = a.softened(&self.limits.softness);
        let problem = Problem { same, ..Problem::new(&mut a, b, bounds) };
        let report = solver::solve_within(self.solver.as_mut(), problem, &mut self.impulse, &self.stopping, &model.work);
        if model.work.is_spent() { Err(Culprit::Work) } else { Ok(report) }
    }
}

impl Method for Velocity {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut e = std::mem::take(&mut self.e);
        let outcome = self.advance(model, state, h, lambda, &mut e);
        self.e = e;
        outcome
    }

    fn begin_step(&mut self) {
        self.left = self.substeps;
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
            ("∂C/∂t", "the constraint's own motion", e.rows.c_t.clone()),
            ("βC/h", "what the step takes back", feedback),
        ]
    }

    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        self.limits.clone()
    }

    fn knows_contacts(&self) -> bool {
        true
    }

    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        Some(&mut self.watch)
    }

    fn model_changed(&mut self) {
        self.joined = false;
        self.pressed.forget();
        self.sleep.forget();
        if let Some(trees) = &mut self.trees {
            trees.forget();
        }
    }
}

impl Velocity {
    fn advance(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, e: &mut Evaluation) -> Result<Report, Culprit> {
        self.watch.start();
        if let Some(trees) = &mut self.trees {
            trees.settle(model, state);
            if !model.work.charge(trees.work()) {
                return Err(Culprit::Work);
            }
        }
        let first = self.left == self.substeps;
        self.left = self.left.saturating_sub(1);
        if first {
            self.once_a_step = self.law.once_a_step && self.trees.is_none() && !state.rest.anyone_asleep();
            self.pressed.now = self.only_presses(model, state);
        }
        if self.pressed.now {
            return self.press(model, state, h, lambda, e);
        }
        let once_a_step = self.once_a_step;
        let same = if first || !once_a_step {
            let reach = if once_a_step { h * f64::from(self.substeps) } else { h };
            self.pose_awake(model, state, (h, reach), e)?;
            if self.law.in_sequence && !self.detector.contacts.is_empty() {
                self.bounce_in_sequence(model, state, h, e);
                self.pose_awake(model, state, (h, reach), e)?;
            }
            self.start(model, state, h, lambda, e);
            false
        } else {
            self.pose_again(model, state, h, e)?
        };
        if !self.warm_start || self.impulse.len() != e.rows.len() {
            vector::zeros(&mut self.impulse, e.rows.len());
        }
        self.watch.lap(Stage::Assembly);
        let mut report = self.solve(model, e, same)?;
        self.watch.lap(Stage::Solve);
        self.before.clone_from(&state.v);
        vector::zeros(&mut self.moved, state.v.len());
        self.push(model, state, e)?;
        self.advance_positions(model, state, h);
        match self.law.stabilization {
            Stabilization::SplitImpulse => report.take_in(self.split(model, state, h, e)?),
            Stabilization::Relaxation => report.take_in(self.relax(model, state, h, e)?),
            _ => {}
        }
        self.keep_lambda(lambda);
        lambda.clear();
        lambda.extend(self.impulse.iter().map(|p| p / h));
        self.account(state, h, lambda, e);
        if once_a_step {
            self.carry_gaps(h, e);
        }
        if !once_a_step || self.left == 0 {
            self.remember(model, state, lambda, e);
        }
        self.spread_lambda(state, lambda);
        if self.left == 0 {
            self.fall_asleep(model, state, h * f64::from(self.substeps));
        }
        self.arrive(model, state, h, e);
        state.t += h;
        self.watch.lap(Stage::Integrate);
        Ok(report)
    }

    /// q⁺ = q ∘ h v
    fn advance_positions(&mut self, model: &Model, state: &mut State, h: f64) {
        match &mut self.trees {
            Some(trees) => trees.advance(&model.bodies, &mut state.q, h, &state.v),
            None => model.bodies.advance(&mut state.q, h, &state.v),
        }
        vector::add_scaled(&mut self.moved, h, &state.v);
    }

    /// v⁺ = v̄ + W Jᵀ(hλ)
    fn push(&mut self, model: &Model, state: &mut State, e: &mut Evaluation) -> Result<(), Culprit> {
        if let Some(row) = self.impulse.iter().position(|x| !x.is_finite()) {
            return Err(rows_culprit(model, &e.rows, row));
        }
        e.rows.jacobian.transpose_times(&self.impulse, &mut e.constraint_force);
        state.v.clone_from(&e.work);
        self.respond(model, &e.constraint_force, &mut state.v);
        Ok(())
    }

    /// The work of what is accounted for: of a constant force its product with the mean velocity, J.
    fn work_of_forces(&self, after: &[f64], h: f64, e: &Evaluation) -> f64 {
        self.before.iter().zip(after).zip(&e.accounted).map(|((before, after), force)| force * (0.5 * h * (before + after))).sum()
    }

    /// The work of the step. What friction, impacts and limits take is accounted for, and what motors give; what pushes
    /// errors back is drift. Ċ becomes that after the step.
    fn account(&self, state: &mut State, h: f64, lambda: &[f64], e: &mut Evaluation) {
        state.applied_work += self.work_of_forces(&state.v, h, e);
        e.free.resize(e.rows.len(), 0.0);
        e.rows.jacobian.times(&state.v, &mut e.free);
        for (i, (lambda, last)) in lambda.iter().zip(&e.free).enumerate() {
            let (first, last) = (e.rows.c_dot[i] - e.rows.c_t[i], *last);
            e.rows.c_dot[i] = last + e.rows.c_t[i];
            let impulse = h * lambda;
            state.constraint_work += 0.5 * impulse * (first + last);
            state.applied_work += if i < e.rows.contacts_from && e.rows.side(i) == Side::Equation {
                -impulse * e.rows.c_t[i]
            } else {
                let pushed = last.clamp(0.0, vector::larger(self.demands[i].pushed, 0.0));
                0.5 * impulse * (first + last - pushed)
            };
        }
    }
}
