//! Contact manifolds: where two shapes touch or nearly touch, as a few points on one common normal.

use super::solid::Moved;
use crate::math::vector::{larger, smaller};
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
#[derive(Clone, Copy, Debug, Default)]
pub struct Manifold {
    /// Unit vector in the world, from the first shape to the second.
    pub normal: DVec3,
    points: [ManifoldPoint; MAX_POINTS],
    count: usize,
}

impl Manifold {
    /// Adds a point; there is room for four.
    #[inline(always)]
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

impl PartialEq for Manifold {
    fn eq(&self, other: &Self) -> bool {
        self.normal == other.normal && self.points() == other.points()
    }
}

/// The manifolds of one or many pairs, and the memory to find them: reuse it, and nothing is allocated once it is warm.
#[derive(Clone, Debug, Default)]
pub struct Manifolds {
    list: Vec<Manifold>,
    /// How many of the list there are; the others wait to be written over.
    count: usize,
    pub(super) work: Work,
    pub(super) moved: Moved,
}

impl Manifolds {
    /// Forgets all manifolds, keeps the memory.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// The manifolds, in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Manifold] {
        &self.list[..self.count]
    }

    /// One more manifold, without points, and the candidates for them.
    pub(super) fn next(&mut self, normal: DVec3) -> (&mut Manifold, &Work) {
        if self.count == self.list.len() {
            self.list.push(Manifold::default());
        }
        let manifold = &mut self.list[self.count];
        self.count += 1;
        (manifold.normal, manifold.count) = (normal, 0);
        (manifold, &self.work)
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
    /// Above the plane that cuts, m.
    pub height: f64,
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
    /// Which of them remain.
    pub kept: Vec<u16>,
    pub polygon: Vec<Corner>,
    pub clipped: Vec<Corner>,
}

/// Candidates that differ by less than this share of the contact's extent are equal, and the smaller name wins: or the
/// choice among the corners of a box would change with the last bit.
const TIE: f64 = 1e-5;

/// Keeps at most four of the candidates: the deepest; the one farthest from it; the one that spans the largest triangle
/// with these; the one that adds the largest area beyond a side of it.
pub(super) fn reduce(normal: DVec3, work: &mut Work) {
    let Work { candidates, kept, .. } = work;
    kept.clear();
    for i in 0..candidates.len() as u16 {
        kept.push(i);
    }
    if candidates.len() <= MAX_POINTS {
        return;
    }
    let all = &candidates[..];
    sort(all, kept);
    let first = all[usize::from(kept[0])].point;
    let extent = all.iter().fold(0.0, |e: f64, c| larger(e, (c.point - first).abs().max_element()));
    let p = keep(all, kept, 0, TIE * extent, |c| -c.gap);
    let tie = TIE * extent * extent;
    let q = keep(all, kept, 1, tie, |c| (c.point - p).length_squared());
    let area = |u: DVec3, v: DVec3, w: DVec3| normal.dot((v - u).cross(w - u));
    let r = keep(all, kept, 2, tie, |c| area(p, q, c.point).abs());
    // Counter-clockwise; a point beyond a side has negative area with it.
    let (q, r) = if area(p, q, r) < 0.0 { (r, q) } else { (q, r) };
    keep(all, kept, 3, tie, |c| -smaller(smaller(area(p, q, c.point), area(q, r, c.point)), area(r, p, c.point)));
    kept.truncate(MAX_POINTS);
}

/// Sorts the places of a few candidates by their names, into the same order when the shapes are exchanged.
fn sort(candidates: &[Candidate], places: &mut [u16]) {
    let key = |place: u16| {
        let Candidate { a, b, .. } = candidates[usize::from(place)];
        (a.max(b), a.min(b), a)
    };
    for i in 1..places.len() {
        let moved = places[i];
        let mut to = i;
        while to > 0 && key(places[to - 1]) > key(moved) {
            places[to] = places[to - 1];
            to -= 1;
        }
        places[to] = moved;
    }
}

/// Brings the candidate of the highest score from `first` on to there, and says where it is.
fn keep(candidates: &[Candidate], places: &mut [u16], first: usize, tie: f64, score: impl Fn(&Candidate) -> f64) -> DVec3 {
    let of = |place: u16| score(&candidates[usize::from(place)]);
    let (mut best, mut highest) = (first, of(places[first]));
    for (i, place) in places.iter().enumerate().skip(first + 1) {
        let here = of(*place);
        if here > highest + tie {
            (best, highest) = (i, here);
        }
    }
    // The rest stays in order.
    let kept = places[best];
    for i in (first..best).rev() {
        places[i + 1] = places[i];
    }
    places[first] = kept;
    candidates[usize::from(kept)].point
}
