//! How well λ and w obey the conditions of Karush, Kuhn and Tucker, each by itself, and the natural residual: computed here
//! from the problem's numbers, sharing nothing with the solvers.

use super::BoxLcp;
use crate::math::vector::norm;

/// The largest violation of each condition, ∞-norms.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Kkt {
    /// w = Aλ + b; for programs c + 2Hx + Gᵀy = s.
    pub stationarity: f64,
    /// λ within its bounds; Gx ≤ d and x ≥ 0.
    pub primal: f64,
    /// w ≥ 0 where there is no upper bound and w ≤ 0 where there is no lower one; y ≥ 0 and s ≥ 0.
    pub dual: f64,
    /// w⁺(λ − lo) and w⁻(hi − λ); for a disc of friction w_t·λ_t + μλ_n|w_t|; y(d − Gx) and s x.
    pub complementarity: f64,
}

impl Kkt {
    /// Of a box LCP.
    #[must_use]
    pub fn of(p: &BoxLcp, lambda: &[f64], w: &[f64]) -> Kkt {
        let mut kkt = Kkt::default();
        let raise = |x: &mut f64, by: f64| *x = if by.is_nan() { by } else { x.max(by) };
        for (w, again) in w.iter().zip(p.w(lambda)) {
            raise(&mut kkt.stationarity, (w - again).abs());
        }
        let mut interval = |i: usize, lo: f64, hi: f64| {
            let (up, down) = (w[i].max(0.0), (-w[i]).max(0.0));
            raise(&mut kkt.primal, (lo - lambda[i]).max(lambda[i] - hi));
            if lo == f64::NEG_INFINITY {
                raise(&mut kkt.dual, up)
            } else {
                raise(&mut kkt.complementarity, up * (lambda[i] - lo).abs())
            }
            if hi == f64::INFINITY { raise(&mut kkt.dual, down) } else { raise(&mut kkt.complementarity, down * (hi - lambda[i]).abs()) }
        };
        let tied = |i: usize| p.friction.iter().any(|f| f.tangents().contains(&i));
        (0..p.size()).filter(|&i| !tied(i)).for_each(|i| interval(i, p.lo[i], p.hi[i]));
        for f in p.friction.iter().filter(|f| !f.is_disc()) {
            let radius = f.radius(lambda);
            f.tangents().iter().for_each(|&t| interval(t, -radius, radius));
        }
        for f in p.friction.iter().filter(|f| f.is_disc()) {
            let ([s, t], radius) = (f.tangents, f.radius(lambda));
            raise(&mut kkt.primal, libm::hypot(lambda[s], lambda[t]) - radius);
            raise(&mut kkt.complementarity, (w[s] * lambda[s] + w[t] * lambda[t] + radius * libm::hypot(w[s], w[t])).abs());
        }
        kkt.primal = kkt.primal.max(0.0);
        kkt
    }
}

/// How far λ is from a solution, and what that is judged by: the same measure as a solver stops by. In the unit of λ; without any
/// bound, in that of b.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Natural {
    /// max |λ_i − clamp(λ_i − w_i/|A_ii|)| with w = Aλ + b computed afresh (divisor 1 where A_ii = 0); without any bound ‖w‖₂.
    pub residual: f64,
    /// The size of the problem, whatever λ is: max(|b_i/A_ii|, the bounds nearest to 0); without any bound ‖b‖₂.
    pub size: f64,
    /// The size of what is added up: max Σ_j |A_ij λ_j|/|A_ii|; without any bound the 2-norm of Σ_j |A_ij λ_j|.
    pub terms: f64,
}

impl Natural {
    /// True where the residual is at most `tolerance` times the size of the problem, or within rounding of the terms summed.
    /// Rounding counts up to a millionth of the problem's size only: a diverging λ solves nothing, however small the residual is
    /// relative to λ. In a problem of size zero (b = 0, and 0 within the bounds) every multiple of λ is as near to a solution:
    /// there rounding is the only criterion. Where the size is too large for a number, only a residual of 0 is small.
    #[must_use]
    #[inline(never)]
    pub fn is_small(&self, tolerance: f64) -> bool {
        let most = if self.size > 0.0 { 1e-6 * self.size } else { f64::INFINITY };
        let limit = tolerance * self.size + (1e-13 * self.terms).min(most);
        self.residual <= if limit.is_finite() { limit } else { 0.0 }
    }
}

/// The natural residual of λ.
#[must_use]
pub fn natural_residual(p: &BoxLcp, lambda: &[f64]) -> Natural {
    let w = p.w(lambda);
    let terms = |i: usize| p.a.row(i).iter().zip(lambda).map(|(a, l)| (a * l).abs()).sum::<f64>();
    if p.bounds().is_free() {
        let terms: Vec<f64> = (0..p.size()).map(terms).collect();
        return Natural { residual: norm(&w), size: norm(&p.b), terms: norm(&terms) };
    }
    let divisor = |i: usize| if p.a.row(i)[i] == 0.0 { 1.0 } else { p.a.row(i)[i].abs() };
    let mut n = Natural::default();
    let raise = |x: &mut f64, by: f64| *x = if by.is_nan() || x.is_nan() { f64::NAN } else { x.max(by.abs()) };
    let nearest = |x: f64, lo: f64, hi: f64| if x.is_nan() { x } else { x.max(lo).min(hi) };
    for i in 0..p.size() {
        raise(&mut n.size, p.b[i] / divisor(i));
        raise(&mut n.terms, terms(i) / divisor(i));
        let tied = p.friction.iter().find(|f| f.tangents().contains(&i));
        let (lo, hi) = match tied {
            None => (p.lo[i], p.hi[i]),
            Some(f) if f.is_disc() => {
                let [s, t] = f.tangents;
                let common = divisor(s) + divisor(t); // trace ≥ λ_max
                let (x, y) = (lambda[s] - w[s] / common, lambda[t] - w[t] / common);
                let (length, radius) = (libm::hypot(x, y), f.radius(lambda));
                let shrink = if length > radius { radius / length } else { 1.0 };
                raise(&mut n.residual, libm::hypot(lambda[s] - shrink * x, lambda[t] - shrink * y));
                continue;
            }
            Some(f) => (-f.radius(lambda), f.radius(lambda)),
        };
        if tied.is_none() {
            raise(&mut n.size, nearest(0.0, lo, hi));
        }
        // λ − clamp(λ − w/|A_ii|, lo, hi), so that a large λ does not swallow w.
        raise(&mut n.residual, nearest(w[i] / divisor(i), lambda[i] - hi, lambda[i] - lo));
    }
    n
}
