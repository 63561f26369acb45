//! SHAKE and RATTLE (Ryckaert, Ciccotti, Berendsen 1977; Andersen 1983): leapfrog with a constraint force at both ends of
//! the step, the first along J(q)ᵀ so that the new position is legal, the second so that the new velocity is.
//!
//!   v½ = v + h/2 W Q(q, v)                q⁺ = q + h v½ + W J(q)ᵀ μ  with  C(q⁺) = 0,      v½ ← (q⁺ − q)/h
//!   v⁺ = v½ + h/2 W Q(q⁺, v̂) + W J(q⁺)ᵀ ν  with  J(q⁺) v⁺ + ∂C/∂t = 0
//!
//! where v̂ = 2v½ − v stands for v⁺ in forces that depend on it. Second order, symplectic and time-reversible on the
//! constraint, without drift (Hairer, Lubich, Wanner, "Geometric Numerical Integration", 2006, section VII.1.4).
//!
//! ν and the μ of the next substep act at the same place along the same J(q⁺)ᵀ: whatever ν is, the two together make the next
//! position legal. So where weight alone acts, inside a step ν = 0 (SHAKE), and the velocity is made legal at its end only.
//!
//! μ is found by chord iterations with the factors of A(q), which the end of the last substep has left behind, and where they
//! are slow by Newton's. Where a gradient turns too far, where the constraint force turns the velocity too far, or they do not converge,
//! the substep is halved; a part of 1/256 that does not converge ends the step, and it is undone. So no tolerance lets C grow.
//!
//! A substep that breaks no contact, limit or rope is RATTLE as it stands above. One that would, and one in which a motor acts, is
//! taken at velocity level, with impulses for contacts, friction, restitution, limits and motors, and the equations are kept as
//! in SHAKE: see `bounded.rs`.
//!
//! The λ that is shown belongs to the present state: the one that C̈ = 0 demands of it, found with the factors of A(q) as μ and ν are,
//! or, where contacts, limits or motors act, that of the problem at velocity level. The solver of the settings is for these alone.

mod bounded;

use super::beginning::{self, Beginning, MOST_FOR_VELOCITY, MOST_HALVINGS};
use super::evaluation::finite_or_body;
use super::kick::Kick;
use super::projection::{Guess, Projector, Reach};
use super::{Culprit, Evaluation, ForceLaw, Limits, Method, Settings, Stopwatch, Terms, Warning, acceleration, evaluate, velocity};
use crate::describe::Entry;
use crate::math::vector;
use crate::model::contact::Detector;
use crate::model::{Model, State};
use crate::solver::{Report, StoppedBy};
use bounded::{Bounded, kick_by_half};

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "rattle",
    title: "SHAKE and RATTLE",
    symbol: "C(q⁺) = 0, Ċ⁺ = 0",
    unit: "",
    help: "Constraint forces at both ends of the step enforce C = 0 and Ċ = 0: symplectic, without drift. Contacts and limits are impulses.",
    parameters: velocity::OF_ITS_ROWS,
};

/// Substeps where a document names none: a cloth in space gains 5 % of its drop in 10 s with one or two, whose steps are often halved,
/// and nothing with four, in a quarter of the time.
pub const SUBSTEPS: u32 = 4;

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    Box::new(Rattle {
        law: acceleration::law(settings, 0.0, 0.0, None),
        projector: Projector::new(settings, PART),
        forces: Kick::default(),
        was_legal: false,
        settled: true,
        substeps: settings.substeps(),
        left: 0,
        backup: Vec::new(),
        bounded: Bounded::new(settings),
        has_bounded: None,
        plans_iterations: settings.solver.number("tolerance") == 0.0,
        start: Beginning::default(),
        shows_impulses: false,
        impulses_act: false,
        short_parts: 0,
        h: settings.substep_size(),
    })
}

/// A step is too long in which links turn far in more than two of its parts at this depth, 1/32 of a substep: oscillations of light links
/// that pull a heavy body gain energy. (A chain of equal links is halved five times where it cracks; a bead in a sharp bend oftener, but
/// only there.)
const FAR: usize = 5;
const MOST_SHORT: u32 = 2;

/// A way back to C = 0 is short, in parts of the step before it.
const NEAR: f64 = 0.1;

#[derive(Debug)]
struct Rattle {
    /// For b of a state.
    law: Box<dyn ForceLaw>,
    projector: Projector,
    forces: Kick,
    /// True where the last step began on the constraint.
    was_legal: bool,
    /// True where v obeys the constraint: not between substeps where weight alone acts.
    settled: bool,
    substeps: u32,
    /// Substeps of this step that are still to come.
    left: u32,
    /// Where a step began, at each depth of halving.
    backup: Vec<Beginning>,
    /// Contacts, limits and motors.
    bounded: Bounded,
    /// True where the model has any; None before it is looked at.
    has_bounded: Option<bool>,
    /// True where the solver runs through a number of iterations, not to a tolerance.
    plans_iterations: bool,
    /// Where a substep began that is taken as if none of them acted.
    start: Beginning,
    /// True where the last evaluation was the problem at velocity level.
    shows_impulses: bool,
    /// True where the λ of the last substep is that of the problem at velocity level.
    impulses_act: bool,
    /// Parts of this step at the depth [`FAR`] in which links turn far.
    short_parts: u32,
    /// s
    h: f64,
}

/// A residual in C does work against the constraint force in every step, and counts 1/h times in the velocity: the tolerance is
/// this part of the error at the beginning of a step at most.
const PART: f64 = 1e-4;

impl Method for Rattle {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.left = self.left.saturating_sub(1);
        self.impulses_act = false;
        if !self.has_bounded(model, state) {
            return self.free_substep(model, state, h, lambda);
        }
        self.bounded.look(model, state, h);
        if self.bounded.acts(state, lambda) {
            return self.bounded_substep(model, state, h, lambda, true);
        }
        let was_settled = self.settled;
        self.start.keep(state, lambda);
        self.bounded.take_equations(lambda);
        let mut of_equations = std::mem::take(&mut self.bounded.of_equations);
        let report = self.free_substep(model, state, h, &mut of_equations);
        self.bounded.of_equations = of_equations;
        let report = report?;
        if !self.bounded.is_broken_at(model, state) {
            self.bounded.spread_equations(lambda);
            return Ok(report);
        }
        self.start.give_back(state, lambda);
        self.settled = was_settled;
        let closes = self.bounded.closes(model, state, h);
        if closes {
            kick_by_half(model, state, -h, &mut self.forces, &mut self.projector)?;
        }
        self.bounded_substep(model, state, h, lambda, closes)
    }

    fn holds_forces(&self) -> bool {
        true
    }

    fn begin_step(&mut self) {
        self.left = self.substeps;
        self.settled = true;
        self.short_parts = 0;
        self.projector.has_turned = false;
    }

    fn warning(&self) -> Option<Warning> {
        (self.short_parts > MOST_SHORT).then_some(Warning::TurnsFar)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let h = self.h;
        self.shows_impulses = self.has_bounded(model, state) && {
            self.bounded.look(model, state, h);
            self.bounded.acts(state, lambda) || self.bounded.touches(model, state, h)
        };
        if self.shows_impulses {
            return self.bounded.stepping.evaluate(model, state, lambda, out);
        }
        evaluate(self.law.as_mut(), model, state, None, &[], out)?;
        self.projector.add_curvature(model, state, &out.acceleration, &[], &mut out.lambda)?;
        out.accelerate(model);
        finite_or_body(model, &out.acceleration)
    }

    fn other_lambda(&self) -> &[f64] {
        if self.impulses_act { self.bounded.stepping.other_lambda() } else { &[] }
    }

    fn plans_iterations(&self, by_settings: bool) -> bool {
        by_settings || self.plans_iterations && self.has_bounded == Some(true)
    }

    fn terms(&self, evaluation: &Evaluation) -> Terms {
        if self.shows_impulses { self.bounded.stepping.terms(evaluation) } else { self.law.terms(evaluation) }
    }

    fn limits(&self, evaluation: &Evaluation) -> Limits {
        if self.shows_impulses { self.bounded.stepping.limits(evaluation) } else { self.law.limits() }
    }

    fn stopwatch(&mut self) -> Option<&mut Stopwatch> {
        self.bounded.stepping.stopwatch()
    }

    fn model_changed(&mut self) {
        self.has_bounded = None;
        self.projector.model_changed();
        self.bounded.model_changed();
        self.forces.constant = false;
    }
}

/// A part of a substep.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// s
    h: f64,
    /// How often the substep was halved.
    depth: usize,
    /// True at the end of a step: the velocity is made legal there.
    last: bool,
}

impl Part {
    /// The first or second half.
    fn half(self, last: bool) -> Self {
        Part { h: 0.5 * self.h, depth: self.depth + 1, last }
    }
}

impl Rattle {
    /// True where the model has contacts, limits or motors at all.
    fn has_bounded(&mut self, model: &Model, state: &State) -> bool {
        *self.has_bounded.get_or_insert_with(|| Detector::is_needed(&model.bodies) || model.rows_at(state).has_bounds())
    }

    /// A substep in which equations alone act.
    fn free_substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.step_or_halves(model, state, lambda, Part { h, depth: 0, last: self.left == 0 })
    }

    /// A substep at velocity level. Where nothing but equations acts any more after it, v is brought on by half a kick, if it is ṽ.
    fn bounded_substep(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        is_behind: bool,
    ) -> Result<Report, Culprit> {
        self.bounded.find_bounces(model, state);
        self.bounded.stepping.begin_step();
        let report = self.bounded.stepping.substep(model, state, h, lambda)?;
        self.settled = true;
        let goes_on = self.bounded.goes_on(model, state, lambda);
        self.impulses_act = goes_on || !is_behind;
        if goes_on {
            return Ok(report);
        }
        state.contacts.end_all();
        self.bounded.take_equations(lambda);
        if is_behind {
            kick_by_half(model, state, h, &mut self.forces, &mut self.projector)?;
            self.bounded.of_equations.clear();
            self.bounded.of_equations.extend(self.projector.velocity_lambda.iter().map(|nu| nu / (0.5 * h)));
        }
        self.bounded.spread_equations(lambda);
        Ok(report)
    }

    /// A step of length h, or two of half the length where its μ is not found, or gradients or the velocity turn far in it.
    fn step_or_halves(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>, part: Part) -> Result<Report, Culprit> {
        let depth = part.depth;
        if self.backup.len() <= depth {
            self.backup.push(Beginning::default());
        }
        self.backup[depth].keep(state, lambda);
        let was_settled = self.settled;
        let outcome = self.step(model, state, lambda, part);
        let failed = outcome.is_err() || outcome.is_ok_and(has_failed);
        if !failed {
            return outcome;
        }
        if depth == MOST_HALVINGS || !self.was_legal || model.work.is_spent() {
            return outcome.and(Err(self.projector.farthest()));
        }
        self.backup[depth].give_back(state, lambda);
        self.settled = was_settled;
        let mut report = self.step_or_halves(model, state, lambda, part.half(false))?;
        report.take_in(self.step_or_halves(model, state, lambda, part.half(part.last))?);
        Ok(report)
    }

    /// One step of length h. Where μ is not found and the step may be halved, it ends there.
    fn step(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>, part: Part) -> Result<Report, Culprit> {
        let h = part.h;
        self.forces.begin(&state.v);
        let mut report = self.begin_on_constraint(model, state)?;

        // v½ = v + h/2 W Q(q, v),  q⁺ = q + h v½
        self.forces.kick(model, state, h)?;
        model.bodies.advance(&mut state.q, h, &state.v);
        state.t += h;

        // q⁺ ← q⁺ + W J(q)ᵀ μ  with  C(q⁺) = 0,  v½ ← (q⁺ − q)/h
        if !self.find_mu(model, state, lambda, part, &mut report)? {
            return Ok(report);
        }
        if part.depth < MOST_FOR_VELOCITY && self.was_legal && !self.projector.is_driven() && self.turns_velocity_far(model, state, h) {
            return Ok(Report { stopped_by: StoppedBy::Change, ..report });
        }

        // v⁺ = v½ + h/2 W Q(q⁺, v̂) + W J(q⁺)ᵀ ν  with  J(q⁺) v⁺ + ∂C/∂t = 0
        self.forces.extrapolate(&state.v);
        self.projector.factor(model, state)?;
        self.forces.kick(model, state, h)?;
        self.find_nu(model, state, lambda, part, &mut report)?;
        Ok(report)
    }

    /// μ, and its part of v½; false where it is not found and the step may be halved.
    fn find_mu(
        &mut self,
        model: &Model,
        state: &mut State,
        lambda: &mut Vec<f64>,
        part: Part,
        report: &mut Report,
    ) -> Result<bool, Culprit> {
        let may_be_halved = part.depth < MOST_HALVINGS && self.was_legal;
        let from = Guess { lambda, factor: self.share() * part.h * part.h };
        let solve = self.projector.positions(model, state, from, if may_be_halved { Reach::Near } else { Reach::Far })?;
        let failed = has_failed(solve);
        if failed
            && !may_be_halved
            && self.was_legal
            && let Some(anew) = self.project_anew(model, state, lambda, part)?
        {
            report.take_in(anew);
            return Ok(true);
        }
        report.take_in(solve);
        if failed && may_be_halved {
            self.short_parts += u32::from(part.depth == FAR);
            return Ok(false);
        }
        self.add_mu(model, state, part.h);
        Ok(true)
    }

    /// q⁺ onto C = 0 with a new J in every iteration, and without μ: where a gradient vanishes on the way and comes back with the other
    /// sign, as in the crossing of a lemniscate, the J of the start leads away. Only where the way back is short beside the way there;
    /// else None.
    fn project_anew(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>, part: Part) -> Result<Option<Report>, Culprit> {
        self.backup[part.depth].give_back(state, lambda);
        let before = state.q.clone();
        self.forces.kick(model, state, part.h)?;
        model.bodies.advance(&mut state.q, part.h, &state.v);
        let free = state.q.clone();
        state.t += part.h;
        let report = self.projector.positions_from_far(model, state)?;
        let farthest = |from: &[f64], to: &[f64]| from.iter().zip(to).fold(0.0, |m, (a, b)| vector::larger(m, (a - b).abs()));
        let is_near = farthest(&free, &state.q) <= NEAR * farthest(&before, &free);
        Ok((is_near && !has_failed(report)).then_some(report))
    }

    /// J and A at q; a state that is not on the constraint (an illegal start) is projected first.
    fn begin_on_constraint(&mut self, model: &Model, state: &mut State) -> Result<Report, Culprit> {
        let Rattle { projector, .. } = self;
        projector.factor_unless_done(model, state)?;
        self.was_legal = projector.is_legal();
        let mut report = Report::default();
        if !self.was_legal {
            report.take_in(projector.positions_from_far(model, state)?);
            report.take_in(projector.velocities(model, state)?);
            self.settled = true;
            self.was_legal = !has_failed(report);
            if !self.was_legal {
                return Err(projector.farthest());
            }
        }
        Ok(report)
    }

    /// The part of the constraint force in h that μ stands for: half of it, or all where ν was left out at the last end.
    fn share(&self) -> f64 {
        if self.settled { 0.5 } else { 1.0 }
    }

    /// v½ ← (q⁺ − q)/h: what μ has added, and its work.
    fn add_mu(&mut self, model: &Model, state: &mut State, h: f64) {
        let Rattle { projector, .. } = self;
        state.constraint_work += projector.add_positions_to_velocity(model, 1.0 / h, &mut state.v);
        state.applied_work -= projector.motor(&projector.position_lambda) / h;
    }

    /// True where the constraint force of this step, whose μ has just been added, turns the velocity too far.
    fn turns_velocity_far(&self, model: &Model, state: &State, h: f64) -> bool {
        let change = model.bodies.kinetic_of_impulse(self.projector.impulse()) / (self.share() * self.share());
        beginning::turns_velocity_far(&model.bodies, change, &state.v, self.forces.applied(), h)
    }

    /// ν and its work, where the velocity is to be legal; λ, which the next step begins from.
    fn find_nu(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>, part: Part, report: &mut Report) -> Result<(), Culprit> {
        let (h, share) = (part.h, self.share());
        let Rattle { projector, .. } = self;
        lambda.clear();
        self.settled = part.last || !self.forces.constant;
        if self.settled {
            report.take_in(projector.velocities(model, state)?);
            state.constraint_work += projector.work;
            state.applied_work -= projector.motor(&projector.velocity_lambda);
            lambda.extend(projector.velocity_lambda.iter().map(|nu| nu / (0.5 * h)));
        } else {
            lambda.extend(projector.position_lambda.iter().map(|mu| mu / (share * h * h)));
        }
        Ok(())
    }
}

/// True where no legal state was reached.
fn has_failed(report: Report) -> bool {
    !matches!(report.stopped_by, StoppedBy::Residual | StoppedBy::Nothing)
}
