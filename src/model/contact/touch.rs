//! A contact as it is kept from step to step.

use super::{Contact, MOST_ROWS};
use crate::math::vector;
use crate::model::Bodies;
use glam::DVec3;

/// Lasting ids of the bodies, and the feature.
pub(super) type Name = ([u32; 2], u32);

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
    /// Coefficient of friction of both surfaces together, as it was in force: less where they slide.
    pub mu: f64,
    /// λ of its rows, N; in the order of [`super::append_rows`].
    pub lambda: [f64; MOST_ROWS],
    /// How many of these count.
    pub count: usize,
    /// Where the sum of its λ ends in the sums of the step; 0: it has none yet.
    pub(super) sum_end: u32,
}

impl Touch {
    /// A contact with the λ of its rows.
    #[must_use]
    pub fn of(contact: &Contact, bodies: &Bodies, lambda: &[f64]) -> Self {
        let mut touch = Touch::default();
        touch.take(contact, Touch::name_of(contact, bodies), lambda);
        touch
    }

    #[inline]
    pub(super) fn take(&mut self, contact: &Contact, (bodies, feature): Name, lambda: &[f64]) {
        (self.bodies, self.feature) = (bodies, feature);
        (self.point, self.normal) = (contact.point, contact.normal);
        (self.gap, self.mu) = (contact.gap, contact.mu);
        self.count = lambda.len().min(MOST_ROWS);
        for (k, of_row) in self.lambda.iter_mut().enumerate() {
            *of_row = lambda.get(k).copied().unwrap_or(0.0);
        }
    }

    /// The name of a contact.
    #[inline]
    pub(super) fn name_of(contact: &Contact, bodies: &Bodies) -> Name {
        (bodies.ids(contact.bodies), contact.feature)
    }

    #[inline]
    pub(super) fn has_name(&self, ([a, b], feature): Name) -> bool {
        self.bodies[0] == a && self.bodies[1] == b && self.feature == feature
    }

    /// True where all its numbers are finite.
    pub(super) fn is_finite(&self) -> bool {
        self.point.is_finite() && self.normal.is_finite() && vector::is_finite(&[self.gap, self.mu]) && vector::is_finite(&self.lambda)
    }

    /// How many numbers a touch is.
    const NUMBERS: usize = 12 + MOST_ROWS;

    pub(super) fn visit(&self, see: &mut dyn FnMut(&[f64])) {
        let (x, n, [a, b], [k, l, p, q, r, s]) = (self.point, self.normal, self.bodies, self.lambda);
        let [a, b, feature, count] = [f64::from(a), f64::from(b), f64::from(self.feature), self.count as f64];
        see(&[a, b, feature, x.x, x.y, x.z, n.x, n.y, n.z, self.gap, self.mu, count, k, l, p, q, r, s]);
    }

    /// Reads a number of touches and then these; `numbers` are those that follow.
    pub(super) fn load_list(numbers: &mut &[f64]) -> Option<Vec<Touch>> {
        let whole = |x: f64| (0.0..=f64::from(u32::MAX)).contains(&x) && x.floor() == x;
        let (count, rest) = numbers.split_first().filter(|(n, _)| whole(**n))?;
        let (list, rest) = rest.split_at_checked((*count as usize).checked_mul(Self::NUMBERS)?)?;
        *numbers = rest;
        let mut touches = Vec::with_capacity(list.len() / Self::NUMBERS);
        for t in list.chunks_exact(Self::NUMBERS) {
            if !(whole(t[0]) && whole(t[1]) && whole(t[2]) && whole(t[11]) && t[11] <= MOST_ROWS as f64) {
                return None;
            }
            let mut lambda = [0.0; MOST_ROWS];
            lambda.copy_from_slice(&t[12..]);
            touches.push(Touch {
                bodies: [t[0] as u32, t[1] as u32],
                feature: t[2] as u32,
                point: DVec3::from_slice(&t[3..]),
                normal: DVec3::from_slice(&t[6..]),
                gap: t[9],
                mu: t[10],
                count: t[11] as usize,
                lambda,
                sum_end: 0,
            });
        }
        Some(touches)
    }
}
