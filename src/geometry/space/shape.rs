//! The shapes of rigid bodies in space, in local coordinates.

use super::feature::MAX_PARTS;
use super::hull::{Hull, Round};
use super::pose::Pose;
use super::sizes::{LARGEST, SMALLEST};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use glam::DVec3;
use std::f64::consts::PI;

/// A shape of space.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A ball about the origin.
    Sphere {
        /// Radius, m.
        radius: f64,
    },
    /// All points closer than the radius to a segment of the local y axis.
    Capsule {
        /// Half the length of the segment, m.
        half_length: f64,
        /// Radius, m.
        radius: f64,
    },
    /// A box about the origin.
    Box {
        /// Half extents along x, y, z, m.
        half: DVec3,
        /// The box as a polyhedron.
        hull: Hull,
    },
    /// A convex polyhedron.
    Hull(Hull),
    /// The half-space normal·x < 0; infinite.
    HalfSpace {
        /// Outward unit normal.
        normal: DVec3,
    },
    /// Rigidly connected shapes, each with its pose.
    Compound(Vec<(Pose, Shape)>),
}

fn length(value: f64, path: &str) -> Result<f64> {
    match value {
        _ if !value.is_finite() => Err(Error::new(Code::NotFinite, path, "must be a finite length in m")),
        _ if (SMALLEST..=LARGEST).contains(&value) => Ok(value),
        _ => Err(Error::new(Code::OutOfRange, path, "must be a length from 1e-9 to 1e9 m")),
    }
}

/// Sides of the polygon that stands for a circle.
pub const SIDES: u32 = 32;

/// A regular polygon with the area of a circle, about the y axis at a height.
fn circle(radius: f64, height: f64) -> impl Iterator<Item = DVec3> {
    let each = 2.0 * PI / f64::from(SIDES);
    let radius = radius * (each / libm::sin(each)).sqrt();
    (0..SIDES).map(move |k| libm::sincos(each * f64::from(k))).map(move |(sin, cos)| DVec3::new(radius * cos, height, radius * sin))
}

impl Shape {
    /// A ball of this radius, m.
    ///
    /// # Errors
    /// `radius` not finite or outside 1e-9 to 1e9.
    pub fn sphere(radius: f64) -> Result<Shape> {
        Ok(Shape::Sphere { radius: length(radius, "radius")? })
    }

    /// A capsule along the local y axis: half the length of its segment and its radius, m.
    ///
    /// # Errors
    /// A length not finite or outside 1e-9 to 1e9.
    pub fn capsule(half_length: f64, radius: f64) -> Result<Shape> {
        Ok(Shape::Capsule { half_length: length(half_length, "half_length")?, radius: length(radius, "radius")? })
    }

    /// A box of these half extents, m.
    ///
    /// # Errors
    /// A length not finite or outside 1e-9 to 1e9.
    pub fn cuboid(half: DVec3) -> Result<Shape> {
        for (k, path) in ["half[0]", "half[1]", "half[2]"].into_iter().enumerate() {
            length(half[k], path)?;
        }
        Ok(Shape::Box { half, hull: Hull::of_box(half) })
    }

    /// The convex hull of points, m.
    ///
    /// # Errors
    /// See [`Hull::of_points`].
    pub fn hull(points: &[DVec3]) -> Result<Shape> {
        Hull::of_points(points).map(Shape::Hull)
    }

    /// The body of revolution between two circles about the y axis, or a circle and a point: (y, radius) of both, m. Its ends and rims
    /// touch others as a polygon of 32 sides and the same area.
    ///
    /// # Errors
    /// See [`Hull::of_points`].
    pub fn round(ends: [(f64, f64); 2]) -> Result<Shape> {
        let points: Vec<DVec3> = ends.into_iter().flat_map(|(y, radius)| circle(radius, y)).collect();
        let mut hull = Hull::of_points(&points)?;
        hull.round = Some(Round { ends: ends.mapped(|end| end.0), radii: ends.mapped(|end| end.1) });
        Ok(Shape::Hull(hull))
    }

    /// The half-space behind the plane through the origin with this outward normal, of any length.
    ///
    /// # Errors
    /// A normal that is zero or not finite.
    pub fn half_space(normal: DVec3) -> Result<Shape> {
        if !normal.is_finite() {
            return Err(Error::new(Code::NotFinite, "normal", "every coordinate must be a finite number"));
        }
        // Scaled first, since squares of very large or very small numbers overflow or underflow.
        let scaled = normal / normal.abs().max_element();
        match scaled.try_normalize() {
            Some(normal) => Ok(Shape::HalfSpace { normal }),
            None => Err(Error::new(Code::OutOfRange, "normal", "must not be zero; give a vector that points out of the solid")),
        }
    }

    /// Rigidly connected shapes. Their rotations are normalised.
    ///
    /// # Errors
    /// No part, or more than 64; a half-space or compound among them; a position or rotation that is not finite.
    pub fn compound(mut parts: Vec<(Pose, Shape)>) -> Result<Shape> {
        if parts.is_empty() {
            return Err(Error::new(Code::Missing, "compound", "must have at least one part"));
        }
        if parts.len() > MAX_PARTS {
            let message = format!("{} parts; the limit is {MAX_PARTS}. Join some of them", parts.len());
            return Err(Error::new(Code::TooLarge, "compound", message));
        }
        for (i, (pose, shape)) in parts.iter_mut().enumerate() {
            let wrong = |code, message| Err(Error::new(code, format!("compound[{i}]"), message));
            if matches!(shape, Shape::Compound(_) | Shape::HalfSpace { .. }) {
                return wrong(Code::Unsupported, "a part is a sphere, capsule, box or hull; put further parts beside it");
            }
            if !pose.at.is_finite() || !pose.rotation().is_finite() {
                return wrong(Code::NotFinite, "place and rotation must be finite numbers");
            }
            if pose.at.abs().max_element() > LARGEST || pose.rotation().length_squared() < 1e-12 {
                return wrong(Code::OutOfRange, "places go up to 1e9 m, and a rotation is a unit quaternion");
            }
            *pose = Pose::new(pose.at, pose.rotation().normalize());
        }
        Ok(Shape::Compound(parts))
    }

    /// Translates the shape in its own frame, m: moves a body's origin to its centre of mass. A translated sphere, capsule or
    /// box becomes a compound of one part. A half-space is not changed.
    pub fn translate(&mut self, by: DVec3) {
        match self {
            Shape::HalfSpace { .. } => {}
            Shape::Hull(hull) => hull.translate(by),
            Shape::Compound(parts) => parts.iter_mut().for_each(|(pose, _)| pose.at += by),
            _ if by == DVec3::ZERO => {}
            _ => *self = Shape::Compound(vec![(Pose::at(by), self.clone())]),
        }
    }

    /// True if a local point is inside or on the surface.
    #[must_use]
    pub fn contains(&self, local: DVec3) -> bool {
        match self {
            Shape::Sphere { radius } => local.length() <= *radius,
            Shape::Capsule { half_length, radius } => {
                let y = local.y.clamp(-half_length, *half_length);
                (local - y * DVec3::Y).length() <= *radius
            }
            Shape::Box { half, .. } => local.abs().cmple(*half).all(),
            Shape::Hull(hull) => hull.contains(local),
            Shape::HalfSpace { normal } => normal.dot(local) <= 0.0,
            Shape::Compound(parts) => parts.iter().any(|(pose, part)| part.contains(pose.inverse_point(local))),
        }
    }
}
