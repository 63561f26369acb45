//! The Delassus operator A = J W Jᵀ, applied and never stored: y = J (W (Jᵀ x)).

use super::Operator;
use crate::math::{BlockRows, Dense, vector};

/// A = J W Jᵀ at one state.
pub struct Delassus<'a> {
    jacobian: &'a BlockRows,
    /// Diagonal of W.
    inverse_mass: &'a [f64],
    /// W Jᵀ x, as long as the velocities, or empty where there are no rows; behind it the part of A λ that softness adds.
    work: &'a mut Vec<f64>,
    /// Diagonal matrix that is added to A (regularisation); empty: none.
    softness: &'a [f64],
}

impl<'a> Delassus<'a> {
    /// The operator of these rows and masses; `work` is scratch that the caller keeps.
    pub fn new(jacobian: &'a BlockRows, inverse_mass: &'a [f64], work: &'a mut Vec<f64>) -> Self {
        Delassus { jacobian, inverse_mass, work, softness: &[] }.softened(&[])
    }

    /// This operator with a diagonal matrix added: compliant rows, such as springs with dampers.
    #[must_use]
    pub fn softened(mut self, softness: &'a [f64]) -> Self {
        debug_assert!(softness.is_empty() || softness.len() == self.jacobian.len());
        let moved = if self.jacobian.is_empty() { 0 } else { self.inverse_mass.len() };
        vector::zeros(self.work, moved + softness.len());
        self.softness = softness;
        self
    }

    fn soft(&self, i: usize) -> f64 {
        self.softness.get(i).copied().unwrap_or(0.0)
    }

    /// work = W Jᵀ x, where x is zero but for x_i = 1.
    fn response(&mut self, i: usize) {
        self.work.fill(0.0);
        self.jacobian.add_row_scaled(i, 1.0, self.work);
        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {
            *u *= w;
        }
    }
}

impl Operator for Delassus<'_> {
    fn size(&self) -> usize {
        self.jacobian.len()
    }

    fn apply(&mut self, x: &[f64], y: &mut [f64]) {
        self.jacobian.transpose_times(x, self.work);
        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {
            *u *= w;
        }
        self.jacobian.times(self.work, y);
        for (i, s) in self.softness.iter().enumerate() {
            y[i] += s * x[i];
        }
    }

    fn diagonal(&self, out: &mut Vec<f64>) {
        out.clear();
        out.extend((0..self.size()).map(|i| self.entry(i, i)));
    }

    fn entry(&self, i: usize, j: usize) -> f64 {
        if i == j {
            return self.jacobian.row_product(self.jacobian, i, self.inverse_mass) + self.soft(i);
        }
        let mut sum = 0.0;
        for (at, x) in self.jacobian.row(i) {
            for (other, y) in self.jacobian.row(j) {
                if at == other {
                    sum += x.iter().zip(y).zip(&self.inverse_mass[at..]).map(|((x, y), w)| x * w * y).sum::<f64>();
                }
            }
        }
        sum
    }

    fn begin(&mut self, lambda: &[f64]) {
        self.jacobian.transpose_times(lambda, self.work);
        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {
            *u *= w;
        }
        let tail = self.inverse_mass.len();
        for (i, s) in self.softness.iter().enumerate() {
            self.work[tail + i] = s * lambda[i];
        }
    }

    /// J_i Δv, with Δv = W Jᵀ λ kept up to date: nothing of A but its diagonal is ever formed.
    fn product(&self, i: usize) -> f64 {
        let given_way = if self.softness.is_empty() { 0.0 } else { self.work[self.inverse_mass.len() + i] };
        self.jacobian.row_dot(i, self.work) + given_way
    }

    fn change(&mut self, i: usize, delta: f64) {
        for (column, values) in self.jacobian.row(i) {
            for (k, value) in values.iter().enumerate() {
                self.work[column + k] += delta * self.inverse_mass[column + k] * value;
            }
        }
        if !self.softness.is_empty() {
            self.work[self.inverse_mass.len() + i] += delta * self.softness[i];
        }
    }

    fn rows_and_weights(&self) -> Option<(&BlockRows, &[f64])> {
        Some((self.jacobian, self.inverse_mass))
    }

    fn softness(&self) -> &[f64] {
        self.softness
    }

    fn dense(&mut self, a: &mut Dense) {
        let m = self.size();
        a.reset(m);
        for i in 0..m {
            self.response(i);
            self.jacobian.times(self.work, a.row_mut(i));
            a.row_mut(i)[i] += self.soft(i);
        }
    }
}
