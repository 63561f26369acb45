//! Double-double arithmetic: a value and its rounding error.

/// A number as the unevaluated sum of a rounded value and its rest (about 32 digits).
pub type Doubled = (f64, f64);

/// The power of two in (x/2, x] for x > 0, else 1.
pub fn power_of_two_below(x: f64) -> f64 {
    if x > 0.0 && x.is_finite() { libm::scalbn(1.0, libm::ilogb(x)) } else { 1.0 }
}

/// ab as product and rounding error (Dekker's two-product, by fused multiply-add).
pub fn exact_product(a: f64, b: f64) -> Doubled {
    let product = a * b;
    (product, libm::fma(a, b, -product))
}

/// a + b as sum and rounding error (Knuth's two-sum).
pub fn exact_sum(a: f64, b: f64) -> Doubled {
    let sum = a + b;
    let from_b = sum - a;
    (sum, (a - (sum - from_b)) + (b - from_b))
}

/// a + b
pub fn doubled_sum(a: Doubled, b: Doubled) -> Doubled {
    let (sum, low) = exact_sum(a.0, b.0);
    exact_sum(sum, low + (a.1 + b.1))
}
