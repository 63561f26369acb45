//! Contacts by themselves: the sweeps of Gauss–Seidel over their rows, written for contacts alone, where heaps of bodies spend
//! their time. In the metric of mass the Delassus operator needs no masses any more:
//!
//!   û = W^−½ v     Ĵ = J W^½     A = Ĵ Ĵᵀ     w = Ĵ Δû + b     λ_i += δ:  Δû += Ĵ_iᵀ δ
//!
//! so that a row of Gauss–Seidel projects Δû onto the half-space w_i ≥ 0: Kaczmarz' method. The rows of a contact stand
//! together with all that a sweep reads of them, and the velocities of a pair of bodies are held in hand while its contacts are
//! gone through. (S. Kaczmarz, "Angenäherte Auflösung von Systemen linearer Gleichungen", 1937; Japanese note, "matrix-free
//! PGS".)
//!
//! Numbers go two by two. A body has B such pairs in Δû: in the plane 2, the last number of which is nothing, in space 3. A row
//! of Ĵ has M, for both bodies: 3 or 6. A contact has R rows: the normal's, and one tangent's in the plane or two in space, which
//! share Coulomb's disc.

mod hand;
mod touching;
mod turns;

use super::super::contact_law::ContactLaw;
use crate::math::Two;
use crate::math::block_rows::each;
use crate::math::vector::larger;
use crate::model::body::{Bodies, Space};
use crate::model::contact::{Memory, recognise};
use crate::model::{Contact, State};
use crate::solver::StoppedBy;
use glam::DMat3;
use hand::{One, Row, add, dot, hand, one, put, ratio};
use touching::{Left, Side, Touching, Work};
use turns::Turns;

/// The contacts of two bodies, one after the other.
#[derive(Clone, Copy, Debug)]
struct Pair {
    bodies: [u32; 2],
    /// One past the last of its contacts.
    end: u32,
}

impl Pair {
    /// (By itself: `map` goes through memory.)
    #[inline(always)]
    fn indices(&self) -> [usize; 2] {
        [self.bodies[0] as usize, self.bodies[1] as usize]
    }
}

/// The contacts of a step, and Δû.
#[derive(Debug, Default)]
pub(super) struct Kernel<const B: usize, const M: usize, const R: usize> {
    /// In the order of the sweeps, as their contacts.
    pairs: Vec<Pair>,
    contacts: Vec<Touching<M, R>>,
    /// Where each of the contacts that were found stands among these.
    places: Vec<u32>,
    /// The pairs as they were found.
    found: Vec<Pair>,
    turns: Turns,
    /// Of each contact.
    work: Vec<Work>,
    /// Diagonal of W^½ of each body, as long as the model is the same.
    root: Vec<One<B>>,
    /// From each body's principal axes to the world's.
    axes: Vec<DMat3>,
    /// û̄ = W^−½ v̄
    free: Vec<One<B>>,
    /// Δû
    change: Vec<One<B>>,
}

impl<const B: usize, const M: usize, const R: usize> Kernel<B, M, R> {
    /// The model has changed.
    pub fn forget(&mut self) {
        self.root.clear();
    }

    /// Poses the contacts at a state: rows, steps and friction; λ is that of the step before, times h.
    pub fn pose(&mut self, bodies: &Bodies, state: &State, contacts: &[Contact], (memory, h): (&Memory, f64), law: &ContactLaw) {
        if self.root.len() != bodies.list().len() {
            self.weigh(bodies);
        }
        self.axes.clear();
        if bodies.space() == Space::Space {
            self.axes.extend((0..bodies.list().len()).map(|i| DMat3::from_quat(bodies.rotation(&state.q, i))));
        }
        self.take(bodies, &state.v);
        self.arrange(bodies, contacts);
        let (mut place, mut first) = (0, 0);
        for pair in &self.found {
            let contacts = &contacts[first..pair.end as usize];
            let at = self.places[first] as usize;
            let these = &mut self.contacts[at..at + contacts.len()];
            let [a, b] = pair.indices();
            let side = |b: usize| Side { at: bodies.center(&state.q, b), axes: self.axes.get(b), root: &self.root[b] };
            let sides = [side(a), side(b)];
            let free = hand(&self.free, [a, b]);
            for (touching, contact) in these.iter_mut().zip(contacts) {
                touching.pose(&sides, &free, contact, bodies.space(), law);
            }
            let before = memory.of_pair(&mut place, [bodies.id(a), bodies.id(b)]);
            recognise(contacts, before, !law.shuffled, |k, touch| each!(R, l => these[k].impulse[l] = h * touch.lambda[l]));
            first = pair.end as usize;
        }
    }

    /// Gives every contact its place in the order of the sweeps.
    fn arrange(&mut self, bodies: &Bodies, contacts: &[Contact]) {
        self.found.clear();
        let mut end = 0;
        for contacts in contacts.chunk_by(|a, b| a.bodies == b.bodies) {
            end += contacts.len() as u32;
            self.found.push(Pair { bodies: contacts[0].bodies.map(|b| b as u32), end });
        }
        self.contacts.resize(contacts.len(), Touching::NOTHING);
        self.places.resize(contacts.len(), 0);
        self.pairs.clear();
        let mut end = 0;
        for k in self.turns.order(&self.found, bodies.list().len()) {
            let k = *k as usize;
            let first = if k > 0 { self.found[k - 1].end } else { 0 };
            for place in &mut self.places[first as usize..self.found[k].end as usize] {
                (*place, end) = (end, end + 1);
            }
            self.pairs.push(Pair { end, ..self.found[k] });
        }
    }

    /// W^½
    fn weigh(&mut self, bodies: &Bodies) {
        let w = bodies.inverse_mass();
        self.root.clear();
        self.root.extend((0..bodies.list().len()).map(|i| one(&w[bodies.components(i)], |w| w.sqrt())));
    }

    /// û̄ = W^−½ v
    fn take(&mut self, bodies: &Bodies, v: &[f64]) {
        self.free.clear();
        for (i, root) in self.root.iter().enumerate() {
            let mut free = one(&v[bodies.components(i)], |v| v);
            each!(B, k => free[k] = Two::new(ratio(free[k].x(), root[k].x()), ratio(free[k].y(), root[k].y())));
            self.free.push(free);
        }
    }

    /// A substep of length h begins, with these velocities if nothing pressed: b, and Δû for the λ to start from, 0 where it is cold.
    pub fn begin(&mut self, bodies: &Bodies, law: &ContactLaw, free: &[f64], h: f64, warm: bool) {
        self.take(bodies, free);
        self.change.clear();
        self.change.resize(self.root.len(), [Two::ZERO; B]);
        let mut first = 0;
        for pair in &self.pairs {
            let bodies = pair.indices();
            let free: Row<M> = hand(&self.free, bodies);
            let mut u = hand(&self.change, bodies);
            for c in &mut self.contacts[first..pair.end as usize] {
                each!(R, k => c.b[k] = dot(&c.rows[k], &free));
                c.demand = law.normal((c.gap, c.restitution), c.before[0], c.b[0], h);
                c.b[0] -= c.demand.velocity;
                c.impulse = if warm { c.within(c.impulse) } else { [0.0; R] };
                each!(R, k => add(&c.rows[k], c.impulse[k], &mut u));
            }
            put(&mut self.change, bodies, &u);
            first = pair.end as usize;
        }
    }

    /// Sweeps as often as that, or until λ changes by no more than rounding. How many there were, and whether the count ended it.
    pub fn sweep(&mut self, omega: f64, iterations: u32) -> (u32, StoppedBy) {
        for k in 0..iterations {
            let (change, largest) = self.once(omega);
            if change <= f64::EPSILON * largest {
                return (k + 1, StoppedBy::Change);
            }
        }
        (iterations, StoppedBy::Iterations)
    }

    /// λ_i ← P_i(λ_i − ω w_i/A_ii), row by row; the largest |Δλ_i| and the largest λ_n.
    fn once(&mut self, omega: f64) -> (f64, f64) {
        let (mut change, mut largest) = (0.0, 0.0);
        let mut first = 0;
        for pair in &self.pairs {
            let bodies = pair.indices();
            let mut u: Row<M> = hand(&self.change, bodies);
            for c in &mut self.contacts[first..pair.end as usize] {
                change = larger(change, c.relax(omega, &mut u));
                largest = larger(largest, c.impulse[0]);
            }
            put(&mut self.change, bodies, &u);
            first = pair.end as usize;
        }
        (change, largest)
    }

    /// The sweeps are done: v⁺ = v̄ + W^½ Δû, and what the natural map leaves over. Gaps go on for a time `carried`, s.
    pub fn finish(&mut self, bodies: &Bodies, v: &mut [f64], carried: f64) -> (f64, Work) {
        for (i, (change, root)) in self.change.iter().zip(&self.root).enumerate() {
            let mut change = *change;
            each!(B, k => change[k] = change[k] * root[k]);
            for (k, v) in v[bodies.components(i)].iter_mut().enumerate() {
                *v += if k % 2 == 0 { change[k / 2].x() } else { change[k / 2].y() };
            }
        }
        self.work.resize(self.contacts.len(), Work::default());
        let mut left = Left::default();
        let mut first = 0;
        for pair in &self.pairs {
            let u: Row<M> = hand(&self.change, pair.indices());
            let these = first..pair.end as usize;
            for (c, work) in self.contacts[these.clone()].iter_mut().zip(&mut self.work[these]) {
                let mut w = c.b;
                each!(R, k => w[k] += dot(&c.rows[k], &u));
                c.leave(&w, &mut left);
                w[0] += c.demand.velocity;
                *work = c.account(&w);
                c.before = w;
                c.gap += carried * w[0];
            }
            first = pair.end as usize;
        }
        let mut all = Work::default();
        for place in &self.places {
            all.take_in(self.work[*place as usize]);
        }
        (left.residual(), all)
    }

    /// The λ of each contact's rows, times h, and its gap; as the contacts were found.
    pub fn outcome(&self) -> impl Iterator<Item = (&[f64], f64)> {
        self.places.iter().map(|place| &self.contacts[*place as usize]).map(|c| (&c.impulse[..c.count], c.gap))
    }
}
