//! Contacts of the last substep, kept from step to step: warm starts begin from them, and views show them.

use super::Contact;
use super::sums::{Sums, copy};
use super::touch::{Kept, Touch};
use crate::math::vector;
use crate::model::Bodies;

/// All contacts of the last substep, by the order in which they were found: pairs of bodies ascend. Beside them the sums of their λ over
/// the substeps of the step.
#[derive(Debug, Default, PartialEq)]
pub struct Memory {
    touches: Vec<Kept>,
    /// λ of the rows of all, those of one contact together: [`Kept::end`].
    lambda: Vec<f64>,
    /// While contacts are renewed of which some sleep: λ of before.
    before: Vec<f64>,
    sums: Sums,
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        Memory { touches: self.touches.clone(), lambda: self.lambda.clone(), before: Vec::new(), sums: self.sums.clone() }
    }

    /// Without allocation, once there was room: a step keeps a copy of the state.
    fn clone_from(&mut self, other: &Self) {
        copy(&mut self.touches, &other.touches);
        copy(&mut self.lambda, &other.lambda);
        self.sums.clone_from(&other.sums);
    }
}

/// For each contact of a pair the one that it was in the last step: that of its name, or, where a corner has come to meet another
/// feature, the nearest of those that no other contact has the name of. The others are omitted. (Without the nearest where
/// these are not all contacts of the pair.)
pub fn recognise(now: &[Contact], before: &[Kept], all: bool, mut found: impl FnMut(usize, &Kept)) {
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

/// Appends λ of a contact; where it ends.
#[inline(never)]
fn append(list: &mut Vec<f64>, lambda: &[f64]) -> u32 {
    vector::make_room(list, lambda.len());
    lambda.iter().for_each(|x| list.push(*x)); // few: a copy of a slice is a call
    list.len() as u32
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
    pub fn touches(&self) -> impl Iterator<Item = Touch> {
        self.touches.iter().map(|touch| touch.with(self.lambda(touch)))
    }

    /// λ of the rows of one of its contacts.
    #[must_use]
    #[inline]
    pub fn lambda(&self, touch: &Kept) -> &[f64] {
        touch.among(&self.lambda, touch.end)
    }

    /// How many rows they had together.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.touches.iter().map(|t| usize::from(t.count)).sum()
    }

    /// Remembers these with the λ of each one's rows, and adds to their sums what has acted in this part of a substep, mostly that λ; of
    /// those of before only the ones with a body to `keep`.
    pub fn renew<'a>(
        &mut self,
        bodies: &Bodies,
        keep: Option<&dyn Fn(u32) -> bool>,
        part: f64,
        contacts: &[Contact],
        lambda_of: &mut dyn FnMut(&Contact) -> [&'a [f64]; 2],
    ) {
        self.sums.several |= part < 1.0;
        let mut kept = 0;
        // Mostly contacts are those of before, in their order: up to here each has its own sum already.
        let mut same = contacts.len();
        if let Some(keep) = keep {
            same = 0;
            self.hand_on(bodies, Some(keep), contacts, 0);
            self.touches.retain(|t| t.bodies.iter().any(|id| keep(*id)));
            kept = self.touches.len();
            std::mem::swap(&mut self.lambda, &mut self.before);
        }
        self.lambda.clear();
        for touch in &mut self.touches[..kept] {
            let lambda = touch.among(&self.before, touch.end);
            touch.end = append(&mut self.lambda, lambda);
            self.sums.add(touch, part, lambda);
        }
        for (k, contact) in contacts.iter().enumerate() {
            let name = Touch::name_of(contact, bodies);
            if k < same && self.touches.get(k).is_none_or(|touch| !touch.has_name(name)) {
                same = k;
                self.hand_on(bodies, None, contacts, k);
            }
            if kept + k == self.touches.len() {
                vector::make_room(&mut self.touches, 1);
                self.touches.push(Kept::default());
            }
            // In place: there mostly is one.
            let touch = &mut self.touches[kept + k];
            let [lambda, added] = lambda_of(contact);
            touch.take(contact, name, lambda.len());
            touch.end = append(&mut self.lambda, lambda);
            if k >= same {
                touch.sum_end = self.sums.handed[k - same];
            }
            self.sums.add(touch, part, added);
        }
        let count = kept + contacts.len();
        if same == contacts.len() {
            self.sums.end(&self.touches[count..], &[], &|touch| touch.sum_end > 0);
        }
        self.touches.truncate(count);
        self.sort();
    }

    /// Puts pairs of bodies in ascending order, where they were remembered in another.
    pub fn sort(&mut self) {
        if !self.touches.is_sorted_by_key(|t| key(t.bodies)) {
            // In place: a step allocates nothing.
            self.touches.sort_unstable_by_key(|t| (t.bodies, t.feature));
        }
    }

    /// The contact of that name, if it was there in the last step.
    #[must_use]
    pub fn find(&self, ids: [u32; 2], feature: u32) -> Option<&Kept> {
        self.of_pair(&mut 0, ids).iter().find(|t| t.feature == feature)
    }

    /// The contacts of a pair in the last step. For whoever goes through pairs in ascending order `place` is where the last
    /// search ended, 0 at first.
    #[must_use]
    pub fn of_pair(&self, place: &mut usize, ids: [u32; 2]) -> &[Kept] {
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
        self.touches().for_each(|touch| touch.visit(see));
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
        let mut memory = Memory::default();
        for Touch { bodies, feature, point, normal, gap, mu, lambda, count } in touches {
            let end = append(&mut memory.lambda, &lambda[..count]);
            memory.touches.push(Kept { bodies, feature, end, sum_end: 0, count: count as u8, point, normal, gap, mu });
        }
        memory.sums = Sums::load(&mut memory.touches, memory.lambda.len(), &mut rest)?;
        Some((memory, numbers.len() - rest.len()))
    }

    /// A step of so many substeps begins.
    pub fn begin_step(&mut self, substeps: u32) {
        self.sums.begin(substeps, &mut self.touches);
    }

    /// The next substep starts from the λ that these had before; what has acted stays counted.
    pub fn take_lambda_of(&mut self, before: &Memory) {
        for touch in &self.touches {
            let lambda = before.find(touch.bodies, touch.feature).map_or(&[][..], |touch| before.lambda(touch));
            let first = touch.end as usize - usize::from(touch.count);
            for (k, of_row) in self.lambda[first..touch.end as usize].iter_mut().enumerate() {
                *of_row = lambda.get(k).copied().unwrap_or(0.0);
            }
        }
    }

    /// An impact at a contact, which takes no time: λ is its impulse over the length of a substep.
    pub fn add_impact(&mut self, touch: Touch) {
        self.sums.add_impact(touch);
    }

    /// A step of so many substeps has ended. A contact that ended within it and is there again, or that had an impact, is one contact.
    pub fn end_step(&mut self, substeps: u32) {
        let mut ended = std::mem::take(&mut self.sums.ended);
        ended.retain(|ended| {
            let again = self.of_pair(&mut 0, ended.bodies).iter().find(|touch| touch.feature == ended.feature).copied();
            again.is_none_or(|touch| !self.sums.join(&touch, ended))
        });
        self.sums.ended = ended;
        self.sums.finish(substeps);
    }

    /// A body is removed: its contacts are no more, and those that ended within the last step are forgotten.
    pub fn forget(&mut self, id: u32) {
        self.touches.retain(|touch| !touch.bodies.contains(&id));
        self.sums.ended.clear();
    }

    /// All contacts end with this substep: none is there for the next one to start from.
    pub fn end_all(&mut self) {
        self.sums.end(&self.touches, &self.lambda, &|_| true);
        self.touches.clear();
        self.lambda.clear();
    }

    /// Before contacts from a place on are renewed: hands the sums on to those of the same name, and keeps the contacts that have no
    /// successor and no body to `keep`.
    fn hand_on(&mut self, bodies: &Bodies, keep: Option<&dyn Fn(u32) -> bool>, contacts: &[Contact], from: usize) {
        self.sums.handed.clear();
        vector::make_room(&mut self.sums.handed, contacts.len() - from);
        if self.sums.are_none() {
            return self.sums.handed.resize(contacts.len() - from, 0);
        }
        let mut place = 0;
        for (bodies, feature) in contacts[from..].iter().map(|contact| Touch::name_of(contact, bodies)) {
            let same = self.of_pair(&mut place, bodies).iter().position(|touch| touch.feature == feature);
            self.sums.handed.push(same.map_or(0, |k| std::mem::take(&mut self.touches[place + k].sum_end)));
        }
        let kept = |touch: &Kept| keep.is_some_and(|keep| touch.bodies.iter().any(|id| keep(*id)));
        let left = self.touches.get(from..).unwrap_or_default();
        self.sums.end(left, &[], &|touch| touch.sum_end > 0 && !kept(touch));
    }

    /// True where all its numbers are finite.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        let finite = |t: &Kept| t.point.is_finite() && t.normal.is_finite() && vector::is_finite(&[t.gap, t.mu]);
        self.touches.iter().all(finite) && vector::is_finite(&self.lambda) && self.sums.are_finite()
    }

    /// Shows the contacts of the last step with their mean λ: also those that ended within it.
    pub fn each_of_step(&self, see: &mut dyn FnMut(&Touch)) {
        self.sums.each(&self.touches, &self.lambda, see);
    }

    /// True where a step of several substeps had contacts.
    #[must_use]
    pub fn has_sums(&self) -> bool {
        !self.sums.is_empty(&self.touches)
    }

    /// Shows the means as numbers.
    pub fn visit_sums(&self, see: &mut dyn FnMut(&[f64])) {
        self.sums.visit(&self.touches, &self.lambda, see);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::rigid::Surface;
    use glam::DVec3;

    fn at(feature: u32, x: f64) -> (Contact, Kept) {
        let (point, normal) = (DVec3::new(x, 0.0, 0.0), DVec3::Y);
        let contact = Contact {
            bodies: [0, 1],
            feature,
            point,
            apart: DVec3::ZERO,
            when: 0.0,
            normal,
            gap: 0.0,
            surface: Surface::default(),
            mu: 0.0,
        };
        (contact, Kept { feature, point, ..Kept::default() })
    }

    /// For each contact the feature that it had.
    fn recognised(now: &[(u32, f64)], before: &[(u32, f64)], all: bool) -> Vec<Option<u32>> {
        let now: Vec<Contact> = now.iter().map(|(f, x)| at(*f, *x).0).collect();
        let before: Vec<Kept> = before.iter().map(|(f, x)| at(*f, *x).1).collect();
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
