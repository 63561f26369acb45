//! Names of contact points that last from step to step. A point is where a feature of one shape meets a feature of the
//! other: vertex and face, edge and edge, face and vertex. The name says nothing about which shape served as the
//! reference, so that it stays when the reference changes.
//!
//! | bits | 31–26 | 25–20 | 19–10 | 9–0 |
//! |---|---|---|---|---|
//! | what | part of the first compound | of the second | feature of the first | of the second |

/// Most parts of a compound: a part has six bits.
pub const MAX_PARTS: usize = 64;

/// Most vertices of a hull: it then has 186 edges and 124 faces at most, and an index eight bits.
pub const MAX_VERTICES: usize = 64;

/// The whole of a smooth shape, which has one contact at most.
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

/// The name of a point.
pub(super) fn name(parts: (usize, usize), a: u16, b: u16) -> u32 {
    (parts.0 as u32) << 26 | (parts.1 as u32) << 20 | u32::from(a) << 10 | u32::from(b)
}
