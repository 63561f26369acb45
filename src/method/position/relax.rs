//! Rows whose J stays as it is: projected Gauss–Seidel, row by row.
//!
//!   Δx_i = P(x_i − (c_i + J_i y)/A_ii) − x_i,   y ← y + W J_iᵀ Δx_i        A_ii = J_i W J_iᵀ
//!
//! with P onto x ≥ 0 in a contact's normal row and onto |x_t| ≤ μ x_n in its tangents'. Displacements y have x = λ, N·s²; velocities
//! have an impulse, N·s. Two tangents change together, with the larger eigenvalue of their block of A for A_ii: so no step of
//! a sweep takes ½ yᵀ M y + cᵀx up.

use crate::math::{BlockRows, vector};
use crate::model::rows::{FrictionLink, Rows};

/// c of a row that demands nothing.
pub const APART: f64 = f64::INFINITY;

/// y ← y + a W J_iᵀ
#[inline(always)]
pub fn respond(j: &BlockRows, i: usize, a: f64, w: &[f64], y: &mut [f64]) {
    for (column, values) in j.row(i) {
        for (k, j) in values.iter().enumerate() {
            y[column + k] += a * w[column + k] * j;
        }
    }
}

/// A_ii of every row; of two tangents the larger eigenvalue of their block.
pub fn diagonal(rows: &Rows, w: &[f64], out: &mut Vec<f64>) {
    let j = &rows.jacobian;
    out.clear();
    out.extend((0..rows.len()).map(|i| j.row_product(j, i, w)));
    for link in &rows.friction {
        if let [s, t] = *link.tangents() {
            let (a, b, beside) = (out[s], out[t], product(j, s, t, w));
            let most = 0.5 * (a + b) + libm::hypot(0.5 * (a - b), beside);
            (out[s], out[t]) = (most, most);
        }
    }
}

/// J_s W J_tᵀ of two rows on the same bodies.
fn product(j: &BlockRows, s: usize, t: usize, w: &[f64]) -> f64 {
    let mut sum = 0.0;
    for ((column, one), (_, other)) in j.row(s).zip(j.row(t)) {
        sum += one.iter().zip(other).zip(&w[column..]).map(|((one, other), w)| one * w * other).sum::<f64>();
    }
    sum
}

/// The rows and what changes.
pub struct Relaxation<'a> {
    pub rows: &'a Rows,
    pub w: &'a [f64],
    pub diagonal: &'a [f64],
    pub c: &'a [f64],
    pub x: &'a mut [f64],
    pub y: &'a mut [f64],
}

impl Relaxation<'_> {
    /// Goes through all contacts, each normal before its tangents; the largest |A_ii Δx_i|.
    pub fn sweep(&mut self) -> f64 {
        let (rows, mut residual) = (self.rows, 0.0);
        let (mut i, mut links) = (0, rows.friction.iter().peekable());
        while i < rows.len() {
            let new = vector::larger(self.target(i), 0.0);
            residual = vector::larger(residual, self.change_to(i, new));
            while let Some(link) = links.next_if(|link| link.normal == i) {
                residual = vector::larger(residual, self.rub(link));
            }
            i = rows.end_of(i);
        }
        residual
    }

    /// x_i − (c_i + J_i y)/A_ii
    fn target(&self, i: usize) -> f64 {
        let a = self.diagonal[i];
        if a > 0.0 { self.x[i] - (self.c[i] + self.rows.jacobian.row_dot(i, self.y)) / a } else { self.x[i] }
    }

    fn change_to(&mut self, i: usize, new: f64) -> f64 {
        let change = new - self.x[i];
        self.x[i] = new;
        if change != 0.0 {
            respond(&self.rows.jacobian, i, change, self.w, self.y);
        }
        self.diagonal[i] * change.abs()
    }

    /// The tangents of a normal, onto their disc.
    fn rub(&mut self, link: &FrictionLink) -> f64 {
        let radius = link.radius(self.x);
        match *link.tangents() {
            [s, t] => {
                let (x, y) = (self.target(s), self.target(t));
                let length = libm::hypot(x, y);
                let part = if length > radius { radius / length } else { 1.0 };
                vector::larger(self.change_to(s, part * x), self.change_to(t, part * y))
            }
            [t] => {
                let new = self.target(t).clamp(-radius, radius);
                self.change_to(t, new)
            }
            _ => 0.0,
        }
    }
}
