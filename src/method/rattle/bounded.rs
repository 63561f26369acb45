//! Substeps in which contacts, limits, ropes or motors act: a step of [`velocity`] with contacts, friction and restitution, followed
//! by a projection of its equations, which keeps them as SHAKE does.
//!
//! Such a step is v ← v + h W Q, q ← q + h v with impulses in between (symplectic Euler). It is the leapfrog step of RATTLE but for
//! half a kick: with ṽ = v − h/2 W Q(q) at its beginning and v⁺ = ṽ⁺ + h/2 W Q(q⁺) at its end both are the same where no impulse
//! acts, and a ball without friction and losses bounces with its energy. So v is taken back by half a kick before an impact,
//! and brought on by half a kick after the substep in which the last contact, limit or motor has acted. As long as one acts, v is ṽ.
//! A motion that begins at rest on others begins with ṽ = 0. Where bodies that overlap a little do not press, v is no ṽ and is not brought on.

use super::super::kick::Kick;
use super::super::projection::{self, Projector};
use super::super::{Culprit, Method, Settings, velocity};
use crate::describe::Arg;
use crate::math::Mapped;
use crate::model::contact::Detector;
use crate::model::rows::Side;
use crate::model::{Contact, Model, Motion, Rows, State};
use glam::DVec3;

/// The rows that are no equations, and the method for substeps in which they act.
#[derive(Debug)]
pub(super) struct Bounded {
    /// Time stepping at velocity level, and the projection of its equations.
    pub stepping: Box<dyn Method>,
    /// Contacts that close more slowly than this do not bounce, m/s.
    threshold: f64,
    detector: Detector,
    /// The contacts where the substep begins.
    contacts: Vec<Contact>,
    /// The constraints' rows where the substep begins.
    rows: Rows,
    /// C where it ends.
    ends: Rows,
    /// Where each contact is on its two bodies.
    places: Vec<Place>,
    /// For each contact, true where it leaves the substep faster than what rests.
    bounces: Vec<bool>,
    /// λ of the equations alone.
    pub of_equations: Vec<f64>,
}

/// Where a contact is on its two bodies.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// In their own frames; a particle has but one point.
    points: [DVec3; 2],
    /// By how much the gap is wider than the way between these points along the normal, m.
    wider: f64,
}

impl Place {
    #[inline(never)]
    fn of(motion: &Motion, contact: &Contact) -> Place {
        let points = contact.bodies.mapped(|body| motion.rotation(body).inverse() * (contact.point - motion.position(body)));
        Place { points, wider: contact.gap - along_normal(motion, contact, points) }
    }
}

/// The way from the first point to the second along the contact's normal, m.
#[inline(never)]
fn along_normal(motion: &Motion, contact: &Contact, points: [DVec3; 2]) -> f64 {
    let [one, two] = [0, 1].mapped(|k| motion.point(contact.bodies[k], points[k]).x);
    contact.normal.dot(two - one)
}

impl Bounded {
    pub fn new(settings: &Settings) -> Self {
        let stepping = stepping_in(settings);
        Bounded {
            stepping: projection::after(velocity::build(&stepping), &stepping),
            threshold: settings.method.number("restitutionThreshold"),
            detector: Detector::default(),
            contacts: Vec::new(),
            rows: Rows::default(),
            ends: Rows::default(),
            places: Vec::new(),
            bounces: Vec::new(),
            of_equations: Vec::new(),
        }
    }

    pub fn model_changed(&mut self) {
        self.stepping.model_changed();
        self.detector.model_changed();
    }

    /// Takes the rows of the constraints, and finds the contacts that bodies may come to within h.
    pub fn look(&mut self, model: &Model, state: &State, h: f64) {
        model.rows(state, &mut self.rows);
        let motion = Motion::new(&model.bodies, state);
        self.detector.detect(model, &motion, h);
        std::mem::swap(&mut self.contacts, &mut self.detector.contacts);
        self.places.clear();
        self.places.extend(self.contacts.iter().map(|contact| Place::of(&motion, contact)));
    }

    /// True where a motor acts, or where a contact or limit acted in the last substep: v is ṽ.
    pub fn acts(&self, state: &State, lambda: &[f64]) -> bool {
        let pushed = |i: usize| self.rows.side(i) == Side::Above && lambda.get(i).is_some_and(|l| *l != 0.0);
        !state.contacts.is_empty() || self.is_driven() || (0..self.rows.len()).any(pushed)
    }

    fn is_driven(&self) -> bool {
        (0..self.rows.len()).any(|i| self.rows.side(i) == Side::Bounded)
    }

    /// True where a contact or limit touches, or would at the present velocity within h.
    pub fn touches(&self, model: &Model, state: &State, h: f64) -> bool {
        let rows = &self.rows;
        let reached = |i: usize| rows.side(i) == Side::Above && rows.c[i] + h * rows.c_dot[i].min(0.0) <= 0.0;
        let motion = Motion::new(&model.bodies, state);
        let near = |contact: &Contact| contact.gap + h * contact.normal_rate(&motion).min(0.0) <= 0.0;
        (0..rows.len()).any(reached) || self.contacts.iter().any(near)
    }

    /// True where the way to this state, as if no contact and no limit acted, has broken one: points that met have passed each other, or
    /// bodies overlap elsewhere, as round ones do that have rolled on.
    pub fn is_broken_at(&mut self, model: &Model, state: &State) -> bool {
        model.values(state, &mut self.ends);
        let (rows, ends) = (&self.rows, &self.ends.c);
        if (0..rows.len().min(ends.len())).any(|i| rows.side(i) == Side::Above && ends[i] < 0.0) {
            return true;
        }
        let motion = Motion::new(&model.bodies, state);
        let gap = |(c, place): (&Contact, &Place)| place.wider + along_normal(&motion, c, place.points);
        let passed = self.contacts.iter().zip(&self.places).any(|at| gap(at) < 0.0);
        let mut overlap = || {
            self.detector.detect(model, &motion, 0.0);
            self.detector.contacts.iter().any(|c| c.gap < 0.0)
        };
        passed || !self.contacts.is_empty() && overlap()
    }

    /// True where a contact or limit is reached faster than what rests.
    pub fn closes(&self, model: &Model, state: &State, h: f64) -> bool {
        let (rows, fast) = (&self.rows, -self.threshold);
        let reached = |i: usize| rows.side(i) == Side::Above && rows.c_dot[i] < fast && rows.c[i] + h * rows.c_dot[i] <= 0.0;
        let motion = Motion::new(&model.bodies, state);
        let meets = |contact: &Contact| {
            let rate = contact.normal_rate(&motion);
            rate < fast && contact.gap + h * rate <= 0.0
        };
        (0..rows.len()).any(reached) || self.contacts.iter().any(meets)
    }

    /// Takes the contacts that bounce, at the state in which the substep begins at velocity level: at its end a round body has rolled on, and
    /// the points of both bodies that met have turned away.
    pub fn find_bounces(&mut self, model: &Model, state: &State) {
        let motion = Motion::new(&model.bodies, state);
        self.bounces.clear();
        self.bounces.extend(self.contacts.iter().map(|c| -c.surface.restitution * c.normal_rate(&motion) > self.threshold));
    }

    /// True where after this substep some contact, limit or motor still acts: one that has bounced does not.
    pub fn goes_on(&self, model: &Model, state: &State, lambda: &[f64]) -> bool {
        let presses = |contact: &Contact| {
            let kept = state.contacts.find(model.bodies.ids(contact.bodies), contact.feature);
            kept.and_then(|kept| state.contacts.lambda(kept).first()).is_some_and(|l| *l > 0.0)
        };
        let pushed = |i: usize| self.rows.side(i) == Side::Above && lambda.get(i).is_some_and(|l| *l != 0.0);
        self.is_driven()
            || (0..self.rows.len()).any(pushed)
            || self.contacts.iter().zip(&self.bounces).any(|(contact, bounces)| !bounces && presses(contact))
    }

    /// Takes the λ of the equations out of those of all rows.
    pub fn take_equations(&mut self, lambda: &[f64]) {
        self.of_equations.clear();
        if lambda.len() >= self.rows.len() {
            let equations = (0..self.rows.len()).filter(|i| self.rows.side(*i) == Side::Equation);
            self.of_equations.extend(equations.map(|i| lambda[i]));
        }
    }

    /// λ of all constraints' rows, where equations alone have one.
    pub fn spread_equations(&self, lambda: &mut Vec<f64>) {
        lambda.clear();
        let mut of_equations = self.of_equations.iter();
        lambda.extend((0..self.rows.len()).map(|i| match self.rows.side(i) {
            Side::Equation => of_equations.next().copied().unwrap_or(0.0),
            Side::Above | Side::Bounded => 0.0,
        }));
    }
}

/// Settings of `velocity` with the numbers of these, in steps as long as a substep, with projection. Nothing sleeps, as under RATTLE.
fn stepping_in(settings: &Settings) -> Settings {
    let mut stepping = settings.clone();
    for (name, value) in [
        ("kind", Arg::Choice(velocity::ENTRY.id)),
        ("stepSize", Arg::Number(settings.substep_size())),
        ("substeps", Arg::Number(1.0)),
        ("detection", Arg::Choice("substep")),
        (velocity::SLEEP_AFTER.name, Arg::Number(0.0)),
    ] {
        stepping.method.set(name, value);
    }
    stepping
}

/// v by half a kick of length h on, or back where h is negative, and onto Ċ = 0; the work of it is counted.
pub(super) fn kick_by_half(model: &Model, state: &mut State, h: f64, forces: &mut Kick, projector: &mut Projector) -> Result<(), Culprit> {
    forces.begin(&state.v);
    projector.factor_unless_done(model, state)?;
    forces.kick(model, state, h)?;
    projector.velocities(model, state)?;
    state.constraint_work += projector.work;
    state.applied_work -= projector.motor(&projector.velocity_lambda);
    Ok(())
}
