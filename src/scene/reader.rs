//! Reading JSON with the place kept at hand: every error names its path and the remedy.

use crate::describe::{Arg, Args, Entry, LARGEST_COMPONENT, Parameter, Type};
use crate::error::{self, Code, Error, Result};
use crate::math::sorted_indices;
use serde_json::{Map, Value};

/// A JSON value and where it stands: `constraints[3].circle`.
#[derive(Clone, Debug)]
pub struct At<'a> {
    /// The value.
    pub value: &'a Value,
    /// Its place in the document.
    pub path: String,
}

impl<'a> At<'a> {
    /// A value at a place.
    #[must_use]
    pub fn new(value: &'a Value, path: impl Into<String>) -> Self {
        At { value, path: path.into() }
    }

    /// An error at this place.
    pub fn error<T>(&self, code: Code, message: impl Into<String>) -> Result<T> {
        Err(self.fail(code, message.into()))
    }

    #[cold]
    #[inline(never)]
    fn fail(&self, code: Code, message: String) -> Error {
        Error::new(code, self.path.clone(), message)
    }

    /// The error about a value of the wrong type.
    fn wanted<T>(&self, what: &str) -> Result<T> {
        self.error(Code::WrongType, [&self.found(), " where ", what, " is wanted"].concat())
    }

    /// Description of the value for an error message.
    #[must_use]
    pub fn found(&self) -> String {
        match self.value {
            Value::Null => "null".into(),
            Value::Bool(b) => b.to_string(),
            Value::Number(n) => error::number(n.as_f64().unwrap_or(f64::NAN)),
            Value::String(s) => format!("\"{s:.40}\""),
            Value::Array(_) => "an array".into(),
            Value::Object(_) => "an object".into(),
        }
    }

    /// This value as an object.
    pub fn object(&self) -> Result<&'a Map<String, Value>> {
        match self.value {
            Value::Object(map) => Ok(map),
            _ => self.wanted("an object"),
        }
    }

    /// This value as an array.
    pub fn array(&self) -> Result<&'a [Value]> {
        match self.value {
            Value::Array(list) => Ok(list),
            _ => self.wanted("an array"),
        }
    }

    /// This value as a string.
    pub fn string(&self) -> Result<&'a str> {
        match self.value {
            Value::String(s) => Ok(s),
            _ => self.wanted("a string"),
        }
    }

    /// This value as a switch.
    pub fn boolean(&self) -> Result<bool> {
        match self.value {
            Value::Bool(on) => Ok(*on),
            _ => self.wanted("true or false"),
        }
    }

    /// The value under a key of this object, if it is there.
    pub fn get(&self, key: &str) -> Result<Option<At<'a>>> {
        Ok(self.object()?.get(key).map(|value| At { value, path: self.under(key) }))
    }

    fn under(&self, key: &str) -> String {
        if self.path.is_empty() { key.into() } else { [&self.path, ".", key].concat() }
    }

    /// The elements of this array, each read in that way.
    pub fn each<T>(&self, mut read: impl FnMut(&At<'a>) -> Result<T>) -> Result<Vec<T>> {
        let mut list = Vec::with_capacity(self.array()?.len());
        self.visit(&mut |at| {
            list.push(read(at)?);
            Ok(())
        })?;
        Ok(list)
    }

    /// Calls a function with each element of this array. (Compiled once, whatever is read.)
    pub fn visit(&self, read: &mut dyn FnMut(&At<'a>) -> Result<()>) -> Result<()> {
        for (i, value) in self.array()?.iter().enumerate() {
            read(&At { value, path: format!("{}[{i}]", self.path) })?;
        }
        Ok(())
    }

    /// Refuses keys that are not in the list.
    pub fn only_keys(&self, known: &[&str]) -> Result<()> {
        for key in self.object()?.keys() {
            if !known.contains(&key.as_str()) {
                let place = At { value: self.value, path: self.under(key) };
                return place.error(Code::UnknownKey, format!("unknown key; there are {}", known.join(", ")));
            }
        }
        Ok(())
    }

    /// A number for each coordinate, none beyond [`LARGEST_COMPONENT`].
    pub fn vector(&self, dimension: usize) -> Result<[f64; 3]> {
        let list = self.array()?;
        if list.len() != dimension {
            return self.error(Code::WrongType, format!("{} numbers where {dimension} are wanted, one per coordinate", list.len()));
        }
        let mut vector = [0.0; 3];
        let mut components = vector.iter_mut();
        self.visit(&mut |element| {
            let x = element.number()?;
            if x.abs() > LARGEST_COMPONENT {
                return element.error(Code::OutOfRange, format!("{x:e} is out of range; give a number from -1e9 to 1e9"));
            }
            if let Some(component) = components.next() {
                *component = x;
            }
            Ok(())
        })?;
        Ok(vector)
    }

    /// A finite number; −0 is 0, as JavaScript writes it in JSON.
    pub fn number(&self) -> Result<f64> {
        match self.value.as_f64() {
            Some(x) if x.is_finite() => Ok(x + 0.0),
            Some(x) => Err(error::not_finite(&self.path, x)),
            None => self.wanted("a finite number"),
        }
    }
}

/// Finds bodies by array index or by id.
pub trait FindBody {
    /// The id of the body that `at` refers to.
    fn find(&self, at: &At) -> Result<u32>;
}

/// Where no parameter refers to a body.
pub struct NoBodies;

impl FindBody for NoBodies {
    fn find(&self, at: &At) -> Result<u32> {
        at.error(Code::Unsupported, "no body can be named here")
    }
}

/// Reads all parameters of an entry from an object; parameters left out get their defaults. `others` are further keys of the
/// object, read elsewhere.
pub fn args(at: &At, entry: &'static Entry, others: &[&'static str], dimension: usize, bodies: &dyn FindBody) -> Result<Args> {
    at.only_keys(&known(entry, others, dimension))?;
    let mut values = Vec::with_capacity(entry.parameters.len());
    for parameter in entry.parameters {
        values.push(match at.get(parameter.name)? {
            Some(value) => arg(&value, parameter, dimension, bodies)?,
            None => match parameter.default(dimension) {
                Some(value) => value,
                None => return at.error(Code::Missing, format!("\"{}\" is missing; give {}", parameter.name, parameter.wanted())),
            },
        });
    }
    Ok(Args::new(entry, values))
}

/// The keys that an entry reads in the plane or in space.
pub fn known(entry: &'static Entry, others: &[&'static str], dimension: usize) -> Vec<&'static str> {
    let own = entry.parameters.iter().filter(|p| dimension == 3 || !p.space_only).map(|p| p.name);
    own.chain(others.iter().copied()).collect()
}

/// Changes those parameters that the object gives.
pub fn patch(at: &At, old: &Args, dimension: usize, bodies: &dyn FindBody) -> Result<Args> {
    amend(at, old, &[], dimension, bodies)
}

/// Changes those parameters that the object gives. `others` are further keys of the object, read elsewhere.
pub fn amend(at: &At, old: &Args, others: &[&'static str], dimension: usize, bodies: &dyn FindBody) -> Result<Args> {
    at.only_keys(&known(old.entry(), others, dimension))?;
    let mut new = old.clone();
    for parameter in old.entry().parameters {
        if let Some(value) = at.get(parameter.name)? {
            new.set(parameter.name, arg(&value, parameter, dimension, bodies)?);
        }
    }
    Ok(new)
}

/// Several bodies, all different.
fn body_list(at: &At, parameter: &Parameter, (min, max): (usize, usize), bodies: &dyn FindBody) -> Result<Arg> {
    let ids = at.each(|element| bodies.find(element))?;
    let places = sorted_indices(ids.len(), &|i, j| ids[i].cmp(&ids[j]));
    if let Some(pair) = places.windows(2).find(|pair| ids[pair[0]] == ids[pair[1]]) {
        let path = format!("{}[{}]", at.path, pair[1]);
        return Err(Error::new(Code::DuplicateId, path, "this body is named twice; name another"));
    }
    if !(min..=max).contains(&ids.len()) {
        return at.error(Code::OutOfRange, format!("{} bodies; give {}", ids.len(), parameter.wanted()));
    }
    Ok(Arg::Bodies(ids.into()))
}

/// Several points.
fn points(at: &At, parameter: &Parameter, width: usize, min: usize) -> Result<Arg> {
    let points = at.each(|p| p.vector(width))?;
    if points.len() < min {
        return at.error(Code::OutOfRange, format!("{} points; give {}", points.len(), parameter.wanted()));
    }
    Ok(Arg::points(&points, width))
}

/// One value, checked against its description.
pub fn arg(at: &At, parameter: &Parameter, dimension: usize, bodies: &dyn FindBody) -> Result<Arg> {
    let checked = match (parameter.ty, at.value) {
        (Type::Vector { .. }, _) => return at.vector(dimension).map(|v| Arg::vector(v, dimension)),
        (Type::Body { .. }, _) => return bodies.find(at).map(Arg::Body),
        (Type::Bodies { min, max }, _) => return body_list(at, parameter, (min, max), bodies),
        (Type::Points { width, min, .. }, _) => return points(at, parameter, if width == 0 { dimension } else { width }, min),
        (_, Value::Number(n)) => parameter.check_number(n.as_f64().unwrap_or(f64::NAN)),
        (_, Value::String(s)) => parameter.check_choice(s),
        (_, Value::Bool(b)) => parameter.check_boolean(*b),
        _ => return at.wanted(&parameter.wanted()),
    };
    checked.map_err(|e| e.at(&at.path))
}
