//! The coordinates of trees as whole matrices, for views: S, M(q), the bias and the rates at one state.

use super::Reduction;
use crate::math::Dense;
use crate::model::{Model, State};
use glam::DVec3;

/// The matrices and vectors of v = S(q) q̇ and M(q) q̈ + h(q, q̇) = SᵀQ at one state.
#[derive(Clone, Debug)]
pub struct Coordinates {
    /// The columns of S, each laid out as the velocities.
    pub columns: Vec<Vec<f64>>,
    /// M = SᵀM̂S
    pub mass: Dense,
    /// h = SᵀM̂Ṡq̇ with the gyroscopic torques; gravity is in Q.
    pub bias: Vec<f64>,
    /// q̇
    pub rates: Vec<f64>,
    /// SᵀQ
    pub pull: Vec<f64>,
    /// For each constraint of the model: true if it is a joint of the trees.
    pub held: Vec<bool>,
}

impl Coordinates {
    /// Those of the trees of a model; a state that violates their joints is projected onto them. `applied` is Q.
    #[must_use]
    pub fn of(model: &Model, state: &State, applied: &[f64]) -> Self {
        let (mut trees, mut settled) = (Reduction::default(), state.clone());
        trees.settle(model, &mut settled);
        let rates = trees.rates().to_vec();
        let pull = trees.pull_back(&model.bodies, applied);
        let bias = trees.bias(&rates, DVec3::ZERO);
        let columns = (0..rates.len()).map(|k| trees.column(&model.bodies, k, settled.v.len())).collect();
        Coordinates { columns, mass: trees.mass().dense(), bias, rates, pull, held: trees.tree().held().to_vec() }
    }
}
