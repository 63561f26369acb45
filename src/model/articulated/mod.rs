//! Trees of rigid bodies in generalised coordinates (Japanese note, last part): one coordinate for each freedom of a joint and
//! no constraint, as an alternative to maximal coordinates, in which joints are rows.
//!
//!   M(q) q̈ + h(q, q̇) = τ      contacts: w = A λ + b,  A = J M(q)⁻¹ Jᵀ
//!
//! ([`dynamics`]; the note has h on the other side.) The pose of a link is a product of exponentials (Brockett 1984): with
//! joint axes in the world's reference configuration, T = T_parent E(q). In space and, with axes along z, in the plane.
//! [`reduction`] converts between these coordinates and the state of a model, which is in maximal coordinates.

pub mod dynamics;
pub mod joint;
pub mod recognise;
pub mod reduction;
pub mod spatial;
pub mod tree_matrix;
mod view;

use super::Bodies;
use super::body::Kind;
pub use dynamics::Dynamics;
use glam::{DMat3, DQuat, DVec3};
pub use joint::{Joint, Placed};
pub use reduction::Reduction;
use std::ops::Range;
pub use tree_matrix::TreeMatrix;
pub use view::Coordinates;

/// One body of a tree and the joint to its parent.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// Index of the body in the model.
    pub body: usize,
    /// Index of the parent link, an earlier one; `None` for the world.
    pub parent: Option<usize>,
    /// The joint to the parent.
    pub joint: Joint,
    /// Offset in q.
    pub q: usize,
    /// Offset in q̇.
    pub v: usize,
    /// Reference configuration of the fixed body that the joint is attached to, if any.
    base: Option<Rest>,
    /// Displacement of that body since, by edits.
    ground: Placed,
    /// Mass, kg.
    mass: f64,
    /// Reference configuration.
    rest: Rest,
    /// Inertia about the centre, in world axes, in the reference configuration, kg·m².
    inertia: DMat3,
}

impl Link {
    /// True for the root of a floating tree.
    #[must_use]
    pub fn is_free_root(&self) -> bool {
        matches!(self.joint, Joint::Free { .. })
    }
}

/// Reference configuration of a body.
#[derive(Clone, Copy, Debug)]
struct Rest {
    /// Body index.
    body: usize,
    /// Centre of mass, m.
    center: DVec3,
    /// Rotation from principal axes to world axes.
    rotation: DQuat,
    /// Angle in the plane, rad.
    angle: f64,
}

impl Rest {
    /// Displacement from the reference configuration at positions q.
    fn moved(&self, bodies: &Bodies, q: &[f64]) -> Placed {
        let rotation = (bodies.rotation(q, self.body) * self.rotation.inverse()).normalize();
        Placed::taking(self.center, bodies.center(q, self.body), rotation)
    }
}

/// One or several trees: every link after its parent, every tree contiguous.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    links: Vec<Link>,
    /// Link index of each body.
    of_body: Vec<Option<usize>>,
    /// For each constraint of the model: true if it is a joint of the tree, satisfied by construction.
    held: Vec<bool>,
    /// For each link, the range of its tree in q̇.
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

    /// True if a link is a floating tree by itself: a free body.
    #[must_use]
    pub fn is_lone(&self, i: usize) -> bool {
        self.links[i].is_free_root() && self.links.get(i + 1).is_none_or(|next| next.parent != Some(i))
    }

    /// True if joints of a tree hold a body.
    #[must_use]
    pub fn holds(&self, body: usize) -> bool {
        self.link_of(body).is_some_and(|i| !self.is_lone(i))
    }

    /// Link of a body; `None` if it is fixed.
    #[must_use]
    pub fn link_of(&self, body: usize) -> Option<usize> {
        self.of_body.get(body).copied().flatten()
    }

    /// For each constraint of the model: true if it is a joint of the tree.
    #[must_use]
    pub fn held(&self) -> &[bool] {
        &self.held
    }

    /// Range in q̇ of the tree of a body; `None` if it is fixed.
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

    /// q of the reference configuration: zeros and identity quaternions.
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

    /// The rate of q: v, and for a quaternion ½ ω q (or ½ q ω, see [`Joint::rates`]).
    pub fn rates(&self, q: &[f64], v: &[f64], out: &mut Vec<f64>) {
        out.clear();
        for link in &self.links {
            link.joint.rates(&q[link.q..link.q + link.joint.coordinates()], &v[link.v..link.v + link.joint.dof()], out);
        }
    }

    /// Normalises all quaternions.
    pub fn normalize(&self, q: &mut [f64]) {
        for link in &self.links {
            if let Some(at) = link.joint.quaternion() {
                DQuat::from_slice(&q[link.q + at..]).normalize().write_to_slice(&mut q[link.q + at..]);
            }
        }
    }

    /// q ← q advanced by the velocity v for a time h.
    pub fn advance(&self, q: &mut [f64], h: f64, v: &[f64]) {
        for link in &self.links {
            link.joint.advance(&mut q[link.q..link.q + link.joint.coordinates()], h, &v[link.v..link.v + link.joint.dof()]);
        }
    }

    /// Displacement of the link's parent, or of the fixed body it is attached to, given those of earlier links.
    fn carrier(&self, link: &Link, placed: &[Placed]) -> Placed {
        link.parent.map_or(link.ground, |p| placed[p])
    }

    /// The last component of q̇ that moves a link, if any.
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

    /// q and T from the positions of a state: each link's displacement relative to its parent, projected onto the joint's
    /// freedoms, from the root outwards. So a state that violates joints is projected onto them.
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

    /// Writes the bodies' positions, in the layout of a state, from q and T into `out`, which holds those of the fixed bodies and
    /// previous values: of the two quaternions of a rotation the nearer one is used.
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

/// Rotation angle of a joint in the plane, rad.
fn turn(joint: &Joint, q: &[f64]) -> f64 {
    match joint {
        Joint::Revolute { axis, .. } => axis.z * q[0],
        Joint::Free { kind: Kind::PlaneRigid, .. } => q[2],
        _ => 0.0,
    }
}
