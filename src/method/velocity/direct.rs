//! Contacts written straight into the groups that the sweeps go over. Their rows as part of J, with b, λ and bounds as lists beside
//! it, would be the same numbers to the bit, and a step of a heap would take twice as long. Where friction or impacts are
//! none of Coulomb's disc, where coordinates are not those of bodies, or where the solver takes A apart, contacts are rows of J.

use super::super::contact_law::{ContactLaw, Stabilization};
use super::Velocity;
use crate::assembly::FrictionKind;
use crate::math::block_rows::each;
use crate::math::{Mapped, Two, vector};
use crate::model::body::{Bodies, Space};
use crate::model::contact::recognise;
use crate::model::{Contact, Model, Motion, State};
use crate::solver::{Body, Group, LawNumbers, NOBODY, Number, OnRows, Store, of_lanes, pack};
use glam::{DMat3, DVec3};

impl Velocity {
    /// True where the contacts of a step are written into their groups.
    pub(super) fn writes_groups(&mut self, model: &Model) -> bool {
        let law = &self.law;
        let needs_rows = model.is_soft() || law.events || model.bodies.any_told();
        self.trees.is_none()
            && !needs_rows
            && matches!(law.stabilization, Stabilization::Baumgarte | Stabilization::None)
            && !(law.fixed_box || law.in_sequence)
            && (law.friction == FrictionKind::Cone || model.bodies.space() == Space::Plane)
            && self.solver.groups_contacts()
            && !model.bodies.list().iter().any(|b| b.rigid.as_ref().is_some_and(|r| r.surface.rolling > 0.0 || r.surface.torsional > 0.0))
    }

    /// Ĵ, μ, b and the numbers of the law of all contacts, for a substep that would end with the velocities `free` if they did not
    /// act; λ as the last step left it.
    pub(super) fn write_groups(&mut self, model: &Model, state: &State, free: &[f64], h: f64) {
        let bodies = &model.bodies;
        self.axes.clear();
        if bodies.space() == Space::Space {
            self.axes.extend((0..bodies.list().len()).map(|i| DMat3::from_quat(bodies.rotation(&state.q, i))));
        }
        let contacts = &self.detector.contacts;
        self.table.run(Write { bodies, state, free, contacts, axes: &self.axes, law: &self.law, h, warm: self.warm_start });
    }

    /// b of the contacts whose rows stay, for a substep that would end with the velocities `free` if they did not act.
    pub(super) fn demand_of_groups(&mut self, state: &State, free: &[f64], h: f64) {
        self.table.run(DemandOf { v: &state.v, free, law: &self.law, h, warm: self.warm_start });
    }

    /// The impulses' work, and Ċ and gap as the substep leaves them.
    pub(super) fn account_of_groups(&mut self, h: f64) -> Work {
        self.table.run(Account { carried: if self.once_a_step { h } else { 0.0 } })
    }

    /// Appends λ of the contacts' rows. Where contacts are found once a step, gaps go on, and λ is also summed over the substeps.
    pub(super) fn take_groups(&mut self, h: f64, lambda: &mut Vec<f64>) {
        let (contacts, summed) = (&mut self.detector.contacts, &mut self.summed);
        self.table.run(Take { h, contacts, carried: self.once_a_step, lambda, summed });
    }
}

/// The work of a substep's impulses, J.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Work {
    /// Of all rows.
    pub constraint: f64,
    /// The part of the contacts' that took overlap back: it is drift.
    pub mended: f64,
}

struct Write<'a> {
    bodies: &'a Bodies,
    state: &'a State,
    /// v̄
    free: &'a [f64],
    contacts: &'a [Contact],
    /// In space: from each body's principal axes to the world's.
    axes: &'a [DMat3],
    law: &'a ContactLaw,
    h: f64,
    warm: bool,
}

/// One of the two bodies of a contact, as it stands.
#[derive(Clone, Copy)]
struct Side<'a, const B: usize> {
    /// Its centre, m
    at: DVec3,
    /// In space: from its principal axes to the world's, when it takes the contact.
    axes: Option<&'a DMat3>,
    /// Diagonal of W^½
    root: &'a Body<B>,
    /// 1 of the contact's second body, which λ pushes along the row's direction, −1 of the first.
    sign: f64,
}

impl<const B: usize> Side<'_, B> {
    /// Where a contact acts on it.
    #[inline(always)]
    fn point_of(&self, contact: &Contact) -> DVec3 {
        contact.point + self.sign * contact.apart
    }

    /// Its part of Ĵ for a force along a direction at a point.
    #[inline(always)]
    fn row(&self, point: DVec3, direction: DVec3) -> Body<B> {
        let to = self.sign * direction;
        let turning = (point - self.at).cross(to);
        let mut out = [Two::new(to.x, to.y); B];
        if let Some(axes) = self.axes {
            out[1] = Two::new(to.z, axes.x_axis.dot(turning));
            out[B - 1] = Two::new(axes.y_axis.dot(turning), axes.z_axis.dot(turning));
        } else {
            out[1] = Two::new(turning.z, 0.0);
        }
        each!(B, k => out[k] = out[k] * self.root[k]);
        out
    }
}

/// In the lane without a contact.
const NO_CONTACT: Contact = Contact {
    bodies: [0; 2],
    feature: 0,
    point: DVec3::ZERO,
    apart: DVec3::ZERO,
    when: 0.0,
    normal: DVec3::ZERO,
    gap: 0.0,
    surface: crate::model::rigid::Surface { friction: 0.0, sliding: 1.0, restitution: 0.0, rolling: 0.0, torsional: 0.0 },
    mu: 0.0,
};

impl Write<'_> {
    /// Places of a pair's bodies, one that moves first.
    fn places<N: Number, const B: usize, const M: usize, const R: usize>(
        &self,
        store: &mut Store<N, B, M, R>,
        [a, b]: [usize; 2],
    ) -> [u32; 2] {
        let mut place = |body: usize| {
            let place = self.bodies.place(body);
            store.place_of_body(place.v, place.kind.dof())
        };
        match [place(a), place(b)] {
            [NOBODY, second] => [second, NOBODY],
            both => both,
        }
    }

    /// In space: the axes of a contact's two bodies where they take it later than at the beginning of the step.
    #[inline(never)]
    fn turned(&self, contact: &Contact) -> Option<[DMat3; 2]> {
        if self.axes.is_empty() || contact.when == 0.0 {
            return None;
        }
        let motion = Motion::new(self.bodies, self.state);
        Some(contact.bodies.mapped(|body| motion.principal_axes_after(body, contact.when)))
    }

    fn sides<'b, N: Number, const B: usize, const M: usize, const R: usize>(
        &'b self,
        store: &'b Store<N, B, M, R>,
        contact: &Contact,
        places: [u32; 2],
        turned: Option<&'b [DMat3; 2]>,
    ) -> [Side<'b, B>; 2] {
        let [a, b] = contact.bodies;
        let side = |body: usize, place: u32, sign: f64| Side {
            at: self.bodies.center(&self.state.q, body),
            axes: turned.map_or_else(|| self.axes.get(body), |axes| Some(&axes[usize::from(sign > 0.0)])),
            root: store.root(place),
            sign,
        };
        if self.bodies.list()[a].fixed {
            [side(b, places[0], 1.0), side(a, places[1], -1.0)]
        } else {
            [side(a, places[0], -1.0), side(b, places[1], 1.0)]
        }
    }

    /// The rows of a lane's contact.
    #[inline(always)]
    fn write_rows<N: Number, const B: usize, const M: usize, const R: usize>(
        &self,
        group: &mut Group<N, M, R>,
        lane: usize,
        [a, b]: &[Side<B>; 2],
        contact: &Contact,
    ) {
        let [s, t] = if contact.surface.friction > 0.0 { contact.tangents(self.bodies.space()) } else { [DVec3::ZERO; 2] };
        let points = [a.point_of(contact), b.point_of(contact)];
        each!(R, k => {
            let direction = if k == 0 { contact.normal } else if k == 1 { s } else { t };
            group.set_row(lane, k, &pack(&a.row(points[0], direction), &b.row(points[1], direction)));
        });
    }

    /// Steps, friction and the numbers of the law of the contact of each lane, whose rows are written; λ = 0.
    #[inline(always)]
    fn write_law<N: Number, const M: usize, const R: usize>(
        &self,
        group: &mut Group<N, M, R>,
        contacts: [&Contact; 2],
        [u, free]: [&[N::Both; M]; 2],
    ) {
        group.lambda = [N::ZERO; R];
        group.prepare();
        let before = group.times(u);
        let mut sliding = N::ZERO;
        each!(R, k => if k > 0 { sliding = sliding.larger(before[k].abs()) });
        group.mu = N::from_lanes(|lane| {
            let surface = &contacts[lane].surface;
            surface.friction * if sliding.lane(lane) > self.law.sliding { surface.sliding } else { 1.0 }
        });
        group.law = LawNumbers {
            before: before[0],
            demanded: N::ZERO,
            pushed: N::ZERO,
            gap: N::from_lanes(|lane| contacts[lane].gap),
            restitution: N::from_lanes(|lane| contacts[lane].surface.restitution),
        };
        self.law.demand_of(group, free, self.h);
    }

    /// λ of the step before, as far as contacts are the same, times h.
    fn start<N: Number, const B: usize, const M: usize, const R: usize>(&self, store: &mut Store<N, B, M, R>) {
        let (mut place, mut first) = (0, 0);
        for contacts in self.contacts.chunk_by(|a, b| a.bodies == b.bodies) {
            let before = self.state.contacts.of_pair(&mut place, self.bodies.ids(contacts[0].bodies));
            let places = &store.contacts.places[first..first + contacts.len()];
            let groups = &mut store.contacts.groups;
            recognise(contacts, before, !self.law.shuffled, |k, touch| {
                let (group, lane) = (&mut groups[places[k].0 as usize], places[k].1 as usize);
                let lambda = self.state.contacts.lambda(touch);
                each!(R, l => group.lambda[l].set_lane(lane, self.h * lambda.get(l).copied().unwrap_or(0.0)));
            });
            first += contacts.len();
        }
    }
}

impl OnRows<()> for Write<'_> {
    fn run<N: Number, const B: usize, const M: usize, const R: usize>(self, store: &mut Store<N, B, M, R>) {
        for contacts in self.contacts.chunk_by(|a, b| a.bodies == b.bodies) {
            let places = self.places(store, contacts[0].bodies);
            store.contacts.push_pair(places, contacts.len());
        }
        store.arrange_contacts();
        let (mut before, mut free) = (std::mem::take(&mut store.before), std::mem::take(&mut store.free));
        store.scaled(&self.state.v, &mut before);
        store.scaled(self.free, &mut free);
        let pairs = std::mem::take(&mut store.contacts.pairs);
        let mut groups = std::mem::take(&mut store.contacts.groups);
        let mut first = 0;
        for pair in &pairs {
            let groups = &mut groups[first..pair.end()];
            let found = pair.found.mapped(|[begin, end]| &self.contacts[begin as usize..end as usize]);
            let contact = |lane: usize, k: usize| found[lane].get(k).unwrap_or(&NO_CONTACT);
            for lane in 0..N::LANES {
                let turned = self.turned(contact(lane, 0));
                let sides = self.sides(store, contact(lane, 0), pair.places(lane), turned.as_ref());
                for (k, group) in groups.iter_mut().enumerate() {
                    self.write_rows(group, lane, &sides, contact(lane, k));
                }
            }
            let before = of_lanes::<N, B, M>(&before, pair.bodies());
            let free = of_lanes::<N, B, M>(&free, pair.bodies());
            for (k, group) in groups.iter_mut().enumerate() {
                self.write_law(group, [contact(0, k), contact(1, k)], [&before, &free]);
            }
            first = pair.end();
        }
        store.contacts.sums.clear();
        vector::make_room(&mut store.contacts.sums, groups.len());
        store.contacts.sums.resize(groups.len(), [N::ZERO; R]);
        (store.contacts.pairs, store.contacts.groups) = (pairs, groups);
        store.contacts.factor_pairs();
        (store.before, store.free) = (before, free);
        if self.warm {
            self.start(store);
            store.contacts.push_all(&mut store.velocities, true);
        }
        store.unsettle(true);
    }
}

impl ContactLaw {
    /// b of a contact in each lane, with û̄ of its bodies.
    #[inline(always)]
    fn demand_of<N: Number, const M: usize, const R: usize>(&self, group: &mut Group<N, M, R>, free: &[N::Both; M], h: f64) {
        group.b = group.times(free);
        let (law, free) = (&mut group.law, group.b[0]);
        [law.demanded, law.pushed] = self.without_bounce(law.gap, h);
        for lane in 0..N::LANES {
            let restitution = law.restitution.lane(lane);
            if restitution > 0.0 {
                let demand = self.normal((law.gap.lane(lane), restitution), law.before.lane(lane), free.lane(lane), h);
                law.demanded.set_lane(lane, demand.velocity);
                law.pushed.set_lane(lane, demand.pushed);
            }
        }
        group.b[0] = free - law.demanded;
    }
}

struct DemandOf<'a> {
    /// v⁻
    v: &'a [f64],
    /// v̄
    free: &'a [f64],
    law: &'a ContactLaw,
    h: f64,
    warm: bool,
}

impl OnRows<()> for DemandOf<'_> {
    fn run<N: Number, const B: usize, const M: usize, const R: usize>(self, store: &mut Store<N, B, M, R>) {
        let (mut before, mut free) = (std::mem::take(&mut store.before), std::mem::take(&mut store.free));
        store.scaled(self.free, &mut free);
        // Where there are equations, a projection may have changed v since the substep before.
        let anew = store.first > 0;
        if anew {
            store.scaled(self.v, &mut before);
        }
        let mut first = 0;
        for pair in &store.contacts.pairs {
            let before = of_lanes::<N, B, M>(&before, pair.bodies());
            let u = of_lanes::<N, B, M>(&free, pair.bodies());
            for group in &mut store.contacts.groups[first..pair.end()] {
                if anew {
                    group.law.before = group.times(&before)[0];
                }
                self.law.demand_of(group, &u, self.h);
                group.lambda = if self.warm { group.project(group.lambda) } else { [N::ZERO; R] };
            }
            first = pair.end();
        }
        if !self.warm {
            store.unsettle(false);
        }
        (store.before, store.free) = (before, free);
    }
}

struct Account {
    /// For how long gaps go on, s
    carried: f64,
}

impl OnRows<Work> for Account {
    fn run<N: Number, const B: usize, const M: usize, const R: usize>(self, store: &mut Store<N, B, M, R>) -> Work {
        // û⁺ = û̄ + û. The sum goes by columns: places depend on which contacts came first.
        let mut done = Two::ZERO;
        for place in store.place_of.iter().filter(|place| **place != NOBODY).map(|place| *place as usize) {
            let (free, change, before) = (&mut store.free[place], &store.velocities[place], &store.before[place]);
            each!(B, k => {
                free[k] += change[k];
                done += change[k] * (before[k] + free[k]);
            });
        }
        let mut mended = N::ZERO;
        for (group, sum) in store.contacts.groups.iter_mut().zip(&mut store.contacts.sums) {
            each!(R, k => sum[k] += group.lambda[k]);
            let after = group.w_n + group.law.demanded;
            group.law.before = after;
            group.law.gap += N::splat(self.carried) * after;
            mended += group.lambda[0] * N::ZERO.larger(after).smaller(N::ZERO.larger(group.law.pushed));
        }
        std::mem::swap(&mut store.before, &mut store.free);
        let mended = if N::LANES > 1 { mended.lane(0) + mended.lane(1) } else { mended.lane(0) };
        Work { constraint: 0.5 * done.sum(), mended: 0.5 * mended }
    }
}

struct Take<'a> {
    h: f64,
    contacts: &'a mut [Contact],
    carried: bool,
    lambda: &'a mut Vec<f64>,
    summed: &'a mut Vec<f64>,
}

impl OnRows<()> for Take<'_> {
    fn run<N: Number, const B: usize, const M: usize, const R: usize>(self, store: &mut Store<N, B, M, R>) {
        vector::make_room(self.lambda, R * self.contacts.len());
        if self.carried {
            vector::make_room(self.summed, R * self.contacts.len());
        }
        for (contact, (group, lane)) in self.contacts.iter_mut().zip(&store.contacts.places) {
            let (sum, group, lane) = (&store.contacts.sums[*group as usize], &store.contacts.groups[*group as usize], *lane as usize);
            let rows = if contact.surface.friction > 0.0 { R } else { 1 };
            contact.mu = group.mu.lane(lane);
            each!(R, k => if k < rows { self.lambda.push(group.lambda[k].lane(lane) / self.h) });
            if self.carried {
                each!(R, k => if k < rows { self.summed.push(sum[k].lane(lane) / self.h) });
                contact.gap = group.law.gap.lane(lane);
            }
        }
    }
}
