//! Mesh of a polyhedron, for drawing. Spheres and capsules are described by their parameters, a half-space by its normal.

use super::Shape;
use super::hull::Hull;
use glam::DVec3;

/// A closed surface, in local coordinates.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mesh {
    /// Vertices, m.
    pub vertices: Vec<DVec3>,
    /// Counter-clockwise seen from outside.
    pub triangles: Vec<[u32; 3]>,
    /// Edges of the polyhedron, without the diagonals of its faces.
    pub edges: Vec<[u32; 2]>,
}

impl Shape {
    /// The surface of a box or hull; `None` for shapes without vertices and for compounds (take the mesh of each part).
    #[must_use]
    pub fn mesh(&self) -> Option<Mesh> {
        let (Shape::Box { hull, .. } | Shape::Hull(hull)) = self else { return None };
        Some(mesh(hull))
    }
}

fn mesh(hull: &Hull) -> Mesh {
    let edges = hull.edges().iter().map(|e| [u32::from(e.tail), u32::from(e.head)]).collect();
    Mesh { vertices: hull.vertices().to_vec(), triangles: hull.triangles(), edges }
}
