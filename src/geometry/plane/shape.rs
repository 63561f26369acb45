//! The shapes of the plane.

use super::chain::Chain;
use super::convex::{Convex, Rounded};
use super::pose::Pose;
use crate::error::{Code, Error, Result};
use crate::geometry::broad_phase::Aabb;
use glam::DVec2;

/// A shape in its own frame. The constructors validate their arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A disc, a capsule or a convex polygon.
    Convex(Convex),
    /// The half-plane behind a line through the origin.
    HalfPlane {
        /// Unit vector out of the solid.
        normal: DVec2,
    },
    /// Segments from point to point, thin.
    Chain(Chain),
    /// Convex parts, each with its pose, rigidly connected.
    Compound(Vec<(Pose, Convex)>),
}

/// Vertices of all parts of a compound: they are numbered in 16 bits.
const MAX_COMPOUND_VERTICES: usize = 65_536;

impl Shape {
    /// A disc about the origin; radius in m.
    pub fn disc(radius: f64) -> Result<Self> {
        Convex::disc(radius).map(Shape::Convex)
    }

    /// A disc of radius 0: the collision shape of a particle.
    #[must_use]
    pub fn point() -> Self {
        Shape::Convex(Convex::point())
    }

    /// The points within `radius` of the segment on the x axis from −`half_length` to `half_length`, m.
    pub fn capsule(half_length: f64, radius: f64) -> Result<Self> {
        Convex::capsule(half_length, radius).map(Shape::Convex)
    }

    /// A rectangle about the origin, given by half its width and half its height, m.
    pub fn rectangle(half: DVec2) -> Result<Self> {
        Convex::rectangle(half).map(Shape::Convex)
    }

    /// The convex hull of points, m.
    pub fn polygon(points: &[DVec2]) -> Result<Self> {
        Convex::polygon(points).map(Shape::Convex)
    }

    /// Solid where normal·x < 0; the normal need not have length 1.
    pub fn half_plane(normal: DVec2) -> Result<Self> {
        let unit = normal.try_normalize().filter(|n| n.is_finite());
        let error = || Error::new(Code::OutOfRange, "normal", "must be a finite vector other than zero");
        unit.map(|normal| Shape::HalfPlane { normal }).ok_or_else(error)
    }

    /// Segments through points, m; `closed` joins the last to the first.
    pub fn chain(points: &[DVec2], closed: bool) -> Result<Self> {
        Chain::new(points, closed).map(Shape::Chain)
    }

    /// Convex shapes, each with its pose, rigidly connected. Where they overlap, mass counts twice.
    pub fn compound(parts: Vec<(Pose, Shape)>) -> Result<Self> {
        let mut convex = Vec::with_capacity(parts.len());
        for (i, (pose, part)) in parts.into_iter().enumerate() {
            let refuse = |code, message| Err(Error::new(code, format!("compound[{i}]"), message));
            if !(pose.at.is_finite() && (pose.rotation.length() - 1.0).abs() < 1e-9) {
                return refuse(Code::NotFinite, "has no finite position and angle: give two coordinates in m and an angle in rad");
            }
            match part {
                Shape::Convex(part) => convex.push((pose, part)),
                _ => return refuse(Code::Unsupported, "is no disc, capsule, box or polygon: a compound is made of these"),
            }
        }
        let vertices: usize = convex.iter().map(|(_, part)| part.vertices.len()).sum();
        match vertices {
            0 => Err(Error::new(Code::Missing, "compound", "must have at least one part")),
            1..=MAX_COMPOUND_VERTICES => Ok(Shape::Compound(convex)),
            _ => Err(Error::new(
                Code::TooLarge,
                "compound",
                format!("more than {MAX_COMPOUND_VERTICES} vertices in all parts; split the compound"),
            )),
        }
    }

    /// Bounding box at a pose, enlarged by `margin` (m) on all sides. Infinite for a half-plane.
    #[must_use]
    pub fn aabb(&self, pose: &Pose, margin: f64) -> Aabb {
        match self {
            Shape::HalfPlane { .. } => Aabb::EVERYTHING,
            Shape::Chain(chain) => {
                Rounded { vertices: chain.points(), normals: &[], half: None, radius: 0.0, first: 0 }.bounds(pose, margin)
            }
            Shape::Convex(convex) => convex.rounded(0).bounds(pose, margin),
            Shape::Compound(_) => {
                let mut bounds = Aabb::NOTHING;
                self.each_part(pose, |part, pose| bounds = bounds.union(&part.bounds(pose, margin)));
                bounds
            }
        }
    }

    /// True if a local point is in the solid. A chain has no interior.
    #[must_use]
    pub fn contains(&self, x: DVec2) -> bool {
        match self {
            Shape::Convex(convex) => convex.contains(x),
            Shape::HalfPlane { normal } => normal.dot(x) <= 0.0,
            Shape::Chain(_) => false,
            Shape::Compound(parts) => parts.iter().any(|(pose, part)| part.contains(pose.inverse_point(x))),
        }
    }

    /// Translates the shape in its own frame, m: moves a body's origin to its centre of mass.
    pub fn translate(&mut self, by: DVec2) {
        match self {
            Shape::Convex(convex) => convex.translate(by),
            // Its line goes through the origin.
            Shape::HalfPlane { .. } => {}
            Shape::Chain(chain) => chain.translate(by),
            Shape::Compound(parts) => parts.iter_mut().for_each(|(pose, _)| pose.at += by),
        }
    }

    /// Visits the convex parts with their world poses; vertices are numbered consecutively. No part for a half-plane or chain.
    pub(super) fn each_part<'a>(&'a self, pose: &Pose, mut visit: impl FnMut(&Rounded<'a>, &Pose)) {
        match self {
            Shape::Convex(convex) => visit(&convex.rounded(0), pose),
            Shape::HalfPlane { .. } | Shape::Chain(_) => {}
            Shape::Compound(parts) => {
                let mut first = 0;
                for (local, part) in parts {
                    visit(&part.rounded(first), &pose.times(local));
                    first += part.vertices.len() as u32;
                }
            }
        }
    }
}

impl Rounded<'_> {
    /// Bounding box at a pose, enlarged by `margin` (m) on all sides.
    pub(super) fn bounds(&self, pose: &Pose, margin: f64) -> Aabb {
        let (mut min, mut max) = (DVec2::INFINITY, DVec2::NEG_INFINITY);
        if self.half.is_some() {
            min = DVec2::new(self.least_along(pose.inverse_vector(DVec2::X)), self.least_along(pose.inverse_vector(DVec2::Y)));
            max = -min;
        } else {
            for v in self.vertices {
                let x = pose.vector(*v);
                (min, max) = (min.min(x), max.max(x));
            }
        }
        let wider = DVec2::splat(self.radius + margin);
        Aabb { min: (pose.at + min - wider).extend(0.0), max: (pose.at + max + wider).extend(0.0) }
    }
}
