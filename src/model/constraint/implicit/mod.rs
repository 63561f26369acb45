//! A particle where f(x) = 0: a curve in the plane or a surface in space. Each is one file that states f, its gradient
//! ∇f and its second derivative vᵀHv; the row follows:
//!
//!   C = f(x)      Ċ = ∇f·v      J = ∇fᵀ      J̇v = vᵀHv

pub mod cylinder;
pub mod ellipse;
pub mod ellipsoid;
pub mod lemniscate;
pub mod plane;
pub mod polynomial;
pub mod sphere;
pub mod torus;

use super::{Constraint, Glyph};
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// A function f whose zero set is a curve or a surface, in local coordinates.
pub trait Implicit: std::fmt::Debug {
    /// f(x), ∇f(x) and vᵀH(x)v.
    fn at(&self, x: DVec3, v: DVec3) -> (f64, DVec3, f64);

    /// The unit of f.
    fn unit(&self) -> &'static str;

    /// Polylines of the curve or surface to draw, in local coordinates, each with true if it is closed.
    fn drawing(&self) -> Vec<(Vec<DVec3>, bool)>;
}

/// A particle on an implicit curve or surface translated to a centre.
#[derive(Debug)]
pub struct OnImplicit {
    body: usize,
    center: DVec3,
    f: Box<dyn Implicit>,
}

impl OnImplicit {
    /// From the parameters `body` and `center`.
    pub fn build(args: &crate::describe::Args, bodies: &Bodies, f: Box<dyn Implicit>) -> crate::error::Result<Box<dyn Constraint>> {
        let center = DVec3::from_array(args.vector("center"));
        Ok(Box::new(OnImplicit { body: super::one_body(args, bodies)?, center, f }))
    }
}

impl Constraint for OnImplicit {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let (x, v) = motion.particle(self.body);
        let (c, gradient, jdot_v) = self.f.at(x - self.center, v);
        rows.push(motion, Row { c, jdot_v, ..Row::default() }, [(self.body, gradient)]);
    }

    fn unit(&self) -> &'static str {
        self.f.unit()
    }

    fn glyphs(&self, _motion: &Motion) -> Vec<Glyph> {
        let moved = |line: Vec<DVec3>| line.into_iter().map(|x| (x + self.center).to_array()).collect();
        self.f.drawing().into_iter().map(|(line, closed)| Glyph::Polyline { points: moved(line), closed }).collect()
    }
}

/// Number of points of a drawn line.
const POINTS: usize = 128;

/// Halvings of a grid's edge that the curve crosses.
const HALVINGS: usize = 5;

/// A closed line through f(φ) for φ around the circle.
fn around(f: &dyn Fn(f64, f64) -> DVec3) -> (Vec<DVec3>, bool) {
    let at = |i: usize| {
        let phi = 2.0 * std::f64::consts::PI * i as f64 / POINTS as f64;
        f(libm::cos(phi), libm::sin(phi))
    };
    ((0..POINTS).map(at).collect(), true)
}

/// Pieces of the curve f = 0 in the plane within ±4 m: where f changes sign along the edges of a grid.
pub(super) fn contour(f: &mut dyn FnMut(DVec3) -> f64) -> Vec<[DVec3; 2]> {
    const CELLS: usize = 96;
    const SIZE: f64 = 8.0 / CELLS as f64;
    let corner = |i: usize, j: usize| DVec3::new(-4.0 + SIZE * i as f64, -4.0 + SIZE * j as f64, 0.0);
    let places = (0..=CELLS).flat_map(|i| (0..=CELLS).map(move |j| (i, j)));
    let values: Vec<f64> = places.map(|(i, j)| f(corner(i, j))).collect();
    let mut lines = Vec::new();
    for (i, j) in (0..CELLS).flat_map(|i| (0..CELLS).map(move |j| (i, j))) {
        let corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)];
        let at = |k: usize| values[corners[k % 4].0 * (CELLS + 1) + corners[k % 4].1];
        let place = |k: usize| corner(corners[k % 4].0, corners[k % 4].1);
        let changes = |k: usize| (at(k) < 0.0) != (at(k + 1) < 0.0);
        let mut found =
            (0..4).filter(|&k| changes(k)).map(|k| crossing(f, (place(k), at(k)), (place(k + 1), at(k + 1)))).filter(|x| x.is_finite());
        while let (Some(from), Some(to)) = (found.next(), found.next()) {
            lines.push([from, to]);
        }
    }
    lines
}

/// Where f = 0 between two places, each with its value, of different signs: halved a few times, then along the chord. The chord alone
/// is far from the curve where f is flat beside it, as around the heart (x² + y² − 1)³ = x²y³.
fn crossing(f: &mut dyn FnMut(DVec3) -> f64, mut from: (DVec3, f64), mut to: (DVec3, f64)) -> DVec3 {
    for _ in 0..HALVINGS {
        let middle = from.0.midpoint(to.0);
        let value = f(middle);
        *(if (value < 0.0) == (from.1 < 0.0) { &mut from } else { &mut to }) = (middle, value);
    }
    from.0.lerp(to.0, from.1 / (from.1 - to.1))
}
