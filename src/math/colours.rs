//! Colours of pairs: no two of one colour have a member in common. A sweep of Gauss–Seidel colour by colour propagates an error
//! over as many pairs as there are colours at most, not along all rows.
//! (First fit; M. Fratarcangeli, V. Tibaldo, F. Pellacini, "Vivace: a practical Gauss-Seidel method for stable soft body
//! dynamics", ACM Trans. Graph. 35, 2016.)

/// The colour of each pair of members; what does not `move` is shared by any. The last colour takes what finds none of its own.
pub fn colours(pairs: impl Iterator<Item = [usize; 2]>, members: usize, moves: impl Fn(usize) -> bool) -> Vec<u32> {
    const LAST: u32 = u64::BITS - 1;
    let mut taken = vec![0_u64; members];
    let mut colour = |pair: [usize; 2]| {
        let moving = || pair.into_iter().filter(|member| moves(*member));
        let colour = moving().fold(0, |all, member| all | taken[member]).trailing_ones().min(LAST);
        moving().for_each(|member| taken[member] |= 1 << colour);
        colour
    };
    pairs.map(&mut colour).collect()
}

#[cfg(test)]
mod tests {
    use super::colours;

    #[test]
    fn pairs_of_one_colour_share_no_member_that_moves() {
        let chain = (0..6).map(|k| [k, k + 1]);
        assert_eq!(colours(chain, 7, |k| k > 0), [0, 1, 0, 1, 0, 1]);
        assert_eq!(colours([[0, 1], [0, 2], [2, 1]].into_iter(), 3, |k| k > 0), [0, 0, 1], "0 does not move");
        assert_eq!(colours((1..=70).map(|k| [0, k]), 71, |_| true)[62..66], [62, 63, 63, 63]);
    }
}
