//! The exact motion, if one is known: closed forms or a series with error bound, sharing no code with the integrators.
//!
//! One particle on one circle, with constant forces and at most linear drag, is a pendulum: with θ measured from the
//! direction of the field a in the circle's plane, θ̈ = −(|a|/r) sin θ − (c/m) θ̇. Without drag that is solved by
//! elliptic functions, with drag by a Taylor series of the angle.

pub mod damped_pendulum;
mod doubled;
pub mod elliptic;
pub mod pendulum;

use crate::math::vector;
use crate::model::constraint::circle::plane_axes;
use crate::model::{Model, State};
use damped_pendulum::DampedPendulum;
use glam::DVec3;
use pendulum::{Pendulum, PendulumKind};

/// Largest |C| and |Ċ| of a legal start, relative to r and to |v|: rounding of sin and cos, with margin.
const LEGAL: f64 = 1e-9;

/// Numbers of one motion that are computed from other masses and forces differ by so much at most, in parts of their size.
const ROUNDING: f64 = 1e-14;

/// The exact motion from a legal initial state.
#[derive(Debug)]
pub struct Reference {
    epoch: f64,
    body: usize,
    center: DVec3,
    radius: f64,
    /// Direction of the field in the circle's plane (θ = 0), and the direction of growing θ there.
    axes: (DVec3, DVec3),
    /// ω₀² = |a|/r, 1/s², and c/m, 1/s; then θ, rad, and its rate, rad/s, at the epoch.
    law: [f64; 4],
    angle: Angle,
    state_at_epoch: Vec<f64>,
}

#[derive(Debug)]
enum Angle {
    Elliptic(Pendulum),
    Series(Box<DampedPendulum>),
}

impl Reference {
    /// The exact motion from this state on; `None` if none is known or the state is not legal.
    #[must_use]
    pub fn recognise(model: &Model, state: &State) -> Option<Reference> {
        let mut moving = model.bodies.list().iter().enumerate().filter(|(_, b)| !b.fixed);
        let (body, particle) = moving.next()?;
        let [constraint] = model.constraints.as_slice() else { return None };
        let circle = constraint.it.as_circle().filter(|c| c.body == body)?;
        if moving.next().is_some() || model.mouse.is_some() || particle.rigid.is_some() {
            return None;
        }
        let (center, normal) = (DVec3::from_array(circle.center), DVec3::from_array(circle.normal));
        let (x, v) = (model.bodies.center(&state.q, body) - center, model.bodies.center_velocity(&state.v, body));
        let outwards = x.try_normalize()?;
        let legal = (x.length() - circle.radius).abs() <= LEGAL * circle.radius
            && normal.dot(x).abs() <= LEGAL * circle.radius
            && v.dot(outwards).abs().max(v.dot(normal).abs()) <= LEGAL * (1.0 + v.length());
        if !legal {
            return None;
        }
        let (field, drag) = field_and_drag(model, state, body)?;
        let field = field - field.dot(normal) * normal;
        let axes = match field.try_normalize() {
            Some(down) => (down, normal.cross(down)),
            None => plane_axes(normal),
        };
        let theta = libm::atan2(x.dot(axes.1), x.dot(axes.0));
        let rate = v.dot(normal.cross(outwards)) / circle.radius;
        let (omega0_squared, gamma) = (field.length() / circle.radius, drag / particle.mass);
        let angle = if gamma == 0.0 {
            Angle::Elliptic(Pendulum::new(omega0_squared, theta, rate))
        } else {
            Angle::Series(Box::new(DampedPendulum::new(omega0_squared, gamma, theta, rate)))
        };
        let law = [omega0_squared, gamma, theta, rate];
        Some(Reference { epoch: state.t, body, center, radius: circle.radius, axes, law, angle, state_at_epoch: state.q.clone() })
    }

    /// True where both are one motion, but for rounding.
    #[must_use]
    pub fn is_same(&self, other: &Reference) -> bool {
        let near = |a: DVec3, b: DVec3| a.abs_diff_eq(b, ROUNDING);
        let same_law = self.law.iter().zip(&other.law).all(|(a, b)| (a - b).abs() <= ROUNDING * vector::larger(a.abs(), 1.0));
        let same_place = self.body == other.body && self.center == other.center && self.radius == other.radius;
        self.epoch == other.epoch && same_place && same_law && near(self.axes.0, other.axes.0) && near(self.axes.1, other.axes.1)
    }

    /// Writes the positions at time t, in the model's layout; false if t is before the start or out of reach.
    pub fn positions(&mut self, t: f64, model: &Model, out: &mut Vec<f64>) -> bool {
        let since = t - self.epoch;
        if since < -1e-9 || !since.is_finite() {
            return false;
        }
        let theta = match &mut self.angle {
            Angle::Elliptic(pendulum) => pendulum.at(since).0,
            Angle::Series(series) => match series.at(since.max(0.0)) {
                Some((theta, _)) => theta,
                None => return false,
            },
        };
        let direction = libm::cos(theta) * self.axes.0 + libm::sin(theta) * self.axes.1;
        let x = (self.center + self.radius * direction).to_array();
        let (at, d) = (model.bodies.place(self.body).q, model.bodies.space().dimension());
        out.clone_from(&self.state_at_epoch);
        if out.len() < at + d {
            return false;
        }
        out[at..at + d].copy_from_slice(&x[..d]);
        true
    }

    /// A bound on the positions' own error at time t, m. (For a series: at the time of the last call.)
    #[must_use]
    pub fn error(&self, t: f64) -> f64 {
        match &self.angle {
            Angle::Elliptic(pendulum) => pendulum.error_bound(t - self.epoch) * self.radius,
            Angle::Series(series) => series.error_bound() * self.radius,
        }
    }

    /// Source: closed form or series.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match &self.angle {
            Angle::Elliptic(p) if p.kind() == PendulumKind::Rest => "rest",
            Angle::Elliptic(_) => "elliptic functions",
            Angle::Series(_) => "Taylor series of the angle",
        }
    }
}

/// The constant acceleration field and the drag coefficient on the body; `None` if another kind of force acts on it.
fn field_and_drag(model: &Model, state: &State, body: usize) -> Option<(DVec3, f64)> {
    let b = &model.bodies.list()[body];
    let mut drag = 0.0;
    for force in &model.forces {
        match force.args.entry().id {
            "constant" | "gravity" | "user" => {}
            "drag" if force.args.body("body").is_none_or(|id| id == b.id) => drag += force.args.number("coefficient"),
            "drag" => {}
            _ => return None,
        }
    }
    let at_rest = State { v: vec![0.0; state.v.len()], ..state.clone() };
    let (mut q, mut accounted) = (vec![0.0; state.v.len()], vec![0.0; state.v.len()]);
    model.apply_forces(&at_rest, &mut q, &mut accounted);
    Some((model.bodies.center_velocity(&q, body) / b.mass, drag))
}
