//! Contact manifolds: one normal and at most two points for each pair of convex parts.

use glam::DVec2;

/// The points where two convex parts touch, or nearly touch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manifold {
    /// Unit vector from the first shape to the second, in the world.
    pub normal: DVec2,
    /// The points; only the first `count` are valid.
    pub points: [ManifoldPoint; 2],
    /// Number of points: 1 or 2.
    pub count: usize,
}

/// A point where two shapes touch, or nearly touch.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ManifoldPoint {
    /// Midway between the two surfaces, in the world, m.
    pub point: DVec2,
    /// Distance of the surfaces along the normal, m; negative where they overlap.
    pub gap: f64,
    /// Feature id for warm starting: the two vertices that meet at this end of the overlap, that of the first shape in the
    /// upper 16 bits. Constant from step to step, unique among the points of the two shapes.
    pub feature: u32,
}

impl ManifoldPoint {
    /// The vertex of the first shape in its name.
    pub(super) fn vertex_of_first(&self) -> u16 {
        (self.feature >> 16) as u16
    }
}

/// Manifolds of one pair of shapes or of many, one after the other; clearing keeps the memory.
pub type Manifolds = Vec<Manifold>;

impl Manifold {
    /// The valid points.
    #[must_use]
    pub fn points(&self) -> &[ManifoldPoint] {
        &self.points[..self.count]
    }

    /// Keeps some points.
    pub fn retain(&mut self, mut keep: impl FnMut(&mut ManifoldPoint) -> bool) {
        let points = self.points;
        let count = std::mem::take(&mut self.count);
        for mut point in points.into_iter().take(count) {
            if keep(&mut point) {
                self.points[self.count] = point;
                self.count += 1;
            }
        }
    }

    /// The smallest gap, m.
    #[must_use]
    pub fn deepest(&self) -> f64 {
        self.points().iter().map(|p| p.gap).fold(f64::INFINITY, f64::min)
    }

    /// True where a point of one has the name of a point of the other.
    pub(super) fn shares_feature(&self, other: &Manifold) -> bool {
        self.points().iter().any(|p| other.points().iter().any(|q| p.feature == q.feature))
    }

    /// The manifold with the two shapes exchanged.
    #[must_use]
    pub fn flipped(mut self) -> Self {
        self.normal = -self.normal;
        for point in &mut self.points {
            point.feature = point.feature.rotate_left(16);
        }
        self
    }
}

/// Feature id of a vertex of the first shape and a vertex of the second.
pub(super) fn feature(first: u32, second: u32) -> u32 {
    (first << 16) | second
}
