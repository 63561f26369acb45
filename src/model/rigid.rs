//! Rigid bodies: a shape, from which its inertia follows, and a surface.

use super::groups::{GROUPS, IGNORES};
use super::shape::Shape;
use super::space::Space;
use crate::describe::{Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use glam::{DQuat, DVec3};

/// Surface properties of a body, read by contacts.
const FRICTION: Parameter =
    Parameter::number("friction", "μ", "", (0.0, 1e3), (0.0, 1.0), 0.5, "Coefficient of friction; two surfaces together have √(μ₁μ₂).");
const SLIDING: Parameter = Parameter::number(
    "slidingFriction",
    "μ_k/μ",
    "",
    (0.0, 1.0),
    (0.0, 1.0),
    1.0,
    "Ratio of kinetic to static friction; the smaller of the two counts.",
);
const COLLIDES: Parameter = Parameter::new("collides", "", "", Type::Boolean { default: true }, "Whether it collides with other bodies.");
const RESTITUTION: Parameter =
    Parameter::number("restitution", "e", "", (0.0, 1.0), (0.0, 1.0), 0.0, "Coefficient of restitution; the larger of the two counts.");
const ROLLING: Parameter = Parameter::number(
    "rollingFriction",
    "μ_r",
    "m",
    (0.0, 1e3),
    (0.0, 0.1),
    0.0,
    "Resists rolling: the longest lever arm of the normal force.",
);
const TORSIONAL: Parameter = Parameter::number(
    "torsionalFriction",
    "μ_t",
    "m",
    (0.0, 1e3),
    (0.0, 0.1),
    0.0,
    "Resists spin about the contact normal: the radius of the contact patch.",
)
.in_space();
const AT: Parameter = Parameter::new("at", "x", "m", Type::Vector { default: None }, "Initial position of its centre of mass.");
const VELOCITY: Parameter =
    Parameter::new("velocity", "v", "m/s", Type::Vector { default: Some([0.0; 3]) }, "Initial velocity of its centre of mass.");
/// θ in the plane.
pub const ANGLE: Parameter = Parameter::number("angle", "θ", "rad", (-1e9, 1e9), (-3.2, 3.2), 0.0, "Initial angle.");
/// ω in the plane.
pub const SPIN: Parameter = Parameter::number("spin", "ω", "rad/s", (-1e9, 1e9), (-10.0, 10.0), 0.0, "Initial angular velocity.");
const FIXED: Parameter = Parameter::new("fixed", "", "", Type::Boolean { default: false }, "Whether it is fixed.");

/// How a rigid body in the plane describes itself in documents, apart from `shape`, `mass` and `inertia`.
pub static PLANE: Entry = Entry {
    id: "body",
    title: "Rigid body",
    symbol: "x, θ",
    unit: "",
    help: "A body with a shape: mass and inertia follow from it and the density, or are given.",
    parameters: &[
        AT,
        ANGLE,
        VELOCITY,
        SPIN,
        Parameter::number("density", "ρ", "kg/m²", (1e-9, 1e12), (0.1, 10.0), 1.0, "Mass per area, where no mass is given.").logarithmic(),
        FRICTION,
        SLIDING,
        RESTITUTION,
        ROLLING,
        COLLIDES,
        GROUPS,
        IGNORES,
        FIXED,
    ],
};

/// How a rigid body in space describes itself in documents, apart from `shape`, `mass`, `inertia` and `orientation`.
pub static SPACE: Entry = Entry {
    id: "body",
    title: "Rigid body",
    symbol: "x, q",
    unit: "",
    help: "A body with a shape: mass and inertia follow from it and the density, or are given.",
    parameters: &[
        AT,
        VELOCITY,
        Parameter::new("spin", "ω", "rad/s", Type::Vector { default: Some([0.0; 3]) }, "Initial angular velocity, in world axes."),
        Parameter::number("density", "ρ", "kg/m³", (1e-9, 1e12), (1.0, 10_000.0), 1000.0, "Mass per volume, where no mass is given.")
            .logarithmic(),
        FRICTION,
        SLIDING,
        RESTITUTION,
        ROLLING,
        TORSIONAL,
        COLLIDES,
        GROUPS,
        IGNORES,
        FIXED,
    ],
};

/// The description for that space.
#[must_use]
pub fn entry(space: Space) -> &'static Entry {
    match space {
        Space::Plane => &PLANE,
        Space::Space => &SPACE,
    }
}

/// Restitution and friction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Surface {
    /// μ
    pub friction: f64,
    /// The part of μ that is left while it slides.
    pub sliding: f64,
    /// e
    pub restitution: f64,
    /// m
    pub rolling: f64,
    /// m
    pub torsional: f64,
}

/// Mass and inertia that a document gives; what it leaves out follows from shape and density.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given {
    /// kg
    pub mass: Option<f64>,
    /// Moments about the body's own x, y and z, kg·m²; in the plane the third.
    pub inertia: Option<[f64; 3]>,
    /// kg/m² or kg/m³
    pub density: f64,
}

/// A rigid body's own numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Rigid {
    /// As documents give it.
    pub shape: Shape,
    /// As documents give it.
    pub given: Given,
    /// kg
    pub mass: f64,
    /// Principal moments, kg·m²; in the plane the third.
    pub inertia: DVec3,
    /// From the principal axes to the frame in which the shape is given.
    pub axes: DQuat,
    /// Restitution and friction.
    pub surface: Surface,
    /// True where it touches others at all.
    pub collides: bool,
}

impl Rigid {
    /// A rigid body of that shape. What has no mass of its own, like a half-plane, must be given one or be fixed.
    pub fn new(shape: Shape, given: Given, surface: Surface, collides: bool, fixed: bool) -> Result<Self> {
        let (mass, inertia, axes) = match (shape.unit, given.mass, given.inertia) {
            (_, Some(mass), Some(inertia)) => (mass, DVec3::from_array(inertia), DQuat::IDENTITY),
            (Some(unit), mass, inertia) => {
                let mass = mass.unwrap_or(given.density * unit.mass);
                match inertia {
                    Some(inertia) => (mass, DVec3::from_array(inertia), DQuat::IDENTITY),
                    None => (mass, unit.inertia * (mass / unit.mass), unit.axes),
                }
            }
            (None, _, _) if fixed => (given.mass.unwrap_or(1.0), DVec3::ONE, DQuat::IDENTITY),
            (None, _, _) => {
                let message = format!("a {} has no mass of its own: fix it (\"fixed\": true)", shape.id());
                return Err(Error::new(Code::OutOfRange, "shape", message));
            }
        };
        if !(mass.is_finite() && mass > 0.0 && inertia.is_finite() && inertia.min_element() > 0.0) {
            let message = "mass or inertia is zero or too large for a number; give another size or density";
            return Err(Error::new(Code::OutOfRange, "shape", message));
        }
        Ok(Rigid { shape, given, mass, inertia, axes, surface, collides })
    }

    /// This body after a change from `old` to `new`: what the change leaves alone stays its own.
    pub fn after_change(&self, old: &Rigid, new: &Rigid, fixed: bool) -> Result<Rigid> {
        fn pick<T: PartialEq + Clone>(own: &T, old: &T, new: &T) -> T {
            if old == new { own.clone() } else { new.clone() }
        }
        let given = Given {
            mass: pick(&self.given.mass, &old.given.mass, &new.given.mass),
            inertia: pick(&self.given.inertia, &old.given.inertia, &new.given.inertia),
            density: pick(&self.given.density, &old.given.density, &new.given.density),
        };
        let surface = Surface {
            friction: pick(&self.surface.friction, &old.surface.friction, &new.surface.friction),
            sliding: pick(&self.surface.sliding, &old.surface.sliding, &new.surface.sliding),
            rolling: pick(&self.surface.rolling, &old.surface.rolling, &new.surface.rolling),
            torsional: pick(&self.surface.torsional, &old.surface.torsional, &new.surface.torsional),
            restitution: pick(&self.surface.restitution, &old.surface.restitution, &new.surface.restitution),
        };
        let collides = pick(&self.collides, &old.collides, &new.collides);
        Rigid::new(pick(&self.shape, &old.shape, &new.shape), given, surface, collides, fixed)
    }
}
