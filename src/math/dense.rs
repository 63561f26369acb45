//! Small dense symmetric matrices: rank-revealing Cholesky factorisation and eigenvalues.

use super::{sorted_indices, vector};

/// A square matrix, row by row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dense {
    n: usize,
    entries: Vec<f64>,
}

impl Dense {
    /// An n × n matrix of zeros.
    #[must_use]
    pub fn zeros(n: usize) -> Self {
        Dense { n, entries: vec![0.0; n * n] }
    }

    /// Makes this an n × n matrix of zeros, reusing the memory.
    pub fn reset(&mut self, n: usize) {
        self.n = n;
        vector::zeros(&mut self.entries, n * n);
    }

    /// Number of rows and columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.n
    }

    /// The entries, row by row.
    #[must_use]
    pub fn entries(&self) -> &[f64] {
        &self.entries
    }

    /// Row i.
    #[must_use]
    #[inline]
    pub fn row(&self, i: usize) -> &[f64] {
        &self.entries[i * self.n..(i + 1) * self.n]
    }

    /// Row i, mutable.
    pub fn row_mut(&mut self, i: usize) -> &mut [f64] {
        &mut self.entries[i * self.n..(i + 1) * self.n]
    }

    /// All eigenvalues of a symmetric matrix, descending: Householder reflections reduce it to tridiagonal form, implicit QL
    /// steps to diagonal form (Golub & Van Loan, sections 8.3 and 8.5). All NaN if an entry is not finite.
    #[must_use]
    pub fn symmetric_eigenvalues(&self) -> Vec<f64> {
        let n = self.n;
        if !vector::is_finite(&self.entries) {
            return vec![f64::NAN; n];
        }
        let (mut diagonal, mut beside) = tridiagonal(self.entries.clone(), n);
        diagonalise(&mut diagonal, &mut beside);
        sorted_indices(n, &|i, j| diagonal[j].total_cmp(&diagonal[i])).into_iter().map(|i| diagonal[i]).collect()
    }
}

/// Diagonal and subdiagonal of a tridiagonal matrix with the eigenvalues of the symmetric n × n matrix a: `beside[k]` is in
/// row k + 1 and column k.
fn tridiagonal(mut a: Vec<f64>, n: usize) -> (Vec<f64>, Vec<f64>) {
    let mut beside = vec![0.0; n];
    let mut u = vec![0.0; n];
    let mut p = vec![0.0; n];
    for k in 0..n.saturating_sub(2) {
        // The reflection 1 − u uᵀ/h that takes column k below the diagonal onto its first entry.
        let below = k + 1..n;
        for i in below.clone() {
            u[i] = a[i * n + k];
        }
        let length = vector::norm(&u[below.clone()]);
        if length == 0.0 {
            continue;
        }
        let first = u[k + 1];
        beside[k] = if first > 0.0 { -length } else { length };
        u[k + 1] -= beside[k];
        let h = length * length + length * first.abs();
        // A ← A − u qᵀ − q uᵀ with q = p − (u·p/2h) u, p = A u/h.
        for i in below.clone() {
            p[i] = vector::dot(&a[i * n + k + 1..(i + 1) * n], &u[below.clone()]) / h;
        }
        let half = 0.5 * vector::dot(&u[below.clone()], &p[below.clone()]) / h;
        vector::add_scaled(&mut p[below.clone()], -half, &u[below.clone()]);
        for i in below.clone() {
            for j in below.clone() {
                a[i * n + j] -= u[i] * p[j] + p[i] * u[j];
            }
        }
    }
    if n >= 2 {
        beside[n - 2] = a[(n - 1) * n + n - 2];
    }
    ((0..n).map(|i| a[i * n + i]).collect(), beside)
}

/// Diagonalises a tridiagonal matrix: QL steps with Wilkinson's shift on each unreduced block.
fn diagonalise(d: &mut [f64], e: &mut [f64]) {
    let n = d.len();
    for l in 0..n {
        for _ in 0..60 {
            let small = |k: usize| e[k].abs() <= f64::EPSILON * (d[k].abs() + d[k + 1].abs());
            let m = (l..n - 1).find(|k| small(*k)).unwrap_or(n - 1);
            if m == l {
                break;
            }
            let mut g = (d[l + 1] - d[l]) / (2.0 * e[l]);
            let r = (g * g + 1.0).sqrt();
            g = d[m] - d[l] + e[l] / (g + if g < 0.0 { -r } else { r });
            let (mut s, mut c, mut p) = (1.0, 1.0, 0.0);
            for i in (l..m).rev() {
                let (f, b) = (s * e[i], c * e[i]);
                let r = (f * f + g * g).sqrt();
                e[i + 1] = r;
                if r == 0.0 {
                    d[i + 1] -= p;
                    break;
                }
                (s, c) = (f / r, g / r);
                g = d[i + 1] - p;
                let q = (d[i] - g) * s + 2.0 * c * b;
                p = s * q;
                d[i + 1] = g + p;
                g = c * q - b;
                if i == l {
                    d[l] -= p;
                    e[l] = g;
                }
            }
            e[m] = 0.0;
        }
    }
}

/// A = P L Lᵀ Pᵀ for symmetric positive semi-definite A, with the largest remaining diagonal entry as pivot
/// (Higham, "Analysis of the Cholesky decomposition of a semi-definite matrix", 1990). It stops when the largest remaining
/// pivot is at most `tolerance` times the first; the number of steps is the rank.
#[derive(Clone, Debug, Default)]
pub struct PivotedCholesky {
    n: usize,
    rank: usize,
    /// L, n × n row by row, in pivoted order; the first `rank` columns are valid.
    l: Vec<f64>,
    /// `order[i]`: index of the row of A at position i.
    order: Vec<usize>,
    /// LᵀL (rank × rank) and its Cholesky factor, for the minimum-norm solution when rank < n.
    gram: Vec<f64>,
    work: Vec<f64>,
}

impl PivotedCholesky {
    /// Factorises `a`. The rank is 0 if an entry is not finite.
    pub fn factor(&mut self, a: &Dense, tolerance: f64) {
        let n = a.size();
        self.n = n;
        self.rank = 0;
        self.l.clear();
        self.l.extend_from_slice(a.entries());
        self.order.clear();
        self.order.extend(0..n);
        let mut first = 0.0;
        for k in 0..n {
            let pivot = (k..n).fold(k, |best, i| if self.l[i * n + i] > self.l[best * n + best] { i } else { best });
            let d = self.l[pivot * n + pivot];
            if k == 0 {
                first = d;
            }
            // Written so that NaN fails: a NaN matrix has rank 0.
            if !(d > tolerance * first && d > 0.0 && d.is_finite()) {
                break;
            }
            self.swap(k, pivot);
            self.eliminate(k);
            self.rank += 1;
        }
        if self.rank < n {
            self.factor_gram();
        }
    }

    /// Rank: number of independent rows, to the tolerance.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.rank
    }

    fn swap(&mut self, i: usize, j: usize) {
        if i == j {
            return;
        }
        let n = self.n;
        self.order.swap(i, j);
        for c in 0..n {
            self.l.swap(i * n + c, j * n + c);
        }
        for r in 0..n {
            self.l.swap(r * n + i, r * n + j);
        }
    }

    fn eliminate(&mut self, k: usize) {
        let n = self.n;
        let root = self.l[k * n + k].sqrt();
        self.l[k * n + k] = root;
        for i in k + 1..n {
            self.l[i * n + k] /= root;
        }
        for i in k + 1..n {
            let lik = self.l[i * n + k];
            for j in k + 1..n {
                self.l[i * n + j] -= lik * self.l[j * n + k];
            }
        }
    }

    /// The Cholesky factor of the rank × rank matrix LᵀL, lower triangle, in place.
    fn factor_gram(&mut self) {
        let (n, r) = (self.n, self.rank);
        vector::zeros(&mut self.gram, r * r);
        for i in 0..r {
            for j in 0..=i {
                let sum: f64 = (i..n).map(|k| self.l[k * n + i] * self.l[k * n + j]).sum();
                self.gram[i * r + j] = sum - (0..j).map(|k| self.gram[i * r + k] * self.gram[j * r + k]).sum::<f64>();
                if i == j {
                    self.gram[i * r + i] = self.gram[i * r + i].sqrt();
                } else {
                    self.gram[i * r + j] /= self.gram[j * r + j];
                }
            }
        }
    }

    /// x = A⁺ y: the solution, or of all least-squares solutions the one of smallest norm.
    /// With A = L Lᵀ and LᵀL = G Gᵀ: A⁺ = L (G Gᵀ)⁻² Lᵀ.
    pub fn solve(&mut self, y: &[f64], x: &mut [f64]) {
        let (n, r) = (self.n, self.rank);
        let mut work = std::mem::take(&mut self.work);
        vector::zeros(&mut work, n);
        for (w, &row) in work.iter_mut().zip(&self.order) {
            *w = y[row];
        }
        if r == n {
            solve_lower(&self.l, n, n, &mut work);
            solve_lower_transposed(&self.l, n, n, &mut work);
        } else {
            for j in 0..r {
                work[j] = (j..n).map(|i| self.l[i * n + j] * work[i]).sum();
            }
            for _ in 0..2 {
                solve_lower(&self.gram, r, r, &mut work);
                solve_lower_transposed(&self.gram, r, r, &mut work);
            }
            for i in (0..n).rev() {
                work[i] = (0..r.min(i + 1)).map(|j| self.l[i * n + j] * work[j]).sum();
            }
        }
        for (w, &row) in work.iter().zip(&self.order) {
            x[row] = *w;
        }
        self.work = work;
    }
}

/// L z = z, lower triangle of a matrix with `stride` columns, first `n` rows.
fn solve_lower(l: &[f64], stride: usize, n: usize, z: &mut [f64]) {
    for i in 0..n {
        let sum: f64 = (0..i).map(|j| l[i * stride + j] * z[j]).sum();
        z[i] = (z[i] - sum) / l[i * stride + i];
    }
}

/// Lᵀ z = z
fn solve_lower_transposed(l: &[f64], stride: usize, n: usize, z: &mut [f64]) {
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|j| l[j * stride + i] * z[j]).sum();
        z[i] = (z[i] - sum) / l[i * stride + i];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn dense(n: usize, entries: &[f64]) -> Dense {
        let mut a = Dense::zeros(n);
        for i in 0..n {
            a.row_mut(i).copy_from_slice(&entries[i * n..(i + 1) * n]);
        }
        a
    }

    #[test]
    fn a_regular_system_is_solved() {
        let a = dense(3, &[4.0, 1.0, 0.0, 1.0, 3.0, -1.0, 0.0, -1.0, 2.0]);
        let (mut f, mut x) = (PivotedCholesky::default(), [0.0; 3]);
        f.factor(&a, 1e-12);
        f.solve(&[1.0, 2.0, 3.0], &mut x);
        for (i, y) in [1.0, 2.0, 3.0].into_iter().enumerate() {
            assert!((vector::dot(a.row(i), &x) - y).abs() < 1e-14, "rounding");
        }
    }

    #[test]
    fn three_equal_rows_share_the_solution() {
        let a = dense(3, &[2.0; 9]);
        let (mut f, mut x) = (PivotedCholesky::default(), [0.0; 3]);
        f.factor(&a, 1e-10);
        assert_eq!(f.rank(), 1);
        f.solve(&[6.0, 6.0, 6.0], &mut x);
        for x in x {
            assert!((x - 1.0).abs() < 1e-14, "λ/3 each");
        }
    }

    #[test]
    fn contradictory_rows_get_least_squares() {
        let a = dense(2, &[1.0; 4]);
        let (mut f, mut x) = (PivotedCholesky::default(), [0.0; 2]);
        f.factor(&a, 1e-10);
        f.solve(&[1.0, 3.0], &mut x);
        // min ‖(x₁+x₂−1, x₁+x₂−3)‖: the sum is 2, the smallest pair (1, 1).
        assert!((x[0] - 1.0).abs() < 1e-14 && (x[1] - 1.0).abs() < 1e-14);
    }

    #[test]
    fn eigenvalues_of_the_second_difference() {
        let n = 10;
        let mut a = Dense::zeros(n);
        for i in 0..n {
            a.row_mut(i)[i] = 2.0;
            if i > 0 {
                a.row_mut(i)[i - 1] = -1.0;
                a.row_mut(i - 1)[i] = -1.0;
            }
        }
        for (k, value) in a.symmetric_eigenvalues().into_iter().enumerate() {
            let exact = 2.0 + 2.0 * libm::cos(std::f64::consts::PI * (k + 1) as f64 / (n + 1) as f64);
            assert!((value - exact).abs() < 1e-13, "{k}: {value} {exact}");
        }
    }

    #[test]
    fn a_zero_matrix_has_rank_zero_and_solves_to_zero() {
        let (mut f, mut x) = (PivotedCholesky::default(), [7.0; 2]);
        f.factor(&Dense::zeros(2), 1e-10);
        f.solve(&[1.0, 1.0], &mut x);
        assert_eq!((f.rank(), x), (0, [0.0, 0.0]));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn eigenvalues_of_a_product_of_reflections_are_those_put_in(
            values in prop::collection::vec(prop_oneof![Just(0.0), -10.0f64..10.0], 1..12), u in prop::collection::vec(-1.0f64..1.0, 24),
        ) {
            // A = H₂ H₁ D H₁ H₂ with reflections H = 1 − 2 u uᵀ/u·u.
            let n = values.len();
            let mut a = Dense::zeros(n);
            for (i, value) in values.iter().enumerate() {
                a.row_mut(i)[i] = *value;
            }
            for u in u.chunks(12) {
                let u = &u[..n];
                let uu = vector::dot(u, u);
                prop_assume!(uu > 0.01);
                let reflect = |x: &mut [f64]| {
                    let along = 2.0 * vector::dot(u, x) / uu;
                    vector::add_scaled(x, -along, u);
                };
                (0..n).for_each(|i| reflect(a.row_mut(i)));
                let mut transposed = Dense::zeros(n);
                for i in 0..n {
                    for j in 0..n {
                        transposed.row_mut(j)[i] = a.row(i)[j];
                    }
                }
                (0..n).for_each(|i| reflect(transposed.row_mut(i)));
                a = transposed;
            }
            let mut exact = values.clone();
            exact.sort_unstable_by(|x, y| y.total_cmp(x));
            for (x, y) in a.symmetric_eigenvalues().iter().zip(&exact) {
                prop_assert!((x - y).abs() < 1e-13 * 10.0 * 12.0, "rounding times size times norm: {x} {y}");
            }
        }
    }
}
