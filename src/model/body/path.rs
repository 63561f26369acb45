//! Bodies with prescribed motion: how far a body has come from its start, and turned about an axis a, as formulas of the time.
//!
//!   x = x₀ + d(t),  ẋ = ḋ,  ẍ = d̈        R = R(a, φ(t)) R₀,  ω = φ̇ a,  ω̇ = φ̈ a
//!
//! The derivatives are exact ([`crate::math::formula`]). Such a body has no inverse mass, as a fixed one. To a constraint it is a part
//! of ∂C/∂t and of J̇v, and no column of J:
//!
//!   ∂C/∂t = J_told (ẋ, ω)      J̇v += J_told (ẍ, ω̇)

use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::math::formula::{Graph, Names, Place, derivative, parse};
use crate::model::space::Space;
use core::cell::RefCell;
use glam::DVec3;

/// The words of a body's `moves`.
pub static MOVES: Entry = Entry {
    id: "moves",
    title: "Prescribed motion",
    symbol: "x₀ + d(t)",
    unit: "",
    help: "Prescribed motion, whatever forces act: the displacement from the start, as formulas of the time t in s.",
    parameters: &[
        told("x", "Displacement along x, in m."),
        told("y", "Displacement along y, in m."),
        told("z", "Displacement along z, in m.").in_space(),
        told("angle", "Angle, in rad; in space about `axis`."),
        Parameter::new("axis", "a", "", Type::Vector { default: Some([0.0, 0.0, 1.0]) }, "Axis of rotation, in world axes, in space.")
            .in_space(),
    ],
};

const fn told(name: &'static str, help: &'static str) -> Parameter {
    Parameter::new(name, "", "", Type::Text { default: "0" }, help)
}

/// How far a body has come from its start, with the first and second derivative.
#[derive(Clone, Copy, Debug, Default)]
pub struct Displacement {
    /// d, ḋ, d̈ in m, m/s, m/s²
    pub offset: [DVec3; 3],
    /// φ, φ̇, φ̈ in rad, rad/s, rad/s²
    pub angle: [f64; 3],
    /// a
    pub axis: DVec3,
}

impl Displacement {
    /// ω, rad/s
    #[must_use]
    pub fn spin(&self) -> DVec3 {
        self.angle[1] * self.axis
    }

    /// Velocity and ω whose effect over a time h is the displacement until `then`, met by a point of another body with that velocity:
    ///
    ///   ẋ = Δd/h + ½h ω × (v_other − Δd/h),   ω = Δφ/h a
    ///
    /// since after ½h the point is elsewhere on this body. At h = 0 those of now.
    pub fn over(&self, h: f64, then: impl FnOnce() -> Option<Displacement>, other: DVec3) -> (DVec3, DVec3) {
        match then() {
            Some(then) if h > 0.0 => {
                let velocity = (then.offset[0] - self.offset[0]) / h;
                let spin = (then.angle[0] - self.angle[0]) / h * self.axis;
                (velocity + 0.5 * h * spin.cross(other - velocity), spin)
            }
            _ => (self.offset[1], self.spin()),
        }
    }

    /// ω̇, rad/s²
    #[must_use]
    pub fn spin_rate(&self) -> DVec3 {
        self.angle[2] * self.axis
    }
}

/// The words of the formulas.
const NAMES: [&str; 4] = ["x", "y", "z", "angle"];

/// The formulas of a body's `moves`.
#[derive(Clone, Debug)]
pub struct Path {
    /// As documents give it.
    pub args: Args,
    graph: Graph,
    /// x, y, z and the angle, each with its derivatives.
    places: [[Place; 3]; 4],
    axis: DVec3,
    last: RefCell<Last>,
}

/// The last values, kept because all rows of a step evaluate at one time.
#[derive(Clone, Debug)]
struct Last {
    t: f64,
    displacement: Displacement,
    /// Values of the nodes; kept only for its allocation.
    values: Vec<f64>,
}

/// The only name in a path.
#[derive(Debug)]
struct Time;

impl Names for Time {
    fn find(&self, name: &str) -> Option<u8> {
        (name == "t").then_some(0)
    }

    fn name(&self, _variable: u8) -> String {
        "t".into()
    }

    fn all(&self) -> String {
        "t".into()
    }
}

impl Path {
    /// From the values of [`MOVES`]. A body that is told zero stays.
    pub fn from_args(args: Args, space: Space, turns: bool) -> Result<Path> {
        let mut graph = Graph::default();
        let mut places = [[Graph::ZERO; 3]; 4];
        for ([at, rate, second], name) in places.iter_mut().zip(NAMES) {
            let text = args.text(name);
            *at = parse::expression(text, &Time, &mut graph).map_err(|e| e.under(name))?;
            *rate = derivative::gradient(&mut graph, *at, &[0])[0];
            *second = derivative::gradient(&mut graph, *rate, &[0])[0];
        }
        let wrong = |name: &str, message: &str| Err(Error::new(Code::Unsupported, name, message));
        if space == Space::Plane && places[2][0] != Graph::ZERO {
            return wrong("z", "exists only in space");
        }
        if !turns && places[3][0] != Graph::ZERO {
            return wrong("angle", "a particle does not turn; give the body a shape");
        }
        let axis = match space {
            Space::Plane => DVec3::Z,
            Space::Space => match DVec3::from_array(args.vector("axis")).try_normalize() {
                Some(axis) => axis,
                None => return Err(Error::new(Code::OutOfRange, "axis", "has no direction; give a vector that is not zero")),
            },
        };
        let mut results: Vec<&mut Place> = places.iter_mut().flatten().collect();
        let graph = graph.pruned(&mut results);
        let last = Last { t: f64::NAN, displacement: Displacement::default(), values: Vec::new() };
        let path = Path { args, graph, places, axis, last: RefCell::new(last) };
        let Displacement { offset: [x, v, _], angle: [angle, spin, _], .. } = path.at(0.0);
        let start = [[x.x, v.x], [x.y, v.y], [x.z, v.z], [angle, spin]];
        match start.iter().zip(NAMES).find(|(values, _)| !values.iter().all(|value| value.is_finite())) {
            Some((_, name)) => Err(Error::new(Code::NotFinite, name, "has no finite value or rate at t = 0; choose a formula that has")),
            None => Ok(path),
        }
    }

    /// Where it is at a time.
    #[must_use]
    pub fn at(&self, t: f64) -> Displacement {
        let mut last = self.last.borrow_mut();
        if last.t != t {
            self.graph.evaluate(&[t], &mut last.values);
            let value = |k: usize, order: usize| last.values[self.places[k][order] as usize];
            let vector = |order: usize| DVec3::new(value(0, order), value(1, order), value(2, order));
            let displacement =
                Displacement { offset: [0, 1, 2].mapped(vector), angle: [0, 1, 2].mapped(|order| value(3, order)), axis: self.axis };
            (last.t, last.displacement) = (t, displacement);
        }
        last.displacement
    }
}
