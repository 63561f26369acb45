//! The box LCP with friction in the standard form of Lemke's method, w = Mz + q, w, z ≥ 0, wᵀz = 0.
//!
//! Bounds: from a finite bound, λ = lo + x or λ = hi − x with x ≥ 0; where both are finite the cap hi − lo − x ≥ 0 has a
//! multiplier of its own. Free rows are eliminated by the Schur complement, and where they are dependent λ = x⁺ − x⁻.
//!
//! Friction: the polyhedral cone of Stewart and Trinkle, "An implicit time-stepping scheme for rigid body dynamics with inelastic
//! collisions and Coulomb friction", 1996. λ_t = Σ β_j d_j with β ≥ 0 along directions d_j that go round, and
//!
//!   d_jᵀw_t + σ ≥ 0 ⟂ β_j ≥ 0     μλ_n − Σ β_j ≥ 0 ⟂ σ ≥ 0
//!
//! where σ becomes the speed of sliding. A tangent row by itself has d = ±1, which is |λ_t| ≤ μλ_n exactly. The two rows of a disc
//! share [`DIRECTIONS`] that span a regular polygon in it.

use super::pivoting::Scaled;
use crate::assembly::{Bounds, Problem};
use crate::math::{Lu, vector};

/// Directions of friction around a disc: the corners of an octagon.
const AROUND: [[f64; 2]; 8] = [[1.0, 0.0], [S, S], [0.0, 1.0], [-S, S], [-1.0, 0.0], [-S, -S], [0.0, -1.0], [S, -S]];
const S: f64 = std::f64::consts::FRAC_1_SQRT_2;
/// The number of directions of friction around a disc.
pub const DIRECTIONS: usize = AROUND.len();

/// One unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Unknown {
    /// λ of two rows (or one, twice) grows along a direction. A cap may hold it.
    Force { rows: [usize; 2], along: [f64; 2], cap: Option<usize> },
    /// The multiplier of a cap on the sum of some forces: `fixed` + `slope` · λ of `row`.
    Cap { id: usize, fixed: f64, row: usize, slope: f64 },
}

/// The problem in standard form.
#[derive(Debug, Default)]
pub(super) struct Standard {
    unknowns: Vec<Unknown>,
    caps: usize,
    /// λ at z = 0: a finite bound, or 0.
    origin: Vec<f64>,
    /// Rows that the Schur complement has eliminated.
    eliminated: Vec<usize>,
    tangent: Vec<bool>,
    lu: Lu,
    /// A and b with those rows eliminated.
    a: Vec<f64>,
    b: Vec<f64>,
    column: Vec<f64>,
    /// M, row by row.
    pub m: Vec<f64>,
    /// q
    pub q: Vec<f64>,
}

impl Standard {
    /// Puts a scaled problem into the standard form.
    pub fn read(&mut self, p: &Scaled, bounds: &Bounds, rank_tolerance: f64) {
        let n = p.n;
        self.unknowns.clear();
        self.origin.clear();
        self.eliminated.clear();
        self.caps = 0;
        self.tangent.clear();
        self.tangent.resize(n, false);
        bounds.friction.iter().flat_map(|f| f.tangents()).for_each(|&t| self.tangent[t] = true);
        for i in 0..n {
            self.read_row(i, p);
        }
        self.read_friction(p, bounds);
        self.a.clone_from(&p.a);
        self.b.clear();
        self.b.extend((0..n).map(|i| p.b[i] + vector::dot(&p.a[i * n..(i + 1) * n], &self.origin)));
        if !self.eliminate(p, rank_tolerance) {
            for i in std::mem::take(&mut self.eliminated) {
                self.push(i, 1.0, None);
                self.push(i, -1.0, None);
            }
        }
        self.write(n);
    }

    fn read_row(&mut self, i: usize, p: &Scaled) {
        let (lo, hi) = if self.tangent[i] { (0.0, 0.0) } else { (p.lo[i], p.hi[i]) };
        let (from_lo, from_hi) = (lo.is_finite(), hi.is_finite());
        self.origin.push(if from_lo {
            lo
        } else if from_hi {
            hi
        } else {
            0.0
        });
        if !from_lo && !from_hi {
            self.eliminated.push(i);
        } else if lo < hi {
            let capped = (from_lo && from_hi).then_some(self.caps);
            self.push(i, if from_lo { 1.0 } else { -1.0 }, capped);
            if capped.is_some() {
                self.cap(hi - lo, i, 0.0);
            }
        }
    }

    fn read_friction(&mut self, p: &Scaled, bounds: &Bounds) {
        for f in bounds.friction.iter().filter(|f| f.mu > 0.0) {
            let radius = |t: usize| f.mu * p.s[f.normal] / p.s[t];
            if f.is_disc() {
                for along in AROUND {
                    self.unknowns.push(Unknown::Force { rows: f.tangents, along, cap: Some(self.caps) });
                }
                self.cap(0.0, f.normal, radius(f.tangents[0]));
                continue;
            }
            for &t in f.tangents() {
                self.push(t, 1.0, Some(self.caps));
                self.push(t, -1.0, Some(self.caps));
                self.cap(0.0, f.normal, radius(t));
            }
        }
    }

    fn push(&mut self, row: usize, sign: f64, cap: Option<usize>) {
        self.unknowns.push(Unknown::Force { rows: [row; 2], along: [sign, 0.0], cap });
    }

    /// The cap on the forces that were pushed with its number.
    fn cap(&mut self, fixed: f64, row: usize, slope: f64) {
        self.unknowns.push(Unknown::Cap { id: self.caps, fixed: fixed + slope * self.origin[row], row, slope });
        self.caps += 1;
    }

    /// M and q of the unknowns.
    fn write(&mut self, n: usize) {
        let (unknowns, a, b) = (&self.unknowns, &self.a, &self.b);
        let size = unknowns.len();
        self.m.clear();
        self.m.extend((0..size * size).map(|k| match (unknowns[k / size], unknowns[k % size]) {
            (Unknown::Force { rows: [i, k], along: [x, y], .. }, Unknown::Force { rows: [j, l], along: [u, v], .. }) => {
                let mut sum = x * u * a[i * n + j];
                for (factor, place) in [(x * v, i * n + l), (y * u, k * n + j), (y * v, k * n + l)] {
                    if factor != 0.0 {
                        sum += factor * a[place];
                    }
                }
                sum
            }
            (Unknown::Force { cap, .. }, Unknown::Cap { id, .. }) => f64::from(u8::from(cap == Some(id))),
            (Unknown::Cap { id, row, slope, .. }, Unknown::Force { rows: [j, _], along: [u, v], cap }) => {
                let normal = if j == row && v == 0.0 { slope * u } else { 0.0 };
                normal - f64::from(u8::from(cap == Some(id)))
            }
            (Unknown::Cap { .. }, Unknown::Cap { .. }) => 0.0,
        }));
        self.q.clear();
        self.q.extend(unknowns.iter().map(|unknown| match *unknown {
            Unknown::Cap { fixed, .. } => fixed,
            Unknown::Force { rows: [i, k], along: [x, y], .. } => x * b[i] + if y == 0.0 { 0.0 } else { y * b[k] },
        }));
    }

    /// A ← A − A_·F A_FF⁻¹ A_F·, b likewise; whether A_FF is regular.
    fn eliminate(&mut self, p: &Scaled, tolerance: f64) -> bool {
        let (n, free) = (p.n, &self.eliminated);
        if !self.lu.factor(free.len(), |i, j| p.a[free[i] * n + free[j]], tolerance) {
            return false;
        }
        for j in 0..=n {
            let right = |i: usize| if j < n { p.a[i * n + j] } else { self.b[i] };
            self.column.clear();
            self.column.extend(free.iter().map(|&i| right(i)));
            self.lu.solve(&mut self.column);
            for i in 0..n {
                if free.contains(&i) {
                    continue;
                }
                let less: f64 = free.iter().zip(&self.column).map(|(&f, x)| p.a[i * n + f] * x).sum();
                if j < n { self.a[i * n + j] -= less } else { self.b[i] -= less }
            }
        }
        true
    }

    /// The scaled λ of z.
    pub fn recover(&mut self, p: &Scaled, z: impl Fn(usize) -> f64, x: &mut Vec<f64>) {
        x.clone_from(&self.origin);
        for (k, unknown) in self.unknowns.iter().enumerate() {
            if let Unknown::Force { rows: [i, j], along: [u, v], .. } = *unknown {
                x[i] += u * z(k);
                if v != 0.0 {
                    x[j] += v * z(k);
                }
            }
        }
        for unknown in &self.unknowns {
            if let Unknown::Cap { row, slope: 0.0, .. } = *unknown {
                x[row] = x[row].min(p.hi[row]);
            }
        }
        if self.eliminated.is_empty() {
            return;
        }
        let n = p.n;
        self.column.clear();
        self.column.extend(self.eliminated.iter().map(|&i| -p.b[i] - vector::dot(&p.a[i * n..(i + 1) * n], x)));
        self.lu.solve(&mut self.column);
        self.eliminated.iter().zip(&self.column).for_each(|(&i, value)| x[i] = *value);
    }
}

/// At most so many unknowns take the place of the problem's rows.
pub(super) fn size_with_friction(problem: &Problem) -> usize {
    let more = |discs: bool| if discs { DIRECTIONS + 1 } else { 6 };
    problem.b.len() + problem.bounds.friction.iter().map(|f| more(f.is_disc())).sum::<usize>()
}
