//! Gauss–Seidel on the constraints themselves: each in turn moves its bodies onto C + α̃λ = 0.
//!
//!   Δλ = −(C(x̄) + α̃ λ)/(J W Jᵀ + α̃),   x̄ ← x̄ + W Jᵀ Δλ,   λ ← λ + Δλ

use crate::math::{by_turns, colours, turns, vector};
use crate::method::Culprit;
use crate::method::evaluation::check_gradients;
use crate::model::batch::{ParticleStick, Run};
use crate::model::{Model, Motion, Rows, Space, State};

/// Elementary operations to go through a row once, roughly.
const WORK_OF_A_ROW: u64 = 20;

/// Elementary operations of a joint's row between rigid bodies.
const WORK_OF_A_JOINTS_ROW: u64 = 350;

/// Sweeps of one substep.
#[derive(Clone, Copy, Debug)]
pub struct Sweeps {
    pub count: u32,
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
}

/// One sweep.
struct Pass<'a> {
    model: &'a Model,
    state: &'a mut State,
    lambda: &'a mut Vec<f64>,
    of: Sweeps,
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
        Sweeper { displacement: Vec::new(), rows: Rows::of_equations(), nets: Vec::new(), coloured }
    }

    /// All sweeps; the largest |C + α̃λ| that the last one met.
    pub fn run(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>, of: Sweeps) -> Result<f64, Culprit> {
        lambda.clear();
        vector::zeros(&mut self.displacement, state.v.len());
        if self.nets.is_empty() {
            self.nets = nets(model, self.coloured);
        }
        let rigid = model.bodies.list().iter().any(|b| b.rigid.is_some());
        let each = if rigid { WORK_OF_A_JOINTS_ROW } else { WORK_OF_A_ROW };
        let mut residual = 0.0;
        for _ in 0..of.count {
            if !model.work.charge(each * (model.constraints.len().max(lambda.len()) as u64)) {
                return Err(Culprit::Work);
            }
            residual = self.sweep(Pass { model, state, lambda, of, row: 0, residual: 0.0 })?;
        }
        Ok(residual)
    }

    /// Drops what was derived from the model.
    pub fn model_changed(&mut self) {
        self.nets.clear();
    }

    fn sweep(&mut self, mut pass: Pass) -> Result<f64, Culprit> {
        let mut nets = self.nets.iter();
        for run in pass.model.runs() {
            if let Run::Sticks(first, _) = run
                && let Some(net) = nets.next()
            {
                sweep_net(net, &mut pass).map_err(|k| Culprit::NoGradient(first + k))?;
                continue;
            }
            for slot in run.slots() {
                satisfy(slot, &mut self.rows, &mut self.displacement, &mut pass)?;
            }
        }
        Ok(pass.residual)
    }
}

/// Moves the bodies of one constraint.
fn satisfy(slot: usize, rows: &mut Rows, displacement: &mut [f64], pass: &mut Pass) -> Result<(), Culprit> {
    if pass.state.is_broken(pass.model.constraints[slot].id) {
        return Ok(());
    }
    let (bodies, Sweeps { h, softness, .. }) = (&pass.model.bodies, pass.of);
    rows.clear();
    rows.begin_constraint(slot);
    pass.model.constraints[slot].it.rows(&Motion::new(bodies, pass.state), rows);
    rows.contacts_from = rows.len();
    if rows.left_out {
        return Err(Culprit::Limits);
    }
    let (j, w) = (&rows.jacobian, bodies.inverse_mass());
    for (i, row) in pass.next(rows.len()).enumerate() {
        let a = j.row_product(j, i, w);
        if a == 0.0 {
            check_gradients(pass.model, rows)?;
        }
        let left = rows.c[i] + j.row_dot(i, displacement) + softness * pass.lambda[row];
        pass.residual = vector::larger(pass.residual, left.abs());
        let change = step(left, a + softness);
        pass.lambda[row] += change;
        pass.state.applied_work -= change * rows.c_t[i] / h;
        for (column, values) in j.row(i) {
            for (k, j) in values.iter().enumerate() {
                displacement[column + k] += change * w[column + k] * j;
            }
        }
    }
    for i in 0..rows.len() {
        for (column, values) in j.row(i) {
            bodies.place(bodies.of_velocity(column)).advance(&mut pass.state.q, 1.0, displacement);
            displacement[column..column + values.len()].fill(0.0);
        }
    }
    Ok(())
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
        let (pairs, moves) = (sticks.iter().map(|stick| stick.particles.map(|place| place.v)), |v: usize| w[v] > 0.0);
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
    let Pass { model, state, lambda, of: Sweeps { softness, .. }, .. } = pass;
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
