//! Small linear programs over free unknowns, by Lemke's method: min c·x with G x ≤ d. With x = u − v, u, v ≥ 0, the conditions
//! of optimality are an LCP with a skew, hence positive semi-definite, matrix: Lemke's method ends in a solution where there
//! is one, and otherwise in a ray whose part y on the inequalities is Farkas' certificate: Gᵀy = 0, y ≥ 0, d·y < 0.

use crate::solver::lemke::{State, Tableau};

/// How a linear program ends.
pub(super) enum Outcome {
    /// A point that minimises.
    Point(Vec<f64>),
    /// A certificate's multipliers of the inequalities, to be checked.
    Ray(Vec<f64>),
}

/// Minimises c·x over the x with g·x ≤ d for each row; without c, the sum of |x_i|. None where the pivots give out.
pub(super) fn minimise(rows: &[(Vec<f64>, f64)], n: usize, c: Option<&[f64]>) -> Option<Outcome> {
    let size = 2 * n + rows.len();
    let mut m = vec![0.0; size * size];
    let mut q = vec![1.0; size];
    if let Some(c) = c {
        (0..n).for_each(|i| (q[i], q[n + i]) = (c[i], -c[i]));
    }
    // Rows are scaled to size 1 and x so that d is.
    let lengths: Vec<f64> = rows.iter().map(|(g, _)| g.iter().fold(0.0_f64, |m, x| m.max(x.abs()))).collect();
    let lengths: Vec<f64> = lengths.into_iter().map(|l| if l > 0.0 { l } else { 1.0 }).collect();
    let largest = rows.iter().zip(&lengths).fold(0.0_f64, |m, ((_, d), l)| m.max((d / l).abs()));
    let unit = if largest > 0.0 { largest } else { 1.0 };
    for (k, (g, d)) in rows.iter().enumerate() {
        let row = 2 * n + k;
        for (i, g) in g.iter().enumerate() {
            let g = g / lengths[k];
            (m[i * size + row], m[(n + i) * size + row]) = (g, -g);
            (m[row * size + i], m[row * size + n + i]) = (-g, g);
        }
        q[row] = d / lengths[k] / unit;
    }
    let mut tableau = Tableau::default();
    tableau.begin(&m, &q);
    for _ in 0..50 * size {
        match tableau.state {
            State::Solved => return Some(Outcome::Point((0..n).map(|i| unit * (tableau.z(i) - tableau.z(n + i))).collect())),
            State::Ray => return Some(Outcome::Ray(lengths.iter().enumerate().map(|(k, l)| tableau.ray(2 * n + k) / l).collect())),
            State::Underway => tableau.pivot(),
        }
    }
    None
}
