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

/// Where the bodies of [`Balls`] are at one state, in the plane or in space. Reused.
#[derive(Clone, Debug, Default)]
pub struct Frames {
    plane: Vec<PlaneFrame>,
    space: Vec<SpaceFrame>,
}

/// The centre, m, and the turning as a quaternion w + z k gives it.
#[derive(Clone, Copy, Debug, Default)]
struct PlaneFrame {
    x: [f64; 2],
    z: f64,
    /// w² − z²
    cos: f64,
    /// 2w
    w2: f64,
}

impl PlaneFrame {
    /// r of an anchor: the bits of [`rotation::turn`].
    #[inline(always)]
    fn arm(&self, anchor: DVec3) -> [f64; 2] {
        [anchor.x * self.cos - self.z * anchor.y * self.w2, anchor.y * self.cos + self.z * anchor.x * self.w2]
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct SpaceFrame {
    /// The centre, m
    x: DVec3,
    /// From the body's own frame to the world's.
    rotation: DQuat,
    /// From the world's axes to the principal ones.
    inverse: DQuat,
}

/// r × n in the plane, n = (x, y). With all its zeros: so it has the bits of the product in space.
#[inline(always)]
fn torque(r: [f64; 2], x: f64, y: f64) -> f64 {
    r[0] * y - x * r[1]
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
    fn find(&self, motion: &Motion, frames: &mut Frames) {
        let Frames { plane, space } = frames;
        match motion.bodies.space() {
            Space::Plane => plane.resize(self.bodies.len(), PlaneFrame::default()),
            Space::Space => space.resize(self.bodies.len(), SpaceFrame::default()),
        }
        for (frame, body) in plane.iter_mut().zip(&self.bodies) {
            let (x, turned) = (motion.position(*body), motion.bodies.rotation(motion.q, *body));
            let (z, w) = (turned.z, turned.w);
            *frame = PlaneFrame { x: [x.x, x.y], z, cos: w * w - z * z, w2: 2.0 * w };
        }
        for (frame, body) in space.iter_mut().zip(&self.bodies) {
            let principal = motion.bodies.rotation(motion.q, *body);
            frame.x = motion.position(*body);
            frame.rotation = principal * motion.bodies.list()[*body].axes().inverse();
            frame.inverse = principal.inverse();
        }
    }

    /// r₁, r₂ and C of each joint in the plane.
    #[inline(always)]
    fn in_plane(&self, frames: &Frames) -> impl Iterator<Item = [[f64; 2]; 3]> {
        self.joints.iter().map(|[a, b]| {
            let (f, g) = (&frames.plane[a.body], &frames.plane[b.body]);
            let (r, s) = (f.arm(a.anchor), g.arm(b.anchor));
            [r, s, [(f.x[0] + r[0]) - (g.x[0] + s[0]), (f.x[1] + r[1]) - (g.x[1] + s[1])]]
        })
    }

    /// The same in space, of one.
    #[inline(never)]
    fn in_space(&self, frames: &Frames, joint: usize) -> [DVec3; 3] {
        let [a, b] = &self.joints[joint];
        let (f, g) = (&frames.space[a.body], &frames.space[b.body]);
        let (r, s) = (rotation::turn(f.rotation, a.anchor), rotation::turn(g.rotation, b.anchor));
        [r, s, (f.x + r) - (g.x + s)]
    }

    /// C of all of them.
    pub fn write_values(&self, motion: &Motion, frames: &mut Frames, c: &mut [f64]) {
        self.find(motion, frames);
        match motion.bodies.space() {
            Space::Plane => self.in_plane(frames).zip(c.as_chunks_mut().0).for_each(|([.., gap], c)| *c = gap),
            Space::Space => {
                for (k, c) in c.as_chunks_mut::<3>().0.iter_mut().enumerate() {
                    *c = self.in_space(frames, k)[2].to_array();
                }
            }
        }
    }

    /// C, and for each row two gradients, in the plane.
    pub fn write_in_plane(&self, motion: &Motion, frames: &mut Frames, c: &mut [f64], j: &mut [[[f64; 3]; 2]]) {
        self.find(motion, frames);
        let rows = c.as_chunks_mut::<2>().0.iter_mut().zip(j.as_chunks_mut::<2>().0);
        for ([r, s, gap], (c, j)) in self.in_plane(frames).zip(rows) {
            *c = gap;
            let [x, y] = [[1.0, 0.0, torque(r, 1.0, 0.0)], [0.0, 1.0, torque(r, 0.0, 1.0)]];
            *j = [[x, [-1.0, -0.0, torque(s, -1.0, -0.0)]], [y, [-0.0, -1.0, torque(s, -0.0, -1.0)]]];
        }
    }

    /// The same in space, where ω is along the principal axes.
    pub fn write_in_space(&self, motion: &Motion, frames: &mut Frames, c: &mut [f64], j: &mut [[[f64; 6]; 2]]) {
        self.find(motion, frames);
        let rows = c.as_chunks_mut::<3>().0.iter_mut().zip(j.as_chunks_mut::<3>().0);
        for (i, (ends, (c, rows))) in self.joints.iter().zip(rows).enumerate() {
            let [r, s, gap] = self.in_space(frames, i);
            *c = gap.to_array();
            for (e, row) in AXES.iter().zip(rows) {
                for (k, j) in row.iter_mut().enumerate() {
                    let (n, arm) = if k == 0 { (*e, r) } else { (-*e, s) };
                    let torque = rotation::turn(frames.space[ends[k].body].inverse, arm.cross(n));
                    *j = [n.x, n.y, n.z, torque.x, torque.y, torque.z];
                }
            }
        }
    }

    /// J̇v, where the bodies were found.
    pub fn push_bends(&self, motion: &Motion, frames: &Frames, jdot_v: &mut Vec<f64>) {
        let turning = |end: &End, arm: DVec3| {
            let spin = motion.spin(self.bodies[end.body]);
            spin.cross(spin.cross(arm))
        };
        let d = motion.bodies.space().dimension();
        for (i, [a, b]) in self.joints.iter().enumerate() {
            let [r, s] = match motion.bodies.space() {
                Space::Plane => [a, b].map(|end| {
                    let [x, y] = frames.plane[end.body].arm(end.anchor);
                    DVec3::new(x, y, 0.0)
                }),
                Space::Space => {
                    let [r, s, _] = self.in_space(frames, i);
                    [r, s]
                }
            };
            let bend = turning(a, r) - turning(b, s);
            jdot_v.extend_from_slice(&bend.to_array()[..d]);
        }
    }
}
