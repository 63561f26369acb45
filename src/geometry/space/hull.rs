//! A convex polyhedron: vertices, faces with outward normals, edges between two faces.

use crate::math::Mapped;
use glam::DVec3;

/// Largest distance of a given point outside the hull, and above the plane of a face, as a share of the extent.
pub(super) const OUTSIDE: f64 = 5e-9;

/// A plane face; its corners run counter-clockwise seen from outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// Its corners are `start..end` in the hull's list of corners.
    start: u16,
    end: u16,
    /// m²
    pub area: f64,
}

/// An edge. Seen from outside with the head above the tail, `left` and `right` are the faces on either side; the edge is
/// directed along n_left × n_right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Vertex index.
    pub tail: u8,
    /// Vertex index.
    pub head: u8,
    /// Face index.
    pub left: u8,
    /// Face index.
    pub right: u8,
}

/// The polyhedron, in local coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Hull {
    vertices: Vec<DVec3>,
    /// Outward unit normals, one per face.
    normals: Vec<DVec3>,
    faces: Vec<Face>,
    /// Vertex indices of all faces, one face after the other.
    corners: Vec<u8>,
    /// Edge index from each corner to the next corner of its face.
    sides: Vec<u8>,
    edges: Vec<Edge>,
    /// Half the diagonal of its bounding box, m.
    size: f64,
    /// The cylinder or cone that it stands for.
    pub(super) round: Option<Round>,
}

/// Twice the area of a triangle times its normal: the cross product of the two shorter sides, accurate also if two corners are
/// very close.
fn twice_area([a, b, c]: [DVec3; 3]) -> DVec3 {
    let [ab, bc, ca] = [b - a, c - b, a - c].mapped(DVec3::length_squared);
    if bc >= ab && bc >= ca {
        (b - a).cross(c - a)
    } else if ca >= ab {
        (c - b).cross(a - b)
    } else {
        (a - c).cross(b - c)
    }
}

/// The radii of a cylinder or cone at both ends of its axis, and the ends' places along y, m.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Round {
    pub radii: [f64; 2],
    pub ends: [f64; 2],
}

impl Hull {
    /// From the faces of a hull of these points; `None` if they do not close, are not convex, or leave a point outside.
    pub(super) fn checked(vertices: Vec<DVec3>, loops: &[Vec<u8>], points: &[DVec3]) -> Option<Hull> {
        let hull = Hull::of_faces(vertices, loops)?;
        let tolerance = OUTSIDE * 2.0 * hull.size;
        let holds = |face: usize| {
            let (corners, normal) = (hull.corners(face), hull.normals[face]);
            let at = |k: usize| hull.vertices[usize::from(corners[k % corners.len()])];
            let turns_left = |k| (at(k + 1) - at(k)).cross(at(k + 2) - at(k + 1)).dot(normal) > 0.0;
            points.iter().all(|p| hull.height(face, *p) <= tolerance)
                && corners.iter().all(|v| hull.height(face, hull.vertices[usize::from(*v)]).abs() <= tolerance)
                && (0..corners.len()).all(turns_left)
        };
        let convex = |edge: &Edge| {
            let along = hull.vertices[usize::from(edge.head)] - hull.vertices[usize::from(edge.tail)];
            hull.normals[usize::from(edge.left)].cross(hull.normals[usize::from(edge.right)]).dot(along) > 0.0
        };
        ((0..hull.faces.len()).all(holds) && hull.edges.iter().all(convex)).then_some(hull)
    }

    /// The box of these half extents, m. Bit k of a vertex index is its side along axis k; face 2k has the normal +axis k,
    /// face 2k + 1 the opposite.
    pub(super) fn of_box(half: DVec3) -> Hull {
        let sign = |bit: usize| if bit == 0 { -1.0 } else { 1.0 };
        let vertices = (0..8).map(|i| half * DVec3::new(sign(i & 1), sign(i & 2), sign(i & 4))).collect();
        let mut loops = Vec::with_capacity(6);
        for k in 0..3 {
            let (x, y, z) = (1 << k, 1 << ((k + 1) % 3), 1 << ((k + 2) % 3));
            loops.push(vec![x, x | y, x | y | z, x | z]);
            loops.push(vec![0, z, y | z, y]);
        }
        let hull = Hull::of_faces(vertices, &loops);
        debug_assert!(hull.is_some(), "a box is closed");
        hull.unwrap_or_else(Hull::empty)
    }

    fn empty() -> Hull {
        let (vertices, normals, faces, corners, sides, edges) = Default::default();
        Hull { vertices, normals, faces, corners, sides, edges, size: 0.0, round: None }
    }

    /// From faces given by their corners; `None` if they do not close.
    fn of_faces(vertices: Vec<DVec3>, loops: &[Vec<u8>]) -> Option<Hull> {
        let mut hull = Hull { vertices, ..Hull::empty() };
        for corners in loops {
            // Newell: twice the area times the normal, the sum over a fan of triangles.
            let at = |i: usize| hull.vertices[usize::from(corners[i])];
            let twice: DVec3 = (1..corners.len() - 1).map(|i| twice_area([at(0), at(i), at(i + 1)])).sum();
            let start = hull.corners.len() as u16;
            hull.normals.push(twice.try_normalize()?);
            hull.corners.extend_from_slice(corners);
            hull.faces.push(Face { start, end: start + corners.len() as u16, area: 0.5 * twice.length() });
        }
        hull.connect()?;
        let (min, max) = hull.vertices.iter().fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(lo, hi), v| (lo.min(*v), hi.max(*v)));
        hull.size = 0.5 * (max - min).length();
        Some(hull)
    }

    /// Finds the edges: each runs forth in one face and back in another.
    fn connect(&mut self) -> Option<()> {
        const OPEN: u8 = u8::MAX;
        for face in 0..self.faces.len() {
            let range = self.range(face);
            for k in range.clone() {
                let next = if k + 1 == range.end { range.start } else { k + 1 };
                let (tail, head) = (self.corners[k], self.corners[next]);
                let known = self.edges.iter().position(|e| e.tail == head && e.head == tail && e.right == OPEN);
                if let Some(edge) = known {
                    self.edges[edge].right = face as u8;
                }
                self.sides.push(known.unwrap_or(self.edges.len()) as u8);
                if known.is_none() {
                    self.edges.push(Edge { tail, head, left: face as u8, right: OPEN });
                }
            }
        }
        // Euler: V − E + F = 2.
        let closed = self.edges.iter().all(|e| e.right != OPEN) && self.vertices.len() + self.faces.len() == self.edges.len() + 2;
        closed.then_some(())
    }

    #[inline]
    fn range(&self, face: usize) -> std::ops::Range<usize> {
        usize::from(self.faces[face].start)..usize::from(self.faces[face].end)
    }

    /// Vertices, m.
    #[must_use]
    pub fn vertices(&self) -> &[DVec3] {
        &self.vertices
    }

    /// Outward unit normals of the faces.
    #[must_use]
    pub fn normals(&self) -> &[DVec3] {
        &self.normals
    }

    /// Faces.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// Edges.
    #[must_use]
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The vertices around a face, counter-clockwise from outside.
    #[must_use]
    pub fn corners(&self, face: usize) -> &[u8] {
        &self.corners[self.range(face)]
    }

    /// The edges around a face: entry k runs from corner k to the next.
    #[must_use]
    pub fn sides(&self, face: usize) -> &[u8] {
        &self.sides[self.range(face)]
    }

    /// Half the diagonal of the bounding box, m.
    #[must_use]
    pub fn size(&self) -> f64 {
        self.size
    }

    /// Signed distance of a point from the plane of a face, m; positive outside.
    #[must_use]
    pub fn height(&self, face: usize, point: DVec3) -> f64 {
        let corner = self.vertices[usize::from(self.corners[usize::from(self.faces[face].start)])];
        self.normals[face].dot(point - corner)
    }

    /// True if a point is inside or on the surface.
    #[must_use]
    pub fn contains(&self, point: DVec3) -> bool {
        (0..self.faces.len()).all(|face| self.height(face, point) <= 0.0)
    }

    /// Translates every vertex, m.
    pub fn translate(&mut self, by: DVec3) {
        self.vertices.iter_mut().for_each(|v| *v += by);
        self.round.iter_mut().flat_map(|round| &mut round.ends).for_each(|y| *y += by.y);
    }

    /// Triangulation of the faces, counter-clockwise from outside.
    #[must_use]
    pub fn triangles(&self) -> Vec<[u32; 3]> {
        let mut out = Vec::new();
        for face in 0..self.faces.len() {
            let corners = self.corners(face);
            out.extend(corners.windows(2).skip(1).map(|w| [corners[0], w[0], w[1]].mapped(u32::from)));
        }
        out
    }
}
