//! Why a stationary iteration converges. A = S + T, S λᵏ⁺¹ = −b − T λᵏ: the error obeys eᵏ⁺¹ = G eᵏ with
//!
//!   G = I − S⁻¹A      Jacobi S = D/ω      Gauss–Seidel S = D + L      SOR S = D/ω + L      symmetric S = (D + L) D⁻¹ (D + U)
//!
//! and shrinks in the long run by the spectral radius ρ(G) per iteration (Korean note, section 4; there T has the other sign).
//! With bounds, for symmetric positive definite A: the iteration converges when B − C is positive definite, where A = B + C
//! and B = S (Japanese note; Cottle, Pang, Stone, theorem 5.3.3).

use super::definiteness::{self, Verdict};
use super::problem::Entries;
use crate::error::{Code, Error, Result};
use crate::math::{Complex, Dense, Lu, eigenvalues};

/// The iterations there are.
const METHODS: [&str; 4] = ["jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor"];

/// Most rows for eigenvalues, and for a search over ω.
const MOST_ROWS: usize = 200;
const MOST_ROWS_TO_SEARCH: usize = 60;

/// Convergence of a stationary iteration: the spectrum of its iteration matrix G.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// ρ(G)
    pub radius: f64,
    /// Of G, by falling modulus.
    pub eigenvalues: Vec<Complex>,
    /// True where B − C = 2S − A is positive definite.
    pub splitting_positive_definite: bool,
}

/// The ω with the smallest spectral radius.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestOmega {
    /// Found by search.
    pub omega: f64,
    /// ρ(G) there.
    pub radius: f64,
    /// Where theory applies, ω and ρ by it. Jacobi with symmetric positive definite A: ω = 2/(λ_min + λ_max) of D⁻¹A. SOR with
    /// symmetric positive definite tridiagonal A (Young 1971, section 6.2): ω = 2/(1 + √(1 − ρ(G_J)²)), ρ = ω − 1.
    pub theory: Option<(f64, f64)>,
}

/// Spectral radius, eigenvalues and the B − C criterion of one of "jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor";
/// ω, above 0 and at most 2, counts for "jacobi" and "sor".
pub fn iteration_matrix(a: &Entries, method: &str, omega: f64) -> Result<Iteration> {
    let (a, method) = checked(a, method, MOST_ROWS)?;
    if !(omega > 0.0 && omega <= 2.0) {
        let code = if omega.is_finite() { Code::OutOfRange } else { Code::NotFinite };
        return Err(Error::new(code, "omega", format!("{}; give a number above 0, at most 2", crate::error::number(omega))));
    }
    let n = a.size();
    let s = splitting(&a, method, omega);
    let mut difference = Dense::zeros(n);
    for i in 0..n {
        for j in 0..n {
            difference.row_mut(i)[j] = 2.0 * s.row(i)[j] - a.row(i)[j];
        }
    }
    let eigenvalues = eigenvalues(iteration_of(&a, &s), n);
    Ok(Iteration {
        radius: eigenvalues.first().map_or(0.0, |z| z.modulus()),
        eigenvalues,
        splitting_positive_definite: definiteness::of(&difference).verdict == Verdict::PositiveDefinite,
    })
}

/// G itself, row by row.
pub fn matrix_of_iteration(a: &Entries, method: &str, omega: f64) -> Result<Vec<f64>> {
    let (a, method) = checked(a, method, MOST_ROWS)?;
    Ok(iteration_of(&a, &splitting(&a, method, omega)))
}

/// The ω between 0 and 2 with the smallest spectral radius, for "jacobi" or "sor": by a grid, then golden section around its
/// best point.
pub fn best_omega(a: &Entries, method: &str) -> Result<BestOmega> {
    let (a, method) = checked(a, method, MOST_ROWS_TO_SEARCH)?;
    if method != "jacobi" && method != "sor" {
        return Err(Error::new(Code::OutOfRange, "method", format!("\"{method:.40}\" has no ω; choose one of jacobi, sor")));
    }
    let n = a.size();
    let radius = |omega: f64| eigenvalues(iteration_of(&a, &splitting(&a, method, omega)), n).first().map_or(0.0, |z| z.modulus());
    let step = 0.02;
    let grid = (1..100).map(|k| step * f64::from(k)).map(|omega| (omega, radius(omega)));
    let best = grid.fold((1.0, f64::INFINITY), |best, here| if here.1 < best.1 { here } else { best });
    let golden = 0.5 * (5.0_f64.sqrt() - 1.0);
    let (mut from, mut to) = (best.0 - step, (best.0 + step).min(2.0));
    while to - from > 1e-10 {
        let (x, y) = (to - golden * (to - from), from + golden * (to - from));
        if radius(x) <= radius(y) { to = y } else { from = x }
    }
    let middle = 0.5 * (from + to);
    let (omega, found) = [(middle, radius(middle)), best].into_iter().fold((1.0, f64::INFINITY), |b, h| if h.1 < b.1 { h } else { b });
    Ok(BestOmega { omega, radius: found, theory: theory(&a, method) })
}

fn theory(a: &Dense, method: &str) -> Option<(f64, f64)> {
    let n = a.size();
    let judged = definiteness::of(a);
    if !judged.symmetric || judged.verdict != Verdict::PositiveDefinite {
        return None;
    }
    // D⁻¹A has the eigenvalues of D^(−½) A D^(−½).
    let mut scaled = Dense::zeros(n);
    for i in 0..n {
        for j in 0..n {
            scaled.row_mut(i)[j] = a.row(i)[j] / (a.row(i)[i] * a.row(j)[j]).sqrt();
        }
    }
    let values = scaled.symmetric_eigenvalues();
    let (largest, smallest) = (values.first()?, values.last()?);
    if method == "jacobi" {
        return Some((2.0 / (largest + smallest), (largest - smallest) / (largest + smallest)));
    }
    let tridiagonal = (0..n).all(|i| (0..n).all(|j| i.abs_diff(j) <= 1 || a.row(i)[j] == 0.0));
    let jacobi = (largest - 1.0).max(1.0 - smallest);
    let omega = 2.0 / (1.0 + (1.0 - jacobi * jacobi).max(0.0).sqrt());
    tridiagonal.then_some((omega, omega - 1.0))
}

fn checked(a: &Entries, method: &str, most: usize) -> Result<(Dense, &'static str)> {
    let n = a.square_size("a")?;
    if n > most {
        return Err(Error::new(Code::TooLarge, "a", format!("{n} rows; at most {most} are taken here")));
    }
    let a = a.square("a", n)?;
    let Some(known) = METHODS.into_iter().find(|m| *m == method) else {
        let message = format!("\"{method:.40}\" has no iteration matrix here; choose one of {}", METHODS.join(", "));
        return Err(Error::new(Code::OutOfRange, "method", message));
    };
    match (0..n).find(|&i| a.row(i)[i] == 0.0) {
        Some(i) => Err(Error::new(Code::OutOfRange, format!("a[{i}][{i}]"), "is 0: the row has no step of its own")),
        None => Ok((a, known)),
    }
}

/// S
fn splitting(a: &Dense, method: &str, omega: f64) -> Dense {
    let n = a.size();
    let mut s = Dense::zeros(n);
    for i in 0..n {
        for j in 0..n {
            let entry = a.row(i)[j];
            s.row_mut(i)[j] = match method {
                "jacobi" if i == j => entry / omega,
                "sor" if i == j => entry / omega,
                "sor" | "gauss-seidel" if i >= j => entry,
                // ((D + L) D⁻¹ (D + U))_ij = Σ_{k ≤ i, j} A_ik A_kj / A_kk
                "symmetric-gauss-seidel" => (0..=i.min(j)).map(|k| a.row(i)[k] * a.row(k)[j] / a.row(k)[k]).sum(),
                _ => 0.0,
            };
        }
    }
    s
}

/// G = I − S⁻¹A
fn iteration_of(a: &Dense, s: &Dense) -> Vec<f64> {
    let n = a.size();
    let mut g = vec![0.0; n * n];
    let mut lu = Lu::default();
    // Regular: the diagonal of A has no zero.
    if !lu.factor(n, |i, j| s.row(i)[j], 0.0) {
        return vec![f64::NAN; n * n];
    }
    for j in 0..n {
        let mut column: Vec<f64> = (0..n).map(|i| a.row(i)[j]).collect();
        lu.solve(&mut column);
        column.iter().enumerate().for_each(|(i, x)| g[i * n + j] = if i == j { 1.0 } else { 0.0 } - x);
    }
    g
}
