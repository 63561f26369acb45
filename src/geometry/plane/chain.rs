//! A chain of segments, for ground: thin, and solid from both sides. Each link knows its neighbours, so that what slides
//! along does not catch on the joints.
//!
//! At a joint p between links with unit tangents e₀ (before) and e₁ (after), the directions that point away from the chain
//! are the normal cone
//!
//!   N(p) = {n : n·e₀ ≥ 0, n·e₁ ≤ 0}
//!
//! A link taken alone would also give normals off its ends, along the chain. Such a normal is kept only inside N(p), once
//! for both links. Outside N(p) the neighbour is nearer; the link then gives a contact on its own face, if the chain
//! continues nearly straight or turns towards the other shape. At a flat joint N(p) has no interior: only faces give contacts.
//!
//! Where the chain turns towards a shape that is apart from it, the shape has to stay outside both faces' lines: it comes over the next
//! link within a step, and the line of that link is its contact already.
//! (E. Catto, "Ghost collisions", box2d.org 2020, does this for one side.)

use super::convex::{Rounded, coordinates, right_of};
use super::manifold::{Manifold, Manifolds};
use super::pose::Pose;
use super::touch::{touch, touch_nearest_face, touch_one_face};
use crate::error::{Code, Error, Result};
use crate::geometry::broad_phase::Aabb;
use glam::DVec2;

/// Segments from point to point.
#[derive(Clone, Debug, PartialEq)]
pub struct Chain {
    /// Vertices, m; in a closed chain the first is repeated at the end.
    points: Vec<DVec2>,
    /// Unit normals to the right and left of each link.
    normals: Vec<[DVec2; 2]>,
    closed: bool,
    /// Bounding box of each run of [`RUN`] links, for culling.
    bounds: Vec<Aabb>,
}

/// Number of links that share one bounding box.
const RUN: usize = 16;
/// Links of one chain: each has two vertices, numbered in 16 bits.
pub const MAX_LINKS: usize = 32_767;
/// Sine of the largest angle, about 0.5°, between a link's face normal and a contact normal that counts as the face's.
const ACROSS: f64 = 0.01;
/// Sine of the largest angle, 10°, by which the chain may turn away at a joint and still count as continuing straight.
const GENTLE: f64 = 0.17;
/// Sine of an angle by which a chain that continues straight may turn: rounding.
const STRAIGHT: f64 = 1e-6;
/// Relative difference below which two contacts are duplicates (rounding).
const SAME: f64 = 1e-9;
/// Shortest link, relative to the extent of the chain.
const SHORTEST: f64 = 1e-9;

impl Chain {
    /// Through points, in their order; `closed` joins the last to the first.
    pub fn new(points: &[DVec2], closed: bool) -> Result<Self> {
        let least = if closed { 3 } else { 2 };
        if points.len() < least {
            let message = format!("{} points; the minimum is {least}", points.len());
            return Err(Error::new(Code::OutOfRange, "chain", message));
        }
        if points.len() > MAX_LINKS {
            return Err(Error::new(Code::TooLarge, "chain", format!("{} points; the limit is {MAX_LINKS}. Split the chain", points.len())));
        }
        let mut points = points.to_vec();
        for (i, p) in points.iter().enumerate() {
            coordinates(&format!("chain[{i}]"), *p)?;
        }
        let extent = points.iter().map(|p| p.distance(points[0])).fold(0.0, f64::max);
        if closed {
            points.push(points[0]);
        }
        for i in 1..points.len() {
            if points[i].distance(points[i - 1]) <= SHORTEST * extent {
                let path = format!("chain[{}]", i - 1);
                return Err(Error::new(Code::OutOfRange, path, "coincides with the next point; remove one of them"));
            }
        }
        let normals = points.windows(2).map(|link| [right_of(link[0], link[1]), right_of(link[1], link[0])]).collect();
        // Runs share the point between them.
        let runs = (0..points.len() - 1).step_by(RUN).map(|i| &points[i..points.len().min(i + RUN + 1)]);
        let bounds = runs.map(|run| Aabb::around(run.iter().map(|p| p.extend(0.0)))).collect();
        Ok(Chain { points, normals, closed, bounds })
    }

    /// The points in their order, local, m; where the chain is closed, the last is the first.
    #[must_use]
    pub fn points(&self) -> &[DVec2] {
        &self.points
    }

    /// True if the last point is joined to the first.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Moves it in its own frame, by metres.
    pub fn translate(&mut self, by: DVec2) {
        self.points.iter_mut().for_each(|p| *p += by);
        for bounds in &mut self.bounds {
            bounds.min += by.extend(0.0);
            bounds.max += by.extend(0.0);
        }
    }

    /// Link k as a segment with two faces; every link has two vertices of its own in the numbering.
    fn link(&self, k: usize) -> Rounded<'_> {
        Rounded { vertices: &self.points[k..k + 2], normals: &self.normals[k], half: None, radius: 0.0, first: 2 * k as u32 }
    }

    /// Unit tangent of link k.
    fn tangent(&self, k: usize) -> DVec2 {
        self.normals[k][0].perp()
    }

    /// Appends the manifolds of the links with a rounded polygon; the chain is the first shape.
    pub(super) fn touch(&self, pose: &Pose, other: &Rounded<'_>, other_pose: &Pose, margin: f64, out: &mut Manifolds) {
        let before = out.len();
        let pair = Pair { pose, other, other_pose, margin };
        let near = other.bounds(&other_pose.seen_from(pose), margin);
        let mut shallowest: Option<Manifold> = None;
        for k in self.links_near(&near) {
            let Some(manifold) = self.single(k, Part::Link, &pair, out) else { continue };
            match self.direction(k, pose.inverse_vector(manifold.normal)) {
                Direction::Across => out.push(manifold),
                Direction::OffJoint => {
                    if !out[before..].iter().any(|m| is_same(m, &manifold)) {
                        out.push(manifold);
                    }
                }
                // Cores apart: the neighbour is nearer and gives the contact.
                Direction::OverNeighbour(_) if manifold.deepest() + other.radius >= 0.0 => {}
                Direction::OverNeighbour(j) => {
                    if let Some(on) = self.continued(k, j, manifold.deepest(), &pair, out) {
                        out.push(on);
                    } else {
                        let nearest = self.single(k, Part::NearestFace, &pair, out);
                        let across = nearest.unwrap_or(manifold);
                        shallowest = Some(shallowest.filter(|w| w.deepest() >= across.deepest()).unwrap_or(across));
                    }
                }
            }
        }
        // A narrow shape can be so deep that every link's normal is along the chain: then the nearest face is used.
        if !out[before..].iter().any(|m| m.deepest() < 0.0) {
            out.extend(shallowest);
        }
        for i in before..out.len() {
            let on = out[i];
            let link = usize::from(on.points[0].vertex_of_first() / 2);
            if matches!(self.direction(link, pose.inverse_vector(on.normal)), Direction::Across) {
                self.touch_ahead(link, &on, &near, &pair, before, out);
            }
        }
    }

    /// The links whose boxes overlap a box in the chain's frame.
    fn links_near(&self, near: &Aabb) -> impl Iterator<Item = usize> {
        let near = *near;
        let runs = self.bounds.iter().enumerate().filter(move |(_, bounds)| bounds.overlaps(&near));
        let links = runs.flat_map(|(run, _)| run * RUN..self.normals.len().min((run + 1) * RUN));
        links.filter(move |&k| self.is_near(k, &near))
    }

    #[inline(never)]
    fn is_near(&self, k: usize, near: &Aabb) -> bool {
        Aabb::around(self.points[k..k + 2].iter().map(|p| p.extend(0.0))).overlaps(near)
    }

    /// Appends, to those of the pair from `first` on, the manifolds on the lines of the links to which a shape comes that is on the face of
    /// link k: of those that follow it, as far as the chain turns towards the shape or continues straight, and that are farther.
    #[inline(never)]
    fn touch_ahead(&self, k: usize, on: &Manifold, near: &Aabb, pair: &Pair, first: usize, out: &mut Manifolds) {
        let pose = pair.pose;
        let side = usize::from(pose.inverse_vector(on.normal).dot(self.normals[k][1]) > 0.0);
        for at_end in [false, true] {
            let mut from = k;
            while let Some(to) = self.neighbour(from, at_end).filter(|&to| to != k && self.is_near(to, near)) {
                let away = if at_end { self.tangent(to) } else { -self.tangent(to) };
                let turn = away.dot(self.normals[from][side]);
                let own = self.single(to, Part::Link, pair, out);
                let is_over_neighbour =
                    |own: Manifold| matches!(self.direction(to, pose.inverse_vector(own.normal)), Direction::OverNeighbour(_));
                if turn < -STRAIGHT || !own.is_some_and(is_over_neighbour) {
                    break;
                }
                let ahead = self.single(to, Part::Line(side), pair, out);
                if turn > STRAIGHT
                    && let Some(ahead) = ahead
                    && ahead.deepest() >= on.deepest()
                    && !out[first..].iter().any(|m| m.shares_feature(&ahead))
                {
                    out.push(ahead);
                }
                from = to;
            }
        }
    }

    /// The manifold on the face of link k that continues the face of neighbour j; `over` is the (negative) gap along the chain,
    /// beyond their joint. Kept only if it is no deeper than that and the depth at the neighbour together.
    fn continued(&self, k: usize, j: usize, over: f64, pair: &Pair, out: &mut Manifolds) -> Option<Manifold> {
        let at_neighbour = self.single(j, Part::Link, pair, out)?;
        let side = self.continuing_side(k, j, pair.pose.inverse_vector(at_neighbour.normal))?;
        let on = self.single(k, Part::Face(side), pair, out)?;
        (on.deepest() >= at_neighbour.deepest() + over).then_some(on)
    }

    /// The manifold of a part of link k; the list stays as it was.
    #[inline(never)]
    fn single(&self, k: usize, part: Part, pair: &Pair, out: &mut Manifolds) -> Option<Manifold> {
        let Pair { pose, other, other_pose, margin } = *pair;
        let before = out.len();
        let link = &self.link(k);
        match part {
            Part::Link => touch(link, pose, other, other_pose, margin, out),
            Part::NearestFace => touch_nearest_face(link, pose, other, other_pose, out),
            Part::Face(side) => touch_one_face(link, link.face(side), pose, other, other_pose, margin, out),
            Part::Line(side) => touch_one_face(link, link.face(side).line(), pose, other, other_pose, margin, out),
        }
        if out.len() > before { out.pop() } else { None }
    }

    /// Classifies a contact normal n at link k.
    #[inline(never)]
    fn direction(&self, k: usize, n: DVec2) -> Direction {
        let along = n.dot(self.tangent(k));
        if along.abs() <= ACROSS {
            return Direction::Across;
        }
        let Some(j) = self.neighbour(k, along > 0.0) else { return Direction::OffJoint };
        // Within the cone n also points off the neighbour.
        if along.signum() * n.dot(self.tangent(j)) < -ACROSS { Direction::OffJoint } else { Direction::OverNeighbour(j) }
    }

    /// The link joined to the end of link k, or to its beginning; `None` at a free end.
    #[inline(never)]
    fn neighbour(&self, k: usize, at_end: bool) -> Option<usize> {
        let last = self.normals.len() - 1;
        match (at_end, self.closed) {
            (true, _) if k < last => Some(k + 1),
            (false, _) if k > 0 => Some(k - 1),
            (true, true) => Some(0),
            (false, true) => Some(last),
            _ => None,
        }
    }

    /// The face of link k that continues the face of neighbour j with normal n, if the chain continues nearly straight there or
    /// turns towards n; `None` where it turns away, as at a cliff.
    fn continuing_side(&self, k: usize, j: usize, n: DVec2) -> Option<usize> {
        if n.dot(self.tangent(j)).abs() > ACROSS {
            return None;
        }
        let j_is_before = self.neighbour(k, false) == Some(j);
        let away = if j_is_before { self.tangent(k) } else { -self.tangent(k) };
        (away.dot(n) > -GENTLE).then_some(usize::from(n.dot(self.normals[j][1]) > 0.0))
    }
}

/// Where a chain and another shape are, and the gap up to which contacts are found, m.
struct Pair<'a> {
    pose: &'a Pose,
    other: &'a Rounded<'a>,
    other_pose: &'a Pose,
    margin: f64,
}

/// A part of a link that another shape touches.
#[derive(Clone, Copy)]
enum Part {
    /// Its two faces and its ends.
    Link,
    /// The nearest of its faces, where they overlap.
    NearestFace,
    /// One of its faces.
    Face(usize),
    /// The line on which a face lies.
    Line(usize),
}

/// A contact normal relative to a link.
enum Direction {
    /// The link's face normal: keep.
    Across,
    /// Off one of its ends, within the normal cone: keep once for both links.
    OffJoint,
    /// Off one of its ends, outside the normal cone: the neighbour of this index is nearer.
    OverNeighbour(usize),
}

/// True if two manifolds are the same vertex contact, found from both links of a joint.
fn is_same(a: &Manifold, b: &Manifold) -> bool {
    let lowest = |m: &Manifold| if m.count == 2 && m.points[1].gap < m.points[0].gap { m.points[1] } else { m.points[0] };
    let (p, q) = (lowest(a), lowest(b));
    let size = p.gap.abs() + q.gap.abs() + p.point.abs().max_element();
    a.normal.dot(b.normal) > 1.0 - SAME && p.point.distance(q.point) <= SAME * size
}
