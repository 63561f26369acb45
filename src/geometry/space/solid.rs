//! Convex polyhedron as the narrow phase uses it, in the frame of the first shape of a pair. The core of a capsule, a
//! segment, is represented likewise: two vertices, one edge, no face.

use super::hull::{Edge, Hull};
use super::pose::Pose;
use glam::DVec3;

/// A polyhedron or a segment.
#[derive(Clone, Copy)]
pub(super) struct Solid<'a> {
    /// The polyhedron; `None` for a segment.
    pub hull: Option<&'a Hull>,
    pub vertices: &'a [DVec3],
    /// Outward unit normals of the faces.
    pub normals: &'a [DVec3],
    /// Half the diagonal of its bounding box, m.
    pub size: f64,
}

/// The edge of a segment; it has no faces.
const SEGMENT: [Edge; 1] = [Edge { tail: 0, head: 1, left: 0, right: 0 }];

impl<'a> Solid<'a> {
    /// A hull in its own frame.
    pub fn of_hull(hull: &'a Hull) -> Self {
        Solid { hull: Some(hull), vertices: hull.vertices(), normals: hull.normals(), size: hull.size() }
    }

    /// A segment between two points.
    pub fn of_segment(ends: &'a [DVec3; 2]) -> Self {
        Solid { hull: None, vertices: ends, normals: &[], size: 0.5 * (ends[1] - ends[0]).length() }
    }

    /// A hull moved by a pose; `work` stores its vertices and normals.
    pub fn moved(hull: &'a Hull, pose: &Pose, work: &'a mut Moved) -> Self {
        work.vertices.resize(hull.vertices().len(), DVec3::ZERO);
        for (moved, v) in work.vertices.iter_mut().zip(hull.vertices()) {
            *moved = pose.point(*v);
        }
        work.normals.resize(hull.normals().len(), DVec3::ZERO);
        for (moved, n) in work.normals.iter_mut().zip(hull.normals()) {
            *moved = pose.vector(*n);
        }
        Solid { hull: Some(hull), vertices: &work.vertices, normals: &work.normals, size: hull.size() }
    }

    /// The mean of the vertices, a point inside.
    pub fn middle(&self) -> DVec3 {
        self.vertices.iter().sum::<DVec3>() / self.vertices.len() as f64
    }

    pub fn edges(&self) -> &'a [Edge] {
        self.hull.map_or(&SEGMENT, Hull::edges)
    }

    /// Both ends of an edge.
    pub fn ends(&self, edge: usize) -> [DVec3; 2] {
        let edge = self.edges()[edge];
        [self.vertices[usize::from(edge.tail)], self.vertices[usize::from(edge.head)]]
    }

    /// Support vertex in a direction (the first of equals) and its coordinate along the direction, m.
    pub fn support(&self, direction: DVec3) -> (usize, f64) {
        let mut best = (0, f64::NEG_INFINITY);
        for (i, v) in self.vertices.iter().enumerate() {
            let along = direction.dot(*v);
            if along > best.1 {
                best = (i, along);
            }
        }
        best
    }

    /// The vertices around a face; both ends of a segment.
    pub fn corners(&self, face: usize) -> &'a [u8] {
        self.hull.map_or(&[0, 1], |h| h.corners(face))
    }

    /// The edges around a face.
    pub fn sides(&self, face: usize) -> &'a [u8] {
        self.hull.map_or(&[0, 0], |h| h.sides(face))
    }

    /// A vertex of a face.
    pub fn on_face(&self, face: usize) -> DVec3 {
        self.vertices[usize::from(self.corners(face)[0])]
    }

    /// The face around the vertex farthest against `normal` whose own normal is most against it.
    pub fn face_against(&self, normal: DVec3) -> usize {
        let vertex = self.support(-normal).0;
        let mut best = (0, f64::INFINITY);
        if self.hull.is_some() {
            for edge in self.edges().iter().filter(|e| usize::from(e.tail) == vertex || usize::from(e.head) == vertex) {
                for face in &[edge.left, edge.right] {
                    let face = usize::from(*face);
                    let along = normal.dot(self.normals[face]);
                    // The lowest index wins a tie, in any order of the edges.
                    if along < best.1 || (along == best.1 && face < best.0) {
                        best = (face, along);
                    }
                }
            }
        }
        best.0
    }
}

/// Vertices and normals of a moved hull.
#[derive(Clone, Debug, Default)]
pub(super) struct Moved {
    vertices: Vec<DVec3>,
    normals: Vec<DVec3>,
}
