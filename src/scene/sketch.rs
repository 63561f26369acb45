//! Builder of scene documents: particles, sticks with the distance of their ends as length, bodies with a shape, and any other
//! constraint or force by its name and fields. The result is an ordinary document, with the method that the scene needs.

use super::writer::object;
use crate::describe::{Args, Parameter, Type};
use crate::math::Mapped;
use crate::method::Settings;
use crate::model::constraint::distance;
use glam::DVec3;
use serde_json::{Map, Value};
use std::f64::consts::PI;

/// Acceleration of gravity.
pub const GRAVITY: Parameter =
    Parameter::number("gravity", "g", "m/s²", (0.0, 1e6), (0.0, 25.0), 9.81, "Acceleration of gravity, downwards.");
/// Mass of each particle.
pub const MASS: Parameter = Parameter::number("mass", "m", "kg", (1e-9, 1e9), (0.1, 10.0), 1.0, "Mass of a particle.").logarithmic();
/// One of several masses. Where one is a hundred times another, a step is too long for the light one's swings.
pub const fn one_mass(name: &'static str, symbol: &'static str, default: f64) -> Parameter {
    Parameter::number(name, symbol, "kg", (1e-9, 1e9), (0.5, 2.0), default, "Mass of a particle.").logarithmic()
}
/// Form of the distance constraint: the function C of a stick.
pub const FORM: Parameter = distance::ENTRY.parameters[2];
/// Initial speed.
pub const SPEED: Parameter = Parameter::number("speed", "v₀", "m/s", (-1e3, 1e3), (-5.0, 5.0), 1.0, "Initial velocity.").at_restart();
/// Drag by the air.
pub const DRAG: Parameter = Parameter::number("drag", "c", "kg/s", (0.0, 1e6), (0.0, 2.0), 0.0, "Drag of the air on each particle.");

/// Mass of a body.
pub const BODY_MASS: Parameter = Parameter::number("mass", "m", "kg", (1e-9, 1e9), (0.1, 10.0), 1.0, "Mass of a body.").logarithmic();
/// μ of all surfaces.
pub const FRICTION: Parameter =
    Parameter::number("friction", "μ", "", (0.0, 1e3), (0.0, 1.5), 0.5, "Coefficient of friction of all surfaces.");
/// e of all surfaces.
pub const RESTITUTION: Parameter =
    Parameter::number("restitution", "e", "", (0.0, 1.0), (0.0, 1.0), 0.0, "Coefficient of restitution of all surfaces.");

/// A count of bodies; takes effect at the next reset.
pub const fn count(default: u32, soft: (u32, u32), max: u32, help: &'static str) -> Parameter {
    Parameter::new("n", "n", "", Type::Integer { min: soft.0, max, soft, default }, help).at_restart()
}

/// An initial angle.
pub const fn angle(name: &'static str, symbol: &'static str, default: f64, help: &'static str) -> Parameter {
    Parameter::number(name, symbol, "rad", (-7.0, 7.0), (-PI, PI), default, help).at_restart()
}

/// A length; takes effect at the next reset.
pub const fn length(name: &'static str, symbol: &'static str, default: f64, help: &'static str) -> Parameter {
    Parameter::number(name, symbol, "m", (1e-3, 1e3), (0.2, 3.0), default, help).at_restart()
}

/// Sweeps that a ratio of masses needs.
pub fn sweeps_for(ratio: f64) -> u32 {
    (ratio / 5.0).min(400.0) as u32
}

/// Solver settings that iterate to rounding, for scenes of few bodies.
pub fn exact() -> Value {
    object([("maxIterations", 10_000.into()), ("tolerance", 1e-12.into()), ("kind", "gauss-seidel".into())])
}

/// Value of a field of a constraint or force.
pub enum Is<'a> {
    Number(f64),
    Numbers(&'a [f64]),
    Vector(DVec3),
    Word(&'a str),
    Body(u32),
    Bodies(&'a [u32]),
    Points(&'a [DVec3]),
    Terms(&'a [DVec3]),
    Fields(&'a [(&'a str, Is<'a>)]),
    Yes,
    No,
}

/// The shape of a body; in the plane a ball is a disc, and z is ignored.
pub enum Solid<'a> {
    /// Half extents, m
    Box(DVec3),
    /// Radius, m
    Ball(f64),
    /// Distance from the middle to the centre of a cap, and radius, m
    Capsule(f64, f64),
    /// Half its length along y, and radius, m; in space
    Cylinder(f64, f64),
    /// Corners of a convex polygon or hull, m
    Hull(&'a [DVec3]),
    /// The half-space behind the plane with that outward normal.
    Ground(DVec3),
    /// Shapes with their positions in the compound, m
    Compound(&'a [(Solid<'a>, DVec3)]),
}

/// Length of a step, s; scenes divide it into substeps.
const STEP: f64 = 0.01;

/// A document under construction.
pub struct Sketch {
    dimension: usize,
    root: Map<String, Value>,
    bodies: Vec<Value>,
    places: Vec<DVec3>,
    constraints: Vec<Value>,
    forces: Vec<Value>,
    form: &'static str,
    /// Surface fields common to all bodies: friction, restitution.
    surface: Vec<(&'static str, f64)>,
}

impl Sketch {
    /// An empty plane.
    pub fn plane() -> Self {
        Sketch::new(2, "plane")
    }

    /// Empty space.
    pub fn space() -> Self {
        Sketch::new(3, "space")
    }

    fn new(dimension: usize, space: &str) -> Self {
        let mut root = Map::new();
        root.insert("version".into(), 1.into());
        root.insert("space".into(), space.into());
        let (bodies, places, constraints, forces) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Sketch { dimension, root, bodies, places, constraints, forces, form: "length", surface: Vec::new() }
    }

    /// Title, and from the parameters that the scene has: gravity, drag, form of sticks, surface of bodies.
    pub fn with(mut self, args: &Args) -> Self {
        self.root.insert("title".into(), args.entry().title.into());
        if args.get("gravity").is_some() {
            let g = self.vector(DVec3::NEG_Y * args.number("gravity"));
            self.root.insert("gravity".into(), g);
        }
        if args.get("drag").is_some() {
            self.force("drag", &[("coefficient", Is::Number(args.number("drag")))]);
        }
        if args.get("form").is_some() {
            self.form = args.choice("form");
        }
        for name in ["friction", "restitution"] {
            if args.get(name).is_some() {
                self.surface.push((name, args.number(name)));
            }
        }
        self
    }

    /// Adds a particle; returns its index.
    pub fn particle(&mut self, mass: f64, at: DVec3, velocity: DVec3) -> u32 {
        self.body(at, &[("mass", Is::Number(mass)), ("velocity", Is::Vector(velocity))])
    }

    /// Adds a fixed particle; returns its index.
    pub fn fixed(&mut self, at: DVec3) -> u32 {
        self.body(at, &[("fixed", Is::Yes)])
    }

    fn body(&mut self, at: DVec3, fields: &[(&str, Is)]) -> u32 {
        let mut body = self.object(fields);
        body.insert("particle".into(), Map::new().into());
        body.insert("at".into(), self.vector(at));
        self.bodies.push(body.into());
        self.places.push(at);
        self.places.len() as u32 - 1
    }

    /// Adds a body with a shape and further fields; returns its index.
    pub fn solid(&mut self, shape: &Solid, at: DVec3, fields: &[(&str, Is)]) -> u32 {
        let mut body = Map::new();
        for (name, value) in &self.surface {
            body.insert((*name).into(), (*value).into());
        }
        self.add(&mut body, fields);
        body.insert("shape".into(), self.shape(shape));
        body.insert("at".into(), self.vector(at));
        self.bodies.push(body.into());
        self.places.push(at);
        self.places.len() as u32 - 1
    }

    /// Adds fixed ground with that outward normal through a point; returns its index.
    pub fn ground(&mut self, normal: DVec3, through: DVec3) -> u32 {
        self.solid(&Solid::Ground(normal), through, &[("fixed", Is::Yes)])
    }

    fn shape(&self, solid: &Solid) -> Value {
        let flat = self.dimension == 2;
        let (kind, value): (&str, Value) = match solid {
            Solid::Box(half) => ("box", self.vector(*half)),
            Solid::Ball(radius) => (if flat { "disc" } else { "sphere" }, (*radius).into()),
            Solid::Capsule(half, radius) | Solid::Cylinder(half, radius) => {
                let numbers = [("halfLength", Is::Number(*half)), ("radius", Is::Number(*radius))];
                (if matches!(solid, Solid::Cylinder(..)) { "cylinder" } else { "capsule" }, self.object(&numbers).into())
            }
            Solid::Hull(points) => (if flat { "polygon" } else { "hull" }, points.iter().map(|x| self.vector(*x)).collect()),
            Solid::Ground(normal) => (if flat { "halfPlane" } else { "halfSpace" }, self.vector(*normal)),
            Solid::Compound(parts) => {
                let part = |(solid, at): &(Solid, DVec3)| {
                    let mut part = self.shape(solid);
                    part["at"] = self.vector(*at);
                    part
                };
                ("compound", parts.iter().map(part).collect())
            }
        };
        object([(kind, value)])
    }

    /// Adds a joint of that kind, at a point of each body in local coordinates.
    pub fn joint(&mut self, kind: &str, bodies: [u32; 2], anchors: [DVec3; 2], fields: &[(&str, Is)]) {
        let mut all = self.object(fields);
        self.add(&mut all, &[("between", Is::Bodies(&bodies)), ("anchors", Is::Points(&anchors))]);
        self.constraints.push(object([(kind, all.into())]));
    }

    /// Adds a hinge at a point between two bodies of identity orientation; in space about that axis.
    pub fn hinge(&mut self, a: u32, b: u32, at: DVec3, axis: DVec3) {
        let anchors = [a, b].mapped(|body| at - self.places[body as usize]);
        let axis = [("axis", Is::Vector(axis))];
        self.joint("hinge", [a, b], anchors, if self.dimension == 3 { &axis } else { &[] });
    }

    /// Adds a stick with the particles' distance as length.
    pub fn stick(&mut self, a: u32, b: u32) {
        self.stick_of(self.between(a, b), a, b);
    }

    /// Adds a stick of a given length, m.
    pub fn stick_of(&mut self, length: f64, a: u32, b: u32) {
        let form = self.form;
        self.constrain("distance", &[("between", Is::Bodies(&[a, b])), ("length", Is::Number(length)), ("form", Is::Word(form))]);
    }

    /// Adds a spring with a damper; its rest length is `slack` times the initial distance.
    pub fn spring(&mut self, a: u32, b: u32, stiffness: f64, damping: f64, slack: f64) {
        let rest = slack * self.between(a, b);
        let numbers = [("stiffness", Is::Number(stiffness)), ("damping", Is::Number(damping)), ("rest", Is::Number(rest))];
        let [k, c, l] = numbers;
        self.force("spring", &[("between", Is::Bodies(&[a, b])), k, c, l]);
    }

    /// Initial distance of two particles, m.
    pub fn between(&self, a: u32, b: u32) -> f64 {
        self.places[a as usize].distance(self.places[b as usize])
    }

    /// Adds a constraint of any kind.
    pub fn constrain(&mut self, kind: &str, fields: &[(&str, Is)]) {
        let item = self.item(kind, fields);
        self.constraints.push(item);
    }

    /// Adds a force of any kind.
    pub fn force(&mut self, kind: &str, fields: &[(&str, Is)]) {
        let item = self.item(kind, fields);
        self.forces.push(item);
    }

    fn item(&self, kind: &str, fields: &[(&str, Is)]) -> Value {
        object([(kind, self.object(fields).into())])
    }

    fn object(&self, fields: &[(&str, Is)]) -> Map<String, Value> {
        let mut object = Map::new();
        self.add(&mut object, fields);
        object
    }

    fn add(&self, object: &mut Map<String, Value>, fields: &[(&str, Is)]) {
        for (name, field) in fields {
            let value = match field {
                Is::Number(x) => (*x).into(),
                Is::Numbers(x) => x.to_vec().into(),
                Is::Vector(x) => self.vector(*x),
                Is::Word(word) => (*word).into(),
                Is::Body(place) => (*place).into(),
                Is::Bodies(places) => places.to_vec().into(),
                Is::Points(points) => points.iter().map(|x| self.vector(*x)).collect(),
                Is::Terms(terms) => terms.iter().map(|x| Value::from(x.to_array().to_vec())).collect(),
                Is::Fields(fields) => self.object(fields).into(),
                Is::Yes => true.into(),
                Is::No => false.into(),
            };
            object.insert((*name).into(), value);
        }
    }

    fn vector(&self, x: DVec3) -> Value {
        x.to_array()[..self.dimension].to_vec().into()
    }

    /// The document, with the constraint force method under Runge–Kutta. With τ = 5 substeps, the feedback α = 1/τ²,
    /// β = 2/τ is critically damped and reduces errors within a few τ, slowly enough for the integrator to be stable.
    pub fn document(self, substeps: u32, solver: &str) -> Value {
        let tau = 5.0 * STEP / f64::from(substeps);
        let feedback = [("integrator", Is::Word("rk4")), ("alpha", Is::Number(1.0 / (tau * tau))), ("beta", Is::Number(2.0 / tau))];
        self.finish("acceleration", &feedback, substeps, Some(solver))
    }

    /// The document, with RATTLE and the direct solver: for large connected systems and long runs.
    pub fn rattling(self, substeps: u32) -> Value {
        let mut document = self.finish("rattle", &[], substeps, Some("direct"));
        document["method"]["projection"] = object([("tolerance", 1e-9.into()), ("maxIterations", 60.into())]);
        document
    }

    /// The document, with the default time-stepping method for shapes, except for these fields of the method.
    pub fn stepping(self, fields: &[(&str, Is)]) -> Value {
        let substeps = Settings::named(true).substeps();
        self.finish("velocity", fields, substeps, None)
    }

    /// [`Sketch::stepping`] with this number of iterations per substep: chains of joints converge slowly.
    pub fn stepping_with(self, fields: &[(&str, Is)], iterations: u32) -> Value {
        let mut document = self.stepping(fields);
        let (kind, iterations) = ("gauss-seidel".into(), iterations.into());
        document["method"]["solver"] =
            object([("maxIterations", iterations), ("tolerance", 0.into()), ("warmStart", true.into()), ("kind", kind)]);
        document
    }

    /// [`Sketch::stepping_with`], and a projection onto the joints, as in documents without a method: a heavy load on light links gains energy
    /// without it.
    pub fn stepping_on_joints(self, iterations: u32) -> Value {
        let mut document = self.stepping_with(&[], iterations);
        document["method"]["projection"] = object([("tolerance", 1e-6.into())]);
        document
    }

    /// The document of free bodies without contacts, with the most accurate integrator.
    pub fn free(self) -> Value {
        self.finish("acceleration", &[("integrator", Is::Word("dormand-prince"))], 1, Some("direct"))
    }

    fn finish(mut self, method: &str, numbers: &[(&str, Is)], substeps: u32, solver: Option<&str>) -> Value {
        let mut settings = self.object(numbers);
        settings.insert("kind".into(), method.into());
        settings.insert("stepSize".into(), STEP.into());
        settings.insert("substeps".into(), substeps.into());
        if let Some(solver) = solver {
            settings.insert("solver".into(), object([("kind", solver.into())]));
        }
        let lists = [("bodies", self.bodies), ("constraints", self.constraints), ("forces", self.forces)];
        for (key, list) in lists {
            self.root.insert(key.into(), list.into());
        }
        self.root.insert("method".into(), settings.into());
        self.root.into()
    }
}
