//! Outline of a shape for drawing, in body coordinates.

use crate::geometry::plane::Outline;
use crate::geometry::space;
use crate::model::constraint::Glyph;
use crate::model::shape::Geometry;
use glam::{DVec2, DVec3};

/// The glyphs of a shape.
pub(super) fn of(geometry: &Geometry) -> Vec<Glyph> {
    match geometry {
        Geometry::Plane(shape) => shape.outline().iter().map(in_plane).collect(),
        Geometry::Space(shape) => {
            let mut out = Vec::new();
            in_space(shape, &space::Pose::IDENTITY, &mut out);
            out
        }
    }
}

fn three(x: DVec2) -> [f64; 3] {
    [x.x, x.y, 0.0]
}

fn in_plane(outline: &Outline) -> Glyph {
    match outline {
        Outline::Circle { center, radius } => Glyph::Circle { center: three(*center), radius: *radius, normal: [0.0, 0.0, 1.0] },
        Outline::Path { points, closed } => Glyph::Polyline { points: points.iter().map(|p| three(*p)).collect(), closed: *closed },
        Outline::Line { at, normal } => Glyph::Boundary { at: three(*at), normal: three(*normal) },
    }
}

fn in_space(shape: &space::Shape, pose: &space::Pose, out: &mut Vec<Glyph>) {
    let axis = |v: DVec3| pose.vector(v).to_array();
    match shape {
        space::Shape::Sphere { radius } => out.push(Glyph::Ball { center: pose.at.to_array(), radius: *radius }),
        space::Shape::Capsule { half_length, radius } => {
            let end = half_length * DVec3::Y;
            out.push(Glyph::Rounded { from: pose.point(-end).to_array(), to: pose.point(end).to_array(), radius: *radius });
        }
        space::Shape::HalfSpace { normal } => out.push(Glyph::Boundary { at: pose.at.to_array(), normal: axis(*normal) }),
        space::Shape::Compound(parts) => parts.iter().for_each(|(place, part)| in_space(part, &pose.times(place), out)),
        space::Shape::Box { .. } | space::Shape::Hull(_) => {
            if let Some(mesh) = shape.mesh() {
                let vertices = mesh.vertices.iter().map(|v| pose.point(*v).to_array()).collect();
                out.push(Glyph::Mesh { vertices, triangles: mesh.triangles, edges: mesh.edges });
            }
        }
    }
}
