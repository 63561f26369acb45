//! λ of contacts over a step of n substeps: the mean,
//!
//!   λ = Σ λ_k/n,   so that h λ = Σ (h/n) λ_k
//!
//! is the impulse of the step. An impact acts in one substep, mostly not the last; its impulse is in the mean. The next substep starts
//! from the λ of the last one, which [`Memory`] keeps.

use super::memory::copy;
use super::{Memory, Touch};
use crate::math::vector;

/// Stands before the sums among the numbers of a state; else a whole number stands there.
const SUMS: f64 = -0.5;

/// Sums of λ over the substeps of a step; after the step their means.
#[derive(Debug, Default, PartialEq)]
pub struct Sums {
    /// True where the step has several substeps: of a single one λ is the mean.
    several: bool,
    /// The rows of all contacts of the step, those of one contact together: [`Touch::sum_end`].
    rows: Vec<f64>,
    /// Contacts that pressed in this step and ended within it: where they were last, with their sums.
    ended: Vec<Touch>,
    /// While contacts are renewed: `sum_end` for each of the new ones.
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
    /// The sum of a contact: as many numbers as it has rows, or none.
    fn of(&self, touch: &Touch) -> &[f64] {
        let end = touch.sum_end as usize;
        self.rows.get(end.saturating_sub(touch.count)..end).unwrap_or_default()
    }

    /// A contact with its sum, if it has one, in place of its λ.
    fn instead(&self, touch: &Touch) -> Touch {
        let mut shown = Touch { sum_end: 0, ..*touch };
        for (lambda, sum) in shown.lambda.iter_mut().zip(self.of(touch)) {
            *lambda = *sum;
        }
        shown
    }
}

impl Memory {
    /// A step of so many substeps begins.
    pub fn begin_step(&mut self, substeps: u32) {
        self.sums.several = substeps > 1;
        self.sums.rows.clear();
        self.sums.ended.clear();
        self.touches.iter_mut().for_each(|touch| touch.sum_end = 0);
    }

    /// A substep has ended: its λ are added.
    pub fn add_substep(&mut self) {
        let Memory { touches, sums } = self;
        if !sums.several {
            return;
        }
        for touch in touches {
            if touch.sum_end == 0 {
                vector::make_room(&mut sums.rows, touch.count);
                sums.rows.resize(sums.rows.len() + touch.count, 0.0);
                touch.sum_end = sums.rows.len() as u32;
            }
            let end = touch.sum_end as usize;
            vector::add_scaled(&mut sums.rows[end - touch.count..end], 1.0, &touch.lambda[..touch.count]);
        }
    }

    /// A step of so many substeps has ended: sums become means.
    pub fn end_step(&mut self, substeps: u32) {
        let part = 1.0 / f64::from(substeps);
        let of_ended = self.sums.ended.iter_mut().flat_map(|touch| &mut touch.lambda);
        self.sums.rows.iter_mut().chain(of_ended).for_each(|sum| *sum *= part);
    }

    /// Before contacts are renewed: hands their sums on to those of the same name, and keeps the contacts that have no successor and
    /// no body to `keep`.
    pub(super) fn hand_on(&mut self, keep: Option<&dyn Fn(u32) -> bool>, now: &mut dyn Iterator<Item = ([u32; 2], u32)>) {
        self.sums.handed.clear();
        if !self.sums.several {
            return;
        }
        let mut place = 0;
        for (bodies, feature) in now {
            let same = self.of_pair(&mut place, bodies).iter().position(|touch| touch.feature == feature);
            vector::make_room(&mut self.sums.handed, 1);
            self.sums.handed.push(same.map_or(0, |k| std::mem::take(&mut self.touches[place + k].sum_end)));
        }
        self.end(&|touch| touch.sum_end > 0 && !keep.is_some_and(|keep| touch.bodies.iter().any(|id| keep(*id))));
    }

    /// All contacts end with this substep: none is there for the next one to start from.
    pub fn end_all(&mut self) {
        self.add_substep();
        self.end(&|_| true);
        self.touches.clear();
    }

    /// Keeps the contacts that end, where they pressed, with their sums.
    fn end(&mut self, ends: &dyn Fn(&Touch) -> bool) {
        let Memory { touches, sums } = self;
        for touch in touches.iter().filter(|touch| ends(touch)) {
            let ended = sums.instead(touch);
            if ended.lambda[0] > 0.0 {
                vector::make_room(&mut sums.ended, 1);
                sums.ended.push(ended);
            }
        }
    }

    /// The contacts of the last step with their mean λ: also those that ended within it.
    pub fn of_step(&self) -> impl Iterator<Item = Touch> + '_ {
        self.touches.iter().map(|touch| self.sums.instead(touch)).chain(self.sums.ended.iter().copied())
    }

    /// True where a step of several substeps had contacts.
    #[must_use]
    pub fn has_sums(&self) -> bool {
        !self.sums.rows.is_empty() || !self.sums.ended.is_empty()
    }

    /// Shows the means as numbers.
    pub fn visit_sums(&self, see: &mut dyn FnMut(&[f64])) {
        see(&[SUMS]);
        self.touches.iter().for_each(|touch| see(self.sums.of(touch)));
        see(&[self.sums.ended.len() as f64]);
        self.sums.ended.iter().for_each(|touch| touch.visit(see));
    }

    /// Takes back what [`Memory::visit_sums`] wrote, if that is what follows; None where it does not fit these contacts.
    pub(super) fn load_sums(&mut self, numbers: &mut &[f64]) -> Option<()> {
        let Some((&SUMS, rest)) = numbers.split_first() else { return Some(()) };
        let (rows, rest) = rest.split_at_checked(self.rows())?;
        *numbers = rest;
        let mut end = 0;
        for touch in &mut self.touches {
            end += touch.count;
            touch.sum_end = end as u32;
        }
        self.sums = Sums { several: true, rows: rows.to_vec(), ended: Touch::load_list(numbers)?, handed: Vec::new() };
        Some(())
    }
}
