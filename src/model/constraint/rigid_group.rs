//! Several particles as one rigid thing, by the fewest sticks that do it: 2n − 3 in the plane, 3n − 6 in space. The
//! lengths are those between the particles' starting places; each stick is a row
//!
//!   C = |x₁ − x₂|² − r²      Ċ = 2 d·u      J = (2d, −2d)      J̇v = 2 u·u

use super::stick::Stick;
use super::{Constraint, Glyph, body_list, rod};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "rigid-group",
    title: "Rigid group",
    symbol: "C",
    unit: "m²",
    help: "Keeps several particles in the shape in which they start, with as few sticks as that takes.",
    parameters: &[Parameter::new("bodies", "", "", Type::Bodies { min: 2, max: 1000 }, "The particles.")],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let list = body_list(args, "bodies", bodies)?;
    let places: Vec<DVec3> = list.iter().map(|i| DVec3::from_array(bodies.list()[*i].start.at)).collect();
    let frame = frame(&places, bodies.space().dimension()).ok_or_else(|| {
        Error::new(Code::OutOfRange, "bodies", "start on one line or in one plane, where sticks cannot hold a shape; spread them")
    })?;
    let mut sticks = Vec::new();
    for (i, &place) in places.iter().enumerate() {
        let rank = frame.iter().position(|f| *f == i).unwrap_or(frame.len());
        for &f in &frame[..rank] {
            sticks.push((list[i], list[f], (place - places[f]).length_squared()));
        }
    }
    Ok(Box::new(RigidGroup { sticks }))
}

/// The places of as many particles as a rigid frame needs (all of them, where there are no more): each as far from the
/// span of those before as any. None where the particles span too little.
fn frame(places: &[DVec3], dimension: usize) -> Option<Vec<usize>> {
    let mut frame = vec![0];
    let mut axes: Vec<DVec3> = Vec::new();
    while frame.len() < places.len().min(dimension) {
        let off = |i: usize| {
            let d = places[i] - places[0];
            axes.iter().fold(d, |d, axis| d - d.dot(*axis) * *axis)
        };
        let far = (0..places.len()).fold(0, |best, i| if off(i).length_squared() > off(best).length_squared() { i } else { best });
        let size = places.iter().map(|p| (*p - places[0]).length_squared()).fold(0.0, f64::max);
        if off(far).length_squared() <= 1e-12 * size || size == 0.0 {
            return None;
        }
        axes.push(off(far).normalize());
        frame.push(far);
    }
    Some(frame)
}

#[derive(Debug)]
struct RigidGroup {
    /// (particle, particle, r²)
    sticks: Vec<(usize, usize, f64)>,
}

impl Constraint for RigidGroup {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        for &(a, b, r_squared) in &self.sticks {
            let Stick { d, u, .. } = Stick::between(motion, a, b);
            let row = Row { c: d.dot(d) - r_squared, jdot_v: 2.0 * u.dot(u), ..Row::default() };
            rows.push(motion, row, [(a, 2.0 * d), (b, -2.0 * d)]);
        }
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.sticks.iter().map(|(a, b, _)| rod(motion, *a, *b)).collect()
    }
}
