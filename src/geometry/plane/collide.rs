//! Contact of two shapes: each pair of convex parts, links and half-planes by itself.

use super::manifold::Manifolds;
use super::pose::Pose;
use super::shape::Shape;
use super::touch::{touch, touch_half_plane};

/// Appends the manifolds of two shapes that are closer than `margin`, m: at most one for each pair of convex parts and
/// links. Half-planes and chains do not touch each other.
///
/// Seen from the other side, `collide(b, …, a, …)`, the points are the same and the normals opposite (but for two discs
/// with one centre, which have no direction: theirs is +y from whichever comes first).
pub fn collide(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, margin: f64, out: &mut Manifolds) {
    match (a, b) {
        (Shape::Convex(p), Shape::Convex(q)) => touch(&p.rounded(0), pose_a, &q.rounded(0), pose_b, margin, out),
        (Shape::HalfPlane { normal }, _) => b.each_part(pose_b, |q, pose| touch_half_plane(*normal, pose_a, q, pose, margin, out)),
        (Shape::Chain(chain), _) => b.each_part(pose_b, |q, pose| chain.touch(pose_a, q, pose, margin, out)),
        (_, Shape::HalfPlane { .. } | Shape::Chain(_)) => {
            let before = out.len();
            collide(b, pose_b, a, pose_a, margin, out);
            out[before..].iter_mut().for_each(|m| *m = m.flipped());
        }
        _ => a.each_part(pose_a, |p, pose_p| b.each_part(pose_b, |q, pose_q| touch(p, pose_p, q, pose_q, margin, out))),
    }
}
