//! Other problems as LCPs (Korean note, sections 3.2 to 3.4).
//!
//! min xᵀHx + c·x with Gx ≤ d, x ≥ 0 (no ½; only the symmetric part of H counts; a linear program has H = 0). With multipliers
//! y ≥ 0 of Gx ≤ d and s ≥ 0 of x ≥ 0 its conditions of optimality are the LCP
//!
//!   (s, d − Gx) = A (x, y) + b     A = [[H + Hᵀ, Gᵀ], [−G, 0]]     b = (c, d)
//!
//! A is positive semi-definite exactly when H is: the solution is the program's minimum only if that is convex.
//!
//! A mixed LCP, with the rows F free and A_FF regular, loses them by the Schur complement:
//!
//!   A' = A_NN − A_NF A_FF⁻¹ A_FN     b' = b_N − A_NF A_FF⁻¹ b_F     λ_F = −A_FF⁻¹(b_F + A_FN λ_N)

use super::Kkt;
use super::problem::{Entries, MOST_UNKNOWNS, check_finite};
use crate::error::{Code, Error, Result};
use crate::math::{Dense, Lu, vector};

/// The LCP of min xᵀHx + c·x, Gx ≤ d, x ≥ 0: A and b. λ = (x, y), w = (s, d − Gx).
pub fn lcp_from_qp(h: &Entries, c: &[f64], g: &Entries, d: &[f64]) -> Result<(Dense, Vec<f64>)> {
    let h = h.square("h", c.len())?;
    program(Some(&h), c, g, d)
}

/// The LCP of min c·x, Gx ≤ d, x ≥ 0: A and b. λ = (x, y), w = (s, d − Gx).
pub fn lcp_from_lp(c: &[f64], g: &Entries, d: &[f64]) -> Result<(Dense, Vec<f64>)> {
    program(None, c, g, d)
}

fn program(h: Option<&Dense>, c: &[f64], g: &Entries, d: &[f64]) -> Result<(Dense, Vec<f64>)> {
    check_finite(c, "c")?;
    check_finite(d, "d")?;
    let (n, m) = (c.len(), d.len());
    if n == 0 {
        return Err(Error::new(Code::OutOfRange, "c", "is empty; give at least one unknown"));
    }
    if n + m > MOST_UNKNOWNS {
        return Err(Error::new(Code::TooLarge, "c", format!("{n} unknowns and {m} inequalities; at most {MOST_UNKNOWNS} together")));
    }
    let g = g.shaped("g", m, n)?;
    let mut a = Dense::zeros(n + m);
    for i in 0..n {
        for j in 0..n {
            a.row_mut(i)[j] = h.map_or(0.0, |h| h.row(i)[j] + h.row(j)[i]);
        }
        for k in 0..m {
            a.row_mut(i)[n + k] = g[k * n + i];
            a.row_mut(n + k)[i] = -g[k * n + i];
        }
    }
    Ok((a, [c, d].concat()))
}

/// x and y of the λ of a program with n unknowns.
#[must_use]
pub fn program_parts(lambda: &[f64], n: usize) -> (&[f64], &[f64]) {
    lambda.split_at(n.min(lambda.len()))
}

/// How well x and y obey the conditions of optimality of the program whose LCP is (a, b), with s as given:
/// c + 2Hx + Gᵀy = s; Gx ≤ d, x ≥ 0; y ≥ 0, s ≥ 0; y(d − Gx) = 0, s x = 0.
#[must_use]
pub fn program_kkt(a: &Dense, b: &[f64], x: &[f64], y: &[f64], s: &[f64]) -> Kkt {
    let lambda = [x, y].concat();
    let mut kkt = Kkt::default();
    for (i, b) in b.iter().enumerate() {
        let w = vector::dot(a.row(i), &lambda) + b;
        if i < x.len() {
            kkt.stationarity = kkt.stationarity.max((w - s[i]).abs());
            kkt.primal = kkt.primal.max(-x[i]);
            kkt.dual = kkt.dual.max(-s[i]);
            kkt.complementarity = kkt.complementarity.max((s[i] * x[i]).abs());
        } else {
            kkt.primal = kkt.primal.max(-w);
            kkt.dual = kkt.dual.max(-lambda[i]);
            kkt.complementarity = kkt.complementarity.max((w * lambda[i]).abs());
        }
    }
    kkt
}

/// A mixed LCP without its free rows, and how to get them back.
#[derive(Clone, Debug, PartialEq)]
pub struct Reduced {
    /// A'
    pub a: Dense,
    /// b'
    pub b: Vec<f64>,
    /// The rows of the original problem that are left, in their order.
    pub kept: Vec<usize>,
    /// The rows taken out.
    pub free: Vec<usize>,
    /// λ_F = offset + slope λ_N: −A_FF⁻¹ b_F.
    pub offset: Vec<f64>,
    /// −A_FF⁻¹ A_FN, row by row, one row for each of `free`.
    pub slope: Vec<f64>,
}

impl Reduced {
    /// λ of the original problem from that of the reduced one.
    #[must_use]
    pub fn recover(&self, kept: &[f64]) -> Vec<f64> {
        let mut lambda = vec![0.0; self.kept.len() + self.free.len()];
        self.kept.iter().zip(kept).for_each(|(&i, x)| lambda[i] = *x);
        for (k, &i) in self.free.iter().enumerate() {
            lambda[i] = self.offset[k] + vector::dot(&self.slope[k * kept.len()..(k + 1) * kept.len()], kept);
        }
        lambda
    }
}

/// Takes the free rows out of a mixed LCP.
pub fn reduce_mixed(a: &Entries, b: &[f64], free: &[usize]) -> Result<Reduced> {
    check_finite(b, "b")?;
    let n = b.len();
    let a = a.square("a", n)?;
    for (k, &i) in free.iter().enumerate() {
        if i >= n || free[..k].contains(&i) {
            let what = if i >= n { format!("no row {i}; there are {n}") } else { format!("row {i} is listed twice") };
            return Err(Error::new(Code::OutOfRange, format!("free[{k}]"), what));
        }
    }
    let kept: Vec<usize> = (0..n).filter(|i| !free.contains(i)).collect();
    let mut lu = Lu::default();
    if !lu.factor(free.len(), |i, j| a.row(free[i])[free[j]], 1e-13) {
        let message = "A_FF of the free rows is singular: solve the problem with bounds ±∞ instead";
        return Err(Error::new(Code::Unsupported, "free", message));
    }
    let (m, f) = (kept.len(), free.len());
    let solve = |lu: &mut Lu, entry: &dyn Fn(usize) -> f64| {
        let mut x: Vec<f64> = free.iter().map(|&i| -entry(i)).collect();
        lu.solve(&mut x);
        x
    };
    let offset = solve(&mut lu, &|i| b[i]);
    let mut slope = vec![0.0; f * m];
    for (c, &j) in kept.iter().enumerate() {
        let column = solve(&mut lu, &|i| a.row(i)[j]);
        column.iter().enumerate().for_each(|(k, x)| slope[k * m + c] = *x);
    }
    let mut reduced = Dense::zeros(m);
    let mut right = Vec::new();
    for (r, &i) in kept.iter().enumerate() {
        for (c, &j) in kept.iter().enumerate() {
            reduced.row_mut(r)[c] = a.row(i)[j] + (0..f).map(|k| a.row(i)[free[k]] * slope[k * m + c]).sum::<f64>();
        }
        right.push(b[i] + (0..f).map(|k| a.row(i)[free[k]] * offset[k]).sum::<f64>());
    }
    Ok(Reduced { a: reduced, b: right, kept, free: free.to_vec(), offset, slope })
}
