//! A particle on a ring with prescribed motion: its centre oscillates, c(t) = c + a sin ωt, and in space the ring turns about
//! an axis u with angular speed Ω, so its normal is k(t). With d = x − c(t):
//!
//!   C₁ = ½(d·d − r²)      ∂C₁/∂t = −d·ċ           J₁ = dᵀ      rest of C̈₁ = (v − ċ)·(v − ċ) − d·c̈
//!   C₂ = k·d (in space)   ∂C₂/∂t = k̇·d − k·ċ     J₂ = kᵀ      rest of C̈₂ = 2k̇·(v − ċ) + k̈·d − k·c̈
//!
//! with k̇ = Ω u × k, k̈ = Ω² u × (u × k). Its force works: f̂·v = −λᵀ ∂C/∂t is the motor's power.

use super::{Constraint, Glyph, direction, one_body};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};
use glam::{DQuat, DVec3};

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "driven-circle",
    title: "Driven circle",
    symbol: "C",
    unit: "",
    help: "Keeps a particle on a ring that a motor shakes and, in space, turns.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Mean position of the centre."),
        Parameter::number("radius", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Radius of the ring."),
        Parameter::new("amplitude", "a", "m", Type::Vector { default: Some([0.0; 3]) }, "Amplitude of the centre."),
        Parameter::number("frequency", "ω", "rad/s", (0.0, 1e6), (0.0, 60.0), 2.0, "Angular frequency of the centre."),
        Parameter::new("normal", "k", "", Type::Vector { default: Some([0.0, 0.0, 1.0]) }, "Normal of the ring at t = 0, in space.")
            .in_space(),
        Parameter::new("axis", "u", "", Type::Vector { default: Some([0.0, 1.0, 0.0]) }, "Axis of rotation, in space.").in_space(),
        Parameter::number("turning", "Ω", "rad/s", (-1e6, 1e6), (-10.0, 10.0), 0.0, "Angular velocity of the ring, in space."),
    ],
};

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    Ok(Box::new(DrivenCircle {
        body: one_body(args, bodies)?,
        center: DVec3::from_array(args.vector("center")),
        radius: args.number("radius"),
        amplitude: DVec3::from_array(args.vector("amplitude")),
        omega: args.number("frequency"),
        normal: direction(args, "normal")?,
        axis: direction(args, "axis")?,
        turning: args.number("turning"),
        flat: bodies.space() == Space::Plane,
    }))
}

#[derive(Debug)]
struct DrivenCircle {
    body: usize,
    center: DVec3,
    radius: f64,
    amplitude: DVec3,
    omega: f64,
    normal: DVec3,
    axis: DVec3,
    turning: f64,
    flat: bool,
}

impl DrivenCircle {
    /// c, ċ, c̈ at time t.
    fn center(&self, t: f64) -> [DVec3; 3] {
        let (a, w) = (self.amplitude, self.omega);
        let (sin, cos) = (libm::sin(w * t), libm::cos(w * t));
        [self.center + sin * a, w * cos * a, -w * w * sin * a]
    }

    /// k, k̇, k̈ at time t.
    fn normal(&self, t: f64) -> [DVec3; 3] {
        let k = DQuat::from_axis_angle(self.axis, self.turning * t) * self.normal;
        let k_dot = self.turning * self.axis.cross(k);
        [k, k_dot, self.turning * self.axis.cross(k_dot)]
    }
}

impl Constraint for DrivenCircle {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let (x, v) = motion.particle(self.body);
        let [c, c_dot, c_ddot] = self.center(motion.t);
        let (d, u) = (x - c, v - c_dot);
        let radial =
            Row { c: 0.5 * (d.dot(d) - self.radius * self.radius), jdot_v: u.dot(u) - d.dot(c_ddot), c_t: -d.dot(c_dot), ..Row::default() };
        rows.push(motion, radial, [(self.body, d)]);
        if !self.flat {
            let [k, k_dot, k_ddot] = self.normal(motion.t);
            let jdot_v = 2.0 * k_dot.dot(u) + k_ddot.dot(d) - k.dot(c_ddot);
            rows.push(motion, Row { c: k.dot(d), jdot_v, c_t: k_dot.dot(d) - k.dot(c_dot), ..Row::default() }, [(self.body, k)]);
        }
    }

    fn moves(&self) -> bool {
        true
    }

    fn unit(&self) -> &'static str {
        "m²"
    }

    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        let (center, normal) = (self.center(motion.t)[0].to_array(), self.normal(motion.t)[0].to_array());
        vec![Glyph::Circle { center, radius: self.radius, normal }]
    }

    /// Counterclockwise from the right, about the ring's normal.
    fn angle(&self, motion: &Motion) -> Option<f64> {
        let x = motion.position(self.body) - self.center(motion.t)[0];
        let (u, w) = super::circle::plane_axes(self.normal(motion.t)[0]);
        Some(libm::atan2(x.dot(w), x.dot(u)))
    }
}
