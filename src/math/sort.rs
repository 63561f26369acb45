//! Sorting by index: one instance of the sort for whatever is compared.

use std::cmp::Ordering;

/// 0, 1, …, n − 1 in the order of a comparison; where it finds two equal, the smaller index goes first.
#[must_use]
pub fn sorted_indices(n: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_unstable_by(|i, j| compare(*i, *j).then(i.cmp(j)));
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_is_the_stable_sort(keys in prop::collection::vec(0u8..8, 0..60)) {
            let mut expected: Vec<usize> = (0..keys.len()).collect();
            expected.sort_by_key(|i| keys[*i]);
            prop_assert_eq!(sorted_indices(keys.len(), &|i, j| keys[i].cmp(&keys[j])), expected);
        }
    }
}
