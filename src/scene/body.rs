//! Bodies in documents: reading them, writing them, and changing one by the keys that are given.

use super::reader::{self, At, NoBodies};
use super::writer::{self, list, object, with};
use crate::describe::{Args, Parameter};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::model::body::{self, MOVES, Path, Start};
use crate::model::groups::Groups;
use crate::model::rigid::{self, Given, Rigid, Surface};
use crate::model::shape::{self, Described, Part, Shape};
use crate::model::{Body, Space};
use serde_json::{Map, Value};
use std::rc::Rc;

/// Reads one body of a document: a particle, or a rigid body if it has a shape.
pub fn read(at: &At, space: Space) -> Result<Body> {
    match (at.get("particle")?, at.get("shape")?) {
        (Some(particle), None) => {
            particle.only_keys(&[])?;
            read_particle(at, space)
        }
        (None, Some(shape)) => read_rigid(at, &shape, space),
        (None, None) => at.error(Code::Missing, "a kind is missing; write \"particle\": {} or \"shape\": { … }"),
        (Some(_), Some(_)) => at.error(Code::WrongType, "a particle has no shape; leave \"particle\" or \"shape\" out"),
    }
}

fn read_particle(at: &At, space: Space) -> Result<Body> {
    let args = reader::args(at, &body::PARTICLE, &["id", "particle", "moves"], space.dimension(), &NoBodies)?;
    let particle = Body::particle(args.number("mass"), args.vector("at"), args.vector("velocity"));
    let path = read_path(at, space, false)?;
    Ok(Body {
        name: read_name(at)?,
        fixed: args.boolean("fixed") || path.is_some(),
        path,
        groups: Groups::from_args(&args).map_err(|e| e.under(&at.path))?,
        ..particle
    })
}

fn read_rigid(at: &At, shape: &At, space: Space) -> Result<Body> {
    let mut others = vec!["id", "shape", "mass", "inertia", "moves"];
    if space == Space::Space {
        others.push("orientation");
    }
    let args = reader::args(at, rigid::entry(space), &others, space.dimension(), &NoBodies)?;
    // Which of its numbers geometry refuses is looked for where it does.
    let built = Shape::new(read_shape(shape, space, false)?, space)
        .map_err(|e| read_shape(shape, space, true).err().unwrap_or_else(|| e.under(&shape.path)))?;
    let given = Given {
        mass: at.get("mass")?.map(|m| positive(&m)).transpose()?,
        inertia: at.get("inertia")?.map(|i| read_inertia(&i, space)).transpose()?,
        density: args.number("density"),
    };
    let torsional = if space == Space::Space { args.number("torsionalFriction") } else { 0.0 };
    let surface = Surface {
        friction: args.number("friction"),
        sliding: args.number("slidingFriction"),
        restitution: args.number("restitution"),
        rolling: args.number("rollingFriction"),
        torsional,
    };
    let path = read_path(at, space, true)?;
    let fixed = args.boolean("fixed") || path.is_some();
    let rigid = Rigid::new(built, given, surface, args.boolean("collides"), fixed).map_err(|e| e.under(&at.path))?;
    let start = Start {
        at: args.vector("at"),
        velocity: args.vector("velocity"),
        angle: if space == Space::Plane { args.number("angle") } else { 0.0 },
        orientation: match at.get("orientation")? {
            Some(orientation) => read_orientation(&orientation)?,
            None => [0.0, 0.0, 0.0, 1.0],
        },
        spin: match space {
            Space::Plane => [0.0, 0.0, args.number("spin")],
            Space::Space => args.vector("spin"),
        },
    };
    Ok(Body {
        id: 0,
        name: read_name(at)?,
        mass: rigid.mass,
        fixed,
        start,
        path,
        groups: Groups::from_args(&args).map_err(|e| e.under(&at.path))?,
        rigid: Some(Rc::new(rigid)),
    })
}

/// The `"moves"` of a body, if it has a word.
fn read_path(at: &At, space: Space, turns: bool) -> Result<Option<Box<Path>>> {
    let Some(moves) = at.get(MOVES.id)? else { return Ok(None) };
    if moves.object()?.is_empty() {
        return Ok(None);
    }
    let args = reader::args(&moves, &MOVES, &[], space.dimension(), &NoBodies)?;
    let path = Path::from_args(args, space, turns).map_err(|e| e.under(&moves.path))?;
    Ok(Some(Box::new(path)))
}

/// The `"id"` of a body, constraint or force.
pub(super) fn read_name(at: &At) -> Result<Option<String>> {
    Ok(at.get("id")?.map(|id| id.string()).transpose()?.map(str::to_string))
}

fn positive(at: &At) -> Result<f64> {
    let x = at.number()?;
    if x > 0.0 && x <= 1e12 {
        Ok(x)
    } else {
        at.error(Code::OutOfRange, format!("{}; give a number above 0, up to 1e12", crate::error::number(x)))
    }
}

/// A number in the range of a parameter.
fn number(at: &At, parameter: &Parameter) -> Result<f64> {
    parameter.check_number(at.number()?).map_err(|e| e.at(&at.path))?;
    at.number()
}

/// One moment in the plane, three in space.
fn read_inertia(at: &At, space: Space) -> Result<[f64; 3]> {
    if space == Space::Plane {
        return Ok([1.0, 1.0, positive(at)?]);
    }
    let moments = at.each(positive)?;
    let [x, y, z] = moments[..] else {
        return at.error(Code::WrongType, format!("{} numbers where 3 are wanted, one per axis", moments.len()));
    };
    // I₁ + I₂ − I₃ = 2∫z² dm ≥ 0, 0 for flat bodies; these may be rounded.
    let sum = x + y + z;
    match [x, y, z].into_iter().find(|moment| *moment > 0.5 * sum * (1.0 + 1e-3)) {
        None => Ok([x, y, z]),
        Some(most) => {
            let [most, rest] = [most, sum - most].mapped(crate::error::number);
            at.error(Code::OutOfRange, format!("{most} is more than the other two together, as of no body; give at most {rest}"))
        }
    }
}

/// A quaternion x, y, z, w; its length does not matter.
pub fn read_orientation(at: &At) -> Result<[f64; 4]> {
    let numbers = at.each(At::number)?;
    let [x, y, z, w] = numbers[..] else {
        return at.error(Code::WrongType, format!("{} numbers where a quaternion's four are wanted: x, y, z, w", numbers.len()));
    };
    let length = crate::math::vector::norm(&numbers);
    if length < 1e-9 || !length.is_finite() {
        return at.error(Code::OutOfRange, "a quaternion must not be zero; [0, 0, 0, 1] is no rotation");
    }
    // A unit quaternion is kept unchanged, to the bit.
    let scale = if (length - 1.0).abs() < 1e-15 { 1.0 } else { 1.0 / length };
    Ok([x * scale, y * scale, z * scale, w * scale])
}

/// `{ "box": [0.5, 0.5] }`, `{ "capsule": { "halfLength": 1, "radius": 0.2 } }`, `{ "compound": [ … ] }`
fn read_shape(at: &At, space: Space, checked: bool) -> Result<Described> {
    match at.get("compound")? {
        None => read_one(at, space, &[], checked).map(Described::One),
        Some(compound) => {
            at.only_keys(&["compound"])?;
            let parts = compound.each(|part| read_part(part, space, checked))?;
            if parts.is_empty() {
                return compound.error(Code::OutOfRange, "no parts; give one or more");
            }
            Ok(Described::Compound(parts))
        }
    }
}

/// One shape with its parameters, given as an object or, if it has a single parameter, as a number or list.
fn read_one(at: &At, space: Space, others: &[&str], checked: bool) -> Result<Args> {
    let ids: Vec<&str> = shape::kinds(space).map(|k| k.entry.id).collect();
    let known: Vec<&str> = ids.iter().copied().chain(others.iter().copied()).chain(["compound"]).collect();
    at.only_keys(&known)?;
    let mut found = Vec::new();
    for kind in shape::kinds(space) {
        if let Some(inner) = at.get(kind.entry.id)? {
            found.push((&kind.entry, inner));
        }
    }
    let [(entry, inner)] = &found[..] else {
        let n = found.len();
        return at.error(if n == 0 { Code::Missing } else { Code::WrongType }, format!("give one shape: {}", ids.join(", ")));
    };
    let d = space.dimension();
    let first = &entry.parameters[0];
    let alone = entry.parameters[1..].iter().all(|p| !matches!(p.ty, crate::describe::Type::Number { .. }));
    let named = inner.value.is_object() || !alone;
    let args = if named {
        reader::args(inner, entry, &[], d, &NoBodies)?
    } else {
        let mut args = Args::defaults(entry, d);
        args.set(first.name, reader::arg(inner, first, d, &NoBodies)?);
        args
    };
    if checked {
        // Numbers are within their ranges: what geometry refuses is a vector or a list of points, a kind's first parameter.
        shape::check(&args, space).map_err(|e| {
            let index = e.path.find('[').map_or("", |at| &e.path[at..]);
            let name = if named { [".", first.name].concat() } else { String::new() };
            let path = [&inner.path, &name, index].concat();
            e.at(&path)
        })?;
    }
    Ok(args)
}

fn read_part(at: &At, space: Space, checked: bool) -> Result<Part> {
    let place: &[&str] = if space == Space::Plane { &["at", "angle"] } else { &["at", "orientation"] };
    let args = read_one(at, space, place, checked)?;
    Ok(Part {
        args,
        at: at.get("at")?.map_or(Ok([0.0; 3]), |x| x.vector(space.dimension()))?,
        angle: at.get("angle")?.map_or(Ok(0.0), |x| number(&x, &rigid::ANGLE))?,
        orientation: at.get("orientation")?.map_or(Ok([0.0, 0.0, 0.0, 1.0]), |x| read_orientation(&x))?,
    })
}

/// One body in the form of a document, with its initial state.
#[must_use]
pub fn write(body: &Body, space: Space) -> Value {
    let d = space.dimension();
    let start = &body.start;
    let Some(rigid) = &body.rigid else {
        let mut out = object([
            ("particle", object([])),
            ("mass", body.mass.into()),
            ("at", start.at[..d].into()),
            ("velocity", start.velocity[..d].into()),
            ("fixed", body.fixed.into()),
        ]);
        write_path(body.path.as_deref(), space, &mut |key, value| out[key] = value);
        write_groups(body.groups.as_deref(), &mut |key, value| out[key] = value);
        return with(out, "id", body.name.as_deref());
    };
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| drop(out.insert(key.into(), value));
    put("shape", write_shape(&rigid.shape, space));
    if let Some(mass) = rigid.given.mass {
        put("mass", mass.into());
    }
    if let Some(inertia) = rigid.given.inertia {
        put("inertia", if space == Space::Plane { inertia[2].into() } else { inertia[..].into() });
    }
    put("density", rigid.given.density.into());
    put("at", start.at[..d].into());
    put("velocity", start.velocity[..d].into());
    match space {
        Space::Plane => {
            put("angle", start.angle.into());
            put("spin", start.spin[2].into());
        }
        Space::Space => {
            put("orientation", start.orientation[..].into());
            put("spin", start.spin[..].into());
            put("torsionalFriction", rigid.surface.torsional.into());
        }
    }
    put("friction", rigid.surface.friction.into());
    put("slidingFriction", rigid.surface.sliding.into());
    put("collides", rigid.collides.into());
    write_path(body.path.as_deref(), space, &mut put);
    write_groups(body.groups.as_deref(), &mut put);
    put("restitution", rigid.surface.restitution.into());
    put("rollingFriction", rigid.surface.rolling.into());
    put("fixed", body.fixed.into());
    with(out.into(), "id", body.name.as_deref())
}

fn write_path(path: Option<&Path>, space: Space, put: &mut dyn FnMut(&str, Value)) {
    if let Some(path) = path {
        let mut words = Map::new();
        for (key, value) in writer::args(&path.args, &|_| Value::Null) {
            if space == Space::Space || key != "z" {
                words.insert(key, value);
            }
        }
        put(MOVES.id, words.into());
    }
}

/// Those that there are.
fn write_groups(groups: Option<&Groups>, put: &mut dyn FnMut(&str, Value)) {
    for (key, names) in groups.iter().flat_map(|groups| [("groups", &groups.of), ("ignores", &groups.ignored)]) {
        if !names.is_empty() {
            put(key, names.as_str().into());
        }
    }
}

fn write_shape(shape: &Shape, space: Space) -> Value {
    match &shape.described {
        Described::One(args) => object([(args.entry().id, write_one(args))]),
        Described::Compound(parts) => object([("compound", list(parts, |p| write_part(p, space)))]),
    }
}

fn write_one(args: &Args) -> Value {
    let none = |_| Value::Null;
    match args.iter().next() {
        Some((_, first)) if args.entry().parameters.len() == 1 => writer::value(first, &none),
        _ => writer::args(args, &none).into(),
    }
}

fn write_part(part: &Part, space: Space) -> Value {
    let turn = match space {
        Space::Plane => ("angle", part.angle.into()),
        Space::Space => ("orientation", part.orientation[..].into()),
    };
    object([(part.args.entry().id, write_one(&part.args)), ("at", part.at[..space.dimension()].into()), turn])
}

/// The body with the keys of `patch` replaced. Its kind, particle or rigid, does not change.
pub fn patch(body: &Body, patch: &Value, space: Space) -> Result<Body> {
    let mut document = write(body, space);
    let given = At::new(patch, "");
    for (key, value) in given.object()? {
        let other_kind = match &body.rigid {
            Some(_) => key == "particle",
            None => key == "shape",
        };
        if other_kind {
            return Err(Error::new(
                Code::Unsupported,
                key.clone(),
                "a particle stays a particle, a rigid body a rigid body; remove it and add another",
            ));
        }
        document[key.as_str()] = value.clone();
    }
    let new = read(&At::new(&document, ""), space)?;
    Ok(Body { id: body.id, ..new })
}

/// New position and velocity of a body; `None` leaves a component unchanged.
#[derive(Clone, Copy, Debug, Default)]
pub struct Placement {
    /// Position, m.
    pub at: Option<[f64; 3]>,
    /// Angle, rad.
    pub angle: Option<f64>,
    /// Orientation: quaternion x, y, z, w.
    pub orientation: Option<[f64; 4]>,
    /// Velocity, m/s.
    pub velocity: Option<[f64; 3]>,
    /// Angular velocity in world axes, rad/s.
    pub spin: Option<[f64; 3]>,
}

impl Placement {
    /// Overwrites the given components of an initial state.
    pub fn put(&self, start: &mut Start) {
        start.at = self.at.unwrap_or(start.at);
        start.velocity = self.velocity.unwrap_or(start.velocity);
        start.angle = self.angle.unwrap_or(start.angle);
        start.orientation = self.orientation.unwrap_or(start.orientation);
        start.spin = self.spin.unwrap_or(start.spin);
    }
}

/// Reads `{ at?, angle?, orientation?, velocity?, spin? }` as far as the body has it.
pub fn read_placement(value: &Value, space: Space, rigid: bool) -> Result<Placement> {
    let root = At::new(value, "");
    let keys: &[&str] = match (rigid, space) {
        (false, _) => &["at", "velocity"],
        (true, Space::Plane) => &["at", "angle", "velocity", "spin"],
        (true, Space::Space) => &["at", "orientation", "velocity", "spin"],
    };
    root.only_keys(keys)?;
    let d = space.dimension();
    let spin = |at: At| match space {
        Space::Plane => number(&at, &rigid::SPIN).map(|spin| [0.0, 0.0, spin]),
        Space::Space => at.vector(3),
    };
    Ok(Placement {
        at: root.get("at")?.map(|x| x.vector(d)).transpose()?,
        angle: root.get("angle")?.map(|x| number(&x, &rigid::ANGLE)).transpose()?,
        orientation: root.get("orientation")?.map(|x| read_orientation(&x)).transpose()?,
        velocity: root.get("velocity")?.map(|x| x.vector(d)).transpose()?,
        spin: root.get("spin")?.map(spin).transpose()?,
    })
}
