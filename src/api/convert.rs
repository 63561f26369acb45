//! JavaScript values to Rust and back. Values that are not data are refused with an error that names the place and the value.
//!
//! Reading may run the caller's code (getters, proxies), so arguments are read before anything is borrowed. Nothing is
//! coerced: "3", 3n and `{ valueOf }` are no numbers. Writing runs no code of the caller: objects come from `JSON.parse`, which makes
//! own properties at once, so that setters on `Object.prototype` are passed by.

use super::js::{self, Js};
use crate::complementarity::MOST_UNKNOWNS;
use crate::error::{self, Code, Error};
use crate::math::vector;
use crate::scene::writer;
use crate::simulation::handles::Handle;
use serde_json::{Map, Number, Value};
use std::fmt::Write;
use std::ops::RangeInclusive;
use wasm_bindgen::{JsCast, JsValue};

/// Deeper than this is no scene document but a cycle.
const DEEPEST: usize = 32;

/// Largest number of entries of one array of numbers.
const MOST_NUMBERS: u32 = 4_000_000;

/// Largest number of entries of a list of a complementarity problem: a square matrix.
pub const MOST_ENTRIES: u32 = (MOST_UNKNOWNS * MOST_UNKNOWNS) as u32;

/// Largest number of entries of any other array: no list in a document may be longer.
const MOST_ITEMS: u32 = crate::scene::document::MOST_CONSTRAINTS as u32;

/// Largest number of values in one argument, all levels together: reading as many takes some seconds.
const MOST_VALUES: u32 = 4_000_000;

/// Longest string (the state of the largest scene), UTF-16 code units.
const LONGEST_TEXT: u32 = 64_000_000;

/// Longest name.
const LONGEST_NAME: u32 = 1000;

impl From<Error> for JsValue {
    /// A JavaScript `Error` called "SimulationError", with `.code` and `.path`.
    fn from(error: Error) -> JsValue {
        let made = || -> Js {
            let property = |text: &str, shown: bool| {
                writer::object([
                    ("value", text.into()),
                    ("writable", true.into()),
                    ("configurable", true.into()),
                    ("enumerable", shown.into()),
                ])
            };
            let own = writer::object([
                ("name", property("SimulationError", false)),
                ("code", property(error.code.as_str(), true)),
                ("path", property(&error.path, true)),
            ]);
            let js = js::Error::new(&error.to_string())?;
            js::define_properties(&js, &to_js(&own)?)
        };
        made().unwrap_or_else(|thrown| thrown)
    }
}

/// Description of a value that has the wrong type, for error messages.
pub fn found(js: &JsValue) -> String {
    if let Some(x) = js.as_f64() {
        error::number(x)
    } else if let Some(b) = js.as_bool() {
        b.to_string()
    } else if js.is_string() {
        match length(js) {
            Ok(n) if n <= LONGEST_NAME => {
                format!("the string \"{:.40}\"", js.as_string().unwrap_or_default())
            }
            _ => "a long string".into(),
        }
    } else if js.is_undefined() {
        "undefined".into()
    } else if js.is_null() {
        "null".into()
    } else if js.is_bigint() {
        "a BigInt".into()
    } else if js.is_symbol() {
        "a symbol".into()
    } else if js.is_function() {
        "a function".into()
    } else if js::Array::is_array(js).unwrap_or(false) {
        "an array".into()
    } else {
        "an object".into()
    }
}

/// An error about a value of the wrong kind.
pub fn wrong(js: &JsValue, path: &str, wanted: &str) -> Error {
    Error::new(Code::WrongType, path, format!("must be {wanted}; got {}", found(js)))
}

fn unreadable(_: JsValue) -> Error {
    Error::new(Code::WrongType, "", "threw an exception when it was read")
}

/// The length of an array or a string, as far as it tells one.
fn length(js: &JsValue) -> Result<u32, Error> {
    let length = js.unchecked_ref::<js::Sized>().length().map_err(unreadable)?;
    length.as_f64().map(|x| x as u32).ok_or_else(|| wrong(&length, "length", "a number"))
}

fn short_enough(length: u32, most: u32) -> Result<u32, Error> {
    if length > most {
        return Err(Error::new(Code::TooLarge, "", format!("{length} entries; the limit is {most}")));
    }
    Ok(length)
}

/// The text of a string; None for anything else. Halves of surrogate pairs have no UTF-8: all would become the same "�".
fn string(js: &JsValue, longest: u32) -> Result<Option<String>, Error> {
    if !js.is_string() {
        return Ok(None);
    }
    if length(js)? > longest {
        return Err(Error::new(Code::TooLarge, "", format!("is too long a string; the limit is {longest} characters")));
    }
    let text = js.as_string().unwrap_or_default();
    if text.chars().any(|c| c == '\u{fffd}') && JsValue::from_str(&text) != *js {
        return Err(Error::new(Code::WrongType, "", "is not well-formed Unicode (it holds half of a surrogate pair); use another string"));
    }
    Ok(Some(text))
}

/// A JavaScript value as JSON; undefined properties are left out.
pub fn to_json(js: &JsValue, path: &str) -> Result<Value, Error> {
    Reader { left: MOST_VALUES }.value(js, 0).map_err(|e| e.under(path))
}

struct Reader {
    /// How many more values may come.
    left: u32,
}

impl Reader {
    fn count(&mut self, values: u32) -> Result<(), Error> {
        let left = self.left.checked_sub(values);
        self.left =
            left.ok_or_else(|| Error::new(Code::TooLarge, "", format!("too many values in one argument; the limit is {MOST_VALUES}")))?;
        Ok(())
    }

    fn value(&mut self, js: &JsValue, depth: usize) -> Result<Value, Error> {
        self.count(1)?;
        if depth > DEEPEST {
            return Err(Error::new(Code::WrongType, "", "is nested too deeply; does it contain itself?"));
        }
        if let Some(x) = js.as_f64() {
            return finite(x);
        }
        if let Some(text) = string(js, LONGEST_TEXT)? {
            self.count(text.len() as u32 / 16)?;
            return Ok(Value::String(text));
        }
        if let Some(b) = js.as_bool() {
            return Ok(Value::Bool(b));
        }
        if js.is_null() || js.is_undefined() {
            return Ok(Value::Null);
        }
        if js.is_symbol() || js.is_bigint() || js.is_function() {
            return Err(wrong(js, "", "data: a number, string, boolean, array or plain object"));
        }
        if let Some(numbers) = typed_array(js, MOST_NUMBERS)? {
            self.count(numbers.len() as u32)?;
            let list = numbers.into_iter().enumerate().map(|(i, x)| finite(x).map_err(|e| e.under(&format!("[{i}]"))));
            return list.collect::<Result<Vec<_>, _>>().map(Value::Array);
        }
        if js::Array::is_array(js).map_err(unreadable)? {
            return self.array(js, depth);
        }
        if js::is_view(js).map_err(unreadable)? {
            return Err(Error::new(Code::WrongType, "", "is a typed array of another kind; give a Float64Array or an array"));
        }
        self.object(js, depth)
    }

    fn array(&mut self, js: &JsValue, depth: usize) -> Result<Value, Error> {
        let mut list = Vec::new();
        for i in 0..short_enough(length(js)?, MOST_ITEMS)? {
            let item = js::Reflect::get_u32(js, i).map_err(unreadable).and_then(|item| self.value(&item, depth + 1));
            vector::make_room(&mut list, 1);
            list.push(item.map_err(|e| e.under(&format!("[{i}]")))?);
        }
        Ok(list.into())
    }

    fn object(&mut self, js: &JsValue, depth: usize) -> Result<Value, Error> {
        let mut map = Map::new();
        let keys = js::Reflect::own_keys(js).map_err(unreadable)?;
        for i in 0..length(&keys)? {
            let key = js::Reflect::get_u32(&keys, i).map_err(unreadable)?;
            let Some(name) = string(&key, LONGEST_NAME)? else { continue }; // symbols are no data
            let value = js::Reflect::get(js, &key).map_err(unreadable).map_err(|e| e.under(&name))?;
            if !value.is_undefined() {
                let value = self.value(&value, depth + 1).map_err(|e| e.under(&name))?;
                map.insert(name, value);
            }
        }
        Ok(map.into())
    }
}

fn finite(x: f64) -> Result<Value, Error> {
    let whole = x.fract() == 0.0 && x.abs() < 9e15 && (x != 0.0 || x.is_sign_positive());
    let number = if whole { Some(Number::from(x as i64)) } else { Number::from_f64(x) };
    number.map(Value::Number).ok_or_else(|| error::not_finite("", x))
}

/// The numbers of a Float64Array; None for anything else.
pub fn typed_array(js: &JsValue, most: u32) -> Result<Option<Vec<f64>>, Error> {
    if !js.is_instance_of::<js::Float64Array>() {
        return Ok(None);
    }
    short_enough(length(js)?, most)?;
    let copy = js::Float64Array::of(js).map_err(detached)?;
    let mut numbers = vec![0.0; short_enough(length(&copy)?, most)? as usize];
    js::read_f64(&mut numbers, &copy).map_err(detached)?;
    Ok(Some(numbers))
}

/// The bytes of a Uint8Array.
pub fn bytes(js: &JsValue, path: &str) -> Result<Vec<u8>, Error> {
    if !js.is_instance_of::<js::Uint8Array>() {
        return Err(wrong(js, path, "a Uint8Array"));
    }
    let copied = || {
        short_enough(length(js)?, LONGEST_TEXT)?;
        let copy = js::Uint8Array::of(js).map_err(detached)?;
        let mut bytes = vec![0; short_enough(length(&copy)?, LONGEST_TEXT)? as usize];
        js::read_u8(&mut bytes, &copy).map_err(detached)?;
        Ok(bytes)
    };
    copied().map_err(|e: Error| e.under(path))
}

fn detached(_: JsValue) -> Error {
    Error::new(Code::WrongType, "", "cannot be read: its buffer was detached (transferred to a worker?) or resized; give a copy")
}

/// Writes numbers into the caller's typed array, as many as fit; returns how many.
pub fn write(out: &JsValue, path: &str, numbers: &[f64]) -> Result<u32, Error> {
    if !out.is_instance_of::<js::Float64Array>() && !out.is_instance_of::<js::Float32Array>() {
        return Err(wrong(out, path, "a Float64Array or a Float32Array"));
    }
    let written = || {
        let n = numbers.len().min(length(out)? as usize);
        if n > 0 {
            js::write_f64(out, &numbers[..n]).map_err(detached)?;
        }
        Ok(n as u32)
    };
    written().map_err(|e: Error| e.under(path))
}

/// A property, which may be undefined.
pub fn get(object: &JsValue, key: &str, place: &str) -> Result<JsValue, Error> {
    js::Reflect::get(object, &JsValue::from_str(key)).map_err(|e| unreadable(e).under(place))
}

/// The entries of an array of at most so many, which [`item`] gives.
pub fn array_length(js: &JsValue, path: &str, most: u32) -> Result<u32, Error> {
    if !js::Array::is_array(js).map_err(|e| unreadable(e).under(path))? {
        return Err(wrong(js, path, "an array"));
    }
    length(js).and_then(|n| short_enough(n, most)).map_err(|e| e.under(path))
}

/// An entry of an array.
pub fn item(js: &JsValue, i: u32, path: &str) -> Result<JsValue, Error> {
    js::Reflect::get_u32(js, i).map_err(|e| unreadable(e).under(&format!("{path}[{i}]")))
}

/// An error where something is no object or has a key that is not known.
pub fn only_keys(js: &JsValue, path: &str, keys: &[&str]) -> Result<(), Error> {
    let array = js::Array::is_array(js).map_err(|e| unreadable(e).under(path))?;
    if !js.is_object() || array {
        return Err(wrong(js, path, &format!("an object {{{}}}", keys.join(", "))));
    }
    let own = js::Reflect::own_keys(js).map_err(|e| unreadable(e).under(path))?;
    for i in 0..length(&own)? {
        let key = item(&own, i, path)?;
        if let Some(key) = string(&key, LONGEST_NAME).map_err(|e| e.under(path))?
            && !keys.contains(&key.as_str())
        {
            return Err(Error::new(Code::UnknownKey, path, format!("no key \"{key:.40}\"; there are {}", keys.join(", "))));
        }
    }
    Ok(())
}

/// A name.
pub fn text(js: &JsValue, path: &str) -> Result<String, Error> {
    match string(js, LONGEST_NAME) {
        Ok(Some(text)) => Ok(text),
        Ok(None) => Err(wrong(js, path, "a string")),
        Err(e) => Err(e.under(path)),
    }
}

/// A number, which may be infinite or NaN.
pub fn number(js: &JsValue, path: &str) -> Result<f64, Error> {
    js.as_f64().ok_or_else(|| {
        let code = if js.is_undefined() { Code::Missing } else { Code::WrongType };
        Error::new(code, path, format!("must be a number; got {}", found(js)))
    })
}

/// `default` where nothing is given.
pub fn number_or(js: &JsValue, path: &str, default: f64) -> Result<f64, Error> {
    if js.is_undefined() { Ok(default) } else { number(js, path) }
}

/// `default` where nothing is given.
pub fn flag_or(js: &JsValue, path: &str, default: bool) -> Result<bool, Error> {
    if js.is_undefined() {
        return Ok(default);
    }
    js.as_bool().ok_or_else(|| wrong(js, path, "true or false"))
}

/// An id or a count.
pub fn whole(js: &JsValue, path: &str) -> Result<u32, Error> {
    integer(js, path, 0..=u32::MAX)
}

/// A body, constraint or force of a running simulation.
pub fn handle(js: &JsValue, path: &str) -> Result<Handle, Error> {
    if js.is_string() {
        return text(js, path).map(Handle::Name);
    }
    if js.as_f64().is_none() {
        return Err(wrong(js, path, "an id: a number, or the text that the document gave"));
    }
    whole(js, path).map(Handle::Id)
}

/// A count; `default` where nothing is given.
pub fn whole_or(js: &JsValue, path: &str, default: u32) -> Result<u32, Error> {
    if js.is_undefined() || js.is_null() { Ok(default) } else { whole(js, path) }
}

/// A whole number in a range.
pub fn integer(js: &JsValue, path: &str, range: RangeInclusive<u32>) -> Result<u32, Error> {
    let (min, max) = (*range.start(), *range.end());
    let wanted = match (min, max) {
        (0, u32::MAX) => "a non-negative integer".into(),
        _ => format!("an integer from {min} to {max}"),
    };
    let Some(x) = js.as_f64() else { return Err(wrong(js, path, &wanted)) };
    if x.fract() == 0.0 && (f64::from(min)..=f64::from(max)).contains(&x) {
        return Ok(x as u32);
    }
    let wanted = if x.fract() == 0.0 && x > f64::from(max) { format!("at most {max}") } else { wanted };
    let code = if x.is_finite() { Code::OutOfRange } else { Code::NotFinite };
    Err(Error::new(code, path, format!("must be {wanted}; got {}", error::number(x))))
}

/// A JavaScript array of numbers, or a Float64Array, as a vector.
pub fn numbers(js: &JsValue, path: &str) -> Result<Vec<f64>, Error> {
    let Value::Array(list) = to_json(js, path)? else { return Err(wrong(js, path, "an array of numbers")) };
    let number =
        |(i, x): (usize, &Value)| x.as_f64().ok_or_else(|| Error::new(Code::WrongType, format!("{path}[{i}]"), "must be a number"));
    list.iter().enumerate().map(number).collect()
}

/// A list of numbers, infinite ones included; null stands for `none`.
pub fn reals(js: &JsValue, path: &str, none: f64) -> Result<Vec<f64>, Error> {
    if let Some(list) = typed_array(js, MOST_ENTRIES).map_err(|e| e.under(path))? {
        return Ok(list);
    }
    (0..array_length(js, path, MOST_ENTRIES)?).map(|i| real(&item(js, i, path)?, &format!("{path}[{i}]"), none)).collect()
}

fn real(js: &JsValue, path: &str, none: f64) -> Result<f64, Error> {
    if js.is_null() && !none.is_nan() { Ok(none) } else { number(js, path) }
}

/// JSON as a JavaScript value.
pub fn to_js(value: &Value) -> Js {
    js::JSON::parse(&json(value))
}

/// JSON as text.
pub fn json(value: &Value) -> String {
    let mut text = String::new();
    write_json(value, &mut text);
    text
}

/// Appends JSON as text. (serde_json's own writer brings tables for numbers that `core` has once more: 12 kB.)
fn write_json(value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(b) => out.push_str(if *b { "true" } else { "false" }),
        Value::Number(n) if n.is_u64() => drop(write!(out, "{}", n.as_u64().unwrap_or(0))),
        // Shortest digits that give the same bits; writing to a string does not fail.
        Value::Number(n) => drop(write!(out, "{:e}", n.as_f64().unwrap_or(0.0))),
        Value::String(text) => write_string(text, out),
        Value::Array(list) => {
            for (i, item) in list.iter().enumerate() {
                out.push(if i == 0 { '[' } else { ',' });
                write_json(item, out);
            }
            out.push_str(if list.is_empty() { "[]" } else { "]" });
        }
        Value::Object(map) => {
            for (i, (key, item)) in map.iter().enumerate() {
                out.push(if i == 0 { '{' } else { ',' });
                write_string(key, out);
                out.push(':');
                write_json(item, out);
            }
            out.push_str(if map.is_empty() { "{}" } else { "}" });
        }
    }
}

fn write_string(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\0'..' ' => drop(write!(out, "\\u{:04x}", c as u32)),
            _ => out.push(c),
        }
    }
    out.push('"');
}

/// A list of JSON values: one text for many of them, but none of more than a megabyte or so.
pub fn list_to_js(mut values: impl Iterator<Item = Value>) -> Js {
    texts_to_js(&mut || values.next())
}

/// Compiled once, for whatever list.
fn texts_to_js(next: &mut dyn FnMut() -> Option<Value>) -> Js {
    const LONG: usize = 1 << 20;
    let mut whole: Option<JsValue> = None;
    let mut text = String::from("[");
    let mut values = std::iter::from_fn(next).peekable();
    loop {
        let value = values.next();
        if let Some(value) = &value {
            write_json(value, &mut text);
        }
        let last = values.peek().is_none();
        if !last && text.len() < LONG {
            text.push(',');
            continue;
        }
        text.push(']');
        let part = js::JSON::parse(&text)?;
        match &whole {
            None => whole = Some(part),
            Some(whole) => {
                for i in 0..length(&part)? {
                    whole.unchecked_ref::<js::Array>().push(&js::Reflect::get_u32(&part, i)?)?;
                }
            }
        }
        if last {
            return Ok(whole.unwrap_or_default());
        }
        text.truncate(1);
    }
}

/// An array of these values.
pub fn array(values: impl Iterator<Item = Js>) -> Js {
    let out = js::Array::new()?;
    for value in values {
        out.push(&value?)?;
    }
    Ok(out.into())
}

/// An object of these properties.
pub fn object(properties: &[(&str, JsValue)]) -> Js {
    with_values(Map::new().into(), properties)
}

/// A JSON object with further properties. They exist (as null) before they are set, so that no setter of a prototype runs.
pub fn with_values(mut json: Value, others: &[(&str, JsValue)]) -> Js {
    for (key, _) in others {
        json[*key] = Value::Null;
    }
    let out = to_js(&json)?;
    for (key, value) in others {
        js::Reflect::set(&out, &JsValue::from_str(key), value)?;
    }
    Ok(out)
}

/// A JSON object with typed arrays beside its other values.
pub fn with_arrays(json: Value, arrays: &[(&str, &[f64])]) -> Js {
    let typed = arrays.iter().map(|(key, numbers)| Ok((*key, typed(numbers)?))).collect::<Js<Vec<_>>>()?;
    with_values(json, &typed)
}

/// Numbers as a typed array of their own.
pub fn typed(x: &[f64]) -> Js {
    js::Float64Array::new(x).map(Into::into)
}
