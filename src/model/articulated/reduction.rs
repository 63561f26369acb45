//! Reduction to generalised velocities, v = S(q) q̇, inside a method formulated in maximal coordinates. With M̂ the mass
//! matrix of the free bodies:
//!
//!   M = SᵀM̂S      J v = (J S) q̇,  A = (J S) M⁻¹ (J S)ᵀ = J̃ J̃ᵀ,  J̃ = J S L⁻¹  with  M = LᵀL
//!
//! so in the coordinates L q̇ every mass is 1, and the solver for λ is unchanged. Velocities that violate the joints are
//! projected in the metric of M̂, as impulses of the joints would do:
//!
//!   q̇ = M⁻¹ Sᵀ M̂ v
//!
//! and a step that takes free bodies to v̄ (applied forces, gyroscopic torques) takes the tree to
//!
//!   q̇ = M⁻¹ Sᵀ M̂ (v̄ − h Ṡq̇)      which is q̇ + h M⁻¹ (Sᵀ Q − h(q, q̇))
//!
//! (Gauss' principle; Featherstone 2008, section 3.)

use super::spatial::Wrench;
use super::{Dynamics, Link, Placed, Tree, TreeMatrix};
use crate::math::{BlockRows, vector};
use crate::model::body::Kind;
use crate::model::{Bodies, Model, State};
use glam::{DMat3, DVec3};

/// Rounding of a position, relative to the largest coordinate.
const ROUNDING: f64 = 16.0 * f64::EPSILON;
/// Most chord iterations of a step; one that needs more is halved.
const MOST_CHORDS: usize = 30;

/// The trees of a model at one state, with buffers.
#[derive(Debug, Default)]
pub struct Reduction {
    /// True if the trees are up to date with the model.
    known: bool,
    tree: Tree,
    /// S and M at the current state.
    dynamics: Dynamics,
    /// The positions of that state.
    at: Vec<f64>,
    /// q, updated by [`Reduction::advance`].
    q: Vec<f64>,
    /// q̇
    rates: Vec<f64>,
    placed: Vec<Placed>,
    angles: Vec<f64>,
    /// Impulses on the bodies, laid out as the velocities.
    impulse: Vec<f64>,
    /// One row of J S, of length q̇.
    row: Vec<f64>,
    /// Momentum of the subtree of each link, before and after the displacement.
    before: Vec<Wrench>,
    now: Vec<Wrench>,
    leap: Leap,
    /// How far the arms of the joints turned in the last [`Reduction::leap`], rad.
    turned: f64,
}

/// Buffers of [`Reduction::leap`].
#[derive(Debug, Default)]
struct Leap {
    /// q⁺ and u
    q: Vec<f64>,
    u: Vec<f64>,
    /// v½ of the iterate, and v̄ − v½.
    led: Vec<f64>,
    missing: Vec<f64>,
}

impl Reduction {
    /// Invalidates the trees after a change of the model.
    pub fn forget(&mut self) {
        self.known = false;
    }

    /// The trees, after [`Reduction::settle`].
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Projects a state onto the joints of the trees: positions by q, velocities in the metric of M̂.
    pub fn settle(&mut self, model: &Model, state: &mut State) {
        if !self.known {
            self.tree = Tree::of(model);
            self.known = true;
        }
        let Reduction { tree, q, placed, angles, .. } = self;
        q.resize(tree.coordinates(), 0.0);
        tree.read(&model.bodies, &state.q, q, placed, angles);
        tree.write(&model.bodies, q, placed, angles, &mut state.q);
        self.at.clone_from(&state.q);
        self.dynamics.place(tree, q);
        self.dynamics.composite(tree);
        self.project(&model.bodies, &mut state.v);
    }

    /// Approximate elementary operations to factorise M: a row extends to the root of its tree.
    #[must_use]
    pub fn work(&self) -> u64 {
        let mass = self.dynamics.mass();
        (0..self.tree.dof()).map(|k| (mass.row(k).len() as u64).pow(2) / 2).sum()
    }

    /// q̇ of the state that was settled.
    #[must_use]
    pub fn rates(&self) -> &[f64] {
        &self.rates
    }

    /// M(q)
    #[must_use]
    pub fn mass(&self) -> &TreeMatrix {
        self.dynamics.mass()
    }

    /// h(q, q̇) at other rates, with this gravity.
    #[must_use]
    pub fn bias(&mut self, rates: &[f64], gravity: DVec3) -> Vec<f64> {
        self.dynamics.run(&self.tree, rates);
        self.dynamics.newton_euler(&self.tree, gravity);
        self.dynamics.bias().to_vec()
    }

    /// Sᵀ f for forces f on the bodies, laid out as the velocities.
    #[must_use]
    pub fn pull_back(&mut self, bodies: &Bodies, forces: &[f64]) -> Vec<f64> {
        let Reduction { tree, dynamics, at, .. } = self;
        let mut out = Vec::new();
        let wrench = |body: usize| wrench(bodies, at, body, &forces[bodies.place(body).v..]);
        dynamics.pull(tree, tree.links().iter().map(|link| wrench(link.body)), &mut out);
        out
    }

    /// The k-th column of S, of `dof` numbers laid out as the velocities.
    #[must_use]
    pub fn column(&mut self, bodies: &Bodies, k: usize, dof: usize) -> Vec<f64> {
        let (mut out, at) = (vec![0.0; dof], self.at.clone());
        vector::zeros(&mut self.rates, self.tree.dof());
        self.rates[k] = 1.0;
        self.write_velocities(bodies, &at, &mut out);
        out
    }

    /// q̇ = M⁻¹ Sᵀ p for impulses p on the bodies, laid out as the velocities.
    fn rates_from_impulse(&mut self, bodies: &Bodies, impulse: &[f64]) {
        let Reduction { tree, dynamics, at, rates, .. } = self;
        let wrench = |body: usize| wrench(bodies, at, body, &impulse[bodies.place(body).v..]);
        dynamics.pull(tree, tree.links().iter().map(|link| wrench(link.body)), rates);
        dynamics.factors().solve(rates);
    }

    /// q̇ = M⁻¹ Sᵀ M̂ v
    fn project_rates(&mut self, bodies: &Bodies, v: &[f64]) {
        let mut impulse = std::mem::take(&mut self.impulse);
        impulse.clear();
        impulse.extend(v.iter().zip(bodies.inverse_mass()).map(|(v, w)| if *w > 0.0 { v / w } else { 0.0 }));
        self.rates_from_impulse(bodies, &impulse);
        self.impulse = impulse;
    }

    /// v = S q̇; fixed bodies are left unchanged.
    fn write_velocities(&mut self, bodies: &Bodies, at: &[f64], v: &mut [f64]) {
        self.dynamics.run(&self.tree, &self.rates);
        for (i, link) in self.tree.links().iter().enumerate() {
            let twist = self.dynamics.velocity(i);
            write(bodies, at, link.body, twist.at(bodies.center(at, link.body)), twist.angular, v);
        }
    }

    /// v ← S M⁻¹ Sᵀ M̂ v: projection onto the velocities that the joints permit.
    fn project(&mut self, bodies: &Bodies, v: &mut [f64]) {
        self.project_rates(bodies, v);
        let at = std::mem::take(&mut self.at);
        self.write_velocities(bodies, &at, v);
        self.at = at;
    }

    /// v̄ ← S M⁻¹ Sᵀ M̂ (v̄ − h Ṡq̇): from the velocities of free bodies after a time h, starting with v, to those of the trees.
    /// The expression in parentheses is stored in `free`.
    pub fn carry(&mut self, bodies: &Bodies, v: &[f64], h: f64, v_bar: &mut [f64], free: &mut Vec<f64>) {
        self.project_rates(bodies, v);
        self.dynamics.run(&self.tree, &self.rates);
        vector::zeros(free, v_bar.len());
        for (i, link) in self.tree.links().iter().enumerate() {
            let (twist, drift, center) = (self.dynamics.velocity(i), self.dynamics.drift(i), bodies.center(&self.at, link.body));
            // Acceleration of a body-fixed point.
            let linear = drift.at(center) + twist.angular.cross(twist.at(center));
            write(bodies, &self.at, link.body, linear, drift.angular, free);
        }
        free.iter_mut().zip(v_bar.iter()).for_each(|(free, v)| *free = v - h * *free);
        v_bar.copy_from_slice(free);
        self.project(bodies, v_bar);
    }

    /// v += S M⁻¹ Sᵀ p for impulses p on the bodies.
    pub fn push(&mut self, bodies: &Bodies, impulse: &[f64], v: &mut [f64]) {
        self.rates_from_impulse(bodies, impulse);
        let (at, mut change) = (std::mem::take(&mut self.at), std::mem::take(&mut self.impulse));
        vector::zeros(&mut change, v.len());
        self.write_velocities(bodies, &at, &mut change);
        vector::add_scaled(v, 1.0, &change);
        (self.at, self.impulse) = (at, change);
    }

    /// Advances positions by velocities for a time h. S is not updated.
    pub fn advance(&mut self, bodies: &Bodies, positions: &mut [f64], h: f64, v: &[f64]) {
        self.project_rates(bodies, v);
        let Reduction { tree, rates, q, placed, angles, .. } = self;
        tree.advance(q, h, rates);
        tree.place(q, placed);
        tree.write(bodies, q, placed, angles, positions);
    }

    /// True where some joint holds a body.
    #[must_use]
    pub fn has_joints(&self) -> bool {
        linked(&self.tree).next().is_some()
    }

    /// The positions after a time h, and the velocity v½ that leads there, of a step of least action (Leyendecker, Marsden, Ortiz,
    /// "Variational integrators for constrained dynamical systems", 2008: the discrete null space method, with q as nodal
    /// coordinates). It is the step of SHAKE with the joints' forces eliminated:
    ///
    ///   S(q)ᵀ M̂ (v½ − v̄) = 0,   v½ = (q⁺ − q)/h,   q⁺ = q ∘ h u
    ///
    /// solved for u by chord iterations with M(q), which is the slope at h = 0, from `start`. v̄, the velocity of free bodies, is
    /// in `v` and becomes v½. False where the iterations do not converge.
    pub fn leap(&mut self, bodies: &Bodies, h: f64, start: &[f64], positions: &mut [f64], v: &mut [f64]) -> bool {
        let Leap { mut q, mut u, mut led, mut missing } = std::mem::take(&mut self.leap);
        self.project_rates(bodies, start);
        u.clone_from(&self.rates);
        for velocity in [&mut led, &mut missing] {
            velocity.clear();
            velocity.extend_from_slice(v);
        }
        let mut change = f64::INFINITY;
        let mut converged = false;
        for _ in 0..MOST_CHORDS {
            q.clone_from(&self.q);
            let Reduction { tree, placed, angles, .. } = self;
            tree.advance(&mut q, h, &u);
            tree.place(&q, placed);
            positions.copy_from_slice(&self.at);
            tree.write(bodies, &q, placed, angles, positions);
            bodies.velocity_between(&self.at, positions, h, &mut led);
            missing.iter_mut().zip(v.iter().zip(&led)).for_each(|(missing, (v, led))| *missing = v - led);
            self.project_rates(bodies, &missing);
            let before = std::mem::replace(&mut change, vector::norm_max(&self.rates));
            let largest = vector::norm_max(&u);
            // To rounding: the change is small, beside u or beside what a rounded position makes of it, and does not fall any more.
            let rounded = ROUNDING * vector::norm_max(positions) / h;
            if change <= vector::larger(1e-9 * largest, rounded) && change >= 0.5 * before || change <= 1e-15 * largest {
                converged = true;
                break;
            }
            if change.is_nan() || change > 2.0 * before {
                break;
            }
            vector::add_scaled(&mut u, 1.0, &self.rates);
        }
        // Velocity missing because positions are rounded: kept, so that momentum is conserved.
        vector::zeros(&mut missing, v.len());
        let at = std::mem::take(&mut self.at);
        self.write_velocities(bodies, &at, &mut missing);
        self.at = at;
        v.iter_mut().zip(led.iter().zip(&missing)).for_each(|(v, (led, missing))| *v = led + missing);
        self.q.clone_from(&q);
        self.leap = Leap { q, u, led, missing };
        self.turned = self.largest_turn();
        converged
    }

    /// How far the arms of the joints turned in the last [`Reduction::leap`], rad.
    #[must_use]
    pub fn turned(&self) -> f64 {
        self.turned
    }

    /// The largest turn of an arm from S to the last positions: for a row of J that acts at an arm r of a body, its change in the metric of
    /// mass, √(m/(I + m r²)) |Δr|, with the smallest I.
    fn largest_turn(&self) -> f64 {
        let of_arm = |i: usize, anchor: DVec3| {
            let link = &self.tree.links[i];
            let arm = anchor - link.rest.center;
            let own = link.inertia.x_axis.x.min(link.inertia.y_axis.y).min(link.inertia.z_axis.z);
            let moment = own + link.mass * arm.dot(arm);
            let turned = vector::length(self.placed[i].rotation * arm - self.dynamics.placed(i).rotation * arm);
            if moment > 0.0 { turned * (link.mass / moment).sqrt() } else { 0.0 }
        };
        let of_joint = |(i, link): (usize, &Link)| {
            let anchor = link.joint.pivot().unwrap_or(link.rest.center);
            of_arm(i, anchor).max(link.parent.map_or(0.0, |p| of_arm(p, anchor)))
        };
        self.tree.links.iter().enumerate().filter(|(_, link)| !link.is_free_root()).map(of_joint).fold(0.0, f64::max)
    }

    /// S and M at the positions that [`Reduction::leap`] has led to, and the velocity nearest to v that the joints permit.
    pub fn land(&mut self, bodies: &Bodies, positions: &[f64], v: &mut [f64]) {
        self.at.clear();
        self.at.extend_from_slice(positions);
        self.dynamics.place(&self.tree, &self.q);
        self.dynamics.composite(&self.tree);
        self.project(bodies, v);
    }

    /// Velocities at the new positions: updates S and keeps q̇. Floating trees keep their momentum (`momenta` of the bodies at
    /// the old positions) to rounding: see `keep_momentum`.
    pub fn arrive(&mut self, bodies: &Bodies, momenta: &[f64], state: &mut State) {
        self.project_rates(bodies, &state.v);
        let thrown = |tree: &Tree| tree.links().windows(2).any(|pair| pair[0].is_free_root() && pair[1].parent.is_some());
        let (drifts, State { q, v, .. }) = (thrown(&self.tree), state);
        let mut before = std::mem::take(&mut self.before);
        if drifts {
            self.gather(bodies, &self.at, momenta, &mut before);
        }
        self.dynamics.place(&self.tree, &self.q);
        self.write_velocities(bodies, q, v);
        if drifts {
            self.dynamics.composite(&self.tree);
            self.keep_momentum(bodies, &before, q, v);
            self.write_velocities(bodies, q, v);
        }
        let slower = self.without_gain(bodies, momenta, v);
        if slower < 1.0 {
            for link in linked(&self.tree) {
                self.rates[link.v..link.v + link.joint.dof()].iter_mut().for_each(|rate| *rate *= slower);
            }
            self.write_velocities(bodies, q, v);
            if drifts {
                self.keep_momentum(bodies, &before, q, v);
                self.write_velocities(bodies, q, v);
            }
        }
        self.before = before;
    }

    /// Scaling factor, at most 1, of the trees' velocities that removes the kinetic energy gained by the change of S: 1 if they
    /// have at most that of free bodies with the same momenta. Without it a chain gains energy at large time steps.
    fn without_gain(&self, bodies: &Bodies, momenta: &[f64], v: &[f64]) -> f64 {
        let (mut now, mut free) = (0.0, 0.0);
        for link in linked(&self.tree) {
            let place = bodies.place(link.body);
            for k in place.v..place.v + place.kind.dof() {
                let w = bodies.inverse_mass()[k];
                now += v[k] * v[k] / w;
                free += momenta[k] * momenta[k] * w;
            }
        }
        if now > free { (free / now).sqrt() } else { 1.0 }
    }

    /// Momentum of the subtree of each link, as a wrench about the origin.
    fn gather(&self, bodies: &Bodies, at: &[f64], momenta: &[f64], out: &mut Vec<Wrench>) {
        out.clear();
        out.extend(self.tree.links().iter().map(|link| wrench(bodies, at, link.body, &momenta[bodies.place(link.body).v..])));
        for (i, link) in self.tree.links().iter().enumerate().rev() {
            if let Some(parent) = link.parent {
                let own = out[i];
                out[parent] += own;
            }
        }
    }

    /// Restores the momentum of floating trees, which changes with S at constant q̇. The difference is applied to the first three
    /// freedoms of the root: in the plane the whole momentum, in space its linear part.
    ///
    ///   M_rr Δq̇_r = S_rᵀ (P before − P now)
    fn keep_momentum(&mut self, bodies: &Bodies, before: &[Wrench], q: &[f64], v: &[f64]) {
        let (mut momenta, mut now) = (std::mem::take(&mut self.impulse), std::mem::take(&mut self.now));
        momenta.clear();
        momenta.extend(v.iter().zip(bodies.inverse_mass()).map(|(v, w)| if *w > 0.0 { v / w } else { 0.0 }));
        self.gather(bodies, q, &momenta, &mut now);
        for (i, link) in self.tree.links().iter().enumerate().filter(|(_, link)| link.is_free_root()) {
            let dof = link.joint.dof().min(3);
            let (mut mass, mut missing) = (DMat3::IDENTITY, DVec3::ZERO);
            for k in 0..dof {
                for (l, entry) in self.dynamics.mass().row(link.v + k).iter().enumerate() {
                    mass.col_mut(k)[l] = *entry;
                    mass.col_mut(l)[k] = *entry;
                }
                let twist = self.dynamics.twist(link.v + k);
                missing[k] = twist.dot(before[i]) - twist.dot(now[i]);
            }
            let change = mass.inverse() * missing;
            for k in 0..dof {
                self.rates[link.v + k] += change[k];
            }
        }
        (self.impulse, self.now) = (momenta, now);
    }

    /// J̃ = J S L⁻¹, and unit masses. Each row has one block for each tree that it acts on.
    pub fn reduce(&mut self, bodies: &Bodies, jacobian: &BlockRows, out: &mut BlockRows, ones: &mut Vec<f64>) {
        let Reduction { tree, dynamics, at, row, .. } = self;
        ones.clear();
        ones.resize(tree.dof(), 1.0);
        vector::zeros(row, tree.dof());
        out.clear();
        for i in 0..jacobian.len() {
            out.begin_row();
            for (column, block) in jacobian.row(i) {
                let body = bodies.of_velocity(column);
                if let Some(link) = tree.link_of(body) {
                    dynamics.pull_at(tree, link, wrench(bodies, at, body, block), row);
                }
            }
            for (n, (column, _)) in jacobian.row(i).enumerate() {
                let part_of = |column: usize| tree.part_of(bodies.of_velocity(column));
                let Some(part) = part_of(column).filter(|part| !part.is_empty()) else { continue };
                let taken = jacobian.row(i).take(n).any(|(column, _)| part_of(column).is_some_and(|p| p.start == part.start));
                if !taken {
                    dynamics.factors().solve_transposed(part.clone(), row);
                    out.push_block(part.start, &row[part.clone()]);
                    row[part].fill(0.0);
                }
            }
        }
    }
}

/// The links that have joints.
fn linked(tree: &Tree) -> impl Iterator<Item = &Link> {
    tree.links().iter().enumerate().filter(|(i, _)| !tree.is_lone(*i)).map(|(_, link)| link)
}

/// The wrench, in world axes about the origin, of a force and torque laid out as a body's velocity.
fn wrench(bodies: &Bodies, at: &[f64], body: usize, numbers: &[f64]) -> Wrench {
    let center = bodies.center(at, body);
    let (force, torque) = match bodies.place(body).kind {
        Kind::PlaneParticle => (DVec3::new(numbers[0], numbers[1], 0.0), DVec3::ZERO),
        Kind::PlaneRigid => (DVec3::new(numbers[0], numbers[1], 0.0), DVec3::new(0.0, 0.0, numbers[2])),
        Kind::SpaceParticle => (DVec3::from_slice(numbers), DVec3::ZERO),
        Kind::SpaceRigid => (DVec3::from_slice(numbers), bodies.rotation(at, body) * DVec3::from_slice(&numbers[3..])),
    };
    Wrench::at(center, force, torque)
}

/// Writes the velocity of a body's centre and its ω (or their rates), given in world axes, in the layout of the velocities.
fn write(bodies: &Bodies, at: &[f64], body: usize, linear: DVec3, angular: DVec3, out: &mut [f64]) {
    let place = bodies.place(body);
    let d = bodies.space().dimension();
    out[place.v..place.v + d].copy_from_slice(&linear.to_array()[..d]);
    match place.kind {
        Kind::PlaneRigid => out[place.v + 2] = angular.z,
        Kind::SpaceRigid => (bodies.rotation(at, body).inverse() * angular).write_to_slice(&mut out[place.v + 3..]),
        Kind::PlaneParticle | Kind::SpaceParticle => {}
    }
}
