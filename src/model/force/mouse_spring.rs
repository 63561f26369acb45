//! The spring by which a mouse, finger or pen pulls a body: f = −m ω² (p − target) − 2 ζ m ω v, where p is the held point.

use crate::describe::Parameter;
use crate::model::Motion;
use glam::DVec3;

/// Natural frequency of the spring and the held body.
pub const FREQUENCY: Parameter =
    Parameter::number("mouseFrequency", "ω/2π", "Hz", (0.01, 100.0), (0.5, 10.0), 2.0, "Natural frequency of the mouse spring.");
/// Damping ratio of the spring.
pub const DAMPING: Parameter =
    Parameter::number("mouseDamping", "ζ", "", (0.0, 10.0), (0.0, 2.0), 1.0, "Damping ratio of the mouse spring; 1 is critical.");

/// The spring while it holds a body. Its work enters the energy balance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MouseSpring {
    /// Id of the held body.
    pub body: u32,
    /// The held point, in body coordinates, m.
    pub local: [f64; 3],
    /// Position of the pointer, m.
    pub target: [f64; 3],
    /// ω: natural frequency, rad/s.
    pub omega: f64,
    /// ζ: damping ratio.
    pub damping: f64,
}

impl MouseSpring {
    /// Adds the spring's force to Q.
    pub fn apply(&self, motion: &Motion, q: &mut [f64]) {
        let Ok(index) = motion.bodies.index_of(self.body) else { return };
        let mass = motion.bodies.list()[index].mass;
        let (k, c) = (mass * self.omega * self.omega, 2.0 * self.damping * mass * self.omega);
        let local = DVec3::from_array(self.local);
        let mut p = motion.point(index, local);
        if p.arm == DVec3::ZERO {
            p.x += local; // a particle is held at an offset: the point where it was picked
        }
        let force = -(k * (p.x - DVec3::from_array(self.target)) + c * p.v);
        motion.bodies.add_force(motion.q, index, force, p.arm.cross(force), q);
    }
}
