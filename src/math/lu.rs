//! PA = LU with partial pivoting (Golub & Van Loan, section 3.4), for small matrices that need not be symmetric.

use super::vector;

/// The factorisation; its memory is reused.
#[derive(Clone, Debug, Default)]
pub struct Lu {
    n: usize,
    /// L below the diagonal (its own diagonal is 1), U on and above it; row by row.
    factors: Vec<f64>,
    /// `order[k]`: index of the row of A at position k.
    order: Vec<usize>,
    work: Vec<f64>,
    regular: bool,
}

impl Lu {
    /// Factorises the n × n matrix with entries `entry(i, j)`. False if a pivot is at most `tolerance` times the largest entry.
    pub fn factor(&mut self, n: usize, entry: impl Fn(usize, usize) -> f64, tolerance: f64) -> bool {
        self.n = n;
        self.factors.clear();
        self.factors.extend((0..n * n).map(|k| entry(k / n, k % n)));
        self.order.clear();
        self.order.extend(0..n);
        let small = tolerance * vector::norm_max(&self.factors);
        self.regular = true;
        for k in 0..n {
            let a = &self.factors;
            let pivot = (k..n).fold(k, |best, i| if a[i * n + k].abs() > a[best * n + k].abs() { i } else { best });
            if pivot != k {
                self.order.swap(k, pivot);
                for c in 0..n {
                    self.factors.swap(k * n + c, pivot * n + c);
                }
            }
            let d = self.factors[k * n + k];
            // Written so that NaN fails.
            if !(d.abs() > small && d.is_finite()) {
                self.regular = false;
                return false;
            }
            let (above, below) = self.factors.split_at_mut((k + 1) * n);
            let upper = &above[k * n..];
            for row in below.chunks_exact_mut(n) {
                let factor = row[k] / d;
                row[k] = factor;
                if factor != 0.0 {
                    for c in k + 1..n {
                        row[c] -= factor * upper[c];
                    }
                }
            }
        }
        true
    }

    /// x ← A⁻¹ x, after a regular factorisation.
    pub fn solve(&mut self, x: &mut [f64]) {
        debug_assert!(self.regular && x.len() == self.n);
        let (n, lu) = (self.n, &self.factors);
        self.work.clear();
        self.work.extend(self.order.iter().map(|&i| x[i]));
        for i in 0..n {
            let sum: f64 = (0..i).map(|j| lu[i * n + j] * self.work[j]).sum();
            self.work[i] -= sum;
        }
        for i in (0..n).rev() {
            let sum: f64 = (i + 1..n).map(|j| lu[i * n + j] * self.work[j]).sum();
            self.work[i] = (self.work[i] - sum) / lu[i * n + i];
        }
        x.copy_from_slice(&self.work);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn a_solution_put_back_gives_the_right_side(a in prop::collection::vec(-1.0f64..1.0, 25), y in prop::collection::vec(-1.0f64..1.0, 5)) {
            let mut lu = Lu::default();
            prop_assume!(lu.factor(5, |i, j| a[5 * i + j], 1e-3));
            let mut x = y.clone();
            lu.solve(&mut x);
            let size = vector::norm_max(&x).max(1.0);
            for i in 0..5 {
                prop_assert!((vector::dot(&a[5 * i..5 * i + 5], &x) - y[i]).abs() <= 1e-14 * 25.0 * size, "backward stable: rounding times size");
            }
        }
    }

    #[test]
    fn a_dependent_row_is_found() {
        assert!(!Lu::default().factor(3, |i, j| (i * j) as f64, 1e-12));
        assert!(!Lu::default().factor(1, |_, _| f64::NAN, 1e-12));
        assert!(Lu::default().factor(0, |_, _| 0.0, 1e-12));
    }
}
