//! Methods that act through forces: a [`ForceLaw`] gives λ from a state, and an integrator does the rest. This is the
//! slides' loop of four stages, clear, apply, constrain, return ([`evaluate`]).

use super::beginning::Beginning;
use super::contact_rows::{ContactRows, TOUCHING};
use super::evaluation::{finite_or_body, rows_culprit};
use super::impacts::Impacts;
use super::integrator::{self, Derivative, Integrator, Rates};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms, Warning};
use crate::math::vector;
use crate::model::contact::Detector;
use crate::model::rows::Side;
use crate::model::{Gyroscopic, Model, Rows, State};
use crate::solver::{Report, StoppedBy};

/// A law that gives constraint forces from a state: what `acceleration` and `penalty` differ in.
pub trait ForceLaw: std::fmt::Debug {
    /// Writes λ (and b), given rows and applied forces; `e.lambda` holds the start.
    fn lambda(&mut self, model: &Model, e: &mut Evaluation) -> Result<(), Culprit>;

    /// The named parts of b.
    fn terms(&self, evaluation: &Evaluation) -> Terms;

    /// True where contacts are inequalities of forces, and impacts impulses; where they are springs it is false.
    fn stops_at_once(&self) -> bool {
        false
    }

    /// The bounds of λ in the last problem.
    fn limits(&self) -> Limits {
        Limits::default()
    }
}

/// The four stages: clear the force accumulators, apply forces, compute and apply constraint forces, return to the
/// integrator. λ starts from `start` if that has the right length, else from zero. Contacts count where some may be looked for.
pub fn evaluate(
    law: &mut dyn ForceLaw,
    model: &Model,
    state: &State,
    contacts: Option<&mut ContactRows>,
    start: &[f64],
    e: &mut Evaluation,
) -> Result<(), Culprit> {
    // 1 Clear, 2 apply forces. Rows and λ come before the first check, so that they fit the model whatever fails.
    e.gather(model, state, model.gyroscopic != Gyroscopic::Off, &[]);
    e.reduced = None;
    append_contacts(contacts, law.stops_at_once(), model, state, e);
    if model.work.is_spent() {
        return Err(Culprit::Work);
    }
    finite_or_body(model, &e.applied)?;
    if start.len() == e.lambda.len() {
        e.lambda.copy_from_slice(start);
    }
    // 3 Constraint forces f̂ = Jᵀλ
    law.lambda(model, e)?;
    if let Some(row) = e.lambda.iter().position(|l| !l.is_finite()) {
        return Err(rows_culprit(model, &e.rows, row));
    }
    // 4 Return v̇ = W(Q + f̂)
    e.accelerate(model);
    finite_or_body(model, &e.acceleration)
}

/// Appends the rows of the contacts that touch; of such that are inequalities with J̇v.
fn append_contacts(contacts: Option<&mut ContactRows>, inequalities: bool, model: &Model, state: &State, e: &mut Evaluation) {
    let Some(contacts) = contacts else { return };
    contacts.append(model, state, &mut e.rows);
    if inequalities {
        contacts.write_curvature(model, state, &mut e.rows);
    }
    e.contacts.extend_from_slice(&contacts.touching);
    e.lambda.resize(e.rows.len(), 0.0);
}

/// The method that puts this law under the integrator of the settings.
pub(super) fn under_integrator(law: Box<dyn ForceLaw>, settings: &Settings) -> Box<dyn Method> {
    Box::new(ThroughForces {
        impacts: law.stops_at_once().then(|| Impacts::new(settings)),
        contacts: ContactRows::default(),
        begun: Beginning::default(),
        law,
        integrator: integrator::build(&settings.method),
        evaluation: Evaluation::default(),
        warm_start: settings.solver.boolean("warmStart"),
        evaluated: Place::default(),
        has_bounded: None,
        unmet: false,
    })
}

#[derive(Debug)]
struct ThroughForces {
    law: Box<dyn ForceLaw>,
    contacts: ContactRows,
    /// None where contacts are springs.
    impacts: Option<Impacts>,
    /// Where the integrator's last step began.
    begun: Beginning,
    integrator: Box<dyn Integrator>,
    evaluation: Evaluation,
    warm_start: bool,
    evaluated: Place,
    /// True where something can meet: bodies, or a limit; None until it is looked for.
    has_bounded: Option<bool>,
    /// True where an evaluation of this step left rows unmet.
    unmet: bool,
}

/// The rates that the integrator calls for: one evaluation of the four stages, counting iterations as it goes.
struct Loop<'a> {
    law: &'a mut dyn ForceLaw,
    model: &'a Model,
    contacts: Option<&'a mut ContactRows>,
    evaluation: &'a mut Evaluation,
    evaluated: &'a mut Place,
    lambda: &'a mut Vec<f64>,
    warm_start: bool,
    report: Report,
    unmet: bool,
}

/// Where the last evaluation of a substep was made.
#[derive(Debug, Default)]
struct Place {
    known: bool,
    q: Vec<f64>,
    v: Vec<f64>,
    /// s
    t: f64,
}

impl Place {
    fn keep(&mut self, state: &State) {
        self.known = true;
        self.q.clone_from(&state.q);
        self.v.clone_from(&state.v);
        self.t = state.t;
    }

    fn is_of(&self, state: &State) -> bool {
        self.known && self.t == state.t && self.q == state.q && self.v == state.v
    }
}

/// A residual above this part of ‖b‖ is no rounding, and no drift of rows that repeat each other.
const UNMET: f64 = 1e-3;

/// True where the equations have no solution: the solver has finished, and a part of b is left.
fn is_unmet(e: &Evaluation) -> bool {
    let finished = matches!(e.report.stopped_by, StoppedBy::Direct | StoppedBy::Residual | StoppedBy::Change);
    finished && !e.rows.has_bounds() && e.report.residual > UNMET * vector::norm(&e.b)
}

impl Rates for Loop<'_> {
    fn rates(&mut self, state: &State, out: &mut Derivative) -> Result<(), Culprit> {
        // A stage of the integrator may lead where nothing can be computed.
        if let Some(body) = self.model.bodies.too_far(&state.q, &state.v) {
            return Err(Culprit::Body(body));
        }
        // Trials for the moment of an impact begin at one place.
        if !self.evaluated.is_of(state) {
            self.evaluated.known = false;
            let start: &[f64] = if self.warm_start { self.lambda } else { &[] };
            evaluate(self.law, self.model, state, self.contacts.as_deref_mut(), start, self.evaluation)?;
            self.report.take_in(self.evaluation.report);
            self.evaluated.keep(state);
        }
        let e = &*self.evaluation;
        self.lambda.clone_from(&e.lambda);
        self.unmet |= is_unmet(e);
        self.model.bodies.rates(&state.q, &state.v, &mut out.q);
        out.v.clone_from(&e.acceleration);
        out.applied_power = vector::dot(&e.accounted, &state.v) + motor_power(&e.rows, &e.lambda);
        out.constraint_power = vector::dot(&e.constraint_force, &state.v);
        Ok(())
    }

    fn drift(&self, state: &mut State, h: f64) {
        let State { q, v, .. } = state;
        self.model.bodies.advance(q, h, v);
    }
}

/// Power of prescribed motion, −λᵀ ∂C/∂t. A motor with bounded force may fall behind, and friction slides: λ J v.
fn motor_power(rows: &Rows, lambda: &[f64]) -> f64 {
    let of = |i: usize| match rows.side(i) {
        Side::Equation if i >= rows.contacts_from => lambda[i] * (rows.c_dot[i] - rows.c_t[i]),
        Side::Bounded => lambda[i] * (rows.c_dot[i] - rows.c_t[i]),
        _ => -lambda[i] * rows.c_t[i],
    };
    (0..lambda.len()).map(of).sum()
}

/// Most impacts that are located in a substep; later ones are ignored.
const MOST_IMPACTS: u32 = 64;

/// Most trials to locate the moment of an impact.
const MOST_TRIALS: u32 = 60;

impl ThroughForces {
    /// One step of the integrator.
    fn integrate(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let ThroughForces { law, contacts, integrator, evaluation, evaluated, warm_start, unmet, .. } = self;
        let contacts = Detector::is_needed(&model.bodies).then_some(contacts);
        let report = Report::default();
        let (law, warm_start) = (law.as_mut(), *warm_start);
        let mut four_stages = Loop { law, model, contacts, evaluation, evaluated, lambda, warm_start, report, unmet: *unmet };
        integrator.step(&mut four_stages, state, h)?;
        model.bodies.normalize(&mut state.q);
        *unmet = four_stages.unmet;
        Ok(four_stages.report)
    }

    /// A time h with impacts: the integrator's steps end where bodies meet or a limit is reached, and go on with the velocities that the impact leaves.
    fn through_impacts(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut report = Report::default();
        let mut left = h;
        for k in 0..=MOST_IMPACTS {
            if let Some(impacts) = &mut self.impacts {
                report.take_in(impacts.act(model, state, &mut self.contacts, h)?);
            }
            self.begun.keep(state, lambda);
            report.take_in(self.integrate(model, state, left, lambda)?);
            if k == MOST_IMPACTS || !self.meets(model, state).is_some_and(|gap| gap < -TOUCHING) {
                break;
            }
            let Some(time) = self.find_impact(model, state, left, lambda)? else { break };
            left -= time;
            self.remember(model, state, time / h);
        }
        self.remember(model, state, left / h);
        Ok(report)
    }

    /// The smallest gap of bodies that would have to bounce, or C of a limit that is being reached.
    fn meets(&mut self, model: &Model, state: &State) -> Option<f64> {
        let impacts = self.impacts.as_mut()?;
        let gap = self.contacts.closing_gap(model, state, impacts.law.threshold);
        gap.into_iter().chain(impacts.closing_limit(model, state)).reduce(f64::min)
    }

    /// Takes back a step of length h that has led bodies into each other or beyond a limit, and steps to where they meet, found by false position
    /// (Illinois); the time until then. None, and the step stands, where that is at once.
    fn find_impact(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Option<f64>, Culprit> {
        let (mut before, mut after) = (Bracket { time: 0.0, gap: None }, Bracket { time: h, gap: self.meets(model, state) });
        let (mut time, mut kept) = (h, None);
        for _ in 0..MOST_TRIALS {
            time = between(before, after);
            self.begun.give_back(state, lambda);
            self.integrate(model, state, time, lambda)?;
            match self.meets(model, state) {
                Some(gap) if gap.abs() <= TOUCHING => break,
                Some(gap) if gap < 0.0 => {
                    after = Bracket { time, gap: Some(gap) };
                    before.gap = before.gap.map(|gap| if kept == Some(End::First) { 0.5 * gap } else { gap });
                    kept = Some(End::First);
                }
                gap => {
                    before = Bracket { time, gap };
                    after.gap = after.gap.map(|gap| if kept == Some(End::Last) { 0.5 * gap } else { gap });
                    kept = Some(End::Last);
                }
            }
        }
        if time > 1e-9 * h {
            return Ok(Some(time));
        }
        self.begun.give_back(state, lambda);
        self.integrate(model, state, h, lambda)?;
        Ok(None)
    }

    /// The contacts of the last evaluation, for views, after this part of a substep.
    fn remember(&self, model: &Model, state: &mut State, part: f64) {
        let Evaluation { rows, contacts, lambda, .. } = &self.evaluation;
        let mut end = rows.contacts_from;
        state.contacts.renew(&model.bodies, None, part, contacts, &mut |_| {
            let first = end;
            end = rows.end_of(first);
            [&lambda[first..end]; 2]
        });
    }
}

/// The end of a bracket that was kept in a trial: kept twice, its gap counts half.
#[derive(Clone, Copy, PartialEq)]
enum End {
    First,
    Last,
}

/// One end of the time in which bodies meet.
#[derive(Clone, Copy)]
struct Bracket {
    /// s
    time: f64,
    /// Their gap, where they are near enough to have one, m.
    gap: Option<f64>,
}

/// Where a line through both gaps is zero, or the middle.
fn between(before: Bracket, after: Bracket) -> f64 {
    let part = match (before.gap, after.gap) {
        (Some(first), Some(second)) if first - second > 0.0 => (first / (first - second)).clamp(0.01, 0.99),
        _ => 0.5,
    };
    before.time + part * (after.time - before.time)
}

impl Method for ThroughForces {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.impacts.iter_mut().for_each(|impacts| impacts.lambda.clear());
        self.evaluated.known = false;
        let bounded = || Detector::is_needed(&model.bodies) || model.rows_at(state).has_bounds();
        if !*self.has_bounded.get_or_insert_with(bounded) {
            return self.integrate(model, state, h, lambda);
        }
        self.through_impacts(model, state, h, lambda)
    }

    fn model_changed(&mut self) {
        self.has_bounded = None;
        self.contacts.model_changed();
    }

    fn begin_step(&mut self) {
        self.unmet = false;
    }

    fn other_lambda(&self) -> &[f64] {
        self.impacts.as_ref().map_or(&[], |impacts| &impacts.lambda)
    }

    fn warning(&self) -> Option<Warning> {
        self.unmet.then_some(Warning::Unmet)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let start = if self.warm_start { lambda } else { &[] };
        let contacts = Detector::is_needed(&model.bodies).then_some(&mut self.contacts);
        evaluate(self.law.as_mut(), model, state, contacts, start, out)
    }

    fn limits(&self, _evaluation: &Evaluation) -> Limits {
        self.law.limits()
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.law.terms(evaluation)
    }
}
