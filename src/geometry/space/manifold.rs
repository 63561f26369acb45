//! Contact manifolds: up to six points with a common normal.

use super::solid::Moved;
use crate::math::vector::{larger, smaller};
use glam::DVec3;

/// Points that span a contact.
const SPANNING: usize = 4;

/// Largest number of points of one manifold: those that span it, and two that they do not carry. A rim that tilts rests on a side
/// then; with four points alone it would rest on a corner, and a cylinder topple 8 % early.
pub const MAX_POINTS: usize = 6;

/// One point of a manifold.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ManifoldPoint {
    /// Position in the world, midway between the two surfaces, m.
    pub point: DVec3,
    /// Distance of the surfaces along the normal, m; negative when they penetrate.
    pub gap: f64,
    /// Feature id for warm starting (see `feature`): constant from step to step, unique within a pair.
    pub feature: u32,
}

/// Contact of two convex shapes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manifold {
    /// Unit vector in the world, from the first shape to the second.
    pub normal: DVec3,
    points: [ManifoldPoint; MAX_POINTS],
    count: usize,
}

impl Manifold {
    /// Adds a point; the capacity is [`MAX_POINTS`].
    #[inline(always)]
    pub(super) fn push(&mut self, point: ManifoldPoint) {
        debug_assert!(self.count < MAX_POINTS, "a manifold has six points at most");
        self.points[self.count] = point;
        self.count += 1;
    }

    /// Keeps some points.
    pub fn retain(&mut self, mut keep: impl FnMut(&mut ManifoldPoint) -> bool) {
        let points = self.points;
        for mut point in points.into_iter().take(std::mem::take(&mut self.count)) {
            if keep(&mut point) {
                self.push(point);
            }
        }
    }

    /// The points, one to six.
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

/// The manifolds of one or many pairs, and the buffers of the narrow phase. Reused, it allocates nothing after the first steps.
#[derive(Clone, Debug, Default)]
pub struct Manifolds {
    list: Vec<Manifold>,
    /// Number of valid manifolds in the list; the rest is reusable memory.
    count: usize,
    pub(super) work: Work,
    pub(super) moved: Moved,
}

impl Manifolds {
    /// Removes all manifolds, keeps the memory.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// The manifolds, in the order of detection.
    #[must_use]
    pub fn as_slice(&self) -> &[Manifold] {
        &self.list[..self.count]
    }

    /// Keeps some manifolds.
    pub fn retain(&mut self, mut keep: impl FnMut(&Manifold) -> bool) {
        for k in 0..std::mem::take(&mut self.count) {
            if keep(&self.list[k]) {
                self.list.swap(k, self.count);
                self.count += 1;
            }
        }
    }

    /// The manifolds, to be changed.
    pub fn as_mut_slice(&mut self) -> &mut [Manifold] {
        &mut self.list[..self.count]
    }

    /// Appends a manifold without points; returns it and the candidates.
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

/// A candidate point of a manifold, in the frame of the first shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    pub point: DVec3,
    pub gap: f64,
    /// Features of the first and of the second shape.
    pub a: u16,
    pub b: u16,
}

/// A corner of the polygon that is being clipped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub at: DVec3,
    /// Height above the clipping plane, m.
    pub height: f64,
    /// Features of the reference and of the incident solid that meet at the corner.
    pub reference: u16,
    pub incident: u16,
    /// Edge that contains the side to the next corner.
    pub side: Side,
}

/// A side of the polygon that is being clipped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Side {
    /// Edge of the incident solid.
    Incident(u8),
    /// Edge of the reference solid, and the corners before and after it.
    Reference { edge: u8, from: u8, to: u8 },
}

/// Buffers of the narrow phase.
#[derive(Clone, Debug, Default)]
pub(super) struct Work {
    pub candidates: Vec<Candidate>,
    /// Indices of the candidates that remain.
    pub kept: Vec<u16>,
    pub polygon: Vec<Corner>,
    pub clipped: Vec<Corner>,
}

/// Candidates that differ by less than this share of the contact's extent are ties, and the smaller feature id wins. Without
/// it the choice among the corners of a box would depend on rounding.
const TIE: f64 = 1e-5;

/// A point farther than this outside the four that span a contact is not carried by them: the area that it adds, in parts of the
/// square of the contact's extent.
const BEYOND: f64 = 0.01;

/// Reduces the manifold to at most six candidates: the deepest; the one farthest from it; the one that spans the largest
/// triangle with these; the one that adds the largest area beyond a side of it; of those beyond the sides of these four the two
/// deepest.
pub(super) fn reduce(normal: DVec3, work: &mut Work) {
    let Work { candidates, kept, .. } = work;
    kept.clear();
    for i in 0..candidates.len() as u16 {
        kept.push(i);
    }
    if candidates.len() <= SPANNING {
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
    let least = |x: DVec3, of: &[DVec3]| (0..of.len()).fold(f64::INFINITY, |m, i| smaller(m, area(of[i], of[(i + 1) % of.len()], x)));
    let s = keep(all, kept, 3, tie, |c| -least(c.point, &[p, q, r]));
    // The fourth stands between the ends of the side that it is beyond.
    let around = if area(p, q, s) < 0.0 {
        [p, s, q, r]
    } else if area(q, r, s) < 0.0 {
        [p, q, s, r]
    } else {
        [p, q, r, s]
    };
    let is_beyond = |x: DVec3, of: &[DVec3]| least(x, of) < -BEYOND * extent * extent;
    let mut count = SPANNING;
    while count < MAX_POINTS.min(kept.len()) && is_beyond(s, &[p, q, r]) {
        let next = keep(all, kept, count, TIE * extent, |c| if is_beyond(c.point, &around) { -c.gap } else { f64::NEG_INFINITY });
        if !is_beyond(next, &around) {
            break;
        }
        count += 1;
    }
    kept.truncate(count);
}

/// Sorts the indices of a few candidates by feature, in an order that is symmetric in the two shapes.
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

/// Moves the candidate of highest score in `first..` to index `first`; returns its position.
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
