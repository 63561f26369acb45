//! Complementarity problems that several tests share.

use constrained_dynamics::complementarity::BoxLcp;
use constrained_dynamics::solver;

/// The solvers that take bounds.
pub fn bounded() -> Vec<&'static str> {
    solver::that_honour(false)
}

pub fn boxed(a: &[f64], b: &[f64], lo: &[f64], hi: &[f64]) -> BoxLcp {
    BoxLcp::new(&a.to_vec().into(), b.to_vec(), Some(lo.to_vec()), Some(hi.to_vec()), vec![]).unwrap()
}

/// x is y to a relative tolerance, entry by entry.
pub fn near(x: &[f64], y: &[f64], tolerance: f64) -> bool {
    x.len() == y.len() && x.iter().zip(y).all(|(x, y)| (x - y).abs() <= tolerance * (1.0 + y.abs()))
}

/// Upper triangular, 1 on and 2 above the diagonal (Murty).
pub fn murty(n: usize) -> Vec<f64> {
    (0..n * n)
        .map(|k| match (k / n).cmp(&(k % n)) {
            std::cmp::Ordering::Equal => 1.0,
            std::cmp::Ordering::Less => 2.0,
            std::cmp::Ordering::Greater => 0.0,
        })
        .collect()
}

/// B Bᵀ + shift · 1 with B n × k.
pub fn gram(n: usize, k: usize, entries: &[f64], shift: f64) -> Vec<f64> {
    let entry = |i: usize, j: usize| (0..k).map(|c| entries[i * k + c] * entries[j * k + c]).sum::<f64>();
    (0..n * n).map(|e| entry(e / n, e % n) + if e / n == e % n { shift } else { 0.0 }).collect()
}
