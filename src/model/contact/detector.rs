//! Finds contacts: boxes around the bodies and around where they go in the step, then shapes closely.

use super::Contact;
use super::approach::Ahead;
use super::joined::Joined;
use super::poses::Poses;
use super::seams::Seams;
use super::sides::Side;
use crate::geometry::broad_phase::{Aabb, BroadPhase};
use crate::geometry::{plane, space};
use crate::math::vector;
use crate::model::body::{Bodies, Body, Space};
use crate::model::rigid::{Rigid, Surface};
use crate::model::shape::{Geometry, Shape};
use crate::model::{Model, Motion};
use glam::{DVec2, DVec3};

/// Contacts are found at least up to this gap, m: nearly touching bodies keep their rows in the solve.
const NEAR: f64 = 0.02;

/// The broad phase runs again when a body has moved farther than this many times its reach then.
const WIDER: f64 = 4.0;

/// Elementary operations of the narrow phase for a corner of one shape and one of the other, roughly.
const WORK_OF_CORNERS: u64 = 40;

/// Elementary operations that a contact takes in a step besides the solver's, roughly.
const WORK_OF_A_CONTACT: u64 = 300;

/// A contact costs one operation more for so many contacts before it, so that the memory of all is bounded.
const CONTACTS_PER_OPERATION: u64 = 100;

/// And so many operations more for each contact that a body has on average: heaps have ten, bodies whose boxes sweep over all others hundreds.
const WORK_OF_CROWDING: u64 = 250;

/// Few bodies may have many contacts: fewer than these count as so many.
const FEW_BODIES: u64 = 64;

/// Collision detection: broad phase, narrow phase, and their memory.
#[derive(Debug)]
pub struct Detector {
    broad: BroadPhase,
    /// Bounding box of each body over the step.
    boxes: Vec<Aabb>,
    /// Enlarged boxes, from which the pairs were found; as long as the boxes stay inside them, no pair is missing.
    wide: Vec<Aabb>,
    pairs: Vec<(u32, u32)>,
    pub(super) poses: Poses,
    /// How far each body can come in the step, m.
    reach: Vec<f64>,
    joined: Joined,
    /// True once `joined` is that of the model.
    knows_joined: bool,
    seams: Seams,
    /// True where contacts of the step turn so far that they should be found again within it.
    pub turns: bool,
    /// Displacement of a particle of the present pair.
    side: Side,
    /// The contacts of a pair as its bodies stand, while it is looked ahead.
    pub(super) ahead: Vec<Contact>,
    /// For each contact of a step that is looked ahead, true where its bodies pass each other.
    pub(super) passes: Vec<bool>,
    /// Shape of a particle: a disc, or a ball, of radius zero.
    point: (plane::Shape, space::Shape),
    plane: plane::Manifolds,
    space: space::Manifolds,
    /// The contacts of the last detection.
    pub contacts: Vec<Contact>,
}

impl Default for Detector {
    #[inline(never)]
    fn default() -> Self {
        Detector {
            broad: BroadPhase::default(),
            boxes: Vec::new(),
            wide: Vec::new(),
            pairs: Vec::new(),
            poses: Poses::default(),
            reach: Vec::new(),
            joined: Joined::default(),
            knows_joined: false,
            seams: Seams::default(),
            turns: false,
            side: Side::default(),
            ahead: Vec::new(),
            passes: Vec::new(),
            point: (plane::Shape::point(), space::Shape::Sphere { radius: 0.0 }),
            plane: plane::Manifolds::default(),
            space: space::Manifolds::default(),
            contacts: Vec::new(),
        }
    }
}

impl Detector {
    /// True where anything in the model can touch anything.
    #[must_use]
    pub fn is_needed(bodies: &Bodies) -> bool {
        bodies.collide()
    }

    /// Drops what was derived from the model.
    pub fn model_changed(&mut self) {
        self.wide.clear();
        self.knows_joined = false;
        self.seams.forget();
    }

    /// All contacts at a state, those included that bodies may come to within a time h.
    pub fn detect(&mut self, model: &Model, motion: &Motion, h: f64) {
        self.contacts.clear();
        if Detector::is_needed(&model.bodies) {
            self.broad_phase(model, motion, h);
            self.narrow_phase(model, motion, None);
        }
    }

    /// All pairs of bodies whose boxes overlap are among those that this finds.
    pub fn broad_phase(&mut self, model: &Model, motion: &Motion, h: f64) {
        if !self.knows_joined {
            self.joined.read(&model.constraints, &model.bodies);
            self.knows_joined = true;
        }
        self.place(motion, h);
        let inside = |(wide, now): (&Aabb, &Aabb)| wide.contains(now);
        if self.wide.len() != self.boxes.len() || !self.wide.iter().zip(&self.boxes).all(inside) {
            self.wide.clear();
            self.wide.extend(self.boxes.iter().zip(&self.reach).map(|(b, reach)| b.grown(WIDER * reach)));
            if !self.broad.pairs_within(&self.wide, &mut self.pairs, &model.work) {
                self.wide.clear();
            }
        }
    }

    /// The contacts of the pairs that the broad phase left. With a motion and a time, those that bodies only come to within this time
    /// are as they will be then (`advance.rs`).
    pub fn narrow_phase(&mut self, model: &Model, motion: &Motion, ahead: Option<Ahead>) {
        self.contacts.clear();
        self.passes.clear();
        self.turns = false;
        let pairs = std::mem::take(&mut self.pairs);
        self.seams.read(&model.bodies, &self.poses, &pairs, &model.work);
        for &(a, b) in &pairs {
            if self.boxes[a as usize].overlaps(&self.boxes[b as usize]) && !self.joined.pass(&model.bodies, a as usize, b as usize) {
                let before = self.contacts.len();
                self.side = Side::of(model, motion, [a as usize, b as usize]);
                self.collide(&model.bodies, a as usize, b as usize);
                let moments = ahead.as_ref().map_or(0, |ahead| self.look_ahead(ahead, before));
                let found = (self.contacts.len() - before) as u64;
                let corners = |i: u32| model.bodies.list()[i as usize].rigid.as_ref().map_or(1, |r| r.shape.corners);
                let crowding = WORK_OF_CROWDING * before as u64 / (model.bodies.list().len() as u64).max(FEW_BODIES);
                let each = WORK_OF_A_CONTACT + 4 * found + before as u64 / CONTACTS_PER_OPERATION + crowding;
                if !model.work.charge((1 + moments) * WORK_OF_CORNERS * corners(a) * corners(b) + each * found) {
                    break;
                }
            }
        }
        self.pairs = pairs;
        ahead.iter().for_each(|ahead| self.let_pass(ahead));
    }

    /// Two bodies come this far towards each other in the step at most, m.
    pub(super) fn way(&self, [a, b]: [usize; 2]) -> f64 {
        self.reach[a] + self.reach[b] - NEAR
    }

    /// Poses and boxes of all bodies, wider by the way that each can go in the step.
    fn place(&mut self, motion: &Motion, h: f64) {
        self.boxes.clear();
        self.reach.clear();
        self.poses.plane.clear();
        self.poses.space.clear();
        let n = motion.bodies.list().len();
        self.boxes.reserve_exact(n);
        self.reach.reserve_exact(n);
        match motion.bodies.space() {
            Space::Plane => self.poses.plane.reserve_exact(n),
            Space::Space => self.poses.space.reserve_exact(n),
        }
        for (i, body) in motion.bodies.list().iter().enumerate() {
            let x = motion.position(i);
            let size = body.rigid.as_ref().map_or(0.0, |r| r.shape.reach);
            let turning =
                if body.fixed && body.path.is_none() { 0.0 } else { vector::length(motion.principal_spin(i)) * vector::smaller(size, 1e6) };
            let reach = 0.5 * NEAR + h * (vector::length(motion.velocity(i)) + turning);
            self.reach.push(reach);
            let geometry = match &body.rigid {
                Some(rigid) if rigid.collides => Some(&rigid.shape.geometry),
                _ => None,
            };
            let around = match motion.bodies.space() {
                Space::Plane => {
                    let angle = motion.angle(i);
                    self.poses.plane.push(plane::Pose::from_angle(DVec2::new(x.x, x.y), angle));
                    match geometry {
                        Some(Geometry::Plane(shape)) => shape.aabb(&self.poses.plane[i], reach),
                        _ => Aabb::NOTHING,
                    }
                }
                Space::Space => {
                    self.poses.space.push(space::Pose::new(x, motion.rotation(i)));
                    match geometry {
                        Some(Geometry::Space(shape)) => shape.aabb(&self.poses.space[i], reach),
                        _ => Aabb::NOTHING,
                    }
                }
            };
            let particle = Aabb { min: x - DVec3::splat(reach), max: x + DVec3::splat(reach) };
            self.boxes.push(if body.rigid.is_none() { particle } else { around });
        }
    }

    /// Appends the contacts of two bodies at their poses.
    #[inline(never)]
    pub(super) fn collide(&mut self, bodies: &Bodies, a: usize, b: usize) {
        let (first, second) = (&bodies.list()[a], &bodies.list()[b]);
        if (first.fixed && second.fixed) || (first.rigid.is_none() && second.rigid.is_none()) {
            return;
        }
        let margin = self.reach[a] + self.reach[b];
        let has_seams = (first.fixed || second.fixed) && self.seams.exist();
        let meets = |body: u32| !self.joined.pass(bodies, body as usize, if first.fixed { b } else { a });
        match bodies.space() {
            Space::Plane => {
                let point = &self.point.0;
                self.plane.clear();
                let (one, two) = (in_plane(first).unwrap_or(point), in_plane(second).unwrap_or(point));
                let ([pose_one, pose_two], margin) = self.side.seen([self.poses.plane[a], self.poses.plane[b]], margin);
                let (pose_one, pose_two) = (&pose_one, &pose_two);
                plane::collide(one, pose_one, two, pose_two, margin, &mut self.plane);
                if self.plane.is_empty() {
                    return;
                }
                self.side.take_back(&mut self.plane);
                if has_seams {
                    self.seams.mend_in_plane([a, b], &meets, [(one, pose_one), (two, pose_two)], margin, &mut self.plane);
                }
                let Surface { friction, sliding, restitution, rolling, torsional } = together(first, second);
                // Every number of a contact is written to its place by itself: see `vector::each`.
                for manifold in &self.plane {
                    vector::make_room(&mut self.contacts, manifold.points().len());
                    let normal = manifold.normal.extend(0.0);
                    for p in manifold.points() {
                        let (point, gap, feature) = (p.point.extend(0.0), p.gap, p.feature);
                        self.contacts.push(Contact {
                            bodies: [a, b],
                            feature,
                            point,
                            apart: DVec3::ZERO,
                            when: 0.0,
                            normal,
                            gap,
                            surface: Surface { friction, sliding, restitution, rolling, torsional },
                            mu: friction,
                        });
                    }
                }
            }
            Space::Space => {
                let point = &self.point.1;
                self.space.clear();
                let (one, two) = (in_space(first).unwrap_or(point), in_space(second).unwrap_or(point));
                let (pose_one, pose_two) = (&self.poses.space[a], &self.poses.space[b]);
                space::collide(one, pose_one, two, pose_two, margin, &mut self.space);
                if self.space.as_slice().is_empty() {
                    return;
                }
                if has_seams {
                    self.seams.mend_in_space([a, b], &meets, [(one, pose_one), (two, pose_two)], margin, &mut self.space);
                }
                let Surface { friction, sliding, restitution, rolling, torsional } = together(first, second);
                for manifold in self.space.as_slice() {
                    vector::make_room(&mut self.contacts, manifold.points().len());
                    for p in manifold.points() {
                        let (point, normal) = (vector::each(p.point), vector::each(manifold.normal));
                        self.contacts.push(Contact {
                            bodies: [a, b],
                            feature: p.feature,
                            point,
                            apart: DVec3::ZERO,
                            when: 0.0,
                            normal,
                            gap: p.gap,
                            surface: Surface { friction, sliding, restitution, rolling, torsional },
                            mu: friction,
                        });
                    }
                }
            }
        }
    }
}

fn in_plane(body: &Body) -> Option<&plane::Shape> {
    match body.rigid.as_deref() {
        Some(Rigid { shape: Shape { geometry: Geometry::Plane(shape), .. }, .. }) => Some(shape),
        _ => None,
    }
}

fn in_space(body: &Body) -> Option<&space::Shape> {
    match body.rigid.as_deref() {
        Some(Rigid { shape: Shape { geometry: Geometry::Space(shape), .. }, .. }) => Some(shape),
        _ => None,
    }
}

/// Surface of a contact of two bodies: friction √(μ₁μ₂), the smaller ratio of sliding friction, the larger of the other
/// coefficients. A particle takes those of the other body.
fn together(a: &Body, b: &Body) -> Surface {
    match (&a.rigid, &b.rigid) {
        (Some(a), Some(b)) => Surface {
            friction: (a.surface.friction * b.surface.friction).sqrt(),
            sliding: vector::smaller(a.surface.sliding, b.surface.sliding),
            restitution: vector::larger(a.surface.restitution, b.surface.restitution),
            rolling: vector::larger(a.surface.rolling, b.surface.rolling),
            torsional: vector::larger(a.surface.torsional, b.surface.torsional),
        },
        (Some(one), None) | (None, Some(one)) => Surface { rolling: 0.0, torsional: 0.0, ..one.surface },
        (None, None) => Surface::default(),
    }
}
