//! Trees of rigid bodies in generalised coordinates (Japanese note, last part): one number for each freedom of a joint
//! and no constraint at all, beside the same tree in maximal coordinates, where joints are rows.
//!
//!   M(q) q̈ + h(q, q̇) = τ      contacts: w = A λ + b,  A = J M(q)⁻¹ Jᵀ
//!
//! ([`dynamics`]; the note has h on the other side.) The place of a link is a product of exponentials (Brockett 1984):
//! with a joint's axis where it starts in the world, T = T_parent E(q). In space and, with axes along z, in the plane.
//! [`reduction`] goes to and fro between these coordinates and the state of a model, which is in maximal ones.

pub mod dynamics;
pub mod joint;
pub mod recognise;
pub mod reduction;
pub mod spatial;
pub mod tree_matrix;

use super::Bodies;
use super::body::Kind;
pub use dynamics::Dynamics;
use glam::{DMat3, DQuat, DVec3};
pub use joint::{Joint, Placed};
pub use reduction::Reduction;
use std::ops::Range;
pub use tree_matrix::TreeMatrix;

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
    /// Where the fixed body that it hangs on starts, if it hangs on one.
    base: Option<Rest>,
    /// How that body has been moved since by hand.
    ground: Placed,
    /// kg
    mass: f64,
    /// How it starts.
    rest: Rest,
    /// About its centre, in world axes, as it starts, kg·m²
    inertia: DMat3,
}

impl Link {
    /// Whether it hangs on nothing at all.
    #[must_use]
    pub fn is_free_root(&self) -> bool {
        matches!(self.joint, Joint::Free { .. })
    }
}

/// How a body starts.
#[derive(Clone, Copy, Debug)]
struct Rest {
    /// Its index.
    body: usize,
    /// Centre of mass, m
    center: DVec3,
    /// From its principal axes to the world's
    rotation: DQuat,
    /// In the plane, rad
    angle: f64,
}

impl Rest {
    /// How it has moved since, in those positions.
    fn moved(&self, bodies: &Bodies, q: &[f64]) -> Placed {
        let rotation = (bodies.rotation(q, self.body) * self.rotation.inverse()).normalize();
        Placed::taking(self.center, bodies.center(q, self.body), rotation)
    }
}

/// A tree, or several, every link after its parent and every tree in one piece.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    links: Vec<Link>,
    /// The link of each body.
    of_body: Vec<Option<usize>>,
    /// Which constraints, by their place in the model's list, are joints of the tree: their equations hold by themselves.
    held: Vec<bool>,
    /// The part of q̇ that belongs to the tree of each link.
    parts: Vec<Range<usize>>,
    /// Acceleration of gravity, m/s²
    gravity: DVec3,
    coordinates: usize,
    dof: usize,
}

impl Tree {
    /// All links, parents first.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Whether a link hangs on nothing and nothing hangs on it.
    #[must_use]
    pub fn is_lone(&self, i: usize) -> bool {
        self.links[i].is_free_root() && self.links.get(i + 1).is_none_or(|next| next.parent != Some(i))
    }

    /// The link of a body; none: it is fixed.
    #[must_use]
    pub fn link_of(&self, body: usize) -> Option<usize> {
        self.of_body.get(body).copied().flatten()
    }

    /// Which constraints are joints of the tree.
    #[must_use]
    pub fn held(&self) -> &[bool] {
        &self.held
    }

    /// The part of q̇ that belongs to the tree of a body; none: it is fixed.
    #[must_use]
    pub fn part_of(&self, body: usize) -> Option<Range<usize>> {
        self.link_of(body).map(|i| self.parts[i].clone())
    }

    /// Length of q̇.
    #[must_use]
    pub fn dof(&self) -> usize {
        self.dof
    }

    /// Length of q.
    #[must_use]
    pub fn coordinates(&self) -> usize {
        self.coordinates
    }

    /// q as the tree starts: zeros, and quaternions that turn nothing.
    #[must_use]
    pub fn start(&self) -> Vec<f64> {
        let mut q = vec![0.0; self.coordinates];
        for link in &self.links {
            if let Some(at) = link.joint.quaternion() {
                q[link.q + at + 3] = 1.0;
            }
        }
        q
    }

    /// The rate of q: q̇, and of a quaternion ½ ω q.
    pub fn rates(&self, q: &[f64], v: &[f64], out: &mut Vec<f64>) {
        out.clear();
        for link in &self.links {
            link.joint.rates(&q[link.q..link.q + link.joint.coordinates()], &v[link.v..link.v + link.joint.dof()], out);
        }
    }

    /// All quaternions back to unit length.
    pub fn normalize(&self, q: &mut [f64]) {
        for link in &self.links {
            if let Some(at) = link.joint.quaternion() {
                DQuat::from_slice(&q[link.q + at..]).normalize().write_to_slice(&mut q[link.q + at..]);
            }
        }
    }

    /// q moved along the velocity v for a time h.
    pub fn advance(&self, q: &mut [f64], h: f64, v: &[f64]) {
        for link in &self.links {
            link.joint.advance(&mut q[link.q..link.q + link.joint.coordinates()], h, &v[link.v..link.v + link.joint.dof()]);
        }
    }

    /// What a link hangs on: how that has moved since the start, given the same of earlier links.
    fn carrier(&self, link: &Link, placed: &[Placed]) -> Placed {
        link.parent.map_or(link.ground, |p| placed[p])
    }

    /// The last component of q̇ that moves a link, if any does.
    fn last_above(&self, link: usize) -> Option<usize> {
        let mut on = Some(link);
        while let Some(i) = on {
            let Link { joint, v, parent, .. } = &self.links[i];
            if joint.dof() > 0 {
                return Some(v + joint.dof() - 1);
            }
            on = *parent;
        }
        None
    }

    /// T of every link.
    pub fn place(&self, q: &[f64], placed: &mut Vec<Placed>) {
        placed.clear();
        for link in &self.links {
            let moved = link.joint.moved(&q[link.q..link.q + link.joint.coordinates()]);
            placed.push(self.carrier(link, placed).after(&moved));
        }
    }

    /// q and T from the positions of a state: each link as far along its joint as it is from where its parent is put, and no
    /// way else. So a state that breaks a joint is put together again, from the root outwards.
    pub fn read(&mut self, bodies: &Bodies, state: &[f64], q: &mut [f64], placed: &mut Vec<Placed>, angles: &mut Vec<f64>) {
        placed.clear();
        angles.clear();
        for i in 0..self.links.len() {
            let turned = |rest: &Rest| bodies.angle(state, rest.body) - rest.angle;
            if let Some(base) = self.links[i].base {
                self.links[i].ground = base.moved(bodies, state);
            }
            let link = &self.links[i];
            let carrier = self.carrier(link, placed);
            let carried = link.parent.map_or_else(|| link.base.as_ref().map_or(0.0, turned), |p| angles[p]);
            let relative = carrier.inverse().after(&link.rest.moved(bodies, state));
            let angle = (bodies.place(link.body).kind == Kind::PlaneRigid).then(|| turned(&link.rest) - carried);
            let own = &mut q[link.q..link.q + link.joint.coordinates()];
            link.joint.read(&relative, link.rest.center, angle, own);
            placed.push(carrier.after(&link.joint.moved(own)));
            angles.push(carried + turn(&link.joint, own));
        }
    }

    /// The bodies' positions as a state of the model has them, from q and T, into `out`, which holds those of the fixed ones
    /// and any earlier ones: of the two quaternions of a turn, the nearer is taken.
    pub fn write(&self, bodies: &Bodies, q: &[f64], placed: &[Placed], angles: &mut Vec<f64>, out: &mut [f64]) {
        angles.clear();
        for (link, placed) in self.links.iter().zip(placed) {
            let (place, rest) = (bodies.place(link.body), &link.rest);
            let base = |rest: &Rest| bodies.angle(out, rest.body) - rest.angle;
            let carried = link.parent.map_or_else(|| link.base.as_ref().map_or(0.0, base), |p| angles[p]);
            let angle = carried + turn(&link.joint, &q[link.q..]);
            angles.push(angle);
            let d = bodies.space().dimension();
            out[place.q..place.q + d].copy_from_slice(&placed.point(rest.center).to_array()[..d]);
            match place.kind {
                Kind::PlaneRigid => out[place.q + 2] = rest.angle + angle,
                Kind::SpaceRigid => {
                    let (before, after) = (DQuat::from_slice(&out[place.q + 3..]), (placed.rotation * rest.rotation).normalize());
                    let nearer = if before.dot(after) < 0.0 { -after } else { after };
                    nearer.write_to_slice(&mut out[place.q + 3..]);
                }
                Kind::PlaneParticle | Kind::SpaceParticle => {}
            }
        }
    }
}

/// What a joint of the plane turns by, rad.
fn turn(joint: &Joint, q: &[f64]) -> f64 {
    match joint {
        Joint::Revolute { axis, .. } => axis.z * q[0],
        Joint::Free { kind: Kind::PlaneRigid, .. } => q[2],
        _ => 0.0,
    }
}
