//! Recognition of the trees in a model's constraints. From the fixed bodies outwards, then from the first remaining body, which
//! becomes the root of a floating tree, each ball, hinge, slider or weld joint adds the body at its other end. A joint between
//! two bodies that already belong to trees closes a loop: it remains a constraint, as do limits, motors and all other
//! constraints.

use super::{Joint, Link, Placed, Rest, Tree};
use crate::describe::Args;
use crate::error::{Code, Error, Result};
use crate::math::{Mapped, sorted_indices};
use crate::model::body::Kind;
use crate::model::strength::Strength;
use crate::model::{Bodies, Constraint, Item, Model, Motion, Space, State};
use glam::{DMat3, DVec3};

/// Largest number of freedoms from root to leaf: M(q) has an entry for each pair of them. Joints beyond it remain constraints.
const LONGEST: usize = 1000;

impl Tree {
    /// The trees of all bodies that move.
    #[must_use]
    pub fn of(model: &Model) -> Self {
        let bodies = &model.bodies;
        let mut tree = Tree {
            gravity: DVec3::from_array(model.gravity),
            of_body: vec![None; bodies.list().len()],
            held: vec![false; model.constraints.len()],
            ..Tree::default()
        };
        let start = State::start(bodies);
        let motion = Motion::new(bodies, &start);
        let mut open: Vec<usize> = (0..model.constraints.len()).filter(|slot| is_joint(&model.constraints[*slot])).collect();
        // Number of freedoms from the root to each link.
        let mut lengths = Vec::new();
        tree.grow(&motion, model, &mut open, &mut lengths);
        for (body, _) in bodies.moving() {
            if tree.of_body[body].is_none() {
                let (center, kind) = (motion.position(body), bodies.place(body).kind);
                tree.add(&motion, body, None, None, Joint::Free { center, kind }, center, &mut lengths);
                tree.grow(&motion, model, &mut open, &mut lengths);
            }
        }
        tree.gather();
        tree
    }

    /// The tree of a model in which every body is connected to a fixed one by joints. Errors: loops, floating bodies, other
    /// constraints, limits and motors.
    pub fn from_model(model: &Model) -> Result<Self> {
        let tree = Tree::of(model);
        let refuse = |path: String, why: &str| Err(Error::new(Code::Unsupported, path, why));
        for (slot, item) in model.constraints.iter().enumerate() {
            let path = format!("constraints[{slot}]");
            if !is_joint(item) {
                return refuse(path, "is not a joint of a tree: ball, hinge, slider or weld");
            }
            if matches!(item.args.entry().id, "hinge" | "slider")
                && (item.args.boolean("limited") || item.args.boolean("driven") || rubs(&item.args))
            {
                return refuse(path, "has limits, a motor or friction, which a tree does not support; switch them off");
            }
        }
        if let Some(link) = tree.links.iter().find(|l| matches!(l.joint, Joint::Free { .. })) {
            return refuse(format!("bodies[{}]", link.body), "is not connected to a fixed body by joints; add a joint");
        }
        match tree.held.iter().position(|held| !held) {
            Some(slot) => refuse(format!("constraints[{slot}]"), "closes a loop; a tree has no loops"),
            None => Ok(tree),
        }
    }

    /// Adds bodies to the existing links by joints, in the order of the model's list, until none is left.
    fn grow(&mut self, motion: &Motion, model: &Model, open: &mut Vec<usize>, lengths: &mut Vec<usize>) {
        let mut next = 0;
        while next < open.len() {
            match self.add_joint(motion, &model.constraints[open[next]], lengths) {
                Added::NotYet => {
                    next += 1;
                    continue;
                }
                Added::Yes => self.held[open[next]] = true,
                Added::Never => {}
            }
            open.remove(next);
            next = 0;
        }
    }

    /// Adds one body by a joint to a fixed body or to one that is a link already.
    fn add_joint(&mut self, motion: &Motion, item: &Item<dyn Constraint>, lengths: &mut Vec<usize>) -> Added {
        let (args, bodies) = (&item.args, motion.bodies);
        let Ok(pair) = crate::model::joint::Link::from_args(args, bodies) else { return Added::Never };
        if pair.of_told(bodies) || Strength::of(args).is_some() {
            return Added::Never;
        }
        let there = pair.bodies.mapped(|i| bodies.list()[i].fixed || self.of_body[i].is_some());
        // The joint's coordinate is the second body's motion relative to the first.
        let (from, to, sign) = match there {
            [false, false] => return Added::NotYet,
            [true, true] => return Added::Never,
            [true, false] => (0, 1, 1.0),
            [false, true] => (1, 0, -1.0),
        };
        let (parent, child) = (pair.bodies[from], pair.bodies[to]);
        let points = pair.points(motion);
        let on = self.of_body[parent];
        // Position of the anchor on the parent, and of the centre that satisfies the joint.
        let pivot = on.map_or(points[from].x, |p| self.links[p].rest.center + points[from].arm);
        let apart = points[to].x - points[from].x;
        let mut center = pivot - points[to].arm;
        let flat = bodies.space() == Space::Plane;
        let in_first = |vector: DVec3| sign * (motion.rotation(pair.bodies[0]) * vector);
        let given = || DVec3::from_array(args.vector("axis")).normalize_or_zero();
        let turns = bodies.list()[child].rigid.is_some();
        let joint = match args.entry().id {
            _ if !turns => Joint::Weld,
            "slider" => {
                let axis = in_first(given());
                center += axis.dot(apart) * axis;
                Joint::Prismatic { axis }
            }
            "weld" => Joint::Weld,
            "ball" if !flat => Joint::Ball { pivot },
            _ if flat => Joint::Revolute { pivot, axis: sign * DVec3::Z },
            _ => Joint::Revolute { pivot, axis: in_first(given()) },
        };
        if on.map_or(0, |p| lengths[p]) + joint.dof() > LONGEST {
            return Added::Never;
        }
        let base = bodies.list()[parent].fixed.then(|| rest(motion, parent, motion.position(parent)));
        self.add(motion, child, on, base, joint, center, lengths);
        Added::Yes
    }

    #[allow(clippy::too_many_arguments)] // all fields of a link
    fn add(
        &mut self,
        motion: &Motion,
        body: usize,
        parent: Option<usize>,
        base: Option<Rest>,
        joint: Joint,
        center: DVec3,
        lengths: &mut Vec<usize>,
    ) {
        let known = &motion.bodies.list()[body];
        let axes = DMat3::from_quat(motion.bodies.rotation(motion.q, body));
        let inertia = known.rigid.as_ref().map_or(DMat3::ZERO, |r| axes * DMat3::from_diagonal(r.inertia) * axes.transpose());
        let rest = rest(motion, body, center);
        self.of_body[body] = Some(self.links.len());
        lengths.push(parent.map_or(0, |p| lengths[p]) + joint.dof());
        self.links.push(Link { body, parent, joint, q: 0, v: 0, base, ground: Placed::STILL, mass: known.mass, rest, inertia });
    }

    /// Makes every tree contiguous, in the order of the roots, and assigns offsets in q and q̇.
    fn gather(&mut self) {
        let mut roots: Vec<usize> = Vec::with_capacity(self.links.len());
        for (i, link) in self.links.iter().enumerate() {
            roots.push(link.parent.map_or(i, |p| roots[p]));
        }
        // Parents remain before children.
        let order = sorted_indices(roots.len(), &|i, j| roots[i].cmp(&roots[j]));
        let mut new_place = vec![0; order.len()];
        order.iter().enumerate().for_each(|(new, old)| new_place[*old] = new);
        let old = std::mem::take(&mut self.links);
        for i in order {
            let mut link = old[i];
            link.parent = link.parent.map(|p| new_place[p]);
            (link.q, link.v) = (self.coordinates, self.dof);
            self.of_body[link.body] = Some(self.links.len());
            self.links.push(link);
            self.coordinates += link.joint.coordinates();
            self.dof += link.joint.dof();
            let root = link.parent.map_or(link.v, |p| self.parts[p].start);
            self.parts.push(root..self.dof);
        }
        // The range of a tree ends with its last link.
        for i in (1..self.links.len()).rev() {
            if self.parts[i - 1].start == self.parts[i].start {
                self.parts[i - 1].end = self.parts[i].end;
            }
        }
    }
}

/// Result of adding a joint.
enum Added {
    /// The joint was added.
    Yes,
    /// Neither body is a link yet.
    NotYet,
    /// Both bodies are links already, or the chain would be too long.
    Never,
}

/// True if the constraint is a joint of the kinds that trees consist of.
/// True for a joint with friction.
fn rubs(args: &Args) -> bool {
    let word = if args.entry().id == "slider" { "frictionForce" } else { "frictionTorque" };
    args.number(word) > 0.0
}

fn is_joint(item: &Item<dyn Constraint>) -> bool {
    matches!(item.args.entry().id, "ball" | "hinge" | "slider" | "weld")
}

/// Reference configuration of a body with its centre at that point.
fn rest(motion: &Motion, body: usize, center: DVec3) -> Rest {
    let bodies: &Bodies = motion.bodies;
    let angle = if bodies.place(body).kind == Kind::PlaneRigid { bodies.angle(motion.q, body) } else { 0.0 };
    Rest { body, center, rotation: bodies.rotation(motion.q, body), angle }
}
