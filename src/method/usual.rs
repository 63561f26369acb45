//! The method of a document that names none, by what the document holds.
//!
//! | the document holds | method |
//! |---|---|
//! | bodies with shapes that can touch each other; limits, ropes, motors or springs as rows; or no body yet | `velocity`, 4 substeps of 4 sweeps (more where a body bounces, e > 0, masses differ, or few bodies have constraints; 8 substeps with relaxation where masses differ; more substeps where bodies are small), contacts found once a step, with events where impacts lose nothing and where few round bodies bounce; where there are equations too, with a projection onto them to 10⁻⁶ |
//! | else | `rattle`, 4 substeps, to 10⁻⁹ |
//! | constraints that RATTLE cannot meet: they contradict each other, or are too many | `position`, 8 substeps of 2 sweeps |
//! | bodies as in the first row, with equations to which the projection is not led back: a chain that is straight between two fixed ends | `position`, 8 substeps of 8 sweeps |
//!
//! More substeps where springs are so stiff that 4 do not follow them: ωh ≤ ½ for their vibration.
//!
//! Measured on chains, cloths, linkages, stacks and heaps over 10 s at h = 1/60 s (docs/model.md): each is the quickest of those that
//! gain no more than 1 % of the drop.

use super::parameters::SWEEPS;
use super::{Culprit, Settings, Warning, build, position, rattle, velocity};
use crate::describe::Arg;
use crate::model::body::Bodies;
use crate::model::contact::Touching;
use crate::model::rigid::Rigid;
use crate::model::rows::Side;
use crate::model::{Model, State};
use crate::solver::{Report, StoppedBy, gauss_seidel, subspace};

/// Sweeps of a substep for bodies, and the most relaxations of a body in it that impacts and unequal masses are given.
const AT_REST: usize = 4;
const MOST_RELAXED: usize = 4000;

/// Of masses with this ratio, each sweep is one more; and from these on, contacts are relaxed, in twice as many substeps.
const RATIO: f64 = 5.0;
const UNEVEN: f64 = 4.0;
const UNEVEN_BOUNCING: f64 = 20.0;

/// Substeps in the time √(d/g) in which the thinnest body falls by half its thickness d.
const PER_FALL: f64 = 20.0;

/// Sweeps where few bodies have constraints, and the relaxations of rows in a substep beyond which sweeps are fewer; rows of constraints, and
/// so many of contacts for each body.
const MOST_FOR_JOINTS: usize = 100;
const ROWS_RELAXED: usize = 2000;
const ROWS_OF_A_BODY: usize = 4;

/// Where sweeps are far too few, so many bodies at most get subspace minimisation, and so many iterations of it.
const MOST_MINIMISED: usize = 100;
const MINIMISATIONS: u32 = 2;

/// Sweeps for what is taut and touched: with two, a load 30 times as heavy as a plank of a straight bridge gains half of its drop, with eight none of
/// 100 times.
const TAUT: u32 = 8;

/// No more substeps are given to stiff springs than so many.
const MOST_SUBSTEPS: u32 = 64;

/// No more bodies than so many get events where they keep their energy but have friction, and where they lose it: in heaps events take
/// ten times as long.
const MOST_ROUGH: usize = 30;
const MOST_LOSING: usize = 10;

impl Settings {
    /// The settings for a model, in steps of length h. RATTLE is tried for a step.
    #[must_use]
    pub fn usual(model: &Model, h: f64) -> Self {
        let start = State::start(&model.bodies);
        let substeps = substeps(model, h);
        let rows = model.rows_at(&start);
        let bodies = &model.bodies;
        let touch = bodies.collide() && Touching::of(&model.constraints, bodies).shapes;
        if bodies.list().is_empty() || touch || rows.has_bounds() || model.is_soft() {
            let equations = (0..rows.len()).filter(|i| rows.side(*i) == Side::Equation).count();
            let impacts = Impacts::of(bodies);
            let substeps = substeps.max(substeps_of_contacts(model, h, impacts));
            let stepping = Settings::stepping(equations > rows.soft.len(), rows.len(), bodies, impacts, substeps);
            return if model.is_soft() || !stepping.is_singular(model, start, h) { stepping } else { Settings::moving(TAUT) };
        }
        let mut rattle = Settings::of_kind(rattle::ENTRY.id, substeps);
        rattle.projection.set("tolerance", Arg::Number(1e-9));
        if bodies.collide() {
            rattle.sweep(SWEEPS); // of those that others are added to later
        }
        if rattle.takes_a_step(model, start, h) { rattle } else { Settings::moving(2) }
    }

    /// Impulses for contacts and limits, row by row, and a projection onto the equations if there are any: row by row alone, a chain
    /// of discs gains a quarter of its drop.
    fn stepping(equations: bool, rows: usize, bodies: &Bodies, impacts: Impacts, substeps: u32) -> Self {
        let mut settings = Settings::of_kind(velocity::ENTRY.id, substeps);
        settings.method.set("detection", Arg::Choice(if impacts == Impacts::Events { "event" } else { "step" }));
        if impacts == Impacts::Uneven {
            settings.method.set("stabilization", Arg::Choice("relaxation"));
        }
        let (solver, iterations) = solver(bodies, rows);
        settings.sweep(iterations);
        settings.solver.set("kind", Arg::Choice(solver));
        settings.project = equations;
        settings.projection.set("tolerance", Arg::Number(1e-6));
        settings
    }

    fn moving(sweeps: u32) -> Self {
        let mut settings = Settings::of_kind(position::ENTRY.id, 8);
        settings.method.set("sweeps", Arg::Number(f64::from(sweeps)));
        settings
    }

    fn of_kind(kind: &'static str, substeps: u32) -> Self {
        let mut settings = Settings::default();
        settings.method.set("kind", Arg::Choice(kind));
        settings.method.set("substeps", Arg::Number(f64::from(substeps)));
        settings
    }

    /// Projected Gauss–Seidel, started from the step before, with a number of iterations in place of a tolerance: each step
    /// continues from the λ of the last.
    pub(super) fn sweep(&mut self, iterations: u32) {
        self.solver.set("kind", Arg::Choice(gauss_seidel::ENTRY.id));
        self.solver.set("warmStart", Arg::Boolean(true));
        self.solver.set("maxIterations", Arg::Number(f64::from(iterations)));
        self.solver.set("tolerance", Arg::Number(0.0));
    }

    /// True where a substep from this state ends on the constraint.
    fn takes_a_step(&self, model: &Model, state: State, h: f64) -> bool {
        self.tried(model, state, h).0.is_ok_and(|report| report.stopped_by != StoppedBy::Change)
    }

    /// True where there is a projection and a substep from this state is not led back by the gradients there, which depend on each other. What
    /// a first substep from rest changes is small: the usual tolerance would not notice, nor would more substeps.
    fn is_singular(&self, model: &Model, state: State, h: f64) -> bool {
        let mut exact = self.clone();
        exact.method.set("substeps", Arg::Number(f64::from(rattle::SUBSTEPS)));
        exact.projection.set("tolerance", Arg::Number(1e-10));
        exact.solver.set("rankTolerance", Arg::Number(1e-8));
        self.project && exact.tried(model, state, h).1 == Some(Warning::Singular)
    }

    /// The outcome of a substep from this state.
    fn tried(&self, model: &Model, mut state: State, h: f64) -> (Result<Report, Culprit>, Option<Warning>) {
        let mut method = build(self);
        model.work.begin(self.work_limit());
        method.begin_step();
        let outcome = method.substep(model, &mut state, h / f64::from(self.substeps()), &mut Vec::new());
        model.work.begin(u64::MAX);
        (outcome, method.warning())
    }
}

/// Four, or so many that ωh ≤ ½ for springs: their energy is right to 7 % then, and beyond 2 a leapfrog step would not be stable. A chain or
/// a cloth of springs vibrates at most with twice the ω² of one of them alone.
fn substeps(model: &Model, h: f64) -> u32 {
    let stiffest = model.forces.iter().map(|force| force.it.omega_squared(&model.bodies)).fold(0.0, f64::max);
    let needed = 2.0 * h * (2.0 * stiffest).sqrt();
    (needed.ceil() as u32).clamp(rattle::SUBSTEPS, MOST_SUBSTEPS)
}

/// Overlaps are of the order of gh². So many that this is at most a four-hundredth of the thickness d of the thinnest body, h ≤ √(d/g)/20; and twice as
/// many where masses differ.
fn substeps_of_contacts(model: &Model, h: f64, impacts: Impacts) -> u32 {
    let [x, y, z] = model.gravity;
    let moving = model.bodies.list().iter().filter(|body| !body.fixed).filter_map(|body| body.rigid.as_deref());
    let thinnest = moving.map(|rigid| rigid.shape.geometry.thickness()).filter(|d| *d > 0.0).fold(f64::INFINITY, f64::min);
    let needed = PER_FALL * h * ((x * x + y * y + z * z).sqrt() / thinnest).sqrt();
    let least = if impacts == Impacts::Uneven { 2 * rattle::SUBSTEPS } else { rattle::SUBSTEPS };
    (needed.ceil() as u32).clamp(least, MOST_SUBSTEPS)
}

/// By what happens where bodies meet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Impacts {
    /// Each impact gets its moment.
    Events,
    /// A heavy body presses light ones together, which sweeps do not end: the errors that are left would be taken back by velocities that stay, and a
    /// load that falls on a pile would throw it apart. Bodies that bounce have more sweeps for it.
    Uneven,
    /// Neither.
    Even,
}

impl Impacts {
    fn of(bodies: &Bodies) -> Self {
        let uneven = if bounces(bodies) { UNEVEN_BOUNCING } else { UNEVEN };
        match has_events(bodies) {
            true => Impacts::Events,
            false if mass_ratio(bodies) >= uneven && !is_lossless(bodies) => Impacts::Uneven,
            false => Impacts::Even,
        }
    }
}

/// Of the heaviest to the lightest body that moves.
fn mass_ratio(bodies: &Bodies) -> f64 {
    let masses = || bodies.list().iter().filter(|body| !body.fixed).map(|body| body.mass);
    masses().fold(0.0, f64::max) / masses().fold(f64::INFINITY, f64::min)
}

/// True where each impact gets its moment: a body that an impact drives against another in the same substep is held there and does not
/// bounce, and of a row with small gaps the first ball would fly back. Few round bodies that bounce get events, and bodies that lose
/// nothing in impacts: e = 1, and no friction but of round ones. (With friction, bodies with corners may gain by Newton's e; and in heaps
/// that lose energy events are many.)
fn has_events(bodies: &Bodies) -> bool {
    let moving = || bodies.list().iter().filter(|body| !body.fixed).filter_map(|body| body.rigid.as_deref());
    let (smooth, round) = (|rigid: &Rigid| rigid.surface.friction == 0.0, |rigid: &Rigid| rigid.shape.geometry.is_round());
    let most = match is_lossless(bodies) {
        true if moving().all(smooth) => MOST_MINIMISED,
        true if moving().all(|rigid| smooth(rigid) || round(rigid)) => MOST_ROUGH,
        false if bounces(bodies) && moving().all(round) => MOST_LOSING,
        _ => 0,
    };
    (1..=most).contains(&moving().count())
}

fn bounces(bodies: &Bodies) -> bool {
    bodies.list().iter().filter_map(|body| body.rigid.as_ref()).any(|rigid| rigid.surface.restitution > 0.0)
}

fn is_lossless(bodies: &Bodies) -> bool {
    bodies.list().iter().filter_map(|body| body.rigid.as_ref()).any(|rigid| rigid.surface.restitution >= 1.0)
}

/// An impact lasts one substep. In a row of n equal balls that touch, each sweep leaves cos²(π/n) of the error in λ, so n² sweeps leave
/// e^(−π²): with e = 1 such a row keeps its energy. Rows of more than 15 get what `MOST_RELAXED` allows, and so do bodies on others that are
/// much lighter: with a mass ratio r, each sweep leaves 1 − 1/r or so. Where that is not enough for e = 1, or less than a fourth of
/// what r needs, subspace minimisation solves the problem; in a heap it takes up to twenty times as long as sweeps.
///
/// Levers and ropes leave more than masses tell: few bodies with constraints get a hundred sweeps, or the minimisation where masses need more, and more
/// bodies as many sweeps as take about the same time.
fn solver(bodies: &Bodies, rows: usize) -> (&'static str, u32) {
    let n = bodies.list().iter().filter(|body| !body.fixed && body.rigid.is_some()).count().max(1);
    let bounces = bounces(bodies);
    let ratio = mass_ratio(bodies);
    let least = if bounces { SWEEPS as usize } else { AT_REST };
    let impacts = if bounces { n * n } else { 0 };
    let most = MOST_RELAXED / n;
    let joints = if rows > 0 { (ROWS_RELAXED / (rows + ROWS_OF_A_BODY * n)).min(MOST_FOR_JOINTS) } else { 0 };
    let sweeps_fail = if joints == MOST_FOR_JOINTS { joints } else { 4 * most };
    if n <= MOST_MINIMISED && (is_lossless(bodies) && impacts > most || ratio / RATIO > sweeps_fail as f64) {
        return (subspace::ENTRY.id, MINIMISATIONS);
    }
    (gauss_seidel::ENTRY.id, least.max(joints).max(impacts.max((ratio / RATIO) as usize).min(most)) as u32)
}
