//! Projection: after a step, back onto the constraint in the mass metric, first the positions and then the velocities.
//!
//!   repeat  A dλ = −C(q),  q ← q + W Jᵀ dλ      until max |C| ≤ ε
//!   repeat  A dμ = −(J v + ∂C/∂t),  v ← v + W Jᵀ dμ      until max |Ċ| ≤ ε
//!
//! with J and A where the step has led, or, for RATTLE, where it began. A is factorised once and used for every iteration: the
//! chord method (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section IV.4). Its error falls by about
//! 1 − cos of how far the gradients turn; where that is more than a tenth, Newton's own matrix J(q) W Jᵀ, with J(q) at the
//! present iterate, takes its place. Only equations are projected, no limits, motors, springs or contacts.
//!
//! After `velocity` J and A are those where the substep began, and the velocity takes part in the way back, as in SHAKE:
//!
//!   q⁺ = q̄ + W J(q)ᵀ μ  with  C(q⁺) = 0,      v ← v̄ + W J(q)ᵀ μ/h,      v⁺ = v + W J(q⁺)ᵀ ν  with  Ċ⁺ = 0
//!
//! So q⁺ = q + h v: but for the place of the forces in the step this is RATTLE, whatever impulses the solver has found for the
//! equations; after a leapfrog step of `generalised` it is RATTLE. Projected at q⁺ alone, v would lose ½(ωh)² of its length
//! wherever a link turns by ωh. No more of W J(q)ᵀ μ/h is taken than leaves the kinetic energy as it was after the method's
//! step, since links that turn far in a step would gain some; after a leapfrog step all of it is taken. Where the substep begins off the constraint positions are projected at q⁺ and v is not changed by it.
//!
//! `generalised` always has this projection, where equations are left that its coordinates do not hold. Unless it is asked for in the
//! document, what it cannot meet (equations that contradict each other) stays as the substep left it, with the part β taken back.

mod projector;

use super::{Culprit, Evaluation, Limits, Method, Settings, Stopwatch, Terms, Warning, generalised, penalty, position, velocity};
use crate::describe::{Entry, Parameter, Type};
use crate::model::articulated::Tree;
use crate::model::rows::Side;
use crate::model::{Model, State};
use crate::solver::{Report, StoppedBy};
pub(super) use projector::{Guess, Projector, Reach};

/// A document's `method.projection`; RATTLE reads it too.
pub static SETTINGS: Entry = Entry {
    id: "projection",
    title: "Projection",
    symbol: "C → 0",
    unit: "",
    help: "Projects onto C = 0 and Ċ = 0 after every step, by the correction that is smallest in the metric of mass.",
    parameters: &[
        Parameter::number("tolerance", "ε_C", "", (0.0, 1.0), (1e-14, 1e-2), 1e-12, "Largest |C| and |Ċ| left by a projection.")
            .logarithmic(),
        Parameter::new(
            "maxIterations",
            "k_C",
            "",
            Type::Integer { min: 1, max: 10_000, soft: (1, 50), default: 20 },
            "Maximum iterations per projection.",
        ),
    ],
};

/// True where there is a projection at all.
pub static SWITCH: Parameter = Parameter::new(
    "projection",
    "",
    "",
    Type::Boolean { default: false },
    "Projects onto C = 0 and Ċ = 0 after every step, by the correction that is smallest in the metric of mass.",
);

/// That method, with a projection after each of its substeps.
pub(super) fn after(method: Box<dyn Method>, settings: &Settings) -> Box<dyn Method> {
    let kind = settings.method.choice("kind");
    let reduces = kind == generalised::ENTRY.id;
    Box::new(Projected {
        method,
        projector: Projector::new(settings, 1.0),
        keeps_energy: reduces || kind == velocity::ENTRY.id,
        reduces,
        required: settings.project,
        is_needed: None,
        held: Vec::new(),
        other_lambda: Vec::new(),
        led: Vec::new(),
        plain: Vec::new(),
        ran_out: false,
        unmet: false,
        singular: false,
    })
}

/// Newton's steps to tell a contradiction from a pose that is far from C = 0.
const MOST_STEPS: u32 = 50;

/// The constraints that contradict each other near this state, by their place in the model's list; none where they are springs.
pub(crate) fn contradicting(model: &Model, mut state: State, settings: &Settings) -> Vec<usize> {
    let kind = settings.method.choice("kind");
    let springs = kind == penalty::ENTRY.id || kind == position::ENTRY.id && settings.method.number("compliance") > 0.0;
    if springs || model.constraints.is_empty() {
        return Vec::new();
    }
    model.work.begin(settings.work_limit());
    let mut projector = Projector::new(settings, 1.0);
    projector.max_iterations = MOST_STEPS;
    let found = projector.contradicting(model, &mut state);
    model.work.begin(u64::MAX);
    found
}

#[derive(Debug)]
struct Projected {
    method: Box<dyn Method>,
    projector: Projector,
    /// True where the velocity takes part in the way back.
    keeps_energy: bool,
    /// True where coordinates hold the joints of trees.
    reduces: bool,
    /// True where the document asks for the projection: then one that fails is reported.
    required: bool,
    /// True where there are equations that coordinates do not hold; None until that is asked.
    is_needed: Option<bool>,
    /// The constraints whose equations coordinates hold.
    held: Vec<bool>,
    /// λ of the last substep that the method's does not have.
    other_lambda: Vec<f64>,
    /// Where the method has led.
    led: Vec<f64>,
    /// A velocity, with or without its part in the way back; Ṡq̇.
    plain: Vec<f64>,
    /// True where a projection of this step ended at its iteration limit.
    ran_out: bool,
    /// True where a projection of this step ended off the constraint: no pose near it is on all of them.
    unmet: bool,
    /// True where a substep of this step began on the constraint, with gradients that depend on each other and did not lead back.
    singular: bool,
}

impl Projected {
    /// Positions along the J where the substep began, and the velocity with them; None, and q is as before, where that fails.
    fn shake(&mut self, model: &Model, state: &mut State, h: f64) -> Result<Option<Report>, Culprit> {
        self.led.clone_from(&state.q);
        let mut report = self.projector.positions(model, state, Guess::NONE, Reach::Far)?;
        if report.stopped_by != StoppedBy::Residual {
            state.q.clone_from(&self.led);
            return Ok(None);
        }
        let most = model.bodies.kinetic(&state.v);
        self.plain.clone_from(&state.v);
        let work = self.projector.add_positions_to_velocity(model, 1.0 / h, &mut state.v);
        let driven = self.projector.motor(&self.projector.position_lambda) / h;
        self.projector.factor(model, state)?;
        report.take_in(self.projector.velocities(model, state)?);
        if self.method.leapt() {
            state.constraint_work += work + self.projector.work;
            state.applied_work -= driven + self.projector.motor(&self.projector.velocity_lambda);
            return Ok(Some(report));
        }
        if !self.projector.is_driven() && model.bodies.kinetic(&state.v) > most {
            std::mem::swap(&mut self.plain, &mut state.v);
            report.take_in(self.projector.velocities(model, state)?);
            let share = share_within(model, &state.v, &self.plain, &mut self.led, most);
            state.v.iter_mut().zip(&self.plain).for_each(|(v, full)| *v += share * (full - *v));
        }
        Ok(Some(report))
    }

    /// Adds to `other_lambda` the λ that turns legal velocities with J: of all that projections do, the part that is not of higher order.
    fn add_curvature(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        if !(self.keeps_energy && self.is_needed(model, state)) {
            return Ok(());
        }
        self.plain.clear();
        self.method.write_drift(model, state, &mut self.plain);
        self.projector.add_curvature(model, state, &self.plain, &self.held, &mut self.other_lambda)
    }

    /// False where coordinates hold all equations.
    fn is_needed(&mut self, model: &Model, state: &State) -> bool {
        if !self.reduces {
            return true;
        }
        *self.is_needed.get_or_insert_with(|| {
            let rows = model.rows_at(state);
            self.held = Tree::of(model).held().to_vec();
            (0..rows.len()).any(|i| rows.side(i) == Side::Equation && !self.held[rows.owner[i]])
        })
    }

    /// [`Projected::put_back`]; None, and the state is as the method left it, where it cannot be met and the document does not ask for it.
    fn put_back_or_leave(&mut self, model: &Model, state: &mut State) -> Result<Option<Report>, Culprit> {
        self.led.clone_from(&state.q);
        self.plain.clone_from(&state.v);
        let found = self.put_back(model, state)?;
        self.unmet |= found.stopped_by == StoppedBy::Change;
        if self.required || found.stopped_by == StoppedBy::Residual {
            return Ok(Some(found));
        }
        state.q.clone_from(&self.led);
        state.v.clone_from(&self.plain);
        Ok(None)
    }

    /// Positions and velocities at the place where the step has led.
    fn put_back(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        self.projector.factor(model, state)?;
        let mut report = self.projector.positions(model, state, Guess::NONE, Reach::Far)?;
        if report.stopped_by == StoppedBy::Residual {
            self.projector.read_rows(model, state)?;
        } else {
            state.q.clone_from(&self.led);
            report = self.projector.positions_from_far(model, state)?;
        }
        let velocities = self.projector.velocities(model, state)?;
        report.take_in(if velocities.stopped_by == StoppedBy::Residual {
            velocities
        } else {
            // The factors were those of a place too far from here.
            self.projector.factor(model, state)?;
            self.projector.velocities(model, state)?
        });
        Ok(report)
    }
}

/// The part a, 0 to 1, of the way from v to `full` at which the kinetic energy is `most`: it is a quadratic function of a.
fn share_within(model: &Model, v: &[f64], full: &[f64], middle: &mut Vec<f64>, most: f64) -> f64 {
    middle.clear();
    middle.extend(v.iter().zip(full).map(|(v, full)| 0.5 * (v + full)));
    let (least, half, all) = (model.bodies.kinetic(v), model.bodies.kinetic(middle), model.bodies.kinetic(full));
    let (bend, slope) = (2.0 * (least + all) - 4.0 * half, 4.0 * half - 3.0 * least - all);
    let root = slope * slope - 4.0 * bend * (least - most);
    // The larger root of least + slope·a + bend·a² = most, without cancellation.
    let share = 2.0 * (most - least) / (slope + root.max(0.0).sqrt());
    if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
}

impl Method for Projected {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.other_lambda.clear();
        if !self.is_needed(model, state) {
            return self.method.substep(model, state, h, lambda);
        }
        if self.keeps_energy {
            self.projector.factor_unless_done(model, state)?;
        }
        let is_legal = self.keeps_energy && self.projector.is_legal();
        let is_singular = is_legal && self.projector.is_dependent;
        let mut report = self.method.substep(model, state, h, lambda)?;
        let shaken = if is_legal { self.shake(model, state, h)? } else { None };
        self.singular |= is_singular && shaken.is_none();
        let found = if shaken.is_some() { shaken } else { self.put_back_or_leave(model, state)? };
        let Some(projected) = found else { return Ok(report) };
        self.ran_out |= projected.stopped_by == StoppedBy::Iterations;
        report.take_in(projected);
        self.other_lambda.extend_from_slice(self.method.other_lambda());
        if !model.breakable().is_empty() {
            self.other_lambda.resize(lambda.len(), 0.0);
            self.add_curvature(model, state)?;
        }
        Ok(report)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        self.other_lambda.clear();
        self.other_lambda.extend_from_slice(lambda);
        let turned = self.add_curvature(model, state);
        self.method.evaluate(model, state, &self.other_lambda, out).and(turned)
    }

    fn other_lambda(&self) -> &[f64] {
        &self.other_lambda
    }

    fn held(&self) -> &[bool] {
        &self.held
    }

    fn begin_step(&mut self) {
        (self.ran_out, self.unmet, self.singular) = (false, false, false);
        self.method.begin_step();
    }

    /// The method's iterations may be a plan; those of the projection end at their tolerance.
    fn plans_iterations(&self, by_settings: bool) -> bool {
        !self.ran_out && self.method.plans_iterations(by_settings)
    }

    /// Rows that were not satisfied the projection has taken back, where it could.
    fn warning(&self) -> Option<Warning> {
        let others = self.method.warning().filter(|warning| *warning != Warning::Unmet);
        match (self.unmet, self.singular) {
            (_, true) => Some(Warning::Singular),
            (true, false) => Some(Warning::Unmet),
            (false, false) => others,
        }
    }

    fn holds_forces(&self) -> bool {
        self.method.holds_forces()
    }

    fn knows_soft_rows(&self) -> bool {
        self.method.knows_soft_rows()
    }

    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        self.method.stopwatch()
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.method.terms(evaluation)
    }

    fn limits(&self, evaluation: &Evaluation) -> Limits {
        self.method.limits(evaluation)
    }

    fn model_changed(&mut self) {
        self.method.model_changed();
        self.projector.model_changed();
        self.is_needed = None;
    }
}
