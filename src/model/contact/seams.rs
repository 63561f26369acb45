//! Seams between fixed bodies that lie against each other, such as the tiles of a floor. The face between two of them is
//! covered: nothing can touch it. Taken by itself, each body would still be touched there by what slides along (a *ghost collision*):
//! the edge of the next one is the nearest feature, and the normal points against the motion.
//!
//!   a face is covered     where its corners, moved out of its body, are inside another fixed body
//!   a normal is hidden    where all corners of the body that are farthest along it belong to one covered face
//!
//! Contacts with a hidden normal are found again on the body's nearest exposed face, which goes on over the neighbour on the
//! other side of a covered one. (E. Catto, "Ghost collisions", box2d.org 2020, for the chains of the plane.)

use super::poses::Poses;
use crate::geometry::{plane, space};
use crate::math::{Work, vector};
use crate::model::body::{Bodies, Body};
use crate::model::shape::Geometry;
use glam::{DVec2, DVec3};

/// Distance, in parts of the body's size, by which neighbours may fail to meet.
const TOLERANCE: f64 = 1e-3;

/// Heights that differ by less than this, in parts of the body's size, are one.
const LEVEL: f64 = 1e-6;

/// Elementary operations to compare a corner of one body with the faces of another, roughly.
const WORK_OF_A_CORNER: u64 = 40;

/// A face of a fixed body, in the world.
#[derive(Debug)]
struct Face {
    /// Unit vector out of the body.
    normal: DVec3,
    /// Its plane is normal·x = offset, m.
    offset: f64,
    /// Its corners among the body's vertices; none of a half-plane or half-space.
    corners: Vec<u16>,
    /// Index of the fixed body that covers it.
    covered_by: Option<u32>,
}

impl Face {
    fn height(&self, x: DVec3) -> f64 {
        self.normal.dot(x) - self.offset
    }

    /// The point of its plane that is nearest to the origin.
    fn at(&self) -> DVec3 {
        self.offset * self.normal
    }
}

/// True of a fixed body, by its index, that the other body of a pair touches too: only such a one covers a face from it.
pub(super) type Meets<'a> = dyn Fn(u32) -> bool + 'a;

/// A convex body that is fixed, in the world.
#[derive(Debug)]
struct Solid {
    body: u32,
    vertices: Vec<DVec3>,
    faces: Vec<Face>,
    /// m
    size: f64,
}

/// The fixed bodies that have covered faces.
#[derive(Debug, Default)]
pub(super) struct Seams {
    /// Ascending by body.
    solids: Vec<Solid>,
    /// All fixed bodies, and where they were when their faces were compared.
    fixed: Vec<u32>,
    placed: Poses,
    /// True once the faces of the model are compared.
    known: bool,
}

impl Seams {
    /// Finds the covered faces anew if a fixed body has moved, or after `forget`. All fixed bodies that are near each other are among
    /// the pairs.
    pub fn read(&mut self, bodies: &Bodies, poses: &Poses, pairs: &[(u32, u32)], work: &Work) {
        if !self.known {
            self.fixed.clear();
            self.fixed.extend((0..bodies.list().len() as u32).filter(|i| is_fixed(&bodies.list()[*i as usize])));
        } else if self.stand_still(poses) {
            return;
        }
        self.placed.copy(poses, &self.fixed);
        let both = |(a, b): &(u32, u32)| self.fixed.binary_search(a).is_ok() && self.fixed.binary_search(b).is_ok();
        let mut near = vec![false; bodies.list().len()];
        pairs.iter().filter(|pair| both(pair)).for_each(|(a, b)| (near[*a as usize], near[*b as usize]) = (true, true));
        let solid = |i: &u32| if near[*i as usize] { Solid::of(&bodies.list()[*i as usize], *i, poses) } else { None };
        self.solids = self.fixed.iter().filter_map(solid).collect();
        self.known = true;
        for (a, b) in pairs {
            let (Some(one), Some(other)) = (self.place(*a), self.place(*b)) else { continue };
            let corners = self.solids[one].vertices.len() + self.solids[other].vertices.len();
            self.known = work.charge(WORK_OF_A_CORNER * corners as u64);
            if !self.known {
                break;
            }
            self.cover(one, other);
            self.cover(other, one);
        }
        self.solids.retain(|solid| solid.faces.iter().any(|face| face.covered_by.is_some()));
    }

    /// Drops all, so that they are found anew.
    pub fn forget(&mut self) {
        self.known = false;
    }

    /// True where fixed bodies have covered faces.
    pub fn exist(&self) -> bool {
        !self.solids.is_empty()
    }

    /// Finds the manifolds of two bodies of the plane again if one is fixed and a normal is hidden.
    #[inline(never)]
    pub fn mend_in_plane(
        &self,
        pair: [usize; 2],
        meets: &Meets,
        shapes: [(&plane::Shape, &plane::Pose); 2],
        margin: f64,
        out: &mut plane::Manifolds,
    ) {
        if let Some(fixed) = self.fixed_of(pair, meets)
            && fixed.hides(out.iter().map(|manifold| manifold.normal.extend(0.0)))
        {
            fixed.touch_in_plane(shapes[usize::from(fixed.first)], margin, out);
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
        if let Some(fixed) = self.fixed_of(pair, meets)
            && fixed.hides(out.as_slice().iter().map(|manifold| manifold.normal))
        {
            fixed.touch_in_space(shapes[usize::from(fixed.first)], margin, out);
        }
    }

    /// The one of two bodies that has covered faces.
    fn fixed_of<'a>(&'a self, [a, b]: [usize; 2], meets: &'a Meets<'a>) -> Option<Fixed<'a>> {
        let of = |body: usize| self.place(body as u32).map(|place| &self.solids[place]);
        let (solid, first) = of(a).map(|solid| (solid, true)).or_else(|| of(b).map(|solid| (solid, false)))?;
        Some(Fixed { solid, first, meets })
    }

    /// True where no fixed body has moved.
    fn stand_still(&self, poses: &Poses) -> bool {
        let Poses { plane, space } = &self.placed;
        let fixed = || self.fixed.iter().map(|i| *i as usize);
        fixed().zip(plane).all(|(i, before)| poses.plane[i] == *before) && fixed().zip(space).all(|(i, before)| poses.space[i] == *before)
    }

    /// Where a body is in the list.
    fn place(&self, body: u32) -> Option<usize> {
        self.solids.binary_search_by_key(&body, |solid| solid.body).ok()
    }

    /// Notes which faces of a body another one covers.
    fn cover(&mut self, one: usize, other: usize) {
        for face in 0..self.solids[one].faces.len() {
            if self.solids[one].is_covered(face, &self.solids[other]) {
                self.solids[one].faces[face].covered_by = Some(self.solids[other].body);
            }
        }
    }
}

/// True of a body that nothing moves, and that others touch.
fn is_fixed(body: &Body) -> bool {
    body.fixed && body.path.is_none() && body.rigid.as_ref().is_some_and(|rigid| rigid.collides)
}

impl Solid {
    /// A half-plane, half-space, polygon, box or hull where it stands.
    fn of(body: &Body, index: u32, poses: &Poses) -> Option<Solid> {
        let i = index as usize;
        let mut solid = Solid { body: index, vertices: Vec::new(), faces: Vec::new(), size: 0.0 };
        match &body.rigid.as_ref()?.shape.geometry {
            Geometry::Plane(plane::Shape::HalfPlane { normal }) => {
                let pose = &poses.plane[i];
                solid.add_face(pose.vector(*normal).extend(0.0), pose.at.extend(0.0), Vec::new());
            }
            Geometry::Plane(plane::Shape::Convex(polygon)) if polygon.radius() == 0.0 => {
                let (pose, count) = (&poses.plane[i], polygon.vertices().len() as u16);
                solid.vertices.extend(polygon.vertices().iter().map(|x| pose.point(*x).extend(0.0)));
                for (k, normal) in (0..count).zip(polygon.normals()) {
                    solid.add_face(pose.vector(*normal).extend(0.0), solid.vertices[usize::from(k)], vec![k, (k + 1) % count]);
                }
            }
            Geometry::Space(space::Shape::HalfSpace { normal }) => {
                let pose = &poses.space[i];
                solid.add_face(pose.vector(*normal), pose.at, Vec::new());
            }
            Geometry::Space(space::Shape::Box { hull, .. } | space::Shape::Hull(hull)) => {
                let pose = &poses.space[i];
                solid.vertices.extend(hull.vertices().iter().map(|x| pose.point(*x)));
                for (k, normal) in hull.normals().iter().enumerate() {
                    let corners: Vec<u16> = hull.corners(k).iter().map(|corner| u16::from(*corner)).collect();
                    solid.add_face(pose.vector(*normal), solid.vertices[usize::from(corners[0])], corners);
                }
            }
            _ => return None,
        }
        solid.size = body.rigid.as_ref()?.shape.reach;
        Some(solid)
    }

    fn add_face(&mut self, normal: DVec3, at: DVec3, corners: Vec<u16>) {
        self.faces.push(Face { normal, offset: normal.dot(at), corners, covered_by: None });
    }

    /// True where another body covers a face: its corners, moved out of this body, are in the other one.
    fn is_covered(&self, face: usize, by: &Solid) -> bool {
        let face = &self.faces[face];
        let tolerance = TOLERANCE * self.size;
        let out = 2.0 * tolerance * face.normal;
        let inside = |corner: &u16| by.contains(self.vertices[usize::from(*corner)] + out, tolerance);
        face.covered_by.is_none() && !face.corners.is_empty() && face.corners.iter().all(inside)
    }

    /// True if a point is inside, or outside by no more than a distance.
    fn contains(&self, x: DVec3, within: f64) -> bool {
        self.faces.iter().all(|face| face.height(x) <= within)
    }

    /// True where what touches the body along a normal out of it touches a covered face.
    fn hides(&self, normal: DVec3, meets: &Meets) -> bool {
        let height = |corner: usize| normal.dot(self.vertices[corner]);
        let top = (0..self.vertices.len()).map(height).fold(f64::NEG_INFINITY, vector::larger);
        let farthest = |corner: usize| height(corner) >= top - LEVEL * self.size;
        let holds = |face: &Face| (0..self.vertices.len()).all(|i| !farthest(i) || face.corners.contains(&(i as u16)));
        self.faces.iter().any(|face| face.covered_by.is_some_and(meets) && holds(face))
    }

    /// The exposed face with the largest gap; none where a gap is beyond the margin (`gap` gives none).
    fn nearest_face(&self, meets: &Meets, mut gap: impl FnMut(&Face) -> Option<f64>) -> Option<&Face> {
        let mut nearest: Option<(f64, &Face)> = None;
        for face in self.faces.iter().filter(|face| !face.covered_by.is_some_and(meets)) {
            let gap = gap(face)?;
            if nearest.is_none_or(|(largest, _)| gap > largest) {
                nearest = Some((gap, face));
            }
        }
        nearest.map(|(_, face)| face)
    }

    /// True where a point lies over a face, or beyond a covered neighbour of it by the margin at most.
    fn is_on(&self, face: &Face, x: DVec3, meets: &Meets, margin: f64) -> bool {
        let x = x - face.height(x) * face.normal;
        let beyond = |other: &Face| if other.covered_by.is_some_and(meets) { margin } else { TOLERANCE * self.size };
        self.faces.iter().all(|other| other.height(x) <= beyond(other))
    }
}

/// A fixed body with covered faces, in a pair of bodies that may touch.
struct Fixed<'a> {
    solid: &'a Solid,
    /// True where it is the first of the two.
    first: bool,
    meets: &'a Meets<'a>,
}

impl Fixed<'_> {
    /// True where one of the normals, each from the first body to the second, is hidden.
    fn hides(&self, mut normals: impl Iterator<Item = DVec3>) -> bool {
        normals.any(|normal| self.solid.hides(if self.first { normal } else { -normal }, self.meets))
    }

    /// The manifolds of the other body's shape with the nearest exposed face, without the points beside it.
    fn touch_in_plane(&self, other: (&plane::Shape, &plane::Pose), margin: f64, out: &mut plane::Manifolds) {
        let touch = |face: &Face, out: &mut plane::Manifolds| {
            let half_plane = plane::Shape::HalfPlane { normal: face.normal.truncate() };
            let pose = plane::Pose { at: face.at().truncate(), rotation: DVec2::X };
            let [(a, pose_a), (b, pose_b)] = self.ordered((&half_plane, &pose), other);
            out.clear();
            plane::collide(a, pose_a, b, pose_b, margin, out);
        };
        let nearest = self.solid.nearest_face(self.meets, |face| {
            touch(face, out);
            out.iter().map(plane::Manifold::deepest).reduce(vector::smaller)
        });
        out.clear();
        if let Some(face) = nearest {
            touch(face, out);
            out.iter_mut().for_each(|manifold| manifold.retain(|x| self.solid.is_on(face, x.extend(0.0), self.meets, margin)));
        }
    }

    /// As [`Self::touch_in_plane`], in space.
    fn touch_in_space(&self, other: (&space::Shape, &space::Pose), margin: f64, out: &mut space::Manifolds) {
        let touch = |face: &Face, out: &mut space::Manifolds| {
            let half_space = space::Shape::HalfSpace { normal: face.normal };
            let pose = space::Pose::at(face.at());
            let [(a, pose_a), (b, pose_b)] = self.ordered((&half_space, &pose), other);
            out.clear();
            space::collide(a, pose_a, b, pose_b, margin, out);
        };
        let nearest = self.solid.nearest_face(self.meets, |face| {
            touch(face, out);
            out.as_slice().iter().flat_map(space::Manifold::points).map(|point| point.gap).reduce(vector::smaller)
        });
        out.clear();
        if let Some(face) = nearest {
            touch(face, out);
            out.retain_points(|x| self.solid.is_on(face, x, self.meets, margin));
        }
    }

    fn ordered<T>(&self, own: T, other: T) -> [T; 2] {
        if self.first { [own, other] } else { [other, own] }
    }
}
