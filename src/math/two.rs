//! Two numbers at a time: what WebAssembly's vectors, and those of most processors, do in one instruction. The bits are those of
//! the numbers one by one.

use core::ops::{Add, AddAssign, Mul, Neg, Sub};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod lanes {
    pub use core::arch::wasm32::{
        f64x2 as both, f64x2_abs as abs, f64x2_add as add, f64x2_extract_lane as lane, f64x2_gt, f64x2_mul as mul, f64x2_neg as neg,
        f64x2_pmax as larger, f64x2_pmin as smaller, f64x2_sub as sub, v128 as Lanes, v128_and,
    };

    #[inline(always)]
    pub fn where_positive(a: Lanes, of: Lanes) -> Lanes {
        v128_and(a, f64x2_gt(of, both(0.0, 0.0)))
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod lanes {
    use crate::math::vector;

    pub type Lanes = [f64; 2];

    #[inline(always)]
    pub const fn both(x: f64, y: f64) -> Lanes {
        [x, y]
    }

    #[inline(always)]
    pub fn add(a: Lanes, b: Lanes) -> Lanes {
        [a[0] + b[0], a[1] + b[1]]
    }

    #[inline(always)]
    pub fn mul(a: Lanes, b: Lanes) -> Lanes {
        [a[0] * b[0], a[1] * b[1]]
    }

    #[inline(always)]
    pub fn sub(a: Lanes, b: Lanes) -> Lanes {
        [a[0] - b[0], a[1] - b[1]]
    }

    #[inline(always)]
    pub fn neg(a: Lanes) -> Lanes {
        [-a[0], -a[1]]
    }

    #[inline(always)]
    pub fn abs(a: Lanes) -> Lanes {
        [a[0].abs(), a[1].abs()]
    }

    #[inline(always)]
    pub fn larger(a: Lanes, b: Lanes) -> Lanes {
        [vector::larger(a[0], b[0]), vector::larger(a[1], b[1])]
    }

    #[inline(always)]
    pub fn smaller(a: Lanes, b: Lanes) -> Lanes {
        [vector::smaller(a[0], b[0]), vector::smaller(a[1], b[1])]
    }

    #[inline(always)]
    pub fn where_positive(a: Lanes, of: Lanes) -> Lanes {
        [if of[0] > 0.0 { a[0] } else { 0.0 }, if of[1] > 0.0 { a[1] } else { 0.0 }]
    }

    #[inline(always)]
    pub fn lane<const I: usize>(a: Lanes) -> f64 {
        a[I]
    }
}

/// Two numbers side by side.
#[derive(Clone, Copy, Debug)]
pub struct Two(lanes::Lanes);

impl Two {
    /// 0, 0
    pub const ZERO: Two = Two::new(0.0, 0.0);

    /// x, y
    #[must_use]
    #[inline(always)]
    pub const fn new(x: f64, y: f64) -> Self {
        Two(lanes::both(x, y))
    }

    /// Both numbers x.
    #[must_use]
    #[inline(always)]
    pub const fn splat(x: f64) -> Self {
        Two::new(x, x)
    }

    /// The first.
    #[must_use]
    #[inline(always)]
    pub fn x(self) -> f64 {
        lanes::lane::<0>(self.0)
    }

    /// The second.
    #[must_use]
    #[inline(always)]
    pub fn y(self) -> f64 {
        lanes::lane::<1>(self.0)
    }

    /// |x|, |y|
    #[must_use]
    #[inline(always)]
    pub fn abs(self) -> Two {
        Two(lanes::abs(self.0))
    }

    /// The larger of each, as [`super::vector::larger`].
    #[must_use]
    #[inline(always)]
    pub fn larger(self, other: Two) -> Two {
        Two(lanes::larger(self.0, other.0))
    }

    /// The smaller of each, as [`super::vector::smaller`].
    #[must_use]
    #[inline(always)]
    pub fn smaller(self, other: Two) -> Two {
        Two(lanes::smaller(self.0, other.0))
    }

    /// Each where the other is larger than 0, else 0.
    #[must_use]
    #[inline(always)]
    pub fn where_positive(self, of: Two) -> Two {
        Two(lanes::where_positive(self.0, of.0))
    }

    /// x + y
    #[must_use]
    #[inline(always)]
    pub fn sum(self) -> f64 {
        self.x() + self.y()
    }
}

impl Default for Two {
    fn default() -> Self {
        Two::ZERO
    }
}

impl Add for Two {
    type Output = Two;

    #[inline(always)]
    fn add(self, other: Two) -> Two {
        Two(lanes::add(self.0, other.0))
    }
}

impl AddAssign for Two {
    #[inline(always)]
    fn add_assign(&mut self, other: Two) {
        *self = *self + other;
    }
}

impl Mul for Two {
    type Output = Two;

    #[inline(always)]
    fn mul(self, other: Two) -> Two {
        Two(lanes::mul(self.0, other.0))
    }
}

impl Sub for Two {
    type Output = Two;

    #[inline(always)]
    fn sub(self, other: Two) -> Two {
        Two(lanes::sub(self.0, other.0))
    }
}

impl Neg for Two {
    type Output = Two;

    #[inline(always)]
    fn neg(self) -> Two {
        Two(lanes::neg(self.0))
    }
}
