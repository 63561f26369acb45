//! Ball joints between bodies that turn, with the equations of [`crate::model::joint::ball`].

use crate::math::{Mapped, rotation};
use crate::model::joint::Link;
use crate::model::rows::{Batch, Gradients};
use crate::model::{Bodies, Motion, Space};
use glam::{DQuat, DVec3};

/// Ball joints that follow each other.
#[derive(Debug)]
pub struct Balls(Vec<[End; 2]>);

/// One side of a joint.
#[derive(Clone, Copy, Debug)]
struct End {
    /// Index of the body.
    body: usize,
    /// The first column of the body in J.
    column: usize,
    /// In the body's own coordinates, m.
    anchor: DVec3,
}

impl End {
    /// r in the plane, with the quaternion w + z k: the bits of [`rotation::turn`].
    #[inline(always)]
    fn arm_in_plane(&self, motion: &Motion) -> DVec3 {
        let turned = motion.principal_rotation(self.body);
        let (z, w) = (turned.z, turned.w);
        let (cos, w2) = (w * w - z * z, 2.0 * w);
        let DVec3 { x, y, .. } = self.anchor;
        DVec3::new(x * cos - z * y * w2, y * cos + z * x * w2, 0.0)
    }

    /// r in space.
    #[inline(always)]
    fn arm_in_space(&self, motion: &Motion) -> DVec3 {
        rotation::turn(motion.rotation(self.body), self.anchor)
    }

    /// ω × (ω × r)
    fn centripetal(&self, motion: &Motion, arm: DVec3) -> DVec3 {
        let spin = motion.spin(self.body);
        spin.cross(spin.cross(arm))
    }
}

/// r₁, r₂ and C of a joint.
struct Gap {
    arms: [DVec3; 2],
    c: DVec3,
}

impl Balls {
    /// One joint.
    pub(super) fn of(link: &Link, bodies: &Bodies) -> Self {
        let mut balls = Balls(Vec::new());
        balls.push(link, bodies);
        balls
    }

    /// Appends a joint.
    pub(super) fn push(&mut self, link: &Link, bodies: &Bodies) {
        let end = |k: usize| End { body: link.bodies[k], column: bodies.place(link.bodies[k]).v, anchor: link.anchors[k] };
        self.0.push([0, 1].mapped(end));
    }

    #[inline(always)]
    fn gap(motion: &Motion, ends: &[End; 2], arm: impl Fn(&End) -> DVec3) -> Gap {
        let [a, b] = ends;
        let (r, s) = (arm(a), arm(b));
        // No body of a batch moves as told.
        let center = |end: &End| motion.bodies.center(motion.q, end.body);
        Gap { arms: [r, s], c: (center(a) + r) - (center(b) + s) }
    }

    #[inline(always)]
    fn in_plane(motion: &Motion, ends: &[End; 2]) -> Gap {
        Balls::gap(motion, ends, |end| end.arm_in_plane(motion))
    }

    #[inline(never)]
    fn in_space(motion: &Motion, ends: &[End; 2]) -> Gap {
        Balls::gap(motion, ends, |end| end.arm_in_space(motion))
    }
}

/// r × n in the plane, n = (x, y). With all its zeros: so it has the bits of the product in space.
#[inline(always)]
fn torque(r: DVec3, x: f64, y: f64) -> f64 {
    r.x * y - x * r.y
}

/// The world's axes.
const AXES: [DVec3; 3] = [DVec3::X, DVec3::Y, DVec3::Z];

impl Batch for Balls {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn rows_each(&self, space: Space) -> usize {
        space.dimension()
    }

    fn width(&self, space: Space) -> usize {
        if space == Space::Plane { 3 } else { 6 }
    }

    fn columns(&self, i: usize) -> [usize; 2] {
        let [a, b] = &self.0[i];
        [a.column, b.column]
    }

    fn write_values(&self, motion: &Motion, c: &mut [f64]) {
        let joints = self.0.iter();
        match motion.bodies.space() {
            Space::Plane => joints.zip(c.as_chunks_mut().0).for_each(|(ends, c)| {
                let gap = Balls::in_plane(motion, ends).c;
                *c = [gap.x, gap.y];
            }),
            Space::Space => joints.zip(c.as_chunks_mut().0).for_each(|(ends, c)| *c = Balls::in_space(motion, ends).c.to_array()),
        }
    }

    fn write(&self, motion: &Motion, c: &mut [f64], j: Gradients) {
        match j {
            Gradients::Two(_) => {}
            Gradients::Three(j) => {
                let rows = c.as_chunks_mut::<2>().0.iter_mut().zip(j.as_chunks_mut::<2>().0);
                for (ends, (c, j)) in self.0.iter().zip(rows) {
                    let Gap { arms: [r, s], c: gap } = Balls::in_plane(motion, ends);
                    *c = [gap.x, gap.y];
                    let [x, y] = [[1.0, 0.0, torque(r, 1.0, 0.0)], [0.0, 1.0, torque(r, 0.0, 1.0)]];
                    *j = [[x, [-1.0, -0.0, torque(s, -1.0, -0.0)]], [y, [-0.0, -1.0, torque(s, -0.0, -1.0)]]];
                }
            }
            // ω is along the principal axes.
            Gradients::Six(j) => {
                let rows = c.as_chunks_mut::<3>().0.iter_mut().zip(j.as_chunks_mut::<3>().0);
                for (ends, (c, rows)) in self.0.iter().zip(rows) {
                    let Gap { arms: [r, s], c: gap } = Balls::in_space(motion, ends);
                    *c = gap.to_array();
                    let [a, b] = ends;
                    let (to_a, to_b) = (motion.principal_rotation(a.body).inverse(), motion.principal_rotation(b.body).inverse());
                    let block = |n: DVec3, arm: DVec3, to_principal: DQuat| {
                        let torque = rotation::turn(to_principal, arm.cross(n));
                        [n.x, n.y, n.z, torque.x, torque.y, torque.z]
                    };
                    for (e, row) in AXES.iter().zip(rows) {
                        *row = [block(*e, r, to_a), block(-*e, s, to_b)];
                    }
                }
            }
        }
    }

    fn push_jdot_v(&self, motion: &Motion, jdot_v: &mut Vec<f64>) {
        let space = motion.bodies.space();
        for ends in &self.0 {
            let Gap { arms: [r, s], .. } = match space {
                Space::Plane => Balls::in_plane(motion, ends),
                Space::Space => Balls::in_space(motion, ends),
            };
            let g = ends[0].centripetal(motion, r) - ends[1].centripetal(motion, s);
            jdot_v.extend_from_slice(&g.to_array()[..space.dimension()]);
        }
    }
}
