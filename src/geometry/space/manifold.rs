//! Contact manifolds: where two shapes touch or nearly touch, as a few points on one common normal.

use super::solid::Moved;
use glam::DVec3;

/// Most points of one manifold: four carry every load that a flat contact can carry.
pub const MAX_POINTS: usize = 4;

/// One point of a manifold.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ManifoldPoint {
    /// In the world, midway between the two surfaces, m.
    pub point: DVec3,
    /// Distance of the surfaces along the normal, m: positive apart, negative penetrating.
    pub gap: f64,
    /// Which features of the two shapes meet here (see `feature`): the same from step to step, different for every
    /// point of a pair.
    pub feature: u32,
}

/// Where two convex shapes meet.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Manifold {
    /// Unit vector in the world, from the first shape to the second.
    pub normal: DVec3,
    points: [ManifoldPoint; MAX_POINTS],
    count: usize,
}

impl Manifold {
    pub(super) fn new(normal: DVec3) -> Self {
        Manifold { normal, ..Manifold::default() }
    }

    pub(super) fn push(&mut self, point: ManifoldPoint) {
        debug_assert!(self.count < MAX_POINTS, "a manifold has four points at most");
        self.points[self.count] = point;
        self.count += 1;
    }

    /// One to four points.
    #[must_use]
    pub fn points(&self) -> &[ManifoldPoint] {
        &self.points[..self.count]
    }
}

/// The manifolds of one or many pairs, and the memory to find them: reuse it, and nothing is allocated once it is warm.
#[derive(Clone, Debug, Default)]
pub struct Manifolds {
    pub(super) list: Vec<Manifold>,
    pub(super) work: Work,
}

impl Manifolds {
    /// Forgets all manifolds, keeps the memory.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// The manifolds, in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Manifold] {
        &self.list
    }
}

/// A point on its way into a manifold, in the frame of the first shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    pub point: DVec3,
    pub gap: f64,
    /// The feature of the first shape and that of the second.
    pub a: u16,
    pub b: u16,
}

/// A corner of the polygon that is being clipped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub at: DVec3,
    /// What the corner is: a feature of the reference solid, and one of the incident solid.
    pub reference: u16,
    pub incident: u16,
    /// On which edge of which solid the side to the next corner lies.
    pub side: Side,
}

/// A side of the polygon that is being clipped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Side {
    /// Edge of the incident solid.
    Incident(u8),
    /// Edge of the reference solid, and the corners (before, after) it runs between.
    Reference { edge: u8, from: u8, to: u8 },
}

/// Buffers of the narrow phase.
#[derive(Clone, Debug, Default)]
pub(super) struct Work {
    pub candidates: Vec<Candidate>,
    pub moved: Moved,
    pub polygon: Vec<Corner>,
    pub clipped: Vec<Corner>,
}

/// Candidates that differ by less than this share of the contact's extent are equal, and the smaller name wins: or the
/// choice among the corners of a box would change with the last bit.
const TIE: f64 = 1e-5;

/// Keeps at most four of the candidates: the deepest; the one farthest from it; the one that spans the largest triangle
/// with these; the one that adds the largest area beyond a side of it.
pub(super) fn reduce(normal: DVec3, candidates: &mut Vec<Candidate>) {
    if candidates.len() <= MAX_POINTS {
        return;
    }
    // The same order when the shapes are exchanged.
    candidates.sort_unstable_by_key(|c| (c.a.max(c.b), c.a.min(c.b), c.a));
    let extent = candidates.iter().fold(0.0, |e: f64, c| e.max((c.point - candidates[0].point).abs().max_element()));
    let mut keep = |place: usize, tie: f64, score: &dyn Fn(&Candidate) -> f64| {
        let mut best = place;
        for i in place..candidates.len() {
            if score(&candidates[i]) > score(&candidates[best]) + tie {
                best = i;
            }
        }
        // The rest stays in order.
        candidates[place..=best].rotate_right(1);
        candidates[place].point
    };
    let p = keep(0, TIE * extent, &|c| -c.gap);
    let tie = TIE * extent * extent;
    let q = keep(1, tie, &|c| (c.point - p).length_squared());
    let area = |u: DVec3, v: DVec3, w: DVec3| normal.dot((v - u).cross(w - u));
    let r = keep(2, tie, &|c| area(p, q, c.point).abs());
    // Counter-clockwise; a point beyond a side has negative area with it.
    let (q, r) = if area(p, q, r) < 0.0 { (r, q) } else { (q, r) };
    keep(3, tie, &|c| -area(p, q, c.point).min(area(q, r, c.point)).min(area(r, p, c.point)));
    candidates.truncate(MAX_POINTS);
}
