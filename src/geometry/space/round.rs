//! Cylinders and cones where their lateral surface touches: it is smooth there, not the prism or pyramid that stands for them elsewhere.
//!
//! A cylinder touches with its side as a capsule does: with its axis, less the radius, where the normal is across the axis. Both touch
//! with one generatrix, the one farthest against the normal, where its own normal to the other solid leads across the axis the same
//! way: then the plane across this normal parts the solids, or overlaps them least. Elsewhere, on ends, rims and tips, they are polyhedra.

use super::hull::Round;
use super::manifold::Work;
use super::segments::{self, Names};
use super::solid::Solid;
use super::{Pose, Shape, cores};
use crate::math::{Mapped, vector};
use glam::DVec3;

/// Cosine of the angle between axis and normal below which a cylinder lies.
const LIES: f64 = 1e-3;

/// Difference of that cosine from the one of the side's own normal beyond which round bodies stand: in a step the lowest point of a
/// disc that wobbles goes round farther than one generatrix tells.
const STANDS: f64 = 0.5;

/// Directions are one if their product is larger than this.
const SAME: f64 = 1.0 - 1e-6;

impl Round {
    fn of(shape: &Shape) -> Option<&Round> {
        if let Shape::Hull(hull) = shape { hull.round.as_ref() } else { None }
    }

    fn axis(&self, pose: &Pose) -> [DVec3; 2] {
        self.ends.mapped(|y| pose.at + y * pose.matrix().y_axis)
    }

    fn is_cylinder(&self) -> bool {
        self.radii[0] == self.radii[1]
    }

    /// Component of the lateral surface's outward normal along the axis.
    fn slope(&self) -> f64 {
        let across = self.radii[0] - self.radii[1];
        across / vector::length(DVec3::new(across, self.ends[1] - self.ends[0], 0.0))
    }

    /// The line on the lateral surface that is farthest against a direction.
    fn generatrix(&self, pose: &Pose, direction: DVec3) -> [DVec3; 2] {
        let across = across(pose, direction);
        let [one, other] = self.axis(pose);
        [one - self.radii[0] * across, other - self.radii[1] * across]
    }

    /// True where the side of a cylinder touches with this normal: candidates of the axis are farther from the ends than the side
    /// overlaps.
    fn lies(&self, pose: &Pose, normal: DVec3, radii: f64, work: &Work) -> bool {
        let axis = pose.matrix().y_axis;
        let touches = |point: DVec3, overlap: f64| {
            let y = axis.dot(point - pose.at);
            overlap <= vector::smaller(y - self.ends[0], self.ends[1] - y)
        };
        self.is_cylinder()
            && normal.dot(axis).abs() <= LIES
            && work.candidates.iter().any(|c| c.gap >= radii || touches(c.point, radii - c.gap))
    }
}

pub(super) fn is_round(shape: &Shape) -> bool {
    Round::of(shape).is_some()
}

/// The part of a direction across the axis of a round body, as a unit vector.
fn across(pose: &Pose, direction: DVec3) -> DVec3 {
    let axis = pose.matrix().y_axis;
    vector::unit_or_zero(direction - direction.dot(axis) * axis)
}

/// Radius around the axis of a round shape, or around the core of a ball or capsule, m.
fn radius(shape: &Shape) -> f64 {
    Round::of(shape).map_or(cores::radius(shape), |round| vector::larger(round.radii[0], round.radii[1]))
}

fn axis(shape: &Shape, pose: &Pose) -> Option<([DVec3; 2], Names)> {
    match (Round::of(shape), shape) {
        (Some(round), _) => Some((round.axis(pose), cores::names(1.0))),
        (None, Shape::Sphere { .. } | Shape::Capsule { .. }) => {
            let half = cores::half_length(shape);
            Some((cores::ends(half, pose), cores::names(half)))
        }
        _ => None,
    }
}

/// Contact of a pair of which one has a round side, `pose` that of b in the frame of a: the unit normal from a to b, and what its
/// candidates' gaps are too large by, of either. None where it is one of polyhedra.
pub(super) fn contact(a: &Shape, b: &Shape, pose: &Pose, margin: f64, work: &mut Work) -> Option<(DVec3, [f64; 2])> {
    let rounds = [Round::of(a), Round::of(b)];
    let poses = [&Pose::IDENTITY, pose];
    let radii = [radius(a), radius(b)];
    let sum = radii[0] + radii[1];
    let (axis_b, names_b) = axis(b, pose)?;
    let against = |segment: [DVec3; 2], reach: f64, work: &mut Work| match (a, axis(a, &Pose::IDENTITY)) {
        (Shape::HalfSpace { normal }, _) => cores::below(*normal, &segment, reach, &mut work.candidates),
        (_, Some((axis_a, names_a))) => {
            let crossing = segments::perpendicular(axis_a[1] - axis_a[0], segment[1] - segment[0]);
            segments::contact(axis_a, segment, (names_a, names_b), crossing, reach, &mut work.candidates)
        }
        (Shape::Hull(hull) | Shape::Box { hull, .. }, None) => {
            cores::solids(&Solid::of_hull(hull), &Solid::of_segment(&segment), reach, work)
        }
        _ => DVec3::Y,
    };
    let normal = against(axis_b, margin + sum, work);
    let lie = rounds.iter().zip(poses).all(|(round, pose)| round.is_none_or(|r| r.lies(pose, normal, sum, work)));
    if work.candidates.is_empty() || lie {
        return Some((normal, radii));
    }
    work.candidates.clear();
    let leans = |round: &&Round| (normal.dot(pose.matrix().y_axis) + round.slope()).abs() <= STANDS;
    let round = rounds[1].filter(|round| rounds[0].is_none() && leans(round))?;
    let normal_there = against(round.generatrix(pose, normal), margin, work);
    // Without a candidate there is no normal either.
    if !work.candidates.is_empty() && across(pose, normal).dot(across(pose, normal_there)) > SAME {
        return Some((normal_there, [0.0; 2]));
    }
    work.candidates.clear();
    None
}
