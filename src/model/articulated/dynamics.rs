//! The equations of motion of a tree. With S_k the twist of the k-th velocity, V_i and A_i a link's velocity and
//! acceleration, I_i its inertia, all in world axes about the origin:
//!
//!   recursive Newton–Euler (Featherstone 2008, table 5.1), from the root outwards and back:
//!     V_i = V_p + Σ S_k q̇_k      A_i = A_p + Σ (S_k q̈_k + V_p × S_k q̇_k),  A₀ = −g
//!     F_i = I_i A_i + V_i ×* I_i V_i      τ_k = S_k · Σ F_j over the links j of the subtree of k
//!   so h = τ at q̈ = 0; and the composite rigid body algorithm (table 6.2):
//!     M_kl = S_k · Iᶜ S_l,  Iᶜ the inertia of the subtree of the outer one of k and l
//!
//! A force n at a point x of a link contributes Jᵀ to τ, J_k = n·(S_k at x) for the joints between the root and the link.

use super::spatial::{Inertia, Twist, Wrench};
use super::{Link, Placed, Tree, TreeMatrix};
use crate::math::{Dense, vector};
use glam::{DMat3, DVec3};

/// The dynamics of a tree at one state, with buffers.
#[derive(Debug, Default)]
pub struct Dynamics {
    placed: Vec<Placed>,
    velocities: Vec<Twist>,
    /// Ṡq̇: accelerations at q̈ = 0, without gravity.
    drifts: Vec<Twist>,
    /// S, one for each component of q̇
    twists: Vec<Twist>,
    inertias: Vec<Inertia>,
    composites: Vec<Inertia>,
    wrenches: Vec<Wrench>,
    /// h(q, q̇), N·m or N
    bias: Vec<f64>,
    mass: TreeMatrix,
    factors: TreeMatrix,
    stages: Stages,
}

impl Dynamics {
    /// Updates all quantities for a state.
    pub fn update(&mut self, tree: &Tree, q: &[f64], v: &[f64]) {
        self.place(tree, q);
        self.composite(tree);
        self.run(tree, v);
        self.newton_euler(tree, tree.gravity);
    }

    /// Displacements, S and inertias of the links.
    pub fn place(&mut self, tree: &Tree, q: &[f64]) {
        tree.place(q, &mut self.placed);
        self.twists.clear();
        self.inertias.clear();
        for (link, own) in tree.links.iter().zip(&self.placed) {
            let carrier = tree.carrier(link, &self.placed);
            self.twists.extend((0..link.joint.dof()).map(|k| link.joint.twist(&carrier, own, k)));
            let r = DMat3::from_quat(own.rotation);
            self.inertias.push(Inertia::new(link.mass, own.point(link.rest.center), r * link.inertia * r.transpose()));
        }
    }

    /// Outward pass: velocities, V_i = V_p + Σ S_k q̇_k, and Ṡq̇.
    pub fn run(&mut self, tree: &Tree, v: &[f64]) {
        self.velocities.clear();
        self.drifts.clear();
        for (link, own) in tree.links.iter().zip(&self.placed) {
            let still = (Twist::default(), Twist::default());
            let (carried, drift) = link.parent.map_or(still, |p| (self.velocities[p], self.drifts[p]));
            let rate = self.rate(link, v);
            self.velocities.push(carried + rate);
            self.drifts.push(drift + link.joint.drift(carried, own, rate));
        }
    }

    /// Σ S_k q̇_k of one joint.
    fn rate(&self, link: &Link, v: &[f64]) -> Twist {
        let own = link.v..link.v + link.joint.dof();
        self.twists[own.clone()].iter().zip(&v[own]).fold(Twist::default(), |sum, (twist, rate)| sum + *rate * *twist)
    }

    /// Inward pass: h(q, q̇) with this gravity, after [`Dynamics::run`].
    pub fn newton_euler(&mut self, tree: &Tree, gravity: DVec3) {
        let falling = Twist { angular: DVec3::ZERO, linear: -gravity };
        self.wrenches.clear();
        for ((inertia, v), drift) in self.inertias.iter().zip(&self.velocities).zip(&self.drifts) {
            self.wrenches.push(*inertia * (falling + *drift) + v.cross_wrench(*inertia * *v));
        }
        let mut bias = std::mem::take(&mut self.bias);
        self.gather(tree, &mut bias);
        self.bias = bias;
    }

    /// Inward pass: Sᵀ of the wrenches on the links.
    fn gather(&mut self, tree: &Tree, out: &mut Vec<f64>) {
        vector::zeros(out, tree.dof);
        for (i, link) in tree.links.iter().enumerate().rev() {
            let wrench = self.wrenches[i];
            let own = link.v..link.v + link.joint.dof();
            out[own.clone()].iter_mut().zip(&self.twists[own]).for_each(|(out, twist)| *out = twist.dot(wrench));
            if let Some(p) = link.parent {
                self.wrenches[p] += wrench;
            }
        }
    }

    /// τ = Sᵀ f: generalised forces of one wrench per link.
    pub fn pull(&mut self, tree: &Tree, wrenches: impl Iterator<Item = Wrench>, out: &mut Vec<f64>) {
        self.wrenches.clear();
        self.wrenches.extend(wrenches);
        self.gather(tree, out);
    }

    /// τ += Sᵀ f of a wrench on one link.
    pub fn pull_at(&self, tree: &Tree, link: usize, wrench: Wrench, out: &mut [f64]) {
        let mut on = Some(link);
        while let Some(i) = on {
            let inner = &tree.links[i];
            let own = inner.v..inner.v + inner.joint.dof();
            out[own.clone()].iter_mut().zip(&self.twists[own]).for_each(|(out, twist)| *out += twist.dot(wrench));
            on = inner.parent;
        }
    }

    /// M(q) and its factors.
    pub fn composite(&mut self, tree: &Tree) {
        self.composites.clone_from(&self.inertias);
        self.mass.clear();
        for link in &tree.links {
            let mut above = link.parent.and_then(|p| tree.last_above(p));
            for k in link.v..link.v + link.joint.dof() {
                self.mass.push(above);
                above = Some(k);
            }
        }
        for (i, link) in tree.links.iter().enumerate().rev() {
            for k in link.v..link.v + link.joint.dof() {
                let momentum = self.composites[i] * self.twists[k];
                let mut on = Some(k);
                for depth in (0..self.mass.row(k).len()).rev() {
                    let Some(l) = on else { break };
                    self.mass.row_mut(k)[depth] = self.twists[l].dot(momentum);
                    on = self.mass.parent(l);
                }
            }
            if let Some(p) = link.parent {
                let composite = self.composites[i];
                self.composites[p] += composite;
            }
        }
        self.factors.copy_from(&self.mass);
        self.factors.factor();
    }

    /// S_k, for the k-th component of q̇.
    #[must_use]
    pub fn twist(&self, k: usize) -> Twist {
        self.twists[k]
    }

    /// The factors of M(q).
    #[must_use]
    pub fn factors(&self) -> &TreeMatrix {
        &self.factors
    }

    /// Displacements of all links from the reference configuration.
    #[must_use]
    pub fn places(&self) -> &[Placed] {
        &self.placed
    }

    /// Ṡq̇ of a link.
    #[must_use]
    pub fn drift(&self, link: usize) -> Twist {
        self.drifts[link]
    }

    /// Displacement of a link from the reference configuration.
    #[must_use]
    pub fn placed(&self, link: usize) -> Placed {
        self.placed[link]
    }

    /// The velocity of a link.
    #[must_use]
    pub fn velocity(&self, link: usize) -> Twist {
        self.velocities[link]
    }

    /// M(q), in kg·m², kg·m or kg.
    #[must_use]
    pub fn mass(&self) -> &TreeMatrix {
        &self.mass
    }

    /// h(q, q̇): the generalised forces for which q̈ = 0.
    #[must_use]
    pub fn bias(&self) -> &[f64] {
        &self.bias
    }

    /// q̈ = M⁻¹(τ − h)
    pub fn solve(&mut self, tau: &[f64], out: &mut [f64]) {
        out.iter_mut().zip(tau.iter().zip(&self.bias)).for_each(|(x, (t, h))| *x = t - h);
        self.factors.solve(out);
    }

    /// J of one row: direction n at the point x of a link, both in the world.
    pub fn row(&self, tree: &Tree, link: usize, x: DVec3, n: DVec3, out: &mut [f64]) {
        out.fill(0.0);
        self.pull_at(tree, link, Wrench::at(x, n, DVec3::ZERO), out);
    }

    /// A = J M⁻¹ Jᵀ for rows stored one after the other, each of length q̇.
    #[must_use]
    pub fn delassus(&self, jacobian: &[f64]) -> Dense {
        let n = self.bias.len().max(1);
        let m = jacobian.len() / n;
        let (mut a, mut response) = (Dense::zeros(m), vec![0.0; n]);
        for (i, row) in jacobian.chunks_exact(n).enumerate() {
            response.copy_from_slice(row);
            self.factors.solve(&mut response);
            for (j, other) in jacobian.chunks_exact(n).enumerate() {
                a.row_mut(i)[j] = vector::dot(other, &response);
            }
        }
        a
    }

    /// Kinetic energy ½ q̇ᵀ M q̇ and potential energy of gravity, J.
    #[must_use]
    pub fn energy(&self, tree: &Tree) -> f64 {
        let kinetic: f64 = self.inertias.iter().zip(&self.velocities).map(|(i, v)| 0.5 * v.dot(*i * *v)).sum();
        let height = |(i, link): (usize, &Link)| -link.mass * tree.gravity.dot(self.placed[i].point(link.rest.center));
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

/// Buffers of a Runge–Kutta step: a stage's position, velocity, rate and acceleration, and the weighted sums.
#[derive(Debug, Default)]
struct Stages {
    q: Vec<f64>,
    v: Vec<f64>,
    q_dot: Vec<f64>,
    a: Vec<f64>,
    sum_q: Vec<f64>,
    sum_v: Vec<f64>,
}
