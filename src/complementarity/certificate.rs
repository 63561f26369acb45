//! When a box LCP has no solution. Necessary for one is a λ within its bounds with w_i ≥ 0 where there is no upper bound, and
//! w_i ≤ 0 where there is no lower one (rows with both bounds finite allow any w_i). By Farkas there is none exactly where
//! there is a y with
//!
//!   max over the box of (Aᵀy)·λ + b·y < 0     y_i ≥ 0 unless lo_i = −∞,  y_i ≤ 0 unless hi_i = ∞
//!
//! So y_i is zero where both bounds are finite, and has any sign in a free row. For lo = 0, hi = ∞ it reads y ≥ 0, Aᵀy ≤ 0, b·y < 0. Where A is positive semi-definite a problem without a certificate has a
//! solution; others may have none without a certificate, and then nothing is concluded.

use super::BoxLcp;
use super::linear::{Outcome, minimise};

/// A certificate that the problem has no solution, checked; None where there is none or friction makes the bounds move.
pub(super) fn find(p: &BoxLcp) -> Option<Vec<f64>> {
    if !p.friction.is_empty() {
        return None;
    }
    let n = p.size();
    let mut rows = Vec::new();
    let mut signs = Vec::new();
    let unit = |i: usize, x: f64| (0..n).map(|k| if k == i { x } else { 0.0 }).collect::<Vec<f64>>();
    for i in 0..n {
        if p.hi[i] == f64::INFINITY {
            rows.push((p.a.row(i).iter().map(|a| -a).collect(), p.b[i]));
            signs.push((i, 1.0));
        }
        if p.lo[i] == f64::NEG_INFINITY {
            rows.push((p.a.row(i).to_vec(), -p.b[i]));
            signs.push((i, -1.0));
        }
    }
    for i in 0..n {
        if p.lo[i].is_finite() {
            rows.push((unit(i, -1.0), -p.lo[i]));
        }
        if p.hi[i].is_finite() {
            rows.push((unit(i, 1.0), p.hi[i]));
        }
    }
    let Some(Outcome::Ray(multipliers)) = minimise(&rows, n, None) else { return None };
    let mut y = vec![0.0; n];
    signs.iter().zip(&multipliers).for_each(|(&(i, sign), u)| y[i] += sign * u);
    let largest = crate::math::vector::norm_max(&y);
    if !(largest > 0.0 && largest.is_finite()) {
        return None;
    }
    // Entries left by rounding have no counterpart to cancel against: they become zero.
    y.iter_mut().for_each(|y| *y = if y.abs() <= 1e-11 * largest { 0.0 } else { *y / largest });
    is_certificate(p, &y).then_some(y)
}

/// True where y proves that the problem has no solution, up to rounding: a sum within 1e-11 of the size of its terms counts as
/// zero, and one that must be negative must be so by more than that.
#[must_use]
pub fn is_certificate(p: &BoxLcp, y: &[f64]) -> bool {
    const ROUNDING: f64 = 1e-11;
    let n = p.size();
    if y.len() != n || !p.friction.is_empty() || y.iter().any(|y| !y.is_finite()) {
        return false;
    }
    let (mut worst, mut size) = (0.0, 0.0);
    for i in 0..n {
        if (p.hi[i] == f64::INFINITY || y[i] <= 0.0) && (p.lo[i] == f64::NEG_INFINITY || y[i] >= 0.0) {
            worst += p.b[i] * y[i];
            size += (p.b[i] * y[i]).abs();
        } else {
            return false;
        }
        let terms = || (0..n).map(|k| p.a.row(k)[i] * y[k]);
        let (slope, terms) = (terms().sum::<f64>(), terms().map(f64::abs).sum::<f64>());
        let bound = if slope > 0.0 { p.hi[i] } else { p.lo[i] };
        if slope.abs() <= ROUNDING * terms {
            continue;
        }
        if bound.is_infinite() {
            return false;
        }
        worst += slope * bound;
        size += (slope * bound).abs();
    }
    worst < -ROUNDING * size
}
