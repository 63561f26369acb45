//! Contacts by themselves: the sweeps of Gauss–Seidel over their rows, written for contacts alone, where heaps of bodies spend
//! their time. In the metric of mass the Delassus operator needs no masses any more:
//!
//!   û = W^−½ v     Ĵ = J W^½     A = Ĵ Ĵᵀ     w = Ĵ û − what is held to     λ_i += δ:  û += Ĵ_iᵀ δ
//!
//! so that a row of Gauss–Seidel projects û onto the half-space w_i ≥ 0: Kaczmarz' method. The rows of a contact stand
//! together with all that a sweep reads of them, and the velocities of a pair of bodies are held in hand while its contacts are
//! gone through. (S. Kaczmarz, "Angenäherte Auflösung von Systemen linearer Gleichungen", 1937; Japanese note, "matrix-free
//! PGS".)
//!
//! In the plane two pairs that have no moving body in common are swept side by side, in the two lanes of a vector: see [`turns`].
//!
//! Numbers go two by two. A body has B such pairs in û: in the plane 2, the last number of which is nothing, in space 3. A row
//! of Ĵ has M, for both bodies: 3 or 6. A contact has R rows: the normal's, and one tangent's in the plane or two in space, which
//! share Coulomb's disc.

mod hand;
mod number;
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
use glam::{DMat3, DVec3};
use hand::{One, Row, add, dot, hand, one, put, ratio};
pub(super) use number::Number;
use touching::{Left, NO_CONTACT, Side, Touching};
use turns::Turns;

/// The contacts of two bodies, one after the other, as they were found.
#[derive(Clone, Copy, Debug, PartialEq)]
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

/// A pair, or two side by side.
#[derive(Clone, Copy, Debug)]
struct Pairs {
    bodies: [[u32; 2]; 2],
    /// Where the contacts of each side begin and end among those that were found.
    found: [[u32; 2]; 2],
    /// One past the last of their contacts.
    end: u32,
}

impl Pairs {
    #[inline(always)]
    fn indices(&self) -> [[usize; 2]; 2] {
        let [[a, b], [c, d]] = self.bodies;
        [[a as usize, b as usize], [c as usize, d as usize]]
    }
}

/// The contacts of a step, and û.
#[derive(Debug, Default)]
pub(super) struct Kernel<N: Number, const B: usize, const M: usize, const R: usize> {
    /// In the order of the sweeps, as their contacts.
    pairs: Vec<Pairs>,
    contacts: Vec<Touching<N, M, R>>,
    /// Where each of the contacts that were found stands among these: which, and on which side.
    places: Vec<(u32, u32)>,
    found: Vec<Pair>,
    /// Those of the step before, as long as the model is the same.
    found_before: Vec<Pair>,
    turns: Turns,
    /// Diagonal of W^½ of each body, and of nobody, as long as the model is the same.
    root: Vec<One<B>>,
    /// From each body's principal axes to the world's.
    axes: Vec<DMat3>,
    /// û before the substep
    before: Vec<One<B>>,
    /// û̄ = W^−½ v̄
    free: Vec<One<B>>,
    /// û = û̄ + Ĵᵀ(hλ)
    now: Vec<One<B>>,
}

/// The work of a substep's impulses, J.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work {
    /// All of it.
    pub constraint: f64,
    /// Without what took overlap back.
    pub accounted: f64,
}

impl<N: Number, const B: usize, const M: usize, const R: usize> Kernel<N, B, M, R> {
    /// The model has changed.
    pub fn forget(&mut self) {
        self.root.clear();
        self.found.clear();
        self.places.clear();
        self.pairs.clear();
        self.contacts.clear();
    }

    /// Poses the contacts at a state: rows, steps and friction; λ is that of the step before, times h.
    pub fn pose(&mut self, bodies: &Bodies, state: &State, contacts: &[Contact], (memory, h): (&Memory, f64), law: &ContactLaw) {
        if self.root.len() != bodies.list().len() + 1 {
            self.weigh(bodies);
        }
        self.axes.clear();
        if bodies.space() == Space::Space {
            self.axes.extend((0..bodies.list().len()).map(|i| DMat3::from_quat(bodies.rotation(&state.q, i))));
        }
        take(&self.root, bodies, &state.v, &mut self.now);
        self.arrange(bodies, contacts);
        let side = |b: u32| {
            let b = b as usize;
            let at = if b < bodies.list().len() { bodies.center(&state.q, b) } else { DVec3::ZERO };
            Side { at, axes: self.axes.get(b), root: &self.root[b] }
        };
        let mut first = 0;
        for pairs in &self.pairs {
            let of = |[a, b]: [u32; 2]| [side(a), side(b)];
            let one = of(pairs.bodies[0]);
            let sides = [one, if N::SIDES > 1 { of(pairs.bodies[1]) } else { one }];
            let before: Row<N, M> = hand::<N, B, M>(&self.now, pairs.indices());
            let found = |[begin, end]: [u32; 2]| &contacts[begin as usize..end as usize];
            let (one, other) = (found(pairs.found[0]), found(pairs.found[1]));
            for (k, touching) in self.contacts[first..pairs.end as usize].iter_mut().enumerate() {
                let contacts = [one.get(k).unwrap_or(&NO_CONTACT), other.get(k).unwrap_or(&NO_CONTACT)];
                touching.pose(&sides, &before, contacts, bodies.space(), law);
            }
            first = pairs.end as usize;
        }
        let (mut place, mut first) = (0, 0);
        for pair in &self.found {
            let contacts = &contacts[first..pair.end as usize];
            let (at, side) = (self.places[first].0 as usize, self.places[first].1 as usize);
            let before = memory.of_pair(&mut place, pair.bodies.map(|b| bodies.id(b as usize)));
            let these = &mut self.contacts[at..at + contacts.len()];
            recognise(contacts, before, !law.shuffled, |k, touch| each!(R, l => these[k].impulse[l].set(side, h * touch.lambda[l])));
            first = pair.end as usize;
        }
    }

    /// Gives every contact its place in the order of the sweeps.
    fn arrange(&mut self, bodies: &Bodies, contacts: &[Contact]) {
        std::mem::swap(&mut self.found, &mut self.found_before);
        self.found.clear();
        let mut end = 0;
        for contacts in contacts.chunk_by(|a, b| a.bodies == b.bodies) {
            end += contacts.len() as u32;
            self.found.push(Pair { bodies: contacts[0].bodies.map(|b| b as u32), end });
        }
        if self.found == self.found_before {
            return;
        }
        self.places.resize(contacts.len(), (0, 0));
        self.pairs.clear();
        let nobody = bodies.list().len() as u32;
        let mut first = 0;
        for side_by_side in self.turns.order(&self.found, bodies, N::SIDES) {
            let mut pairs = Pairs { bodies: [[nobody; 2]; 2], found: [[0; 2]; 2], end: first };
            for (side, k) in side_by_side.iter().map(|k| *k as usize).enumerate() {
                // The second may be missing.
                let Some(pair) = self.found.get(k) else { continue };
                let begin = if k > 0 { self.found[k - 1].end } else { 0 };
                for (place, at) in self.places[begin as usize..pair.end as usize].iter_mut().zip(first..) {
                    *place = (at, side as u32);
                }
                pairs.bodies[side] = pair.bodies;
                pairs.found[side] = [begin, pair.end];
                pairs.end = pairs.end.max(first + (pair.end - begin));
            }
            first = pairs.end;
            self.pairs.push(pairs);
        }
        self.contacts.resize(first as usize, Touching::NOTHING);
    }

    /// W^½
    fn weigh(&mut self, bodies: &Bodies) {
        let w = bodies.inverse_mass();
        self.root.clear();
        self.root.extend((0..bodies.list().len()).map(|i| one(&w[bodies.components(i)], |w| w.sqrt())));
        self.root.push([Two::ZERO; B]);
    }

    /// A substep of length h begins, with these velocities if nothing pressed: û for the λ to start from, 0 where it is cold. λ is
    /// that of the step before where the contacts have just been `posed`; else the rows and λ are those of the substep before, and
    /// so is Ĵᵀ(hλ) = û − û̄.
    pub fn begin(&mut self, bodies: &Bodies, law: &ContactLaw, free: &[f64], h: f64, (posed, warm): (bool, bool)) {
        std::mem::swap(&mut self.before, &mut self.now);
        let again = warm && !posed;
        if again {
            for ((now, before), free) in self.now.iter_mut().zip(&self.before).zip(&self.free) {
                each!(B, k => now[k] = before[k] - free[k]);
            }
        }
        take(&self.root, bodies, free, &mut self.free);
        if again {
            self.now.iter_mut().zip(&self.free).for_each(|(now, free)| each!(B, k => now[k] += free[k]));
        } else {
            self.now.clone_from(&self.free);
        }
        let mut first = 0;
        for pairs in &self.pairs {
            let (bodies, contacts) = (pairs.indices(), &mut self.contacts[first..pairs.end as usize]);
            for c in &mut *contacts {
                c.hold(|| hand::<N, B, M>(&self.free, bodies), law, h);
            }
            if !again {
                let mut u = hand::<N, B, M>(&self.now, bodies);
                for c in contacts {
                    c.start(warm);
                    each!(R, k => add::<N, M>(&c.rows[k], c.impulse[k], &mut u));
                }
                put::<N, B, M>(&mut self.now, bodies, &u);
            }
            first = pairs.end as usize;
        }
    }

    /// Sweeps as often as that, or until λ changes by no more than rounding. How many there were, and whether the count ended it.
    pub fn sweep(&mut self, omega: f64, iterations: u32) -> (u32, StoppedBy) {
        for k in 0..iterations {
            let (change, largest) = self.once(N::splat(omega));
            if change <= f64::EPSILON * largest {
                return (k + 1, StoppedBy::Change);
            }
        }
        (iterations, StoppedBy::Iterations)
    }

    /// λ_i ← P_i(λ_i − ω w_i/A_ii), row by row; the largest |Δλ_i| and the largest λ_n.
    fn once(&mut self, omega: N) -> (f64, f64) {
        let (mut change, mut largest) = (N::ZERO, N::ZERO);
        let mut first = 0;
        for pairs in &self.pairs {
            let bodies = pairs.indices();
            let mut u: Row<N, M> = hand::<N, B, M>(&self.now, bodies);
            for c in &mut self.contacts[first..pairs.end as usize] {
                change = change.larger(c.relax(omega, &mut u));
                largest = largest.larger(c.impulse[0]);
            }
            put::<N, B, M>(&mut self.now, bodies, &u);
            first = pairs.end as usize;
        }
        let of_all = |of: N| larger(of.get(0), of.get(N::SIDES - 1));
        (of_all(change), of_all(largest))
    }

    /// The sweeps are done: v⁺ = v̄ + W^½ (û − û̄), what the natural map leaves over, and the impulses' work, which is
    /// ½ (û − û̄)·(û⁻ + û). Gaps go on for a time `carried`, s.
    pub fn finish(&mut self, bodies: &Bodies, v: &mut [f64], carried: f64) -> (f64, Work) {
        let mut done = Two::ZERO;
        for i in 0..bodies.list().len() {
            let (before, free, now) = (&self.before[i], &self.free[i], &self.now[i]);
            let mut change = self.root[i];
            each!(B, k => {
                let by = now[k] - free[k];
                done += by * (before[k] + now[k]);
                change[k] = by * change[k];
            });
            for (k, v) in v[bodies.components(i)].iter_mut().enumerate() {
                *v += if k % 2 == 0 { change[k / 2].x() } else { change[k / 2].y() };
            }
        }
        let (mut left, mut mended) = (Left::NOTHING, N::ZERO);
        let mut first = 0;
        for pairs in &self.pairs {
            let u: Row<N, M> = hand::<N, B, M>(&self.now, pairs.indices());
            for c in &mut self.contacts[first..pairs.end as usize] {
                let mut after = [N::ZERO; R];
                each!(R, k => after[k] = N::sum(dot(&c.rows[k], &u)));
                c.leave(&after, &mut left);
                mended += c.end(after[0], carried);
            }
            first = pairs.end as usize;
        }
        let constraint = 0.5 * done.sum();
        let mended = if N::SIDES > 1 { mended.get(0) + mended.get(1) } else { mended.get(0) };
        (left.residual(), Work { constraint, accounted: constraint - 0.5 * mended })
    }

    /// Of each contact, as they were found: hλ of its rows, how many there are, and its gap.
    pub fn outcome(&self) -> impl Iterator<Item = ([f64; R], usize, f64)> {
        self.places.iter().map(|(at, side)| {
            let (c, side) = (&self.contacts[*at as usize], *side as usize);
            (c.impulse(side), c.count[side], c.gap.get(side))
        })
    }
}

/// W^−½ v of each body, and of nobody.
fn take<const B: usize>(root: &[One<B>], bodies: &Bodies, v: &[f64], out: &mut Vec<One<B>>) {
    out.clear();
    for (i, root) in root[..bodies.list().len()].iter().enumerate() {
        let mut u = one(&v[bodies.components(i)], |v| v);
        each!(B, k => u[k] = Two::new(ratio(u[k].x(), root[k].x()), ratio(u[k].y(), root[k].y())));
        out.push(u);
    }
    out.push([Two::ZERO; B]);
}
