//! The numbers of a sweep: one contact at a time (`f64`), or two contacts in the two lanes of a SIMD vector ([`Two`]).
//!
//! Velocities and rows of Ĵ come two numbers at a time. A body has B such pairs: 2 where a body has up to three velocity
//! components (the fourth number is 0), 3 where it has up to six. A row on two bodies has M: 3 or 6.

use crate::math::block_rows::each;
use crate::math::{Two, vector};
use core::fmt::Debug;
use core::ops::{Add, AddAssign, Mul, Neg, Sub};

/// Numbers of one body.
pub type Body<const B: usize> = [Two; B];
/// Numbers of two bodies: their velocities, or a row of Ĵ.
pub type OnPair<const M: usize> = [Two; M];
/// Numbers of two bodies in each lane.
pub type InLanes<N, const M: usize> = [<N as Number>::Both; M];

/// A number in each lane.
pub trait Number: Copy + Debug + AddAssign + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self> {
    /// Two numbers in each lane.
    type Both: Copy + Debug + AddAssign + Add<Output = Self::Both> + Mul<Output = Self::Both>;
    /// Number of lanes.
    const LANES: usize;
    const ZERO: Self;
    const NONE: Self::Both;

    fn splat(x: f64) -> Self;
    fn from_lanes(make: impl FnMut(usize) -> f64) -> Self;
    fn lane(self, lane: usize) -> f64;
    fn set_lane(&mut self, lane: usize, to: f64);
    fn larger(self, other: Self) -> Self;
    fn smaller(self, other: Self) -> Self;
    fn abs(self) -> Self;
    /// self where the other is larger than 0, else 0.
    fn where_positive(self, of: Self) -> Self;

    /// (x, x)
    fn twice(self) -> Self::Both;
    /// x + y
    fn sum(both: Self::Both) -> Self;
    /// Two numbers of each lane.
    fn join(first: Two, second: Two) -> Self::Both;
    /// The two numbers of each lane; without a second lane, the first again.
    fn split(both: Self::Both) -> (Two, Two);

    /// The largest of all lanes.
    #[inline(always)]
    fn largest(self) -> f64 {
        vector::larger(self.lane(0), self.lane(Self::LANES - 1))
    }
}

impl Number for f64 {
    type Both = Two;
    const LANES: usize = 1;
    const ZERO: f64 = 0.0;
    const NONE: Two = Two::ZERO;

    #[inline(always)]
    fn splat(x: f64) -> f64 {
        x
    }

    #[inline(always)]
    fn from_lanes(mut make: impl FnMut(usize) -> f64) -> f64 {
        make(0)
    }

    #[inline(always)]
    fn lane(self, _lane: usize) -> f64 {
        self
    }

    #[inline(always)]
    fn set_lane(&mut self, _lane: usize, to: f64) {
        *self = to;
    }

    #[inline(always)]
    fn larger(self, other: f64) -> f64 {
        vector::larger(self, other)
    }

    #[inline(always)]
    fn smaller(self, other: f64) -> f64 {
        vector::smaller(self, other)
    }

    #[inline(always)]
    fn abs(self) -> f64 {
        self.abs()
    }

    #[inline(always)]
    fn where_positive(self, of: f64) -> f64 {
        if of > 0.0 { self } else { 0.0 }
    }

    #[inline(always)]
    fn twice(self) -> Two {
        Two::splat(self)
    }

    #[inline(always)]
    fn sum(both: Two) -> f64 {
        both.sum()
    }

    #[inline(always)]
    fn join(first: Two, _second: Two) -> Two {
        first
    }

    #[inline(always)]
    fn split(both: Two) -> (Two, Two) {
        (both, both)
    }
}

/// Two numbers in each of two lanes.
#[derive(Clone, Copy, Debug)]
pub struct Four {
    /// The first of each lane.
    x: Two,
    /// The second of each lane.
    y: Two,
}

impl Add for Four {
    type Output = Four;

    #[inline(always)]
    fn add(self, other: Four) -> Four {
        Four { x: self.x + other.x, y: self.y + other.y }
    }
}

impl AddAssign for Four {
    #[inline(always)]
    fn add_assign(&mut self, other: Four) {
        *self = *self + other;
    }
}

impl Mul for Four {
    type Output = Four;

    #[inline(always)]
    fn mul(self, other: Four) -> Four {
        Four { x: self.x * other.x, y: self.y * other.y }
    }
}

impl Number for Two {
    type Both = Four;
    const LANES: usize = 2;
    const ZERO: Two = Two::ZERO;
    const NONE: Four = Four { x: Two::ZERO, y: Two::ZERO };

    #[inline(always)]
    fn splat(x: f64) -> Two {
        Two::splat(x)
    }

    #[inline(always)]
    fn from_lanes(mut make: impl FnMut(usize) -> f64) -> Two {
        Two::new(make(0), make(1))
    }

    #[inline(always)]
    fn lane(self, lane: usize) -> f64 {
        if lane == 0 { self.x() } else { self.y() }
    }

    #[inline(always)]
    fn set_lane(&mut self, lane: usize, to: f64) {
        *self = if lane == 0 { Two::new(to, self.y()) } else { Two::new(self.x(), to) };
    }

    #[inline(always)]
    fn larger(self, other: Two) -> Two {
        self.larger(other)
    }

    #[inline(always)]
    fn smaller(self, other: Two) -> Two {
        self.smaller(other)
    }

    #[inline(always)]
    fn abs(self) -> Two {
        self.abs()
    }

    #[inline(always)]
    fn where_positive(self, of: Two) -> Two {
        self.where_positive(of)
    }

    #[inline(always)]
    fn twice(self) -> Four {
        Four { x: self, y: self }
    }

    #[inline(always)]
    fn sum(both: Four) -> Two {
        both.x + both.y
    }

    #[inline(always)]
    fn join(first: Two, second: Two) -> Four {
        Four { x: Two::new(first.x(), second.x()), y: Two::new(first.y(), second.y()) }
    }

    #[inline(always)]
    fn split(both: Four) -> (Two, Two) {
        (Two::new(both.x.x(), both.y.x()), Two::new(both.x.y(), both.y.y()))
    }
}

/// x · u: Ĵ_k û of one row, A_kl of two. Two numbers, whose sum is still to be taken.
#[inline(always)]
pub fn dot<T: Copy + Add<Output = T> + AddAssign + Mul<Output = T>, const M: usize>(x: &[T; M], u: &[T; M]) -> T {
    let mut sum = x[0] * u[0] + x[1] * u[1];
    if M == 2 {
        return sum;
    }
    if M == 3 {
        sum += x[2] * u[2];
    } else {
        sum = (sum + (x[2] * u[2] + x[3] * u[3])) + (x[4] * u[4] + x[5] * u[5]);
    }
    sum
}

/// u += a Ĵ_kᵀ
#[inline(always)]
pub fn add<N: Number, const M: usize>(x: &InLanes<N, M>, a: N, u: &mut InLanes<N, M>) {
    let a = a.twice();
    each!(M, k => u[k] += a * x[k]);
}

/// Rows or velocities of two pairs of bodies, one in each lane; without a second lane, the first.
#[inline(always)]
pub fn join<N: Number, const M: usize>(p: &OnPair<M>, q: &OnPair<M>) -> InLanes<N, M> {
    let mut row = [N::NONE; M];
    each!(M, k => row[k] = N::join(p[k], q[k]));
    row
}

/// Numbers of two bodies in one row. Bodies with three components have their third ones side by side.
#[inline(always)]
pub fn pack<const B: usize, const M: usize>(a: &Body<B>, b: &Body<B>) -> OnPair<M> {
    let mut row = [Two::ZERO; M];
    if B == 2 {
        (row[0], row[1], row[2]) = (a[0], b[0], Two::new(a[1].x(), b[1].x()));
    } else {
        each!(B, k => (row[k], row[B + k]) = (a[k], b[k]));
    }
    row
}

/// The velocities of two bodies.
#[inline(always)]
pub fn of_pair<const B: usize, const M: usize>(list: &[Body<B>], [i, j]: [usize; 2]) -> OnPair<M> {
    pack(&list[i], &list[j])
}

/// Puts the velocities of two bodies back.
#[inline(always)]
pub fn put_pair<const B: usize, const M: usize>(list: &mut [Body<B>], [i, j]: [usize; 2], row: &OnPair<M>) {
    if B == 2 {
        list[i] = of_three(row[0], row[2].x());
        list[j] = of_three(row[1], row[2].y());
    } else {
        each!(B, k => list[i][k] = row[k]);
        each!(B, k => list[j][k] = row[B + k]);
    }
}

#[inline(always)]
fn of_three<const B: usize>(first: Two, third: f64) -> Body<B> {
    let mut out = [first; B];
    out[1] = Two::new(third, 0.0);
    out
}

/// The velocities of the bodies of each lane.
#[inline(always)]
pub fn of_lanes<N: Number, const B: usize, const M: usize>(list: &[Body<B>], [p, q]: [[usize; 2]; 2]) -> InLanes<N, M> {
    let p = of_pair(list, p);
    join::<N, M>(&p, &if N::LANES > 1 { of_pair(list, q) } else { p })
}

/// Puts them back.
#[inline(always)]
pub fn put_lanes<N: Number, const B: usize, const M: usize>(list: &mut [Body<B>], [p, q]: [[usize; 2]; 2], row: &InLanes<N, M>) {
    let (mut first, mut second) = ([Two::ZERO; M], [Two::ZERO; M]);
    each!(M, k => (first[k], second[k]) = N::split(row[k]));
    put_pair(list, p, &first);
    if N::LANES > 1 {
        put_pair(list, q, &second);
    }
}

/// Up to 2B numbers of a body, each through a function; those that are not there are 0.
#[inline(always)]
pub fn body<const B: usize>(count: usize, number: impl Fn(usize) -> f64) -> Body<B> {
    let mut out = [Two::ZERO; B];
    let or_zero = |k: usize| if k < count { number(k) } else { 0.0 };
    each!(B, k => out[k] = Two::new(or_zero(2 * k), or_zero(2 * k + 1)));
    out
}

/// x/y; 0 where y is 0: nothing moves.
#[inline(always)]
pub fn ratio(x: f64, y: f64) -> f64 {
    if y > 0.0 { x / y } else { 0.0 }
}
