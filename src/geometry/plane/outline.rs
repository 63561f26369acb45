//! The outlines of shapes, to draw them.

use super::convex::Convex;
use super::pose::Pose;
use super::shape::Shape;
use core::f64::consts::PI;
use glam::DVec2;

/// One line of a drawing, in the shape's frame, m.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A whole circle.
    Circle {
        /// Centre.
        center: DVec2,
        /// m
        radius: f64,
    },
    /// Straight from point to point.
    Path {
        /// The points.
        points: Vec<DVec2>,
        /// True if the last point is joined to the first.
        closed: bool,
    },
    /// A straight line without ends.
    Line {
        /// A point on it.
        at: DVec2,
        /// Unit vector across it, out of the solid.
        normal: DVec2,
    },
}

/// Number of segments that approximate a half circle.
const HALF_CIRCLE: u32 = 24;

impl Shape {
    /// The lines of a drawing, one for each part.
    #[must_use]
    pub fn outline(&self) -> Vec<Outline> {
        match self {
            Shape::Convex(convex) => vec![convex.outline(&Pose::IDENTITY)],
            Shape::HalfPlane { normal } => vec![Outline::Line { at: DVec2::ZERO, normal: *normal }],
            Shape::Chain(chain) => {
                let points = chain.points();
                let points = if chain.closed() { &points[..points.len() - 1] } else { points };
                vec![Outline::Path { points: points.to_vec(), closed: chain.closed() }]
            }
            Shape::Compound(parts) => parts.iter().map(|(pose, part)| part.outline(pose)).collect(),
        }
    }
}

impl Convex {
    fn outline(&self, pose: &Pose) -> Outline {
        match self.vertices[..] {
            [center] => Outline::Circle { center: pose.point(center), radius: self.radius },
            [p, q] => {
                // A half circle about each end, starting on the right of the direction towards it.
                let around = |center: DVec2, from: DVec2| {
                    let arc = move |i| Pose::from_angle(DVec2::ZERO, PI * f64::from(i) / f64::from(HALF_CIRCLE)).vector(from);
                    (0..=HALF_CIRCLE).map(move |i| pose.point(center + self.radius * arc(i)))
                };
                Outline::Path { points: around(q, self.normals[0]).chain(around(p, self.normals[1])).collect(), closed: true }
            }
            _ => Outline::Path { points: self.vertices.iter().map(|v| pose.point(*v)).collect(), closed: true },
        }
    }
}
