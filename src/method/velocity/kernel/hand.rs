//! The numbers of bodies two by two, and those of a pair of bodies in hand.

use crate::math::Two;
use crate::math::block_rows::each;

/// The numbers of one body.
pub type One<const B: usize> = [Two; B];
/// Those of a pair of bodies: velocities in hand, or a row of Ĵ.
pub type Row<const M: usize> = [Two; M];

/// Ĵ_k u; of two rows, A_kl.
#[inline(always)]
pub fn dot<const M: usize>(x: &Row<M>, u: &Row<M>) -> f64 {
    let mut sum = x[0] * u[0] + x[1] * u[1];
    if M == 3 {
        sum += x[2] * u[2];
    } else {
        sum = (sum + (x[2] * u[2] + x[3] * u[3])) + (x[4] * u[4] + x[5] * u[5]);
    }
    sum.sum()
}

/// u += a Ĵ_kᵀ
#[inline(always)]
pub fn add<const M: usize>(x: &Row<M>, a: f64, u: &mut Row<M>) {
    let a = Two::splat(a);
    each!(M, k => u[k] += a * x[k]);
}

/// The numbers of both bodies in one row. In the plane the two turn side by side.
#[inline(always)]
pub fn pack<const B: usize, const M: usize>(a: &One<B>, b: &One<B>) -> Row<M> {
    let mut row = [Two::ZERO; M];
    if B == 2 {
        (row[0], row[1], row[2]) = (a[0], b[0], Two::new(a[1].x(), b[1].x()));
    } else {
        each!(B, k => (row[k], row[B + k]) = (a[k], b[k]));
    }
    row
}

/// The velocities of a pair of bodies.
#[inline(always)]
pub fn hand<const B: usize, const M: usize>(list: &[One<B>], [i, j]: [usize; 2]) -> Row<M> {
    pack(&list[i], &list[j])
}

/// Puts them back.
#[inline(always)]
pub fn put<const B: usize, const M: usize>(list: &mut [One<B>], [i, j]: [usize; 2], row: &Row<M>) {
    if B == 2 {
        list[i] = one_of(row[0], row[2].x());
        list[j] = one_of(row[1], row[2].y());
    } else {
        each!(B, k => list[i][k] = row[k]);
        each!(B, k => list[j][k] = row[B + k]);
    }
}

/// In the plane: from x, y and θ.
#[inline(always)]
fn one_of<const B: usize>(linear: Two, turning: f64) -> One<B> {
    let mut out = [linear; B];
    out[1] = Two::new(turning, 0.0);
    out
}

/// The numbers of a body, as it has them or otherwise; what it lacks is zero.
#[inline(always)]
pub fn one<const B: usize>(numbers: &[f64], otherwise: impl Fn(f64) -> f64) -> One<B> {
    let mut out = [Two::ZERO; B];
    let number = |k: usize| numbers.get(k).map_or(0.0, |x| otherwise(*x));
    each!(B, k => out[k] = Two::new(number(2 * k), number(2 * k + 1)));
    out
}

/// x/y; 0 of what does not move.
#[inline(always)]
pub fn ratio(x: f64, y: f64) -> f64 {
    if y > 0.0 { x / y } else { 0.0 }
}
