//! Double-double arithmetic: a value and its rounding error.

/// A number as the unevaluated sum of a rounded value and its rest (about 32 digits).
pub type Doubled = (f64, f64);

/// The power of two in (x/2, x] for x > 0, else 1.
pub fn power_of_two_below(x: f64) -> f64 {
    if x > 0.0 && x.is_finite() { libm::scalbn(1.0, libm::ilogb(x)) } else { 1.0 }
}

/// ab as product and rounding error (Dekker, "A floating-point technique for extending the available precision", 1971), exactly, where
/// the product is from 10⁻²⁶⁹ and no factor above 10³⁰⁰.
pub fn exact_product(a: f64, b: f64) -> Doubled {
    let product = a * b;
    let ([a, low_a], [b, low_b]) = (halves(a), halves(b));
    (product, low_a * low_b - (((product - a * b) - low_a * b) - a * low_b))
}

/// x as the sum of two numbers of 26 bits and a sign (Veltkamp): their products are exact.
fn halves(x: f64) -> [f64; 2] {
    let wide = 134_217_729.0 * x; // 2²⁷ + 1
    let high = wide - (wide - x);
    [high, x - high]
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

#[cfg(test)]
mod tests {
    use super::exact_product;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_product_and_its_error_are_those_of_fused_multiply_add(a in -1e100f64..1e100, b in -1e100f64..1e100, scale in -100i32..100) {
            for (a, b) in [(a, b), (libm::scalbn(a, scale), libm::scalbn(b, -scale)), (a / 1e100, b / 1e100)] {
                prop_assert_eq!(exact_product(a, b), (a * b, libm::fma(a, b, -(a * b))));
            }
        }
    }
}
