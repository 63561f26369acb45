//! Where two shapes touch: one normal and at most two points for each pair of convex parts.

use glam::DVec2;

/// The points where two convex parts touch, or nearly touch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manifold {
    /// Unit vector from the first shape to the second, in the world.
    pub normal: DVec2,
    /// The points; the first `count` count.
    pub points: [ManifoldPoint; 2],
    /// How many points: 1 or 2.
    pub count: usize,
}

/// A point where two shapes touch, or nearly touch.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ManifoldPoint {
    /// Midway between the two surfaces, in the world, m.
    pub point: DVec2,
    /// Distance of the surfaces along the normal, m; negative where they overlap.
    pub gap: f64,
    /// Names the two vertices that meet at this end of the overlap, that of the first shape in the upper 16 bits: the
    /// same from step to step, and of no other point of the two shapes.
    pub feature: u32,
}

/// Manifolds of one pair of shapes or of many, one after the other; clearing keeps the memory.
pub type Manifolds = Vec<Manifold>;

impl Manifold {
    /// The points that count.
    #[must_use]
    pub fn points(&self) -> &[ManifoldPoint] {
        &self.points[..self.count]
    }

    /// The smallest gap, m.
    #[must_use]
    pub fn deepest(&self) -> f64 {
        self.points().iter().map(|p| p.gap).fold(f64::INFINITY, f64::min)
    }

    /// The same, seen from the other shape.
    #[must_use]
    pub fn flipped(mut self) -> Self {
        self.normal = -self.normal;
        for point in &mut self.points {
            point.feature = point.feature.rotate_left(16);
        }
        self
    }
}

/// The feature of a vertex of the first shape and one of the second.
pub(super) fn feature(first: u32, second: u32) -> u32 {
    (first << 16) | second
}
