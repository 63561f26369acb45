//! λ of contacts over a step of n substeps: the mean,
//!
//!   λ = Σ λ_k/n,   so that h λ = Σ (h/n) λ_k
//!
//! is the impulse of the step. An impact acts in one substep, mostly not the last, or in no time; its impulse is in the mean. Of a
//! substep of several parts λ_k is the mean over them. The next substep starts from the λ of the last one, which [`super::Memory`] keeps.

use super::touch::{Kept, Touch};
use crate::math::vector;

/// Stands before the sums among the numbers of a state; else a whole number stands there.
const SUMS: f64 = -0.5;

/// Sums of λ over the substeps of a step; after the step their means.
#[derive(Debug, Default, PartialEq)]
pub struct Sums {
    /// True where the step has several substeps or parts: of a single one λ is the mean.
    pub(super) several: bool,
    /// The rows of all contacts of the step, those of one contact together: [`Kept::sum_end`].
    rows: Vec<f64>,
    /// Contacts that pressed in this step and ended within it: where they were last, with their sums.
    pub(super) ended: Vec<Touch>,
    /// While contacts are renewed: `sum_end` for each of those from the first on that is not the one of before in its place.
    pub(super) handed: Vec<u32>,
}

impl Clone for Sums {
    fn clone(&self) -> Self {
        Sums { several: self.several, rows: self.rows.clone(), ended: self.ended.clone(), handed: Vec::new() }
    }

    /// Without allocation, once there was room.
    fn clone_from(&mut self, other: &Self) {
        self.several = other.several;
        copy(&mut self.rows, &other.rows);
        copy(&mut self.ended, &other.ended);
    }
}

impl Sums {
    /// The sum of a contact's λ if it has one, else its λ, from those of all.
    fn instead<'a>(&'a self, touch: &Kept, lambda: &'a [f64]) -> &'a [f64] {
        match touch.among(&self.rows, touch.sum_end) {
            [] => touch.among(lambda, touch.end),
            sum => sum,
        }
    }

    /// A step of so many substeps begins with these contacts.
    pub(super) fn begin(&mut self, substeps: u32, touches: &mut [Kept]) {
        self.several = substeps > 1;
        self.ended.clear();
        if !self.rows.is_empty() {
            self.rows.clear();
            touches.iter_mut().for_each(|touch| touch.sum_end = 0);
        }
    }

    /// Adds this, in a part of a substep, to the sum of a contact.
    #[inline]
    pub(super) fn add(&mut self, touch: &mut Kept, part: f64, lambda: &[f64]) {
        if !self.several {
            return;
        }
        if touch.sum_end == 0 {
            vector::make_room(&mut self.rows, touch.count.into());
            (0..touch.count).for_each(|_| self.rows.push(0.0));
            touch.sum_end = self.rows.len() as u32;
        }
        let first = touch.sum_end as usize - usize::from(touch.count);
        for (sum, lambda) in self.rows[first..].iter_mut().zip(lambda) {
            *sum += part * lambda;
        }
    }

    /// An impact, which takes no time: λ is its impulse over the length of a substep.
    pub(super) fn add_impact(&mut self, touch: Touch) {
        if touch.lambda[0] == 0.0 {
            return;
        }
        self.several = true;
        self.keep(touch);
    }

    /// Keeps a contact that ended; one that ended before in this step is the same contact.
    fn keep(&mut self, touch: Touch) {
        match self.ended.iter_mut().find(|ended| (ended.bodies, ended.feature) == (touch.bodies, touch.feature)) {
            Some(ended) => vector::add_scaled(&mut ended.lambda, 1.0, &touch.lambda),
            None => {
                vector::make_room(&mut self.ended, 1);
                self.ended.push(touch);
            }
        }
    }

    /// Adds the sum of a contact that ended to that of one that has a sum; false where it has none, or other rows.
    pub(super) fn join(&mut self, touch: &Kept, ended: &Touch) -> bool {
        let end = touch.sum_end as usize;
        let joins = end > 0 && usize::from(touch.count) == ended.count;
        if joins {
            vector::add_scaled(&mut self.rows[end - ended.count..end], 1.0, &ended.lambda[..ended.count]);
        }
        joins
    }

    /// A step of so many substeps has ended: sums become means.
    pub(super) fn finish(&mut self, substeps: u32) {
        let part = 1.0 / f64::from(substeps);
        self.rows.iter_mut().for_each(|sum| *sum *= part);
        for touch in &mut self.ended {
            touch.lambda.iter_mut().for_each(|sum| *sum *= part);
        }
    }

    /// Keeps those of the contacts that end, where they pressed, with their sums.
    pub(super) fn end(&mut self, touches: &[Kept], lambda: &[f64], ends: &dyn Fn(&Kept) -> bool) {
        for touch in touches.iter().filter(|touch| ends(touch)) {
            let ended = touch.with(self.instead(touch, lambda));
            if ended.lambda[0] > 0.0 {
                self.keep(ended);
            }
        }
    }

    /// Shows contacts with their means: these and those that ended.
    pub(super) fn each(&self, touches: &[Kept], lambda: &[f64], see: &mut dyn FnMut(&Touch)) {
        touches.iter().for_each(|touch| see(&touch.with(self.instead(touch, lambda))));
        self.ended.iter().for_each(see);
    }

    /// True where no contact has one.
    pub(super) fn are_none(&self) -> bool {
        self.rows.is_empty()
    }

    /// True where all its numbers are finite.
    pub(super) fn are_finite(&self) -> bool {
        vector::is_finite(&self.rows) && self.ended.iter().all(Touch::is_finite)
    }

    /// True where neither these contacts nor any that ended have one.
    pub(super) fn is_empty(&self, touches: &[Kept]) -> bool {
        self.ended.is_empty() && touches.iter().all(|touch| touch.sum_end == 0)
    }

    /// Shows the means of these contacts, and those that ended, as numbers.
    pub(super) fn visit(&self, touches: &[Kept], lambda: &[f64], see: &mut dyn FnMut(&[f64])) {
        see(&[SUMS]);
        touches.iter().for_each(|touch| see(self.instead(touch, lambda)));
        see(&[self.ended.len() as f64]);
        self.ended.iter().for_each(|touch| touch.visit(see));
    }

    /// Takes back what [`Sums::visit`] wrote, if that is what follows; None where it does not fit these contacts.
    pub(super) fn load(touches: &mut [Kept], rows: usize, numbers: &mut &[f64]) -> Option<Sums> {
        let Some((&SUMS, rest)) = numbers.split_first() else { return Some(Sums::default()) };
        let (rows, rest) = rest.split_at_checked(rows)?;
        *numbers = rest;
        touches.iter_mut().for_each(|touch| touch.sum_end = touch.end);
        Some(Sums { several: true, rows: rows.to_vec(), ended: Touch::load_list(numbers)?, handed: Vec::new() })
    }
}

/// Copies a list without allocation, once there was room.
#[inline(never)]
pub(super) fn copy<T: Copy>(list: &mut Vec<T>, other: &[T]) {
    list.clear();
    vector::make_room(list, other.len());
    list.extend_from_slice(other);
}
