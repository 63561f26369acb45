//! Eigenvalues of a real matrix, not necessarily symmetric: Householder reflections reduce it to Hessenberg form, and QR steps with
//! Francis' double shift split off one real or two conjugate eigenvalues at a time (Golub & Van Loan, sections 7.4 and 7.5;
//! the steps are those of EISPACK's `hqr`, Martin, Peters, Wilkinson 1970).

use super::vector;

/// A complex number.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Complex {
    /// Real part.
    pub re: f64,
    /// Imaginary part.
    pub im: f64,
}

impl Complex {
    /// |z|
    #[must_use]
    pub fn modulus(self) -> f64 {
        libm::hypot(self.re, self.im)
    }
}

/// All eigenvalues of the n × n matrix `a` (row by row), by descending modulus; conjugate pairs are adjacent. NaN if an entry
/// is not finite or the iteration does not converge.
#[must_use]
pub fn eigenvalues(mut a: Vec<f64>, n: usize) -> Vec<Complex> {
    let unknown = vec![Complex { re: f64::NAN, im: f64::NAN }; n];
    if !vector::is_finite(&a) {
        return unknown;
    }
    hessenberg(&mut a, n);
    let Some(mut found) = split_off(&mut a, n) else { return unknown };
    found.sort_by(|x, y| y.modulus().total_cmp(&x.modulus()).then(y.re.total_cmp(&x.re)).then(y.im.total_cmp(&x.im)));
    found
}

/// A ← Qᵀ A Q with zeros below the first subdiagonal.
fn hessenberg(a: &mut [f64], n: usize) {
    let mut u = vec![0.0; n];
    for k in 0..n.saturating_sub(2) {
        let below = k + 1..n;
        below.clone().for_each(|i| u[i] = a[i * n + k]);
        let length = vector::norm(&u[below.clone()]);
        if length == 0.0 {
            continue;
        }
        u[k + 1] += if u[k + 1] < 0.0 { -length } else { length };
        let half = 0.5 * vector::dot(&u[below.clone()], &u[below.clone()]);
        for j in k..n {
            let along = below.clone().map(|i| u[i] * a[i * n + j]).sum::<f64>() / half;
            below.clone().for_each(|i| a[i * n + j] -= along * u[i]);
        }
        for row in a.chunks_exact_mut(n) {
            let along = vector::dot(&row[below.clone()], &u[below.clone()]) / half;
            vector::add_scaled(&mut row[below.clone()], -along, &u[below.clone()]);
        }
        (k + 2..n).for_each(|i| a[i * n + k] = 0.0);
    }
}

/// Largest number of QR steps for one eigenvalue.
const MOST_STEPS: u32 = 90;

/// The eigenvalues of a Hessenberg matrix.
fn split_off(a: &mut [f64], n: usize) -> Option<Vec<Complex>> {
    let norm = a.iter().map(|x| x.abs()).sum::<f64>();
    let mut found = vec![Complex::default(); n];
    let (mut end, mut shifted, mut steps) = (n, 0.0, 0);
    while end > 0 {
        let last = end - 1;
        let start = first_of_block(a, n, last, norm);
        let at = |i: usize, j: usize| a[i * n + j];
        let (x, y, w) = if start == last {
            found[last].re = at(last, last) + shifted;
            (end, steps) = (last, 0);
            continue;
        } else {
            (at(last, last), at(last - 1, last - 1), at(last, last - 1) * at(last - 1, last))
        };
        if start == last - 1 {
            (found[last - 1], found[last]) = pair(x + shifted, 0.5 * (y - x), w);
            (end, steps) = (last - 1, 0);
            continue;
        }
        if steps == MOST_STEPS {
            return None;
        }
        let mut shift = (x, y, w);
        if steps > 0 && steps % 10 == 0 {
            // Exceptional shift, against cycling.
            shifted += x;
            (0..end).for_each(|i| a[i * n + i] -= x);
            let s = a[last * n + last - 1].abs() + a[(last - 1) * n + last - 2].abs();
            shift = (0.75 * s, 0.75 * s, -0.4375 * s * s);
        }
        steps += 1;
        francis_step(a, n, start, last, shift);
    }
    Some(found)
}

/// First row of the last unreduced block.
fn first_of_block(a: &mut [f64], n: usize, last: usize, norm: f64) -> usize {
    for l in (1..=last).rev() {
        let size = a[(l - 1) * n + l - 1].abs() + a[l * n + l].abs();
        let size = if size == 0.0 { norm } else { size };
        if a[l * n + l - 1].abs() <= f64::EPSILON * size {
            a[l * n + l - 1] = 0.0;
            return l;
        }
    }
    0
}

/// The eigenvalues of a 2 × 2 block with the entry x, half the difference p and the product w beside the diagonal.
fn pair(x: f64, p: f64, w: f64) -> (Complex, Complex) {
    let q = p * p + w;
    let root = q.abs().sqrt();
    if q < 0.0 {
        return (Complex { re: x + p, im: root }, Complex { re: x + p, im: -root });
    }
    let z = p + if p < 0.0 { -root } else { root };
    let first = x + z;
    let second = if z == 0.0 { first } else { x - w / z };
    (Complex { re: first, im: 0.0 }, Complex { re: second, im: 0.0 })
}

/// One implicit double-shift step on rows and columns `start..=last`.
fn francis_step(a: &mut [f64], n: usize, start: usize, last: usize, (shift_x, shift_y, shift_w): (f64, f64, f64)) {
    let (mut p, mut q, mut r);
    let mut m = last - 2;
    loop {
        let at = |i: usize, j: usize| a[i * n + j];
        let z = at(m, m);
        let (x, y) = (shift_x - z, shift_y - z);
        p = (x * y - shift_w) / at(m + 1, m) + at(m, m + 1);
        q = at(m + 1, m + 1) - z - x - y;
        r = at(m + 2, m + 1);
        let s = p.abs() + q.abs() + r.abs();
        (p, q, r) = (p / s, q / s, r / s);
        if m == start {
            break;
        }
        let beside = at(m, m - 1).abs() * (q.abs() + r.abs());
        if beside <= f64::EPSILON * p.abs() * (at(m - 1, m - 1).abs() + z.abs() + at(m + 1, m + 1).abs()) {
            break;
        }
        m -= 1;
    }
    for i in m + 2..=last {
        a[i * n + i - 2] = 0.0;
        if i != m + 2 {
            a[i * n + i - 3] = 0.0;
        }
    }
    for k in m..last {
        let three = k + 1 != last;
        let mut x = 1.0;
        if k != m {
            (p, q, r) = (a[k * n + k - 1], a[(k + 1) * n + k - 1], if three { a[(k + 2) * n + k - 1] } else { 0.0 });
            x = p.abs() + q.abs() + r.abs();
            if x == 0.0 {
                continue;
            }
            (p, q, r) = (p / x, q / x, r / x);
        }
        let length = (p * p + q * q + r * r).sqrt();
        let s = if p < 0.0 { -length } else { length };
        if s == 0.0 {
            continue;
        }
        if k != m {
            a[k * n + k - 1] = -s * x;
        } else if start != m {
            a[k * n + k - 1] = -a[k * n + k - 1];
        }
        p += s;
        let (x, y, z) = (p / s, q / s, r / s);
        (q, r) = (q / p, r / p);
        for j in k..=last {
            let mut sum = a[k * n + j] + q * a[(k + 1) * n + j];
            if three {
                sum += r * a[(k + 2) * n + j];
                a[(k + 2) * n + j] -= sum * z;
            }
            a[(k + 1) * n + j] -= sum * y;
            a[k * n + j] -= sum * x;
        }
        for i in start..=last.min(k + 3) {
            let mut sum = x * a[i * n + k] + y * a[i * n + k + 1];
            if three {
                sum += z * a[i * n + k + 2];
                a[i * n + k + 2] -= sum * r;
            }
            a[i * n + k + 1] -= sum * q;
            a[i * n + k] -= sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn eigenvalues_of_a_companion_matrix_are_the_roots_of_its_polynomial() {
        // (x − 1)(x − 2)(x + 3)(x² + 1) = x⁵ − 6x³ + 6x² − 7x + 6
        let n = 5;
        let mut a = vec![0.0; 25];
        (1..n).for_each(|i| a[i * n + i - 1] = 1.0);
        for (i, c) in [-6.0, 7.0, -6.0, 6.0, 0.0].into_iter().enumerate() {
            a[i * n + n - 1] = c;
        }
        let found = eigenvalues(a, n);
        for (z, (re, im)) in found.iter().zip([(-3.0, 0.0), (2.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.0, -1.0)]) {
            let root = found.iter().any(|z| libm::hypot(z.re - re, z.im - im) < 1e-12);
            assert!(root, "{re} + {im}i is not among {found:?} ({z:?})");
        }
    }

    #[test]
    fn a_rotation_has_a_conjugate_pair_and_a_shift_its_roots_of_unity() {
        let (c, s) = (libm::cos(0.3), libm::sin(0.3));
        let found = eigenvalues(vec![c, -s, s, c], 2);
        assert!(found.iter().all(|z| (z.re - c).abs() < 1e-15) && (found[0].im - s).abs() < 1e-15 && found[0].im == -found[1].im);
        let n = 7;
        let shift = (0..n * n).map(|k| if (k / n + 1) % n == k % n { 1.0 } else { 0.0 }).collect();
        assert!(eigenvalues(shift, n).iter().all(|z| (z.modulus() - 1.0).abs() < 1e-12));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]
        #[test]
        fn sums_of_powers_of_the_eigenvalues_are_traces(n in 1usize..9, entries in prop::collection::vec(-1.0f64..1.0, 64)) {
            let a: Vec<f64> = (0..n * n).map(|k| entries[k / n * 8 + k % n]).collect();
            let product = |x: &[f64], y: &[f64]| -> Vec<f64> { (0..n * n).map(|e| (0..n).map(|k| x[e / n * n + k] * y[k * n + e % n]).sum()).collect() };
            let trace = |x: &[f64]| (0..n).map(|i| x[i * n + i]).sum::<f64>();
            let squared = product(&a, &a);
            let cubed = product(&squared, &a);
            let found = eigenvalues(a.clone(), n);
            let sum = |power: i32| found.iter().fold((0.0, 0.0), |s: (f64, f64), z| {
                let (mut re, mut im) = (1.0, 0.0);
                for _ in 0..power {
                    (re, im) = (re * z.re - im * z.im, re * z.im + im * z.re);
                }
                (s.0 + re, s.1 + im)
            });
            for (power, exact) in [(1, trace(&a)), (2, trace(&squared)), (3, trace(&cubed))] {
                let (re, im) = sum(power);
                prop_assert!((re - exact).abs() < 1e-11 && im.abs() < 1e-11, "backward stable: rounding times norm³: {} {} {} {:?}", power, re, exact, found);
            }
        }

        #[test]
        fn those_of_a_symmetric_matrix_are_the_symmetric_ones(entries in prop::collection::vec(-1.0f64..1.0, 36)) {
            let n = 6;
            let mut a = crate::math::Dense::zeros(n);
            for i in 0..n {
                for j in 0..n {
                    a.row_mut(i)[j] = entries[i.min(j) * n + i.max(j)];
                }
            }
            let mut found: Vec<f64> = eigenvalues(a.entries().to_vec(), n).iter().map(|z| z.re).collect();
            found.sort_by(|x, y| y.total_cmp(x));
            for (x, y) in found.iter().zip(a.symmetric_eigenvalues()) {
                prop_assert!((x - y).abs() < 1e-12, "{} {}", x, y);
            }
        }
    }
}
