//! Two numbers at a time: what WebAssembly's vectors, and those of most processors, do in one instruction. The bits are those of
//! the numbers one by one.

use core::ops::{Add, AddAssign, Mul};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod lanes {
    pub use core::arch::wasm32::{f64x2 as both, f64x2_add as add, f64x2_extract_lane as lane, f64x2_mul as mul, v128 as Lanes};
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod lanes {
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

    /// The same number twice.
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

    /// x + y
    #[must_use]
    #[inline(always)]
    pub fn sum(self) -> f64 {
        self.x() + self.y()
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
