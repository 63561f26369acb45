//! A particle on a circle about c with radius r; x below is measured from c.
//!
//! form "half-squared" (slide 5, second line):
//!   C = ½(x·x − r²)      Ċ = x·v           J = xᵀ          J̇v = v·v
//!
//! form "length" (slide 5, first line), with n = x/|x|:
//!   C = |x| − r          Ċ = n·v           J = nᵀ          J̇v = (v·v − (n·v)²)/|x|
//!
//! In space the circle lies in the plane through c across the unit normal k, which is a second row:
//!   C = k·x              Ċ = k·v           J = kᵀ          J̇v = 0
//!
//! At x = 0 the circle has no direction to push in: J = 0, and the step reports it.

use super::{CircleGeometry, Constraint, Glyph};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::rows::{Row, Rows};
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// How this constraint describes itself.
pub static ENTRY: Entry = Entry {
    id: "circle",
    title: "Circle",
    symbol: "C",
    unit: "",
    help: "Keeps a particle on a circle about a centre.",
    parameters: &[
        Parameter::new("body", "", "", Type::Body { optional: false }, "The particle."),
        Parameter::new("center", "c", "m", Type::Vector { default: Some([0.0; 3]) }, "Centre of the circle."),
        Parameter::number("radius", "r", "m", (1e-9, 1e9), (0.1, 3.0), 1.0, "Radius of the circle."),
        Parameter::new("form", "C", "", Type::Choice { options: FORMS, default: "half-squared" }, "Which function is zero on the circle."),
        Parameter {
            space_only: true,
            ..Parameter::new(
                "normal",
                "k",
                "",
                Type::Vector { default: Some([0.0, 0.0, 1.0]) },
                "In space: the normal of the circle's plane.",
            )
        },
    ],
};

/// The two functions of slide 5: the same zero set, another gradient and another λ.
pub const FORMS: &[(&str, &str)] = &[("half-squared", "½(x·x − r²)"), ("length", "|x| − r")];

/// Which function is zero on the circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// ½(x·x − r²)
    HalfSquared,
    /// |x| − r
    Length,
}

impl Form {
    /// By the word documents use.
    #[must_use]
    pub fn parse(id: &str) -> Self {
        if id == "length" { Form::Length } else { Form::HalfSquared }
    }
}

impl Form {
    /// The unit of C. (In space the second row, across the plane, is in m.)
    #[must_use]
    pub fn unit(self) -> &'static str {
        if self == Form::HalfSquared { "m²" } else { "m" }
    }
}

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    Ok(Box::new(Circle {
        body: bodies.index_of(args.body("body").unwrap_or(u32::MAX))?,
        center: DVec3::from_array(args.vector("center")),
        radius: args.number("radius"),
        form: Form::parse(args.choice("form")),
        normal: super::direction(args, "normal")?,
        flat: bodies.space() == Space::Plane,
    }))
}

#[derive(Debug)]
struct Circle {
    body: usize,
    center: DVec3,
    radius: f64,
    form: Form,
    normal: DVec3,
    /// In the plane the second row would say nothing.
    flat: bool,
}

impl Constraint for Circle {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let (position, v) = motion.particle(self.body);
        let x = position - self.center;
        let (row, scale) = radial_row(self.form, self.radius, x.dot(x), x.dot(v), v.dot(v));
        rows.push(motion, row, [(self.body, scale * x)]);
        if !self.flat {
            let k = self.normal;
            rows.push(motion, Row { c: k.dot(x), ..Row::default() }, [(self.body, k)]);
        }
    }

    fn unit(&self) -> &'static str {
        self.form.unit()
    }

    fn glyphs(&self, _motion: &Motion) -> Vec<Glyph> {
        vec![Glyph::Circle { center: self.center.to_array(), radius: self.radius, normal: self.normal.to_array() }]
    }

    /// Counterclockwise about the normal, from the x axis (in space: brought into the circle's plane).
    fn angle(&self, motion: &Motion) -> Option<f64> {
        let x = motion.position(self.body) - self.center;
        let (u, w) = plane_axes(self.normal);
        Some(libm::atan2(x.dot(w), x.dot(u)))
    }

    fn as_circle(&self) -> Option<CircleGeometry> {
        let (center, normal) = (self.center.to_array(), self.normal.to_array());
        Some(CircleGeometry { body: self.body, center, radius: self.radius, normal })
    }
}

/// C and J̇v of the radial row, and the factor s in J = s xᵀ, from x·x, x·v and v·v.
fn radial_row(form: Form, r: f64, xx: f64, xv: f64, vv: f64) -> (Row, f64) {
    match form {
        Form::HalfSquared => (Row { c: 0.5 * (xx - r * r), jdot_v: vv, ..Row::default() }, 1.0),
        Form::Length => {
            let length = xx.sqrt();
            if length == 0.0 {
                return (Row { c: -r, ..Row::default() }, 0.0);
            }
            let along = xv / length;
            (Row { c: length - r, jdot_v: (vv - along * along) / length, ..Row::default() }, 1.0 / length)
        }
    }
}

/// Two unit vectors u, w with u × w = k: u is the x axis brought into the plane across k, or y where x is along k.
#[must_use]
pub fn plane_axes(k: DVec3) -> (DVec3, DVec3) {
    let along = if k.x.abs() < 0.9 { DVec3::X } else { DVec3::Y };
    let u = (along - along.dot(k) * k).normalize();
    (u, k.cross(u))
}

/// One particle on one circle about the origin, at one state: the whole of slides 5 to 10.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CirclePoint {
    /// Position, m.
    pub x: DVec3,
    /// Velocity, m/s.
    pub v: DVec3,
    /// Applied force, N.
    pub f: DVec3,
    /// Mass, kg.
    pub m: f64,
    /// Radius, m.
    pub r: f64,
    /// Feedback on C, 1/s².
    pub alpha: f64,
    /// Feedback on Ċ, 1/s.
    pub beta: f64,
    /// Which function is zero on the circle.
    pub form: Form,
}

/// Multiplier, constraint force and acceleration of a [`CirclePoint`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleLambda {
    /// λ
    pub lambda: f64,
    /// C
    pub c: f64,
    /// Ċ
    pub c_dot: f64,
    /// f̂ = λ ∇C, N
    pub force: DVec3,
    /// (f + f̂)/m, m/s²
    pub acceleration: DVec3,
}

impl CirclePoint {
    /// λ from C̈ = −αC − βĊ:
    ///
    /// form ½(x·x − r²): λ = −(f·x + m v·v + m(αC + βĊ))/(x·x); form |x| − r: the same with ∇C = x/|x|.
    ///
    /// (Slide 9 prints + before m: a misprint.) `None` where x = 0.
    #[must_use]
    pub fn lambda(&self) -> Option<CircleLambda> {
        let CirclePoint { x, v, f, m, r, alpha, beta, form } = *self;
        let (row, scale) = radial_row(form, r, x.dot(x), x.dot(v), v.dot(v));
        let gradient = scale * x;
        let length_squared = gradient.dot(gradient);
        if length_squared == 0.0 {
            return None;
        }
        let c_dot = gradient.dot(v);
        let lambda = -(gradient.dot(f) + m * (row.jdot_v + alpha * row.c + beta * c_dot)) / length_squared;
        let force = lambda * gradient;
        Some(CircleLambda { lambda, c: row.c, c_dot, force, acceleration: (f + force) / m })
    }
}
