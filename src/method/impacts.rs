//! Impacts of methods that act through forces. Force alone cannot stop a body at once, so an impact is an impulse between two steps of the
//! integrator, at the moment at which the bodies meet:
//!
//!   v⁺ = v + W Jᵀp      normals: p ≥ 0,  w = J v⁺ + e J v ≥ 0,  pᵀw = 0      friction: |p_t| ≤ μ p_n,  J_t v⁺ = 0 unless it slides
//!   equations: Ċ⁺ = Ċ      limits and ropes that are reached: as contacts with e = 0      motors: none, their force is bounded
//!
//! e counts for contacts that close faster than the threshold (Newton); slower ones end with J v⁺ ≥ 0. It is a complementarity problem like
//! that of the forces, with the same A.

use super::contact_law::ContactLaw;
use super::contact_rows::{ContactRows, TOUCHING};
use super::evaluation::{check_gradients, rows_culprit};
use super::{Culprit, Limits, Settings};
use crate::assembly::{Delassus, FrictionLink, Problem};
use crate::math::vector;
use crate::model::contact::Touch;
use crate::model::rows::Side;
use crate::model::{Contact, Model, Rows, State};
use crate::solver::{self, Report, Solver, Stopping};

/// Contacts and limits that close more slowly than this are at rest, m/s.
const AT_REST: f64 = 1e-9;

/// Solves impacts.
#[derive(Debug)]
pub(super) struct Impacts {
    pub law: ContactLaw,
    solver: Box<dyn Solver>,
    stopping: Stopping,
    rows: Rows,
    b: Vec<f64>,
    limits: Limits,
    impulse: Vec<f64>,
    /// Of the constraints' rows, in the impacts of a substep: impulses by its length, N.
    pub lambda: Vec<f64>,
    response: Vec<f64>,
}

impl Impacts {
    pub fn new(settings: &Settings) -> Self {
        Impacts {
            law: ContactLaw::new(settings),
            solver: solver::build(&settings.solver),
            stopping: solver::stopping(&settings.solver),
            rows: Rows::default(),
            b: Vec::new(),
            limits: Limits::default(),
            impulse: Vec::new(),
            lambda: Vec::new(),
            response: Vec::new(),
        }
    }

    /// The smallest C of the limits that close faster than the threshold; None where none does.
    pub fn closing_limit(&mut self, model: &Model, state: &State) -> Option<f64> {
        model.rows(state, &mut self.rows);
        let Impacts { rows, law, .. } = self;
        let closing = (0..rows.len()).filter(|i| rows.side(*i) == Side::Above && rows.c_dot[*i] < -law.threshold);
        closing.map(|i| rows.c[i]).reduce(f64::min)
    }

    /// The impulses of the contacts and limits that are reached and close, if there are any, in a substep of length h. Their work is accounted for.
    pub fn act(&mut self, model: &Model, state: &mut State, contacts: &mut ContactRows, h: f64) -> Result<Report, Culprit> {
        model.rows(state, &mut self.rows);
        contacts.append(model, state, &mut self.rows);
        if !closes(&self.rows) {
            return Ok(Report::default());
        }
        check_gradients(model, &self.rows)?;
        self.pose(contacts);
        self.solver.honours(&self.limits.bounds()).map_err(|_| Culprit::Solver)?;
        let w = model.bodies.inverse_mass();
        self.response.resize(w.len(), 0.0);
        vector::zeros(&mut self.impulse, self.rows.len());
        let mut a = Delassus::new(&self.rows.jacobian, w, &mut self.response);
        let problem = Problem::new(&mut a, &self.b, self.limits.bounds());
        let report = solver::solve_within(self.solver.as_mut(), problem, &mut self.impulse, &self.stopping, &model.work);
        if model.work.is_spent() {
            return Err(Culprit::Work);
        }
        if let Some(row) = self.impulse.iter().position(|p| !p.is_finite()) {
            return Err(rows_culprit(model, &self.rows, row));
        }
        let before = model.bodies.kinetic(&state.v);
        vector::zeros(&mut self.response, w.len());
        self.rows.jacobian.transpose_times(&self.impulse, &mut self.response);
        for ((v, w), p) in state.v.iter_mut().zip(w).zip(&self.response) {
            *v += w * p;
        }
        state.applied_work += model.bodies.kinetic(&state.v) - before;
        self.impulse.iter_mut().for_each(|p| *p /= h);
        let mut end = self.rows.contacts_from;
        self.lambda.resize(end, 0.0);
        vector::add_scaled(&mut self.lambda, 1.0, &self.impulse[..end]);
        for contact in &contacts.touching {
            let first = end;
            end = self.rows.end_of(first);
            state.contacts.add_impact(Touch::of(contact, &model.bodies, &self.impulse[first..end]));
        }
        Ok(report)
    }

    /// b and the bounds of the impulses.
    fn pose(&mut self, contacts: &mut ContactRows) {
        let Impacts { law, rows, b, limits, .. } = self;
        b.clear();
        limits.lo.clone_from(&rows.lo);
        limits.hi.clone_from(&rows.hi);
        for i in 0..rows.contacts_from {
            let side = rows.side(i);
            let idle = side == Side::Bounded || side == Side::Above && rows.c[i] > TOUCHING;
            if idle {
                (limits.lo[i], limits.hi[i]) = (0.0, 0.0);
            }
            b.push(if side == Side::Above { rows.c_dot[i] } else { 0.0 });
        }
        for contact in &contacts.touching {
            let i = b.len();
            let closing = rows.c_dot[i];
            b.push(closing - law.normal((0.0, contact.surface.restitution), closing, closing, 1.0).velocity);
            b.extend_from_slice(&rows.c_dot[i + 1..rows.end_of(i)]);
        }
        limit_friction(law, rows, &mut contacts.touching, &mut limits.friction);
    }
}

/// The friction of the contacts that a list of rows ends with: of sliding surfaces μ_k.
pub(super) fn limit_friction(law: &ContactLaw, rows: &Rows, contacts: &mut [Contact], out: &mut Vec<FrictionLink>) {
    out.clear();
    let Some(first) = rows.owner.get(rows.contacts_from) else { return };
    out.extend(rows.friction.iter().map(|link| {
        let contact = &mut contacts[rows.owner[link.normal] - first];
        FrictionLink { mu: law.friction(link, contact, &rows.c_dot), kind: law.friction, ..*link }
    }));
}

/// True where a contact closes, or a limit that is reached.
fn closes(rows: &Rows) -> bool {
    let reached = |i: usize| i >= rows.contacts_from || rows.c[i] <= TOUCHING;
    (0..rows.len()).any(|i| rows.side(i) == Side::Above && rows.c_dot[i] < -AT_REST && reached(i))
}
