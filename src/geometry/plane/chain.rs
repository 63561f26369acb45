//! A chain of segments, for ground: thin, and solid from both sides. Each link knows its neighbours, so that what slides
//! along does not catch on the joints.
//!
//! At a joint p between the way e₀ that arrives and the way e₁ that leaves, the directions that point away from the chain
//! are the normal cone
//!
//!   N(p) = {n : n·e₀ ≥ 0, n·e₁ ≤ 0}
//!
//! A link alone would also push along its own way, as if it began and ended in the open. Such a normal counts only inside
//! N(p), once for both links. Outside, the neighbour is nearer, and the link goes on with its own face where the chain goes
//! on nearly straight or turns towards what touches it. So at a flat joint, where N(p) has no inside, only faces push.
//! (E. Catto, "Ghost collisions", box2d.org 2020, does this for one side.)

use super::collide::{touch, touch_nearest_face, touch_one_face};
use super::convex::{Rounded, coordinates, right_of};
use super::manifold::{Manifold, Manifolds};
use super::pose::Pose;
use crate::error::{Code, Error, Result};
use crate::geometry::broad_phase::Aabb;
use glam::DVec2;

/// Segments from point to point.
#[derive(Clone, Debug, PartialEq)]
pub struct Chain {
    /// The first is there again at the end where the chain is closed.
    points: Vec<DVec2>,
    /// Right and left of each link.
    normals: Vec<[DVec2; 2]>,
    closed: bool,
    /// Bounds of each run of [`RUN`] links, so that far ones are passed over together.
    bounds: Vec<Aabb>,
}

/// Links that are passed over together.
const RUN: usize = 16;
/// Links of one chain: each has two vertices, numbered in 16 bits.
pub const MAX_LINKS: usize = 32_767;
/// Sine of the angle, about half a degree, up to which a normal counts as across a link.
const ACROSS: f64 = 0.01;
/// Sine of the angle, ten degrees, by which the chain may turn away from what slides along and still go on as one.
const GENTLE: f64 = 0.17;
/// Relative difference of two contacts that are the same but for rounding.
const SAME: f64 = 1e-9;
/// Shortest link, relative to the extent of the chain.
const SHORTEST: f64 = 1e-9;

impl Chain {
    /// Through points, in their order; `closed` joins the last to the first.
    pub fn new(points: &[DVec2], closed: bool) -> Result<Self> {
        let least = if closed { 3 } else { 2 };
        if points.len() < least {
            let message = format!("has {} points: give at least {least}", points.len());
            return Err(Error::new(Code::OutOfRange, "chain", message));
        }
        if points.len() > MAX_LINKS {
            return Err(Error::new(Code::TooLarge, "chain", format!("has more than {MAX_LINKS} points: make two of it")));
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
                return Err(Error::new(Code::OutOfRange, path, "is at the same place as the next point: leave one of them out"));
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

    /// Whether the last point is joined to the first.
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

    /// The unit way along a link.
    fn way(&self, k: usize) -> DVec2 {
        self.normals[k][0].perp()
    }

    /// Where the links touch a rounded polygon; the chain is the first.
    pub(super) fn touch(&self, pose: &Pose, other: &Rounded<'_>, other_pose: &Pose, margin: f64, out: &mut Manifolds) {
        let before = out.len();
        let near = other.bounds(&other_pose.seen_from(pose), margin);
        let mut way_out: Option<Manifold> = None;
        for k in self.links_near(&near) {
            let Some(manifold) = alone(out, |out| touch(&self.link(k), pose, other, other_pose, margin, out)) else { continue };
            match self.direction(k, pose.inverse_vector(manifold.normal)) {
                Direction::Across => out.push(manifold),
                Direction::OffJoint => {
                    if !out[before..].iter().any(|m| is_same(m, &manifold)) {
                        out.push(manifold);
                    }
                }
                // Cores apart: the neighbour sees what is nearer, and pushes.
                Direction::OverNeighbour(_) if manifold.deepest() + other.radius >= 0.0 => {}
                Direction::OverNeighbour(j) => {
                    if let Some(on) = self.goes_on(k, j, manifold.deepest(), pose, other, other_pose, margin, out) {
                        out.push(on);
                    } else {
                        let nearest = alone(out, |out| touch_nearest_face(&self.link(k), pose, other, other_pose, out));
                        let across = nearest.unwrap_or(manifold);
                        way_out = Some(way_out.filter(|w| w.deepest() >= across.deepest()).unwrap_or(across));
                    }
                }
            }
        }
        // Something narrow can be in so deep that every link would push it along the chain: then the nearest face does.
        if !out[before..].iter().any(|m| m.deepest() < 0.0) {
            out.extend(way_out);
        }
    }

    /// The links whose boxes overlap a box in the chain's frame.
    fn links_near(&self, near: &Aabb) -> impl Iterator<Item = usize> {
        let near = *near;
        let runs = self.bounds.iter().enumerate().filter(move |(_, bounds)| bounds.overlaps(&near));
        let links = runs.flat_map(|(run, _)| run * RUN..self.normals.len().min((run + 1) * RUN));
        links.filter(move |&k| Aabb::around(self.points[k..k + 2].iter().map(|p| p.extend(0.0))).overlaps(&near))
    }

    /// Where the face of link k touches that goes on from its neighbour j, for what overlaps link k by `over` beyond their
    /// joint. What overlaps so much over the joint and so much across the neighbour is in no deeper than both together.
    #[allow(clippy::too_many_arguments)] // One pair of shapes in its place, and which links.
    fn goes_on(
        &self,
        k: usize,
        j: usize,
        over: f64,
        pose: &Pose,
        other: &Rounded<'_>,
        other_pose: &Pose,
        margin: f64,
        out: &mut Manifolds,
    ) -> Option<Manifold> {
        let beside = alone(out, |out| touch(&self.link(j), pose, other, other_pose, margin, out))?;
        let side = self.side_behind(k, j, pose.inverse_vector(beside.normal))?;
        let on = alone(out, |out| touch_one_face(&self.link(k), side, pose, other, other_pose, margin, out))?;
        (on.deepest() >= beside.deepest() + over).then_some(on)
    }

    /// What a normal n is to link k.
    fn direction(&self, k: usize, n: DVec2) -> Direction {
        let along = n.dot(self.way(k));
        if along.abs() <= ACROSS {
            return Direction::Across;
        }
        let Some(j) = self.neighbour(k, along > 0.0) else { return Direction::OffJoint };
        // In the cone, n leads off the neighbour too.
        if along.signum() * n.dot(self.way(j)) < -ACROSS { Direction::OffJoint } else { Direction::OverNeighbour(j) }
    }

    /// The link at the end of link k, or at its beginning.
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

    /// The face of link k that goes on where its neighbour j pushes across along n, if the chain goes on nearly straight
    /// there or turns towards n. Where it turns away, as at a cliff, the neighbour pushes alone.
    fn side_behind(&self, k: usize, j: usize, n: DVec2) -> Option<usize> {
        if n.dot(self.way(j)).abs() > ACROSS {
            return None;
        }
        let j_is_before = self.neighbour(k, false) == Some(j);
        let away = if j_is_before { self.way(k) } else { -self.way(k) };
        (away.dot(n) > -GENTLE).then_some(usize::from(n.dot(self.normals[j][1]) > 0.0))
    }
}

/// What is appended, taken off again.
fn alone(out: &mut Manifolds, append: impl FnOnce(&mut Manifolds)) -> Option<Manifold> {
    let before = out.len();
    append(out);
    if out.len() > before { out.pop() } else { None }
}

/// What a normal is to a link.
enum Direction {
    /// Across it: it pushes.
    Across,
    /// Off one of its ends, in the normal cone: it pushes, or its neighbour does the same.
    OffJoint,
    /// Over one of its ends along the neighbour of this number, which is nearer.
    OverNeighbour(usize),
}

/// Whether two links push off the same joint.
fn is_same(a: &Manifold, b: &Manifold) -> bool {
    let lowest = |m: &Manifold| if m.count == 2 && m.points[1].gap < m.points[0].gap { m.points[1] } else { m.points[0] };
    let (p, q) = (lowest(a), lowest(b));
    let size = p.gap.abs() + q.gap.abs() + p.point.abs().max_element();
    a.normal.dot(b.normal) > 1.0 - SAME && p.point.distance(q.point) <= SAME * size
}
