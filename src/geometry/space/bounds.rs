//! The bounding box of a shape in the world.

use super::{Hull, Pose, Shape};
use crate::geometry::broad_phase::Aabb;
use glam::DVec3;

impl Shape {
    /// The smallest axis-aligned box that contains the shape at a pose, enlarged by `margin` (m) on every side. Infinite for a
    /// half-space.
    #[must_use]
    pub fn aabb(&self, pose: &Pose, margin: f64) -> Aabb {
        let Aabb { min, max } = self.tight(pose);
        Aabb { min: min - DVec3::splat(margin), max: max + DVec3::splat(margin) }
    }

    fn tight(&self, pose: &Pose) -> Aabb {
        let about = |center: DVec3, reach: DVec3| Aabb { min: center - reach, max: center + reach };
        let m = pose.matrix();
        match self {
            Shape::Sphere { radius } => about(pose.at, DVec3::splat(*radius)),
            Shape::Capsule { half_length, radius } => about(pose.at, m.y_axis.abs() * *half_length + DVec3::splat(*radius)),
            Shape::Box { half, .. } => about(pose.at, m.x_axis.abs() * half.x + m.y_axis.abs() * half.y + m.z_axis.abs() * half.z),
            Shape::Hull(Hull { round: Some(round), .. }) => {
                let across = (DVec3::ONE - m.y_axis * m.y_axis).max(DVec3::ZERO).map(f64::sqrt);
                let end = |i: usize| about(pose.at + round.ends[i] * m.y_axis, round.radii[i] * across);
                end(0).union(&end(1))
            }
            Shape::Hull(hull) => Aabb::around(hull.vertices().iter().map(|v| pose.point(*v))),
            Shape::HalfSpace { .. } => Aabb::EVERYTHING,
            Shape::Compound(parts) => parts.iter().fold(Aabb::NOTHING, |b, (place, part)| b.union(&part.tight(&pose.times(place)))),
        }
    }
}
