//! All solutions of a small box LCP. Each row is at lo (w ≥ 0), at hi (w ≤ 0) or between (w = 0): a complementary basis says
//! which, and gives λ from A_FF λ_F = −(b_F + A_FB λ_B) for the rows F between. Going through all bases finds all solutions
//! (Cottle, Pang, Stone, section 1.3).
//!
//! Where A_FF is singular the basis holds no solution or a whole polyhedron of them, a family: its corners are solutions of the
//! list, and it is handed out by its corners and directions ([`LcpFamily`]). Of one of more than three dimensions a linear
//! program finds a corner.
//! A solution is isolated when no direction stays within the solutions: with α the rows with w = 0 between their bounds and β
//! those with w = 0 at a bound, no d ≠ 0 with d = 0 on the others, (Ad)_α = 0, and on β d inwards, (Ad) outwards, one of them 0.

use super::linear::{Outcome, minimise};
use super::polyhedron::{self, Corners, Row};
use super::{BoxLcp, natural_residual};
use crate::error::{Code, Error, Result};
use crate::math::{Lu, vector};
use std::rc::Rc;

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
    /// True where there is no other solution nearby; otherwise it is one of a continuum.
    pub isolated: bool,
    /// The families that it is a corner of. Empty where it is isolated, and where its family has more than three dimensions.
    pub families: Vec<Rc<LcpFamily>>,
}

/// A continuum of solutions, those of one complementary basis: the convex hull of its corners plus all non-negative multiples of
/// its directions. One corner and one direction: a ray; two corners: a segment; two opposite directions: a line.
#[derive(Clone, Debug, PartialEq)]
pub struct LcpFamily {
    /// λ of each corner.
    pub corners: Vec<Vec<f64>>,
    /// Directions without end in λ, each with max |d_i| = 1.
    pub directions: Vec<Vec<f64>>,
}

impl LcpFamily {
    /// True where its corners and directions are all among those of the other: then it is a face of the other.
    fn is_face_of(&self, other: &LcpFamily) -> bool {
        let among = |x: &Vec<f64>, list: &[Vec<f64>]| list.iter().any(|y| same(x, y));
        self.corners.iter().all(|x| among(x, &other.corners)) && self.directions.iter().all(|d| among(d, &other.directions))
    }
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

/// All isolated solutions and the corners of each continuum (of one of more than three dimensions, those that belong to a
/// regular basis, or one of them).
pub fn enumerate_lcp(p: &BoxLcp) -> Result<Vec<LcpSolution>> {
    let places = places(p)?;
    let mut chosen = vec![0_usize; p.size()];
    let mut found: Vec<LcpSolution> = Vec::new();
    let mut families: Vec<LcpFamily> = Vec::new();
    loop {
        let basis: Vec<Place> = chosen.iter().zip(&places).map(|(&c, places)| places[c]).collect();
        let Corners { points, directions } = solutions(p, &basis);
        for lambda in &points {
            if !found.iter().any(|s| same(&s.lambda, lambda)) {
                let (w, isolated) = (p.w(lambda), is_isolated(p, lambda));
                found.push(LcpSolution { lambda: lambda.clone(), w, isolated, families: Vec::new() });
            }
        }
        let family = LcpFamily { corners: points, directions };
        let more = family.corners.len() > 1 || !family.directions.is_empty();
        if more && !families.iter().any(|known| family.is_face_of(known)) {
            families.retain(|known| !known.is_face_of(&family));
            families.push(family);
        }
        // The next basis, counting up.
        let Some(next) = (0..p.size()).find(|&i| chosen[i] + 1 < places[i].len()) else { break };
        chosen[..next].fill(0);
        chosen[next] += 1;
    }
    for family in families {
        let family = Rc::new(family);
        let corner = |s: &LcpSolution| family.corners.iter().any(|x| same(x, &s.lambda));
        found.iter_mut().filter(|s| corner(s)).for_each(|s| s.families.push(family.clone()));
    }
    Ok(found)
}

/// True where two λ are equal up to rounding.
fn same(x: &[f64], y: &[f64]) -> bool {
    let size = 1.0 + vector::norm_max(y);
    x.iter().zip(y).all(|(x, y)| (x - y).abs() <= 1e-8 * size)
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
        let message = format!("{pairs} bounded rows have {bases} bases: at most {MOST_PAIRS} and {MOST_BASES} are enumerated");
        return Err(Error::new(Code::TooLarge, "b", message));
    }
    Ok(places)
}

/// The solutions of that basis: one, where A_FF is regular and it is one.
fn solutions(p: &BoxLcp, basis: &[Place]) -> Corners {
    let n = p.size();
    let between: Vec<usize> = (0..n).filter(|&i| basis[i] == Place::Between).collect();
    let fixed: Vec<f64> = (0..n)
        .map(|i| match basis[i] {
            Place::Lo => p.lo[i],
            Place::Hi => p.hi[i],
            Place::Between => 0.0,
        })
        .collect();
    let whole = |part: Vec<f64>, mut rest: Vec<f64>| {
        between.iter().zip(part).for_each(|(&i, x)| rest[i] = x);
        rest
    };
    let mut lu = Lu::default();
    if lu.factor(between.len(), |i, j| p.a.row(between[i])[between[j]], 1e-12) {
        let w = p.w(&fixed);
        let mut x: Vec<f64> = between.iter().map(|&i| -w[i]).collect();
        lu.solve(&mut x);
        return Corners { points: checked(p, whole(x, fixed)).into_iter().collect(), directions: Vec::new() };
    }
    let (equations, inequalities) = conditions(p, basis, &between, &fixed);
    let found = polyhedron::corners(&equations, &inequalities, between.len()).or_else(|| {
        let point = corner(&equations, &inequalities, between.len())?;
        Some(Corners { points: vec![point], directions: Vec::new() })
    });
    let Corners { points, directions } = found.unwrap_or_default();
    let points: Vec<Vec<f64>> = points.into_iter().filter_map(|x| checked(p, whole(x, fixed.clone()))).collect();
    // Directions start at a corner.
    let directions = if points.is_empty() { Vec::new() } else { directions };
    Corners { points, directions: directions.into_iter().map(|d| whole(d, vec![0.0; n])).collect() }
}

/// λ, where it is a solution; what rounding has put outside its bounds goes back.
fn checked(p: &BoxLcp, mut lambda: Vec<f64>) -> Option<Vec<f64>> {
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

/// Conditions on λ_F of a basis: w_F = 0, and the bounds and signs of w.
fn conditions(p: &BoxLcp, basis: &[Place], between: &[usize], fixed: &[f64]) -> (Vec<Row>, Vec<Row>) {
    let m = between.len();
    let w = p.w(fixed);
    let (mut equations, mut inequalities): (Vec<Row>, Vec<Row>) = (Vec::new(), Vec::new());
    for i in (0..p.size()).filter(|&i| p.lo[i] < p.hi[i]) {
        let g = between.iter().map(|&k| p.a.row(i)[k]);
        match basis[i] {
            Place::Between => equations.push((g.collect(), -w[i])),
            Place::Lo => inequalities.push((g.map(|g| -g).collect(), w[i])),
            Place::Hi => inequalities.push((g.collect(), -w[i])),
        }
    }
    for (k, &i) in between.iter().enumerate() {
        let unit = |x: f64| (0..m).map(|c| if c == k { x } else { 0.0 }).collect::<Vec<f64>>();
        if p.lo[i].is_finite() {
            inequalities.push((unit(-1.0), -p.lo[i]));
        }
        if p.hi[i].is_finite() {
            inequalities.push((unit(1.0), p.hi[i]));
        }
    }
    (equations, inequalities)
}

/// A corner of a polyhedron of any dimension, if it is not empty.
fn corner(equations: &[Row], inequalities: &[Row], m: usize) -> Option<Vec<f64>> {
    let mut rows = inequalities.to_vec();
    for (g, h) in equations {
        rows.push((g.iter().map(|g| -g).collect(), -h));
        rows.push((g.clone(), *h));
    }
    match minimise(&rows, m, None)? {
        Outcome::Point(x) => Some(x),
        Outcome::Ray(_) => None,
    }
}

/// True where no direction stays within the solution set.
fn is_isolated(p: &BoxLcp, lambda: &[f64]) -> bool {
    let n = p.size();
    let w = p.w(lambda);
    let size = 1.0 + vector::norm_max(lambda);
    // Judged by the largest λ: a λ_j that is rounding makes terms that are.
    let largest = vector::norm_max(lambda);
    let zero = |i: usize| {
        let terms = p.a.row(i).iter().fold(p.b[i].abs(), |s, a| s + a.abs() * largest);
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
