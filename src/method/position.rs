//! Position-based dynamics (Müller, Heidelberger, Hennix, Ratcliff 2007; mechanics notes) with compliance (XPBD: Macklin,
//! Müller, Chentanez 2016). Forces alone move the state; then each constraint in turn moves its bodies onto C = 0, and the
//! velocity is what all that comes to.
//!
//!   x̄ = x + h v̄,  v̄ = v + h W Q
//!   Δλ = −(C(x̄) + α̃ λ)/(J W Jᵀ + α̃),   x̄ ← x̄ + W Jᵀ Δλ,   λ ← λ + Δλ       row by row, λ from 0;  α̃ = α/h²
//!   v⁺ = (x̄ − x)/h
//!
//! C and J are taken where x̄ is by then: Gauss–Seidel on the constraints themselves, not on A λ + b. (The rows of one constraint
//! share one J; what the first moves, the next sees through it.) First order. What the sweeps leave over the velocity takes on;
//! many substeps of one sweep leave less than one of many (Macklin et al., "Small Steps", 2019).
//!
//! Linear momentum is kept to rounding. Angular momentum is not: J belongs to x̄, not to x.
//!
//! Shown as λ is λ/h², a force. Limits, motors and contacts it does not know.

use super::evaluation::{check_gradients, finite_or_body};
use super::{Culprit, Evaluation, Limits, Method, Settings, Terms};
use crate::describe::{Entry, Parameter, Type};
use crate::math::{by_turns, turns, vector};
use crate::model::batch::{ParticleStick, Run};
use crate::model::{Gyroscopic, Model, Motion, Rows, Space, State};
use crate::solver::{Report, StoppedBy};

/// How often all constraints are gone through.
pub const SWEEPS: Parameter = Parameter::new(
    "sweeps",
    "",
    "",
    Type::Integer { min: 1, max: 10_000, soft: (1, 50), default: 10 },
    "How often position-based dynamics goes through all constraints in a substep.",
);
/// α
pub const COMPLIANCE: Parameter = Parameter::number(
    "compliance",
    "α_c",
    "m/N",
    (0.0, 1e12),
    (0.0, 0.01),
    0.0,
    "How far constraints of position-based dynamics give way to a force; for C in m in m/N, in general C per unit of λ. Zero: rigid.",
);

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "position",
    title: "Position-based dynamics",
    symbol: "C(x̄) → 0",
    unit: "",
    help: "Moves bodies onto the constraints one by one and takes the velocity from that: PBD, and XPBD with compliance.",
    parameters: &[SWEEPS, COMPLIANCE],
};

/// Elementary operations to go through a row once, roughly.
const WORK_OF_A_ROW: u64 = 20;

/// Those of a joint between bodies that turn.
const WORK_OF_A_JOINTS_ROW: u64 = 350;

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    Box::new(Position {
        h: settings.substep_size(),
        sweeps: settings.method.number("sweeps") as u32,
        compliance: settings.method.number("compliance"),
        e: Evaluation::default(),
        before: State::default(),
        ahead: State::default(),
        displacement: Vec::new(),
        rows: Rows::of_equations(),
        nets: Vec::new(),
    })
}

#[derive(Debug)]
struct Position {
    /// s
    h: f64,
    sweeps: u32,
    /// α
    compliance: f64,
    e: Evaluation,
    /// Where the substep began.
    before: State,
    /// Where forces alone would lead, for views.
    ahead: State,
    /// W Jᵀ Δλ of the constraint in hand, laid out as the velocities; else zero.
    displacement: Vec<f64>,
    /// Of the constraint in hand.
    rows: Rows,
    /// The distances between particles, as long as the model is the same: a list for each run of them.
    nets: Vec<Net>,
}

/// Distances between particles, each with the place of its row among these, by turns ([`turns()`]): those that follow each other
/// mostly share no particle, so that a processor need not end with one before it begins with the next. All numbers are those of the
/// rows' own order.
type Net = Vec<(ParticleStick, usize)>;

/// The nets of a model.
fn nets(model: &Model) -> Vec<Net> {
    let w = model.bodies.inverse_mass();
    let (mut had, mut turn) = (Vec::new(), Vec::new());
    let net = |sticks: &[ParticleStick]| {
        turns(sticks.iter().map(|stick| stick.particles.map(|place| place.v)), w.len(), |v| w[v] > 0.0, &mut had, &mut turn);
        by_turns(&turn).into_iter().map(|row| (sticks[row], row)).collect()
    };
    let sticks = model.runs().iter().filter_map(|run| if let Run::Sticks(_, sticks) = run { Some(sticks.list()) } else { None });
    sticks.map(net).collect()
}

impl Method for Position {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        self.before.copy_from(state);
        let mut e = std::mem::take(&mut self.e);
        e.gather_forces(model, state, model.gyroscopic == Gyroscopic::Explicit);
        let predicted = predict(model, state, h, &mut e);
        self.e = e;
        predicted?;

        lambda.clear();
        vector::zeros(&mut self.displacement, state.v.len());
        if self.nets.is_empty() {
            self.nets = nets(model);
        }
        let turns = model.bodies.list().iter().any(|b| b.rigid.is_some());
        let each = if turns { WORK_OF_A_JOINTS_ROW } else { WORK_OF_A_ROW };
        let mut residual = 0.0;
        for _ in 0..self.sweeps {
            if !model.work.charge(each * (model.constraints.len().max(lambda.len()) as u64)) {
                return Err(Culprit::Work);
            }
            residual = self.sweep(model, state, h, lambda)?;
        }
        lambda.iter_mut().for_each(|lambda| *lambda /= h * h);

        model.bodies.velocity_between(&self.before.q, &state.q, h, &mut state.v);
        self.account(model, state, h);
        Ok(Report { iterations: self.sweeps, residual, stopped_by: StoppedBy::Iterations })
    }

    fn plans_iterations(&self) -> bool {
        true
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], e: &mut Evaluation) -> Result<(), Culprit> {
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit, &[]);
        e.reduced = None;
        e.unknown_per_lambda = self.h * self.h;
        e.take_lambda(model, lambda);
        if e.rows.has_bounds() {
            return Err(Culprit::Limits);
        }
        check_gradients(model, &e.rows)?;
        self.ahead.copy_from(state);
        predict(model, &mut self.ahead, self.h, e)?;
        model.values(&self.ahead, &mut self.rows);
        e.b.clone_from(&self.rows.c);
        Ok(())
    }

    fn knows_limits(&self) -> bool {
        false
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        vec![("C(x̄)", "C where forces alone lead", e.b.clone())]
    }

    fn limits(&self, e: &Evaluation) -> Limits {
        let softness = self.softness(self.h);
        Limits { softness: if softness > 0.0 { vec![softness; e.rows.len()] } else { Vec::new() }, ..Limits::default() }
    }

    fn model_changed(&mut self) {
        self.nets.clear();
    }
}

/// x̄ and v̄
fn predict(model: &Model, state: &mut State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
    finite_or_body(model, &e.applied)?;
    e.move_freely(model, &state.v, h);
    state.v.clone_from(&e.work);
    model.bodies.advance(&mut state.q, h, &state.v);
    state.t += h;
    Ok(())
}

impl Position {
    /// α̃
    fn softness(&self, h: f64) -> f64 {
        self.compliance / (h * h)
    }

    /// Goes through all constraints once; the largest |C + α̃λ| that it met.
    fn sweep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<f64, Culprit> {
        let softness = self.softness(h);
        let mut met = Met { row: 0, residual: 0.0 };
        let mut net = 0;
        for run in model.runs() {
            if let Run::Sticks(slot, sticks) = run {
                let lambda = met.next(sticks.list().len(), lambda);
                let outcome = sweep_net(&self.nets[net], model, state, softness, lambda);
                met.residual = vector::larger(met.residual, outcome.map_err(|k| Culprit::NoGradient(slot + k))?);
                net += 1;
                continue;
            }
            for slot in run.slots() {
                self.satisfy(slot, model, state, h, &mut met, lambda)?;
            }
        }
        Ok(met.residual)
    }

    /// Moves the bodies of one constraint.
    fn satisfy(
        &mut self,
        slot: usize,
        model: &Model,
        state: &mut State,
        h: f64,
        met: &mut Met,
        lambda: &mut Vec<f64>,
    ) -> Result<(), Culprit> {
        let (bodies, softness) = (&model.bodies, self.softness(h));
        let Position { rows, displacement, .. } = self;
        rows.clear();
        rows.begin_constraint(slot);
        model.constraints[slot].it.rows(&Motion::new(bodies, state), rows);
        rows.contacts_from = rows.len();
        if rows.left_out {
            return Err(Culprit::Limits);
        }
        let (j, w) = (&rows.jacobian, bodies.inverse_mass());
        for (i, lambda) in met.next(rows.len(), lambda).iter_mut().enumerate() {
            let a = j.row_product(j, i, w);
            if a == 0.0 {
                check_gradients(model, rows)?;
            }
            let left = rows.c[i] + j.row_dot(i, displacement) + softness * *lambda;
            met.residual = vector::larger(met.residual, left.abs());
            let change = step(left, a + softness);
            *lambda += change;
            state.applied_work -= change * rows.c_t[i] / h;
            for (column, values) in j.row(i) {
                for (k, j) in values.iter().enumerate() {
                    displacement[column + k] += change * w[column + k] * j;
                }
            }
        }
        for i in 0..rows.len() {
            for (column, values) in j.row(i) {
                bodies.place(bodies.of_velocity(column)).advance(&mut state.q, 1.0, displacement);
                displacement[column..column + values.len()].fill(0.0);
            }
        }
        Ok(())
    }

    /// The work of the substep: of every force its impulse times the mean of the velocities before and after.
    fn account(&self, model: &Model, state: &mut State, h: f64) {
        let velocities = self.before.v.iter().zip(&state.v);
        for (i, ((before, after), w)) in velocities.zip(model.bodies.inverse_mass()).enumerate() {
            let mean = 0.5 * (before + after);
            state.applied_work += h * self.e.accounted[i] * mean;
            if *w > 0.0 {
                state.constraint_work += (after - self.e.work[i]) / w * mean;
            }
        }
    }
}

/// What a sweep has gone through.
struct Met {
    /// Rows so far.
    row: usize,
    /// The largest |C + α̃λ| of them.
    residual: f64,
}

impl Met {
    /// λ of the next `count` rows; zero where the first sweep meets them.
    fn next<'a>(&mut self, count: usize, lambda: &'a mut Vec<f64>) -> &'a mut [f64] {
        let first = self.row;
        self.row += count;
        if lambda.len() < self.row {
            lambda.resize(self.row, 0.0);
        }
        &mut lambda[first..self.row]
    }
}

/// Δλ; none of a row that moves nothing.
#[inline(always)]
fn step(left: f64, a: f64) -> f64 {
    if a > 0.0 { -left / a } else { 0.0 }
}

/// Goes through distances between particles; the largest |C + α̃λ|, or which of them has no direction.
fn sweep_net(net: &Net, model: &Model, state: &mut State, softness: f64, lambda: &mut [f64]) -> Result<f64, usize> {
    let (w, in_space) = (model.bodies.inverse_mass(), model.bodies.space() == Space::Space);
    let mut residual = 0.0;
    for (stick, row) in net {
        let ([a, b], lambda) = (stick.particles, &mut lambda[*row]);
        let (c, n) = stick.gradient(&state.q);
        let (wa, wb) = (w[a.v], w[b.v]);
        let product = (wa + wb) * stick.gradient_square(n);
        if product == 0.0 && wa + wb > 0.0 {
            return Err(*row);
        }
        let left = c + softness * *lambda;
        residual = vector::larger(residual, left.abs());
        let change = step(left, product + softness);
        *lambda += change;
        let (push, q) = (change * n, &mut state.q[..]);
        q[a.q] += wa * push.x;
        q[a.q + 1] += wa * push.y;
        q[b.q] -= wb * push.x;
        q[b.q + 1] -= wb * push.y;
        if in_space {
            q[a.q + 2] += wa * push.z;
            q[b.q + 2] -= wb * push.z;
        }
    }
    Ok(residual)
}
