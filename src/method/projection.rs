//! Projection: after a step, back onto the constraint in the mass metric, first the positions and then the velocities.
//!
//!   repeat  A dλ = −C(q),  q ← q + W Jᵀ dλ      until max |C| ≤ ε
//!   repeat  A dμ = −(J v + ∂C/∂t),  v ← v + W Jᵀ dμ      until max |Ċ| ≤ ε
//!
//! with J and A where the step has led, or, for RATTLE, where it began. A is factorised once and used for every iteration: the
//! chord method (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section IV.4). Its error falls by about
//! 1 − cos of how far the gradients turn; where that is more than a tenth, Newton's own matrix J(q) W Jᵀ, with J(q) at the
//! present iterate, takes its place. Only equations are projected, no limits, motors or contacts.

use super::evaluation::{WORK_OF_A_VELOCITY, check_gradients, work_of_a_row};
use super::{Culprit, Evaluation, Limits, Method, Settings, Stopwatch, Terms};
use crate::assembly::Delassus;
use crate::describe::{Entry, Parameter, Type};
use crate::math::{SparseLu, vector};
use crate::model::{Model, Rows, State};
use crate::solver::direct::Direct;
use crate::solver::{Report, StoppedBy};

/// A document's `method.projection`; RATTLE reads it too.
pub static SETTINGS: Entry = Entry {
    id: "projection",
    title: "Projection",
    symbol: "C → 0",
    unit: "",
    help: "After every step back onto C = 0 and Ċ = 0, in the mass metric.",
    parameters: &[
        Parameter::number("tolerance", "ε_C", "", (0.0, 1.0), (1e-14, 1e-2), 1e-12, "Project until no |C| and no |Ċ| is larger.")
            .logarithmic(),
        Parameter::new(
            "maxIterations",
            "k_C",
            "",
            Type::Integer { min: 1, max: 10_000, soft: (1, 50), default: 20 },
            "Most iterations per projection.",
        ),
    ],
};

/// Whether there is a projection at all.
pub static SWITCH: Parameter = Parameter::new(
    "projection",
    "",
    "",
    Type::Boolean { default: false },
    "After every step back onto C = 0 and Ċ = 0, in the mass metric.",
);

/// That method, with a projection after each of its substeps.
pub(super) fn after(method: Box<dyn Method>, settings: &Settings) -> Box<dyn Method> {
    Box::new(Projected { method, projector: Projector::new(settings) })
}

#[derive(Debug)]
struct Projected {
    method: Box<dyn Method>,
    projector: Projector,
}

impl Method for Projected {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut report = self.method.substep(model, state, h, lambda)?;
        self.projector.aim(model, state)?;
        let mut positions = self.projector.positions(model, state, 0.0, &[], true)?;
        if positions.stopped_by == StoppedBy::Residual {
            self.projector.read_rows(model, state)?;
        } else {
            positions = self.projector.settle(model, state)?;
        }
        report.take_in(positions);
        report.take_in(self.projector.velocities(model, state)?);
        Ok(report)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        self.method.evaluate(model, state, lambda, out)
    }

    fn begin_step(&mut self) {
        self.method.begin_step();
    }

    fn knows_contacts(&self) -> bool {
        self.method.knows_contacts()
    }

    fn knows_limits(&self) -> bool {
        self.method.knows_limits()
    }

    fn plans_iterations(&self) -> bool {
        self.method.plans_iterations()
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
    }
}

/// Moves states onto the constraint along W Jᵀ, with J and the factors of A taken at one state.
#[derive(Debug)]
pub(super) struct Projector {
    tolerance: f64,
    max_iterations: u32,
    rank_tolerance: f64,
    direct: Direct,
    newton: SparseLu,
    /// J where it was taken, and (for RATTLE) when and where that was.
    aimed: Rows,
    aimed_at: Option<f64>,
    place: Vec<f64>,
    /// C at the present iterate; C and J there, which Newton's matrix and the next aim need.
    now: Rows,
    ahead: Rows,
    /// Where the last projection of positions has ended at `ahead`: whether that was written in place.
    arrived: Option<bool>,
    step: Vec<f64>,
    /// What the last projection of positions has summed up: dλ of all iterations.
    pub moved: Vec<f64>,
    /// The same of velocities: dμ.
    pub nudged: Vec<f64>,
    /// The work of the latter, J.
    pub work: f64,
    /// Scratch as long as the velocities.
    response: Vec<f64>,
}

/// An iteration that leaves more of the residual than this is a slow one.
const SLOW: f64 = 0.1;

/// The cosine of the furthest that a gradient may turn, in the mass metric, on the way of Newton's iteration: 26°.
const FURTHEST_TURN: f64 = 0.9;

impl Projector {
    pub(super) fn new(settings: &Settings) -> Self {
        Projector {
            tolerance: settings.projection.number("tolerance"),
            max_iterations: settings.projection.number("maxIterations") as u32,
            rank_tolerance: settings.solver.number("rankTolerance"),
            direct: Direct::default(),
            newton: SparseLu::default(),
            aimed: Rows::of_equations(),
            aimed_at: None,
            place: Vec::new(),
            now: Rows::of_equations(),
            ahead: Rows::of_equations(),
            arrived: None,
            step: Vec::new(),
            moved: Vec::new(),
            nudged: Vec::new(),
            work: 0.0,
            response: Vec::new(),
        }
    }

    /// Takes J and factorises A at this state.
    pub(super) fn aim(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        self.aimed_at = None;
        let again = self.look(model, state);
        self.charge(model)?;
        let mut a = Delassus::new(&self.aimed.jacobian, model.bodies.inverse_mass(), &mut self.response);
        let rank = self.direct.factor(&mut a, self.rank_tolerance, again, &model.work);
        if model.work.is_spent() {
            return Err(Culprit::Work);
        }
        // A row without a gradient depends on the others.
        if rank < self.aimed.len() {
            check_gradients(model, &self.aimed)?;
        }
        self.place.clone_from(&state.q);
        self.aimed_at = Some(state.t);
        Ok(())
    }

    /// An iteration, or what costs about as much.
    fn charge(&self, model: &Model) -> Result<(), Culprit> {
        let work = work_of_a_row(&model.bodies) * (1 + self.aimed.len() as u64) + WORK_OF_A_VELOCITY * model.bodies.dof() as u64;
        if model.work.charge(work) { Ok(()) } else { Err(Culprit::Work) }
    }

    /// The same, unless it was aimed at this very place and time.
    pub(super) fn aim_unless_there(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        if self.aimed_at == Some(state.t) && self.place == state.q { Ok(()) } else { self.aim(model, state) }
    }

    /// The model has changed.
    pub(super) fn model_changed(&mut self) {
        self.aimed_at = None;
        self.arrived = None;
        self.aimed.clear();
        self.ahead.clear();
    }

    /// Takes J at this state; the factors stay.
    fn read_rows(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        self.look(model, state);
        check_gradients(model, &self.aimed)
    }

    /// Takes J at this state, which is the one that a projection of positions has just led to, or any other; whether its places
    /// still stand.
    fn look(&mut self, model: &Model, state: &State) -> bool {
        match self.arrived.take() {
            Some(in_place) => {
                std::mem::swap(&mut self.aimed, &mut self.ahead);
                in_place
            }
            None => model.gradients_again(state, &mut self.aimed),
        }
    }

    /// q onto C = 0 from far away: Newton with a new aim for every iteration, each step halved until it helps. What
    /// contradicts itself ends where no step helps.
    pub(super) fn settle(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        let mut iterations = 0;
        loop {
            self.aim(model, state)?;
            let residual = vector::norm_max(&self.aimed.c);
            let report = move |stopped_by| Ok(Report { iterations, residual, stopped_by });
            if residual <= self.tolerance {
                return report(StoppedBy::Residual);
            }
            if iterations == self.max_iterations {
                return report(StoppedBy::Iterations);
            }
            iterations += 1;
            self.now.clone_from(&self.aimed);
            vector::zeros(&mut self.moved, self.aimed.len());
            self.solve_for(Goal::Positions, Factors::Chord)?;
            let before = vector::norm(&self.aimed.c);
            let helps = (0..8).any(|_| {
                state.q.clone_from(&self.place);
                move_by_response(model, &self.aimed, &self.step, &mut self.response, &mut state.q);
                self.step.iter_mut().for_each(|x| *x *= 0.5);
                model.values(state, &mut self.now);
                vector::norm(&self.now.c) < before
            });
            if !helps {
                state.q.clone_from(&self.place);
                return report(StoppedBy::Change);
            }
        }
    }

    /// Whether the model has rows that are no equations.
    pub(super) fn leaves_out(&self) -> bool {
        self.aimed.left_out
    }

    /// Whether the state that was aimed at is on the constraint, as far as a projection brings it.
    pub(super) fn is_near(&self) -> bool {
        vector::norm_max(&self.aimed.c) <= 100.0 * self.tolerance
    }

    /// q onto C = 0 along the W Jᵀ that was aimed at, beginning with a · `guess` where that fits. Unless told to go
    /// `however_far`, it ends with the rule of no more change where a gradient turns too far on a slow way.
    pub(super) fn positions(
        &mut self,
        model: &Model,
        state: &mut State,
        a: f64,
        guess: &[f64],
        however_far: bool,
    ) -> Result<Report, Culprit> {
        vector::zeros(&mut self.moved, self.aimed.len());
        if guess.len() == self.moved.len() {
            vector::add_scaled(&mut self.moved, a, guess);
            move_by_response(model, &self.aimed, &self.moved, &mut self.response, &mut state.q);
        }
        let mut before = f64::INFINITY;
        let mut by = Factors::Chord;
        self.arrived = None;
        for k in 0..=self.max_iterations {
            let in_place = (k > 0).then(|| self.look_ahead(model, state));
            if k == 0 {
                model.values(state, &mut self.now);
            }
            let residual = vector::norm_max(&self.now.c);
            if let Some(stopped_by) = self.stop(k, residual, before) {
                self.arrived = in_place.filter(|_| stopped_by == StoppedBy::Residual);
                return Ok(Report { iterations: k, residual, stopped_by });
            }
            if k > 0 && residual > SLOW * before {
                if !however_far && self.turned_too_far(model) {
                    return Ok(Report { iterations: k, residual, stopped_by: StoppedBy::Change });
                }
                by = self.factor_newton(model);
            }
            self.charge(model)?;
            before = residual;
            self.solve_for(Goal::Positions, by)?;
            move_by_response(model, &self.aimed, &self.step, &mut self.response, &mut state.q);
        }
        Ok(Report::default())
    }

    /// C and J at this state, an iterate that may be the last; whether the places of J still stand.
    fn look_ahead(&mut self, model: &Model, state: &State) -> bool {
        let in_place = model.gradients_again(state, &mut self.ahead);
        self.now.c.clone_from(&self.ahead.c);
        in_place
    }

    /// Whether J_i W J_iᵀ, with one J at the present iterate and the other where it was aimed, is much less than where both
    /// are the latter, for some row. Where J keeps its length this prefers neither end: the way back turns as far.
    fn turned_too_far(&self, model: &Model) -> bool {
        let (there, here) = (&self.ahead.jacobian, &self.aimed.jacobian);
        there.has_shape_of(here) && there.any_product(here, model.bodies.inverse_mass(), |turned, whole| turned < FURTHEST_TURN * whole)
    }

    /// Factorises J(q) W Jᵀ with J(q) at the present iterate. Where that is singular, as with dependent rows, the chord stays.
    fn factor_newton(&mut self, model: &Model) -> Factors {
        let w = model.bodies.inverse_mass();
        let regular = self.newton.factor(&self.ahead.jacobian, &self.aimed.jacobian, w, self.rank_tolerance, &model.work);
        if regular { Factors::Newton } else { Factors::Chord }
    }

    /// v += a W Jᵀ (what the last projection of positions has summed up); the work of that impulse, J.
    pub(super) fn add_moved(&mut self, model: &Model, a: f64, v: &mut [f64]) -> f64 {
        self.step.clear();
        self.step.extend(self.moved.iter().map(|x| a * x));
        add_response(model, &self.aimed, &self.step, &mut self.response, v)
    }

    /// The work that constraints which move by themselves take out with these multipliers: λᵀ ∂C/∂t.
    pub(super) fn motor(&self, lambda: &[f64]) -> f64 {
        vector::dot(lambda, &self.aimed.c_t)
    }

    /// v onto Ċ = 0 along the W Jᵀ that was aimed at.
    pub(super) fn velocities(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        vector::zeros(&mut self.nudged, self.aimed.len());
        self.work = 0.0;
        let mut before = f64::INFINITY;
        for k in 0..=self.max_iterations {
            self.aimed.finish(&state.v);
            let residual = vector::norm_max(&self.aimed.c_dot);
            if let Some(stopped_by) = self.stop(k, residual, before) {
                return Ok(Report { iterations: k, residual, stopped_by });
            }
            before = residual;
            self.charge(model)?;
            self.solve_for(Goal::Velocities, Factors::Chord)?;
            self.work += add_response(model, &self.aimed, &self.step, &mut self.response, &mut state.v);
        }
        Ok(Report::default())
    }

    /// Which rule ends the iteration: small enough, no better than before (rounding, or a contradiction), or the count.
    fn stop(&self, k: u32, residual: f64, before: f64) -> Option<StoppedBy> {
        if residual <= self.tolerance {
            Some(StoppedBy::Residual)
        } else if k > 1 && (residual.is_nan() || residual >= 0.9 * before) {
            Some(StoppedBy::Change)
        } else if k == self.max_iterations {
            Some(StoppedBy::Iterations)
        } else {
            None
        }
    }

    /// A `step` = −(C or Ċ), and the sum of steps.
    fn solve_for(&mut self, goal: Goal, by: Factors) -> Result<(), Culprit> {
        let (right, sum) = match goal {
            Goal::Positions => (&self.now.c, &mut self.moved),
            Goal::Velocities => (&self.aimed.c_dot, &mut self.nudged),
        };
        self.step.resize(right.len(), 0.0);
        match by {
            Factors::Chord => self.direct.back_solve(right, &mut self.step),
            Factors::Newton => self.newton.solve(right, &mut self.step),
        }
        debug_assert_eq!(right.len(), sum.len());
        let mut finite = true;
        for (x, sum) in self.step.iter_mut().zip(sum) {
            *x = -*x;
            *sum += *x;
            finite &= x.is_finite();
        }
        match self.step.iter().zip(&self.aimed.owner).find(|(x, _)| !finite && !x.is_finite()) {
            Some((_, owner)) => Err(Culprit::Constraint(*owner)),
            None => Ok(()),
        }
    }
}

/// What a projection makes zero.
enum Goal {
    /// C
    Positions,
    /// Ċ
    Velocities,
}

/// Of which matrix.
#[derive(Clone, Copy)]
enum Factors {
    /// A where it was aimed
    Chord,
    /// Newton's own
    Newton,
}

/// q moved along W Jᵀ x
fn move_by_response(model: &Model, rows: &Rows, x: &[f64], work: &mut Vec<f64>, q: &mut [f64]) {
    work.resize(model.bodies.dof(), 0.0);
    rows.jacobian.transpose_times(x, work);
    model.bodies.push(q, work);
}

/// v += W f with the impulse f = Jᵀ x; its work f · (v before + v after)/2, J.
fn add_response(model: &Model, rows: &Rows, x: &[f64], f: &mut Vec<f64>, v: &mut [f64]) -> f64 {
    f.resize(v.len(), 0.0);
    rows.jacobian.transpose_times(x, f);
    let mut work = 0.0;
    for ((v, f), w) in v.iter_mut().zip(f).zip(model.bodies.inverse_mass()) {
        let change = w * *f;
        work += *f * (*v + 0.5 * change);
        *v += change;
    }
    work
}
