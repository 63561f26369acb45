//! A step of semismooth Newton on the natural map, for problems with friction (Alart and Curnier, "A mixed formulation for frictional
//! contact problems prone to Newton like solution methods", 1991). With y = λ − γw each row has the equation that holds where
//! y is:
//!
//!   between the bounds   w_i = 0
//!   beyond a bound       λ_i = bound, which may be ±μλ_n
//!   outside the disc     λ_t = μλ_n y_t/|y_t|
//!
//! Near a solution whose rows hold as they are it converges quadratically, and without discs it ends after one step.

use super::bounded::Bounded;
use crate::assembly::{Bounds, FrictionLink};
use crate::math::{Dense, Lu};

/// Its memory is reused.
#[derive(Debug, Default)]
pub(super) struct Semismooth {
    matrix: Vec<f64>,
    right: Vec<f64>,
    lu: Lu,
}

/// Added to the diagonal of dependent rows.
const REGULARISED: f64 = 1e-9;

/// Where λ is, with w = Aλ + b.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub a: &'a Dense,
    pub bounded: &'a Bounded,
    pub bounds: &'a Bounds<'a>,
    pub lambda: &'a [f64],
    pub w: &'a [f64],
}

impl Semismooth {
    /// Δλ; None where the equations have none.
    pub fn step(&mut self, at: Place) -> Option<&[f64]> {
        let n = at.lambda.len();
        self.matrix.clear();
        self.matrix.resize(n * n, 0.0);
        self.right.clear();
        self.right.resize(n, 0.0);
        let mut own = vec![true; n];
        for f in at.bounds.friction {
            f.tangents().iter().for_each(|&t| own[t] = false);
            if f.is_disc() {
                self.write_disc(&at, f);
            } else {
                f.tangents().iter().for_each(|&t| self.write_tied(&at, t, f));
            }
        }
        for i in (0..n).filter(|&i| own[i]) {
            let (lo, hi) = at.bounds.interval(i);
            let y = at.lambda[i] - at.bounded.step[i] * at.w[i];
            match () {
                () if y < lo => self.write_bound(i, at.lambda[i] - lo),
                () if y > hi => self.write_bound(i, at.lambda[i] - hi),
                () => self.write_free(&at, i),
            }
        }
        let matrix = &self.matrix;
        let regular = self.lu.factor(n, |i, j| matrix[i * n + j], 1e-13);
        let more = |i: usize, j: usize| if i == j { REGULARISED } else { 0.0 };
        if !regular && !self.lu.factor(n, |i, j| matrix[i * n + j] + more(i, j), 1e-15) {
            return None;
        }
        self.lu.solve(&mut self.right);
        Some(&self.right)
    }

    /// w_i = 0
    fn write_free(&mut self, at: &Place, i: usize) {
        let (n, step) = (at.lambda.len(), at.bounded.step[i]);
        for (entry, a) in self.matrix[i * n..(i + 1) * n].iter_mut().zip(at.a.row(i)) {
            *entry = step * a;
        }
        self.right[i] = -step * at.w[i];
    }

    /// λ_i = bound
    fn write_bound(&mut self, i: usize, excess: f64) {
        self.matrix[i * self.right.len() + i] = 1.0;
        self.right[i] = -excess;
    }

    fn write_tied(&mut self, at: &Place, t: usize, f: &FrictionLink) {
        let radius = f.radius(at.lambda);
        let y = at.lambda[t] - at.bounded.step[t] * at.w[t];
        if y.abs() <= radius {
            return self.write_free(at, t);
        }
        let sign = y.signum();
        self.write_bound(t, at.lambda[t] - sign * radius);
        self.matrix[t * at.lambda.len() + f.normal] = -sign * f.mu;
    }

    /// F_t = λ_t − μλ_n s, s = y/|y|;  dF_t = dλ_t − μ s dλ_n − μλ_n (1 − s sᵀ) dy/|y|,  dy = dλ_t − γ dw_t
    fn write_disc(&mut self, at: &Place, f: &FrictionLink) {
        let n = at.lambda.len();
        let [i, j] = f.tangents;
        let (gamma, radius) = (at.bounded.step[i], f.radius(at.lambda));
        let y = [at.lambda[i] - gamma * at.w[i], at.lambda[j] - gamma * at.w[j]];
        let length = (y[0] * y[0] + y[1] * y[1]).sqrt();
        if length <= radius {
            self.write_free(at, i);
            return self.write_free(at, j);
        }
        let (s, part) = ([y[0] / length, y[1] / length], radius / length);
        for (row, other, along, across) in [(i, j, s[0], s[1]), (j, i, s[1], s[0])] {
            for k in 0..n {
                let rate = |of: usize| f64::from(u8::from(of == k)) - gamma * at.a.row(of)[k];
                let turned = part * (across * across * rate(row) - along * across * rate(other));
                self.matrix[row * n + k] = f64::from(u8::from(row == k)) - turned;
            }
            self.matrix[row * n + f.normal] -= f.mu * along;
            self.right[row] = radius * along - at.lambda[row];
        }
    }
}
