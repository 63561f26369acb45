//! The numbers of bodies two by two, and those of one pair of bodies, or of two side by side, in hand.

use super::number::Number;
use crate::math::Two;
use crate::math::block_rows::each;
use core::ops::{Add, AddAssign, Mul};

/// The numbers of one body.
pub type One<const B: usize> = [Two; B];
/// Those of a pair of bodies: velocities, or a row of Ĵ.
pub type Single<const M: usize> = [Two; M];
/// Those of all pairs in hand.
pub type Row<N, const M: usize> = [<N as Number>::Both; M];

/// Ĵ_k u; of two rows, A_kl. Two numbers, whose sum is still to be taken.
#[inline(always)]
pub fn dot<T: Copy + Add<Output = T> + AddAssign + Mul<Output = T>, const M: usize>(x: &[T; M], u: &[T; M]) -> T {
    let mut sum = x[0] * u[0] + x[1] * u[1];
    if M == 3 {
        sum += x[2] * u[2];
    } else {
        sum = (sum + (x[2] * u[2] + x[3] * u[3])) + (x[4] * u[4] + x[5] * u[5]);
    }
    sum
}

/// u += a Ĵ_kᵀ
#[inline(always)]
pub fn add<N: Number, const M: usize>(x: &Row<N, M>, a: N, u: &mut Row<N, M>) {
    let a = a.twice();
    each!(M, k => u[k] += a * x[k]);
}

/// Rows of pairs in one. Where there is but one pair, the second counts for nothing.
#[inline(always)]
pub fn beside<N: Number, const M: usize>(p: &Single<M>, q: &Single<M>) -> Row<N, M> {
    let mut row = [N::NONE; M];
    each!(M, k => row[k] = N::beside(p[k], q[k]));
    row
}

/// The numbers of both bodies in one row. In the plane the two turn side by side.
#[inline(always)]
pub fn pack<const B: usize, const M: usize>(a: &One<B>, b: &One<B>) -> Single<M> {
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
pub fn of_pair<const B: usize, const M: usize>(list: &[One<B>], [i, j]: [usize; 2]) -> Single<M> {
    pack(&list[i], &list[j])
}

/// Those of all pairs in hand.
#[inline(always)]
pub fn hand<N: Number, const B: usize, const M: usize>(list: &[One<B>], [p, q]: [[usize; 2]; 2]) -> Row<N, M> {
    let p = of_pair(list, p);
    beside::<N, M>(&p, &if N::SIDES > 1 { of_pair(list, q) } else { p })
}

/// Puts them back.
#[inline(always)]
pub fn put<N: Number, const B: usize, const M: usize>(list: &mut [One<B>], [p, q]: [[usize; 2]; 2], row: &Row<N, M>) {
    let (mut one, mut other) = ([Two::ZERO; M], [Two::ZERO; M]);
    each!(M, k => (one[k], other[k]) = N::apart(row[k]));
    put_pair(list, p, &one);
    if N::SIDES > 1 {
        put_pair(list, q, &other);
    }
}

#[inline(always)]
fn put_pair<const B: usize, const M: usize>(list: &mut [One<B>], [i, j]: [usize; 2], row: &Single<M>) {
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
