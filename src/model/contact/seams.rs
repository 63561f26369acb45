//! Seams between fixed bodies that lie against each other, such as the tiles of a floor. Nothing can touch a face where another
//! body lies on it. Taken by itself, each body would still be touched there by what slides along (a *ghost collision*): the edge of
//! the next one is the nearest feature, and the normal points against the motion.
//!
//!   a face is covered at a point     where the point, moved out of its body, is inside another fixed body
//!   a contact is hidden              where its normal leads out of a face that is covered at all its points, and from them on to the
//!                                    edge with an exposed face
//!
//! Hidden contacts are found again on the exposed face, which goes on over the neighbour. A step differs from a seam by that edge: above
//! the neighbour the face is exposed. (E. Catto, "Ghost collisions", box2d.org 2020, for the chains of the plane.)

use super::poses::Poses;
use crate::geometry::{plane, space};
use crate::math::{Work, vector};
use crate::model::body::{Bodies, Body};
use crate::model::shape::Geometry;
use glam::{DVec2, DVec3};
use std::ops::Range;

/// Distance, in parts of the body's size, by which neighbours may fail to meet.
const TOLERANCE: f64 = 1e-3;

/// A normal leads out of a face if their product is larger than this.
const LEAN: f64 = 1e-6;

/// Elementary operations to compare a corner of one body with the faces of another, roughly.
const WORK_OF_A_CORNER: u64 = 40;

/// A face of a fixed body, in the world.
#[derive(Debug)]
struct Face {
    /// Unit vector out of the body.
    normal: DVec3,
    /// Its plane is normal·x = offset, m.
    offset: f64,
}

impl Face {
    #[inline]
    fn height(&self, x: DVec3) -> f64 {
        self.normal.dot(x) - self.offset
    }

    /// From a point of the plane, the way in it to another plane; None if they are parallel.
    #[inline(never)]
    fn way_to(&self, other: &Face, from: DVec3) -> Option<DVec3> {
        let along = other.normal.reject_from_normalized(self.normal);
        let slope = along.length_squared();
        (slope > LEAN).then(|| -other.height(from) / slope * along)
    }

    /// The point of its plane that is nearest to the origin.
    fn at(&self) -> DVec3 {
        self.offset * self.normal
    }
}

/// True of a fixed body, by its index, that the other body of a pair touches too: only such a one covers a face from it.
pub(super) type Meets<'a> = dyn Fn(u32) -> bool + 'a;

/// A body that is fixed, or a part of a compound, in the world.
#[derive(Debug)]
struct Solid {
    body: u32,
    /// Which part of a compound.
    part: u32,
    /// None of a half-plane or half-space.
    vertices: Vec<DVec3>,
    faces: Vec<Face>,
    /// Those that lie against it, by their places in the list.
    neighbours: Vec<u32>,
    /// Distance by which neighbours may fail to meet, m
    tolerance: f64,
}

/// The fixed bodies that lie against others.
#[derive(Debug, Default)]
pub(super) struct Seams {
    /// Ascending by body and part.
    solids: Vec<Solid>,
    /// All fixed bodies, and where they were when their faces were compared.
    fixed: Vec<u32>,
    placed: Poses,
    /// True once the bodies of the model are compared.
    known: bool,
    exist: bool,
}

impl Seams {
    /// Finds the neighbours anew if a fixed body has moved, or after `forget`. All fixed bodies that are near each other are among
    /// the pairs.
    pub fn read(&mut self, bodies: &Bodies, poses: &Poses, pairs: &[(u32, u32)], work: &Work) {
        if !self.known {
            self.fixed.clear();
            self.fixed.extend((0..bodies.list().len() as u32).filter(|i| is_fixed(&bodies.list()[*i as usize])));
        } else if self.stand_still(poses) {
            return;
        }
        self.placed.copy(poses, &self.fixed);
        let is_fixed = |i: u32| is_fixed(&bodies.list()[i as usize]);
        let both = |(a, b): &(u32, u32)| is_fixed(*a) && is_fixed(*b);
        let mut near = vec![false; bodies.list().len()];
        for pair in pairs {
            if both(pair) {
                (near[pair.0 as usize], near[pair.1 as usize]) = (true, true);
            }
        }
        self.exist = false;
        self.solids.clear();
        for i in &self.fixed {
            Solid::add_all_of(&bodies.list()[*i as usize], *i, near[*i as usize], poses, &mut self.solids);
        }
        self.known = true;
        for k in 0..self.fixed.len() {
            self.known &= self.compare(self.fixed[k], self.fixed[k], work);
        }
        for pair in pairs {
            self.known = self.known && (!both(pair) || self.compare(pair.0, pair.1, work));
        }
        self.exist = self.solids.iter().any(|solid| !solid.neighbours.is_empty());
    }

    /// Drops all, so that they are found anew.
    pub fn forget(&mut self) {
        self.known = false;
    }

    /// True where fixed bodies lie against each other.
    pub fn exist(&self) -> bool {
        self.exist
    }

    /// Finds the manifolds of two bodies of the plane again that are hidden, if one of the two is fixed.
    #[inline(never)]
    pub fn mend_in_plane(
        &self,
        pair: [usize; 2],
        meets: &Meets,
        shapes: [(&plane::Shape, &plane::Pose); 2],
        margin: f64,
        out: &mut plane::Manifolds,
    ) {
        let Some(fixed) = self.fixed_of(pair, meets) else { return };
        let mut exposed = Vec::new();
        out.retain(|manifold| {
            let points = manifold.points().iter().map(|p| (p.point.extend(0.0), p.gap));
            fixed.stays(manifold.normal.extend(0.0), points, &mut exposed)
        });
        for (solid, face) in exposed {
            fixed.touch_in_plane(solid, face, shapes[usize::from(fixed.first)], margin, out);
        }
    }

    /// As [`Self::mend_in_plane`], of space.
    #[inline(never)]
    pub fn mend_in_space(
        &self,
        pair: [usize; 2],
        meets: &Meets,
        shapes: [(&space::Shape, &space::Pose); 2],
        margin: f64,
        out: &mut space::Manifolds,
    ) {
        let Some(fixed) = self.fixed_of(pair, meets) else { return };
        let mut exposed = Vec::new();
        out.retain(|manifold| {
            let points = manifold.points().iter().map(|p| (p.point, p.gap));
            fixed.stays(manifold.normal, points, &mut exposed)
        });
        for (solid, face) in exposed {
            fixed.touch_in_space(solid, face, shapes[usize::from(fixed.first)], margin, out);
        }
    }

    /// The one of two bodies that lies against others.
    #[inline(never)]
    fn fixed_of<'a>(&'a self, [a, b]: [usize; 2], meets: &'a Meets<'a>) -> Option<Fixed<'a>> {
        let of = |body: usize, first: bool| {
            let own = self.of_body(body as u32);
            let fixed = Fixed { body: body as u32, solids: &self.solids, own: &self.solids[own], first, meets };
            fixed.own.iter().any(|solid| !solid.neighbours.is_empty()).then_some(fixed)
        };
        of(a, true).or_else(|| of(b, false))
    }

    /// True where no fixed body has moved.
    fn stand_still(&self, poses: &Poses) -> bool {
        let Poses { plane, space } = &self.placed;
        let fixed = || self.fixed.iter().map(|i| *i as usize);
        fixed().zip(plane).all(|(i, before)| poses.plane[i] == *before) && fixed().zip(space).all(|(i, before)| poses.space[i] == *before)
    }

    /// The places of a body's solids in the list.
    fn of_body(&self, body: u32) -> Range<usize> {
        let first = self.solids.partition_point(|solid| solid.body < body);
        first..first + self.solids[first..].partition_point(|solid| solid.body == body)
    }

    /// Notes which solids of two bodies, or of one, lie against each other. False where that is too much work.
    #[inline(never)]
    fn compare(&mut self, a: u32, b: u32, work: &Work) -> bool {
        for i in self.of_body(a) {
            for j in self.of_body(b).filter(|j| a != b || *j > i) {
                let corners = self.solids[i].vertices.len() + self.solids[j].vertices.len();
                if !work.charge(WORK_OF_A_CORNER * corners as u64) {
                    return false;
                }
                if self.solids[i].meets(&self.solids[j]) {
                    self.solids[i].neighbours.push(j as u32);
                    self.solids[j].neighbours.push(i as u32);
                }
            }
        }
        true
    }
}

/// True of a body that nothing moves, and that others touch.
fn is_fixed(body: &Body) -> bool {
    body.fixed && body.path.is_none() && body.rigid.as_ref().is_some_and(|rigid| rigid.collides)
}

impl Solid {
    /// Appends a half-plane, half-space, polygon, box or hull where it stands if others are near it, or such parts of a compound.
    fn add_all_of(body: &Body, index: u32, near: bool, poses: &Poses, out: &mut Vec<Solid>) {
        let Some(rigid) = &body.rigid else { return };
        let empty = |part: usize| {
            let part = part as u32;
            Solid { body: index, part, vertices: Vec::new(), faces: Vec::new(), neighbours: Vec::new(), tolerance: 0.0 }
        };
        match &rigid.shape.geometry {
            Geometry::Plane(plane::Shape::Compound(parts)) => {
                for (k, (at, part)) in parts.iter().enumerate() {
                    empty(k).polygon(part, &poses.plane[index as usize].times(at), out);
                }
            }
            Geometry::Space(space::Shape::Compound(parts)) => {
                for (k, (at, part)) in parts.iter().enumerate() {
                    empty(k).in_space(part, &poses.space[index as usize].times(at), out);
                }
            }
            Geometry::Plane(shape) if near => empty(0).in_plane(shape, &poses.plane[index as usize], out),
            Geometry::Space(shape) if near => empty(0).in_space(shape, &poses.space[index as usize], out),
            Geometry::Plane(_) | Geometry::Space(_) => {}
        }
    }

    /// Appends it to the list, with the tolerance of its size.
    #[inline(never)]
    fn close(mut self, out: &mut Vec<Solid>) {
        self.tolerance = TOLERANCE * self.size();
        out.push(self);
    }

    /// Largest distance of a vertex from their mean, m.
    fn size(&self) -> f64 {
        let mean = self.vertices.iter().sum::<DVec3>() / self.vertices.len().max(1) as f64;
        self.vertices.iter().map(|x| x.distance(mean)).fold(0.0, vector::larger)
    }

    fn in_plane(mut self, shape: &plane::Shape, pose: &plane::Pose, out: &mut Vec<Solid>) {
        match shape {
            plane::Shape::HalfPlane { normal } => {
                self.add_face(pose.vector(*normal).extend(0.0), pose.at.extend(0.0));
                self.close(out);
            }
            plane::Shape::Convex(polygon) => self.polygon(polygon, pose, out),
            plane::Shape::Chain(_) | plane::Shape::Compound(_) => {}
        }
    }

    #[inline(never)]
    fn polygon(mut self, polygon: &plane::Convex, pose: &plane::Pose, out: &mut Vec<Solid>) {
        if polygon.radius() > 0.0 {
            return;
        }
        for (vertex, normal) in polygon.vertices().iter().zip(polygon.normals()) {
            let vertex = pose.point(*vertex).extend(0.0);
            self.vertices.push(vertex);
            self.add_face(pose.vector(*normal).extend(0.0), vertex);
        }
        self.close(out);
    }

    #[inline(never)]
    fn in_space(mut self, shape: &space::Shape, pose: &space::Pose, out: &mut Vec<Solid>) {
        match shape {
            space::Shape::HalfSpace { normal } => self.add_face(pose.vector(*normal), pose.at),
            space::Shape::Box { hull, .. } | space::Shape::Hull(hull) => {
                self.vertices.extend(hull.vertices().iter().map(|x| pose.point(*x)));
                for (k, normal) in hull.normals().iter().enumerate() {
                    self.add_face(pose.vector(*normal), self.vertices[usize::from(hull.corners(k)[0])]);
                }
            }
            _ => return,
        }
        self.close(out);
    }

    fn add_face(&mut self, normal: DVec3, at: DVec3) {
        self.faces.push(Face { normal, offset: normal.dot(at) });
    }

    /// True unless a face of one of them has the other one wholly outside.
    #[inline(never)]
    fn meets(&self, other: &Solid) -> bool {
        let tolerance = vector::larger(self.tolerance, other.tolerance);
        let apart = |a: &Solid, b: &Solid| {
            let outside = |face: &Face| !b.vertices.is_empty() && b.vertices.iter().all(|x| face.height(*x) > tolerance);
            a.faces.iter().any(outside)
        };
        !apart(self, other) && !apart(other, self)
    }

    /// True if a point is inside, or outside by no more than a distance.
    #[inline(never)]
    fn contains(&self, x: DVec3, within: f64) -> bool {
        self.faces.iter().all(|face| face.height(x) <= within)
    }
}

/// A fixed body that lies against others or has several parts, in a pair of bodies that may touch.
struct Fixed<'a> {
    body: u32,
    solids: &'a [Solid],
    /// Those of this body.
    own: &'a [Solid],
    /// True where it is the first of the two.
    first: bool,
    meets: &'a Meets<'a>,
}

impl<'a> Fixed<'a> {
    /// False of a hidden manifold; the face on which it is found again is noted. Its normal leads from the first body to the second;
    /// its points lie midway between the surfaces, each with its gap.
    fn stays(&self, normal: DVec3, found: impl Iterator<Item = (DVec3, f64)>, exposed: &mut Vec<(&'a Solid, &'a Face)>) -> bool {
        let out = if self.first { normal } else { -normal };
        let (mut points, mut count) = ([DVec3::ZERO; space::MAX_POINTS], 0);
        for ((point, gap), to) in found.zip(&mut points) {
            *to = point - 0.5 * gap * out;
            count += 1;
        }
        let Some(face) = self.own.iter().find_map(|solid| Some((solid, self.exposed(solid, out, &points[..count])?))) else {
            return true;
        };
        if !exposed.iter().any(|(_, other)| std::ptr::eq(*other, face.1)) {
            exposed.push(face);
        }
        false
    }

    /// The exposed face on which contacts at points of a solid are found again, whose normal leads out of it, if they are hidden.
    #[inline(never)]
    fn exposed(&self, solid: &'a Solid, normal: DVec3, points: &[DVec3]) -> Option<&'a Face> {
        let on = |face: &Face, x: DVec3| face.height(x).abs() <= solid.tolerance && self.covers(solid, face, x);
        let touched = |face: &&Face| normal.dot(face.normal) > LEAN && points.iter().all(|x| on(face, *x));
        let hidden = solid.faces.iter().find(touched)?;
        let lowest = |face: &Face| points.iter().map(|x| face.height(*x)).reduce(vector::smaller);
        // Looked at beside the hidden face: at the foot of a step the floor is exposed.
        let beside = 2.0 * solid.tolerance * hidden.normal;
        let others = solid.faces.iter().filter(|face| !points.iter().all(|x| self.covers(solid, face, *x - beside)));
        let (_, nearest) = others.filter_map(|face| Some((lowest(face)?, face))).max_by(|(a, _), (b, _)| a.total_cmp(b))?;
        let covered_to_edge = |x: &DVec3| hidden.way_to(nearest, *x).is_some_and(|way| self.covers(solid, hidden, *x + way));
        points.iter().all(covered_to_edge).then_some(nearest)
    }

    /// True where another solid that the other body of the pair touches too lies on a face, at a point of it.
    #[inline(never)]
    fn covers(&self, solid: &Solid, face: &Face, x: DVec3) -> bool {
        let tolerance = solid.tolerance;
        let x = x + (2.0 * tolerance - face.height(x)) * face.normal;
        let mut neighbours = solid.neighbours.iter().map(|place| &self.solids[*place as usize]);
        neighbours.any(|other| (other.body == self.body || (self.meets)(other.body)) && other.contains(x, tolerance))
    }

    /// True where a point lies over a face, or beyond a covered neighbour of it by the margin at most.
    #[inline(never)]
    fn is_on(&self, solid: &Solid, face: &Face, x: DVec3, margin: f64) -> bool {
        let x = x - face.height(x) * face.normal;
        let within = |other: &Face| {
            let beyond = other.height(x);
            beyond <= solid.tolerance || (beyond <= margin && self.covers(solid, other, x))
        };
        solid.faces.iter().all(within)
    }

    /// Appends the manifolds of the other body's shape with an exposed face, without the points beside it.
    fn touch_in_plane(&self, solid: &Solid, face: &Face, other: (&plane::Shape, &plane::Pose), margin: f64, out: &mut plane::Manifolds) {
        let half_plane = plane::Shape::HalfPlane { normal: face.normal.truncate() };
        let pose = plane::Pose { at: face.at().truncate(), rotation: DVec2::X };
        let [(a, pose_a), (b, pose_b)] = self.ordered((&half_plane, &pose), other);
        let before = out.len();
        plane::collide(a, pose_a, b, pose_b, margin, out);
        for manifold in &mut out[before..] {
            manifold.retain(|p| {
                p.feature |= solid.part << if self.first { 16 } else { 0 };
                self.is_on(solid, face, p.point.extend(0.0), margin)
            });
        }
    }

    /// As [`Self::touch_in_plane`], in space.
    fn touch_in_space(&self, solid: &Solid, face: &Face, other: (&space::Shape, &space::Pose), margin: f64, out: &mut space::Manifolds) {
        let half_space = space::Shape::HalfSpace { normal: face.normal };
        let pose = space::Pose::at(face.at());
        let [(a, pose_a), (b, pose_b)] = self.ordered((&half_space, &pose), other);
        let before = out.as_slice().len();
        space::collide(a, pose_a, b, pose_b, margin, out);
        for manifold in &mut out.as_mut_slice()[before..] {
            manifold.retain(|p| {
                p.feature |= solid.part << if self.first { 26 } else { 20 };
                self.is_on(solid, face, p.point, margin)
            });
        }
    }

    fn ordered<T>(&self, own: T, other: T) -> [T; 2] {
        if self.first { [own, other] } else { [other, own] }
    }
}
