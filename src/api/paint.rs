//! Large matrices painted in Rust: one pixel per entry, for heat maps that would be slow to build from numbers in the page.

use super::js::{Js, Uint8ClampedArray};
use crate::error::{Code, Error};
use crate::simulation::views::Matrix;
use web_sys::ImageData;

/// Negative entries blue, positive ones orange (safe for colour-blind readers); the opacity grows with the logarithm of
/// the size over six decades below the largest entry, and zero is clear.
pub fn heat_map(matrix: &Matrix) -> Js<ImageData> {
    let largest = crate::math::vector::norm_max(&matrix.data);
    let mut pixels = Vec::with_capacity(4 * matrix.data.len());
    for x in &matrix.data {
        let [r, g, b] = if *x < 0.0 { [11, 98, 168] } else { [201, 112, 10] };
        pixels.extend_from_slice(&[r, g, b, opacity(x.abs(), largest)]);
    }
    // A copy: an ImageData keeps the very array it is given, and ours is freed when this returns.
    let pixels = Uint8ClampedArray::new(&pixels)?;
    ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, matrix.cols as u32, matrix.rows as u32).map_err(|_| {
        Error::new(Code::Unsupported, "", "needs ImageData, which browsers have; elsewhere take the numbers of matrix()").into()
    })
}

fn opacity(size: f64, largest: f64) -> u8 {
    const DECADES: f64 = 6.0;
    if size == 0.0 || !size.is_finite() {
        return 0;
    }
    let part = 1.0 + libm::log(size / largest) / (DECADES * core::f64::consts::LN_10);
    (255.0 * part.clamp(0.08, 1.0)) as u8
}
