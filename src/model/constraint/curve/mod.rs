//! A particle on a parametric curve γ(s). With s the parameter of the nearest point, d = x − γ(s) is across the curve:
//! d·γ' = 0. Differentiating that once and twice, with D = γ'·γ' − d·γ'':
//!
//!   ṡ = γ'·v/D      s̈ without ẍ = (−γ''·γ' ṡ² + 2(v − γ'ṡ)·γ'' ṡ + d·γ''' ṡ²)/D
//!
//! In the plane one row, along the unit normal n = (−γ'_y, γ'_x)/|γ'|, which turns only along γ':
//!   C = n·d      Ċ = n·v      J = nᵀ      J̇v = ṅ·v = −(n·γ'')(γ'·v) ṡ/(γ'·γ')
//!
//! In space two rows: the components of d but the one that γ' is longest along, since d·γ' = 0 makes up for that one:
//!   C = d      J = 1 − γ' ∇sᵀ, ∇s = γ'/D      J̇v = −(γ'' ṡ² + γ' s̈)

pub mod cycloid;
pub mod helix;
pub mod parabola;
pub mod spline;

use super::{Constraint, Glyph, one_body};
use crate::describe::Args;
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// A parametric curve, in local coordinates.
pub trait Curve: std::fmt::Debug {
    /// γ(s), γ'(s), γ''(s), γ'''(s).
    fn at(&self, s: f64) -> [DVec3; 4];

    /// The range of s that is drawn and searched.
    fn range(&self) -> (f64, f64);

    /// True if the curve is closed.
    fn is_closed(&self) -> bool {
        false
    }

    /// The parameter of a point near x by a formula, also beyond the range that is searched; `None` where there is none.
    fn near(&self, _x: DVec3) -> Option<f64> {
        None
    }
}

/// A particle on a curve translated to a centre.
#[derive(Debug)]
pub struct OnCurve {
    body: usize,
    center: DVec3,
    curve: Box<dyn Curve>,
    flat: bool,
    /// s and γ(s) at equal steps of s: start values of the search for the nearest point.
    samples: Vec<(f64, DVec3)>,
}

/// Number of samples of the curve, for the search and for drawing.
const SAMPLES: usize = 256;

impl OnCurve {
    /// From the parameters `body` and `center`.
    pub fn build(args: &Args, bodies: &Bodies, curve: Box<dyn Curve>) -> Result<Box<dyn Constraint>> {
        let (from, to) = curve.range();
        let sample = |i: usize| {
            let s = from + (to - from) * i as f64 / SAMPLES as f64;
            (s, curve.at(s)[0])
        };
        let samples = (0..=SAMPLES).map(sample).collect();
        let center = DVec3::from_array(args.vector("center"));
        Ok(Box::new(OnCurve { body: one_body(args, bodies)?, center, flat: bodies.space() == Space::Plane, curve, samples }))
    }

    /// The parameter of the point nearest to x: the nearest sample or what a formula gives, then Newton on d·γ' = 0.
    fn nearest(&self, x: DVec3) -> f64 {
        let off = |p: &(f64, DVec3)| (x - p.1).length_squared();
        let mut best = self.samples[0];
        for sample in &self.samples {
            if off(sample) < off(&best) {
                best = *sample;
            }
        }
        let by_formula = self.curve.near(x).map(|s| (s, self.curve.at(s)[0]));
        let mut s = by_formula.filter(|point| off(point) < off(&best)).unwrap_or(best).0;
        let spacing = self.samples[1].0 - self.samples[0].0;
        for _ in 0..12 {
            let [point, tangent, second, _] = self.curve.at(s);
            let d = x - point;
            let curvature = tangent.dot(tangent) - d.dot(second);
            // Beyond the centre of curvature Newton's method diverges from the nearest point: use the Gauss–Newton step.
            let slope = if curvature > 0.0 { curvature } else { tangent.dot(tangent) };
            let step = (d.dot(tangent) / slope).clamp(-spacing, spacing);
            if !step.is_finite() || step.abs() <= 1e-16 * (1.0 + s.abs()) {
                break;
            }
            s += step;
        }
        s
    }
}

impl Constraint for OnCurve {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let (position, v) = motion.particle(self.body);
        let x = position - self.center;
        let [point, tangent, second, third] = self.curve.at(self.nearest(x));
        let d = x - point;
        let speed_squared = tangent.dot(tangent);
        let denominator = speed_squared - d.dot(second);
        let s_dot = tangent.dot(v) / denominator;
        if self.flat {
            let n = DVec3::new(-tangent.y, tangent.x, 0.0) / speed_squared.sqrt();
            let jdot_v = -n.dot(second) * tangent.dot(v) * s_dot / speed_squared;
            rows.push(motion, Row { c: n.dot(d), jdot_v, ..Row::default() }, [(self.body, n)]);
            return;
        }
        let s_ddot =
            (-second.dot(tangent) * s_dot * s_dot + 2.0 * (v - s_dot * tangent).dot(second) * s_dot + d.dot(third) * s_dot * s_dot)
                / denominator;
        let jdot_v = -(s_dot * s_dot * second + s_ddot * tangent);
        for axis in super::axes_across(tangent) {
            let row = Row { c: axis.dot(d), jdot_v: axis.dot(jdot_v), ..Row::default() };
            rows.push(motion, row, [(self.body, axis - axis.dot(tangent) / denominator * tangent)]);
        }
    }

    fn unit(&self) -> &'static str {
        "m"
    }

    fn glyphs(&self, _motion: &Motion) -> Vec<Glyph> {
        let points = self.samples.iter().map(|(_, x)| (*x + self.center).to_array()).collect();
        vec![Glyph::Polyline { points, closed: self.curve.is_closed() }]
    }
}
