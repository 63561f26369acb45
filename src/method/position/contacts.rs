//! Contacts of a substep: found once, where it begins, with J from there. The gap is the one where x̄ is by then, along the normal n
//! from there and between the two points of the surfaces that the bodies carry along. With y = x̄ − x (turning: as a rotation vector):
//!
//!   normal       C = n·(p₂(x̄) − p₁(x̄)) − C_left,   C ≥ 0,  λ_n ≥ 0
//!   tangents     C = J_t y + h ∂C/∂t = 0,           |λ_t| ≤ μ λ_n       (friction; rolling and torsional friction likewise)
//!
//! C_left ≤ 0 is the overlap of the beginning. A part of it is taken back before anything else, from the place x itself and not
//! from the velocity: x ← x + W J_nᵀ λ with C_0 − β min(C_0 + slop, 0) for C_left. As a part of x̄ − x it would be a velocity that
//! only as many sweeps as it takes to converge remove again.
//!
//! Displacements of a substep are added as they are, y ← y + W JᵀΔλ, and x̄ = x ∘ y; in space that is not the turn by y and then
//! by W JᵀΔλ. So v⁺ = y/h is v̄ + W Jᵀλ/h, and no part of y × W JᵀΔλ, which does work, gets into it.

use super::relax::{Relaxation, diagonal, respond};
use crate::math::{Mapped, vector};
use crate::method::contact_law::ContactLaw;
use crate::method::recall::recall;
use crate::method::{Culprit, Evaluation};
use crate::model::contact::Detector;
use crate::model::rows::FrictionLink;
use crate::model::{Bodies, Contact, Model, Motion, Rows, State};
use glam::DVec3;

/// Elementary operations to go through a row of a contact once, roughly.
const WORK_OF_A_ROW: u64 = 60;

/// The contacts of a substep and their λ.
#[derive(Debug, Default)]
pub struct Contacts {
    pub(super) detector: Detector,
    carried: Vec<Carried>,
    /// J, ∂C/∂t and Ċ where the substep began.
    pub(super) rows: Rows,
    pub(super) diagonal: Vec<f64>,
    pub(super) c: Vec<f64>,
    /// λ, N·s² per unit of ∂C; then the impulse, N·s; at last the force, N.
    pub(super) lambda: Vec<f64>,
    /// y; then the velocity without contacts.
    pub(super) moved: Vec<f64>,
    /// Change of y by a sweep; then the velocity with restitution.
    pub(super) shift: Vec<f64>,
    /// Impulses before restitution, then with it.
    pub(super) other: Vec<f64>,
}

/// A contact as its bodies carry it along.
#[derive(Clone, Copy, Debug)]
struct Carried {
    /// The two points that meet, each from the centre of its body, along its principal axes, m.
    arms: [DVec3; 2],
    /// The overlap that is left, at most 0, m.
    left: f64,
}

impl Contacts {
    /// Finds the contacts that may act within h of this state, and their J.
    pub fn find(&mut self, model: &Model, state: &State, h: f64, law: &ContactLaw) -> Result<(), Culprit> {
        self.rows.clear();
        self.lambda.clear();
        if !Detector::is_needed(&model.bodies) {
            self.detector.contacts.clear();
            return Ok(());
        }
        self.detector.detect(model, &Motion::new(&model.bodies, state), h);
        if model.work.is_spent() {
            return Err(Culprit::Work);
        }
        model.contact_rows(state, &self.detector.contacts, h, &mut self.rows);
        self.rows.contacts_from = 0;
        self.rows.finish(&state.v);
        self.lambda.resize(self.rows.len(), 0.0);
        let first = model.constraints.len();
        for link in &mut self.rows.friction {
            let contact = &mut self.detector.contacts[self.rows.owner[link.normal] - first];
            link.mu = law.friction(link, contact, &self.rows.c_dot);
        }
        Ok(())
    }

    /// True where none was found.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The contacts found last.
    pub fn list(&self) -> &[Contact] {
        &self.detector.contacts
    }

    /// Their friction links, where so many rows of constraints stand before theirs.
    pub fn links_behind(&self, count: usize) -> impl Iterator<Item = FrictionLink> {
        let moved = move |row: usize| row + count;
        let behind = move |link: &FrictionLink| FrictionLink { normal: moved(link.normal), tangents: link.tangents.mapped(moved), ..*link };
        self.rows.friction.iter().map(behind)
    }

    /// Takes hold of the points that meet in `before`, takes a part of their overlap back there, and begins with the λ of the
    /// substep before: what rests, rests at once.
    pub fn begin(
        &mut self,
        model: &Model,
        before: &mut State,
        state: &mut State,
        h: f64,
        sweeps: u32,
        law: &ContactLaw,
    ) -> Result<(), Culprit> {
        if self.is_empty() {
            return Ok(());
        }
        let w = model.bodies.inverse_mass();
        self.carry(&model.bodies, before);
        diagonal(&self.rows, w, &mut self.diagonal);
        vector::zeros(&mut self.moved, state.v.len());
        model.bodies.velocity_between(&before.q, &state.q, 1.0, &mut self.moved);
        self.push_out(model, before, h, sweeps, law)?;
        recall(model, before, &self.detector.contacts, &self.rows, true, h * h, &mut self.lambda);
        vector::zeros(&mut self.shift, state.v.len());
        add_response(&self.rows, 1.0, &self.lambda, w, &mut self.shift);
        self.place(&model.bodies, before, state);
        Ok(())
    }

    /// The points that meet at this state, as their bodies carry them along.
    fn carry(&mut self, bodies: &Bodies, state: &State) {
        let motion = Motion::new(bodies, state);
        let arm = |body: usize, point: DVec3| motion.principal_rotation(body).inverse() * (point - motion.position(body));
        self.carried.clear();
        self.carried.extend(self.detector.contacts.iter().map(|contact| {
            let half = 0.5 * contact.gap * contact.normal;
            let arms = [arm(contact.bodies[0], contact.point - half), arm(contact.bodies[1], contact.point + half)];
            Carried { arms, left: vector::smaller(contact.gap, 0.0) }
        }));
    }

    /// Takes a part β of each overlap beyond the slop back, at this state, and what is left is less.
    fn push_out(&mut self, model: &Model, state: &mut State, h: f64, sweeps: u32, law: &ContactLaw) -> Result<(), Culprit> {
        if self.detector.contacts.iter().all(|contact| law.push_out(contact.gap, h) <= 0.0) {
            return Ok(());
        }
        self.charge(model, sweeps)?;
        vector::zeros(&mut self.c, self.rows.len());
        let mut i = 0;
        for contact in &self.detector.contacts {
            self.c[i] = vector::larger(contact.gap, 0.0) - h * law.push_out(contact.gap, h);
            i = self.rows.end_of(i);
        }
        vector::zeros(&mut self.shift, state.v.len());
        for _ in 0..sweeps {
            relaxation(&self.rows, &self.diagonal, &self.c, &model.bodies, &mut self.lambda, &mut self.shift).sweep();
        }
        model.bodies.advance(&mut state.q, 1.0, &self.shift);
        self.lambda.fill(0.0);
        self.follow(&model.bodies, state);
        for (contact, carried) in self.detector.contacts.iter().zip(&mut self.carried) {
            carried.left = vector::smaller(contact.gap, 0.0);
        }
        Ok(())
    }

    /// So many sweeps' work.
    pub(super) fn charge(&self, model: &Model, sweeps: u32) -> Result<(), Culprit> {
        let work = WORK_OF_A_ROW * u64::from(sweeps) * self.rows.len() as u64;
        if model.work.charge(work) { Ok(()) } else { Err(Culprit::Work) }
    }

    /// y ← y + Δy,  x̄ = x ∘ y
    fn place(&mut self, bodies: &Bodies, before: &State, state: &mut State) {
        vector::add_scaled(&mut self.moved, 1.0, &self.shift);
        state.q.clone_from(&before.q);
        bodies.advance(&mut state.q, 1.0, &self.moved);
    }

    /// One sweep: moves the bodies apart, and takes back what surfaces that stick have slid. The largest |A_ii Δλ_i|.
    pub fn sweep(&mut self, model: &Model, before: &State, state: &mut State, h: f64) -> Result<f64, Culprit> {
        if self.is_empty() {
            return Ok(0.0);
        }
        self.charge(model, 1)?;
        let bodies = &model.bodies;
        self.follow(bodies, state);
        vector::zeros(&mut self.moved, state.v.len());
        vector::zeros(&mut self.shift, state.v.len());
        bodies.velocity_between(&before.q, &state.q, 1.0, &mut self.moved);
        self.measure(h);
        let residual = relaxation(&self.rows, &self.diagonal, &self.c, bodies, &mut self.lambda, &mut self.shift).sweep();
        self.place(bodies, before, state);
        Ok(residual)
    }

    /// Gaps and the midpoints of the points that meet, where the bodies are by now.
    pub(super) fn follow(&mut self, bodies: &Bodies, state: &State) {
        let motion = Motion::new(bodies, state);
        let mut carried = self.carried.iter();
        for contacts in self.detector.contacts.chunk_by_mut(|a, b| a.bodies == b.bodies) {
            let at = contacts[0].bodies.map(|body| (motion.position(body), motion.principal_rotation(body)));
            for (contact, carried) in contacts.iter_mut().zip(&mut carried) {
                let [p, q] = [0, 1].mapped(|k| at[k].0 + at[k].1 * carried.arms[k]);
                contact.gap = contact.normal.dot(q - p);
                contact.point = 0.5 * (p + q);
            }
        }
    }

    /// C of all rows.
    fn measure(&mut self, h: f64) {
        let Contacts { rows, c, moved, .. } = self;
        c.clear();
        c.extend(rows.c_t.iter().enumerate().map(|(i, c_t)| rows.jacobian.row_dot(i, moved) + h * c_t));
        let mut i = 0;
        for (contact, carried) in self.detector.contacts.iter().zip(&self.carried) {
            c[i] = contact.gap - carried.left;
            i = rows.end_of(i);
        }
    }

    /// The work of the impulses between two velocities; λ becomes a force. J
    pub fn work(&mut self, before: &[f64], after: &[f64], h: f64) -> f64 {
        let j = &self.rows.jacobian;
        let of = |(i, impulse): (usize, &mut f64)| {
            let work = 0.5 * *impulse * (j.row_dot(i, before) + j.row_dot(i, after));
            *impulse /= h;
            work
        };
        self.lambda.iter_mut().enumerate().map(of).sum()
    }

    /// λ behind that of the constraints, and the contacts for views and for the next step.
    pub fn hand_over(&mut self, model: &Model, state: &mut State, lambda: &mut Vec<f64>) {
        if self.is_empty() && state.contacts.is_empty() {
            return;
        }
        lambda.extend_from_slice(&self.lambda);
        let (rows, lambda, mut end) = (&self.rows, &self.lambda, 0);
        state.contacts.renew(&model.bodies, None, 1.0, &self.detector.contacts, &mut |_| {
            let first = end;
            end = rows.end_of(first);
            [&lambda[first..end]; 2]
        });
    }

    /// Drops what was derived from the model.
    pub fn model_changed(&mut self) {
        self.detector.model_changed();
    }

    /// Their rows behind those of the constraints, for views.
    pub fn show(&self, model: &Model, state: &State, h: f64, e: &mut Evaluation) {
        e.contacts.clone_from(&self.detector.contacts);
        model.contact_rows(state, &self.detector.contacts, h, &mut e.rows);
        e.rows.finish(&state.v);
    }
}

/// y ← y + a W Jᵀx
#[inline(never)]
pub(super) fn add_response(rows: &Rows, a: f64, x: &[f64], w: &[f64], y: &mut [f64]) {
    for (i, x) in x.iter().enumerate() {
        respond(&rows.jacobian, i, a * x, w, y);
    }
}

pub(super) fn relaxation<'a>(
    rows: &'a Rows,
    diagonal: &'a [f64],
    c: &'a [f64],
    bodies: &'a Bodies,
    x: &'a mut [f64],
    y: &'a mut [f64],
) -> Relaxation<'a> {
    Relaxation { rows, w: bodies.inverse_mass(), diagonal, c, x, y }
}
