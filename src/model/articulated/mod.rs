//! Trees of rigid bodies in generalised coordinates (Japanese note, last part): one number for each freedom of a joint
//! and no constraint at all, beside the same tree in maximal coordinates, where joints are rows.
//!
//!   M(q) q̈ + h(q, q̇) = τ      contacts: w = A λ + b,  A = J M(q)⁻¹ Jᵀ
//!
//! ([`dynamics`]; the note has h on the other side.) The place of a link is a product of exponentials (Brockett 1984):
//! with a joint's axis where it starts in the world, T = T_parent E(q). In space and, with axes along z, in the plane.

pub mod dynamics;
pub mod spatial;

use super::state::Motion;
use super::{Bodies, Constraint, Item, Model, Space, State};
use crate::error::{Code, Error, Result};
use crate::math::rotation;
pub use dynamics::Dynamics;
use glam::{DMat3, DQuat, DVec3};
use spatial::Twist;

/// What a joint leaves free. Points and axes in the world as the tree starts.
#[derive(Clone, Copy, Debug)]
pub enum Joint {
    /// An angle about an axis through a point, rad
    Revolute {
        /// m
        pivot: DVec3,
        /// Unit vector
        axis: DVec3,
    },
    /// A length along an axis, m
    Prismatic {
        /// Unit vector
        axis: DVec3,
    },
    /// A unit quaternion x, y, z, w about a point; its velocity is ω in the parent's axes.
    Ball {
        /// m
        pivot: DVec3,
    },
}

impl Joint {
    /// Numbers in q.
    #[must_use]
    pub fn coordinates(&self) -> usize {
        if matches!(self, Joint::Ball { .. }) { 4 } else { 1 }
    }

    /// Numbers in q̇.
    #[must_use]
    pub fn dof(&self) -> usize {
        if matches!(self, Joint::Ball { .. }) { 3 } else { 1 }
    }

    /// E(q): how the link is moved from where it starts, if its parent is not.
    #[must_use]
    pub fn moved(&self, q: &[f64]) -> Placed {
        let about = |pivot: DVec3, r: DQuat| Placed { rotation: r, translation: pivot - r * pivot };
        match *self {
            Joint::Revolute { pivot, axis } => about(pivot, rotation::from_vector(q[0] * axis)),
            Joint::Prismatic { axis } => Placed { rotation: DQuat::IDENTITY, translation: q[0] * axis },
            Joint::Ball { pivot } => about(pivot, DQuat::from_slice(q).normalize()),
        }
    }

    /// The twist of its k-th velocity at a unit of it, where the parent is.
    #[must_use]
    pub fn twist(&self, parent: &Placed, k: usize) -> Twist {
        let about = |pivot: DVec3, axis: DVec3| {
            let (angular, at) = (parent.rotation * axis, parent.point(pivot));
            Twist { angular, linear: at.cross(angular) }
        };
        match *self {
            Joint::Revolute { pivot, axis } => about(pivot, axis),
            Joint::Prismatic { axis } => Twist { angular: DVec3::ZERO, linear: parent.rotation * axis },
            Joint::Ball { pivot } => about(pivot, DVec3::AXES[k]),
        }
    }
}

/// A motion of all of space: x ↦ R x + t.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// R
    pub rotation: DQuat,
    /// t, m
    pub translation: DVec3,
}

impl Placed {
    /// Nothing moved.
    pub const STILL: Placed = Placed { rotation: DQuat::IDENTITY, translation: DVec3::ZERO };

    /// Where a point has gone.
    #[must_use]
    pub fn point(&self, x: DVec3) -> DVec3 {
        self.rotation * x + self.translation
    }

    /// First the other, then this.
    #[must_use]
    pub fn after(&self, first: &Placed) -> Placed {
        Placed { rotation: (self.rotation * first.rotation).normalize(), translation: self.point(first.translation) }
    }
}

/// One body of a tree and the joint that it hangs on.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// The model's body: its index.
    pub body: usize,
    /// The link it hangs on, an earlier one; none: the world.
    pub parent: Option<usize>,
    /// How.
    pub joint: Joint,
    /// Its first number in q.
    pub q: usize,
    /// Its first in q̇.
    pub v: usize,
    /// kg
    mass: f64,
    /// Centre of mass as it starts, m
    center: DVec3,
    /// About that, in world axes, as it starts, kg·m²
    inertia: DMat3,
}

/// A tree, every link after its parent.
#[derive(Clone, Debug)]
pub struct Tree {
    links: Vec<Link>,
    /// Acceleration of gravity, m/s²
    gravity: DVec3,
    coordinates: usize,
    dof: usize,
}

impl Tree {
    /// The tree that a model's joints (ball, hinge, slider) make of its bodies, as they start. Refused: loops, bodies that
    /// hang on nothing, other constraints, limits and motors.
    pub fn from_model(model: &Model) -> Result<Self> {
        let mut tree = Tree { links: Vec::new(), gravity: DVec3::from_array(model.gravity), coordinates: 0, dof: 0 };
        let start = State::start(&model.bodies);
        let motion = Motion::new(&model.bodies, &start);
        let mut open: Vec<(usize, &Item<dyn Constraint>)> = model.constraints.iter().enumerate().collect();
        loop {
            let before = open.len();
            let mut rest = Vec::new();
            for (slot, item) in open {
                if !tree.hang(&motion, slot, item)? {
                    rest.push((slot, item));
                }
            }
            open = rest;
            if open.is_empty() || open.len() == before {
                break;
            }
        }
        match model.bodies.moving().find(|(i, _)| tree.link_of(*i).is_none()) {
            Some((i, _)) => refuse(format!("bodies[{i}]"), "hangs on no fixed body by a chain of joints; join it"),
            None => Ok(tree),
        }
    }

    /// Hangs one body on what is there already, if either of the joint's bodies is.
    fn hang(&mut self, motion: &Motion, slot: usize, item: &Item<dyn Constraint>) -> Result<bool> {
        let (path, args, bodies) = (format!("constraints[{slot}]"), &item.args, motion.bodies);
        let id = args.entry().id;
        if !matches!(id, "ball" | "hinge" | "slider") {
            return refuse(path, "is none of the joints that a tree is made of: ball, hinge, slider");
        }
        if id != "ball" && (args.boolean("limited") || args.boolean("driven")) {
            return refuse(path, "has limits or a motor, which a tree does not take; switch them off");
        }
        let link = super::joint::Link::from_args(args, bodies)?;
        let there = link.bodies.map(|i| bodies.list()[i].fixed || self.link_of(i).is_some());
        let (parent, child) = match there {
            [false, false] => return Ok(false),
            [true, true] => return refuse(path, "closes a loop; a tree has none"),
            [true, false] => (link.bodies[0], link.bodies[1]),
            [false, true] => (link.bodies[1], link.bodies[0]),
        };
        // The joint counts the second body's motion against the first.
        let sign = if child == link.bodies[1] { 1.0 } else { -1.0 };
        let flat = bodies.space() == Space::Plane;
        let axis = |in_plane: bool| match flat && in_plane {
            true => Ok(sign * DVec3::Z),
            false => Ok::<DVec3, Error>(sign * (motion.rotation(link.bodies[0]) * super::constraint::direction(args, "axis")?)),
        };
        let pivot = link.points(motion)[0].x;
        let joint = match id {
            "slider" => Joint::Prismatic { axis: axis(false)? },
            "ball" if !flat => Joint::Ball { pivot },
            "ball" => Joint::Revolute { pivot, axis: sign * DVec3::Z },
            _ => Joint::Revolute { pivot, axis: axis(true)? },
        };
        let Some(rigid) = &bodies.list()[child].rigid else {
            return refuse(path, "joins a particle, which does not turn; name a body with a shape");
        };
        let axes = DMat3::from_quat(bodies.rotation(motion.q, child));
        let link = Link {
            body: child,
            parent: self.link_of(parent),
            joint,
            q: self.coordinates,
            v: self.dof,
            mass: rigid.mass,
            center: motion.position(child),
            inertia: axes * DMat3::from_diagonal(rigid.inertia) * axes.transpose(),
        };
        self.coordinates += joint.coordinates();
        self.dof += joint.dof();
        self.links.push(link);
        Ok(true)
    }

    /// All links, parents first.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The link of a body.
    #[must_use]
    pub fn link_of(&self, body: usize) -> Option<usize> {
        self.links.iter().position(|l| l.body == body)
    }

    /// Length of q̇.
    #[must_use]
    pub fn dof(&self) -> usize {
        self.dof
    }

    /// q as the tree starts: zeros, and quaternions that turn nothing.
    #[must_use]
    pub fn start(&self) -> Vec<f64> {
        let mut q = vec![0.0; self.coordinates];
        for link in self.links.iter().filter(|l| l.joint.coordinates() == 4) {
            q[link.q + 3] = 1.0;
        }
        q
    }

    /// The rate of q: q̇, and of a quaternion ½ ω q.
    pub fn rates(&self, q: &[f64], v: &[f64], out: &mut Vec<f64>) {
        out.clear();
        for link in &self.links {
            if let Joint::Ball { .. } = link.joint {
                let [x, y, z] = [v[link.v], v[link.v + 1], v[link.v + 2]].map(|w| 0.5 * w);
                out.extend((DQuat::from_xyzw(x, y, z, 0.0) * DQuat::from_slice(&q[link.q..])).to_array());
            } else {
                out.push(v[link.v]);
            }
        }
    }

    /// All quaternions back to unit length.
    pub fn normalize(&self, q: &mut [f64]) {
        for link in self.links.iter().filter(|l| l.joint.coordinates() == 4) {
            DQuat::from_slice(&q[link.q..]).normalize().write_to_slice(&mut q[link.q..]);
        }
    }

    /// How far a link of the plane has turned since the start, whole turns included, rad.
    fn turned(&self, link: usize, q: &[f64]) -> f64 {
        let (mut angle, mut on) = (0.0, Some(link));
        while let Some(i) = on {
            if let Joint::Revolute { axis, .. } = self.links[i].joint {
                angle += axis.z * q[self.links[i].q];
            }
            on = self.links[i].parent;
        }
        angle
    }

    /// The bodies' positions as a [`State`] of the model has them, into `out`, which holds those of the fixed ones.
    pub fn write_positions(&self, dynamics: &Dynamics, q: &[f64], bodies: &Bodies, start: &State, out: &mut [f64]) {
        for (i, link) in self.links.iter().enumerate() {
            let (placed, at) = (dynamics.placed(i), bodies.place(link.body).q);
            let d = bodies.space().dimension();
            out[at..at + d].copy_from_slice(&placed.point(link.center).to_array()[..d]);
            if d == 3 {
                let turned = placed.rotation * DQuat::from_slice(&start.q[at + 3..]);
                turned.normalize().write_to_slice(&mut out[at + 3..]);
            } else {
                out[at + 2] = start.q[at + 2] + self.turned(i, q);
            }
        }
    }
}

fn refuse<T>(path: String, why: &str) -> Result<T> {
    Err(Error::new(Code::Unsupported, path, why))
}
