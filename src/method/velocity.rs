//! Time stepping at impulse level (Korean note, sections 2.2 and 2.3; Japanese note, section 1): λ is chosen so that the
//! velocity after the step obeys constraints and contacts, and takes back a part β of the error in C.
//!
//!   v̄ = v + h W Q      w = A (hλ) + b,  b = J v̄ + ∂C/∂t + βC/h      v⁺ = v̄ + W Jᵀ(hλ)      q⁺ = q ∘ h v⁺
//!
//! Equations have w = 0; what contacts demand of theirs is in [`super::contact_law`].

use super::contact_law::{self, ContactLaw, Demand, Stabilization};
use super::evaluation::{check_gradients, finite_or_body, rows_culprit};
use super::stopwatch::{Stage, Stopwatch};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms};
use crate::assembly::{Friction, Operator, Problem};
use crate::describe::{Entry, Parameter};
use crate::math::vector;
use crate::model::articulated::Reduction;
use crate::model::contact::Detector;
use crate::model::rows::Side;
use crate::model::{Gyroscopic, Model, Motion, State};
use crate::solver::{self, Report, Solver, Stopping};

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

const fn parameters() -> [Parameter; 10] {
    let mut all = [BAUMGARTE; 10];
    let mut i = 0;
    while i < 9 {
        all[i + 1] = contact_law::PARAMETERS[i];
        i += 1;
    }
    all
}

static PARAMETERS: [Parameter; 10] = parameters();

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "velocity",
    title: "Impulse for the velocity",
    symbol: "J v⁺ = −βC/h",
    unit: "",
    help: "Finds the impulse after which velocities obey constraints and contacts: time stepping, as physics engines do.",
    parameters: &PARAMETERS,
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
        solver: solver::build(&settings.solver),
        stopping: solver::stopping(&settings.solver),
        warm_start: settings.solver.boolean("warmStart"),
        joined: false,
        detector: Detector::default(),
        e: Evaluation::default(),
        limits: Limits::default(),
        demands: Vec::new(),
        diagonal: Vec::new(),
        impulse: Vec::new(),
        kept: Vec::new(),
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
    solver: Box<dyn Solver>,
    stopping: Stopping,
    warm_start: bool,
    /// Whether the detector knows which bodies are joined.
    joined: bool,
    detector: Detector,
    e: Evaluation,
    limits: Limits,
    /// For each row what its velocity is held to, and why.
    demands: Vec<Demand>,
    diagonal: Vec<f64>,
    /// hλ, N·s per unit of ∂C
    impulse: Vec<f64>,
    /// hλ of the velocities, while displacements are solved for.
    kept: Vec<f64>,
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
    /// Q, rows of constraints and contacts, v̄ (in `e.work`), b and bounds.
    fn pose(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
        let held = self.trees.as_ref().map_or(&[][..], |trees| trees.tree().held());
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit, held);
        self.find_contacts(model, state, h, e);
        self.reduce(model, e);
        finite_or_body(model, &e.applied)?;
        check_gradients(model, &e.rows)?;
        for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
            e.work[i] = state.v[i] + h * w * e.applied[i];
        }
        if model.gyroscopic == Gyroscopic::Implicit {
            model.bodies.turn_implicitly(h, &mut e.work);
        }
        if let Some(trees) = &mut self.trees {
            trees.carry(&model.bodies, &state.v, h, &mut e.work, &mut self.unjoined);
        }
        self.demand(h, e);
        let b = (0..e.rows.len()).map(|i| e.rows.jacobian.row_dot(i, &e.work) + e.rows.c_t[i] - self.demands[i].velocity);
        e.b.extend(b);
        self.limit(model, state, h, e);
        Ok(())
    }

    /// J̃ and W̃, where coordinates are not the bodies' own.
    fn reduce(&mut self, model: &Model, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else {
            e.reduced = None;
            return;
        };
        let (jacobian, ones) = e.reduced.get_or_insert_default();
        trees.reduce(&model.bodies, &e.rows.jacobian, jacobian, ones);
    }

    fn find_contacts(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) {
        if !Detector::is_needed(&model.bodies) {
            self.detector.contacts.clear();
            return;
        }
        if !self.joined {
            self.detector.forget(&model.constraints, &model.bodies);
            self.joined = true;
        }
        self.watch.lap(Stage::Assembly);
        self.detector.broad_phase(&Motion::new(&model.bodies, state), h);
        self.watch.lap(Stage::BroadPhase);
        self.detector.narrow_phase(model);
        self.watch.lap(Stage::NarrowPhase);
        if self.law.shuffled {
            shuffle(&mut self.detector.contacts, state.t);
        }
        model.contact_rows(state, &self.detector.contacts, &mut e.rows);
        vector::zeros(&mut e.lambda, e.rows.len());
    }

    /// What each row's velocity after the step is held to: −βC/h, or what the contact demands.
    fn demand(&mut self, h: f64, e: &Evaluation) {
        let (rows, law) = (&e.rows, &self.law);
        let demands = &mut self.demands;
        demands.clear();
        for i in 0..rows.contacts_from {
            demands.push(match rows.side(i) {
                Side::Above => law.one_sided(rows.c[i], h),
                _ => Demand { velocity: -law.rate(h) * rows.c[i], pushed: 0.0 },
            });
        }
        let mut i = rows.contacts_from;
        for contact in &self.detector.contacts {
            let free = rows.jacobian.row_dot(i, &e.work);
            demands.push(law.normal(contact, rows.c_dot[i], free, h));
            i += 1;
            while i < rows.len() && rows.owner[i] == rows.owner[i - 1] {
                demands.push(Demand::default());
                i += 1;
            }
        }
    }

    /// Bounds, friction and softness, for impulses.
    fn limit(&mut self, model: &Model, state: &State, h: f64, e: &mut Evaluation) {
        let Velocity { law, limits, diagonal, detector, .. } = self;
        let Limits { lo, hi, friction, softness } = limits;
        for (bounds, of_rows) in [(&mut *lo, &e.rows.lo), (&mut *hi, &e.rows.hi)] {
            bounds.clear();
            bounds.extend(of_rows.iter().map(|x| h * x));
        }
        softness.clear();
        friction.clear();
        let gamma = law.softness(h);
        if gamma > 0.0 || law.fixed_box {
            e.posed(model).0.diagonal(diagonal);
        }
        if gamma > 0.0 {
            // What is apart, friction and motors stay as hard as they are.
            let soft = |i: usize| e.rows.c[i] != 0.0 && !(e.rows.side(i) == Side::Above && e.rows.c[i] > 0.0);
            softness.extend((0..e.rows.len()).map(|i| if soft(i) { gamma * diagonal[i] } else { 0.0 }));
        }
        for rub in &e.rows.friction {
            let contact = &detector.contacts[e.rows.owner[rub.normal] - model.constraints.len()];
            let sliding = (0..usize::from(rub.count)).any(|k| e.rows.c_dot[rub.tangents[k]].abs() > law.threshold);
            let mu = rub.mu * if sliding { contact.surface.sliding } else { 1.0 };
            if law.fixed_box {
                let ids = contact.bodies.map(|b| model.bodies.list()[b].id);
                let before = state.contacts.find(ids, contact.feature).map(|t| h * t.lambda[0]);
                let pressed = before.unwrap_or_else(|| (-e.b[rub.normal] / diagonal[rub.normal]).max(0.0));
                for tangent in &rub.tangents[..usize::from(rub.count)] {
                    (lo[*tangent], hi[*tangent]) = (-mu * pressed, mu * pressed);
                }
            } else {
                friction.push(Friction { normal: rub.normal, tangents: rub.tangents, count: rub.count, mu, kind: law.friction });
            }
        }
    }

    /// The λ of the step before, as far as constraints and contacts are the same, times h.
    fn start(&mut self, model: &Model, state: &State, h: f64, lambda: &[f64], e: &Evaluation) {
        let rows = &e.rows;
        vector::zeros(&mut self.impulse, rows.len());
        // After an edit the rows may be others; the contacts of the step before follow those of constraints.
        if lambda.len() == rows.contacts_from + state.contacts.rows() {
            vector::add_scaled(&mut self.impulse[..rows.contacts_from], h, &lambda[..rows.contacts_from]);
        }
        if state.contacts.is_empty() {
            return;
        }
        let mut i = rows.contacts_from;
        for contact in &self.detector.contacts {
            let end = i + rows.owner[i..].iter().take_while(|o| **o == rows.owner[i]).count();
            let ids = contact.bodies.map(|b| model.bodies.list()[b].id);
            if let Some(touch) = state.contacts.find(ids, contact.feature) {
                for (impulse, lambda) in self.impulse[i..end].iter_mut().zip(&touch.lambda[..touch.count]) {
                    *impulse = h * lambda;
                }
            }
            i = end;
        }
    }

    fn solve(&mut self, model: &Model, e: &mut Evaluation) -> Result<Report, Culprit> {
        let bounds = self.limits.bounds();
        self.solver.honours(&bounds).map_err(|_| Culprit::Solver)?;
        let (a, b) = e.posed(model);
        let mut a = a.softened(&self.limits.softness);
        Ok(self.solver.solve(Problem::new(&mut a, b, bounds), &mut self.impulse, &self.stopping, &mut ()))
    }

    /// Impacts pair by pair: whichever closes fastest bounces by itself, again and again, until nothing closes.
    fn bounce_in_sequence(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) {
        e.posed(model).0.diagonal(&mut self.diagonal);
        let before = model.bodies.kinetic(&state.v);
        for _ in 0..MOST_BOUNCES * self.detector.contacts.len() {
            let mut worst: Option<(usize, f64, f64)> = None;
            let mut i = e.rows.contacts_from;
            for contact in &self.detector.contacts {
                let closing = -e.rows.jacobian.row_dot(i, &state.v);
                let arrives = contact.gap - h * closing <= 0.0;
                if arrives && closing > self.law.threshold.max(worst.map_or(0.0, |(_, c, _)| c)) {
                    worst = Some((i, closing, contact.surface.restitution));
                }
                i += e.rows.owner[i..].iter().take_while(|o| **o == e.rows.owner[i]).count();
            }
            let Some((i, closing, restitution)) = worst else { break };
            vector::zeros(&mut e.free, model.bodies.dof());
            e.rows.jacobian.add_row_scaled(i, (1.0 + restitution) * closing / self.diagonal[i], &mut e.free);
            self.respond(model, &e.free, &mut state.v);
        }
        let lost = model.bodies.kinetic(&state.v) - before;
        state.applied_work += lost;
    }
}

impl Velocity {
    /// v += W p, for impulses p on the bodies.
    fn respond(&mut self, model: &Model, impulse: &[f64], v: &mut [f64]) {
        match &mut self.trees {
            Some(trees) => trees.push(&model.bodies, impulse, v),
            None => v.iter_mut().zip(model.bodies.inverse_mass().iter().zip(impulse)).for_each(|(v, (w, p))| *v += w * p),
        }
    }

    /// Velocities of trees where the step has led, with the momentum M̂ v + h (Q + Jᵀλ) that it leaves them.
    fn arrive(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else { return };
        e.work.clear();
        let of = |(((v, w), q), f): (((&f64, &f64), &f64), &f64)| if *w > 0.0 { v / w + h * (q + f) } else { 0.0 };
        e.work.extend(self.before.iter().zip(model.bodies.inverse_mass()).zip(&e.applied).zip(&e.constraint_force).map(of));
        trees.arrive(&model.bodies, &e.work, state);
    }

    /// q⁺ = q ∘ h v
    fn travel(&mut self, model: &Model, q: &mut [f64], h: f64, v: &[f64]) {
        match &mut self.trees {
            Some(trees) => trees.advance(&model.bodies, q, h, v),
            None => model.bodies.advance(q, h, v),
        }
    }
}

/// In sequence, no contact bounces more often than this many times on the average.
const MOST_BOUNCES: usize = 100;

impl Method for Velocity {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut e = std::mem::take(&mut self.e);
        let outcome = self.advance(model, state, h, lambda, &mut e);
        self.e = e;
        outcome
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

    fn forget(&mut self) {
        self.joined = false;
        if let Some(trees) = &mut self.trees {
            trees.forget();
        }
    }
}

impl Velocity {
    fn look(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let posed = self.pose(model, state, self.h, out);
        out.unknown_per_lambda = self.h;
        out.contacts.clone_from(&self.detector.contacts);
        posed?;
        self.start(model, state, 1.0, lambda, out);
        out.take_lambda(model, &self.impulse);
        self.add_joint_forces(model, out);
        Ok(())
    }

    /// What joints do that have no λ, into f̂: what is missing from f̂ to the motion that comes out.
    ///
    ///   h f̂ = M̂ (v⁺ − (v̄ − h Ṡq̇))
    fn add_joint_forces(&mut self, model: &Model, e: &mut Evaluation) {
        let Some(trees) = &mut self.trees else { return };
        e.free.clear();
        e.free.extend(e.constraint_force.iter().map(|f| self.h * f));
        trees.push(&model.bodies, &e.free, &mut e.work);
        for (i, w) in model.bodies.inverse_mass().iter().enumerate().filter(|(_, w)| **w > 0.0) {
            e.constraint_force[i] = (e.work[i] - self.unjoined[i]) / (w * self.h);
            e.acceleration[i] = w * (e.applied[i] + e.constraint_force[i]);
        }
    }

    fn advance(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>, e: &mut Evaluation) -> Result<Report, Culprit> {
        self.watch.start();
        if let Some(trees) = &mut self.trees {
            trees.settle(model, state);
        }
        self.pose(model, state, h, e)?;
        if self.law.in_sequence && !self.detector.contacts.is_empty() {
            self.bounce_in_sequence(model, state, h, e);
            self.pose(model, state, h, e)?;
        }
        if self.warm_start {
            self.start(model, state, h, lambda, e);
        } else {
            vector::zeros(&mut self.impulse, e.rows.len());
        }
        self.watch.lap(Stage::Assembly);
        let mut report = self.solve(model, e)?;
        self.watch.lap(Stage::Solve);
        let mut before = std::mem::take(&mut self.before);
        before.clone_from(&state.v);
        self.push(model, state, e)?;
        self.travel(model, &mut state.q, h, &state.v);
        match self.law.stabilization {
            Stabilization::SplitImpulse => report.take_in(self.split(model, state, h, e)?),
            Stabilization::Relaxation => report.take_in(self.relax(model, state, h, e)?),
            _ => {}
        }
        lambda.clear();
        lambda.extend(self.impulse.iter().map(|p| p / h));
        self.account(state, &before, h, lambda, e);
        self.before = before;
        self.remember(model, state, lambda, e);
        self.arrive(model, state, h, e);
        state.t += h;
        self.watch.lap(Stage::Integrate);
        Ok(report)
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

    /// Split impulse: displacements that take errors of place back, without a trace in the velocities.
    fn split(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<Report, Culprit> {
        self.kept.clone_from(&self.impulse);
        let whole = ContactLaw { stabilization: Stabilization::Baumgarte, ..self.law };
        for i in 0..e.rows.len() {
            let left = e.rows.c[i] + h * e.rows.jacobian.row_dot(i, &state.v);
            e.b[i] = match (e.rows.lo[i] == 0.0 || e.rows.hi[i] == 0.0, i < e.rows.contacts_from) {
                (_, true) => whole.rate(h) * e.rows.c[i],
                (true, false) if e.rows.c[i] > 0.0 => left.max(0.0) / h,
                (true, false) => -whole.rate(h) * (-(e.rows.c[i] + self.law.slop).min(0.0)).min(self.law.max_correction),
                (false, false) => 0.0,
            };
        }
        let Limits { lo, hi, friction, .. } = &mut self.limits;
        for tangent in friction.iter().flat_map(|f| f.tangents()) {
            (lo[*tangent], hi[*tangent]) = (0.0, 0.0);
        }
        friction.clear();
        self.impulse.fill(0.0);
        let report = self.solve(model, e)?;
        std::mem::swap(&mut state.v, &mut self.velocity);
        e.work.fill(0.0);
        self.push(model, state, e)?;
        self.travel(model, &mut state.q, h, &state.v);
        std::mem::swap(&mut state.v, &mut self.velocity);
        std::mem::swap(&mut self.impulse, &mut self.kept);
        Ok(report)
    }

    /// Relaxation: the velocities again, without what took errors of place back. (Macklin et al., "Small Steps", 2019;
    /// Catto, "Solver2D", 2024, "TGS soft".)
    fn relax(&mut self, model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<Report, Culprit> {
        for i in 0..e.rows.len() {
            let demand = &self.demands[i];
            let (one_sided, c) = (i >= e.rows.contacts_from || e.rows.lo[i] == 0.0 || e.rows.hi[i] == 0.0, e.rows.c[i]);
            let left = (c + h * e.rows.jacobian.row_dot(i, &state.v)).max(0.0);
            let held = match demand.velocity {
                v if one_sided && v < 0.0 && c > 0.0 => -left / h,
                v if i >= e.rows.contacts_from => v - demand.pushed,
                _ => 0.0,
            };
            e.b[i] += demand.velocity - held;
        }
        let report = self.solve(model, e)?;
        self.push(model, state, e)?;
        Ok(report)
    }

    /// The work of the step. What friction, impacts and limits take is accounted for, and what motors give; what pushes
    /// errors back is drift.
    fn account(&self, state: &mut State, before: &[f64], h: f64, lambda: &[f64], e: &mut Evaluation) {
        e.rows.jacobian.transpose_times(lambda, &mut e.constraint_force);
        for (i, (old, new)) in before.iter().zip(&state.v).enumerate() {
            // The work of a constant force in a step is its product with the mean velocity.
            let moved = 0.5 * h * (old + new);
            state.applied_work += e.accounted[i] * moved;
            state.constraint_work += e.constraint_force[i] * moved;
        }
        for (i, lambda) in lambda.iter().enumerate() {
            if i < e.rows.contacts_from && e.rows.side(i) == Side::Equation {
                state.applied_work -= h * lambda * e.rows.c_t[i];
                continue;
            }
            let after = e.rows.jacobian.row_dot(i, &state.v);
            let pushed = after.clamp(0.0, self.demands[i].pushed.max(0.0));
            state.applied_work += 0.5 * h * lambda * (e.rows.jacobian.row_dot(i, before) + after - pushed);
        }
    }

    /// The contacts of this step, for the next one to start from and for views.
    fn remember(&self, model: &Model, state: &mut State, lambda: &[f64], e: &Evaluation) {
        state.contacts.clear();
        let mut i = e.rows.contacts_from;
        for contact in &self.detector.contacts {
            let end = i + e.rows.owner[i..].iter().take_while(|o| **o == e.rows.owner[i]).count();
            state.contacts.push(contact, &model.bodies, &lambda[i..end]);
            i = end;
        }
        state.contacts.sort();
    }
}

/// Fisher and Yates, seeded by the time: the same run shuffles the same way.
fn shuffle<T>(list: &mut [T], t: f64) {
    let mut seed = t.to_bits() | 1;
    for i in (1..list.len()).rev() {
        // Marsaglia's xorshift.
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        list.swap(i, (seed % (i as u64 + 1)) as usize);
    }
}
