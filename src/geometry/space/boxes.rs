//! Box–box contact. A face contact is a rectangle clipped by a rectangle, so the side planes of `clip` are here bounds on the
//! coordinates of the reference face. Edge contacts use the general path for polyhedra.

use super::clip::{self, Reference};
use super::feature::{face, vertex};
use super::hull::Hull;
use super::manifold::{Candidate, Corner, Side, Work};
use super::polyhedra;
use super::pose::Pose;
use super::separation::{self, BIAS, BoxAxes, NEXT};
use super::solid::{Moved, Solid};
use crate::math::vector::{larger, smaller};
use glam::DVec3;

/// Half extents, m, and the hull, for the indices of vertices, edges and faces.
pub(super) type Cuboid<'a> = (DVec3, &'a Hull);

/// Adds the contact points closer than `reach` and returns the unit normal from a to b; `pose` is that of b in the frame of a.
pub(super) fn contact(a: Cuboid, b: Cuboid, pose: &Pose, reach: f64, work: &mut Work, moved: &mut Moved) -> DVec3 {
    let Some(axes) = separation::of_boxes(a, b, pose, reach) else { return DVec3::Y };
    if let Some(normal) = face_to_face(a, b, pose, &axes, reach, work) {
        return normal;
    }
    work.candidates.clear();
    let axes = separation::with_edges(a.1, b.1, pose, &axes);
    polyhedra::contact(&Solid::of_hull(a.1), &Solid::moved(b.1, pose, moved), &axes, reach, work)
}

/// Face contact; `None` if a pair of edges has to be considered (see `polyhedra::contact`).
fn face_to_face(a: Cuboid, b: Cuboid, pose: &Pose, axes: &BoxAxes, reach: f64, work: &mut Work) -> Option<DVec3> {
    let bias = BIAS * smaller(a.1.size(), b.1.size());
    let which = polyhedra::reference(Some(a.1), Some(b.1), &axes.a, &axes.b, bias);
    let separation = if which.second { axes.b.separation } else { axes.a.separation };
    if axes.edge.is_some_and(|e| e.separation > separation + bias) {
        return None;
    }
    let (axis, sign) = side_of(which.face);
    let m = pose.matrix();
    let normal = if which.second {
        let back = m.transpose();
        clip_rectangle(b, a, &[back.x_axis, back.y_axis, back.z_axis], -(back * pose.at), &which, bias, work);
        collect(b.0, &which, reach, work, |point| pose.point(point));
        -sign * m.col(axis)
    } else {
        clip_rectangle(a, b, &[m.x_axis, m.y_axis, m.z_axis], pose.at, &which, bias, work);
        collect(a.0, &which, reach, work, |point| point);
        sign * DVec3::AXES[axis]
    };
    let bound = larger(axes.a.separation, axes.b.separation);
    let least = work.candidates.iter().fold(f64::INFINITY, |least, c| smaller(least, c.gap));
    let decides = if bound <= 0.0 { least < f64::INFINITY } else { (least - bound).abs() <= bias };
    decides.then_some(normal)
}

/// Axis index of a face and the sign of its normal.
fn side_of(face: usize) -> (usize, f64) {
    (face / 2, if face & 1 == 0 { 1.0 } else { -1.0 })
}

/// Clips the incident face of the other box to the reference face. The polygon's points have two coordinates along the
/// reference face and, third, the height above it. `axes` and `at`: axes and centre of the other box in the frame of the
/// reference box.
fn clip_rectangle(own: Cuboid, other: Cuboid, axes: &[DVec3; 3], at: DVec3, which: &Reference, slack: f64, work: &mut Work) {
    let (z, sign) = side_of(which.face);
    let (x, y) = (NEXT[z], NEXT[z + 1]);
    let here = |v: DVec3| DVec3::new(v[x], v[y], sign * v[z]);
    let axes = [here(axes[0]), here(axes[1]), here(axes[2])];
    let mut across = 0;
    for k in 1..3 {
        if axes[k].z.abs() > axes[across].z.abs() {
            across = k;
        }
    }
    let other_face = 2 * across + usize::from(axes[across].z > 0.0);
    let (u, v) = (NEXT[across], NEXT[across + 1]);
    let outward = if axes[across].z > 0.0 { -other.0[across] } else { other.0[across] };
    let center = here(at) + outward * axes[across] - own.0[z] * DVec3::Z;
    let (along_u, along_v) = (other.0[u] * axes[u], other.0[v] * axes[v]);
    work.polygon.clear();
    for (corner, side) in other.1.corners(other_face).iter().zip(other.1.sides(other_face)) {
        let toward = |bit: usize| if corner >> bit & 1 == 1 { 1.0 } else { -1.0 };
        work.polygon.push(Corner {
            at: center + toward(u) * along_u + toward(v) * along_v,
            height: 0.0,
            reference: face(which.face),
            incident: vertex(usize::from(*corner)),
            side: Side::Incident(*side),
        });
    }
    let corners = own.1.corners(which.face);
    for (k, &side) in own.1.sides(which.face).iter().enumerate() {
        let (from, to) = (corners[k], corners[(k + 1) % 4]);
        // A side along y bounds x, a side along x bounds y.
        let (bounded, axis) = if from ^ to == 1 << y { (0, x) } else { (1, y) };
        let (half, toward) = (own.0[axis], if from >> axis & 1 == 1 { 1.0 } else { -1.0 });
        let mut leaves = false;
        for corner in &mut work.polygon {
            corner.height = toward * (if bounded == 0 { corner.at.x } else { corner.at.y }) - half;
            leaves |= corner.height > slack;
        }
        if leaves {
            clip::cut(work, slack, Side::Reference { edge: side, from, to }, true, face(other_face));
        }
    }
}

/// Turns the clipped polygon into candidate points midway between the faces, in the frame of a.
fn collect(half: DVec3, which: &Reference, reach: f64, work: &mut Work, in_a: impl Fn(DVec3) -> DVec3) {
    let (z, sign) = side_of(which.face);
    let (x, y) = (NEXT[z], NEXT[z + 1]);
    for corner in &work.polygon {
        let gap = corner.at.z;
        if gap <= reach {
            let mut point = DVec3::ZERO;
            (point[x], point[y], point[z]) = (corner.at.x, corner.at.y, sign * (half[z] + 0.5 * gap));
            let (a, b) = if which.second { (corner.incident, corner.reference) } else { (corner.reference, corner.incident) };
            work.candidates.push(Candidate { point: in_a(point), gap, a, b });
        }
    }
}
