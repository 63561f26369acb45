//! Square matrices of one to three rows, and columns of that length: the blocks of one joint. Every loop is unrolled.

use super::block_rows::each;

/// A D × D matrix, row by row.
pub type Square<const D: usize> = [[f64; D]; D];
/// A vector of length D.
pub type Column<const D: usize> = [f64; D];

/// A slice as D × D matrices.
#[inline(always)]
#[must_use]
pub fn squares<const D: usize>(numbers: &[f64]) -> &[Square<D>] {
    numbers.as_chunks().0.as_chunks().0
}

/// A mutable slice as D × D matrices.
#[inline(always)]
#[must_use]
pub fn squares_mut<const D: usize>(numbers: &mut [f64]) -> &mut [Square<D>] {
    numbers.as_chunks_mut().0.as_chunks_mut().0
}

/// x −= y
#[inline(always)]
pub fn subtract<const D: usize>(x: &mut Column<D>, y: &Column<D>) {
    each!(D, i => x[i] -= y[i]);
}

/// A −= B
#[inline(always)]
pub fn subtract_square<const D: usize>(a: &mut Square<D>, b: &Square<D>) {
    each!(D, i => subtract(&mut a[i], &b[i]));
}

/// A x
#[inline(always)]
#[must_use]
pub fn times<const D: usize>(a: &Square<D>, x: &Column<D>) -> Column<D> {
    let mut y = [0.0; D];
    each!(D, i => y[i] = dot(&a[i], x));
    y
}

/// Aᵀ x
#[inline(always)]
#[must_use]
pub fn transpose_times<const D: usize>(a: &Square<D>, x: &Column<D>) -> Column<D> {
    let mut y = [0.0; D];
    each!(D, i => {
        y[i] = a[0][i] * x[0];
        each!(D, k => if k > 0 { y[i] += a[k][i] * x[k] });
    });
    y
}

/// A Bᵀ
#[inline(always)]
#[must_use]
pub fn times_transpose<const D: usize>(a: &Square<D>, b: &Square<D>) -> Square<D> {
    let mut c = [[0.0; D]; D];
    each!(D, i => each!(D, j => c[i][j] = dot(&a[i], &b[j])));
    c
}

#[inline(always)]
fn dot<const D: usize>(x: &Column<D>, y: &Column<D>) -> f64 {
    let mut sum = x[0] * y[0];
    each!(D, k => if k > 0 { sum += x[k] * y[k] });
    sum
}

/// The factors V⁻¹ Δ V⁻ᵀ of a positive semidefinite A, V with ones on its diagonal and zeros above.
#[derive(Clone, Copy, Debug)]
pub struct Pivots<const D: usize> {
    /// V
    pub v: Square<D>,
    /// The inverse of Δ, 0 for a dependent row.
    pub inverse: Column<D>,
}

impl<const D: usize> Pivots<D> {
    /// Factorises A, given by its lower triangle. A row is dependent on those before it if its pivot is not above `least`.
    #[inline(always)]
    #[must_use]
    pub fn of(a: &Square<D>, least: &Column<D>) -> Self {
        let (mut v, mut inverse) = ([[0.0; D]; D], [0.0; D]);
        // Row i of V A Vᵀ to the left of its diagonal is made zero: V_i = e_i − Σ (V_k A_i) / Δ_k · V_k.
        each!(D, i => {
            v[i][i] = 1.0;
            let mut d = a[i][i];
            each!(D, k => if k < i {
                let mut y = a[i][k];
                each!(D, j => if j < k { y += v[k][j] * a[i][j] });
                let l = y * inverse[k];
                d -= y * l;
                each!(D, j => if j <= k { v[i][j] -= l * v[k][j] });
            });
            // A comparison that NaN fails.
            if d > least[i] && d.is_finite() {
                inverse[i] = 1.0 / d;
            }
        });
        Pivots { v, inverse }
    }

    /// Vᵀ Δ⁻¹ V, the inverse of A on its independent rows.
    #[inline(always)]
    #[must_use]
    pub fn inverse(&self) -> Square<D> {
        let mut out = [[0.0; D]; D];
        each!(D, i => each!(D, j => {
            each!(D, k => if k >= i && k >= j { out[i][j] += self.v[k][i] * self.inverse[k] * self.v[k][j] });
        }));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pivots_of_three_rows_give_their_inverse() {
        let a = [[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]];
        let inverse = Pivots::of(&a, &[0.0; 3]).inverse();
        let one = times_transpose(&a, &inverse);
        for (i, row) in one.iter().enumerate() {
            for (j, x) in row.iter().enumerate() {
                assert!((x - f64::from(u8::from(i == j))).abs() < 1e-15, "{one:?}");
            }
        }
    }

    #[test]
    fn a_row_that_depends_has_a_null_vector_and_no_part_in_the_inverse() {
        let a = [[1.0, 2.0], [2.0, 4.0]];
        let pivots = Pivots::of(&a, &[1e-9, 4e-9]);
        assert_eq!((pivots.inverse, times(&a, &pivots.v[1])), ([1.0, 0.0], [0.0, 0.0]));
        assert_eq!(pivots.inverse(), [[1.0, 0.0], [0.0, 0.0]]);
    }
}
