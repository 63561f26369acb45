//! Values as JSON.

use crate::describe::{Arg, Args};
use serde_json::{Map, Value};

/// An object with these keys.
#[must_use]
pub fn object<const N: usize>(mut entries: [(&str, Value); N]) -> Value {
    map(&mut entries).into()
}

/// Map of these keys; the values are moved out of `entries`.
pub(super) fn map(entries: &mut [(&str, Value)]) -> Map<String, Value> {
    let mut out = Map::new();
    for (key, value) in entries {
        out.insert((*key).into(), value.take());
    }
    out
}

/// A list, each thing written in its way.
pub fn list<T>(things: &[T], write: impl Fn(&T) -> Value) -> Value {
    collect(things.len(), &|i| write(&things[i]))
}

/// Compiled once, for whatever list. (An iterator behind `dyn` brings four methods for each list.)
fn collect(n: usize, value: &dyn Fn(usize) -> Value) -> Value {
    let mut out = Vec::with_capacity(n);
    for i in 0..n {
        out.push(value(i));
    }
    out.into()
}

/// A value as JSON.
#[must_use]
pub fn value(arg: &Arg, body: &dyn Fn(u32) -> Value) -> Value {
    match arg {
        // Whole numbers are written as such: 100, not 100.0. (−0 has no such form.)
        Arg::Number(x) if x.fract() == 0.0 && x.abs() < 9e15 && (*x != 0.0 || x.is_sign_positive()) => (*x as i64).into(),
        Arg::Number(x) => (*x).into(),
        Arg::Boolean(b) => (*b).into(),
        Arg::Choice(id) => (*id).into(),
        Arg::Text(text) => (**text).into(),
        Arg::Vector(v, d) => v[..usize::from(*d)].into(),
        Arg::Body(id) => body(*id),
        Arg::AllBodies => Value::Null,
        Arg::Bodies(ids) => list(ids, |id| body(*id)),
        Arg::Points(points, width) => list(points, |p| p[..usize::from(*width)].into()),
    }
}

/// All values of an entry as an object; what means "all bodies" is left out.
#[must_use]
pub fn args(args: &Args, body: &dyn Fn(u32) -> Value) -> Map<String, Value> {
    let mut out = Map::new();
    for (parameter, arg) in args.iter() {
        let unused = parameter.space_only && matches!(arg, Arg::Vector(_, 2));
        if *arg != Arg::AllBodies && !unused {
            out.insert(parameter.name.to_string(), value(arg, body));
        }
    }
    out
}

/// The object with one more key, where there is a value for it.
pub fn with(mut object: Value, key: &str, text: Option<&str>) -> Value {
    if let (Value::Object(map), Some(text)) = (&mut object, text) {
        map.insert(key.into(), text.into());
    }
    object
}
