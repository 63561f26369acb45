//! The trait of an applied force, and the sums that forces are added to.

use crate::describe::Args;
use crate::error::Result;
use crate::math::vector;
use crate::model::state::Point;
use crate::model::{Bodies, Motion};
use glam::DVec3;

/// Sums of the applied forces, laid out as the velocities, N (torques N·m).
#[derive(Debug)]
pub struct Accumulators<'a> {
    /// Forces with a potential.
    pub conservative: &'a mut [f64],
    /// All other forces: their work enters the energy balance, so that it does not count as energy drift.
    pub accounted: &'a mut [f64],
}

impl Accumulators<'_> {
    /// A force with a potential at a body's centre, N.
    pub fn conserve(&mut self, motion: &Motion, body: usize, force: DVec3) {
        motion.bodies.add_force(motion.q, body, force, DVec3::ZERO, self.conservative);
        self.drive(motion, body, force, DVec3::ZERO);
    }

    /// A force with a potential at a point of a body, N.
    pub fn conserve_at(&mut self, motion: &Motion, at: &Point, force: DVec3) {
        motion.bodies.add_force(motion.q, at.body, force, at.arm.cross(force), self.conservative);
        self.drive(motion, at.body, force, at.arm.cross(force));
    }

    /// Any other force at a point of a body, N.
    pub fn account_at(&mut self, motion: &Motion, at: &Point, force: DVec3) {
        motion.bodies.add_force(motion.q, at.body, force, at.arm.cross(force), self.accounted);
    }

    /// A torque with a potential, in the world's axes, N·m.
    pub fn conserve_torque(&mut self, motion: &Motion, body: usize, torque: DVec3) {
        motion.bodies.add_force(motion.q, body, DVec3::ZERO, torque, self.conservative);
        self.drive(motion, body, DVec3::ZERO, torque);
    }

    /// Any other torque, N·m.
    pub fn account_torque(&mut self, motion: &Motion, body: usize, torque: DVec3) {
        motion.bodies.add_force(motion.q, body, DVec3::ZERO, torque, self.accounted);
    }

    /// Accounts for the work of the force that drives a body with prescribed motion against a force with a potential.
    fn drive(&mut self, motion: &Motion, body: usize, force: DVec3, torque: DVec3) {
        if let Some(told) = motion.bodies.told(body, motion.t) {
            motion.bodies.add_force_to_told(body, &told, -force, -torque, self.accounted);
        }
    }

    /// Any other force at a body's centre, N.
    pub fn account(&mut self, motion: &Motion, body: usize, force: DVec3) {
        motion.bodies.add_force(motion.q, body, force, DVec3::ZERO, self.accounted);
    }
}

/// Approximate elementary operations of one evaluation of a force between two bodies.
pub(super) const WORK_OF_A_PAIR: u64 = 64;

/// An applied force.
pub trait Force: std::fmt::Debug {
    /// Adds this force to Q.
    fn apply(&self, motion: &Motion, q: &mut Accumulators);

    /// False where it has no finite value.
    fn is_finite(&self, _motion: &Motion) -> bool {
        true
    }

    /// The potential energy of its conservative part, J.
    fn potential(&self, _motion: &Motion) -> f64 {
        0.0
    }

    /// True where a part of it is across the velocity and does no work, as a magnetic force. Held for a step as it is at the beginning it
    /// would: methods that hold forces take it in the middle.
    fn is_across(&self) -> bool {
        false
    }

    /// ω² = k (1/m₁ + 1/m₂) of its two bodies alone, as points, 1/s²; 0 where it is no spring between two.
    fn omega_squared(&self, _bodies: &Bodies) -> f64 {
        0.0
    }

    /// Adds the c of each velocity component of what it has like −c v, kg/s: see `world/resistance.rs`.
    fn resist(&self, _motion: &Motion, _c: &mut [f64]) {}

    /// Approximate elementary operations of one evaluation.
    fn work(&self, bodies: &Bodies) -> u64 {
        8 * bodies.list().len() as u64
    }
}

/// One force, conservative and other part together, laid out as the velocities, N.
#[must_use]
pub fn whole(force: &dyn Force, motion: &Motion) -> Vec<f64> {
    let (mut conservative, mut accounted) = (vec![0.0; motion.v.len()], vec![0.0; motion.v.len()]);
    force.apply(motion, &mut Accumulators { conservative: &mut conservative, accounted: &mut accounted });
    vector::add_scaled(&mut conservative, 1.0, &accounted);
    conservative
}

/// The bodies that a force acts on: one, or all.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    One(usize),
    All,
}

impl Target {
    pub(super) fn from_args(args: &Args, bodies: &Bodies) -> Result<Self> {
        match args.body("body") {
            Some(id) => bodies.index_of(id).map(Target::One),
            None => Ok(Target::All),
        }
    }

    /// Calls `f` with the index of each body that moves.
    pub(super) fn for_each(self, bodies: &Bodies, mut f: impl FnMut(usize)) {
        match self {
            Target::One(i) if bodies.list()[i].fixed => {}
            Target::One(i) => f(i),
            Target::All => bodies.moving().for_each(|(i, _)| f(i)),
        }
    }
}
