//! Projection: after a step, back onto the constraint in the mass metric, first the positions and then the velocities.
//!
//!   repeat  A dλ = −C(q),  q ← q + W Jᵀ dλ      until max |C| ≤ ε
//!   repeat  A dμ = −(J v + ∂C/∂t),  v ← v + W Jᵀ dμ      until max |Ċ| ≤ ε
//!
//! A is factorised once, where the step has led, and used for every iteration: near the constraint the chord method
//! needs hardly more iterations than Newton's, and no new factorisation.
//! (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section IV.4.) Only equations are projected, no
//! limits, motors or contacts.

use super::evaluation::check_gradients;
use super::{Culprit, Evaluation, Limits, Method, Settings, Stopwatch, Terms};
use crate::assembly::Delassus;
use crate::describe::{Entry, Parameter, Type};
use crate::math::vector;
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
        let mut positions = self.projector.positions(model, state, 0.0, &[])?;
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

    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        self.method.stopwatch()
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        self.method.terms(evaluation)
    }

    fn limits(&self, evaluation: &Evaluation) -> Limits {
        self.method.limits(evaluation)
    }

    fn forget(&mut self) {
        self.method.forget();
        self.projector.forget();
    }
}

/// Moves states onto the constraint along W Jᵀ, with J and the factors of A taken at one state.
#[derive(Debug)]
pub(super) struct Projector {
    tolerance: f64,
    max_iterations: u32,
    rank_tolerance: f64,
    direct: Direct,
    /// J where it was taken, and (for RATTLE) when and where that was.
    aimed: Rows,
    aimed_at: Option<f64>,
    place: Vec<f64>,
    /// Rows at the present iterate.
    now: Rows,
    step: Vec<f64>,
    /// What the last projection of positions has summed up: dλ of all iterations.
    pub moved: Vec<f64>,
    /// The same of velocities: dμ.
    pub nudged: Vec<f64>,
    work: Vec<f64>,
}

impl Projector {
    pub(super) fn new(settings: &Settings) -> Self {
        Projector {
            tolerance: settings.projection.number("tolerance"),
            max_iterations: settings.projection.number("maxIterations") as u32,
            rank_tolerance: settings.solver.number("rankTolerance"),
            direct: Direct::default(),
            aimed: Rows::of_equations(),
            aimed_at: None,
            place: Vec::new(),
            now: Rows::of_equations(),
            step: Vec::new(),
            moved: Vec::new(),
            nudged: Vec::new(),
            work: Vec::new(),
        }
    }

    /// Takes J and factorises A at this state.
    pub(super) fn aim(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        self.aimed_at = None;
        self.read_rows(model, state)?;
        self.factor(model);
        self.place.clone_from(&state.q);
        self.aimed_at = Some(state.t);
        Ok(())
    }

    /// The same, unless it was aimed at this very place and time.
    pub(super) fn aim_unless_there(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        if self.aimed_at == Some(state.t) && self.place == state.q { Ok(()) } else { self.aim(model, state) }
    }

    /// The model has changed.
    pub(super) fn forget(&mut self) {
        self.aimed_at = None;
    }

    /// Takes J at this state; the factors stay.
    fn read_rows(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        model.rows(state, &mut self.aimed);
        check_gradients(model, &self.aimed)
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
            self.solve_for(Goal::Positions)?;
            let before = vector::norm(&self.aimed.c);
            let helps = (0..8).any(|_| {
                state.q.clone_from(&self.place);
                move_by_response(model, &self.aimed, &self.step, &mut self.work, &mut state.q);
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

    fn factor(&mut self, model: &Model) {
        let mut a = Delassus::new(&self.aimed.jacobian, model.bodies.inverse_mass(), &mut self.work);
        self.direct.factor(&mut a, self.rank_tolerance);
    }

    /// q onto C = 0 along the W Jᵀ that was aimed at, beginning with a · `guess` where that fits.
    pub(super) fn positions(&mut self, model: &Model, state: &mut State, a: f64, guess: &[f64]) -> Result<Report, Culprit> {
        vector::zeros(&mut self.moved, self.aimed.len());
        if guess.len() == self.moved.len() {
            vector::add_scaled(&mut self.moved, a, guess);
            move_by_response(model, &self.aimed, &self.moved, &mut self.work, &mut state.q);
        }
        let mut before = f64::INFINITY;
        for k in 0..=self.max_iterations {
            model.values(state, &mut self.now);
            let residual = vector::norm_max(&self.now.c);
            if let Some(stopped_by) = self.stop(k, residual, before) {
                return Ok(Report { iterations: k, residual, stopped_by });
            }
            before = residual;
            self.solve_for(Goal::Positions)?;
            vector::add_scaled(&mut self.moved, 1.0, &self.step);
            move_by_response(model, &self.aimed, &self.step, &mut self.work, &mut state.q);
        }
        Ok(Report::default())
    }

    /// v += a W Jᵀ (what the last projection of positions has summed up).
    pub(super) fn add_moved(&mut self, model: &Model, a: f64, v: &mut [f64]) {
        self.step.clear();
        self.step.extend(self.moved.iter().map(|x| a * x));
        add_response(model, &self.aimed, &self.step, &mut self.work, v);
    }

    /// The work that constraints which move by themselves take out with these multipliers: λᵀ ∂C/∂t.
    pub(super) fn motor(&self, lambda: &[f64]) -> f64 {
        vector::dot(lambda, &self.aimed.c_t)
    }

    /// v onto Ċ = 0 along the W Jᵀ that was aimed at.
    pub(super) fn velocities(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        vector::zeros(&mut self.nudged, self.aimed.len());
        let mut before = f64::INFINITY;
        for k in 0..=self.max_iterations {
            self.aimed.finish(&state.v);
            let residual = vector::norm_max(&self.aimed.c_dot);
            if let Some(stopped_by) = self.stop(k, residual, before) {
                return Ok(Report { iterations: k, residual, stopped_by });
            }
            before = residual;
            self.solve_for(Goal::Velocities)?;
            vector::add_scaled(&mut self.nudged, 1.0, &self.step);
            add_response(model, &self.aimed, &self.step, &mut self.work, &mut state.v);
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

    /// A `step` = −(C or Ċ).
    fn solve_for(&mut self, goal: Goal) -> Result<(), Culprit> {
        let right = match goal {
            Goal::Positions => &self.now.c,
            Goal::Velocities => &self.aimed.c_dot,
        };
        vector::zeros(&mut self.step, right.len());
        self.direct.back_solve(right, &mut self.step);
        self.step.iter_mut().for_each(|x| *x = -*x);
        match self.step.iter().position(|x| !x.is_finite()) {
            Some(row) => Err(Culprit::Constraint(self.aimed.owner[row])),
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

/// q moved along W Jᵀ x
fn move_by_response(model: &Model, rows: &Rows, x: &[f64], work: &mut Vec<f64>, q: &mut [f64]) {
    vector::zeros(work, model.bodies.dof());
    rows.jacobian.transpose_times(x, work);
    for (u, w) in work.iter_mut().zip(model.bodies.inverse_mass()) {
        *u *= w;
    }
    model.bodies.advance(q, 1.0, work);
}

/// v += W Jᵀ x
fn add_response(model: &Model, rows: &Rows, x: &[f64], work: &mut Vec<f64>, y: &mut [f64]) {
    vector::zeros(work, y.len());
    rows.jacobian.transpose_times(x, work);
    for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
        y[i] += w * work[i];
    }
}
