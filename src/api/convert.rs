//! JavaScript values to JSON and back. NaN, infinity and what is no data get an error that names the place.

use crate::error::{Code, Error};
use js_sys::{Array, Float64Array, Object, Reflect};
use serde_json::{Map, Number, Value};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};

/// Deeper than this is no scene document but a cycle.
const DEEPEST: usize = 32;

/// Longer arrays of numbers are refused before they are copied.
const MOST_NUMBERS: u32 = 4_000_000;

/// The same for other arrays: no list in a document may be longer.
const MOST_ITEMS: u32 = crate::scene::document::MOST_CONSTRAINTS as u32;

/// Longer strings are no names.
const LONGEST_NAME: u32 = 1000;

/// A JavaScript error with `.code` and `.path`.
pub fn throw(error: Error) -> JsValue {
    let js = js_sys::Error::new(&error.to_string());
    js.set_name("SimulationError");
    set(&js, "code", &JsValue::from_str(error.code.as_str()));
    set(&js, "path", &JsValue::from_str(&error.path));
    js.into()
}

thread_local! {
    /// Names of properties as JavaScript strings: a system of two thousand constraints has few names, but each of them
    /// thousands of times.
    static NAMES: RefCell<BTreeMap<String, JsValue>> = const { RefCell::new(BTreeMap::new()) };
}

/// Calls it with the JavaScript string of that name.
pub fn with_name(name: &str, use_it: impl FnOnce(&JsValue)) {
    NAMES.with_borrow_mut(|names| {
        if let Some(name) = names.get(name) {
            return use_it(name);
        }
        use_it(names.entry(name.into()).or_insert(JsValue::from_str(name)));
    });
}

/// Sets a property of an object that we made.
pub fn set(object: &JsValue, key: &str, value: &JsValue) {
    // Only frozen or exotic objects refuse.
    with_name(key, |key| drop(Reflect::set(object, key, value)));
}

/// A JavaScript value as JSON; undefined properties are left out.
pub fn to_json(js: &JsValue, path: &str) -> Result<Value, Error> {
    read(js, path, 0)
}

fn read(js: &JsValue, path: &str, depth: usize) -> Result<Value, Error> {
    let wrong = |message: &str| Err(Error::new(Code::WrongType, path, message));
    if depth > DEEPEST {
        return wrong("is nested too deeply; does it contain itself?");
    }
    if let Some(x) = js.as_f64() {
        return number(x, path);
    }
    if let Some(s) = js.as_string() {
        return Ok(Value::String(s));
    }
    if let Some(b) = js.as_bool() {
        return Ok(Value::Bool(b));
    }
    if js.is_null() || js.is_undefined() {
        return Ok(Value::Null);
    }
    if let Some(numbers) = js.dyn_ref::<Float64Array>() {
        short_enough(numbers.length(), MOST_NUMBERS, path)?;
        let mut list = Vec::new();
        for (i, x) in numbers.to_vec().into_iter().enumerate() {
            list.push(number(x, &format!("{path}[{i}]"))?);
        }
        return Ok(list.into());
    }
    if Array::is_array(js) {
        let length = get(js, "length", path)?.as_f64().unwrap_or(f64::NAN);
        short_enough(length as u32, MOST_ITEMS, path)?;
        let mut list = Vec::new();
        for i in 0..length as u32 {
            let place = format!("{path}[{i}]");
            list.push(read(&Reflect::get_u32(js, i).map_err(|_| unreadable(&place))?, &place, depth + 1)?);
        }
        return Ok(list.into());
    }
    if js.is_function() || js.is_symbol() || js.is_bigint() || !js.is_object() {
        return wrong("is not data; give a number, string, boolean, array or plain object");
    }
    let mut map = Map::new();
    for key in Reflect::own_keys(js).map_err(|_| unreadable(path))?.iter().filter_map(|key| key.as_string()) {
        let place = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let value = get(js, &key, &place)?;
        if !value.is_undefined() {
            map.insert(key, read(&value, &place, depth + 1)?);
        }
    }
    Ok(Value::Object(map))
}

/// A property. What throws when it is read (a getter, a proxy) is an error like any other: an exception that passed
/// through us would leave the simulation locked for ever.
pub fn get(object: &JsValue, key: &str, place: &str) -> Result<JsValue, Error> {
    Reflect::get(object, &JsValue::from_str(key)).map_err(|_| unreadable(place))
}

fn unreadable(place: &str) -> Error {
    Error::new(Code::WrongType, place, "threw an error when it was read")
}

fn short_enough(length: u32, most: u32, path: &str) -> Result<(), Error> {
    if length > most {
        return Err(Error::new(Code::TooLarge, path, format!("{length} entries; at most {most} are read")));
    }
    Ok(())
}

/// A name given as a string. (A `&str` argument would let JavaScript write past our memory when it is no string.)
pub fn text(js: &JsValue, path: &str) -> Result<String, Error> {
    if !js.is_string() {
        return Err(Error::new(Code::WrongType, path, "a string is wanted"));
    }
    let string: &js_sys::JsString = js.unchecked_ref();
    short_enough(string.length(), LONGEST_NAME, path)?;
    Ok(String::from(string))
}

fn number(x: f64, path: &str) -> Result<Value, Error> {
    let whole = x.fract() == 0.0 && x.abs() < 9e15 && (x != 0.0 || x.is_sign_positive());
    let number = if whole { Some(Number::from(x as i64)) } else { Number::from_f64(x) };
    number.map(Value::Number).ok_or_else(|| Error::new(Code::NotFinite, path, format!("{x} is not a finite number")))
}

/// An array of these values.
pub fn array(values: impl Iterator<Item = JsValue>) -> JsValue {
    let out = Array::new();
    for value in values {
        out.push(&value);
    }
    out.into()
}

/// JSON as a JavaScript value.
pub fn to_js(value: &Value) -> JsValue {
    match value {
        Value::Null => JsValue::NULL,
        Value::Bool(b) => JsValue::from_bool(*b),
        Value::Number(n) => JsValue::from_f64(n.as_f64().unwrap_or(f64::NAN)),
        Value::String(s) => JsValue::from_str(s),
        Value::Array(list) => array(list.iter().map(to_js)),
        Value::Object(map) => {
            let object = Object::new();
            for (key, value) in map {
                set(&object, key, &to_js(value));
            }
            object.into()
        }
    }
}

/// A JavaScript array of numbers, or a Float64Array, as a vector.
pub fn numbers(js: &JsValue, path: &str) -> Result<Vec<f64>, Error> {
    match to_json(js, path)? {
        Value::Array(list) => list
            .iter()
            .enumerate()
            .map(|(i, x)| x.as_f64().ok_or_else(|| Error::new(Code::WrongType, format!("{path}[{i}]"), "a number is wanted")))
            .collect(),
        _ => Err(Error::new(Code::WrongType, path, "an array of numbers is wanted")),
    }
}

/// A whole number from 0 on, as ids and counts are.
pub fn whole(x: f64, path: &str) -> Result<u32, Error> {
    if x.is_finite() && x >= 0.0 && x.fract() == 0.0 && x <= f64::from(u32::MAX) {
        return Ok(x as u32);
    }
    let code = if x.is_finite() { Code::OutOfRange } else { Code::NotFinite };
    Err(Error::new(code, path, format!("{x} is not a whole number from 0 on")))
}

/// Numbers as a typed array of their own.
pub fn typed(x: &[f64]) -> JsValue {
    Float64Array::from(x).into()
}
