//! The iterations of a projection.

use crate::assembly::Delassus;
use crate::math::{SparseLu, vector};
use crate::method::evaluation::{WORK_OF_A_VELOCITY, check_gradients, work_of_a_row};
use crate::method::{Culprit, Settings};
use crate::model::rows::Side;
use crate::model::{Model, Rows, State};
use crate::solver::direct::Direct;
use crate::solver::{Report, StoppedBy};

/// Moves states onto the constraint along W Jᵀ, with J and the factors of A taken at one state, the base state.
#[derive(Debug)]
pub(crate) struct Projector {
    tolerance: f64,
    /// See [`Settings::legal`].
    legal: f64,
    pub max_iterations: u32,
    /// The part of the first residual that may be left over, however large the tolerance is.
    part: f64,
    rank_tolerance: f64,
    direct: Direct,
    newton: SparseLu,
    /// J where it was taken, and (for RATTLE) when and where that was.
    base: Rows,
    base_t: Option<f64>,
    base_q: Vec<f64>,
    /// True where rows there depend on each other.
    pub is_dependent: bool,
    /// C at the present iterate; C and J there, which Newton's matrix and the next factors need.
    now: Rows,
    iterate: Rows,
    /// True where a gradient has turned too far in this step: others will, and projections look at the gradients where the guess leads,
    /// before they iterate. It costs a J, and saves the iterations of those that are given up.
    pub has_turned: bool,
    /// Some where the last projection of positions has ended at `iterate`: true where that was written in place.
    ends_at_iterate: Option<bool>,
    step: Vec<f64>,
    /// Σ dλ of the last projection of positions.
    pub position_lambda: Vec<f64>,
    /// Σ dμ of the last projection of velocities.
    pub velocity_lambda: Vec<f64>,
    /// The work of the latter, J.
    pub work: f64,
    /// Scratch as long as the velocities.
    response: Vec<f64>,
}

/// The first guess of a projection of positions: λ times a factor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess<'a> {
    pub lambda: &'a [f64],
    pub factor: f64,
}

impl Guess<'_> {
    pub(crate) const NONE: Guess<'static> = Guess { lambda: &[], factor: 0.0 };
}

/// How far a projection of positions may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// As long as no gradient turns far on the way.
    Near,
    /// However far it is.
    Far,
}

/// An iteration that leaves more of the residual than this is a slow one.
const SLOW: f64 = 0.1;

/// The furthest that a gradient may turn in a step of RATTLE, as J(q⁺) W Jᵀ beside the mean of the squares: 5.7° in the mass metric, or 10 %
/// of its length. At 26° a chain of 100 links gains 1 to 8 % of its drop in 10 s, where its end cracks like a whip. At 8°, and 8.6° for the
/// velocity, chains of bars with heavy ends lose two to six times as much, and equal chains of 50 bodies take a tenth less time.
const FURTHEST_TURN: f64 = 0.995;

/// An error of C that Newton's method leaves counts as a contradiction beyond this part of the first one, and of [`Projector::size`].
const UNMET: f64 = 1e-4;

/// Rounding of C and Ċ, in parts of the largest row of |J| times the largest |q| or |v|.
const ROUNDING: f64 = 16.0 * f64::EPSILON;

impl Projector {
    pub(crate) fn new(settings: &Settings, part: f64) -> Self {
        Projector {
            part,
            tolerance: settings.projection.number("tolerance"),
            legal: settings.legal(),
            max_iterations: settings.projection.number("maxIterations") as u32,
            rank_tolerance: settings.solver.number("rankTolerance"),
            direct: Direct::default(),
            newton: SparseLu::default(),
            base: Rows::of_equations(),
            base_t: None,
            base_q: Vec::new(),
            is_dependent: false,
            now: Rows::of_equations(),
            iterate: Rows::of_equations(),
            has_turned: false,
            ends_at_iterate: None,
            step: Vec::new(),
            position_lambda: Vec::new(),
            velocity_lambda: Vec::new(),
            work: 0.0,
            response: Vec::new(),
        }
    }

    /// The constraints whose equations cannot be satisfied together, by their place in the model's list: those with the largest |C| where
    /// Newton's method from this state ends short of C = 0. None where the state is legal, or the limit of work is reached.
    pub(crate) fn contradicting(&mut self, model: &Model, state: &mut State) -> Vec<usize> {
        self.take_rows(model, state);
        if self.is_legal() {
            return Vec::new();
        }
        let first = vector::norm_max(&self.base.c);
        let Ok(found) = self.positions_from_far(model, state) else { return Vec::new() };
        let ends = found.stopped_by == StoppedBy::Change || found.residual > UNMET * first;
        if found.stopped_by == StoppedBy::Residual || !ends || found.residual <= self.legal.max(UNMET * self.size(&state.q)) {
            return Vec::new();
        }
        let largest = self.base.c.iter().zip(&self.base.owner).filter(|(c, _)| c.abs() > 0.1 * found.residual);
        let mut owners: Vec<usize> = largest.map(|(_, owner)| *owner).collect();
        owners.dedup();
        owners
    }

    /// Takes J and factorises A at this state.
    pub(crate) fn factor(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        self.base_t = None;
        let again = self.take_rows(model, state);
        self.charge(model)?;
        let mut a = Delassus::new(&self.base.jacobian, model.bodies.inverse_mass(), &mut self.response);
        let rank = self.direct.factor(&mut a, self.rank_tolerance, again, &model.work);
        if model.work.is_spent() {
            return Err(Culprit::Work);
        }
        // A row without a gradient depends on the others.
        self.is_dependent = rank < self.base.len();
        if self.is_dependent {
            check_gradients(model, &self.base)?;
        }
        self.base_q.clone_from(&state.q);
        self.base_t = Some(state.t);
        Ok(())
    }

    /// An iteration, or what costs about as much.
    fn charge(&self, model: &Model) -> Result<(), Culprit> {
        let work = work_of_a_row(&model.bodies) * (1 + self.base.len() as u64) + WORK_OF_A_VELOCITY * model.bodies.dof() as u64;
        if model.work.charge(work) { Ok(()) } else { Err(Culprit::Work) }
    }

    /// [`Projector::factor`], unless the base state is this one.
    pub(crate) fn factor_unless_done(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        if self.base_t == Some(state.t) && self.base_q == state.q { Ok(()) } else { self.factor(model, state) }
    }

    /// The model has changed.
    pub(crate) fn model_changed(&mut self) {
        self.base_t = None;
        self.ends_at_iterate = None;
        self.base.clear();
        self.iterate.clear();
    }

    /// Takes J at this state; the factors stay.
    pub(crate) fn read_rows(&mut self, model: &Model, state: &State) -> Result<(), Culprit> {
        self.take_rows(model, state);
        check_gradients(model, &self.base)
    }

    /// Takes J at this state, which is the one that a projection of positions has just led to, or any other; whether its places
    /// still stand.
    fn take_rows(&mut self, model: &Model, state: &State) -> bool {
        match self.ends_at_iterate.take() {
            Some(in_place) => {
                std::mem::swap(&mut self.base, &mut self.iterate);
                in_place
            }
            None => model.gradients_again(state, &mut self.base),
        }
    }

    /// q onto C = 0 from far away: Newton with new factors for every iteration, each step halved until it helps. What
    /// contradicts itself ends where no step helps.
    pub(crate) fn positions_from_far(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        let mut iterations = 0;
        loop {
            self.factor(model, state)?;
            let residual = vector::norm_max(&self.base.c);
            let report = move |stopped_by| Ok(Report { iterations, residual, stopped_by });
            if residual <= self.tolerance {
                return report(StoppedBy::Residual);
            }
            if iterations == self.max_iterations {
                return report(StoppedBy::Iterations);
            }
            iterations += 1;
            self.now.clone_from(&self.base);
            vector::zeros(&mut self.position_lambda, self.base.len());
            self.solve_for(Goal::Positions, Factors::Chord)?;
            let before = vector::norm(&self.base.c);
            let helps = (0..8).any(|_| {
                state.q.clone_from(&self.base_q);
                move_by_response(model, &self.base, &self.step, &mut self.response, &mut state.q);
                self.step.iter_mut().for_each(|x| *x *= 0.5);
                model.values(state, &mut self.now);
                vector::norm(&self.now.c) < before
            });
            if !helps {
                state.q.clone_from(&self.base_q);
                return report(if residual <= self.rounding(&state.q) { StoppedBy::Residual } else { StoppedBy::Change });
            }
        }
    }

    /// True where the base state is on the constraint, as far as a projection brings it.
    pub(crate) fn is_legal(&self) -> bool {
        vector::norm_max(&self.base.c) <= self.legal
    }

    /// q onto C = 0 along the W Jᵀ of the base state, beginning with the guess where that fits. Where only the near
    /// is wanted, it ends with the rule of no more change where a gradient turns too far.
    pub(crate) fn positions(&mut self, model: &Model, state: &mut State, guess: Guess, reach: Reach) -> Result<Report, Culprit> {
        vector::zeros(&mut self.position_lambda, self.base.len());
        if guess.lambda.len() == self.position_lambda.len() {
            vector::add_scaled(&mut self.position_lambda, guess.factor, guess.lambda);
            move_by_response(model, &self.base, &self.position_lambda, &mut self.response, &mut state.q);
        }
        let (mut before, mut first) = (f64::INFINITY, f64::INFINITY);
        let mut by = Factors::Chord;
        self.ends_at_iterate = None;
        let looks_first = reach == Reach::Near && self.has_turned;
        for k in 0..=self.max_iterations {
            let in_place = (k > 0 || looks_first).then(|| self.take_iterate(model, state));
            if in_place.is_none() {
                model.values(state, &mut self.now);
            }
            let residual = vector::norm_max(&self.now.c);
            first = if k == 0 { residual } else { first };
            let slow = k > 0 && residual > SLOW * before;
            let stop = self.stop(Iterate { k, residual, before, first }, &state.q);
            let done = stop == Some(StoppedBy::Residual);
            let looks = if k == 0 { looks_first } else { reach == Reach::Near && (done || slow) };
            if looks && self.turned_too_far(model) {
                self.has_turned = true;
                return Ok(Report { iterations: k, residual, stopped_by: StoppedBy::Change });
            }
            if let Some(stopped_by) = stop {
                self.ends_at_iterate = in_place.filter(|_| done);
                return Ok(Report { iterations: k, residual, stopped_by });
            }
            if slow {
                by = self.factor_newton(model);
            }
            self.charge(model)?;
            before = residual;
            self.solve_for(Goal::Positions, by)?;
            move_by_response(model, &self.base, &self.step, &mut self.response, &mut state.q);
        }
        Ok(Report::default())
    }

    /// C and J at this state, an iterate that may be the last; whether the places of J still stand.
    fn take_iterate(&mut self, model: &Model, state: &State) -> bool {
        let in_place = model.gradients_again(state, &mut self.iterate);
        self.now.c.clone_from(&self.iterate.c);
        in_place
    }

    /// True where J_i W J_iᵀ, with one J at the present iterate and the other at the base state, is much less than the mean of both with
    /// themselves, for some row. This prefers neither end: the way back turns as far. (If it did, the halves of a step would not be those of
    /// the way back, and energy would grow from crack to crack.)
    fn turned_too_far(&self, model: &Model) -> bool {
        let (there, here) = (&self.iterate.jacobian, &self.base.jacobian);
        there.has_shape_of(here) && there.any_product_below(FURTHEST_TURN, here, model.bodies.inverse_mass())
    }

    /// Factorises J(q) W Jᵀ with J(q) at the present iterate. Where that is singular, as with dependent rows, the chord stays.
    fn factor_newton(&mut self, model: &Model) -> Factors {
        let w = model.bodies.inverse_mass();
        let regular = self.newton.factor(&self.iterate.jacobian, &self.base.jacobian, w, self.rank_tolerance, &model.work);
        if regular { Factors::Newton } else { Factors::Chord }
    }

    /// v += a W Jᵀ (what the last projection of positions has summed up); the work of that impulse, J.
    pub(crate) fn add_positions_to_velocity(&mut self, model: &Model, a: f64, v: &mut [f64]) -> f64 {
        self.step.clear();
        self.step.extend(self.position_lambda.iter().map(|x| a * x));
        add_response(model, &self.base, &self.step, &mut self.response, v)
    }

    /// The impulse that was added last, N·s or N·m·s for each velocity.
    pub(crate) fn impulse(&self) -> &[f64] {
        &self.response
    }

    /// The work that constraints which move by themselves take out with these multipliers: λᵀ ∂C/∂t.
    pub(crate) fn motor(&self, lambda: &[f64]) -> f64 {
        vector::dot(lambda, &self.base.c_t)
    }

    /// True where a constraint has prescribed motion.
    pub(crate) fn is_driven(&self) -> bool {
        self.base.c_t.iter().any(|rate| *rate != 0.0)
    }

    /// v onto Ċ = 0 along the W Jᵀ of the base state.
    pub(crate) fn velocities(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        vector::zeros(&mut self.velocity_lambda, self.base.len());
        self.work = 0.0;
        let (mut before, mut first) = (f64::INFINITY, f64::INFINITY);
        for k in 0..=self.max_iterations {
            self.base.finish(&state.v);
            let residual = vector::norm_max(&self.base.c_dot);
            first = if k == 0 { residual } else { first };
            if let Some(stopped_by) = self.stop(Iterate { k, residual, before, first }, &state.v) {
                return Ok(Report { iterations: k, residual, stopped_by });
            }
            before = residual;
            self.charge(model)?;
            self.solve_for(Goal::Velocities, Factors::Chord)?;
            self.work += add_response(model, &self.base, &self.step, &mut self.response, &mut state.v);
        }
        Ok(Report::default())
    }

    /// Adds −A⁻¹ (J̇v + Ja) to the λ of all constraints' rows but the equations of those that are held by coordinates. (Of these J̇v + JṠq̇
    /// is zero.) The acceleration a = `drift` is Ṡq̇, or W Q, which makes C̈ zero; empty: none.
    pub(crate) fn add_curvature(
        &mut self,
        model: &Model,
        state: &State,
        drift: &[f64],
        held: &[bool],
        lambda: &mut [f64],
    ) -> Result<(), Culprit> {
        self.factor_unless_done(model, state)?;
        let rows = model.rows_at(state);
        let free = |i: &usize| rows.side(*i) == Side::Equation;
        let is_projected = |i: &usize| free(i) && rows.soft.iter().all(|soft| soft.row != *i);
        self.base.c_dot.clear();
        let drifts = |i: usize| if drift.is_empty() { 0.0 } else { rows.jacobian.row_dot(i, drift) };
        self.base.c_dot.extend((0..rows.len()).filter(is_projected).map(|i| rows.jdot_v[i] + drifts(i)));
        vector::zeros(&mut self.velocity_lambda, self.base.len());
        self.solve_for(Goal::Velocities, Factors::Chord)?;
        let mut step = self.step.iter();
        let mut lambda = lambda.iter_mut();
        for i in 0..rows.len() {
            let part = if is_projected(&i) { step.next() } else { None };
            if !(free(&i) && held.get(rows.owner[i]) == Some(&true)) {
                lambda.next().zip(part).into_iter().for_each(|(lambda, part)| *lambda += part);
            }
        }
        Ok(())
    }

    /// Which rule ends the iteration: small enough, as small as rounding lets it be, no better than before, or the count.
    /// `at` is q for C and v for Ċ.
    fn stop(&self, iterate: Iterate, at: &[f64]) -> Option<StoppedBy> {
        let Iterate { k, residual, before, first } = iterate;
        if residual <= self.tolerance && (residual <= self.part * first || residual <= self.rounding(at)) {
            Some(StoppedBy::Residual)
        } else if k > 1 && (residual.is_nan() || residual >= 0.9 * before) {
            Some(if residual <= self.rounding(at) { StoppedBy::Residual } else { StoppedBy::Change })
        } else if k == self.max_iterations {
            Some(StoppedBy::Iterations)
        } else {
            None
        }
    }

    /// The size of the rounding errors of C at this q, or of Ċ at this v.
    fn rounding(&self, at: &[f64]) -> f64 {
        ROUNDING * self.size(at)
    }

    /// The largest row of |J| times the largest |q| or |v|.
    fn size(&self, at: &[f64]) -> f64 {
        let j = &self.base.jacobian;
        let sum = |i| j.row(i).flat_map(|(_, values)| values).map(|x| x.abs()).sum::<f64>();
        vector::norm_max(at) * (0..j.len()).map(sum).fold(0.0, f64::max)
    }

    /// The constraint that is farthest from C = 0, where that was not reached.
    pub(crate) fn farthest(&self) -> Culprit {
        let c = &self.now.c;
        let row = (0..c.len()).max_by(|a, b| c[*a].abs().total_cmp(&c[*b].abs()));
        Culprit::NotMet(row.map_or(0, |row| self.base.owner[row]))
    }

    /// A `step` = −(C or Ċ), and the sum of steps.
    fn solve_for(&mut self, goal: Goal, by: Factors) -> Result<(), Culprit> {
        let (right, sum) = match goal {
            Goal::Positions => (&self.now.c, &mut self.position_lambda),
            Goal::Velocities => (&self.base.c_dot, &mut self.velocity_lambda),
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
        match self.step.iter().zip(&self.base.owner).find(|(x, _)| !finite && !x.is_finite()) {
            Some((_, owner)) => Err(Culprit::Constraint(*owner)),
            None => Ok(()),
        }
    }
}

/// An iterate of a projection.
#[derive(Clone, Copy)]
struct Iterate {
    /// Iterations so far.
    k: u32,
    residual: f64,
    /// The residual of the iterate before.
    before: f64,
    /// That of the first.
    first: f64,
}

/// The residual that a projection makes zero.
enum Goal {
    /// C
    Positions,
    /// Ċ
    Velocities,
}

/// The matrix that is factorised.
#[derive(Clone, Copy)]
enum Factors {
    /// A at the base state
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
