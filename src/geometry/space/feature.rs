//! Feature ids of contact points, persistent from step to step. A point is the meeting of a feature of one shape with a
//! feature of the other: vertex and face, edge and edge, face and vertex. The id does not depend on the shape that had the
//! reference face, so it persists when the reference changes.
//!
//! | bits | 31–26 | 25–20 | 19–10 | 9–0 |
//! |---|---|---|---|---|
//! | content | part of the first compound | of the second | feature of the first | of the second |

/// Largest number of parts of a compound: a part index has six bits.
pub const MAX_PARTS: usize = 64;

/// Largest number of vertices of a hull: it then has at most 186 edges and 124 faces, and an index fits eight bits.
pub const MAX_VERTICES: usize = 64;

/// The only feature of a smooth shape, which has at most one contact point.
pub(super) const WHOLE: u16 = 0;

pub(super) fn vertex(index: usize) -> u16 {
    index as u16
}

pub(super) fn edge(index: usize) -> u16 {
    1 << 8 | index as u16
}

pub(super) fn face(index: usize) -> u16 {
    2 << 8 | index as u16
}

/// The feature id of a contact point.
pub(super) fn name(parts: (usize, usize), a: u16, b: u16) -> u32 {
    (parts.0 as u32) << 26 | (parts.1 as u32) << 20 | u32::from(a) << 10 | u32::from(b)
}
