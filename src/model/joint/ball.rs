//! A point of one body on a point of another: a ball in its socket, in the plane an axle. With r the anchors from the
//! centres, in the world's axes, and e each of these axes:
//!
//!   C = x₁ + r₁ − x₂ − r₂      Ċ = v₁ + ω₁ × r₁ − v₂ − ω₂ × r₂
//!   J = (e, r₁ × e; −e, −r₂ × e)      J̇v = ω₁ × (ω₁ × r₁) − ω₂ × (ω₂ × r₂)
//!
//! Between bodies that turn they stand in [`Balls`], where the turning of a body is found once for all its joints.

use super::{ANCHORS, BETWEEN, Link};
use crate::describe::{Args, Entry};
use crate::error::Result;
use crate::math::rotation;
use crate::model::constraint::Glyph;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Constraint, Motion, Space};
use glam::{DQuat, DVec3};

/// How this joint describes itself.
pub static ENTRY: Entry = Entry {
    id: "ball",
    title: "Ball joint",
    symbol: "C",
    unit: "m",
    help: "Keeps a point of one body on a point of another; both turn freely about it.",
    parameters: &[BETWEEN, ANCHORS],
};

/// Builds the joint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let link = Link::from_args(args, bodies)?;
    let turns = link.bodies.iter().all(|i| !bodies.place(*i).kind.is_particle());
    Ok(Box::new(Ball { link, turns }))
}

#[derive(Debug)]
struct Ball {
    link: Link,
    /// Whether both bodies can.
    turns: bool,
}

/// The world's axes.
const AXES: [DVec3; 3] = [DVec3::X, DVec3::Y, DVec3::Z];

/// The rows that keep two points together, one for each of the world's axes.
pub fn rows(link: &Link, motion: &Motion, rows: &mut Rows) {
    let [a, b] = link.points(motion);
    let (d, turning) = (a.x - b.x, a.turning - b.turning);
    for e in AXES.into_iter().take(motion.bodies.space().dimension()) {
        rows.push(motion, Row { c: e.dot(d), jdot_v: e.dot(turning), ..Row::default() }, [a.block(e), b.block(-e)]);
    }
}

impl Constraint for Ball {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        self::rows(&self.link, motion, rows);
    }

    fn as_ball(&self) -> Option<Link> {
        self.turns.then_some(self.link)
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        self.link.glyphs(motion)
    }
}

/// Ball joints that follow each other in the model's list, all between bodies that turn.
#[derive(Debug, Default)]
pub struct Balls {
    /// Indices of the bodies that they join, each once.
    bodies: Vec<usize>,
    /// The place in that list of each of the model's bodies that is in it.
    place: Vec<Option<usize>>,
    joints: Vec<[End; 2]>,
}

/// One side of a joint.
#[derive(Clone, Copy, Debug)]
struct End {
    /// Whose, by the place in [`Balls::bodies`].
    body: usize,
    /// Where the body's velocity begins.
    column: usize,
    /// In the body's own coordinates, m.
    anchor: DVec3,
}

/// Where the bodies of [`Balls`] are at one state. Reused.
#[derive(Clone, Debug, Default)]
pub struct Frames {
    bodies: Vec<Frame>,
    /// r of both sides of each joint, m
    arms: Vec<[DVec3; 2]>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// The centre, m
    x: DVec3,
    /// From the body's own frame, which in the plane has the principal axes, to the world's.
    rotation: DQuat,
    /// From the world's axes to the principal ones.
    inverse: DQuat,
}

impl Balls {
    /// Appends a joint.
    pub fn push(&mut self, link: &Link, bodies: &Bodies) {
        let Balls { bodies: joined, place, .. } = self;
        let mut end = |index: usize, anchor| {
            place.resize(place.len().max(index + 1), None);
            let body = *place[index].get_or_insert_with(|| {
                joined.push(index);
                joined.len() - 1
            });
            End { body, column: bodies.place(index).v, anchor }
        };
        let [a, b] = link.bodies;
        let [r, s] = link.anchors;
        self.joints.push([end(a, r), end(b, s)]);
    }

    /// How many they are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.joints.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.joints.is_empty()
    }

    /// Where the velocities of both bodies of a joint begin.
    #[inline(always)]
    #[must_use]
    pub fn columns(&self, joint: usize) -> [usize; 2] {
        let [a, b] = &self.joints[joint];
        [a.column, b.column]
    }

    /// Where the bodies are.
    pub fn find(&self, motion: &Motion, frames: &mut Frames) {
        let Frames { bodies, arms } = frames;
        bodies.resize(self.bodies.len(), Frame::default());
        for (frame, body) in bodies.iter_mut().zip(&self.bodies) {
            let principal = motion.bodies.rotation(motion.q, *body);
            frame.x = motion.position(*body);
            frame.rotation = match motion.bodies.space() {
                Space::Plane => principal,
                Space::Space => principal * motion.bodies.list()[*body].axes().inverse(),
            };
            frame.inverse = principal.inverse();
        }
        arms.resize(self.joints.len(), [DVec3::ZERO; 2]);
        for (arms, ends) in arms.iter_mut().zip(&self.joints) {
            for (arm, end) in arms.iter_mut().zip(ends) {
                *arm = rotation::turn(bodies[end.body].rotation, end.anchor);
            }
        }
    }

    /// C of all of them, where the bodies were found.
    pub fn write_values(&self, d: usize, frames: &Frames, c: &mut [f64]) {
        let Frames { bodies, arms } = frames;
        for (([a, b], [r, s]), c) in self.joints.iter().zip(arms).zip(c.chunks_exact_mut(d)) {
            let gap = (bodies[a.body].x + *r) - (bodies[b.body].x + *s);
            for (e, c) in AXES.iter().zip(c) {
                *c = e.dot(gap);
            }
        }
    }

    /// J, likewise: for each row two gradients, of three numbers in the plane and of six in space, where ω is along the
    /// principal axes.
    #[inline(always)]
    pub fn write_gradients<const D: usize, const N: usize>(&self, frames: &Frames, j: &mut [[[f64; N]; 2]]) {
        let Frames { bodies, arms } = frames;
        for ((ends, arms), rows) in self.joints.iter().zip(arms).zip(j.as_chunks_mut::<D>().0) {
            for (e, row) in AXES.iter().zip(rows) {
                for (k, j) in row.iter_mut().enumerate() {
                    let n = if k == 0 { *e } else { -*e };
                    let torque = arms[k].cross(n);
                    (j[0], j[1]) = (n.x, n.y);
                    if N == 3 {
                        j[2] = torque.z;
                    } else {
                        let torque = rotation::turn(bodies[ends[k].body].inverse, torque);
                        (j[2], j[3], j[4], j[5]) = (n.z, torque.x, torque.y, torque.z);
                    }
                }
            }
        }
    }

    /// J̇v, likewise.
    pub fn push_bends(&self, motion: &Motion, frames: &Frames, jdot_v: &mut Vec<f64>) {
        let turning = |end: &End, arm: DVec3| {
            let spin = motion.spin(self.bodies[end.body]);
            spin.cross(spin.cross(arm))
        };
        for ([a, b], [r, s]) in self.joints.iter().zip(&frames.arms) {
            let bend = turning(a, *r) - turning(b, *s);
            jdot_v.extend(AXES.iter().take(motion.bodies.space().dimension()).map(|e| e.dot(bend)));
        }
    }
}
