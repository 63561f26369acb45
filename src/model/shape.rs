//! Shapes as documents give them. Each kind is one line in [`REGISTRY`] here; what a shape *is*, its mass and how it
//! meets others, is [`crate::geometry`].

use super::space::Space;
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::geometry::broad_phase::Aabb;
use crate::geometry::{plane, space};
use core::f64::consts::PI;
use glam::{DQuat, DVec2, DVec3};

const RADIUS: Parameter = Parameter::number("radius", "r", "m", (1e-6, 1e6), (0.05, 2.0), 0.5, "Its radius.");
const HALF_LENGTH: Parameter =
    Parameter::number("halfLength", "ℓ/2", "m", (1e-6, 1e6), (0.05, 2.0), 0.5, "From its centre to the centre of a cap.");
const NORMAL: Parameter = Parameter::new("normal", "n", "", Type::Vector { default: Some([0.0, 1.0, 0.0]) }, "Points out of the solid.");

const fn entry(id: &'static str, title: &'static str, help: &'static str, parameters: &'static [Parameter]) -> Entry {
    Entry { id, title, symbol: "", unit: "", help, parameters }
}

/// A kind of shape: how it describes itself, and where it exists (None: in both).
pub struct Kind {
    /// Its description.
    pub entry: Entry,
    /// Only there.
    pub only: Option<Space>,
}

const fn kind(entry: Entry, only: Option<Space>) -> Kind {
    Kind { entry, only }
}

/// All kinds of shape there are, apart from compounds of them.
pub static REGISTRY: &[Kind] = &[
    kind(
        entry(
            "box",
            "Box",
            "A rectangle or cuboid.",
            &[Parameter::new("half", "a/2", "m", Type::Vector { default: Some([0.5; 3]) }, "Half its extent along each axis.")],
        ),
        None,
    ),
    kind(entry("disc", "Disc", "A round body in the plane.", &[RADIUS]), Some(Space::Plane)),
    kind(entry("sphere", "Sphere", "A ball.", &[RADIUS]), Some(Space::Space)),
    kind(
        entry(
            "capsule",
            "Capsule",
            "A rod with round ends, along its own x axis in the plane, its y axis in space.",
            &[HALF_LENGTH, RADIUS],
        ),
        None,
    ),
    kind(
        entry(
            "polygon",
            "Convex polygon",
            "The convex hull of the points, about their centre of mass.",
            &[Parameter::new(
                "points",
                "p",
                "m",
                Type::Points { width: 0, min: 3, default: &[[-0.5, -0.3, 0.0], [0.5, -0.3, 0.0], [0.0, 0.6, 0.0]] },
                "Its corners.",
            )],
        ),
        Some(Space::Plane),
    ),
    kind(
        entry(
            "hull",
            "Convex hull",
            "The convex hull of the points, about their centre of mass.",
            &[Parameter::new(
                "points",
                "p",
                "m",
                Type::Points { width: 0, min: 4, default: &[[0.5, -0.3, 0.3], [-0.5, -0.3, 0.3], [0.0, -0.3, -0.6], [0.0, 0.6, 0.0]] },
                "Its corners.",
            )],
        ),
        Some(Space::Space),
    ),
    kind(
        entry(
            "cylinder",
            "Cylinder",
            "A round rod or, where it is short, a disc, along its own y axis. Its ends touch others as polygons of 32 sides and equal area.",
            &[Parameter::number("halfLength", "ℓ/2", "m", (1e-6, 1e6), (0.05, 2.0), 0.5, "Half its length."), RADIUS],
        ),
        Some(Space::Space),
    ),
    kind(
        entry(
            "cone",
            "Cone",
            "A round cone along its own y axis, about its centre of mass. Its base touches others as a polygon of 32 sides and equal area.",
            &[Parameter::number("height", "h", "m", (1e-6, 1e6), (0.05, 2.0), 1.0, "From its base to its tip."), RADIUS],
        ),
        Some(Space::Space),
    ),
    kind(entry("halfPlane", "Half-plane", "Everything behind a line: ground or wall.", &[NORMAL]), Some(Space::Plane)),
    kind(entry("halfSpace", "Half-space", "Everything behind a plane: ground or wall.", &[NORMAL]), Some(Space::Space)),
    kind(
        entry(
            "chain",
            "Chain of segments",
            "A line through points that is solid from both sides: terrain or a vessel.",
            &[
                Parameter::new(
                    "points",
                    "p",
                    "m",
                    Type::Points { width: 0, min: 2, default: &[[-1.0, 0.0, 0.0], [1.0, 0.0, 0.0]] },
                    "The points that it goes through.",
                ),
                Parameter::new("closed", "", "", Type::Boolean { default: false }, "Whether the last point joins the first."),
            ],
        ),
        Some(Space::Plane),
    ),
];

/// The kinds that exist there.
pub fn kinds(space: Space) -> impl Iterator<Item = &'static Kind> {
    REGISTRY.iter().filter(move |k| k.only.is_none_or(|only| only == space))
}

/// A shape of one kind at its place in the body.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its kind and numbers.
    pub args: Args,
    /// m
    pub at: [f64; 3],
    /// In the plane, rad
    pub angle: f64,
    /// In space: x, y, z, w
    pub orientation: [f64; 4],
}

/// A shape as documents describe it.
#[derive(Clone, Debug, PartialEq)]
pub enum Described {
    /// One of the kinds.
    One(Args),
    /// Several of them, rigidly together.
    Compound(Vec<Part>),
}

/// The geometry itself, about the body's centre of mass and along its principal axes.
#[derive(Clone, Debug)]
pub enum Geometry {
    /// In the plane.
    Plane(plane::Shape),
    /// In space.
    Space(space::Shape),
}

impl Geometry {
    /// True of a disc and of a ball.
    #[must_use]
    pub fn is_round(&self) -> bool {
        match self {
            Geometry::Plane(plane::Shape::Convex(convex)) => convex.vertices().len() == 1,
            Geometry::Space(shape) => matches!(shape, space::Shape::Sphere { .. }),
            Geometry::Plane(_) => false,
        }
    }

    /// The least extent along one of its own axes, m.
    #[must_use]
    pub fn thickness(&self) -> f64 {
        match self {
            Geometry::Plane(shape) => {
                let bounds = shape.aabb(&plane::Pose::from_angle(DVec2::ZERO, 0.0), 0.0);
                (bounds.max - bounds.min).truncate().min_element()
            }
            Geometry::Space(shape) => {
                let bounds = shape.aabb(&space::Pose::at(DVec3::ZERO), 0.0);
                (bounds.max - bounds.min).min_element()
            }
        }
    }
}

/// A shape: what a document says, and the geometry that follows from it.
#[derive(Clone, Debug)]
pub struct Shape {
    /// As documents give it.
    pub described: Described,
    /// About the centre of mass, along the principal axes.
    pub geometry: Geometry,
    /// From its centre to the point farthest away, m.
    pub reach: f64,
    /// Approximate number of corners that the narrow phase visits.
    pub corners: u64,
    /// Mass, moments and axes for the density 1; None for what has no mass of its own.
    pub unit: Option<UnitMass>,
}

/// A shape's mass properties for the density 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UnitMass {
    /// m² or m³
    pub mass: f64,
    /// Principal moments about the centre; in the plane the third.
    pub inertia: DVec3,
    /// From the principal axes to the frame of the description.
    pub axes: DQuat,
}

impl PartialEq for Shape {
    fn eq(&self, other: &Self) -> bool {
        self.described == other.described
    }
}

impl Shape {
    /// Builds the geometry that a description means.
    pub fn new(described: Described, space: Space) -> Result<Self> {
        match space {
            Space::Plane => in_plane(described),
            Space::Space => in_space(described),
        }
    }

    /// The word documents use.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match &self.described {
            Described::One(args) => args.entry().id,
            Described::Compound(_) => "compound",
        }
    }
}

/// An error where geometry refuses the numbers of a kind.
pub fn check(args: &Args, space: Space) -> Result<()> {
    match space {
        Space::Plane => plane_shape(args).map(drop),
        Space::Space => space_shape(args).map(drop),
    }
}

fn in_plane(described: Described) -> Result<Shape> {
    let mut shape = match &described {
        Described::One(args) => plane_shape(args)?,
        Described::Compound(parts) => {
            let each = |(i, part): (usize, &Part)| {
                let shape = plane_shape(&part.args).map_err(|e| e.under(&format!("compound[{i}]")))?;
                Ok((plane::Pose::from_angle(DVec2::new(part.at[0], part.at[1]), part.angle), shape))
            };
            plane::Shape::compound(parts.iter().enumerate().map(each).collect::<Result<Vec<_>>>()?)?
        }
    };
    let properties = shape.mass_properties(1.0);
    if let Some(p) = properties.filter(|p| p.center != DVec2::ZERO) {
        shape.translate(-p.center);
    }
    let unit = properties.map(|p| UnitMass { mass: p.mass, inertia: DVec3::new(1.0, 1.0, p.inertia), axes: DQuat::IDENTITY });
    let bounds = shape.aabb(&plane::Pose::IDENTITY, 0.0);
    Ok(Shape { corners: corners(&described), described, geometry: Geometry::Plane(shape), reach: reach(bounds), unit })
}

/// A chain's links are passed over in runs of 16.
fn corners(described: &Described) -> u64 {
    let of = |args: &Args| match args.points("points").len() {
        0 if matches!(args.entry().id, "cylinder" | "cone") => space::SIDES as usize,
        0 => 4,
        n if args.entry().id == "chain" => 4 + n / 16,
        n => n,
    };
    match described {
        Described::One(args) => of(args) as u64,
        Described::Compound(parts) => parts.iter().map(|part| of(&part.args)).sum::<usize>() as u64,
    }
}

/// The farthest corner of a box around the origin, m.
fn reach(bounds: Aabb) -> f64 {
    bounds.min.abs().max(bounds.max.abs()).length()
}

fn plane_shape(args: &Args) -> Result<plane::Shape> {
    let two = |p: &[f64; 3]| DVec2::new(p[0], p[1]);
    let points = || args.points("points").iter().map(two).collect::<Vec<DVec2>>();
    match args.entry().id {
        "disc" => plane::Shape::disc(args.number("radius")),
        "capsule" => plane::Shape::capsule(args.number("halfLength"), args.number("radius")),
        "box" => plane::Shape::rectangle(two(&args.vector("half"))),
        "polygon" => plane::Shape::polygon(&points()),
        "halfPlane" => plane::Shape::half_plane(two(&args.vector("normal"))),
        "chain" => plane::Shape::chain(&points(), args.boolean("closed")),
        other => Err(Error::new(Code::Unsupported, "", format!("a {other} does not exist in the plane"))),
    }
}

fn in_space(described: Described) -> Result<Shape> {
    let mut shape = match &described {
        Described::One(args) => space_shape(args)?,
        Described::Compound(parts) => {
            let each = |(i, part): (usize, &Part)| {
                let shape = space_shape(&part.args).map_err(|e| e.under(&format!("compound[{i}]")))?;
                Ok((space::Pose::new(DVec3::from_array(part.at), DQuat::from_array(part.orientation)), shape))
            };
            space::Shape::compound(parts.iter().enumerate().map(each).collect::<Result<Vec<_>>>()?)?
        }
    };
    let properties = shape.mass_properties(1.0);
    if let Some(p) = properties.filter(|p| p.center != DVec3::ZERO) {
        shape.translate(-p.center);
    }
    let unit = properties.map(|p| {
        let (inertia, axes) = space::principal(&p.inertia);
        UnitMass { mass: p.mass, inertia, axes }
    });
    let unit = round(&described).or(unit);
    let bounds = shape.aabb(&space::Pose::IDENTITY, 0.0);
    Ok(Shape { corners: corners(&described), described, geometry: Geometry::Space(shape), reach: reach(bounds), unit })
}

/// Mass and moments of the round shapes that touch others as polyhedra, in closed form.
fn round(described: &Described) -> Option<UnitMass> {
    let Described::One(args) = described else { return None };
    let number = |name: &str| args.number(name);
    let (mass, across, along) = match args.entry().id {
        "cylinder" => {
            let (r, length) = (number("radius"), 2.0 * number("halfLength"));
            (PI * r * r * length, (3.0 * r * r + length * length) / 12.0, 0.5 * r * r)
        }
        "cone" => {
            let (r, height) = (number("radius"), number("height"));
            (PI * r * r * height / 3.0, 3.0 / 80.0 * (4.0 * r * r + height * height), 0.3 * r * r)
        }
        _ => return None,
    };
    Some(UnitMass { mass, inertia: mass * DVec3::new(across, along, across), axes: DQuat::IDENTITY })
}

fn space_shape(args: &Args) -> Result<space::Shape> {
    match args.entry().id {
        "sphere" => space::Shape::sphere(args.number("radius")),
        "capsule" => space::Shape::capsule(args.number("halfLength"), args.number("radius")),
        "box" => space::Shape::cuboid(DVec3::from_array(args.vector("half"))),
        "hull" => space::Shape::hull(&args.points("points").iter().map(|p| DVec3::from_array(*p)).collect::<Vec<_>>()),
        "cylinder" => {
            let (half, radius) = (args.number("halfLength"), args.number("radius"));
            space::Shape::round([(-half, radius), (half, radius)])
        }
        "cone" => {
            // The centre of mass is a quarter of the height above the base.
            let (height, radius) = (args.number("height"), args.number("radius"));
            space::Shape::round([(-0.25 * height, radius), (0.75 * height, 0.0)])
        }
        "halfSpace" => space::Shape::half_space(DVec3::from_array(args.vector("normal"))),
        other => Err(Error::new(Code::Unsupported, "", format!("a {other} does not exist in space"))),
    }
}
