//! The equations of motion of a tree. With S_k the twist of the k-th velocity, V_i and A_i a link's velocity and
//! acceleration, I_i its inertia, all in world axes about the origin:
//!
//!   recursive Newton–Euler (Featherstone 2008, table 5.1), from the root outwards and back:
//!     V_i = V_p + Σ S_k q̇_k      A_i = A_p + Σ (S_k q̈_k + V_p × S_k q̇_k),  A₀ = −g
//!     F_i = I_i A_i + V_i ×* I_i V_i      τ_k = S_k · Σ F_j over the links j that hang on k
//!   so h = τ at q̈ = 0; and the composite rigid body algorithm (table 6.2):
//!     M_kl = S_k · Iᶜ S_l,  Iᶜ the inertia of all that hangs on the outer one of k and l
//!
//! A force n at a point x of a link does Jᵀ to q̇, J_k = n·(S_k at x) for the joints that the link hangs on.

use super::spatial::{Inertia, Twist, Wrench};
use super::{Placed, Tree};
use crate::math::Dense;
use crate::math::dense::PivotedCholesky;
use crate::math::vector;
use glam::{DMat3, DVec3};

/// A tree at one state, and the memory that its equations take.
#[derive(Debug, Default)]
pub struct Dynamics {
    placed: Vec<Placed>,
    velocities: Vec<Twist>,
    accelerations: Vec<Twist>,
    /// S, one for each component of q̇, and its link
    twists: Vec<(Twist, usize)>,
    inertias: Vec<Inertia>,
    composites: Vec<Inertia>,
    wrenches: Vec<Wrench>,
    /// h(q, q̇), N·m or N
    bias: Vec<f64>,
    mass: Dense,
    factors: PivotedCholesky,
    right: Vec<f64>,
    stages: Stages,
}

impl Dynamics {
    /// Everything at that state.
    pub fn update(&mut self, tree: &Tree, q: &[f64], v: &[f64]) {
        self.place(tree, q, v);
        self.newton_euler(tree);
        self.composite(tree);
        self.factors.factor(&self.mass, 1e-14);
    }

    /// Outwards: places, S, velocities, and accelerations at q̈ = 0.
    fn place(&mut self, tree: &Tree, q: &[f64], v: &[f64]) {
        self.placed.clear();
        self.velocities.clear();
        self.accelerations.clear();
        self.twists.clear();
        self.inertias.clear();
        for (i, link) in tree.links.iter().enumerate() {
            let ground = (Placed::STILL, Twist::default(), Twist { angular: DVec3::ZERO, linear: -tree.gravity });
            let (parent, carried, mut acceleration) =
                link.parent.map_or(ground, |p| (self.placed[p], self.velocities[p], self.accelerations[p]));
            let mut velocity = carried;
            for k in 0..link.joint.dof() {
                let (twist, rate) = (link.joint.twist(&parent, k), v[link.v + k]);
                velocity = velocity + rate * twist;
                acceleration = acceleration + carried.cross(rate * twist);
                self.twists.push((twist, i));
            }
            let placed = parent.after(&link.joint.moved(&q[link.q..link.q + link.joint.coordinates()]));
            let r = DMat3::from_quat(placed.rotation);
            self.inertias.push(Inertia::new(link.mass, placed.point(link.center), r * link.inertia * r.transpose()));
            self.placed.push(placed);
            self.velocities.push(velocity);
            self.accelerations.push(acceleration);
        }
    }

    /// Back: h(q, q̇).
    fn newton_euler(&mut self, tree: &Tree) {
        self.wrenches.clear();
        for ((inertia, v), a) in self.inertias.iter().zip(&self.velocities).zip(&self.accelerations) {
            self.wrenches.push(*inertia * *a + v.cross_wrench(*inertia * *v));
        }
        vector::zeros(&mut self.bias, tree.dof);
        for (i, link) in tree.links.iter().enumerate().rev() {
            for k in link.v..link.v + link.joint.dof() {
                self.bias[k] = self.twists[k].0.dot(self.wrenches[i]);
            }
            if let Some(p) = link.parent {
                let wrench = self.wrenches[i];
                self.wrenches[p] += wrench;
            }
        }
    }

    /// M(q)
    fn composite(&mut self, tree: &Tree) {
        self.composites.clone_from(&self.inertias);
        self.mass.reset(tree.dof);
        for (i, link) in tree.links.iter().enumerate().rev() {
            for k in link.v..link.v + link.joint.dof() {
                let momentum = self.composites[i] * self.twists[k].0;
                let mut on = Some(i);
                while let Some(j) = on {
                    let inner = &tree.links[j];
                    for l in inner.v..inner.v + inner.joint.dof() {
                        let entry = self.twists[l].0.dot(momentum);
                        self.mass.row_mut(k)[l] = entry;
                        self.mass.row_mut(l)[k] = entry;
                    }
                    on = inner.parent;
                }
            }
            if let Some(p) = link.parent {
                let composite = self.composites[i];
                self.composites[p] += composite;
            }
        }
    }

    /// How the link has moved since the start.
    #[must_use]
    pub fn placed(&self, link: usize) -> Placed {
        self.placed[link]
    }

    /// The velocity of a link.
    #[must_use]
    pub fn velocity(&self, link: usize) -> Twist {
        self.velocities[link]
    }

    /// M(q), kg·m² and its like
    #[must_use]
    pub fn mass(&self) -> &Dense {
        &self.mass
    }

    /// h(q, q̇): the τ that leaves q̈ = 0.
    #[must_use]
    pub fn bias(&self) -> &[f64] {
        &self.bias
    }

    /// q̈ = M⁻¹(τ − h)
    pub fn solve(&mut self, tau: &[f64], out: &mut [f64]) {
        self.right.clear();
        self.right.extend(tau.iter().zip(&self.bias).map(|(t, h)| t - h));
        self.factors.solve(&self.right, out);
    }

    /// J of one row: direction n at the point x of a link, both in the world.
    pub fn row(&self, tree: &Tree, link: usize, x: DVec3, n: DVec3, out: &mut [f64]) {
        out.fill(0.0);
        let mut on = Some(link);
        while let Some(i) = on {
            let inner = &tree.links[i];
            let own = inner.v..inner.v + inner.joint.dof();
            for (j, (twist, _)) in out[own.clone()].iter_mut().zip(&self.twists[own]) {
                *j = n.dot(twist.at(x));
            }
            on = inner.parent;
        }
    }

    /// A = J M⁻¹ Jᵀ for rows one after the other, each as long as q̇.
    #[must_use]
    pub fn delassus(&mut self, jacobian: &[f64]) -> Dense {
        let n = self.bias.len().max(1);
        let m = jacobian.len() / n;
        let (mut a, mut response) = (Dense::zeros(m), vec![0.0; n]);
        for (i, row) in jacobian.chunks_exact(n).enumerate() {
            self.factors.solve(row, &mut response);
            for (j, other) in jacobian.chunks_exact(n).enumerate() {
                a.row_mut(i)[j] = vector::dot(other, &response);
            }
        }
        a
    }

    /// Kinetic energy ½ q̇ᵀ M q̇ and the weight's potential, J.
    #[must_use]
    pub fn energy(&self, tree: &Tree) -> f64 {
        let kinetic: f64 = self.inertias.iter().zip(&self.velocities).map(|(i, v)| 0.5 * v.dot(*i * *v)).sum();
        let height = |(i, link): (usize, &super::Link)| -link.mass * tree.gravity.dot(self.placed[i].point(link.center));
        kinetic + tree.links.iter().enumerate().map(height).sum::<f64>()
    }

    /// One step of the classical Runge–Kutta method under constant τ.
    pub fn step(&mut self, tree: &Tree, q: &mut [f64], v: &mut [f64], tau: &[f64], h: f64) {
        let mut s = std::mem::take(&mut self.stages);
        vector::zeros(&mut s.a, v.len());
        vector::zeros(&mut s.sum_q, q.len());
        vector::zeros(&mut s.sum_v, v.len());
        s.q.clear();
        s.q.extend_from_slice(q);
        s.v.clear();
        s.v.extend_from_slice(v);
        for (weight, ahead) in [(1.0, 0.5), (2.0, 0.5), (2.0, 1.0), (1.0, 0.0)] {
            self.update(tree, &s.q, &s.v);
            self.solve(tau, &mut s.a);
            tree.rates(&s.q, &s.v, &mut s.q_dot);
            vector::add_scaled(&mut s.sum_q, weight, &s.q_dot);
            vector::add_scaled(&mut s.sum_v, weight, &s.a);
            s.q.copy_from_slice(q);
            vector::add_scaled(&mut s.q, ahead * h, &s.q_dot);
            s.v.copy_from_slice(v);
            vector::add_scaled(&mut s.v, ahead * h, &s.a);
        }
        vector::add_scaled(q, h / 6.0, &s.sum_q);
        vector::add_scaled(v, h / 6.0, &s.sum_v);
        tree.normalize(q);
        self.update(tree, q, v);
        self.stages = s;
    }
}

/// The memory of a Runge–Kutta step: a stage's place, velocity, rate and acceleration, and the weighted sums.
#[derive(Debug, Default)]
struct Stages {
    q: Vec<f64>,
    v: Vec<f64>,
    q_dot: Vec<f64>,
    a: Vec<f64>,
    sum_q: Vec<f64>,
    sum_v: Vec<f64>,
}
