//! All solutions of a small box LCP. Each row is at lo (w ≥ 0), at hi (w ≤ 0) or between (w = 0): a complementary basis says
//! which, and gives λ from A_FF λ_F = −(b_F + A_FB λ_B) for the rows F between. Going through all bases finds all solutions
//! (Cottle, Pang, Stone, section 1.3).
//!
//! Where A_FF is singular the basis holds no solution or a whole polyhedron of them; a linear program finds one of its corners.
//! A solution is isolated when no direction stays within the solutions: with α the rows with w = 0 between their bounds and β
//! those with w = 0 at a bound, no d ≠ 0 with d = 0 on the others, (Ad)_α = 0, and on β d inwards, (Ad) outwards, one of them 0.

use super::linear::{Outcome, minimise};
use super::{BoxLcp, natural_residual};
use crate::error::{Code, Error, Result};
use crate::math::{Lu, vector};

/// Most unknowns with a bound.
pub const MOST_PAIRS: usize = 12;

/// Most complementary bases: 3 for each row with two finite bounds, 2 for each with one.
pub const MOST_BASES: usize = 1 << 16;

/// One solution.
#[derive(Clone, Debug, PartialEq)]
pub struct LcpSolution {
    /// λ
    pub lambda: Vec<f64>,
    /// w = Aλ + b
    pub w: Vec<f64>,
    /// Whether there is no other solution nearby; otherwise it is one of a continuum.
    pub isolated: bool,
}

/// Where a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Lo,
    Between,
    Hi,
}

/// Part of the size of its terms that counts as zero.
const ROUNDING: f64 = 1e-10;

/// All isolated solutions and, of each continuum, the solutions at its corners that belong to a regular basis, or one of them.
pub fn enumerate_lcp(p: &BoxLcp) -> Result<Vec<LcpSolution>> {
    let places = places(p)?;
    let mut chosen = vec![0_usize; p.size()];
    let mut found: Vec<LcpSolution> = Vec::new();
    loop {
        let basis: Vec<Place> = chosen.iter().zip(&places).map(|(&c, places)| places[c]).collect();
        if let Some(lambda) = solution(p, &basis) {
            let size = 1.0 + vector::norm_max(&lambda);
            let known = |s: &LcpSolution| s.lambda.iter().zip(&lambda).all(|(x, y)| (x - y).abs() <= 1e-8 * size);
            if !found.iter().any(known) {
                found.push(LcpSolution { w: p.w(&lambda), isolated: is_isolated(p, &lambda), lambda });
            }
        }
        // The next basis, counting up.
        let Some(next) = (0..p.size()).find(|&i| chosen[i] + 1 < places[i].len()) else { return Ok(found) };
        chosen[..next].fill(0);
        chosen[next] += 1;
    }
}

/// Where each row can be.
fn places(p: &BoxLcp) -> Result<Vec<Vec<Place>>> {
    if !p.friction.is_empty() {
        let message = "bounds that follow λ are not enumerated; leave the friction out";
        return Err(Error::new(Code::Unsupported, "friction", message));
    }
    let mut places = Vec::new();
    for i in 0..p.size() {
        let (lo, hi) = (p.lo[i], p.hi[i]);
        let mut list = Vec::new();
        if lo.is_finite() {
            list.push(Place::Lo);
        }
        if lo < hi {
            list.push(Place::Between);
            if hi.is_finite() {
                list.push(Place::Hi);
            }
        }
        places.push(list);
    }
    let pairs = places.iter().filter(|l| l.len() > 1).count();
    let bases = places.iter().fold(1_usize, |n, l| n.saturating_mul(l.len()));
    if pairs > MOST_PAIRS || bases > MOST_BASES {
        let message =
            format!("{pairs} rows with bounds make {bases} bases; at most {MOST_PAIRS} rows and {MOST_BASES} bases are enumerated");
        return Err(Error::new(Code::TooLarge, "b", message));
    }
    Ok(places)
}

/// A solution of that basis.
fn solution(p: &BoxLcp, basis: &[Place]) -> Option<Vec<f64>> {
    let n = p.size();
    let between: Vec<usize> = (0..n).filter(|&i| basis[i] == Place::Between).collect();
    let mut lambda: Vec<f64> = (0..n)
        .map(|i| match basis[i] {
            Place::Lo => p.lo[i],
            Place::Hi => p.hi[i],
            Place::Between => 0.0,
        })
        .collect();
    let mut lu = Lu::default();
    if lu.factor(between.len(), |i, j| p.a.row(between[i])[between[j]], 1e-12) {
        let mut x: Vec<f64> = p.w(&lambda).iter().enumerate().filter(|(i, _)| basis[*i] == Place::Between).map(|(_, w)| -w).collect();
        lu.solve(&mut x);
        between.iter().zip(&x).for_each(|(&i, x)| lambda[i] = *x);
    } else {
        let point = corner(p, basis, &between, &lambda)?;
        between.iter().zip(&point).for_each(|(&i, x)| lambda[i] = *x);
    }
    // What rounding has put outside its bounds goes back.
    let size = 1.0 + vector::norm_max(&lambda);
    for (lambda, (lo, hi)) in lambda.iter_mut().zip(p.lo.iter().zip(&p.hi)) {
        let inside = lambda.max(*lo).min(*hi);
        if (inside - *lambda).abs() > ROUNDING * size {
            return None;
        }
        *lambda = inside;
    }
    natural_residual(p, &lambda).is_small(ROUNDING).then_some(lambda)
}

/// A corner of the polyhedron of a singular basis, if it is not empty.
fn corner(p: &BoxLcp, basis: &[Place], between: &[usize], fixed: &[f64]) -> Option<Vec<f64>> {
    let m = between.len();
    let w = p.w(fixed);
    let mut rows: Vec<(Vec<f64>, f64)> = Vec::new();
    for i in 0..p.size() {
        let g: Vec<f64> = between.iter().map(|&k| p.a.row(i)[k]).collect();
        let minus = || g.iter().map(|g| -g).collect();
        if basis[i] != Place::Hi && p.lo[i] < p.hi[i] {
            rows.push((minus(), w[i]));
        }
        if basis[i] != Place::Lo && p.lo[i] < p.hi[i] {
            rows.push((g.clone(), -w[i]));
        }
    }
    for (k, &i) in between.iter().enumerate() {
        let unit = |x: f64| (0..m).map(|c| if c == k { x } else { 0.0 }).collect::<Vec<f64>>();
        if p.lo[i].is_finite() {
            rows.push((unit(-1.0), -p.lo[i]));
        }
        if p.hi[i].is_finite() {
            rows.push((unit(1.0), p.hi[i]));
        }
    }
    match minimise(&rows, m, None)? {
        Outcome::Point(x) => Some(x),
        Outcome::Ray(_) => None,
    }
}

/// Whether no direction stays within the solutions.
fn is_isolated(p: &BoxLcp, lambda: &[f64]) -> bool {
    let n = p.size();
    let w = p.w(lambda);
    let size = 1.0 + vector::norm_max(lambda);
    let zero = |i: usize| {
        let terms = p.a.row(i).iter().zip(lambda).fold(p.b[i].abs(), |s, (a, l)| s + (a * l).abs());
        w[i].abs() <= 1e-9 * terms.max(1e-300)
    };
    let at = |bound: f64, i: usize| (lambda[i] - bound).abs() <= 1e-9 * size;
    let (mut moving, mut degenerate) = (Vec::new(), Vec::new());
    for i in (0..n).filter(|&i| zero(i) && p.lo[i] < p.hi[i]) {
        if at(p.lo[i], i) {
            degenerate.push((i, 1.0));
        } else if at(p.hi[i], i) {
            degenerate.push((i, -1.0));
        } else {
            moving.push(i);
        }
    }
    // Each choice of which degenerate rows may move.
    (0..1_usize << degenerate.len().min(20)).all(|choice| {
        let moves = |k: usize| choice >> k & 1 == 1;
        let mut unknowns = moving.clone();
        unknowns.extend(degenerate.iter().enumerate().filter(|(k, _)| moves(*k)).map(|(_, d)| d.0));
        let equal = unknowns.clone();
        if Lu::default().factor(equal.len(), |i, j| p.a.row(equal[i])[unknowns[j]], 1e-10) {
            return true;
        }
        let m = unknowns.len();
        let mut rows: Vec<(Vec<f64>, f64)> = Vec::new();
        let of = |i: usize, sign: f64| unknowns.iter().map(|&k| sign * p.a.row(i)[k]).collect::<Vec<f64>>();
        for &i in &equal {
            rows.push((of(i, 1.0), 0.0));
            rows.push((of(i, -1.0), 0.0));
        }
        for (k, &(i, inwards)) in degenerate.iter().enumerate() {
            match unknowns.iter().position(|&u| u == i) {
                Some(place) if moves(k) => rows.push(((0..m).map(|c| if c == place { -inwards } else { 0.0 }).collect(), 0.0)),
                _ => rows.push((of(i, -inwards), 0.0)),
            }
        }
        for k in 0..m {
            for sign in [1.0, -1.0] {
                rows.push(((0..m).map(|c| if c == k { sign } else { 0.0 }).collect(), 1.0));
            }
        }
        !(0..2 * m).any(|k| {
            let c: Vec<f64> = (0..m).map(|i| if i == k / 2 { if k % 2 == 0 { -1.0 } else { 1.0 } } else { 0.0 }).collect();
            matches!(minimise(&rows, m, Some(&c)), Some(Outcome::Point(x)) if x[k / 2].abs() > 1e-6)
        })
    })
}
