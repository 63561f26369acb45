//! Contacts of the last substep, kept from step to step: warm starts begin from them, and views show them.

use super::sums::Sums;
use super::{Contact, MOST_ROWS};
use crate::math::{sorted_indices, vector};
use crate::model::Bodies;
use glam::DVec3;

/// A contact as the last substep solved it, or, for views, as the whole step did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Touch {
    /// Lasting ids of the bodies.
    pub bodies: [u32; 2],
    /// The contact's feature.
    pub feature: u32,
    /// m
    pub point: DVec3,
    /// From the first body to the second.
    pub normal: DVec3,
    /// m
    pub gap: f64,
    /// Coefficient of friction of both surfaces together.
    pub mu: f64,
    /// λ of its rows, N; in the order of [`super::append_rows`].
    pub lambda: [f64; MOST_ROWS],
    /// How many of these count.
    pub count: usize,
    /// Where the sum of its λ ends in the sums of the step; 0: it has none yet.
    pub(super) sum_end: u32,
}

impl Touch {
    #[inline]
    fn take(&mut self, contact: &Contact, bodies: &Bodies, lambda: &[f64]) {
        self.bodies = [bodies.id(contact.bodies[0]), bodies.id(contact.bodies[1])];
        (self.feature, self.point, self.normal) = (contact.feature, contact.point, contact.normal);
        (self.gap, self.mu) = (contact.gap, contact.surface.friction);
        self.count = lambda.len().min(MOST_ROWS);
        for (k, of_row) in self.lambda.iter_mut().enumerate() {
            *of_row = lambda.get(k).copied().unwrap_or(0.0);
        }
    }
}

/// All contacts of the last substep, by the order in which they were found: pairs of bodies ascend. Beside them the sums of their λ over
/// the substeps of the step.
#[derive(Debug, Default, PartialEq)]
pub struct Memory {
    pub(super) touches: Vec<Touch>,
    pub(super) sums: Sums,
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        Memory { touches: self.touches.clone(), sums: self.sums.clone() }
    }

    /// Without allocation, once there was room: a step keeps a copy of the state.
    fn clone_from(&mut self, other: &Self) {
        copy(&mut self.touches, &other.touches);
        self.sums.clone_from(&other.sums);
    }
}

/// Copies a list without allocation, once there was room.
pub(super) fn copy<T: Copy>(list: &mut Vec<T>, other: &[T]) {
    list.clear();
    vector::make_room(list, other.len());
    list.extend_from_slice(other);
}

/// For each contact of a pair the one that it was in the last step: that of its name, or, where a corner has come to meet another
/// feature, the nearest of those that no other contact has the name of. The others are omitted. (Without the nearest where
/// these are not all contacts of the pair.)
pub fn recognise(now: &[Contact], before: &[Touch], all: bool, mut found: impl FnMut(usize, &Touch)) {
    // Few: a bit each. Of more than these the others are known by name only.
    let bit = |k: usize| 1_u64.checked_shl(k as u32).unwrap_or(0);
    let (mut taken, mut missing) = (0, 0_u64);
    for (i, contact) in now.iter().enumerate() {
        match before.iter().position(|t| t.feature == contact.feature) {
            Some(k) => {
                taken |= bit(k);
                found(i, &before[k]);
            }
            None if all => missing |= bit(i),
            None => {}
        }
    }
    while missing != 0 {
        let i = missing.trailing_zeros() as usize;
        missing &= missing - 1;
        let away = |k: &usize| before[*k].point.distance_squared(now[i].point);
        let left = (0..before.len().min(64)).filter(|k| taken & bit(*k) == 0);
        if let Some(k) = left.min_by(|k, l| away(k).total_cmp(&away(l))) {
            taken |= bit(k);
            found(i, &before[k]);
        }
    }
}

/// Orders pairs as their ids do: one number is compared at once, two are by a loop.
#[inline(always)]
fn key([a, b]: [u32; 2]) -> u64 {
    u64::from(a) << 32 | u64::from(b)
}

/// A search looks at so many one after the other before it halves what is left.
const NEAR: usize = 8;

impl Memory {
    /// True where nothing touched.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.touches.is_empty()
    }

    /// The contacts of the last substep, with its λ.
    #[must_use]
    pub fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// How many rows they had together.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.touches.iter().map(|t| t.count).sum()
    }

    /// Remembers one, with the λ of its rows.
    pub fn push(&mut self, contact: &Contact, bodies: &Bodies, lambda: &[f64]) {
        vector::make_room(&mut self.touches, 1);
        self.touches.push(Touch::default());
        if let Some(touch) = self.touches.last_mut() {
            touch.take(contact, bodies, lambda);
        }
    }

    /// Remembers these with the λ of each one's rows; of those of before only the ones with a body to `keep`.
    pub fn renew<'a>(
        &mut self,
        bodies: &Bodies,
        keep: Option<&dyn Fn(u32) -> bool>,
        contacts: &[Contact],
        lambda_of: &mut dyn FnMut(&Contact) -> &'a [f64],
    ) {
        let names = |contact: &Contact| (contact.bodies.map(|body| bodies.id(body)), contact.feature);
        self.hand_on(keep, &mut contacts.iter().map(names));
        let mut count = 0;
        if let Some(keep) = keep {
            self.touches.retain(|t| t.bodies.iter().any(|id| keep(*id)));
            count = self.touches.len();
        }
        for (k, contact) in contacts.iter().enumerate() {
            // In place: there mostly is one.
            let lambda = lambda_of(contact);
            match self.touches.get_mut(count) {
                Some(touch) => touch.take(contact, bodies, lambda),
                None => self.push(contact, bodies, lambda),
            }
            self.touches[count].sum_end = self.sums.handed.get(k).copied().unwrap_or(0);
            count += 1;
        }
        self.touches.truncate(count);
        self.sort();
    }

    /// Puts pairs of bodies in ascending order, where they were remembered in another.
    pub fn sort(&mut self) {
        if !self.touches.is_sorted_by_key(|t| key(t.bodies)) {
            let name = |i: usize| (self.touches[i].bodies, self.touches[i].feature);
            let order = sorted_indices(self.touches.len(), &|i, j| name(i).cmp(&name(j)));
            self.touches = order.into_iter().map(|i| self.touches[i]).collect();
        }
    }

    /// The contact of that name, if it was there in the last step.
    #[must_use]
    pub fn find(&self, ids: [u32; 2], feature: u32) -> Option<&Touch> {
        self.of_pair(&mut 0, ids).iter().find(|t| t.feature == feature)
    }

    /// The contacts of a pair in the last step. For whoever goes through pairs in ascending order `place` is where the last
    /// search ended, 0 at first.
    #[must_use]
    pub fn of_pair(&self, place: &mut usize, ids: [u32; 2]) -> &[Touch] {
        let ids = key(ids);
        let behind = *place > 0 && key(self.touches[*place - 1].bodies) >= ids;
        let from = if behind { 0 } else { *place };
        // A few to look at, if the order is kept; all, if not.
        let near = self.touches[from..].iter().take(NEAR).position(|t| key(t.bodies) >= ids);
        *place = from + near.unwrap_or_else(|| self.touches[from..].partition_point(|t| key(t.bodies) < ids));
        let all = &self.touches[*place..];
        &all[..all.iter().take_while(|t| key(t.bodies) == ids).count()]
    }

    /// Shows it as numbers: see [`Memory::load`].
    pub fn visit(&self, see: &mut dyn FnMut(&[f64])) {
        see(&[self.touches.len() as f64]);
        self.touches.iter().for_each(|touch| touch.visit(see));
    }

    /// Takes back what [`Memory::visit`] and then [`Memory::visit_sums`] wrote, and how many numbers that was; None where it is nothing
    /// of the kind.
    #[must_use]
    pub fn load(numbers: &[f64]) -> Option<(Memory, usize)> {
        let mut rest = numbers;
        let touches = Touch::load_list(&mut rest)?;
        if !touches.is_sorted_by_key(|t| t.bodies) {
            return None;
        }
        let mut memory = Memory { touches, sums: Sums::default() };
        memory.load_sums(&mut rest)?;
        Some((memory, numbers.len() - rest.len()))
    }
}

impl Touch {
    /// How many numbers a touch is.
    const NUMBERS: usize = 12 + MOST_ROWS;

    pub(super) fn visit(&self, see: &mut dyn FnMut(&[f64])) {
        let [a, b, feature] = [self.bodies[0], self.bodies[1], self.feature].map(f64::from);
        let (x, n) = (self.point, self.normal);
        see(&[a, b, feature, x.x, x.y, x.z, n.x, n.y, n.z, self.gap, self.mu, self.count as f64]);
        see(&self.lambda);
    }

    /// Reads a number of touches and then these; `numbers` are those that follow.
    pub(super) fn load_list(numbers: &mut &[f64]) -> Option<Vec<Touch>> {
        let whole = |x: f64| (0.0..=f64::from(u32::MAX)).contains(&x) && x.floor() == x;
        let (count, rest) = numbers.split_first().filter(|(n, _)| whole(**n))?;
        let (list, rest) = rest.split_at_checked((*count as usize).checked_mul(Self::NUMBERS)?)?;
        *numbers = rest;
        let touch = |t: &[f64]| {
            let fits = whole(t[0]) && whole(t[1]) && whole(t[2]) && whole(t[11]) && t[11] <= MOST_ROWS as f64;
            let mut lambda = [0.0; MOST_ROWS];
            lambda.copy_from_slice(&t[12..]);
            fits.then(|| Touch {
                bodies: [t[0] as u32, t[1] as u32],
                feature: t[2] as u32,
                point: DVec3::from_slice(&t[3..]),
                normal: DVec3::from_slice(&t[6..]),
                gap: t[9],
                mu: t[10],
                count: t[11] as usize,
                lambda,
                sum_end: 0,
            })
        };
        list.chunks_exact(Self::NUMBERS).map(touch).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::rigid::Surface;

    fn at(feature: u32, x: f64) -> (Contact, Touch) {
        let (point, normal) = (DVec3::new(x, 0.0, 0.0), DVec3::Y);
        let contact = Contact { bodies: [0, 1], feature, point, normal, gap: 0.0, surface: Surface::default() };
        (contact, Touch { feature, point, ..Touch::default() })
    }

    /// For each contact the feature that it had.
    fn recognised(now: &[(u32, f64)], before: &[(u32, f64)], all: bool) -> Vec<Option<u32>> {
        let now: Vec<Contact> = now.iter().map(|(f, x)| at(*f, *x).0).collect();
        let before: Vec<Touch> = before.iter().map(|(f, x)| at(*f, *x).1).collect();
        let mut out = vec![None; now.len()];
        recognise(&now, &before, all, |i, touch| out[i] = Some(touch.feature));
        out
    }

    #[test]
    fn a_name_counts_before_a_place_and_a_contact_of_before_is_given_once() {
        let before = [(1, 0.0), (2, 1.0), (3, 2.0)];
        let now = [(9, 0.9), (2, 5.0), (8, 1.1), (7, 0.0)];
        assert_eq!(recognised(&now, &before, true), [Some(1), Some(2), Some(3), None]);
        assert_eq!(recognised(&now, &before, false), [None, Some(2), None, None]);
    }

    #[test]
    fn names_are_found_among_any_number_of_contacts() {
        let before: Vec<(u32, f64)> = (0..100).map(|k| (k, f64::from(k))).collect();
        let now: Vec<(u32, f64)> = before.iter().rev().copied().collect();
        assert_eq!(recognised(&now, &before, true), now.iter().map(|(f, _)| Some(*f)).collect::<Vec<_>>());
    }
}
