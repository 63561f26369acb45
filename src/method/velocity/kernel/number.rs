//! What the sweeps count with: a number of one contact, or of two side by side.

use crate::math::{Two, vector};
use core::fmt::Debug;
use core::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A number of every contact in hand.
pub trait Number: Copy + Debug + AddAssign + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self> {
    /// Two of them.
    type Both: Copy + Debug + AddAssign + Add<Output = Self::Both> + Mul<Output = Self::Both>;
    /// How many contacts there are side by side.
    const SIDES: usize;
    const ZERO: Self;
    const NONE: Self::Both;

    fn splat(x: f64) -> Self;
    /// As each side has it.
    fn of(make: impl FnMut(usize) -> f64) -> Self;
    fn get(self, side: usize) -> f64;
    fn set(&mut self, side: usize, to: f64);
    fn larger(self, other: Self) -> Self;
    fn smaller(self, other: Self) -> Self;
    fn abs(self) -> Self;
    /// Itself where the other is larger than 0, else 0.
    fn where_positive(self, of: Self) -> Self;

    /// The same number twice.
    fn twice(self) -> Self::Both;
    /// The sum of the two.
    fn sum(both: Self::Both) -> Self;
    /// From the two numbers of each side.
    fn beside(one: Two, other: Two) -> Self::Both;
    /// The two numbers of each side.
    fn apart(both: Self::Both) -> (Two, Two);
}

impl Number for f64 {
    type Both = Two;
    const SIDES: usize = 1;
    const ZERO: f64 = 0.0;
    const NONE: Two = Two::ZERO;

    #[inline(always)]
    fn splat(x: f64) -> f64 {
        x
    }

    #[inline(always)]
    fn of(mut make: impl FnMut(usize) -> f64) -> f64 {
        make(0)
    }

    #[inline(always)]
    fn get(self, _side: usize) -> f64 {
        self
    }

    #[inline(always)]
    fn set(&mut self, _side: usize, to: f64) {
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
    fn beside(one: Two, _other: Two) -> Two {
        one
    }

    #[inline(always)]
    fn apart(both: Two) -> (Two, Two) {
        (both, both)
    }
}

/// Two numbers of each of two contacts.
#[derive(Clone, Copy, Debug)]
pub struct Four {
    /// The first of the one and of the other.
    x: Two,
    /// The second.
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
    const SIDES: usize = 2;
    const ZERO: Two = Two::ZERO;
    const NONE: Four = Four { x: Two::ZERO, y: Two::ZERO };

    #[inline(always)]
    fn splat(x: f64) -> Two {
        Two::splat(x)
    }

    #[inline(always)]
    fn of(mut make: impl FnMut(usize) -> f64) -> Two {
        Two::new(make(0), make(1))
    }

    #[inline(always)]
    fn get(self, side: usize) -> f64 {
        if side == 0 { self.x() } else { self.y() }
    }

    #[inline(always)]
    fn set(&mut self, side: usize, to: f64) {
        *self = if side == 0 { Two::new(to, self.y()) } else { Two::new(self.x(), to) };
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
    fn beside(one: Two, other: Two) -> Four {
        Four { x: Two::new(one.x(), other.x()), y: Two::new(one.y(), other.y()) }
    }

    #[inline(always)]
    fn apart(both: Four) -> (Two, Two) {
        (Two::new(both.x.x(), both.y.x()), Two::new(both.x.y(), both.y.y()))
    }
}
