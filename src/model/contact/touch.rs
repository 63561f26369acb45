//! A contact as it is kept from step to step.

use super::{Contact, MOST_ROWS};
use crate::math::vector;
use crate::model::Bodies;
use glam::DVec3;

/// Lasting ids of the bodies, and the feature.
pub(super) type Name = ([u32; 2], u32);

/// A contact as it is kept. λ of its rows stand in lists of all contacts, since most have few of the rows that one can have.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Kept {
    /// Lasting ids of the bodies.
    pub bodies: [u32; 2],
    /// The contact's feature.
    pub feature: u32,
    /// Where its λ end in the list of all.
    pub(super) end: u32,
    /// Where the sum of its λ ends in the sums of the step; 0: it has none yet.
    pub(super) sum_end: u32,
    /// Number of its rows.
    pub(super) count: u8,
    /// m
    pub point: DVec3,
    /// From the first body to the second.
    pub normal: DVec3,
    /// m
    pub gap: f64,
    /// Coefficient of friction of both surfaces together, as it was in force.
    pub mu: f64,
}

impl Kept {
    #[inline]
    pub(super) fn take(&mut self, contact: &Contact, (bodies, feature): Name, rows: usize) {
        (self.bodies, self.feature) = (bodies, feature);
        (self.point, self.normal) = (contact.point, contact.normal);
        (self.gap, self.mu) = (contact.gap, contact.mu);
        self.count = rows.min(MOST_ROWS) as u8;
    }

    #[inline]
    pub(super) fn has_name(&self, ([a, b], feature): Name) -> bool {
        self.bodies[0] == a && self.bodies[1] == b && self.feature == feature
    }

    /// Its numbers among those of the rows of all contacts, where they end; none where they end at 0.
    #[inline]
    pub(super) fn among<'a>(&self, rows: &'a [f64], end: u32) -> &'a [f64] {
        let end = end as usize;
        rows.get(end.saturating_sub(self.count.into())..end).unwrap_or_default()
    }

    /// With λ of its rows.
    #[inline(never)]
    pub(super) fn with(&self, lambda: &[f64]) -> Touch {
        let Kept { bodies, feature, point, normal, gap, mu, count, .. } = *self;
        let mut touch = Touch { bodies, feature, point, normal, gap, mu, lambda: [0.0; MOST_ROWS], count: count.into() };
        touch.lambda.iter_mut().zip(lambda).for_each(|(of_row, lambda)| *of_row = *lambda);
        touch
    }
}

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
}

impl Touch {
    /// A contact with the λ of its rows.
    #[must_use]
    pub fn of(contact: &Contact, bodies: &Bodies, lambda: &[f64]) -> Self {
        let mut kept = Kept::default();
        kept.take(contact, Touch::name_of(contact, bodies), lambda.len());
        kept.with(lambda)
    }

    /// The name of a contact.
    #[inline]
    pub(super) fn name_of(contact: &Contact, bodies: &Bodies) -> Name {
        (bodies.ids(contact.bodies), contact.feature)
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
            });
        }
        Some(touches)
    }
}
