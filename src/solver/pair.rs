//! Contacts by pairs of bodies.

/// Place of a body that does not move.
pub const NOBODY: u32 = 0;

/// Contacts of the same two bodies, one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// Places of the bodies.
    pub bodies: [u32; 2],
    /// One past the last contact.
    pub end: u32,
}

impl Pair {
    /// (Not by `map`, which goes through memory.)
    #[inline(always)]
    pub fn indices(&self) -> [usize; 2] {
        [self.bodies[0] as usize, self.bodies[1] as usize]
    }
}
