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
    fn height(&self, x: DVec3) -> f64 {
        self.normal.dot(x) - self.offset
    }

    /// From a point of the plane, the way in it to another plane; None if they are parallel.
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

/// A convex body that is fixed, in the world.
#[derive(Debug)]
struct Solid {
    body: u32,
    /// None of a half-plane or half-space.
    vertices: Vec<DVec3>,
    faces: Vec<Face>,
    /// The bodies that lie against it, by their places in the list.
    neighbours: Vec<u32>,
    /// Distance by which neighbours may fail to meet, m
    tolerance: f64,
}

/// The fixed bodies that lie against others.
#[derive(Debug, Default)]
pub(super) struct Seams {
    /// Ascending by body.
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
        let both = |(a, b): &(u32, u32)| self.fixed.binary_search(a).is_ok() && self.fixed.binary_search(b).is_ok();
        let mut near = vec![false; bodies.list().len()];
        pairs.iter().filter(|pair| both(pair)).for_each(|(a, b)| (near[*a as usize], near[*b as usize]) = (true, true));
        self.exist = false;
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
            if self.solids[one].meets(&self.solids[other]) {
                self.solids[one].neighbours.push(other as u32);
                self.solids[other].neighbours.push(one as u32);
            }
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

    /// Finds the manifolds of two bodies of the plane again if one is fixed and a contact is hidden.
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
        let exposed = out.iter().find_map(|manifold| {
            let points = manifold.points().iter().map(|p| (p.point.extend(0.0), p.gap));
            fixed.exposed(manifold.normal.extend(0.0), points)
        });
        if let Some(exposed) = exposed {
            fixed.touch_in_plane(exposed, shapes[usize::from(fixed.first)], margin, out);
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
        let exposed = out.as_slice().iter().find_map(|manifold| {
            let points = manifold.points().iter().map(|p| (p.point, p.gap));
            fixed.exposed(manifold.normal, points)
        });
        if let Some(exposed) = exposed {
            fixed.touch_in_space(exposed, shapes[usize::from(fixed.first)], margin, out);
        }
    }

    /// The one of two bodies that lies against others.
    fn fixed_of<'a>(&'a self, [a, b]: [usize; 2], meets: &'a Meets<'a>) -> Option<Fixed<'a>> {
        let of = |body: usize| self.place(body as u32).map(|place| &self.solids[place]).filter(|solid| !solid.neighbours.is_empty());
        let (solid, first) = of(a).map(|solid| (solid, true)).or_else(|| of(b).map(|solid| (solid, false)))?;
        Some(Fixed { solids: &self.solids, solid, first, meets })
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
}

/// True of a body that nothing moves, and that others touch.
fn is_fixed(body: &Body) -> bool {
    body.fixed && body.path.is_none() && body.rigid.as_ref().is_some_and(|rigid| rigid.collides)
}

impl Solid {
    /// A half-plane, half-space, polygon, box or hull where it stands.
    fn of(body: &Body, index: u32, poses: &Poses) -> Option<Solid> {
        let i = index as usize;
        let tolerance = TOLERANCE * body.rigid.as_ref()?.shape.reach;
        let mut solid = Solid { body: index, vertices: Vec::new(), faces: Vec::new(), neighbours: Vec::new(), tolerance };
        match &body.rigid.as_ref()?.shape.geometry {
            Geometry::Plane(plane::Shape::HalfPlane { normal }) => {
                let pose = &poses.plane[i];
                solid.add_face(pose.vector(*normal).extend(0.0), pose.at.extend(0.0));
            }
            Geometry::Plane(plane::Shape::Convex(polygon)) if polygon.radius() == 0.0 => {
                let pose = &poses.plane[i];
                for (vertex, normal) in polygon.vertices().iter().zip(polygon.normals()) {
                    let vertex = pose.point(*vertex).extend(0.0);
                    solid.vertices.push(vertex);
                    solid.add_face(pose.vector(*normal).extend(0.0), vertex);
                }
            }
            Geometry::Space(space::Shape::HalfSpace { normal }) => {
                let pose = &poses.space[i];
                solid.add_face(pose.vector(*normal), pose.at);
            }
            Geometry::Space(space::Shape::Box { hull, .. } | space::Shape::Hull(hull)) => {
                let pose = &poses.space[i];
                solid.vertices.extend(hull.vertices().iter().map(|x| pose.point(*x)));
                for (k, normal) in hull.normals().iter().enumerate() {
                    solid.add_face(pose.vector(*normal), solid.vertices[usize::from(hull.corners(k)[0])]);
                }
            }
            _ => return None,
        }
        Some(solid)
    }

    fn add_face(&mut self, normal: DVec3, at: DVec3) {
        self.faces.push(Face { normal, offset: normal.dot(at) });
    }

    /// True unless a face of one of them has the other one wholly outside.
    fn meets(&self, other: &Solid) -> bool {
        let tolerance = vector::larger(self.tolerance, other.tolerance);
        let apart = |a: &Solid, b: &Solid| {
            let outside = |face: &Face| !b.vertices.is_empty() && b.vertices.iter().all(|x| face.height(*x) > tolerance);
            a.faces.iter().any(outside)
        };
        !apart(self, other) && !apart(other, self)
    }

    /// True if a point is inside, or outside by no more than a distance.
    fn contains(&self, x: DVec3, within: f64) -> bool {
        self.faces.iter().all(|face| face.height(x) <= within)
    }
}

/// A fixed body that lies against others, in a pair of bodies that may touch.
struct Fixed<'a> {
    solids: &'a [Solid],
    solid: &'a Solid,
    /// True where it is the first of the two.
    first: bool,
    meets: &'a Meets<'a>,
}

impl Fixed<'_> {
    /// The exposed face on which a hidden manifold is found again. Its normal leads from the first body to the second; its points lie
    /// midway between the surfaces, each with its gap.
    fn exposed(&self, normal: DVec3, found: impl Iterator<Item = (DVec3, f64)>) -> Option<&Face> {
        let out = if self.first { normal } else { -normal };
        let (mut points, mut count) = ([DVec3::ZERO; space::MAX_POINTS], 0);
        for ((point, gap), to) in found.zip(&mut points) {
            *to = point - 0.5 * gap * out;
            count += 1;
        }
        let points = &points[..count];
        let on = |face: &Face, x: DVec3| face.height(x).abs() <= self.solid.tolerance && self.covers(face, x);
        let touched = |face: &Face| out.dot(face.normal) > LEAN && points.iter().all(|x| on(face, *x));
        let hidden = self.solid.faces.iter().find(|face| touched(face))?;
        let lowest = |face: &Face| points.iter().map(|x| face.height(*x)).reduce(vector::smaller);
        let others = self.solid.faces.iter().filter(|face| !points.iter().all(|x| self.covers(face, *x)));
        let (_, nearest) = others.filter_map(|face| Some((lowest(face)?, face))).max_by(|(a, _), (b, _)| a.total_cmp(b))?;
        let covered_to_edge = |x: &DVec3| hidden.way_to(nearest, *x).is_some_and(|way| self.covers(hidden, *x + way));
        points.iter().all(covered_to_edge).then_some(nearest)
    }

    /// True where a body that the other one of the pair touches too lies on a face, at a point of it.
    fn covers(&self, face: &Face, x: DVec3) -> bool {
        let tolerance = self.solid.tolerance;
        let x = x + (2.0 * tolerance - face.height(x)) * face.normal;
        let mut neighbours = self.solid.neighbours.iter().map(|place| &self.solids[*place as usize]);
        neighbours.any(|other| (self.meets)(other.body) && other.contains(x, tolerance))
    }

    /// True where a point lies over a face, or beyond a covered neighbour of it by the margin at most.
    fn is_on(&self, face: &Face, x: DVec3, margin: f64) -> bool {
        let x = x - face.height(x) * face.normal;
        let within = |other: &Face| {
            let beyond = other.height(x);
            beyond <= self.solid.tolerance || (beyond <= margin && self.covers(other, x))
        };
        self.solid.faces.iter().all(within)
    }

    /// The manifolds of the other body's shape with an exposed face, without the points beside it.
    fn touch_in_plane(&self, face: &Face, other: (&plane::Shape, &plane::Pose), margin: f64, out: &mut plane::Manifolds) {
        let half_plane = plane::Shape::HalfPlane { normal: face.normal.truncate() };
        let pose = plane::Pose { at: face.at().truncate(), rotation: DVec2::X };
        let [(a, pose_a), (b, pose_b)] = self.ordered((&half_plane, &pose), other);
        out.clear();
        plane::collide(a, pose_a, b, pose_b, margin, out);
        out.iter_mut().for_each(|manifold| manifold.retain(|x| self.is_on(face, x.extend(0.0), margin)));
    }

    /// As [`Self::touch_in_plane`], in space.
    fn touch_in_space(&self, face: &Face, other: (&space::Shape, &space::Pose), margin: f64, out: &mut space::Manifolds) {
        let half_space = space::Shape::HalfSpace { normal: face.normal };
        let pose = space::Pose::at(face.at());
        let [(a, pose_a), (b, pose_b)] = self.ordered((&half_space, &pose), other);
        out.clear();
        space::collide(a, pose_a, b, pose_b, margin, out);
        out.retain_points(|x| self.is_on(face, x, margin));
    }

    fn ordered<T>(&self, own: T, other: T) -> [T; 2] {
        if self.first { [own, other] } else { [other, own] }
    }
}
