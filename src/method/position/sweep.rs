//! Gauss–Seidel on the constraints themselves: each in turn moves its bodies onto C + α̃λ = 0.
//!
//!   Δλ = −(C(x̄) + α̃ λ)/(J W Jᵀ + α̃),   x̄ ← x̄ + W Jᵀ Δλ,   λ ← λ + Δλ
//!
//! An inequality C ≥ 0 (a limit, a rope) keeps λ ≥ 0. A bounded row (a motor, friction in a joint) has no place to go to: with
//! C = J (x̄ − x) + h ∂C/∂t its rate over the substep is brought to zero, as far as |λ| ≤ h² · (the most force) lets it.

use super::relax::respond;
use crate::math::{Mapped, by_turns, colours, turns, vector};
use crate::method::Culprit;
use crate::method::evaluation::check_gradients;
use crate::model::batch::{ParticleStick, Run};
use crate::model::rows::Side;
use crate::model::{Model, Motion, Rows, Space, State};

/// Elementary operations to go through a row once, roughly.
const WORK_OF_A_ROW: u64 = 20;

/// Elementary operations of a joint's row between rigid bodies.
const WORK_OF_A_JOINTS_ROW: u64 = 350;

/// The substep that the sweeps belong to.
#[derive(Clone, Copy, Debug)]
pub struct Substep<'a> {
    /// The state at its beginning.
    pub before: &'a State,
    /// s
    pub h: f64,
    /// α̃
    pub softness: f64,
}

/// Goes through all constraints, again and again.
#[derive(Debug)]
pub struct Sweeper {
    /// W Jᵀ Δλ of one constraint, laid out as the velocities; else zero.
    displacement: Vec<f64>,
    /// The rows of one constraint.
    rows: Rows,
    /// The distances between particles, as long as the model is the same: a list for each run of them.
    nets: Vec<Net>,
    /// Orders them by colours, not by rows.
    coloured: bool,
    /// x̄ − x of the bodies of one row, laid out as the velocities; else anything.
    moved: Vec<f64>,
    /// Σ Jᵀ Δλ of inequalities and bounded rows, N·s², laid out as the velocities.
    pub bounded: Vec<f64>,
}

/// One sweep.
struct Pass<'a> {
    model: &'a Model,
    state: &'a mut State,
    lambda: &'a mut Vec<f64>,
    of: Substep<'a>,
    /// The rows so far.
    row: usize,
    /// The largest |C + α̃λ| of them.
    residual: f64,
}

impl Pass<'_> {
    /// The next rows; their λ is zero in the first sweep.
    fn next(&mut self, count: usize) -> std::ops::Range<usize> {
        let first = self.row;
        self.row += count;
        if self.lambda.len() < self.row {
            self.lambda.resize(self.row, 0.0);
        }
        first..self.row
    }
}

impl Sweeper {
    /// Goes through distances between particles by colours or in the order of the rows, through all others in that order.
    #[must_use]
    pub fn new(coloured: bool) -> Self {
        Sweeper { displacement: Vec::new(), rows: Rows::default(), nets: Vec::new(), coloured, moved: Vec::new(), bounded: Vec::new() }
    }

    /// Before the first sweep: λ = 0.
    pub fn begin(&mut self, model: &Model, lambda: &mut Vec<f64>) {
        lambda.clear();
        for numbers in [&mut self.displacement, &mut self.moved, &mut self.bounded] {
            vector::zeros(numbers, model.bodies.dof());
        }
        if self.nets.is_empty() {
            self.nets = nets(model, self.coloured);
        }
    }

    /// One sweep; the largest |C + α̃λ| that it met.
    pub fn sweep(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>, of: Substep) -> Result<f64, Culprit> {
        let rigid = model.bodies.list().iter().any(|b| b.rigid.is_some());
        let each = if rigid { WORK_OF_A_JOINTS_ROW } else { WORK_OF_A_ROW };
        if !model.work.charge(each * (model.constraints.len().max(lambda.len()) as u64)) {
            return Err(Culprit::Work);
        }
        self.pass(Pass { model, state, lambda, of, row: 0, residual: 0.0 })
    }

    /// Drops what was derived from the model.
    pub fn model_changed(&mut self) {
        self.nets.clear();
    }

    fn pass(&mut self, mut pass: Pass) -> Result<f64, Culprit> {
        let nets = std::mem::take(&mut self.nets);
        let outcome = self.through(&nets, &mut pass);
        self.nets = nets;
        outcome.map(|()| pass.residual)
    }

    fn through(&mut self, nets: &[Net], pass: &mut Pass) -> Result<(), Culprit> {
        let mut nets = nets.iter();
        for run in pass.model.runs() {
            if let Run::Sticks(first, _) = run
                && let Some(net) = nets.next()
            {
                sweep_net(net, pass).map_err(|k| Culprit::NoGradient(first + k))?;
                continue;
            }
            for slot in run.slots() {
                self.satisfy(slot, pass)?;
            }
        }
        Ok(())
    }

    /// Moves the bodies of one constraint.
    fn satisfy(&mut self, slot: usize, pass: &mut Pass) -> Result<(), Culprit> {
        if pass.state.is_broken(pass.model.constraints[slot].id) {
            return Ok(());
        }
        let (rows, bodies) = (&mut self.rows, &pass.model.bodies);
        rows.clear();
        rows.begin_constraint(slot);
        pass.model.constraints[slot].it.rows(&Motion::new(bodies, pass.state), rows);
        rows.contacts_from = rows.len();
        for (i, row) in pass.next(self.rows.len()).enumerate() {
            let change = self.correction(i, row, pass)?;
            pass.lambda[row] += change;
            respond(&self.rows.jacobian, i, change, bodies.inverse_mass(), &mut self.displacement);
            if self.rows.side(i) == Side::Equation {
                pass.state.applied_work -= change * self.rows.c_t[i] / pass.of.h;
            } else {
                self.rows.jacobian.add_row_scaled(i, change, &mut self.bounded);
            }
        }
        let Sweeper { rows, displacement, .. } = self;
        for i in 0..rows.len() {
            for (column, values) in rows.jacobian.row(i) {
                bodies.place(bodies.of_velocity(column)).advance(&mut pass.state.q, 1.0, displacement);
                displacement[column..column + values.len()].fill(0.0);
            }
        }
        Ok(())
    }

    /// Δλ of row i of the constraint at hand, the given one of all.
    fn correction(&mut self, i: usize, row: usize, pass: &mut Pass) -> Result<f64, Culprit> {
        let (Substep { h, softness, .. }, side) = (pass.of, self.rows.side(i));
        let softness = if side == Side::Bounded { 0.0 } else { softness };
        let c = if side == Side::Bounded { self.gone(i, pass) + h * self.rows.c_t[i] } else { self.rows.c[i] };
        let (j, w, lambda) = (&self.rows.jacobian, pass.model.bodies.inverse_mass(), pass.lambda[row]);
        let a = j.row_product(j, i, w);
        if a == 0.0 {
            check_gradients(pass.model, &self.rows)?;
        }
        let left = c + j.row_dot(i, &self.displacement) + softness * lambda;
        let change = step(left, a + softness);
        if side == Side::Equation {
            pass.residual = vector::larger(pass.residual, left.abs());
            return Ok(change);
        }
        let (lo, hi) = (h * h * self.rows.lo[i], h * h * self.rows.hi[i]);
        let change = (lambda + change).clamp(lo, hi) - lambda;
        pass.residual = vector::larger(pass.residual, change.abs() * (a + softness));
        Ok(change)
    }

    /// J_i (x̄ − x)
    fn gone(&mut self, i: usize, pass: &Pass) -> f64 {
        let bodies = &pass.model.bodies;
        for (column, _) in self.rows.jacobian.row(i) {
            bodies.place(bodies.of_velocity(column)).velocity_between(&pass.of.before.q, &pass.state.q, 1.0, &mut self.moved);
        }
        self.rows.jacobian.row_dot(i, &self.moved)
    }
}

/// Distances between particles, each with the place of its row among these. By colours ([`colours()`]), or by turns ([`turns()`]):
/// those that follow each other mostly share no particle, so that a processor need not end with one before it begins with the next.
/// By turns all numbers are those of the rows' own order.
type Net = Vec<(ParticleStick, usize)>;

/// The nets of a model.
fn nets(model: &Model, coloured: bool) -> Vec<Net> {
    let w = model.bodies.inverse_mass();
    let (mut had, mut turn) = (Vec::new(), Vec::new());
    let net = |sticks: &[ParticleStick]| {
        let (pairs, moves) = (sticks.iter().map(|stick| stick.particles.mapped(|place| place.v)), |v: usize| w[v] > 0.0);
        if coloured {
            turn = colours(pairs, w.len(), moves);
        } else {
            turns(pairs, w.len(), moves, &mut had, &mut turn);
        }
        by_turns(&turn).into_iter().map(|row| (sticks[row], row)).collect()
    };
    let sticks = model.runs().iter().filter_map(|run| if let Run::Sticks(_, sticks) = run { Some(sticks.list()) } else { None });
    sticks.map(net).collect()
}

/// Δλ; none of a row that moves nothing.
#[inline(always)]
fn step(left: f64, a: f64) -> f64 {
    if a > 0.0 { -left / a } else { 0.0 }
}

/// Goes through distances between particles; or which of them has no direction.
fn sweep_net(net: &Net, pass: &mut Pass) -> Result<(), usize> {
    let rows = pass.next(net.len());
    let Pass { model, state, lambda, of: Substep { softness, .. }, .. } = pass;
    let (w, in_space) = (model.bodies.inverse_mass(), model.bodies.space() == Space::Space);
    let (q, lambda) = (&mut state.q[..], &mut lambda[rows]);
    let mut residual = pass.residual;
    for (stick, row) in net {
        let ([a, b], lambda) = (stick.particles, &mut lambda[*row]);
        let (c, n) = stick.gradient(q);
        let (wa, wb) = (w[a.v], w[b.v]);
        let product = (wa + wb) * stick.gradient_square(n);
        if product == 0.0 && wa + wb > 0.0 {
            return Err(*row);
        }
        let left = c + *softness * *lambda;
        residual = vector::larger(residual, left.abs());
        let change = step(left, product + *softness);
        *lambda += change;
        let push = change * n;
        q[a.q] += wa * push.x;
        q[a.q + 1] += wa * push.y;
        q[b.q] -= wb * push.x;
        q[b.q + 1] -= wb * push.y;
        if in_space {
            q[a.q + 2] += wa * push.z;
            q[b.q + 2] -= wb * push.z;
        }
    }
    pass.residual = residual;
    Ok(())
}
