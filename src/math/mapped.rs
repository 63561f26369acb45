//! `map` of short arrays, without the machinery of `core`: in a build that inlines little that is 200 bytes for every closure.

/// A function of each entry.
pub trait Mapped<T> {
    /// The array of the results.
    type Of<U>;

    /// f of each entry in turn.
    fn mapped<U>(self, f: impl FnMut(T) -> U) -> Self::Of<U>;
}

impl<T> Mapped<T> for [T; 2] {
    type Of<U> = [U; 2];

    #[inline(always)]
    fn mapped<U>(self, mut f: impl FnMut(T) -> U) -> [U; 2] {
        let [a, b] = self;
        [f(a), f(b)]
    }
}

impl<T> Mapped<T> for [T; 3] {
    type Of<U> = [U; 3];

    #[inline(always)]
    fn mapped<U>(self, mut f: impl FnMut(T) -> U) -> [U; 3] {
        let [a, b, c] = self;
        [f(a), f(b), f(c)]
    }
}

impl<T> Mapped<T> for [T; 4] {
    type Of<U> = [U; 4];

    #[inline(always)]
    fn mapped<U>(self, mut f: impl FnMut(T) -> U) -> [U; 4] {
        let [a, b, c, d] = self;
        [f(a), f(b), f(c), f(d)]
    }
}
