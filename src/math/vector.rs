//! Vectors as slices. Sums run from the first entry to the last, so that all builds agree to the bit.

use glam::DVec3;

/// x · y
#[must_use]
pub fn dot(x: &[f64], y: &[f64]) -> f64 {
    debug_assert_eq!(x.len(), y.len());
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}

/// |x| in space: equal to glam's `length` to the bit, but with the square root instruction of WebAssembly (glam's calls libm).
#[must_use]
#[inline]
pub fn length(x: DVec3) -> f64 {
    x.dot(x).sqrt()
}

/// The larger of two numbers, the first if one is NaN. (`f64::max` is a call in WebAssembly because of its NaN rule.)
#[must_use]
#[inline(always)]
pub fn larger(x: f64, y: f64) -> f64 {
    if y > x { y } else { x }
}

/// Room for so many more; where the list has to grow, for a thirty-second more than that: long lists take little more than they need.
#[inline]
pub fn make_room<T>(list: &mut Vec<T>, more: usize) {
    if list.capacity() - list.len() < more {
        grow(list, more);
    }
}

#[cold]
#[inline(never)]
fn grow<T>(list: &mut Vec<T>, more: usize) {
    list.reserve_exact(more + (list.len() + more) / 32 + 4);
}

/// The smaller of two numbers, the first if one is NaN.
#[must_use]
#[inline(always)]
pub fn smaller(x: f64, y: f64) -> f64 {
    if y < x { y } else { x }
}

/// The larger of two numbers; NaN where one of them is.
#[must_use]
#[inline(always)]
pub fn worse(x: f64, y: f64) -> f64 {
    if y <= x { x } else { y + 0.0 * x }
}

/// A copy by components. (In WebAssembly a struct of more than two numbers is copied by a call.)
#[must_use]
#[inline(always)]
pub fn each(x: DVec3) -> DVec3 {
    DVec3::new(x.x, x.y, x.z)
}

/// x/‖x‖₂, with the square root instruction.
#[must_use]
pub fn unit(x: DVec3) -> DVec3 {
    x * (1.0 / length(x))
}

/// x/‖x‖₂, or zero if x is zero.
#[must_use]
pub fn unit_or_zero(x: DVec3) -> DVec3 {
    let scale = 1.0 / length(x);
    if scale.is_finite() && scale > 0.0 { x * scale } else { DVec3::ZERO }
}

/// ‖x‖₂, without overflow or underflow on the way.
#[must_use]
pub fn norm(x: &[f64]) -> f64 {
    norm_by(x.len(), |i| x[i])
}

/// ‖x‖₂ of n numbers x(i), without overflow or underflow.
#[must_use]
pub fn norm_by(n: usize, x: impl Fn(usize) -> f64) -> f64 {
    let largest = largest_by(n, &x);
    if largest == 0.0 || !largest.is_finite() {
        return largest;
    }
    largest * (0..n).map(|i| (x(i) / largest) * (x(i) / largest)).sum::<f64>().sqrt()
}

/// ‖x‖∞; NaN when any entry is NaN.
#[must_use]
pub fn norm_max(x: &[f64]) -> f64 {
    let (mut largest, mut nan) = (0.0, false);
    for x in x {
        largest = larger(largest, x.abs());
        nan |= x.is_nan();
    }
    if nan { f64::NAN } else { largest }
}

fn largest_by(n: usize, x: impl Fn(usize) -> f64) -> f64 {
    let mut largest = 0.0;
    for i in 0..n {
        let size = x(i).abs();
        if size.is_nan() {
            return f64::NAN;
        }
        if size > largest {
            largest = size;
        }
    }
    largest
}

/// y += a x
pub fn add_scaled(y: &mut [f64], a: f64, x: &[f64]) {
    debug_assert_eq!(x.len(), y.len());
    for (y, x) in y.iter_mut().zip(x) {
        *y += a * x;
    }
}

/// True if every entry is finite.
#[must_use]
#[inline(never)]
pub fn is_finite(x: &[f64]) -> bool {
    x.iter().all(|a| a.is_finite())
}

/// Largest coordinate or velocity of a state: products of a few such numbers are still finite.
pub const LARGEST: f64 = 1e100;

/// Index of the first entry that is NaN or beyond [`LARGEST`].
#[must_use]
pub fn out_of_range(x: &[f64]) -> Option<usize> {
    x.iter().position(|a| a.abs() > LARGEST || a.is_nan())
}

/// Makes `x` a vector of `n` zeros; allocates only if its capacity is smaller.
pub fn zeros(x: &mut Vec<f64>, n: usize) {
    x.resize(n, 0.0);
    x.fill(0.0);
}
