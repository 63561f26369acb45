//! A contact as collision detection finds it.

use crate::model::rigid::Surface;
use glam::DVec3;

/// One point where two bodies touch or are about to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Indices of the bodies.
    pub bodies: [usize; 2],
    /// Names the point among those of the two bodies, from step to step.
    pub feature: u32,
    /// When the bodies take it, after the beginning of the step, s: in space a torque acts on them as they are turned then.
    pub when: f32,
    /// Midway between the two surfaces, m
    pub point: DVec3,
    /// It acts on the first body at `point` − `apart`, on the second at `point` + `apart`, m: zero, but where bodies only come to it in the step.
    pub apart: DVec3,
    /// Unit vector from the first body to the second.
    pub normal: DVec3,
    /// Negative where they overlap, m
    pub gap: f64,
    /// The two surfaces combined.
    pub surface: Surface,
    /// μ in force: that of the surface, or, where the law finds it sliding, what is left of it.
    pub mu: f64,
}

/// Most rows of a contact: one normal, two of friction, two of rolling, one of torsion.
pub const MOST_ROWS: usize = 6;
